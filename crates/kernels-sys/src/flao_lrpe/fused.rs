//! The kernels of `flao_lrpe_wgmma.sm_90a.cu`, and of the same with `_bwd`, `_joint` and `_divided`: passes that encode queries and keys on
//! their way to the tensor cores.
//!
//! | launches forward | parameters | read | written |
//! |---|---|---|---|
//! | first | [`Sum`] | k, v, theta, positions | kv, z, and partial sums of both |
//! | where heads are cut | [`Reduce`](crate::flao::Reduce) of kv, of z | partial sums | kv, z |
//! | last | [`Apply`] | q, g, kv, z, theta, positions | o |
//!
//! | launches backward | parameters | read | written |
//! |---|---|---|---|
//! | where kv was not kept | as forward | | kv |
//! | first | [`BackwardSum`] | q, g, do, theta, positions | dkv, and partial sums |
//! | second, while the first ends | [`BackwardQueries`] | q, g, do, kv, theta, positions | dq, dg |
//! | where heads are cut, or before the second | [`Reduce`](crate::flao::Reduce) of dkv | partial sums | dkv |
//! | last | [`BackwardKeys`] | k, v, dkv, theta, positions | dk, dv |
//!
//! | launches backward, with a normaliser | parameters | read | written |
//! |---|---|---|---|
//! | first | [`Center`] | v | c |
//! | second | [`BackwardSum`] of the keys | k, v, c, theta, positions | kv', z, z̄, and partial sums |
//! | where heads are cut | [`Reduce`](crate::flao::Reduce) of kv', of z and z̄ | partial sums | kv', z, z̄ |
//! | third | [`Deflate`] | kv', c, z, z̄ | kv', c, and with cosines a and b |
//! | fourth | [`BackwardQueries`] | q, g, do, kv', c, a, b, z, z̄, theta, positions | dq, dg, factors |
//! | fifth | [`BackwardSum`] | q, g, do, factors, theta, positions | dkv, dz, dz̄, and partial sums |
//! | where heads are cut | [`Reduce`](crate::flao::Reduce) of dkv, of dz and dz̄ | partial sums | dkv, dz, dz̄ |
//! | last | [`BackwardKeys`] | k, v, c, dkv, dz, dz̄, theta, positions | dk, dv |
//!
//! Where a variant [is joint](Variant::is_joint), f of the queries is pointwise, halves are in eights, and the copy engine takes dq and dg, the
//! launches of [`BackwardQueries`] and of [`BackwardSum`] with the queries can be one, [`BackwardJoint`].
//!
//! They share out tiles as the kernels of [`flao`](crate::flao) do, and their partial sums are summed up by its
//! [`Pass::Reduce`](crate::flao::Pass::Reduce) of [`Route::Wgmma`](crate::flao::Route::Wgmma).

use cudarc::driver::sys::{CUdeviceptr, CUstream};

use crate::driver::Current;
use crate::flao::{Mapper, Operand, Sizes, is_there};
use crate::lrpe::{self, Activation, MAX_ASSIGNED, Positions};
use crate::tensor_map::{Mapped, Maps, TensorMap};
use crate::{ElementType, Error, Kernel, Kernels, Launch};

/// The most of D and of E.
pub const MOST_COLUMNS: i32 = 128;

/// Rows of a tile.
pub const TILE_ROWS: i64 = 64;

/// Numbers that [`BackwardQueries`] leaves of each tile with a normaliser. The size of `Factors` in `flao_lrpe/params.cuh`.
pub const FACTORS: usize = 3 * TILE_ROWS as usize;

/// Numbers of each head that [`Deflate`] leaves: c, a and b, of [`MOST_COLUMNS`] each. `kCommonsOfHead` in `flao_lrpe/params.cuh`.
pub const COMMONS: usize = 4 * MOST_COLUMNS as usize;

/// Dynamic shared memory of a block in bytes.
const SHARED_BYTES: u32 = 227 << 10;

/// How features turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Each becomes a cosine and a sine: D′ = 2D.
    Cosine,
    /// Two are a pair, in the first and the second half of what turns, [`Encoder::half`] apart, a multiple of 8, or where all features turn
    /// of 4; with 0 nothing turns.
    Halves,
    /// Two are a pair, side by side.
    Neighbours,
}

