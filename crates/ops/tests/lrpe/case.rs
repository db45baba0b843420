//! Random problems.

use gimbal_ops::{Activation, BlockShape, Float, SoftmaxAxis, ThetaKind};
use ndarray::{Array2, ArrayD, Ix2};
use proptest::prelude::*;

use super::data::Layout;
use super::operator::Operator;
use crate::common::Random;

pub const ACTIVATIONS: [Activation; 6] = [
    Activation::None,
    Activation::Relu,
    Activation::Sigmoid,
    Activation::Silu,
    Activation::Softmax(SoftmaxAxis::Feature),
    Activation::Softmax(SoftmaxAxis::Sequence),
];

/// One problem; its data follow from the seed.
#[derive(Clone, Debug)]
pub struct Case {
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

impl Default for Case {
    fn default() -> Self {
        Self {
            batch: 2,
            tokens: 19,
            heads: 3,
            angles: 32,
            shared_theta: false,
            theta_kind: ThetaKind::PerFeature,
            theta_features: 32,
            activation: Activation::None,
            offset: 0,
            layouts: [Layout::TokensFirst; 3],
            blocks: None,
            seed: 1,
        }
    }
}

/// The data of a case.
pub struct Inputs<T> {
    pub x: ArrayD<T>,
    pub d_o: ArrayD<T>,
    pub theta: Array2<f32>,
}

impl Case {
    /// The shape of x.
    pub fn shape<O: Operator>(&self) -> Vec<usize> {
        self.rows(self.angles * O::FEATURES_PER_ANGLE)
    }

    /// The shape of o.
    pub fn output_shape(&self) -> Vec<usize> {
        self.rows(2 * self.angles)
    }

    fn rows(&self, width: usize) -> Vec<usize> {
        match self.layouts[0] {
            Layout::OneHead => vec![self.batch, self.tokens, width],
            _ => vec![self.batch, self.tokens, self.heads, width],
        }
    }

    pub fn inputs<O: Operator, T: Float>(&self) -> Inputs<T> {
        let mut random = Random::new(self.seed);
        let rows = match (self.shared_theta, self.layouts[0]) {
            (false, Layout::OneHead) | (true, _) => 1,
            (false, _) => self.heads,
        };
        let columns = match self.theta_kind {
            ThetaKind::PerFeature => self.theta_features,
            ThetaKind::PerHead => 1,
        };
        // Frequencies of all sizes up to 64, of either sign.
        let theta = ArrayD::from_shape_simple_fn(vec![rows, columns], || {
            let size = 64.0 * (12.0 * random.signed_unit() - 12.0).exp2();
            (size * random.signed_unit().signum()) as f32
        });
        Inputs {
            x: random.array(&self.shape::<O>()),
            d_o: random.array(&self.output_shape()),
            theta: theta.into_dimensionality::<Ix2>().unwrap(),
        }
    }
}

prop_compose! {
    /// B, N, H and the angles of a row: ragged, and from 0.
    fn sizes()(
        batch in prop_oneof![1 => Just(0), 4 => Just(1), 12 => 2usize..6],
        tokens in prop_oneof![1 => Just(0), 4 => Just(1), 12 => 2usize..40, 4 => 100usize..700],
        heads in prop_oneof![1 => Just(0), 4 => Just(1), 12 => 2usize..10],
        // Multiples of 8 can take vectors; the others can't.
        angles in prop_oneof![(1usize..19).prop_map(|n| 8 * n), 1usize..151],
    ) -> [usize; 4] {
        // Long or wide, not both: the reference is slow.
        [batch, tokens, heads, if tokens < 100 { angles } else { angles.min(24) }]
    }
}

prop_compose! {
    /// Small blocks, which fit whatever the lanes.
    fn blocks()(
        heads in 1u32..3, tokens in 1u32..3, tokens_per_thread in 1u32..20, batches in 1u32..9,
    ) -> BlockShape {
        BlockShape { heads, tokens, tokens_per_thread, batches }
    }
}

/// How x and the outputs lie in memory.
fn layouts() -> impl Strategy<Value = [Layout; 3]> {
    let layout = || proptest::sample::select(&Layout::ALL[..4]);
    prop_oneof![
        1 => Just([Layout::OneHead; 3]),
        7 => [layout(), layout(), layout()],
    ]
}

/// The position of the first of so many tokens, up to the last that is promised to be exact.
fn offset(tokens: usize) -> impl Strategy<Value = i64> {
    let last = (1 << 24) - tokens as i64;
    proptest::sample::select(vec![0, 4096, 131_072, 1 << 20, -77, last])
}

prop_compose! {
    /// All that an operator promises to be right for.
    pub fn cases()(sizes in sizes())(
        offset in offset(sizes[1]),
        // Often all angles turn.
        theta_features in (0..=sizes[3] * 3 / 2).prop_map(move |features| features.min(sizes[3])),
        theta_kind in proptest::sample::select(vec![ThetaKind::PerFeature, ThetaKind::PerHead]),
        shared_theta in any::<bool>(),
        activation in proptest::sample::select(&ACTIVATIONS[..]),
        layouts in layouts(),
        blocks in proptest::option::weighted(0.3, blocks()),
        seed in any::<u64>(),
        sizes in Just(sizes),
    ) -> Case {
        let [batch, tokens, heads, angles] = sizes;
        Case {
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
