//! What the launches of the FLAO kernels are told: the structs of `cuda/include/gimbal/flao/params.cuh`, field by
//! field, and how a grid shares out the rows.
//!
//! kv = kᵀ v and o = g ⊙ (q·kv)·scale; backward dg = do ⊙ (q·kv)·scale, u = do ⊙ g·scale, dq = u·kvᵀ, dkv = qᵀ u,
//! dk = v·dkvᵀ, dv = k·dkv. A row is a token: N of them in q, g, o and their gradients, M in k, v and theirs.
//!
//! The rows of each of the B·H heads are cut into tiles of [`Route::tile_rows`]. All tiles, head after head, are one
//! stream; block c of G takes tiles ⌊c·T/G⌋ to ⌊(c+1)·T/G⌋ of T. Every kernel is right for any G from 1 to T, but those of
//! [whole heads](WholeForward), for which G is B·H. Of a sum over rows (kv, dkv) of a head that more than one block has,
//! the first block writes its part to the sum's place and the others leave partial sums, which [`Reduce`] adds to it: see
//! [`cuts_heads`] and [`slots`].
//!
//! On an H200 [`Route::Mma`] is fastest with one block a multiprocessor in 16 bits, in f32, as [`Route::Plain`], with two.

mod maps;

use cudarc::driver::sys::{CUdeviceptr, CUstream};

use crate::driver::Current;
use crate::{ElementType, Error, Kernel, Kernels, Launch};
pub use maps::Params;
pub(crate) use maps::{Mapper, is_there};

/// The most columns (D or E) of any kernel.
pub const MAX_COLUMNS: i32 = 256;

/// The most columns of [`Route::Mma`] in f32. `kMost` in `mma_f32.cuh`.
pub const MMA_COLUMNS_OF_F32: i32 = 32;

/// The columns that a matrix kernel is compiled for: D and E up to these, smaller ones filled with zeros.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tile {
    /// D and E up to 64.
    D64E64,
    /// D up to 64, E up to 128.
    D64E128,
    /// D up to 128, E up to 64.
    D128E64,
    /// D and E up to 128.
    D128E128,
    /// D up to 128, E up to 192.
    D128E192,
    /// D up to 128, E up to 256.
    D128E256,
    /// D up to 192, E up to 64.
    D192E64,
    /// D up to 192, E up to 128.
    D192E128,
    /// D and E up to 192.
    D192E192,
    /// D up to 192, E up to 256.
    D192E256,
    /// D up to 256, E up to 64.
    D256E64,
    /// D up to 256, E up to 128.
    D256E128,
    /// D up to 256, E up to 192.
    D256E192,
    /// D and E up to 256.
    D256E256,
}

impl Tile {
    /// All of them, in the order of the sources.
    pub const ALL: [Self; 14] = [
        Self::D64E64,
        Self::D64E128,
        Self::D128E64,
        Self::D128E128,
        Self::D128E192,
        Self::D128E256,
        Self::D192E64,
        Self::D192E128,
        Self::D192E192,
        Self::D192E256,
        Self::D256E64,
        Self::D256E128,
        Self::D256E192,
        Self::D256E256,
    ];

    /// Those that are not [wide](Self::is_wide): they come first.
    const NARROW: usize = 4;

    /// Those that [`Route::Elements`] has kernels for, in the order of the source.
    const OF_ELEMENTS: [Self; 5] = [
        Self::D128E128,
        Self::D128E192,
        Self::D128E256,
        Self::D256E128,
        Self::D256E256,
    ];

    /// The most columns D and E.
    pub const fn columns(self) -> (i32, i32) {
        match self {
            Self::D64E64 => (64, 64),
            Self::D64E128 => (64, 128),
            Self::D128E64 => (128, 64),
            Self::D128E128 => (128, 128),
            Self::D128E192 => (128, 192),
            Self::D128E256 => (128, 256),
            Self::D192E64 => (192, 64),
            Self::D192E128 => (192, 128),
            Self::D192E192 => (192, 192),
            Self::D192E256 => (192, 256),
            Self::D256E64 => (256, 64),
            Self::D256E128 => (256, 128),
            Self::D256E192 => (256, 192),
            Self::D256E256 => (256, 256),
        }
    }

    /// The smallest that holds these columns; none where there are more than [`MAX_COLUMNS`].
    pub fn for_columns(d: i32, e: i32) -> Option<Self> {
        Self::ALL.into_iter().find(|tile| tile.holds(d, e))
    }

    /// The same of those that [`Route::Elements`] has kernels for.
    pub fn for_elements(d: i32, e: i32) -> Option<Self> {
        let mut tiles = Self::OF_ELEMENTS.into_iter();
        tiles.find(|tile| tile.holds(d, e))
    }

    /// Whether D and E are at most its columns.
    pub const fn holds(self, d: i32, e: i32) -> bool {
        let (most_d, most_e) = self.columns();
        d <= most_d && e <= most_e
    }

    /// The place among those that [`Route::Elements`] has kernels for.
    const fn of_elements(self) -> Option<usize> {
        match self {
            Self::D128E128 => Some(0),
            Self::D128E192 => Some(1),
            Self::D128E256 => Some(2),
            Self::D256E128 => Some(3),
            Self::D256E256 => Some(4),
            _ => None,
        }
    }

    /// The columns that [`Pass::WholeForward`] by wgmma fills: of wide tiles it has none for fewer than 128 of E.
    pub const fn columns_of_whole(self) -> (i32, i32) {
        match self {
            Self::D192E64 => Self::D192E128.columns(),
            Self::D256E64 => Self::D256E128.columns(),
            _ => self.columns(),
        }
    }

    /// Whether D or E is above 128.
    pub const fn is_wide(self) -> bool {
        self as usize >= Self::NARROW
    }

    /// Whether one of D and E is up to 64, the other up to 128: [`Route::Wgmma`] alone has kernels of their own for those.
    pub const fn is_mixed(self) -> bool {
        matches!(self, Self::D64E128 | Self::D128E64)
    }

    /// Panels of at most 128 × 128 columns.
    const fn panels(self) -> u32 {
        let (d, e) = self.columns();
        (d.cast_unsigned().div_ceil(128)) * (e.cast_unsigned().div_ceil(128))
    }
}

