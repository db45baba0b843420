//! What the launches of the `tpa_decode_wgmma` kernels are made of: compute capability 9.0, 16-bit types, D and E up to
//! 256.
//!
//! A block goes through tiles of [`TILE_TOKENS`] tokens, for groups of [`GROUP_HEADS`] heads with a warpgroup each. Where there
//! are several teams of warpgroups, they take tiles in turn. The grid and the parts are those of [`tpa_decode`](super), or the
//! blocks of a sequence are a cluster, which leaves no parts.

use cudarc::driver::sys::CUstream;

use super::{Decode, Factors};
use crate::driver::Current;
use crate::tensor_map::{Extent, Mapped, Maps, TensorMap};
use crate::{ElementType, Error, Kernel, Kernels, Launch};

/// Tokens of a tile. `kTokens` in `slots.cuh`.
pub const TILE_TOKENS: u32 = 64;

/// Heads of a warpgroup, of those of all query tokens. `kWarpgroupHeads` in `slots.cuh`.
pub const GROUP_HEADS: u32 = 32;

/// The blocks that a cluster may have, if it is one.
pub const CLUSTERS: [u32; 7] = [2, 3, 4, 5, 6, 7, 8];

/// The widest D or E.
pub const MAX_FEATURES: u32 = 256;

/// The most tiles in the ring of a block, but for two a team. More were no faster.
pub(super) const MAX_TILES: u32 = 4;

/// Stages of bq that may be in shared memory at a time, each with as many ranks of a query token. `kMostStages` and `kStageRanks`
/// in `slots.cuh`.
const MAX_STAGES: u32 = 2;
pub(super) const STAGE_RANKS: u32 = 16;

/// What controls a ring, in bytes. `kControlBytes` in `slots.cuh`.
pub(super) const CONTROL_BYTES: u32 = 640;

/// What a kernel is compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// Of 16 bits.
    element: ElementType,
    /// The widest D and E.
    features: u32,
    /// Whether K and V are known to have one rank.
    one_rank: bool,
}

impl Tile {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// The kernel for an element type, the larger of D and E, and Rk and Rv that are both 1, or not. None in f32 and above
    /// [`MAX_FEATURES`].
    pub const fn new(element: ElementType, features: u32, one_rank: bool) -> Option<Self> {
        if matches!(element, ElementType::F32) || features > MAX_FEATURES {
            return None;
        }
        let features = match features {
            0..=64 => 64,
            65..=128 => 128,
            _ => MAX_FEATURES,
        };
        Some(Self {
            element,
            features,
            one_rank,
        })
    }

    /// All of them, in the order of the kernels.
    pub fn all() -> impl Iterator<Item = Self> {
        [false, true].into_iter().flat_map(|one_rank| {
            let elements = [ElementType::Bf16, ElementType::F16].into_iter();
            elements.flat_map(move |element| {
                [64, 128, 256].map(|features| Self {
                    element,
                    features,
                    one_rank,
                })
            })
        })
    }

    const fn index(self) -> usize {
        let of_ranks = Self::COUNT / 2 * self.one_rank as usize;
        of_ranks + 3 * self.element as usize + (self.features / 64).ilog2() as usize
    }

    /// The kernel of [`decode`].
    pub const fn kernel(self) -> Kernel {
        const FIRST: Kernel = Kernel::named("tpa_decode_wgmma_bf16_d64");
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

    /// Whether K and V have one rank.
    pub const fn is_one_rank(self) -> bool {
        self.one_rank
    }

    /// The most warpgroups of a block that compute, as registers allow.
    const fn warpgroups(self) -> u32 {
        if self.features > 64 { 2 } else { 3 }
    }

    /// The most threads of a block.
    pub const fn max_threads(self) -> u32 {
        128 * (self.warpgroups() + 1)
    }
}

/// The sizes of a decode that its blocks depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sizes {
    /// T.
    pub queries: u32,
    /// H.
    pub heads: u32,
    /// R, or 0 where there is q.
    pub query_rank: u32,
    /// Rk.
    pub key_rank: u32,
    /// Rv.
    pub value_rank: u32,
    /// D.
    pub features: u32,
    /// E.
    pub value_features: u32,
}

