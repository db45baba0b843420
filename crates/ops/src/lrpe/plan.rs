//! The launches of one call: kernels, blocks, parameters and workspace, computed without a GPU and without addresses.

#[cfg(test)]
mod tests;

use gimbal_kernels_sys::lrpe::{
    Access, Activation, BACKWARD_STATISTICS, FINISH_BACKWARD, FINISH_FORWARD, FORWARD_STATISTICS,
    FinishStatistics, GridParams, MAX_AXES, MAX_BLOCK_TOKENS, MAX_LANES, MAX_THREADS, Operator,
    Params, Strides, ThetaSum, Variant, statistics as statistics_kernel,
};
use gimbal_kernels_sys::{ElementType, Kernel, Launch};
use gimbal_reference::{Encoding, Function, Lrpe, LrpeProblem, Positions, SoftmaxAxis, ThetaKind};
use serde::Serialize;

use super::policy::{self, BlockShape, Cut, Direction, Extent, LrpeConfig, WARP};
use crate::Error;
use crate::device::Facts;
use crate::tensor::Layout;

/// The kernels count tokens, heads and the like in 32 bits, and step past the end by less than what is missing here.
const MAX_EXTENT: i32 = i32::MAX - 65536;

/// The most blocks of a grid.
const MAX_BLOCKS: u64 = i32::MAX.unsigned_abs() as u64;

/// Threads of a block of a second stage.
const FINISH_THREADS: u32 = MAX_THREADS;

/// The launches of a call, in their order, and the workspace that they share. Addresses are not yet in the parameters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Plan {
    /// What the activation needs of the whole sequence.
    pub statistics: Option<Statistics>,
    /// What writes o or dx.
    pub output: Rows,
    pub dtheta: Option<Dtheta>,
    pub workspace: Buffers,
}

/// A launch over the rows of x or do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rows {
    pub kernel: Kernel,
    pub extent: Launch,
    pub params: Params,
    /// What a kernel of tokens on a grid is told besides.
    pub grid: Option<GridParams>,
}

/// The statistics of a sequence softmax: over stretches of tokens, then over their results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Statistics {
    pub first: Rows,
    pub finish_kernel: Kernel,
    pub finish_extent: Launch,
    pub finish: FinishStatistics,
}

/// The gradient of theta: over stretches of tokens and sequences, then over their results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Dtheta {
    /// What the activation needs of the whole sequence: dx has been written, so they may replace those for it.
    pub statistics: Option<Statistics>,
    pub first: Rows,
    pub finish_extent: Launch,
    pub finish: ThetaSum,
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

/// Where the angles of a token come from, which decides what they cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Source {
    /// Its position.
    Line,
    /// Its index on a grid of so many axes.
    Grid { axes: usize },
    /// A table for a grid of so many axes.
    Table { axes: usize },
}

/// A tensor of rows as the kernels see it: x, o or one of their gradients.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Operand {
    pub strides: Strides,
    /// How far the address of element (0, …, 0) is behind a multiple of 16 bytes.
    pub misalignment: u64,
}

impl Operand {
    /// A tensor of an operator on these positions: (B, N, H, D), or (B, N, D) with one head; on a grid (B, H, L, D). Where a
    /// dimension has at most one element, its stride is never used, and 0 here.
    pub fn new(positions: &Positions, address: u64, layout: &Layout) -> Self {
        let (token, head) = match positions {
            Positions::Grid { .. } => (2, Some(1)),
            _ if layout.shape().len() > 3 => (1, Some(2)),
            _ => (1, None),
        };
        let stride = |dim: usize| match layout.shape().get(dim) {
            Some(2..) => layout.strides()[dim] as i64,
            _ => 0,
        };
        Self {
            strides: Strides {
                batch: stride(0),
                token: stride(token),
                head: head.map_or(0, stride),
                // It depends on the block, see `Problem::rows`.
                token_step: 0,
            },
            misalignment: address % 16,
        }
    }

