//! Linearized relative position encoding of tokens on a line: `lrpe_cosine`.

use std::marker::PhantomData;

use ndarray::ArrayView2;

use crate::activation::Activation;
use crate::lrpe::{Definition, Encoding, LineAngles, Positions, methods};
use crate::theta::ThetaKind;

/// Doubles each row: f(x) by the cosine, and by the sine, of its angles.
///
/// # Formula
/// With x (B, N, H, D) or (B, N, D) for one head; theta (H, E) or (1, E), E <= D:
/// - p = `offset` + n; Θ\[n, h, d\] = p · theta\[h, d\] for d < E and 0 for E <= d < D. With
///   [`ThetaKind::PerHead`] theta is (H, 1) or (1, 1) and applies to every d.
/// - o = concat(f(x) ⊙ cos Θ, f(x) ⊙ sin Θ), of x's shape but for the last dimension, 2D.
/// - Backward: dx̄ = do_cos ⊙ cos Θ + do_sin ⊙ sin Θ, then the gradient of f.
/// - dtheta\[h, d\] = Σ p · f(x) · (do_sin · cos Θ − do_cos · sin Θ) over batch and tokens, and
///   over what theta is broadcast over.
///
/// # Example
/// ```
/// use gimbal_reference::{Activation, LrpeCosine, ThetaKind};
/// use ndarray::{Array4, array};
///
/// // Two heads with one frequency each, which all four features share.
/// let x = Array4::<f32>::ones((1, 3, 2, 4)).into_dyn();
/// let theta = array![[0.5], [0.25]];
/// let op = LrpeCosine {
///     theta_kind: ThetaKind::PerHead,
///     activation: Activation::Relu,
///     ..LrpeCosine::default()
/// };
/// let o = op.forward(x.view(), theta.view())?;
/// assert_eq!(o.shape(), [1, 3, 2, 8]);
/// assert_eq!(o[[0, 2, 0, 3]], 1f64.cos() as f32);
/// assert_eq!(o[[0, 2, 1, 7]], 0.5f64.sin() as f32);
///
/// let dtheta = op.dtheta(x.view(), theta.view(), o.view())?;
/// assert_eq!(dtheta.shape(), theta.shape());
/// # Ok::<(), gimbal_reference::InputError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LrpeCosine {
    /// What a row of theta stands for.
    pub theta_kind: ThetaKind,
    /// f.
    pub activation: Activation,
    /// The position of the first token. The positions of all tokens fit in 32 bits.
    pub offset: i64,
}

/// One angle per feature; the cosine half of the output comes first.
pub(crate) struct CosineSine;

impl Encoding for CosineSine {
    const FEATURES_PER_ANGLE: usize = 1;

    fn encode(x: &[f64], cos: &[f64], sin: &[f64], o: &mut [f64]) {
        let (o_cos, o_sin) = o.split_at_mut(x.len());
        for d in 0..x.len() {
            o_cos[d] = x[d] * cos[d];
            o_sin[d] = x[d] * sin[d];
        }
    }

    fn decode(d_o: &[f64], cos: &[f64], sin: &[f64], dx: &mut [f64]) {
        let (do_cos, do_sin) = d_o.split_at(dx.len());
        for d in 0..dx.len() {
            dx[d] = do_cos[d] * cos[d] + do_sin[d] * sin[d];
        }
    }

    fn angle_gradient(x: &[f64], d_o: &[f64], cos: &[f64], sin: &[f64], d_angle: &mut [f64]) {
        let (do_cos, do_sin) = d_o.split_at(x.len());
        for d in 0..x.len() {
            d_angle[d] = x[d] * (do_sin[d] * cos[d] - do_cos[d] * sin[d]);
        }
    }
}

impl LrpeCosine {
    /// The operator's name in errors, symbols and files.
    pub const NAME: &str = "lrpe_cosine";

    fn definition(&self) -> Definition<'_, CosineSine> {
        Definition {
            op: Self::NAME,
            activation: self.activation,
            positions: Positions::Line {
                offset: self.offset,
                theta_kind: self.theta_kind,
            },
            encoding: PhantomData,
        }
    }

    fn angles<'a>(&self, theta: ArrayView2<'a, f32>) -> LineAngles<'a> {
        LineAngles {
            theta,
            theta_kind: self.theta_kind,
            offset: self.offset,
        }
    }
}

methods!(LrpeCosine, CosineSine, LineAngles);
