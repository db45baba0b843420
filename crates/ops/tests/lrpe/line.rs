//! Problems on a line of tokens.

use gimbal_ops::{Activation, BlockShape, InputError, InputReason, Lrpe, Tensor, Theta, ThetaKind};
use gimbal_reference::{Lrpe as Reference, Positions};
use ndarray::{Array2, ArrayD, Axis, Ix2, s};
use proptest::prelude::*;

use super::case::{ACTIVATIONS, Case, blocks, features, few, layouts};
use super::data::Layout;
use crate::common::gpu;

/// The encodings of tokens on a line.
#[derive(Clone, Copy, Debug)]
pub enum Encoding {
    Rotate,
    Cosine,
}

const ENCODINGS: [Encoding; 2] = [Encoding::Rotate, Encoding::Cosine];

/// x is (B, N, H, D), or (B, N, D) with one head.
#[derive(Clone, Debug)]
pub struct LineCase {
    pub encoding: Encoding,
    pub batch: usize,
    pub tokens: usize,
    pub heads: usize,
    /// Angles a row; D is a multiple of it.
    pub angles: usize,
    pub shared_theta: bool,
    pub theta_kind: ThetaKind,
    /// E, for [`ThetaKind::PerFeature`].
    pub theta_features: usize,
    pub activation: Activation,
    pub offset: i64,
    pub layouts: [Layout; 3],
    /// Instead of the defaults.
    pub blocks: Option<BlockShape>,
    pub seed: u64,
}

impl LineCase {
    /// Heads of long sequences, in rows of 128 features: on a GPU so many that each group of blocks has several.
    pub fn long_heads() -> [Self; 2] {
        let all = [(Encoding::Rotate, 64, 2101), (Encoding::Cosine, 128, 4101)];
        all.map(|(encoding, angles, tokens)| Self {
            encoding,
            batch: if gpu().is_some() { 4 } else { 1 },
            tokens,
            heads: 12,
            angles,
            theta_features: angles,
            ..Self::default()
        })
    }
}

impl Default for LineCase {
    fn default() -> Self {
        Self {
            encoding: Encoding::Rotate,
            batch: 2,
            tokens: 19,
            heads: 3,
            angles: 32,
            shared_theta: false,
            theta_kind: ThetaKind::PerFeature,
            theta_features: 32,
            activation: Activation::None,
            offset: 0,
            layouts: [Layout::RowMajor; 3],
            blocks: None,
            seed: 1,
        }
    }
}

impl Case for LineCase {
    const TOKENS: usize = 1;

