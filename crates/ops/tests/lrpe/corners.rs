//! Cases that random ones meet too seldom.

use gimbal_ops::{Activation, Device, Float, Lrpe, Saved, SoftmaxAxis, Theta, bf16, f16};
use gimbal_reference::testing::Random;
use gimbal_reference::testing::lrpe::{Case, Problem, Turn};
use ndarray::{Array2, Array4, ArrayViewMut1, Axis, array};

use super::family::{alone, on_each_device, results, without_dtheta};
use super::problems::{
    corners, each_operator, long, on_grid, on_line, operator, with_each_f, with_f,
};
use crate::common::{devices, gpu};

const OVER_FEATURES: Activation = Activation::Softmax(SoftmaxAxis::Feature);
const OVER_TOKENS: Activation = Activation::Softmax(SoftmaxAxis::Sequence);

/// Which dimensions of x hold the tokens and the heads.
fn axes(problem: &Problem) -> [usize; 2] {
    match problem.op.has_heads_first() {
        true => [2, 1],
        false => [1, 2],
    }
}

/// The index in x for one by sequence, token, head and feature.
fn at(problem: &Problem, [batch, token, head, feature]: [usize; 4]) -> [usize; 4] {
    let [tokens, heads] = axes(problem);
    let mut index = [batch, 0, 0, feature];
    (index[tokens], index[heads]) = (token, head);
    index
}

/// Forward, backward and dtheta of every corner.
fn corners_are_right<T: Float>() {
    for (problem, layout) in corners() {
        for problem in with_each_f(&problem) {
            let layouts = [layout; 3];
            let case = Case::<T> {
                layouts,
                ..problem.case(1)
            };
            let outcome = on_each_device(&case, alone);
            let outcome = outcome.and_then(|()| on_each_device(&case, without_dtheta));
            if let Err(error) = outcome {
                panic!("{error}: {:?}", case.problem);
            }
        }
    }
}

#[test]
fn corner_cases() {
    corners_are_right::<f32>();
    corners_are_right::<f16>();
    corners_are_right::<bf16>();
}

/// Each element of o and dx is right, which calls that allocate return.
fn compare<T: Float>(case: &Case<T>) {
    let (o, dx) = (case.forward(), case.backward());
    let (o, dx) = (o.of_elements_alone(), dx.of_elements_alone());
    for device in devices() {
        let op = operator(&case.problem, &device);
        let [x, d_o] = [&case.x, &case.d_o].map(|rows| device.tensor(rows).unwrap());
        let got = [op.forward(&x), op.backward(&x, &d_o).map(|it| it.dx)];
        for (what, exact, got) in [("o", &o, &got[0]), ("dx", &dx, &got[1])] {
            let got = got.as_ref().unwrap().to_array().unwrap();
            if let Err(error) = exact.judge(got.view()).check() {
                panic!("{what} on {device}: {error}: {:?}", case.problem);
            }
        }
    }
}

/// NaN and infinity in x, d_o and theta come out where the formulas say, and only there.
fn special_values_propagate<T: Float>() {
    for problem in each_operator().iter().flat_map(with_each_f) {
        let mut case: Case<T> = problem.case(1);
        let problem = &mut case.problem;
        let (nan, infinity) = (f64::NAN, f64::INFINITY);
        let last = case.x.len_of(Axis(3)) - 1;
        for (place, value) in [
            ([0, 3, 0, 1], nan),
            ([1, 5, 1, 2], infinity),
            ([1, 7, 2, last], -infinity),
        ] {
            case.x[at(problem, place)] = T::from_f64(value);
        }
        case.d_o[at(problem, [0, 9, 1, 3])] = T::from_f64(nan);
        case.d_o[at(problem, [1, 2, 0, 0])] = T::from_f64(infinity);
        problem.theta[[0, 5]] = f32::NAN;
        problem.theta[[2, 4]] = f32::INFINITY;
        compare(&case);
    }
}

/// A softmax of nothing but -inf is NaN.
fn an_empty_softmax_is_nan<T: Float>() {
    for (problem, f) in each_operator()
        .iter()
        .flat_map(|problem| [OVER_FEATURES, OVER_TOKENS].map(|f| (problem, f)))
    {
        let mut case: Case<T> = with_f(problem, f).case(1);
        let [_, heads] = axes(problem);
        // (B, N, D).
        let mut head = case.x.index_axis_mut(Axis(heads), 1);
        let axis = if f == OVER_FEATURES { 1 } else { 2 };
        let mut row = head.index_axis_mut(Axis(axis), 4);
        row.fill(T::from_f64(f64::NEG_INFINITY));
        compare(&case);
        assert!(case.forward().values.iter().any(|value| value.is_nan()));
    }
}

