//! A random decode.

use gimbal_kernels_sys::ElementType;
use gimbal_kernels_sys::tpa_decode::wgmma::Tile;
use gimbal_kernels_sys::tpa_decode::{Variant, elements};
use gimbal_ops::testing::{TpaCall, TpaResults};
use gimbal_ops::{Error, Float, Parallel, Splits, TpaDecode, TpaRoute};
use gimbal_reference::testing::{Layout, Random, tpa_decode};
use gimbal_reference::{TpaDecode as Reference, TpaDecodeProblem};

use crate::verify::{Judged, Workbench};

/// A case has at most about this many elements of bk.
const MAX_ELEMENTS: usize = 150_000;

/// One random decode, to be divided in several ways.
pub struct Input<T> {
    data: tpa_decode::Case<T>,
    route: TpaRoute,
    parallels: [Parallel; 6],
}

impl<T: Float> Input<T> {
    /// The input of this number that reaches a variant. Numbers stay the same when there are more of them.
    pub fn random(seed: u64, index: u32, variant: Variant) -> Self {
        let rng = &mut fastrand::Rng::with_seed(seed.wrapping_add(index.into()));
        // Half of the cases have rows that can be read 16 bytes at a time.
        let vectors = index.is_multiple_of(2);
        let (wide, heads) = reaching(rng, variant, vectors);
        Self::of(rng, wide, heads, vectors, TpaRoute::Mma, false)
    }

    /// The input of this number that reaches the kernel of a tile, where there is wgmma.
    pub fn for_wgmma(seed: u64, index: u32, tile: Tile) -> Self {
        let rng = &mut fastrand::Rng::with_seed(seed.wrapping_add(index.into()));
        let least = match tile.features() {
            64 => 2,
            features => features / 2 + 2,
        };
        let widths = least..=tile.features();
        let wide = (rng.u32(widths) / 8 * 8).max(8) as usize;
        let heads = match rng.u8(..3) {
            0 => 8 * rng.usize(1..=16),
            _ => rng.usize(1..=128),
        };
        Self::of(rng, wide, heads, true, TpaRoute::Wgmma, tile.is_one_rank())
    }

    /// The input of this number that reaches the kernel of a tile by element.
    pub fn for_elements(seed: u64, index: u32, tile: elements::Tile) -> Self {
        let rng = &mut fastrand::Rng::with_seed(seed.wrapping_add(index.into()));
        let least = match tile.features() {
            64 => 1,
            features => features / 2 + 1,
        };
        let wide = rng.u32(least..=tile.features()) as usize;
        let heads = rng.usize(1..=128);
        Self::of(rng, wide, heads, false, TpaRoute::Elements, false)
    }