/// What a block of [`decode`] has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block {
    tile: Tile,
    /// Groups of heads, of all and of a block.
    groups: u32,
    own_groups: u32,
    teams: u32,
    /// In the ring.
    tiles: u32,
    /// Of K and V of a tile.
    slot_bytes: [u32; 2],
    /// Of 64 features, where q lies in shared memory.
    query_panels: u32,
    /// Of bq in shared memory.
    stages: u32,
    /// Blocks of a cluster, or 1.
    cluster: u32,
}

impl Block {
    /// The block for a GPU whose blocks may have `limit` bytes of shared memory: of so many teams, if all heads fit one
    /// warpgroup; it may be one of a cluster of some. None where a tile of each team does not fit.
    ///
    /// ```
    /// use gimbal_kernels_sys::ElementType;
    /// use gimbal_kernels_sys::tpa_decode::wgmma::{Block, Sizes, Tile};
    ///
    /// let tile = Tile::new(ElementType::Bf16, 128, true).unwrap();
    /// let sizes = |queries, heads| Sizes {
    ///     queries,
    ///     heads,
    ///     query_rank: 16,
    ///     key_rank: 1,
    ///     value_rank: 1,
    ///     features: 128,
    ///     value_features: 128,
    /// };
    /// let block = |queries, heads| Block::new(tile, sizes(queries, heads), 2, 1, 227 << 10).unwrap();
    /// assert_eq!((block(1, 32).teams(), block(1, 32).head_groups()), (2, 1));
    /// // 78 heads are three groups, in two blocks beside each other.
    /// assert_eq!((block(1, 78).teams(), block(1, 78).head_groups()), (1, 2));
    /// // Each of two query tokens has heads of its own, which two warpgroups of a block take.
    /// assert_eq!((block(2, 32).teams(), block(2, 32).head_groups()), (1, 1));
    /// ```
    pub fn new(tile: Tile, sizes: Sizes, teams: u32, cluster: u32, limit: u32) -> Option<Self> {
        // Fewer groups a block read the cache more often, but take less room.
        (1..=tile.warpgroups())
            .rev()
            .find_map(|most| Self::of_groups(tile, sizes, most, teams, cluster, limit))
    }

    fn of_groups(
        tile: Tile,
        sizes: Sizes,
        most: u32,
        teams: u32,
        cluster: u32,
        limit: u32,
    ) -> Option<Self> {
        let heads = sizes.queries.checked_mul(sizes.heads)?;
        let groups = heads.div_ceil(GROUP_HEADS).max(1);
        let own_groups = groups.div_ceil(groups.div_ceil(most));
        let teams = match own_groups {
            1 => teams.clamp(1, tile.warpgroups()),
            _ => 1,
        };
        let slot_bytes = |rank: u32, features: u32| {
            // Whole panels of 64 features; in narrower tiles room for the most.
            let features = match tile.features() > 128 {
                true => features.checked_next_multiple_of(64)?,
                false => tile.features(),
            };
            let token = rank.checked_mul(features.checked_add(sizes.heads)?)?;
            let bytes = token
                .checked_mul(2 * TILE_TOKENS)?
                .checked_next_multiple_of(1024)?;
            Some(bytes).filter(|&bytes| bytes <= limit)
        };
        let slot_bytes = [
            slot_bytes(sizes.key_rank, sizes.features)?,
            slot_bytes(sizes.value_rank, sizes.value_features)?,
        ];
        let block = Self {
            tile,
            groups,
            own_groups,
            teams,
            tiles: 0,
            slot_bytes,
            query_panels: sizes.features.div_ceil(64),
            stages: 1,
            cluster: cluster.max(1),
        };
        let room = |block: Self| {
            let bytes = limit.checked_sub(block.shared_bytes())?;
            Some(bytes / block.tile_bytes())
        };
        // Groups take a tile together, and are slower with more than two: with two ranks, D = 64 and H = 34 to 78, three or four tiles took 2
        // to 8 % longer (H100). So there are as many as there was room for when that was measured, beside sums of eight blocks and four
        // stages, in twos.
        let beside_sums = Self {
            cluster: 8,
            stages: if tile.features() > 128 { 1 } else { 4 },
            ..block
        };
        let most = match (own_groups, room(beside_sums).unwrap_or(0) / 2 * 2) {
            (1, _) | (_, 0) => MAX_TILES.max(2 * teams),
            (_, most) => most.min(MAX_TILES),
        };
        // Each team has slots of its own in the ring: of one that another fills it could not tell an earlier turn from its own.
        let tiles = room(block)?.min(most) / teams * teams;
        // Each stage is waited for, about a microsecond, so that some come at once, but not in place of a tile.
        let own_heads = GROUP_HEADS * own_groups;
        let own_queries = sizes.queries.min((own_heads - 1) / sizes.heads.max(1) + 2);
        let stages = sizes.query_rank.div_ceil(STAGE_RANKS);
        let stages = stages.saturating_mul(own_queries);
        let block = Self { tiles, ..block };
        (1..=stages.clamp(1, MAX_STAGES))
            .rev()
            .map(|stages| Self { stages, ..block })
            .find(|block| tiles > 0 && block.shared_bytes() <= limit)
    }

