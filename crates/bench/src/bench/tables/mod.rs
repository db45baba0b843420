//! The tables of the report. Each operator, or group of alike operators, has a file.

mod lrpe;
mod lrpe_cosine_md;
mod lrpe_line;

use gimbal_reference::{LrpeCosine, LrpeRotate};

use super::problem::Problem;
use super::record::Label;
use super::{Args, Kind};
use crate::cli::{OpName, Pass};

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
}

/// What an operator makes its tables for.
#[derive(Clone, Copy, Debug)]
pub struct Selection<'a> {
    pub passes: &'a [Pass],
    pub kinds: &'a [Kind],
    pub extent: Extent,
    /// Whether to add problems beyond the published ones.
    pub variants: bool,
    /// Whether operators with a cache run without it, with it, or both.
    pub cached: &'a [bool],
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
pub fn selected(args: &Args, on_gpu: bool) -> Vec<Table> {
    let selection = Selection {
        passes: args.pass.passes(),
        kinds: args.kind.kinds(),
        extent: match (args.quick, on_gpu) {
            (false, _) => Extent::All,
            (true, true) => Extent::Ends,
            (true, false) => Extent::Smallest,
        },
        variants: on_gpu && !args.quick,
        // The CPU computes the same either way.
        cached: if on_gpu { &[false, true] } else { &[false] },
    };
    let tables = |op| match op {
        OpName::LrpeRotate => lrpe_line::tables::<LrpeRotate>(selection),
        OpName::LrpeCosine => lrpe_line::tables::<LrpeCosine>(selection),
        OpName::LrpeCosineMd => lrpe_cosine_md::tables(selection),
    };
    OpName::selection(&args.ops)
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