/// How the matrix products are computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// In f32 by the ordinary cores: any element type, D and E up to [`MAX_COLUMNS`], any strides.
    Plain,
    /// By tensor cores (`mma.sync`): 16-bit types, any D and E, pointers and strides; fastest where all pointers are multiples of 16
    /// bytes and all strides of 8 elements. kv, dkv and do ⊙ g are rounded to the element type once
    /// before they are multiplied; in f16 after scaling by a power of two, of kv and dkv one for each head, of do ⊙ g one that
    /// follows its size. For [wide](Tile::is_wide) tiles several blocks read the same rows. In f32, for D and E up to
    /// [`MMA_COLUMNS_OF_F32`], which is less than the smallest tile, a number is two of TF32.
    Mma(Tile),
    /// By tensor cores as compute capability 9.0 alone has them (`wgmma`), fed by the copy engine: as [`Mma`](Self::Mma)
    /// but pointers are multiples of 16 bytes, strides of 8 elements, and so are D and E (it writes 16 bytes at a time, past the end of other rows), strides of dimensions longer
    /// than 1 are positive and below 2^39 elements, and lengths below 2^31. In f32, for tiles that are not wide, D, E and strides
    /// are multiples of 4, strides below 2^38, and a number is two of f16, so that nothing is rounded to less than f32.
    Wgmma(Tile),
    /// As [`Wgmma`](Self::Wgmma), but fed by threads: any D and E, pointers and strides, for tiles of [`Tile::for_elements`], in f32 too.
    Elements(Tile),
    /// A whole head a block: N and M from 1 to [`MOST_SHORT_ROWS`], of these sizes, any pointers and strides; forward in 16 bits several blocks
    /// may share the queries of a head, of which so many are one's ([`short_queries`]). By tensor cores
    /// (`mma.sync`) q·kᵀ, do·vᵀ and do ⊙ g are rounded to the element type once; in f16 times a power of two each. f32 is two
    /// of TF32, and is not rounded.
    Short {
        /// N.
        queries: u32,
        /// M.
        keys: u32,
        /// D.
        d: i32,
        /// E.
        e: i32,
        /// Whether gates have room in shared memory backward. Else there are none, or they are read where u is made: their pointer is a
        /// multiple of 16 bytes, strides and E are multiples of 8.
        gates: bool,
        /// Warps of a block in 16 bits: from one for sixteen queries or keys to [`MOST_SHORT_WARPS`], where shared memory has room for what
        /// each has besides.
        warps: u32,
    },
    /// A whole head a block: D and E up to [`MOST_NARROW_COLUMNS`], any pointers and strides. N and M are from 1 to
    /// [`NARROW_ROWS_OF_WARP`] for each of its warps, of which there are up to [`most_narrow_warps`]. By tensor cores (`mma.sync`)
    /// do ⊙ g is rounded to the element type once, in f16 times a power of two; kv and dkv are two of that type.
    Narrow {
        /// D.
        d: i32,
        /// E.
        e: i32,
        /// Warps of a block, from 1.
        warps: u32,
    },
}

impl Route {
    /// Rows of a tile of [`Narrow`](Self::Narrow), which is a warp's.
    pub const NARROW_TILE_ROWS: i64 = 16;

    /// Rows of a tile.
    pub const fn tile_rows(self) -> i64 {
        match self {
            Self::Plain => 128,
            Self::Mma(_) | Self::Wgmma(_) | Self::Elements(_) => 64,
            Self::Short { .. } => MOST_SHORT_ROWS,
            Self::Narrow { .. } => Self::NARROW_TILE_ROWS,
        }
    }
}

/// What a kernel does, by the parameters that it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pass {
    /// [`Sum`].
    Sum,
    /// [`Apply`].
    Apply,
    /// [`BackwardQueries`].
    BackwardQueries,
    /// [`BackwardKeys`].
    BackwardKeys,
    /// [`WholeForward`], by [`Route::Short`] and [`Route::Narrow`], and by [`Route::Wgmma`] for tiles of which D or E is at most 128.
    WholeForward,
    /// [`WholeBackward`], by [`Route::Short`] and [`Route::Narrow`], and by [`Route::Wgmma`] for tiles of which D or E is at most 128.
    WholeBackward,
    /// [`ClusterForward`], by [`Route::Wgmma`] for tiles of as many columns of D as of E, up to 128.
    ClusterForward,
    /// [`ClusterBackward`], by [`Route::Wgmma`] for the same.
    ClusterBackward,
    /// [`WholeBackwardByOne`], by [`Route::Wgmma`] for tiles of which D and E are at most 128.
    WholeBackwardByOne,
    /// [`Reduce`], behind a pass of the same route.
    Reduce,
}

impl Pass {
    /// All of them, in the order of the sources.
    pub const ALL: [Self; 10] = [
        Self::Sum,
        Self::Apply,
        Self::BackwardQueries,
        Self::BackwardKeys,
        Self::WholeForward,
        Self::WholeBackward,
        Self::ClusterForward,
        Self::ClusterBackward,
        Self::WholeBackwardByOne,
        Self::Reduce,
    ];
}

/// Kernels of a pass that are not by wgmma, and how many passes they are for.
const VARIANTS: usize = 7;
const PORTABLE_PASSES: usize = 4;

/// Tiles that [`Route::Mma`] has kernels for, of those that are not wide, and clusters by [`Route::Wgmma`].
const SQUARE_TILES: usize = 2;

/// Kernels by wgmma of a pass and element type for wide tiles, and of [`Pass::BackwardQueries`] and [`Pass::WholeForward`].
const WIDE: usize = Tile::ALL.len() - Tile::NARROW;
const WIDE_QUERIES: usize = 7;
const WIDE_WHOLE: usize = 4;

/// What the kernel of a pass is compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    /// How it computes.
    pub route: Route,
    /// The element type of all operands but kv and dkv, which are f32.
    pub element: ElementType,
}

