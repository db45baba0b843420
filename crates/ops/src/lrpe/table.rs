//! The cached form: cosine and sine of every position on an axis.

use std::sync::Arc;

use gimbal_kernels_sys::Launch;
use gimbal_kernels_sys::lrpe::{MAX_THREADS, TABLE, Table};

use super::policy::MOST_TABLE_BYTES;
use crate::tensor::Layout;
use crate::{Error, Tensor};

/// (cos, sin) pairs of shape (positions, rows of theta, e), shared by clones.
#[derive(Clone, Debug)]
pub(super) struct AxisTable(Arc<Tensor<f32>>);

impl AxisTable {
    /// None on the CPU, and where a table does not pay.
    pub fn new(
        op: &'static str,
        grid: &[usize],
        theta: &Tensor<f32>,
    ) -> Result<Option<Self>, Error> {
        let view = theta.view();
        if !view.layout().is_dense() {
            return Err(Error::NotDense {
                op,
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
        if bytes == 0 || bytes > MOST_TABLE_BYTES {
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
        // At most 4 Mi entries, see MOST_TABLE_BYTES.
        let blocks = entries.div_ceil(MAX_THREADS.into()) as u32;
        let extent = Launch::line(blocks, [MAX_THREADS, 1, 1]);
        let stream = gpu.stream();
        let _reading = view.reading(stream);
        let mut target = pairs.view_mut();
        let _writing = target.writing(stream);
        // SAFETY: theta is dense and has `row` elements; the table is new and has `entries` pairs; the grid covers them.
        unsafe {
            gpu.kernels()
                .launch(stream.cu_stream(), TABLE, extent, &table)?
        };
        drop(_writing);
        Ok(Some(Self(Arc::new(pairs))))
    }

    /// Where it is.
    pub fn address(&self) -> u64 {
        self.0.view().address()
    }
}
