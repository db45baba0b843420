//! Rotary position encoding of one-dimensional sequences: `lrpe_rotate`.

use std::marker::PhantomData;

use crate::activation::Activation;
use crate::error::InputError;
use crate::lrpe::{Definition, Encoding, LrpeProblem, Positions};
use crate::tensor::TensorInfo;
use crate::theta::ThetaKind;

/// Rotates the pair (x̄[i], x̄[i + D/2]) of x̄ = f(x) by the angle Θ[i].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LrpeRotate {
    /// What a row of theta stands for.
    pub theta_kind: ThetaKind,
    /// f.
    pub activation: Activation,
    /// The position of the first token.
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

    fn definition(&self) -> Definition<'static, Rotation> {
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

    /// The shape of o for x of shape `x`.
    pub fn output_shape(&self, x: &[usize]) -> Vec<usize> {
        self.definition().output_shape(x)
    }

    /// Checks the inputs of [`forward`](Self::forward).
    ///
    /// # Errors
    /// Those of [`InputError`] that concern `x` and `theta`.
    pub fn check_forward(
        &self,
        x: &TensorInfo,
        theta: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        self.definition().check_forward(x, theta)
    }

    /// Checks the inputs and the output of [`forward_into`](Self::forward_into).
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward), and what is wrong with `o`.
    pub fn check_forward_into(
        &self,
        x: &TensorInfo,
        theta: &TensorInfo,
        o: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        self.definition().check_forward_into(x, theta, o)
    }

    /// Checks the inputs of [`backward`](Self::backward).
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward), what is wrong with `d_o`, and [`InputError::Missing`] where the
    /// activation needs `x`.
    pub fn check_backward(
        &self,
        x: Option<&TensorInfo>,
        theta: &TensorInfo,
        d_o: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        self.definition().check_backward(x, theta, d_o)
    }

    /// Checks the inputs and the output of [`backward_into`](Self::backward_into).
    ///
    /// # Errors
    /// As [`check_backward`](Self::check_backward), and what is wrong with `dx`.
    pub fn check_backward_into(
        &self,
        x: Option<&TensorInfo>,
        theta: &TensorInfo,
        d_o: &TensorInfo,
        dx: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        self.definition().check_backward_into(x, theta, d_o, dx)
    }

    /// Checks the inputs of [`dtheta`](Self::dtheta), which always needs `x`.
    ///
    /// # Errors
    /// As [`check_backward`](Self::check_backward), and [`InputError::Missing`] without `x`.
    pub fn check_dtheta(
        &self,
        x: Option<&TensorInfo>,
        theta: &TensorInfo,
        d_o: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        self.definition().check_dtheta(x, theta, d_o)
    }
}