impl Variant {
    /// The kernel of a pass; none for f32 by mma but of the smallest tile, nor by the copy engine for tiles that are wide, and for whole
    /// heads but of short ones, or by wgmma: in clusters on tiles of as many columns of D as of E, up to 128, else with D or E up to 128.
    ///
    /// ```
    /// use gimbal_kernels_sys::ElementType;
    /// use gimbal_kernels_sys::flao::{Pass, Route, Tile, Variant};
    ///
    /// let variant = Variant { route: Route::Mma(Tile::D128E128), element: ElementType::Bf16 };
    /// assert_eq!(variant.kernel(Pass::Sum).unwrap().name(), "flao_sum_mma_bf16_d128_e128");
    /// assert_eq!(variant.kernel(Pass::WholeForward), None);
    /// ```
    pub const fn kernel(self, pass: Pass) -> Option<Kernel> {
        const PLAIN: Kernel = Kernel::named("flao_sum_plain_bf16");
        const MMA: Kernel = Kernel::named("flao_sum_mma_bf16_d64_e64");
        const MMA_F32: Kernel = Kernel::named("flao_sum_mma_f32_d32_e32");
        const MMA_WIDE: Kernel = Kernel::named("flao_apply_mma_bf16_d256_e256");
        const REDUCE: Kernel = Kernel::named("flao_reduce");
        const WGMMA: Kernel = Kernel::named("flao_wgmma_sum_bf16_d64_e64");
        const CLUSTER: Kernel = Kernel::named("flao_wgmma_cluster_fwd_bf16_d64_e64");
        const BY_ONE: Kernel = Kernel::named("flao_wgmma_bwd_by_one_bf16_d64_e64");
        const WGMMA_F32: Kernel = Kernel::named("flao_wgmma_sum_f32_d128_e128");
        const WGMMA_REDUCE: Kernel = Kernel::named("flao_wgmma_reduce");
        const ELEMENTS: Kernel = Kernel::named("flao_elements_sum_bf16_d128_e128");
        const ELEMENTS_F32: Kernel = Kernel::named("flao_elements_sum_f32");
        const SHORT: Kernel = Kernel::named("flao_short_fwd_bf16_r64");
        const NARROW: Kernel = Kernel::named("flao_narrow_fwd_bf16_w16");
        let (number, element) = (pass as usize, self.element as usize);
        let is_portable = number < PORTABLE_PASSES;
        let is_reduce = matches!(pass, Pass::Reduce);
        let is_f32 = matches!(self.element, ElementType::F32);
        Some(match self.route {
            Route::Short { queries, keys, .. } => {
                // Of f32 there is one for fewer rows, too.
                let place = match (is_f32, short_rows(self.element, queries, keys)) {
                    (true, FEW_SHORT_ROWS_OF_F32) => 4,
                    (true, SHORT_ROWS) => 5,
                    (true, _) => 6,
                    (false, SHORT_ROWS) => 2 * element,
                    (false, _) => 2 * element + 1,
                };
                match (pass, has_few_keys(self.element, keys)) {
                    (Pass::WholeForward, true) => SHORT.nth(14 + element),
                    (Pass::WholeForward, false) => SHORT.nth(place),
                    (Pass::WholeBackward, true) => SHORT.nth(16 + element),
                    (Pass::WholeBackward, false) => SHORT.nth(7 + place),
                    _ => return None,
                }
            }
            Route::Narrow { .. } if is_f32 => return None,
            Route::Narrow { d, e, .. } => {
                let place = 2 * element + (narrow_width(d, e) > FEW_NARROW_COLUMNS) as usize;
                match pass {
                    Pass::WholeForward => NARROW.nth(place),
                    Pass::WholeBackward => NARROW.nth(4 + place),
                    _ => return None,
                }
            }
            Route::Plain | Route::Mma(_) if is_reduce => REDUCE,
            Route::Wgmma(_) | Route::Elements(_) if is_reduce => WGMMA_REDUCE,
            Route::Plain | Route::Mma(_) | Route::Elements(_) if !is_portable => return None,
            Route::Plain => PLAIN.nth(number * VARIANTS + element),
            Route::Mma(Tile::D64E64) if is_f32 => MMA_F32.nth(number),
            Route::Mma(_) if is_f32 => return None,
            Route::Mma(tile) if tile.is_wide() => match pass {
                // In panels.
                Pass::Sum => MMA.nth(element * SQUARE_TILES + 1),
                _ => MMA_WIDE.nth(2 * (number - 1) + element),
            },
            Route::Mma(tile) => {
                // Mixed columns have the kernel of 128.
                let place = !matches!(tile, Tile::D64E64) as usize;
                MMA.nth(number * VARIANTS + element * SQUARE_TILES + place)
            }
            // One for all tiles.
            Route::Elements(_) if is_f32 => ELEMENTS_F32.nth(number),
            Route::Elements(tile) => match tile.of_elements() {
                Some(place) => {
                    ELEMENTS.nth((2 * number + element) * Tile::OF_ELEMENTS.len() + place)
                }
                None => return None,
            },
            Route::Wgmma(tile) if is_f32 && (tile.is_wide() || !is_portable) => return None,
            Route::Wgmma(_) if is_f32 => WGMMA_F32.nth(number),
            Route::Wgmma(tile) if tile.is_wide() => return wide(tile, element, pass),
            Route::Wgmma(tile) => match pass {
                Pass::ClusterForward | Pass::ClusterBackward if tile.is_mixed() => return None,
                Pass::ClusterForward | Pass::ClusterBackward => {
                    let place = !matches!(tile, Tile::D64E64) as usize;
                    let number = number - Pass::ClusterForward as usize;
                    CLUSTER.nth((2 * number + element) * SQUARE_TILES + place)
                }
                Pass::WholeBackwardByOne => BY_ONE.nth(element * Tile::NARROW + tile as usize),
                _ => WGMMA.nth((2 * number + element) * Tile::NARROW + tile as usize),
            },
        })
    }

    /// Blocks of the grid that work on the same rows: each has a part of the sums or of the columns.
    pub const fn blocks_at_once(self, pass: Pass) -> u32 {
        match (self.route, pass) {
            (Route::Mma(tile), Pass::Sum) => tile.panels(),
            // `halves/elements.cuh`, which has one sum for a panel.
            (Route::Elements(tile), _) if matches!(self.element, ElementType::F32) => tile.panels(),
            // `mma_wide.cuh`.
            (Route::Mma(tile), Pass::BackwardQueries) if tile.is_wide() => 4,
            (Route::Mma(tile), Pass::BackwardKeys) if tile.is_wide() => 2,
            // `Split::kBlocks` in `wide/sum.cuh`.
            (Route::Wgmma(Tile::D256E256) | Route::Elements(Tile::D256E256), Pass::Sum) => 2,
            (Route::Wgmma(tile) | Route::Elements(tile), Pass::BackwardQueries)
                if is_paired(tile) =>
            {
                2
            }
            // `kBackwardSharers` in `whole_bwd.cuh`.
            (_, Pass::ClusterBackward) => 4,
            _ => 1,
        }
    }

