//! One measured cell: what every form of the report is written from.

use serde::{Deserialize, Serialize};

use super::Kind;
use super::parameters::Problem;
use super::protocol::Times;
use super::tables::{Row, Table};

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
    /// Milliseconds.
    Speed(Times),
    Memory {
        /// Bytes.
        peak: u64,
    },
    Failed(String),
}

/// Where to look: times below this, in milliseconds, are those in a graph, since starting kernels from the host would count.
pub const SHORT: f64 = 0.05;

/// A cell of the report. Times are in milliseconds, memory is in MiB.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    pub table: String,
    pub kind: Kind,
    /// The name of what the label measures.
    pub variable: String,
    pub label: Label,
    pub problem: Problem,
    /// The operator, a variant of it, or what it is held against.
    pub column: String,
    pub unit: String,
    /// The median time by call or the peak, [`ERROR`] if there is none.
    pub value: f64,
    pub lower_quartile: Option<f64>,
    pub upper_quartile: Option<f64>,
    pub samples: Option<usize>,
    /// The time of a call inside a CUDA graph.
    pub graph: Option<f64>,
    /// What a streaming kernel takes for the same bytes by call, or the memory of inputs and outputs.
    pub limit: Option<f64>,
    /// The former inside a CUDA graph.
    pub limit_graph: Option<f64>,
    /// limit / value, both inside a graph where a call is short.
    pub share: Option<f64>,
    /// What the operator must move and compute.
    pub bytes: u64,
    pub flops: u64,
    pub error: Option<String>,
}

impl Record {
    /// What was measured, in the unit of the table; `limits` are by call and in a graph.
    pub fn new(
        table: &Table,
        row: &Row,
        problem: &Problem,
        column: &str,
        [limit, limit_graph]: [Option<f64>; 2],
        measured: Measured,
    ) -> Self {
        let work = problem.work();
        let mut record = Self {
            table: table.title.clone(),
            kind: table.kind,
            variable: table.variable.to_owned(),
            label: row.label.clone(),
            problem: problem.clone(),
            column: column.to_owned(),
            unit: table.kind.unit().to_owned(),
            value: ERROR,
            lower_quartile: None,
            upper_quartile: None,
            samples: None,
            graph: None,
            limit,
            limit_graph,
            share: None,
            bytes: work.bytes,
            flops: work.flops,
            error: None,
        };
        match measured {
            Measured::Speed(times) => {
                record.value = times.call.median;
                record.lower_quartile = Some(times.call.lower_quartile);
                record.upper_quartile = Some(times.call.upper_quartile);
                record.samples = Some(times.call.samples);
                record.graph = times.graph;
            }
            Measured::Memory { peak } => record.value = mebibytes(peak),
            Measured::Failed(reason) => record.error = Some(reason),
        }
        record.share = record
            .effective_limit()
            .and_then(|limit| Some(limit / record.effective()?));
        record
    }

    /// The value, unless it is an error.
    pub fn measured(&self) -> Option<f64> {
        self.error.is_none().then_some(self.value)
    }

    /// Whether it is a short time, so that the ones in a graph count.
    pub fn is_short(&self) -> bool {
        self.kind == Kind::Speed && self.value < SHORT && self.graph.is_some()
    }

    /// What counts: the time in a graph of a short call, else the value.
    pub fn effective(&self) -> Option<f64> {
        let value = self.measured()?;
        Some(self.graph.filter(|_| self.is_short()).unwrap_or(value))
    }

    /// The limit beside that.
    pub fn effective_limit(&self) -> Option<f64> {
        if self.is_short() {
            self.limit_graph
        } else {
            self.limit
        }
    }

    /// The time of something else that belongs beside what counts of this.
    pub fn beside(&self, other: &Self) -> Option<f64> {
        other.measured()?;
        if self.is_short() {
            other.graph
        } else {
            Some(other.value)
        }
    }

    /// How many times longer something else takes or larger it is, both in a graph where this is short.
    pub fn factor(&self, other: &Self) -> Option<f64> {
        Some(self.beside(other)? / self.effective()?)
    }

    /// GB/s of what must be moved.
    pub fn bandwidth(&self) -> Option<f64> {
        (self.kind == Kind::Speed).then_some(self.bytes as f64 / self.effective()? / 1e6)
    }

    /// TFLOP/s of what must be computed.
    pub fn throughput(&self) -> Option<f64> {
        let is_of_interest = self.kind == Kind::Speed && self.flops > 0;
        is_of_interest.then_some(self.flops as f64 / self.effective()? / 1e9)
    }

    /// Half the distance of the quartiles, as a part of the median.
    pub fn noise(&self) -> Option<f64> {
        let spread = self.upper_quartile? - self.lower_quartile?;
        Some(spread / 2.0 / self.measured()?)
    }

    /// What tells a cell from every other one.
    pub fn key(&self) -> Key {
        (self.table.clone(), self.label.clone(), self.column.clone())
    }
}

/// Table, problem and column.
pub type Key = (String, Label, String);

pub fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}
