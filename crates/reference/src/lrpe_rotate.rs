//! Rotary position encoding of tokens on a line: `lrpe_rotate`.

use std::marker::PhantomData;

use ndarray::ArrayView2;

use crate::activation::Activation;
use crate::lrpe::{Definition, Encoding, LineAngles, Positions, methods};
use crate::theta::ThetaKind;

/// Rotates each pair of features by its angle, i.e. RoPE with the two halves of a row paired.
///
/// # Formula
/// With x (B, N, H, D) or (B, N, D) for one head, D even; theta (H, E) or (1, E), E <= D/2:
/// - p = `offset` + n; Θ\[n, h, i\] = p · theta\[h, i\] for i < E and 0 for E <= i < D/2. With
///   [`ThetaKind::PerHead`] theta is (H, 1) or (1, 1) and applies to every i.
/// - x1, x2 are the halves of f(x), and o, of x's shape, is
///   concat(x1 cos Θ − x2 sin Θ, x1 sin Θ + x2 cos Θ).
/// - Backward: the rotation by −Θ, then the gradient of f.
/// - dtheta\[h, i\] = Σ p · (do2 · o1 − do1 · o2) over batch and tokens, and over what theta is
///   broadcast over.
///
/// # Example
/// ```
/// use gimbal_reference::LrpeRotate;
/// use ndarray::array;
///
/// // One head, two features, a quarter turn per position.
/// let x = array![[[1.0f32, 0.0], [1.0, 0.0]]].into_dyn();
/// let theta = array![[std::f32::consts::FRAC_PI_2]];
/// let op = LrpeRotate { offset: 1, ..LrpeRotate::default() };
/// let o = op.forward(x.view(), theta.view())?;
/// let expected = [[0.0, 1.0], [-1.0, 0.0]];
/// for n in 0..2 {
///     for d in 0..2 {
///         assert!((o[[0, n, d]] - expected[n][d]).abs() < 1e-6);
///     }
/// }
///
/// // The gradient of o turns back: here to x itself. Without an activation it does not need x.
/// let dx = op.backward(None, theta.view(), o.view())?;
/// assert!((&dx - &x).iter().all(|difference| difference.abs() < 1e-6));
/// # Ok::<(), gimbal_reference::InputError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LrpeRotate {
    /// What a row of theta stands for.
    pub theta_kind: ThetaKind,
    /// f.
    pub activation: Activation,
    /// The position of the first token. The positions of all tokens fit in 32 bits.
    pub offset: i64,
}

/// The pairs are the two halves of a row.
struct Rotation;

impl Encoding for Rotation {
    const FEATURES_PER_ANGLE: usize = 2;

    fn encode(x: &[f64], cos: &[f64], sin: &[f64], o: &mut [f64]) {
        let (x1, x2) = x.split_at(cos.len());
        let (o1, o2) = o.split_at_mut(cos.len());
        for i in 0..cos.len() {
            o1[i] = x1[i] * cos[i] - x2[i] * sin[i];
            o2[i] = x1[i] * sin[i] + x2[i] * cos[i];
        }
    }

    fn decode(d_o: &[f64], cos: &[f64], sin: &[f64], dx: &mut [f64]) {
        let (d_o1, d_o2) = d_o.split_at(cos.len());
        let (dx1, dx2) = dx.split_at_mut(cos.len());
        for i in 0..cos.len() {
            dx1[i] = d_o1[i] * cos[i] + d_o2[i] * sin[i];
            dx2[i] = d_o2[i] * cos[i] - d_o1[i] * sin[i];
        }
    }

    fn angle_gradient(x: &[f64], d_o: &[f64], cos: &[f64], sin: &[f64], d_angle: &mut [f64]) {
        let (x1, x2) = x.split_at(cos.len());
        let (d_o1, d_o2) = d_o.split_at(cos.len());
        for i in 0..cos.len() {
            let o1 = x1[i] * cos[i] - x2[i] * sin[i];
            let o2 = x1[i] * sin[i] + x2[i] * cos[i];
            d_angle[i] = d_o2[i] * o1 - d_o1[i] * o2;
        }
    }
}

impl LrpeRotate {
    /// The operator's name in errors, symbols and files.
    pub const NAME: &str = "lrpe_rotate";

    fn definition(&self) -> Definition<'_, Rotation> {
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

methods!(LrpeRotate, Rotation, LineAngles);
