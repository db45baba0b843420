//! Linearized relative position encoding by cosine and sine, multi-dimensional: `lrpe_cosine_md`.

use std::marker::PhantomData;

use crate::activation::Activation;
use crate::error::InputError;
use crate::lrpe::{Definition, LrpeProblem, Positions};
use crate::lrpe_cosine::CosineSine;
use crate::tensor::TensorInfo;

/// [`LrpeCosine`](crate::LrpeCosine) for tokens on a grid: blocks of features take their positions from its axes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LrpeCosineMd {
    /// f.
    pub activation: Activation,
    /// The length n_j of each axis; tokens are row-major, the last axis fastest.
    pub grid: Vec<usize>,
    /// l, the number of tokens before the grid, which have no position.
    pub extra_tokens: usize,
}

impl LrpeCosineMd {
    /// The operator's name in errors, symbols and files.
    pub const NAME: &str = "lrpe_cosine_md";

    fn definition(&self) -> Definition<'_, CosineSine> {
        Definition {
            op: Self::NAME,
            activation: self.activation,
            positions: Positions::Grid {
                axes: &self.grid,
                extra_tokens: self.extra_tokens,
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
