//! Gimbal's operators on candle's tensors: on candle's stream, in memory that candle owns before and after, without a copy.

use std::{cmp::Reverse, ops::Deref};

use candle_core::backend::BackendStorage;
use candle_core::cuda_backend::{CudaDType, CudaDevice, CudaStorage};
use candle_core::op::BackpropOp;
use candle_core::{CpuStorage, CustomOp2, DType, Layout, Result as Candle, Shape, Storage, Tensor};
use gimbal_ops::cudarc::driver::CudaView;
use gimbal_ops::{
    Activation, Device, Flao, FlaoInputs, FlaoSavedView, Lrpe, Scalar, TensorView, Theta,
    TpaDecode, TpaFactors, TpaInputs, Workspace,
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
        let strides = self.layout.stride().iter().map(|&stride| stride as isize);
        let (shape, strides) = (self.layout.dims(), strides.collect::<Vec<_>>());
        let view = TensorView::from_cuda(device, &self.memory, shape, &strides);
        Ok(view?)
    }
}

/// A result of Gimbal's as candle's. It has no gaps, but its dimensions may lie in any order.
fn give<T: Scalar + CudaDType>(
    result: gimbal_ops::Tensor<T>,
    device: &CudaDevice,
) -> Result<Tensor> {
    let (shape, strides) = (result.shape().to_vec(), result.strides().to_vec());
    let mut order: Vec<usize> = (0..shape.len()).collect();
    order.sort_by_key(|&dim| Reverse(strides[dim]));
    let mut back: Vec<usize> = (0..shape.len()).collect();
    back.sort_by_key(|&place| order[place]);
    let lengths: Vec<usize> = order.iter().map(|&dim| shape[dim]).collect();
    let storage = CudaStorage::wrap_cuda_slice(result.into_cuda()?, device.clone());
    let none = BackpropOp::none();
    Ok(Tensor::from_storage(Storage::Cuda(storage), lengths, none, false).permute(back)?)
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
    fn op<'a>(&'a self, theta: &'a Input<f32>) -> Result<Lrpe<'a>> {
        let op = Lrpe::rotate(Theta::per_feature(theta.view(&self.device)?));
        Ok(op.activation(self.activation).offset(self.offset))
    }

    fn forward(
        &self,
        (x, x_layout): (&CudaStorage, &Layout),
        theta: Result<Input<f32>>,
    ) -> Result<(CudaStorage, Shape)> {
        let (device, theta) = (&self.device, theta?);
        with_float!(x.dtype(), T => {
            let (op, input) = (self.op(&theta)?, Input::<T>::new(x, x_layout)?);
            // What an operation of candle's returns is row-major.
            let mut o = device.empty::<T>(x_layout.dims())?;
            let mut workspace = Workspace::new(device, op.forward_workspace(input.view(device)?)?)?;
            op.forward_into(input.view(device)?, &mut o, &mut workspace)?;
            let o = CudaStorage::wrap_cuda_slice(o.into_cuda()?, x.device().clone());
            Ok((o, x_layout.shape().clone()))
        })
    }

    fn backward(
        &self,
        x: &Tensor,
        theta: &Tensor,
        d_o: &Tensor,
    ) -> Result<(Option<Tensor>, Option<Tensor>)> {
        let (candle, d_o) = (x.device().as_cuda_device()?, readable(d_o)?);
        let with_dtheta = theta.track_op();
        let [x, theta, d_o] = [x, theta, &d_o].map(Tensor::storage_and_layout);
        let theta = Input::of(&theta)?;
        with_float!(x.0.dtype(), T => {
            let (x, d_o) = (Input::<T>::of(&x)?, Input::<T>::of(&d_o)?);
            let op = self.op(&theta)?.with_dtheta(with_dtheta);
            let gradients = op.backward(x.view(&self.device)?, d_o.view(&self.device)?)?;
            let dtheta = gradients.dtheta.map(|dtheta| give(dtheta, candle));
            Ok((Some(give(gradients.dx, candle)?), dtheta.transpose()?))
        })
    }
}

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
        self.forward((x, x_layout), Input::new(theta, theta_layout))
            .map_err(candle_core::Error::wrap)
    }

    fn bwd(
        &self,
        x: &Tensor,
        theta: &Tensor,
        _: &Tensor,
        d_o: &Tensor,
    ) -> Candle<(Option<Tensor>, Option<Tensor>)> {
        self.backward(x, theta, d_o)
            .map_err(candle_core::Error::wrap)
    }
}

/// Linear attention of q (B, H, N, D), k (B, H, M, D), v (B, H, M, E) and its gate g (B, H, N, E). candle has no `CustomOp` of four.
pub fn flao(device: &Device, qkvg: [&Tensor; 4]) -> Result<Tensor> {
    let candle = qkvg[0].device().as_cuda_device()?;
    let [q, k, v, g] = &qkvg.map(Tensor::storage_and_layout);
    with_float!(q.0.dtype(), T => {
        let (q, k, v, g) = (Input::<T>::of(q)?, Input::of(k)?, Input::of(v)?, Input::of(g)?);
        let inputs = FlaoInputs::new(q.view(device)?, k.view(device)?, v.view(device)?, g.view(device)?);
        give(Flao::new().forward(inputs)?, candle)
    })
}

/// The gradients of q, k, v and g.
pub fn flao_backward(device: &Device, qkvg: [&Tensor; 4], d_o: &Tensor) -> Result<[Tensor; 4]> {
    let (candle, d_o) = (d_o.device().as_cuda_device()?, readable(d_o)?);
    let [q, k, v, g] = &qkvg.map(Tensor::storage_and_layout);
    let d_o = d_o.storage_and_layout();
    with_float!(q.0.dtype(), T => {
        let (q, k, v, g, d_o) = (Input::<T>::of(q)?, Input::of(k)?, Input::of(v)?, Input::of(g)?, Input::of(&d_o)?);
        let inputs = FlaoInputs::new(q.view(device)?, k.view(device)?, v.view(device)?, g.view(device)?);
        let gradients = Flao::new().backward(inputs, FlaoSavedView::Nothing, d_o.view(device)?)?;
        let dg = gradients.dg.ok_or("no gradient of the gate")?;
        Ok([give(gradients.dq, candle)?, give(gradients.dk, candle)?, give(gradients.dv, candle)?, give(dg, candle)?])
    })
}

/// A decode of cached factors, with the lengths of the sequences, i32 (B), where they are not all M: o (B, T, H, E).
pub fn tpa_decode(
    device: &Device,
    factors: &TpaFactors<Tensor>,
    kv_lens: Option<&Tensor>,
) -> Result<Tensor> {
    let query = factors.query.first();
    let candle = query.device().as_cuda_device()?;
    let locked = factors.map(|_, factor| factor.storage_and_layout());
    let lengths = kv_lens.map(Tensor::storage_and_layout);
    let lengths = lengths.as_ref().map(Input::<i32>::of).transpose()?;
    with_float!(query.dtype(), T => {
        let factors = locked.try_map(|_, factor| Input::<T>::of(factor))?;
        let mut inputs = TpaInputs::from(factors.try_map(|_, factor| factor.view(device))?);
        if let Some(lengths) = &lengths {
            inputs = inputs.kv_lens(lengths.view(device)?);
        }
        give(TpaDecode::new().forward(inputs)?, candle)
    })
}