    /// Whether every row starts at a multiple of `width` elements, which are 16 bytes.
    fn is_aligned(&self, width: i64) -> bool {
        let Strides {
            batch, token, head, ..
        } = self.strides;
        let strides = [batch, token, head];
        self.misalignment == 0 && strides.iter().all(|stride| stride % width == 0)
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
    pub batches: i32,
    pub tokens: i32,
    pub heads: i32,
    /// D.
    pub features: i32,
    /// Angles a row.
    pub span: i32,
    pub theta_heads: i32,
    pub theta_features: i32,
    pub theta_kind: ThetaKind,
    pub pass: Pass,
    kernels: Operator,
    offset: i32,
    grid: Option<GridParams>,
    theta_head_stride: i64,
    /// Angle j turns with theta j % `period`, and from `limit` on not at all.
    period: i32,
    limit: i32,
}

/// What a pass reads and writes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Pass {
    Forward {
        x: Operand,
        o: Operand,
    },
    Backward {
        /// There where the activation or dtheta needs it.
        x: Option<Operand>,
        d_o: Operand,
        dx: Operand,
        with_dtheta: bool,
    },
}

impl Problem {
    /// `theta_head_stride` leads from one head's theta to the next, where there are several; `has_table` says that angles on
    /// a grid are read from a table.
    ///
    /// # Errors
    /// [`Error::TooLarge`].
    pub fn new(
        definition: &Lrpe,
        sizes: &LrpeProblem,
        element: ElementType,
        theta_head_stride: i64,
        has_table: bool,
        pass: Pass,
    ) -> Result<Self, Error> {
        let op = definition.name();
        let narrow = |what, got: usize, max: i32| match i32::try_from(got) {
            Ok(fits) if fits <= max => Ok(fits),
            _ => Err(too_large(op, what, max.unsigned_abs().into(), got as u128)),
        };
        let batches = narrow("the number of sequences", sizes.batch, MAX_EXTENT)?;
        let tokens = narrow("the number of tokens", sizes.tokens, MAX_EXTENT)?;
        let heads = narrow("the number of heads", sizes.heads, MAX_EXTENT)?;
        // A row of o may be twice as wide, and is counted in 32 bits too.
        let features = narrow("the number of features", sizes.features, MAX_EXTENT / 2)?;
        let span = narrow("the number of angles", sizes.angles, MAX_EXTENT)?;
        let theta_heads = narrow("the rows of theta", sizes.theta_heads, MAX_EXTENT)?;
        let theta_features = narrow("the columns of theta", sizes.theta_features, MAX_EXTENT)?;

        let (source, offset, grid) = match &definition.positions {
            Positions::Grid {
                shape,
                extra_tokens,
                ..
            } => {
                let axes = shape.len();
                let source = match has_table {
                    true => Source::Table { axes },
                    false => Source::Grid { axes },
                };
                let mut grid = grid_params(shape, *extra_tokens, theta_features);
                if has_table {
                    let theta_head = if theta_heads > 1 { theta_features } else { 0 };
                    grid.table_head_stride = theta_head.into();
                    grid.table_position_stride = i64::from(theta_heads) * i64::from(theta_features);
                }
                (source, 0, Some(grid))
            }
            // Without tokens there is no position, and the checks have not looked at the offset.
            Positions::Line { offset } => (Source::Line, i32::try_from(*offset).unwrap_or(0), None),
            // The constructors of `Lrpe` know no others.
            _ => (Source::Line, 0, None),
        };
        let kernels = match (&definition.encoding, source) {
            (Encoding::Cosine, Source::Line) => Operator::Cosine,
            (Encoding::Cosine, Source::Grid { .. }) => Operator::CosineMd,
            (Encoding::Cosine, Source::Table { .. }) => Operator::CosineMdCached,
            // A rotation of all features, which the constructors of `Lrpe` put on a line.
            _ => Operator::Rotate,
        };
        let (period, limit) = match (sizes.theta_kind, source) {
            (ThetaKind::PerHead, _) => (1, span),
            (ThetaKind::PerFeature, Source::Line) => (span, theta_features),
            // Every axis turns its block of features by the same theta.
            (ThetaKind::PerFeature, _) => (theta_features.max(1), span),
        };
        Ok(Self {
            op,
            element,
            activation: activation(definition.f),
            source,
            batches,
            tokens,
            heads,
            features,
            span,
            theta_heads,
            theta_features,
            theta_kind: sizes.theta_kind,
            pass,
            kernels,
            offset,
            grid,
            theta_head_stride: if theta_heads > 1 {
                theta_head_stride
            } else {
                0
            },
            period,
            limit,
        })
    }

