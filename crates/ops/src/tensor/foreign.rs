//! Memory of other libraries: in without a copy, and out.

use std::sync::Arc;
use std::{mem, ptr};

use cudarc::driver::{CudaContext, CudaSlice, DevicePtr, DevicePtrMut};
use ndarray::{ArrayRef, Dimension};

use super::memory::{Allocation, CudaMemory, CudaMemoryMut};
use super::overlap::is_injective;
use super::{Layout, Storage, Tensor, TensorView, TensorViewMut};
use crate::device::{Called, Gpu};
use crate::{Device, Error, Scalar};

/// Where all arrays of the host are.
static CPU: Device = Device::cpu();

impl<'a, T: Scalar> TensorView<'a, T> {
    /// An array of the host, without a copy.
    ///
    /// # Errors
    /// [`Error::Rank`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Error, TensorView};
    /// use ndarray::{array, s};
    ///
    /// let array = array![[1.0f32, 2.0, 3.0], [4.0, 5.0, 6.0]];
    /// let view = TensorView::from_array(&array)?;
    /// assert_eq!(view.address(), array.as_ptr().addr() as u64);
    /// // Of any strides.
    /// let part = array.slice(s![.., ..;-2]);
    /// assert_eq!(TensorView::from_array(&part)?.strides(), [3, -2]);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn from_array<D: Dimension>(array: &'a ArrayRef<T, D>) -> Result<Self, Error> {
        let layout = Layout::new(array.shape(), array.strides())?;
        Ok(Self::new(&CPU, array.as_ptr(), layout))
    }

    /// Memory of cudarc's, without a copy: a `CudaSlice`, `CudaView` or `CudaViewMut`. `strides` are in elements, from
    /// element (0, …, 0), which is the first of the memory.
    ///
    /// # Errors
    /// [`Error::NotOnGpu`]; [`Error::DeviceMismatch`] where the memory is not of the same `CudaContext` as the device's
    /// stream; [`Error::OutOfBounds`], [`Error::Rank`], [`Error::Strides`], [`Error::TooLarge`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, TensorView};
    ///
    /// let device = Device::best()?;
    /// if let Some(stream) = device.stream() {
    ///     let slice = stream.clone_htod(&[1.0f32, 2.0, 3.0, 4.0]).unwrap();
    ///     let view = TensorView::from_cuda(&device, &slice, &[2, 2], &[2, 1])?;
    ///     assert_eq!(view.to_array()?[[1, 0]], 3.0);
    /// }
    /// # Ok::<(), Error>(())
    /// ```
    pub fn from_cuda(
        device: &'a Device,
        memory: &'a impl CudaMemory<T>,
        shape: &[usize],
        strides: &[isize],
    ) -> Result<Self, Error> {
        let layout = within(Layout::new(shape, strides)?, memory.len())?;
        let gpu = gpu_of(device, memory.stream().context())?;
        let address = address_for_reading(gpu, memory)?;
        let view = Self::new(device, ptr::without_provenance(address as usize), layout);
        Ok(view.tracked_by(memory))
    }

    /// Memory at an address: of the host on the CPU, else of the device. `data` is the address of element (0, …, 0).
    /// `strides` are in elements, one per dimension; they may be negative, or 0.
    ///
    /// # Errors
    /// [`Error::Rank`], [`Error::Strides`], [`Error::TooLarge`]; [`Error::Address`] where it is null or not aligned to `T`.
    ///
    /// # Safety
    /// While the view is in use, operators that were given it still running included:
    /// - everything that shape and strides describe is valid memory of the device, on the CPU initialised;
    /// - nothing writes it. On a GPU that holds in the order of the device's stream.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, TensorView};
    ///
    /// // (B, N, 3, H·D): queries, keys and values packed together.
    /// let packed = vec![0.0f32; 2 * 4 * 3 * 8];
    /// let cpu = Device::cpu();
    /// // SAFETY: the vector outlives the view, and is not written meanwhile.
    /// let keys = unsafe { TensorView::from_raw_parts(&cpu, packed.as_ptr().add(8), &[2, 4, 8], &[96, 24, 1])? };
    /// assert_eq!(keys.to_array()?.shape(), [2, 4, 8]);
    /// # Ok::<(), Error>(())
    /// ```
    pub unsafe fn from_raw_parts(
        device: &'a Device,
        data: *const T,
        shape: &[usize],
        strides: &[isize],
    ) -> Result<Self, Error> {
        let layout = checked(data, Layout::new(shape, strides)?)?;
        Ok(Self::new(device, data, layout))
    }

    /// The same memory for calls on another stream of its context, such as weights that several streams read.
    ///
    /// # Errors
    /// [`Error::DeviceMismatch`] where the other device has another context.
    ///
    /// # Safety
    /// The caller orders the two streams: what wrote it comes before what reads it there, and that before it is written or
    /// freed again.
    pub unsafe fn on(self, device: &'a Device) -> Result<Self, Error> {
        let contexts = [self.device(), device].map(|device| device.gpu().map(Gpu::raw_context));
        match contexts[0] == contexts[1] {
            true => Ok(Self::new(device, self.data(), *self.layout())),
            false => Err(mismatch("the tensor", device, self.device().to_string())),
        }
    }
}

