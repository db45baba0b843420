//! Inputs that are refused: with the same error on every device, and before anything is written.

use gimbal_ops::{
    Device, Error, Flao, FlaoGradients, FlaoInputs, FlaoQueries, FlaoQueryGradients, FlaoRoute,
    FlaoSave, FlaoSaved, FlaoSavedMut, FlaoSavedView, InputError, InputReason, Tensor, Workspace,
};
use ndarray::Array4;

use crate::common::{devices, gpu};

const OP: &str = Flao::NAME;

/// The shapes of q, k, v, g and o.
const SHAPES: [[usize; 4]; 5] = [
    [2, 3, 20, 8],
    [2, 3, 30, 8],
    [2, 3, 30, 4],
    [2, 3, 20, 4],
    [2, 3, 20, 4],
];

/// kv.
const SUMS: [usize; 4] = [2, 3, 8, 4];

fn ones(device: &Device, shape: [usize; 4]) -> Tensor<f32> {
    device.tensor(&Array4::ones(shape)).unwrap()
}

fn poisoned(device: &Device, shape: &[usize]) -> Tensor<f32> {
    let mut tensor = device.zeros(shape).unwrap();
    tensor.fill_bytes(0xff).unwrap();
    tensor
}

fn is_poisoned(tensor: &Tensor<f32>) -> bool {
    tensor
        .to_array()
        .unwrap()
        .iter()
        .all(|value| value.is_nan())
}

fn shape(tensor: &'static str, expected: &[usize], got: &[usize]) -> Error {
    let (expected, got) = (expected.to_vec(), got.to_vec());
    let reason = InputReason::Shape {
        tensor,
        expected,
        got,
    };
    reason.of(OP).into()
}

/// Of a part of what has six columns.
fn not_dense(tensor: &'static str) -> Error {
    Error::NotDense {
        op: OP,
        tensor,
        shape: SUMS.to_vec(),
        strides: vec![144, 48, 6, 1],
    }
}

/// Runs a forward pass of tensors of these shapes that must fail, and returns its error.
fn refused(device: &Device, [q, k, v, g, o]: [&[usize]; 5]) -> Error {
    let ones = |shape: &[usize]| {
        let mut tensor = device.zeros::<f32>(shape).unwrap();
        tensor.fill_bytes(0x3f).unwrap();
        tensor
    };
    let (q, k, v, g) = (ones(q), ones(k), ones(v), ones(g));
    let mut o = poisoned(device, o);
    let inputs = FlaoInputs::new(&q, &k, &v, &g);
    let workspace = &mut Workspace::new(device, 0).unwrap();
    let outcome = Flao::new().forward_into(inputs, &mut o, FlaoSavedMut::Nothing, workspace);
    assert!(is_poisoned(&o), "{outcome:?} on {device}");
    let error = outcome.unwrap_err();
    if let Error::Input(InputError {
        reason: InputReason::Shape { tensor: "o", .. },
        ..
    }) = error
    {
        return error;
    }
    // Without outputs the refusal is the same, and so it is of what is asked about a workspace.
    assert_eq!(Flao::new().forward(inputs).unwrap_err(), error);
    let asked = Flao::new().forward_workspace(inputs, FlaoSave::Kv);
    assert_eq!(asked.unwrap_err(), error);
    let backward = Flao::new().backward(inputs, FlaoSavedView::Nothing, &g);
    assert_eq!(backward.unwrap_err(), error);
    error
}

