//! Decoding against a factorised cache.

mod errors;
mod queries;
mod results;
mod special;

use gimbal_reference::{Element, TpaFactors, TpaQuery};
use ndarray::{ArrayD, Axis, Slice};

use super::support::{Draw, Random};

/// The sizes of a problem: B, M, H, R, Rk, Rv, D, E.
#[derive(Clone, Copy, Debug)]
struct Sizes {
    batch: usize,
    tokens: usize,
    heads: usize,
    ranks: [usize; 3],
    widths: [usize; 2],
}

impl Sizes {
    /// The shapes of the factors, all with the rank axis.
    fn shapes(&self) -> TpaFactors<Vec<usize>> {
        let Self {
            batch: b,
            tokens: m,
            heads: h,
            ranks: [r, rk, rv],
            widths: [d, e],
        } = *self;
        TpaFactors {
            query: TpaQuery::Factors {
                aq: vec![b, 1, h, r],
                bq: vec![b, 1, r, d],
            },
            ak: vec![b, m, rk, h],
            bk: vec![b, m, rk, d],
            av: vec![b, m, rv, h],
            bv: vec![b, m, rv, e],
        }
    }

    fn random<T: Element>(&self, random: &mut Random) -> TpaFactors<ArrayD<T>> {
        self.shapes().map(|_, shape| random.tensor(shape))
    }
}

const SIZES: [Sizes; 5] = [
    Sizes {
        batch: 1,
        tokens: 1,
        heads: 1,
        ranks: [1, 1, 1],
        widths: [1, 1],
    },
    Sizes {
        batch: 2,
        tokens: 16,
        heads: 5,
        ranks: [3, 1, 1],
        widths: [7, 4],
    },
    Sizes {
        batch: 3,
        tokens: 29,
        heads: 34,
        ranks: [6, 2, 2],
        widths: [16, 16],
    },
    Sizes {
        batch: 1,
        tokens: 100,
        heads: 3,
        ranks: [16, 3, 1],
        widths: [127, 129],
    },
    Sizes {
        batch: 2,
        tokens: 9,
        heads: 128,
        ranks: [64, 1, 4],
        widths: [2, 256],
    },
];

/// The tokens `range` of the cache.
fn cut<T: Clone>(factors: &TpaFactors<ArrayD<T>>, range: Slice) -> TpaFactors<ArrayD<T>> {
    factors.map(|name, factor| match name {
        "aq" | "bq" => factor.clone(),
        _ => factor.slice_axis(Axis(1), range).to_owned(),
    })
}
