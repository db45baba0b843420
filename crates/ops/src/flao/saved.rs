//! What the forward pass keeps for the backward pass.

use gimbal_reference::{FlaoSave, FlaoSaved as Reference, TensorInfo};

use crate::tensor::info;
use crate::{Float, Scalar, Tensor, TensorView, TensorViewMut};

/// What [`Flao::forward_saving`](crate::Flao::forward_saving) has kept for the backward pass, in tensors of its own.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoSave};
/// use ndarray::Array4;
///
/// let x = Device::best()?.tensor(&Array4::<f32>::ones((1, 2, 8, 4)))?;
/// let (_, saved) = Flao::new().forward_saving(FlaoInputs::new(&x, &x, &x, &x), FlaoSave::Kv)?;
/// assert_eq!(saved.kv().unwrap().shape(), [1, 2, 4, 4]);
/// assert!(saved.product().is_none());
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug)]
pub enum FlaoSaved<T: Scalar> {
    /// Nothing: the backward pass computes kv anew from the keys and values.
    Nothing,
    /// kv, (B, H, D, E), dense.
    Kv(Tensor<f32>),
    /// Both.
    KvAndProduct {
        /// kv, (B, H, D, E), dense.
        kv: Tensor<f32>,
        /// (q·kv)·scale, (B, H, N, E).
        product: Tensor<T>,
    },
}

impl<T: Scalar> FlaoSaved<T> {
    /// kv, if kept.
    pub fn kv(&self) -> Option<&Tensor<f32>> {
        match self {
            Self::Nothing => None,
            Self::Kv(kv) | Self::KvAndProduct { kv, .. } => Some(kv),
        }
    }

    /// (q·kv)·scale, if kept.
    pub fn product(&self) -> Option<&Tensor<T>> {
        match self {
            Self::KvAndProduct { product, .. } => Some(product),
            _ => None,
        }
    }
}

/// What a backward pass is given of the forward pass on the same inputs. A `&FlaoSaved` converts to it.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoSavedView};
/// use ndarray::Array4;
///
/// let x = Device::best()?.tensor(&Array4::<f32>::ones((1, 2, 8, 4)))?;
/// let inputs = FlaoInputs::new(&x, &x, &x, &x);
/// let gradients = Flao::new().backward(inputs, FlaoSavedView::Nothing, &x)?;
/// assert_eq!(gradients.dk.shape(), [1, 2, 8, 4]);
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum FlaoSavedView<'a, T: Scalar> {
    /// Nothing was kept.
    Nothing,
    /// kv, (B, H, D, E), dense.
    Kv(TensorView<'a, f32>),
    /// Both.
    KvAndProduct {
        /// kv, (B, H, D, E), dense.
        kv: TensorView<'a, f32>,
        /// (q·kv)·scale, (B, H, N, E).
        product: TensorView<'a, T>,
    },
}

/// Where a forward pass writes what is kept for the backward pass. A `&mut FlaoSaved` converts to it.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoSave, FlaoSavedMut, Workspace};
/// use ndarray::Array4;
///
/// let device = Device::best()?;
/// let x = device.tensor(&Array4::<f32>::ones((1, 2, 8, 4)))?;
/// let inputs = FlaoInputs::new(&x, &x, &x, &x);
/// let mut o = device.zeros::<f32>(&[1, 2, 8, 4])?;
/// // Of three layers, the second.
/// let mut kv = device.zeros::<f32>(&[3, 2, 4, 4])?;
/// let place = FlaoSavedMut::Kv(kv.view_mut().narrow(0, 1..2)?);
///
/// let op = Flao::new();
/// let mut workspace = Workspace::new(&device, op.forward_workspace(inputs, FlaoSave::Kv)?)?;
/// op.forward_into(inputs, &mut o, place, &mut workspace)?;
/// assert_eq!(kv.to_array()?[[1, 0, 0, 0]], 8.0);
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug)]
pub enum FlaoSavedMut<'a, T: Scalar> {
    /// Nothing is kept.
    Nothing,
    /// kv, (B, H, D, E), dense.
    Kv(TensorViewMut<'a, f32>),
    /// Both.
    KvAndProduct {
        /// kv, (B, H, D, E), dense.
        kv: TensorViewMut<'a, f32>,
        /// (q·kv)·scale, (B, H, N, E).
        product: TensorViewMut<'a, T>,
    },
}