    /// Blocks of a cluster.
    const fn cluster(self, pass: Pass) -> u32 {
        match (self.route, pass) {
            (Route::Mma(_), _) => 1,
            (Route::Elements(_), _) if matches!(self.element, ElementType::F32) => 1,
            (_, Pass::ClusterForward) => FORWARD_SHARERS,
            (_, Pass::BackwardQueries | Pass::ClusterBackward) => self.blocks_at_once(pass),
            _ => 1,
        }
    }

    /// Threads of a block of a pass, whose kernel this is.
    pub const fn threads(self, kernel: Kernel) -> u32 {
        match (self.route, self.element) {
            (Route::Short { .. }, ElementType::F32) => kernel.max_threads(),
            (Route::Short { warps, .. } | Route::Narrow { warps, .. }, _) => 32 * warps,
            _ => kernel.max_threads(),
        }
    }

    /// Dynamic shared memory of a block of a pass in bytes. By mma it is what a block may have on every GPU from the floor
    /// up, and what two blocks of a multiprocessor may have on the larger ones (`kSharedBytes` in `stages.cuh`), in f32 none; by
    /// wgmma all of a multiprocessor's, or half of it; of short heads the rows, and what `short.cuh` has beside them.
    pub const fn shared_bytes(self, pass: Pass) -> u32 {
        match (self.route, pass) {
            (Route::Plain, _) | (_, Pass::Reduce) => 0,
            (
                Route::Short {
                    queries,
                    keys,
                    d,
                    e,
                    gates,
                    warps,
                },
                _,
            ) => {
                if matches!(self.element, ElementType::F32) {
                    return short_bytes_of_f32([queries, keys], d, e);
                }
                let [of_d, of_e] = [row_bytes(d), row_bytes(e)];
                let of_query = match pass {
                    Pass::WholeForward => of_d + of_e,
                    _ => of_d + (1 + gates as u32) * of_e + 2 * row_bytes(keys.cast_signed()),
                };
                // `kRoomPitch` of each warp's sixteen rows.
                queries.next_multiple_of(16) * of_query
                    + keys.next_multiple_of(16) * (of_d + of_e)
                    + warps * 16 * row_bytes(64)
            }
            // The matrix of a head, what each warp has of it, and two operands where those are not in registers.
            (Route::Narrow { d, e, warps }, _) => {
                let operands = match (narrow_width(d, e), pass) {
                    (MOST_NARROW_COLUMNS, Pass::WholeBackward) => 2,
                    _ => 0,
                };
                let width = narrow_width(d, e).cast_unsigned();
                (1 + warps + operands) * 4 * width * width
            }
            (Route::Mma(_), _) if matches!(self.element, ElementType::F32) => 0,
            (Route::Mma(_), _) => 96 << 10,
            (Route::Wgmma(Tile::D64E64), Pass::BackwardQueries)
                if !matches!(self.element, ElementType::F32) =>
            {
                113 << 10
            }
            (
                Route::Wgmma(_),
                Pass::BackwardQueries | Pass::WholeBackward | Pass::ClusterBackward,
            ) => 227 << 10,
            (Route::Elements(_), _) => 227 << 10,
            (Route::Wgmma(_), _) if matches!(self.element, ElementType::F32) => 227 << 10,
            (Route::Wgmma(tile), _) if tile.is_wide() => 227 << 10,
            (_, Pass::WholeBackwardByOne) => 113 << 10,
            (Route::Wgmma(tile), _) if tile.is_mixed() => 75 << 10,
            (Route::Wgmma(_), _) => 113 << 10,
        }
    }
}

/// The columns that a kernel of `narrow.cuh` is for, of those that there are.
const fn narrow_width(d: i32, e: i32) -> i32 {
    match d <= FEW_NARROW_COLUMNS && e <= FEW_NARROW_COLUMNS {
        true => FEW_NARROW_COLUMNS,
        false => MOST_NARROW_COLUMNS,
    }
}

/// The rows that a kernel of `short.cuh` or `short_f32.cuh` is for, of those that there are.
const fn short_rows(element: ElementType, queries: u32, keys: u32) -> u32 {
    let rows = if queries > keys { queries } else { keys };
    match element {
        ElementType::F32 if rows <= FEW_SHORT_ROWS_OF_F32 => FEW_SHORT_ROWS_OF_F32,
        _ if rows <= SHORT_ROWS => SHORT_ROWS,
        _ => MOST_SHORT_ROWS as u32,
    }
}

/// Whether there is a kernel for so few keys.
const fn has_few_keys(element: ElementType, keys: u32) -> bool {
    !matches!(element, ElementType::F32) && keys <= FEW_SHORT_KEYS
}

/// Of so many columns in `short.cuh`, which starts rows in different banks.
const fn row_bytes(columns: i32) -> u32 {
    2 * columns.cast_unsigned().next_multiple_of(16) + 16
}

/// `Room` in `short_f32.cuh`.
const fn short_bytes_of_f32([queries, keys]: [u32; 2], d: i32, e: i32) -> u32 {
    const SLOT_FLOATS: u32 = 4096;
    const CHUNK: u32 = 64;
    const PADDING: u32 = 4;
    let rows = queries + keys;
    // Of no rows any.
    let most = SLOT_FLOATS / (if rows > 0 { rows } else { 1 }) / CHUNK;
    let most = CHUNK * if most > 1 { most } else { 1 };
    let columns = if d > e { d } else { e };
    let columns = columns.cast_unsigned().next_multiple_of(8);
    let panel = if columns < most { columns } else { most };
    4 * (2 * rows * (panel + PADDING) + queries * (keys.next_multiple_of(8) + PADDING))
}

/// Whether two blocks of a cluster share the sums of [`BackwardQueries`], which are more than the registers of one hold.
const fn is_paired(tile: Tile) -> bool {
    let (d, e) = tile.columns();
    d > 128 && e > 128
}

