//! One measured row: what every form of the report is written from.

use serde::{Serialize, Serializer};

use super::Kind;
use super::statistics::Summary;
use super::tables::Table;
use crate::cli::Pass;

/// The value that stands for an error in a table.
pub const ERROR: f64 = -1.0;

/// Which problem of its table a row is about.
#[derive(Clone, Debug, PartialEq)]
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

impl Serialize for Label {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Size(size) => serializer.serialize_u64(*size as u64),
            Self::Text(text) => serializer.serialize_str(text),
        }
    }
}

/// What was measured of one problem.
#[derive(Clone, Debug)]
pub enum Measured {
    Speed {
        /// Milliseconds a call.
        time: Summary,
        /// Milliseconds that the traffic takes at the bandwidth of a stream with the same mix.
        limit: Option<f64>,
        /// Milliseconds a call inside a CUDA graph.
        graph: Option<f64>,
    },
    Memory {
        /// Bytes.
        peak: u64,
        /// Bytes of inputs and outputs.
        limit: u64,
    },
    Failed(String),
}

/// A row of the report. Times are in milliseconds, memory is in MiB.
#[derive(Clone, Debug, Serialize)]
pub struct Record {
    pub table: String,
    pub op: &'static str,
    pub kind: Kind,
    pub pass: Pass,
    /// The name of what the label measures.
    pub variable: &'static str,
    pub problem: Label,
    pub unit: &'static str,
    /// The median time or the peak, [`ERROR`] if there is none.
    pub gimbal: f64,
    pub lower_quartile: Option<f64>,
    pub upper_quartile: Option<f64>,
    pub samples: Option<usize>,
    pub limit: Option<f64>,
    /// limit / gimbal.
    pub share: Option<f64>,
    pub graph: Option<f64>,
    pub error: Option<String>,
}

impl Record {
    /// A row without a value yet.
    pub fn new(table: &Table, problem: Label) -> Self {
        Self {
            table: table.title.clone(),
            op: table.op,
            kind: table.kind,
            pass: table.pass,
            variable: table.variable,
            problem,
            unit: match table.kind {
                Kind::Speed => "ms",
                Kind::Memory => "MiB",
            },
            gimbal: ERROR,
            lower_quartile: None,
            upper_quartile: None,
            samples: None,
            limit: None,
            share: None,
            graph: None,
            error: None,
        }
    }

    /// The size, where the problem is one.
    pub fn size(&self) -> Option<usize> {
        match self.problem {
            Label::Size(size) => Some(size),
            Label::Text(_) => None,
        }
    }

    /// Fills in what was measured.
    pub fn with(mut self, measured: Measured) -> Self {
        match measured {
            Measured::Speed { time, limit, graph } => {
                self.gimbal = time.median;
                self.lower_quartile = Some(time.lower_quartile);
                self.upper_quartile = Some(time.upper_quartile);
                self.samples = Some(time.samples);
                self.limit = limit;
                self.graph = graph;
            }
            Measured::Memory { peak, limit } => {
                self.gimbal = mebibytes(peak);
                self.limit = Some(mebibytes(limit));
            }
            Measured::Failed(reason) => self.error = Some(reason),
        }
        self.share = self.limit.map(|limit| limit / self.gimbal);
        self
    }
}

fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}
