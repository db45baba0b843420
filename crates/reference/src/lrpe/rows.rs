//! The rows of a problem: how they are shared out over the cores, read and written.

use std::ops::Range;

use ndarray::{ArrayView4, ArrayViewMut1, ArrayViewMut4, Axis, Zip, s};

use super::LrpeProblem;
use crate::dtype::{Load, Store};

/// About a hundred microseconds of work: long against the cost of a task, short against a pass.
const ELEMENTS_PER_TASK: usize = 32 * 1024;

/// Sums over tokens are merged once per task, and angles are shared within one: both want some
/// tokens together before heads and sequences are kept together.
const TOKENS_PER_TASK: usize = 16;

/// A box of rows.
#[derive(Clone, Debug)]
pub(super) struct Block {
    /// Along (N, H, B).
    ranges: [Range<usize>; 3],
    features: usize,
}

/// One row of D features.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub token: usize,
    pub head: usize,
    pub batch: usize,
}

/// The dimension along which a block is cut: its number is that of the axis in (N, H, B, ·).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cut {
    Tokens = 0,
    Heads = 1,
    Batch = 2,
}

impl Block {
    /// The rows of some of a problem's tokens.
    pub fn of_tokens(problem: &LrpeProblem, tokens: Range<usize>) -> Self {
        Self {
            ranges: [tokens, 0..problem.heads, 0..problem.batch],
            features: problem.features,
        }
    }

    /// The rows: for each token, for each head, for each sequence.
    pub fn rows(&self) -> impl Iterator<Item = Row> {
        let [tokens, heads, batch] = &self.ranges;
        tokens.clone().flat_map(move |token| {
            heads.clone().flat_map(move |head| {
                let rows = batch.clone();
                rows.map(move |batch| Row { token, head, batch })
            })
        })
    }

    /// The index of a row within this block, token first.
    pub fn index(&self, row: Row) -> [usize; 3] {
        let [tokens, heads, batch] = &self.ranges;
        [
            row.token - tokens.start,
            row.head - heads.start,
            row.batch - batch.start,
        ]
    }

    /// Where a row's features stand among this block's (H, B, D) columns.
    pub fn columns(&self, row: Row) -> Range<usize> {
        let [_, head, batch] = self.index(row);
        let start = (head * self.len(Cut::Batch) + batch) * self.features;
        start..start + self.features
    }

    /// The number of this block's columns.
    pub fn column_count(&self) -> usize {
        self.len(Cut::Heads) * self.len(Cut::Batch) * self.features
    }

    /// Calls `leaf` in parallel on the parts of this block and of `o`, with axes (N, H, B, ·).
    pub fn for_each<O: Send>(
        self,
        o: ArrayViewMut4<O>,
        leaf: &(impl Fn(&Self, ArrayViewMut4<O>) + Sync),
    ) {
        let Some((cut, first, second)) = self.cut() else {
            return leaf(&self, o);
        };
        let (o_first, o_second) = o.split_at(Axis(cut as usize), first.len(cut));
        rayon::join(
            || first.for_each(o_first, leaf),
            || second.for_each(o_second, leaf),
        );
    }

    /// The results of `leaf` on the parts of this block, in parallel, joined pairwise. The tree is
    /// the same whatever the number of threads, and so are the bits of a sum.
    ///
    /// Where a block is cut along its heads it holds all of its sequences' rows, and where it is
    /// cut along the batch it holds one head: (H, B, ·) results of the two parts can be joined end
    /// to end.
    pub fn reduce<R: Send>(
        self,
        leaf: &(impl Fn(&Self) -> R + Sync),
        join: &(impl Fn(Cut, R, R) -> R + Sync),
    ) -> R {
        let Some((cut, first, second)) = self.cut() else {
            return leaf(&self);
        };
        let (first, second) =
            rayon::join(|| first.reduce(leaf, join), || second.reduce(leaf, join));
        join(cut, first, second)
    }

    /// A result for each (H, B, D) column of this block: `accumulate` starts from `initial`,
    /// `merge` joins two results of the same columns.
    pub fn reduce_columns(
        &self,
        initial: f64,
        merge: impl Fn(f64, f64) -> f64 + Sync,
        accumulate: impl Fn(&Self, &mut [f64]) + Sync,
    ) -> Vec<f64> {
        let leaf = |block: &Self| {
            let mut columns = vec![initial; block.column_count()];
            accumulate(block, &mut columns);
            columns
        };
        let join = |cut, mut first: Vec<f64>, second: Vec<f64>| {
            match cut {
                Cut::Tokens => merge_into(&mut first, &second, &merge),
                Cut::Heads | Cut::Batch => first.extend(second),
            }
            first
        };
        self.clone().reduce(&leaf, &join)
    }

    /// The number of rows along a dimension.
    pub fn len(&self, cut: Cut) -> usize {
        self.ranges[cut as usize].len()
    }

    /// Two halves, if the block is large enough.
    fn cut(&self) -> Option<(Cut, Self, Self)> {
        let [tokens, heads, batch] = [Cut::Tokens, Cut::Heads, Cut::Batch].map(|cut| self.len(cut));
        let rows = tokens.saturating_mul(heads).saturating_mul(batch);
        if rows.saturating_mul(self.features) <= ELEMENTS_PER_TASK {
            return None;
        }
        let cut = if tokens > TOKENS_PER_TASK {
            Cut::Tokens
        } else if heads > 1 {
            Cut::Heads
        } else if batch > 1 {
            Cut::Batch
        } else if tokens > 1 {
            Cut::Tokens
        } else {
            return None;
        };
        let (mut first, mut second) = (self.clone(), self.clone());
        let middle = self.ranges[cut as usize].start + self.len(cut) / 2;
        first.ranges[cut as usize].end = middle;
        second.ranges[cut as usize].start = middle;
        Some((cut, first, second))
    }
}

/// Replaces each of `first` by its merge with that of `second`.
pub(super) fn merge_into(first: &mut [f64], second: &[f64], merge: impl Fn(f64, f64) -> f64) {
    for (first, second) in first.iter_mut().zip(second) {
        *first = merge(*first, *second);
    }
}

/// Widens a row of a tensor with axes (N, H, B, ·).
pub(super) fn read<T: Load>(tensor: &ArrayView4<T>, row: Row, values: &mut [f64]) {
    let tensor = tensor.slice(s![row.token, row.head, row.batch, ..]);
    Zip::from(values)
        .and(tensor)
        .for_each(|value, x| *value = x.load());
}

/// Rounds a row into a tensor.
pub(super) fn write<O: Store>(values: &[f64], row: ArrayViewMut1<O>) {
    Zip::from(row)
        .and(values)
        .for_each(|o, &value| *o = O::store(value));
}
