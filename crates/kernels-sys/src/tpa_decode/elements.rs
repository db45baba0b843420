//! What the launches of the `tpa_decode_elements` kernels are made of: compute capability 9.0, every type, D and E up to 256, and
//! rows that begin at any element.
//!
//! As [`wgmma`](super::wgmma), but rows come as they lie in memory, by runs of some tokens, to buffers, from where threads move them
//! to tiles of 16, 32 or 64 tokens. In f32 these have two halves of each row. A block has one team, and is never one of a cluster.

use cudarc::driver::sys::CUstream;

use super::Decode;
use super::wgmma::{CONTROL_BYTES, GROUP_HEADS, MAX_TILES, STAGE_RANKS, Sizes};
use crate::{ElementType, Error, Kernel, Kernels, Launch};

/// The widest D or E.
pub const MAX_FEATURES: u32 = 256;

/// The most warpgroups of a block that compute, as registers allow.
const MAX_GROUPS: u32 = 2;

/// The most buffers: `kMostBuffers` in `slots.cuh`; and the fewest, so that rows are read while others are moved.
const MAX_BUFFERS: u32 = 16;
const MIN_BUFFERS: u32 = 2;

/// Buffers that come before a second tile, and bytes of them that come before a third: what keeps memory busy.
const GOOD_BUFFERS: u32 = 3;
const BUSY_BYTES: u32 = 64 << 10;

/// A run of more bytes is not worth its buffers.
const RUN_BYTES: u32 = 24 << 10;

/// What a kernel is compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    element: ElementType,
    /// The widest D and E.
    features: u32,
}

impl Tile {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// The kernel for an element type and the larger of D and E. None above [`MAX_FEATURES`].
    pub const fn new(element: ElementType, features: u32) -> Option<Self> {
        let features = match features {
            0..=64 => 64,
            65..=128 => 128,
            129..=MAX_FEATURES => MAX_FEATURES,
            _ => return None,
        };
        Some(Self { element, features })
    }

    /// All of them, in the order of the kernels.
    pub fn all() -> impl Iterator<Item = Self> {
        ElementType::ALL
            .into_iter()
            .flat_map(|element| [64, 128, 256].map(|features| Self { element, features }))
    }

    const fn index(self) -> usize {
        3 * self.element as usize + (self.features / 64).ilog2() as usize
    }

    /// The kernel of [`decode`].
    pub const fn kernel(self) -> Kernel {
        const FIRST: Kernel = Kernel::named("tpa_decode_elements_bf16_d64");
        FIRST.nth(self.index())
    }

    /// The element type of all inputs and of o.
    pub const fn element(self) -> ElementType {
        self.element
    }

    /// The widest D and E.
    pub const fn features(self) -> u32 {
        self.features
    }

    /// Parts of a row that are products of their own.
    const fn halves(self) -> u32 {
        match self.element {
            ElementType::F32 => 2,
            ElementType::Bf16 | ElementType::F16 => 1,
        }
    }

    /// Warpgroups that move rows.
    const fn movers(self) -> u32 {
        // The sums of two others fill the registers.
        if self.features > 128 && self.halves() == 1 {
            1
        } else {
            2
        }
    }

    /// The most threads of a block.
    pub const fn max_threads(self) -> u32 {
        128 * (MAX_GROUPS + self.movers())
    }
}

/// What a block of [`decode`] has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block {
    tile: Tile,
    /// Groups of heads, of all and of a block.
    groups: u32,
    own_groups: u32,
    tile_tokens: u32,
    run_tokens: u32,
    /// In the ring.
    tiles: u32,
    buffers: u32,
    /// Of K and V of a tile.
    slot_bytes: [u32; 2],
    /// Of a buffer: those of rows, and all.
    buffer_rows: u32,
    buffer_bytes: u32,
    /// Of 64 features, where q lies in shared memory.
    query_panels: u32,
}

impl Block {
    /// The block for a GPU whose blocks may have `limit` bytes of shared memory. None where no tile fits.
    ///
    /// ```
    /// use gimbal_kernels_sys::ElementType;
    /// use gimbal_kernels_sys::tpa_decode::elements::{Block, Tile};
    /// use gimbal_kernels_sys::tpa_decode::wgmma::Sizes;
    ///
    /// let block = |element, features, rank| {
    ///     let tile = Tile::new(element, features).unwrap();
    ///     let sizes = Sizes {
    ///         queries: 1,
    ///         heads: 32,
    ///         query_rank: 16,
    ///         key_rank: rank,
    ///         value_rank: rank,
    ///         features,
    ///         value_features: features,
    ///     };
    ///     Block::new(tile, sizes, 227 << 10)
    /// };
    /// assert_eq!(block(ElementType::Bf16, 127, 1).unwrap().tile_tokens(), 64);
    /// // Wider tiles have fewer tokens.
    /// assert_eq!(block(ElementType::F32, 256, 2).unwrap().tile_tokens(), 16);
    /// assert_eq!(block(ElementType::F32, 256, 64), None);
    /// ```
    pub fn new(tile: Tile, sizes: Sizes, limit: u32) -> Option<Self> {
        let groups = sizes.queries.checked_mul(sizes.heads)?;
        let groups = groups.div_ceil(GROUP_HEADS).max(1);
        // Few tokens a tile leave products idle, and fewer groups a block read the cache more often.
        [64, 32, 16]
            .into_iter()
            .flat_map(|tokens| [MAX_GROUPS, 1].map(|most| (tokens, most)))
            .find_map(|(tokens, most)| Self::of_tokens(tile, sizes, tokens, groups, most, limit))
    }

