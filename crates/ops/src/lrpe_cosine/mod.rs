//! Rotary position encoding: `lrpe_rotate`.

mod backward;
mod forward;

use gimbal_reference::{Activation, LrpeCosine as Reference};

use crate::lrpe::Lrpe;
use crate::{LrpeConfig, Theta};

/// Doubles each feature: once times the cosine of its angle, once times the sine.
///
/// The products of two such encodings depend on the distance of their positions only, and so does what a linear attention
/// makes of them.
///
/// # Formula
/// With x (B, N, H, D) or (B, N, D) for one head; theta (H, E) or (1, E), E <= D:
/// - p = offset + n; Θ\[n, h, d\] = p · theta\[h, d\], and 0 for d >= E. With [`Theta::per_head`], theta is (H, 1) or
///   (1, 1) and applies to every d.
/// - x̄ = f(x); o = concat(x̄ ⊙ cos Θ, x̄ ⊙ sin Θ), of the shape of x with 2D for D.
/// - Backward: dx̄ = do_cos ⊙ cos Θ + do_sin ⊙ sin Θ, then the gradient of f.
/// - dtheta\[h, d\] = Σ p · x̄ · (do_sin · cos Θ − do_cos · sin Θ) over batch and tokens, and over what theta is broadcast
///   over.
///
/// # Accuracy
/// x, o and their gradients are f32, f16 or bf16; arithmetic is f32, and each output is rounded once. On a GPU cos Θ and
/// sin Θ are within 4e-6 of those of the real number p · theta for |p| < 2^24 and |theta| <= 64.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, LrpeCosine, Theta};
/// use ndarray::array;
///
/// let device = Device::best()?;
/// // One head, one feature, a quarter turn per position; the first token is at position 1.
/// let theta = device.tensor(&array![[std::f32::consts::FRAC_PI_2]])?;
/// let op = LrpeCosine::new(Theta::per_feature(theta)).offset(1);
///
/// let x = device.tensor(&array![[[3.0f32], [5.0]]])?;
/// let o = op.forward(&x)?.to_array()?;
/// let expected = array![[[0.0, 3.0], [-5.0, 0.0]]].into_dyn();
/// assert!((o - expected).iter().all(|difference: &f32| difference.abs() < 1e-4));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct LrpeCosine {
    lrpe: Lrpe<Reference>,
}

impl LrpeCosine {
    /// The operator's name in errors, symbols and files.
    pub const NAME: &str = Reference::NAME;

    /// The operator with this theta, without an activation, from position 0.
    pub fn new(theta: Theta) -> Self {
        let definition = Reference {
            theta_kind: theta.kind(),
            ..Reference::default()
        };
        Self {
            lrpe: Lrpe::new(definition, theta),
        }
    }

    /// Applies f to x before the encoding, without rounding in between.
    pub fn activation(mut self, activation: Activation) -> Self {
        self.lrpe.definition.activation = activation;
        self
    }

    /// The position of the first token. The positions of all tokens must fit in 32 bits.
    pub fn offset(mut self, offset: i64) -> Self {
        self.lrpe.definition.offset = offset;
        self
    }

    /// Whether the backward pass also computes dtheta, for which it needs x.
    pub fn with_dtheta(mut self, with_dtheta: bool) -> Self {
        self.lrpe.with_dtheta = with_dtheta;
        self
    }

    /// How the forward pass runs on a GPU, instead of what was tuned or the default for its shape.
    pub fn forward_config(mut self, config: LrpeConfig) -> Self {
        self.lrpe.forward_config = Some(config);
        self
    }

    /// How the backward pass runs on a GPU, instead of what was tuned or the default for its shape. dtheta is not affected.
    pub fn backward_config(mut self, config: LrpeConfig) -> Self {
        self.lrpe.backward_config = Some(config);
        self
    }

    /// theta.
    pub fn theta(&self) -> &Theta {
        &self.lrpe.theta
    }
}
