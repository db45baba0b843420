//! What the launches of the LRPE kernels are told: the structs of `cuda/include/gimbal/lrpe`, field by field, and which
//! kernels there are.
//!
//! | kernels | parameters | read | written |
//! |---|---|---|---|
//! | [`Operator::forward`] | [`Params`] | x, theta, with a sequence softmax its columns of [`FORWARD_STATISTICS`] planes | out = o |
//! | [`Operator::backward`] | [`Params`] | do, theta, x unless f is none, with a sequence softmax its columns of [`BACKWARD_STATISTICS`] planes | out = dx |
//! | [`statistics`] | [`Params`] with `span` = D | x | partials of [`FORWARD_STATISTICS`] planes a stretch of tokens |
//! | [`Operator::backward_statistics`] | [`Params`] | x, do, theta | partials of [`BACKWARD_STATISTICS`] planes |
//! | [`FINISH_FORWARD`], [`FINISH_BACKWARD`] | [`FinishStatistics`] | partials of either | columns |
//! | [`Operator::dtheta`] | [`Params`] | x, do, theta, with a sequence softmax its columns of [`FORWARD_STATISTICS`] planes | partials, f64 |
//! | [`DTHETA_FINISH`] | [`ThetaSum`] | partials of dtheta | dtheta |
//! | [`TABLE`] | [`Table`] | theta | the table of the cached form |
//!
//! Where tokens lie on a grid ([`Operator::is_on_grid`]), [`Params`] stand in [`ParamsOnGrid`]. What is written overlaps nothing
//! else.
//!
//! A block of these kernels is (lanes, heads, tokens) threads: the lanes side by side on the features of one row, a power
//! of two of at most 32, then several heads, then several tokens, at most [`MAX_THREADS`] in all. The grid has one
//! dimension: [`head_tiles`](Params::head_tiles) and [`token_tiles`](Params::token_tiles), whichever
//! [`tokens_first`](Params::tokens_first) says fastest, then the batch in steps of
//! [`batches_per_block`](Params::batches_per_block).

use cudarc::driver::sys::CUdeviceptr;

use crate::{ElementType, Kernel};

/// The most threads of a block.
pub const MAX_THREADS: u32 = 128;

/// The most tokens of a block: CUDA limits its third extent.
pub const MAX_BLOCK_TOKENS: u32 = 64;

/// The most lanes of a row.
pub const MAX_LANES: u32 = 32;

/// Values that the sequence softmax leaves of a column for the forward pass: m and log2 l.
pub const FORWARD_STATISTICS: usize = 2;

/// Values that the sequence softmax leaves of a column for the backward pass: m, log2 l and the mean.
pub const BACKWARD_STATISTICS: usize = 3;

/// How much a thread moves in one access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// 16 bytes. Pointers and strides must be multiples of it.
    Vector,
    /// One element.
    Scalar,
}

impl Access {
    /// Both, in the order of the sources.
    pub const ALL: [Self; 2] = [Self::Vector, Self::Scalar];
}

/// What a kernel is compiled for besides its activation.
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
    /// How much a thread moves at once.
    pub access: Access,
}

impl Variant {
    /// How many there are.
    pub const COUNT: usize = ElementType::ALL.len() * Access::ALL.len();

    /// Elements a thread moves in one access.
    pub const fn width(self) -> u32 {
        match self.access {
            Access::Vector => 16 / self.element.size(),
            Access::Scalar => 1,
        }
    }

    pub(crate) const fn index(self) -> usize {
        self.element as usize * Access::ALL.len() + self.access as usize
    }
}

/// The activation, as the kernels know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Activation {
    /// f(x) = x.
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
}

impl Activation {
    /// The class of kernels that apply it.
    pub const fn class(self) -> ActivationClass {
        match self {
            Self::None => ActivationClass::None,
            Self::Relu | Self::Sigmoid | Self::Silu => ActivationClass::Pointwise,
            Self::SoftmaxFeature => ActivationClass::SoftmaxFeature,
            Self::SoftmaxSequence => ActivationClass::SoftmaxSequence,
        }
    }
}

