//! What the backward pass writes.

use gimbal_reference::{FlaoGradients as Reference, TensorInfo};

use crate::tensor::info;
use crate::{Float, Scalar, Tensor, TensorView, TensorViewMut};

/// The gradients of the inputs of [`Flao`](crate::Flao), each of its input's shape and type.
#[derive(Debug)]
pub struct FlaoGradients<T: Scalar> {
    /// Of the queries, (B, H, N, D).
    pub dq: Tensor<T>,
    /// Of the keys, (B, H, M, D).
    pub dk: Tensor<T>,
    /// Of the values, (B, H, M, E).
    pub dv: Tensor<T>,
    /// Of the gate, (B, H, N, E).
    pub dg: Tensor<T>,
}

/// Where [`Flao`](crate::Flao) writes gradients. A `&mut FlaoGradients` converts to it.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Flao, FlaoGradientsMut, FlaoInputs, FlaoSavedView, Workspace};
/// use ndarray::Array4;
///
/// let device = Device::best()?;
/// let x = device.tensor(&Array4::<f32>::ones((1, 2, 8, 4)))?;
/// let inputs = FlaoInputs::new(&x, &x, &x, &x);
///
/// // dq goes to the first heads of a larger tensor.
/// let mut packed = device.zeros::<f32>(&[1, 6, 8, 4])?;
/// let mut dk = device.zeros::<f32>(&[1, 2, 8, 4])?;
/// let mut dv = device.zeros::<f32>(&[1, 2, 8, 4])?;
/// let mut dg = device.zeros::<f32>(&[1, 2, 8, 4])?;
/// let gradients = FlaoGradientsMut {
///     dq: packed.view_mut().narrow(1, 0..2)?,
///     dk: dk.view_mut(),
///     dv: dv.view_mut(),
///     dg: dg.view_mut(),
/// };
/// let op = Flao::new();
/// let bytes = op.backward_workspace(inputs, FlaoSavedView::Nothing, &x)?;
/// let mut workspace = Workspace::new(&device, bytes)?;
/// op.backward_into(inputs, FlaoSavedView::Nothing, &x, gradients, &mut workspace)?;
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug)]
pub struct FlaoGradientsMut<'a, T: Scalar> {
    /// Of the queries, (B, H, N, D).
    pub dq: TensorViewMut<'a, T>,
    /// Of the keys, (B, H, M, D).
    pub dk: TensorViewMut<'a, T>,
    /// Of the values, (B, H, M, E).
    pub dv: TensorViewMut<'a, T>,
    /// Of the gate, (B, H, N, E).
    pub dg: TensorViewMut<'a, T>,
}

impl<'a, T: Scalar> From<&'a mut FlaoGradients<T>> for FlaoGradientsMut<'a, T> {
    fn from(gradients: &'a mut FlaoGradients<T>) -> Self {
        Self {
            dq: (&mut gradients.dq).into(),
            dk: (&mut gradients.dk).into(),
            dv: (&mut gradients.dv).into(),
            dg: (&mut gradients.dg).into(),
        }
    }
}

impl<T: Scalar> FlaoGradientsMut<'_, T> {
    pub(super) fn each(&self) -> [(&'static str, TensorView<'_, T>); 4] {
        let Self { dq, dk, dv, dg } = self;
        [
            ("dq", dq.as_view()),
            ("dk", dk.as_view()),
            ("dv", dv.as_view()),
            ("dg", dg.as_view()),
        ]
    }
}

impl<T: Float> FlaoGradientsMut<'_, T> {
    /// What the checks see.
    pub(super) fn info(&self) -> Reference<TensorInfo<'_>> {
        Reference {
            dq: info::<T>("dq", self.dq.layout()),
            dk: info::<T>("dk", self.dk.layout()),
            dv: info::<T>("dv", self.dv.layout()),
            dg: info::<T>("dg", self.dg.layout()),
        }
    }
}
