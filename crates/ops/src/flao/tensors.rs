//! The tensors of a call: what it reads, keeps for the backward pass, and writes.

use gimbal_reference::{self as reference, FlaoSave, TensorInfo};

use super::plan::Tensors;
use super::{operand, optional};
use crate::tensor::info;
use crate::{Float, Scalar, Tensor, TensorView, TensorViewMut};

/// The inputs of [`Flao`](crate::Flao): views of three or four tensors of one type on one device.
///
/// Every stride is free but that of the last dimension, which is 1.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Flao, FlaoInputs};
/// use ndarray::Array4;
///
/// // 100 queries and 30 keys of 64 features, values of 32, in the order (B, N, H, ·) in memory.
/// let device = Device::best()?;
/// let q = device.tensor(&Array4::<f32>::ones((2, 100, 4, 64)))?;
/// let k = device.tensor(&Array4::<f32>::ones((2, 30, 4, 64)))?;
/// let v = device.tensor(&Array4::<f32>::ones((2, 30, 4, 32)))?;
/// let g = device.tensor(&Array4::<f32>::ones((2, 100, 4, 32)))?;
/// let inputs = FlaoInputs {
///     q: q.view().permute(&[0, 2, 1, 3])?,
///     k: k.view().permute(&[0, 2, 1, 3])?,
///     v: v.view().permute(&[0, 2, 1, 3])?,
///     g: Some(g.view().permute(&[0, 2, 1, 3])?),
/// };
/// let o = Flao::new().forward(inputs)?;
/// assert_eq!(o.shape(), [2, 4, 100, 32]);
/// assert_eq!(o.strides(), [100 * 4 * 32, 32, 4 * 32, 1]);
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct FlaoInputs<'a, T: Scalar> {
    /// Queries, (B, H, N, D).
    pub q: TensorView<'a, T>,
    /// Keys, (B, H, M, D).
    pub k: TensorView<'a, T>,
    /// Values, (B, H, M, E).
    pub v: TensorView<'a, T>,
    /// The output gate, (B, H, N, E), if there is one.
    pub g: Option<TensorView<'a, T>>,
}

impl<'a, T: Scalar> FlaoInputs<'a, T> {
    /// Views of queries, keys, values and the gate.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, FlaoInputs};
    /// use ndarray::Array4;
    ///
    /// let qk = Device::cpu().tensor(&Array4::<f32>::ones((2, 4, 100, 64)))?;
    /// let vg = Device::cpu().tensor(&Array4::<f32>::ones((2, 4, 100, 32)))?;
    /// let inputs = FlaoInputs::new(&qk, &qk, &vg, &vg);
    /// assert_eq!(inputs.g.unwrap().shape(), [2, 4, 100, 32]);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn new(
        q: impl Into<TensorView<'a, T>>,
        k: impl Into<TensorView<'a, T>>,
        v: impl Into<TensorView<'a, T>>,
        g: impl Into<TensorView<'a, T>>,
    ) -> Self {
        Self {
            q: q.into(),
            k: k.into(),
            v: v.into(),
            g: Some(g.into()),
        }
    }

    /// Views of queries, keys and values: o = (q·kv)·scale, and no dg.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoSavedView};
    /// use ndarray::Array4;
    ///
    /// let device = Device::best()?;
    /// let x = device.tensor(&Array4::<f32>::ones((1, 2, 8, 4)))?;
    /// let inputs = FlaoInputs::without_gate(&x, &x, &x);
    /// let o = Flao::new().forward(inputs)?;
    /// assert_eq!(o.to_array()?[[0, 0, 0, 0]], 4.0 * 8.0);
    /// let gradients = Flao::new().backward(inputs, FlaoSavedView::Nothing, &o)?;
    /// assert!(gradients.dg.is_none());
    /// # Ok::<(), Error>(())
    /// ```
    pub fn without_gate(
        q: impl Into<TensorView<'a, T>>,
        k: impl Into<TensorView<'a, T>>,
        v: impl Into<TensorView<'a, T>>,
    ) -> Self {
        Self {
            q: q.into(),
            k: k.into(),
            v: v.into(),
            g: None,
        }
    }

    pub(crate) fn each(&self) -> [(&'static str, Option<&TensorView<'a, T>>); 4] {
        let Self { q, k, v, g } = self;
        [
            ("q", Some(q)),
            ("k", Some(k)),
            ("v", Some(v)),
            ("g", g.as_ref()),
        ]
    }

    /// As the kernels see them.
    pub(super) fn tensors(&self) -> Tensors {
        let [q, k, v, g] = self.each().map(|(_, input)| optional(input));
        Tensors {
            q,
            k,
            v,
            g,
            ..Tensors::default()
        }
    }
}