/// The activations that share a kernel; which of them is applied is told at run time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActivationClass {
    /// [`Activation::None`].
    None,
    /// [`Activation::Relu`], [`Activation::Sigmoid`], [`Activation::Silu`].
    Pointwise,
    /// [`Activation::SoftmaxFeature`]. With [`Access::Vector`] the lanes must hold a row, one vector each; with
    /// [`Access::Scalar`] a row may have any width.
    SoftmaxFeature,
    /// [`Activation::SoftmaxSequence`]. The statistics of the columns must be there, and
    /// [`batches_per_block`](Params::batches_per_block) must be 1.
    SoftmaxSequence,
}

impl ActivationClass {
    /// All of them, in the order of the sources.
    pub const ALL: [Self; 4] = [
        Self::None,
        Self::Pointwise,
        Self::SoftmaxFeature,
        Self::SoftmaxSequence,
    ];
}

/// Whose kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operator {
    /// `lrpe_rotate`.
    Rotate,
    /// `lrpe_cosine`.
    Cosine,
    /// `lrpe_cosine_md`, whose angles come from theta.
    CosineMd,
    /// `lrpe_cosine_md`, whose angles come from a [table](GridParams::table), with the same bits.
    CosineMdCached,
}

impl Operator {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Rotate,
        Self::Cosine,
        Self::CosineMd,
        Self::CosineMdCached,
    ];

    /// Whether tokens lie on a grid, so that launches are given [`ParamsOnGrid`].
    pub const fn is_on_grid(self) -> bool {
        matches!(self, Self::CosineMd | Self::CosineMdCached)
    }

    /// o from x.
    ///
    /// ```
    /// use gimbal_kernels_sys::ElementType;
    /// use gimbal_kernels_sys::lrpe::{Access, ActivationClass, Operator, Variant};
    ///
    /// let variant = Variant { element: ElementType::Bf16, access: Access::Vector };
    /// let kernel = Operator::Rotate.forward(ActivationClass::None, variant);
    /// assert_eq!(kernel.name(), "lrpe_rotate_fwd_none_bf16_v8");
    /// ```
    pub const fn forward(self, class: ActivationClass, variant: Variant) -> Kernel {
        self.nth(class as usize, variant)
    }

    /// dx from do.
    pub const fn backward(self, class: ActivationClass, variant: Variant) -> Kernel {
        self.nth(ActivationClass::ALL.len() + class as usize, variant)
    }

    /// First stage of the sequence softmax in the backward pass.
    pub const fn backward_statistics(self, variant: Variant) -> Kernel {
        self.nth(2 * ActivationClass::ALL.len(), variant)
    }

    /// First stage of dtheta: the sum over each block's tokens and sequences.
    pub const fn dtheta(self, variant: Variant) -> Kernel {
        const ROTATE: Kernel = Kernel::named("lrpe_rotate_dtheta_bf16_v8");
        const COSINE: Kernel = Kernel::named("lrpe_cosine_dtheta_bf16_v8");
        const COSINE_MD: Kernel = Kernel::named("lrpe_cosine_md_dtheta_bf16_v8");
        let first = match self {
            Self::Rotate => ROTATE,
            Self::Cosine => COSINE,
            Self::CosineMd | Self::CosineMdCached => COSINE_MD,
        };
        first.nth(variant.index())
    }

    /// A kernel of the n-th group, each of which has all variants.
    const fn nth(self, group: usize, variant: Variant) -> Kernel {
        const ROTATE: Kernel = Kernel::named("lrpe_rotate_fwd_none_bf16_v8");
        const COSINE: Kernel = Kernel::named("lrpe_cosine_fwd_none_bf16_v8");
        const COSINE_MD: Kernel = Kernel::named("lrpe_cosine_md_fwd_none_bf16_v8");
        const CACHED: Kernel = Kernel::named("lrpe_cosine_md_cached_fwd_none_bf16_v8");
        let first = match self {
            Self::Rotate => ROTATE,
            Self::Cosine => COSINE,
            Self::CosineMd => COSINE_MD,
            Self::CosineMdCached => CACHED,
        };
        first.nth(group * Variant::COUNT + variant.index())
    }
}

/// First stage of the sequence softmax in the forward pass, whatever the operator.
pub const fn statistics(variant: Variant) -> Kernel {
    const FIRST: Kernel = Kernel::named("sequence_softmax_statistics_bf16_v8");
    FIRST.nth(variant.index())
}

/// Second stage of the sequence softmax in the forward pass, one thread a column.
pub const FINISH_FORWARD: Kernel = Kernel::named("sequence_softmax_finish_fwd");

/// Second stage of the sequence softmax in the backward pass, one thread a column.
pub const FINISH_BACKWARD: Kernel = Kernel::named("sequence_softmax_finish_bwd");

