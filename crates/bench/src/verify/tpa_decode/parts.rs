//! A random merge.

use gimbal_ops::testing::Placed;
use gimbal_ops::{Error, Float, TpaDecode, TpaOutputMut};
use gimbal_reference::TpaDecode as Reference;
use gimbal_reference::compare::tpa_decode_relative_l2;
use gimbal_reference::testing::tpa_decode::lse_within;
use gimbal_reference::testing::{Exact, Layout};
use ndarray::ArrayD;

use super::judge;
use crate::verify::{Judged, Workbench};

/// Random results of parts, to be merged.
pub struct Parts {
    o: ArrayD<f32>,
    lse: ArrayD<f32>,
    layouts: [Layout; 4],
}

impl Parts {
    pub fn random(seed: u64, index: u32) -> Self {
        let rng = &mut fastrand::Rng::with_seed(seed.wrapping_add(index.into()));
        let [parts, batch, heads] = [rng.usize(1..=40), rng.usize(1..=4), rng.usize(1..=40)];
        let features = match index.is_multiple_of(2) {
            true => 8 * rng.usize(1..=32),
            false => rng.usize(1..=256),
        };
        let queries = rng.usize(1..=3);
        let o = ArrayD::from_shape_simple_fn(vec![parts, batch, queries, heads, features], || {
            2.0 * rng.f32() - 1.0
        });
        // Some have no tokens, and their o is of no account.
        let lse = vec![parts, batch, queries, heads];
        let lse = ArrayD::from_shape_simple_fn(lse, || match rng.u8(..4) {
            0 => f32::NEG_INFINITY,
            _ => 30.0 * rng.f32() - 15.0,
        });
        let layouts = [(); 4].map(|()| Layout {
            order: rng.usize(..2),
            margins: [(0, 0), (0, 0), (0, 0), (0, rng.usize(..4))],
            ..Layout::ROW_MAJOR
        });
        Self { o, lse, layouts }
    }

    pub fn judge<T: Float>(&self, bench: &Workbench) -> Result<Judged, Error> {
        let device = bench.device;
        let &[_, batch, queries, heads, features] = self.o.shape() else {
            return Err(Error::Rank {
                max: 5,
                got: self.o.ndim(),
            });
        };
        let [o_parts, lse_parts, o_layout, lse_layout] = self.layouts;
        let mut exact_o = ArrayD::<f32>::zeros(vec![batch, queries, heads, features]);
        let mut exact_lse = ArrayD::<f32>::zeros(vec![batch, queries, heads]);
        let lse = Some(exact_lse.view_mut());
        Reference::merge_into(self.o.view(), self.lse.view(), exact_o.view_mut(), lse)?;
        let o_parts = Placed::holding(device, &self.o, o_parts)?;
        let lse_parts = Placed::holding(device, &self.lse, lse_parts)?;
        let call = || {
            let mut o = Placed::<T>::poisoned(device, exact_o.shape(), o_layout)?;
            let mut lse = Placed::<f32>::poisoned(device, exact_lse.shape(), lse_layout)?;
            let output = TpaOutputMut {
                o: o.view_mut(),
                lse: Some(lse.view_mut()),
            };
            TpaDecode::merge_into(o_parts.view(), lse_parts.view(), output)?;
            Ok((o.read()?, lse.read()?))
        };
        let input = format!("a merge of {:?}", self.o.shape());
        bench.judged(&input, call, |(o, lse)| {
            let tolerance = tpa_decode_relative_l2(T::DTYPE);
            let exact_o = Exact::whole(exact_o.mapv(f64::from), 0.0, tolerance);
            let exact_lse = lse_within(exact_lse.mapv(f64::from), T::DTYPE, 15.0);
            judge((o, &exact_o), (lse, &exact_lse))
        })
    }
}