/// What the kernels of a call are compiled for.
///
/// ```
/// use gimbal_kernels_sys::ElementType;
/// use gimbal_kernels_sys::flao_lrpe::fused::{Turn, Variant};
///
/// let variant = Variant::new(ElementType::F16, Turn::Halves, true, (128, 64)).unwrap();
/// assert_eq!(variant.sum().name(), "flao_lrpe_wgmma_sum_f16_halves_line_d128");
/// assert_eq!(variant.apply().name(), "flao_lrpe_wgmma_apply_f16_halves_line_d128");
/// assert_eq!(variant.backward_keys().name(), "flao_lrpe_wgmma_bwd_keys_f16_halves_line_d128");
/// assert_eq!(Variant::new(ElementType::F32, Turn::Cosine, true, (64, 64)), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    element: ElementType,
    turn: Turn,
    is_line: bool,
    is_wide: bool,
    divides: bool,
}

impl Variant {
    /// Kernels of a pass, and of one for an element type.
    const OF_PASS: usize = 2 * Self::OF_ELEMENT;
    const OF_ELEMENT: usize = 12;

    /// For so many columns D and E, with positions on a line ([`lrpe::Source::Line`]) or elsewhere; none for f32 and more than
    /// [`MOST_COLUMNS`].
    pub const fn new(
        element: ElementType,
        turn: Turn,
        is_line: bool,
        (d, e): (i32, i32),
    ) -> Option<Self> {
        if matches!(element, ElementType::F32) || d > MOST_COLUMNS || e > MOST_COLUMNS {
            return None;
        }
        let is_wide = d > MOST_COLUMNS / 2 || e > MOST_COLUMNS / 2;
        Some(Self {
            element,
            turn,
            is_line,
            is_wide,
            divides: false,
        })
    }

    /// Backward with a normaliser.
    pub const fn divided(self) -> Self {
        Self {
            divides: true,
            ..self
        }
    }

    const fn place(self) -> usize {
        let source = if self.is_line { 0 } else { 2 };
        self.element as usize * Self::OF_ELEMENT
            + self.turn as usize * 4
            + source
            + self.is_wide as usize
    }

    /// Those of a normaliser are for all columns.
    const OF_DIVIDED: usize = Self::OF_PASS / 2;

    /// The kernel of a pass that goes backward, the first of which is that of the queries.
    const fn backward(self, pass: usize) -> Kernel {
        match self.divides {
            true => Self::FIRST_DIVIDED.nth(pass * Self::OF_DIVIDED + self.place() / 2),
            false => Self::FIRST_BACKWARD.nth(pass * Self::OF_PASS + self.place()),
        }
    }

    const FIRST: Kernel = Kernel::named("flao_lrpe_wgmma_sum_bf16_cosine_line_d64");
    const FIRST_BACKWARD: Kernel =
        Kernel::named("flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d64");
    const FIRST_DIVIDED: Kernel = Kernel::named("flao_lrpe_wgmma_divided_queries_bf16_cosine_line");
    const FIRST_JOINT: Kernel = Kernel::named("flao_lrpe_wgmma_joint_bf16_cosine_line");

    /// kv and z, with [`Sum`].
    pub const fn sum(self) -> Kernel {
        Self::FIRST.nth(self.place())
    }

    /// o, with [`Apply`].
    pub const fn apply(self) -> Kernel {
        Self::FIRST.nth(Self::OF_PASS + self.place())
    }

    /// dq and dg, with [`BackwardQueries`].
    pub const fn backward_queries(self) -> Kernel {
        self.backward(0)
    }

    /// dkv, with [`BackwardSum`].
    pub const fn backward_sum(self) -> Kernel {
        self.backward(1)
    }

    /// dk and dv, with [`BackwardKeys`].
    pub const fn backward_keys(self) -> Kernel {
        self.backward(2)
    }

    /// Whether a kernel makes dq, dg and dkv in one pass: of more than half of [`MOST_COLUMNS`], and of pairs, with a normaliser in bf16 alone,
    /// or of cosines on a line without one.
    pub const fn is_joint(self) -> bool {
        let is_taken = match (self.turn, self.divides) {
            (Turn::Cosine, divides) => self.is_line && !divides,
            (_, false) => true,
            (_, true) => matches!(self.element, ElementType::Bf16),
        };
        is_taken && self.is_wide
    }

