//! `flao_lrpe`: by hand, against the operators that it is made of, by central differences, and what it refuses.

use gimbal_reference::testing::flao_lrpe::Case;
use gimbal_reference::{
    Activation, Encoding, Flao, FlaoAngles, FlaoInputs, FlaoLrpe, FlaoSaved, InputReason, Lrpe,
    LrpeInputs, Pairing, Positions, Rotation, SoftmaxAxis, ThetaKind,
};
use ndarray::{Array2, Array3, ArrayD, Axis, array};

use crate::support::{Draw, Random};

/// Queries or keys (B, H, N, D) encoded by [`Lrpe`] alone, with f in it.
fn encoded(case: &Case<f32>, x: &ArrayD<f32>, side: usize) -> ArrayD<f64> {
    let op = &case.op;
    let (f, positions) = match side {
        0 => (op.q_f, &op.q_positions),
        _ => (op.k_f, &op.k_positions),
    };
    let lrpe = Lrpe {
        encoding: op.encoding.unwrap(),
        positions: positions.clone(),
        f: f.into(),
        theta_kind: op.theta_kind,
    };
    let angles = case.angles();
    let (offsets, positions) = match side {
        0 => (angles.q_offsets, angles.q_positions),
        _ => (angles.k_offsets, angles.k_positions),
    };
    let inputs = LrpeInputs {
        offsets,
        positions,
        ..case.theta.view().into()
    };
    if lrpe.name() == "lrpe_cosine_md" {
        return lrpe.forward_f64(x.view(), inputs).unwrap();
    }
    let order = &[0, 2, 1, 3][..];
    let x = x.view().permuted_axes(order);
    lrpe.forward_f64(x, inputs).unwrap().permuted_axes(order)
}

/// B, H, N and D, with as many keys as queries where they lie on a grid.
const SIZES: [usize; 4] = [2, 2, 3, 6];
const KEYS: usize = 4;
const VALUES: usize = 3;

fn inputs(random: &mut Random, keys: usize, with_gate: bool) -> FlaoInputs<ArrayD<f32>> {
    let [b, h, n, d] = SIZES;
    FlaoInputs {
        q: random.tensor(&[b, h, n, d]),
        k: random.tensor(&[b, h, keys, d]),
        v: random.tensor(&[b, h, keys, VALUES]),
        g: with_gate.then(|| random.tensor(&[b, h, n, VALUES])),
    }
}

/// Every encoding at positions of every kind up to 6.
fn cases(random: &mut Random) -> Vec<Case<f32>> {
    let part = Rotation {
        pairing: Pairing::Interleaved,
        rotary_dim: Some(4),
        factor: 1.5,
    };
    let encodings = [
        None,
        Some(Encoding::Rotate(Rotation::default())),
        Some(Encoding::Rotate(part)),
        Some(Encoding::Cosine),
    ];
    let mut cases = Vec::new();
    for encoding in encodings {
        let columns = encoding.map_or(1, |encoding| encoding.angles(6).min(3));
        let axes = Some([0, 1, 1][..columns].to_vec());
        let mut case = |q_positions, k_positions, heads, keys| Case {
            op: FlaoLrpe {
                scale: 0.5,
                encoding,
                q_positions,
                k_positions,
                ..FlaoLrpe::default()
            },
            theta: random.theta([heads, columns]),
            offsets: [None, None],
            positions: [None, None],
            inputs: inputs(random, keys, true),
            d_o: random.tensor(&[SIZES[0], SIZES[1], SIZES[2], VALUES]),
            with_dtheta: encoding.is_some(),
        };
        cases.push(case(Positions::line(-2), Positions::line(2), 2, KEYS));
        let mut scalar = case(Positions::line(1), Positions::line(0), 2, KEYS);
        scalar.op.theta_kind = ThetaKind::PerHead;
        scalar.theta = scalar.theta.slice_axis(Axis(1), (0..1).into()).to_owned();
        cases.push(scalar);
        cases.push(Case {
            offsets: [Some(array![-2i64, 3].into()), Some(array![0i64, 1].into())],
            ..case(Positions::line(0), Positions::line(0), 1, KEYS)
        });
        // Queries where they are said to be, on one axis; keys on a line.
        cases.push(Case {
            positions: [Some(array![[4i64, 4, -6], [0, 2, 1]].into()), None],
            ..case(Positions::given(), Positions::line(1), 2, KEYS)
        });
        let given = || Positions::Given { axes: axes.clone() };
        let two_axes = |n: usize| {
            let position = |(axis, b, n): (usize, usize, usize)| (3 * axis + 2 * b + n) as i64 - 3;
            Some(Array3::from_shape_fn((2, 2, n), position).into())
        };
        cases.push(Case {
            positions: [two_axes(SIZES[2]), two_axes(KEYS)],
            ..case(given(), given(), 1, KEYS)
        });
        let grid = Positions::Grid {
            shape: vec![2, 1],
            extra_tokens: 1,
            axes: axes.clone(),
        };
        cases.push(case(grid.clone(), grid, 2, SIZES[2]));
    }
    cases
}

