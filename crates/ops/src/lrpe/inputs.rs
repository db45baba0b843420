//! Tensors of integers, and how a call's tensors are put together for the reference and for the kernels.

use cudarc::driver::CudaStream;
use gimbal_kernels_sys::lrpe as sys;
use gimbal_reference::{
    IndexType, IndexView as HostIndex, LrpeInfo, LrpeInputs, TensorInfo, ThetaOrTables,
};

use super::Lrpe;
use super::plan::{Given, Norm};
use crate::check::Seen;
use crate::tensor::{Guard, Layout, host_matrix, info};
use crate::{Error, Tensor, TensorView};

/// A tensor of integers on a device, for positions, offsets and the bounds of packed sequences. Of an i64 the lower 32 bits
/// count, as a signed number.
///
/// Kernels read it when they run: a captured graph replays with whatever it holds then.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Lrpe, Theta};
/// use ndarray::{Array2, Array4, array};
///
/// // Two sequences that go on from their tokens 7 and 100.
/// let device = Device::best()?;
/// let theta = device.tensor(&Array2::<f32>::ones((1, 32)))?;
/// let offsets = device.tensor(&array![7i32, 100])?;
/// let rope = Lrpe::rotate(Theta::per_feature(theta)).offsets(&offsets);
/// let x = device.tensor(&Array4::<f32>::ones((2, 1, 4, 64)))?;
/// assert_eq!(rope.forward(&x)?.shape(), x.shape());
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Index<'a> {
    /// Of i32.
    I32(TensorView<'a, i32>),
    /// Of i64.
    I64(TensorView<'a, i64>),
}

impl<'a> Index<'a> {
    fn layout(&self) -> &Layout {
        match self {
            Self::I32(view) => view.layout(),
            Self::I64(view) => view.layout(),
        }
    }

    /// All that a launch is told of it.
    pub(crate) fn place(&self) -> (u64, Layout, IndexType) {
        let index_type = match self {
            Self::I32(_) => IndexType::I32,
            Self::I64(_) => IndexType::I64,
        };
        (self.address(), *self.layout(), index_type)
    }

    /// What the checks see of its device and memory.
    pub(crate) fn seen(&self, name: &'static str) -> Seen<'_> {
        match self {
            Self::I32(view) => view.seen(name),
            Self::I64(view) => view.seen(name),
        }
    }

    fn address(&self) -> u64 {
        match self {
            Self::I32(view) => view.address(),
            Self::I64(view) => view.address(),
        }
    }

    /// To be held while a read on `stream` is launched.
    pub(crate) fn reading<'s>(&'s self, stream: &'s CudaStream) -> Option<Guard<'s>> {
        match self {
            Self::I32(view) => view.reading(stream),
            Self::I64(view) => view.reading(stream),
        }
    }

    /// What the checks see.
    pub(crate) fn info(&self, name: &'static str) -> TensorInfo<'_, IndexType> {
        TensorInfo {
            name,
            dtype: match self {
                Self::I32(_) => IndexType::I32,
                Self::I64(_) => IndexType::I64,
            },
            shape: self.layout().shape(),
            strides: self.layout().strides(),
        }
    }

    /// The stride of a dimension counted from the last, in units of 32 bits; 0 where it has at most one entry or is not
    /// there.
    fn stride(&self, from_last: usize) -> i64 {
        let words = match self {
            Self::I32(_) => 1,
            Self::I64(_) => 2,
        };
        let layout = self.layout();
        let dimension = layout.shape().len().checked_sub(1 + from_last);
        match dimension.map(|at| (layout.shape()[at], layout.strides()[at])) {
            Some((2.., stride)) => stride as i64 * words,
            _ => 0,
        }
    }

    /// # Safety
    /// It is on the CPU.
    pub(crate) unsafe fn on_host(&self) -> HostIndex<'a> {
        // SAFETY: passed on to the caller.
        unsafe {
            match self {
                Self::I32(view) => view.as_array().into(),
                Self::I64(view) => view.as_array().into(),
            }
        }
    }
}

impl<'a> From<TensorView<'a, i32>> for Index<'a> {
    fn from(view: TensorView<'a, i32>) -> Self {
        Self::I32(view)
    }
}

impl<'a> From<TensorView<'a, i64>> for Index<'a> {
    fn from(view: TensorView<'a, i64>) -> Self {
        Self::I64(view)
    }
}

impl<'a> From<&'a Tensor<i32>> for Index<'a> {
    fn from(tensor: &'a Tensor<i32>) -> Self {
        Self::I32(tensor.into())
    }
}

impl<'a> From<&'a Tensor<i64>> for Index<'a> {
    fn from(tensor: &'a Tensor<i64>) -> Self {
        Self::I64(tensor.into())
    }
}

/// An owned tensor of integers of either type, from which an [`Index`] is taken: for callers who learn the type when they run.
///
/// Shape and strides are those of what it is read as: of offsets (B), of the bounds of packed sequences (S + 1), of positions (N),
/// (B, N) or (k, B, N), in any strides. The operator that reads it reports what does not fit.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, IndexTensor, Lrpe, Theta};
/// use ndarray::{Array2, Array4, array};
///
/// let device = Device::cpu();
/// let offsets = IndexTensor::I64(device.tensor(&array![7i64, 100])?);
/// let theta = device.tensor(&Array2::<f32>::ones((1, 32)))?;
/// let rope = Lrpe::rotate(Theta::per_feature(theta)).offsets(&offsets);
/// let x = device.tensor(&Array4::<f32>::ones((2, 1, 4, 64)))?;
/// assert_eq!(rope.forward(&x)?.shape(), x.shape());
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug)]
pub enum IndexTensor {
    /// Of i32.
    I32(Tensor<i32>),
    /// Of i64.
    I64(Tensor<i64>),
}

