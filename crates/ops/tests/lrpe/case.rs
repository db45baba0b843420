//! Random problems.

use gimbal_ops::{
    Activation, BlockShape, Float, InputError, Lrpe, LrpeConfig, SoftmaxAxis, Tensor,
};
use gimbal_reference::testing::Random;
use gimbal_reference::{Encoding, Lrpe as Reference};
use ndarray::{Array2, ArrayD, Ix2};
use proptest::prelude::*;

use super::data::Layout;

pub const ACTIVATIONS: [Activation; 6] = [
    Activation::None,
    Activation::Relu,
    Activation::Sigmoid,
    Activation::Silu,
    Activation::Softmax(SoftmaxAxis::Feature),
    Activation::Softmax(SoftmaxAxis::Sequence),
];

/// One problem; its data follow from the seed. Any such value is one that the operator promises to be right for.
pub trait Case: Arbitrary + Clone {
    /// Which dimension of x holds the tokens.
    const TOKENS: usize;
    /// Which dimension of x holds the heads, if it has four.
    const HEADS: usize = 3 - Self::TOKENS;

    /// The operator without an activation, and without a config.
    fn still(&self, theta: Tensor<f32>) -> Lrpe<'static>;

    /// The reference of the operator.
    fn reference(&self) -> Reference;

    fn activation(&self) -> Activation;
    fn with_activation(self, activation: Activation) -> Self;
    fn seed(&self) -> u64;
    fn with_seed(self, seed: u64) -> Self;

    /// Of x or dx, o or do, and dx.
    fn layouts(&self) -> [Layout; 3];

    /// Instead of the defaults.
    fn blocks(&self) -> Option<BlockShape>;

    /// Angles a row; D is a multiple of it.
    fn angles(&self) -> usize;

    /// The shape of rows of this width.
    fn rows(&self, width: usize) -> Vec<usize>;

    fn theta_shape(&self) -> [usize; 2];

    /// Adds up |p| times the terms, which are as many as angles, to one sum for each head and column of theta.
    fn dtheta_scale(&self, terms: ArrayD<f64>) -> Array2<f64>;

    /// One with some hundred tokens.
    fn long() -> Self;

    /// Those that random ones meet too seldom.
    fn corners() -> Vec<Self>;

    /// Parameters that do not fit the data of this case, and the error.
    fn misfits(&self) -> Vec<(Self, InputError)>;

    /// One of every form: each has three heads, ten tokens or more, and 32 angles a row.
    fn forms() -> Vec<Self>;

    /// With each activation, and in every form.
    fn variants(&self) -> Vec<Self>;

    /// The operator.
    fn operator(&self, theta: Tensor<f32>, with_dtheta: bool) -> Lrpe<'static> {
        let op = self.still(theta).activation(self.activation());
        let op = op.with_dtheta(with_dtheta);
        let Some(blocks) = self.blocks() else {
            return op;
        };
        let config = LrpeConfig {
            rows: blocks,
            statistics: blocks,
        };
        op.forward_config(config).backward_config(config)
    }

    /// D divided by the angles of a row.
    fn features_per_angle(&self) -> usize {
        match self.reference().encoding {
            Encoding::Cosine => 1,
            _ => 2,
        }
    }

    /// The index in x for one by sequence, token, head and feature.
    fn at([batch, token, head, feature]: [usize; 4]) -> [usize; 4] {
        let mut index = [batch, 0, 0, feature];
        index[Self::TOKENS] = token;
        index[Self::HEADS] = head;
        index
    }

    /// The shape of x.
    fn shape(&self) -> Vec<usize> {
        self.rows(self.angles() * self.features_per_angle())
    }

    /// The shape of o.
    fn output_shape(&self) -> Vec<usize> {
        self.rows(2 * self.angles())
    }

    fn inputs<T: Float>(&self) -> Inputs<T> {
        let mut random = Random::new(self.seed());
        // Frequencies of all sizes up to 64, of either sign.
        let theta = ArrayD::from_shape_simple_fn(self.theta_shape().to_vec(), || {
            let size = 64.0 * (12.0 * random.signed_unit() - 12.0).exp2();
            (size * random.signed_unit().signum()) as f32
        });
        Inputs {
            x: random.array(&self.shape(), 4.0),
            d_o: random.array(&self.output_shape(), 4.0),
            theta: theta.into_dimensionality::<Ix2>().unwrap(),
        }
    }
}

/// The data of a case.
pub struct Inputs<T> {
    pub x: ArrayD<T>,
    pub d_o: ArrayD<T>,
    pub theta: Array2<f32>,
}

/// From 0 to below `end`, and often 1.
pub fn few(end: usize) -> impl Strategy<Value = usize> {
    prop_oneof![1 => Just(0), 4 => Just(1), 12 => 2..end]
}

/// Multiples of 8 can take vectors; the others can't.
pub fn features() -> impl Strategy<Value = usize> {
    prop_oneof![(1usize..19).prop_map(|n| 8 * n), 1usize..151]
}

prop_compose! {
    /// Small blocks, which fit whatever the lanes.
    pub fn blocks()(
        heads in 1u32..3, tokens in 1u32..3, tokens_per_thread in 1u32..20, batches in 1u32..9,
    ) -> BlockShape {
        BlockShape { heads, tokens, tokens_per_thread, batches }
    }
}

/// How x and the outputs lie in memory, if they have four dimensions.
pub fn layouts() -> impl Strategy<Value = [Layout; 3]> {
    let layout = || proptest::sample::select(&Layout::ALL[..4]);
    [layout(), layout(), layout()]
}
