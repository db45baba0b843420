//! Inputs that are refused: with the same error on every device, and before anything is written.

use gimbal_ops::{
    Activation, BlockShape, Device, Error, Float, InputError, InputReason, LrpeConfig,
    LrpeGradientsMut, Saved, SoftmaxAxis, Tensor, Workspace,
};

use super::case::{Case, Inputs};
use crate::common::{devices, gpu};

fn is_poisoned<T: Float>(tensor: &Tensor<T>) -> bool {
    let values = tensor.to_array().unwrap();
    values.iter().all(|value| value.to_f64().is_nan())
}

fn poisoned(device: &Device, shape: &[usize]) -> Tensor<f32> {
    let mut tensor = device.zeros(shape).unwrap();
    tensor.fill_bytes(0xff).unwrap();
    tensor
}

/// Runs a pass that must fail, and returns its error.
fn refused(
    device: &Device,
    shape: &[usize],
    pass: impl Fn(&mut Tensor<f32>) -> Result<(), Error>,
) -> Error {
    let mut output = poisoned(device, shape);
    let error = pass(&mut output).unwrap_err();
    assert!(
        is_poisoned(&output),
        "{error} on {device}, but something was written"
    );
    error
}

/// Every device gives this error.
pub fn refused_everywhere(
    shape: &[usize],
    expected: &InputError,
    pass: impl Fn(&Device, &mut Tensor<f32>) -> Result<(), Error>,
) {
    for device in devices() {
        let error = refused(&device, shape, |output| pass(&device, output));
        assert_eq!(error, Error::Input(expected.clone()), "on {device}");
    }
}

/// Wrong shapes and strides.
pub fn wrong_inputs_are_refused<C: Case>(case: &C) {
    let op = case.reference().name();
    let Inputs { x, d_o, theta } = case.inputs::<f32>();
    let shape = case.output_shape();
    let forward = |device: &Device, o: &mut Tensor<f32>| {
        let (x, theta) = (device.tensor(&x).unwrap(), device.tensor(&theta).unwrap());
        let workspace = &mut Workspace::new(device, 0).unwrap();
        case.operator(theta, false)
            .forward_into(x.view(), o.view_mut(), workspace)
    };

    let mut narrow = shape.clone();
    narrow[1] -= 1;
    let error = InputReason::Shape {
        tensor: "o",
        expected: shape.clone(),
        got: narrow.clone(),
    }
    .of(op);
    refused_everywhere(&narrow, &error, forward);

    // x as it looks with its last two dimensions in the other order in memory.
    let error = InputReason::NotContiguous {
        tensor: "x",
        got: x.shape()[2] as isize,
    }
    .of(op);
    refused_everywhere(&shape, &error, |device, o| {
        let x = device
            .tensor(&x.clone().permuted_axes(vec![0, 1, 3, 2]))
            .unwrap();
        let x = x.view().permute(&[0, 1, 3, 2])?;
        let theta = device.tensor(&theta).unwrap();
        let workspace = &mut Workspace::new(device, 0).unwrap();
        case.operator(theta, false)
            .forward_into(x, o.view_mut(), workspace)
    });

    let silu = case.clone().with_activation(Activation::Silu);
    let error = InputReason::Missing {
        tensor: "x",
        needed_for: "the gradient of the activation",
    }
    .of(op);
    refused_everywhere(x.shape(), &error, |device, dx| {
        let theta = device.tensor(&theta).unwrap();
        let d_o = device.tensor(&d_o).unwrap();
        let workspace = &mut Workspace::new(device, 0).unwrap();
        let gradients = LrpeGradientsMut {
            dx: dx.view_mut(),
            dtheta: None,
            dnorm_weight: None,
        };
        silu.operator(theta, false)
            .backward_into(Saved::Nothing, d_o.view(), gradients, workspace)
    });
}

/// Parameters that do not fit the tensors, in both passes.
pub fn misfits_are_refused<C: Case>(case: &C) {
    let Inputs { x, d_o, theta } = case.inputs::<f32>();
    for (misfit, error) in case.misfits() {
        refused_everywhere(d_o.shape(), &error, |device, o| {
            let (x, theta) = (device.tensor(&x).unwrap(), device.tensor(&theta).unwrap());
            let workspace = &mut Workspace::new(device, 0).unwrap();
            misfit
                .operator(theta, false)
                .forward_into(x.view(), o.view_mut(), workspace)
        });
        let mut error = error;
        if let InputReason::GridTokens { tensor, .. } = &mut error.reason {
            *tensor = "do";
        }
        refused_everywhere(x.shape(), &error, |device, dx| {
            let (d_o, theta) = (device.tensor(&d_o).unwrap(), device.tensor(&theta).unwrap());
            let workspace = &mut Workspace::new(device, 0).unwrap();
            let gradients = LrpeGradientsMut::from(dx);
            misfit.operator(theta, false).backward_into(
                Saved::Nothing,
                d_o.view(),
                gradients,
                workspace,
            )
        });
    }
}

