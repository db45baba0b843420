//! Linearized relative position encoding by cosine and sine, one-dimensional: `lrpe_cosine`.

use std::marker::PhantomData;

use crate::activation::Activation;
use crate::error::InputError;
use crate::lrpe::{Definition, Encoding, LrpeProblem, Positions};
use crate::tensor::TensorInfo;
use crate::theta::ThetaKind;

/// Doubles each row of x̄ = f(x): concat(x̄ ⊙ cos Θ, x̄ ⊙ sin Θ).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LrpeCosine {
    /// What a row of theta stands for.
    pub theta_kind: ThetaKind,
    /// f.
    pub activation: Activation,
    /// The position of the first token.
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

    fn definition(&self) -> Definition<'static, CosineSine> {
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
