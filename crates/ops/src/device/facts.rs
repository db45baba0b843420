//! What a plan needs to know of a GPU.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use gimbal_kernels_sys::tpa_decode::wgmma::CLUSTERS;
use gimbal_kernels_sys::{Arch, Kernel, Kernels};

use crate::Error;

/// What plans are made from besides layouts, so that they can be made and tested without a GPU.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    /// That of no others.
    pub number: u64,
    /// The number of streaming multiprocessors.
    pub multiprocessors: u32,
    /// The most shared memory that a block can have.
    pub shared_bytes_per_block: u32,
    /// What its memory moves at most, by its clock and width; 0 where the driver does not say.
    pub memory_bytes_per_second: u64,
    /// The newest target of which kernels run.
    pub newest_arch: Arch,
    resident: Resident,
}

/// How many blocks and clusters of a kernel fit.
#[derive(Clone, Debug)]
enum Resident {
    /// As the driver says.
    Asked(Arc<Kernels>),
    /// The same of every kernel.
    #[cfg(any(test, feature = "internals"))]
    Told {
        blocks: u32,
        clusters: [u32; CLUSTERS.len()],
    },
}

/// Counts them.
fn next_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

impl Facts {
    pub fn new(
        kernels: Arc<Kernels>,
        multiprocessors: u32,
        shared_bytes_per_block: u32,
        memory_bytes_per_second: u64,
    ) -> Self {
        Self {
            number: next_number(),
            multiprocessors,
            shared_bytes_per_block,
            memory_bytes_per_second,
            newest_arch: kernels.limits().newest,
            resident: Resident::Asked(kernels),
        }
    }

    /// Those of an H200, with so many blocks of every kernel on a multiprocessor.
    #[cfg(any(test, feature = "internals"))]
    pub fn of_h200(blocks: u32) -> Self {
        Self {
            number: next_number(),
            multiprocessors: 132,
            shared_bytes_per_block: 227 << 10,
            memory_bytes_per_second: 4_814_000_000_000,
            newest_arch: Arch::Sm90a,
            resident: Resident::Told {
                blocks,
                clusters: [66, 41, 30, 24, 19, 16, 15],
            },
        }
    }

    /// With so many clusters of every kernel at a time, of each size in [`CLUSTERS`].
    #[cfg(test)]
    pub fn with_clusters(self, clusters: [u32; CLUSTERS.len()]) -> Self {
        let blocks = match self.resident {
            Resident::Told { blocks, .. } => blocks,
            Resident::Asked(_) => 0,
        };
        Self {
            number: next_number(),
            resident: Resident::Told { blocks, clusters },
            ..self
        }
    }

    /// Whether its memory is that of an H200, of 4.8 TB/s, and not that of an H100, of 3.4.
    pub fn has_fast_memory(&self) -> bool {
        self.memory_bytes_per_second > 4_100_000_000_000
    }

    /// Whether there are the kernels of compute capability 9.0.
    pub fn has_sm90a(&self) -> bool {
        self.newest_arch >= Arch::Sm90a
    }

    /// How many blocks of so many threads and so much dynamic shared memory one multiprocessor holds at a time.
    pub fn resident_blocks(&self, kernel: Kernel, threads: u32, shared_bytes: u32) -> u32 {
        match &self.resident {
            Resident::Asked(kernels) => {
                let limits = kernels.limits();
                limits.resident_blocks(kernel, threads, shared_bytes)
            }
            #[cfg(any(test, feature = "internals"))]
            Resident::Told { blocks, .. } => *blocks,
        }
    }

    /// How many clusters of its largest blocks the GPU holds at a time, for each size in [`CLUSTERS`].
    ///
    /// # Errors
    /// [`Error::Cuda`].
    pub fn resident_clusters(&self, kernel: Kernel) -> Result<[u32; CLUSTERS.len()], Error> {
        let mut clusters = [0; CLUSTERS.len()];
        for (clusters, blocks) in clusters.iter_mut().zip(CLUSTERS) {
            *clusters = self.clusters_of(kernel, blocks)?;
        }
        Ok(clusters)
    }

    /// The blocks of the largest cluster of 8, 4 or 2 that there is room for; 1 where there is for none.
    ///
    /// # Errors
    /// [`Error::Cuda`].
    pub fn largest_cluster(&self, kernel: Kernel) -> Result<u32, Error> {
        for blocks in [8, 4, 2] {
            if self.clusters_of(kernel, blocks)? > 0 {
                return Ok(blocks);
            }
        }
        Ok(1)
    }

    /// How many clusters of so many of its largest blocks the GPU holds at a time.
    ///
    /// # Errors
    /// [`Error::Cuda`].
    pub fn clusters_of(&self, kernel: Kernel, blocks: u32) -> Result<u32, Error> {
        match &self.resident {
            Resident::Asked(kernels) => Ok(kernels.resident_clusters(kernel, blocks)?),
            #[cfg(any(test, feature = "internals"))]
            Resident::Told { clusters, .. } => {
                let mut told = CLUSTERS.into_iter().zip(*clusters);
                Ok(told.find(|told| told.0 == blocks).map_or(0, |told| told.1))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use gimbal_kernels_sys::ElementType;
    use gimbal_kernels_sys::lrpe::{Access, Variant, statistics};

    use super::*;

    #[test]
    fn facts_need_no_gpu() {
        let kernel = statistics(Variant {
            element: ElementType::Bf16,
            access: Access::Vector,
        });
        let facts = Facts::of_h200(2).with_clusters([3, 0, 2, 0, 0, 0, 1]);
        assert!(facts.has_sm90a());
        assert_eq!(facts.resident_blocks(kernel, 32, 0), 2);
        let resident = facts.resident_clusters(kernel).unwrap();
        assert_eq!(resident, [3, 0, 2, 0, 0, 0, 1]);
        let largest = |clusters| {
            facts
                .clone()
                .with_clusters(clusters)
                .largest_cluster(kernel)
        };
        assert_eq!(largest([3, 0, 2, 0, 0, 0, 1]).unwrap(), 8);
        assert_eq!(largest([3, 2, 1, 1, 1, 1, 0]).unwrap(), 4);
        assert_eq!(largest([0; 7]).unwrap(), 1);
    }
}
