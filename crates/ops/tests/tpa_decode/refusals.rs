//! Inputs that are refused: with the same error on every device, and before anything is written.

use gimbal_ops::{
    Device, Error, Float, InputError, InputReason, Parallel, Splits, Tensor, TensorView, TpaDecode,
    TpaFactors, TpaInputs, TpaOutput, TpaOutputMut, TpaQuery, Workspace,
};
use gimbal_reference::TpaDecodeProblem;
use gimbal_reference::testing::tpa_decode::shapes;
use ndarray::ArrayD;

use super::case::{TpaCase, USUAL};
use crate::common::{devices, gpu};

fn poisoned<T: Float>(device: &Device, shape: &[usize]) -> Tensor<T> {
    let mut tensor = device.zeros(shape).unwrap();
    tensor.fill_bytes(0xff).unwrap();
    tensor
}

fn is_poisoned<T: Float>(tensor: &Tensor<T>) -> bool {
    let values = tensor.to_array().unwrap();
    values.iter().all(|value| value.to_f64().is_nan())
}

fn output(device: &Device) -> TpaOutput<f32> {
    TpaOutput {
        o: poisoned(device, &USUAL.output_shape()),
        lse: poisoned(device, &USUAL.lse_shape()),
    }
}

fn on(device: &Device, factors: &TpaFactors<ArrayD<f32>>) -> TpaFactors<Tensor<f32>> {
    factors.try_map(|_, factor| device.tensor(factor)).unwrap()
}

/// Runs a call that must fail, and returns its error.
fn refused(
    device: &Device,
    call: impl FnOnce(&mut TpaOutput<f32>, &mut Workspace) -> Result<(), Error>,
) -> Error {
    let mut output = output(device);
    let mut workspace = Workspace::new(device, 1 << 20).unwrap();
    let error = call(&mut output, &mut workspace).unwrap_err();
    let untouched = is_poisoned(&output.o) && is_poisoned(&output.lse);
    assert!(untouched, "{error} on {device}, but something was written");
    error
}

/// Every device gives an error with this message.
fn refused_everywhere(
    message: &str,
    call: impl Fn(&Device, &mut TpaOutput<f32>, &mut Workspace) -> Result<(), Error>,
) {
    for device in devices() {
        let error = refused(&device, |output, workspace| {
            call(&device, output, workspace)
        });
        assert_eq!(
            error.to_string(),
            format!("tpa_decode: {message}"),
            "on {device}"
        );
    }
}

/// One factor of another shape, in the calls that allocate and in those that do not.
#[test]
fn shapes_are_refused() {
    let case = TpaCase::<f32>::plain(USUAL);
    for (name, shape, message) in [
        (
            "aq",
            &[3, 5, 6][..],
            "aq must have the shape (B, T, H, R), got (3, 5, 6)",
        ),
        (
            "aq",
            &[3, 2, 5, 6],
            "bq must have the shape (3, 2, 6, 24), got (3, 1, 6, 24)",
        ),
        (
            "aq",
            &[3, 1, 129, 6],
            "H of aq must be from 0 to 128, got 129",
        ),
        ("aq", &[3, 1, 5, 65], "R of aq must be from 1 to 64, got 65"),
        (
            "bq",
            &[3, 1, 6, 257],
            "D of bq must be from 1 to 256, got 257",
        ),
        (
            "bq",
            &[3, 1, 7, 24],
            "bq must have the shape (3, 1, 6, 24), got (3, 1, 7, 24)",
        ),
        (
            "bk",
            &[3, 100, 2, 25],
            "bk must have the shape (3, 100, 2, 24), got (3, 100, 2, 25)",
        ),
        (
            "ak",
            &[3, 100, 5],
            "ak must have the shape (3, 100, 2, 5), got (3, 100, 5)",
        ),
        (
            "av",
            &[3, 99, 2, 5],
            "av must have the shape (3, 100, 2, 5), got (3, 99, 2, 5)",
        ),
        (
            "bv",
            &[3, 100, 2, 300],
            "E of bv must be from 1 to 256, got 300",
        ),
    ] {
        let factors = shapes(&USUAL, true).map(|other, usual| {
            let shape = if other == name {
                shape
            } else {
                usual.as_slice()
            };
            ArrayD::<f32>::zeros(shape)
        });
        let op = case.operator();
        refused_everywhere(message, |device, output, workspace| {
            let factors = on(device, &factors);
            let message = op.forward(&factors).unwrap_err().to_string();
            assert_eq!(
                op.forward_workspace(&factors).unwrap_err().to_string(),
                message
            );
            op.forward_into(&factors, output, workspace)
        });
    }
}