fn functions(seed: usize) -> [Activation; 4] {
    use Activation::{None, Relu, Sigmoid, Silu, Softmax};
    let softmax = Softmax(SoftmaxAxis::Feature);
    [
        [Silu, Silu, None, Silu],
        [Relu, softmax, Silu, None],
        [softmax, Sigmoid, Relu, Sigmoid],
        [None, Relu, Sigmoid, Relu],
        [Sigmoid, None, None, Silu],
    ][seed % 5]
}

/// Every call with every function somewhere, with and without a gate and a normaliser.
fn drawn() -> Vec<Case<f32>> {
    let mut random = Random::new(11);
    let mut drawn = Vec::new();
    for round in 0..4 {
        for mut case in cases(&mut random) {
            let [q_f, k_f, v_f, g_f] = functions(drawn.len());
            case.op = FlaoLrpe {
                q_f,
                k_f,
                v_f,
                g_f,
                // Large, so that what is divided by stays away from 0.
                normalizer: (round % 2 == 1).then_some(40.0),
                ..case.op
            };
            case.inputs.g = case.inputs.g.filter(|_| round < 3);
            drawn.push(case);
        }
    }
    drawn
}

#[test]
fn by_hand() {
    // One feature, a quarter turn per position; f(q) = 2 at 1 is (0, 2), f(k) = 3, 5 at 0 and 1 are (3, 0) and (0, 5).
    let inputs = FlaoInputs {
        q: array![[[[2.0f32]]]].into_dyn(),
        k: array![[[[3.0], [5.0]]]].into_dyn(),
        v: array![[[[1.0], [-1.0]]]].into_dyn(),
        g: Some(array![[[[-7.0]]]].into_dyn()),
    };
    let theta = array![[std::f32::consts::FRAC_PI_2]];
    let angles = FlaoAngles {
        theta: Some(theta.view()),
        ..FlaoAngles::default()
    };
    let plain = FlaoLrpe {
        scale: 10.0,
        q_positions: Positions::line(1),
        q_f: Activation::Relu,
        ..FlaoLrpe::of(Lrpe::cosine())
    };
    let divided = FlaoLrpe {
        normalizer: Some(4.0),
        ..plain.clone()
    };
    // kv = (3, -5), a = 2 · -5 · 10; z = 8, den = 2 · 8 + 4.
    for (op, a) in [(&plain, -100.0), (&divided, -5.0)] {
        let (o, saved) = op.forward_saving(&inputs.view(), &angles).unwrap();
        assert!((o[[0, 0, 0, 0]] + 7.0 * a).abs() < 1e-4, "{o}");
        assert!((saved.kv[[0, 0, 0, 0]] - 3.0).abs() < 1e-6);
        assert!((saved.kv[[0, 0, 1, 0]] + 5.0).abs() < 1e-6);
        let z = saved.z.map(|z| z[[0, 0, 0]]);
        assert_eq!(z, op.normalizer.map(|_| 8.0));
    }
    // dq̄ = do·g·scale·kv = (-210, 350) for do = 1, of which the second half turns back to q.
    let d_o = array![[[[1.0f32]]]].into_dyn();
    let gradients = plain.backward(&inputs.view(), &angles, None, d_o.view(), false);
    let rows = gradients.unwrap().rows;
    assert!((rows.dq[[0, 0, 0, 0]] - 350.0).abs() < 1e-3);
    assert!((rows.dg.unwrap()[[0, 0, 0, 0]] + 100.0).abs() < 1e-4);
    // dkv = (0, -140): dk = (0, 140), dv = (0, -700).
    assert!((rows.dk[[0, 0, 1, 0]] - 140.0).abs() < 1e-3);
    assert!((rows.dv[[0, 0, 1, 0]] + 700.0).abs() < 1e-3);
}