/// The kernel of a pass by wgmma for a wide tile. Paired blocks have one kernel, whatever the columns, and whole heads forward none of
/// fewer than 128 columns.
const fn wide(tile: Tile, element: usize, pass: Pass) -> Option<Kernel> {
    const SUM: Kernel = Kernel::named("flao_wgmma_sum_bf16_d128_e192");
    const QUERIES: Kernel = Kernel::named("flao_wgmma_bwd_queries_bf16_d128_e192");
    const WHOLE: Kernel = Kernel::named("flao_wgmma_whole_fwd_bf16_d128_e192");
    const WHOLE_BACKWARD: Kernel = Kernel::named("flao_wgmma_whole_bwd_bf16_d128_e192");
    let pass = match pass {
        Pass::Sum => 0,
        Pass::Apply => 1,
        Pass::BackwardKeys => 2,
        Pass::WholeForward => {
            let place = match tile {
                Tile::D128E192 => 0,
                Tile::D128E256 => 1,
                Tile::D192E64 | Tile::D192E128 => 2,
                Tile::D256E64 | Tile::D256E128 => 3,
                _ => return None,
            };
            return Some(WHOLE.nth(element * WIDE_WHOLE + place));
        }
        Pass::BackwardQueries | Pass::WholeBackward => {
            let place = match tile {
                _ if is_paired(tile) => 6,
                Tile::D256E128 => 5,
                Tile::D256E64 => 4,
                Tile::D192E128 => 3,
                Tile::D192E64 => 2,
                Tile::D128E256 => 1,
                _ => 0,
            };
            return match pass {
                Pass::BackwardQueries => Some(QUERIES.nth(element * WIDE_QUERIES + place)),
                _ if is_paired(tile) => None,
                _ => Some(WHOLE_BACKWARD.nth(element * (WIDE_QUERIES - 1) + place)),
            };
        }
        _ => return None,
    };
    Some(SUM.nth((2 * pass + element) * WIDE + tile as usize - Tile::NARROW))
}

/// Launches the pass of these parameters on so many blocks.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched, and [`Error::NoVariant`] where there is none.
///
/// # Safety
/// As [`Kernels::launch`]. `blocks` is from 1 to the tiles of all heads, where those that work on the same rows
/// ([`Variant::blocks_at_once`]) count as one; for [`Pass::WholeForward`] and
/// [`Pass::WholeBackwardByOne`] B·H; for [`Pass::WholeBackward`] that, or the heads that [`ClusterBackward`] leaves to it, or fewer where the tile is
/// [wide](Tile::is_wide); for [`Pass::ClusterForward`] as there; for [`Pass::ClusterBackward`] the heads that are
/// its own, and for both D and E are the tile's [columns](Tile::columns); for [`Pass::Reduce`] any number is right. Of the last two passes of a problem with both, [`Pass::ClusterBackward`] comes
/// first, and [`Pass::WholeBackward`] right behind it. The operands agree with the conditions of the
/// route; by [`Route::Wgmma`] and [`Route::Elements`] the GPU has compute capability 9.0, and by the former kv, dkv and partial sums begin at multiples of 16
/// bytes. What is written overlaps nothing else. The partial sums of a [`Reduce`] are of a first stage by the same route, on
/// the same tiles.
pub unsafe fn launch<P: Params>(
    kernels: &Kernels,
    stream: CUstream,
    variant: Variant,
    blocks: u32,
    params: &P,
) -> Result<(), Error> {
    let Some(kernel) = variant.kernel(P::PASS) else {
        return Err(Error::NoVariant {
            what: "whole heads but short or narrow ones or by wgmma, wide f32 by mma, or the tile",
        });
    };
    let blocks = blocks * variant.blocks_at_once(P::PASS);
    let extent = Launch {
        cluster: variant.cluster(P::PASS),
        shared_bytes: variant.shared_bytes(P::PASS),
        ..Launch::line(blocks, [variant.threads(kernel), 1, 1])
    };
    match variant.route {
        Route::Plain
        | Route::Mma(_)
        | Route::Elements(_)
        | Route::Short { .. }
        | Route::Narrow { .. } => {
            // SAFETY: the kernels of this pass declare one `P`; the rest is the caller's promise.
            unsafe { kernels.launch(stream, kernel, extent, params) }
        }
        Route::Wgmma(_) => {
            // The driver encodes maps in a context only.
            let current = Current::enter(kernels.context())?;
            // SAFETY: the kernels of this pass by wgmma declare one `P::Maps`; the rest is the caller's promise.
            params.with_maps(variant.element, |maps| unsafe {
                kernels.launch_in(&current, stream, kernel, extent, maps)
            })
        }
    }
}

/// A (B, H, rows, columns) tensor. The last dimension is contiguous.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Operand {
    /// Its first element.
    pub at: CUdeviceptr,
    /// Elements from one batch element to the next.
    pub batch_stride: i64,
    /// Elements from one head to the next.
    pub head_stride: i64,
    /// Elements from one row to the next.
    pub row_stride: i64,
}

/// The sizes that the operands of a pass share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Sizes {
    /// B.
    pub batch: i64,
    /// H.
    pub heads: i64,
    /// N, or M.
    pub rows: i64,
    /// D, from 1.
    pub d: i32,
    /// E, from 1.
    pub e: i32,
}

/// kv = kᵀ v.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Sum {
    /// Read: (B, H, M, D).
    pub k: Operand,
    /// Read: (B, H, M, E).
    pub v: Operand,
    /// With rows = M.
    pub sizes: Sizes,
    /// Written, or added to: f32 (B, H, D, E), dense. Of a head that several blocks share it is the part of the first.
    pub kv: CUdeviceptr,
    /// Written, where several blocks share a head: f32 ([`slots`], D, E).
    pub partials: CUdeviceptr,
    /// Whether the sum is added to what kv holds: 0 or 1.
    pub adds: i32,
    /// 0: keeps the size a multiple of its alignment.
    pub reserved: i32,
}

/// The second stage of a sum: adds to the sum of every head that was cut its partial sums, in the order of the blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Reduce {
    /// Added to, for heads that were cut: f32 (B·H, width).
    pub sums: CUdeviceptr,
    /// Read: what the first stage left.
    pub partials: CUdeviceptr,
    /// B·H.
    pub heads: i64,
    /// Tiles of a head in the first stage.
    pub tiles: i64,
    /// Blocks of the first stage.
    pub blocks: i32,
    /// D·E.
    pub width: i32,
}

/// o = g ⊙ (q·kv)·scale.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Apply {
    /// Read: (B, H, N, D).
    pub q: Operand,
    /// Read: (B, H, N, E); there is none, and it is 1, where `at` is 0.
    pub g: Operand,
    /// Written: (B, H, N, E).
    pub o: Operand,
    /// Written: (q·kv)·scale, (B, H, N, E); not wanted where `at` is 0.
    pub product: Operand,
    /// With rows = N.
    pub sizes: Sizes,
    /// Read: f32 (B, H, D, E), dense.
    pub kv: CUdeviceptr,
    /// The factor of the product.
    pub scale: f32,
    /// 0: keeps the size a multiple of its alignment.
    pub reserved: i32,
}

