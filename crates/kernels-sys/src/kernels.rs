//! The kernels of one context.

use std::fmt;
use std::ptr;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use cudarc::driver::sys::{
    self, CUdevice_attribute, CUfunction_attribute, CUlaunchConfig, CUresult,
};
use cudarc::driver::{CudaContext, CudaFunction, CudaModule};
use cudarc::nvrtc::Ptx;

use crate::driver::Current;
use crate::error::Called;
use crate::kernel::Build;
use crate::launch::cluster_attribute;
use crate::{Arch, Error, Kernel, Limits, driver};

/// The largest cluster that a kernel may have without asking for more.
const MAX_CLUSTER: usize = 8;

/// The kernels of one CUDA context.
///
/// A kernel is loaded when it is first used, and no other with it: machine code where there is some for the GPU, else PTX,
/// which the driver compiles. After that finding it is an index into an array. To load ahead of time, call
/// [`function`](Self::function).
pub struct Kernels {
    context: Arc<CudaContext>,
    limits: Limits,
    loaded: Box<[Loaded]>,
    /// Held while a kernel is loaded, so that no two threads compile the same.
    loading: Mutex<()>,
}

/// What is known of a kernel once it is used.
#[derive(Default)]
struct Loaded {
    function: OnceLock<CudaFunction>,
    /// By the cluster's blocks, from 2 on.
    resident_clusters: [OnceLock<u32>; MAX_CLUSTER - 1],
}

impl Kernels {
    /// The kernels for the GPU of a context. Nothing is loaded yet.
    ///
    /// # Errors
    /// [`Error::UnsupportedGpu`], and those of [`driver::probe`].
    pub fn new(context: Arc<CudaContext>) -> Result<Self, Error> {
        Self::of(context, None)
    }

    /// The kernels for the GPU of a context, but of each the newest that is compiled for `newest` or an older target. With
    /// [`Arch::Sm80`] a GPU runs what GPUs without kernels of their own run.
    ///
    /// # Errors
    /// [`Error::UnsupportedArch`] where the GPU cannot load what is compiled for `newest`, and those of
    /// [`new`](Self::new).
    ///
    /// # Example
    /// ```
    /// use gimbal_kernels_sys::{Arch, Kernels, driver};
    ///
    /// match driver::open(0).and_then(|context| Kernels::up_to(context, Arch::Sm80)) {
    ///     Ok(kernels) => assert_eq!(kernels.limits().newest, Arch::Sm80),
    ///     Err(error) => println!("no kernels here: {error}"),
    /// }
    /// ```
    pub fn up_to(context: Arc<CudaContext>, newest: Arch) -> Result<Self, Error> {
        Self::of(context, Some(newest))
    }

    fn of(context: Arc<CudaContext>, asked: Option<Arch>) -> Result<Self, Error> {
        driver::probe()?;
        let compute_capability = driver::check_compute_capability(&context)?;
        let newest = Arch::newest_for(compute_capability);
        let arch = asked.unwrap_or(newest);
        if arch > newest {
            return Err(Error::UnsupportedArch {
                compute_capability,
                arch,
            });
        }
        Ok(Self {
            limits: Limits::of(&context, compute_capability, arch)?,
            context,
            loaded: Kernel::all().map(|_| Loaded::default()).collect(),
            loading: Mutex::default(),
        })
    }

    /// The context that the kernels are loaded in.
    pub fn context(&self) -> &Arc<CudaContext> {
        &self.context
    }

    /// What a multiprocessor of the GPU holds, and the newest target of which kernels are loaded.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Whether a kernel can be loaded here: some are for newer targets alone.
    pub fn has(&self, kernel: Kernel) -> bool {
        kernel.build(self.limits.newest).is_some()
    }

