//! Random problems.

use gimbal_ops::{Device, Float, Parallel, Splits, TpaDecode, TpaFactors, TpaRoute};
use gimbal_reference as reference;
use ndarray::{ArrayD, Axis};
use proptest::prelude::*;

use crate::common::Random;
use crate::data::{Layout, Placed};

/// One problem; its data follow from the seed.
#[derive(Clone, Debug)]
pub struct TpaCase {
    pub batch: usize,
    pub tokens: usize,
    pub heads: usize,
    /// R, Rk, Rv.
    pub ranks: [usize; 3],
    /// D, E.
    pub features: [usize; 2],
    /// Whether a rank of 1 has an axis.
    pub rank_axis: bool,
    /// Instead of all tokens. What lies behind is NaN.
    pub kv_lens: Option<Vec<i32>>,
    /// Instead of the default scales.
    pub scales: Option<[f64; 4]>,
    /// Of the six factors, o and lse.
    pub layouts: [Layout; 8],
    pub parallel: Parallel,
    /// The fastest that may be taken.
    pub route: TpaRoute,
    pub seed: u64,
}

impl Default for TpaCase {
    fn default() -> Self {
        Self {
            batch: 3,
            tokens: 100,
            heads: 5,
            ranks: [6, 2, 2],
            features: [24, 16],
            rank_axis: true,
            kv_lens: None,
            scales: None,
            layouts: [Layout::RowMajor; 8],
            parallel: Parallel::Auto,
            route: TpaRoute::Wgmma,
            seed: 1,
        }
    }
}

/// Those of ak and av that wgmma takes: no gaps between ranks and tokens, but between sequences.
const COEFFICIENTS: [Layout; 2] = [Layout::RowMajor, Layout::PartOfCache];

/// Those of bk and bv that it takes where they have this width.
fn features_of(width: usize) -> &'static [Layout] {
    const ALL: [Layout; 5] = [
        Layout::PaddedRows,
        Layout::RowMajor,
        Layout::Swapped,
        Layout::PartOfAligned,
        Layout::PartOfCache,
    ];
    match width % 8 {
        0 => &ALL,
        _ => &ALL[..1],
    }
}

/// The reference takes this many multiplications, about.
const MAX_WORK: usize = 3_000_000;

/// Errors are relative to the size of o, of which fewer elements would say little.
const MIN_OUTPUTS: usize = 64;

impl Arbitrary for TpaCase {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let batch = prop_oneof![4 => 1usize..5, 1 => 5usize..40];
        let tokens = prop_oneof![
            3 => 1usize..300,
            2 => proptest::sample::select(&[1usize, 16, 100, 129, 2049][..]),
        ];
        let heads = prop_oneof![
            3 => 1usize..20,
            1 => 1usize..129,
            1 => proptest::sample::select(&[32usize, 34, 47, 78][..]),
        ];
        let ranks = (1usize..20, 1usize..4, 1usize..4);
        let width = || {
            prop_oneof![
                2 => (1usize..17).prop_map(|n| 8 * n),
                2 => 1usize..257,
                1 => proptest::sample::select(&[64usize, 127, 128, 129, 256][..]),
            ]
        };
        let layouts = || proptest::sample::select(&Layout::ALL[..4]);
        let sizes = (batch, tokens, heads, ranks, width(), width());
        let rest = (
            any::<bool>(),
            proptest::option::of(proptest::collection::vec(0.0f64..1.4, 40)),
            proptest::option::of(scales()),
            [(); 8].map(|()| layouts()),
            parallels(),
            proptest::sample::select(&TpaRoute::ALL[..]),
            [(); 4].map(|()| any::<proptest::sample::Index>()),
            any::<u64>(),
        );
        (sizes, rest)
            .prop_map(|((b, m, h, (r, rk, rv), d, e), rest)| {
                let (rank_axis, shares, scales, mut layouts, parallel, route, cached, seed) = rest;
                let (mut d, mut e) = (d, e);
                if route == TpaRoute::Wgmma {
                    // What it takes.
                    (d, e) = (d.min(128), e.next_multiple_of(2).min(128));
                    let [ak, bk, av, bv] = cached;
                    layouts[2] = *ak.get(&COEFFICIENTS);
                    layouts[3] = *bk.get(features_of(d));
                    layouts[4] = *av.get(&COEFFICIENTS);
                    layouts[5] = *bv.get(features_of(e));
                }
                let batch = b.max(MIN_OUTPUTS.div_ceil(h * e));
                let work = batch * h * (rk * d + rv * e);
                let [ak, av] = [layouts[2], layouts[4]];
                // So many tokens of ak and av are multiples of 16 bytes.
                let aligned = |&step: &usize| step * rk * h % 8 == 0 && step * rv * h % 8 == 0;
                let step = match route {
                    TpaRoute::Mma => 1,
                    TpaRoute::Wgmma if batch == 1 && [ak, av] == [Layout::RowMajor; 2] => 1,
                    TpaRoute::Wgmma => [1, 2, 4].into_iter().find(aligned).unwrap_or(8),
                };
                let tokens = (m.min(MAX_WORK / work) / step).max(1) * step;
                let length = |share: f64| match share {
                    ..0.1 => 0,
                    share => (share.min(1.0) * tokens as f64) as i32,
                };
                Self {
                    batch,
                    tokens,
                    heads: h,
                    ranks: [r, rk, rv],
                    features: [d, e],
                    rank_axis,
                    kv_lens: shares.map(|shares| {
                        let shares = shares.into_iter().cycle();
                        shares.map(length).take(batch).collect()
                    }),
                    scales,
                    layouts,
                    parallel,
                    route,
                    seed,
                }
            })
            .boxed()
    }
}

