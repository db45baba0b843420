//! Between the host and a device, and on one.

use std::ptr;

use cudarc::driver::result;
use cudarc::driver::sys::{self, CUDA_MEMCPY2D, CUmemorytype};
use ndarray::{ArrayD, ArrayViewD};

use super::create::host_elements;
use super::layout::MAX_RANK;
use super::overlap::is_injective;
use super::{Layout, Tensor, TensorView, TensorViewMut, host};
use crate::check::{check_apart, check_device};
use crate::device::{Called, Gpu};
use crate::{Error, Scalar};

impl<T: Scalar> TensorView<'_, T> {
    /// Copies it to a new array, in row-major order. Waits for the device.
    ///
    /// # Errors
    /// [`Error::Cuda`] where the copy fails, or something that the device ran before it; [`Error::HostMemory`].
    pub fn to_array(&self) -> Result<ArrayD<T>, Error> {
        let Some(gpu) = self.device().gpu() else {
            // SAFETY: the view is on the host.
            let array = unsafe { self.as_array() };
            return row_major(&array);
        };
        // Gaps come along, and are left out on the host.
        let (whole, origin) = self.with_gaps()?;
        let mut elements: Vec<T> = host_elements(whole.layout().len())?;
        if !elements.is_empty() {
            let _current = gpu.enter()?;
            let _reading = whole.reading(gpu.stream());
            let from = whole.address();
            // SAFETY: `whole` is as many elements as the vector has, and every bit pattern is a value of a `Scalar`. The
            // vector outlives the copy, which is waited for.
            unsafe { result::memcpy_dtoh_async(&mut elements, from, gpu.stream().cu_stream()) }
                .called("cuMemcpyDtoHAsync")?;
            gpu.synchronize()?;
        }
        // SAFETY: element (0, …, 0) is `origin` elements into the vector, which holds all that the layout reaches.
        let array =
            unsafe { host::array_at(elements.as_ptr().wrapping_add(origin), self.layout()) };
        row_major(&array)
    }
}

/// A copy in row-major order, or an error where there is no room, as for views that repeat an element.
fn row_major<T: Scalar>(array: &ArrayViewD<T>) -> Result<ArrayD<T>, Error> {
    let elements = host_elements(array.len())?;
    // Where ndarray has no vector for the shape, there are no elements.
    let Ok(mut copy) = ArrayD::from_shape_vec(array.raw_dim(), elements) else {
        return Ok(array.to_owned());
    };
    copy.assign(array);
    Ok(copy)
}

impl<T: Scalar> TensorView<'_, T> {
    /// A copy of it on its device, whose dimensions lie in memory in the same order but without gaps.
    ///
    /// # Errors
    /// [`Error::Cuda`] and [`Error::HostMemory`] where it does not fit in memory.
    pub fn to_tensor(&self) -> Result<Tensor<T>, Error> {
        let mut copy = self.uninit_like()?;
        copy.view_mut().copy_from(*self)?;
        Ok(copy)
    }
}