/// Wrong ranks, shapes and strides.
#[test]
fn wrong_inputs_are_refused() {
    let size = |tensor, dimension, got| {
        let (min, max) = (1, 256);
        let reason = InputReason::Size {
            tensor,
            dimension,
            min,
            max,
            got,
        };
        reason.of(OP).into()
    };
    let flat = InputReason::Rank {
        tensor: "k",
        expected: "(B, H, M, D)",
        got: vec![3, 30, 8],
    };
    let flat = Error::from(flat.of(OP));
    for device in devices() {
        for (at, got, error) in [
            (1, &[3, 30, 8][..], flat.clone()),
            (1, &[2, 3, 30, 9], shape("k", &SHAPES[1], &[2, 3, 30, 9])),
            (2, &[2, 2, 30, 4], shape("v", &SHAPES[2], &[2, 2, 30, 4])),
            (3, &[2, 3, 20, 5], shape("g", &SHAPES[3], &[2, 3, 20, 5])),
            (4, &[2, 3, 21, 4], shape("o", &SHAPES[4], &[2, 3, 21, 4])),
            (0, &[2, 3, 20, 257], size("q", "D", 257)),
            (2, &[2, 3, 30, 0], size("v", "E", 0)),
        ] {
            let mut shapes = SHAPES.each_ref().map(|shape| &shape[..]);
            shapes[at] = got;
            assert_eq!(refused(&device, shapes), error, "on {device}");
        }

        // q as it looks with its last two dimensions in the other order in memory.
        let [q, k, v, g] =
            [[2, 3, 8, 20], SHAPES[1], SHAPES[2], SHAPES[3]].map(|s| ones(&device, s));
        let inputs = FlaoInputs {
            q: q.view().permute(&[0, 1, 3, 2]).unwrap(),
            ..FlaoInputs::new(&q, &k, &v, &g)
        };
        let error = InputReason::NotContiguous {
            tensor: "q",
            got: 20,
        }
        .of(OP);
        assert_eq!(
            Flao::new().forward(inputs).unwrap_err(),
            Error::Input(error)
        );
    }
}

/// The tensors of a call on one device.
struct Tensors([Tensor<f32>; 5]);

impl Tensors {
    fn new(device: &Device) -> Self {
        Self(SHAPES.map(|shape| ones(device, shape)))
    }

    fn inputs(&self) -> FlaoInputs<'_, f32> {
        let Self([q, k, v, g, _]) = self;
        FlaoInputs::new(q, k, v, g)
    }

    fn d_o(&self) -> &Tensor<f32> {
        &self.0[4]
    }
}

/// Wrong shapes of do, of what was saved, and of gradients.
#[test]
fn wrong_gradients_are_refused() {
    for device in devices() {
        let tensors = Tensors::new(&device);
        let (op, inputs) = (Flao::new(), tensors.inputs());
        let narrow = ones(&device, [2, 3, 20, 3]);
        let error = op
            .backward(inputs, FlaoSavedView::Nothing, &narrow)
            .unwrap_err();
        assert_eq!(error, shape("do", &SHAPES[4], narrow.shape()));

        let kv = ones(&device, [2, 3, 4, 8]);
        let saved = FlaoSavedView::Kv(kv.view());
        let error = op.backward(inputs, saved, tensors.d_o()).unwrap_err();
        assert_eq!(error, shape("kv", &SUMS, kv.shape()));

        let saved = FlaoSaved::KvAndProduct {
            kv: ones(&device, SUMS),
            product: narrow,
        };
        let error = op.backward(inputs, &saved, tensors.d_o()).unwrap_err();
        assert_eq!(
            error,
            shape("product", &SHAPES[4], saved.product().unwrap().shape())
        );

        let [dq, dk, _, dg, _] = SHAPES.map(|shape| poisoned(&device, &shape));
        let dv = poisoned(&device, &[2, 3, 30, 5]);
        let dg = Some(dg);
        let mut gradients = FlaoGradients { dq, dk, dv, dg };
        let workspace = &mut Workspace::new(&device, 1 << 20).unwrap();
        let nothing = FlaoSavedView::Nothing;
        let outcome = op.backward_into(inputs, nothing, tensors.d_o(), &mut gradients, workspace);
        assert_eq!(
            outcome.unwrap_err(),
            shape("dv", &SHAPES[2], gradients.dv.shape())
        );
        let FlaoGradients { dq, dk, dv, dg } = &gradients;
        let dg = dg.as_ref().unwrap();
        assert!([dq, dk, dv, dg].into_iter().all(is_poisoned), "on {device}");
    }
}

