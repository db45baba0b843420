//! Several query tokens, and queries that are not factorised.

use gimbal_reference::testing::{Random, tpa_decode};
use gimbal_reference::{TpaDecode, TpaDecodeOutput, TpaDecodeProblem, TpaFactors, TpaQuery};
use ndarray::{ArrayD, Axis, Slice};
use proptest::prelude::*;

use super::super::support::message;
use super::results::assert_close;
use super::{PROBLEMS, draw, problem};

/// Problems of one to eight query tokens, factorised or dense, some shorter than that.
fn cases() -> impl Strategy<Value = tpa_decode::Case<f32>> {
    let sizes = (1usize..4, 1usize..=8, 0usize..40, 1usize..7);
    let ranks = (0usize..5, 1usize..4, 1usize..4);
    let widths = (1usize..20, 1usize..20);
    let problems = (sizes, ranks, widths).prop_map(
        |((batch, queries, tokens, heads), (r, rk, rv), (d, e))| TpaDecodeProblem {
            queries,
            ..problem([batch, tokens, heads], [r, rk, rv], [d, e])
        },
    );
    tpa_decode::cases(problems, Just(gimbal_reference::testing::Layout::ROW_MAJOR))
}

/// One of the query tokens.
fn query(factors: &TpaFactors<ArrayD<f32>>, t: usize) -> TpaFactors<ArrayD<f32>> {
    let token = Slice::from(t..t + 1);
    TpaFactors {
        query: factors
            .query
            .map(|_, query| query.slice_axis(Axis(1), token).to_owned()),
        ..factors.clone()
    }
}

proptest! {
    #[test]
    fn factorised_and_naive_agree(case in cases()) {
        let (factors, kv_lens) = (case.factors.view(), case.kv_lens.as_deref());
        let got = case.op.forward_f64(&factors, kv_lens).unwrap();
        let expected = case.op.forward_naive_f64(&factors, kv_lens).unwrap();
        assert_close(&got, &expected, "several queries");
        prop_assert_eq!(got.lse.shape(), case.problem.lse_shape());
    }

    /// Token t of a sequence of length L is as a single one of length L − T + t + 1.
    #[test]
    fn each_token_sees_what_is_before_it(case in cases()) {
        let TpaDecodeProblem { batch, queries, tokens, heads, .. } = case.problem;
        let lengths = case.kv_lens.clone().unwrap_or(vec![tokens as i32; batch]);
        let kv_lens = case.kv_lens.as_deref();
        let all = case.op.forward(&case.factors.view(), kv_lens).unwrap();
        let lse = all.lse.to_shape((batch, queries, heads)).unwrap();
        for t in 0..queries {
            let seen: Vec<i32> =
                lengths.iter().map(|length| (length - queries as i32 + t as i32 + 1).max(0)).collect();
            let alone = query(&case.factors, t);
            let alone = case.op.forward(&alone.view(), Some(&seen)).unwrap();
            prop_assert_eq!(all.o.index_axis(Axis(1), t), alone.o.index_axis(Axis(1), 0));
            prop_assert_eq!(lse.index_axis(Axis(1), t).into_dyn(), alone.lse);
        }
    }
}

#[test]
fn a_dense_query_is_the_product_of_its_factors() {
    let problem = TpaDecodeProblem {
        queries: 3,
        ..problem([2, 20, 4], [1, 2, 1], [6, 5])
    };
    let case = tpa_decode::Case::<f32>::plain(problem, 1);
    // Of one head factor that is 1 for all heads, every head has the same query.
    let TpaQuery::Factors { aq, bq } = &case.factors.query else {
        panic!("a rank makes factors");
    };
    let factors = TpaFactors {
        query: TpaQuery::Factors {
            aq: ArrayD::ones(aq.shape()),
            bq: bq.clone(),
        },
        ..case.factors.clone()
    };
    let q = bq.broadcast(vec![2, 3, 4, 6]).unwrap().to_owned();
    let dense = TpaFactors {
        query: TpaQuery::Dense(q),
        ..case.factors.clone()
    };
    let op = TpaDecode::default();
    let of = |factors: &TpaFactors<ArrayD<f32>>| op.forward_f64(&factors.view(), None).unwrap();
    assert_eq!(of(&factors), of(&dense));

    let twice = TpaDecode {
        scale_q: Some(2.0),
        ..op.clone()
    };
    let doubled = TpaDecode {
        scale: Some(2.0 / 6f64.sqrt()),
        ..op.clone()
    };
    let by_query = twice.forward_f64(&dense.view(), None).unwrap();
    assert_close(
        &by_query,
        &doubled.forward_f64(&dense.view(), None).unwrap(),
        "scale_q",
    );

    let wrong = TpaFactors {
        query: TpaQuery::Dense(ArrayD::zeros(vec![2, 3, 4, 7])),
        ..case.factors.clone()
    };
    assert_eq!(
        message(op.forward(&wrong.view(), None)),
        "tpa_decode: bk must have the shape (2, 20, 2, 7), got (2, 20, 2, 6)"
    );
}

#[test]
fn parts_of_several_tokens_merge_to_the_whole() {
    let problem = problem([2, 30, 3], [2, 1, 2], [8, 8]);
    // Without a causal edge inside: all four tokens see both parts.
    let parts: Vec<TpaDecodeOutput<f32, f32>> = (0..2)
        .map(|seed| {
            let case = tpa_decode::Case::<f32>::plain(problem, seed);
            case.op.forward(&case.factors.view(), None).unwrap()
        })
        .collect();
    let merged = TpaDecodeOutput::merge(&parts).unwrap();
    // The same with an axis of queries, which has four of each.
    let four = |part: &TpaDecodeOutput<f32, f32>| TpaDecodeOutput {
        o: part
            .o
            .broadcast((4, 2, 1, 3, 8))
            .unwrap()
            .to_owned()
            .permuted_axes([1, 0, 2, 3, 4])
            .index_axis_move(Axis(2), 0),
        lse: part
            .lse
            .broadcast(vec![4, 2, 3])
            .unwrap()
            .to_owned()
            .permuted_axes(vec![1, 0, 2]),
    };
    let parts: Vec<_> = parts.iter().map(four).collect();
    let all = TpaDecodeOutput::merge(&parts).unwrap();
    for t in 0..4 {
        assert_eq!(
            all.o.index_axis(Axis(1), t),
            merged.o.index_axis(Axis(1), 0)
        );
        assert_eq!(all.lse.index_axis(Axis(1), t), merged.lse);
    }
}

#[test]
fn lse_of_one_token_may_have_its_axis() {
    let mut random = Random::new(3);
    let factors = draw::<f32>(&PROBLEMS[1], &mut random);
    let op = TpaDecode::default();
    let expected = op.forward(&factors.view(), None).unwrap();
    let mut o = ArrayD::zeros(expected.o.shape());
    let mut lse = ArrayD::zeros(vec![2, 1, 5]);
    op.forward_into(&factors.view(), None, o.view_mut(), Some(lse.view_mut()))
        .unwrap();
    assert_eq!(lse.index_axis(Axis(1), 0), expected.lse);
}
