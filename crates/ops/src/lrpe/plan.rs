//! The launches of one call: kernels, blocks, parameters and workspace, computed without a GPU. Of addresses it knows those of what
//! all launches read: theta, the weight of a norm, integers.

#[cfg(test)]
mod tests;

use gimbal_kernels_sys::lrpe::{
    self as sys, Access, Activation, BACKWARD_STATISTICS, Class, FEWEST_LANES, FINISH_BACKWARD,
    FINISH_FORWARD, FORWARD_STATISTICS, FinishStatistics, LANE_ANGLES, MAX_ASSIGNED, MAX_AXES,
    MAX_BLOCK_TOKENS, MAX_LANES, MAX_THREADS, Params, Reduce, Strides, Variant, WeightSums, Whole,
    statistics as statistics_kernel,
};
use gimbal_kernels_sys::{ElementType, Kernel, Launch};
use gimbal_reference::{
    Encoding, Function, Lrpe, LrpeProblem, Pairing, Positions, SoftmaxAxis, ThetaKind,
};
use serde::Serialize;

use super::policy::{self, BlockShape, Cut, Extent, LrpeConfig, WARP, WholeShape};
use crate::Error;
use crate::check::workspace_bytes;
use crate::device::Facts;
use crate::tensor::Layout;

/// The kernels count tokens, heads and the like in 32 bits, and step past the end by less than what is missing here.
const MAX_EXTENT: i32 = i32::MAX - 65536;

/// The most blocks of a grid.
const MAX_BLOCKS: u64 = i32::MAX.unsigned_abs() as u64;

/// Threads of a block of a second stage.
const FINISH_THREADS: u32 = MAX_THREADS;

/// The launches of a call, in their order, and the workspace that they share. Where rows, sums and the workspace lie is not yet in
/// the parameters.
///
/// A call has one tensor of rows, or two by the same launches: queries and keys.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Plan {
    /// What f needs of the whole sequence.
    pub statistics: Option<Statistics>,
    /// What writes o or dx, and where it can leaves what the gradients sum.
    pub output: Rows,
    /// Whether that needs x of each. A kernel that serves several f loads it all the same, so it is given do instead, which has
    /// all of its places.
    pub output_reads_x: [bool; 2],
    pub gradients: Option<Gradients>,
    pub workspace: Buffers,
}

impl Plan {
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
        self.gradients = Some(Gradients {
            dnorm_weight,
            ..Gradients::default()
        });
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
        self.gradients = Some(Gradients { first, ..sums });
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
        self.columns.next_multiple_of(256)
    }
}

/// Where the positions of a token come from, which decides what its angles cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Source {
    /// Its number.
    Line,
    /// Its number within its sequence, which the token finds.
    Packed,
    /// A tensor, or an offset on the device, that each sequence of the batch has its own of, or all share.
    Given { axes: usize, shared: bool },
    /// Its index on a grid of so many axes.
    Grid { axes: usize },
}

impl Source {
    /// Whether the angles of a token serve all sequences.
    pub fn is_shared(self) -> bool {
        !matches!(self, Self::Given { shared: false, .. })
    }
}

/// A tensor of rows as the kernels see it: x, o or one of their gradients.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Operand {
    pub strides: Strides,
    /// How far the address of element (0, …, 0) is behind a multiple of 16 bytes.
    pub misalignment: u64,
}

impl Operand {
    /// Of (B, N, H, D), or (B, N, D) with one head; cosine on a grid (B, H, L, D); packed (T, H, D).
    pub fn new(definition: &Lrpe, is_packed: bool, address: u64, layout: &Layout) -> Self {
        let (batch, token, head) = match (&definition.encoding, &definition.positions) {
            _ if is_packed => (None, 0, Some(1)),
            (Encoding::Cosine, Positions::Grid { .. }) => (Some(0), 2, Some(1)),
            _ if layout.shape().len() > 3 => (Some(0), 1, Some(2)),
            _ => (Some(0), 1, None),
        };
        let stride = |dim| layout.step(dim);
        Self {
            strides: Strides {
                batch: batch.map_or(0, stride),
                token: stride(token),
                head: head.map_or(0, stride),
                // It depends on the block, see `Problem::rows`.
                token_step: 0,
            },
            misalignment: address % 16,
        }
    }

    /// Whether every row starts at a multiple of `width` elements of so many bytes.
    fn is_aligned(&self, width: u32, size: u32) -> bool {
        let Strides {
            batch, token, head, ..
        } = self.strides;
        // Widths are powers of two, of which all are multiples if what they have of bits together is.
        let strides = (batch | token | head).cast_unsigned();
        self.misalignment.is_multiple_of((width * size).into())
            && strides & u64::from(width - 1) == 0
    }

