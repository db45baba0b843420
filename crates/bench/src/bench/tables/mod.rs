//! The tables of the report. Each operator has a file.

mod lrpe;

use gimbal_ops::{LrpeCosine, LrpeRotate};

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
    /// The sequence lengths of the published benchmarks, or some of them.
    pub lengths: &'a [usize],
    /// Whether to add problems beyond the published ones.
    pub variants: bool,
}

const LENGTHS: [usize; 8] = [256, 512, 1024, 2048, 4096, 8192, 16384, 32768];
const QUICK_LENGTHS: [usize; 3] = [256, 4096, 32768];
const QUICK_CPU_LENGTHS: [usize; 1] = [256];

/// The tables that the command line asks for.
pub fn selected(args: &Args, on_gpu: bool) -> Vec<Table> {
    let selection = Selection {
        passes: args.pass.passes(),
        kinds: args.kind.kinds(),
        lengths: match (args.quick, on_gpu) {
            (false, _) => &LENGTHS,
            (true, true) => &QUICK_LENGTHS,
            (true, false) => &QUICK_CPU_LENGTHS,
        },
        variants: on_gpu && !args.quick,
    };
    let tables = |op| match op {
        OpName::LrpeRotate => lrpe::tables::<LrpeRotate>(selection),
        OpName::LrpeCosine => lrpe::tables::<LrpeCosine>(selection),
    };
    OpName::selection(&args.ops)
        .into_iter()
        .flat_map(tables)
        .collect()
}
