//! What the launches of the LRPE kernels are told: the structs of `cuda/include/gimbal/lrpe`, field by field, and which
//! kernels there are.
//!
//! | kernels | parameters | read | written |
//! |---|---|---|---|
//! | [`Encoding::forward`] | [`Params`] | x, theta, positions, with a sequence softmax its columns of [`FORWARD_STATISTICS`] planes | out = o |
//! | [`Encoding::backward`] | [`Params`] | do, theta, positions, x unless f is none, with a sequence softmax its columns of [`BACKWARD_STATISTICS`] planes | out = dx, and with [`Params::weight_sums`] partials, f64, of the weight of an RMS norm |
//! | [`statistics`] | [`Params`] | x | partials of [`FORWARD_STATISTICS`] planes a stretch of tokens; columns where [`Params::token_tiles`] is 1 |
//! | [`Encoding::backward_statistics`] | [`Params`] | x, do, theta, positions | partials of [`BACKWARD_STATISTICS`] planes, or columns |
//! | [`FINISH_FORWARD`], [`FINISH_BACKWARD`] | [`FinishStatistics`] | partials of either | columns |
//! | [`MERGE_FORWARD`], [`MERGE_BACKWARD`] | [`FinishStatistics`] | columns of several ranks | those of all |
//! | [`Encoding::gradients`] | [`Params`] | x, do, theta, positions, with a sequence softmax its columns of [`BACKWARD_STATISTICS`] planes | partials, f64, of dtheta and, of an RMS norm, of its weight; and out = dx, unless that is 0, where lanes that work together hold a row |
//! | [`Whole::kernel`] | [`Params`] | x, theta, positions, backward do | out = o, or dx |
//! | [`Groups::kernel`] | [`Params`] | x, theta, backward do, partials that are zeros before each launch | out = o, or dx; partials |
//! | [`REDUCE`] | [`Reduce`] | partials of gradients | dtheta, or the gradient of the weight |
//!
//! What is written overlaps nothing else, but that out may be exactly x, or exactly do, where both are as wide.
//!
//! A block of these kernels is (lanes, heads, tokens) threads: the lanes side by side on one row, each with
//! [`Variant::width`] angles at a time; then several heads, then several tokens, at most [`MAX_THREADS`] in all. No lane is
//! beyond the row but where they work together.
//!
//! Where lanes work together ([`Class::joins_lanes`]), and with [`Access::Element`], [`Encoding::forward`], [`Encoding::backward`] and
//! [`Encoding::backward_statistics`] have a block of ([`MAX_LANES`], warps) threads: [`Params::block_lanes`], at most all of a warp, share a row, and
//! a warp has as many rows, in the same order, as it has room for. With [`Access::Element`] a lane then has up to [`LANE_ANGLES`]
//! angles of a row, which lanes are a power of two and at least [`FEWEST_LANES`]; wider rows have blocks as above. So have all of other
//! accesses in [`Encoding::gradients`], of whole warps and with a power of two of lanes where those work together; with
//! [`Access::Element`] a lane there has up to [`Encoding::gradient_angles`] angles in blocks of warps, which take dynamic shared memory.
//!
//! The grid has one dimension: the head tiles of both [`Params::rows`] and [`token_tiles`](Params::token_tiles), whichever
//! [`tokens_first`](Params::tokens_first) says fastest, then the batch in steps of
//! [`batches_per_block`](Params::batches_per_block). With [`Class::SoftmaxSequence`] the order is another where L2 still holds the last
//! tokens, and with [`BY_LENGTH`].

use cudarc::driver::sys::CUdeviceptr;

use crate::{ElementType, Kernel};

/// The most threads of a block.
pub const MAX_THREADS: u32 = 128;

/// The most tokens of a block: CUDA limits its third extent.
pub const MAX_BLOCK_TOKENS: u32 = 64;

/// The most lanes of a row that work together.
pub const MAX_LANES: u32 = 32;

/// Values that the sequence softmax leaves of a column for the forward pass: m and log2 l.
pub const FORWARD_STATISTICS: usize = 2;

/// Values that the sequence softmax leaves of a column for the backward pass: m, log2 l and the mean.
pub const BACKWARD_STATISTICS: usize = 3;

