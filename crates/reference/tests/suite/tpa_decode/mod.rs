//! Decoding against a factorised cache.

mod errors;
mod queries;
mod results;
mod special;

use gimbal_reference::testing::tpa_decode::{problem, shapes};
use gimbal_reference::{Element, TpaDecodeProblem, TpaFactors};
use ndarray::{ArrayD, Axis, Slice};

use super::support::{Draw, Random};

const PROBLEMS: [TpaDecodeProblem; 5] = [
    problem([1, 1, 1], [1, 1, 1], [1, 1]),
    problem([2, 16, 5], [3, 1, 1], [7, 4]),
    problem([3, 29, 34], [6, 2, 2], [16, 16]),
    problem([1, 100, 3], [16, 3, 1], [127, 129]),
    problem([2, 9, 128], [64, 1, 4], [2, 256]),
];

/// Factors, all with the rank axis.
fn draw<T: Element>(problem: &TpaDecodeProblem, random: &mut Random) -> TpaFactors<ArrayD<T>> {
    shapes(problem, true).map(|_, shape| random.tensor(shape))
}

/// The tokens `range` of the cache.
fn cut<T: Clone>(factors: &TpaFactors<ArrayD<T>>, range: Slice) -> TpaFactors<ArrayD<T>> {
    factors.map(|name, factor| match name {
        "aq" | "bq" => factor.clone(),
        _ => factor.slice_axis(Axis(1), range).to_owned(),
    })
}