/// Second stage of dtheta, one warp a theta.
pub const DTHETA_FINISH: Kernel = Kernel::named("lrpe_dtheta_finish");

/// (cos, sin) of every position on the longest axis, one thread an entry.
pub const TABLE: Kernel = Kernel::named("lrpe_cosine_md_table");

/// Strides of a tensor in elements; the last dimension is contiguous.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Strides {
    /// From one sequence to the next.
    pub batch: i64,
    /// From one token to the next.
    pub token: i64,
    /// From one head to the next.
    pub head: i64,
    /// From one token of a thread to its next: `token` times the tokens of a block.
    pub token_step: i64,
}

/// The parameters of every kernel that reads x or do. A mirror of `Params` in `params.cuh`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Params {
    /// x; unused where the activation's gradient does not need it.
    pub x: CUdeviceptr,
    /// Backward: the gradient of the output.
    pub d_o: CUdeviceptr,
    /// Forward: o; backward: dx; else unused.
    pub out: CUdeviceptr,
    /// theta, f32.
    pub theta: CUdeviceptr,
    /// Statistics: f32 of shape (B·H, token tiles, statistics, D). dtheta: f64 of shape (blocks over tokens and batch, H,
    /// span).
    pub partials: CUdeviceptr,
    /// Sequence softmax: the finished statistics, f32 of shape (B·H, statistics, D).
    pub columns: CUdeviceptr,
    /// Strides of x.
    pub x_stride: Strides,
    /// Strides of do.
    pub d_o_stride: Strides,
    /// Strides of what is written.
    pub out_stride: Strides,
    /// From one head's theta to the next; 0 where all heads share it.
    pub theta_head_stride: i64,
    /// From one feature's theta to the next; 0 where one scalar serves every feature.
    pub theta_feature_stride: i32,
    /// E: angles beyond it do not turn.
    pub theta_features: i32,
    /// B.
    pub batches: i32,
    /// N.
    pub tokens: i32,
    /// H.
    pub heads: i32,
    /// Angles a row: D/2 for a rotation, else D. The forward statistics take D.
    pub span: i32,
    /// The position of the first token.
    pub offset: i32,
    /// Blocks beside each other over the heads.
    pub head_tiles: i32,
    /// A multiple of the block's tokens.
    pub tokens_per_block: i32,
    /// Sequences of a block.
    pub batches_per_block: i32,
    /// Blocks after each other over the tokens.
    pub token_tiles: i32,
    /// Which activation of the kernel's class.
    pub activation: Activation,
    /// Whether neighbouring blocks go through the tokens (1) or the heads (0) first.
    pub tokens_first: i32,
    /// 0.
    pub reserved: i32,
}

/// The parameters of the second stage of the sequence softmax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// The parameters of the second stage of dtheta. A mirror of `ThetaSum` in `dtheta.cuh`.
///
/// Angle j of a row turns with theta j % `period`; angles from `limit` on do not turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct ThetaSum {
    /// What the first stage left: f64 of shape (tiles, H, span).
    pub partials: CUdeviceptr,
    /// f32 of the shape of theta, contiguous.
    pub dtheta: CUdeviceptr,
    /// Blocks of the first stage over tokens and batch.
    pub tiles: i32,
    /// H.
    pub heads: i32,
    /// Angles a row.
    pub span: i32,
    /// Rows of theta: 1 or H.
    pub theta_heads: i32,
    /// Columns of theta.
    pub theta_features: i32,
    /// Distance of two angles that turn with the same theta.
    pub period: i32,
    /// The first angle that does not turn.
    pub limit: i32,
}

/// The most axes of a grid of tokens.
pub const MAX_AXES: usize = 4;

/// What the kernels of a grid of tokens are told besides [`Params`]. A mirror of `GridParams` in `params.cuh`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct GridParams {
    /// Cached form: (cos, sin) pairs of f32 of shape (longest axis, rows of theta, e); else unused.
    pub table: CUdeviceptr,
    /// From one head's entries to the next, in pairs; 0 where all heads share theta.
    pub table_head_stride: i64,
    /// From one position's entries to the next, in pairs.
    pub table_position_stride: i64,
    /// l: tokens before the grid, whose angles are 0.
    pub extra_tokens: i32,
    /// k.
    pub axes: i32,
    /// e: how many angles an axis turns.
    pub width: i32,
    /// n_1 … n_k.
    pub sizes: [i32; MAX_AXES],
    /// n / n_j is n · magic >> shift for every n < 2^31, see [`GridParams::set_axis`].
    pub magic: [u32; MAX_AXES],
    /// See `magic`.
    pub shift: [i32; MAX_AXES],
}

