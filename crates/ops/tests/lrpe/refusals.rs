//! Inputs that are refused: with the same error on every device, and before anything is written.

use gimbal_ops::{
    Activation, BlockShape, Device, Error, Float, InputError, InputReason, Lrpe, LrpeConfig,
    LrpeGradientsMut, Saved, SoftmaxAxis, Tensor, TensorView, Theta, Workspace,
};
use gimbal_reference::Positions;
use gimbal_reference::testing::lrpe::{Case, Problem};
use ndarray::{Array2, ArrayD};

use super::problems::{each_operator, on_grid, operator, with_f};
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
fn refused_everywhere(
    shape: &[usize],
    expected: &InputError,
    pass: impl Fn(&Device, &mut Tensor<f32>) -> Result<(), Error>,
) {
    for device in devices() {
        let error = refused(&device, shape, |output| pass(&device, output));
        assert_eq!(error, Error::Input(expected.clone()), "on {device}");
    }
}

/// A forward pass without a workspace.
fn forward(
    problem: &Problem,
    device: &Device,
    x: TensorView<f32>,
    o: &mut Tensor<f32>,
) -> Result<(), Error> {
    let workspace = &mut Workspace::new(device, 0).unwrap();
    operator(problem, device).forward_into(x, o, workspace)
}

/// A backward pass without x and a workspace.
fn backward(
    problem: &Problem,
    device: &Device,
    d_o: &ArrayD<f32>,
    dx: &mut Tensor<f32>,
) -> Result<(), Error> {
    let d_o = device.tensor(d_o).unwrap();
    let workspace = &mut Workspace::new(device, 0).unwrap();
    operator(problem, device).backward_into(Saved::Nothing, &d_o, dx, workspace)
}

/// Wrong shapes and strides.
fn wrong_inputs_are_refused(problem: &Problem) {
    let op = problem.op.name();
    let Case { x, d_o, .. } = problem.clone().case::<f32>(1);
    let shape = problem.output_shape();
    let mut narrow = shape.clone();
    narrow[1] -= 1;
    let error = InputReason::Shape {
        tensor: "o",
        expected: shape.clone(),
        got: narrow.clone(),
    }
    .of(op);
    refused_everywhere(&narrow, &error, |device, o| {
        forward(problem, device, device.tensor(&x)?.view(), o)
    });

    // x as it looks with its last two dimensions in the other order in memory.
    let error = InputReason::NotContiguous {
        tensor: "x",
        got: x.shape()[2] as isize,
    }
    .of(op);
    refused_everywhere(&shape, &error, |device, o| {
        let swap = [0, 1, 3, 2];
        let x = device.tensor(&x.clone().permuted_axes(swap.to_vec()))?;
        forward(problem, device, x.view().permute(&swap)?, o)
    });

    let silu = with_f(problem, Activation::Silu);
    let error = InputReason::Missing {
        tensor: "x",
        needed_for: "the gradient of the activation",
    }
    .of(op);
    refused_everywhere(x.shape(), &error, |device, dx| {
        backward(&silu, device, &d_o, dx)
    });
}

/// Positions that these tensors do not fit, and the error.
fn misfits(problem: &Problem) -> Vec<(Positions, InputError)> {
    let op = problem.op.name();
    if !problem.op.has_heads_first() {
        let (offset, tokens) = (i64::from(i32::MAX) - 3, problem.shape[1]);
        let far = InputReason::Positions { offset, tokens }.of(op);
        return vec![(Positions::line(offset), far)];
    }
    let (got, angles) = (problem.shape[2], problem.shape[3]);
    let tokens = |grid: &[usize], extra_tokens, expected| {
        let reason = InputReason::GridTokens {
            tensor: "x",
            grid: grid.to_vec(),
            extra_tokens,
            expected,
            got,
        };
        (Positions::grid(grid, extra_tokens), reason.of(op))
    };
    let grid = |grid: &[usize], reason: InputReason| (Positions::grid(grid, 2), reason.of(op));
    let large = 1 << (usize::BITS / 2);
    vec![
        // L is not l + Π n_j.
        tokens(&[3, 6], 2, 20),
        tokens(&[3, 5], 3, 18),
        tokens(&[0, 5], 2, 2),
        // k·e < D.
        grid(
            &[15],
            InputReason::ThetaTooNarrow {
                axes: 1,
                theta_features: problem.theta.ncols(),
                angles,
            },
        ),
        grid(&[], InputReason::GridEmpty),
        grid(&[1, 1, 1, 3, 5], InputReason::GridAxes { max: 4, got: 5 }),
        grid(
            &[large, large],
            InputReason::GridOverflow {
                grid: vec![large, large],
                extra_tokens: 2,
            },
        ),
    ]
}

/// Parameters that do not fit the tensors, in both passes.
fn misfits_are_refused(problem: &Problem) {
    let Case { x, d_o, .. } = problem.clone().case::<f32>(1);
    for (positions, mut error) in misfits(problem) {
        let mut misfit = problem.clone();
        misfit.op.positions = positions;
        refused_everywhere(d_o.shape(), &error, |device, o| {
            forward(&misfit, device, device.tensor(&x)?.view(), o)
        });
        if let InputReason::GridTokens { tensor, .. } = &mut error.reason {
            *tensor = "do";
        }
        refused_everywhere(x.shape(), &error, |device, dx| {
            backward(&misfit, device, &d_o, dx)
        });
    }
}