impl<'a, T: Scalar> From<&'a FlaoSaved<T>> for FlaoSavedView<'a, T> {
    fn from(saved: &'a FlaoSaved<T>) -> Self {
        match saved {
            FlaoSaved::Nothing => Self::Nothing,
            FlaoSaved::Kv(kv) => Self::Kv(kv.into()),
            FlaoSaved::KvAndProduct { kv, product } => Self::KvAndProduct {
                kv: kv.into(),
                product: product.into(),
            },
        }
    }
}

impl<'a, T: Scalar> From<&'a mut FlaoSaved<T>> for FlaoSavedMut<'a, T> {
    fn from(saved: &'a mut FlaoSaved<T>) -> Self {
        match saved {
            FlaoSaved::Nothing => Self::Nothing,
            FlaoSaved::Kv(kv) => Self::Kv(kv.into()),
            FlaoSaved::KvAndProduct { kv, product } => Self::KvAndProduct {
                kv: kv.into(),
                product: product.into(),
            },
        }
    }
}

impl<'a, T: Scalar> FlaoSavedView<'a, T> {
    pub(super) fn kv(&self) -> Option<&TensorView<'a, f32>> {
        match self {
            Self::Nothing => None,
            Self::Kv(kv) | Self::KvAndProduct { kv, .. } => Some(kv),
        }
    }

    pub(super) fn product(&self) -> Option<&TensorView<'a, T>> {
        match self {
            Self::KvAndProduct { product, .. } => Some(product),
            _ => None,
        }
    }

    /// As the reference has it.
    pub(super) fn map<K, P>(
        &self,
        kv: impl FnOnce(&TensorView<'a, f32>) -> K,
        product: impl FnOnce(&TensorView<'a, T>) -> P,
    ) -> Reference<K, P> {
        match self {
            Self::Nothing => Reference::Nothing,
            Self::Kv(of) => Reference::Kv(kv(of)),
            Self::KvAndProduct {
                kv: of,
                product: times,
            } => Reference::KvAndProduct {
                kv: kv(of),
                product: product(times),
            },
        }
    }
}

impl<T: Float> FlaoSavedView<'_, T> {
    /// What the checks see.
    pub(super) fn info(&self) -> Reference<TensorInfo<'_>, TensorInfo<'_>> {
        match self {
            Self::Nothing => Reference::Nothing,
            Self::Kv(kv) => Reference::Kv(info::<f32>("kv", kv.layout())),
            Self::KvAndProduct { kv, product } => Reference::KvAndProduct {
                kv: info::<f32>("kv", kv.layout()),
                product: info::<T>("product", product.layout()),
            },
        }
    }
}

impl<'a, T: Scalar> FlaoSavedMut<'a, T> {
    /// Which of them are kept.
    pub(super) fn save(&self) -> FlaoSave {
        match self {
            Self::Nothing => FlaoSave::Nothing,
            Self::Kv(_) => FlaoSave::Kv,
            Self::KvAndProduct { .. } => FlaoSave::KvAndProduct,
        }
    }

    pub(super) fn as_view(&self) -> FlaoSavedView<'_, T> {
        match self {
            Self::Nothing => FlaoSavedView::Nothing,
            Self::Kv(kv) => FlaoSavedView::Kv(kv.as_view()),
            Self::KvAndProduct { kv, product } => FlaoSavedView::KvAndProduct {
                kv: kv.as_view(),
                product: product.as_view(),
            },
        }
    }

    /// The two tensors, as far as they are there.
    pub(super) fn parts_mut(
        &mut self,
    ) -> (
        Option<&mut TensorViewMut<'a, f32>>,
        Option<&mut TensorViewMut<'a, T>>,
    ) {
        match self {
            Self::Nothing => (None, None),
            Self::Kv(kv) => (Some(kv), None),
            Self::KvAndProduct { kv, product } => (Some(kv), Some(product)),
        }
    }
}