impl<'a, T: Scalar> TensorViewMut<'a, T> {
    /// An array of the host, without a copy.
    ///
    /// # Errors
    /// [`Error::Rank`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Error, TensorView, TensorViewMut};
    /// use ndarray::{Array2, array};
    ///
    /// let mut array = Array2::<f32>::zeros((2, 2));
    /// let ones = array![[1.0, 1.0], [1.0, 1.0]];
    /// TensorViewMut::from_array(&mut array)?.copy_from(TensorView::from_array(&ones)?)?;
    /// assert_eq!(array, ones);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn from_array<D: Dimension>(array: &'a mut ArrayRef<T, D>) -> Result<Self, Error> {
        let layout = Layout::new(array.shape(), array.strides())?;
        Ok(Self::new(&CPU, array.as_mut_ptr(), layout))
    }

    /// Memory of cudarc's, without a copy: a `CudaSlice` or `CudaViewMut`. `strides` are in elements, from element (0, …, 0),
    /// which is the first of the memory; no two elements may share an address.
    ///
    /// # Errors
    /// Those of [`TensorView::from_cuda`], and [`Error::Strides`] for elements that share an address.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Lrpe, TensorViewMut, Theta, Workspace};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let rope = Lrpe::rotate(Theta::per_feature(device.tensor(&Array2::<f32>::ones((2, 4)))?));
    /// let x = device.tensor(&Array4::<f32>::ones((1, 3, 2, 8)))?;
    /// if let Some(stream) = device.stream() {
    ///     let mut slice = stream.alloc_zeros::<f32>(3 * 2 * 8).unwrap();
    ///     let o = TensorViewMut::from_cuda(&device, &mut slice, &[1, 3, 2, 8], &[48, 16, 8, 1])?;
    ///     rope.forward_into(&x, o, &mut Workspace::new(&device, 0)?)?;
    /// }
    /// # Ok::<(), Error>(())
    /// ```
    pub fn from_cuda(
        device: &'a Device,
        memory: &'a mut impl CudaMemoryMut<T>,
        shape: &[usize],
        strides: &[isize],
    ) -> Result<Self, Error> {
        let layout = within(Layout::new(shape, strides)?, memory.len())?;
        if !is_injective(&layout) {
            return Err(Error::Strides {
                shape: shape.to_vec(),
                got: strides.to_vec(),
            });
        }
        let gpu = gpu_of(device, memory.stream().context())?;
        let address = address_for_reading(gpu, memory)?;
        let view = Self::new(
            device,
            ptr::without_provenance_mut(address as usize),
            layout,
        );
        Ok(view.tracked_by(memory.bytes_mut()))
    }

    /// Memory at an address: of the host on the CPU, else of the device. `data` is the address of element (0, …, 0).
    /// `strides` are in elements, one per dimension; they may be negative.
    ///
    /// # Errors
    /// Those of [`TensorView::from_raw_parts`].
    ///
    /// # Safety
    /// While the view is in use, operators that were given it still running included:
    /// - everything that shape and strides describe is valid memory of the device, on the CPU initialised, and no two
    ///   elements share an address;
    /// - nothing else reads or writes it. On a GPU that holds in the order of the device's stream.
    pub unsafe fn from_raw_parts(
        device: &'a Device,
        data: *mut T,
        shape: &[usize],
        strides: &[isize],
    ) -> Result<Self, Error> {
        let layout = checked(data, Layout::new(shape, strides)?)?;
        Ok(Self::new(device, data, layout))
    }
}