/// The parameters of every kernel that reads x or do, where tokens lie on a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct ParamsOnGrid {
    /// As on a line.
    pub params: Params,
    /// Describes the tokens of `params`.
    pub grid: GridParams,
}

/// The parameters of [`TABLE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Table {
    /// theta, f32, dense.
    pub theta: CUdeviceptr,
    /// (cos, sin) pairs of f32 of shape (positions, rows of theta, e).
    pub table: CUdeviceptr,
    /// The number of thetas.
    pub row: i64,
    /// Positions × thetas.
    pub entries: i64,
}

impl GridParams {
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

const _: () = assert!(size_of::<GridParams>() == 88);
const _: () = assert!(size_of::<Strides>() == 32);
const _: () = assert!(size_of::<Params>() == 208);
const _: () = assert!(size_of::<ThetaSum>() == 48);

#[cfg(test)]
mod tests {
    use super::*;

    fn variants() -> impl Iterator<Item = Variant> {
        let of = |element| Access::ALL.map(|access| Variant { element, access });
        ElementType::ALL.into_iter().flat_map(of)
    }

    #[test]
    fn every_kernel_finds_its_name_and_declares_its_parameters() {
        let mut expected: Vec<(Kernel, String, usize)> = Vec::new();
        for variant in variants() {
            let suffix = format!("{}_v{}", variant.element.name(), variant.width());
            for operator in Operator::ALL {
                let (stem, own) = match operator {
                    Operator::Rotate => ("lrpe_rotate", "lrpe_rotate"),
                    Operator::Cosine => ("lrpe_cosine", "lrpe_cosine"),
                    Operator::CosineMd => ("lrpe_cosine_md", "lrpe_cosine_md"),
                    Operator::CosineMdCached => ("lrpe_cosine_md", "lrpe_cosine_md_cached"),
                };
                let size = match operator.is_on_grid() {
                    true => size_of::<ParamsOnGrid>(),
                    false => size_of::<Params>(),
                };
                for class in ActivationClass::ALL {
                    let word = match class {
                        ActivationClass::None => "none",
                        ActivationClass::Pointwise => "pointwise",
                        ActivationClass::SoftmaxFeature => "softmax_feature",
                        ActivationClass::SoftmaxSequence => "softmax_sequence",
                    };
                    let (forward, backward) = (
                        operator.forward(class, variant),
                        operator.backward(class, variant),
                    );
                    expected.push((forward, format!("{own}_fwd_{word}_{suffix}"), size));
                    expected.push((backward, format!("{own}_bwd_{word}_{suffix}"), size));
                }
                let kernel = operator.backward_statistics(variant);
                expected.push((kernel, format!("{own}_bwd_statistics_{suffix}"), size));
                let kernel = operator.dtheta(variant);
                expected.push((kernel, format!("{stem}_dtheta_{suffix}"), size));
            }
            let name = format!("sequence_softmax_statistics_{suffix}");
            expected.push((statistics(variant), name, size_of::<Params>()));
        }
        for (kernel, name, size) in expected {
            assert_eq!((kernel.name(), kernel.parameter_bytes()), (&*name, size));
        }
        for (kernel, size) in [
            (FINISH_FORWARD, size_of::<FinishStatistics>()),
            (FINISH_BACKWARD, size_of::<FinishStatistics>()),
            (DTHETA_FINISH, size_of::<ThetaSum>()),
            (TABLE, size_of::<Table>()),
        ] {
            assert_eq!(kernel.parameter_bytes(), size, "{kernel:?}");
        }
    }

    #[test]
    fn the_most_threads_of_a_block_are_the_compilers() {
        let kernels = Kernel::all().filter(|kernel| kernel.family().starts_with("lrpe"));
        assert!(
            kernels
                .into_iter()
                .all(|kernel| kernel.max_threads() == MAX_THREADS)
        );
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
            let mut grid = GridParams::default();
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
        for (index, variant) in variants().enumerate() {
            assert_eq!(variant.index(), index);
        }
        assert_eq!(variants().count(), Variant::COUNT);
    }
}