#[test]
fn special_values() {
    special_values_propagate::<f32>();
    special_values_propagate::<bf16>();
    an_empty_softmax_is_nan::<f32>();
    an_empty_softmax_is_nan::<bf16>();
}

/// Softmaxes over a sequence of numbers of every size that the type has.
fn a_softmax_of_any_size_is_right<T: Float>() {
    for problem in long() {
        for seed in 1..4 {
            let mut case: Case<T> = with_f(&problem, OVER_TOKENS).case(seed);
            let mut random = Random::new(seed);
            let [tokens, _] = axes(&problem);
            for column in case.x.lanes_mut(Axis(tokens)) {
                set_of_one_size(column, &mut random);
            }
            compare(&case);
        }
    }
}

/// Numbers that are near each other, or 0, for their size, whose largest is another one in each stretch of a few tokens, with smaller
/// ones between them.
fn set_of_one_size<T: Float>(mut column: ArrayViewMut1<T>, random: &mut Random) {
    const STRETCH: usize = 29;
    let mut below = |end: usize| (random.unit() * end as f64) as usize;
    let is_finite = |value: f64| T::from_f64(value).to_f64().is_finite();
    let sizes = (0..128).filter(|&power| is_finite(2f64.powi(power) * 1.5));
    let size = 2f64.powi(below(sizes.count()) as i32) * [1.0, 1.25, 1.5][below(3)];
    let size = size * [1.0, -1.0][below(2)];
    let apart = size.abs() * [0.25, 0.06, 2f64.powi(-8), 2f64.powi(-11), 2f64.powi(-23)][below(5)];
    let smaller = [
        f64::NEG_INFINITY,
        -1.5 * size.abs(),
        size - size.abs() / 4.0,
    ];
    let mut off = 0.0;
    for (token, value) in column.iter_mut().enumerate() {
        if token % STRETCH == 0 {
            off = below(4) as f64;
        }
        *value = T::from_f64(match below(8) {
            0 => smaller[below(3)],
            _ => size - apart * (off + below(4) as f64),
        });
    }
    // A power that is no normal number is 0, and of a large difference it is less exact.
    let most = column.iter().map(|value| value.to_f64());
    let most = most.fold(f64::NEG_INFINITY, f64::max);
    for value in &mut column {
        if (30.0..120.0).contains(&(most - value.to_f64())) {
            *value = T::from_f64(most);
        }
    }
}

#[test]
fn softmaxes_of_any_size() {
    a_softmax_of_any_size_is_right::<f32>();
    a_softmax_of_any_size_is_right::<f16>();
    a_softmax_of_any_size_is_right::<bf16>();
}

/// In long sequences too, which groups of blocks take: NaN, infinity, theta without a number, and columns of the largest and the
/// lowest numbers, of nothing, and of numbers that rise far above the first.
fn extremes_of_long_sequences_propagate<T: Float>(largest: f64) {
    // On a GPU so many heads that each group has several.
    let batch = if gpu().is_some() { 4 } else { 1 };
    for (turn, angles, tokens) in [(Turn::Rotate, 64, 2101), (Turn::Cosine, 128, 4101)] {
        let problem = on_line(turn, [batch, tokens, 12, angles], (12, angles));
        let mut case: Case<T> = with_f(&problem, OVER_TOKENS).case(1);
        let mut fill = |head: usize, feature, value: &dyn Fn(usize) -> Option<f64>| {
            for token in 0..tokens {
                if let Some(value) = value(token) {
                    case.x[[head % batch, token, head, feature]] = T::from_f64(value);
                }
            }
        };
        let once = |at, value| move |token| (token == at).then_some(value);
        fill(0, 1, &once(2000, f64::NAN));
        fill(1, 2, &once(3, f64::INFINITY));
        fill(2, 127, &once(77, f64::NEG_INFINITY));
        fill(3, 0, &|_| Some(-largest));
        fill(4, 0, &|_| Some(f64::NEG_INFINITY));
        fill(5, 1, &|token| {
            Some(if token % 4 == 0 { largest } else { -largest })
        });
        fill(6, 2, &|token| (token < 300).then_some(-1000.0));
        fill(7, 3, &|token| (token % 3 == 0).then_some(-largest));
        fill(8, 4, &|token| (token % 5 != 0).then_some(f64::NEG_INFINITY));
        fill(9, 5, &|token| Some(50_000.0 + 256.0 * (token % 3) as f64));
        fill(9, 6, &|token| Some(-50_000.0 + 256.0 * (token % 3) as f64));
        case.d_o[[0, 9, 9, 3]] = T::from_f64(f64::NAN);
        case.d_o[[0, 2, 10, 0]] = T::from_f64(f64::INFINITY);
        case.problem.theta[[11, 5]] = f32::NAN;
        case.problem.theta[[2, 4]] = f32::INFINITY;
        compare(&case);
    }
}

