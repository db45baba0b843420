//! What holds for every input on every device.

use gimbal_ops::DType;
use gimbal_ops::{
    Arch, Device, Float, KvLens, Parallel, Splits, Tensor, TensorView, TpaDecode, TpaFactors,
    TpaInputs, TpaOutputMut, Workspace,
};
use gimbal_reference::TpaDecodeOutput;
use gimbal_reference::compare::{F32_RELATIVE_L2, relative_l2, tpa_decode_relative_l2};
use ndarray::{ArrayD, ArrayView2};
use proptest::test_runner::TestCaseError;

use super::case::{PARALLELS, TpaCase};
use crate::common::devices;
use crate::data::{Placed, bytes};

pub type Outcome = Result<(), TestCaseError>;

pub fn fail(device: &Device, what: &str, reason: impl ToString) -> TestCaseError {
    TestCaseError::fail(format!("{what} on {device}: {}", reason.to_string()))
}

/// Every device with every way to divide the work, which the CPU takes no notice of; a GPU also by its portable kernels.
pub fn everywhere() -> Vec<(Device, Parallel)> {
    let ways = |device: Device| match device.is_cuda() {
        true => {
            let portable = device.up_to(Arch::Sm80).unwrap();
            let ways = |device: Device| PARALLELS.map(|parallel| (device.clone(), parallel));
            [ways(device), ways(portable)].concat()
        }
        false => vec![(device, Parallel::Auto)],
    };
    devices().into_iter().flat_map(ways).collect()
}

/// Lengths on the device, if there are any.
pub fn lengths(device: &Device, kv_lens: &Option<Vec<i32>>) -> Option<Tensor<i32>> {
    let kv_lens = kv_lens.as_ref()?;
    Some(device.tensor_from_slice(kv_lens, &[kv_lens.len()]).unwrap())
}

/// The inputs of a call.
pub fn inputs<'a, T: Float>(
    factors: &'a TpaFactors<Placed<T>>,
    kv_lens: &'a Option<Tensor<i32>>,
) -> TpaInputs<'a, T> {
    TpaInputs::from(factors.map(|_, factor| factor.view())).kv_lens(match kv_lens {
        Some(kv_lens) => KvLens::from(kv_lens),
        None => KvLens::All,
    })
}

/// So many bytes, none of them a number.
pub fn poisoned_workspace(device: &Device, bytes: usize) -> Workspace {
    let mut workspace = Workspace::new(device, bytes).unwrap();
    workspace.fill_bytes(0xff).unwrap();
    workspace
}

/// At least as large as any score, and 1.
pub fn size_of_scores<T: Float>(case: &TpaCase, factors: &TpaFactors<ArrayD<T>>) -> f64 {
    let largest = |sign: f64| {
        let mut op = case.reference();
        let scale = op.scale.unwrap_or((case.features[0] as f64).sqrt().recip());
        op.scale = Some(sign * scale);
        let exact = op.forward_f64(&factors.view(), case.kv_lens.as_deref());
        exact.unwrap().lse.iter().copied().fold(1.0, f64::max)
    };
    largest(1.0).max(largest(-1.0))
}

/// lse is within the rounding of scores of this size.
pub fn check_lse<T: Float>(
    got: &ArrayD<f32>,
    exact: ArrayView2<f64>,
    size: f64,
) -> Result<(), String> {
    let allowed = size
        * match T::DTYPE {
            DType::F32 => 1e-5,
            DType::F16 | DType::BF16 => 1e-4,
        };
    for (&got, &exact) in got.iter().zip(exact) {
        let got = f64::from(got);
        // Equal where a sequence is empty.
        let is_close = got == exact || (got - exact).abs() <= allowed;
        let are_nan = got.is_nan() && exact.is_nan();
        if !is_close && !are_nan {
            return Err(format!("{got} is not within {allowed:e} of {exact}"));
        }
    }
    Ok(())
}

/// o and lse are within tolerance of the exact ones, whatever the layouts, and nothing around them is written.
pub fn forward_is_right<T: Float>(case: &TpaCase) -> Outcome {
    let factors = case.factors::<T>();
    let reference = case.reference();
    let exact = reference.forward_f64(&factors.view(), case.kv_lens.as_deref());
    let exact = exact.unwrap();
    let size = size_of_scores(case, &factors);
    for device in devices() {
        decode_is_right(
            &device,
            case,
            &factors,
            &exact,
            size,
            tpa_decode_relative_l2(T::DTYPE),
        )?;
    }
    Ok(())
}

