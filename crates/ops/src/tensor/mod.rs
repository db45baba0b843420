//! Tensors: memory on a device, with a shape and strides.

mod any;
mod create;
mod foreign;
mod host;
mod layout;
mod memory;
mod overlap;
mod transfer;
mod view;

use std::fmt;

use gimbal_reference::{DType, TensorInfo};

use crate::check::Seen;
use crate::{Device, Error, Float, Scalar};
pub use any::{Any, AnyTensor, AnyTensorView, AnyTensorViewMut};
pub(crate) use host::host_matrix;
pub(crate) use layout::Layout;
use memory::Allocation;
pub(crate) use memory::Guard;
pub use memory::{CudaMemory, CudaMemoryMut};
pub(crate) use overlap::Place;
pub use view::{TensorView, TensorViewMut};

/// A tensor that owns its memory, on the CPU or on a GPU.
///
/// Made by [`Device::tensor`], [`Device::tensor_from_slice`] and [`Device::zeros`], and returned by operators. Operators
/// take a reference to it or a [`TensorView`] of it. It has at most six dimensions.
///
/// The memory of a GPU tensor is allocated and freed in the order of its device's stream, so it may be dropped while
/// operators that were given it are still running.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error};
/// use ndarray::array;
///
/// let device = Device::cpu();
/// let tensor = device.tensor(&array![[1.0f32, 2.0, 3.0], [4.0, 5.0, 6.0]])?;
/// assert_eq!(tensor.shape(), [2, 3]);
/// assert_eq!(tensor.strides(), [3, 1]);
///
/// // A view is as cheap as a reference.
/// let columns = tensor.view().permute(&[1, 0])?.narrow(0, 1..3)?;
/// assert_eq!(columns.to_array()?, array![[2.0, 5.0], [3.0, 6.0]].into_dyn());
/// # Ok::<(), Error>(())
/// ```
pub struct Tensor<T> {
    device: Device,
    storage: Storage<T>,
    layout: Layout,
}

/// Where the elements are.
pub(crate) enum Storage<T> {
    Host(Vec<T>),
    Cuda(Allocation),
    /// Memory of the caller's, not freed: the address of element (0, …, 0).
    Foreign(*mut T),
}

// SAFETY: a `Foreign` pointer is used as a `&mut [T]` would be, which `from_raw_parts` asks its caller to allow; the
// other variants are `Send` themselves.
unsafe impl<T: Send> Send for Storage<T> {}
// SAFETY: as above, with `&[T]` for a shared reference.
unsafe impl<T: Sync> Sync for Storage<T> {}

impl<T: Scalar> Tensor<T> {
    pub(crate) fn new(device: Device, storage: Storage<T>, layout: Layout) -> Self {
        Self {
            device,
            storage,
            layout,
        }
    }

    /// The address of element (0, …, 0), on the host or on the device.
    pub fn address(&self) -> u64 {
        self.view().address()
    }

    /// The device that holds it.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// A copy of it, whose dimensions lie in memory in the same order but without gaps.
    ///
    /// # Errors
    /// [`Error::Cuda`] and [`Error::HostMemory`] where it does not fit in memory.
    pub fn try_clone(&self) -> Result<Self, Error> {
        self.view().to_tensor()
    }

    /// The device and the memory, for the checks.
    pub(crate) fn seen(&self, name: &'static str) -> Seen<'_> {
        let place = Place {
            address: self.address(),
            size: size_of::<T>(),
            layout: &self.layout,
        };
        Seen::new(name, &self.device, place)
    }

    /// A view of the whole tensor.
    pub fn view(&self) -> TensorView<'_, T> {
        self.into()
    }

    /// A view of the whole tensor that can be written.
    pub fn view_mut(&mut self) -> TensorViewMut<'_, T> {
        self.into()
    }
}

impl<T: Float> Tensor<T> {
    /// The element type.
    pub fn dtype(&self) -> DType {
        T::DTYPE
    }
}

impl<T: Scalar> fmt::Debug for Tensor<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view().fmt(f)
    }
}

/// A tensor as the checks see it.
pub(crate) fn info<'a, T: Float>(name: &'static str, layout: &'a Layout) -> TensorInfo<'a> {
    TensorInfo {
        name,
        dtype: T::DTYPE,
        shape: layout.shape(),
        strides: layout.strides(),
    }
}