/// The most angles of a lane of [`Access::Element`] in blocks of warps.
pub const LANE_ANGLES: u32 = 8;

/// The fewest lanes of a row there.
pub const FEWEST_LANES: u32 = 4;

/// Positions that a block keeps, one for each axis of each token; with more it finds each where it needs it.
pub const BLOCK_POSITIONS: u32 = 1024;

/// [`Params::by_sequence`]: each packed sequence has as many blocks as any other.
pub const EVENLY: i32 = 1;

/// [`Params::by_sequence`]: it has as many as its tokens take; only where rows are read again, behind [`statistics`].
/// [`Params::token_tiles`] counts those of all sequences.
pub const BY_LENGTH: i32 = 2;

/// How much a thread moves in one access. Pointers, strides and the vectors of a row must be multiples of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// 16 bytes.
    Vector,
    /// 8 bytes, of elements of 16 bits.
    Half,
    /// One element.
    Element,
}

/// What a kernel is compiled for besides its f.
///
/// ```
/// use gimbal_kernels_sys::ElementType;
/// use gimbal_kernels_sys::lrpe::{Access, Variant};
///
/// let variant = Variant { element: ElementType::F16, access: Access::Vector };
/// assert_eq!(variant.width(), 8);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    /// The element type of x, o and their gradients.
    pub element: ElementType,
    /// How much a thread moves at once. With elements of 32 bits not [`Access::Half`].
    pub access: Access,
}

impl Variant {
    /// All of them, in the order of the sources: those of several elements an access first.
    pub const ALL: [Self; 8] = [
        Self::new(ElementType::Bf16, Access::Vector),
        Self::new(ElementType::Bf16, Access::Half),
        Self::new(ElementType::F16, Access::Vector),
        Self::new(ElementType::F16, Access::Half),
        Self::new(ElementType::F32, Access::Vector),
        Self::new(ElementType::Bf16, Access::Element),
        Self::new(ElementType::F16, Access::Element),
        Self::new(ElementType::F32, Access::Element),
    ];

    /// How many have several elements an access.
    const VECTORS: usize = 5;

    const fn new(element: ElementType, access: Access) -> Self {
        Self { element, access }
    }

    /// Elements a thread moves in one access.
    pub const fn width(self) -> u32 {
        match self.access {
            Access::Vector => 16 / self.element.size(),
            Access::Half => 8 / self.element.size(),
            Access::Element => 1,
        }
    }

    const fn index(self) -> usize {
        match (self.access, self.element) {
            (Access::Vector | Access::Half, ElementType::F32) => 4,
            (Access::Vector, element) => 2 * element as usize,
            (Access::Half, element) => 2 * element as usize + 1,
            (Access::Element, element) => Self::VECTORS + element as usize,
        }
    }
}

/// f, as the kernels know it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Activation {
    /// f(x) = x.
    #[default]
    None = 0,
    /// f(x) = max(x, 0).
    Relu = 1,
    /// f(x) = 1 / (1 + exp(−x)).
    Sigmoid = 2,
    /// f(x) = x / (1 + exp(−x)).
    Silu = 3,
    /// Softmax over the features of a row.
    SoftmaxFeature = 4,
    /// Softmax over the tokens of a column.
    SoftmaxSequence = 5,
    /// x / sqrt(mean(x²) + eps) ⊙ w, the mean over the features of a row.
    RmsNorm = 6,
}

impl Activation {
    /// The class of kernels that apply it.
    pub const fn class(self) -> Class {
        match self {
            Self::None => Class::None,
            Self::Relu | Self::Sigmoid | Self::Silu => Class::Pointwise,
            Self::SoftmaxFeature => Class::SoftmaxFeature,
            Self::SoftmaxSequence => Class::SoftmaxSequence,
            Self::RmsNorm => Class::Norm,
        }
    }
}

/// The functions f that share a kernel; which of them is applied is told at run time.
///
/// With several elements an access the lanes of a block hold a row of [`Class::SoftmaxFeature`] and [`Class::Norm`] between
/// them, one vector each; with [`Access::Element`] a row may have any width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// [`Activation::None`].
    None,
    /// [`Activation::Relu`], [`Activation::Sigmoid`], [`Activation::Silu`].
    Pointwise,
    /// [`Activation::SoftmaxFeature`].
    SoftmaxFeature,
    /// [`Activation::RmsNorm`].
    Norm,
    /// [`Activation::SoftmaxSequence`]. The statistics of the columns must be there, and
    /// [`batches_per_block`](Params::batches_per_block) must be 1.
    SoftmaxSequence,
}

