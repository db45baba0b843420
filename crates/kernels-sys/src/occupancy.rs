//! How many blocks a multiprocessor holds at a time, by the arithmetic of CUDA's occupancy calculator: no GPU is asked, and
//! no kernel loaded.

use cudarc::driver::CudaContext;
use cudarc::driver::sys::CUdevice_attribute as Attribute;

use crate::error::Called;
use crate::{Arch, Error, Kernel};

/// Threads of a warp.
const WARP: u32 = 32;

/// Registers are given to warps in multiples of these, from the share of one of four schedulers. So on every GPU from
/// compute capability 8.0 on.
const REGISTER_UNIT: u32 = 256;
const SCHEDULERS: u32 = 4;

/// Shared memory is given to blocks in multiples of these bytes.
const SHARED_UNIT: u32 = 128;

/// What one multiprocessor of a GPU has for the blocks on it.
///
/// ```
/// use gimbal_kernels_sys::{Kernel, Limits};
///
/// let kernel = Kernel::find("sequence_softmax_statistics_bf16_v8").unwrap();
/// assert_eq!(Limits::H200.resident_blocks(kernel, 128, 0), 8);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Of the GPU, as (major, minor).
    pub compute_capability: (i32, i32),
    /// The newest target whose kernels run.
    pub newest: Arch,
    /// Registers.
    pub registers: u32,
    /// Bytes of shared memory.
    pub shared_bytes: u32,
    /// Bytes of that which the driver takes for itself from each block.
    pub reserved_shared_bytes: u32,
    /// The most threads.
    pub threads: u32,
    /// The most blocks.
    pub blocks: u32,
}

impl Limits {
    /// Those of an NVIDIA H200, to plan without a GPU.
    pub const H200: Self = Self {
        compute_capability: (9, 0),
        newest: Arch::Sm90a,
        registers: 64 << 10,
        shared_bytes: 228 << 10,
        reserved_shared_bytes: 1 << 10,
        threads: 2048,
        blocks: 32,
    };

    /// Those of the GPU of a context, with kernels for `newest` and older targets.
    pub(crate) fn of(
        context: &CudaContext,
        compute_capability: (i32, i32),
        newest: Arch,
    ) -> Result<Self, Error> {
        let attribute = |attribute| {
            let value = context.attribute(attribute).map(i32::unsigned_abs);
            value.called("cuDeviceGetAttribute")
        };
        Ok(Self {
            compute_capability,
            newest,
            registers: attribute(Attribute::CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR)?,
            shared_bytes: attribute(
                Attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR,
            )?,
            reserved_shared_bytes: attribute(
                Attribute::CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK,
            )?,
            threads: attribute(Attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR)?,
            blocks: attribute(Attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR)?,
        })
    }

    /// How many blocks of so many threads and bytes of dynamic shared memory one multiprocessor holds at a time. 0 where
    /// there is no room for one, or no such kernel.
    pub fn resident_blocks(&self, kernel: Kernel, threads: u32, shared_bytes: u32) -> u32 {
        let Some(build) = kernel.build(self.newest) else {
            return 0;
        };
        let needs = build.needs(self.compute_capability);
        let warps = threads.div_ceil(WARP).max(1);
        let warp_registers = (needs.registers.max(1) * WARP).next_multiple_of(REGISTER_UNIT);
        let by_registers = self.registers / SCHEDULERS / warp_registers * SCHEDULERS / warps;
        let shared = (needs.shared + self.reserved_shared_bytes)
            .saturating_add(shared_bytes)
            .checked_next_multiple_of(SHARED_UNIT);
        let by_shared_memory = match shared {
            Some(0) => self.blocks,
            Some(shared) => self.shared_bytes / shared,
            None => 0,
        };
        let by_threads = self.threads / WARP / warps;
        by_registers
            .min(by_shared_memory)
            .min(by_threads)
            .min(self.blocks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resident(name: &str, threads: u32, shared_bytes: u32) -> u32 {
        Limits::H200.resident_blocks(Kernel::find(name).unwrap(), threads, shared_bytes)
    }

    /// A kernel of 16 registers without shared memory.
    const SMALL: &str = "stream_1r_1w";

    #[test]
    fn each_limit_is_seen() {
        let small = Kernel::find(SMALL).unwrap().build(Arch::Sm90a).unwrap();
        assert!(small.needs((9, 0)).registers <= 32);
        // Blocks, threads, shared memory in units, all of it.
        assert_eq!(resident(SMALL, 32, 0), 32);
        assert_eq!(resident(SMALL, 33, 0), 32);
        assert_eq!(resident(SMALL, 96, 0), 21);
        assert_eq!(resident(SMALL, 256, 0), 8);
        assert_eq!(resident(SMALL, 32, 113 << 10), 2);
        assert_eq!(resident(SMALL, 32, (113 << 10) + 1), 1);
        assert_eq!(resident(SMALL, 32, 227 << 10), 1);
        assert_eq!(resident(SMALL, 32, (227 << 10) + 1), 0);
        assert_eq!(resident(SMALL, 32, u32::MAX), 0);
    }

    #[test]
    fn registers_are_those_of_four_schedulers() {
        // 168 registers are 5376 a warp, of which a scheduler has 16384: 3 warps each, 12 in all.
        let name = "flao_wgmma_sum_bf16_d128_e128";
        let needs = Kernel::find(name).unwrap().build(Arch::Sm90a).unwrap();
        let registers = needs.needs((9, 0)).registers;
        let warps = (64 << 10) / 4 / (registers * 32).next_multiple_of(256) * 4;
        for threads in (32..=160).step_by(32) {
            assert_eq!(resident(name, threads, 0), (warps / (threads / 32)).min(32));
        }
    }

    #[test]
    fn a_kernel_of_another_target_has_no_blocks() {
        let portable = Limits {
            newest: Arch::Sm80,
            ..Limits::H200
        };
        let kernel = Kernel::find("flao_wgmma_reduce").unwrap();
        assert_eq!(portable.resident_blocks(kernel, 256, 0), 0);
    }
}
