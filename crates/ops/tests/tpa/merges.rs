//! Joining parts.

use gimbal_ops::{Float, TensorView, TpaDecode, TpaInputs, TpaOutput, TpaOutputMut};
use gimbal_reference::TpaDecode as Reference;
use gimbal_reference::compare::{relative_l2, tpa_decode_relative_l2};
use ndarray::{Array2, ArrayD, Axis, stack};
use proptest::prelude::*;

use super::case::TpaCase;
use super::properties::{
    Outcome, check_lse, everywhere, fail, inputs, lengths, merge_tolerance, poisoned_workspace,
    size_of_scores,
};
use crate::common::{Random, devices};
use crate::data::{Layout, Placed};

/// The first tokens, none, and the others: their results merge to that of all tokens.
pub fn parts_merge_to_the_whole(case: &TpaCase, cut: f64) -> Outcome {
    // Every part has the length of its cache, which must not be NaN.
    let case = TpaCase {
        kv_lens: None,
        ..case.clone()
    };
    let factors = case.factors::<f32>();
    let exact = case.reference().forward_f64(&factors.view(), None).unwrap();
    let size = size_of_scores(&case, &factors);
    let op = case.operator();
    let cut = (cut * case.tokens as f64) as usize;
    for device in devices() {
        let placed = case.placed(&device, &factors);
        let no_lengths = lengths(&device, &None);
        let whole = inputs(&placed, &no_lengths);
        let part = |range: std::ops::Range<usize>| {
            let part = whole.factors.map(|name, factor| -> TensorView<f32> {
                match name {
                    "aq" | "bq" => *factor,
                    _ => factor.narrow(1, range.clone()).unwrap(),
                }
            });
            let output = op.forward_with_lse(TpaInputs::from(part)).unwrap();
            (output.o.to_array().unwrap(), output.lse.to_array().unwrap())
        };
        let parts = [part(0..cut), part(cut..cut), part(cut..case.tokens)];
        let o_parts = stack(Axis(0), &parts.each_ref().map(|part| part.0.view())).unwrap();
        let lse_parts = stack(Axis(0), &parts.each_ref().map(|part| part.1.view())).unwrap();
        let (o_parts, lse_parts) = (
            device.tensor(&o_parts).unwrap(),
            device.tensor(&lse_parts).unwrap(),
        );
        let merged: TpaOutput<f32> = TpaDecode::merge(&o_parts, &lse_parts)
            .map_err(|error| fail(&device, "merge", error))?;
        let error = relative_l2(
            merged.o.to_array().unwrap().view(),
            exact.o.view().into_dyn(),
        );
        let error = error.map_err(|mismatch| fail(&device, "merged o", mismatch))?;
        if error.is_nan() || error > merge_tolerance(size) {
            return Err(fail(
                &device,
                "merged o",
                format!("the relative error is {error:e}"),
            ));
        }
        check_lse::<f32>(&merged.lse.to_array().unwrap(), exact.lse.view(), size)
            .map_err(|reason| fail(&device, "merged lse", reason))?;
    }
    Ok(())
}

/// Partial results of factors in 16 bits are f32 and as good as o before it is rounded, divided in any way.
pub fn partial_results_are_f32<T: Float>(case: &TpaCase) -> Outcome {
    let factors = case.factors::<T>();
    let reference = case.reference();
    let exact = reference.forward_f64(&factors.view(), case.kv_lens.as_deref());
    let exact = exact.unwrap();
    let size = size_of_scores(case, &factors);
    for (device, parallel) in everywhere() {
        let placed = case.placed(&device, &factors);
        let kv_lens = lengths(&device, &case.kv_lens);
        let inputs = inputs(&placed, &kv_lens);
        let op = case.operator().parallel(parallel);
        let mut o = Placed::<f32>::poisoned(&device, exact.o.shape(), case.layouts[6]);
        let mut lse = Placed::<f32>::poisoned(&device, exact.lse.shape(), case.layouts[7]);
        let output = TpaOutputMut {
            o: o.view_mut(),
            lse: Some(lse.view_mut()),
        };
        let bytes = op.forward_partial_workspace(inputs).unwrap();
        op.forward_partial_into(inputs, output, &mut poisoned_workspace(&device, bytes))
            .map_err(|error| fail(&device, "a part", error))?;
        let error = relative_l2(o.values().view(), exact.o.view().into_dyn());
        let error = error.map_err(|mismatch| fail(&device, "a part", mismatch))?;
        if error.is_nan() || error > tpa_decode_relative_l2(T::DTYPE) {
            return Err(fail(
                &device,
                "a part",
                format!("the relative error is {error:e}"),
            ));
        }
        check_lse::<T>(&lse.values(), exact.lse.view(), size)
            .map_err(|reason| fail(&device, "lse of a part", reason))?;
        if !o.is_untouched_around() || !lse.is_untouched_around() {
            return Err(fail(&device, "a part", "something around it was written"));
        }
    }
    Ok(())
}