    /// dq, dg and dkv, with [`BackwardJoint`], where it [is joint](Self::is_joint). Which pairs they are it is told.
    pub const fn backward_joint(self) -> Kernel {
        let kernel = match (self.turn, self.is_line) {
            (Turn::Cosine, _) => 0,
            (_, true) => 1,
            (_, false) => 2,
        };
        // Behind those of pairs of bf16 are those with a normaliser.
        let of_divided = if self.divides { 2 } else { 0 };
        Self::FIRST_JOINT.nth(self.element as usize * 5 + kernel + of_divided)
    }
}

/// f and the angles of queries or keys: the fields of [`lrpe::Params`] that a launch of one of them has. A mirror of `Encoder` in
/// `flao_lrpe/params.cuh`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Encoder {
    /// Where tokens stand: not packed.
    pub positions: Positions,
    /// theta; not read where `turning` is 0.
    pub theta: CUdeviceptr,
    /// From one head's theta to the next; 0 where all heads share it.
    pub theta_head_stride: i64,
    /// From one angle's theta to the next; 0 where one scalar serves every angle.
    pub theta_feature_stride: i32,
    /// With several axes in blocks: the angles of a block. At least 1.
    pub theta_period: i32,
    /// Angles that theta turns; those beyond are 0.
    pub turning: i32,
    /// Angles that `factor` multiplies.
    pub rotary: i32,
    /// Of [`Turn::Halves`]: features between the two of a pair.
    pub half: i32,
    /// What multiplies cosines and sines.
    pub factor: f32,
    /// f: pointwise, or without a normaliser backward a softmax over the features, of which with [`Turn::Halves`] all turn, or none.
    pub f: Activation,
    /// Whether `axis_of` says which axis turns each angle.
    pub assigned: i32,
    /// Two bits an angle.
    pub axis_of: [u32; MAX_ASSIGNED / 16],
}

impl Encoder {
    /// What a launch of LRPE of the same rows is told.
    pub const fn of(params: &lrpe::Params) -> Self {
        Self {
            positions: params.positions,
            theta: params.theta,
            theta_head_stride: params.theta_head_stride,
            theta_feature_stride: params.theta_feature_stride,
            theta_period: params.theta_period,
            turning: params.turning,
            rotary: params.rotary,
            half: if params.interleaved != 0 {
                0
            } else {
                params.rotary
            },
            factor: params.factor,
            f: params.rows[0].activation,
            assigned: params.assigned,
            axis_of: params.axis_of,
        }
    }

    /// Of rows that are not encoded: [`Turn::Halves`] of which none turns, so that no feature meets another.
    pub fn without_angles(f: Activation) -> Self {
        let positions = Positions {
            axes: 1,
            ..Positions::default()
        };
        Self {
            positions,
            theta: 0,
            theta_head_stride: 0,
            theta_feature_stride: 0,
            theta_period: 1,
            turning: 0,
            rotary: 0,
            half: 0,
            factor: 1.0,
            f,
            assigned: 0,
            axis_of: [0; MAX_ASSIGNED / 16],
        }
    }
}

/// kv = k̄ᵀ f(v) and z = Σ f(k).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sum {
    /// Read: (B, H, M, D).
    pub k: Operand,
    /// Read: (B, H, M, E).
    pub v: Operand,
    /// With rows = M.
    pub sizes: Sizes,
    /// Of the keys.
    pub encoder: Encoder,
    /// Written: f32 (B, H, D′, E), dense.
    pub kv: CUdeviceptr,
    /// Written, where several blocks share a head: f32 ([`slots`](crate::flao::slots), D′, E).
    pub partials: CUdeviceptr,
    /// Written: f32 (B, H, D), dense; 0: not wanted.
    pub z: CUdeviceptr,
    /// Written, as `partials`: f32 (slots, D).
    pub z_partials: CUdeviceptr,
    /// f of v: pointwise.
    pub v_f: Activation,
}