    /// Whether the next head is nearer in memory than the next token.
    pub fn heads_are_nearer(&self) -> bool {
        self.strides.head.unsigned_abs() < self.strides.token.unsigned_abs()
    }
}

/// One call, as far as its plan depends on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Problem {
    pub op: &'static str,
    pub element: ElementType,
    pub activation: Activation,
    pub source: Source,
    pub heads: i32,
    pub theta_heads: i32,
    pub theta_features: i32,
    pub theta_kind: ThetaKind,
    pub pass: Pass,
    encoding: sys::Encoding,
    norm: Option<Norm>,
    /// What is the same for every launch.
    pub params: Params,
}

/// The weight of an RMS norm, as the kernels see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Norm {
    /// Its address.
    pub weight: u64,
    /// 0 where all heads share it, or have rows of their own at one place.
    pub head_stride: i64,
    /// Whether it has a row for each head, of which there may be none.
    pub is_per_head: bool,
}

/// What a plan is told besides sizes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Given {
    /// Its address.
    pub theta: u64,
    /// From one head's theta to the next, where there are several.
    pub theta_head_stride: i64,
    pub norm: Option<Norm>,
    /// Addresses and strides of the tensors of integers, and whether there are offsets.
    pub positions: sys::Positions,
    pub has_offsets: bool,
    /// The output is exactly x, or do.
    pub in_place: bool,
}

/// What a pass reads and writes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pass {
    /// Backward there where f or a gradient of what all tokens share needs it.
    pub x: Option<Operand>,
    /// Of a backward pass.
    pub d_o: Option<Operand>,
    /// o, or dx.
    pub out: Operand,
    pub with_dtheta: bool,
    pub with_dnorm_weight: bool,
}

impl Pass {
    pub fn is_backward(&self) -> bool {
        self.d_o.is_some()
    }

    /// What is turned: x, or do. Blocks follow its order in memory.
    pub fn turned(&self) -> Operand {
        // A forward pass has an x.
        self.d_o.or(self.x).unwrap_or_default()
    }
}

impl Problem {
    /// # Errors
    /// [`Error::TooLarge`].
    pub fn new(
        definition: &Lrpe,
        sizes: &LrpeProblem,
        element: ElementType,
        given: &Given,
        pass: Pass,
    ) -> Result<Self, Error> {
        let op = definition.name();
        let narrow = |what, got: usize, max: i32| match i32::try_from(got) {
            Ok(fits) if fits <= max => Ok(fits),
            _ => {
                let max = max.unsigned_abs().into();
                Err(Error::too_large(op, what, max, got as u128))
            }
        };
        let batches = narrow("the number of sequences", sizes.batch, MAX_EXTENT)?;
        let tokens = narrow("the number of tokens", sizes.tokens, MAX_EXTENT)?;
        let heads = narrow("the number of heads", sizes.heads, MAX_EXTENT)?;
        // A row of o may be twice as wide, and is counted in 32 bits too.
        let features = narrow("the number of features", sizes.features, MAX_EXTENT / 2)?;
        let rotary = narrow("the number of angles", sizes.angles, MAX_EXTENT)?;
        let theta_heads = narrow("the rows of theta", sizes.theta_heads, MAX_EXTENT)?;
        let theta_features = narrow("the columns of theta", sizes.theta_features, MAX_EXTENT)?;

        let (encoding, span, interleaved, factor) = match &definition.encoding {
            Encoding::Rotate(rotation) => (
                sys::Encoding::Rotate,
                features / 2,
                rotation.pairing == Pairing::Interleaved,
                rotation.factor as f32,
            ),
            Encoding::Cosine => (sys::Encoding::Cosine, features, false, 1.0),
        };
        let (activation, norm_eps) = function(definition.f);
        let (source, positions) = positions(definition, sizes, given)?;
        let axes = definition.positions.axes();
        let axis_of = match axes.filter(|_| sizes.axes > 1) {
            Some(axes) => Some(packed_axes(op, axes)?),
            None => None,
        };
        let params = Params {
            rows: [
                sys::Rows {
                    weight: given.norm.map_or(0, |norm| norm.weight),
                    weight_head_stride: given.norm.map_or(0, |norm| norm.head_stride),
                    heads,
                    activation,
                    norm_eps,
                    ..sys::Rows::default()
                },
                sys::Rows::default(),
            ],
            theta: given.theta,
            positions,
            theta_head_stride: match theta_heads {
                0 | 1 => 0,
                _ => given.theta_head_stride,
            },
            theta_feature_stride: match sizes.theta_kind {
                ThetaKind::PerFeature => 1,
                ThetaKind::PerHead => 0,
            },
            theta_period: theta_features.max(1),
            turning: match (sizes.theta_kind, axes) {
                // Axes that turn blocks, and one frequency for all, leave no angle out.
                (ThetaKind::PerHead, _) => rotary,
                (ThetaKind::PerFeature, None) if sizes.axes > 1 => rotary,
                (ThetaKind::PerFeature, _) => theta_features.min(rotary),
            },
            batches,
            tokens,
            features,
            span,
            rotary,
            interleaved: interleaved.into(),
            factor,
            in_place: given.in_place.into(),
            assigned: axis_of.is_some().into(),
            axis_of: axis_of.unwrap_or_default(),
            ..Params::default()
        };
        Ok(Self {
            op,
            element,
            activation,
            source,
            heads,
            theta_heads,
            theta_features,
            theta_kind: sizes.theta_kind,
            pass,
            encoding,
            norm: given.norm,
            params,
        })
    }