/// Results of parts.
#[derive(Clone, Debug)]
pub struct PartsCase {
    parts: usize,
    batch: usize,
    heads: usize,
    features: usize,
    layouts: [Layout; 2],
    seed: u64,
}

impl Arbitrary for PartsCase {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let layout = || proptest::sample::select(&Layout::ALL[..4]);
        let sizes = (1usize..50, 1usize..5, 1usize..40, 16usize..257);
        (sizes, [layout(), layout()], any::<u64>())
            .prop_map(|((parts, batch, heads, features), layouts, seed)| Self {
                parts,
                batch,
                // Errors are relative to the size of o.
                heads: heads.max(64usize.div_ceil(batch * features)),
                features,
                layouts,
                seed,
            })
            .boxed()
    }
}

/// A merge of random parts, some of them without tokens, is that of the reference.
pub fn merge_is_right<T: Float>(case: &PartsCase) -> Outcome {
    let PartsCase {
        parts,
        batch,
        heads,
        features,
        ..
    } = *case;
    let mut random = Random::new(case.seed);
    let o_parts: ArrayD<f32> = random.array(&[parts, batch, 1, heads, features]);
    let lse_parts: ArrayD<f32> = random.array(&[parts, batch, heads]);
    // The values are 0 now and then.
    let lse_parts = lse_parts.mapv(|lse| match lse {
        0.0 => f32::NEG_INFINITY,
        lse => 3.0 * lse,
    });
    let mut exact_o = ArrayD::<f32>::zeros(vec![batch, 1, heads, features]);
    let mut exact_lse = Array2::<f32>::zeros((batch, heads));
    let lse = Some(exact_lse.view_mut());
    Reference::merge_into(o_parts.view(), lse_parts.view(), exact_o.view_mut(), lse).unwrap();
    for device in devices() {
        // As (B, H, P, E) and (B, H, P) in memory.
        let in_memory = o_parts.clone().permuted_axes(vec![1, 2, 3, 0, 4]);
        let o_parts = device.tensor(&in_memory).unwrap();
        let o_parts = o_parts.view().permute(&[3, 0, 1, 2, 4]).unwrap();
        let lse_parts = device.tensor(&lse_parts).unwrap();
        let mut o = Placed::<T>::poisoned(&device, exact_o.shape(), case.layouts[0]);
        let mut lse = Placed::<f32>::poisoned(&device, exact_lse.shape(), case.layouts[1]);
        let output = TpaOutputMut {
            o: o.view_mut(),
            lse: Some(lse.view_mut()),
        };
        TpaDecode::merge_into(o_parts, &lse_parts, output)
            .map_err(|error| fail(&device, "merge", error))?;
        let exact = exact_o.mapv(f64::from);
        let error = relative_l2(o.values().view(), exact.view());
        let error = error.map_err(|mismatch| fail(&device, "merged o", mismatch))?;
        if error.is_nan() || error > tpa_decode_relative_l2(T::DTYPE) {
            return Err(fail(
                &device,
                "merged o",
                format!("the relative error is {error:e}"),
            ));
        }
        check_lse::<f32>(&lse.values(), exact_lse.mapv(f64::from).view(), 12.0)
            .map_err(|reason| fail(&device, "merged lse", reason))?;
        if !o.is_untouched_around() || !lse.is_untouched_around() {
            return Err(fail(
                &device,
                "a merge",
                "something around its output was written",
            ));
        }
    }
    Ok(())
}
