//! The tensors of a call: what it reads, keeps for the backward pass, and writes.

use cudarc::driver::CudaStream;
use gimbal_kernels_sys::flao::Operand;
use gimbal_reference::{self as reference, FlaoSave, TensorInfo};

use super::plan::Tensors;
use super::{operand, optional};
use crate::check::Seen;
use crate::tensor::{Guard, info};
use crate::tune::StandIn;
use crate::{Device, Error, Float, Scalar, Tensor, TensorView, TensorViewMut};

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

    /// What the checks see of devices and memory.
    pub(crate) fn seen(&self) -> [Option<Seen<'_>>; 4] {
        let Self { q, k, v, g } = self;
        let g = g.as_ref().map(|g| g.seen("g"));
        [Some(q.seen("q")), Some(k.seen("k")), Some(v.seen("v")), g]
    }

    pub(super) fn read(&self) -> Read<'_, T> {
        let Self { q, k, v, g } = self;
        Read {
            q: Some(q),
            k: Some(k),
            v: Some(v),
            g: g.as_ref(),
            ..Read::default()
        }
    }

    pub(super) fn read_backward<'r>(
        &'r self,
        saved: &'r FlaoSavedView<T>,
        d_o: &'r TensorView<T>,
    ) -> Read<'r, T> {
        Read {
            product: saved.product(),
            d_o: Some(d_o),
            kv: saved.kv(),
            ..self.read()
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

impl<'a, T: Scalar> From<&'a reference::FlaoInputs<Tensor<T>>> for FlaoInputs<'a, T> {
    fn from(inputs: &'a reference::FlaoInputs<Tensor<T>>) -> Self {
        Self {
            q: inputs.q.view(),
            k: inputs.k.view(),
            v: inputs.v.view(),
            g: inputs.g.as_ref().map(Tensor::view),
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

    /// What the checks see of devices and memory.
    pub(super) fn seen(&self) -> [Option<Seen<'_>>; 3] {
        let Self { q, kv, g } = self;
        let g = g.as_ref().map(|g| g.seen("g"));
        [Some(q.seen("q")), Some(kv.seen("kv")), g]
    }

    pub(super) fn read(&self) -> Read<'_, T> {
        let Self { q, kv, g } = self;
        Read {
            q: Some(q),
            g: g.as_ref(),
            kv: Some(kv),
            ..Read::default()
        }
    }
}

impl<T: Float> FlaoQueries<'_, T> {
    /// What the checks see of q, kv and g.
    pub(super) fn info(&self) -> (TensorInfo<'_>, TensorInfo<'_>, Option<TensorInfo<'_>>) {
        let Self { q, kv, g } = self;
        (
            info::<T>("q", q.layout()),
            info::<f32>("kv", kv.layout()),
            g.as_ref().map(|g| info::<T>("g", g.layout())),
        )
    }
}

/// What a forward pass keeps for the backward pass, or where: kv as `K`, and the product as `P`.
///
/// | | `K` and `P` are |
/// |---|---|
/// | [`FlaoSaved`] | tensors of its own |
/// | [`FlaoSavedView`] | views |
/// | [`FlaoSavedMut`] | views to be written |
#[derive(Clone, Copy, Debug)]
pub enum FlaoSavedAs<K, P> {
    /// Nothing: the backward pass computes kv anew from the keys and values.
    Nothing,
    /// kv, (B, H, D, E), dense.
    Kv(K),
    /// Both.
    KvAndProduct {
        /// kv, (B, H, D, E), dense.
        kv: K,
        /// (q·kv)·scale, (B, H, N, E).
        product: P,
    },
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
pub type FlaoSaved<T> = FlaoSavedAs<Tensor<f32>, Tensor<T>>;

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
pub type FlaoSavedView<'a, T> = FlaoSavedAs<TensorView<'a, f32>, TensorView<'a, T>>;

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
pub type FlaoSavedMut<'a, T> = FlaoSavedAs<TensorViewMut<'a, f32>, TensorViewMut<'a, T>>;

impl<K, P> FlaoSavedAs<K, P> {
    /// kv, if kept.
    pub fn kv(&self) -> Option<&K> {
        match self {
            Self::Nothing => None,
            Self::Kv(kv) | Self::KvAndProduct { kv, .. } => Some(kv),
        }
    }

