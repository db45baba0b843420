//! The launches of one call: kernels, blocks, parameters and workspace, computed without a GPU. Of addresses it knows those of what
//! all launches read: theta, the weight of a norm, integers.

mod access;
mod blocks;
mod problem;
mod stages;
#[cfg(test)]
mod tests;

use gimbal_kernels_sys::lrpe::{
    self as sys, Access, Activation, Class, FinishStatistics, Groups, MAX_LANES, Params, Reduce,
    Strides, WeightSums, Whole,
};
use gimbal_kernels_sys::{ElementType, Kernel, Launch};

use super::policy::{self, BlockShape, Cut, Extent, GroupShape, LrpeConfig, WholeShape};
use crate::Error;
use crate::check::workspace_bytes;
use crate::device::Facts;
use crate::workspace::ALIGNMENT;
use access::narrower;
use blocks::Blocks;
pub(crate) use problem::{Given, Norm, Operand, Pass, Problem, Source, activation, line_offset};

/// The kernels count tokens, heads and the like in 32 bits, and step past the end by less than what is missing here.
const MAX_EXTENT: i32 = i32::MAX - 65536;

/// The most blocks of a grid.
const MAX_BLOCKS: u64 = i32::MAX.unsigned_abs() as u64;

/// The launches of a call, in their order, and the workspace that they share. Where rows, sums and the workspace lie is not yet in
/// the parameters.
///
/// A call has one tensor of rows, or two by the same launches: queries and keys.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plan {
    /// What f needs of the whole sequence. In a box, as most calls have none, and would move the room for it.
    pub statistics: Option<Box<Statistics>>,
    /// What writes o or dx, and where it can leaves what the gradients sum.
    pub output: Rows,
    /// Whether that needs x of each. A kernel that serves several f loads it all the same, so it is given do instead, which has
    /// all of its places.
    pub output_reads_x: [bool; 2],
    pub gradients: Option<Box<Gradients>>,
    pub workspace: Buffers,
    /// Bytes of the partials that are zeros before the output is written.
    pub cleared: usize,
}

impl Plan {
    /// One launch that reads x of its first tensor and takes no workspace.
    fn of(output: Rows) -> Self {
        Self {
            statistics: None,
            output,
            output_reads_x: [true, false],
            gradients: None,
            workspace: Buffers::default(),
            cleared: 0,
        }
    }

    /// Of a call without gradients of what all tokens share.
    pub fn kernels(&self) -> Vec<Kernel> {
        let statistics = self.statistics.as_ref();
        let statistics = statistics.map(|it| [it.first.kernel, it.finish_kernel]);
        let kernels = statistics.into_iter().flatten();
        kernels.chain([self.output.kernel]).collect()
    }

    /// Has the kernel that writes dx leave sums for the gradients of weights, instead of a first stage. With room for either: before
    /// dx is known one does not know which.
    fn sum_weights(&mut self, sides: [Option<&Problem>; 2]) -> Result<(), Error> {
        let Some(problem) = sides[0] else {
            return Ok(());
        };
        let is_per_head = |problem: &Problem| problem.norm.is_some_and(|norm| norm.is_per_head);
        let params = &mut self.output.params;
        let (sums, heads_of) = match sides.into_iter().flatten().any(is_per_head) {
            true => (WeightSums::OfHeads, params.rows.map(|rows| rows.heads)),
            false => (
                WeightSums::OfBlocks,
                params.rows.map(|rows| rows.head_tiles),
            ),
        };
        params.weight_sums = sums;
        let batches_each = params.batches_per_block.unsigned_abs().max(1);
        let batch_tiles = params.batches.unsigned_abs().div_ceil(batches_each);
        let tiles = params
            .token_tiles
            .unsigned_abs()
            .saturating_mul(batch_tiles);
        let heads = heads_of[0].saturating_add(heads_of[1]);
        let features = params.features;
        let dnorm_weight = problem.weight_sums(sides, heads_of, tiles.cast_signed(), 0)?;
        let [heads, features] = [heads, features].map(|it| u128::from(it.unsigned_abs()));
        let partials = u128::from(tiles) * heads * features;
        let partials = workspace_bytes(problem.op, partials, size_of::<f64>())?;
        self.workspace = self.workspace.or(Buffers {
            columns: 0,
            partials,
        });
        self.gradients = Some(Box::new(Gradients {
            dnorm_weight,
            ..Gradients::default()
        }));
        Ok(())
    }

