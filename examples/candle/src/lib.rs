//! Gimbal's operators on candle's tensors: on candle's stream, in candle's memory, without a copy.

use std::ops::Deref;

use candle_core::backend::BackendStorage;
use candle_core::cuda_backend::{CudaDType, CudaDevice, CudaStorage};
use candle_core::op::BackpropOp;
use candle_core::{CpuStorage, CustomOp2, DType, Layout, Shape, Storage, Tensor};
use gimbal_ops::cudarc::driver::{CudaSlice, CudaView, DevicePtr};
use gimbal_ops::{
    Activation, Device, Flao, FlaoGradientsMut, FlaoInputs, FlaoSave, FlaoSaved, FlaoSavedMut,
    KvLens, Lrpe, LrpeGradientsMut, Saved, Scalar, TensorView, TensorViewMut, Theta, TpaDecode,
    TpaFactors, TpaInputs, Workspace,
};

/// Of candle's or of Gimbal's.
pub type Error = Box<dyn std::error::Error + Send + Sync>;
pub type Result<T> = std::result::Result<T, Error>;

/// The stream of a candle device, which every call takes. It should be one of `Device::new_cuda_with_stream`: that of
/// `Device::new_cuda` is another in each thread.
pub fn device(device: &candle_core::Device) -> Result<Device> {
    let stream = device.as_cuda_device()?.cuda_stream();
    Ok(Device::from_stream(stream)?)
}

/// An expression with `$T` as the type of a tensor's elements.
macro_rules! with_float {
    ($dtype:expr, $T:ident => $use:expr) => {
        match $dtype {
            DType::F32 => with_float!(@ f32, $T => $use),
            DType::F16 => with_float!(@ gimbal_ops::f16, $T => $use),
            DType::BF16 => with_float!(@ gimbal_ops::bf16, $T => $use),
            other => Err(format!("elements must be f32, f16 or bf16, got {other:?}").into()),
        }
    };
    (@ $float:ty, $T:ident => $use:expr) => {{
        type $T = $float;
        $use
    }};
}

/// Memory of candle's that is read.
struct Input<'a, T> {
    memory: CudaView<'a, T>,
    layout: &'a Layout,
}

impl<'a, T: Scalar + CudaDType> Input<'a, T> {
    fn new(storage: &'a CudaStorage, layout: &'a Layout) -> Result<Self> {
        let memory = storage.as_cuda_slice::<T>()?;
        let memory = memory.slice(layout.start_offset()..);
        Ok(Self { memory, layout })
    }

    /// Of a tensor's storage and layout.
    fn of((storage, layout): &'a (impl Deref<Target = Storage>, &Layout)) -> Result<Self> {
        match &**storage {
            Storage::Cuda(storage) => Self::new(storage, layout),
            _ => Err("tensors must be on the GPU".into()),
        }
    }

    fn view<'b>(&'b self, device: &'b Device) -> Result<TensorView<'b, T>> {
        let (shape, strides) = (self.layout.dims(), strides(self.layout));
        Ok(TensorView::from_cuda(
            device,
            &self.memory,
            shape,
            &strides,
        )?)
    }
}

/// Dense memory of candle's that is written.
struct Output<T> {
    memory: CudaSlice<T>,
    layout: Layout,
    device: CudaDevice,
}

impl<T: Scalar + CudaDType> Output<T> {
    fn new(device: &CudaDevice, shape: impl Into<Shape>) -> Result<Self> {
        let (layout, device) = (Layout::contiguous(shape), device.clone());
        // SAFETY: an operator that succeeds has written every element.
        let memory = unsafe { device.alloc::<T>(layout.shape().elem_count()) }?;
        Ok(Self {
            memory,
            layout,
            device,
        })
    }

    fn view<'a>(&'a mut self, device: &'a Device) -> Result<TensorViewMut<'a, T>> {
        let (shape, strides) = (self.layout.dims(), strides(&self.layout));
        Ok(TensorViewMut::from_cuda(
            device,
            &mut self.memory,
            shape,
            &strides,
        )?)
    }

    fn finish(self) -> (CudaStorage, Shape) {
        let storage = CudaStorage::wrap_cuda_slice(self.memory, self.device);
        (storage, self.layout.shape().clone())
    }

    fn tensor(self) -> Tensor {
        let (storage, shape) = self.finish();
        Tensor::from_storage(Storage::Cuda(storage), shape, BackpropOp::none(), false)
    }
}

