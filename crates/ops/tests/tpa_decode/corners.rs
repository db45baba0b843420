//! Sizes and values out of the ordinary.

use gimbal_ops::{Float, Parallel, Splits, TpaFactors, bf16, f16};
use gimbal_reference::TpaDecodeProblem;
use gimbal_reference::compare::tpa_decode_relative_l2;
use gimbal_reference::testing::tpa_decode::{Case, Output, shapes};
use gimbal_reference::testing::{Exact, Layout, Random};
use ndarray::{ArrayD, Axis, s};

use super::case::{TpaCase, USUAL, sized};
use super::properties::{decode_is_right, decoded, everywhere, results};
use crate::common::devices;

/// Everywhere, divided in every way.
fn is_right_everywhere<T: Float>(case: &TpaCase<T>, exact: &Output) {
    for (device, parallel) in everywhere() {
        let outcome = decode_is_right(&device, &case.divided(parallel), exact);
        outcome.unwrap_or_else(|error| panic!("{error}, of {:?}", case.data.problem));
    }
}

/// Cases that random ones meet too seldom, each divided in every way.
fn corners_are_right<T: Float>() {
    let of = |problem| Case::<T>::plain(problem, 1);
    let without_rank_axis = |case: Case<T>| {
        let mut random = Random::new(1);
        let shapes = shapes(&case.problem, false);
        Case {
            factors: shapes.map(|_, shape| random.array(shape, 1.0)),
            ..case
        }
    };
    let one = TpaDecodeProblem {
        batch: 1,
        ..sized(4097, 32, [16, 1, 1], [128, 128])
    };
    // Clusters of three blocks, and queries of more ranks than a stage has.
    let threes = TpaDecodeProblem {
        batch: 40,
        ..sized(700, 9, [60, 1, 2], [48, 136])
    };
    let several = |queries, heads, query_rank| TpaDecodeProblem {
        queries,
        ..sized(135, heads, [query_rank, 2, 1], [64, 128])
    };
    // Queries of more ranks than are staged, and tiles that fill a block.
    let wide = TpaDecodeProblem {
        queries: 5,
        ..sized(200, 38, [40, 2, 4], [32, 256])
    };
    let twelve = TpaDecodeProblem {
        batch: 12,
        ..sized(1500, 9, [4, 1, 1], [64, 32])
    };
    for data in [
        of(sized(1, 32, [16, 1, 1], [128, 128])),
        of(sized(16, 34, [6, 2, 2], [64, 64])),
        of(sized(100, 47, [6, 2, 2], [64, 64])),
        of(sized(129, 78, [6, 2, 2], [64, 64])),
        of(sized(129, 78, [6, 1, 1], [128, 128])),
        of(sized(2049, 5, [15, 1, 1], [127, 129])),
        of(sized(257, 3, [64, 1, 5], [256, 1])),
        of(sized(300, 128, [1, 3, 1], [1, 256])),
        of(one).with_kv_lens(vec![1]),
        of(threes),
        // One long sequence among short ones.
        of(twelve).with_kv_lens(vec![0, 1, 15, 16, 17, 1500, 3, 0, 1, 33, 2, 1]),
        of(USUAL).with_kv_lens(vec![0, 0, 0]),
        Case {
            layouts: [Layout::PART_OF_ODD; 8],
            ..of(sized(100, 33, [6, 1, 2], [63, 65]))
        },
        without_rank_axis(of(sized(100, 32, [6, 1, 1], [64, 64]))),
        of(several(2, 32, 16)),
        of(several(8, 8, 0)),
        of(several(8, 5, 17)).with_kv_lens(vec![65, 128, 3]),
        of(several(4, 128, 6)).with_kv_lens(vec![135, 0, 66]),
        of(wide),
        of(wide).with_kv_lens(vec![200, 2, 131]),
    ] {
        let exact = data.forward();
        let case = TpaCase {
            data,
            ..TpaCase::plain(USUAL)
        };
        is_right_everywhere(&case, &exact);
    }
}

#[test]
fn corner_cases() {
    corners_are_right::<f32>();
    corners_are_right::<f16>();
    corners_are_right::<bf16>();
}

