//! What takes two stages, over stretches of tokens and over their results: statistics of a sequence softmax, and gradients of what
//! tokens share.

use gimbal_kernels_sys::lrpe::{
    Access, BACKWARD_STATISTICS, FINISH_BACKWARD, FINISH_FORWARD, FORWARD_STATISTICS,
    FinishStatistics, MAX_THREADS, Params, Reduce, WeightSums, statistics as statistics_kernel,
};
use gimbal_kernels_sys::{Kernel, Launch};
use gimbal_reference::ThetaKind;

use super::blocks::Blocks;
use super::problem::{Problem, Source};
use super::{Buffers, Gradients, Rows, Statistics, Sum};
use crate::Error;
use crate::check::{grid, workspace_bytes};
use crate::device::Facts;
use crate::lrpe::policy::{self, BlockShape, Cut, Extent};

/// Threads of a block of a second stage.
const FINISH_THREADS: u32 = MAX_THREADS;

impl Problem {
    /// The first stage of a sequence softmax: the kernel for an access, the widest that it can have, and the angles of a row.
    pub(super) fn statistics_kernel(&self) -> (impl Fn(Access) -> Kernel, Access, i32) {
        let x = self.x_or_turned();
        let (access, span) = match self.pass.d_o {
            None => (self.statistics_access(x), self.params.features),
            Some(d_o) => (self.access(&[x, d_o], false), self.params.span),
        };
        let kernel = move |access| match self.pass.d_o {
            None => statistics_kernel(self.variant(access)),
            Some(_) => self.encoding.backward_statistics(self.variant(access)),
        };
        (kernel, access, span)
    }

    /// m and log2 l of every column, and backward the mean: both stages.
    pub(super) fn statistics(&self, shape: BlockShape) -> Result<(Statistics, Buffers), Error> {
        let (kernel, access, span) = self.statistics_kernel();
        let x = self.x_or_turned();
        let (finish_kernel, planes) = match self.pass.d_o {
            None => (FINISH_FORWARD, FORWARD_STATISTICS),
            Some(_) => (FINISH_BACKWARD, BACKWARD_STATISTICS),
        };
        let mut params = self.params;
        params.rows[0].x_stride = x.strides;
        params.rows[0].d_o_stride = self.pass.d_o.unwrap_or_default().strides;
        let cut = Blocks::of_statistics(self.statistics_lanes(access, span), shape);
        let mut first = self.rows(kernel(access), x, cut, params)?;
        // A block has every so many-th group of tokens, instead of those that follow each other.
        let tiles = i64::from(first.params.token_tiles);
        let rows = &mut first.params.rows[0];
        for strides in [&mut rows.x_stride, &mut rows.d_o_stride] {
            strides.token_step = strides.token_step.saturating_mul(tiles);
        }
        // Below 2^62.
        let rows = i64::from(self.columns_of_head()) * i64::from(self.heads);
        let features = u128::from(self.params.features.unsigned_abs());
        let columns = u128::from(rows.unsigned_abs()) * features;
        let tiles = first.params.token_tiles;
        let results = columns * planes as u128;
        // What the first stage counts in 32 bits.
        let planes_of_tiles =
            rows.unsigned_abs() as u128 * u128::from(tiles.unsigned_abs()) * planes as u128;
        if planes_of_tiles > u32::MAX.into() {
            let what = "the number of partial statistics";
            let max = u32::MAX.into();
            return Err(Error::too_large(self.op, what, max, planes_of_tiles));
        }
        // And a thread, to less than a step of all blocks behind the last token.
        let step = i64::from(tiles) * i64::from(shape.tokens);
        let max = i64::from(i32::MAX) - i64::from(self.params.tokens) + 1;
        if step > max {
            let what = "the tokens of a step of all blocks";
            let [max, got] = [max, step].map(i64::unsigned_abs);
            return Err(Error::too_large(self.op, what, max, got.into()));
        }
        let size = size_of::<f32>();
        let buffers = Buffers {
            // The tail of packed sequences reads as if there were one.
            columns: workspace_bytes(
                self.op,
                results.max(features * planes as u128 * u128::from(self.heads.unsigned_abs())),
                size,
            )?,
            partials: workspace_bytes(self.op, results * u128::from(tiles.unsigned_abs()), size)?,
        };
        let stages = Statistics {
            first,
            finish_kernel,
            // The first stage finishes columns of one stretch.
            finish_extent: match tiles {
                1 => Launch::line(0, [FINISH_THREADS, 1, 1]),
                _ => self.parts_extent(columns, tiles.unsigned_abs())?,
            },
            merge_extent: self.finish_extent(columns)?,
            finish: FinishStatistics {
                rows,
                width: self.params.features,
                tiles,
                ..FinishStatistics::default()
            },
        };
        Ok((stages, buffers))
    }

