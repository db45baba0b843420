//! `tpa_decode` over a cache that is shared out.

use gimbal_ops::testing::{Placed, poisoned_workspace};
use gimbal_ops::{Float, Group, KvLens, TpaDecode, TpaInputs, TpaOutputMut};
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
    let mut layouts = case.data.layouts.into_iter();
    let place = |name: &str, factor: &ndarray::ArrayD<T>| {
        let layout = layouts.next().unwrap();
        match name {
            "aq" | "bq" | "q" => Placed::holding(device, factor, layout).unwrap(),
            _ => Placed::holding(device, &rig::own(factor, 1, &tokens), layout).unwrap(),
        }
    };
    let factors = case.data.factors.map(place);
    // How many of its tokens each query token sees: those of the first query token first.
    let problem = &case.data.problem;
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
    let inputs = TpaInputs::from(factors.map(|_, factor| factor.view()));
    let inputs = inputs.kv_lens(lengths.as_ref().map_or(KvLens::All, KvLens::from));

    let op = group.shard(TpaDecode::from(case.data.op.clone()));
    let run = || {
        let problem = &case.data.problem;
        let [.., o_layout, lse_layout] = case.data.layouts;
        let mut o = Placed::<T>::poisoned(device, &problem.output_shape(), o_layout)?;
        let mut lse = Placed::<f32>::poisoned(device, &problem.lse_shape(), lse_layout)?;
        let mut workspace = poisoned_workspace(device, op.forward_workspace(inputs)?)?;
        let output = TpaOutputMut {
            o: o.view_mut(),
            lse: Some(lse.view_mut()),
        };
        op.forward_into(inputs, output, &mut workspace)?;
        let whole = op.forward_with_lse(inputs)?;
        Ok((o.read()?, lse.read()?, whole))
    };
    let (o, lse, whole) =
        run().map_err(|error: gimbal_ops::Error| fail(group, "a decode", error))?;
    rig::judged(group, "o", &exact.o.judge_placed(&o))?;
    rig::judged(group, "lse", &exact.lse.judge_placed(&lse))?;
    let again = whole.o.to_array().unwrap();
    rig::judged(group, "o", &exact.o.judge(again.view()))?;
    let wide = again.mapv(|value| value.to_f64() as f32);
    let wide = device.tensor(&wide).unwrap();
    rig::same_everywhere(group, "o", &wide)?;
    rig::same_everywhere(group, "lse", &whole.lse)
}
