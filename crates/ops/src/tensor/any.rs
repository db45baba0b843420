//! Tensors whose element type is known when the program runs.

use gimbal_reference::{DType, InputReason};
use half::{bf16, f16};

use super::{Tensor, TensorView, TensorViewMut};
use crate::{Device, Error, Float};

/// One of three, for the three types that operators compute with.
///
/// [`match_dtype!`](crate::match_dtype) calls an operator with whichever it is; what else the call takes follows with
/// [`of_type`](AnyTensorView::of_type).
///
/// # Example
/// ```
/// use gimbal_ops::{AnyTensor, DType, Device, Error, Flao, FlaoInputs, match_dtype};
///
/// fn attention(q: &AnyTensor, k: &AnyTensor, v: &AnyTensor, g: &AnyTensor) -> Result<AnyTensor, Error> {
///     match_dtype!(q in q => {
///         let inputs = FlaoInputs::new(q, k.of_type("flao", "k")?, v.of_type("flao", "v")?, g.of_type("flao", "g")?);
///         Ok(Flao::new().forward(inputs)?.into())
///     })
/// }
///
/// let device = Device::best()?;
/// // As a file says, for instance.
/// let x = AnyTensor::zeros(&device, DType::BF16, &[1, 2, 3, 8])?;
/// assert_eq!(attention(&x, &x, &x, &x)?.dtype(), DType::BF16);
/// let other = AnyTensor::zeros(&device, DType::F32, &[1, 2, 3, 8])?;
/// let error = attention(&x, &other, &x, &x).unwrap_err();
/// assert_eq!(error.to_string(), "flao: k must be of type bf16, got f32");
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Any<A, B, C> {
    /// Of `f32`.
    F32(A),
    /// Of [`f16`](struct@crate::f16).
    F16(B),
    /// Of [`bf16`].
    Bf16(C),
}

/// A [`Tensor`] of any type that operators compute with.
pub type AnyTensor = Any<Tensor<f32>, Tensor<f16>, Tensor<bf16>>;

/// A [`TensorView`] of any type that operators compute with.
pub type AnyTensorView<'a> = Any<TensorView<'a, f32>, TensorView<'a, f16>, TensorView<'a, bf16>>;

/// A [`TensorViewMut`] of any type that operators compute with.
pub type AnyTensorViewMut<'a> =
    Any<TensorViewMut<'a, f32>, TensorViewMut<'a, f16>, TensorViewMut<'a, bf16>>;

/// An expression with whatever an [`Any`](crate::Any) or a reference to one holds: `match_dtype!(x in any => f(x))` is `f(x)` with
/// x of each of the three types.
#[macro_export]
macro_rules! match_dtype {
    ($name:ident in $any:expr => $use:expr) => {
        match $any {
            $crate::Any::F32($name) => $use,
            $crate::Any::F16($name) => $use,
            $crate::Any::Bf16($name) => $use,
        }
    };
}

impl<A, B, C> Any<A, B, C> {
    /// The element type.
    pub fn dtype(&self) -> DType {
        match self {
            Self::F32(_) => DType::F32,
            Self::F16(_) => DType::F16,
            Self::Bf16(_) => DType::BF16,
        }
    }
}

impl AnyTensor {
    /// Zeros of a type.
    ///
    /// # Errors
    /// Those of [`Device::zeros`].
    pub fn zeros(device: &Device, dtype: DType, shape: &[usize]) -> Result<Self, Error> {
        Ok(match dtype {
            DType::F32 => Self::F32(device.zeros(shape)?),
            DType::F16 => Self::F16(device.zeros(shape)?),
            DType::BF16 => Self::Bf16(device.zeros(shape)?),
        })
    }

    /// The length of each dimension.
    pub fn shape(&self) -> &[usize] {
        match_dtype!(tensor in self => tensor.shape())
    }

    /// The device that holds it.
    pub fn device(&self) -> &Device {
        match_dtype!(tensor in self => tensor.device())
    }

    /// A view of the whole tensor.
    pub fn view(&self) -> AnyTensorView<'_> {
        match_dtype!(tensor in self => tensor.view().into())
    }

    /// A view of the whole tensor that can be written.
    pub fn view_mut(&mut self) -> AnyTensorViewMut<'_> {
        match_dtype!(tensor in self => tensor.view_mut().into())
    }

    /// A view of it as a type that it must have: an operator's name and the tensor's go into the error.
    ///
    /// # Errors
    /// [`Error::Input`] where it has another.
    pub fn of_type<T: Float>(
        &self,
        op: &'static str,
        tensor: &'static str,
    ) -> Result<TensorView<'_, T>, Error> {
        self.view().of_type(op, tensor)
    }
}

impl<'a> AnyTensorView<'a> {
    /// It as a type that it must have: an operator's name and the tensor's go into the error.
    ///
    /// # Errors
    /// [`Error::Input`] where it has another.
    pub fn of_type<T: Float>(
        self,
        op: &'static str,
        tensor: &'static str,
    ) -> Result<TensorView<'a, T>, Error> {
        check_type::<T>(op, tensor, self.dtype())?;
        // SAFETY: there is one type of each name.
        Ok(match_dtype!(view in self => unsafe { view.cast() }))
    }
}

impl<'a> AnyTensorViewMut<'a> {
    /// It as a type that it must have: an operator's name and the tensor's go into the error.
    ///
    /// # Errors
    /// [`Error::Input`] where it has another.
    pub fn of_type<T: Float>(
        self,
        op: &'static str,
        tensor: &'static str,
    ) -> Result<TensorViewMut<'a, T>, Error> {
        check_type::<T>(op, tensor, self.dtype())?;
        Ok(match_dtype!(view in self => {
            let layout = *view.layout();
            // SAFETY: there is one type of each name.
            unsafe { view.cast(0, layout) }
        }))
    }
}

fn check_type<T: Float>(op: &'static str, tensor: &'static str, got: DType) -> Result<(), Error> {
    if got == T::DTYPE {
        return Ok(());
    }
    let reason = InputReason::DType {
        tensor,
        expected: T::DTYPE.name(),
        got: got.name().to_owned(),
    };
    Err(reason.of(op).into())
}

macro_rules! from {
    ($($variant:ident $float:ident),*) => {$(
        impl From<Tensor<$float>> for AnyTensor {
            fn from(tensor: Tensor<$float>) -> Self {
                Self::$variant(tensor)
            }
        }

        impl<'a> From<TensorView<'a, $float>> for AnyTensorView<'a> {
            fn from(view: TensorView<'a, $float>) -> Self {
                Self::$variant(view)
            }
        }

        impl<'a> From<TensorViewMut<'a, $float>> for AnyTensorViewMut<'a> {
            fn from(view: TensorViewMut<'a, $float>) -> Self {
                Self::$variant(view)
            }
        }
    )*};
}

from!(F32 f32, F16 f16, Bf16 bf16);