/// Rows with gaps between their elements.
#[test]
fn strides_are_refused() {
    let case = TpaCase::<f32>::plain(USUAL);
    let factors = &case.data.factors;
    let message = "the last dimension of bk must be contiguous (stride 1), got stride 2";
    refused_everywhere(message, |device, output, workspace| {
        let mut factors = on(device, factors);
        // (…, D, Rk) in memory, Rk = 2.
        factors.bk = device.zeros(&[3, 100, 24, 2]).unwrap();
        let mut views = factors.map(|_, factor| factor.view());
        views.bk = views.bk.permute(&[0, 1, 3, 2])?;
        case.operator().forward_into(views, output, workspace)
    });
    let message = "the last dimension of kv_lens must be contiguous (stride 1), got stride 2";
    refused_everywhere(message, |device, output, workspace| {
        let factors = on(device, factors);
        let mut numbers = [0; 5];
        // SAFETY: the memory is not the device's where that is a GPU, but the strides are refused before anything reads it.
        let every_other =
            unsafe { Tensor::from_raw_parts(device, numbers.as_mut_ptr(), &[3], &[2]) }.unwrap();
        let inputs = TpaInputs::from(&factors).kv_lens(&every_other);
        case.operator().forward_into(inputs, output, workspace)
    });
}

/// On the host every length is looked at, on the device only their number.
#[test]
fn lengths_are_refused() {
    let case = TpaCase::<f32>::plain(USUAL);
    let factors = &case.data.factors;
    for (kv_lens, message) in [
        (
            &[100, 101, 1][..],
            "kv_lens[1] must be from 0 to 100, got 101",
        ),
        (&[100, 0, -1], "kv_lens[2] must be from 0 to 100, got -1"),
        (&[100, 0], "kv_lens must have the shape (3), got (2)"),
    ] {
        refused_everywhere(message, |device, output, workspace| {
            let factors = on(device, factors);
            let inputs = TpaInputs::from(&factors).kv_lens(kv_lens);
            case.operator().forward_into(inputs, output, workspace)
        });
    }
    let message = "kv_lens must have the shape (3), got (3, 1)";
    refused_everywhere(message, |device, output, workspace| {
        let factors = on(device, factors);
        let kv_lens = device.zeros(&[3, 1]).unwrap();
        let inputs = TpaInputs::from(&factors).kv_lens(&kv_lens);
        case.operator().forward_into(inputs, output, workspace)
    });
}

/// No parts, or parts without tokens.
#[test]
fn splits_are_refused() {
    let case = TpaCase::<f32>::plain(USUAL);
    let factors = &case.data.factors;
    for (splits, message) in [
        (
            Splits::Count(0),
            "the number of splits must be from 1 to 65535, got 0",
        ),
        (
            Splits::Count(65536),
            "the number of splits must be from 1 to 65535, got 65536",
        ),
        (
            Splits::Tokens(0),
            "the tokens of a split must be from 1 to 2147483647, got 0",
        ),
    ] {
        refused_everywhere(message, |device, output, workspace| {
            let op = case.operator().parallel(Parallel::Split(splits));
            op.forward_into(&on(device, factors), output, workspace)
        });
    }
}

