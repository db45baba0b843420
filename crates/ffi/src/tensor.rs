//! The tensors of the caller's frameworks.

use std::{ptr, slice};

use gimbal_ops::{Device, Error, IndexTensor, Scalar, Tensor, Workspace, bf16, f16};

use crate::abi::{DlDataType, DlDevice, DlTensor};
use crate::call::{Args, Failure};
use crate::device;

/// A type of elements, as DLPack names it.
pub trait Element: Scalar {
    const DTYPE: DlDataType;
}

impl Element for f32 {
    const DTYPE: DlDataType = DlDataType::F32;
}

impl Element for f16 {
    const DTYPE: DlDataType = DlDataType::F16;
}

impl Element for bf16 {
    const DTYPE: DlDataType = DlDataType::BF16;
}

impl Element for i32 {
    const DTYPE: DlDataType = DlDataType::I32;
}

impl Element for i64 {
    const DTYPE: DlDataType = DlDataType::I64;
}

impl Element for u8 {
    const DTYPE: DlDataType = DlDataType::U8;
}

/// Runs the body with `$T` as the Rust type of a tensor's elements.
macro_rules! with_float {
    ($name:expr, $tensor:expr, $T:ident => $body:expr) => {{
        use $crate::abi::DlDataType;
        match $tensor.dtype {
            DlDataType::F32 => {
                type $T = f32;
                $body
            }
            DlDataType::F16 => {
                type $T = gimbal_ops::f16;
                $body
            }
            DlDataType::BF16 => {
                type $T = gimbal_ops::bf16;
                $body
            }
            other => Err($crate::call::Failure::value_error(format!(
                "{} must be of float32, float16 or bfloat16, got {}",
                $name,
                other.name()
            ))),
        }
    }};
}
pub(crate) use with_float;

/// The devices of one call: nearly always one, which is looked up once.
pub struct Place {
    main: DlDevice,
    device: Device,
}

impl Place {
    /// Of a call whose first tensor this is.
    pub fn of(tensor: &DlTensor) -> Result<Self, Failure> {
        Ok(Self {
            main: tensor.device,
            device: device::of(tensor.device)?,
        })
    }

    /// The device of the call.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// A tensor of the caller's, without a copy. Whether it fits the operator is the operator's to say.
    ///
    /// # Errors
    /// Elements of another type, a shape or an address that no tensor can have.
    ///
    /// # Safety
    /// The memory that it describes is valid until the call and what it has put on the stream are over, and if anything is
    /// written through the result, the framework lets nothing else use it meanwhile.
    pub unsafe fn tensor<T: Element>(
        &self,
        name: &str,
        tensor: &DlTensor,
    ) -> Result<Tensor<T>, Failure> {
        if tensor.dtype != T::DTYPE {
            return Err(Failure::value_error(format!(
                "{name} must be of {}, got {}",
                T::DTYPE.name(),
                tensor.dtype.name()
            )));
        }
        let (shape, strides) = layout(name, tensor)?;
        let data = tensor.data.wrapping_byte_add(tensor.byte_offset as usize);
        let is_empty = shape.contains(&0);
        if (data.is_null() && !is_empty) || !data.addr().is_multiple_of(size_of::<T>()) {
            return Err(Failure::value_error(format!(
                "{name} has an address that no tensor of its type can have: {data:p}"
            )));
        }
        let elsewhere;
        let device = match tensor.device == self.main {
            true => &self.device,
            false => {
                elsewhere = device::of(tensor.device)?;
                &elsewhere
            }
        };
        // SAFETY: passed on to the caller; the address is aligned, and an empty tensor has no elements.
        let tensor = unsafe { Tensor::from_raw_parts(device, data.cast(), &shape, &strides) };
        Ok(tensor?)
    }

    /// # Errors
    /// As [`tensor`](Self::tensor).
    ///
    /// # Safety
    /// As [`tensor`](Self::tensor).
    pub unsafe fn optional<T: Element>(
        &self,
        name: &str,
        tensor: Option<&DlTensor>,
    ) -> Result<Option<Tensor<T>>, Failure> {
        // SAFETY: passed on to the caller.
        tensor
            .map(|tensor| unsafe { self.tensor(name, tensor) })
            .transpose()
    }

