//! What a backward pass is given, and what it returns.

use crate::{Scalar, Tensor, TensorView, TensorViewMut};

/// What the backward pass of an [`Lrpe`](crate::Lrpe) needs of the forward pass: x, or nothing.
///
/// x is needed for the gradient of an activation or a norm, and for those of theta and a norm's weight. A tensor or a view of x converts to it.
///
/// # Example
/// ```
/// use gimbal_ops::{Activation, Device, Error, InputReason, Lrpe, Saved, Theta};
/// use ndarray::{Array2, Array4};
///
/// let device = Device::best()?;
/// let rope = Lrpe::rotate(Theta::per_feature(device.tensor(&Array2::<f32>::ones((1, 2)))?));
/// let x = device.tensor(&Array4::<f32>::ones((1, 8, 2, 4)))?;
/// let d_o = device.tensor(&Array4::<f32>::ones((1, 8, 2, 4)))?;
/// let gradients = rope.backward(Saved::Nothing, &d_o)?;
///
/// let rope = rope.activation(Activation::Relu);
/// let gradients = rope.backward(&x, &d_o)?;
/// let error = rope.backward(Saved::Nothing, &d_o).unwrap_err();
/// let needed_for = "the gradient of the activation";
/// assert_eq!(error, Error::Input(InputReason::Missing { tensor: "x", needed_for }.of("lrpe_rotate")));
/// # Ok::<(), Error>(())
/// ```
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

/// The gradients of an [`Lrpe`](crate::Lrpe).
#[derive(Debug)]
pub struct LrpeGradients<T: Scalar> {
    /// The gradient of x, of its shape and type.
    pub dx: Tensor<T>,
    /// The gradient of theta, of its shape, if the operator was asked for it.
    pub dtheta: Option<Tensor<f32>>,
    /// The gradient of the weight of an RMS norm, of its shape, if the operator was asked for it.
    pub dnorm_weight: Option<Tensor<f32>>,
}

/// Where an [`Lrpe`](crate::Lrpe) writes gradients. A `&mut LrpeGradients` converts to it, and a `&mut Tensor` where dx is all.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Lrpe, LrpeGradientsMut, Theta, Workspace};
/// use ndarray::{Array2, Array4};
///
/// let device = Device::best()?;
/// let theta = device.tensor(&Array2::<f32>::ones((2, 4)))?;
/// let op = Lrpe::cosine(Theta::per_feature(theta)).with_dtheta(true);
/// let x = device.tensor(&Array4::<f32>::ones((1, 8, 2, 4)))?;
/// let d_o = device.tensor(&Array4::<f32>::ones((1, 8, 2, 8)))?;
///
/// // dx goes to a part of a larger tensor.
/// let mut packed = device.zeros::<f32>(&[1, 8, 6, 4])?;
/// let mut dtheta = device.zeros::<f32>(&[2, 4])?;
/// let gradients = LrpeGradientsMut {
///     dx: packed.view_mut().narrow(2, 0..2)?,
///     dtheta: Some(dtheta.view_mut()),
///     dnorm_weight: None,
/// };
/// let mut workspace = Workspace::new(&device, op.backward_workspace(&x, &d_o)?)?;
/// op.backward_into(&x, &d_o, gradients, &mut workspace)?;
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug)]
pub struct LrpeGradientsMut<'a, T: Scalar> {
    /// The gradient of x.
    pub dx: TensorViewMut<'a, T>,
    /// The gradient of theta: dense, and given if and only if the operator is asked for it.
    pub dtheta: Option<TensorViewMut<'a, f32>>,
    /// The gradient of the weight of an RMS norm: likewise.
    pub dnorm_weight: Option<TensorViewMut<'a, f32>>,
}

impl<'a, T: Scalar> From<&'a mut LrpeGradients<T>> for LrpeGradientsMut<'a, T> {
    fn from(gradients: &'a mut LrpeGradients<T>) -> Self {
        Self {
            dx: (&mut gradients.dx).into(),
            dtheta: gradients.dtheta.as_mut().map(Into::into),
            dnorm_weight: gradients.dnorm_weight.as_mut().map(Into::into),
        }
    }
}

/// dx, or o, alone.
impl<'a, T: Scalar, D: Into<TensorViewMut<'a, T>>> From<D> for LrpeGradientsMut<'a, T> {
    fn from(dx: D) -> Self {
        Self {
            dx: dx.into(),
            dtheta: None,
            dnorm_weight: None,
        }
    }
}