impl<'a, T: Float> FlaoInputs<'a, T> {
    /// What the checks see.
    pub(crate) fn info(&self) -> reference::FlaoInputs<TensorInfo<'_>> {
        self.map(|name, input| info::<T>(name, input.layout()))
    }

    /// As the reference has them.
    pub(crate) fn map<'b, A>(
        &'b self,
        f: impl Fn(&'static str, &'b TensorView<'a, T>) -> A,
    ) -> reference::FlaoInputs<A> {
        let Self { q, k, v, g } = self;
        reference::FlaoInputs {
            q: f("q", q),
            k: f("k", k),
            v: f("v", v),
            g: g.as_ref().map(|g| f("g", g)),
        }
    }
}

/// Queries and the state that they are multiplied by: the inputs of [`Flao::forward_queries`](crate::Flao::forward_queries)
/// and, with the gradient of o, of [`Flao::backward_queries`](crate::Flao::backward_queries).
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Flao, FlaoQueries};
/// use ndarray::Array4;
///
/// let device = Device::best()?;
/// let x = device.tensor(&Array4::<f32>::ones((1, 2, 8, 4)))?;
/// let kv = Flao::new().forward_keys(&x, &x)?;
/// let queries = FlaoQueries { g: Some(x.view()), ..FlaoQueries::new(&x, &kv) };
/// assert_eq!(Flao::new().forward_queries(queries)?.shape(), [1, 2, 8, 4]);
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct FlaoQueries<'a, T: Scalar> {
    /// Queries, (B, H, N, D).
    pub q: TensorView<'a, T>,
    /// kv of the keys and values, (B, H, D, E), dense.
    pub kv: TensorView<'a, f32>,
    /// The output gate, (B, H, N, E), if there is one.
    pub g: Option<TensorView<'a, T>>,
}

impl<'a, T: Scalar> FlaoQueries<'a, T> {
    /// Queries without a gate.
    pub fn new(q: impl Into<TensorView<'a, T>>, kv: impl Into<TensorView<'a, f32>>) -> Self {
        Self {
            q: q.into(),
            kv: kv.into(),
            g: None,
        }
    }

    /// As the kernels see them.
    pub(super) fn tensors(&self) -> Tensors {
        Tensors {
            q: operand(&self.q),
            g: optional(self.g.as_ref()),
            kv: self.kv.address(),
            ..Tensors::default()
        }
    }
}

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

    /// Which of them are kept.
    pub(super) fn save(&self) -> FlaoSave {
        match self {
            Self::Nothing => FlaoSave::Nothing,
            Self::Kv(_) => FlaoSave::Kv,
            Self::KvAndProduct { .. } => FlaoSave::KvAndProduct,
        }
    }

    /// As the reference has them.
    pub(super) fn map<'b, K, P>(
        &'b self,
        f: impl FnOnce(&'b TensorView<'a, f32>) -> K,
        g: impl FnOnce(&'b TensorView<'a, T>) -> P,
    ) -> reference::FlaoSaved<K, P> {
        match self {
            Self::Nothing => reference::FlaoSaved::Nothing,
            Self::Kv(kv) => reference::FlaoSaved::Kv(f(kv)),
            Self::KvAndProduct { kv, product } => reference::FlaoSaved::KvAndProduct {
                kv: f(kv),
                product: g(product),
            },
        }
    }
}