/// Outputs of other shapes.
#[test]
fn outputs_are_refused() {
    let case = TpaCase::<f32>::plain(USUAL);
    let factors = &case.data.factors;
    let message = "o must have the shape (3, 1, 5, 16), got (3, 1, 5, 15)";
    refused_everywhere(message, |device, output, workspace| {
        let o = output.o.view_mut().narrow(3, 0..15)?;
        case.operator()
            .forward_into(&on(device, factors), o, workspace)
    });
    let message = "lse must have the shape (3, 5), got (3, 4)";
    refused_everywhere(message, |device, output, workspace| {
        let narrow = TpaOutputMut {
            o: output.o.view_mut(),
            lse: Some(output.lse.view_mut().narrow(1, 0..4)?),
        };
        case.operator()
            .forward_into(&on(device, factors), narrow, workspace)
    });
}

/// Parts that do not fit each other or their output.
#[test]
fn parts_are_refused() {
    for (o_parts, lse_parts, message) in [
        (
            &[2, 3, 5, 16][..],
            &[2, 3, 5][..],
            "o_parts must have the shape (P, B, T, H, E), got (2, 3, 5, 16)",
        ),
        (
            &[0, 3, 1, 5, 16],
            &[0, 3, 5],
            "P of o_parts must be from 1 to 2147483647, got 0",
        ),
        (
            &[2, 3, 1, 5, 16],
            &[3, 3, 5],
            "lse_parts must have the shape (2, 3, 5), got (3, 3, 5)",
        ),
        (
            &[2, 3, 1, 5, 17],
            &[2, 3, 5],
            "o must have the shape (3, 1, 5, 17), got (3, 1, 5, 16)",
        ),
    ] {
        refused_everywhere(message, |device, output, _| {
            let o_parts = device.zeros::<f32>(o_parts).unwrap();
            let lse_parts = device.zeros::<f32>(lse_parts).unwrap();
            TpaDecode::merge_into(&o_parts, &lse_parts, output)
        });
    }
}

/// An output that shares memory with an input or the other output, which only `unsafe` can make.
#[test]
fn overlapping_memory_is_refused() {
    let case = TpaCase::<f32>::plain(USUAL);
    let device = Device::cpu();
    let mut factors = on(&device, &case.data.factors);
    let mut memory = vec![0f32; 3 * 5 * 16 + 3 * 5 + 3 * 5 * 6];
    let data = memory.as_mut_ptr();
    let (o_at, lse_at) = (3 * 5 * 6, 3 * 5 * 6 + 3 * 5 * 16);
    let at = |offset: usize, shape: &[usize]| {
        let mut strides = vec![1isize; shape.len()];
        for dim in (1..shape.len()).rev() {
            strides[dim - 1] = strides[dim] * shape[dim] as isize;
        }
        // SAFETY: a part of `memory`, which nothing else uses meanwhile.
        unsafe { Tensor::from_raw_parts(&device, data.add(offset), shape, &strides) }.unwrap()
    };
    let TpaQuery::Factors { aq, .. } = &mut factors.query else {
        panic!("a rank makes factors");
    };
    *aq = at(0, &[3, 1, 5, 6]);
    let workspace = &mut Workspace::new(&device, 0).unwrap();
    for (o_at, lse_at, expected) in [
        (o_at, lse_at, None),
        (o_at - 1, lse_at, Some(("o", "aq"))),
        (o_at, 0, Some(("lse", "aq"))),
        (o_at, lse_at - 1, Some(("lse", "o"))),
    ] {
        let mut output = TpaOutput {
            o: at(o_at, &USUAL.output_shape()),
            lse: at(lse_at, &[3, 5]),
        };
        let outcome = case
            .operator()
            .forward_into(&factors, &mut output, workspace);
        let expected = match expected {
            None => Ok(()),
            Some((output, other)) => Err(Error::Overlap {
                op: "tpa_decode",
                output,
                other,
            }),
        };
        assert_eq!(outcome, expected);
    }
}

