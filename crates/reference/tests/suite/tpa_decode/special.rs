//! Where sizes or values are out of the ordinary.

use gimbal_reference::testing::tpa_decode::shapes;
use gimbal_reference::{InputReason, TpaDecode, TpaDecodeOutput};
use ndarray::{ArrayD, Axis, Slice, s};

use super::super::support::{Random, message, shape};
use super::{PROBLEMS, cut, draw, problem};

#[test]
fn without_tokens_o_is_zero_and_lse_minus_infinity() {
    let mut random = Random::new(1);
    let empty = draw::<f32>(&problem([3, 0, 34], [6, 2, 2], [16, 16]), &mut random);
    let got = TpaDecode::default().forward(&empty.view(), None).unwrap();
    assert_eq!(got.o.dim(), (3, 1, 34, 16));
    assert!(got.o.iter().all(|&o| o == 0.0));
    assert!(got.lse.iter().all(|&lse| lse == f32::NEG_INFINITY));

    let factors = draw::<f32>(&PROBLEMS[2], &mut random);
    let kv_lens = [5, 0, 29];
    let got = TpaDecode::default()
        .forward(&factors.view(), Some(&kv_lens))
        .unwrap();
    assert!(got.o.index_axis(Axis(0), 1).iter().all(|&o| o == 0.0));
    assert!(
        got.lse
            .index_axis(Axis(0), 1)
            .iter()
            .all(|&lse| lse == f32::NEG_INFINITY)
    );
    assert!(
        got.lse
            .index_axis(Axis(0), 0)
            .iter()
            .all(|lse| lse.is_finite())
    );
}

#[test]
fn without_sequences_or_heads_there_is_nothing_to_do() {
    let mut random = Random::new(2);
    for [batch, heads] in [[0, 5], [2, 0]] {
        let problem = problem([batch, 16, heads], [3, 1, 1], [7, 4]);
        let factors = draw::<f32>(&problem, &mut random);
        let got = TpaDecode::default().forward(&factors.view(), None).unwrap();
        assert_eq!(got.o.dim(), (batch, 1, heads, 4));
        assert_eq!(got.lse.shape(), [batch, heads]);
        let naive = TpaDecode::default()
            .forward_naive_f64(&factors.view(), None)
            .unwrap();
        assert_eq!(naive.o.dim(), got.o.dim());
    }
}

#[test]
fn scores_of_any_size_do_not_overflow() {
    let mut random = Random::new(3);
    let factors = draw::<f32>(&PROBLEMS[1], &mut random);
    for scale in [-3e4, 3e4] {
        let op = TpaDecode {
            scale: Some(scale),
            ..TpaDecode::default()
        };
        let whole = op.forward(&factors.view(), None).unwrap();
        assert!(whole.o.iter().all(|o| o.is_finite()));
        assert!(whole.lse.iter().any(|lse| lse.abs() > 1000.0));
        // One token has all the weight, so a merge of parts picks it too.
        let parts = [0..7, 7..16].map(|range| {
            op.forward(&cut(&factors, Slice::from(range)).view(), None)
                .unwrap()
        });
        let merged = TpaDecodeOutput::merge(&parts).unwrap();
        for (merged, whole) in merged.o.iter().zip(&whole.o) {
            assert!((merged - whole).abs() <= 1e-3 * whole.abs().max(0.1));
        }
    }
}

/// Of one sequence of four tokens, one head, two features, all ones.
fn ones() -> gimbal_reference::TpaFactors<ArrayD<f32>> {
    let problem = problem([1, 4, 1], [1, 1, 1], [2, 2]);
    shapes(&problem, true).map(|_, shape| ArrayD::ones(shape.as_slice()))
}

#[test]
fn a_masked_token_counts_for_nothing() {
    let mut factors = ones();
    factors
        .bk
        .slice_mut(s![0, 2, 0, ..])
        .fill(f32::NEG_INFINITY);
    factors.bv.slice_mut(s![0, 2, 0, ..]).fill(100.0);
    for got in [
        TpaDecode::default()
            .forward_f64(&factors.view(), None)
            .unwrap(),
        TpaDecode::default()
            .forward_naive_f64(&factors.view(), None)
            .unwrap(),
    ] {
        assert!(got.o.iter().all(|o| (o - 1.0).abs() < 1e-12));
    }
}