impl<'a> From<&'a IndexTensor> for Index<'a> {
    fn from(tensor: &'a IndexTensor) -> Self {
        match tensor {
            IndexTensor::I32(tensor) => tensor.into(),
            IndexTensor::I64(tensor) => tensor.into(),
        }
    }
}

/// What errors call the tensors of rows, and those that go with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Names {
    pub x: &'static str,
    pub o: &'static str,
    pub d_o: &'static str,
    pub dx: &'static str,
    pub norm_weight: &'static str,
    pub dnorm_weight: &'static str,
}

impl Names {
    pub const ALONE: Self = Self {
        x: "x",
        o: "o",
        d_o: "do",
        dx: "dx",
        norm_weight: "norm_weight",
        dnorm_weight: "dnorm_weight",
    };

    pub const QUERIES: Self = Self {
        x: "q",
        o: "oq",
        d_o: "doq",
        dx: "dq",
        norm_weight: "q_norm_weight",
        dnorm_weight: "dq_norm_weight",
    };

    pub const KEYS: Self = Self {
        x: "k",
        o: "ok",
        d_o: "dok",
        dx: "dk",
        norm_weight: "k_norm_weight",
        dnorm_weight: "dk_norm_weight",
    };
}

impl Lrpe<'_> {
    /// What the checks see of all that it reads besides x.
    pub(super) fn info(&self) -> LrpeInfo<'_> {
        let theta = info::<f32>("theta", self.theta.layout());
        LrpeInfo {
            offsets: self.offsets.as_ref().map(|it| it.info("offsets")),
            cu_seqlens: self.cu_seqlens.as_ref().map(|it| it.info("cu_seqlens")),
            positions: self.positions.as_ref().map(|it| it.info("positions")),
            norm_weight: self
                .norm_weight
                .as_ref()
                .map(|weight| info::<f32>(self.names.norm_weight, weight.layout())),
            ..theta.into()
        }
    }

    /// What the checks see of the devices and the memory of what it reads besides x: theta, the weight of a norm, integers.
    pub(super) fn seen(&self) -> [Option<Seen<'_>>; 5] {
        fn seen<'i>(name: &'static str, index: &'i Option<Index>) -> Option<Seen<'i>> {
            index.as_ref().map(|index| index.seen(name))
        }
        let weight = self.norm_weight.as_ref();
        [
            Some(self.theta.seen("theta")),
            weight.map(|weight| weight.seen(self.names.norm_weight)),
            seen("offsets", &self.offsets),
            seen("cu_seqlens", &self.cu_seqlens),
            seen("positions", &self.positions),
        ]
    }

    /// What a plan depends on of it.
    pub(super) fn given(&self, in_place: bool) -> Given {
        let theta = self.theta.view();
        let at = |index: &Option<Index>| index.as_ref().map_or(0, Index::address);
        let stride = |index: &Option<Index>, from_last| {
            index.as_ref().map_or(0, |index| index.stride(from_last))
        };
        Given {
            theta: theta.address(),
            theta_head_stride: theta.strides().first().map_or(0, |&stride| stride as i64),
            norm: self.norm_weight.as_ref().map(|weight| Norm {
                weight: weight.address(),
                head_stride: match (weight.shape(), weight.strides()) {
                    (&[heads, _], &[stride, _]) if heads > 1 => stride as i64,
                    _ => 0,
                },
                is_per_head: matches!(*weight.shape(), [rows, _] if rows != 1),
            }),
            positions: sys::Positions {
                offsets: at(&self.offsets),
                cu_seqlens: at(&self.cu_seqlens),
                given: at(&self.positions),
                offsets_stride: stride(&self.offsets, 0),
                cu_seqlens_stride: stride(&self.cu_seqlens, 0),
                given_token_stride: stride(&self.positions, 0),
                given_batch_stride: stride(&self.positions, 1),
                given_axis_stride: stride(&self.positions, 2),
                ..sys::Positions::default()
            },
            has_offsets: self.offsets.is_some(),
            in_place,
        }
    }

    /// For the reference.
    ///
    /// # Safety
    /// All of it is on the CPU.
    pub(super) unsafe fn on_host(&self) -> Result<LrpeInputs<'_>, Error> {
        // SAFETY: passed on to the caller.
        unsafe {
            let theta = host_matrix(&self.theta.view())?;
            Ok(LrpeInputs {
                theta: ThetaOrTables::Theta(theta),
                offsets: self.offsets.as_ref().map(|it| it.on_host()),
                cu_seqlens: self.cu_seqlens.as_ref().map(|it| it.on_host()),
                positions: self.positions.as_ref().map(|it| it.on_host()),
                norm_weight: self.norm_weight.as_ref().map(|weight| weight.as_array()),
                sequence_statistics: None,
            })
        }
    }
}