    /// Integers of either type, if they are there.
    ///
    /// # Errors
    /// As [`tensor`](Self::tensor).
    ///
    /// # Safety
    /// As [`tensor`](Self::tensor).
    pub unsafe fn index(
        &self,
        name: &str,
        tensor: Option<&DlTensor>,
    ) -> Result<Option<IndexTensor>, Failure> {
        let Some(tensor) = tensor else {
            return Ok(None);
        };
        // SAFETY: passed on to the caller.
        let index = unsafe {
            match tensor.dtype {
                DlDataType::I32 => IndexTensor::I32(self.tensor(name, tensor)?),
                DlDataType::I64 => IndexTensor::I64(self.tensor(name, tensor)?),
                other => {
                    return Err(Failure::value_error(format!(
                        "{name} must be of int32 or int64, got {}",
                        other.name()
                    )));
                }
            }
        };
        Ok(Some(index))
    }
}

/// Shape and strides as the operators have them.
fn layout(name: &str, tensor: &DlTensor) -> Result<(Vec<usize>, Vec<isize>), Failure> {
    let impossible = || Failure::value_error(format!("{name} has an impossible shape"));
    let rank = usize::try_from(tensor.ndim).map_err(|_| impossible())?;
    let list = |of: *const i64| match rank {
        0 => &[][..],
        // SAFETY: a DLPack tensor has one of each for every dimension.
        _ => unsafe { slice::from_raw_parts(of, rank) },
    };
    if rank > 0 && tensor.shape.is_null() {
        return Err(impossible());
    }
    let shape = list(tensor.shape).iter();
    let shape = shape.map(|&length| usize::try_from(length).map_err(|_| impossible()));
    let shape = shape.collect::<Result<Vec<_>, _>>()?;
    let strides = match tensor.strides.is_null() {
        false => list(tensor.strides)
            .iter()
            .map(|&stride| stride as isize)
            .collect(),
        true => {
            let mut strides = vec![1isize; rank];
            for dim in (1..rank).rev() {
                let next = strides[dim].checked_mul(shape[dim].max(1) as isize);
                strides[dim - 1] = next.ok_or_else(impossible)?;
            }
            strides
        }
    };
    Ok((shape, strides))
}

/// Where a call finds its scratch memory.
pub enum Scratch<'a> {
    /// In a tensor of bytes.
    Given(&'a DlTensor),
    /// The caller asks how much is needed, where any is.
    Asked,
    /// It is allocated here, in the order of the stream, by a caller who cannot.
    Own,
}

impl<'a> Scratch<'a> {
    /// The last argument of a call: a tensor of bytes, none, or left out.
    pub fn take(args: &mut Args<'a>) -> Result<Self, Failure> {
        if args.is_empty() {
            return Ok(Self::Own);
        }
        Ok(match args.optional_tensor("workspace")? {
            Some(tensor) => Self::Given(tensor),
            None => Self::Asked,
        })
    }

    /// Runs an operator with it. The result is 0 where it has run, else the bytes of workspace that it needs to.
    pub fn run(
        &self,
        place: &Place,
        mut operator: impl FnMut(&mut Workspace) -> Result<(), Error>,
    ) -> Result<i64, Failure> {
        let memory = match self {
            // SAFETY: the caller has given it for this call, in the order of the stream.
            Self::Given(tensor) => unsafe { place.tensor("workspace", tensor)? },
            // SAFETY: it has no elements.
            _ => unsafe { Tensor::from_raw_parts(place.device(), ptr::null_mut(), &[0], &[1])? },
        };
        match (self, operator(&mut Workspace::from_tensor(memory)?)) {
            (Self::Asked, Err(Error::WorkspaceTooSmall { needed, .. })) => Ok(needed as i64),
            (Self::Own, Err(Error::WorkspaceTooSmall { needed, .. })) => {
                operator(&mut Workspace::new(place.device(), needed)?)?;
                Ok(0)
            }
            (_, outcome) => Ok(outcome.map(|()| 0)?),
        }
    }
}
