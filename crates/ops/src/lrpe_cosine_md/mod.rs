//! Position encoding by cosine and sine on a grid of tokens: `lrpe_cosine_md`.

mod backward;
mod definition;
mod forward;
mod table;

use std::sync::Arc;

use gimbal_reference::{Activation, LrpeCosineMd as Reference};

use crate::lrpe::Lrpe;
use crate::{Error, LrpeConfig, Tensor, Theta};
use definition::Grid;
use table::AxisTable;

/// Encodes the position of tokens on a grid n_1 × … × n_k, each feature block by its own axis, beside l tokens that have no
/// position.
///
/// # Formula
/// With x (B, H, L, D), L = l + Π n_j, the grid row-major with n_k fastest and k from 1 to 4; theta (H, e) or (1, e) with
/// k·e >= D:
/// - Token t >= l has the index (i_1, …, i_k) of t − l. Θ = concat(i_1·theta, …, i_k·theta)\[..D\]; the first l tokens have
///   Θ = 0.
/// - o = concat(f(x) ⊙ cos Θ, f(x) ⊙ sin Θ), of width 2D.
/// - Backward: dx̄ = do_cos ⊙ cos Θ + do_sin ⊙ sin Θ, then the gradient of f.
/// - dtheta\[h, i\] = Σ i_j · f(x) · (do_sin · cos Θ − do_cos · sin Θ) over batch, tokens and axes, and over what theta is
///   broadcast over.
///
/// # Accuracy
/// As of [`LrpeCosine`](crate::LrpeCosine).
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, LrpeCosineMd};
/// use ndarray::{Array4, array};
///
/// let device = Device::best()?;
/// // Two features: the first turns along the rows of a 1 × 2 grid, the second along its columns.
/// let theta = device.tensor(&array![[std::f32::consts::FRAC_PI_2]])?;
/// let op = LrpeCosineMd::new(theta, &[1, 2]);
///
/// let x = device.tensor(&Array4::<f32>::ones((1, 1, 2, 2)))?;
/// let o = op.forward(&x)?.to_array()?;
/// let expected = array![[[[1.0, 1.0, 0.0, 0.0], [1.0, 0.0, 0.0, 1.0]]]].into_dyn();
/// assert!((o - expected).iter().all(|difference: &f32| difference.abs() < 1e-5));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct LrpeCosineMd {
    lrpe: Lrpe<Grid>,
}

impl LrpeCosineMd {
    /// The operator's name in errors, symbols and files.
    pub const NAME: &str = Reference::NAME;

    /// The operator with this theta, (H, e) or (1, e), and these n_j, without extra tokens and without an activation.
    pub fn new(theta: impl Into<Arc<Tensor<f32>>>, grid: &[usize]) -> Self {
        let theta = Theta::per_feature(theta);
        let reference = Reference {
            activation: Activation::None,
            grid: grid.to_vec(),
            extra_tokens: 0,
        };
        let definition = Grid {
            reference,
            width: theta.tensor().shape().last().copied().unwrap_or(0),
            table: None,
        };
        Self {
            lrpe: Lrpe::new(definition, theta),
        }
    }

    /// l: tokens before the grid, which have no position.
    pub fn extra_tokens(mut self, extra_tokens: usize) -> Self {
        self.lrpe.definition.reference.extra_tokens = extra_tokens;
        self
    }

    /// Applies f to x before the encoding, without rounding in between. A softmax over the sequence takes in the extra
    /// tokens.
    pub fn activation(mut self, activation: Activation) -> Self {
        self.lrpe.definition.reference.activation = activation;
        self
    }

    /// Whether the backward pass also computes dtheta, for which it needs x.
    pub fn with_dtheta(mut self, with_dtheta: bool) -> Self {
        self.lrpe.with_dtheta = with_dtheta;
        self
    }

    /// With the cosines and sines along the axes computed once, for every later forward and backward pass of this operator
    /// and of its clones. The results have the same bits.
    ///
    /// All axes turn by the same theta, so the table of the longest serves them all: max n_j × the size of theta, 8 bytes
    /// each. Where that is more than 32 MiB the passes compute their angles as before, which is then faster than reading
    /// them; so they do on the CPU. theta must not be written to afterwards.
    ///
    /// # Errors
    /// [`Error::NotDense`] for theta, [`Error::Cuda`]. A grid that does not fit is left to the passes to report.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Activation, Device, Error, LrpeCosineMd};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let theta = device.tensor(&Array2::<f32>::ones((1, 32)))?;
    /// let first_layer = LrpeCosineMd::new(theta, &[4, 4]).cached()?;
    /// let second_layer = first_layer.clone().activation(Activation::Silu);
    /// let x = device.tensor(&Array4::<f32>::ones((2, 4, 16, 64)))?;
    /// let (o1, o2) = (first_layer.forward(&x)?, second_layer.forward(&x)?);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn cached(mut self) -> Result<Self, Error> {
        let theta = self.lrpe.theta.tensor();
        self.lrpe.definition.table = AxisTable::new(&self.lrpe.definition.reference.grid, theta)?;
        Ok(self)
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