#[test]
fn the_same_as_its_parts() {
    for case in drawn() {
        let Case { op, inputs, .. } = &case;
        if op.encoding.is_none() {
            continue;
        }
        let (q, k) = (encoded(&case, &inputs.q, 0), encoded(&case, &inputs.k, 1));
        let alone = |f: Activation, x: f64| match f {
            Activation::Relu => x.max(0.0),
            Activation::Sigmoid => 1.0 / (1.0 + (-x).exp()),
            Activation::Silu => x / (1.0 + (-x).exp()),
            _ => x,
        };
        let row = |f: Activation, x: &ArrayD<f32>, at: [usize; 3]| -> Vec<f64> {
            let [b, h, n] = at;
            let x = x.slice(ndarray::s![b, h, n, ..]).mapv(f64::from);
            let sum: f64 = x.iter().map(|x| x.exp()).sum();
            x.iter()
                .map(|&x| match f {
                    Activation::Softmax(_) => x.exp() / sum,
                    f => alone(f, x),
                })
                .collect()
        };
        let got = op.forward_f64(&inputs.view(), &case.angles()).unwrap();
        for ((b, h, n, e), got) in got
            .into_dimensionality::<ndarray::Ix4>()
            .unwrap()
            .indexed_iter()
        {
            let (mut a, mut den) = (0.0, 0.0);
            let q_row = row(op.q_f, &inputs.q, [b, h, n]);
            for m in 0..inputs.k.shape()[2] {
                let width = q.shape()[3];
                let score: f64 = (0..width).map(|d| q[[b, h, n, d]] * k[[b, h, m, d]]).sum();
                a += score * alone(op.v_f, inputs.v[[b, h, m, e]].into()) * op.scale;
                let k_row = row(op.k_f, &inputs.k, [b, h, m]);
                den += q_row.iter().zip(k_row).map(|(q, k)| q * k).sum::<f64>();
            }
            if let Some(eps) = op.normalizer {
                a /= den + eps;
            }
            let g = inputs
                .g
                .as_ref()
                .map(|g| alone(op.g_f, g[[b, h, n, e]].into()));
            let expected = a * g.unwrap_or(1.0);
            assert!(
                (got - expected).abs() < 1e-12 * (1.0 + expected.abs()),
                "{case:?}"
            );
        }
    }
}

#[test]
fn without_anything_it_is_flao() {
    let mut random = Random::new(12);
    let inputs = inputs(&mut random, KEYS, true);
    let d_o = random.tensor::<f32>(inputs.g.as_ref().unwrap().shape());
    let op = FlaoLrpe {
        scale: 0.3,
        ..FlaoLrpe::default()
    };
    let flao = Flao { scale: 0.3 };
    let angles = FlaoAngles::default();
    let o = op.forward(&inputs.view(), &angles).unwrap();
    assert_eq!(o, flao.forward(&inputs.view()).unwrap());
    let gradients = op.backward(&inputs.view(), &angles, None, d_o.view(), false);
    let expected = flao.backward(&inputs.view(), &FlaoSaved::Nothing, d_o.view());
    assert_eq!(gradients.unwrap().rows, expected.unwrap());
}

