//! The memory bandwidth that operators are held against: that of a kernel which does nothing but read and write, in the
//! same proportion, measured in the same run.

use std::sync::Arc;

use gimbal_kernels_sys::stream::Mix;
use gimbal_kernels_sys::{Error, Kernels};
use gimbal_ops::cudarc::driver::CudaStream;

use crate::streams::Arrays;

/// 16-byte vectors of an array, 1 GiB: long enough that start and end of the kernel hardly count.
const VECTORS: u32 = 1 << 26;
/// The arrays may take this part of the memory that is free.
const FREE_PART: usize = 2;

/// The arrays to measure `mix` with.
pub fn arrays<'a>(
    kernels: &'a Kernels,
    stream: &'a Arc<CudaStream>,
    mix: Mix,
) -> Result<Arrays<'a>, Error> {
    let (free, _) = stream
        .context()
        .mem_get_info()
        .map_err(|error| Error::driver("cuMemGetInfo", error))?;
    let (reads, writes) = mix.counts();
    let room = free / FREE_PART / (reads + writes) / 16;
    let vectors = u32::try_from(room).map_or(VECTORS, |room| room.min(VECTORS));
    Arrays::random(
        kernels,
        stream,
        mix,
        vectors,
        &mut fastrand::Rng::with_seed(0),
    )
}