#[test]
fn extremes_of_long_sequences() {
    extremes_of_long_sequences_propagate::<bf16>(bf16::MAX.to_f64());
    extremes_of_long_sequences_propagate::<f16>(f16::MAX.to_f64());
}

/// Whatever an extra token holds, it has no angle, and gives nothing to dtheta.
#[test]
fn extra_tokens_leave_dtheta_alone() {
    let problem = on_grid([2, 3, 32], &[3, 5], 2, (3, 16));
    // A softmax over the sequence mixes all tokens.
    for problem in with_each_f(&problem).filter(|it| it.op.f != OVER_TOKENS.into()) {
        let case: Case<f32> = problem.case(1);
        let mut spoilt = case.clone();
        for (token, value) in [(0, f32::NAN), (1, f32::INFINITY)] {
            for rows in [&mut spoilt.x, &mut spoilt.d_o] {
                rows.index_axis_mut(Axis(2), token).fill(value);
            }
        }
        for device in devices() {
            let dtheta = |case: &Case<f32>| results(case, &device).unwrap().pop();
            let f = case.problem.op.f;
            assert_eq!(dtheta(&spoilt), dtheta(&case), "{f:?} on {device}");
        }
    }
}

/// An operator that is put together gives what one by its definition gives.
#[test]
fn operators_are_what_they_are_defined_as() {
    let device = Device::cpu();
    for problem in each_operator() {
        let case: Case<f32> = problem.clone().case(1);
        let theta = || device.tensor(&problem.theta).unwrap();
        let op = match problem.op.name() {
            "lrpe_rotate" => Lrpe::rotate(Theta::per_feature(theta())).offset(0),
            "lrpe_cosine" => Lrpe::cosine(Theta::per_feature(theta())),
            _ => Lrpe::cosine_md(theta(), &[3, 5], 2),
        };
        let x = device.tensor(&case.x).unwrap();
        let o = |op: Lrpe| op.activation(Activation::Silu).forward(&x).unwrap();
        let [defined, o] = [operator(&problem, &device), op].map(|op| o(op).to_array().unwrap());
        assert_eq!(o, defined, "{}", problem.op.name());
    }
}

/// What is remembered of a call serves one that goes on from another position, also of packed rows.
#[test]
fn a_call_goes_on_from_any_position() {
    for device in devices() {
        let theta = device.tensor(&Array2::from_elem((1, 4), 0.3f32)).unwrap();
        let bounds = device.tensor(&array![0i32, 1]).unwrap();
        let rope = |offset| Lrpe::rotate(Theta::per_feature(&theta)).offset(offset);
        let rows = |tokens| {
            device
                .tensor(&Array4::<f32>::ones((1, tokens, 2, 8)))
                .unwrap()
        };
        let (all, one) = (rows(7), rows(1));
        let packed = one.view().reshape(&[1, 2, 8]).unwrap();
        let o = rope(0).forward(&all).unwrap().to_array().unwrap();
        let dx = rope(0).backward(Saved::Nothing, &all).unwrap().dx;
        let dx = dx.to_array().unwrap();
        for (n, (o, dx)) in o.axis_iter(Axis(1)).zip(dx.axis_iter(Axis(1))).enumerate() {
            let rope = rope(n as i64);
            let of_one = rope.forward(&one).unwrap().to_array().unwrap();
            assert_eq!(of_one.index_axis(Axis(1), 0), o, "{device} {n}");
            let of_one = rope.backward(Saved::Nothing, &one).unwrap().dx;
            assert_eq!(
                of_one.to_array().unwrap().index_axis(Axis(1), 0),
                dx,
                "{device} {n}"
            );
            let of_one = rope.packed(&bounds).forward(packed).unwrap();
            assert_eq!(of_one.to_array().unwrap(), o, "{device} {n}");
        }
    }
}

#[test]
fn packed_tokens_of_none() {
    for device in devices() {
        let theta = device.zeros::<f32>(&[1, 4]).unwrap();
        let bounds = device.zeros::<i32>(&[2]).unwrap();
        let op = Lrpe::cosine(Theta::per_feature(theta)).packed(&bounds);
        let x = device.zeros::<f32>(&[0, 3, 4]).unwrap();
        assert_eq!(op.forward(&x).unwrap().shape(), [0, 3, 8]);
    }
}