impl Class {
    /// All of them, in the order of the sources.
    pub const ALL: [Self; 5] = [
        Self::None,
        Self::Pointwise,
        Self::SoftmaxFeature,
        Self::Norm,
        Self::SoftmaxSequence,
    ];

    /// Whether the lanes of a row work together.
    pub const fn joins_lanes(self) -> bool {
        matches!(self, Self::SoftmaxFeature | Self::Norm)
    }

    /// The place of its kernel for a variant among those of a pass. Single elements have fewer kernels: one for none and
    /// pointwise, and one, behind all others, for whole rows.
    const fn place(self, variant: Variant) -> usize {
        const POINTWISE: usize = Variant::VECTORS;
        const SOFTMAX_FEATURE: usize = POINTWISE + Variant::ALL.len();
        const NORM: usize = SOFTMAX_FEATURE + Variant::VECTORS;
        const SOFTMAX_SEQUENCE: usize = NORM + Variant::VECTORS;
        const WIDE: usize = SOFTMAX_SEQUENCE + Variant::ALL.len();
        let first = match (self, variant.access) {
            (Self::None, Access::Element) | (Self::Pointwise, _) => POINTWISE,
            (Self::None, _) => 0,
            (Self::SoftmaxFeature | Self::Norm, Access::Element) => WIDE - Variant::VECTORS,
            (Self::SoftmaxFeature, _) => SOFTMAX_FEATURE,
            (Self::Norm, _) => NORM,
            (Self::SoftmaxSequence, _) => SOFTMAX_SEQUENCE,
        };
        first + variant.index()
    }

    /// Kernels of a pass.
    const PLACES: usize = 3 * Variant::VECTORS + 2 * Variant::ALL.len() + 3;
}

/// How a row is turned by its angles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// `lrpe_rotate`: pairs of features are rotated.
    Rotate,
    /// `lrpe_cosine`: features by the cosine, then features by the sine.
    Cosine,
}

impl Encoding {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Rotate, Self::Cosine];

    /// o from x.
    ///
    /// ```
    /// use gimbal_kernels_sys::ElementType;
    /// use gimbal_kernels_sys::lrpe::{Access, Class, Encoding, Variant};
    ///
    /// let variant = Variant { element: ElementType::Bf16, access: Access::Vector };
    /// let kernel = Encoding::Rotate.forward(Class::None, variant);
    /// assert_eq!(kernel.name(), "lrpe_rotate_fwd_none_bf16_v8");
    /// ```
    pub const fn forward(self, class: Class, variant: Variant) -> Kernel {
        self.nth(class.place(variant))
    }

    /// dx from do.
    pub const fn backward(self, class: Class, variant: Variant) -> Kernel {
        self.nth(Class::PLACES + class.place(variant))
    }

    /// First stage of the sequence softmax in the backward pass.
    pub const fn backward_statistics(self, variant: Variant) -> Kernel {
        self.nth(2 * Class::PLACES + variant.index())
    }

    /// First stage of the gradients of theta and of the weight of a norm: their sums over each block's tokens and sequences.
    pub const fn gradients(self, variant: Variant) -> Kernel {
        self.nth(2 * Class::PLACES + Variant::ALL.len() + variant.index())
    }

    /// The most angles of a lane of [`gradients`](Self::gradients) in blocks of warps: a rotation has two features of each.
    pub const fn gradient_angles(self) -> u32 {
        match self {
            Self::Rotate => LANE_ANGLES / 2,
            Self::Cosine => LANE_ANGLES,
        }
    }

    /// The dynamic shared memory of such blocks: sums of each angle of a lane, and where there are some of a weight of each feature.
    pub const fn gradient_bytes(self, sums_weights: bool) -> u32 {
        let of_weights = if sums_weights { LANE_ANGLES } else { 0 };
        (self.gradient_angles() + of_weights) * (MAX_THREADS + 4) * size_of::<f64>() as u32
    }

    const fn nth(self, place: usize) -> Kernel {
        const ROTATE: Kernel = Kernel::named("lrpe_rotate_fwd_none_bf16_v8");
        const COSINE: Kernel = Kernel::named("lrpe_cosine_fwd_none_bf16_v8");
        let first = match self {
            Self::Rotate => ROTATE,
            Self::Cosine => COSINE,
        };
        first.nth(place)
    }
}

