//! One measured cell: what every form of the report is written from.

use serde::{Deserialize, Serialize};

use super::Kind;
use super::statistics::Summary;
use super::tables::Table;
use crate::cli::Pass;

/// The value that stands for an error in a table.
pub const ERROR: f64 = -1.0;

/// The column of the operator itself. Columns of its variants begin with it, those of others do not.
pub const OURS: &str = "gimbal";

/// Whether a column is the operator or a variant of it.
pub fn is_ours(column: &str) -> bool {
    column.starts_with(OURS)
}

/// Which problem of its table a row is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Label {
    /// A size along the table's variable.
    Size(usize),
    /// A problem in words.
    Text(String),
}

/// Sizes read as in the published tables, which hold them as floating-point numbers.
impl std::fmt::Display for Label {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Size(size) => write!(f, "{size}.0"),
            Self::Text(text) => f.write_str(text),
        }
    }
}

/// What was measured of one problem.
#[derive(Clone, Debug)]
pub enum Measured {
    Speed {
        /// Milliseconds a call.
        time: Summary,
        /// Milliseconds a call inside a CUDA graph.
        graph: Option<f64>,
    },
    Memory {
        /// Bytes.
        peak: u64,
    },
    Failed(String),
}

/// A cell of the report. Times are in milliseconds, memory is in MiB.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    pub table: String,
    pub op: String,
    pub kind: Kind,
    pub pass: Pass,
    /// The name of what the label measures.
    pub variable: String,
    pub problem: Label,
    /// The operator, a variant of it, or what it is held against.
    pub column: String,
    pub unit: String,
    /// The median time or the peak, [`ERROR`] if there is none.
    pub value: f64,
    pub lower_quartile: Option<f64>,
    pub upper_quartile: Option<f64>,
    pub samples: Option<usize>,
    /// The time of the traffic at the bandwidth of a stream of the same mix, or the memory of inputs and outputs.
    pub limit: Option<f64>,
    /// limit / value.
    pub share: Option<f64>,
    /// The time of a call inside a CUDA graph.
    pub graph: Option<f64>,
    pub error: Option<String>,
}

impl Record {
    /// What was measured, in the unit of the table; `limit` is in it already.
    pub fn new(
        table: &Table,
        problem: &Label,
        column: &str,
        limit: Option<f64>,
        measured: Measured,
    ) -> Self {
        let mut record = Self {
            table: table.title.clone(),
            op: table.op.to_owned(),
            kind: table.kind,
            pass: table.pass,
            variable: table.variable.to_owned(),
            problem: problem.clone(),
            column: column.to_owned(),
            unit: table.kind.unit().to_owned(),
            value: ERROR,
            lower_quartile: None,
            upper_quartile: None,
            samples: None,
            limit,
            share: None,
            graph: None,
            error: None,
        };
        match measured {
            Measured::Speed { time, graph } => {
                record.value = time.median;
                record.lower_quartile = Some(time.lower_quartile);
                record.upper_quartile = Some(time.upper_quartile);
                record.samples = Some(time.samples);
                record.graph = graph;
            }
            Measured::Memory { peak } => record.value = mebibytes(peak),
            Measured::Failed(reason) => record.error = Some(reason),
        }
        record.share = record
            .measured()
            .zip(limit)
            .map(|(value, limit)| limit / value);
        record
    }

    /// The value, unless it is an error.
    pub fn measured(&self) -> Option<f64> {
        self.error.is_none().then_some(self.value)
    }

    /// Half the distance of the quartiles, as a part of the median.
    pub fn noise(&self) -> Option<f64> {
        let spread = self.upper_quartile? - self.lower_quartile?;
        Some(spread / 2.0 / self.measured()?)
    }

    /// What tells a cell from every other one.
    pub fn key(&self) -> Key {
        (
            self.table.clone(),
            self.problem.clone(),
            self.column.clone(),
        )
    }
}

/// Table, problem and column.
pub type Key = (String, Label, String);

pub fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}