    /// (q·kv)·scale, if kept.
    pub fn product(&self) -> Option<&P> {
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

    pub(super) fn into_parts(self) -> (Option<K>, Option<P>) {
        match self {
            Self::Nothing => (None, None),
            Self::Kv(kv) => (Some(kv), None),
            Self::KvAndProduct { kv, product } => (Some(kv), Some(product)),
        }
    }
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

/// The same as the reference has it.
pub(super) fn of_reference<K, P>(kv: Option<K>, product: Option<P>) -> reference::FlaoSaved<K, P> {
    match (kv, product) {
        (None, _) => reference::FlaoSaved::Nothing,
        (Some(kv), None) => reference::FlaoSaved::Kv(kv),
        (Some(kv), Some(product)) => reference::FlaoSaved::KvAndProduct { kv, product },
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
    /// What the checks see of devices and memory.
    pub(crate) fn seen(&self) -> [Option<Seen<'_>>; 4] {
        let Self { dq, dk, dv, dg } = self;
        let dg = dg.as_ref().map(|dg| dg.seen("dg"));
        [
            Some(dq.seen("dq")),
            Some(dk.seen("dk")),
            Some(dv.seen("dv")),
            dg,
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

/// What a call, or a stage of one, reads, as far as it does.
#[derive(Default)]
pub(super) struct Read<'r, T: Scalar> {
    pub q: Option<&'r TensorView<'r, T>>,
    pub k: Option<&'r TensorView<'r, T>>,
    pub v: Option<&'r TensorView<'r, T>>,
    pub g: Option<&'r TensorView<'r, T>>,
    pub product: Option<&'r TensorView<'r, T>>,
    pub d_o: Option<&'r TensorView<'r, T>>,
    pub kv: Option<&'r TensorView<'r, f32>>,
    pub dkv: Option<&'r TensorView<'r, f32>>,
}

/// What it writes.
#[derive(Default)]
pub(super) struct Written<'w, T: Scalar> {
    pub o: Option<TensorViewMut<'w, T>>,
    pub product: Option<TensorViewMut<'w, T>>,
    pub dq: Option<TensorViewMut<'w, T>>,
    pub dk: Option<TensorViewMut<'w, T>>,
    pub dv: Option<TensorViewMut<'w, T>>,
    pub dg: Option<TensorViewMut<'w, T>>,
    pub kv: Option<TensorViewMut<'w, f32>>,
    pub dkv: Option<TensorViewMut<'w, f32>>,
}

impl<'r, T: Scalar> Read<'r, T> {
    /// To be held while launches are put on the stream. Most often there is none, and no memory to find for it.
    pub fn reading(&self, stream: &'r CudaStream) -> Vec<Guard<'r>> {
        let mut guards = Vec::new();
        let rows = [self.q, self.k, self.v, self.g, self.product, self.d_o];
        for rows in rows.into_iter().flatten() {
            guards.extend(rows.reading(stream));
        }
        for sums in [self.kv, self.dkv].into_iter().flatten() {
            guards.extend(sums.reading(stream));
        }
        guards
    }
}

impl<T: Scalar> Written<'_, T> {
    /// To be held while launches are put on the stream.
    pub fn writing<'s>(&'s mut self, stream: &'s CudaStream) -> Vec<Guard<'s>> {
        let mut guards = Vec::new();
        let Self { o, product, .. } = self;
        let Self { dq, dk, dv, dg, .. } = self;
        for rows in [o, product, dq, dk, dv, dg].into_iter().flatten() {
            guards.extend(rows.writing(stream));
        }
        for sums in [&mut self.kv, &mut self.dkv].into_iter().flatten() {
            guards.extend(sums.writing(stream));
        }
        guards
    }
}

impl<T: Float> Written<'_, T> {
    /// What a measured call writes to instead.
    pub fn stand_ins(&self, device: &Device) -> Result<Vec<StandIn>, Error> {
        let rows = |output: &Option<TensorViewMut<T>>| {
            Some(StandIn::of(device, output.as_ref()?.as_view()))
        };
        let sums = |output: &Option<TensorViewMut<f32>>| {
            Some(StandIn::of(device, output.as_ref()?.as_view()))
        };
        let all = [
            rows(&self.o),
            sums(&self.kv),
            rows(&self.product),
            rows(&self.dq),
            rows(&self.dk),
            rows(&self.dv),
            sums(&self.dkv),
            rows(&self.dg),
        ];
        all.into_iter().flatten().collect()
    }
}

impl Tensors {
    pub fn of<T: Scalar>(read: &Read<T>, written: &Written<T>) -> Self {
        let out = |output: &Option<TensorViewMut<T>>| {
            let output = output.as_ref();
            output.map_or(Operand::default(), |output| operand(&output.as_view()))
        };
        let sums = |read: Option<&TensorView<f32>>, written: &Option<TensorViewMut<f32>>| {
            let written = written.as_ref().map(TensorViewMut::address);
            read.map(TensorView::address).or(written).unwrap_or(0)
        };
        Self {
            q: optional(read.q),
            k: optional(read.k),
            v: optional(read.v),
            g: optional(read.g),
            o: out(&written.o),
            product: match read.product {
                Some(product) => operand(product),
                None => out(&written.product),
            },
            d_o: optional(read.d_o),
            dq: out(&written.dq),
            dk: out(&written.dk),
            dv: out(&written.dv),
            dg: out(&written.dg),
            kv: sums(read.kv, &written.kv),
            dkv: sums(read.dkv, &written.dkv),
        }
    }
}