/// Scores of whole numbers, which are exact in any type and order of the sums, up to some thousand.
fn scores_far_apart_do_not_overflow<T: Float>() {
    for (tokens, scale) in [(100, 1.0), (2049, 1.0), (2049, -1.0)] {
        let mut case = TpaCase::<T>::plain(sized(tokens, 32, [2, 1, 1], [64, 32]));
        case.data.op = gimbal_reference::TpaDecode {
            scale: Some(scale),
            scale_q: Some(1.0),
            scale_k: Some(1.0),
            scale_v: Some(1.0),
        };
        let mut random = Random::new(7);
        case.data.factors = shapes(&case.data.problem, true).map(|name, shape| {
            let whole =
                |most: f64| move |value: f32| T::from_f64((f64::from(value) * most).round());
            let array: ArrayD<f32> = random.array(shape, 1.0);
            match name {
                "aq" | "bq" => array.mapv(whole(1.0)),
                "ak" => array.mapv(whole(60.0)),
                "bk" => array.mapv(whole(3.0)),
                // Of the values, which need not be whole.
                _ => array.mapv(|value| T::from_f64(4.0 * f64::from(value))),
            }
        });
        let exact = case.data.forward();
        assert!(exact.size_of_scores > 1000.0, "{}", exact.size_of_scores);
        // A score has an error of its own in f32.
        let tolerance = tpa_decode_relative_l2(T::DTYPE).max(2e-5);
        let exact = Output {
            o: Exact::whole(exact.o.values, 0.0, tolerance),
            ..exact
        };
        is_right_everywhere(&case, &exact);
    }
}

#[test]
fn scores_a_thousand_apart() {
    scores_far_apart_do_not_overflow::<f32>();
    scores_far_apart_do_not_overflow::<f16>();
    scores_far_apart_do_not_overflow::<bf16>();
}

/// What a query token does not see may be anything.
fn later_tokens_are_not_seen<T: Float>() {
    for (tokens, heads) in [(65, 8), (131, 32), (64, 5), (3, 40)] {
        let mut case = TpaCase::<T>::plain(TpaDecodeProblem {
            queries: 4,
            ..sized(tokens, heads, [6, 2, 2], [64, 128])
        });
        for later in [0, 1] {
            let last = tokens - 1 - later;
            let factors = &mut case.data.factors;
            for factor in [
                &mut factors.ak,
                &mut factors.bk,
                &mut factors.av,
                &mut factors.bv,
            ] {
                factor
                    .index_axis_mut(Axis(1), last)
                    .fill(T::from_f64(f64::NAN));
            }
            let exact = case.data.forward();
            for (device, parallel) in everywhere() {
                let op = case.operator().parallel(parallel);
                let o = op.forward(case.on(&device).inputs()).unwrap();
                let o = o.to_array().unwrap();
                let see_it = 1 + later;
                let (blind, seeing) = o.view().split_at(Axis(1), 4 - see_it);
                assert!(
                    seeing.iter().all(|value| value.to_f64().is_nan()),
                    "{tokens} tokens, {parallel:?} on {device}"
                );
                let values = exact.o.values.slice_axis(Axis(1), (..4 - see_it).into());
                let tolerance = tpa_decode_relative_l2(T::DTYPE);
                let exact = Exact::whole(values.to_owned(), 0.0, tolerance);
                let verdict = exact.judge(blind).check();
                verdict.unwrap_or_else(|failure| {
                    panic!("{failure}: {tokens} tokens, {parallel:?} on {device}")
                });
            }
        }
    }
}

#[test]
fn tokens_that_are_not_seen() {
    later_tokens_are_not_seen::<f32>();
    later_tokens_are_not_seen::<f16>();
    later_tokens_are_not_seen::<bf16>();
}

/// Without tokens o is 0 and lse −∞; without sequences or heads there is nothing.
fn nothing_gives_zero_and_minus_infinity<T: Float>() {
    for (device, parallel) in everywhere() {
        for case in [
            TpaDecodeProblem { tokens: 0, ..USUAL },
            TpaDecodeProblem { batch: 0, ..USUAL },
            TpaDecodeProblem { heads: 0, ..USUAL },
        ] {
            let case = TpaCase::<T>::plain(case);
            let op = case.operator().parallel(parallel);
            let output = op.forward_with_lse(case.on(&device).inputs()).unwrap();
            assert_eq!(output.o.shape(), case.data.problem.output_shape());
            assert_eq!(output.lse.shape(), case.data.problem.lse_shape());
            assert!(
                output
                    .o
                    .to_array()
                    .unwrap()
                    .iter()
                    .all(|o| o.to_f64() == 0.0)
            );
            let lse = output.lse.to_array().unwrap();
            assert!(lse.iter().all(|&lse| lse == f32::NEG_INFINITY));
        }
    }
}

/// Factors of ones, but for bk of the tokens that `choose` names, which is −∞.
fn masked<T: Float>(
    problem: &TpaDecodeProblem,
    choose: impl Fn(usize) -> bool,
) -> TpaFactors<ArrayD<T>> {
    let mut factors =
        shapes(problem, true).map(|_, shape| ArrayD::from_elem(shape.as_slice(), T::from_f64(1.0)));
    for (token, mut rows) in factors.bk.axis_iter_mut(Axis(1)).enumerate() {
        if choose(token) {
            rows.fill(T::from_f64(f64::NEG_INFINITY));
        }
    }
    factors
}