/// A pass with a softmax over the sequence in one launch, of rows that shared memory has room for, not packed.
///
/// A block is (lanes, 1, tokens) threads, both powers of two and whole warps. A row of a lane is [`Whole::WIDTH`] angles; head tiles are
/// slices of so many lanes of each head, one after another. Token tiles are the blocks of a cluster, more than one only for compute
/// capability 9.0, and come first in the grid. x, do and what is written allow accesses of [`Whole::WIDTH`] elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Whole {
    /// How rows are turned.
    pub encoding: Encoding,
    /// The element type of x, o and their gradients.
    pub element: ElementType,
    /// dx from x and do, instead of o from x.
    pub is_backward: bool,
}

impl Whole {
    /// Elements of an access.
    pub const WIDTH: u32 = 4;

    /// The most lanes of a block.
    pub const MAX_LANES: u32 = 16;

    /// The most blocks of a cluster.
    pub const MAX_BLOCKS: u32 = 8;

    /// The kernel.
    pub const fn kernel(self) -> Kernel {
        let pass = if self.is_backward { 3 } else { 0 };
        let first = 2 * Class::PLACES + 2 * Variant::ALL.len();
        self.encoding.nth(first + pass + self.element as usize)
    }

    /// Vectors of x in a row of a lane.
    pub const fn inputs(self) -> u32 {
        match self.encoding {
            Encoding::Rotate => 2,
            Encoding::Cosine => 1,
        }
    }

    /// Dynamic shared memory of a block of so many lanes and tokens beside each other, whose threads have so many rows, in a cluster
    /// of so many.
    pub const fn shared_bytes(self, lanes: u32, tokens: u32, rows: u32, blocks: u32) -> u32 {
        let of_x = self.inputs() * Self::WIDTH * self.element.size();
        // do, and in its place dx before f, in f32.
        let of_d_o = 2 * Self::WIDTH * self.element.size();
        let of_dx = self.inputs() * Self::WIDTH * 4;
        let (row, planes) = match (self.is_backward, of_d_o > of_dx) {
            (false, _) => (of_x, FORWARD_STATISTICS),
            (true, true) => (of_x + of_d_o, BACKWARD_STATISTICS),
            (true, false) => (of_x + of_dx, BACKWARD_STATISTICS),
        };
        let told = match blocks {
            1 => 0,
            _ => blocks * planes as u32 * self.inputs() * lanes * Self::WIDTH * 4,
        };
        lanes * tokens * rows * row + told
    }
}

/// A pass with a softmax over a long sequence in one launch, of rows of [`Groups::FEATURES`] elements of 16 bits on a line, without a
/// factor; for compute capability 9.0. x, do and what is written allow accesses of 16 bytes.
///
/// [`Params::token_tiles`] blocks, a group, take every so many-th head, and wait for each other: all of the grid are there
/// [at a time](crate::Launch::together). A warp [holds](Groups::holds) its slots of a head, of [`Groups::slot_tokens`] each, which are as far
/// apart as all warps of a group have tokens (`token_step`). A rotation turns all
/// features, or neighbouring ones. [`Params::partials`] are [`Groups::exchange_bytes`], zeros before each launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Groups {
    /// How rows are turned.
    pub encoding: Encoding,
    /// The element type of x, o and their gradients.
    pub element: ElementType,
    /// dx from x and do, instead of o from x.
    pub is_backward: bool,
}

impl Groups {
    /// D.
    pub const FEATURES: u32 = 128;

    /// Warps of a block that hold rows.
    pub const WARPS: u32 = 16;

    /// Dynamic shared memory of a block: what there is.
    pub const SHARED_BYTES: u32 = 227 << 10;