    /// The blocks of the first stage of a sequence softmax.
    pub(super) fn statistics_shape(&self, facts: &Facts, cut: Cut) -> BlockShape {
        let (kernel, access, span) = self.statistics_kernel();
        let x = self.x_or_turned();
        let (lanes, of_warps) = self.statistics_lanes(access, span);
        let extent = Extent {
            lanes,
            of_warps,
            ..self.extent(facts, access, span, x)
        };
        let resident = facts.resident_blocks(kernel(Access::Vector), MAX_THREADS, 0);
        // Otherwise the default: room for partial statistics follows from the blocks.
        let cut = Cut {
            statistics_percent: cut.statistics_percent,
            ..self.default_cut()
        };
        extent.statistics(resident.saturating_mul(facts.multiprocessors), cut)
    }

    /// Gradients of theta and of the weight of a norm, those that are wanted, where there is an x; with keys of both, unless they are
    /// cut apart.
    pub(super) fn gradients(
        &self,
        keys: Option<&Self>,
        facts: &Facts,
    ) -> Result<Option<(Rows, Gradients, Buffers)>, Error> {
        let read = |problem: &Self| problem.pass.x.zip(problem.pass.d_o);
        let Some((_, d_o)) = read(self) else {
            return Ok(None);
        };
        if keys.is_some_and(|keys| read(keys).is_none()) {
            return Ok(None);
        }
        let access = self.gradients_access(keys);
        let joined = self.activation.class().joins_lanes();
        let (lanes, of_warps) = self.gradients_lanes(access);
        let mut extent = Extent {
            lanes,
            whole_warps: joined && !of_warps,
            of_warps,
            ..self.extent(facts, access, self.params.span, d_o)
        };
        if let Some(keys) = keys {
            extent = keys.beside(extent);
        }
        let kernel = self.encoding.gradients(self.variant(access));
        let wants_dnorm = |problem: &Self| problem.pass.with_dnorm_weight;
        let sums_weights = wants_dnorm(self) || keys.is_some_and(wants_dnorm);
        let shared_bytes = match of_warps {
            true => self.encoding.gradient_bytes(sums_weights),
            false => 0,
        };
        let resident = facts.resident_blocks(kernel, kernel.max_threads(), shared_bytes);
        let by_sequence = self.is_sequence_softmax() && self.source == Source::Packed;
        let most_batches = match self.is_sequence_softmax() {
            _ if by_sequence => 1,
            true => policy::MOST_GRADIENT_SEQUENCES,
            false => u32::MAX,
        };
        let cut = Blocks {
            lanes: extent.lanes,
            shape: extent.gradients(resident.saturating_mul(facts.multiprocessors), most_batches),
            stay_in_sequence: by_sequence,
            by_length: false,
            // Whether dx is written or not: the workspace must not hang on it.
            with_tail: true,
            joined,
            of_warps,
        };
        let weight_sums = match sums_weights {
            true => WeightSums::OfHeads,
            false => WeightSums::None,
        };
        let rows = |problem: &Self| {
            let (x, d_o) = read(problem).unwrap_or_default();
            let mut params = Params {
                weight_sums,
                ..problem.params
            };
            params.rows[0].x_stride = x.strides;
            params.rows[0].d_o_stride = d_o.strides;
            params.rows[0].out_stride = problem.pass.out.strides;
            problem.rows(kernel, d_o, cut, params)
        };
        let mut first = rows(self)?;
        // The blocks besides those over the heads, of which queries may have none where keys have some. Below 2^31.
        let Params {
            token_tiles,
            batches,
            batches_per_block,
            ..
        } = first.params;
        let batch_tiles = batches
            .unsigned_abs()
            .div_ceil(batches_per_block.unsigned_abs().max(1));
        let tiles = token_tiles.unsigned_abs().saturating_mul(batch_tiles);
        if let Some(keys) = keys {
            let Some(both) = first.beside(&rows(keys)?) else {
                return Ok(None);
            };
            first = both;
        }
        first.extent.shared_bytes = shared_bytes;
        let heads_of = [self.heads, keys.map_or(0, |keys| keys.heads)];
        let heads = heads_of[0].saturating_add(heads_of[1]);
        let bytes_of = |columns: i32| {
            let [heads, columns] = [heads, columns].map(|it| u128::from(it.unsigned_abs()));
            workspace_bytes(
                self.op,
                u128::from(tiles) * heads * columns,
                size_of::<f64>(),
            )
        };
        // Where one scalar serves every angle the first stage sums over the row.
        let (columns, limit) = match self.theta_kind {
            ThetaKind::PerHead => (1, 1),
            ThetaKind::PerFeature => (self.params.span, self.params.turning),
        };
        let of_theta = bytes_of(columns)?;
        let of_weight = match weight_sums {
            WeightSums::None => 0,
            _ => bytes_of(self.params.features)?,
        };
        let partials = Buffers {
            columns: 0,
            partials: of_theta.saturating_add(of_weight),
        };
        let reduce = Reduce {
            tiles: tiles.cast_signed(),
            heads,
            span: columns,
            last_head: heads,
            rows: self.theta_heads,
            columns: self.theta_features,
            period: match self.theta_kind {
                ThetaKind::PerHead => 1,
                ThetaKind::PerFeature => self.theta_features.max(1),
            },
            limit,
            ..Reduce::default()
        };
        let dtheta = self.wants_dtheta().then(|| self.sum(reduce, 0));
        let sides = [Some(self), keys];
        let dnorm_weight =
            self.weight_sums(sides, heads_of, tiles.cast_signed(), of_theta as u64)?;
        let sums = Gradients {
            first: None,
            dtheta: dtheta.transpose()?,
            dnorm_weight,
        };
        Ok(Some((first, sums, partials)))
    }