    fn of_tokens(
        tile: Tile,
        sizes: Sizes,
        tile_tokens: u32,
        groups: u32,
        most: u32,
        limit: u32,
    ) -> Option<Self> {
        let bytes = tile.element.size();
        // Bytes of a row of b, and of coefficients, of a token.
        let rows = |rank: u32, width: u32| rank.checked_mul(width)?.checked_mul(bytes);
        let slot = |rank: u32, width: u32| {
            let panels = width.div_ceil(64).checked_mul(rank * tile.halves())?;
            let of_panels = panels.checked_mul(tile_tokens * 128)?;
            // A piece of 16 bytes may begin before them.
            let coefficients = rows(rank, sizes.heads)?.checked_mul(tile_tokens)?;
            let slot = of_panels.checked_add(coefficients)?.checked_add(16)?;
            Some(slot.checked_next_multiple_of(1024)?).filter(|&slot| slot <= limit)
        };
        let (key, value) = (sizes.key_rank, sizes.value_rank);
        if key.max(value) > limit {
            return None;
        }
        let slot_bytes = [
            slot(key, sizes.features)?,
            slot(value, sizes.value_features)?,
        ];
        let of_rows = rows(key, sizes.features)?.max(rows(value, sizes.value_features)?);
        let of_coefficients = rows(key.max(value), sizes.heads)?;
        let run = of_rows.checked_add(of_coefficients)?;
        let run_tokens = [64, 32]
            .into_iter()
            .filter(|&tokens| tokens <= tile_tokens)
            .find(|&tokens| run.saturating_mul(tokens) <= RUN_BYTES)
            .unwrap_or(16);
        // Pieces of 16 bytes before and behind, and one that is read beyond.
        let buffer_rows = run_tokens.checked_mul(of_rows)?.checked_add(48)? / 16 * 16;
        let coefficients = run_tokens.checked_mul(of_coefficients)?.checked_add(32)?;
        let block = Self {
            tile,
            groups,
            own_groups: groups.div_ceil(groups.div_ceil(most)),
            tile_tokens,
            run_tokens,
            tiles: 1,
            buffers: MIN_BUFFERS,
            slot_bytes,
            buffer_rows,
            buffer_bytes: buffer_rows.checked_add(coefficients)? / 16 * 16,
            query_panels: sizes.features.div_ceil(64),
        };
        let spare = limit.checked_sub(block.checked_shared_bytes()?)?;
        let tile_bytes = slot_bytes[0] + slot_bytes[1];
        let buffers = |spare: u32, most: u32| (spare / block.buffer_bytes).min(most);
        let good = buffers(spare, GOOD_BUFFERS - MIN_BUFFERS);
        let spare = spare - good * block.buffer_bytes;
        let second = u32::from(spare >= tile_bytes);
        let spare = spare - second * tile_bytes;
        let busy = (BUSY_BYTES / block.buffer_bytes).clamp(GOOD_BUFFERS, MAX_BUFFERS);
        let more = buffers(spare, busy - GOOD_BUFFERS);
        let spare = spare - more * block.buffer_bytes;
        let tiles = 1 + second + second * (spare / tile_bytes).min(MAX_TILES - 2);
        let more = good + more;
        Some(Self {
            tiles,
            buffers: MIN_BUFFERS + more,
            ..block
        })
    }

    /// The kernel.
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// Tokens of a tile.
    pub const fn tile_tokens(&self) -> u32 {
        self.tile_tokens
    }

    /// Groups of heads of a block, each with a warpgroup.
    pub const fn own_groups(&self) -> u32 {
        self.own_groups
    }

    /// Blocks of the grid in y.
    pub const fn head_groups(&self) -> u32 {
        self.groups.div_ceil(self.own_groups)
    }

    /// Threads in x.
    pub const fn threads(&self) -> u32 {
        128 * (self.own_groups + self.tile.movers())
    }

    /// As `Shared` in `slots.cuh` has it.
    fn checked_shared_bytes(&self) -> Option<u32> {
        let features = self.tile.features;
        let alignment = 1024;
        let operands = match features > 128 {
            true => self.own_groups * self.query_panels * 64 * 128,
            false => 0,
        };
        let staged = match self.tile.halves() {
            1 => STAGE_RANKS * (2 * features + 16),
            _ => 0,
        };
        let ring = self
            .tiles
            .checked_mul(self.slot_bytes[0].checked_add(self.slot_bytes[1])?)?;
        let buffers = self.buffers.checked_mul(self.buffer_bytes)?;
        ring.checked_add(buffers)?
            .checked_add(alignment + CONTROL_BYTES + operands + staged)
    }