    /// The kernel. None of 32 bits, nor of a cosine's gradient.
    pub const fn kernel(self) -> Option<Kernel> {
        const ROTATE: Kernel = Kernel::named("lrpe_rotate_groups_fwd_bf16");
        const ROTATE_BACK: Kernel = Kernel::named("lrpe_rotate_groups_bwd_bf16");
        const COSINE: Kernel = Kernel::named("lrpe_cosine_groups_fwd_bf16");
        let first = match (self.encoding, self.is_backward) {
            (Encoding::Rotate, false) => ROTATE,
            (Encoding::Rotate, true) => ROTATE_BACK,
            (Encoding::Cosine, false) => COSINE,
            (Encoding::Cosine, true) => return None,
        };
        match self.element {
            ElementType::F32 => None,
            element => Some(first.nth(element as usize)),
        }
    }

    /// Tokens of a slot.
    pub const fn slot_tokens(self) -> u32 {
        if self.is_backward { 2 } else { 4 }
    }

    /// Slots of a warp between statistics and encoding.
    pub const fn behind(self) -> u32 {
        if self.is_backward { 11 } else { 12 }
    }

    /// Whether warps may have so many slots of a head: those are kept until they are encoded, as are the columns of so many heads.
    pub const fn holds(self, slots: u32) -> bool {
        let heads = match self.encoding {
            Encoding::Rotate => 3,
            Encoding::Cosine => 2,
        };
        slots <= self.behind() && self.behind() <= slots.saturating_mul(heads)
    }

    /// Bytes through which so many blocks tell each other of their columns.
    pub const fn exchange_bytes(self, blocks: u32) -> usize {
        let of_column = if self.is_backward { 16 } else { 8 };
        2 * blocks as usize * Self::FEATURES as usize * of_column
    }
}

/// First stage of the sequence softmax in the forward pass, whatever the encoding. Its lanes go over all D features.
pub const fn statistics(variant: Variant) -> Kernel {
    const FIRST: Kernel = Kernel::named("sequence_softmax_statistics_bf16_v8");
    FIRST.nth(variant.index())
}

/// Second stage of the sequence softmax in the forward pass. A block is (columns, parts of their tiles), [`MAX_THREADS`] in all.
pub const FINISH_FORWARD: Kernel = Kernel::named("sequence_softmax_finish_fwd");

/// Second stage of the sequence softmax in the backward pass, likewise.
pub const FINISH_BACKWARD: Kernel = Kernel::named("sequence_softmax_finish_bwd");

/// Joins the columns of several ranks in the forward pass, one thread a column.
pub const MERGE_FORWARD: Kernel = Kernel::named("sequence_softmax_merge_fwd");

/// Joins the columns of several ranks in the backward pass, one thread a column.
pub const MERGE_BACKWARD: Kernel = Kernel::named("sequence_softmax_merge_bwd");

/// Second stage of the gradients. A block is (threads of an element, elements) of [`MAX_THREADS`] threads, both powers of two.
pub const REDUCE: Kernel = Kernel::named("lrpe_reduce");

/// Strides of a tensor in elements; the last dimension is contiguous.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Strides {
    /// From one sequence to the next. 0 where a block stays within a packed sequence.
    pub batch: i64,
    /// From one token to the next.
    pub token: i64,
    /// From one head to the next.
    pub head: i64,
    /// From one token of a thread to its next: `token` times the tokens of a block, for [`statistics`] and
    /// [`Encoding::backward_statistics`] times [`Params::token_tiles`] as well.
    pub token_step: i64,
}

/// The tensors of rows of a launch. Null pointers and zeros where there are none.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Rows {
    /// x; unused where the gradient of f does not need it.
    pub x: CUdeviceptr,
    /// Backward: the gradient of the output.
    pub d_o: CUdeviceptr,
    /// Forward: o; backward: dx; else unused.
    pub out: CUdeviceptr,
    /// RMS norm: the weight, f32, (1, D) or (H, D), a multiple of 16 bytes unless [`Access::Element`].
    pub weight: CUdeviceptr,
    /// Strides of x.
    pub x_stride: Strides,
    /// Strides of do.
    pub d_o_stride: Strides,
    /// Strides of what is written.
    pub out_stride: Strides,
    /// From one head's weight to the next; 0 where all heads share it.
    pub weight_head_stride: i64,
    /// H.
    pub heads: i32,
    /// Blocks beside each other over the heads; none where no block is for these.
    pub head_tiles: i32,
    /// Which f of the kernel's class.
    pub activation: Activation,
    /// Of an RMS norm.
    pub norm_eps: f32,
}

