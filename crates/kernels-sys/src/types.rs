//! Words that the kernels of all operators share.

/// The element type that a kernel is compiled for. Its number is the one that kernels are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ElementType {
    /// `__nv_bfloat16`.
    Bf16 = 0,
    /// `__half`.
    F16 = 1,
    /// `float`.
    F32 = 2,
}

impl ElementType {
    /// All of them, in the order of the sources.
    pub const ALL: [Self; 3] = [Self::Bf16, Self::F16, Self::F32];

    /// Bytes per element.
    pub const fn size(self) -> u32 {
        match self {
            Self::Bf16 | Self::F16 => 2,
            Self::F32 => 4,
        }
    }

    /// How it stands in a kernel's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bf16 => "bf16",
            Self::F16 => "f16",
            Self::F32 => "f32",
        }
    }
}

/// The extent of a launch.
///
/// ```
/// use gimbal_kernels_sys::Launch;
///
/// let extent = Launch::line(1000, [8, 4, 4]);
/// assert_eq!((extent.grid, extent.cluster, extent.shared_bytes), ([1000, 1, 1], 1, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Launch {
    /// Blocks in x, y and z.
    pub grid: [u32; 3],
    /// Threads of a block in x, y and z.
    pub block: [u32; 3],
    /// Blocks of a cluster in x, which divides those of the grid. More than 1 only for a kernel that is made for clusters.
    pub cluster: u32,
    /// Dynamic shared memory of a block in bytes.
    pub shared_bytes: u32,
    /// Whether blocks wait for each other, so that all must be there at a time: a cooperative launch.
    pub together: bool,
}

impl Launch {
    /// A grid of one dimension, without clusters and dynamic shared memory.
    pub const fn line(grid: u32, block: [u32; 3]) -> Self {
        Self {
            grid: [grid, 1, 1],
            block,
            cluster: 1,
            shared_bytes: 0,
            together: false,
        }
    }

    /// Threads of a block.
    pub const fn threads(&self) -> u32 {
        let [x, y, z] = self.block;
        x * y * z
    }
}