impl<T: Scalar> TensorViewMut<'_, T> {
    /// Overwrites it with a tensor of the same shape on the same device, in the order of its stream. Where the last dimension
    /// of both is contiguous, or both lie in memory without gaps in the same order, few copies do; else there may be one for
    /// each element.
    ///
    /// # Errors
    /// [`Error::Shape`], [`Error::DeviceMismatch`]; [`Error::Overlap`] where they share elements; [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error};
    /// use ndarray::array;
    ///
    /// let device = Device::best()?;
    /// let x = device.tensor(&array![[1.0f32, 2.0], [3.0, 4.0]])?;
    /// let mut cache = device.zeros::<f32>(&[2, 3])?;
    /// cache.view_mut().narrow(1, 1..3)?.copy_from(&x)?;
    /// assert_eq!(cache.to_array()?, array![[0.0, 1.0, 2.0], [0.0, 3.0, 4.0]].into_dyn());
    /// # Ok::<(), Error>(())
    /// ```
    pub fn copy_from<'s>(&mut self, source: impl Into<TensorView<'s, T>>) -> Result<(), Error>
    where
        T: 's,
    {
        const OP: &str = "TensorViewMut::copy_from";
        let source = source.into();
        check_device(OP, self.device(), "the source", source.device())?;
        if self.shape() != source.shape() {
            return Err(Error::Shape {
                expected: self.shape().to_vec(),
                got: source.shape().to_vec(),
            });
        }
        let (copy, source_seen) = (self.seen("the copy"), source.seen("the source"));
        check_apart(OP, &[Some(copy)], &[&[Some(source_seen)]])?;
        if !is_injective(self.layout()) {
            return Err(Error::Strides {
                shape: self.shape().to_vec(),
                got: self.strides().to_vec(),
            });
        }
        if self.is_empty() {
            return Ok(());
        }
        let Some(gpu) = self.device().gpu() else {
            // SAFETY: both are on the host, and no two elements of the copy share an address.
            let (mut copy, source) = unsafe { (self.as_array_mut(), source.as_array()) };
            copy.assign(&source);
            return Ok(());
        };
        let _current = gpu.enter()?;
        let (to, layout) = (self.address(), *self.layout());
        let _reading = source.reading(gpu.stream());
        let _writing = self.writing(gpu.stream());
        let copies = Copies::new(&layout, source.layout(), size_of::<T>());
        // SAFETY: both are tensors of the GPU, borrowed while the copies are put on the stream that orders their uses.
        unsafe { copies.run(gpu, copies.dims.len(), to, source.address()) }
    }
}

/// The copies that copy one tensor to another: rectangles of rows of bytes, as often as the outer dimensions say.
struct Copies {
    /// Bytes that lie side by side in both.
    row: usize,
    /// How often, and the steps in bytes, the smallest first.
    dims: Vec<(usize, i64, i64)>,
}

impl Copies {
    fn new(to: &Layout, from: &Layout, size: usize) -> Self {
        let strides = to.strides().iter().zip(from.strides());
        let mut dims: Vec<(usize, i64, i64)> = to
            .shape()
            .iter()
            .zip(strides)
            .filter(|&(&length, _)| length > 1)
            .map(|(&length, (&to, &from))| {
                let [to, from] = [to, from].map(|stride| stride as i64 * size as i64);
                (length, to, from)
            })
            .collect();
        debug_assert!(dims.len() <= MAX_RANK);
        dims.sort_unstable_by_key(|&(_, to, _)| to.unsigned_abs());
        let mut copies = Self {
            row: size,
            dims: Vec::new(),
        };
        for (length, to, from) in dims {
            // Next to what is copied already, in both.
            match copies.dims.last_mut() {
                None if to == copies.row as i64 && from == to => copies.row *= length,
                Some((inner, inner_to, inner_from))
                    if (*inner_to * *inner as i64, *inner_from * *inner as i64) == (to, from) =>
                {
                    *inner *= length;
                }
                _ => copies.dims.push((length, to, from)),
            }
        }
        copies
    }

    /// Puts those of the so many innermost dimensions on the stream.
    ///
    /// # Safety
    /// All that they reach from the two addresses is memory of the GPU, apart, and used by nothing else meanwhile in the order
    /// of the stream.
    unsafe fn run(&self, gpu: &Gpu, dims: usize, to: u64, from: u64) -> Result<(), Error> {
        let stream = gpu.stream().cu_stream();
        // What the driver takes as the distance of rows.
        let is_pitch = |pitch: &i64| (self.row as i64..1 << 31).contains(pitch);
        match self.dims[..dims].split_last() {
            // SAFETY: passed on to the caller.
            None => unsafe { result::memcpy_dtod_async(to, from, self.row, stream) }
                .called("cuMemcpyDtoDAsync"),
            Some((&(rows, to_pitch, from_pitch), []))
                if is_pitch(&to_pitch) && is_pitch(&from_pitch) =>
            {
                let copy = CUDA_MEMCPY2D {
                    srcXInBytes: 0,
                    srcY: 0,
                    srcMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
                    srcHost: ptr::null(),
                    srcDevice: from,
                    srcArray: ptr::null_mut(),
                    srcPitch: from_pitch.unsigned_abs() as usize,
                    dstXInBytes: 0,
                    dstY: 0,
                    dstMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
                    dstHost: ptr::null_mut(),
                    dstDevice: to,
                    dstArray: ptr::null_mut(),
                    dstPitch: to_pitch.unsigned_abs() as usize,
                    WidthInBytes: self.row,
                    Height: rows,
                };
                // SAFETY: passed on to the caller; the description lives until the call returns.
                unsafe { sys::cuMemcpy2DAsync_v2(&raw const copy, stream) }
                    .result()
                    .called("cuMemcpy2DAsync")
            }
            Some((&(times, to_step, from_step), inner)) => {
                (0..times as i64).try_for_each(|index| {
                    let to = to.wrapping_add_signed(index * to_step);
                    let from = from.wrapping_add_signed(index * from_step);
                    // SAFETY: passed on to the caller.
                    unsafe { self.run(gpu, inner.len(), to, from) }
                })
            }
        }
    }
}