fn strides(layout: &Layout) -> Vec<isize> {
    layout
        .stride()
        .iter()
        .map(|&stride| stride as isize)
        .collect()
}

/// A gradient that can be read: those that candle expands have no contiguous dimension.
fn readable(gradient: &Tensor) -> Result<Tensor> {
    match gradient.stride().last() {
        Some(1) => Ok(gradient.clone()),
        _ => Ok(gradient.contiguous()?),
    }
}

/// Rotary position encoding of x (B, N, H, D) by theta, f32 (H, E) or (1, E): `x.apply_op2(&theta, rotate)`, with gradients of both.
#[derive(Clone)]
pub struct Rotate {
    pub device: Device,
    pub activation: Activation,
    /// The position of the first token.
    pub offset: i64,
}

impl Rotate {
    fn op(&self, theta: &Input<f32>) -> Result<Lrpe<'static>> {
        let stream = self.device.stream().ok_or("the device must be a GPU")?;
        let address = theta.memory.device_ptr(stream).0 as usize as *mut f32;
        let (shape, strides) = (theta.layout.dims(), strides(theta.layout));
        // SAFETY: candle keeps theta during the call, and frees it in the order of this stream; it is only read.
        let theta =
            unsafe { gimbal_ops::Tensor::from_raw_parts(&self.device, address, shape, &strides)? };
        let op = Lrpe::rotate(Theta::per_feature(theta));
        Ok(op.activation(self.activation).offset(self.offset))
    }

    fn forward(
        &self,
        x: (&CudaStorage, &Layout),
        theta: &Input<f32>,
    ) -> Result<(CudaStorage, Shape)> {
        let (op, device) = (self.op(theta)?, &self.device);
        with_float!(x.0.dtype(), T => {
            let mut o = Output::<T>::new(x.0.device(), x.1.shape())?;
            let x = Input::<T>::new(x.0, x.1)?;
            let mut workspace = Workspace::new(device, op.forward_workspace(x.view(device)?)?)?;
            op.forward_into(x.view(device)?, o.view(device)?, &mut workspace)?;
            Ok(o.finish())
        })
    }

    fn backward(
        &self,
        x: &Tensor,
        theta: &Tensor,
        d_o: &Tensor,
    ) -> Result<(Tensor, Option<Tensor>)> {
        let (device, candle) = (&self.device, x.device().as_cuda_device()?);
        let (d_o, with_dtheta) = (readable(d_o)?, theta.track_op());
        let [x, theta, d_o] = [x, theta, &d_o].map(Tensor::storage_and_layout);
        let op = self.op(&Input::of(&theta)?)?.with_dtheta(with_dtheta);
        with_float!(x.0.dtype(), T => {
            let mut dx = Output::<T>::new(candle, x.1.shape())?;
            let mut dtheta = Output::<f32>::new(candle, theta.1.shape())?;
            let (x, d_o) = (Input::<T>::of(&x)?, Input::<T>::of(&d_o)?);
            let (x, d_o) = (x.view(device)?, d_o.view(device)?);
            let mut workspace = Workspace::new(device, op.backward_workspace(Saved::X(x), d_o)?)?;
            let gradients = LrpeGradientsMut {
                dx: dx.view(device)?,
                dtheta: if with_dtheta { Some(dtheta.view(device)?) } else { None },
                dnorm_weight: None,
            };
            op.backward_into(Saved::X(x), d_o, gradients, &mut workspace)?;
            Ok((dx.tensor(), with_dtheta.then(|| dtheta.tensor())))
        })
    }
}

type Candle<T> = candle_core::Result<T>;

impl CustomOp2 for Rotate {
    fn name(&self) -> &'static str {
        "lrpe_rotate"
    }

    fn cpu_fwd(
        &self,
        _: &CpuStorage,
        _: &Layout,
        _: &CpuStorage,
        _: &Layout,
    ) -> Candle<(CpuStorage, Shape)> {
        candle_core::bail!("lrpe_rotate: tensors must be on the GPU")
    }

    fn cuda_fwd(
        &self,
        x: &CudaStorage,
        x_layout: &Layout,
        theta: &CudaStorage,
        theta_layout: &Layout,
    ) -> Candle<(CudaStorage, Shape)> {
        let theta = Input::new(theta, theta_layout);
        let o = theta.and_then(|theta| self.forward((x, x_layout), &theta));
        o.map_err(candle_core::Error::wrap)
    }

    fn bwd(
        &self,
        x: &Tensor,
        theta: &Tensor,
        _: &Tensor,
        d_o: &Tensor,
    ) -> Candle<(Option<Tensor>, Option<Tensor>)> {
        let (dx, dtheta) = self
            .backward(x, theta, d_o)
            .map_err(candle_core::Error::wrap)?;
        Ok((Some(dx), dtheta))
    }
}

