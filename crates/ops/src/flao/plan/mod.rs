//! The launches of one call: routes, blocks and scratch memory, computed without a GPU.

mod details;
mod grid;
mod operand;
mod scratch;
#[cfg(test)]
mod tests;

use gimbal_kernels_sys::ElementType;
use gimbal_kernels_sys::flao::{
    MOST_WHOLE_ROWS, Operand, Pass, Route, Sizes, Tile, Variant, cuts_heads, slots,
};
use gimbal_reference::{Flao, FlaoProblem};

use super::route::{Conditions, routes};
use super::{FlaoRoute, Schedule};
use crate::Error;
use crate::device::{Facts, Gpu};
pub(crate) use details::Details;
use grid::Grid;
pub(super) use operand::operand;
pub(super) use scratch::Scratch;

/// Elements of a sum that a block of a second stage adds up at a time, where they have many parts.
const REDUCED_AT_ONCE: i64 = 32;

/// The blocks of a second stage for each multiprocessor: as many as it can hold.
const REDUCE_BLOCKS: i64 = 8;

/// What a GPU says about itself.
pub(super) trait Machine {
    fn multiprocessors(&self) -> u32;

    /// Whether it has the kernels of compute capability 9.0.
    fn has_wgmma(&self) -> bool;

    /// How many blocks of the kernel of a pass one multiprocessor holds at a time; 1 where there is no such kernel.
    fn resident_blocks(&self, variant: Variant, pass: Pass) -> u32;
}

impl Machine for Gpu {
    fn multiprocessors(&self) -> u32 {
        self.facts().multiprocessors
    }

    fn has_wgmma(&self) -> bool {
        self.facts().has_sm90a()
    }

    fn resident_blocks(&self, variant: Variant, pass: Pass) -> u32 {
        Machine::resident_blocks(self.facts(), variant, pass)
    }
}

impl Machine for Facts {
    fn multiprocessors(&self) -> u32 {
        self.multiprocessors
    }

    fn has_wgmma(&self) -> bool {
        self.has_sm90a()
    }

    fn resident_blocks(&self, variant: Variant, pass: Pass) -> u32 {
        variant.kernel(pass).map_or(1, |kernel| {
            Facts::resident_blocks(self, kernel, variant.shared_bytes(pass))
        })
    }
}

/// What all launches of one call have in common.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task<'m, M> {
    pub problem: FlaoProblem,
    pub element: ElementType,
    /// The fastest route that the caller wants.
    pub fastest: Option<FlaoRoute>,
    pub schedule: Schedule,
    pub machine: &'m M,
}

/// A pass, and what decides how it can run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Work {
    pub pass: Pass,
    pub rows: usize,
    /// The tensors of rows that it reads or writes.
    pub operands: [Operand; 5],
    /// The address of kv or dkv, 0 in a workspace, which is aligned.
    pub sums: u64,
}

impl Work {
    pub fn new<const N: usize>(pass: Pass, rows: usize, operands: [Operand; N], sums: u64) -> Self {
        let mut all = [Operand::default(); 5];
        for (place, operand) in all.iter_mut().zip(operands) {
            *place = operand;
        }
        Self {
            pass,
            rows,
            operands: all,
            sums,
        }
    }
}

/// The passes of a call, in order; none where there is nothing to do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Passes {
    /// kv.
    pub sum: Option<Work>,
    pub by_queries: Option<Work>,
    pub by_keys: Option<Work>,
}

/// The launch of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    pub variant: Variant,
    pub blocks: u32,
}

/// Two passes in one launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fused {
    pub tile: Tile,
    /// B·H.
    pub blocks: u32,
}

impl Fused {
    pub fn variant(&self, element: ElementType) -> Variant {
        Variant {
            route: Route::Wgmma(self.tile),
            element,
        }
    }
}

/// The launches of a pass that sums over rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Summing {
    pub stage: Stage,
    /// Where some head is shared by several blocks, what adds up their sums.
    pub reduce: Option<Reducing>,
}

/// The second stage of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reducing {
    pub blocks: u32,
    /// Tiles of a head in the first stage.
    pub tiles: i64,
}

