//! A random decode.

use gimbal_kernels_sys::ElementType;
use gimbal_kernels_sys::tpa_decode::Variant;
use gimbal_kernels_sys::tpa_decode::wgmma::Tile;
use gimbal_ops::{
    Error, Float, KvLens, Parallel, Splits, TpaDecode, TpaFactors, TpaInputs, TpaOutputMut,
    TpaRoute, Workspace,
};
use gimbal_reference::TpaDecode as Reference;
use ndarray::{ArrayD, Axis};

use super::{Judged, judge};
use crate::random;
use crate::verify::Workbench;
use crate::verify::layout::{Layout, Placed};

/// A case has at most about this many elements of bk.
const MAX_ELEMENTS: usize = 150_000;

/// One random decode, to be divided in several ways.
pub struct Input<T: Float> {
    reference: Reference,
    factors: TpaFactors<(ArrayD<T>, Layout)>,
    o_layout: Layout,
    lse_layout: Layout,
    kv_lens: Option<Vec<i32>>,
    route: TpaRoute,
    /// At least as large as any score, and 1.
    size_of_scores: f64,
    pub parallels: [Parallel; 6],
}

impl<T: Float> Input<T> {
    /// The input of this number that reaches a variant. Numbers stay the same when there are more of them.
    pub fn random(seed: u64, index: u32, variant: Variant) -> Self {
        let rng = &mut fastrand::Rng::with_seed(seed.wrapping_add(index.into()));
        // Half of the cases have rows that can be read 16 bytes at a time.
        let vectors = index.is_multiple_of(2);
        let (wide, heads) = reaching(rng, variant, vectors);
        Self::of(rng, wide, heads, vectors, TpaRoute::Mma)
    }

    /// The input of this number that reaches the kernel of a tile, where there is wgmma.
    pub fn for_wgmma(seed: u64, index: u32, tile: Tile) -> Self {
        let rng = &mut fastrand::Rng::with_seed(seed.wrapping_add(index.into()));
        let widths = tile.features() - 62..=tile.features();
        let wide = (rng.u32(widths) / 8 * 8).max(8) as usize;
        let heads = match rng.u8(..3) {
            0 => 8 * rng.usize(1..=16),
            _ => rng.usize(1..=128),
        };
        Self::of(rng, wide, heads, true, TpaRoute::Wgmma)
    }