/// o = f(g) ⊙ (q̄·kv)·scale, divided by f(q)·z + eps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Apply {
    /// Read: (B, H, N, D).
    pub q: Operand,
    /// Read: (B, H, N, E); there is none, and it is 1, where `at` is 0.
    pub g: Operand,
    /// Written: (B, H, N, E).
    pub o: Operand,
    /// With rows = N.
    pub sizes: Sizes,
    /// Of the queries.
    pub encoder: Encoder,
    /// Read: f32 (B, H, D′, E), dense.
    pub kv: CUdeviceptr,
    /// Read: f32 (B, H, D), dense; 0: nothing is divided.
    pub z: CUdeviceptr,
    /// Added to what divides.
    pub eps: f32,
    /// The factor of the product.
    pub scale: f32,
    /// f of g: pointwise.
    pub g_f: Activation,
}

/// What rows need backward with a normaliser. A mirror of `Divided`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Divided {
    /// Read: f32 (B, H, D + D′), dense: of queries z and z̄, of keys dz and dz̄.
    pub sums: CUdeviceptr,
    /// Read: f32 (B, H, [`COMMONS`]): c, and of queries that become cosines a and b.
    pub common: CUdeviceptr,
    /// Written, of queries: f32 (B, H, tiles, [`FACTORS`]).
    pub factors: CUdeviceptr,
    /// Added to what divides.
    pub eps: f32,
    /// 1 where dq and dk are added to what stands there, else 0.
    pub adds: i32,
}

/// With u = do ⊙ f(g): dq from dq̄ = u·kvᵀ·scale, and dg = f'(g; do ⊙ (q̄·kv)·scale).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BackwardQueries {
    /// Read: (B, H, N, D).
    pub q: Operand,
    /// Read: (B, H, N, E); there is none, and it is 1, where `at` is 0.
    pub g: Operand,
    /// Read: (B, H, N, E).
    pub d_o: Operand,
    /// Written: (B, H, N, D).
    pub dq: Operand,
    /// Written: (B, H, N, E); not wanted where `at` is 0.
    pub dg: Operand,
    /// With rows = N.
    pub sizes: Sizes,
    /// Of the queries.
    pub encoder: Encoder,
    /// Read: f32 (B, H, D′, E), dense.
    pub kv: CUdeviceptr,
    /// The factor of the product.
    pub scale: f32,
    /// f of g: pointwise.
    pub g_f: Activation,
    /// Where the variant is [`divided`](Variant::divided).
    pub divided: Divided,
}

/// dkv = q̄ᵀ u·scale. Where the variant is [`divided`](Variant::divided) also dz and dz̄, or, of k and v in the places of q and do and f
/// of v in that of g's, kv', z and z̄.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BackwardSum {
    /// Read: (B, H, N, D).
    pub q: Operand,
    /// Read: (B, H, N, E); there is none, and it is 1, where `at` is 0.
    pub g: Operand,
    /// Read: (B, H, N, E).
    pub d_o: Operand,
    /// With rows = N.
    pub sizes: Sizes,
    /// Of the queries.
    pub encoder: Encoder,
    /// Written: f32 (B, H, D′, E), dense.
    pub dkv: CUdeviceptr,
    /// Written, where several blocks share a head: f32 ([`slots`](crate::flao::slots), D′, E).
    pub partials: CUdeviceptr,
    /// The factor of the product.
    pub scale: f32,
    /// f of g: pointwise.
    pub g_f: Activation,
    /// With a normaliser, as the next. Written: f32 (B, H, D + D′), dense.
    pub sums: CUdeviceptr,
    /// Written, as `partials`: f32 (slots, D + D′).
    pub sums_partials: CUdeviceptr,
    /// Read, of keys alone: c, as of [`Divided`].
    pub common: CUdeviceptr,
    /// Read, of queries alone, as of [`Divided`].
    pub factors: CUdeviceptr,
}

/// [`BackwardQueries`] and [`BackwardSum`] in one pass over the queries, of f that is pointwise; factors are not written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BackwardJoint {
    /// dq and dg.
    pub queries: BackwardQueries,
    /// dkv, of the same queries.
    pub sum: BackwardSum,
}

/// dk from dk̄ = f(v)·dkvᵀ, and dv = f'(v; k̄·dkv).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BackwardKeys {
    /// Read: (B, H, M, D).
    pub k: Operand,
    /// Read: (B, H, M, E).
    pub v: Operand,
    /// Written: (B, H, M, D).
    pub dk: Operand,
    /// Written: (B, H, M, E).
    pub dv: Operand,
    /// With rows = M.
    pub sizes: Sizes,
    /// Of the keys.
    pub encoder: Encoder,
    /// Read: f32 (B, H, D′, E), dense.
    pub dkv: CUdeviceptr,
    /// f of v: pointwise.
    pub v_f: Activation,
    /// Where the variant is [`divided`](Variant::divided).
    pub divided: Divided,
}