    /// How finely the pass is cut by default.
    pub fn default_cut(&self) -> Cut {
        let direction = match self.pass {
            Pass::Forward { .. } => Direction::Forward,
            Pass::Backward { .. } => Direction::Backward,
        };
        Cut::of(direction, self.activation, self.source)
    }

    /// The blocks of a cut for these sizes and layouts.
    pub fn config(&self, facts: &Facts, cut: Cut) -> LrpeConfig {
        let (access, nearest) = (self.output_access(), self.nearest());
        LrpeConfig {
            rows: self.extent(facts, access, self.span, nearest).rows(cut),
            statistics: match self.pass {
                Pass::Forward { x, .. } => self.forward_statistics_shape(facts, x, cut),
                Pass::Backward { x, d_o, .. } => {
                    let x = self.read_x(x).unwrap_or(d_o);
                    self.backward_statistics_shape(facts, x, d_o, cut)
                }
            },
        }
    }

    /// The launches with blocks of this config.
    ///
    /// # Errors
    /// [`Error::BlockShape`], [`Error::TooLarge`].
    pub fn plan(&self, facts: &Facts, config: LrpeConfig) -> Result<Plan, Error> {
        let mut workspace = Buffers::default();
        let (mut statistics, mut dtheta) = (None, None);
        match self.pass {
            Pass::Forward { x, .. } => {
                if self.is_sequence_softmax() {
                    let (stages, buffers) = self.forward_statistics(x, config.statistics)?;
                    (statistics, workspace) = (Some(stages), buffers);
                }
            }
            Pass::Backward {
                x: Some(x),
                d_o,
                with_dtheta,
                ..
            } => {
                if self.is_sequence_softmax() {
                    let (stages, buffers) = self.backward_statistics(x, d_o, config.statistics)?;
                    (statistics, workspace) = (Some(stages), buffers);
                }
                if with_dtheta && self.theta_heads > 0 && self.theta_features > 0 {
                    let (stages, buffers) = self.dtheta(facts, x, d_o)?;
                    dtheta = Some(stages);
                    workspace = workspace.or(buffers);
                }
            }
            Pass::Backward { x: None, .. } => {}
        }
        Ok(Plan {
            statistics,
            output: self.output(config.rows)?,
            dtheta,
            workspace,
        })
    }

    /// How the kernel that writes o or dx accesses its tensors.
    pub fn output_access(&self) -> Access {
        let access = match self.pass {
            Pass::Forward { x, o } => self.access(self.span, &[x, o]),
            Pass::Backward { x, d_o, dx, .. } => {
                let x = self.read_x(x).unwrap_or(d_o);
                self.access(self.span, &[x, d_o, dx])
            }
        };
        if self.activation == Activation::SoftmaxFeature
            && self.vectors(access, self.span) > MAX_LANES
        {
            // The lanes hold a row between them, one vector each.
            return Access::Scalar;
        }
        access
    }

    pub fn is_sequence_softmax(&self) -> bool {
        self.activation == Activation::SoftmaxSequence
    }

    /// x of a backward pass, where the gradient of the activation needs it.
    pub fn read_x(&self, x: Option<Operand>) -> Option<Operand> {
        x.filter(|_| self.activation != Activation::None)
    }

    /// The tensor whose order in memory the blocks of the kernel that writes o or dx follow.
    fn nearest(&self) -> Operand {
        match self.pass {
            Pass::Forward { x, .. } => x,
            Pass::Backward { d_o, .. } => d_o,
        }
    }

    /// The kernel that writes o or dx.
    fn output(&self, shape: BlockShape) -> Result<Rows, Error> {
        let access = self.output_access();
        let (variant, class) = (self.variant(access), self.activation.class());
        let mut params = self.params();
        let kernel = match self.pass {
            Pass::Forward { x, o } => {
                params.x_stride = x.strides;
                params.out_stride = o.strides;
                self.kernels.forward(class, variant)
            }
            Pass::Backward { x, d_o, dx, .. } => {
                params.x_stride = self.read_x(x).unwrap_or_default().strides;
                params.d_o_stride = d_o.strides;
                params.out_stride = dx.strides;
                self.kernels.backward(class, variant)
            }
        };
        let one_sequence = self.is_sequence_softmax();
        let rows = self.rows(kernel, access, self.nearest(), shape, one_sequence, params)?;
        Ok(self.on_grid(rows))
    }