/// Scores up to about ten apart.
fn scales() -> impl Strategy<Value = [f64; 4]> {
    (0.01f64..0.3, 0.1f64..1.0, -1.0f64..1.0, 0.1f64..4.0)
        .prop_map(|(scale, q, k, v)| [scale, q, k, v])
}

/// Every way to divide the work.
pub const PARALLELS: [Parallel; 8] = [
    Parallel::Auto,
    Parallel::Batch,
    Parallel::BatchHead,
    Parallel::Split(Splits::Auto),
    Parallel::Split(Splits::Count(1)),
    Parallel::Split(Splits::Count(7)),
    Parallel::Split(Splits::Tokens(100)),
    Parallel::Split(Splits::Tokens(16)),
];

fn parallels() -> impl Strategy<Value = Parallel> {
    prop_oneof![
        3 => proptest::sample::select(&PARALLELS[..4]),
        1 => (1u32..20).prop_map(|count| Parallel::Split(Splits::Count(count))),
        1 => (1u32..300).prop_map(|tokens| Parallel::Split(Splits::Tokens(tokens))),
    ]
}

impl TpaCase {
    pub fn operator(&self) -> TpaDecode {
        TpaDecode::from(self.reference())
            .parallel(self.parallel)
            .route(self.route)
    }

    pub fn reference(&self) -> reference::TpaDecode {
        let scale = |index: usize| self.scales.map(|scales| scales[index]);
        reference::TpaDecode {
            scale: scale(0),
            scale_q: scale(1),
            scale_k: scale(2),
            scale_v: scale(3),
        }
    }

    pub fn shapes(&self) -> TpaFactors<Vec<usize>> {
        let (b, m, h) = (self.batch, self.tokens, self.heads);
        let ([r, rk, rv], [d, e]) = (self.ranks, self.features);
        let cached = |rank, width| match (rank, self.rank_axis) {
            (1, false) => vec![b, m, width],
            _ => vec![b, m, rank, width],
        };
        TpaFactors {
            aq: vec![b, 1, h, r],
            bq: vec![b, 1, r, d],
            ak: cached(rk, h),
            bk: cached(rk, d),
            av: cached(rv, h),
            bv: cached(rv, e),
        }
    }

    pub fn output_shape(&self) -> [usize; 4] {
        [self.batch, 1, self.heads, self.features[1]]
    }

    /// Numbers from -1 to 1, and NaN behind the end of each sequence.
    pub fn factors<T: Float>(&self) -> TpaFactors<ArrayD<T>> {
        let mut random = Random::new(self.seed);
        self.shapes().map(|name, shape| {
            let array: ArrayD<f32> = random.array(shape);
            let mut array = array.mapv(|value| T::from_f64(f64::from(value) / 4.0));
            let cached = !["aq", "bq"].contains(&name);
            for (sequence, &length) in self.kv_lens.iter().flatten().enumerate().filter(|_| cached)
            {
                let mut tokens = array.index_axis_mut(Axis(0), sequence);
                let behind = (length as usize..).into();
                let mut behind = tokens.slice_axis_mut(Axis(0), behind);
                behind.fill(T::from_f64(f64::NAN));
            }
            array
        })
    }

    /// The factors in the layouts of the case.
    pub fn placed<T: Float>(
        &self,
        device: &Device,
        factors: &TpaFactors<ArrayD<T>>,
    ) -> TpaFactors<Placed<T>> {
        let mut index = 0;
        factors.map(|_, factor| {
            index += 1;
            Placed::new(device, factor, self.layouts[index - 1])
        })
    }
}