/// The most axes of positions.
pub const MAX_AXES: usize = 4;

/// The most angle indices that may be assigned to axes one by one.
pub const MAX_ASSIGNED: usize = 256;

/// Where positions come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Source {
    /// Tokens on a line.
    #[default]
    Line = 0,
    /// Sequences back to back.
    Packed = 1,
    /// A tensor of positions.
    Given = 2,
    /// Tokens on a grid, row-major, behind some without a position.
    Grid = 3,
}

/// What a launch is told of positions. Integers on the device are read as 32 bits, of a 64-bit one the lower half; their
/// strides are in units of 32 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Positions {
    /// Added to every position: (B), or (S) of packed sequences; 0: none.
    pub offsets: CUdeviceptr,
    /// Packed: (S + 1). Whatever they are, no access leaves the tensors.
    pub cu_seqlens: CUdeviceptr,
    /// Given: (k, B or 1, N).
    pub given: CUdeviceptr,
    /// From one offset to the next.
    pub offsets_stride: i64,
    /// From one entry of `cu_seqlens` to the next.
    pub cu_seqlens_stride: i64,
    /// From one axis of `given` to the next.
    pub given_axis_stride: i64,
    /// From one sequence of `given` to the next; 0 where all share it.
    pub given_batch_stride: i64,
    /// From one token of `given` to the next.
    pub given_token_stride: i64,
    /// Where positions come from.
    pub source: Source,
    /// The position of the first token of a line, or of each packed sequence.
    pub offset: i32,
    /// S.
    pub sequences: i32,
    /// 1 where all sequences of the batch have the same positions.
    pub shared: i32,
    /// k; with 1, angle j turns by theta j.
    pub axes: i32,
    /// Grid: tokens before it, whose angles are 0.
    pub extra_tokens: i32,
    /// Grid: n_1 … n_k.
    pub sizes: [i32; MAX_AXES],
    /// n / n_j is n · magic >> shift for every n < 2^31, see [`Positions::set_axis`].
    pub magic: [u32; MAX_AXES],
    /// See `magic`.
    pub shift: [i32; MAX_AXES],
}

impl Positions {
    /// Sets n_j, at least 1, and what dividing by it takes: magic = ⌈2^shift / n_j⌉ with shift = 31 + ⌈log2 n_j⌉, which is
    /// too large by less than 2^(shift - 31) / n_j in all, so that no n below 2^31 is rounded up.
    pub fn set_axis(&mut self, axis: usize, size: u32) {
        let log2 = u32::BITS - size.max(1).saturating_sub(1).leading_zeros();
        let shift = 31 + log2;
        let magic = (1u64 << shift).div_ceil(size.max(1).into());
        // Below 2^32, because n_j > 2^(log2 - 1); 2^31 for n_j = 1.
        self.magic[axis] = magic as u32;
        self.shift[axis] = shift.cast_signed();
        self.sizes[axis] = size.cast_signed();
    }
}

/// Which sums a launch leaves for the gradient of a norm's weight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum WeightSums {
    /// None.
    #[default]
    None = 0,
    /// Of each head.
    OfHeads = 1,
    /// Of all heads of a block, which share a weight.
    OfBlocks = 2,
}

