//! The kernels of one context.

use std::fmt;
use std::ptr;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use cudarc::driver::sys::{
    self, CUdevice_attribute, CUfunction_attribute, CUlaunchConfig, CUresult,
};
use cudarc::driver::{CudaContext, CudaFunction, CudaModule};
use cudarc::nvrtc::Ptx as PtxSource;

use crate::launch::cluster_attribute;
use crate::manifest::Arch;
use crate::tpa_decode::wgmma::CLUSTERS;
use crate::{Error, Family, Kernel, driver};

/// The kernels of one CUDA context.
///
/// A family is decompressed and loaded when one of its kernels is first used, and each kernel is looked up once; after
/// that finding it is an index into an array. To load ahead of time, call [`load`](Self::load).
pub struct Kernels {
    context: Arc<CudaContext>,
    compute_capability: (i32, i32),
    newest: Arch,
    families: [Loaded; Family::ALL.len()],
}

/// What is loaded of one family.
struct Loaded {
    module: Mutex<Option<Arc<CudaModule>>>,
    functions: Box<[OnceLock<CudaFunction>]>,
    resident_blocks: Box<[OnceLock<u32>]>,
    resident_clusters: Box<[OnceLock<[u32; CLUSTERS.len()]>]>,
}

impl Kernels {
    /// The kernels for the GPU of a context. Nothing is loaded yet.
    ///
    /// # Errors
    /// [`Error::UnsupportedGpu`], and those of [`driver::probe`].
    pub fn new(context: Arc<CudaContext>) -> Result<Self, Error> {
        driver::probe()?;
        let compute_capability = driver::check_compute_capability(&context)?;
        Ok(Self::of(
            context,
            compute_capability,
            Arch::newest_for(compute_capability),
        ))
    }

    /// The kernels for the GPU of a context, but of each family the newest that is compiled for `newest` or an older
    /// target. With [`Arch::Sm80`] a GPU runs what GPUs without kernels of their own run.
    ///
    /// # Errors
    /// [`Error::UnsupportedArch`] where the GPU cannot load what is compiled for `newest`, and those of
    /// [`new`](Self::new).
    ///
    /// # Example
    /// ```
    /// use gimbal_kernels_sys::manifest::Arch;
    /// use gimbal_kernels_sys::{Family, Kernels, driver};
    ///
    /// match driver::open(0).and_then(|context| Kernels::up_to(context, Arch::Sm80)) {
    ///     Ok(kernels) => assert_eq!(kernels.arch(Family::TpaDecode)?, Arch::Sm80),
    ///     Err(error) => println!("no kernels here: {error}"),
    /// }
    /// # Ok::<(), gimbal_kernels_sys::Error>(())
    /// ```
    pub fn up_to(context: Arc<CudaContext>, newest: Arch) -> Result<Self, Error> {
        driver::probe()?;
        let compute_capability = driver::check_compute_capability(&context)?;
        if newest > Arch::newest_for(compute_capability) {
            return Err(Error::UnsupportedArch {
                compute_capability,
                arch: newest,
            });
        }
        Ok(Self::of(context, compute_capability, newest))
    }

    fn of(context: Arc<CudaContext>, compute_capability: (i32, i32), newest: Arch) -> Self {
        let families = Family::ALL.map(|family| Loaded {
            module: Mutex::new(None),
            functions: family.kernels().iter().map(|_| OnceLock::new()).collect(),
            resident_blocks: family.kernels().iter().map(|_| OnceLock::new()).collect(),
            resident_clusters: family.kernels().iter().map(|_| OnceLock::new()).collect(),
        });
        Self {
            context,
            compute_capability,
            newest,
            families,
        }
    }

    /// The context that the kernels are loaded in.
    pub fn context(&self) -> &Arc<CudaContext> {
        &self.context
    }

    /// The compute capability of the GPU, as (major, minor).
    pub fn compute_capability(&self) -> (i32, i32) {
        self.compute_capability
    }

    /// The newest target of which kernels are loaded: that of the GPU, or what [`up_to`](Self::up_to) was told.
    pub fn newest_arch(&self) -> Arch {
        self.newest
    }

    /// Whether there are kernels of a family here: some are for newer targets alone.
    pub fn has(&self, family: Family) -> bool {
        family.ptx_up_to(self.newest).is_ok()
    }

    /// The target of the PTX of a family that is loaded here.
    ///
    /// # Errors
    /// [`Error::BadPtx`] where there is none.
    pub fn arch(&self, family: Family) -> Result<Arch, Error> {
        Ok(family.ptx_up_to(self.newest)?.arch)
    }

    /// Loads a family and all of its kernels now instead of at their first use.
    ///
    /// # Errors
    /// [`Error::BadPtx`], [`Error::MissingKernel`], [`Error::Driver`].
    pub fn load(&self, family: Family) -> Result<(), Error> {
        for index in 0..family.kernels().len() {
            self.function(Kernel::new(family, index))?;
        }
        Ok(())
    }

    /// How many of its largest blocks one multiprocessor holds at a time, with the dynamic shared memory that they need.
    /// Asked once.
    ///
    /// # Errors
    /// [`Error::BadPtx`], [`Error::MissingKernel`], [`Error::Driver`].
    pub fn resident_blocks(&self, kernel: Kernel) -> Result<u32, Error> {
        let cell = &self.families[kernel.family() as usize].resident_blocks[kernel.index()];
        if let Some(&blocks) = cell.get() {
            return Ok(blocks);
        }
        let (function, threads) = self.largest_block(kernel)?;
        let shared_bytes = kernel.shared_bytes() as usize;
        let blocks = function
            .occupancy_max_active_blocks_per_multiprocessor(threads, shared_bytes, None)
            .map_err(|error| Error::driver("cuOccupancyMaxActiveBlocksPerMultiprocessor", error))?;
        Ok(*cell.get_or_init(|| blocks))
    }

