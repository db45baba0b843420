//! The statistics of a sequence softmax.

use gimbal_kernels_sys::Launch;
use gimbal_kernels_sys::lrpe::{BACKWARD_STATISTICS, FORWARD_STATISTICS, FinishStatistics, Params};

use super::{Operand, Scratch, Stage, Task};
use crate::Error;
use crate::lrpe::config::BlockShape;
use crate::lrpe::cut::Cut;

/// Two launches: over stretches of tokens, then over their results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Statistics {
    pub first: Stage,
    pub finish_extent: Launch,
    /// The addresses of the workspace are not yet in it.
    pub finish: FinishStatistics,
    pub scratch: Scratch,
}

impl Task {
    /// m and log2 l of every column, which the forward pass and dtheta need.
    pub fn forward_statistics(
        &self,
        x: Operand,
        shape: Option<BlockShape>,
    ) -> Result<Statistics, Error> {
        // All features of a row are alike here, whatever the encoding.
        let span = self.features;
        let access = self.access(span, &[x]);
        let params = Params {
            span,
            x: x.address,
            x_stride: x.strides,
            ..self.params()
        };
        let shape = shape.unwrap_or_else(|| self.forward_statistics_shape(x, self.forward_cut()));
        let first = self.stage(access, x, shape, true, params)?;
        self.statistics(first, FORWARD_STATISTICS)
    }

    /// m, log2 l and the mean of every column, which the backward pass needs.
    pub fn backward_statistics(
        &self,
        x: Operand,
        d_o: Operand,
        shape: Option<BlockShape>,
    ) -> Result<Statistics, Error> {
        let access = self.access(self.span, &[x, d_o]);
        let params = Params {
            x: x.address,
            x_stride: x.strides,
            d_o: d_o.address,
            d_o_stride: d_o.strides,
            ..self.params()
        };
        let shape =
            shape.unwrap_or_else(|| self.backward_statistics_shape(x, d_o, self.backward_cut()));
        let first = self.stage(access, x, shape, true, params)?;
        self.statistics(first, BACKWARD_STATISTICS)
    }

    pub(super) fn forward_statistics_shape(&self, x: Operand, cut: Cut) -> BlockShape {
        let access = self.access(self.features, &[x]);
        self.extent(access, self.features, x)
            .statistics(self.residency.forward_statistics, cut)
    }

    pub(super) fn backward_statistics_shape(
        &self,
        x: Operand,
        d_o: Operand,
        cut: Cut,
    ) -> BlockShape {
        let access = self.access(self.span, &[x, d_o]);
        self.extent(access, self.span, x)
            .statistics(self.residency.backward_statistics, cut)
    }

    fn statistics(&self, first: Stage, planes: usize) -> Result<Statistics, Error> {
        // Below 2^62.
        let rows = i64::from(self.batches) * i64::from(self.heads);
        let columns = u128::from(rows.unsigned_abs()) * u128::from(self.features.unsigned_abs());
        let tiles = first.params.token_tiles;
        let results = columns * planes as u128;
        let size = size_of::<f32>();
        let scratch = Scratch {
            columns: self.bytes(results, size)?,
            partials: self.bytes(results * u128::from(tiles.unsigned_abs()), size)?,
        };
        Ok(Statistics {
            first,
            finish_extent: self.finish_extent(columns)?,
            finish: FinishStatistics {
                partials: 0,
                columns: 0,
                rows,
                width: self.features,
                tiles,
            },
            scratch,
        })
    }
}

impl Statistics {
    /// Puts the addresses within a workspace at `base` into the parameters, `scratch` being that of the whole call.
    pub fn place(&mut self, scratch: &Scratch, base: u64) {
        scratch.place(base, &mut self.first.params);
        self.finish.partials = self.first.params.partials;
        self.finish.columns = self.first.params.columns;
    }
}
