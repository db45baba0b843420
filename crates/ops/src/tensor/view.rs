//! Borrowed tensors.

use std::fmt;
use std::marker::PhantomData;
use std::ops::Range;
use std::ptr;

use cudarc::driver::{CudaStream, CudaViewMut, DevicePtrMut};

use super::memory::{Guard, Tracked};
use super::{Layout, Place, Storage, Tensor};
use crate::check::Seen;
use crate::{Device, Error, Scalar};

/// A tensor, or a part of one, that can be read.
///
/// Operators take anything that converts to a view: `&Tensor`, or a view itself. The last dimension must be contiguous for
/// an operator; every other stride is free.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error};
/// use ndarray::Array4;
///
/// // (B, H, N, D) in memory, seen as the (B, N, H, D) that operators take; then all but the first token.
/// let x = Device::cpu().tensor(&Array4::<f32>::zeros((2, 8, 16, 64)))?;
/// let x = x.view().permute(&[0, 2, 1, 3])?.narrow(1, 1..16)?;
/// assert_eq!(x.shape(), [2, 15, 8, 64]);
/// assert_eq!(x.strides(), [8 * 16 * 64, 64, 16 * 64, 1]);
/// # Ok::<(), Error>(())
/// ```
pub struct TensorView<'a, T> {
    device: &'a Device,
    /// The address of element (0, …, 0).
    data: *const T,
    layout: Layout,
    /// What the memory is part of, if cudarc allocated it.
    tracked: Option<&'a dyn Tracked>,
    elements: PhantomData<&'a [T]>,
}

/// A tensor, or a part of one, that can be written.
///
/// Outputs of operators are anything that converts to it: `&mut Tensor`, or a view itself.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Lrpe, Theta, Workspace};
/// use ndarray::{Array2, Array4};
///
/// let device = Device::best()?;
/// let rope = Lrpe::rotate(Theta::per_feature(device.tensor(&Array2::<f32>::ones((2, 4)))?));
/// let x = device.tensor(&Array4::<f32>::ones((1, 3, 2, 8)))?;
///
/// // Three new tokens go behind five that a cache already holds.
/// let mut cache = device.zeros::<f32>(&[1, 8, 2, 8])?;
/// let place = cache.view_mut().narrow(1, 5..8)?;
/// rope.forward_into(&x, place, &mut Workspace::new(&device, 0)?)?;
///
/// let cache = cache.to_array()?;
/// assert_eq!(cache[[0, 4, 0, 0]], 0.0);
/// assert_eq!(cache[[0, 5, 0, 0]], 1.0);
/// # Ok::<(), Error>(())
/// ```
pub struct TensorViewMut<'a, T> {
    device: &'a Device,
    /// The address of element (0, …, 0).
    data: *mut T,
    layout: Layout,
    /// What the memory is part of, if cudarc allocated it.
    tracked: Option<CudaViewMut<'a, u8>>,
    elements: PhantomData<&'a mut [T]>,
}

impl<T> Clone for TensorView<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for TensorView<'_, T> {}

// SAFETY: a view is used as the `&[T]` that it stands for.
unsafe impl<T: Sync> Send for TensorView<'_, T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for TensorView<'_, T> {}
// SAFETY: a view is used as the `&mut [T]` that it stands for.
unsafe impl<T: Send> Send for TensorViewMut<'_, T> {}
// SAFETY: as above; through a shared reference it is only read.
unsafe impl<T: Sync> Sync for TensorViewMut<'_, T> {}