impl<'m, M: Machine> Task<'m, M> {
    /// The sizes of a pass over queries or keys.
    pub fn sizes(&self, rows: usize) -> Sizes {
        let FlaoProblem {
            batch,
            heads,
            features,
            value_features,
            ..
        } = self.problem;
        // The checks have bounded D and E; the others fit as the lengths of a tensor do.
        Sizes {
            batch: batch as i64,
            heads: heads as i64,
            rows: rows as i64,
            d: features as i32,
            e: value_features as i32,
        }
    }

    /// D·E.
    pub fn width(&self) -> i32 {
        let Sizes { d, e, .. } = self.sizes(0);
        d * e
    }

    /// B·H.
    pub fn heads(&self) -> i64 {
        let Sizes { batch, heads, .. } = self.sizes(0);
        batch.saturating_mul(heads)
    }

    /// The same, run in this way.
    pub fn with(&self, schedule: Schedule) -> Task<'m, M> {
        Task { schedule, ..*self }
    }

    /// A pass that writes rows.
    pub fn mapping(&self, work: &Work) -> Result<Stage, Error> {
        let variant = self.variant(work);
        let grid = self.grid(work.pass, work.rows, variant)?;
        Ok(Stage {
            variant,
            blocks: grid.mapping(self.schedule.mapping),
        })
    }

    /// One launch for a pass that sums over rows and the pass that multiplies by the sums, where that is allowed, and asked for
    /// or faster. Forward these are all passes; backward they come behind the sum, if there is one.
    pub fn fused(&self, passes: &Passes) -> Result<Option<Fused>, Error> {
        let asked = match self.fastest {
            None => false,
            Some(FlaoRoute::Fused) => true,
            Some(_) => return Ok(None),
        };
        let (first, second) = match (passes.sum, passes.by_queries, passes.by_keys) {
            (Some(sum), Some(apply), _) if apply.pass == Pass::Apply => (sum, apply),
            (_, Some(by_queries), Some(by_keys)) => (by_queries, by_keys),
            _ => return Ok(None),
        };
        let [summing, mapping] = [&first, &second].map(|work| self.variant(work));
        let (Route::Wgmma(tile), Route::Wgmma(_)) = (summing.route, mapping.route) else {
            return Ok(None);
        };
        let Sizes { d, e, .. } = self.sizes(0);
        // Narrower heads would be filled with zeros, which an infinity turns into NaN.
        let fills_tile = d == tile.columns() && e == tile.columns();
        if !fills_tile || first.rows as u64 > MOST_WHOLE_ROWS.unsigned_abs() {
            return Ok(None);
        }
        // How much longer a head takes, with these few bytes under way, than in passes of their own: by what was measured on
        // an NVIDIA H200.
        let (pass, slower) = match (first.pass, tile) {
            (Pass::Sum, Tile::D64) => (Pass::WholeForward, 1.25),
            (Pass::Sum, Tile::D128) => (Pass::WholeForward, 1.0),
            _ => (Pass::WholeBackward, 1.0),
        };
        let resident = self.machine.resident_blocks(summing, pass);
        let summing = self.grid(first.pass, first.rows, summing)?;
        let mapping = self.grid(second.pass, second.rows, mapping)?;
        let whole = Grid {
            tiles: summing.tiles.max(mapping.tiles),
            resident: resident.into(),
            head_bytes: summing.head_bytes + mapping.head_bytes,
            ..mapping
        };
        let pays = asked || whole.is_faster_than(&summing, &mapping, slower);
        Ok(whole
            .most_whole_heads()
            .filter(|_| pays)
            .map(|blocks| Fused {
                tile,
                // At most 2^31 - 1.
                blocks: blocks as u32,
            }))
    }

    /// A pass that sums over rows.
    pub fn summing(&self, work: &Work) -> Result<Summing, Error> {
        self.summing_by(work.pass, work.rows, self.variant(work))
    }

    fn summing_by(&self, pass: Pass, rows: usize, variant: Variant) -> Result<Summing, Error> {
        let grid = self.grid(pass, rows, variant)?;
        let blocks = grid.summing(self.schedule.summing);
        let reduce = cuts_heads(grid.heads, grid.tiles, blocks).then(|| {
            let wanted = grid.heads.saturating_mul(self.width().into()) / REDUCED_AT_ONCE + 1;
            let most = REDUCE_BLOCKS * i64::from(self.machine.multiprocessors());
            Reducing {
                // At most `most`, which fits.
                blocks: wanted.clamp(1, most.max(1)) as u32,
                tiles: grid.tiles,
            }
        });
        Ok(Summing {
            stage: Stage { variant, blocks },
            reduce,
        })
    }

    /// Whether a call can run by a schedule in the workspace of the default.
    pub fn is_valid(&self, schedule: Schedule, passes: &Passes, scratch: &Scratch) -> bool {
        // One launch has nothing to be shared out otherwise.
        let differs = || matches!(self.fused(passes), Ok(None));
        let fits = || matches!(self.with(schedule).fits(passes, scratch), Ok(true));
        schedule == Schedule::default() || (differs() && fits())
    }

    fn fits(&self, passes: &Passes, scratch: &Scratch) -> Result<bool, Error> {
        let sums = [passes.sum, passes.by_queries].into_iter().flatten();
        for work in sums.filter(|work| matches!(work.pass, Pass::Sum | Pass::BackwardQueries)) {
            let Summing { stage, reduce } = self.summing(&work)?;
            if reduce.is_some() && self.partials_of(stage)? > scratch.partials {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The bytes of the partial sums of a pass that reads `inputs`, whatever it writes: outputs decide the route too,
    /// but a workspace is asked for without them.
    fn partials(&self, pass: Pass, rows: usize, inputs: &[Operand]) -> Result<usize, Error> {
        if rows == 0 {
            return Ok(0);
        }
        let mut most = 0;
        for route in routes(self.conditions(rows, inputs, 0)) {
            let variant = Variant {
                route,
                element: self.element,
            };
            let Summing { stage, reduce } = self.summing_by(pass, rows, variant)?;
            if reduce.is_some() {
                most = most.max(self.partials_of(stage)?);
            }
        }
        Ok(most)
    }

    fn partials_of(&self, stage: Stage) -> Result<usize, Error> {
        self.bytes(slots(self.heads(), stage.blocks))
    }

    /// The bytes of so many D×E matrices.
    fn bytes(&self, matrices: i64) -> Result<usize, Error> {
        let bytes = i128::from(matrices) * i128::from(self.width()) * size_of::<f32>() as i128;
        // Three of these and their gaps fit in an isize.
        let max = isize::MAX as u64 / 4;
        match usize::try_from(bytes) {
            Ok(fits) if fits as u64 <= max => Ok(fits),
            _ => Err(Error::TooLarge {
                op: Flao::NAME,
                what: "the bytes of the workspace",
                max,
                got: u64::try_from(bytes).unwrap_or(u64::MAX),
            }),
        }
    }

    fn variant(&self, work: &Work) -> Variant {
        // There is always a route.
        let route = routes(self.conditions(work.rows, &work.operands, work.sums)).next();
        Variant {
            route: route.unwrap_or(Route::Plain),
            element: self.element,
        }
    }

    fn conditions<'a>(&self, rows: usize, operands: &'a [Operand], sums: u64) -> Conditions<'a> {
        Conditions {
            element: self.element,
            sizes: self.sizes(rows),
            fewest_rows: self.problem.queries.min(self.problem.keys) as i64,
            has_wgmma: self.machine.has_wgmma(),
            operands,
            sums,
            fastest: self.fastest,
        }
    }

    fn grid(&self, pass: Pass, rows: usize, variant: Variant) -> Result<Grid, Error> {
        let resident = self.machine.resident_blocks(variant, pass);
        let Sizes { d, e, .. } = self.sizes(0);
        let [d, e] = [d, e].map(f64::from);
        // What a row has in q, k and their gradients, and what in the others.
        let elements = match pass {
            Pass::Sum => d + e,
            Pass::Apply => d + 2.0 * e,
            Pass::BackwardQueries => 2.0 * d + 3.0 * e,
            Pass::BackwardKeys => 2.0 * d + 2.0 * e,
            Pass::WholeForward | Pass::WholeBackward | Pass::Reduce => 0.0,
        };
        Ok(Grid {
            heads: self.heads(),
            tiles: rows.div_ceil(variant.route.tile_rows() as usize) as i64,
            multiprocessors: self.machine.multiprocessors().into(),
            resident: resident.into(),
            head_bytes: rows as f64 * elements * f64::from(self.element.size()),
            sum_bytes: f64::from(self.width()) * size_of::<f32>() as f64,
        })
    }
}