/// dg = do ⊙ (q·kv)·scale, dq = u·kvᵀ and dkv = qᵀ u, where u = do ⊙ g·scale.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
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
    /// (q·kv)·scale where the forward pass saved it, else `at` is 0. [`Route::Plain`], and [`Route::Mma`]
    /// in f32, read it instead of computing it; the other routes by tensor cores do not, as there the product takes less time than reading it.
    pub product: Operand,
    /// With rows = N.
    pub sizes: Sizes,
    /// Read: f32 (B, H, D, E), dense.
    pub kv: CUdeviceptr,
    /// Written or added to, as kv of [`Sum`]: f32 (B, H, D, E), dense.
    pub dkv: CUdeviceptr,
    /// Written, where several blocks share a head: f32 ([`slots`], D, E).
    pub partials: CUdeviceptr,
    /// The factor of the product.
    pub scale: f32,
    /// Whether the sum is added to what dkv holds: 0 or 1.
    pub adds: i32,
}

/// dk = v·dkvᵀ and dv = k·dkv.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
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
    /// Read: f32 (B, H, D, E), dense.
    pub dkv: CUdeviceptr,
}

/// [`Sum`] and [`Apply`] in one launch, one head a block.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct WholeForward {
    /// Read: (B, H, M, D).
    pub k: Operand,
    /// Read: (B, H, M, E).
    pub v: Operand,
    /// Read: (B, H, N, D).
    pub q: Operand,
    /// Read: (B, H, N, E); there is none, and it is 1, where `at` is 0.
    pub g: Operand,
    /// Written: (B, H, N, E).
    pub o: Operand,
    /// Written: (q·kv)·scale, (B, H, N, E); not wanted where `at` is 0.
    pub product: Operand,
    /// With rows = M, from 1 to [`MOST_WHOLE_ROWS`]; by [`Route::Narrow`] as many as its warps take.
    pub keys: Sizes,
    /// With rows = N, from 1.
    pub queries: Sizes,
    /// Written: f32 (B, H, D, E), dense; not wanted where it is 0.
    pub kv: CUdeviceptr,
    /// The factor of the product.
    pub scale: f32,
    /// 0, but for [`ClusterForward`].
    pub whole_heads: i32,
}

/// [`BackwardQueries`] and [`BackwardKeys`] in one launch, one head a block.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct WholeBackward {
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
    /// Read: (B, H, M, D).
    pub k: Operand,
    /// Read: (B, H, M, E).
    pub v: Operand,
    /// Written: (B, H, M, D).
    pub dk: Operand,
    /// Written: (B, H, M, E).
    pub dv: Operand,
    /// With rows = N, from 1 to [`MOST_WHOLE_ROWS`]; by [`Route::Narrow`] as many as its warps take.
    pub queries: Sizes,
    /// With rows = M, from 1; where kv is made, to [`MOST_WHOLE_ROWS`], but by [`Route::Narrow`].
    pub keys: Sizes,
    /// Read, but by [`Route::Short`]: f32 (B, H, D, E), dense. By [`Route::Narrow`], and for [wide](Tile::is_wide) tiles, it is made where it
    /// is 0.
    pub kv: CUdeviceptr,
    /// The factor of the product.
    pub scale: f32,
    /// The heads of this pass where [`ClusterBackward`] has taken those behind them just before; by [`Route::Short`] 1 where gates
    /// are read again; else 0.
    pub whole_heads: i32,
}

/// Blocks that share a head in [`ClusterForward`]. `kForwardSharers` in `whole_fwd.cuh`.
pub const FORWARD_SHARERS: u32 = 2;

/// The same by one block for each of the first `whole_heads`, a multiple of [`FORWARD_SHARERS`], and by so many for each of the
/// others.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(transparent)]
pub struct ClusterForward(pub WholeForward);

/// [`WholeBackward`] of the heads from `whole_heads` on, of which blocks of a cluster share each.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(transparent)]
pub struct ClusterBackward(pub WholeBackward);

/// [`WholeBackward`] by blocks of half the threads, of which a multiprocessor holds two.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(transparent)]
pub struct WholeBackwardByOne(pub WholeBackward);

/// The most rows of a head that [`WholeForward`] and [`WholeBackward`] sum over by [`Route::Wgmma`]: sums of more do not stay in the tensor cores.
/// `kMostTiles` in `ring.cuh`.
pub const MOST_WHOLE_ROWS: i64 = 32768;

/// The most rows of a head that [`Route::Short`] takes.
pub const MOST_SHORT_ROWS: i64 = 128;

/// The most warps of a block of [`Route::Short`] in 16 bits. `kMostWarps` in `short.cuh`.
pub const MOST_SHORT_WARPS: u32 = 16;

/// The queries of each of so many blocks of [`Route::Short`] that share those of a head, forward and in 16 bits; the last has what is left.
/// As in `short.cuh`.
pub const fn short_queries(queries: i64, sharers: i64) -> i64 {
    match sharers {
        1 => queries,
        _ => ((queries + sharers - 1) / sharers + 15) / 16 * 16,
    }
}

/// Up to so many take the smaller of its kernels, of f32 the second of three.
const SHORT_ROWS: u32 = 64;

/// Up to so many keys take a kernel of their own, which is shorter, and leaves registers for three blocks a multiprocessor of more than 64
/// queries, not two: on an NVIDIA H100 4100 heads of 103 queries and one key, D = 80, E = 16, take 0.056 ms forward, not 0.084, and 0.121
/// backward, not 0.168; 12000 of 3 queries and 12 keys, D = 48, E = 80, 0.067 backward, not 0.073.
pub const FEW_SHORT_KEYS: u32 = 16;

/// Up to so many rows of f32 take the first of three.
const FEW_SHORT_ROWS_OF_F32: u32 = 32;

/// The most columns that [`Route::Narrow`] takes.
pub const MOST_NARROW_COLUMNS: i32 = 32;

/// Up to so many take the smaller of its kernels.
const FEW_NARROW_COLUMNS: i32 = 16;

/// Rows of a head for each warp of [`Route::Narrow`], at most: sums of more do not stay in the tensor cores.
pub const NARROW_ROWS_OF_WARP: i64 = 8192;