    /// How finely the pass is cut by default.
    pub fn default_cut(&self) -> Cut {
        Cut::of(self.activation, self.source, self.output_access())
    }

    /// The blocks of a cut for these sizes and layouts.
    pub fn config(&self, facts: &Facts, cut: Cut) -> LrpeConfig {
        let output = self.of_output(None);
        let access = output.output_access();
        let extent = output.output_extent(facts, access);
        LrpeConfig {
            rows: match self.sums_weights() {
                true => output.summed_shape(facts, extent, access),
                false => extent.rows(cut),
            },
            statistics: self.statistics_shape(facts, cut),
        }
    }

    /// The blocks of a kernel that leaves sums of a weight's gradient beside dx. With the default cut: another might leave more sums
    /// than there is room for.
    fn summed_shape(&self, facts: &Facts, extent: Extent, access: Access) -> BlockShape {
        let kernel = self.encoding.backward(Class::Norm, self.variant(access));
        let resident = facts.resident_blocks(kernel, 0);
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
        let mut plan = Plan {
            statistics,
            output: output.output(class, output.output_access(), config.rows)?,
            output_reads_x: [self.output_reads_x(), false],
            gradients: None,
            workspace: of_statistics.unwrap_or_default(),
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
        let most_blocks = match facts.has_sm90a() {
            true => facts.largest_cluster(form.kernel())?,
            false => 1,
        };
        let Some(shape) = WholeShape::of(form, vectors, tokens, most_blocks) else {
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
        let stepped = |operand: Operand| Strides {
            token_step: operand.strides.token.saturating_mul(shape.tokens.into()),
            ..operand.strides
        };
        let rows = &mut params.rows[0];
        // Below the grid's.
        rows.head_tiles = head_tiles as i32;
        rows.x_stride = stepped(x);
        rows.d_o_stride = stepped(self.pass.d_o.unwrap_or_default());
        rows.out_stride = stepped(self.pass.out);
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
        Ok(Some(Plan {
            statistics: None,
            output,
            output_reads_x: [true, false],
            gradients: None,
            workspace: Buffers::default(),
        }))
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
                    false => extent.rows(self.default_cut()),
                }
            },
            |config| config.rows,
        );
        let rows = of_queries.output(class, access, shape)?;
        let Some(output) = rows.beside(&of_keys.output(class, access, shape)?) else {
            return Ok(None);
        };
        let mut plan = Plan {
            statistics: None,
            output,
            output_reads_x: [self.output_reads_x(), keys.output_reads_x()],
            gradients: None,
            workspace: Buffers::default(),
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

    /// What is to be cut, with these keys beside it.
    fn beside(&self, extent: Extent) -> Extent {
        Extent {
            beside: self.heads.unsigned_abs(),
            ..extent
        }
    }

    /// How the kernel that writes o or dx accesses its tensors.
    pub fn output_access(&self) -> Access {
        let turned = self.pass.turned();
        let x = self.read_x().unwrap_or(turned);
        let joined = self.activation.class().joins_lanes();
        self.access(&[x, turned, self.pass.out], joined)
    }

    /// The same where the output does not matter.
    fn inputs_access(&self) -> Access {
        let turned = self.pass.turned();
        let x = self.read_x().unwrap_or(turned);
        self.access(&[x, turned], self.activation.class().joins_lanes())
    }

    /// Whether the kernel that writes dx leaves sums for the gradient of a norm's weight: where its accesses do not hang on dx, and so the
    /// workspace does not. Not with dtheta, whose first stage goes through the rows anyway.
    pub fn sums_weights(&self) -> bool {
        let has_access = |access| access == self.inputs_access() && self.leaves_weights(access);
        self.pass.with_dnorm_weight && !self.wants_dtheta() && has_access(self.output_access())
    }

    /// Whether the kernel of a norm can: its blocks are of warps, which have room for it beside single elements of 16 bits.
    fn leaves_weights(&self, access: Access) -> bool {
        let (_, of_warps) = self.output_lanes(access, Class::Norm);
        of_warps && (access != Access::Element || self.element != ElementType::F32)
    }

    /// Whether the first stage of the gradients writes dx, with that of keys: where dx is accessed as what is read, lanes hold what
    /// they work together on, and there is nothing that stays where it is.
    pub fn gradients_write_dx(&self, keys: Option<&Self>) -> bool {
        let access = self.gradients_access(keys);
        let wants = |problem: &Self| problem.wants_dtheta() || problem.pass.with_dnorm_weight;
        let writes = |problem: &Self| {
            let span = problem.params.span;
            let joined = problem.activation.class().joins_lanes();
            let fits = !joined || problem.vectors(access, span) <= MAX_LANES;
            fits && problem.are_aligned(&[problem.pass.out], access)
        };
        (wants(self) || keys.is_some_and(wants))
            && self.pass.x.is_some()
            && self.of_output(keys).params.span == self.params.span
            && writes(self)
            && keys.is_none_or(writes)
    }

    /// How the first stage of the gradients accesses its tensors, with those of keys.
    fn gradients_access(&self, keys: Option<&Self>) -> Access {
        let of = |problem: &Self| {
            let Pass { x, d_o, .. } = problem.pass;
            problem.access(&[x.unwrap_or_default(), d_o.unwrap_or_default()], false)
        };
        keys.map_or(of(self), |keys| narrower(of(self), of(keys)))
    }

    /// Elements of an access of the kernel that writes o or dx.
    pub fn width(&self) -> u32 {
        self.variant(self.output_access()).width()
    }

    /// The family of its kernels.
    pub fn family(&self) -> &'static str {
        let variant = self.variant(Access::Vector);
        self.encoding.backward_statistics(variant).family()
    }

