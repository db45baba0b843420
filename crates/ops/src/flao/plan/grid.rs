//! How many blocks share out the rows of a pass.
//!
//! A block takes a contiguous part of the tiles of all heads. Where every block has whole heads, a sum needs no second
//! stage, and a pass that multiplies by kv loads it once a head; where the parts are equal, all multiprocessors finish
//! together. The choice compares what the two cost, in bytes that go through memory meanwhile.

use crate::flao::schedule::Share;

/// How much more than its share of the bandwidth one block can take while others are idle.
const IDLE_SHARE: f64 = 2.0;

/// How much longer whole heads take than equal parts, where the bandwidth is used up either way.
const UNEVEN: f64 = 1.1;

/// What goes through memory in the time of one more launch: about 2 µs.
const LAUNCH_BYTES: f64 = 8e6;

/// The same in the time between the bulk of one launch and that of the next: about 10 µs.
const RAMP_BYTES: f64 = 40e6;

/// Tiles below which a part of a head is not worth a block.
const TILES_EACH: i64 = 4;

/// How much faster L2 is than memory.
const L2_SPEED: f64 = 2.0;

/// A pass over `tiles` tiles of each of `heads` heads. Both are at least 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    /// B·H.
    pub heads: i64,
    /// Per head.
    pub tiles: i64,
    pub multiprocessors: i64,
    /// Blocks that a multiprocessor holds at a time.
    pub resident: i64,
    /// What the pass reads and writes of the rows of a head.
    pub head_bytes: f64,
    /// D×E in f32.
    pub sum_bytes: f64,
}

/// How long a pass takes, in bytes.
#[derive(Clone, Copy, Debug)]
struct Times {
    /// With one head a block.
    whole: f64,
    /// In equal parts.
    cut: f64,
}

impl Times {
    fn least(self) -> f64 {
        self.whole.min(self.cut)
    }
}

impl Grid {
    /// The blocks of a pass that writes rows.
    pub fn mapping(&self, share: Share) -> u32 {
        self.blocks(share, self.mapping_times())
    }

    /// The blocks of a pass that sums over rows.
    pub fn summing(&self, share: Share) -> u32 {
        self.blocks(share, self.summing_times())
    }

    /// Whether this, a pass of one head a block, takes less time than a sum and then a pass over rows. `slower` is how much
    /// longer it takes than other passes over whole heads.
    pub fn is_faster_than(&self, summing: &Self, mapping: &Self, slower: f64) -> bool {
        let apart = summing.summing_times().least() + mapping.mapping_times().least();
        slower * self.time_of_whole_heads() < apart + RAMP_BYTES
    }

    fn mapping_times(&self) -> Times {
        let parts = self.parts();
        // kv is loaded for every head of every block.
        let loads = |blocks: f64| (blocks + self.heads as f64) * self.sum_bytes / L2_SPEED;
        Times {
            whole: self.time_of_whole_heads() + loads(0.0),
            cut: self.time_of(parts) + loads(parts as f64),
        }
    }

    fn summing_times(&self) -> Times {
        let parts = self.parts();
        // Partial sums are written, and read again.
        let partials = 2.0 * (parts + self.heads) as f64 * self.sum_bytes + LAUNCH_BYTES;
        Times {
            whole: self.time_of_whole_heads(),
            cut: self.time_of(parts) + partials,
        }
    }

    fn blocks(&self, share: Share, times: Times) -> u32 {
        let (are_whole, parts) = match share {
            Share::Estimated => (times.whole <= times.cut, self.parts()),
            Share::WholeHeads => (true, self.parts()),
            Share::EqualParts(percent) => (false, self.parts_of(percent)),
        };
        // A head of one tile cannot be cut, so equal parts are whole heads.
        let blocks = match self.tiles > 1 && are_whole {
            true => self.most_whole_heads().unwrap_or(parts),
            false => parts,
        };
        // From 1 to what `fits` allows.
        blocks as u32
    }

    /// One head a block, if the kernels can count that far: they multiply blocks by tiles in 64 bits.
    pub fn most_whole_heads(&self) -> Option<i64> {
        let fits = self.heads <= i32::MAX.into()
            && self
                .heads
                .checked_mul(self.tiles)
                .and_then(|tiles| tiles.checked_mul(self.heads + 1))
                .is_some();
        fits.then_some(self.heads)
    }

    /// Blocks that the GPU holds at a time.
    fn wave(&self) -> i64 {
        (self.multiprocessors * self.resident).clamp(1, i32::MAX.into())
    }

    /// How many equal parts to cut the tiles into: at most a wave, and none so small that it would be all overhead.
    fn parts(&self) -> i64 {
        let total = self.heads.saturating_mul(self.tiles);
        let wave = self.wave();
        (total / TILES_EACH).clamp(self.heads.min(wave), wave)
    }

    /// As many equal parts as this share of a wave has blocks, however small they are.
    fn parts_of(&self, percent: u32) -> i64 {
        let total = self.heads.saturating_mul(self.tiles);
        let blocks = self.wave() * i64::from(percent) / 100;
        blocks.clamp(1, total.min(i32::MAX.into()))
    }

    /// The time of so many equal parts, all at once.
    fn time_of(&self, parts: i64) -> f64 {
        let all = self.heads as f64 * self.head_bytes;
        all * self.idle(parts)
    }

    /// The time of one head a block, in as many waves as it takes.
    fn time_of_whole_heads(&self) -> f64 {
        let wave = self.wave();
        let (full, rest) = (self.heads / wave * wave, self.heads % wave);
        let rest = rest as f64 * self.idle(rest);
        UNEVEN * (full as f64 + rest) * self.head_bytes
    }

    /// How much longer so many blocks take than if they had the whole bandwidth between them.
    fn idle(&self, blocks: i64) -> f64 {
        let used = IDLE_SHARE * blocks.max(1) as f64 / self.wave() as f64;
        (1.0 / used).max(1.0)
    }
}