    /// Has the kernel of the gradients write dx, or go before or behind what does.
    fn add_gradients(&mut self, gradients: (Rows, Gradients, Buffers), writes_dx: bool) {
        let (first, sums, workspace) = gradients;
        let first = match writes_dx {
            true => {
                (self.output, self.output_reads_x) = (first, [true; 2]);
                None
            }
            false => Some(first),
        };
        self.gradients = Some(Box::new(Gradients { first, ..sums }));
        self.workspace = self.workspace.or(workspace);
    }
}

/// A launch over the rows of x or do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rows {
    pub kernel: Kernel,
    pub extent: Launch,
    pub params: Params,
}

impl Rows {
    /// A launch over the rows of both, if they are cut alike.
    fn beside(self, keys: &Self) -> Option<Self> {
        let rows = [self.params.rows[0], keys.params.rows[0]];
        let params = Params {
            rows,
            ..self.params
        };
        let is_alike = self.kernel == keys.kernel
            && self.extent.block == keys.extent.block
            && params
                == Params {
                    rows,
                    ..keys.params
                };
        let blocks = u64::from(self.extent.grid[0]) + u64::from(keys.extent.grid[0]);
        let blocks = u32::try_from(blocks).ok();
        let blocks = blocks.filter(|&blocks| is_alike && u64::from(blocks) <= MAX_BLOCKS)?;
        Some(Self {
            extent: Launch::line(blocks, self.extent.block),
            params,
            ..self
        })
    }
}

/// The statistics of a sequence softmax: over stretches of tokens, then over their results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Statistics {
    pub first: Rows,
    pub finish_kernel: Kernel,
    pub finish_extent: Launch,
    pub finish: FinishStatistics,
    /// Of what joins those of several ranks.
    pub merge_extent: Launch,
}

/// The gradients of theta and of the weights of norms: over stretches of tokens and sequences, then over their results.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Gradients {
    /// None where what writes dx leaves them.
    pub first: Option<Rows>,
    pub dtheta: Option<Sum>,
    pub dnorm_weight: [Option<Sum>; 2],
}

/// The second stage of a gradient.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sum {
    pub extent: Launch,
    pub reduce: Reduce,
    /// Bytes from the partials of the launch to those of this gradient.
    pub partials_at: u64,
}

/// Bytes of a workspace: first the finished statistics, then what first stages leave to second ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Buffers {
    pub columns: usize,
    pub partials: usize,
}

impl Buffers {
    /// Room for either.
    fn or(self, other: Self) -> Self {
        Self {
            columns: self.columns.max(other.columns),
            partials: self.partials.max(other.partials),
        }
    }

    pub fn bytes(&self) -> usize {
        self.partials_at() + self.partials
    }

    /// Where the second part begins.
    pub fn partials_at(&self) -> usize {
        self.columns.next_multiple_of(ALIGNMENT)
    }
}

impl Problem {
    /// How finely the pass is cut by default, unless blocks are few waves.
    pub fn default_cut(&self) -> Cut {
        let f = (self.encoding, self.activation);
        Cut::of(
            f,
            self.pass.is_backward(),
            self.source,
            self.output_access(),
        )
    }

    /// The blocks of a cut for these sizes and layouts; of the default cut [`default_shape`](Self::default_shape).
    pub fn config(&self, facts: &Facts, cut: Cut) -> LrpeConfig {
        let output = self.of_output(None);
        let access = output.output_access();
        let extent = output.output_extent(facts, access);
        let rows = match self.sums_weights() {
            true => output.summed_shape(facts, extent, access),
            false if cut == self.default_cut() => {
                let class = output.activation.class();
                output.default_shape(facts, extent, cut, (class, access))
            }
            false => extent.rows(cut),
        };
        LrpeConfig {
            rows,
            statistics: match self.is_sequence_softmax() {
                true => self.statistics_shape(facts, cut),
                false => rows,
            },
        }
    }

    /// The blocks of the kernel that writes o or dx by the default cut. Any other, which the autotuner has found, is taken as it is.
    fn default_shape(
        &self,
        facts: &Facts,
        extent: Extent,
        cut: Cut,
        (class, access): (Class, Access),
    ) -> BlockShape {
        if self.is_sequence_softmax() {
            return extent.rows(cut);
        }
        let kernel = self.output_kernel(class, access);
        let resident = |threads| facts.resident_blocks(kernel, threads, 0);
        extent.rows(extent.of_few_waves(cut, resident))
    }

