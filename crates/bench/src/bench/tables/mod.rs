//! The tables of the report. Each operator, or group of alike operators, has a file.

mod flao;
mod lrpe;
mod lrpe_cosine_md;
mod lrpe_line;
mod tpa_decode;

use std::iter;

use super::Kind;
use super::choice::MeasureArgs;
use super::problem::Problem;
use super::record::{Label, OURS};
use crate::cli::{OpName, Pass};
use crate::lrpe::Encoding;

/// The variable of a table whose rows are problems in words, beyond the published ones.
pub const PROBLEM: &str = "problem";

/// One table: an operator over several problems.
pub struct Table {
    pub title: String,
    pub op: &'static str,
    pub kind: Kind,
    pub pass: Pass,
    /// What the labels of the rows are.
    pub variable: &'static str,
    pub rows: Vec<Row>,
}

pub struct Row {
    pub label: Label,
    pub problem: Box<dyn Problem>,
    /// Other ways to compute the same, by name.
    pub others: Vec<(&'static str, Box<dyn Problem>)>,
}

impl Row {
    /// All columns of the operator: itself, and one for each other way.
    pub fn ours(&self) -> impl Iterator<Item = (String, &dyn Problem)> {
        let others = self.others.iter();
        let others = others.map(|(name, problem)| (format!("{OURS}-{name}"), problem.as_ref()));
        iter::once((OURS.to_owned(), self.problem.as_ref())).chain(others)
    }
}

/// What an operator makes its tables for.
#[derive(Clone, Copy, Debug)]
pub struct Selection<'a> {
    pub passes: &'a [Pass],
    pub kinds: &'a [Kind],
    pub extent: Extent,
    /// Whether to add problems beyond the published ones.
    pub variants: bool,
    /// Whether to add columns for other ways to compute the same: how work is divided, what is saved.
    pub ways: bool,
}

/// Which of the published sizes are measured.
#[derive(Clone, Copy, Debug)]
pub enum Extent {
    All,
    /// The smallest, a middle one and the largest.
    Ends,
    Smallest,
}

impl Extent {
    fn of(self, sizes: &[usize]) -> impl Iterator<Item = usize> {
        let last = sizes.len().saturating_sub(1);
        let is_chosen = move |index: usize| match self {
            Self::All => true,
            Self::Ends => [0, sizes.len() / 2, last].contains(&index),
            Self::Smallest => index == 0,
        };
        let chosen = sizes
            .iter()
            .enumerate()
            .filter(move |(index, _)| is_chosen(*index));
        chosen.map(|(_, &size)| size)
    }
}

/// The tables that the command line asks for.
pub fn selected(args: &MeasureArgs, on_gpu: bool) -> Vec<Table> {
    let selection = Selection {
        passes: args.pass.passes(),
        kinds: args.kind.kinds(),
        extent: match (args.quick, on_gpu) {
            (false, _) => Extent::All,
            (true, true) => Extent::Ends,
            (true, false) => Extent::Smallest,
        },
        variants: on_gpu && !args.quick,
        ways: on_gpu,
    };
    of(&args.ops, selection)
}

/// The tables of speed of these operators on a GPU.
pub fn of_speed(ops: &[OpName], quick: bool) -> Vec<Table> {
    let tables = |op| {
        let selection = Selection {
            passes: &[Pass::Fwd, Pass::Bwd],
            kinds: &[Kind::Speed],
            extent: if quick { Extent::Ends } else { Extent::All },
            variants: !quick,
            // What FLAO keeps has a config of its own.
            ways: op == OpName::Flao,
        };
        of(&[op], selection)
    };
    OpName::selection(ops)
        .into_iter()
        .flat_map(tables)
        .collect()
}

fn of(ops: &[OpName], selection: Selection) -> Vec<Table> {
    let tables = |op| match op {
        OpName::LrpeRotate => lrpe_line::tables(Encoding::Rotate, selection),
        OpName::LrpeCosine => lrpe_line::tables(Encoding::Cosine, selection),
        OpName::LrpeCosineMd => lrpe_cosine_md::tables(selection),
        OpName::Flao => flao::tables(selection),
        OpName::TpaDecode => tpa_decode::tables(selection),
    };
    OpName::selection(ops)
        .into_iter()
        .flat_map(tables)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quick_run_keeps_both_ends() {
        let sizes = [16, 32, 64, 128];
        let chosen = |extent: Extent| extent.of(&sizes).collect::<Vec<_>>();
        assert_eq!(chosen(Extent::All), sizes);
        assert_eq!(chosen(Extent::Ends), [16, 64, 128]);
        assert_eq!(chosen(Extent::Smallest), [16]);
    }
}