/// dtheta must be given if and only if it is asked for, and be dense.
pub fn a_wrong_dtheta_is_refused<C: Case>(case: &C) {
    let op = case.reference().name();
    let Inputs { x, d_o, theta } = case.inputs::<f32>();
    let backward =
        |device: &Device, asked: bool, dx: &mut Tensor<f32>, dtheta: Option<&mut Tensor<f32>>| {
            let op = case.operator(device.tensor(&theta).unwrap(), asked);
            let (x, d_o) = (device.tensor(&x).unwrap(), device.tensor(&d_o).unwrap());
            let bytes = op.backward_workspace(Saved::X(x.view()), d_o.view())?;
            let workspace = &mut Workspace::new(device, bytes).unwrap();
            let gradients = LrpeGradientsMut {
                dx: dx.view_mut(),
                dtheta: dtheta.map(Tensor::view_mut),
                dnorm_weight: None,
            };
            op.backward_into(Saved::X(x.view()), d_o.view(), gradients, workspace)
        };
    for device in devices() {
        let error = refused(&device, x.shape(), |dx| backward(&device, true, dx, None));
        let missing = InputReason::Missing {
            tensor: "dtheta",
            needed_for: "the gradient of theta",
        }
        .of(op);
        assert_eq!(error, Error::Input(missing));

        let error = refused(&device, x.shape(), |dx| {
            let mut dtheta = poisoned(&device, theta.shape());
            let outcome = backward(&device, false, dx, Some(&mut dtheta));
            assert!(is_poisoned(&dtheta));
            outcome
        });
        assert!(
            matches!(
                error,
                Error::Unexpected {
                    tensor: "dtheta",
                    ..
                }
            ),
            "{error}"
        );

        let error = refused(&device, x.shape(), |dx| {
            let mut dtheta = poisoned(&device, &[theta.nrows(), 7]);
            backward(&device, true, dx, Some(&mut dtheta))
        });
        let shape = InputReason::Shape {
            tensor: "dtheta",
            expected: theta.shape().to_vec(),
            got: vec![3, 7],
        }
        .of(op);
        assert_eq!(error, Error::Input(shape));
    }
}

/// An output that shares memory with an input, which only `unsafe` can make.
pub fn overlapping_memory_is_refused<C: Case>(case: &C) {
    let op = case.reference().name();
    let Inputs { x, theta, .. } = case.inputs::<f32>();
    let device = Device::cpu();
    let size = case.output_shape().iter().product::<usize>() + x.len();
    let mut memory = vec![f32::NAN; size];
    let strides = |shape: &[usize]| {
        let [_, second, third, width] = [0, 1, 2, 3].map(|dim| shape[dim] as isize);
        [second * third * width, third * width, width, 1]
    };
    let data = memory.as_mut_ptr();
    let (x_shape, o_shape) = (case.shape(), case.output_shape());
    for (offset, overlaps) in [(x.len(), false), (x.len() - 1, true)] {
        // SAFETY: both tensors are parts of `memory`, which nothing else uses while they live.
        let (x, mut o) = unsafe {
            let x = Tensor::from_raw_parts(&device, data, &x_shape, &strides(&x_shape));
            let at = data.add(offset);
            let o = Tensor::from_raw_parts(&device, at, &o_shape, &strides(&o_shape));
            (x.unwrap(), o.unwrap())
        };
        let operator = case.operator(device.tensor(&theta).unwrap(), false);
        let workspace = &mut Workspace::new(&device, 0).unwrap();
        let outcome = operator.forward_into(x.view(), o.view_mut(), workspace);
        let expected = match overlaps {
            true => Err(Error::Overlap {
                op,
                output: "o",
                other: "x",
            }),
            false => Ok(()),
        };
        assert_eq!(outcome, expected);
    }
}

/// A workspace that is too small, and tensors of two devices.
pub fn wrong_memory_is_refused<C: Case>(case: &C) {
    let op = case.reference().name();
    let Some(gpu) = gpu() else { return };
    let softmax = Activation::Softmax(SoftmaxAxis::Sequence);
    let case = case.clone().with_activation(softmax);
    let Inputs { x, theta, .. } = case.inputs::<f32>();
    let shape = case.output_shape();
    // With blocks of the caller's, as a short sequence would take one launch and no workspace.
    let blocks = BlockShape {
        heads: 1,
        tokens: 1,
        tokens_per_thread: 4,
        batches: 1,
    };
    let operator = case
        .operator(gpu.tensor(&theta).unwrap(), false)
        .forward_config(LrpeConfig {
            rows: blocks,
            statistics: blocks,
        });
    let on_gpu = gpu.tensor(&x).unwrap();
    let needed = operator.forward_workspace(on_gpu.view()).unwrap();

    let error = refused(gpu, &shape, |o| {
        let workspace = &mut Workspace::new(gpu, needed - 1).unwrap();
        operator.forward_into(on_gpu.view(), o.view_mut(), workspace)
    });
    assert_eq!(
        error,
        Error::WorkspaceTooSmall {
            op,
            needed,
            got: needed - 1
        }
    );

    let error = refused(&Device::cpu(), &shape, |o| {
        let workspace = &mut Workspace::new(gpu, needed).unwrap();
        operator.forward_into(on_gpu.view(), o.view_mut(), workspace)
    });
    assert!(
        matches!(error, Error::DeviceMismatch { tensor: "o", .. }),
        "{error}"
    );

    let other_stream = Device::cuda(0).unwrap();
    let error = refused(&other_stream, &shape, |o| {
        let workspace = &mut Workspace::new(gpu, needed).unwrap();
        operator.forward_into(on_gpu.view(), o.view_mut(), workspace)
    });
    assert!(
        matches!(error, Error::DeviceMismatch { tensor: "o", .. }),
        "{error}"
    );

    let on_cpu = Device::cpu().tensor(&x).unwrap();
    let error = operator.forward(on_cpu.view()).unwrap_err();
    assert!(
        matches!(
            error,
            Error::DeviceMismatch {
                tensor: "theta",
                ..
            }
        ),
        "{error}"
    );
}
