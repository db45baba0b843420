//! The gradient of theta.

use gimbal_kernels_sys::Launch;
use gimbal_kernels_sys::lrpe::{Params, ThetaSum};

use super::{Operand, Scratch, Stage, Task};
use crate::Error;

/// Threads that sum up one theta.
const WARP: u128 = 32;

/// Two launches: over stretches of tokens and sequences, then over their results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Dtheta {
    pub first: Stage,
    pub finish_extent: Launch,
    /// The addresses of dtheta and of the partial results are not yet in it.
    pub finish: ThetaSum,
    /// Without the statistics of a sequence softmax.
    pub scratch: Scratch,
}

impl Task {
    pub fn dtheta(&self, x: Operand, d_o: Operand) -> Result<Dtheta, Error> {
        let access = self.access(self.span, &[x, d_o]);
        let params = Params {
            x: x.address,
            x_stride: x.strides,
            d_o: d_o.address,
            d_o_stride: d_o.strides,
            ..self.params()
        };
        let shape = self.extent(access, self.span, d_o).dtheta();
        let first = self.stage(access, d_o, shape, false, params)?;
        // The grid divides evenly: it is the blocks over the heads × the others.
        let tiles = first.extent.grid[0] / first.params.head_tiles.unsigned_abs().max(1);
        let [heads, span, theta_heads, theta_features] =
            [self.heads, self.span, self.theta_heads, self.theta_features]
                .map(|extent| u128::from(extent.unsigned_abs()));
        let scratch = Scratch {
            columns: 0,
            partials: self.bytes(u128::from(tiles) * heads * span, size_of::<f64>())?,
        };
        Ok(Dtheta {
            first,
            finish_extent: self.finish_extent(theta_heads * theta_features * WARP)?,
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
            scratch,
        })
    }
}

impl Dtheta {
    /// Puts the address of dtheta, which is dense, and those within a workspace at `base` into the parameters, `scratch`
    /// being that of the whole call.
    pub fn place(&mut self, scratch: &Scratch, base: u64, dtheta: u64) {
        scratch.place(base, &mut self.first.params);
        self.finish.partials = self.first.params.partials;
        self.finish.dtheta = dtheta;
    }
}
