//! Between the host and a device.

use cudarc::driver::result;
use ndarray::ArrayD;

use super::create::host_elements;
use super::{Tensor, TensorView, TensorViewMut, host};
use crate::device::cuda_error;
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
            return Ok(array.as_standard_layout().into_owned());
        };
        // Gaps come along, and are left out on the host.
        let (whole, origin) = self.with_gaps()?;
        let mut elements: Vec<T> = host_elements(whole.layout().len())?;
        if !elements.is_empty() {
            gpu.bind()?;
            let _reading = whole.reading(gpu.stream());
            let from = whole.address();
            // SAFETY: `whole` is as many elements as the vector has, and every bit pattern is a value of a `Scalar`. The
            // vector outlives the copy, which is waited for.
            unsafe { result::memcpy_dtoh_async(&mut elements, from, gpu.stream().cu_stream()) }
                .map_err(|error| cuda_error("cuMemcpyDtoHAsync", error))?;
            gpu.synchronize()?;
        }
        // SAFETY: element (0, …, 0) is `origin` elements into the vector, which holds all that the layout reaches.
        let array =
            unsafe { host::array_at(elements.as_ptr().wrapping_add(origin), self.layout()) };
        Ok(array.as_standard_layout().into_owned())
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
        gpu.bind()?;
        let to = elements.as_view().address();
        let _writing = elements.writing(gpu.stream());
        // SAFETY: `elements` is contiguous, as long as the values, and borrowed mutably. The values outlive the copy,
        // which is waited for.
        unsafe { result::memcpy_htod_async(to, values, gpu.stream().cu_stream()) }
            .map_err(|error| cuda_error("cuMemcpyHtoDAsync", error))?;
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
        gpu.bind()?;
        let bytes = len * size_of::<T>();
        let to = self.as_view().address();
        let _writing = self.writing(gpu.stream());
        // SAFETY: the tensor is `bytes` bytes side by side, borrowed mutably.
        unsafe { result::memset_d8_async(to, byte, bytes, gpu.stream().cu_stream()) }
            .map_err(|error| cuda_error("cuMemsetD8Async", error))
    }
}