#[test]
fn gradients_are_those_of_central_differences() {
    const STEP: f64 = 1.0 / 4096.0;
    for case in drawn() {
        let loss = |case: &Case<f32>| -> f64 {
            let o = case.op.forward_f64(&case.inputs.view(), &case.angles());
            let terms = o.unwrap() * case.d_o.mapv(f64::from);
            terms.sum()
        };
        let (inputs, d_o) = (case.inputs.view(), case.d_o.view());
        let with_theta = case.with_dtheta;
        let gradients = case
            .op
            .backward_f64(&inputs, &case.angles(), None, d_o, with_theta)
            .unwrap();
        let rows = gradients.rows;
        let mut all = vec![("q", rows.dq), ("k", rows.dk), ("v", rows.dv)];
        all.extend(rows.dg.map(|dg| ("g", dg)));
        all.extend(gradients.dtheta.map(|dtheta| ("theta", dtheta.into_dyn())));
        assert_eq!(
            all.len(),
            3 + usize::from(inputs.g.is_some()) + usize::from(with_theta)
        );
        for (name, gradient) in all {
            let largest = gradient.iter().fold(1e-3f64, |most, d| most.max(d.abs()));
            // Every third, which is enough to find each formula wrong.
            for (index, &d) in gradient.iter().enumerate().step_by(3) {
                let moved = |by: f64| {
                    let mut case = case.clone();
                    let inputs = &mut case.inputs;
                    let element = match name {
                        "q" => inputs.q.iter_mut().nth(index),
                        "k" => inputs.k.iter_mut().nth(index),
                        "v" => inputs.v.iter_mut().nth(index),
                        "g" => inputs.g.as_mut().unwrap().iter_mut().nth(index),
                        _ => case.theta.iter_mut().nth(index),
                    };
                    let element = element.unwrap();
                    *element = (f64::from(*element) + by) as f32;
                    loss(&case)
                };
                let slope = (moved(STEP) - moved(-STEP)) / (2.0 * STEP);
                // Angles move by up to 6 steps: step² / 6 times a third derivative.
                assert!(
                    (d - slope).abs() < 2e-5 * largest,
                    "d{name} at {index}: {d} but {slope}, {case:?}"
                );
            }
        }
    }
}

#[test]
fn what_was_saved_is_used() {
    for case in drawn().into_iter().step_by(5) {
        let (op, inputs, angles) = (&case.op, case.inputs.view(), case.angles());
        let (o, saved) = op.forward_saving(&inputs, &angles).unwrap();
        assert_eq!(saved.z.is_some(), op.normalizer.is_some());
        let backward = |saved| {
            let gradients = op.backward_f64(&inputs, &angles, saved, o.view(), false);
            gradients.unwrap().rows
        };
        let (exact, mut kept) = (backward(None), saved.clone());
        let as_saved = saved.view();
        let got = backward(Some(&as_saved));
        assert!((&got.dq - &exact.dq).iter().all(|d| d.abs() < 1e-4));
        kept.kv *= 2.0;
        let as_kept = kept.view();
        let doubled = backward(Some(&as_kept));
        assert_ne!(doubled.dq, got.dq);
    }
}