impl<T: Float> FlaoSavedView<'_, T> {
    /// What the checks see.
    pub(super) fn info(&self) -> reference::FlaoSaved<TensorInfo<'_>, TensorInfo<'_>> {
        self.map(
            |kv| info::<f32>("kv", kv.layout()),
            |product| info::<T>("product", product.layout()),
        )
    }
}

impl<'a, T: Scalar> FlaoSavedMut<'a, T> {
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

/// The gradients of the inputs of [`Flao`](crate::Flao), each of its input's shape and type.
#[derive(Debug)]
pub struct FlaoGradients<T: Scalar> {
    /// Of the queries, (B, H, N, D).
    pub dq: Tensor<T>,
    /// Of the keys, (B, H, M, D).
    pub dk: Tensor<T>,
    /// Of the values, (B, H, M, E).
    pub dv: Tensor<T>,
    /// Of the gate, (B, H, N, E), if there is one.
    pub dg: Option<Tensor<T>>,
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
///     dg: Some(dg.view_mut()),
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
    /// Of the gate, (B, H, N, E), if it is wanted.
    pub dg: Option<TensorViewMut<'a, T>>,
}

impl<'a, T: Scalar> From<&'a mut FlaoGradients<T>> for FlaoGradientsMut<'a, T> {
    fn from(gradients: &'a mut FlaoGradients<T>) -> Self {
        Self {
            dq: (&mut gradients.dq).into(),
            dk: (&mut gradients.dk).into(),
            dv: (&mut gradients.dv).into(),
            dg: gradients.dg.as_mut().map(TensorViewMut::from),
        }
    }
}

impl<T: Scalar> FlaoGradientsMut<'_, T> {
    pub(crate) fn each(&self) -> [(&'static str, Option<TensorView<'_, T>>); 4] {
        let Self { dq, dk, dv, dg } = self;
        [
            ("dq", Some(dq.as_view())),
            ("dk", Some(dk.as_view())),
            ("dv", Some(dv.as_view())),
            ("dg", dg.as_ref().map(TensorViewMut::as_view)),
        ]
    }
}

impl<T: Float> FlaoGradientsMut<'_, T> {
    /// What the checks see.
    pub(crate) fn info(&self) -> reference::FlaoGradients<TensorInfo<'_>> {
        let Self { dq, dk, dv, dg } = self;
        reference::FlaoGradients {
            dq: info::<T>("dq", dq.layout()),
            dk: info::<T>("dk", dk.layout()),
            dv: info::<T>("dv", dv.layout()),
            dg: dg.as_ref().map(|dg| info::<T>("dg", dg.layout())),
        }
    }
}

/// What follows from the queries alone: their gradients, and dkv.
#[derive(Debug)]
pub struct FlaoQueryGradients<T: Scalar> {
    /// Of the queries, (B, H, N, D).
    pub dq: Tensor<T>,
    /// Of the gate, (B, H, N, E), if there is one.
    pub dg: Option<Tensor<T>>,
    /// Of kv, (B, H, D, E), dense.
    pub dkv: Tensor<f32>,
}

/// Where [`Flao::backward_queries_into`](crate::Flao::backward_queries_into) writes. A `&mut FlaoQueryGradients` converts to it.
#[derive(Debug)]
pub struct FlaoQueryGradientsMut<'a, T: Scalar> {
    /// Of the queries, (B, H, N, D).
    pub dq: TensorViewMut<'a, T>,
    /// Of the gate, (B, H, N, E), if it is wanted.
    pub dg: Option<TensorViewMut<'a, T>>,
    /// Of kv, (B, H, D, E), dense.
    pub dkv: TensorViewMut<'a, f32>,
}

impl<'a, T: Scalar> From<&'a mut FlaoQueryGradients<T>> for FlaoQueryGradientsMut<'a, T> {
    fn from(gradients: &'a mut FlaoQueryGradients<T>) -> Self {
        Self {
            dq: (&mut gradients.dq).into(),
            dg: gradients.dg.as_mut().map(TensorViewMut::from),
            dkv: (&mut gradients.dkv).into(),
        }
    }
}