/// The parameters of every kernel that reads x or do. A mirror of `Params` in `params.cuh`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Params {
    /// One set of tensors or two, which have everything else in common: queries and keys.
    pub rows: [Rows; 2],
    /// theta, f32, (1, E) or (H, E).
    pub theta: CUdeviceptr,
    /// Statistics: f32 of shape (B·H, token tiles, statistics, D). Gradients: f64 of shape (blocks over tokens and batch,
    /// heads of both rows, span, or 1 where one scalar serves every angle), behind it, of an RMS norm, the same with D. Of a kernel that
    /// writes dx that of D alone, or with blocks over the heads in the place of heads.
    pub partials: CUdeviceptr,
    /// Sequence softmax: the finished statistics, f32 of shape (B·H, statistics, D). Of packed sequences B is S.
    pub columns: CUdeviceptr,
    /// Where tokens stand.
    pub positions: Positions,
    /// From one head's theta to the next; 0 where all heads share it.
    pub theta_head_stride: i64,
    /// From one angle's theta to the next; 0 where one scalar serves every angle.
    pub theta_feature_stride: i32,
    /// With several axes in blocks: the angles of a block, e. At least 1.
    pub theta_period: i32,
    /// Angles that theta turns; those beyond are 0.
    pub turning: i32,
    /// B; with `by_sequence` S + 1.
    pub batches: i32,
    /// N.
    pub tokens: i32,
    /// D.
    pub features: i32,
    /// Angles a row: D/2 for a rotation, else D.
    pub span: i32,
    /// Angles that `factor` multiplies: half of the rotated features, or all. In halves, a multiple of the access, and so is
    /// what is left of `span`.
    pub rotary: i32,
    /// 1 where neighbouring features are a pair, instead of halves.
    pub interleaved: i32,
    /// Multiplies the encoded features.
    pub factor: f32,
    /// A multiple of the block's tokens.
    pub tokens_per_block: i32,
    /// Sequences of a block.
    pub batches_per_block: i32,
    /// Blocks after each other over the tokens. Of statistics N and the tokens of so many blocks beside each other are at most 2^31 together.
    pub token_tiles: i32,
    /// Whether neighbouring blocks go through the tokens (1) or the heads (0) first.
    pub tokens_first: i32,
    /// [`EVENLY`] or [`BY_LENGTH`] where a block stays within one packed sequence, or within the tail behind the last.
    pub by_sequence: i32,
    /// 1 where rows behind the last packed sequence are left as they are, instead of zeroed.
    pub in_place: i32,
    /// 1 where `axis_of` says which of several axes turns each angle, instead of blocks.
    pub assigned: i32,
    /// Two bits an angle.
    pub axis_of: [u32; MAX_ASSIGNED / 16],
    /// Lanes of a row in blocks of warps; 0 elsewhere.
    pub block_lanes: u8,
    /// Heads of such a block.
    pub block_heads: u8,
    /// Tokens of such a block.
    pub block_tokens: u8,
    /// What is summed of dw, by the first stage of gradients or by the kernel that writes dx.
    pub weight_sums: WeightSums,
}

/// The parameters of the second stage of the sequence softmax; and, with ranks for tiles, of what joins columns: there the
/// first dimension of the parts is that of the ranks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct FinishStatistics {
    /// What the first stage left: f32 of shape (rows, tiles, statistics, width).
    pub partials: CUdeviceptr,
    /// The finished statistics: f32 of shape (rows, statistics, width).
    pub columns: CUdeviceptr,
    /// B·H.
    pub rows: i64,
    /// D.
    pub width: i32,
    /// Blocks of the first stage over the tokens.
    pub tiles: i32,
}

/// The parameters of [`REDUCE`], a mirror of `Reduce` in `gradients.cuh`: element (r, c) of the result is the sum over all
/// tiles, over the heads that count to row r, and over columns c, c + period, … below `limit`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Reduce {
    /// What the first stage left: f64 of shape (tiles, heads, `span`).
    pub partials: CUdeviceptr,
    /// f32 of shape (rows, columns), dense.
    pub sums: CUdeviceptr,
    /// Blocks of the first stage over tokens and batch.
    pub tiles: i32,
    /// Heads of both sets of tensors.
    pub heads: i32,
    /// Columns of the partials.
    pub span: i32,
    /// The first head that counts.
    pub first_head: i32,
    /// One behind the last head that counts.
    pub last_head: i32,
    /// Head h counts to row (h − `first_head`) % `rows`.
    pub rows: i32,
    /// Columns of the result.
    pub columns: i32,
    /// Distance of two columns of the partials that count to the same.
    pub period: i32,
    /// The first column of the partials that does not count.
    pub limit: i32,
    /// 1 to add to what the result holds.
    pub adds: i32,
}