/// What a tensor and either kind of view say of their layout.
macro_rules! laid_out {
    ($($tensor:ty),*) => {$(
        impl<T: Scalar> $tensor {
            /// The length of each dimension.
            pub fn shape(&self) -> &[usize] {
                self.layout.shape()
            }

            /// The distance between neighbours along each dimension, in elements.
            pub fn strides(&self) -> &[isize] {
                self.layout.strides()
            }

            /// The number of elements.
            pub fn len(&self) -> usize {
                self.layout.len()
            }

            /// Whether it has no elements.
            pub fn is_empty(&self) -> bool {
                self.layout.is_empty()
            }

            /// The same elements in another shape, in row-major order, without a copy.
            ///
            /// # Errors
            /// [`Error::Elements`] where their number is another; [`Error::Reshape`] where the strides do not allow it.
            pub fn reshape(mut self, shape: &[usize]) -> Result<Self, Error> {
                self.layout = self.layout.reshape(shape)?;
                Ok(self)
            }

            pub(crate) fn layout(&self) -> &Layout {
                &self.layout
            }
        }
    )*};
}

laid_out!(Tensor<T>, TensorView<'_, T>, TensorViewMut<'_, T>);

/// What can be done with either kind of view.
macro_rules! views {
    ($($view:ident of *$kind:tt T),*) => {$(
        impl<'a, T: Scalar> $view<'a, T> {
            pub(super) fn new(device: &'a Device, data: *$kind T, layout: Layout) -> Self {
                Self {
                    device,
                    data,
                    layout,
                    tracked: None,
                    elements: PhantomData,
                }
            }

            /// What lies at an address of the device.
            ///
            /// # Safety
            /// As of [`from_raw_parts`](Self::from_raw_parts).
            pub(crate) unsafe fn at(device: &'a Device, address: u64, layout: Layout) -> Self {
                Self::new(device, ptr::without_provenance_mut(address as usize), layout)
            }

            /// The address of element (0, …, 0), on the host or on the device.
            pub fn address(&self) -> u64 {
                self.data.addr() as u64
            }

            /// The device that holds it.
            pub fn device(&self) -> &'a Device {
                self.device
            }

            /// Reorders the dimensions: dimension i of the result is dimension `axes[i]`.
            ///
            /// # Errors
            /// [`Error::Permutation`].
            pub fn permute(mut self, axes: &[usize]) -> Result<Self, Error> {
                self.layout = self.layout.permute(axes)?;
                Ok(self)
            }

            /// Keeps a range of one dimension.
            ///
            /// # Errors
            /// [`Error::Range`].
            pub fn narrow(mut self, dim: usize, range: Range<usize>) -> Result<Self, Error> {
                let (layout, offset) = self.layout.narrow(dim, range)?;
                self.layout = layout;
                self.data = self.data.wrapping_offset(offset);
                Ok(self)
            }

            /// Keeps one index of a dimension, and drops the dimension.
            ///
            /// # Errors
            /// [`Error::Range`].
            pub fn select(mut self, dim: usize, index: usize) -> Result<Self, Error> {
                let (layout, offset) = self.layout.select(dim, index)?;
                self.layout = layout;
                self.data = self.data.wrapping_offset(offset);
                Ok(self)
            }

            /// Where the elements are.
            pub(crate) fn memory(&self) -> Place<'_> {
                Place {
                    address: self.address(),
                    size: size_of::<T>(),
                    layout: &self.layout,
                }
            }

            /// The device and the memory, for the checks.
            pub(crate) fn seen(&self, name: &'static str) -> Seen<'_> {
                Seen::new(name, self.device, self.memory())
            }
        }
    )*};
}

views!(TensorView of *const T, TensorViewMut of *mut T);

impl<'a, T: Scalar> TensorView<'a, T> {
    /// With the memory that it is part of.
    pub(super) fn tracked_by(self, memory: &'a impl Tracked) -> Self {
        Self {
            tracked: Some(memory),
            ..self
        }
    }