/// The most warps of a block of [`Route::Narrow`]. As in `narrow.cuh`.
pub const fn most_narrow_warps(d: i32, e: i32) -> u32 {
    match narrow_width(d, e) {
        FEW_NARROW_COLUMNS => 16,
        _ => 12,
    }
}

const _: () = assert!(size_of::<Operand>() == 32);
const _: () = assert!(size_of::<Sizes>() == 32);
const _: () = assert!(size_of::<Sum>() == 120);
const _: () = assert!(size_of::<Reduce>() == 40);
const _: () = assert!(size_of::<Apply>() == 176);
const _: () = assert!(size_of::<BackwardQueries>() == 256);
const _: () = assert!(size_of::<BackwardKeys>() == 168);
const _: () = assert!(size_of::<WholeForward>() == 272);
const _: () = assert!(size_of::<WholeBackward>() == 368);

/// Whether some head is shared by two blocks, so that its sum needs [`Reduce`]. `blocks` is from 1 to `heads` ×
/// `tiles`.
///
/// ```
/// use gimbal_kernels_sys::flao::cuts_heads;
///
/// assert!(!cuts_heads(144, 512, 72)); // two whole heads a block
/// assert!(cuts_heads(144, 512, 264));
/// assert!(!cuts_heads(144, 1, 100)); // a head of one tile cannot be cut
/// ```
pub const fn cuts_heads(heads: i64, tiles: i64, blocks: u32) -> bool {
    // Ranges differ by at most one tile. If tiles > 1 and no head is cut, all are equal, a whole number of heads.
    tiles > 1 && heads % blocks as i64 != 0
}

