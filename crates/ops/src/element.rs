//! What tensors are made of.

use std::fmt::Debug;

use cudarc::driver::DeviceRepr;
use gimbal_kernels_sys::ElementType;
use half::{bf16, f16};

mod sealed {
    pub trait Sealed {}
}

/// A type that a [`Tensor`](crate::Tensor) can hold: `f32`, [`f16`](struct@f16), [`bf16`], `i32`, `i64`, `u32` or `u8`.
///
/// Every bit pattern is a value of the type, so memory that came from a device can be read as it.
pub trait Scalar:
    sealed::Sealed + DeviceRepr + Copy + Default + PartialEq + Debug + Send + Sync + 'static
{
    /// The name in Rust.
    const NAME: &'static str;
}

/// A type that operators compute with: `f32`, [`f16`](struct@f16) or [`bf16`].
///
/// Inputs are widened to f32 when they are loaded, and outputs rounded once when they are stored.
pub trait Float: Scalar + gimbal_reference::Element {
    /// The type that kernels are compiled for.
    #[doc(hidden)]
    const ELEMENT: ElementType;
}

macro_rules! scalars {
    ($($scalar:ident),*) => {$(
        impl sealed::Sealed for $scalar {}
        impl Scalar for $scalar {
            const NAME: &'static str = stringify!($scalar);
        }
    )*};
}

scalars!(f32, f16, bf16, i32, i64, u32, u8);

impl Float for f32 {
    const ELEMENT: ElementType = ElementType::F32;
}

impl Float for f16 {
    const ELEMENT: ElementType = ElementType::F16;
}

impl Float for bf16 {
    const ELEMENT: ElementType = ElementType::Bf16;
}