    /// The kernel.
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// Teams of warpgroups: 1 to 3.
    pub const fn teams(&self) -> u32 {
        self.teams
    }

    /// Groups of heads of a block, each with a warpgroup of every team.
    pub const fn own_groups(&self) -> u32 {
        self.own_groups
    }

    /// Blocks of the grid in y.
    pub const fn head_groups(&self) -> u32 {
        self.groups.div_ceil(self.own_groups)
    }

    /// Threads in x: those that compute, and a warpgroup of which two warps have tiles loaded.
    pub const fn threads(&self) -> u32 {
        128 * (self.own_groups * self.teams + 1)
    }

    const fn tile_bytes(&self) -> u32 {
        self.slot_bytes[0] + self.slot_bytes[1]
    }

    /// Dynamic shared memory in bytes: as `Shared` in `slots.cuh` and `Sums` in `finish.cuh` have it.
    pub const fn shared_bytes(&self) -> u32 {
        let features = self.tile.features();
        let alignment = 1024;
        let ring = self.tiles * self.tile_bytes();
        let operands = match features > 128 {
            true => self.teams * self.own_groups * self.query_panels * 64 * 128,
            false => 0,
        };
        let queries = operands + self.stages * STAGE_RANKS * (2 * features + 16);
        // Of teams, of which the first leaves nothing but where there is a cluster, or of its blocks, which each warp's eight heads go
        // round; else each warpgroup writes what it has.
        let joined = match (self.cluster, self.teams) {
            (1, 1) => 0,
            (cluster, teams) => teams * cluster * self.own_groups * 4 * 8_u32.div_ceil(cluster),
        };
        let sums = joined * (features + 8) * 4;
        alignment + ring + CONTROL_BYTES + queries + sums
    }

    /// Groups of heads of a block, tiles in its ring, and bytes of the slots of K and V.
    const fn layout(&self) -> [u32; 4] {
        let [keys, values] = self.slot_bytes;
        [self.own_groups, self.tiles, keys, values]
    }
}

/// A mirror of `DecodeMaps` in `slots.cuh`.
#[repr(C, align(64))]
struct DecodeMaps {
    /// Of bk and bv.
    maps: [TensorMap; 2],
    decode: Decode,
    slot_bytes: [i32; 2],
    head_groups: i32,
    teams: i32,
    stages: i32,
    cluster: i32,
}

