//! The cached form: cosine and sine of every position on an axis.

use std::sync::Arc;

use gimbal_kernels_sys::Launch;
use gimbal_kernels_sys::lrpe::{GridParams, MAX_THREADS, TABLE, Table};
use gimbal_reference::LrpeCosineMd as Reference;

use crate::tensor::Layout;
use crate::{Error, Tensor};

/// Above this the kernels spend more on reading angles than on computing them: on an H200 the table of a line of 32768
/// tokens and 12 heads (402 MB) makes the forward pass 10 % slower, that of 32 × 32 × 32 tokens changes nothing.
const MOST_BYTES: u64 = 32 << 20;

/// (cos, sin) pairs of shape (positions, rows of theta, e).
#[derive(Clone, Debug)]
pub(super) struct AxisTable {
    pairs: Arc<Tensor<f32>>,
    theta_heads: usize,
    width: usize,
}

impl AxisTable {
    /// None on the CPU, and where a table does not pay.
    pub fn new(grid: &[usize], theta: &Tensor<f32>) -> Result<Option<Self>, Error> {
        let view = theta.view();
        if !view.layout().is_dense() {
            return Err(Error::NotDense {
                op: Reference::NAME,
                tensor: "theta",
                shape: theta.shape().to_vec(),
                strides: theta.strides().to_vec(),
            });
        }
        let Some(gpu) = theta.device().gpu() else {
            return Ok(None);
        };
        let positions = match grid.iter().max() {
            Some(&longest) if !grid.contains(&0) => longest,
            _ => return Ok(None),
        };
        let &[theta_heads, width] = theta.shape() else {
            return Ok(None);
        };
        let row = theta_heads as u64 * width as u64;
        let entries = (positions as u64).saturating_mul(row);
        let bytes = entries.saturating_mul(8);
        if bytes == 0 || bytes > MOST_BYTES {
            return Ok(None);
        }
        let shape = [positions, theta_heads, width, 2];
        let mut pairs = theta.device().uninit::<f32>(Layout::dense(&shape)?)?;
        let table = Table {
            theta: view.address(),
            table: pairs.view().address(),
            row: row.cast_signed(),
            entries: entries.cast_signed(),
        };
        // At most 4 Mi entries, see MOST_BYTES.
        let blocks = entries.div_ceil(MAX_THREADS.into()) as u32;
        let extent = Launch::line(blocks, [MAX_THREADS, 1, 1]);
        let stream = gpu.stream();
        let _reading = view.reading(stream);
        let mut target = pairs.view_mut();
        let _writing = target.writing(stream);
        // SAFETY: theta is dense and has `row` elements; the table is new and has `entries` pairs; the grid covers them.
        unsafe {
            gpu.kernels()
                .launch(stream.cu_stream(), TABLE, extent, &table)?;
        }
        drop(_writing);
        Ok(Some(Self {
            pairs: Arc::new(pairs),
            theta_heads,
            width,
        }))
    }

    /// Tells the kernels where the table is.
    pub fn describe(&self, grid: &mut GridParams) {
        grid.table = self.pairs.view().address();
        // Both below the 4 Mi entries of the largest table.
        grid.table_position_stride = (self.theta_heads * self.width) as i64;
        grid.table_head_stride = if self.theta_heads > 1 {
            self.width as i64
        } else {
            0
        };
    }
}