    fn of(
        rng: &mut fastrand::Rng,
        wide: usize,
        heads: usize,
        vectors: bool,
        route: TpaRoute,
        one_rank: bool,
    ) -> Self {
        let narrow = match rng.bool() {
            true => wide,
            false if route == TpaRoute::Wgmma => 2 * rng.usize(1..=wide / 2),
            false => rng.usize(1..=wide),
        };
        let (d, e) = if rng.bool() {
            (wide, narrow)
        } else {
            (narrow, wide)
        };
        // Two tiles of more ranks are often too large for a ring.
        let most = match route {
            _ if one_rank => 1,
            TpaRoute::Elements | TpaRoute::Wgmma if wide > 64 => 2,
            _ => 3,
        };
        let ranks = [rng.usize(1..=24), rng.usize(1..=most), rng.usize(1..=most)];
        let [rank, key_rank, value_rank] = ranks;
        // Errors are relative to the size of o, of which a few elements would say little.
        let batch = rng.usize(1..=4).max(64usize.div_ceil(heads * e));
        let longest = if rng.u8(..3) == 0 { 4000 } else { 200 };
        let room = MAX_ELEMENTS / (batch * key_rank.max(value_rank) * wide);
        let tokens = rng.usize(1..=longest.min(room.max(1)));
        // One case in three has several query tokens, and one in four has them as they are.
        let queries = match rng.u8(..3) {
            0 => rng.usize(2..=8),
            _ => 1,
        };
        let rank = match rng.u8(..4) {
            0 => 0,
            _ => rank,
        };
        let problem = TpaDecodeProblem {
            batch,
            queries,
            tokens,
            heads,
            query_rank: rank,
            key_rank,
            value_rank,
            features: d,
            value_features: e,
        };
        let kv_lens = rng.bool().then(|| {
            let length = |_| match rng.u8(..5) {
                0 => 0,
                1 => tokens as i32,
                _ => rng.i32(0..=tokens as i32),
            };
            (0..batch).map(length).collect::<Vec<_>>()
        });
        let mut layouts = [(); 8].map(|()| Layout {
            order: rng.usize(..2),
            margins: [0, 0, 0, rng.usize(..3)].map(|behind| match vectors {
                true => (0, 16 / size_of::<T>() * (behind / 2)),
                false => (0, behind),
            }),
            ..Layout::ROW_MAJOR
        });
        if route == TpaRoute::Wgmma {
            // Nothing lies between the rows of ak and av, and rows of bk and bv begin at multiples of 16 bytes.
            (layouts[2], layouts[4]) = (Layout::ROW_MAJOR, Layout::ROW_MAJOR);
            (layouts[3].pitch, layouts[5].pitch) = (8, 8);
        }
        if route == TpaRoute::Elements {
            layouts[2..6].fill(Layout::ROW_MAJOR);
        }
        if rank == 0 {
            // Dense queries have the first alone.
            layouts[1..6].rotate_left(1);
        }
        // Nearly equal weights, or nearly all on one token.
        let sharpness = [1.0, 10.0, 100.0][rng.usize(..3)];
        let mut op = Reference::default();
        if sharpness > 1.0 || rng.bool() {
            // As large as the default where that is larger than 1.
            op.scale = Some(sharpness / (d as f64).sqrt());
            op.scale_q = Some(1.0 / (rank.max(1) as f64).sqrt());
            op.scale_v = Some(-2.0);
        }
        let mut random = Random::new(rng.u64(..));
        let shapes = tpa_decode::shapes(&problem, rng.bool());
        let data = tpa_decode::Case {
            op,
            problem,
            factors: shapes.map(|_, shape| random.array(shape, 1.0)),
            kv_lens: None,
            layouts,
        };
        Self {
            data: match kv_lens {
                Some(kv_lens) => data.with_kv_lens(kv_lens),
                None => data,
            },
            route,
            parallels: [
                Parallel::Auto,
                Parallel::Batch,
                Parallel::BatchHead,
                Parallel::Split(Splits::Auto),
                Parallel::Split(Splits::Count(rng.u32(2..20))),
                Parallel::Split(Splits::Tokens(rng.u32(1..=300).max(tokens as u32 / 50))),
            ],
        }
    }

    /// Divided in every way.
    pub fn judge_all(&self, bench: &Workbench) -> Result<Vec<Judged>, Error> {
        let parallels = self.parallels.into_iter();
        parallels
            .map(|parallel| self.judge(bench, parallel))
            .collect()
    }

    pub fn judge(&self, bench: &Workbench, parallel: Parallel) -> Result<Judged, Error> {
        let data = &self.data;
        let op = TpaDecode::from(data.op.clone())
            .parallel(parallel)
            .route(self.route);
        let input = format!(
            "{:?}, kv_lens {:?}, {parallel:?}, at most {:?}, {:?}",
            data.problem, data.kv_lens, self.route, data.layouts
        );
        let call = TpaCall::new(bench.device, data)?;
        let judge = |results: &TpaResults<T>| results.judge(&data.forward());
        bench.judged(&input, || call.forward(&op), judge)
    }
}

/// The larger of D and E, and heads, that a variant is chosen for.
fn reaching(rng: &mut fastrand::Rng, variant: Variant, vectors: bool) -> (usize, usize) {
    let vector = match variant.element() {
        ElementType::F32 => 4,
        _ => 8,
    };
    loop {
        let features = match vectors {
            true => vector * rng.u32(1..=variant.features() / vector),
            false => rng.u32(1..=variant.features()),
        };
        let heads = rng.u32(1..=128);
        if Variant::new(variant.element(), features, heads) == Some(variant) {
            return (features as usize, heads as usize);
        }
    }
}