/// T query tokens against the factors of all tokens: o and lse, or parts of them.
///
/// `blocks` is the grid in x, as the table of [`tpa_decode`](super) says; [`Decode::slots`] is not read. With
/// clusters of as many blocks as [`CLUSTERS`] says, [`Decode::splits`] is the same, [`Decode::split_tokens`] and
/// [`Decode::parts_only`] are 0, and o and lse are complete: there are no parts.
///
/// # Errors
/// [`Error`], where a tensor map cannot be made, or the kernel cannot be loaded or launched.
///
/// # Safety
/// As [`tpa_decode::decode`](super::decode). Besides, the GPU has compute capability 9.0; M is from 1 to 2^31
/// − 65; bk and bv are as [`is_mapped`](crate::tensor_map::is_mapped) says; ranks of ak and of av, and their tokens,
/// follow each other without a gap, from a multiple of 16 bytes; each sequence of them begins at one, where a token has a
/// multiple of eight; [`Decode::split_tokens`] is 0; rows of o begin at multiples of 4 bytes, and E is even. No stride matters where
/// there is nothing to step to.
pub unsafe fn decode(
    kernels: &Kernels,
    stream: CUstream,
    block: &Block,
    blocks: u32,
    params: &Decode,
) -> Result<(), Error> {
    thread_local!(static MAPS: Maps<2> = const { Maps::new() });
    let tile = block.tile();
    let mapped = |factors: &Factors, columns| {
        let extent = |length, stride| Extent { length, stride };
        Mapped {
            at: factors.b,
            columns,
            element: tile.element(),
            around: [
                extent(params.tokens, factors.b_token_stride),
                extent(factors.rank.into(), factors.b_rank_stride),
                extent(params.batch.into(), factors.b_batch_stride),
            ],
        }
    };
    let both = [mapped(&params.k, params.d), mapped(&params.v, params.e)];
    // The driver encodes maps in a context only.
    let current = Current::enter(kernels.context())?;
    let [head_groups, tiles, keys, values] = block.layout().map(u32::cast_signed);
    let mut maps = DecodeMaps {
        maps: [TensorMap::default(); 2],
        decode: Decode {
            slots: tiles,
            ..*params
        },
        slot_bytes: [keys, values],
        head_groups,
        teams: block.teams().cast_signed(),
        stages: block.stages.cast_signed(),
        cluster: block.cluster.cast_signed(),
    };
    MAPS.with(|known| known.find(&both, &mut maps.maps))?;
    let extent = Launch {
        grid: [blocks, block.head_groups(), 1],
        cluster: block.cluster,
        shared_bytes: block.shared_bytes(),
        ..Launch::line(blocks, [block.threads(), 1, 1])
    };
    // SAFETY: the kernel declares one `DecodeMaps`, and is made for clusters; the rest is the caller's promise.
    unsafe { kernels.launch_in(&current, stream, tile.kernel(), extent, &maps) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_numbered_in_order() {
        for (index, tile) in Tile::all().enumerate() {
            assert_eq!(tile.index(), index);
            let same = Tile::new(tile.element(), tile.features(), tile.is_one_rank());
            assert_eq!(same, Some(tile));
        }
        assert_eq!(Tile::all().count(), Tile::COUNT);
        assert_eq!(Tile::new(ElementType::F32, 64, true), None);
        assert_eq!(Tile::new(ElementType::F16, 257, false), None);
    }

    #[test]
    fn every_kernel_finds_its_name_and_declares_its_parameters() {
        for tile in Tile::all() {
            let (kernel, element) = (tile.kernel(), tile.element().name());
            let ranks = if tile.is_one_rank() { "_one_rank" } else { "" };
            let name = format!("tpa_decode_wgmma_{element}_d{}{ranks}", tile.features());
            assert_eq!(kernel.name(), name);
            assert_eq!(kernel.parameter_bytes(), size_of::<DecodeMaps>());
            assert_eq!(kernel.max_threads(), tile.max_threads());
        }
    }

    #[test]
    fn a_block_has_all_heads_and_fits() {
        let limit = 227 << 10;
        for tile in Tile::all() {
            for heads in 1..=128 {
                for rank in 1..=8 {
                    let sizes = Sizes {
                        queries: 1,
                        heads,
                        query_rank: 16 * rank,
                        key_rank: rank,
                        value_rank: 1,
                        features: tile.features(),
                        value_features: tile.features(),
                    };
                    for (teams, cluster) in [(1, 1), (1, 8), (2, 8), (2, 5), (3, 1)] {
                        let block = Block::new(tile, sizes, teams, cluster, limit);
                        let Some(block) = block else {
                            let wide = teams > 1 && tile.features() > 128;
                            assert!(rank > 1 || wide, "{tile:?} {sizes:?}");
                            continue;
                        };
                        assert!(
                            block.shared_bytes() <= limit && block.threads() <= tile.max_threads()
                        );
                        assert!(block.tiles % block.teams() == 0 && (1..=8).contains(&block.tiles));
                        let held = block.head_groups() * block.own_groups * GROUP_HEADS;
                        assert!(
                            (heads..heads + 2 * GROUP_HEADS).contains(&held),
                            "{block:?}"
                        );
                    }
                }
            }
        }
        for rank in [1 << 17, (1 << 17) + 1, i32::MAX.unsigned_abs(), u32::MAX] {
            let huge = Sizes {
                queries: 1,
                heads: 64,
                query_rank: 16,
                key_rank: rank,
                value_rank: 1,
                features: 64,
                value_features: 64,
            };
            let tile = Tile::new(ElementType::Bf16, 64, false).unwrap();
            assert_eq!(Block::new(tile, huge, 2, 1, limit), None, "{rank}");
        }
    }
}