    /// m and log2 l of every column, which the forward pass and dtheta need.
    fn forward_statistics(
        &self,
        x: Operand,
        shape: BlockShape,
    ) -> Result<(Statistics, Buffers), Error> {
        // All features of a row are alike here, whatever the encoding.
        let access = self.access(self.features, &[x]);
        let params = Params {
            span: self.features,
            x_stride: x.strides,
            ..self.params()
        };
        let kernel = statistics_kernel(self.variant(access));
        let first = self.rows(kernel, access, x, shape, true, params)?;
        self.statistics(first, FINISH_FORWARD, FORWARD_STATISTICS)
    }

    /// m, log2 l and the mean of every column, which the backward pass needs.
    fn backward_statistics(
        &self,
        x: Operand,
        d_o: Operand,
        shape: BlockShape,
    ) -> Result<(Statistics, Buffers), Error> {
        let access = self.access(self.span, &[x, d_o]);
        let params = Params {
            x_stride: x.strides,
            d_o_stride: d_o.strides,
            ..self.params()
        };
        let kernel = self.kernels.backward_statistics(self.variant(access));
        let first = self.on_grid(self.rows(kernel, access, x, shape, true, params)?);
        self.statistics(first, FINISH_BACKWARD, BACKWARD_STATISTICS)
    }

    /// Both stages, of which the first leaves so many values of each column.
    fn statistics(
        &self,
        first: Rows,
        finish_kernel: Kernel,
        planes: usize,
    ) -> Result<(Statistics, Buffers), Error> {
        // Below 2^62.
        let rows = i64::from(self.batches) * i64::from(self.heads);
        let columns = u128::from(rows.unsigned_abs()) * u128::from(self.features.unsigned_abs());
        let tiles = first.params.token_tiles;
        let results = columns * planes as u128;
        let size = size_of::<f32>();
        let buffers = Buffers {
            columns: self.bytes(results, size)?,
            partials: self.bytes(results * u128::from(tiles.unsigned_abs()), size)?,
        };
        let stages = Statistics {
            first,
            finish_kernel,
            finish_extent: self.finish_extent(columns)?,
            finish: FinishStatistics {
                partials: 0,
                columns: 0,
                rows,
                width: self.features,
                tiles,
            },
        };
        Ok((stages, buffers))
    }

    fn dtheta(&self, facts: &Facts, x: Operand, d_o: Operand) -> Result<(Dtheta, Buffers), Error> {
        let mut workspace = Buffers::default();
        let mut statistics = None;
        if self.is_sequence_softmax() {
            let cut = Cut::of(Direction::Forward, self.activation, self.source);
            let shape = self.forward_statistics_shape(facts, x, cut);
            let (stages, buffers) = self.forward_statistics(x, shape)?;
            (statistics, workspace) = (Some(stages), buffers);
        }

        let access = self.access(self.span, &[x, d_o]);
        let params = Params {
            x_stride: x.strides,
            d_o_stride: d_o.strides,
            ..self.params()
        };
        let shape = self.extent(facts, access, self.span, d_o).dtheta();
        let kernel = self.kernels.dtheta(self.variant(access));
        let first = self.on_grid(self.rows(kernel, access, d_o, shape, false, params)?);
        // The grid divides evenly: it is the blocks over the heads × the others.
        let tiles = first.extent.grid[0] / first.params.head_tiles.unsigned_abs().max(1);
        let [heads, span, theta_heads, theta_features] =
            [self.heads, self.span, self.theta_heads, self.theta_features]
                .map(|extent| u128::from(extent.unsigned_abs()));
        let partials = Buffers {
            columns: 0,
            partials: self.bytes(u128::from(tiles) * heads * span, size_of::<f64>())?,
        };
        let stages = Dtheta {
            statistics,
            first,
            // One warp a theta.
            finish_extent: self.finish_extent(theta_heads * theta_features * u128::from(WARP))?,
            finish: ThetaSum {
                partials: 0,
                dtheta: 0,
                tiles: tiles.cast_signed(),
                heads: self.heads,
                span: self.span,
                theta_heads: self.theta_heads,
                theta_features: self.theta_features,
                period: self.period,
                limit: self.limit,
            },
        };
        Ok((stages, workspace.or(partials)))
    }