    pub fn is_sequence_softmax(&self) -> bool {
        self.activation == Activation::SoftmaxSequence
    }

    /// x of a backward pass, where the gradient of f needs it.
    pub fn read_x(&self) -> Option<Operand> {
        let needs_it = self.pass.is_backward() && self.activation != Activation::None;
        self.pass.x.filter(|_| needs_it)
    }

    /// The kernel that writes o or dx.
    fn output(&self, class: Class, access: Access, shape: BlockShape) -> Result<Rows, Error> {
        let variant = self.variant(access);
        let mut params = self.params;
        let rows = &mut params.rows[0];
        let turned = self.pass.turned();
        rows.x_stride = self.read_x().unwrap_or(turned).strides;
        rows.out_stride = self.pass.out.strides;
        let kernel = match self.pass.d_o {
            None => self.encoding.forward(class, variant),
            Some(d_o) => {
                rows.d_o_stride = d_o.strides;
                self.encoding.backward(class, variant)
            }
        };
        let (lanes, of_warps) = self.output_lanes(access, class);
        let cut = Blocks {
            lanes,
            shape,
            stay_in_sequence: self.is_sequence_softmax(),
            with_tail: true,
            joined: class.joins_lanes(),
            of_warps,
        };
        self.rows(kernel, turned, cut, params)
    }

    /// The threads that share a row of the kernel that writes o or dx, and whether its blocks are of warps.
    fn output_lanes(&self, access: Access, class: Class) -> (u32, bool) {
        let span = self.params.span;
        let vectors = self.vectors(access, span).max(1);
        match (access, class) {
            (Access::Element, Class::SoftmaxSequence) => {}
            (Access::Element, _) if vectors <= LANE_ANGLES * MAX_LANES => {
                let lanes = vectors.div_ceil(LANE_ANGLES).max(FEWEST_LANES);
                return (lanes.next_power_of_two(), true);
            }
            (Access::Vector | Access::Half, Class::SoftmaxFeature | Class::Norm) => {
                return (policy::joined_lanes(vectors), true);
            }
            _ => {}
        }
        (self.lanes(access, span, class.joins_lanes()), false)
    }