/// A score of −∞ counts for nothing, as long as there is another.
fn minus_infinity_everywhere_gives_nan<T: Float>() {
    let case = TpaCase::<T>::plain(TpaDecodeProblem {
        tokens: 400,
        ..USUAL
    });
    for (device, parallel) in everywhere() {
        let op = case.operator().parallel(parallel);
        let decode = |factors: TpaFactors<ArrayD<T>>| {
            let factors = factors.try_map(|_, factor| device.tensor(factor)).unwrap();
            let output = op.forward_with_lse(&factors).unwrap();
            (output.o.to_array().unwrap(), output.lse.to_array().unwrap())
        };
        let (o, lse) = decode(masked(&case.data.problem, |_| true));
        assert!(
            o.iter().all(|o| o.to_f64().is_nan()),
            "{parallel:?} on {device}"
        );
        assert!(
            lse.iter().all(|&lse| lse == f32::NEG_INFINITY),
            "{parallel:?} on {device}"
        );

        // Whole parts are masked, or all but one token of them.
        for choose in [
            |token| token < 300,
            |token| token != 123,
            |token| token % 2 == 0,
        ] {
            let (o, lse) = decode(masked(&case.data.problem, choose));
            let is_one = |o: &T| (o.to_f64() - 1.0).abs() < 1e-2;
            assert!(o.iter().all(is_one), "{parallel:?} on {device}: {o:?}");
            assert!(
                lse.iter().all(|lse| lse.is_finite()),
                "{parallel:?} on {device}"
            );
        }
    }
}

/// A NaN reaches the heads of its sequence and no others.
fn nan_stays_in_its_sequence<T: Float>() {
    let case = TpaCase::<T>::plain(TpaDecodeProblem {
        tokens: 400,
        ..USUAL
    });
    let mut factors = case.data.factors.clone();
    factors.bk[[1, 77, 0, 3]] = T::from_f64(f64::NAN);
    for (device, parallel) in everywhere() {
        let o = decoded(&case.operator().parallel(parallel), &device, &factors);
        for (sequence, o) in o.axis_iter(Axis(0)).enumerate() {
            let is_right = |o: &T| o.to_f64().is_nan() == (sequence == 1);
            assert!(o.iter().all(is_right), "{parallel:?} on {device}");
        }
    }

    // And one of av a single head.
    let mut factors = case.data.factors.clone();
    factors.av[[2, 11, 1, 4]] = T::from_f64(f64::NAN);
    for (device, parallel) in everywhere() {
        let o = decoded(&case.operator().parallel(parallel), &device, &factors);
        assert!(o.slice(s![2, 0, 4, ..]).iter().all(|o| o.to_f64().is_nan()));
        let others = o.slice(s![2, 0, ..4, ..]);
        assert!(
            others.iter().all(|o| o.to_f64().is_finite()),
            "{parallel:?} on {device}"
        );
    }
}

#[test]
fn special_values() {
    nothing_gives_zero_and_minus_infinity::<f32>();
    nothing_gives_zero_and_minus_infinity::<bf16>();
    minus_infinity_everywhere_gives_nan::<f32>();
    minus_infinity_everywhere_gives_nan::<bf16>();
    nan_stays_in_its_sequence::<f32>();
    nan_stays_in_its_sequence::<bf16>();
}

/// Lengths that nobody on the host has seen are taken as the nearest that are possible.
#[test]
fn lengths_of_the_device_are_clamped() {
    let case = TpaCase::<bf16>::plain(USUAL);
    for (device, parallel) in everywhere() {
        let call = case.on(&device);
        let op = case.operator().parallel(parallel);
        let with = |kv_lens: [i32; 3]| {
            let kv_lens = device.tensor_from_slice(&kv_lens, &[3]).unwrap();
            results(&op, call.inputs().kv_lens(&kv_lens))
        };
        assert_eq!(
            with([-5, 101, 7]),
            with([0, 100, 7]),
            "{parallel:?} on {device}"
        );
        assert_eq!(with([i32::MIN, i32::MAX, 7]), with([0, 100, 7]));
    }
}

/// It makes no difference where the lengths are.
#[test]
fn lengths_of_the_host_are_those_of_the_device() {
    let case = TpaCase::<bf16>::plain(USUAL);
    let kv_lens = [33, 0, 100];
    for (device, parallel) in everywhere() {
        let call = case.on(&device);
        let op = case.operator().parallel(parallel);
        let on_host = results(&op, call.inputs().kv_lens(&kv_lens));
        let on_device = device.tensor_from_slice(&kv_lens, &[3]).unwrap();
        let on_device = results(&op, call.inputs().kv_lens(&on_device));
        assert_eq!(on_host, on_device, "{parallel:?} on {device}");
    }
    // One split is as good as none.
    let op = case.operator().parallel(Parallel::Split(Splits::Count(1)));
    for device in devices() {
        let call = case.on(&device);
        let whole = case.operator().parallel(Parallel::Batch);
        assert_eq!(results(&op, call.inputs()), results(&whole, call.inputs()));
    }
}