/// The kernels know no strides of kv.
#[test]
fn kv_with_gaps_is_refused() {
    for device in devices() {
        let tensors = Tensors::new(&device);
        let mut wide = poisoned(&device, &[2, 3, 8, 6]);
        let mut o = poisoned(&device, &SHAPES[4]);
        let workspace = &mut Workspace::new(&device, 1 << 20).unwrap();
        let saved = FlaoSavedMut::Kv(wide.view_mut().narrow(3, 1..5).unwrap());
        let outcome = Flao::new().forward_into(tensors.inputs(), &mut o, saved, workspace);
        assert_eq!(outcome, Err(not_dense("kv")));
        assert!(is_poisoned(&o) && is_poisoned(&wide));
        let saved = FlaoSavedView::Kv(wide.view().narrow(3, 1..5).unwrap());
        let error = Flao::new().backward(tensors.inputs(), saved, tensors.d_o());
        assert_eq!(error.unwrap_err(), not_dense("kv"));
    }
}

/// Of stages: shapes, gaps, and a gradient of a gate that is not there.
#[test]
fn what_does_not_fit_a_stage_is_refused() {
    for device in devices() {
        let Tensors([q, k, v, g, d_o]) = &Tensors::new(&device);
        let (op, workspace) = (Flao::new(), &mut Workspace::new(&device, 1 << 20).unwrap());
        let kv = ones(&device, SUMS);
        assert_eq!(
            op.forward_keys(k, g).unwrap_err(),
            shape("v", &SHAPES[2], g.shape())
        );
        let mut narrow = poisoned(&device, &[2, 3, 4, 4]);
        let outcome = op.forward_keys_into(k, v, &mut narrow, true, workspace);
        assert_eq!(outcome, Err(shape("kv", &SUMS, narrow.shape())));
        assert!(is_poisoned(&narrow));

        let mut wide = poisoned(&device, &[2, 3, 8, 6]);
        let gaps = wide.view_mut().narrow(3, 1..5).unwrap();
        let outcome = op.forward_keys_into(k, v, gaps, false, workspace);
        assert_eq!(outcome, Err(not_dense("kv")));
        let gaps = wide.view().narrow(3, 1..5).unwrap();
        let queries = FlaoQueries::new(q, gaps);
        assert_eq!(op.forward_queries(queries).unwrap_err(), not_dense("kv"));
        let outcome = op.backward_keys(k, v, gaps);
        assert_eq!(outcome.unwrap_err(), not_dense("dkv"));

        let queries = FlaoQueries::new(q, &kv);
        let error = op.backward_queries(queries, v).unwrap_err();
        assert_eq!(error, shape("do", &SHAPES[4], v.shape()));
        let gated = FlaoQueries {
            g: Some(v.view()),
            ..queries
        };
        let error = op.forward_queries(gated).unwrap_err();
        assert_eq!(error, shape("g", &SHAPES[3], v.shape()));
        let mut gradients = FlaoQueryGradients {
            dq: poisoned(&device, &SHAPES[0]),
            dg: Some(poisoned(&device, &SHAPES[3])),
            dkv: poisoned(&device, &SUMS),
        };
        let outcome = op.backward_queries_into(queries, d_o, &mut gradients, false, workspace);
        let missing = InputReason::Missing {
            tensor: "g",
            needed_for: "dg",
        };
        assert_eq!(outcome, Err(Error::Input(missing.of(OP))));
        assert!(is_poisoned(&gradients.dq) && is_poisoned(&gradients.dkv));
    }
}