/// dtheta must be given if and only if it is asked for, and be dense.
fn a_wrong_dtheta_is_refused(problem: &Problem) {
    let (op, theta) = (problem.op.name(), &problem.theta);
    let Case { x, d_o, .. } = problem.clone().case::<f32>(1);
    let backward =
        |device: &Device, asked: bool, dx: &mut Tensor<f32>, dtheta: Option<&mut Tensor<f32>>| {
            let op = operator(problem, device).with_dtheta(asked);
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
fn overlapping_memory_is_refused(problem: &Problem) {
    let op = problem.op.name();
    let (x_shape, o_shape) = (problem.shape.clone(), problem.output_shape());
    let [of_x, of_o] = [&x_shape, &o_shape].map(|shape| shape.iter().product::<usize>());
    let device = Device::cpu();
    let mut memory = vec![f32::NAN; of_x + of_o];
    let strides = |shape: &[usize]| {
        let [_, second, third, width] = [0, 1, 2, 3].map(|dim| shape[dim] as isize);
        [second * third * width, third * width, width, 1]
    };
    let data = memory.as_mut_ptr();
    for (offset, overlaps) in [(of_x, false), (of_x - 1, true)] {
        // SAFETY: both tensors are parts of `memory`, which nothing else uses while they live.
        let (x, mut o) = unsafe {
            let x = Tensor::from_raw_parts(&device, data, &x_shape, &strides(&x_shape));
            let at = data.add(offset);
            let o = Tensor::from_raw_parts(&device, at, &o_shape, &strides(&o_shape));
            (x.unwrap(), o.unwrap())
        };
        let operator = operator(problem, &device);
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
fn wrong_memory_is_refused(problem: &Problem) {
    let op = problem.op.name();
    let Some(gpu) = gpu() else { return };
    let problem = with_f(problem, Activation::Softmax(SoftmaxAxis::Sequence));
    let shape = problem.output_shape();
    let Case { x, .. } = problem.clone().case::<f32>(1);
    // With blocks of the caller's, as a short sequence would take one launch and no workspace.
    let blocks = BlockShape {
        heads: 1,
        tokens: 1,
        tokens_per_thread: 4,
        batches: 1,
    };
    let operator = operator(&problem, gpu).forward_config(LrpeConfig {
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

    // Of the other device, and of another stream.
    for device in [Device::cpu(), Device::cuda(0).unwrap()] {
        let error = refused(&device, &shape, |o| {
            let workspace = &mut Workspace::new(gpu, needed).unwrap();
            operator.forward_into(on_gpu.view(), o.view_mut(), workspace)
        });
        assert!(
            matches!(error, Error::DeviceMismatch { tensor: "o", .. }),
            "{error}"
        );
    }

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

#[test]
fn wrong_inputs() {
    for problem in each_operator() {
        wrong_inputs_are_refused(&problem);
        misfits_are_refused(&problem);
        a_wrong_dtheta_is_refused(&problem);
        overlapping_memory_is_refused(&problem);
        wrong_memory_is_refused(&problem);
    }
}

/// Widths, and what is wrong with them.
#[test]
fn widths_that_do_not_fit() {
    let (odd, got) = (7, 3);
    let [rotate, cosine] = ["lrpe_rotate", "lrpe_cosine"];
    let wide = InputReason::ThetaTooWide { max: 2, got };
    let odd_width = InputReason::OddWidth {
        tensor: "x",
        got: odd,
    };
    // One scalar a head is a kind of its own, not a width.
    let scalar = InputReason::ThetaNotScalar { got };
    for device in devices() {
        let theta = || device.zeros::<f32>(&[1, got]).unwrap();
        let per_feature = || Theta::per_feature(theta());
        for (op, features, error) in [
            (
                Lrpe::rotate(per_feature()),
                odd,
                odd_width.clone().of(rotate),
            ),
            (Lrpe::rotate(per_feature()), 4, wide.clone().of(rotate)),
            (Lrpe::cosine(per_feature()), 2, wide.clone().of(cosine)),
            (
                Lrpe::cosine(Theta::per_head(theta())),
                2,
                scalar.clone().of(cosine),
            ),
        ] {
            let x = device.zeros::<f32>(&[1, 4, 1, features]).unwrap();
            assert_eq!(op.forward(&x).unwrap_err(), Error::Input(error));
        }
    }
}

/// x and theta of shapes that no grid of these lengths has.
#[test]
fn shapes_that_do_not_fit() {
    let rank = InputReason::Rank {
        tensor: "x",
        expected: "(B, H, L, D)",
        got: vec![1, 6, 8],
    };
    let narrow = InputReason::ThetaTooNarrow {
        axes: 2,
        theta_features: 3,
        angles: 8,
    };
    let heads = InputReason::ThetaHeads { heads: 2, got: 3 };
    for (x, theta, reason) in [
        (&[1, 6, 8][..], (2, 4), rank),
        (&[1, 2, 6, 8], (3, 4), heads),
        (&[1, 2, 6, 8], (1, 3), narrow),
    ] {
        let error = reason.of("lrpe_cosine_md");
        refused_everywhere(&[1, 2, 6, 16], &error, |device, o| {
            let mut problem = on_grid([1, 2, 8], &[2, 3], 0, (1, 4));
            problem.theta = Array2::zeros(theta);
            forward(&problem, device, device.zeros(x)?.view(), o)
        });
    }
}
