//! New tensors.

use ndarray::{ArrayRef, Dimension};

use super::{Allocation, Layout, Storage, Tensor, TensorView};
use crate::{Device, Error, Scalar};

impl Device {
    /// A copy of an array of the host, in row-major order. Waits until the array has been copied.
    ///
    /// # Errors
    /// [`Error::Rank`], [`Error::Cuda`] and [`Error::HostMemory`] where it does not fit in memory.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error};
    /// use half::bf16;
    /// use ndarray::Array4;
    ///
    /// let x = Array4::from_elem((2, 16, 4, 64), bf16::ONE);
    /// let x = Device::best()?.tensor(&x)?;
    /// assert_eq!(x.shape(), [2, 16, 4, 64]);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn tensor<T: Scalar, D: Dimension>(
        &self,
        array: &ArrayRef<T, D>,
    ) -> Result<Tensor<T>, Error> {
        let dense = array.as_standard_layout();
        match dense.as_slice() {
            Some(elements) => self.tensor_from_slice(elements, array.shape()),
            None => {
                self.tensor_from_slice(&array.iter().copied().collect::<Vec<_>>(), array.shape())
            }
        }
    }

    /// A copy of elements of the host in row-major order. Waits until they have been copied.
    ///
    /// # Errors
    /// [`Error::Elements`] where their number does not fit the shape, and those of [`tensor`](Self::tensor).
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error};
    ///
    /// let lengths = Device::cpu().tensor_from_slice(&[7i32, 12], &[2])?;
    /// assert_eq!(lengths.shape(), [2]);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn tensor_from_slice<T: Scalar>(
        &self,
        elements: &[T],
        shape: &[usize],
    ) -> Result<Tensor<T>, Error> {
        let layout = Layout::dense(shape)?;
        if elements.len() != layout.len() {
            return Err(Error::Elements {
                shape: shape.to_vec(),
                expected: layout.len(),
                got: elements.len(),
            });
        }
        let mut tensor = self.uninit(layout)?;
        tensor.copy_from_slice(elements)?;
        Ok(tensor)
    }

    /// A tensor to be written: its elements are whatever the memory held before, on the CPU zeros.
    ///
    /// # Errors
    /// Those of [`zeros`](Self::zeros).
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error};
    ///
    /// let mut tensor = Device::best()?.empty::<f32>(&[2, 3])?;
    /// tensor.copy_from_slice(&[1.0; 6])?;
    /// # Ok::<(), Error>(())
    /// ```
    pub fn empty<T: Scalar>(&self, shape: &[usize]) -> Result<Tensor<T>, Error> {
        self.uninit(Layout::dense(shape)?)
    }

    /// Zeros.
    ///
    /// # Errors
    /// [`Error::Rank`], [`Error::TooLarge`], [`Error::Cuda`] and [`Error::HostMemory`] where it does not fit in memory.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error};
    ///
    /// let zeros = Device::best()?.zeros::<f32>(&[2, 3])?;
    /// assert!(zeros.to_array()?.iter().all(|&zero| zero == 0.0));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn zeros<T: Scalar>(&self, shape: &[usize]) -> Result<Tensor<T>, Error> {
        let mut tensor = self.uninit(Layout::dense(shape)?)?;
        if self.gpu().is_some() {
            tensor.fill_bytes(0)?;
        }
        Ok(tensor)
    }

    /// A tensor whose elements are whatever the memory holds, on the CPU zeros. The layout must have no gaps.
    pub(crate) fn uninit<T: Scalar>(&self, layout: Layout) -> Result<Tensor<T>, Error> {
        let storage = self.allocate(layout.len())?;
        Ok(Tensor {
            device: self.clone(),
            storage,
            layout,
        })
    }

    fn allocate<T: Scalar>(&self, len: usize) -> Result<Storage<T>, Error> {
        match self.gpu() {
            None => Ok(Storage::Host(host_elements(len)?)),
            // No overflow: a `Layout` counts in words of 8 bytes. Every bit pattern is a value of a `Scalar`, so there is
            // nothing to initialise.
            Some(gpu) => Ok(Storage::Cuda(Allocation::new(gpu, len * size_of::<T>())?)),
        }
    }
}

impl<T: Scalar> TensorView<'_, T> {
    /// A tensor of its shape on its device, in memory in the same order but without gaps, of whatever that holds.
    pub(crate) fn uninit_like(&self) -> Result<Tensor<T>, Error> {
        let layout = Layout::dense_like(self.shape(), self.layout())?;
        self.device().uninit(layout)
    }
}

/// Zeros on the host, or an error where there is no room.
pub(super) fn host_elements<T: Scalar>(len: usize) -> Result<Vec<T>, Error> {
    let mut elements = Vec::new();
    elements
        .try_reserve_exact(len)
        .map_err(|_| Error::HostMemory {
            bytes: len.saturating_mul(size_of::<T>()),
        })?;
    elements.resize(len, T::default());
    Ok(elements)
}
