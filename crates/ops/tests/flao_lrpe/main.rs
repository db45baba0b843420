//! `flao_lrpe` against the reference.

#[path = "../common/mod.rs"]
mod common;
mod launches;
mod refusals;

use common::{devices, gpu};
use gimbal_ops::testing::FlaoLrpeCall;
use gimbal_ops::{
    Activation, Device, FlaoInputs, FlaoLrpe, Float, Lrpe, Pairing, Theta, Workspace, bf16, f16,
};
use gimbal_reference::testing::flao_lrpe::{Case, Turn, Wanted};
use gimbal_reference::testing::{Exact, Layout, Random, bits};
use gimbal_reference::{self as reference, Encoding, Positions, Rotation, ThetaKind};
use ndarray::{Array2, Array4, Axis};

/// Problems of every kind, so many of them.
fn small<T: Float>() -> impl Iterator<Item = (u64, Case<T>)> {
    (0..40).map(|seed| (seed, Case::random(seed, false)))
}

/// Problems whose roundings average out.
fn large<T: Float>() -> impl Iterator<Item = (u64, Case<T>)> {
    (100..106).map(|seed| (seed, Case::random(seed, true)))
}

/// A problem whose tensors have no gaps.
fn dense<'a, T: Float>(device: &'a Device, case: &'a Case<T>) -> FlaoLrpeCall<'a, T> {
    FlaoLrpeCall::new(device, case, [Layout::ROW_MAJOR; 2]).unwrap()
}

/// Every result is right, from what the forward pass kept and from nothing, in any order of memory.
fn results_are_right<T: Float>(problem: (u64, Case<T>)) {
    let [dense, swapped] = [Layout::ROW_MAJOR, Layout::SWAPPED];
    let runs = [([dense, dense], true), ([swapped, swapped], false)];
    results_of_runs_are_right(problem, &devices(), &runs);
}

/// The same on these devices, of inputs and outputs in these layouts.
fn results_of_runs_are_right<T: Float>(
    (seed, case): (u64, Case<T>),
    devices: &[Device],
    runs: &[([Layout; 2], bool)],
) {
    let (o, gradients) = (case.forward(), case.backward());
    for device in devices {
        for &(layouts, saves) in runs {
            let call = FlaoLrpeCall::new(device, &case, layouts).unwrap();
            let got = call.run(saves, true).unwrap();
            for verdict in got.judge(&o, &gradients) {
                if let Err(failure) = verdict.check() {
                    panic!("problem {seed} of {} on {device}: {failure}", T::DTYPE);
                }
            }
        }
    }
}

#[test]
fn results_f32() {
    small::<f32>().for_each(results_are_right);
}

#[test]
fn results_f16() {
    small::<f16>().for_each(results_are_right);
    large::<f16>().for_each(results_are_right);
}

#[test]
fn results_bf16() {
    small::<bf16>().for_each(results_are_right);
    large::<bf16>().for_each(results_are_right);
}

/// The same of each fused kernel, which only a GPU has: with outputs that the copy engine writes and others, and inputs that are parts
/// of larger tensors.
#[test]
fn results_of_fused_kernels() {
    fn of<T: Float>(device: &Device) {
        let [dense, swapped] = [Layout::ROW_MAJOR, Layout::SWAPPED];
        let [part, odd] = [Layout::PART_OF_ALIGNED, Layout::PART_OF_ODD];
        let runs = [
            ([dense, dense], true),
            ([swapped, odd], false),
            ([part, part], false),
            ([part, odd], true),
        ];
        for problem in Case::<T>::all_wanted(200) {
            results_of_runs_are_right(problem, std::slice::from_ref(device), &runs);
        }
    }
    if let Some(device) = gpu() {
        of::<f16>(device);
        of::<bf16>(device);
    }
}

/// The same of one pass over the queries backward, with each f of them and of the gate.
#[test]
fn queries_in_one_pass_f16() {
    queries_in_one_pass::<f16>();
}

/// As above.
#[test]
fn queries_in_one_pass_bf16() {
    queries_in_one_pass::<bf16>();
}

fn queries_in_one_pass<T: Float>() {
    let Some(device) = gpu() else { return };
    let (none, relu) = (Activation::None, Activation::Relu);
    let pointwise = [none, Activation::Silu, relu, Activation::Sigmoid];
    for (turn, on_line) in [
        (Turn::Cosine, true),
        (Turn::Halves, true),
        (Turn::Halves, false),
        (Turn::Neighbours, true),
        (Turn::Neighbours, false),
        (Turn::Nothing, true),
    ] {
        for (index, seed) in (400..424).enumerate() {
            // With those f alone that keep what divides away from 0.
            let divides = index % 3 == 2;
            let wanted = Wanted {
                turn,
                on_line,
                wide: true,
                divides,
                softmax: false,
            };
            let mut case = Case::<T>::wanted(seed, wanted);
            case.op.q_f = match divides {
                true => pointwise[2 + index % 2],
                false => pointwise[index % 4],
            };
            if case.inputs.g.is_some() {
                case.op.g_f = pointwise[(index + index / 4) % 4];
            }
            if index % 4 == 1 {
                case = grown(case);
            }
            let runs = [([Layout::ROW_MAJOR; 2], index % 2 == 0)];
            results_of_runs_are_right((seed, case), std::slice::from_ref(device), &runs);
        }
    }
}

