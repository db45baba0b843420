//! Joining parts.

use gimbal_ops::testing::TpaResults;
use gimbal_ops::{Float, TensorView, TpaInputs, bf16, f16};
use gimbal_reference::Element;
use gimbal_reference::TpaDecode as Reference;
use gimbal_reference::compare::tpa_decode_relative_l2;
use gimbal_reference::testing::tpa_decode::{Output, lse_within};
use gimbal_reference::testing::{Exact, Layout, values};
use ndarray::{ArrayD, Axis, stack};
use proptest::prelude::*;

use super::case::{TpaCase, cases};
use super::properties::{Outcome, are_right, everywhere, merge_tolerance};
use crate::common::devices;
use crate::config::config;

proptest! {
    #![proptest_config(config(48, "tpa_decode"))]

    #[test]
    fn parts_merge(case in cases::<f32>(), cut in 0.0f64..1.0) {
        parts_merge_to_the_whole(&case, cut)?;
    }

    #[test]
    fn partial_results(case in cases::<bf16>(), other in cases::<f16>()) {
        partial_results_are_f32(&case)?;
        partial_results_are_f32(&other)?;
    }

    #[test]
    fn parts_in_any_layout_merge(case in parts()) {
        merge_is_right::<f32>(&case)?;
        merge_is_right::<f16>(&case)?;
        merge_is_right::<bf16>(&case)?;
    }
}

/// The first tokens, none, and the others: their results merge to that of all tokens.
fn parts_merge_to_the_whole(case: &TpaCase<f32>, cut: f64) -> Outcome {
    let mut case = case.clone();
    // Every part has the length of its cache, which must not be NaN.
    case.data.kv_lens = None;
    // One query token, which sees all of each part.
    case.data.problem.queries = 1;
    let query = &mut case.data.factors.query;
    *query = query.map(|_, query| query.slice_axis(Axis(1), (..1).into()).to_owned());
    case.data.factors = case
        .data
        .factors
        .map(|_, factor| factor.mapv(|value| if value.is_nan() { 0.5 } else { value }));
    let exact = case.data.forward();
    let exact = Output {
        o: Exact::whole(exact.o.values, 0.0, merge_tolerance(exact.size_of_scores)),
        ..exact
    };
    let op = case.operator();
    let tokens = case.data.problem.tokens;
    let cut = (cut * tokens as f64) as usize;
    for device in devices() {
        let call = case.on(&device);
        let whole = call.inputs();
        let part = |range: std::ops::Range<usize>| {
            let part = whole.factors.map(|name, factor| -> TensorView<f32> {
                match name {
                    "aq" | "bq" | "q" => *factor,
                    _ => factor.narrow(1, range.clone()).unwrap(),
                }
            });
            let output = op.forward_with_lse(TpaInputs::from(part)).unwrap();
            (output.o.to_array().unwrap(), output.lse.to_array().unwrap())
        };
        let parts = [part(0..cut), part(cut..cut), part(cut..tokens)];
        let o_parts = stack(Axis(0), &parts.each_ref().map(|part| part.0.view())).unwrap();
        let lse_parts = stack(Axis(0), &parts.each_ref().map(|part| part.1.view())).unwrap();
        let (o_parts, lse_parts) = (
            device.tensor(&o_parts).unwrap(),
            device.tensor(&lse_parts).unwrap(),
        );
        let [.., o, lse] = case.data.layouts;
        let merged = TpaResults::<f32>::merged(o_parts.view(), lse_parts.view(), [o, lse]);
        are_right(&device, merged, &exact)?;
    }
    Ok(())
}

/// Partial results of factors in 16 bits are f32 and as good as o before it is rounded, divided in any way.
fn partial_results_are_f32<T: Float>(case: &TpaCase<T>) -> Outcome {
    let exact = case.data.forward();
    for (device, parallel) in everywhere() {
        let (op, call) = (case.operator().parallel(parallel), case.on(&device));
        let inputs = call.inputs();
        let bytes = op.forward_partial_workspace(inputs).unwrap();
        let results = call.written::<f32>(bytes, |output, workspace| {
            op.forward_partial_into(inputs, output, workspace)
        });
        are_right(&device, results, &exact)?;
    }
    Ok(())
}

/// Results of parts, some of them without tokens.
#[derive(Clone, Debug)]
struct PartsCase {
    o: ArrayD<f32>,
    lse: ArrayD<f32>,
    layouts: [Layout; 2],
}

fn parts() -> impl Strategy<Value = PartsCase> {
    let sizes = (
        1usize..50,
        1usize..5,
        prop_oneof![Just(1), 1usize..9],
        1usize..40,
        16usize..257,
    );
    let layouts = [(); 2].map(|()| Layout::any());
    (sizes, any::<bool>(), layouts).prop_flat_map(|(sizes, with_axis, layouts)| {
        let (parts, batch, queries, heads, features) = sizes;
        // Errors are relative to the size of o.
        let heads = heads.max(64usize.div_ceil(batch * features));
        let o = values::<f32>(&[parts, batch, queries, heads, features], 4.0);
        let lse = match (queries, with_axis) {
            (1, false) => values::<f32>(&[parts, batch, heads], 12.0),
            _ => values::<f32>(&[parts, batch, queries, heads], 12.0),
        };
        (o, lse).prop_map(move |(o, lse)| PartsCase {
            o,
            // The values are 0 now and then.
            lse: lse.mapv(|lse| if lse == 0.0 { f32::NEG_INFINITY } else { lse }),
            layouts,
        })
    })
}

/// A merge of random parts is that of the reference.
fn merge_is_right<T: Float>(case: &PartsCase) -> Outcome {
    let mut o = ArrayD::<f32>::zeros(&case.o.shape()[1..]);
    let mut lse = ArrayD::<f32>::zeros(&case.lse.shape()[1..]);
    let lse_view = Some(lse.view_mut());
    Reference::merge_into(case.o.view(), case.lse.view(), o.view_mut(), lse_view).unwrap();
    let exact = Output {
        o: Exact::whole(o.mapv(f64::from), 0.0, tpa_decode_relative_l2(T::DTYPE)),
        lse: lse_within(lse.mapv(f64::from), f32::DTYPE, 12.0),
        size_of_scores: 12.0,
    };
    for device in devices() {
        // As (B, H, P, E) and (B, H, P) in memory.
        let in_memory = case.o.clone().permuted_axes(vec![1, 2, 3, 0, 4]);
        let o_parts = device.tensor(&in_memory).unwrap();
        let o_parts = o_parts.view().permute(&[3, 0, 1, 2, 4]).unwrap();
        let lse_parts = device.tensor(&case.lse).unwrap();
        let merged = TpaResults::<T>::merged(o_parts, lse_parts.view(), case.layouts);
        are_right(&device, merged, &exact)?;
    }
    Ok(())
}
