//! What a backward pass is given, and what it returns.

use crate::{Scalar, Tensor, TensorView, TensorViewMut};

/// What the backward pass of an LRPE operator needs of the forward pass: x, or nothing.
///
/// x is needed for the gradient of an activation, and for dtheta. A tensor or a view of x converts to it.
#[derive(Clone, Copy, Debug)]
pub enum Saved<'a, T: Scalar> {
    /// The input of the forward pass.
    X(TensorView<'a, T>),
    /// Nothing was kept.
    Nothing,
}

impl<'a, T: Scalar> Saved<'a, T> {
    pub(crate) fn x(&self) -> Option<&TensorView<'a, T>> {
        match self {
            Self::X(x) => Some(x),
            Self::Nothing => None,
        }
    }
}

impl<'a, T: Scalar> From<&'a Tensor<T>> for Saved<'a, T> {
    fn from(x: &'a Tensor<T>) -> Self {
        Self::X(x.into())
    }
}

impl<'a, T: Scalar> From<TensorView<'a, T>> for Saved<'a, T> {
    fn from(x: TensorView<'a, T>) -> Self {
        Self::X(x)
    }
}

/// The gradients of an LRPE operator.
#[derive(Debug)]
pub struct LrpeGradients<T: Scalar> {
    /// The gradient of x, of its shape and type.
    pub dx: Tensor<T>,
    /// The gradient of theta, of its shape, if the operator was asked for it.
    pub dtheta: Option<Tensor<f32>>,
}

/// Where an LRPE operator writes gradients. A `&mut LrpeGradients` converts to it.
#[derive(Debug)]
pub struct LrpeGradientsMut<'a, T: Scalar> {
    /// The gradient of x.
    pub dx: TensorViewMut<'a, T>,
    /// The gradient of theta: dense, and given if and only if the operator is asked for it.
    pub dtheta: Option<TensorViewMut<'a, f32>>,
}

impl<'a, T: Scalar> From<&'a mut LrpeGradients<T>> for LrpeGradientsMut<'a, T> {
    fn from(gradients: &'a mut LrpeGradients<T>) -> Self {
        Self {
            dx: (&mut gradients.dx).into(),
            dtheta: gradients.dtheta.as_mut().map(Into::into),
        }
    }
}

/// dx alone.
impl<'a, T: Scalar> From<&'a mut Tensor<T>> for LrpeGradientsMut<'a, T> {
    fn from(dx: &'a mut Tensor<T>) -> Self {
        Self {
            dx: dx.into(),
            dtheta: None,
        }
    }
}