#[test]
fn empty_tensors() {
    let op = FlaoLrpe {
        normalizer: Some(FlaoLrpe::EPS),
        ..FlaoLrpe::of(Lrpe::cosine())
    };
    let theta = array![[0.5f32, 1.0]];
    let angles = FlaoAngles {
        theta: Some(theta.view()),
        ..FlaoAngles::default()
    };
    for [b, n, m] in [[0, 2, 2], [1, 0, 3], [1, 3, 0], [2, 0, 0]] {
        let ones = |n: usize, d: usize| ArrayD::<f32>::ones(vec![b, 1, n, d]);
        let inputs = FlaoInputs {
            q: ones(n, 2),
            k: ones(m, 2),
            v: ones(m, 3),
            g: Some(ones(n, 3)),
        };
        let (o, saved) = op.forward_saving(&inputs.view(), &angles).unwrap();
        assert!(o.iter().all(|&o| o == 0.0));
        assert_eq!(saved.kv.shape(), [b, 1, 4, 3]);
        let gradients = op
            .backward(&inputs.view(), &angles, None, o.view(), true)
            .unwrap();
        assert!(gradients.rows.dk.iter().all(|&dk| dk == 0.0));
        assert_eq!(gradients.dtheta, Some(Array2::zeros((1, 2))));
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let zeros = |n: usize, d: usize| ArrayD::<f32>::zeros(vec![1, 2, n, d]);
    let inputs = |d: usize, n: usize| FlaoInputs {
        q: zeros(n, d),
        k: zeros(5, d),
        v: zeros(5, 3),
        g: None,
    };
    let theta = Array2::<f32>::zeros((1, 2));
    let angles = FlaoAngles {
        theta: Some(theta.view()),
        ..FlaoAngles::default()
    };
    let refuse = |op: &FlaoLrpe, inputs: &FlaoInputs<ArrayD<f32>>, angles, reason: InputReason| {
        let got = op.forward(&inputs.view(), angles).unwrap_err();
        assert_eq!(got, reason.of("flao_lrpe"));
    };
    let cosine = FlaoLrpe::of(Lrpe::cosine());
    let rotate = FlaoLrpe::of(Lrpe::rotate());
    let size = |got| InputReason::Size {
        tensor: "q",
        dimension: "D",
        min: 1,
        max: if got > 256 { 256 } else { 128 },
        got,
    };
    refuse(&cosine, &inputs(129, 5), &angles, size(129));
    refuse(&rotate, &inputs(257, 5), &angles, size(257));
    rotate.forward(&inputs(256, 5).view(), &angles).unwrap();
    let odd = InputReason::OddWidth {
        tensor: "q",
        got: 7,
    };
    refuse(&rotate, &inputs(7, 5), &angles, odd);
    let missing = InputReason::Missing {
        tensor: "theta",
        needed_for: "the encoding",
    };
    let without = FlaoAngles::default();
    refuse(&cosine, &inputs(4, 5), &without, missing);
    let grid = FlaoLrpe::of(Lrpe::cosine_md([2, 2]));
    let tokens = |tensor, got| InputReason::GridTokens {
        tensor,
        grid: vec![2, 2],
        extra_tokens: 0,
        expected: 4,
        got,
    };
    refuse(&grid, &inputs(4, 5), &angles, tokens("q", 5));
    refuse(&grid, &inputs(4, 4), &angles, tokens("k", 5));
    let given = FlaoLrpe {
        k_positions: Positions::given(),
        ..cosine.clone()
    };
    let missing = InputReason::Missing {
        tensor: "k_positions",
        needed_for: "positions that are given",
    };
    refuse(&given, &inputs(4, 5), &angles, missing);
    let positions = array![0i32, 1, 2];
    let with_positions = FlaoAngles {
        q_positions: Some(positions.view().into()),
        ..angles.clone()
    };
    let conflict = |tensor, other| InputReason::Conflict { tensor, other };
    let on_a_line = conflict("q_positions", "positions on a line");
    refuse(&cosine, &inputs(4, 5), &with_positions, on_a_line);
    let over_sequence = FlaoLrpe {
        k_f: Activation::Softmax(SoftmaxAxis::Sequence),
        ..cosine.clone()
    };
    let reason = conflict("a softmax over the sequence", "k");
    refuse(&over_sequence, &inputs(4, 5), &angles, reason);
    let of_values = FlaoLrpe {
        v_f: Activation::Softmax(SoftmaxAxis::Feature),
        ..cosine.clone()
    };
    refuse(
        &of_values,
        &inputs(4, 5),
        &angles,
        conflict("a softmax", "v"),
    );
}