impl<T: Scalar> Tensor<T> {
    /// Wraps memory that something else owns, such as another framework's tensor. It is not freed.
    ///
    /// `data` is the address of element (0, …, 0): on the CPU a host address, else a device address. `strides` are in
    /// elements, one per dimension; they may be negative, or 0 in a tensor that is only read.
    ///
    /// # Errors
    /// [`Error::Rank`], [`Error::Strides`], [`Error::TooLarge`]; [`Error::Address`] where it is null or not aligned to `T`.
    ///
    /// # Safety
    /// While the tensor is in use, operators that were given it still running included:
    /// - everything from the first to the last element that shape and strides describe is valid memory of the device, on the
    ///   CPU initialised;
    /// - nothing else writes them, and if the tensor is borrowed mutably, nothing else reads them either, and no two elements
    ///   share an address. On a GPU that holds in the order of the device's stream.
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
        let layout = checked(data, Layout::new(shape, strides)?)?;
        Ok(Self::new(device.clone(), Storage::Foreign(data), layout))
    }

    /// The memory as cudarc's, without a copy: all elements in the order in which they lie in memory, which is row-major
    /// unless the tensor came from an operator whose input was permuted.
    ///
    /// # Errors
    /// [`Error::NotOnGpu`]; [`Error::NotDense`] where it is foreign memory; [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error};
    ///
    /// let tensor = Device::best()?.zeros::<f32>(&[2, 3])?;
    /// let address = tensor.address();
    /// match tensor.into_cuda() {
    ///     Ok(slice) => assert_eq!(slice.len(), 6),
    ///     Err(error) => assert_eq!(error, Error::NotOnGpu { what: "Tensor::into_cuda" }),
    /// }
    /// # let _ = address;
    /// # Ok::<(), Error>(())
    /// ```
    pub fn into_cuda(self) -> Result<CudaSlice<T>, Error> {
        let Some(gpu) = self.device.gpu() else {
            return Err(Error::NotOnGpu {
                what: "Tensor::into_cuda",
            });
        };
        let len = self.layout.len();
        let Storage::Cuda(allocation) = self.storage else {
            let op = "Tensor::into_cuda";
            return Err(Error::not_dense(op, "the tensor", &self.layout));
        };
        let _current = gpu.enter()?;
        // cudarc panics where it cannot make the events that it wants.
        let event = gpu.stream().context().new_event(None);
        drop(event.called("cuEventCreate")?);
        let stream = gpu.queue().own();
        // SAFETY: the allocation has room for the elements and is given up; every bit pattern is a value of a `Scalar`.
        let mut slice = unsafe { stream.upgrade_device_ptr(allocation.into_address(), len) };
        // What was put on the stream before is behind the event that other streams wait for.
        drop(slice.device_ptr_mut(stream));
        Ok(slice)
    }
}

impl Device {
    /// A tensor of memory of cudarc's, without a copy, in row-major order.
    ///
    /// # Errors
    /// [`Error::NotOnGpu`]; [`Error::DeviceMismatch`] where the memory is not of the same `CudaContext` as the device's
    /// stream; [`Error::Elements`] where the number of elements does not fit the shape; [`Error::Rank`], [`Error::Cuda`].
    pub fn tensor_from_cuda<T: Scalar>(
        &self,
        mut slice: CudaSlice<T>,
        shape: &[usize],
    ) -> Result<Tensor<T>, Error> {
        let layout = Layout::dense(shape)?;
        if layout.len() != slice.len() {
            return Err(Error::Elements {
                shape: shape.to_vec(),
                expected: layout.len(),
                got: slice.len(),
            });
        }
        let gpu = gpu_of(self, slice.context())?;
        let _current = gpu.enter()?;
        // From here on it is used on this device's stream alone, which waits for all earlier uses.
        let stream = gpu.queue();
        mem::forget(slice.device_ptr_mut(stream.own()).1);
        // SAFETY: the slice gives up what it has allocated in this context.
        let allocation = unsafe { Allocation::from_raw(slice.leak(), stream.clone()) };
        Ok(Tensor::new(self.clone(), Storage::Cuda(allocation), layout))
    }
}

/// The GPU of a device, if memory of this context is ordered with its stream. That two `CudaContext`s are of one GPU is not
/// enough: each orders its own streams alone.
fn gpu_of<'d>(device: &'d Device, context: &Arc<CudaContext>) -> Result<&'d Gpu, Error> {
    let Some(gpu) = device.gpu() else {
        return Err(Error::NotOnGpu {
            what: "memory of cudarc's",
        });
    };
    match Arc::ptr_eq(gpu.queue().context(), context) {
        true => Ok(gpu),
        false => {
            let got = format!("another CudaContext of cuda:{}", context.ordinal());
            Err(mismatch("the memory", device, got))
        }
    }
}

fn mismatch(tensor: &'static str, device: &Device, got: String) -> Error {
    Error::DeviceMismatch {
        op: "Tensor",
        tensor,
        expected: device.to_string(),
        got,
    }
}

/// Where memory of cudarc's is. The stream then waits for what wrote it, as cudarc tells no address without.
fn address_for_reading<T>(gpu: &Gpu, memory: &impl DevicePtr<T>) -> Result<u64, Error> {
    let _current = gpu.enter()?;
    let (address, guard) = memory.device_ptr(gpu.queue().own());
    // Nothing has been read yet.
    mem::forget(guard);
    Ok(address)
}

/// Whether all elements are among so many, of which (0, …, 0) is the first.
fn within(layout: Layout, len: usize) -> Result<Layout, Error> {
    match layout.extent() {
        Some((first, last)) if first < 0 || last.unsigned_abs() >= len => Err(Error::OutOfBounds {
            shape: layout.shape().to_vec(),
            strides: layout.strides().to_vec(),
            len,
        }),
        _ => Ok(layout),
    }
}

/// Whether there can be elements at an address.
fn checked<T>(data: *const T, layout: Layout) -> Result<Layout, Error> {
    if layout.is_empty() || (!data.is_null() && data.is_aligned()) {
        return Ok(layout);
    }
    Err(Error::Address {
        address: data.addr() as u64,
        align: align_of::<T>(),
    })
}
