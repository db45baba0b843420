//! What a decode comes to: by hand, by the definition word by word, in parts, in any layout.

use gimbal_reference::compare::{F32_RELATIVE_L2, relative_l2};
use gimbal_reference::testing::{Placed, Random};
use gimbal_reference::{Element, TpaDecode, TpaDecodeOutput, TpaFactors, TpaQuery};
use half::{bf16, f16};
use ndarray::{Axis, Slice, array};
use proptest::prelude::*;

use super::super::support::{assert_written, layout};
use super::{PROBLEMS, cut, draw, problem};

pub fn assert_close(
    got: &TpaDecodeOutput<f64, f64>,
    expected: &TpaDecodeOutput<f64, f64>,
    what: &str,
) {
    assert_eq!(got.o.dim(), expected.o.dim(), "{what}");
    let size = expected.o.iter().fold(0f64, |size, o| size.max(o.abs()));
    for (got, expected) in got.o.iter().zip(&expected.o) {
        assert!(
            (got - expected).abs() <= 1e-12 * size,
            "{what}: {got} {expected}"
        );
    }
    for (got, expected) in got.lse.iter().zip(&expected.lse) {
        // Equal where a sequence is empty: −∞.
        let close = (got - expected).abs() <= 1e-12 * expected.abs().max(1.0);
        assert!(got == expected || close, "{what}: {got} {expected}");
    }
}

/// Two heads, ranks 2, two tokens, with scores 0 and log 3 for the first head, 0 and 0 for the
/// second.
#[test]
fn two_heads_by_hand() {
    let log3 = 3f64.ln() as f32;
    let factors = TpaFactors {
        // q[0] = 1/2 (1·(2, 0) + 1·(0, 2)) = (1, 1); q[1] = 1/2 (2·(2, 0) + 0) = (2, 0).
        query: TpaQuery::Factors {
            aq: array![[[[1.0, 1.0], [2.0, 0.0]]]].into_dyn(),
            bq: array![[[[2.0, 0.0], [0.0, 2.0]]]].into_dyn(),
        },
        // k[0] = 0 for both heads; k[1, 0] = 1/2 (2·(0, log 3) + 0) = (0, log 3),
        // k[1, 1] = 1/2 (0 + 2·(0, 1)) = (0, 1).
        ak: array![[[[0.0, 0.0], [0.0, 0.0]], [[2.0, 0.0], [0.0, 2.0]]]].into_dyn(),
        bk: array![[[[5.0, 5.0], [5.0, 5.0]], [[0.0, log3], [0.0, 1.0]]]].into_dyn(),
        // v[0] = (4, 8) and (8, 16); v[1] = (12, 0) and (4, 4).
        av: array![[[1.0, 2.0], [1.0, 1.0]]].into_dyn(),
        bv: array![[[4.0f32, 8.0], [12.0, 0.0]]].into_dyn(),
    };
    let op = TpaDecode {
        scale: Some(1.0),
        ..TpaDecode::default()
    };
    let got = op.forward(&factors.view(), None).unwrap();
    // Weights 1/4 and 3/4, then 1/2 and 1/2; v of the second head is 2·bv[0] and 1·bv[1].
    let expected = array![[[[10.0f32, 2.0], [10.0, 8.0]]]].into_dyn();
    let expected = expected.mapv(f64::from);
    assert!(relative_l2(got.o.view().into_dyn(), expected.view()).unwrap() < 1e-7);
    assert_eq!(
        got.lse,
        array![[4f64.ln() as f32, 2f64.ln() as f32]].into_dyn()
    );
}

#[test]
fn factorised_and_naive_agree() {
    let mut random = Random::new(1);
    for problem in PROBLEMS {
        let factors = draw::<f32>(&problem, &mut random);
        let lengths: Vec<i32> = (0..problem.batch)
            .map(|_| (random.unit() * (problem.tokens + 1) as f64) as i32)
            .collect();
        for kv_lens in [None, Some(lengths.as_slice())] {
            for op in [
                TpaDecode::default(),
                TpaDecode {
                    scale: Some(0.3),
                    scale_q: Some(-2.0),
                    scale_k: Some(0.7),
                    scale_v: Some(5.0),
                },
            ] {
                let got = op.forward_f64(&factors.view(), kv_lens).unwrap();
                let expected = op.forward_naive_f64(&factors.view(), kv_lens).unwrap();
                assert_close(&got, &expected, &format!("{problem:?} {kv_lens:?}"));
            }
        }
    }
}