const _: () = assert!(size_of::<Strides>() == 32);
const _: () = assert!(size_of::<Rows>() == 152);
const _: () = assert!(size_of::<Positions>() == 136);
const _: () = assert!(size_of::<Params>() == 608);
const _: () = assert!(size_of::<Reduce>() == 56);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kernel_finds_its_name_and_declares_its_parameters() {
        let mut expected: Vec<(Kernel, String)> = Vec::new();
        for variant in Variant::ALL {
            let suffix = format!("{}_v{}", variant.element.name(), variant.width());
            for (encoding, stem) in [
                (Encoding::Rotate, "lrpe_rotate"),
                (Encoding::Cosine, "lrpe_cosine"),
            ] {
                for class in Class::ALL {
                    let word = match (class, variant.access) {
                        (Class::None, Access::Element) | (Class::Pointwise, _) => "pointwise",
                        (Class::SoftmaxFeature | Class::Norm, Access::Element) => "wide",
                        (Class::None, _) => "none",
                        (Class::SoftmaxFeature, _) => "softmax_feature",
                        (Class::Norm, _) => "norm",
                        (Class::SoftmaxSequence, _) => "softmax_sequence",
                    };
                    let forward = encoding.forward(class, variant);
                    expected.push((forward, format!("{stem}_fwd_{word}_{suffix}")));
                    let backward = encoding.backward(class, variant);
                    expected.push((backward, format!("{stem}_bwd_{word}_{suffix}")));
                }
                let kernel = encoding.backward_statistics(variant);
                expected.push((kernel, format!("{stem}_bwd_statistics_{suffix}")));
                let kernel = encoding.gradients(variant);
                expected.push((kernel, format!("{stem}_gradients_{suffix}")));
                let element = variant.element;
                for (is_backward, pass) in [(false, "fwd"), (true, "bwd")] {
                    let groups = Groups {
                        encoding,
                        element,
                        is_backward,
                    };
                    let name = format!("{stem}_groups_{pass}_{}", element.name());
                    expected.extend(groups.kernel().map(|kernel| (kernel, name)));
                    let whole = Whole {
                        encoding,
                        element,
                        is_backward,
                    };
                    let name = format!("{stem}_{pass}_whole_{}", element.name());
                    expected.push((whole.kernel(), name));
                }
            }
            let name = format!("sequence_softmax_statistics_{suffix}");
            expected.push((statistics(variant), name));
        }
        for (kernel, name) in expected {
            let size = size_of::<Params>();
            assert_eq!((kernel.name(), kernel.parameter_bytes()), (&*name, size));
        }
        for (kernel, size) in [
            (FINISH_FORWARD, size_of::<FinishStatistics>()),
            (FINISH_BACKWARD, size_of::<FinishStatistics>()),
            (MERGE_FORWARD, size_of::<FinishStatistics>()),
            (MERGE_BACKWARD, size_of::<FinishStatistics>()),
            (REDUCE, size_of::<Reduce>()),
        ] {
            assert_eq!(kernel.parameter_bytes(), size, "{kernel:?}");
        }
    }

    #[test]
    fn the_most_threads_of_a_block_are_the_compilers() {
        for kernel in Kernel::all().filter(|kernel| kernel.family().starts_with("lrpe")) {
            let threads = match kernel.family().ends_with("_groups") {
                true => Groups::WARPS * 32 + Groups::FEATURES,
                false => MAX_THREADS,
            };
            assert_eq!(kernel.max_threads(), threads, "{kernel:?}");
        }
    }

    #[test]
    fn division_by_a_product_is_exact() {
        let sizes = [
            1,
            2,
            3,
            5,
            7,
            31,
            32,
            33,
            641,
            65535,
            65537,
            i32::MAX as u32,
        ];
        for size in sizes {
            let mut grid = Positions::default();
            grid.set_axis(0, size);
            let near = |n: u32| [n.saturating_sub(1), n, n.saturating_add(1)];
            let multiples = [
                0,
                size,
                size.saturating_mul(12345),
                u32::MAX / 2 / size * size,
            ];
            for n in multiples.into_iter().flat_map(near) {
                let n = n.min(i32::MAX as u32);
                let quotient = (u64::from(n) * u64::from(grid.magic[0])) >> grid.shift[0];
                assert_eq!(quotient, u64::from(n / size), "{n} / {size}");
            }
        }
    }

    #[test]
    fn variants_are_numbered_in_order() {
        for (index, variant) in Variant::ALL.into_iter().enumerate() {
            assert_eq!(variant.index(), index);
        }
    }
}
