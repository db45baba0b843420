//! Arrays on a GPU that a stream kernel reads and writes: a yardstick for `bench`, kernels to prove for `verify`.

use std::sync::Arc;

use gimbal_kernels_sys::stream::{Mix, Streams, THREADS};
use gimbal_kernels_sys::{Error, Kernels, Launch};
use gimbal_ops::cudarc::driver::{CudaSlice, CudaStream, DevicePtr, DevicePtrMut};

use crate::random;

/// What a thread moves at a time.
const VECTOR_BYTES: usize = 16;
/// Random bytes are drawn up to here, then repeated.
const TILE_BYTES: usize = 1 << 22;

/// The arrays of one mix.
pub struct Arrays<'a> {
    kernels: &'a Kernels,
    stream: &'a Arc<CudaStream>,
    mix: Mix,
    /// Of each array.
    vectors: u32,
    read: Vec<CudaSlice<u8>>,
    write: Vec<CudaSlice<u8>>,
}

impl<'a> Arrays<'a> {
    /// Arrays of `vectors` × 16 random bytes each.
    pub fn random(
        kernels: &'a Kernels,
        stream: &'a Arc<CudaStream>,
        mix: Mix,
        vectors: u32,
        rng: &mut fastrand::Rng,
    ) -> Result<Self, Error> {
        let (reads, writes) = mix.counts();
        let bytes = vectors as usize * VECTOR_BYTES;
        let mut tile = vec![0; bytes.min(TILE_BYTES)];
        let mut arrays = |count| {
            let array = |_| {
                rng.fill(&mut tile);
                random::repeated(stream, &tile, bytes)
            };
            (0..count).map(array).collect::<Result<_, _>>()
        };
        Ok(Self {
            kernels,
            stream,
            mix,
            vectors,
            read: arrays(reads)?,
            write: arrays(writes)?,
        })
    }

    /// The bytes that one run moves.
    pub fn traffic(&self) -> usize {
        self.vectors as usize * VECTOR_BYTES * (self.read.len() + self.write.len())
    }

    /// Writes the exclusive or of everything read to everything written.
    pub fn run(&mut self) -> Result<(), Error> {
        let mut streams = Streams {
            vectors: self.vectors.into(),
            ..Streams::default()
        };
        // Dropped behind the launch, as cudarc's ordering of streams needs.
        let mut guards = Vec::new();
        for (address, array) in streams.read.iter_mut().zip(&self.read) {
            let (pointer, guard) = array.device_ptr(self.stream);
            *address = pointer;
            guards.push(guard);
        }
        for (address, array) in streams.write.iter_mut().zip(&mut self.write) {
            let (pointer, guard) = array.device_ptr_mut(self.stream);
            *address = pointer;
            guards.push(guard);
        }
        let extent = Launch::line(self.vectors.div_ceil(THREADS), [THREADS, 1, 1]);
        let stream = self.stream.cu_stream();
        // SAFETY: each array has `vectors` × 16 bytes, aligned as the driver aligns allocations, in the stream's context;
        // those written are borrowed mutably. The grid covers all vectors.
        unsafe {
            self.kernels
                .launch(stream, self.mix.kernel(), extent, &streams)
        }
    }

    /// Whether every array written is the exclusive or of those read.
    pub fn is_right(&self) -> Result<bool, Error> {
        let download = |array| {
            let bytes = self.stream.clone_dtoh(array);
            bytes.map_err(|error| Error::driver("cuMemcpyDtoHAsync", error))
        };
        let mut expected = vec![0; self.vectors as usize * VECTOR_BYTES];
        for array in &self.read {
            let read = download(array)?;
            let pairs = expected.iter_mut().zip(read);
            pairs.for_each(|(sum, byte)| *sum ^= byte);
        }
        for array in &self.write {
            if download(array)? != expected {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