/// With gradients that are 256 times as large from some row of a head on, where the scale of f16 has to follow them.
fn grown<T: Float>(mut case: Case<T>) -> Case<T> {
    let larger = case.d_o.len_of(Axis(2)).div_ceil(3);
    let mut rows = case.d_o.slice_axis_mut(Axis(2), (larger..).into());
    rows.mapv_inplace(|d_o| T::from_f64(256.0 * d_o.to_f64()));
    case
}

/// With a normaliser of values that are alike the gradients of what is divided and of what divides nearly cancel, all the more where
/// angles are small.
#[test]
fn gradients_that_cancel() {
    fn of<T: Float>(device: &Device) {
        let runs = [([Layout::ROW_MAJOR; 2], false)];
        let divides = |(_, case): &(u64, Case<T>)| case.op.normalizer.is_some();
        for (seed, mut case) in Case::<T>::all_wanted(300).filter(divides) {
            case.op.v_f = Activation::None;
            let alike = |value: &T| T::from_f64(1.0 + 0.05 * value.to_f64());
            case.inputs.v = case.inputs.v.map(alike);
            for turn in [1.0, 1e-7] {
                case.theta *= turn;
                let problem = (seed, case.clone());
                results_of_runs_are_right(problem, std::slice::from_ref(device), &runs);
            }
        }
    }
    if let Some(device) = gpu() {
        of::<f16>(device);
        of::<bf16>(device);
    }
}

/// The same of keys that are alike, where all cosines have the same angle: what they have in common cancels in dq.
#[test]
fn keys_that_are_alike() {
    fn of<T: Float>(device: &Device) {
        let runs = [([Layout::ROW_MAJOR; 2], false)];
        let counts = |(_, case): &(u64, Case<T>)| {
            let is_line = matches!(case.op.q_positions, Positions::Line { .. });
            is_line && case.op.normalizer.is_some() && case.op.encoding == Some(Encoding::Cosine)
        };
        let mut count = 0;
        for (seed, mut case) in Case::<T>::all_wanted(300).filter(counts) {
            case.op.theta_kind = ThetaKind::PerHead;
            case.theta.slice_axis_inplace(Axis(1), (0..1).into());
            case.op.k_f = Activation::None;
            let alike = |value: &T| T::from_f64(1.0 + 0.05 * value.to_f64());
            case.inputs.k = case.inputs.k.map(alike);
            let problem = (seed, case);
            results_of_runs_are_right(problem, std::slice::from_ref(device), &runs);
            count += 1;
        }
        assert!(count > 1);
    }
    if let Some(device) = gpu() {
        of::<f16>(device);
        of::<bf16>(device);
    }
}

/// In f16 gradients of long sums of keys and values that have one sign are beyond the type, but where f' brings them back: they come as they
/// are, or infinite, and never as NaN.
#[test]
fn gradients_beyond_f16() {
    let shape = |rows| [1, 1, rows, 16];
    let (n, m) = (shape(4200), shape(32806));
    let mut random = Random::new(0);
    let inputs = reference::FlaoInputs {
        q: random.array(&n, 2.0),
        k: random.array(&m, 2.0),
        v: random.array(&m, 2.0),
        g: Some(random.array(&n, 4.0)),
    };
    let encoding = Encoding::Rotate(Rotation {
        pairing: Pairing::Interleaved,
        rotary_dim: Some(6),
        factor: 1.25,
    });
    for encoding in [None, Some(encoding)] {
        let case = Case::<f16> {
            op: reference::FlaoLrpe {
                encoding,
                q_f: Activation::Sigmoid,
                k_f: Activation::Sigmoid,
                v_f: Activation::Relu,
                g_f: Activation::Sigmoid,
                ..reference::FlaoLrpe::default()
            },
            theta: random.array(&[1, 3], 1.0).into_dimensionality().unwrap(),
            offsets: [None, None],
            positions: [None, None],
            inputs: inputs.clone(),
            d_o: random.array(&n, 4.0),
            // No fused kernel takes it.
            with_dtheta: encoding.is_some(),
        };
        results_are_right((0, case));
    }
}

/// kv and z are those of the reference, at the positions that were given.
#[test]
fn what_is_kept() {
    for (seed, case) in small::<f32>().take(20) {
        let kept = case.op.forward_saving(&case.inputs.view(), &case.angles());
        let (_, kept) = kept.unwrap();
        for device in devices() {
            let call = dense(&device, &case);
            let (_, saved) = call.op().forward_saving(call.inputs()).unwrap();
            let kv = kept.kv.mapv(f64::from);
            let size = kv.iter().fold(0.0, |most: f64, kv| most.max(kv.abs()));
            let exact = Exact::whole(kv, size, 1e-5);
            let verdict = exact.judge(saved.kv.to_array().unwrap().view());
            assert!(verdict.passed(), "kv, problem {seed}: {verdict:?}");
            assert_eq!(saved.z.is_some(), kept.z.is_some());
            if let (Some(z), Some(exact)) = (saved.z, &kept.z) {
                let exact = Exact::whole(exact.mapv(f64::from), 0.0, 1e-5);
                assert!(exact.judge(z.to_array().unwrap().view()).passed());
            }
        }
    }
}