    /// The blocks of a kernel that leaves sums of a weight's gradient beside dx. With the default cut: another might leave more sums
    /// than there is room for.
    fn summed_shape(&self, facts: &Facts, extent: Extent, access: Access) -> BlockShape {
        let kernel = self.encoding.backward(Class::Norm, self.variant(access));
        let resident = facts.resident_blocks(kernel, kernel.max_threads(), 0);
        let resident = resident.saturating_mul(facts.multiprocessors);
        extent.summed(resident, self.default_cut())
    }

    /// The blocks unless something else is said or tuned.
    pub fn default_config(&self, facts: &Facts) -> LrpeConfig {
        self.config(facts, self.default_cut())
    }

    /// The launches with blocks of this config.
    ///
    /// # Errors
    /// [`Error::BlockShape`], [`Error::TooLarge`].
    pub fn plan(&self, facts: &Facts, config: LrpeConfig) -> Result<Plan, Error> {
        let statistics = match self.is_sequence_softmax() && self.pass.x.is_some() {
            true => Some(self.statistics(config.statistics)?),
            false => None,
        };
        let (statistics, of_statistics) = statistics.unzip();
        let (output, class) = (self.of_output(None), self.activation.class());
        let sums_weights = self.sums_weights();
        let output = output.output(class, output.output_access(), config.rows)?;
        let mut plan = Plan {
            statistics: statistics.map(Box::new),
            output_reads_x: [self.output_reads_x(), false],
            workspace: of_statistics.unwrap_or_default(),
            ..Plan::of(output)
        };
        if (self.wants_dtheta() || self.pass.with_dnorm_weight)
            && let Some(gradients) = self.gradients(None, facts)?
        {
            plan.add_gradients(gradients, !sums_weights && self.gradients_write_dx(None));
        }
        if sums_weights {
            plan.sum_weights([Some(self), None])?;
        }
        Ok(plan)
    }

    /// One launch for a softmax over a sequence, where that is faster.
    ///
    /// # Errors
    /// [`Error::Cuda`], and as [`plan`](Self::plan).
    pub fn in_one(&self, facts: &Facts) -> Result<Option<Plan>, Error> {
        match self.in_groups(facts)? {
            Some(plan) => Ok(Some(plan)),
            None => self.whole(facts),
        }
    }

    /// One launch by groups of blocks that wait for each other, of long sequences on a line. None with a gradient of theta, which takes
    /// the statistics.
    ///
    /// # Errors
    /// As [`in_one`](Self::in_one).
    fn in_groups(&self, facts: &Facts) -> Result<Option<Plan>, Error> {
        let form = Groups {
            encoding: self.encoding,
            element: self.element,
            is_backward: self.pass.is_backward(),
        };
        let is_one = self.is_sequence_softmax()
            && !self.wants_dtheta()
            && self.source == Source::Line
            && facts.has_sm90a()
            && facts.shared_bytes_per_block >= Groups::SHARED_BYTES
            && self.params.features.unsigned_abs() == Groups::FEATURES
            && self.params.factor == 1.0
            && (self.params.interleaved != 0 || self.params.rotary == self.params.span);
        let (Some(kernel), Some(x)) = (form.kernel(), self.pass.x.filter(|_| is_one)) else {
            return Ok(None);
        };
        if self.access(&[x, self.pass.turned(), self.pass.out], false) != Access::Vector {
            return Ok(None);
        }
        let [batches, tokens, heads] = [self.params.batches, self.params.tokens, self.heads];
        let heads = u64::from(batches.unsigned_abs()) * u64::from(heads.unsigned_abs());
        // By clusters the driver says what there is room for in this context, which may have a part of the GPU.
        let resident = 2 * facts.clusters_of(kernel, 2)?;
        let shape = GroupShape::of(
            form,
            heads,
            tokens.unsigned_abs(),
            resident,
            facts.has_fast_memory(),
        );
        let Some(GroupShape { blocks, groups }) = shape else {
            return Ok(None);
        };
        let grid = blocks * groups;
        // Of two passes, so that the workspace does not hang on the output.
        let workspace = self.plan(facts, self.default_config(facts))?.workspace;
        let cleared = form.exchange_bytes(grid);
        // What the kernel counts in 32 bits.
        if cleared > workspace.partials || heads > u64::from(MAX_EXTENT.unsigned_abs()) {
            return Ok(None);
        }
        let mut params = Params {
            token_tiles: blocks.cast_signed(),
            tokens_per_block: 1,
            batches_per_block: 1,
            ..self.params
        };
        let step = blocks * Groups::WARPS * form.slot_tokens();
        self.set_strides(&mut params, x, step);
        let output = Rows {
            kernel,
            extent: Launch {
                shared_bytes: Groups::SHARED_BYTES,
                together: true,
                ..Launch::line(grid, [kernel.max_threads(), 1, 1])
            },
            params,
        };
        Ok(Some(Plan {
            workspace,
            cleared,
            ..Plan::of(output)
        }))
    }