    /// As elements of another type.
    ///
    /// # Safety
    /// They are of that type.
    pub(super) unsafe fn cast<U: Scalar>(self) -> TensorView<'a, U> {
        TensorView {
            tracked: self.tracked,
            ..TensorView::new(self.device, self.data.cast(), self.layout)
        }
    }

    /// What is before an index of a dimension, and what is from it on.
    ///
    /// # Errors
    /// [`Error::Range`].
    pub fn split_at(self, dim: usize, index: usize) -> Result<(Self, Self), Error> {
        let length = self.layout.shape().get(dim).copied().unwrap_or(0);
        Ok((
            self.narrow(dim, 0..index)?,
            self.narrow(dim, index..length)?,
        ))
    }

    /// Whether an element of one lies in memory of an element of the other. Tensors that lie between each other, such as
    /// queries and keys in one (B, N, 3, H, D), do not overlap.
    pub fn overlaps<U: Scalar>(&self, other: &TensorView<'_, U>) -> bool {
        self.memory().overlaps(&other.memory())
    }

    /// Whether the elements are in the same memory, each at the same index.
    pub fn is_in_place_of<U: Scalar>(&self, other: &TensorView<'_, U>) -> bool {
        self.memory().is_same(&other.memory())
    }

    /// The address of element (0, …, 0), on the host or on the device.
    pub(crate) fn data(&self) -> *const T {
        self.data
    }

    /// Everything from the first to the last element in memory, and how far element (0, …, 0) is from the first.
    pub(super) fn with_gaps(mut self) -> Result<(Self, usize), Error> {
        let (first, len) = match self.layout.extent() {
            Some((first, last)) => (first, last.abs_diff(first) + 1),
            None => (0, 0),
        };
        self.data = self.data.wrapping_offset(first);
        self.layout = Layout::dense(&[len])?;
        Ok((self, first.unsigned_abs()))
    }

    /// To be held while a read on `stream` is launched.
    #[inline]
    pub(crate) fn reading<'s>(&'s self, stream: &'s CudaStream) -> Option<Guard<'s>> {
        let tracked = self.tracked.filter(|_| !self.device.is_recording())?;
        Some(Guard::new(stream, || tracked.reading(stream)))
    }
}

impl<'a, T: Scalar> TensorViewMut<'a, T> {
    /// With the memory that it is part of.
    pub(super) fn tracked_by(self, tracked: Option<CudaViewMut<'a, u8>>) -> Self {
        Self { tracked, ..self }
    }