#[test]
fn scores_all_minus_infinity_give_nan() {
    let mut factors = ones();
    factors.bk.fill(f32::NEG_INFINITY);
    let got = TpaDecode::default().forward(&factors.view(), None).unwrap();
    assert!(got.o.iter().all(|o| o.is_nan()));
    assert_eq!(got.lse[[0, 0]], f32::NEG_INFINITY);

    // Beside a part with finite scores it counts for nothing, beside an empty one it stays NaN.
    let finite = TpaDecode::default().forward(&ones().view(), None).unwrap();
    let merged = TpaDecodeOutput::merge(&[got.clone(), finite.clone()]).unwrap();
    assert_eq!(merged.o, finite.o);
    let empty = TpaDecode::default()
        .forward(&ones().view(), Some(&[0]))
        .unwrap();
    let merged = TpaDecodeOutput::merge(&[empty.clone(), got]).unwrap();
    assert!(merged.o.iter().all(|o| o.is_nan()));
    let merged = TpaDecodeOutput::merge(&[empty.clone(), empty.clone()]).unwrap();
    assert_eq!(merged, empty);
}

#[test]
fn infinity_and_nan_stay_where_they_belong() {
    let mut factors = ones();
    factors.bv[[0, 1, 0, 0]] = f32::INFINITY;
    factors.bv[[0, 3, 0, 1]] = f32::NAN;
    let got = TpaDecode::default().forward(&factors.view(), None).unwrap();
    assert_eq!(got.o[[0, 0, 0, 0]], f32::INFINITY);
    assert!(got.o[[0, 0, 0, 1]].is_nan());

    let mut factors = ones();
    factors.ak[[0, 0, 0, 0]] = f32::INFINITY;
    let got = TpaDecode::default().forward(&factors.view(), None).unwrap();
    assert!(got.o.iter().all(|o| o.is_nan()));
    assert_eq!(got.lse[[0, 0]], f32::INFINITY);
}

#[test]
fn a_merge_needs_parts_of_one_shape() {
    let none: &[TpaDecodeOutput<f32, f32>] = &[];
    assert_eq!(
        TpaDecodeOutput::merge(none),
        Err(InputReason::Missing {
            tensor: "parts",
            needed_for: "a merge"
        }
        .of("tpa_decode"))
    );
    let mut random = Random::new(4);
    let op = TpaDecode::default();
    let [one, other] = [0, 1].map(|i| {
        let factors = draw::<f32>(&PROBLEMS[i], &mut random);
        op.forward(&factors.view(), None).unwrap()
    });
    assert_eq!(
        message(TpaDecodeOutput::merge(&[one, other])),
        "tpa_decode: o must have the shape (1, 1, 1, 1), got (2, 1, 5, 4)"
    );
}

#[test]
fn stacked_parts_merge_as_separate_ones() {
    let mut random = Random::new(5);
    let factors = draw::<f32>(&PROBLEMS[2], &mut random);
    let op = TpaDecode::default();
    let parts = [0..7, 7..7, 7..29].map(|range| {
        let part = cut(&factors, Slice::from(range));
        op.forward(&part.view(), None).unwrap()
    });
    let whole = TpaDecodeOutput::merge(&parts).unwrap();

    let o_parts = parts.each_ref().map(|part| part.o.view());
    let o_parts = ndarray::stack(Axis(0), &o_parts).unwrap().into_dyn();
    let lse_parts = parts.each_ref().map(|part| part.lse.view());
    let lse_parts = ndarray::stack(Axis(0), &lse_parts).unwrap();
    let mut o = ArrayD::<f32>::zeros(whole.o.shape());
    let mut lse = whole.lse.mapv(|_| 0.0);
    let given = Some(lse.view_mut());
    TpaDecode::merge_into(o_parts.view(), lse_parts.view(), o.view_mut(), given).unwrap();
    assert_eq!((o, lse), (whole.o.into_dyn(), whole.lse));
}

#[test]
fn stacked_parts_that_do_not_fit() {
    // o_parts, lse_parts and o, and what is said.
    let wrong = "
(3, 2, 5, 4) (3, 2, 5) (2, 1, 5, 4): o_parts must have the shape (P, B, T, H, E), got (3, 2, 5, 4)
(0, 2, 1, 5, 4) (0, 2, 5) (2, 1, 5, 4): P of o_parts must be from 1 to 2147483647, got 0
(3, 2, 2, 5, 4) (3, 2, 5) (2, 1, 5, 4): lse_parts must have the shape (3, 2, 2, 5), got (3, 2, 5)
(3, 2, 1, 5, 4) (2, 3, 5) (2, 1, 5, 4): lse_parts must have the shape (3, 2, 5), got (2, 3, 5)
(3, 2, 1, 5, 4) (3, 2, 5) (2, 1, 4, 5): o must have the shape (2, 1, 5, 4), got (2, 1, 4, 5)";
    for line in wrong.trim().lines() {
        let (shapes, expected) = line.split_once(": ").unwrap();
        let mut shapes = shapes.split(") (").map(shape);
        let mut next = || ArrayD::<f32>::zeros(shapes.next().unwrap());
        let (o_parts, lse_parts, mut o) = (next(), next(), next());
        let result = TpaDecode::merge_into(o_parts.view(), lse_parts.view(), o.view_mut(), None);
        assert_eq!(message(result), format!("tpa_decode: {expected}"));
    }
}
