//! Tables as text and as Markdown.

use super::Kind;
use super::record::{Label, Record};

/// Shown where a column does not apply.
const ABSENT: &str = "-";

/// The columns behind the problem.
struct Column {
    name: &'static str,
    /// Characters in the text form, wide enough for any value that is likely.
    width: usize,
    cell: fn(&Record) -> String,
}

const SPEED: &[Column] = &[
    Column {
        name: "gimbal",
        width: 11,
        cell: gimbal,
    },
    Column {
        name: "quartiles",
        width: 18,
        cell: quartiles,
    },
    Column {
        name: "samples",
        width: 7,
        cell: |row| or_absent(row.samples, |n| n.to_string()),
    },
    Column {
        name: "limit",
        width: 9,
        cell: |row| or_absent(row.limit, six),
    },
    Column {
        name: "share",
        width: 5,
        cell: |row| or_absent(row.share, |share| format!("{:.0}%", 100.0 * share)),
    },
    Column {
        name: "graph",
        width: 8,
        cell: |row| or_absent(row.graph, six),
    },
];

const MEMORY: &[Column] = &[
    Column {
        name: "gimbal",
        width: 12,
        cell: gimbal,
    },
    Column {
        name: "limit",
        width: 12,
        cell: |row| or_absent(row.limit, six),
    },
];

fn columns(kind: Kind) -> &'static [Column] {
    match kind {
        Kind::Speed => SPEED,
        Kind::Memory => MEMORY,
    }
}

fn six(value: f64) -> String {
    format!("{value:.6}")
}

fn or_absent<T>(value: Option<T>, show: impl Fn(T) -> String) -> String {
    value.map_or_else(|| ABSENT.to_owned(), show)
}

/// An error is a bare -1, as in the published tables.
fn gimbal(row: &Record) -> String {
    match row.error {
        Some(_) => "-1".to_owned(),
        None => six(row.gimbal),
    }
}

fn quartiles(row: &Record) -> String {
    match (row.lower_quartile, row.upper_quartile) {
        (Some(lower), Some(upper)) => format!("{lower:.4}..{upper:.4}"),
        _ => ABSENT.to_owned(),
    }
}

/// The text form of one table, whose widths are fixed beforehand so that each row can be shown as it comes.
pub struct TextForm {
    kind: Kind,
    variable: &'static str,
    index_width: usize,
    label_width: usize,
}

impl TextForm {
    pub fn new<'a>(
        kind: Kind,
        variable: &'static str,
        labels: impl ExactSizeIterator<Item = &'a Label>,
    ) -> Self {
        Self {
            kind,
            variable,
            index_width: labels.len().saturating_sub(1).to_string().len(),
            label_width: labels
                .map(|label| label.to_string().len())
                .fold(variable.len(), usize::max),
        }
    }

    pub fn header(&self) -> String {
        self.line("", self.variable, |column| column.name.to_owned())
    }

    pub fn row(&self, index: usize, row: &Record) -> String {
        self.line(&index.to_string(), &row.problem.to_string(), |column| {
            (column.cell)(row)
        })
    }

    fn line(&self, index: &str, label: &str, cell: impl Fn(&Column) -> String) -> String {
        let mut line = format!(
            "{index:<0$}  {label:>1$}",
            self.index_width, self.label_width
        );
        for column in columns(self.kind) {
            line.push_str(&format!("  {:>1$}", cell(column), column.width));
        }
        line
    }
}

/// Why a row shows -1.
pub fn reason(row: &Record) -> Option<String> {
    let reason = row.error.as_ref()?;
    Some(format!("{} = {}: {reason}", row.variable, row.problem))
}

/// A whole table in Markdown.
pub fn markdown(title: &str, kind: Kind, variable: &str, rows: &[Record]) -> String {
    let columns = columns(kind);
    let unit = rows.first().map_or("", |row| row.unit);
    let mut text = format!("## {title}\n\nIn {unit}.\n\n| {variable} |");
    for column in columns {
        text.push_str(&format!(" {} |", column.name));
    }
    text.push_str(&format!("\n|{}\n", "--:|".repeat(columns.len() + 1)));
    for row in rows {
        text.push_str(&format!("| {} |", row.problem));
        for column in columns {
            text.push_str(&format!(" {} |", (column.cell)(row)));
        }
        text.push('\n');
    }
    for reason in rows.iter().filter_map(reason) {
        text.push_str(&format!("\n{reason}\n"));
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::super::record::Measured;
    use super::super::statistics::Summary;
    use super::super::tables::Table;
    use super::*;
    use crate::cli::Pass;

    fn record(size: usize, measured: Measured, kind: Kind) -> Record {
        let table = Table {
            title: "title".to_owned(),
            op: "lrpe_rotate",
            kind,
            pass: Pass::Fwd,
            variable: "n",
            rows: Vec::new(),
        };
        Record::new(&table, Label::Size(size)).with(measured)
    }

    fn speed() -> Measured {
        Measured::Speed {
            time: Summary {
                lower_quartile: 0.0119,
                median: 0.012,
                upper_quartile: 0.0123,
                samples: 30,
            },
            limit: Some(0.006),
            graph: Some(0.0055),
        }
    }

    #[test]
    fn speed_rows_line_up_under_the_header() {
        let labels = [Label::Size(256), Label::Size(32768)];
        let form = TextForm::new(Kind::Speed, "n", labels.iter());
        let row = form.row(0, &record(256, speed(), Kind::Speed));
        let expected = [
            "         n       gimbal           quartiles  samples      limit  share     graph",
            "0    256.0     0.012000      0.0119..0.0123       30   0.006000    50%  0.005500",
        ];
        assert_eq!([form.header(), row], expected);
    }

    #[test]
    fn an_error_is_minus_one_with_the_reason_below() {
        let labels = [Label::Size(512)];
        let form = TextForm::new(Kind::Memory, "n", labels.iter());
        let failed = Measured::Failed("out of memory".to_owned());
        let row = record(512, failed, Kind::Memory);
        assert_eq!(form.row(0, &row), "0  512.0            -1             -");
        assert_eq!(reason(&row).unwrap(), "n = 512.0: out of memory");
    }

    #[test]
    fn markdown_has_the_same_cells() {
        let memory = Measured::Memory {
            peak: 18 << 20,
            limit: 9 << 20,
        };
        let rows = [record(256, memory, Kind::Memory)];
        let text = markdown("t", Kind::Memory, "n", &rows);
        assert_eq!(
            text,
            "## t\n\nIn MiB.\n\n| n | gimbal | limit |\n|--:|--:|--:|\n| 256.0 | 18.000000 | 9.000000 |\n\n"
        );
    }
}