    /// What is before an index of a dimension, and what is from it on. The two share no element, so that an operator may write
    /// both.
    ///
    /// # Errors
    /// [`Error::Range`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error};
    ///
    /// // dq, dk and dv between each other in one (B, N, 3, H, D).
    /// let mut packed = Device::best()?.zeros::<f32>(&[2, 16, 3, 4, 8])?;
    /// let (dq, rest) = packed.view_mut().split_at(2, 1)?;
    /// let (dk, dv) = rest.split_at(2, 1)?;
    /// let [dq, dk, dv] = [dq.select(2, 0)?, dk.select(2, 0)?, dv.select(2, 0)?];
    /// assert_eq!((dq.shape(), dk.shape(), dv.shape()), (&[2, 16, 4, 8][..], dq.shape(), dq.shape()));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn split_at(self, dim: usize, index: usize) -> Result<(Self, Self), Error> {
        let length = self.layout.shape().get(dim).copied().unwrap_or(0);
        let (before, _) = self.layout.narrow(dim, 0..index)?;
        let (behind, offset) = self.layout.narrow(dim, index..length)?;
        const { assert!(!std::mem::needs_drop::<CudaViewMut<u8>>()) };
        // SAFETY: a view of cudarc's has nothing to drop, and of the two only the events are used, those of all of the memory.
        let also_tracked = unsafe { ptr::read(&raw const self.tracked) };
        let part = |data, layout, tracked| Self::new(self.device, data, layout).tracked_by(tracked);
        Ok((
            part(self.data, before, self.tracked),
            part(self.data.wrapping_offset(offset), behind, also_tracked),
        ))
    }

    /// The same view again, for as long as this one is borrowed.
    pub fn reborrow(&mut self) -> TensorViewMut<'_, T> {
        let tracked = self.tracked.as_mut().map(|memory| memory.slice_mut(..));
        TensorViewMut::new(self.device, self.data, self.layout).tracked_by(tracked)
    }

    /// A view that can be read, for as long as this one is borrowed.
    pub fn as_view(&self) -> TensorView<'_, T> {
        TensorView {
            tracked: self.tracked.as_ref().map(|tracked| tracked as _),
            ..TensorView::new(self.device, self.data, self.layout)
        }
    }

    /// The same elements, to be read beside this view, which stands for both in the order of streams.
    ///
    /// # Safety
    /// Whoever uses both reads an element before it is written.
    pub(crate) unsafe fn alias<'b>(&self) -> TensorView<'b, T>
    where
        'a: 'b,
    {
        TensorView::new(self.device, self.data, self.layout)
    }

    /// The address of element (0, …, 0), on the host or on the device.
    pub(crate) fn data(&mut self) -> *mut T {
        self.data
    }

    /// All elements in the order of memory, where they lie side by side.
    pub(super) fn flat(mut self, op: &'static str) -> Result<Self, Error> {
        if !self.layout.is_gapless() {
            return Err(Error::not_dense(op, "the tensor", &self.layout));
        }
        let first = self.layout.extent().map_or(0, |(first, _)| first);
        self.data = self.data.wrapping_offset(first);
        self.layout = Layout::dense(&[self.layout.len()])?;
        Ok(self)
    }

    /// The memory as elements of another type in any layout, with element (0, …, 0) so many of them behind the first.
    ///
    /// # Safety
    /// All that the layout reaches is within the memory of a dense tensor, and aligned.
    pub(crate) unsafe fn cast<U: Scalar>(
        self,
        origin: usize,
        layout: Layout,
    ) -> TensorViewMut<'a, U> {
        let data = self.data.cast::<U>().wrapping_add(origin);
        TensorViewMut::new(self.device, data, layout).tracked_by(self.tracked)
    }

    /// To be held while a write on `stream` is launched.
    #[inline]
    pub(crate) fn writing<'s>(&'s mut self, stream: &'s CudaStream) -> Option<Guard<'s>> {
        let device = self.device;
        let tracked = self.tracked.as_mut().filter(|_| !device.is_recording())?;
        Some(Guard::new(stream, || tracked.device_ptr_mut(stream).1))
    }
}

impl<'a, T: Scalar> From<&'a Tensor<T>> for TensorView<'a, T> {
    fn from(tensor: &'a Tensor<T>) -> Self {
        let data = match &tensor.storage {
            Storage::Host(elements) => elements.as_ptr(),
            Storage::Cuda(allocation) => ptr::without_provenance(allocation.address() as usize),
            Storage::Foreign(data) => data.cast_const(),
        };
        Self::new(&tensor.device, data, tensor.layout)
    }
}

impl<'a, T: Scalar> From<&TensorView<'a, T>> for TensorView<'a, T> {
    fn from(view: &TensorView<'a, T>) -> Self {
        *view
    }
}

impl<'a, T: Scalar> From<&'a mut Tensor<T>> for TensorViewMut<'a, T> {
    fn from(tensor: &'a mut Tensor<T>) -> Self {
        let data = match &mut tensor.storage {
            Storage::Host(elements) => elements.as_mut_ptr(),
            Storage::Cuda(allocation) => ptr::without_provenance_mut(allocation.address() as usize),
            Storage::Foreign(data) => *data,
        };
        Self::new(&tensor.device, data, tensor.layout)
    }
}

impl<T: Scalar> fmt::Debug for TensorView<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tensor")
            .field("type", &T::NAME)
            .field("device", &format_args!("{}", self.device))
            .field("shape", &self.shape())
            .field("strides", &self.strides())
            .finish()
    }
}

impl<T: Scalar> fmt::Debug for TensorViewMut<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_view().fmt(f)
    }
}
