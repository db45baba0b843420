//! Scratch memory.

use std::{fmt, ptr};

use crate::check::Seen;
use crate::tensor::{Layout, Storage};
use crate::{Device, Error, Tensor, TensorViewMut};

/// What the driver aligns memory to, and operators rely on: what starts in a workspace starts at a multiple of so many bytes.
pub(crate) const ALIGNMENT: usize = 256;

/// Scratch memory that operators are given, so that they need not allocate.
///
/// `*_workspace` of an operator says how many bytes it needs; more is fine, and one workspace serves any number of calls
/// on its device, one after the other. On the CPU none is ever needed.
///
/// # Example
/// ```
/// use gimbal_ops::{Activation, Device, Error, Lrpe, SoftmaxAxis, Theta, Workspace};
/// use ndarray::{Array2, Array4};
///
/// let device = Device::best()?;
/// let theta = device.tensor(&Array2::<f32>::ones((4, 64)))?;
/// let op = Lrpe::cosine(Theta::per_feature(theta))
///     .activation(Activation::Softmax(SoftmaxAxis::Sequence));
///
/// let x = device.tensor(&Array4::<f32>::ones((1, 32, 4, 64)))?;
/// let mut o = device.zeros::<f32>(&[1, 32, 4, 128])?;
/// let mut workspace = Workspace::new(&device, op.forward_workspace(&x)?)?;
/// for _ in 0..10 {
///     op.forward_into(&x, &mut o, &mut workspace)?;
/// }
/// # Ok::<(), Error>(())
/// ```
pub struct Workspace {
    memory: Tensor<u8>,
}

impl Workspace {
    /// So many bytes on a device.
    ///
    /// # Errors
    /// [`Error::Cuda`] or [`Error::HostMemory`] where there is no room.
    pub fn new(device: &Device, bytes: usize) -> Result<Self, Error> {
        match bytes {
            // Not even the one byte that the driver would allocate.
            // SAFETY: there is nothing.
            0 => unsafe { Self::at(device, 0, 0) },
            _ => {
                let memory = device.empty(&[bytes])?;
                Ok(Self { memory })
            }
        }
    }

    /// So many bytes at an address, which is a multiple of 256.
    ///
    /// # Safety
    /// As of [`Tensor::from_raw_parts`].
    pub(crate) unsafe fn at(device: &Device, address: u64, bytes: usize) -> Result<Self, Error> {
        let memory = Storage::Foreign(ptr::without_provenance_mut(address as usize));
        let memory = Tensor::new(device.clone(), memory, Layout::dense(&[bytes])?);
        Ok(Self { memory })
    }

    /// Memory that something else has allocated: a tensor of [`Device::tensor_from_cuda`] or
    /// [`Tensor::from_raw_parts`], for instance.
    ///
    /// # Errors
    /// [`Error::NotDense`]; [`Error::Address`] where it is not aligned to 256 bytes.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Workspace};
    ///
    /// let device = Device::best()?;
    /// if let Some(stream) = device.stream() {
    ///     let slice = stream.alloc_zeros::<u8>(1 << 20).unwrap();
    ///     let workspace = Workspace::from_tensor(device.tensor_from_cuda(slice, &[1 << 20])?)?;
    ///     assert_eq!(workspace.bytes(), 1 << 20);
    /// }
    /// # Ok::<(), Error>(())
    /// ```
    pub fn from_tensor(memory: Tensor<u8>) -> Result<Self, Error> {
        let address = memory.address();
        if memory.device().is_cuda()
            && !memory.is_empty()
            && !address.is_multiple_of(ALIGNMENT as u64)
        {
            return Err(Error::Address {
                address,
                align: ALIGNMENT,
            });
        }
        match memory.layout().is_dense() {
            true => Ok(Self { memory }),
            false => {
                let (op, tensor) = ("Workspace::from_tensor", "the memory");
                Err(Error::not_dense(op, tensor, memory.layout()))
            }
        }
    }

    /// What a call works in that needs so many bytes: what the caller has given, else, if it needs any, an own one. It is not
    /// memory of cudarc's, so there are no events to order its uses by.
    ///
    /// # Errors
    /// [`Error::WorkspaceTooSmall`], and those of [`new`](Self::new).
    pub(crate) fn of_call<'w>(
        op: &'static str,
        device: &Device,
        needed: usize,
        given: Option<&'w mut Self>,
        own: &'w mut Option<Self>,
    ) -> Result<Option<&'w mut Self>, Error> {
        match given {
            Some(given) if given.bytes() < needed => {
                let got = given.bytes();
                Err(Error::WorkspaceTooSmall { op, needed, got })
            }
            None if needed > 0 => Ok(Some(own.insert(Self::new(device, needed)?))),
            given => Ok(given),
        }
    }

    /// The memory.
    pub fn into_tensor(self) -> Tensor<u8> {
        self.memory
    }

    /// How many bytes it has.
    pub fn bytes(&self) -> usize {
        self.memory.shape().iter().product()
    }

    /// The device that holds it.
    pub fn device(&self) -> &Device {
        self.memory.device()
    }

    /// Sets every byte of it, in the order of its device's stream. No operator depends on what it held before.
    ///
    /// # Errors
    /// [`Error::Cuda`].
    pub fn fill_bytes(&mut self, byte: u8) -> Result<(), Error> {
        self.memory.fill_bytes(byte)
    }

    pub(crate) fn address(&self) -> u64 {
        self.memory.address()
    }

    /// For the checks of devices.
    pub(crate) fn seen(&self) -> Option<Seen<'_>> {
        Some(self.memory.seen("the workspace"))
    }

    pub(crate) fn view_mut(&mut self) -> TensorViewMut<'_, u8> {
        self.memory.view_mut()
    }
}

impl fmt::Debug for Workspace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Workspace")
            .field("device", &format_args!("{}", self.device()))
            .field("bytes", &self.bytes())
            .finish()
    }
}