/// What values of a head have in common, of some of them: c. A mirror of `Center`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Center {
    /// Read: (B, H, M, E).
    pub v: Operand,
    /// With rows = M.
    pub sizes: Sizes,
    /// Written: f32 (B, H, [`COMMONS`]), of which a and b are 0.
    pub common: CUdeviceptr,
    /// f of v: pointwise.
    pub v_f: Activation,
    /// 0.
    pub reserved: i32,
}

/// The best c, and kv' of it; with cosines a and b too, and kv''. A mirror of `Deflate`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Deflate {
    /// Read and written: f32 (B, H, D′, E), dense.
    pub kv: CUdeviceptr,
    /// Read: f32 (B, H, D + D′), dense: z and z̄.
    pub sums: CUdeviceptr,
    /// Read and written: f32 (B, H, [`COMMONS`]).
    pub common: CUdeviceptr,
    /// D.
    pub d: i32,
    /// D′.
    pub width: i32,
    /// E.
    pub e: i32,
    /// 0.
    pub reserved: i32,
}

impl Center {
    const FIRST: Kernel = Kernel::named("flao_lrpe_wgmma_divided_center_bf16");

    /// Launches it, of bf16 or f16.
    ///
    /// # Errors
    /// [`Error`], where the kernel cannot be loaded or launched.
    ///
    /// # Safety
    /// As [`Sum::launch`], of v and B·H heads.
    pub unsafe fn launch(
        &self,
        kernels: &Kernels,
        stream: CUstream,
        element: ElementType,
        heads: u32,
    ) -> Result<(), Error> {
        let kernel = Self::FIRST.nth(element as usize);
        let extent = Launch::line(heads, [kernel.max_threads(), 1, 1]);
        // SAFETY: it declares these; the rest is the caller's promise.
        unsafe { kernels.launch(stream, kernel, extent, self) }
    }
}

impl Deflate {
    const KERNEL: Kernel = Kernel::named("flao_lrpe_wgmma_divided_deflate");
    /// Columns of a block.
    const COLUMNS: u32 = 32;

    /// Launches it.
    ///
    /// # Errors
    /// As [`Center::launch`].
    ///
    /// # Safety
    /// As [`Kernels::launch`], of B·H heads, with E from 1 to [`MOST_COLUMNS`].
    pub unsafe fn launch(
        &self,
        kernels: &Kernels,
        stream: CUstream,
        heads: u32,
    ) -> Result<(), Error> {
        let each = self.e.unsigned_abs().div_ceil(Self::COLUMNS);
        let blocks = heads.saturating_mul(each);
        let extent = Launch::line(blocks, [Self::KERNEL.max_threads(), 1, 1]);
        // SAFETY: it declares these; the rest is the caller's promise.
        unsafe { kernels.launch(stream, Self::KERNEL, extent, self) }
    }
}

/// Whether the copy engine takes an operand of so many columns: all that is read must be taken, and of [`BackwardJoint`] what is written.
pub fn takes(operand: &Operand, sizes: Sizes, columns: i32) -> bool {
    let element = ElementType::Bf16;
    operand.at == 0 || Mapper { sizes, element }.takes(operand, columns)
}

impl Mapper {
    /// Of an operand that is written: what the copy engine is told of it, if it takes it.
    fn written(&self, operand: &Operand, columns: i32) -> Mapped {
        match self.takes(operand, columns) {
            true => self.of(operand, columns),
            false => Mapped::NONE,
        }
    }

    /// Where threads write it otherwise.
    fn left(&self, operand: &Operand, columns: i32) -> Operand {
        match self.takes(operand, columns) {
            true => Operand::default(),
            false => *operand,
        }
    }
}

/// f of a gate, if there is one.
fn gate(g: &Operand, f: Activation) -> Activation {
    match g.at {
        0 => Activation::None,
        _ => f,
    }
}

