//! Ranks, and what each of them does.

use std::thread;

use gimbal_ops::{Device, Float, Group, Tensor};
use gimbal_reference::testing::{Exact, Placed as OnHost, Verdict, bits};
use ndarray::{ArrayD, ArrayViewD, Axis};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

use crate::common::devices;

pub type Outcome = Result<(), TestCaseError>;

/// Which rank has which tokens.
#[derive(Clone, Debug)]
pub enum Shares {
    /// In a row, as evenly as can be.
    Even,
    /// In turn.
    Interleaved,
    /// In a row, cut at these parts of the whole.
    Ragged(Vec<f64>),
    /// Anyhow: a number for each token.
    Scattered(Vec<usize>),
}

impl Shares {
    pub fn any() -> impl Strategy<Value = Self> {
        prop_oneof![
            Just(Self::Even),
            Just(Self::Interleaved),
            prop::collection::vec(0.0..=1.0, 3).prop_map(Self::Ragged),
            prop::collection::vec(0usize..64, 64).prop_map(Self::Scattered),
        ]
    }

    /// Those in which a rank has tokens that follow each other.
    pub fn in_a_row() -> impl Strategy<Value = Self> {
        prop_oneof![
            1 => Just(Self::Even),
            3 => prop::collection::vec(0.0..=1.0, 3).prop_map(Self::Ragged),
        ]
    }

    /// The tokens of a rank, in their order.
    pub fn of(&self, group: &Group, tokens: usize) -> Vec<usize> {
        let (rank, ranks) = (group.rank(), group.ranks());
        match self {
            Self::Even => group.share(tokens).collect(),
            Self::Interleaved => {
                let own: Vec<_> = (rank..tokens).step_by(ranks).collect();
                assert_eq!(own.len(), group.share_interleaved(tokens));
                own
            }
            Self::Ragged(cuts) => {
                let mut cuts: Vec<_> = cuts[..ranks - 1]
                    .iter()
                    .map(|cut| (cut * tokens as f64) as usize)
                    .collect();
                cuts.extend([0, tokens]);
                cuts.sort_unstable();
                (cuts[rank]..cuts[rank + 1]).collect()
            }
            Self::Scattered(owners) => {
                let is_own = |token: &usize| owners[token % owners.len()] % ranks == rank;
                (0..tokens).filter(is_own).collect()
            }
        }
    }
}

/// What a rank has of a tensor, along an axis.
pub fn own<T: Clone>(tensor: &ArrayD<T>, axis: usize, tokens: &[usize]) -> ArrayD<T> {
    tensor.select(Axis(axis), tokens)
}

/// Lets every rank of every kind of group do the same: one alone, several threads on the CPU and, where there is a GPU, threads
/// on streams of it.
pub fn on_all_groups(ranks: usize, each: impl Fn(&Group) -> Outcome + Sync) -> Outcome {
    for device in devices() {
        each(&Group::alone(&device))?;
        let ranks = (0..ranks).map(|_| match device.is_cuda() {
            // A stream of its own.
            true => Device::cuda(0).unwrap(),
            false => Device::cpu(),
        });
        on_threads(Group::threads(ranks), &each)?;
    }
    Ok(())
}

/// A thread for each rank. The first failure that is not that of another rank is told.
pub fn on_threads(groups: Vec<Group>, each: &(impl Fn(&Group) -> Outcome + Sync)) -> Outcome {
    let outcomes: Vec<Outcome> = thread::scope(|scope| {
        let ranks = groups
            .into_iter()
            .map(|group| scope.spawn(move || each(&group)));
        let ranks: Vec<_> = ranks.collect();
        ranks.into_iter().map(|rank| rank.join().unwrap()).collect()
    });
    let mut failures: Vec<_> = outcomes.into_iter().filter_map(Result::err).collect();
    failures.sort_by_key(|failure| failure.to_string().contains("is gone"));
    failures.into_iter().next().map_or(Ok(()), Err)
}

/// What went wrong with a rank.
pub fn fail(group: &Group, what: &str, reason: impl ToString) -> TestCaseError {
    TestCaseError::fail(format!("{what} of {group:?}: {}", reason.to_string()))
}

pub fn judged(group: &Group, what: &str, verdict: &Verdict) -> Outcome {
    verdict
        .check()
        .map_err(|failure| fail(group, what, failure))
}

/// Whether all ranks have the same bits.
pub fn same_everywhere(group: &Group, what: &str, own: &Tensor<f32>) -> Outcome {
    let run = || {
        let shape = [&[group.ranks()][..], own.shape()].concat();
        let mut all = group.device().zeros(&shape)?;
        group.all_gather(own, &mut all)?;
        all.to_array()
    };
    let all = run().map_err(|error| fail(group, what, error))?;
    let bits = |rank: usize| -> Vec<u32> {
        let of_rank = all.index_axis(Axis(0), rank);
        of_rank.iter().map(|value| value.to_bits()).collect()
    };
    match (1..group.ranks()).all(|rank| bits(rank) == bits(0)) {
        true => Ok(()),
        false => Err(fail(group, what, "other bits than on another rank")),
    }
}

/// o, dq, dk, dv and, where there is one, dg, of queries and keys of a rank are those of the whole, also where they are new. On the CPU those
/// are the same bits; on a GPU they may lie otherwise, and come by other kernels.
pub fn rows_are_right<'e, T: Float>(
    group: &Group,
    exact: impl Iterator<Item = &'e Exact>,
    (results, again): (&[OnHost<T>], &[ArrayD<T>]),
    [n, m]: [&[usize]; 2],
) -> Outcome {
    let rows = [("o", n), ("dq", n), ("dk", m), ("dv", m), ("dg", n)];
    for (index, ((what, tokens), exact)) in rows.into_iter().zip(exact).enumerate() {
        let result = &results[index];
        if !result.is_untouched_around() {
            return Err(fail(group, what, "something around it was written"));
        }
        let new = again[index].view();
        if !group.device().is_cuda() && bits(result.view()) != bits(new.view()) {
            return Err(fail(group, what, "other bits where it is new"));
        }
        for rows in [result.view(), new] {
            let all = whole(group, what, rows, (2, tokens), exact.values.shape())?;
            judged(group, what, &exact.judge(all.view()))?;
        }
    }
    Ok(())
}

/// A tensor of this shape on every rank, of the parts that each rank has along an axis.
pub fn whole<T: Float>(
    group: &Group,
    what: &str,
    own: ArrayViewD<T>,
    (axis, tokens): (usize, &[usize]),
    shape: &[usize],
) -> Result<ArrayD<T>, TestCaseError> {
    let mut whole = ArrayD::<f32>::zeros(shape);
    for (own, &token) in own.axis_iter(Axis(axis)).zip(tokens) {
        let own = own.mapv(|value| value.to_f64() as f32);
        whole.index_axis_mut(Axis(axis), token).assign(&own);
    }
    let run = || {
        let part = group.device().tensor(&whole)?;
        let mut sum = group.device().zeros(shape)?;
        group.all_reduce(&part, &mut sum)?;
        sum.to_array()
    };
    let whole = run().map_err(|error| fail(group, what, error))?;
    Ok(whole.mapv(|value| T::from_f64(value.into())))
}