    /// A launch of a kernel that turns by angles.
    fn on_grid(&self, rows: Rows) -> Rows {
        Rows {
            grid: self.grid,
            ..rows
        }
    }

    fn forward_statistics_shape(&self, facts: &Facts, x: Operand, cut: Cut) -> BlockShape {
        let access = self.access(self.features, &[x]);
        let extent = self.extent(facts, access, self.features, x);
        let kernel = statistics_kernel(self.variant(Access::Vector));
        extent.statistics(self.slots(facts, kernel), cut)
    }

    fn backward_statistics_shape(
        &self,
        facts: &Facts,
        x: Operand,
        d_o: Operand,
        cut: Cut,
    ) -> BlockShape {
        let access = self.access(self.span, &[x, d_o]);
        let extent = self.extent(facts, access, self.span, x);
        // With a table as without: blocks of another size would merge in another order, and change the bits.
        let kernels = match self.kernels {
            Operator::CosineMdCached => Operator::CosineMd,
            own => own,
        };
        let kernel = kernels.backward_statistics(self.variant(Access::Vector));
        extent.statistics(self.slots(facts, kernel), cut)
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

    /// 16 bytes at once where rows of `span` elements and all that leads to them allow it.
    fn access(&self, span: i32, operands: &[Operand]) -> Access {
        let width = self.variant(Access::Vector).width();
        let fits = span.unsigned_abs().is_multiple_of(width)
            && operands
                .iter()
                .all(|operand| operand.is_aligned(width.into()));
        if fits { Access::Vector } else { Access::Scalar }
    }

    /// How many accesses a row of `span` elements takes.
    fn vectors(&self, access: Access, span: i32) -> u32 {
        span.unsigned_abs().div_ceil(self.variant(access).width())
    }

    /// The threads that share a row of `span` elements.
    fn lanes(&self, access: Access, span: i32) -> u32 {
        let vectors = self.vectors(access, span);
        vectors.min(MAX_LANES).next_power_of_two()
    }

    /// What a block shape is chosen from, for rows of `span` elements.
    fn extent(&self, facts: &Facts, access: Access, span: i32, nearest: Operand) -> Extent {
        Extent {
            batches: self.batches.unsigned_abs().max(1),
            tokens: self.tokens.unsigned_abs().max(1),
            heads: self.heads.unsigned_abs().max(1),
            lanes: self.lanes(access, span),
            heads_are_nearer: nearest.heads_are_nearer(),
            multiprocessors: facts.multiprocessors,
        }
    }

    /// The parameters that are the same for every launch.
    fn params(&self) -> Params {
        Params {
            x: 0,
            d_o: 0,
            out: 0,
            theta: 0,
            partials: 0,
            columns: 0,
            x_stride: Strides::default(),
            d_o_stride: Strides::default(),
            out_stride: Strides::default(),
            theta_head_stride: self.theta_head_stride,
            theta_feature_stride: match self.theta_kind {
                ThetaKind::PerFeature => 1,
                ThetaKind::PerHead => 0,
            },
            theta_features: self.limit,
            batches: self.batches,
            tokens: self.tokens,
            heads: self.heads,
            span: self.span,
            offset: self.offset,
            head_tiles: 0,
            tokens_per_block: 0,
            batches_per_block: 0,
            token_tiles: 0,
            activation: self.activation,
            tokens_first: 0,
            reserved: 0,
        }
    }

    /// A launch over all rows of `params.span` elements.
    fn rows(
        &self,
        kernel: Kernel,
        access: Access,
        nearest: Operand,
        shape: BlockShape,
        one_sequence: bool,
        params: Params,
    ) -> Result<Rows, Error> {
        let lanes = self.lanes(access, params.span);
        let mut shape = shape;
        if self.activation == Activation::SoftmaxFeature {
            // The lanes of a warp reduce together, so none may be missing.
            let rows = lanes.saturating_mul(shape.heads);
            let whole = WARP >> rows.trailing_zeros().min(WARP.trailing_zeros());
            shape.tokens = shape
                .tokens
                .checked_next_multiple_of(whole)
                .unwrap_or(u32::MAX);
        }
        let block = [lanes, shape.heads, shape.tokens];
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
        let tiles = self.tiles(shape, one_sequence)?;
        let narrow = |what, got: u64| {
            i32::try_from(got).map_err(|_| too_large(self.op, what, MAX_BLOCKS, got.into()))
        };
        let params = Params {
            head_tiles: narrow("the number of blocks", tiles.over_heads)?,
            tokens_per_block: narrow("the tokens of a block", tiles.tokens_each)?,
            batches_per_block: narrow("the sequences of a block", tiles.batches_each)?,
            token_tiles: narrow("the number of blocks", tiles.over_tokens)?,
            tokens_first: policy::tokens_first(nearest.heads_are_nearer()).into(),
            x_stride: stepping(params.x_stride, shape.tokens),
            d_o_stride: stepping(params.d_o_stride, shape.tokens),
            out_stride: stepping(params.out_stride, shape.tokens),
            ..params
        };
        let blocks = narrow("the number of blocks", tiles.blocks())?;
        Ok(Rows {
            kernel,
            extent: Launch::line(blocks.unsigned_abs(), block),
            params,
            grid: None,
        })
    }

    /// Deals the rows out to blocks of about this shape, with as few more tokens and sequences as it takes to fit in a
    /// grid.
    fn tiles(&self, shape: BlockShape, one_sequence: bool) -> Result<Tiles, Error> {
        let [batches, tokens, heads] =
            [self.batches, self.tokens, self.heads].map(|extent| u64::from(extent.unsigned_abs()));
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
                over_tokens: tokens.div_ceil(tokens_each),
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
                    return Err(too_large(self.op, "the rows of a thread", max, got));
                }
                return Ok(tiles);
            }
            if tiles.over_tokens > 1 {
                tokens_each = (tokens_each * 2).min(most_tokens);
            } else if tiles.over_batches > 1 && !one_sequence {
                batches_each *= 2;
            } else {
                let got = tiles.blocks().into();
                return Err(too_large(self.op, "the number of blocks", MAX_BLOCKS, got));
            }
        }
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
                Err(too_large(self.op, what, MAX_BLOCKS, blocks))
            }
        }
    }

    /// The bytes of `count` elements of `size` bytes.
    fn bytes(&self, count: u128, size: usize) -> Result<usize, Error> {
        let bytes = count.saturating_mul(size as u128);
        let max = isize::MAX as u64 / 2;
        match usize::try_from(bytes) {
            Ok(fits) if fits as u64 <= max => Ok(fits),
            _ => Err(too_large(self.op, "the bytes of the workspace", max, bytes)),
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

/// A grid, whose axes the checks have counted and found to fit.
fn grid_params(shape: &[usize], extra_tokens: usize, theta_features: i32) -> GridParams {
    let clamp = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
    let mut grid = GridParams {
        extra_tokens: clamp(extra_tokens),
        axes: clamp(shape.len()),
        width: theta_features,
        ..GridParams::default()
    };
    for (axis, &length) in shape.iter().take(MAX_AXES).enumerate() {
        grid.set_axis(axis, clamp(length).unsigned_abs());
    }
    grid
}

/// With the step of a thread in blocks of so many tokens. A step that does not fit is never taken: no tensor is as large.
fn stepping(strides: Strides, tokens: u32) -> Strides {
    Strides {
        token_step: strides.token.saturating_mul(tokens.into()),
        ..strides
    }
}

fn activation(f: Function) -> Activation {
    use gimbal_reference::Activation as Reference;
    let Function::Activation(activation) = f else {
        // The methods of `Lrpe` set no others.
        return Activation::None;
    };
    match activation {
        Reference::None => Activation::None,
        Reference::Relu => Activation::Relu,
        Reference::Sigmoid => Activation::Sigmoid,
        Reference::Silu => Activation::Silu,
        Reference::Softmax(SoftmaxAxis::Feature) => Activation::SoftmaxFeature,
        Reference::Softmax(SoftmaxAxis::Sequence) => Activation::SoftmaxSequence,
    }
}

fn too_large(op: &'static str, what: &'static str, max: u64, got: u128) -> Error {
    Error::TooLarge {
        op,
        what,
        max,
        got: u64::try_from(got).unwrap_or(u64::MAX),
    }
}