    /// The second stages of the gradients of weights, those that are wanted: each tile has left sums of so many heads, or blocks over
    /// heads, of each side.
    pub(super) fn weight_sums(
        &self,
        sides: [Option<&Self>; 2],
        heads_of: [i32; 2],
        tiles: i32,
        partials_at: u64,
    ) -> Result<[Option<Sum>; 2], Error> {
        let features = self.params.features;
        let mut sums = [None; 2];
        let mut first_head = 0;
        for ((sum, side), heads) in sums.iter_mut().zip(sides).zip(heads_of) {
            let wants = |side: &&Self| side.pass.with_dnorm_weight;
            if let Some(norm) = side.filter(wants).and_then(|side| side.norm) {
                let reduce = Reduce {
                    tiles,
                    heads: heads_of[0].saturating_add(heads_of[1]),
                    first_head,
                    last_head: first_head + heads,
                    rows: if norm.is_per_head { heads } else { 1 },
                    span: features,
                    columns: features,
                    period: features,
                    limit: features,
                    ..Reduce::default()
                };
                *sum = Some(self.sum(reduce, partials_at)?);
            }
            first_head += heads;
        }
        Ok(sums)
    }

    pub(super) fn sum(&self, reduce: Reduce, partials_at: u64) -> Result<Sum, Error> {
        let [rows, columns, heads, tiles, period, limit] = [
            reduce.rows,
            reduce.columns,
            reduce.last_head - reduce.first_head,
            reduce.tiles,
            reduce.period,
            reduce.limit,
        ]
        .map(|it| u128::from(it.unsigned_abs()));
        // Of an element.
        let terms = tiles * heads.div_ceil(rows.max(1)) * limit.div_ceil(period.max(1));
        let threads = terms.div_ceil(policy::TERMS.into());
        let threads = threads.clamp(1, FINISH_THREADS.into()).next_power_of_two();
        let extent = self.finish_extent(rows * columns * threads)?;
        let threads = threads as u32;
        Ok(Sum {
            extent: Launch {
                block: [threads, FINISH_THREADS / threads, 1],
                ..extent
            },
            reduce,
            partials_at,
        })
    }

    /// Sequences that have columns of their own.
    pub(super) fn columns_of_head(&self) -> i32 {
        match self.source {
            Source::Packed => self.params.positions.sequences,
            _ => self.params.batches,
        }
    }

    /// The launch that merges so many stretches of each column.
    pub(super) fn parts_extent(&self, columns: u128, tiles: u32) -> Result<Launch, Error> {
        let parts = policy::finish_parts(tiles);
        let extent = self.finish_extent(columns * u128::from(parts))?;
        Ok(Launch {
            block: [FINISH_THREADS / parts, parts, 1],
            ..extent
        })
    }

    /// The grid of a second stage with so many threads.
    pub(super) fn finish_extent(&self, threads: u128) -> Result<Launch, Error> {
        let blocks = grid(self.op, threads.div_ceil(FINISH_THREADS.into()))?;
        Ok(Launch::line(blocks, [FINISH_THREADS, 1, 1]))
    }
}