    /// One launch for a softmax over a sequence that shared memory has room for. None for any other, for packed sequences, whose lengths
    /// are not known here, and with a gradient of theta, which takes the statistics.
    ///
    /// # Errors
    /// [`Error::Cuda`], and as [`plan`](Self::plan).
    pub fn whole(&self, facts: &Facts) -> Result<Option<Plan>, Error> {
        let turned = self.pass.turned();
        let is_one =
            self.is_sequence_softmax() && self.source != Source::Packed && !self.wants_dtheta();
        let Some(x) = self.pass.x.filter(|_| is_one) else {
            return Ok(None);
        };
        if self.access(&[x, turned, self.pass.out], false) == Access::Element {
            return Ok(None);
        }
        let form = Whole {
            encoding: self.encoding,
            element: self.element,
            is_backward: self.pass.is_backward(),
        };
        let vectors = self.params.span.unsigned_abs().div_ceil(Whole::WIDTH);
        let tokens = self.params.tokens.unsigned_abs();
        let extents = [
            self.params.batches,
            self.params.tokens,
            self.heads,
            self.params.features,
        ];
        let extents = extents.map(|extent| u64::from(extent.unsigned_abs()));
        let elements = extents.into_iter().fold(1, u64::saturating_mul);
        let features = self.params.features.unsigned_abs();
        let memory_is_fast = facts.has_fast_memory();
        if !policy::whole_may_pay(form, tokens, elements, features, memory_is_fast) {
            return Ok(None);
        }
        let most_blocks = match facts.has_sm90a() {
            true => facts.largest_cluster(form.kernel())?,
            false => 1,
        };
        let resident = facts.resident_blocks(form.kernel(), form.kernel().max_threads(), 0);
        let resident = u64::from(resident.saturating_mul(facts.multiprocessors));
        let heads = extents[0].saturating_mul(extents[2]);
        let shape = WholeShape::of(form, heads, vectors, tokens, most_blocks, resident);
        let Some(shape) = shape else {
            return Ok(None);
        };
        let head_tiles =
            u64::from(self.heads.unsigned_abs()) * u64::from(vectors.div_ceil(shape.lanes));
        let of_sequence = head_tiles.saturating_mul(shape.blocks.into());
        let grid = of_sequence.saturating_mul(self.params.batches.unsigned_abs().into());
        if grid > MAX_BLOCKS {
            return Ok(None);
        }
        let mut params = Params {
            tokens_per_block: (shape.tokens * shape.rows).cast_signed(),
            batches_per_block: 1,
            token_tiles: shape.blocks.cast_signed(),
            tokens_first: 1,
            ..self.params
        };
        self.set_strides(&mut params, x, shape.tokens);
        // Below the grid's.
        params.rows[0].head_tiles = head_tiles as i32;
        let WholeShape {
            lanes,
            tokens,
            rows,
            blocks,
        } = shape;
        let output = Rows {
            kernel: form.kernel(),
            extent: Launch {
                cluster: blocks,
                shared_bytes: form.shared_bytes(lanes, tokens, rows, blocks),
                ..Launch::line(grid as u32, [lanes, 1, tokens])
            },
            params,
        };
        Ok(Some(Plan::of(output)))
    }