    fn still(&self, theta: Tensor<f32>) -> Lrpe<'static> {
        let theta = match self.theta_kind {
            ThetaKind::PerFeature => Theta::per_feature(theta),
            ThetaKind::PerHead => Theta::per_head(theta),
        };
        let op = match self.encoding {
            Encoding::Rotate => Lrpe::rotate(theta),
            Encoding::Cosine => Lrpe::cosine(theta),
        };
        op.offset(self.offset)
    }

    fn reference(&self) -> Reference {
        let reference = match self.encoding {
            Encoding::Rotate => Reference::rotate(),
            Encoding::Cosine => Reference::cosine(),
        };
        Reference {
            positions: Positions::line(self.offset),
            f: self.activation.into(),
            theta_kind: self.theta_kind,
            ..reference
        }
    }

    fn activation(&self) -> Activation {
        self.activation
    }

    fn with_activation(self, activation: Activation) -> Self {
        Self { activation, ..self }
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    fn layouts(&self) -> [Layout; 3] {
        self.layouts
    }

    fn blocks(&self) -> Option<BlockShape> {
        self.blocks
    }

    fn angles(&self) -> usize {
        self.angles
    }

    fn rows(&self, width: usize) -> Vec<usize> {
        match self.layouts[0] {
            Layout::OneHead => vec![self.batch, self.tokens, width],
            _ => vec![self.batch, self.tokens, self.heads, width],
        }
    }

    fn theta_shape(&self) -> [usize; 2] {
        let rows = match (self.shared_theta, self.layouts[0]) {
            (false, Layout::OneHead) | (true, _) => 1,
            (false, _) => self.heads,
        };
        let columns = match self.theta_kind {
            ThetaKind::PerFeature => self.theta_features,
            ThetaKind::PerHead => 1,
        };
        [rows, columns]
    }

    fn dtheta_scale(&self, mut terms: ArrayD<f64>) -> Array2<f64> {
        for (n, mut token) in terms.axis_iter_mut(Axis(1)).enumerate() {
            token *= (self.offset as f64 + n as f64).abs();
        }
        let sums = terms.sum_axis(Axis(0)).sum_axis(Axis(0));
        let sums = match sums.ndim() {
            1 => sums.insert_axis(Axis(0)),
            _ => sums,
        };
        let sums = sums.into_dimensionality::<Ix2>().unwrap();
        match self.theta_kind {
            ThetaKind::PerFeature => sums.slice(s![.., ..self.theta_features]).to_owned(),
            ThetaKind::PerHead => sums.sum_axis(Axis(1)).insert_axis(Axis(1)),
        }
    }

    fn long() -> Self {
        Self {
            tokens: 300,
            ..Self::default()
        }
    }

    fn corners() -> Vec<Self> {
        let smallest = Self {
            batch: 1,
            tokens: 1,
            heads: 1,
            angles: 1,
            theta_features: 1,
            ..Self::default()
        };
        vec![
            smallest.clone(),
            // One token of many sequences, as in decoding, at the last position that is promised to be exact.
            Self {
                batch: 9,
                tokens: 1,
                heads: 32,
                offset: (1 << 24) - 1,
                ..Self::default()
            },
            // One element an access, because the rows are odd.
            Self {
                angles: 33,
                theta_features: 20,
                ..Self::default()
            },
            Self {
                angles: 129,
                theta_features: 129,
                ..Self::default()
            },
            // Wider than the lanes: with vectors, and without.
            Self {
                angles: 600,
                theta_features: 600,
                tokens: 5,
                ..Self::default()
            },
            Self {
                angles: 301,
                theta_features: 1,
                tokens: 5,
                ..Self::default()
            },
            // Many stretches of tokens.
            Self {
                batch: 1,
                heads: 1,
                tokens: 5000,
                angles: 8,
                theta_features: 8,
                ..Self::default()
            },
            Self {
                tokens: 700,
                angles: 4,
                theta_features: 3,
                layouts: [Layout::Swapped; 3],
                ..Self::default()
            },
            // One theta for everything; and no theta at all.
            Self {
                shared_theta: true,
                theta_kind: ThetaKind::PerHead,
                ..Self::default()
            },
            Self {
                theta_features: 0,
                ..Self::default()
            },
            // Nothing.
            Self {
                tokens: 0,
                ..Self::default()
            },
            Self {
                batch: 0,
                ..smallest
            },
        ]
    }

    fn misfits(&self) -> Vec<(Self, InputError)> {
        let far = Self {
            offset: i64::from(i32::MAX) - 3,
            ..self.clone()
        };
        let error = InputReason::Positions {
            offset: far.offset,
            tokens: far.tokens,
        }
        .of(self.reference().name());
        vec![(far, error)]
    }

    fn forms() -> Vec<Self> {
        let of = |encoding| Self {
            encoding,
            ..Self::default()
        };
        ENCODINGS.map(of).to_vec()
    }

    fn variants(&self) -> Vec<Self> {
        let both = |activation| {
            ENCODINGS.map(|encoding| Self {
                encoding,
                activation,
                ..self.clone()
            })
        };
        ACTIVATIONS.into_iter().flat_map(both).collect()
    }
}

prop_compose! {
    /// B, N, H and the angles of a row: ragged, and from 0.
    fn sizes()(
        batch in few(6),
        tokens in prop_oneof![16 => few(40), 4 => 100usize..700],
        heads in few(10),
        angles in features(),
    ) -> [usize; 4] {
        // Long or wide, not both: the reference is slow.
        [batch, tokens, heads, if tokens < 100 { angles } else { angles.min(24) }]
    }
}

/// The position of the first of so many tokens, up to the last that is promised to be exact.
fn offset(tokens: usize) -> impl Strategy<Value = i64> {
    let last = (1 << 24) - tokens as i64;
    proptest::sample::select(vec![0, 4096, 131_072, 1 << 20, -77, last])
}

prop_compose! {
    fn cases()(sizes in sizes())(
        encoding in proptest::sample::select(&ENCODINGS[..]),
        offset in offset(sizes[1]),
        // Often all angles turn.
        theta_features in (0..=sizes[3] * 3 / 2).prop_map(move |features| features.min(sizes[3])),
        theta_kind in proptest::sample::select(vec![ThetaKind::PerFeature, ThetaKind::PerHead]),
        shared_theta in any::<bool>(),
        activation in proptest::sample::select(&ACTIVATIONS[..]),
        layouts in prop_oneof![1 => Just([Layout::OneHead; 3]), 7 => layouts()],
        blocks in proptest::option::weighted(0.3, blocks()),
        seed in any::<u64>(),
        sizes in Just(sizes),
    ) -> LineCase {
        let [batch, tokens, heads, angles] = sizes;
        LineCase {
            encoding,
            batch,
            tokens,
            heads,
            angles,
            shared_theta,
            theta_kind,
            theta_features,
            activation,
            offset,
            layouts,
            blocks,
            seed,
        }
    }
}

impl Arbitrary for LineCase {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        cases().boxed()
    }
}
