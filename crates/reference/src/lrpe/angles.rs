//! Where the angles of a row come from.

use ndarray::ArrayView2;

use crate::phase::cos_sin;
use crate::theta::ThetaKind;

/// The angles Θ of a token as a linear function of a row of theta.
pub(crate) trait Angles: Sync {
    /// Cosine and sine of the angles of `token` for row `theta_head` of theta.
    fn fill(&self, token: usize, theta_head: usize, cos: &mut [f64], sin: &mut [f64]);

    /// Adds this token's part of dtheta, a row of theta, given dΘ.
    fn accumulate_dtheta(&self, token: usize, d_angle: &[f64], dtheta: &mut [f64]);
}

/// The angles of tokens on a line: (offset + n)·theta.
pub(crate) struct LineAngles<'a> {
    pub theta: ArrayView2<'a, f32>,
    pub theta_kind: ThetaKind,
    pub offset: i64,
}

impl LineAngles<'_> {
    /// Exact: the checks keep positions within 32 bits.
    fn position(&self, token: usize) -> f64 {
        self.offset as f64 + token as f64
    }
}

impl Angles for LineAngles<'_> {
    fn fill(&self, token: usize, theta_head: usize, cos: &mut [f64], sin: &mut [f64]) {
        let position = self.position(token);
        let theta = self.theta.row(theta_head);
        match self.theta_kind {
            ThetaKind::PerFeature => {
                let (theta_cos, rest_cos) = cos.split_at_mut(theta.len());
                let (theta_sin, rest_sin) = sin.split_at_mut(theta.len());
                fill_row(position, theta.iter(), theta_cos, theta_sin);
                rest_cos.fill(1.0);
                rest_sin.fill(0.0);
            }
            ThetaKind::PerHead => {
                // One column, as the checks know.
                for &theta in theta {
                    let (c, s) = cos_sin(position, theta);
                    cos.fill(c);
                    sin.fill(s);
                }
            }
        }
    }

    fn accumulate_dtheta(&self, token: usize, d_angle: &[f64], dtheta: &mut [f64]) {
        let position = self.position(token);
        match self.theta_kind {
            ThetaKind::PerFeature => {
                for (dtheta, d_angle) in dtheta.iter_mut().zip(d_angle) {
                    *dtheta += position * d_angle;
                }
            }
            ThetaKind::PerHead => {
                let sum: f64 = d_angle.iter().sum();
                for dtheta in dtheta {
                    *dtheta += position * sum;
                }
            }
        }
    }
}

/// Cosine and sine of position·theta for a row of theta.
pub(crate) fn fill_row<'a>(
    position: f64,
    theta: impl Iterator<Item = &'a f32>,
    cos: &mut [f64],
    sin: &mut [f64],
) {
    for ((cos, sin), &theta) in cos.iter_mut().zip(sin).zip(theta) {
        (*cos, *sin) = cos_sin(position, theta);
    }
}