    /// Of one launch, whose threads go from one token to another so many behind it.
    fn set_strides(&self, params: &mut Params, x: Operand, step: u32) {
        let stepped = |operand: Operand| Strides {
            token_step: operand.strides.token.saturating_mul(step.into()),
            ..operand.strides
        };
        let rows = &mut params.rows[0];
        rows.x_stride = stepped(x);
        rows.d_o_stride = stepped(self.pass.d_o.unwrap_or_default());
        rows.out_stride = stepped(self.pass.out);
    }

    /// The launches for these queries and such keys together, none if it takes some for each: where their f are of two
    /// classes, or a softmax over the sequence.
    ///
    /// # Errors
    /// As [`plan`](Self::plan).
    pub fn plan_beside(
        &self,
        keys: &Self,
        facts: &Facts,
        config: Option<LrpeConfig>,
    ) -> Result<Option<Plan>, Error> {
        use sys::Class::{None as NoF, Pointwise, SoftmaxSequence};
        let class = match [self, keys].map(|it| it.activation.class()) {
            [SoftmaxSequence, _] => return Ok(None),
            [queries, keys] if queries == keys => queries,
            [NoF | Pointwise, NoF | Pointwise] => Pointwise,
            _ => return Ok(None),
        };
        let output = [self.of_output(Some(keys)), keys.of_output(Some(self))];
        let [of_queries, of_keys] = &output;
        let access = narrower(of_queries.output_access(), of_keys.output_access());
        let of_inputs = narrower(self.inputs_access(), keys.inputs_access());
        let wants_dnorm = self.pass.with_dnorm_weight || keys.pass.with_dnorm_weight;
        let sums_weights = wants_dnorm
            && !self.wants_dtheta()
            && access == of_inputs
            && self.leaves_weights(access);
        let shape = config.map_or_else(
            || {
                let extent = of_keys.beside(of_queries.output_extent(facts, access));
                match sums_weights {
                    true => of_queries.summed_shape(facts, extent, access),
                    false => {
                        let cut = self.default_cut();
                        of_queries.default_shape(facts, extent, cut, (class, access))
                    }
                }
            },
            |config| config.rows,
        );
        let rows = of_queries.output(class, access, shape)?;
        let Some(output) = rows.beside(&of_keys.output(class, access, shape)?) else {
            return Ok(None);
        };
        let mut plan = Plan {
            output_reads_x: [self.output_reads_x(), keys.output_reads_x()],
            ..Plan::of(output)
        };
        if self.pass.x.is_some() && (self.pass.with_dtheta || wants_dnorm) {
            let Some(gradients) = self.gradients(Some(keys), facts)? else {
                return Ok(None);
            };
            plan.add_gradients(
                gradients,
                !sums_weights && self.gradients_write_dx(Some(keys)),
            );
        }
        if sums_weights {
            plan.sum_weights([Some(self), Some(keys)])?;
        }
        Ok(Some(plan))
    }

    /// What the kernel that writes o or dx goes through, with these keys beside it.
    ///
    /// Where only one sequence has its angles, parts of the heads take the place of sequences, as far as heads share a theta. What
    /// is not rotated stays where it is if the output is in place.
    fn of_output(&self, keys: Option<&Self>) -> Self {
        let mut output = *self;
        let params = &mut output.params;
        let has_f = |problem: &&Self| problem.activation != Activation::None;
        if params.in_place != 0 && !Some(self).into_iter().chain(keys).any(|it| has_f(&it)) {
            params.span = params.rotary;
            params.features = match self.encoding {
                sys::Encoding::Rotate => 2 * params.rotary,
                sys::Encoding::Cosine => params.rotary,
            };
        }
        let shares = |problem: &Self| {
            problem.params.theta_head_stride == 0
                && problem.params.rows[0].weight_head_stride == 0
                && !problem.is_sequence_softmax()
                // A weight of each head may lie in one place, but has gradients of its own.
                && !(problem.pass.with_dnorm_weight && problem.norm.is_some_and(|norm| norm.is_per_head))
        };
        let heads = [self.heads, keys.map_or(0, |keys| keys.heads)].map(i32::unsigned_abs);
        let parts = policy::parts_of_heads(heads);
        if params.batches == 1 && shares(self) && keys.is_none_or(shares) && parts > 1 {
            let parts = parts.cast_signed();
            output.heads /= parts;
            params.batches = parts;
            params.rows[0].heads = output.heads;
            params.positions.given_batch_stride = 0;
            if self.source != Source::Packed {
                params.positions.offsets_stride = 0;
            }
            let heads = i64::from(output.heads);
            let pass = &mut output.pass;
            let operands = [pass.x.as_mut(), pass.d_o.as_mut(), Some(&mut pass.out)];
            for Operand { strides, .. } in operands.into_iter().flatten() {
                // One that does not fit is never taken: no tensor is as large.
                strides.batch = strides.head.saturating_mul(heads);
            }
        }
        output
    }

