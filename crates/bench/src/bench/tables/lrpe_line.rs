//! The benchmarks of lrpe_rotate and lrpe_cosine.

use gimbal_ops::{Activation, DType, SoftmaxAxis, ThetaKind};

use super::lrpe::LrpeProblem;
use super::{Kind, PROBLEM, Row, Selection, Table};
use crate::bench::record::Label;
use crate::cli::Pass;
use crate::lrpe::Encoding;

/// The activations of the published benchmarks, as their titles name them.
const ACTIVATIONS: [(&str, Activation); 4] = [
    ("act_none", Activation::None),
    ("act_silu", Activation::Silu),
    (
        "act_softmax-dim_-1",
        Activation::Softmax(SoftmaxAxis::Feature),
    ),
    (
        "act_softmax-dim_1",
        Activation::Softmax(SoftmaxAxis::Sequence),
    ),
];

const BATCH: usize = 12;
const HEADS: usize = 12;
const FEATURES: usize = 128;
const LENGTHS: [usize; 8] = [256, 512, 1024, 2048, 4096, 8192, 16384, 32768];

pub fn tables(encoding: Encoding, selection: Selection) -> Vec<Table> {
    let mut tables = Vec::new();
    for (act, activation) in ACTIVATIONS {
        for &kind in selection.kinds {
            for &pass in selection.passes {
                let row = |tokens| Row {
                    label: Label::Size(tokens),
                    problem: Box::new(problem(encoding, pass, activation, [BATCH, tokens, HEADS])),
                    others: Vec::new(),
                };
                let (op, kind_name, pass_name) = (encoding.name(), kind.name(), pass.name());
                tables.push(Table {
                    title: format!("{op}-{kind_name}-{pass_name}-batch{BATCH}-head{HEADS}-dim{FEATURES}-{act}-bf16"),
                    op,
                    kind,
                    pass,
                    variable: "n",
                    rows: selection.extent.of(&LENGTHS).map(row).collect(),
                });
            }
        }
    }
    if selection.variants && selection.kinds.contains(&Kind::Speed) {
        tables.extend(
            selection
                .passes
                .iter()
                .map(|&pass| variants(encoding, pass)),
        );
    }
    tables
}

/// What the published benchmarks leave out: one sequence of many heads, sizes that are no powers of two, a theta for all
/// heads, and the other types.
fn variants(encoding: Encoding, pass: Pass) -> Table {
    let mut rows = Vec::new();
    for (act, activation) in ACTIVATIONS {
        let published = problem(encoding, pass, activation, [BATCH, 8192, HEADS]);
        let one_sequence = problem(encoding, pass, activation, [1, 32768, 96]);
        let [_, angles] = published.theta_shape;
        let shared_theta = LrpeProblem {
            theta_shape: [1, angles],
            ..published.clone()
        };
        let typed = |dtype| LrpeProblem {
            dtype,
            ..published.clone()
        };
        for (name, problem) in [
            ("batch1-head96-n32768", one_sequence),
            (
                "batch5-head10-n3001",
                problem(encoding, pass, activation, [5, 3001, 10]),
            ),
            (
                "batch3-head7-n777",
                problem(encoding, pass, activation, [3, 777, 7]),
            ),
            ("theta_1_e-n8192", shared_theta),
            ("n8192", typed(DType::F16)),
            ("n8192", typed(DType::F32)),
        ] {
            rows.push(Row {
                label: Label::Text(format!("{name}-{act}-{}", problem.dtype)),
                problem: Box::new(problem),
                others: Vec::new(),
            });
        }
    }
    Table {
        title: format!("{}-speed-{}-variants", encoding.name(), pass.name()),
        op: encoding.name(),
        kind: Kind::Speed,
        pass,
        variable: PROBLEM,
        rows,
    }
}

/// A problem of the published benchmarks: x (B, N, H, D) in bf16, a frequency for every head and angle.
fn problem(
    encoding: Encoding,
    pass: Pass,
    activation: Activation,
    rows: [usize; 3],
) -> LrpeProblem {
    let [_, _, heads] = rows;
    LrpeProblem {
        definition: encoding.line(ThetaKind::PerFeature, activation, 0),
        pass,
        dtype: DType::BF16,
        rows,
        features: FEATURES,
        theta_shape: [heads, FEATURES / encoding.features_per_angle()],
    }
}

#[cfg(test)]
mod tests {
    use gimbal_kernels_sys::stream::Mix;

    use super::super::Extent;
    use super::*;
    use crate::bench::problem::Problem;

    #[test]
    fn traffic_is_every_input_and_output_once() {
        let mib = |problem: LrpeProblem| problem.traffic().bytes as f64 / f64::from(1 << 20);
        let rows = [BATCH, 256, HEADS];
        // x and o of 9 MiB each, and a theta of 12 heads and 64 angles.
        let theta = 12.0 * 64.0 * 4.0 / f64::from(1 << 20);
        assert_eq!(
            mib(problem(Encoding::Rotate, Pass::Fwd, Activation::Silu, rows)),
            18.0 + theta
        );
        assert_eq!(
            mib(problem(Encoding::Rotate, Pass::Bwd, Activation::None, rows)),
            18.0 + theta
        );
        assert_eq!(
            mib(problem(Encoding::Rotate, Pass::Bwd, Activation::Silu, rows)),
            27.0 + theta
        );
    }

    #[test]
    fn the_mix_follows_the_operator() {
        fn mixes(encoding: Encoding, activation: Activation) -> [Mix; 2] {
            [Pass::Fwd, Pass::Bwd]
                .map(|pass| problem(encoding, pass, activation, [1; 3]).traffic().mix)
        }
        assert_eq!(mixes(Encoding::Rotate, Activation::None), [Mix::R1W1; 2]);
        assert_eq!(
            mixes(Encoding::Rotate, Activation::Silu),
            [Mix::R1W1, Mix::R2W1]
        );
        assert_eq!(
            mixes(Encoding::Cosine, Activation::None),
            [Mix::R1W2, Mix::R2W1]
        );
        assert_eq!(
            mixes(Encoding::Cosine, Activation::Silu),
            [Mix::R1W2, Mix::R3W1]
        );
    }

    #[test]
    fn titles_are_those_of_the_published_tables() {
        let selection = Selection {
            passes: &[Pass::Fwd, Pass::Bwd],
            kinds: &[Kind::Speed, Kind::Memory],
            extent: Extent::All,
            variants: false,
            ways: false,
        };
        let tables = tables(Encoding::Rotate, selection);
        assert_eq!(tables.len(), 16);
        for title in [
            "lrpe_rotate-speed-fwd-batch12-head12-dim128-act_none-bf16",
            "lrpe_rotate-speed-bwd-batch12-head12-dim128-act_silu-bf16",
            "lrpe_rotate-memory-fwd-batch12-head12-dim128-act_softmax-dim_-1-bf16",
            "lrpe_rotate-memory-bwd-batch12-head12-dim128-act_softmax-dim_1-bf16",
        ] {
            assert!(tables.iter().any(|table| table.title == title), "{title}");
        }
        let last = tables[0].rows.last().map(|row| row.label.to_string());
        assert_eq!(last.as_deref(), Some("32768.0"));
    }
}
