//! Tensors: memory on a device, with a shape and strides.

mod create;
mod host;
mod layout;
mod memory;
mod transfer;
mod view;

use std::fmt;

use gimbal_reference::{DType, TensorInfo};

use crate::{Device, Error, Float, Scalar};
pub(crate) use host::host_matrix;
pub(crate) use layout::Layout;
use memory::Allocation;
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

    /// Wraps memory that something else owns, such as another framework's tensor. It is not freed.
    ///
    /// `data` is the address of element (0, …, 0): on the CPU a host address, else a device address. `strides` are in
    /// elements, one per dimension; they may be negative, or 0.
    ///
    /// # Errors
    /// [`Error::Rank`], [`Error::Strides`], [`Error::TooLarge`].
    ///
    /// # Safety
    /// While the tensor is in use, operators that were given it still running included:
    /// - everything from the first to the last element that shape and strides describe is valid memory of the device,
    ///   aligned to `T`, and on the CPU initialised;
    /// - nothing else writes them, and if the tensor is borrowed mutably, nothing else reads them either. On a GPU that
    ///   holds in the order of the device's stream.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Tensor};
    ///
    /// // (B, N, 3, H·D): queries, keys and values packed together.
    /// let mut packed = vec![0.0f32; 2 * 4 * 3 * 8];
    /// // SAFETY: the vector outlives the tensor, and is not touched meanwhile.
    /// let keys = unsafe {
    ///     Tensor::from_raw_parts(&Device::cpu(), packed.as_mut_ptr().add(8), &[2, 4, 8], &[96, 24, 1])?
    /// };
    /// assert_eq!(keys.to_array()?.shape(), [2, 4, 8]);
    /// # Ok::<(), Error>(())
    /// ```
    pub unsafe fn from_raw_parts(
        device: &Device,
        data: *mut T,
        shape: &[usize],
        strides: &[isize],
    ) -> Result<Self, Error> {
        let layout = Layout::new(shape, strides)?;
        Ok(Self::new(device.clone(), Storage::Foreign(data), layout))
    }

    /// The length of each dimension.
    pub fn shape(&self) -> &[usize] {
        self.layout.shape()
    }

    /// The distance between neighbours along each dimension, in elements.
    pub fn strides(&self) -> &[isize] {
        self.layout.strides()
    }

    /// The device that holds it.
    pub fn device(&self) -> &Device {
        &self.device
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