/// Linear attention of q (B, H, N, D), k (B, H, M, D), v (B, H, M, E) and its gate g (B, H, N, E). candle has no `CustomOp` of four.
pub fn flao(device: &Device, qkvg: [&Tensor; 4]) -> Result<Tensor> {
    let (op, candle) = (Flao::new(), qkvg[0].device().as_cuda_device()?);
    let [q, k, v, g] = &qkvg.map(Tensor::storage_and_layout);
    with_float!(q.0.dtype(), T => {
        let mut o = Output::<T>::new(candle, g.1.shape())?;
        let (q, k, v, g) = (Input::<T>::of(q)?, Input::of(k)?, Input::of(v)?, Input::of(g)?);
        let inputs = FlaoInputs::new(q.view(device)?, k.view(device)?, v.view(device)?, g.view(device)?);
        let mut workspace = Workspace::new(device, op.forward_workspace(inputs, FlaoSave::Nothing)?)?;
        op.forward_into(inputs, o.view(device)?, FlaoSavedMut::Nothing, &mut workspace)?;
        Ok(o.tensor())
    })
}

/// The gradients of q, k, v and g.
pub fn flao_backward(device: &Device, qkvg: [&Tensor; 4], d_o: &Tensor) -> Result<[Tensor; 4]> {
    let (op, candle, d_o) = (Flao::new(), d_o.device().as_cuda_device()?, readable(d_o)?);
    let ([q, k, v, g], d_o) = (
        &qkvg.map(Tensor::storage_and_layout),
        &d_o.storage_and_layout(),
    );
    with_float!(q.0.dtype(), T => {
        let output = |like: &Layout| Output::<T>::new(candle, like.shape());
        let (mut dq, mut dk, mut dv, mut dg) = (output(q.1)?, output(k.1)?, output(v.1)?, output(g.1)?);
        let (q, k, v, g, d_o) = (Input::<T>::of(q)?, Input::of(k)?, Input::of(v)?, Input::of(g)?, Input::of(d_o)?);
        let inputs = FlaoInputs::new(q.view(device)?, k.view(device)?, v.view(device)?, g.view(device)?);
        let (saved, d_o) = (FlaoSaved::Nothing, d_o.view(device)?);
        let mut workspace = Workspace::new(device, op.backward_workspace(inputs, &saved, d_o)?)?;
        let (dq_view, dk_view) = (dq.view(device)?, dk.view(device)?);
        let gradients = FlaoGradientsMut { dq: dq_view, dk: dk_view, dv: dv.view(device)?, dg: Some(dg.view(device)?) };
        op.backward_into(inputs, &saved, d_o, gradients, &mut workspace)?;
        Ok([dq, dk, dv, dg].map(Output::tensor))
    })
}

/// A decode of cached factors, with the lengths of the sequences, i32 (B), where they are not all M: o (B, T, H, E).
pub fn tpa_decode(
    device: &Device,
    factors: &TpaFactors<Tensor>,
    kv_lens: Option<&Tensor>,
) -> Result<Tensor> {
    let (op, query) = (TpaDecode::new(), factors.query.first());
    let (b, t, h, _) = query.dims4()?;
    let shape = (b, t, h, factors.bv.dims().last().copied().unwrap_or(0));
    let locked = factors.map(|_, factor| factor.storage_and_layout());
    let lengths = kv_lens.map(Tensor::storage_and_layout);
    let lengths = lengths.as_ref().map(Input::<i32>::of).transpose()?;
    with_float!(query.dtype(), T => {
        let mut o = Output::<T>::new(query.device().as_cuda_device()?, shape)?;
        let factors = locked.try_map(|_, factor| Input::<T>::of(factor))?;
        let mut inputs = TpaInputs {
            factors: factors.try_map(|_, factor| factor.view(device))?,
            kv_lens: KvLens::All,
        };
        if let Some(lengths) = &lengths {
            inputs.kv_lens = KvLens::Device(lengths.view(device)?);
        }
        let mut workspace = Workspace::new(device, op.forward_workspace(inputs)?)?;
        op.forward_into(inputs, o.view(device)?, &mut workspace)?;
        Ok(o.tensor())
    })
}
