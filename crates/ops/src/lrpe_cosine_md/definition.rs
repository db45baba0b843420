//! How the kernels of the grid are launched.

use gimbal_kernels_sys::lrpe::{GridParams, MAX_AXES, Operator, ParamsOnGrid, Variant};
use gimbal_kernels_sys::{Error as CudaError, Kernel};
use gimbal_reference::{LrpeCosineMd as Reference, LrpeProblem};

use super::AxisTable;
use crate::lrpe::{Definition, Dimensions, On, Rows, Source, Spread};

/// The operator, and its table in the cached form.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    pub reference: Reference,
    /// e.
    pub width: usize,
    pub table: Option<AxisTable>,
}

impl Grid {
    fn kernels(&self) -> Operator {
        match self.table {
            Some(_) => Operator::CosineMdCached,
            None => Operator::CosineMd,
        }
    }

    fn params_of(&self, rows: &Rows) -> ParamsOnGrid {
        ParamsOnGrid {
            params: *rows.params,
            grid: self.params(),
        }
    }

    /// The checks have found at most [`MAX_AXES`] axes, with lengths that fit.
    fn params(&self) -> GridParams {
        let mut grid = GridParams {
            extra_tokens: clamp(self.reference.extra_tokens).cast_signed(),
            axes: clamp(self.reference.grid.len()).cast_signed(),
            width: clamp(self.width).cast_signed(),
            ..GridParams::default()
        };
        for (axis, &length) in self.reference.grid.iter().take(MAX_AXES).enumerate() {
            grid.set_axis(axis, clamp(length));
        }
        if let Some(table) = &self.table {
            table.describe(&mut grid);
        }
        grid
    }
}

impl Definition for Grid {
    type Reference = Reference;
    const FEATURES_PER_ANGLE: usize = 1;

    fn reference(&self) -> &Reference {
        &self.reference
    }

    fn dimensions(_: usize) -> Dimensions {
        Dimensions::HEADS_FIRST
    }

    fn offset(&self) -> i64 {
        0
    }

    fn spread(&self, problem: &LrpeProblem) -> Spread {
        Spread {
            period: problem.theta_features.max(1),
            limit: problem.features,
        }
    }

    fn batches_per_thread(&self) -> u32 {
        // More than on a line: finding a token's index, or reading its angles, costs more.
        match self.table {
            Some(_) => 12,
            None => 6,
        }
    }

    fn source(&self) -> Source {
        let axes = self.reference.grid.len();
        match self.table {
            None => Source::Grid { axes },
            Some(_) => Source::Table { axes },
        }
    }

    fn backward_statistics_kernel(&self, variant: Variant) -> Kernel {
        // That of the computed form for both: blocks of another size would merge in another order, and change the bits.
        Operator::CosineMd.backward_statistics(variant)
    }

    unsafe fn launch_forward(&self, on: On, rows: Rows) -> Result<(), CudaError> {
        let kernel = self.kernels().forward(rows.class, rows.variant);
        // SAFETY: passed on to the caller; the table lives as long as the operator.
        unsafe { on.launch(kernel, rows.extent, &self.params_of(&rows)) }
    }

    unsafe fn launch_backward(&self, on: On, rows: Rows) -> Result<(), CudaError> {
        let kernel = self.kernels().backward(rows.class, rows.variant);
        // SAFETY: passed on to the caller; the table lives as long as the operator.
        unsafe { on.launch(kernel, rows.extent, &self.params_of(&rows)) }
    }

    unsafe fn launch_backward_statistics(&self, on: On, rows: Rows) -> Result<(), CudaError> {
        let kernel = self.kernels().backward_statistics(rows.variant);
        // SAFETY: passed on to the caller; the table lives as long as the operator.
        unsafe { on.launch(kernel, rows.extent, &self.params_of(&rows)) }
    }

    unsafe fn launch_dtheta(&self, on: On, rows: Rows) -> Result<(), CudaError> {
        let kernel = self.kernels().dtheta(rows.variant);
        // SAFETY: passed on to the caller; the table lives as long as the operator.
        unsafe { on.launch(kernel, rows.extent, &self.params_of(&rows)) }
    }
}

/// Of a number that fits an i32.
fn clamp(number: usize) -> u32 {
    u32::try_from(number)
        .unwrap_or(u32::MAX)
        .min(i32::MAX.unsigned_abs())
}