    /// The first stage of a sequence softmax: the kernel for an access, the widest that it can have, and the angles of a row.
    fn statistics_kernel(&self) -> (impl Fn(Access) -> Kernel, Access, i32) {
        let turned = self.pass.turned();
        let x = self.read_x().unwrap_or(turned);
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
    fn statistics(&self, shape: BlockShape) -> Result<(Statistics, Buffers), Error> {
        let (kernel, access, span) = self.statistics_kernel();
        let x = self.read_x().unwrap_or(self.pass.turned());
        let (finish_kernel, planes) = match self.pass.d_o {
            None => (FINISH_FORWARD, FORWARD_STATISTICS),
            Some(_) => (FINISH_BACKWARD, BACKWARD_STATISTICS),
        };
        let mut params = self.params;
        params.rows[0].x_stride = x.strides;
        params.rows[0].d_o_stride = self.pass.d_o.unwrap_or_default().strides;
        let cut = Blocks::of_statistics(self.lanes(access, span, false), shape);
        let first = self.rows(kernel(access), x, cut, params)?;
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
            finish_extent: self.parts_extent(columns, tiles.unsigned_abs())?,
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

    /// Gradients of theta and of the weight of a norm, those that are wanted, where there is an x; with keys of both, unless they are
    /// cut apart.
    fn gradients(
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
        let mut extent = Extent {
            lanes: self.lanes(access, self.params.span, joined),
            whole_warps: joined,
            ..self.extent(facts, access, self.params.span, d_o)
        };
        if let Some(keys) = keys {
            extent = keys.beside(extent);
        }
        let kernel = self.encoding.gradients(self.variant(access));
        let resident = facts.resident_blocks(kernel, 0);
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
            // Whether dx is written or not: the workspace must not hang on it.
            with_tail: true,
            joined,
            of_warps: false,
        };
        let wants_dnorm = |problem: &Self| problem.pass.with_dnorm_weight;
        let weight_sums = match wants_dnorm(self) || keys.is_some_and(wants_dnorm) {
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
    fn weight_sums(
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

    fn sum(&self, reduce: Reduce, partials_at: u64) -> Result<Sum, Error> {
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
    fn columns_of_head(&self) -> i32 {
        match self.source {
            Source::Packed => self.params.positions.sequences,
            _ => self.params.batches,
        }
    }

    /// The blocks of the first stage of a sequence softmax.
    fn statistics_shape(&self, facts: &Facts, cut: Cut) -> BlockShape {
        let (kernel, access, span) = self.statistics_kernel();
        let x = self.read_x().unwrap_or(self.pass.turned());
        let extent = self.extent(facts, access, span, x);
        extent.statistics(self.slots(facts, kernel(Access::Vector)), cut)
    }

    /// The blocks of the first stage of a sequence softmax that the GPU holds at a time.
    fn slots(&self, facts: &Facts, kernel: Kernel) -> u32 {
        match self.is_sequence_softmax() {
            true => facts
                .resident_blocks(kernel, 0)
                .saturating_mul(facts.multiprocessors),
            false => 0,
        }
    }

    fn variant(&self, access: Access) -> Variant {
        Variant {
            element: self.element,
            access,
        }
    }

    /// The widest access that the vectors of a row and all that leads to them allow.
    fn access(&self, operands: &[Operand], joined: bool) -> Access {
        // Where each vector of a row begins.
        let (rotary, rest) = match (self.encoding, self.params.interleaved) {
            (sys::Encoding::Rotate, 0) => {
                (self.params.rotary, self.params.span - self.params.rotary)
            }
            _ => (self.params.span, 0),
        };
        let fits = |access: Access| {
            let width = self.variant(access).width();
            let vectors = |extent: i32| extent.unsigned_abs().is_multiple_of(width);
            // The lanes hold a row between them, one vector each.
            let held = !joined || self.vectors(access, self.params.span) <= MAX_LANES;
            let norm = self.norm.unwrap_or_default();
            held && vectors(rotary)
                && vectors(rest)
                && self.are_aligned(operands, access)
                && norm.weight.is_multiple_of(16)
                && norm.head_stride % 4 == 0
        };
        self.widest(fits)
    }

    /// The same of x alone, whose features are all alike.
    fn statistics_access(&self, x: Operand) -> Access {
        self.widest(|access| {
            let width = self.variant(access).width();
            self.params.features.unsigned_abs().is_multiple_of(width)
                && self.are_aligned(&[x], access)
        })
    }

    fn widest(&self, fits: impl Fn(Access) -> bool) -> Access {
        let all: &[Access] = match self.element {
            ElementType::F32 => &[Access::Vector],
            _ => &[Access::Vector, Access::Half],
        };
        let widest = all.iter().copied().find(|&access| fits(access));
        widest.unwrap_or(Access::Element)
    }

    fn are_aligned(&self, operands: &[Operand], access: Access) -> bool {
        let (width, size) = (self.variant(access).width(), self.element.size());
        let mut operands = operands.iter();
        operands.all(|operand| operand.is_aligned(width, size))
    }

    /// How many accesses a row of `span` elements takes.
    fn vectors(&self, access: Access, span: i32) -> u32 {
        span.unsigned_abs().div_ceil(self.variant(access).width())
    }

    /// The threads that share a row of `span` elements: a power of two where they work together.
    fn lanes(&self, access: Access, span: i32, joined: bool) -> u32 {
        let lanes = self.vectors(access, span).clamp(1, MAX_LANES);
        match joined || access == Access::Element {
            true => lanes.next_power_of_two(),
            false => lanes,
        }
    }

    /// What the block shape of the kernel that writes o or dx is chosen from.
    fn output_extent(&self, facts: &Facts, access: Access) -> Extent {
        let (class, nearest) = (self.activation.class(), self.pass.turned());
        let (lanes, of_warps) = self.output_lanes(access, class);
        Extent {
            lanes,
            whole_warps: class.joins_lanes() && !of_warps,
            of_warps,
            positions: match self.source {
                Source::Line => 0,
                _ => self.params.positions.axes.unsigned_abs(),
            },
            ..self.extent(facts, access, self.params.span, nearest)
        }
    }

    /// What a block shape is chosen from, for rows of `span` elements.
    fn extent(&self, facts: &Facts, access: Access, span: i32, nearest: Operand) -> Extent {
        // Of packed sequences that blocks stay within, what the average one has.
        let (batches, tokens) = match (self.source, self.is_sequence_softmax()) {
            (Source::Packed, true) => {
                let sequences = self.params.positions.sequences.unsigned_abs().max(1);
                (
                    sequences,
                    self.params.tokens.unsigned_abs().div_ceil(sequences),
                )
            }
            _ => (
                self.params.batches.unsigned_abs(),
                self.params.tokens.unsigned_abs(),
            ),
        };
        Extent {
            batches: batches.max(1),
            tokens: tokens.max(1),
            heads: self.heads.unsigned_abs().max(1),
            lanes: self.lanes(access, span, false),
            whole_warps: false,
            of_warps: false,
            positions: 0,
            heads_are_nearer: nearest.heads_are_nearer(),
            own_positions: !self.source.is_shared(),
            beside: 0,
            multiprocessors: facts.multiprocessors,
        }
    }

    /// A launch over all rows.
    fn rows(
        &self,
        kernel: Kernel,
        nearest: Operand,
        blocks: Blocks,
        params: Params,
    ) -> Result<Rows, Error> {
        let Blocks {
            lanes, mut shape, ..
        } = blocks;
        if blocks.joined && !blocks.of_warps {
            // The lanes of a warp reduce together, so none may be missing.
            let rows = lanes.saturating_mul(shape.heads);
            let whole = WARP >> rows.trailing_zeros().min(WARP.trailing_zeros());
            shape.tokens = shape
                .tokens
                .checked_next_multiple_of(whole)
                .unwrap_or(u32::MAX);
        }
        let block = match blocks.of_warps {
            true => {
                let rows = shape.heads.saturating_mul(shape.tokens);
                [WARP, rows.div_ceil(WARP / lanes), 1]
            }
            false => [lanes, shape.heads, shape.tokens],
        };
        let threads = block.into_iter().fold(1, u32::saturating_mul);
        if threads > MAX_THREADS
            || shape.tokens > MAX_BLOCK_TOKENS
            || threads * shape.tokens_per_thread.min(1) * shape.batches.min(1) == 0
        {
            return Err(Error::BlockShape {
                op: self.op,
                lanes,
                shape,
                max: MAX_THREADS,
            });
        }
        let by_sequence = blocks.stay_in_sequence && self.source == Source::Packed;
        let batches = match by_sequence {
            true => self.params.positions.sequences + i32::from(blocks.with_tail),
            false => self.params.batches,
        };
        let tiles = self.tiles(shape, batches, by_sequence, blocks.stay_in_sequence)?;
        let narrow = |what, got: u64| {
            i32::try_from(got).map_err(|_| Error::too_large(self.op, what, MAX_BLOCKS, got.into()))
        };
        let mut params = Params {
            batches,
            tokens_per_block: narrow("the tokens of a block", tiles.tokens_each)?,
            batches_per_block: narrow("the sequences of a block", tiles.batches_each)?,
            token_tiles: narrow("the number of blocks", tiles.over_tokens)?,
            tokens_first: policy::tokens_first(nearest.heads_are_nearer()).into(),
            by_sequence: by_sequence.into(),
            ..params
        };
        if blocks.of_warps {
            // At most MAX_THREADS each.
            params.block_lanes = lanes as u8;
            params.block_heads = shape.heads as u8;
            params.block_tokens = shape.tokens as u8;
        }
        let rows = &mut params.rows[0];
        rows.head_tiles = narrow("the number of blocks", tiles.over_heads)?;
        for strides in [
            &mut rows.x_stride,
            &mut rows.d_o_stride,
            &mut rows.out_stride,
        ] {
            // A step that does not fit is never taken: no tensor is as large.
            strides.token_step = strides.token.saturating_mul(shape.tokens.into());
        }
        let blocks = narrow("the number of blocks", tiles.blocks())?;
        Ok(Rows {
            kernel,
            extent: Launch::line(blocks.unsigned_abs(), block),
            params,
        })
    }

    /// Deals the rows out to blocks of about this shape, with as few more tokens and sequences as it takes to fit in a
    /// grid.
    fn tiles(
        &self,
        shape: BlockShape,
        batches: i32,
        by_sequence: bool,
        one_sequence: bool,
    ) -> Result<Tiles, Error> {
        let [batches, tokens, heads] = [batches, self.params.tokens, self.heads]
            .map(|extent| u64::from(extent.unsigned_abs()));
        // Blocks that stay within a packed sequence are as many for each, whatever it has.
        let sequences_of_line = if by_sequence { batches.max(1) } else { 1 };
        let [rows, steps, sequences] =
            [shape.tokens, shape.tokens_per_thread, shape.batches].map(u64::from);
        let most_tokens = tokens.next_multiple_of(rows).max(rows);
        let mut tokens_each = (rows * steps).min(most_tokens);
        let mut batches_each = if one_sequence {
            1
        } else {
            sequences.min(batches).max(1)
        };
        loop {
            let tiles = Tiles {
                over_heads: heads.div_ceil(shape.heads.into()),
                over_tokens: tokens
                    .div_ceil(tokens_each)
                    .div_ceil(sequences_of_line)
                    .max(1),
                over_batches: batches.div_ceil(batches_each),
                tokens_each,
                batches_each,
            };
            if tiles.blocks() <= MAX_BLOCKS {
                // A thread counts its rows, and the batch as far as the end of its part, in 32 bits.
                let max = u64::from(MAX_EXTENT.unsigned_abs());
                let counted = (tokens_each / rows)
                    .saturating_mul(batches_each)
                    .max(batches + batches_each);
                if counted > max {
                    let got = counted.into();
                    return Err(Error::too_large(self.op, "the rows of a thread", max, got));
                }
                return Ok(tiles);
            }
            if tiles.over_tokens > 1 {
                tokens_each = (tokens_each * 2).min(most_tokens);
            } else if tiles.over_batches > 1 && !one_sequence {
                batches_each *= 2;
            } else {
                let got = tiles.blocks().into();
                return Err(Error::too_large(
                    self.op,
                    "the number of blocks",
                    MAX_BLOCKS,
                    got,
                ));
            }
        }
    }

    /// The launch that merges so many stretches of each column.
    fn parts_extent(&self, columns: u128, tiles: u32) -> Result<Launch, Error> {
        let parts = policy::finish_parts(tiles);
        let extent = self.finish_extent(columns * u128::from(parts))?;
        Ok(Launch {
            block: [FINISH_THREADS / parts, parts, 1],
            ..extent
        })
    }

    /// The grid of a second stage with so many threads.
    fn finish_extent(&self, threads: u128) -> Result<Launch, Error> {
        let blocks = threads.div_ceil(FINISH_THREADS.into());
        match u32::try_from(blocks) {
            Ok(fits) if blocks <= MAX_BLOCKS.into() => {
                Ok(Launch::line(fits, [FINISH_THREADS, 1, 1]))
            }
            _ => {
                let what = "the number of blocks";
                Err(Error::too_large(self.op, what, MAX_BLOCKS, blocks))
            }
        }
    }
}

/// How the rows are dealt out to the blocks of a grid.
#[derive(Clone, Copy, Debug)]
struct Tiles {
    over_heads: u64,
    over_tokens: u64,
    over_batches: u64,
    tokens_each: u64,
    batches_each: u64,
}

impl Tiles {
    /// The largest u64 if there are more.
    fn blocks(&self) -> u64 {
        self.over_heads
            .saturating_mul(self.over_tokens)
            .saturating_mul(self.over_batches)
    }
}

/// How a launch is cut.
#[derive(Clone, Copy, Debug)]
struct Blocks {
    lanes: u32,
    shape: BlockShape,
    /// Blocks do not go on from one sequence to the next.
    stay_in_sequence: bool,
    /// Rows behind the last packed sequence count too.
    with_tail: bool,
    /// The lanes of a row work together.
    joined: bool,
    /// Warps have whole rows.
    of_warps: bool,
}

impl Blocks {
    fn of_statistics(lanes: u32, shape: BlockShape) -> Self {
        Self {
            lanes,
            shape,
            stay_in_sequence: true,
            with_tail: false,
            joined: false,
            of_warps: false,
        }
    }
}

/// The one of fewer bytes.
fn narrower(a: Access, b: Access) -> Access {
    let narrowest = [Access::Element, Access::Half];
    let mut narrowest = narrowest.into_iter();
    let found = narrowest.find(|&access| a == access || b == access);
    found.unwrap_or(Access::Vector)
}

/// Where positions come from, as a policy and as the kernels see it. The checks have found that they fit.
fn positions(
    definition: &Lrpe,
    sizes: &LrpeProblem,
    given: &Given,
) -> Result<(Source, sys::Positions), Error> {
    let clamp = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
    let mut positions = sys::Positions {
        axes: clamp(sizes.axes),
        shared: 1,
        ..given.positions
    };
    let source = match &definition.positions {
        Positions::Grid {
            shape,
            extra_tokens,
            ..
        } => {
            positions.source = sys::Source::Grid;
            positions.extra_tokens = clamp(*extra_tokens);
            for (axis, &length) in shape.iter().take(MAX_AXES).enumerate() {
                positions.set_axis(axis, clamp(length).unsigned_abs());
            }
            Source::Grid { axes: shape.len() }
        }
        Positions::Given { .. } => {
            positions.source = sys::Source::Given;
            let shared = positions.given_batch_stride == 0 || sizes.batch == 1;
            positions.shared = shared.into();
            Source::Given {
                axes: sizes.axes,
                shared,
            }
        }
        Positions::Line { offset } => {
            // Without tokens there is no position, and the checks have not looked at the offset.
            positions.offset = i32::try_from(*offset).unwrap_or(0);
            if let Some(sequences) = sizes.sequences {
                positions.source = sys::Source::Packed;
                positions.sequences = i32::try_from(sequences)
                    .ok()
                    .filter(|&sequences| sequences <= MAX_EXTENT)
                    .ok_or_else(|| {
                        let max = MAX_EXTENT.unsigned_abs().into();
                        let what = "the number of sequences";
                        Error::too_large(definition.name(), what, max, sequences as u128)
                    })?;
                Source::Packed
            } else if given.has_offsets {
                let shared = sizes.batch == 1;
                positions.shared = shared.into();
                Source::Given { axes: 1, shared }
            } else {
                Source::Line
            }
        }
    };
    Ok((source, positions))
}

/// Two bits an angle.
fn packed_axes(op: &'static str, axes: &[usize]) -> Result<[u32; MAX_ASSIGNED / 16], Error> {
    if axes.len() > MAX_ASSIGNED {
        let what = "the number of angles with an axis of their own";
        return Err(Error::too_large(
            op,
            what,
            MAX_ASSIGNED as u64,
            axes.len() as u128,
        ));
    }
    let mut packed = [0; MAX_ASSIGNED / 16];
    for (angle, &axis) in axes.iter().enumerate() {
        packed[angle / 16] |= (axis as u32 & 3) << (angle % 16 * 2);
    }
    Ok(packed)
}

/// f, and the eps of a norm.
fn function(f: Function) -> (Activation, f32) {
    match f {
        Function::RmsNorm { eps } => (Activation::RmsNorm, eps as f32),
        Function::Activation(f) => (activation(f), 1.0),
    }
}

/// f as the kernels know it.
pub(crate) fn activation(f: gimbal_reference::Activation) -> Activation {
    use gimbal_reference::Activation as Reference;
    match f {
        Reference::None => Activation::None,
        Reference::Relu => Activation::Relu,
        Reference::Sigmoid => Activation::Sigmoid,
        Reference::Silu => Activation::Silu,
        Reference::Softmax(SoftmaxAxis::Feature) => Activation::SoftmaxFeature,
        Reference::Softmax(SoftmaxAxis::Sequence) => Activation::SoftmaxSequence,
    }
}