    fn of(
        rng: &mut fastrand::Rng,
        wide: usize,
        heads: usize,
        vectors: bool,
        route: TpaRoute,
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
            TpaRoute::Wgmma if wide > 64 => 2,
            _ => 3,
        };
        let ranks = [rng.usize(1..=24), rng.usize(1..=most), rng.usize(1..=most)];
        let [rank, key_rank, value_rank] = ranks;
        // Errors are relative to the size of o, of which a few elements would say little.
        let batch = rng.usize(1..=4).max(64usize.div_ceil(heads * e));
        let longest = if rng.u8(..3) == 0 { 4000 } else { 200 };
        let room = MAX_ELEMENTS / (batch * key_rank.max(value_rank) * wide);
        let mut tokens = rng.usize(1..=longest.min(room.max(1)));
        if route == TpaRoute::Wgmma {
            // Each sequence of ak and av begins at a multiple of 16 bytes.
            tokens = tokens.next_multiple_of(8);
        }
        let cached = |rng: &mut fastrand::Rng, rank, width| match rank {
            1 if rng.bool() => vec![batch, tokens, width],
            _ => vec![batch, tokens, rank, width],
        };
        let shapes = TpaFactors {
            aq: vec![batch, 1, heads, rank],
            bq: vec![batch, 1, rank, d],
            ak: cached(rng, key_rank, heads),
            bk: cached(rng, key_rank, d),
            av: cached(rng, value_rank, heads),
            bv: cached(rng, value_rank, e),
        };
        let kv_lens = rng.bool().then(|| {
            let length = |_| match rng.u8(..5) {
                0 => 0,
                1 => tokens as i32,
                _ => rng.i32(0..=tokens as i32),
            };
            (0..batch).map(length).collect::<Vec<_>>()
        });
        let mut factors = shapes.map(|_, shape| {
            let len = shape.iter().product();
            ArrayD::from_shape_vec(shape.as_slice(), random::elements::<T>(rng, len))
                .unwrap_or_else(|_| ArrayD::from_elem(shape.as_slice(), T::from_f64(1.0)))
        });
        for factor in [
            &mut factors.ak,
            &mut factors.bk,
            &mut factors.av,
            &mut factors.bv,
        ] {
            spoil_the_end(factor, kv_lens.as_deref());
        }
        let layout = |rng: &mut fastrand::Rng| Layout {
            swapped: rng.bool(),
            padding: match vectors {
                true => 16 / size_of::<T>() * rng.usize(..2),
                false => rng.usize(..3),
            },
        };
        let mut placed = factors.map(|_, factor| (factor.clone(), layout(rng)));
        if route == TpaRoute::Wgmma {
            // Nothing lies between the rows of ak and av, and rows of bk and bv begin at multiples of 16 bytes.
            (placed.ak.1, placed.av.1) = (Layout::default(), Layout::default());
            for factor in [&mut placed.bk, &mut placed.bv] {
                let width = factor.0.shape()[factor.0.ndim() - 1];
                factor.1.padding += width.next_multiple_of(8) - width;
            }
        }
        // Nearly equal weights, or nearly all on one token.
        let sharpness = [1.0, 10.0, 100.0][rng.usize(..3)];
        let mut reference = Reference::default();
        if sharpness > 1.0 || rng.bool() {
            // As large as the default where that is larger than 1.
            reference.scale = Some(sharpness / (d as f64).sqrt());
            reference.scale_q = Some(1.0 / (rank as f64).sqrt());
            reference.scale_v = Some(-2.0);
        }
        Self {
            reference,
            factors: placed,
            o_layout: layout(rng),
            lse_layout: layout(rng),
            kv_lens,
            route,
            // Of q·k the largest possible is √R times √D, and few are a fifth of that; then the scales.
            size_of_scores: sharpness,
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

    pub fn judge(&self, bench: &Workbench, parallel: Parallel) -> Result<Judged, Error> {
        let device = bench.device;
        let op = TpaDecode::from(self.reference.clone())
            .parallel(parallel)
            .route(self.route);
        let factors = self
            .factors
            .try_map(|_, (factor, layout)| Placed::holding(device, factor, *layout))?;
        let kv_lens = self.kv_lens.as_ref();
        let kv_lens = kv_lens.map(|kv_lens| device.tensor_from_slice(kv_lens, &[kv_lens.len()]));
        let kv_lens = kv_lens.transpose()?;
        let inputs =
            TpaInputs::from(factors.try_map(|_, factor| factor.view())?).kv_lens(match &kv_lens {
                Some(kv_lens) => KvLens::from(kv_lens),
                None => KvLens::All,
            });
        let exact = self.reference.forward_f64(
            &self.factors.map(|_, (factor, _)| factor.view()),
            self.kv_lens.as_deref(),
        )?;
        let mut workspace = Workspace::new(device, op.forward_workspace(inputs)?)?;
        bench.launches.take();
        let run = bench.twice(|| {
            workspace.fill_bytes(0xff)?;
            let mut o = Placed::<T>::poisoned(device, exact.o.shape(), self.o_layout)?;
            let mut lse = Placed::<f32>::poisoned(device, exact.lse.shape(), self.lse_layout)?;
            let output = TpaOutputMut {
                o: o.view_mut()?,
                lse: Some(lse.view_mut()?),
            };
            op.forward_into(inputs, output, &mut workspace)?;
            Ok((o.read()?, lse.read()?))
        })?;
        Ok(judge(
            run,
            &exact,
            self.size_of_scores,
            &self.describe(parallel),
        ))
    }

    fn describe(&self, parallel: Parallel) -> String {
        let shapes: Vec<_> = self
            .factors
            .named()
            .map(|(name, (factor, _))| format!("{name} {:?}", factor.shape()))
            .into();
        format!(
            "{}, kv_lens {:?}, {parallel:?}, at most {:?}",
            shapes.join(", "),
            self.kv_lens,
            self.route
        )
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

/// Nothing may read what lies behind the end of a sequence.
fn spoil_the_end<T: Float>(factor: &mut ArrayD<T>, kv_lens: Option<&[i32]>) {
    for (sequence, &length) in kv_lens.unwrap_or_default().iter().enumerate() {
        let mut tokens = factor.index_axis_mut(Axis(0), sequence);
        let end = length.unsigned_abs() as usize;
        let mut behind = tokens.slice_axis_mut(Axis(0), (end..).into());
        behind.fill(T::from_f64(f64::NAN));
    }
}