impl<T: Scalar> Tensor<T> {
    /// Copies it to a new array, in row-major order. Waits for the device.
    ///
    /// # Errors
    /// As [`TensorView::to_array`].
    pub fn to_array(&self) -> Result<ArrayD<T>, Error> {
        self.view().to_array()
    }

    /// Overwrites it with values of the host, given in the order in which it lies in memory: row-major, unless it came
    /// from an operator whose input was permuted. Its address stays the same, as a captured graph needs. Waits until the
    /// values have been copied.
    ///
    /// # Errors
    /// [`Error::Elements`] where the number of values is not that of the tensor, [`Error::NotDense`] for foreign memory
    /// with gaps, [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error};
    /// use ndarray::array;
    ///
    /// let mut tensor = Device::best()?.zeros::<f32>(&[2, 2])?;
    /// tensor.copy_from_slice(&[1.0, 2.0, 3.0, 4.0])?;
    /// assert_eq!(tensor.to_array()?, array![[1.0, 2.0], [3.0, 4.0]].into_dyn());
    /// # Ok::<(), Error>(())
    /// ```
    pub fn copy_from_slice(&mut self, values: &[T]) -> Result<(), Error> {
        if values.len() != self.layout.len() {
            return Err(Error::Elements {
                shape: self.shape().to_vec(),
                expected: self.layout.len(),
                got: values.len(),
            });
        }
        let mut elements = self.view_mut().flat("Tensor::copy_from_slice")?;
        if values.is_empty() {
            return Ok(());
        }
        let Some(gpu) = elements.device().gpu() else {
            // SAFETY: `elements` is a contiguous part of the host, as long as the values, and borrowed mutably.
            unsafe { values.as_ptr().copy_to(elements.data(), values.len()) };
            return Ok(());
        };
        let _current = gpu.enter()?;
        let to = elements.address();
        let _writing = elements.writing(gpu.stream());
        // SAFETY: `elements` is contiguous, as long as the values, and borrowed mutably. The values outlive the copy,
        // which is waited for.
        unsafe { result::memcpy_htod_async(to, values, gpu.stream().cu_stream()) }
            .called("cuMemcpyHtoDAsync")?;
        gpu.synchronize()
    }

    /// Sets every byte of it, in the order of its device's stream. With 0xFF floats become NaN, which is how tests make
    /// sure that an output is written.
    ///
    /// # Errors
    /// [`Error::NotDense`] for foreign memory with gaps, [`Error::Cuda`].
    pub fn fill_bytes(&mut self, byte: u8) -> Result<(), Error> {
        self.view_mut().flat("Tensor::fill_bytes")?.fill(byte)
    }
}

impl<T: Scalar> TensorViewMut<'_, T> {
    /// Sets every byte of a dense tensor.
    pub(crate) fn fill(&mut self, byte: u8) -> Result<(), Error> {
        let len = self.layout().len();
        if len == 0 {
            return Ok(());
        }
        let Some(gpu) = self.device().gpu() else {
            // SAFETY: the tensor is `len` elements of the host side by side, borrowed mutably, and every bit pattern is a
            // value of a `Scalar`.
            unsafe { self.data().write_bytes(byte, len) };
            return Ok(());
        };
        let to = self.address();
        let _writing = self.writing(gpu.stream());
        // SAFETY: the tensor is so many elements side by side, borrowed mutably.
        unsafe { gpu.fill(to, byte, len * size_of::<T>()) }
    }
}