#[test]
fn calls_repeat_exactly() {
    for (seed, case) in small::<bf16>().take(10).chain(large().take(2)) {
        for device in devices() {
            let results = || dense(&device, &case).run(true, true).unwrap().bits();
            let first = results();
            assert_eq!(results(), first, "problem {seed} on {device}");
        }
    }
}

/// The two forms of a call give the same.
#[test]
fn calls_that_allocate() {
    for (_, case) in small::<f16>().take(12) {
        for device in devices() {
            let call = dense(&device, &case);
            let expected = call.run(true, true).unwrap().bits();
            let (op, inputs) = (call.op(), call.inputs());
            let (o, saved) = op.forward_saving(inputs).unwrap();
            assert_eq!(op.forward(inputs).unwrap().shape(), o.shape());
            let gradients = op.backward(inputs, Some(saved.view()), call.d_o());
            let rows = gradients.unwrap().rows;
            for (got, expected) in [&o, &rows.dq, &rows.dk, &rows.dv].into_iter().zip(expected) {
                assert_eq!(bits(got.to_array().unwrap().view()), expected);
            }
        }
    }
}

/// Sums over nothing are zero.
#[test]
fn empty_tensors() {
    for device in devices() {
        let theta = device.tensor(&Array2::<f32>::ones((1, 4))).unwrap();
        let op = FlaoLrpe::of(Lrpe::cosine(Theta::per_feature(theta)))
            .query_activation(Activation::Silu)
            .key_activation(Activation::Relu)
            .gate_activation(Activation::Sigmoid)
            .with_dtheta(true);
        for (batch, n, m) in [(0, 3, 2), (2, 0, 3), (2, 3, 0), (2, 0, 0)] {
            for op in [op.clone(), op.clone().normalizer(1.0)] {
                let rows = |rows| device.tensor(&Array4::<f32>::ones((batch, 2, rows, 4)));
                let (q, k) = (rows(n).unwrap(), rows(m).unwrap());
                let inputs = FlaoInputs::new(&q, &k, &k, &q);
                let (o, saved) = op.forward_saving(inputs).unwrap();
                let got = op.backward(inputs, Some(saved.view()), &o).unwrap();
                let rows = got.rows;
                let zeros = [&o, &rows.dq, &rows.dk, &rows.dv, &rows.dg.unwrap()];
                let sums = [&got.dtheta.unwrap(), &saved.kv];
                // Where there are no keys, all is zero; where there are no queries, so is what there is.
                for tensor in zeros.into_iter().chain(sums) {
                    let is_kv = std::ptr::eq(tensor, &raw const saved.kv);
                    let values = tensor.to_array().unwrap();
                    assert!((is_kv && m > 0) || values.iter().all(|&value| value == 0.0));
                }
            }
        }
    }
}

/// Outputs lie in memory as their inputs do.
#[test]
fn memory_order() {
    for device in devices() {
        let theta = device.tensor(&Array2::<f32>::ones((1, 4))).unwrap();
        let lrpe = Lrpe::rotate(Theta::per_feature(theta)).pairing(Pairing::Interleaved);
        let op = FlaoLrpe::of(lrpe.offset(3)).key_offset(-1);
        let x = device.tensor(&Array4::<f32>::ones((2, 5, 3, 8))).unwrap();
        let x = x.view().permute(&[0, 2, 1, 3]).unwrap();
        let inputs = FlaoInputs::without_gate(x, x, x);
        let o = op.forward(inputs).unwrap();
        assert_eq!(o.strides(), x.strides());
        let gradients = op.backward(inputs, None, &o).unwrap();
        assert_eq!(gradients.rows.dk.strides(), x.strides());
        assert!(gradients.rows.dg.is_none() && gradients.dtheta.is_none());
    }
}

/// On a GPU a call needs as much workspace as it says, and no less.
#[test]
fn workspaces() {
    for (_, case) in small::<bf16>().take(8) {
        for device in devices() {
            let call = dense(&device, &case);
            let bytes = call.op().forward_workspace(call.inputs(), false).unwrap();
            assert_eq!(bytes > 0, device.is_cuda());
            let mut o = call.op().forward(call.inputs()).unwrap();
            let mut workspace = Workspace::new(&device, bytes.saturating_sub(1)).unwrap();
            let outcome = call
                .op()
                .forward_into(call.inputs(), &mut o, None, &mut workspace);
            assert_eq!(outcome.is_err(), device.is_cuda());
        }
    }
}