    /// Dynamic shared memory in bytes.
    pub fn shared_bytes(&self) -> u32 {
        // What does not fit is no block.
        self.checked_shared_bytes().unwrap_or(u32::MAX)
    }
}

/// A mirror of `DecodeRows` in `slots.cuh`.
#[repr(C)]
struct DecodeRows {
    decode: Decode,
    slot_bytes: [i32; 2],
    head_groups: i32,
    tile_tokens: i32,
    run_tokens: i32,
    buffers: i32,
    buffer_rows: i32,
    buffer_bytes: i32,
}

/// T query tokens against the factors of all tokens: o and lse, or parts of them.
///
/// `blocks` is the grid in x, as the table of [`tpa_decode`](super) says; [`Decode::slots`] is not read.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As [`tpa_decode::decode`](super::decode). Besides, the GPU has compute capability 9.0; ak, bk, av and bv begin at multiples of 16
/// bytes; their tokens and ranks follow each other without a gap, and sequences none before another; [`Decode::split_tokens`] is 0.
/// No stride matters where there is nothing to step to.
pub unsafe fn decode(
    kernels: &Kernels,
    stream: CUstream,
    block: &Block,
    blocks: u32,
    params: &Decode,
) -> Result<(), Error> {
    let [keys, values] = block.slot_bytes;
    let rows = DecodeRows {
        decode: Decode {
            slots: block.tiles.cast_signed(),
            ..*params
        },
        slot_bytes: [keys.cast_signed(), values.cast_signed()],
        head_groups: block.own_groups.cast_signed(),
        tile_tokens: block.tile_tokens.cast_signed(),
        run_tokens: block.run_tokens.cast_signed(),
        buffers: block.buffers.cast_signed(),
        buffer_rows: block.buffer_rows.cast_signed(),
        buffer_bytes: block.buffer_bytes.cast_signed(),
    };
    let extent = Launch {
        grid: [blocks, block.head_groups(), 1],
        shared_bytes: block.shared_bytes(),
        ..Launch::line(blocks, [block.threads(), 1, 1])
    };
    // SAFETY: the kernel declares one `DecodeRows`; the rest is the caller's promise.
    unsafe { kernels.launch(stream, block.tile.kernel(), extent, &rows) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_numbered_in_order() {
        for (index, tile) in Tile::all().enumerate() {
            assert_eq!(tile.index(), index);
            assert_eq!(Tile::new(tile.element(), tile.features()), Some(tile));
        }
        assert_eq!(Tile::all().count(), Tile::COUNT);
        assert_eq!(Tile::new(ElementType::F32, 257), None);
    }

    #[test]
    fn every_kernel_finds_its_name_and_declares_its_parameters() {
        for tile in Tile::all() {
            let (kernel, element) = (tile.kernel(), tile.element().name());
            let name = format!("tpa_decode_elements_{element}_d{}", tile.features());
            assert_eq!(kernel.name(), name);
            assert_eq!(kernel.parameter_bytes(), size_of::<DecodeRows>());
            assert_eq!(kernel.max_threads(), tile.max_threads());
        }
    }

    #[test]
    fn a_block_fits() {
        let limit = 227 << 10;
        for tile in Tile::all() {
            for heads in 1..=128 {
                for rank in 1..=8 {
                    let sizes = Sizes {
                        queries: 1,
                        heads,
                        query_rank: 16,
                        key_rank: rank,
                        value_rank: 1,
                        features: tile.features(),
                        value_features: tile.features() - 7,
                    };
                    let Some(block) = Block::new(tile, sizes, limit) else {
                        assert!(rank > 1, "{tile:?} {sizes:?}");
                        continue;
                    };
                    assert!(block.shared_bytes() <= limit, "{block:?}");
                    assert!(block.threads() <= tile.max_threads() && block.tiles > 0);
                    assert!((MIN_BUFFERS..=MAX_BUFFERS).contains(&block.buffers));
                    assert!(block.run_tokens <= block.tile_tokens);
                    let held = block.head_groups() * block.own_groups * GROUP_HEADS;
                    assert!((heads..heads + 2 * GROUP_HEADS).contains(&held));
                }
            }
        }
        for rank in [1 << 17, (1 << 17) + 1, i32::MAX.unsigned_abs(), u32::MAX] {
            for tile in Tile::all() {
                let huge = Sizes {
                    queries: 8,
                    heads: 64,
                    query_rank: 16,
                    key_rank: rank,
                    value_rank: 1,
                    features: 64,
                    value_features: 64,
                };
                assert_eq!(Block::new(tile, huge, limit), None, "{rank}");
            }
        }
    }
}