fn rounds_once<T: Element>() {
    let mut random = Random::new(2);
    for problem in PROBLEMS {
        let factors = draw::<T>(&problem, &mut random);
        let exact = TpaDecode::default()
            .forward_f64(&factors.view(), None)
            .unwrap();
        let got = TpaDecode::default().forward(&factors.view(), None).unwrap();
        assert_eq!(got.o, exact.o.mapv(T::from_f64));
        assert_eq!(got.lse, exact.lse.mapv(|lse| lse as f32));
    }
}

#[test]
fn each_type_rounds_once() {
    rounds_once::<f32>();
    rounds_once::<f16>();
    rounds_once::<bf16>();
}

#[test]
fn a_rank_of_one_may_drop_its_axis() {
    let mut random = Random::new(3);
    let factors = draw::<f32>(&PROBLEMS[1], &mut random);
    let expected = TpaDecode::default().forward(&factors.view(), None).unwrap();
    for dropped in [["ak", "bk"], ["av", "bv"], ["ak", "bv"]] {
        let factors = factors.map(|name, factor| {
            if dropped.contains(&name) {
                factor.index_axis(Axis(2), 0).to_owned()
            } else {
                factor.clone()
            }
        });
        let got = TpaDecode::default().forward(&factors.view(), None).unwrap();
        assert_eq!(got, expected);
    }
}

#[test]
fn lengths_are_as_a_shorter_cache() {
    let mut random = Random::new(4);
    let factors = draw::<f32>(&PROBLEMS[2], &mut random);
    let lengths = [29, 1, 12];
    let got = TpaDecode::default()
        .forward(&factors.view(), Some(&lengths))
        .unwrap();
    for (b, &length) in lengths.iter().enumerate() {
        let shorter = cut(&factors, Slice::from(..length as usize));
        let expected = TpaDecode::default().forward(&shorter.view(), None).unwrap();
        assert_eq!(
            got.o.index_axis(Axis(0), b),
            expected.o.index_axis(Axis(0), b)
        );
        assert_eq!(
            got.lse.index_axis(Axis(0), b),
            expected.lse.index_axis(Axis(0), b)
        );
    }
}

#[test]
fn parts_merge_to_the_whole() {
    let mut random = Random::new(5);
    for problem in PROBLEMS {
        let factors = draw::<f32>(&problem, &mut random);
        let op = TpaDecode {
            scale: Some(3.0),
            ..TpaDecode::default()
        };
        let whole = op.forward_f64(&factors.view(), None).unwrap();
        let middle = problem.tokens / 2;
        let parts: Vec<_> = [
            0..1.min(middle),
            1.min(middle)..middle,
            middle..problem.tokens,
        ]
        .into_iter()
        .map(|range| {
            op.forward(&cut(&factors, Slice::from(range)).view(), None)
                .unwrap()
        })
        .collect();
        let merged = TpaDecodeOutput::merge(&parts).unwrap();
        let exact = whole.o.view().into_dyn();
        assert!(relative_l2(merged.o.view().into_dyn(), exact).unwrap() < F32_RELATIVE_L2);
        assert!(relative_l2(merged.lse.view(), whole.lse.view()).unwrap() < F32_RELATIVE_L2);
    }
}

proptest! {
    #[test]
    fn any_layout_gives_the_same_bits(layouts in [layout(), layout(), layout()], seed: u64) {
        let factors = draw::<bf16>(&PROBLEMS[2], &mut Random::new(seed));
        let op = TpaDecode::default();
        let expected = op.forward(&factors.view(), None).unwrap();
        let (expected_o, expected_lse) = (expected.o.into_dyn(), expected.lse);
        let mut next = layouts.into_iter().cycle();
        let laid = factors.map(|_, factor| Placed::holding(factor, next.next().unwrap()));
        let views = laid.map(|_, factor| factor.view());
        let mut o = Placed::poisoned(expected_o.shape(), layouts[1]);
        op.forward_into(&views, None, o.view_mut(), None).unwrap();
        assert_written(&o, &expected_o);

        let mut o = Placed::poisoned(expected_o.shape(), layouts[2]);
        let mut lse = Placed::poisoned(expected_lse.shape(), layouts[0]);
        op.forward_into(&views, None, o.view_mut(), Some(lse.view_mut())).unwrap();
        assert_written(&o, &expected_o);
        assert_written(&lse, &expected_lse);
    }
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let problem = problem([1, 17_000, 3], [2, 2, 1], [5, 7]);
    let factors = draw::<f32>(&problem, &mut Random::new(7));
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
        let decode = || TpaDecode::default().forward_f64(&factors.view(), None);
        pool.build().unwrap().install(decode).unwrap()
    };
    let one = on(1);
    assert_eq!(one, on(3));
    let naive = TpaDecode::default().forward_naive_f64(&factors.view(), None);
    assert_close(&one, &naive.unwrap(), "many blocks");
}
