//! A random merge.

use gimbal_ops::testing::{Placed, TpaResults};
use gimbal_ops::{Error, Float};
use gimbal_reference::TpaDecode as Reference;
use gimbal_reference::compare::tpa_decode_relative_l2;
use gimbal_reference::testing::tpa_decode::{Output, lse_within};
use gimbal_reference::testing::{Exact, Layout};
use ndarray::ArrayD;

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
        let [o_parts, lse_parts, of_o, of_lse] = self.layouts;
        let o_parts = Placed::holding(bench.device, &self.o, o_parts)?;
        let lse_parts = Placed::holding(bench.device, &self.lse, lse_parts)?;
        let call = || TpaResults::<T>::merged(o_parts.view(), lse_parts.view(), [of_o, of_lse]);
        let mut o = ArrayD::<f32>::zeros(&self.o.shape()[1..]);
        let mut lse = ArrayD::<f32>::zeros(&self.lse.shape()[1..]);
        let into_lse = Some(lse.view_mut());
        Reference::merge_into(self.o.view(), self.lse.view(), o.view_mut(), into_lse)?;
        let exact = Output {
            o: Exact::whole(o.mapv(f64::from), 0.0, tpa_decode_relative_l2(T::DTYPE)),
            lse: lse_within(lse.mapv(f64::from), T::DTYPE, 15.0),
            size_of_scores: 15.0,
        };
        let input = format!("a merge of {:?}", self.o.shape());
        bench.judged(&input, call, |results| results.judge(&exact))
    }
}
