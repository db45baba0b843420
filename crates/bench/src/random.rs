//! Random data. Measurements on zeros flatter: memory and arithmetic draw less power on them.

use std::sync::Arc;

use gimbal_kernels_sys::Error as CudaError;
use gimbal_ops::cudarc::driver::{CudaSlice, CudaStream, DevicePtrMut, DeviceRepr};
use gimbal_ops::{Device, Error, Float, Tensor};

/// Numbers are drawn up to here and then repeated: drawing takes long, and a period of megabytes is as good as none.
const TILE: usize = 1 << 22;

/// Numbers uniform in [-1, 1), rounded to `T`.
pub fn elements<T: Float>(rng: &mut fastrand::Rng, len: usize) -> Vec<T> {
    (0..len)
        .map(|_| T::from_f64(2.0 * rng.f64() - 1.0))
        .collect()
}

/// A dense tensor of random numbers; on a GPU at most a tile of them comes from the host.
pub struct RandomTensor<T: Float> {
    tensor: Tensor<T>,
    /// What `tensor` lies in, if it does not own its memory. Dropped after it.
    _memory: Option<CudaSlice<T>>,
}

impl<T: Float> RandomTensor<T> {
    pub fn new(device: &Device, shape: &[usize], rng: &mut fastrand::Rng) -> Result<Self, Error> {
        let len: usize = shape.iter().product();
        let mut tile = elements(rng, len.min(TILE));
        let Some(stream) = device.stream() else {
            while tile.len() < len {
                tile.extend_from_within(..tile.len().min(len - tile.len()));
            }
            let tensor = device.tensor_from_slice(&tile, shape)?;
            return Ok(Self {
                tensor,
                _memory: None,
            });
        };
        let mut memory = repeated(stream, &tile, len)?;
        let address = memory.device_ptr_mut(stream).0;
        let mut strides = vec![1; shape.len()];
        for dim in (1..shape.len()).rev() {
            strides[dim - 1] = strides[dim] * shape[dim] as isize;
        }
        // SAFETY: the memory has `len` elements of `T`, is kept beside the tensor and used through it alone.
        let tensor = unsafe {
            let data = std::ptr::without_provenance_mut(address as usize);
            Tensor::from_raw_parts(device, data, shape, &strides)?
        };
        Ok(Self {
            tensor,
            _memory: Some(memory),
        })
    }

    pub fn tensor(&self) -> &Tensor<T> {
        &self.tensor
    }
}

/// `len` elements on a GPU: the tile over and over.
pub fn repeated<T: DeviceRepr>(
    stream: &Arc<CudaStream>,
    tile: &[T],
    len: usize,
) -> Result<CudaSlice<T>, CudaError> {
    let fill = || {
        // SAFETY: every element is written below before anything reads it.
        let mut memory = unsafe { stream.alloc(len.max(1)) }?;
        let mut filled = tile.len().min(len);
        if let Some(mut first) = memory.try_slice_mut(..filled) {
            stream.memcpy_htod(&tile[..filled], &mut first)?;
        }
        while filled < len {
            let more = filled.min(len - filled);
            let (done, mut rest) = memory.split_at_mut(filled);
            stream.memcpy_dtod(&done.slice(..more), &mut rest.slice_mut(..more))?;
            filled += more;
        }
        Ok(memory)
    };
    fill().map_err(|error| CudaError::driver("allocating and filling device memory", error))
}