/// Partial sums, D × E each, that the blocks of a first stage may write: block c that of c − 1, of the one head that may have
/// begun before its range.
///
/// ```
/// assert_eq!(gimbal_kernels_sys::flao::slots(264), 263);
/// ```
pub const fn slots(blocks: u32) -> i64 {
    blocks as i64 - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_of_a_short_head_may_have_the_most_warps() {
        for element in [ElementType::Bf16, ElementType::F16] {
            for (queries, keys) in [(64, 17), (128, 17), (128, 16)] {
                let route = Route::Short {
                    queries,
                    keys,
                    d: 64,
                    e: 64,
                    gates: true,
                    warps: MOST_SHORT_WARPS,
                };
                let variant = Variant { route, element };
                for pass in [Pass::WholeForward, Pass::WholeBackward] {
                    let kernel = variant.kernel(pass).unwrap();
                    assert!(variant.threads(kernel) <= kernel.max_threads());
                }
            }
        }
    }

    /// The range of a block, as in `ranges.cuh`.
    fn first_tile(block: i64, blocks: i64, total: i64) -> i64 {
        block * total / blocks
    }

    /// What the kernel of a pass is called, if there is one.
    fn name(route: Route, element: ElementType, pass: Pass) -> Option<String> {
        let word = match pass {
            Pass::Sum => "sum",
            Pass::Apply => "apply",
            Pass::BackwardQueries => "bwd_queries",
            Pass::BackwardKeys => "bwd_keys",
            Pass::WholeForward => "whole_fwd",
            Pass::WholeBackward => "whole_bwd",
            Pass::ClusterForward => "cluster_fwd",
            Pass::ClusterBackward => "cluster_bwd",
            Pass::WholeBackwardByOne => "bwd_by_one",
            Pass::Reduce => "reduce",
        };
        let of_whole = word.strip_prefix("whole_");
        let is_cluster = matches!(pass, Pass::ClusterForward | Pass::ClusterBackward);
        let is_whole = of_whole.is_some() || is_cluster || pass == Pass::WholeBackwardByOne;
        let (of, is_f32) = (element.name(), element == ElementType::F32);
        Some(match route {
            Route::Short { queries, keys, .. } => {
                let size = match queries {
                    _ if keys <= 16 && !is_f32 => "k16",
                    ..=32 if is_f32 => "r32",
                    ..=64 => "r64",
                    _ => "r128",
                };
                format!("flao_short_{}_{of}_{size}", of_whole?)
            }
            Route::Narrow { .. } if is_f32 => return None,
            Route::Narrow { d, .. } => {
                let width = if d > 16 { 32 } else { 16 };
                format!("flao_narrow_{}_{of}_w{width}", of_whole?)
            }
            Route::Plain | Route::Mma(_) if pass == Pass::Reduce => "flao_reduce".into(),
            _ if pass == Pass::Reduce => "flao_wgmma_reduce".into(),
            Route::Plain | Route::Mma(_) | Route::Elements(_) if is_whole => return None,
            Route::Plain => format!("flao_{word}_plain_{of}"),
            Route::Mma(Tile::D64E64) if is_f32 => format!("flao_{word}_mma_f32_d32_e32"),
            Route::Mma(_) if is_f32 => return None,
            Route::Mma(tile) => {
                let (d, e) = match pass {
                    Pass::Sum if tile.is_wide() => (128, 128),
                    _ if tile.is_wide() => (256, 256),
                    _ if tile.is_mixed() => (128, 128),
                    _ => tile.columns(),
                };
                format!("flao_{word}_mma_{of}_d{d}_e{e}")
            }
            Route::Elements(_) if is_f32 => format!("flao_elements_{word}_f32"),
            Route::Elements(tile) if !Tile::OF_ELEMENTS.contains(&tile) => return None,
            Route::Elements(tile) => {
                let (d, e) = tile.columns();
                format!("flao_elements_{word}_{of}_d{d}_e{e}")
            }
            Route::Wgmma(tile) if is_f32 => match tile.is_wide() || is_whole {
                true => return None,
                false => format!("flao_wgmma_{word}_f32_d128_e128"),
            },
            Route::Wgmma(tile) if tile.is_mixed() && is_cluster => return None,
            Route::Wgmma(tile)
                if tile.is_wide() && is_whole && (of_whole.is_none() || is_paired(tile)) =>
            {
                return None;
            }
            Route::Wgmma(tile) => {
                let (d, e) = match pass {
                    Pass::BackwardQueries if is_paired(tile) => (256, 256),
                    Pass::WholeForward => tile.columns_of_whole(),
                    _ => tile.columns(),
                };
                format!("flao_wgmma_{word}_{of}_d{d}_e{e}")
            }
        })
    }

    #[test]
    fn every_kernel_finds_its_name() {
        let rows = [1, 32, 33, 64, 65, 128].into_iter();
        let sizes = rows.flat_map(|queries| [16, 17].map(|keys| (queries, keys)));
        let short = sizes.map(|(queries, keys)| Route::Short {
            queries,
            keys,
            d: 3,
            e: 256,
            gates: true,
            warps: 8,
        });
        let narrow = [(1, 16), (17, 3)].map(|(d, e)| Route::Narrow { d, e, warps: 2 });
        let routes = [Route::Plain].into_iter().chain(short).chain(narrow);
        let routes = routes
            .chain(Tile::ALL.map(Route::Mma))
            .chain(Tile::ALL.map(Route::Wgmma))
            .chain(Tile::ALL.map(Route::Elements));
        for route in routes {
            for element in ElementType::ALL {
                for pass in Pass::ALL {
                    let found = Variant { route, element }.kernel(pass).map(Kernel::name);
                    let name = name(route, element, pass);
                    assert_eq!(found, name.as_deref(), "{route:?} {element:?} {pass:?}");
                }
            }
        }
    }

    #[test]
    fn a_tile_is_the_smallest_that_holds_both_widths() {
        let tile = |d, e| Tile::for_columns(d, e).map(Tile::columns);
        assert_eq!(tile(1, 64), Some((64, 64)));
        assert_eq!(tile(64, 65), Some((64, 128)));
        assert_eq!(tile(65, 3), Some((128, 64)));
        assert_eq!(tile(65, 65), Some((128, 128)));
        assert_eq!(tile(128, 128), Some((128, 128)));
        assert_eq!(tile(128, 129), Some((128, 192)));
        assert_eq!(tile(8, 193), Some((128, 256)));
        assert_eq!(tile(136, 8), Some((192, 64)));
        assert_eq!(tile(192, 65), Some((192, 128)));
        assert_eq!(tile(136, 200), Some((192, 256)));
        assert_eq!(tile(256, 256), Some((256, 256)));
        assert_eq!(tile(257, 8), None);
        let of_elements = |d, e| Tile::for_elements(d, e).map(Tile::columns);
        assert_eq!(of_elements(1, 1), Some((128, 128)));
        assert_eq!(of_elements(127, 129), Some((128, 192)));
        assert_eq!(of_elements(129, 129), Some((256, 256)));
        for (place, tile) in Tile::OF_ELEMENTS.into_iter().enumerate() {
            assert_eq!(tile.of_elements(), Some(place));
        }
        for (index, tile) in Tile::ALL.into_iter().enumerate() {
            let (d, e) = tile.columns();
            assert_eq!(Tile::for_columns(d, e), Some(tile));
            assert_eq!((tile as usize, tile.is_wide()), (index, d.max(e) > 128));
        }
    }

    #[test]
    fn blocks_that_share_rows_are_few_and_clusters_are_of_them() {
        let of = |route| Variant {
            route,
            element: ElementType::Bf16,
        };
        let variant = |tile| of(Route::Wgmma(tile));
        for (tile, of_sum, of_queries) in [
            (Tile::D64E128, 1, 1),
            (Tile::D128E128, 1, 1),
            (Tile::D256E128, 1, 1),
            (Tile::D192E192, 1, 2),
            (Tile::D256E256, 2, 2),
        ] {
            let [sum, queries, keys] = [Pass::Sum, Pass::BackwardQueries, Pass::BackwardKeys];
            let at_once = |pass| variant(tile).blocks_at_once(pass);
            assert_eq!([sum, queries, keys].map(at_once), [of_sum, of_queries, 1]);
            let cluster = |pass| variant(tile).cluster(pass);
            assert_eq!([sum, queries, keys].map(cluster), [1, of_queries, 1]);
        }
        for (tile, blocks) in [
            (Tile::D64E64, [1, 1, 1]),
            (Tile::D128E128, [1, 1, 1]),
            (Tile::D128E192, [2, 4, 2]),
            (Tile::D256E128, [2, 4, 2]),
            (Tile::D192E256, [4, 4, 2]),
        ] {
            let mma = of(Route::Mma(tile));
            let passes = [Pass::Sum, Pass::BackwardQueries, Pass::BackwardKeys];
            assert_eq!(passes.map(|pass| mma.blocks_at_once(pass)), blocks);
            assert_eq!(mma.blocks_at_once(Pass::Apply), 1);
            assert_eq!(mma.cluster(Pass::BackwardQueries), 1);
        }
        for (d, e, blocks) in [(128, 128, 1), (13, 129, 2), (129, 1, 2), (129, 129, 4)] {
            let route = Tile::for_elements(d, e).map(Route::Elements);
            let halves = Variant {
                route: route.unwrap(),
                element: ElementType::F32,
            };
            for pass in [Pass::Sum, Pass::Apply, Pass::BackwardQueries] {
                let at_once = (halves.blocks_at_once(pass), halves.cluster(pass));
                assert_eq!(at_once, (blocks, 1));
            }
        }
    }

    #[test]
    fn heads_are_cut_where_a_range_ends_inside_one() {
        for heads in 1..7 {
            for tiles in 1..7 {
                let total = heads * tiles;
                for blocks in 1..=total {
                    let cut = (1..blocks).any(|c| first_tile(c, blocks, total) % tiles != 0);
                    assert_eq!(cuts_heads(heads, tiles, blocks as u32), cut);
                }
            }
        }
    }

    #[test]
    fn slots_are_unique_and_those_of_a_head_lie_together() {
        for (heads, tiles, blocks) in [(1, 9, 4), (5, 3, 15), (5, 3, 7), (7, 2, 3), (12, 1, 5)] {
            let total = heads * tiles;
            let mut head_of_slot = vec![None; slots(blocks) as usize];
            for block in 0..i64::from(blocks) {
                let begin = first_tile(block, blocks.into(), total);
                let end = first_tile(block + 1, blocks.into(), total);
                for tile in begin..end {
                    // The block of a tile, as in `ranges.cuh`.
                    assert_eq!(((tile + 1) * i64::from(blocks) - 1) / total, block);
                }
                // At most its first head has begun before.
                if begin % tiles != 0 {
                    head_of_slot[block as usize - 1] = Some(begin / tiles);
                }
            }
            for head in 0..heads {
                let block_of = |tile| ((tile + 1) * i64::from(blocks) - 1) / total;
                let parts = block_of(head * tiles)..block_of((head + 1) * tiles - 1);
                for part in parts {
                    assert_eq!(head_of_slot[part as usize], Some(head));
                }
            }
        }
    }
}
