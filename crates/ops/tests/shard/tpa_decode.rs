//! `tpa_decode` over a cache that is shared out.

use gimbal_ops::testing::TpaCall;
use gimbal_ops::{Float, Group, TpaDecode};
use gimbal_reference::compare::F32_RELATIVE_L2;
use gimbal_reference::compare::tpa_decode_relative_l2;
use gimbal_reference::testing::tpa_decode::{self, Output};
use gimbal_reference::testing::{Exact, Layout};
use gimbal_reference::{DType, TpaDecodeProblem};
use proptest::prelude::*;

use crate::rig::{self, Outcome, Shares, fail};

#[derive(Clone, Debug)]
pub struct TpaCase<T> {
    data: tpa_decode::Case<T>,
    ranks: usize,
    shares: Shares,
}

pub fn cases<T: Float>() -> impl Strategy<Value = TpaCase<T>> {
    let dense = prop::bool::weighted(0.3);
    let queries = prop_oneof![2 => Just(1usize), 1 => 2usize..=8];
    let problems =
        (tpa_decode::problems(), queries, dense).prop_map(|(problem, queries, dense)| {
            tpa_decode::bounded(TpaDecodeProblem {
                queries,
                query_rank: if dense { 0 } else { problem.query_rank },
                ..problem
            })
        });
    let data = tpa_decode::cases(problems, Layout::any());
    (data, 2usize..5, Shares::any()).prop_map(|(data, ranks, shares)| TpaCase {
        data,
        ranks,
        shares,
    })
}

impl<T: Float> TpaCase<T> {
    /// What the whole must give.
    pub fn expected(&self) -> Output {
        let exact = self.data.forward();
        let merged = match T::DTYPE {
            // What merging parts whose lse is an f32 of this size adds.
            DType::F32 => F32_RELATIVE_L2 + f64::from(f32::EPSILON) * exact.size_of_scores,
            _ => tpa_decode_relative_l2(T::DTYPE),
        };
        Output {
            o: Exact::whole(exact.o.values, 0.0, merged),
            ..exact
        }
    }
}

/// o and lse are those of the whole cache on every rank, in the same bits.
pub fn decode_is_right<T: Float>(case: &TpaCase<T>) -> Outcome {
    let exact = case.expected();
    rig::on_all_groups(case.ranks, |group| rank_decodes(group, case, &exact))
}

pub fn rank_decodes<T: Float>(group: &Group, case: &TpaCase<T>, exact: &Output) -> Outcome {
    let device = group.device();
    let tokens = case.shares.of(group, case.data.problem.tokens);
    // How many of its tokens each query token sees: those of the first query token first.
    let problem = case.data.problem;
    let whole = match &case.data.kv_lens {
        None if problem.queries == 1 => None,
        None => Some(vec![problem.tokens as i32; problem.batch]),
        Some(lengths) => Some(lengths.clone()),
    };
    let lengths = whole.map(|lengths| {
        let seen = |query: usize, length: i32| length - (problem.queries - 1 - query) as i32;
        let own = |seen: i32| {
            let seen = tokens.iter().filter(|&&token| (token as i32) < seen);
            seen.count() as i32
        };
        let queries = 0..problem.queries;
        let own: Vec<_> = queries
            .flat_map(|query| lengths.iter().map(move |&length| own(seen(query, length))))
            .collect();
        let shape = match problem.queries {
            1 => vec![own.len()],
            queries => vec![queries, problem.batch],
        };
        device.tensor_from_slice(&own, &shape).unwrap()
    });
    let own = tpa_decode::Case {
        op: case.data.op.clone(),
        problem: TpaDecodeProblem {
            tokens: tokens.len(),
            ..problem
        },
        factors: case.data.factors.map(|name, factor| match name {
            "aq" | "bq" | "q" => factor.clone(),
            _ => rig::own(factor, 1, &tokens),
        }),
        kv_lens: None,
        layouts: case.data.layouts,
    };

    let op = group.shard(TpaDecode::from(own.op.clone()));
    let run = || {
        let mut call = TpaCall::new(device, &own)?;
        call.kv_lens = lengths;
        let inputs = call.inputs();
        let results = call.written::<T>(op.forward_workspace(inputs)?, |output, workspace| {
            op.forward_into(inputs, output, workspace)
        })?;
        Ok((results, op.forward_with_lse(inputs)?))
    };
    let (results, whole) =
        run().map_err(|error: gimbal_ops::Error| fail(group, "a decode", error))?;
    rig::judged(group, "o and lse", &results.judge(exact))?;
    let again = whole.o.to_array().unwrap();
    rig::judged(group, "o", &exact.o.judge(again.view()))?;
    let wide = again.mapv(|value| value.to_f64() as f32);
    let wide = device.tensor(&wide).unwrap();
    rig::same_everywhere(group, "o", &wide)?;
    rig::same_everywhere(group, "lse", &whole.lse)
}