/// The launch of each pass, and what its kernels declare, field by field as in `flao_lrpe/params.cuh`: the tensor maps of operands,
/// then what of the pass's parameters each field is.
macro_rules! launches {
    ($(
        $(#[$doc:meta])*
        $params:ident by $kernel:ident of $maps:ident: |$it:ident, $map:ident($sizes:expr)| $count:literal of [$($mapped:expr),*] {
            $($field:ident: $type:ty = $value:expr,)*
        }
    )*) => {$(
        #[doc = concat!("A mirror of `", stringify!($maps), "`.")]
        #[repr(C, align(64))]
        struct $maps {
            maps: [TensorMap; $count],
            $($field: $type,)*
        }

        impl $params {
            /// Launches it on so many blocks.
            ///
            $(#[$doc])*
            pub unsafe fn launch(
                &self,
                kernels: &Kernels,
                stream: CUstream,
                variant: Variant,
                blocks: u32,
            ) -> Result<(), Error> {
                thread_local!(static MAPS: Maps<$count> = const { Maps::new() });
                let $it = self;
                // The driver encodes maps in a context only.
                let current = Current::enter(kernels.context())?;
                let $map = Mapper {
                    sizes: $sizes,
                    element: variant.element,
                };
                let mut params = $maps {
                    maps: [TensorMap::default(); $count],
                    $($field: $value,)*
                };
                MAPS.with(|maps| maps.find(&[$($mapped),*], &mut params.maps))?;
                // SAFETY: it declares these; the rest is the caller's promise.
                unsafe { launch((kernels, &current), stream, variant.$kernel(), blocks, &params) }
            }
        }
    )*};
}

launches! {
    /// # Errors
    /// [`Error`], where the kernel cannot be loaded or launched, or the copy engine does not take an operand.
    ///
    /// # Safety
    /// As [`Kernels::launch`], on a GPU of compute capability 9.0. `blocks` is from 1 to the tiles of all heads. The variant has
    /// the turn and the source of positions of the encoder, and columns for D and E, multiples of 8; k and v are of its element
    /// type, their addresses multiples of 16 bytes and their strides of 8 elements; kv and partial sums begin at multiples of 16
    /// bytes. What is written overlaps nothing else.
    Sum by sum of SumMaps: |it, map(it.sizes)| 2 of [
        map.d(&it.k),
        map.e(&it.v)
    ] {
        sizes: Sizes = it.sizes,
        encoder: Encoder = it.encoder,
        kv: CUdeviceptr = it.kv,
        partials: CUdeviceptr = it.partials,
        z: CUdeviceptr = it.z,
        z_partials: CUdeviceptr = it.z_partials,
        v_f: Activation = it.v_f,
    }

    /// # Errors
    /// As [`Sum::launch`].
    ///
    /// # Safety
    /// As [`Sum::launch`], of q and g; o may begin anywhere.
    Apply by apply of ApplyMaps: |it, map(it.sizes)| 3 of [
        map.d(&it.q),
        map.e(&it.g),
        map.written(&it.o, it.sizes.e)
    ] {
        o_at: Operand = map.left(&it.o, it.sizes.e),
        sizes: Sizes = it.sizes,
        encoder: Encoder = it.encoder,
        kv: CUdeviceptr = it.kv,
        z: CUdeviceptr = it.z,
        eps: f32 = it.eps,
        scale: f32 = it.scale,
        g_f: Activation = gate(&it.g, it.g_f),
        gated: i32 = is_there(&it.g),
    }

    /// # Errors
    /// As [`Sum::launch`].
    ///
    /// # Safety
    /// As [`Sum::launch`], of q, g and do; dq and dg may begin anywhere. Unless the variant is [`divided`](Variant::divided) it does not
    /// wait for the launch before it on the stream: that is a [`BackwardSum`], which has waited for what it reads, or the sum of its parts.
    BackwardQueries by backward_queries of BackwardQueriesMaps: |it, map(it.sizes)| 5 of [
        map.d(&it.q),
        map.e(&it.g),
        map.e(&it.d_o),
        map.written(&it.dq, it.sizes.d),
        map.written(&it.dg, it.sizes.e)
    ] {
        dq_at: Operand = map.left(&it.dq, it.sizes.d),
        dg_at: Operand = map.left(&it.dg, it.sizes.e),
        sizes: Sizes = it.sizes,
        encoder: Encoder = it.encoder,
        kv: CUdeviceptr = it.kv,
        scale: f32 = it.scale,
        g_f: Activation = gate(&it.g, it.g_f),
        gated: i32 = is_there(&it.g),
        wants_dg: i32 = is_there(&it.dg),
        divided: Divided = it.divided,
    }

    /// # Errors
    /// As [`Sum::launch`].
    ///
    /// # Safety
    /// As [`Sum::launch`], of q, g and do, and of dkv in place of kv.
    BackwardSum by backward_sum of BackwardSumMaps: |it, map(it.sizes)| 3 of [
        map.d(&it.q),
        map.e(&it.g),
        map.e(&it.d_o)
    ] {
        sizes: Sizes = it.sizes,
        encoder: Encoder = it.encoder,
        dkv: CUdeviceptr = it.dkv,
        partials: CUdeviceptr = it.partials,
        scale: f32 = it.scale,
        g_f: Activation = match it.common {
            0 => gate(&it.g, it.g_f),
            _ => it.g_f,
        },
        gated: i32 = is_there(&it.g),
        reserved: i32 = 0,
        sums: CUdeviceptr = it.sums,
        sums_partials: CUdeviceptr = it.sums_partials,
        common: CUdeviceptr = it.common,
        factors: CUdeviceptr = it.factors,
    }

    /// # Errors
    /// As [`Sum::launch`].
    ///
    /// # Safety
    /// As [`Sum::launch`], of q, g, do, dq and dg, and of dkv too, with a variant that [is joint](Variant::is_joint), of halves in eights.
    BackwardJoint by backward_joint of BackwardJointMaps: |it, map(it.queries.sizes)| 5 of [
        map.d(&it.queries.q),
        map.e(&it.queries.g),
        map.e(&it.queries.d_o),
        map.d(&it.queries.dq),
        map.e(&it.queries.dg)
    ] {
        sizes: Sizes = it.queries.sizes,
        encoder: Encoder = it.queries.encoder,
        kv: CUdeviceptr = it.queries.kv,
        dkv: CUdeviceptr = it.sum.dkv,
        partials: CUdeviceptr = it.sum.partials,
        scale: f32 = it.queries.scale,
        g_f: Activation = gate(&it.queries.g, it.queries.g_f),
        gated: i32 = is_there(&it.queries.g),
        wants_dg: i32 = is_there(&it.queries.dg),
        sums: CUdeviceptr = it.sum.sums,
        sums_partials: CUdeviceptr = it.sum.sums_partials,
        divided: Divided = it.queries.divided,
    }

    /// # Errors
    /// As [`Sum::launch`].
    ///
    /// # Safety
    /// As [`Sum::launch`], of dkv in place of kv; dk and dv may begin anywhere.
    BackwardKeys by backward_keys of BackwardKeysMaps: |it, map(it.sizes)| 4 of [
        map.d(&it.k),
        map.e(&it.v),
        map.written(&it.dk, it.sizes.d),
        map.written(&it.dv, it.sizes.e)
    ] {
        dk_at: Operand = map.left(&it.dk, it.sizes.d),
        dv_at: Operand = map.left(&it.dv, it.sizes.e),
        sizes: Sizes = it.sizes,
        encoder: Encoder = it.encoder,
        dkv: CUdeviceptr = it.dkv,
        v_f: Activation = it.v_f,
        reserved: i32 = 0,
        divided: Divided = it.divided,
    }
}

/// The launch of every pass: as many threads as the kernel is compiled for, and all of a multiprocessor's shared memory.
///
/// # Safety
/// As [`Kernels::launch`].
unsafe fn launch<P>(
    (kernels, current): (&Kernels, &Current),
    stream: CUstream,
    kernel: Kernel,
    blocks: u32,
    params: &P,
) -> Result<(), Error> {
    let extent = Launch {
        shared_bytes: SHARED_BYTES,
        ..Launch::line(blocks, [kernel.max_threads(), 1, 1])
    };
    // SAFETY: passed on to the caller.
    unsafe { kernels.launch_in(current, stream, kernel, extent, params) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kernel_finds_its_name_and_declares_its_parameters() {
        let turns = [
            (Turn::Cosine, "cosine"),
            (Turn::Halves, "halves"),
            (Turn::Neighbours, "neighbours"),
        ];
        let queries = size_of::<BackwardQueriesMaps>();
        let sum = size_of::<BackwardSumMaps>();
        let keys = size_of::<BackwardKeysMaps>();
        for (element, of) in [(ElementType::Bf16, "bf16"), (ElementType::F16, "f16")] {
            for (turn, turns) in turns {
                for (is_line, source) in [(true, "line"), (false, "any")] {
                    for d in [64, 128] {
                        let variant = Variant::new(element, turn, is_line, (8, d)).unwrap();
                        let divided = variant.divided();
                        let rest = format!("{of}_{turns}_{source}");
                        for (kernel, pass, bytes) in [
                            (divided.backward_queries(), "queries", queries),
                            (divided.backward_sum(), "sum", sum),
                            (divided.backward_keys(), "keys", keys),
                        ] {
                            let name = format!("flao_lrpe_wgmma_divided_{pass}_{rest}");
                            assert_eq!((kernel.name(), kernel.parameter_bytes()), (&*name, bytes));
                        }
                        for (kernel, pass, bytes) in [
                            (variant.sum(), "sum", size_of::<SumMaps>()),
                            (variant.apply(), "apply", size_of::<ApplyMaps>()),
                            (variant.backward_queries(), "bwd_queries", queries),
                            (variant.backward_sum(), "bwd_sum", sum),
                            (variant.backward_keys(), "bwd_keys", keys),
                        ] {
                            let name = format!("flao_lrpe_wgmma_{pass}_{rest}_d{d}");
                            assert_eq!((kernel.name(), kernel.parameter_bytes()), (&*name, bytes));
                        }
                    }
                }
            }
        }
    }

    /// Beside a warpgroup that loads three compute, where their registers are enough, or two.
    #[test]
    fn threads_backward() {
        for (turn, is_line, columns, expected) in [
            (Turn::Halves, true, 64, 512),
            (Turn::Neighbours, true, 64, 512),
            (Turn::Neighbours, false, 64, 384),
            (Turn::Cosine, true, 64, 384),
            (Turn::Halves, true, 128, 384),
        ] {
            let of = Variant::new(ElementType::F16, turn, is_line, (8, columns)).unwrap();
            for kernel in [of.backward_queries(), of.backward_keys()] {
                assert_eq!(kernel.max_threads(), expected, "{kernel:?}");
            }
        }
    }

    #[test]
    fn queries_in_one_pass() {
        for (element, of) in [(ElementType::Bf16, "bf16"), (ElementType::F16, "f16")] {
            let variant = |turn, is_line, d| Variant::new(element, turn, is_line, (8, d)).unwrap();
            for (turn, is_line, rest) in [
                (Turn::Cosine, true, "cosine_line"),
                (Turn::Halves, true, "pairs_line"),
                (Turn::Neighbours, true, "pairs_line"),
                (Turn::Halves, false, "pairs_any"),
                (Turn::Neighbours, false, "pairs_any"),
            ] {
                let joint = variant(turn, is_line, 128);
                let divides = turn != Turn::Cosine && element == ElementType::Bf16;
                assert!(joint.is_joint() && !variant(turn, is_line, 64).is_joint());
                assert_eq!(joint.divided().is_joint(), divides);
                let of_divided = rest.replace("pairs", "divided");
                for (joint, rest) in [(joint, rest), (joint.divided(), &of_divided)] {
                    if joint.is_joint() {
                        let kernel = joint.backward_joint();
                        assert_eq!(kernel.name(), format!("flao_lrpe_wgmma_joint_{of}_{rest}"));
                        assert_eq!(kernel.parameter_bytes(), size_of::<BackwardJointMaps>());
                    }
                }
            }
            assert!(!variant(Turn::Cosine, false, 128).is_joint());
        }
    }

    #[test]
    fn what_values_have_in_common() {
        let [bf16, f16] = [0, 1].map(|element| Center::FIRST.nth(element));
        for (kernel, name, bytes) in [
            (bf16, "center_bf16", size_of::<Center>()),
            (f16, "center_f16", size_of::<Center>()),
            (Deflate::KERNEL, "deflate", size_of::<Deflate>()),
        ] {
            assert_eq!(kernel.name(), format!("flao_lrpe_wgmma_divided_{name}"));
            assert_eq!(kernel.parameter_bytes(), bytes, "{kernel:?}");
        }
    }
}
