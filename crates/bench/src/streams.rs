//! Arrays on a GPU that a stream kernel reads and writes: a yardstick for `bench`, kernels to prove for `verify`.

use gimbal_kernels_sys::Launch;
use gimbal_kernels_sys::stream::{Mix, Streams, THREADS};
use gimbal_ops::{Device, Error, Tensor};

use crate::random;

/// What a thread moves at a time.
const VECTOR_BYTES: usize = 16;

/// The arrays of one mix.
pub struct Arrays {
    mix: Mix,
    /// Of each array.
    vectors: u32,
    read: Vec<Tensor<u8>>,
    write: Vec<Tensor<u8>>,
}

impl Arrays {
    /// Arrays of `vectors` × 16 random bytes each.
    pub fn random(
        device: &Device,
        mix: Mix,
        vectors: u32,
        rng: &mut fastrand::Rng,
    ) -> Result<Self, Error> {
        let (reads, writes) = mix.counts();
        let mut arrays = |count| {
            let array = |_| random::bytes(device, vectors as usize * VECTOR_BYTES, rng);
            (0..count).map(array).collect::<Result<_, _>>()
        };
        Ok(Self {
            mix,
            vectors,
            read: arrays(reads)?,
            write: arrays(writes)?,
        })
    }

    /// As many vectors as make up `bytes` of traffic, or nearly.
    pub fn vectors(mix: Mix, bytes: u64) -> u32 {
        let (reads, writes) = mix.counts();
        let vectors = bytes.div_ceil(((reads + writes) * VECTOR_BYTES) as u64);
        u32::try_from(vectors).unwrap_or(u32::MAX)
    }

    /// Another array to write, for a mix that shows what it reads only if there is one.
    pub fn showing(mut self, device: &Device) -> Result<Self, Error> {
        if self.write.is_empty() {
            let bytes = self.vectors as usize * VECTOR_BYTES;
            self.write.push(device.zeros(&[bytes])?);
        }
        Ok(self)
    }

    /// Writes the exclusive or of everything read to everything written. Does nothing on the CPU.
    pub fn run(&mut self, device: &Device) -> Result<(), Error> {
        let (Some(kernels), Some(stream)) = (device.kernels(), device.stream()) else {
            return Ok(());
        };
        let mut streams = Streams {
            vectors: self.vectors.into(),
            ..Streams::default()
        };
        for (address, array) in streams.read.iter_mut().zip(&self.read) {
            *address = array.address();
        }
        for (address, array) in streams.write.iter_mut().zip(&self.write) {
            *address = array.address();
        }
        let extent = Launch::line(self.vectors.div_ceil(THREADS), [THREADS, 1, 1]);
        // SAFETY: each array has `vectors` × 16 bytes, aligned as the driver aligns allocations, on the device's stream; those
        // written are borrowed mutably. The grid covers all vectors.
        unsafe { kernels.launch(stream.cu_stream(), self.mix.kernel(), extent, &streams) }?;
        Ok(())
    }

    /// Whether every array written is the exclusive or of those read.
    pub fn is_right(&self) -> Result<bool, Error> {
        let mut expected = vec![0; self.vectors as usize * VECTOR_BYTES];
        for array in &self.read {
            let read = array.to_array()?;
            let pairs = expected.iter_mut().zip(&read);
            pairs.for_each(|(sum, byte)| *sum ^= byte);
        }
        for array in &self.write {
            if !array.to_array()?.iter().eq(&expected) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
