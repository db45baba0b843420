//! An L2 cache that has nothing of a call.

use gimbal_kernels_sys::Launch;
use gimbal_kernels_sys::stream::{Mix, Streams, THREADS};

use crate::{Device, Error, Tensor};

/// What a thread reads of each array.
const VECTOR_BYTES: usize = 16;

/// Makes the L2 cache of a GPU cold and clean, so that a call finds nothing of its inputs there, and nothing that must be
/// written back while it runs.
///
/// # Example
/// ```
/// use gimbal_ops::testing::ColdCache;
/// use gimbal_ops::{Device, Error};
///
/// // On the CPU it does nothing.
/// let mut cache = ColdCache::new(&Device::cpu())?;
/// cache.empty()?;
/// # Ok::<(), Error>(())
/// ```
pub struct ColdCache {
    /// Twice the size of the cache, to be written.
    written: Tensor<u8>,
    /// As large, to be read behind it, which leaves clean lines.
    read: Tensor<u8>,
}

impl ColdCache {
    /// Allocates two buffers of twice the size of the cache.
    ///
    /// # Errors
    /// [`Error::Cuda`] where there is no room.
    pub fn new(device: &Device) -> Result<Self, Error> {
        let bytes = device.gpu().map_or(0, |gpu| 2 * gpu.l2_bytes());
        let (reads, _) = Mix::R4W0.counts();
        let bytes = bytes.next_multiple_of(reads * VECTOR_BYTES);
        Ok(Self {
            written: device.zeros(&[bytes])?,
            read: device.zeros(&[bytes])?,
        })
    }

    /// Writes one buffer and reads the other, on the device's stream; neither allocates nor waits.
    ///
    /// # Errors
    /// [`Error::Cuda`] where the driver refuses.
    pub fn empty(&mut self) -> Result<(), Error> {
        self.written.fill_bytes(0)?;
        let device = self.read.device();
        let (Some(kernels), Some(stream)) = (device.kernels(), device.stream()) else {
            return Ok(());
        };
        let mut streams = Streams::default();
        let (reads, _) = Mix::R4W0.counts();
        let part = self.read.len() / reads;
        for (index, address) in streams.read[..reads].iter_mut().enumerate() {
            *address = self.read.address() + (index * part) as u64;
        }
        streams.vectors = (part / VECTOR_BYTES) as i64;
        let blocks = (part / VECTOR_BYTES).div_ceil(THREADS as usize);
        // An L2 cache is far smaller than 2^32 vectors.
        let extent = Launch::line(blocks as u32, [THREADS, 1, 1]);
        // SAFETY: `read` has four parts of `vectors` × 16 bytes, aligned as the driver aligns allocations, and lives on this
        // stream; nothing is written, and the grid covers all vectors.
        unsafe { kernels.launch(stream.cu_stream(), Mix::R4W0.kernel(), extent, &streams) }?;
        Ok(())
    }
}