/// An output that shares memory with another tensor, which only `unsafe` can make.
#[test]
fn overlapping_memory_is_refused() {
    let device = Device::cpu();
    let tensors = Tensors::new(&device);
    let mut memory = vec![f32::NAN; 2 * 480];
    let data = memory.as_mut_ptr();
    let tensor = |at: usize| {
        // SAFETY: the tensors are parts of `memory`, which nothing else uses while they live.
        let tensor =
            unsafe { Tensor::from_raw_parts(&device, data.add(at), &SHAPES[3], &[240, 80, 4, 1]) };
        tensor.unwrap()
    };
    for (offset, overlaps) in [(480, false), (479, true)] {
        let (g, mut o) = (tensor(0), tensor(offset));
        let inputs = FlaoInputs {
            g: Some(g.view()),
            ..tensors.inputs()
        };
        let workspace = &mut Workspace::new(&device, 0).unwrap();
        let outcome = Flao::new().forward_into(inputs, &mut o, FlaoSavedMut::Nothing, workspace);
        let expected = match overlaps {
            true => Err(Error::Overlap {
                op: OP,
                output: "o",
                other: "g",
            }),
            false => Ok(()),
        };
        assert_eq!(outcome, expected);
    }
    // Two outputs.
    let (mut o, product) = (tensor(0), tensor(4));
    let saved = &mut FlaoSaved::KvAndProduct {
        kv: poisoned(&device, &SUMS),
        product,
    };
    let workspace = &mut Workspace::new(&device, 0).unwrap();
    let outcome = Flao::new().forward_into(tensors.inputs(), &mut o, saved, workspace);
    let expected = Error::Overlap {
        op: OP,
        output: "product",
        other: "o",
    };
    assert_eq!(outcome, Err(expected));
}

/// A workspace that is too small, and tensors of two devices.
#[test]
fn wrong_memory_is_refused() {
    let Some(gpu) = gpu() else { return };
    let (tensors, on_cpu) = (Tensors::new(gpu), Tensors::new(&Device::cpu()));
    // A route that needs one, however short heads are.
    let (op, inputs) = (Flao::new().route(FlaoRoute::Plain), tensors.inputs());
    let needed = op.forward_workspace(inputs, FlaoSave::Nothing).unwrap();
    let mut o = poisoned(gpu, &SHAPES[4]);
    let workspace = &mut Workspace::new(gpu, needed - 1).unwrap();
    let outcome = op.forward_into(inputs, &mut o, FlaoSavedMut::Nothing, workspace);
    let too_small = |needed| Error::WorkspaceTooSmall {
        op: OP,
        needed,
        got: needed - 1,
    };
    assert_eq!(outcome, Err(too_small(needed)));
    assert!(is_poisoned(&o));

    let nothing = FlaoSavedView::Nothing;
    let mut gradients = op.backward(inputs, nothing, tensors.d_o()).unwrap();
    let needed = op
        .backward_workspace(inputs, nothing, tensors.d_o())
        .unwrap();
    let workspace = &mut Workspace::new(gpu, needed - 1).unwrap();
    let outcome = op.backward_into(inputs, nothing, tensors.d_o(), &mut gradients, workspace);
    assert_eq!(outcome, Err(too_small(needed)));

    let other_stream = Device::cuda(0).unwrap();
    let others = Tensors::new(&other_stream);
    for other in [&on_cpu, &others] {
        let mismatch = |outcome: Result<(), Error>, expected: &str| match outcome {
            Err(Error::DeviceMismatch { tensor, .. }) => assert_eq!(tensor, expected),
            outcome => panic!("{outcome:?} instead of a mismatch of {expected}"),
        };
        let v = other.inputs().v;
        mismatch(op.forward(FlaoInputs { v, ..inputs }).map(drop), "v");
        let backward = op.backward(inputs, nothing, other.d_o());
        mismatch(backward.map(drop), "do");
        let (_, saved) = op.forward_saving(other.inputs(), FlaoSave::Kv).unwrap();
        let backward = op.backward(inputs, &saved, tensors.d_o());
        mismatch(backward.map(drop), "kv");
    }
}