    /// What runs here of a kernel.
    ///
    /// # Errors
    /// [`Error::MissingKernel`] where it is for newer targets alone.
    pub fn build(&self, kernel: Kernel) -> Result<&'static Build, Error> {
        let newest = self.limits.newest;
        kernel.build(newest).ok_or(Error::MissingKernel {
            kernel: kernel.name(),
            newest,
        })
    }

    /// How many clusters of so many blocks in x (2 to 8) the GPU holds at a time; the blocks are the kernel's largest, and
    /// have all of the shared memory that they may ask for. 0 where there is no room for one, as on a small part of a GPU.
    /// Asked once.
    ///
    /// # Errors
    /// Those of [`function`](Self::function), and [`Error::Driver`], which is also that of a GPU without clusters.
    pub fn resident_clusters(&self, kernel: Kernel, blocks: u32) -> Result<u32, Error> {
        let cells = &self.loaded[kernel.index()].resident_clusters;
        let cell = blocks
            .checked_sub(2)
            .and_then(|place| cells.get(place as usize));
        let Some(cell) = cell else {
            return Ok(0);
        };
        if let Some(&clusters) = cell.get() {
            return Ok(clusters);
        }
        let _current = Current::enter(&self.context)?;
        let function = self.function(kernel)?;
        let mut attribute = cluster_attribute(blocks);
        let config = CUlaunchConfig {
            gridDimX: blocks,
            gridDimY: 1,
            gridDimZ: 1,
            blockDimX: kernel.max_threads(),
            blockDimY: 1,
            blockDimZ: 1,
            sharedMemBytes: self.most_shared_memory(function)?.unsigned_abs(),
            hStream: ptr::null_mut(),
            attrs: &raw mut attribute,
            numAttrs: 1,
        };
        let mut count = 0;
        // SAFETY: the function belongs to a module that stays loaded, in the context that is current; the rest lives until
        // the call returns.
        let asked = unsafe {
            sys::cuOccupancyMaxActiveClusters(
                &raw mut count,
                function.cu_function(),
                &raw const config,
            )
        };
        let clusters = match asked {
            CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE => 0,
            asked => {
                asked.result().called("cuOccupancyMaxActiveClusters")?;
                count.unsigned_abs()
            }
        };
        Ok(*cell.get_or_init(|| clusters))
    }

    /// The kernel, loaded.
    ///
    /// # Errors
    /// [`Error::MissingKernel`], [`Error::BadCode`], [`Error::Driver`].
    pub fn function(&self, kernel: Kernel) -> Result<&CudaFunction, Error> {
        let cell = &self.loaded[kernel.index()].function;
        if let Some(function) = cell.get() {
            return Ok(function);
        }
        let _loading = self.loading.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(function) = cell.get() {
            return Ok(function);
        }
        let _current = Current::enter(&self.context)?;
        let function = self
            .module(kernel)?
            .load_function(kernel.name())
            .called("cuModuleGetFunction")?;
        // Blocks may have all of the shared memory that there is.
        function
            .set_attribute(
                CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                self.most_shared_memory(&function)?,
            )
            .called("cuFuncSetAttribute")?;
        Ok(cell.get_or_init(|| function))
    }

    /// The dynamic shared memory that the GPU gives a block that asks, beside what the function always has.
    fn most_shared_memory(&self, function: &CudaFunction) -> Result<i32, Error> {
        let most = self
            .context
            .attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)
            .called("cuDeviceGetAttribute")?;
        let always = function.shared_size_bytes().called("cuFuncGetAttribute")?;
        Ok(most - always)
    }

    /// The module of a kernel alone.
    fn module(&self, kernel: Kernel) -> Result<Arc<CudaModule>, Error> {
        let build = self.build(kernel)?;
        let arch = build.arch.as_str();
        let _span = tracing::debug_span!("load", kernel = kernel.name(), arch).entered();
        let mut code = build.code()?;
        // The driver takes PTX as a C string.
        code.push(0);
        self.context
            .load_module(Ptx::from_binary(code))
            .called("cuModuleLoadData")
    }
}

impl fmt::Debug for Kernels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kernels")
            .field("device", &self.context.ordinal())
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}