    /// Whether there is a theta whose gradient is wanted.
    fn wants_dtheta(&self) -> bool {
        self.pass.with_dtheta && self.theta_heads > 0 && self.theta_features > 0
    }

    /// Whether the kernel that writes o or dx needs x.
    fn output_reads_x(&self) -> bool {
        !self.pass.is_backward() || self.read_x().is_some()
    }

    /// Whether the kernel that writes dx leaves sums for the gradient of a norm's weight: where its accesses do not hang on dx, and so the
    /// workspace does not. Not with dtheta, whose first stage goes through the rows anyway.
    pub fn sums_weights(&self) -> bool {
        let has_access = |access| access == self.inputs_access() && self.leaves_weights(access);
        self.pass.with_dnorm_weight && !self.wants_dtheta() && has_access(self.output_access())
    }

    /// Whether the kernel of a norm can: its blocks are of warps, which have room for it beside single elements, but those of 32 bits of a
    /// rotation.
    fn leaves_weights(&self, access: Access) -> bool {
        let (_, of_warps) = self.output_lanes(access, Class::Norm);
        let has_room = self.element != ElementType::F32 || self.encoding == sys::Encoding::Cosine;
        of_warps && (access != Access::Element || has_room)
    }

    /// Whether the first stage of the gradients writes dx, with that of keys: where dx is accessed as what is read, lanes hold what
    /// they work together on, and there is nothing that stays where it is.
    pub fn gradients_write_dx(&self, keys: Option<&Self>) -> bool {
        let wants = |problem: &Self| problem.wants_dtheta() || problem.pass.with_dnorm_weight;
        if !wants(self) && !keys.is_some_and(wants) {
            return false;
        }
        let access = self.gradients_access(keys);
        let writes = |problem: &Self| {
            let span = problem.params.span;
            let joined = problem.activation.class().joins_lanes();
            let (_, of_warps) = problem.gradients_lanes(access);
            let fits = !joined || of_warps || problem.vectors(access, span) <= MAX_LANES;
            fits && problem.are_aligned(&[problem.pass.out], access)
        };
        self.pass.x.is_some()
            && self.of_output(keys).params.span == self.params.span
            && writes(self)
            && keys.is_none_or(writes)
    }

    pub fn is_sequence_softmax(&self) -> bool {
        self.activation == Activation::SoftmaxSequence
    }

    /// x of a backward pass, where the gradient of f needs it.
    pub fn read_x(&self) -> Option<Operand> {
        let needs_it = self.pass.is_backward() && self.activation != Activation::None;
        self.pass.x.filter(|_| needs_it)
    }

    /// What the kernels read of x: do in its place where the gradient of f does not need it.
    pub fn x_or_turned(&self) -> Operand {
        self.read_x().unwrap_or(self.pass.turned())
    }

    /// The kernel that writes o or dx.
    fn output_kernel(&self, class: Class, access: Access) -> Kernel {
        let variant = self.variant(access);
        match self.pass.is_backward() {
            false => self.encoding.forward(class, variant),
            true => self.encoding.backward(class, variant),
        }
    }

    /// Its launch, in blocks of this shape.
    fn output(&self, class: Class, access: Access, shape: BlockShape) -> Result<Rows, Error> {
        let kernel = self.output_kernel(class, access);
        let mut params = self.params;
        let rows = &mut params.rows[0];
        rows.x_stride = self.x_or_turned().strides;
        rows.out_stride = self.pass.out.strides;
        rows.d_o_stride = self.pass.d_o.unwrap_or_default().strides;
        let (lanes, of_warps) = self.output_lanes(access, class);
        let cut = Blocks {
            lanes,
            shape,
            stay_in_sequence: self.is_sequence_softmax(),
            by_length: true,
            with_tail: true,
            joined: class.joins_lanes(),
            of_warps,
        };
        self.rows(kernel, self.pass.turned(), cut, params)
    }
}
