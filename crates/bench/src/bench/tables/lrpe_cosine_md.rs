//! The benchmarks of lrpe_cosine_md.

use gimbal_ops::{Activation, DType};
use gimbal_reference::LrpeCosineMd;

use super::lrpe::LrpeProblem;
use super::{Row, Selection, Table};
use crate::bench::record::Label;
use crate::cli::Pass;
use crate::lrpe::{Definition, Grid};

const BATCH: usize = 12;
const HEADS: usize = 12;
const FEATURES: usize = 128;

/// The dimensions of the grid, and the lengths of its axes, which are all equal.
const GRIDS: [(usize, &[usize]); 3] = [
    (1, &[256, 512, 1024, 2048, 4096, 8192, 16384, 32768]),
    (2, &[16, 32, 64, 128]),
    (3, &[4, 8, 16, 32]),
];
const EXTRA_TOKENS: [usize; 2] = [0, 10];

pub fn tables(selection: Selection) -> Vec<Table> {
    let mut tables = Vec::new();
    for (dimensions, lengths) in GRIDS {
        for extra_tokens in EXTRA_TOKENS {
            for &kind in selection.kinds {
                for &pass in selection.passes {
                    for &cached in selection.cached {
                        let row = |length| Row {
                            label: Label::Size(length),
                            problem: Box::new(problem(
                                pass,
                                vec![length; dimensions],
                                extra_tokens,
                                cached,
                            )),
                        };
                        let (kind_name, pass_name) = (kind.name(), pass.name());
                        let suffix = if cached { "-cached" } else { "" };
                        tables.push(Table {
                            // The published titles put the stem of the operator in another order.
                            title: format!(
                                "md_lrpe_cosine-{kind_name}-{pass_name}-batch{BATCH}-head{HEADS}-dim{FEATURES}-bf16-{dimensions}d-l{extra_tokens}{suffix}"
                            ),
                            op: Grid::NAME,
                            kind,
                            pass,
                            variable: "n",
                            rows: selection.extent.of(lengths).map(row).collect(),
                        });
                    }
                }
            }
        }
    }
    tables
}

/// A problem of the published benchmarks: x (B, H, L, D) in bf16, and e the next power of two of D / k, rounded up.
fn problem(pass: Pass, grid: Vec<usize>, extra_tokens: usize, cached: bool) -> LrpeProblem<Grid> {
    let tokens = extra_tokens + grid.iter().product::<usize>();
    let frequencies = FEATURES.div_ceil(grid.len()).next_power_of_two();
    LrpeProblem {
        definition: Grid {
            reference: LrpeCosineMd {
                activation: Activation::None,
                grid,
                extra_tokens,
            },
            cached,
        },
        pass,
        dtype: DType::BF16,
        rows: [BATCH, HEADS, tokens],
        features: FEATURES,
        theta_shape: [HEADS, frequencies],
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Extent, Kind};
    use super::*;

    #[test]
    fn titles_are_those_of_the_published_tables() {
        let selection = Selection {
            passes: &[Pass::Fwd, Pass::Bwd],
            kinds: &[Kind::Speed, Kind::Memory],
            extent: Extent::Ends,
            variants: false,
            cached: &[false, true],
        };
        let tables = tables(selection);
        assert_eq!(tables.len(), 3 * 2 * 2 * 2 * 2);
        for (title, first) in [
            (
                "md_lrpe_cosine-speed-fwd-batch12-head12-dim128-bf16-1d-l0",
                "256.0",
            ),
            (
                "md_lrpe_cosine-memory-fwd-batch12-head12-dim128-bf16-2d-l10",
                "16.0",
            ),
            (
                "md_lrpe_cosine-speed-bwd-batch12-head12-dim128-bf16-3d-l10",
                "4.0",
            ),
        ] {
            let table = tables.iter().find(|table| table.title == title);
            assert_eq!(table.unwrap().rows[0].label.to_string(), first);
        }
    }

    #[test]
    fn a_third_of_the_features_rounds_up_to_64() {
        let problem = problem(Pass::Fwd, vec![4; 3], 10, false);
        assert_eq!(problem.rows, [12, 12, 74]);
        assert_eq!(problem.theta_shape, [12, 64]);
    }
}