    /// How many clusters of its largest blocks the GPU holds at a time, for each size in [`CLUSTERS`]; a block has all of the
    /// shared memory that it may ask for. 0 where there is no room for one, as on a small part of a GPU. Asked once.
    ///
    /// # Errors
    /// [`Error::BadPtx`], [`Error::MissingKernel`], [`Error::Driver`], which is also that of a GPU without clusters.
    pub fn resident_clusters(&self, kernel: Kernel) -> Result<[u32; CLUSTERS.len()], Error> {
        let cell = &self.families[kernel.family() as usize].resident_clusters[kernel.index()];
        if let Some(&clusters) = cell.get() {
            return Ok(clusters);
        }
        let (function, threads) = self.largest_block(kernel)?;
        let shared_bytes = self.most_shared_memory(function)?;
        let mut clusters = [0; CLUSTERS.len()];
        for (clusters, blocks) in clusters.iter_mut().zip(CLUSTERS) {
            let mut attribute = cluster_attribute(blocks);
            let config = CUlaunchConfig {
                gridDimX: blocks,
                gridDimY: 1,
                gridDimZ: 1,
                blockDimX: threads,
                blockDimY: 1,
                blockDimZ: 1,
                sharedMemBytes: shared_bytes.unsigned_abs(),
                hStream: ptr::null_mut(),
                attrs: &raw mut attribute,
                numAttrs: 1,
            };
            let mut count = 0;
            // SAFETY: the function belongs to a module that stays loaded, in the context that is bound; the rest lives until
            // the call returns.
            let asked = unsafe {
                sys::cuOccupancyMaxActiveClusters(
                    &raw mut count,
                    function.cu_function(),
                    &raw const config,
                )
            };
            *clusters = match asked {
                CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE => 0,
                asked => {
                    asked
                        .result()
                        .map_err(|error| Error::driver("cuOccupancyMaxActiveClusters", error))?;
                    count.unsigned_abs()
                }
            };
        }
        Ok(*cell.get_or_init(|| clusters))
    }

    /// The kernel and the most threads of its blocks, with its context bound to this thread.
    fn largest_block(&self, kernel: Kernel) -> Result<(&CudaFunction, u32), Error> {
        let function = self.function(kernel)?;
        self.context
            .bind_to_thread()
            .map_err(|error| Error::driver("cuCtxSetCurrent", error))?;
        let threads = function
            .max_threads_per_block()
            .map_err(|error| Error::driver("cuFuncGetAttribute", error))?;
        Ok((function, threads.unsigned_abs()))
    }

    /// The kernel, loaded.
    ///
    /// # Errors
    /// [`Error::BadPtx`], [`Error::MissingKernel`], [`Error::Driver`].
    pub fn function(&self, kernel: Kernel) -> Result<&CudaFunction, Error> {
        let loaded = &self.families[kernel.family() as usize];
        let cell = &loaded.functions[kernel.index()];
        if let Some(function) = cell.get() {
            return Ok(function);
        }
        let function = self
            .module(kernel.family())?
            .load_function(kernel.name())
            .map_err(|error| match error.0 {
                CUresult::CUDA_ERROR_NOT_FOUND => Error::MissingKernel {
                    family: kernel.family().name(),
                    kernel: kernel.name(),
                },
                _ => Error::driver("cuModuleGetFunction", error),
            })?;
        self.allow_all_shared_memory(&function)?;
        // Another thread may have been faster; both found the same function.
        Ok(cell.get_or_init(|| function))
    }

    /// The dynamic shared memory that the GPU gives a block that asks, beside what the function always has.
    fn most_shared_memory(&self, function: &CudaFunction) -> Result<i32, Error> {
        let most = self
            .context
            .attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)
            .map_err(|error| Error::driver("cuDeviceGetAttribute", error))?;
        let always = function
            .shared_size_bytes()
            .map_err(|error| Error::driver("cuFuncGetAttribute", error))?;
        Ok(most - always)
    }

    /// Lets the blocks of a function have all of that.
    fn allow_all_shared_memory(&self, function: &CudaFunction) -> Result<(), Error> {
        function
            .set_attribute(
                CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                self.most_shared_memory(function)?,
            )
            .map_err(|error| Error::driver("cuFuncSetAttribute", error))
    }

    fn module(&self, family: Family) -> Result<Arc<CudaModule>, Error> {
        let module = &self.families[family as usize].module;
        let mut module = module.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(module) = &*module {
            return Ok(module.clone());
        }
        let ptx = family.ptx_up_to(self.newest)?;
        let _span = tracing::debug_span!("load", family = family.name(), arch = ptx.arch.as_str())
            .entered();
        let loaded = self
            .context
            .load_module(PtxSource::from_src(ptx.text(family)?))
            .map_err(|error| Error::driver("cuModuleLoadData", error))?;
        Ok(module.insert(loaded).clone())
    }
}

impl fmt::Debug for Kernels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kernels")
            .field("device", &self.context.ordinal())
            .field("compute_capability", &self.compute_capability)
            .field("newest_arch", &self.newest)
            .finish_non_exhaustive()
    }
}
