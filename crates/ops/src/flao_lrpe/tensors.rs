//! What a call keeps for the backward pass, and writes.

use gimbal_reference::{self as reference, TensorInfo};

use crate::tensor::info;
use crate::{FlaoGradients, FlaoGradientsMut, Float, Scalar, Tensor, TensorView, TensorViewMut};

/// What [`FlaoLrpe::forward_saving`](crate::FlaoLrpe::forward_saving) has kept for the backward pass, in tensors of its own.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, FlaoInputs, FlaoLrpe};
/// use ndarray::Array4;
///
/// let x = Device::best()?.tensor(&Array4::<f32>::ones((1, 2, 8, 4)))?;
/// let op = FlaoLrpe::default().normalizer(FlaoLrpe::EPS);
/// let (_, saved) = op.forward_saving(FlaoInputs::new(&x, &x, &x, &x))?;
/// assert_eq!(saved.kv.shape(), [1, 2, 4, 4]);
/// assert_eq!(saved.z.unwrap().to_array()?[[0, 0, 0]], 8.0);
/// # Ok::<(), Error>(())
/// ```
pub type FlaoLrpeSaved = FlaoLrpeSavedAs<Tensor<f32>>;

/// What a backward pass is given of the forward pass on the same inputs.
pub type FlaoLrpeSavedView<'a> = FlaoLrpeSavedAs<TensorView<'a, f32>>;

/// Where a forward pass writes what is kept for the backward pass.
pub type FlaoLrpeSavedMut<'a> = FlaoLrpeSavedAs<TensorViewMut<'a, f32>>;

/// What a forward pass keeps for the backward pass, or where: [`FlaoLrpeSaved`], [`FlaoLrpeSavedView`] or [`FlaoLrpeSavedMut`].
#[derive(Clone, Copy, Debug)]
pub struct FlaoLrpeSavedAs<S> {
    /// kv of the encoded keys, (B, H, D′, E), dense.
    pub kv: S,
    /// Σ f(k) over the keys, (B, H, D), dense, if and only if there is a normaliser.
    pub z: Option<S>,
}

impl FlaoLrpeSaved {
    /// Views of both.
    pub fn view(&self) -> FlaoLrpeSavedView<'_> {
        FlaoLrpeSavedView {
            kv: self.kv.view(),
            z: self.z.as_ref().map(Tensor::view),
        }
    }

    /// Views of both that can be written.
    pub fn view_mut(&mut self) -> FlaoLrpeSavedMut<'_> {
        FlaoLrpeSavedMut {
            kv: self.kv.view_mut(),
            z: self.z.as_mut().map(Tensor::view_mut),
        }
    }
}

impl<'a> FlaoLrpeSavedView<'a> {
    /// As the reference has them.
    pub(super) fn map<'b, S>(
        &'b self,
        f: impl Fn(&'static str, &'b TensorView<'a, f32>) -> S,
    ) -> reference::FlaoLrpeSaved<S> {
        reference::FlaoLrpeSaved {
            kv: f("kv", &self.kv),
            z: self.z.as_ref().map(|z| f("z", z)),
        }
    }

    /// What the checks see.
    pub(super) fn info(&self) -> reference::FlaoLrpeSaved<TensorInfo<'_>> {
        self.map(|name, tensor| info::<f32>(name, tensor.layout()))
    }
}

impl FlaoLrpeSavedMut<'_> {
    pub(super) fn as_view(&self) -> FlaoLrpeSavedView<'_> {
        FlaoLrpeSavedView {
            kv: self.kv.as_view(),
            z: self.z.as_ref().map(TensorViewMut::as_view),
        }
    }
}

/// The gradients of [`FlaoLrpe`](crate::FlaoLrpe).
#[derive(Debug)]
pub struct FlaoLrpeGradients<T: Scalar> {
    /// Of q, k, v and g.
    pub rows: FlaoGradients<T>,
    /// Of theta, of its shape, dense, if the operator was asked for it.
    pub dtheta: Option<Tensor<f32>>,
}

/// Where [`FlaoLrpe`](crate::FlaoLrpe) writes gradients. A `&mut FlaoLrpeGradients` converts to it, and a `&mut FlaoGradients`
/// where that of theta is not asked for.
#[derive(Debug)]
pub struct FlaoLrpeGradientsMut<'a, T: Scalar> {
    /// Of q, k, v and, if it is wanted, g.
    pub rows: FlaoGradientsMut<'a, T>,
    /// Of theta, dense: given if and only if the operator is asked for it.
    pub dtheta: Option<TensorViewMut<'a, f32>>,
}

impl<'a, T: Scalar> From<&'a mut FlaoLrpeGradients<T>> for FlaoLrpeGradientsMut<'a, T> {
    fn from(gradients: &'a mut FlaoLrpeGradients<T>) -> Self {
        Self {
            rows: (&mut gradients.rows).into(),
            dtheta: gradients.dtheta.as_mut().map(TensorViewMut::from),
        }
    }
}

impl<'a, T: Scalar, G: Into<FlaoGradientsMut<'a, T>>> From<G> for FlaoLrpeGradientsMut<'a, T> {
    fn from(rows: G) -> Self {
        Self {
            rows: rows.into(),
            dtheta: None,
        }
    }
}

impl<T: Float> FlaoLrpeGradientsMut<'_, T> {
    /// What the checks see.
    pub(super) fn info(&self) -> reference::FlaoLrpeGradients<TensorInfo<'_>, TensorInfo<'_>> {
        let dtheta = self.dtheta.as_ref();
        reference::FlaoLrpeGradients {
            rows: self.rows.info(),
            dtheta: dtheta.map(|dtheta| info::<f32>("dtheta", dtheta.layout())),
        }
    }
}
