//! The benchmarks of lrpe_cosine_md.

use gimbal_ops::DType;
use gimbal_reference::{Lrpe, Positions};

use super::lrpe::LrpeProblem;
use super::{Kind, Row, Selection, Table};
use crate::bench::record::Label;
use crate::cli::Pass;

const NAME: &str = "lrpe_cosine_md";
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
                    let row = |length| {
                        let grid = vec![length; dimensions];
                        Row {
                            label: Label::Size(length),
                            problem: Box::new(problem(pass, grid, extra_tokens)),
                            others: Vec::new(),
                        }
                    };
                    let (kind_name, pass_name) = (kind.name(), pass.name());
                    tables.push(Table {
                        // The published titles put the stem of the operator in another order.
                        title: format!(
                            "md_lrpe_cosine-{kind_name}-{pass_name}-batch{BATCH}-head{HEADS}-dim{FEATURES}-bf16-{dimensions}d-l{extra_tokens}"
                        ),
                        op: NAME,
                        kind,
                        pass,
                        variable: "n",
                        rows: selection.extent.of(lengths).map(row).collect(),
                    });
                }
            }
        }
    }
    if selection.variants && selection.kinds.contains(&Kind::Speed) {
        tables.extend(selection.passes.iter().map(|&pass| variants(pass)));
    }
    tables
}

/// What the published benchmarks leave out: axes that differ, and are no powers of two.
fn variants(pass: Pass) -> Table {
    let mut rows = Vec::new();
    for (name, grid, extra_tokens) in [
        ("37x61-l0", vec![37, 61], 0),
        ("7x9x11-l3", vec![7, 9, 11], 3),
    ] {
        rows.push(Row {
            label: Label::Text(name.to_owned()),
            problem: Box::new(problem(pass, grid, extra_tokens)),
            others: Vec::new(),
        });
    }
    Table {
        title: format!("{}-speed-{}-variants", NAME, pass.name()),
        op: NAME,
        kind: Kind::Speed,
        pass,
        variable: "problem",
        rows,
    }
}

/// A problem of the published benchmarks: x (B, H, L, D) in bf16, and e the next power of two of D / k, rounded up.
fn problem(pass: Pass, grid: Vec<usize>, extra_tokens: usize) -> LrpeProblem {
    let tokens = extra_tokens + grid.iter().product::<usize>();
    let frequencies = FEATURES.div_ceil(grid.len()).next_power_of_two();
    LrpeProblem {
        definition: Lrpe {
            positions: Positions::grid(grid, extra_tokens),
            ..Lrpe::cosine()
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
    use super::super::Extent;
    use super::*;

    #[test]
    fn titles_are_those_of_the_published_tables() {
        let selection = Selection {
            passes: &[Pass::Fwd, Pass::Bwd],
            kinds: &[Kind::Speed, Kind::Memory],
            extent: Extent::Ends,
            variants: false,
            ways: false,
        };
        let tables = tables(selection);
        assert_eq!(tables.len(), 3 * 2 * 2 * 2);
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
        let problem = problem(Pass::Fwd, vec![4; 3], 10);
        assert_eq!(problem.rows, [12, 12, 74]);
        assert_eq!(problem.theta_shape, [12, 64]);
    }
}
