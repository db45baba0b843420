//! The frequencies of a position encoding.

use std::sync::Arc;

use gimbal_reference::ThetaKind;

use crate::Tensor;

/// theta, and what a row of it stands for. It is stated, never guessed from a size.
///
/// theta is always f32, whatever the type of x: rounded to 16 bits, the angle p·theta would mean nothing beyond a few
/// thousand positions. It has one row per head, or a single row that all heads share. Cloning shares the tensor.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Theta};
/// use ndarray::Array2;
///
/// // RoPE for heads of 64 features, the same in every head: theta_i = 10000^(-2i/64).
/// let theta = Array2::from_shape_fn((1, 32), |(_, i)| 10000f32.powf(-2.0 * i as f32 / 64.0));
/// let theta = Theta::per_feature(Device::best()?.tensor(&theta)?);
/// assert_eq!(theta.tensor().shape(), [1, 32]);
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Theta {
    pub(crate) tensor: Arc<Tensor<f32>>,
    kind: ThetaKind,
}

impl Theta {
    /// One frequency for each of the first E angles of a head: (H, E) or (1, E). Angles beyond E are zero.
    pub fn per_feature(theta: impl Into<Arc<Tensor<f32>>>) -> Self {
        Self {
            tensor: theta.into(),
            kind: ThetaKind::PerFeature,
        }
    }

    /// One frequency for every angle of a head: (H, 1) or (1, 1).
    pub fn per_head(theta: impl Into<Arc<Tensor<f32>>>) -> Self {
        Self {
            tensor: theta.into(),
            kind: ThetaKind::PerHead,
        }
    }

    /// The frequencies.
    pub fn tensor(&self) -> &Tensor<f32> {
        &self.tensor
    }

    /// What a row stands for.
    pub fn kind(&self) -> ThetaKind {
        self.kind
    }
}