/// One decode on one device.
pub fn decode_is_right<T: Float>(
    device: &Device,
    case: &TpaCase,
    factors: &TpaFactors<ArrayD<T>>,
    exact: &TpaDecodeOutput<f64, f64>,
    size_of_scores: f64,
    tolerance: f64,
) -> Outcome {
    let op = case.operator();
    let placed = case.placed(device, factors);
    let kv_lens = lengths(device, &case.kv_lens);
    let inputs = inputs(&placed, &kv_lens);
    let mut o = Placed::<T>::poisoned(device, exact.o.shape(), case.layouts[6]);
    let mut lse = Placed::<f32>::poisoned(device, exact.lse.shape(), case.layouts[7]);
    let bytes = op.forward_workspace(inputs).unwrap();
    let output = TpaOutputMut {
        o: o.view_mut(),
        lse: Some(lse.view_mut()),
    };
    op.forward_into(inputs, output, &mut poisoned_workspace(device, bytes))
        .map_err(|error| fail(device, "o", error))?;
    let error = relative_l2(o.values().view(), exact.o.view().into_dyn())
        .map_err(|mismatch| fail(device, "o", mismatch))?;
    if error.is_nan() || error > tolerance {
        return Err(fail(
            device,
            "o",
            format!("the relative error is {error:e}"),
        ));
    }
    check_lse::<T>(&lse.values(), exact.lse.view(), size_of_scores)
        .map_err(|reason| fail(device, "lse", reason))?;
    if !o.is_untouched_around() || !lse.is_untouched_around() {
        return Err(fail(
            device,
            "o and lse",
            "something around them was written",
        ));
    }
    Ok(())
}

/// The same call gives the same bits, with or without lse, divided in any way.
pub fn calls_repeat_exactly<T: Float>(case: &TpaCase) -> Outcome {
    let factors = case.factors::<T>();
    for (device, parallel) in everywhere() {
        let placed = case.placed(&device, &factors);
        let kv_lens = lengths(&device, &case.kv_lens);
        let inputs = inputs(&placed, &kv_lens);
        let op = case.operator().parallel(parallel);
        let first = results(&op, inputs);
        for _ in 0..2 {
            if results(&op, inputs) != first {
                return Err(fail(&device, "a second run", "other bits"));
            }
        }
        let alone = op.forward(inputs).unwrap().to_array().unwrap();
        if bytes(&alone) != first.0 {
            return Err(fail(&device, "o", "lse changes it"));
        }
    }
    Ok(())
}

/// The bytes of o and lse.
pub fn results<T: Float>(op: &TpaDecode, inputs: TpaInputs<T>) -> (Vec<u8>, Vec<u8>) {
    let output = op.forward_with_lse(inputs).unwrap();
    let (o, lse) = (output.o.to_array().unwrap(), output.lse.to_array().unwrap());
    (bytes(&o), bytes(&lse))
}

/// A sequence has the same bits alone as in the batch, in a cache that is larger or just large enough.
pub fn a_fixed_split_is_invariant<T: Float>(case: &TpaCase, tokens: u32) -> Outcome {
    let case = TpaCase {
        parallel: Parallel::Split(Splits::Tokens(tokens)),
        kv_lens: case
            .kv_lens
            .clone()
            .or(Some(vec![case.tokens as i32; case.batch])),
        ..case.clone()
    };
    let op = case.operator();
    let factors = case.factors::<T>();
    for device in devices() {
        let placed = case.placed(&device, &factors);
        let kv_lens = lengths(&device, &case.kv_lens);
        let (o, lse) = results(&op, inputs(&placed, &kv_lens));
        for (sequence, &length) in case.kv_lens.iter().flatten().enumerate().take(6) {
            for capacity in [length as usize, case.tokens] {
                let part = placed.map(|name, factor| -> TensorView<T> {
                    let alone = factor.view().narrow(0, sequence..sequence + 1).unwrap();
                    match name {
                        "aq" | "bq" => alone,
                        _ => alone.narrow(1, 0..capacity).unwrap(),
                    }
                });
                let length = device.tensor_from_slice(&[length], &[1]).unwrap();
                let alone = results(&op, TpaInputs::from(part).kv_lens(&length));
                let of = |all: &[u8]| {
                    let each = all.len() / case.batch;
                    all[sequence * each..][..each].to_vec()
                };
                if alone != (of(&o), of(&lse)) {
                    let what = format!("sequence {sequence} in a cache of {capacity}");
                    return Err(fail(&device, &what, "other bits than in the batch"));
                }
            }
        }
    }
    Ok(())
}

/// What merging parts whose lse is an f32 of this size adds to the relative error.
pub fn merge_tolerance(size_of_scores: f64) -> f64 {
    F32_RELATIVE_L2 + f64::from(f32::EPSILON) * size_of_scores
}