/// A workspace that is too small, and tensors of two devices.
#[test]
fn wrong_memory_is_refused() {
    let Some(gpu) = gpu() else { return };
    let case = TpaCase::<f32>::plain(USUAL);
    let factors = &case.data.factors;
    let on_gpu = on(gpu, factors);
    let op = case.operator().parallel(Parallel::Split(Splits::Count(3)));
    let needed = op.forward_workspace(&on_gpu).unwrap();
    let error = refused(gpu, |output, _| {
        let workspace = &mut Workspace::new(gpu, needed - 1).unwrap();
        op.forward_into(&on_gpu, output, workspace)
    });
    let too_small = Error::WorkspaceTooSmall {
        op: "tpa_decode",
        needed,
        got: needed - 1,
    };
    assert_eq!(error, too_small);

    let mismatch = |error: &Error, name: &str| {
        let of_name = matches!(error, Error::DeviceMismatch { tensor, .. } if *tensor == name);
        assert!(of_name, "{error}");
    };
    let error = refused(&Device::cpu(), |output, _| {
        let workspace = &mut Workspace::new(gpu, needed).unwrap();
        op.forward_into(&on_gpu, output, workspace)
    });
    mismatch(&error, "o");
    let error = refused(gpu, |output, _| {
        op.forward_into(
            &on_gpu,
            output,
            &mut Workspace::new(&Device::cpu(), 0).unwrap(),
        )
    });
    mismatch(&error, "the workspace");
    let on_cpu = on(&Device::cpu(), factors);
    for name in ["bq", "ak", "bk", "av", "bv"] {
        let mixed = on_gpu.map(|other, factor| -> TensorView<f32> {
            match other == name {
                true => on_cpu.named().find(|(n, _)| *n == name).unwrap().1.view(),
                false => factor.view(),
            }
        });
        mismatch(&op.forward(mixed).unwrap_err(), name);
    }
    let kv_lens = Device::cpu().tensor_from_slice(&[1, 2, 3], &[3]).unwrap();
    let error = op
        .forward(TpaInputs::from(&on_gpu).kv_lens(&kv_lens))
        .unwrap_err();
    mismatch(&error, "kv_lens");
    // An error of the input comes from the checks of the reference on either device.
    let error = op
        .forward(TpaInputs::from(&on_gpu).kv_lens(&[1, 2]))
        .unwrap_err();
    assert!(matches!(
        error,
        Error::Input(InputError {
            reason: InputReason::Shape {
                tensor: "kv_lens",
                ..
            },
            ..
        })
    ));
}

/// Several query tokens, and those that are not factorised, are for kernels to come.
#[test]
fn other_queries_are_refused() {
    for (queries, query_rank, message) in [
        (9, 6, "T of aq must be from 1 to 8, got 9"),
        (9, 0, "T of q must be from 1 to 8, got 9"),
        (
            2,
            6,
            "o must have the shape (3, 2, 5, 16), got (3, 1, 5, 16)",
        ),
    ] {
        let problem = TpaDecodeProblem {
            queries,
            query_rank,
            ..USUAL
        };
        let case = TpaCase::<f32>::plain(problem);
        refused_everywhere(message, |device, output, workspace| {
            let factors = on(device, &case.data.factors);
            case.operator().forward_into(&factors, output, workspace)
        });
    }
    let mut case = TpaCase::<f32>::plain(TpaDecodeProblem {
        query_rank: 0,
        ..USUAL
    });
    case.data.factors.query = TpaQuery::Dense(ArrayD::zeros(vec![3, 1, 5, 25]));
    let message = "bk must have the shape (3, 100, 2, 25), got (3, 100, 2, 24)";
    refused_everywhere(message, |device, output, workspace| {
        let factors = on(device, &case.data.factors);
        case.operator().forward_into(&factors, output, workspace)
    });
}
