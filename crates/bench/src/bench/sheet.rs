//! A table of results, as every form of the report shows it.

use std::iter;

use super::Kind;
use super::parameters::Problem;
use super::published::{self, Published};
use super::record::{Label, OURS, Record, is_ours};

/// Below this share of the limit a row is pointed out.
pub const FAR: f64 = 0.7;
/// Shown where there is no value.
const ABSENT: &str = "-";

/// A table of results: a row for each problem, a cell for each column that was measured.
#[derive(Clone, Debug)]
pub struct Sheet {
    pub title: String,
    pub kind: Kind,
    pub variable: String,
    /// What was measured.
    pub columns: Vec<String>,
    pub rows: Vec<SheetRow>,
}

/// The cells of one problem; some may be missing in a report that was interrupted.
#[derive(Clone, Debug)]
pub struct SheetRow {
    pub label: Label,
    pub cells: Vec<Record>,
}

impl SheetRow {
    pub fn cell(&self, column: &str) -> Option<&Record> {
        self.cells.iter().find(|cell| cell.column == column)
    }

    /// The cell of the operator itself.
    pub fn ours(&self) -> Option<&Record> {
        self.cell(OURS)
    }

    /// The size, where the problem is one.
    pub fn size(&self) -> Option<usize> {
        match self.label {
            Label::Size(size) => Some(size),
            Label::Text(_) => None,
        }
    }

    /// The best of the columns of others, and how many times longer than the operator it takes.
    pub fn best_peer(&self) -> Option<(f64, &Record)> {
        let ours = self.ours()?;
        let others = self.cells.iter().filter(|cell| !is_ours(&cell.column));
        let factors = others.filter_map(|other| Some((ours.factor(other)?, other)));
        factors.min_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// Whether the operator takes much longer than it must.
    pub fn is_far(&self) -> bool {
        let share = self
            .ours()
            .filter(|ours| ours.kind == Kind::Speed)
            .and_then(|ours| ours.share);
        share.is_some_and(|share| share < FAR)
    }
}

impl Sheet {
    /// The tables of these cells, everything but sizes in the order in which it appears.
    pub fn all(records: &[Record]) -> Vec<Self> {
        let mut sheets: Vec<Self> = Vec::new();
        for record in records {
            let new = || Self {
                title: record.table.clone(),
                kind: record.kind,
                variable: record.variable.clone(),
                columns: Vec::new(),
                rows: Vec::new(),
            };
            found_or_new(&mut sheets, |sheet| sheet.title == record.table, new).add(record);
        }
        // A run may have begun with other operators, and been resumed with all.
        sheets.sort_by_key(|sheet| sheet.problem().map(|problem| problem.op));
        // A resumed run comes to what failed before behind everything else.
        for sheet in &mut sheets {
            if sheet.is_along_sizes() {
                sheet.rows.sort_by_key(SheetRow::size);
            }
        }
        sheets
    }

    fn add(&mut self, record: &Record) {
        if !self.columns.contains(&record.column) {
            self.columns.push(record.column.clone());
        }
        let new = || SheetRow {
            label: record.label.clone(),
            cells: Vec::new(),
        };
        let row = found_or_new(&mut self.rows, |row| row.label == record.label, new);
        row.cells.push(record.clone());
    }

    /// The first problem, which has what all have in common.
    pub fn problem(&self) -> Option<&Problem> {
        Some(&self.rows.first()?.cells.first()?.problem)
    }

    /// Whether the operator multiplies matrices.
    fn has_products(&self) -> bool {
        let mut ours = self.rows.iter().filter_map(SheetRow::ours);
        ours.any(|ours| ours.flops > 0)
    }

    /// Whether it is of a published benchmark.
    pub fn is_along_sizes(&self) -> bool {
        self.rows.iter().all(|row| row.size().is_some())
    }

    /// Why cells show -1.
    pub fn reasons(&self) -> impl Iterator<Item = String> {
        let cells = self.rows.iter().flat_map(|row| &row.cells);
        cells.filter_map(|cell| {
            let reason = cell.error.as_ref()?;
            let (variable, label, column) = (&cell.variable, &cell.label, &cell.column);
            Some(format!("{column} at {variable} = {label}: {reason}"))
        })
    }
}

/// The first item that is the right one, or a new one at the end.
pub fn found_or_new<T>(
    items: &mut Vec<T>,
    is_it: impl Fn(&T) -> bool,
    new: impl FnOnce() -> T,
) -> &mut T {
    let at = items.iter().position(is_it).unwrap_or_else(|| {
        items.push(new());
        items.len() - 1
    });
    &mut items[at]
}

/// A column behind the label.
#[derive(Clone, Debug, PartialEq)]
pub enum Column {
    /// By call, with six digits; or memory.
    Value(String),
    /// Half the distance of its quartiles, as a part of it.
    Noise(String),
    /// In a graph.
    Graph(String),
    Limit,
    Share,
    /// GB/s of what the operator must move, in its time that counts.
    Bandwidth,
    /// TFLOP/s of what it must compute, in the same.
    Throughput,
    /// What counts: in a graph where the operator is short, else by call.
    Time(String),
    EffectiveLimit,
    /// The best of the others, and how many times longer it takes.
    Best,
    Factor,
    Published(Published),
}

impl Column {
    /// The columns on the terminal.
    pub fn of_text(
        title: &str,
        kind: Kind,
        measured: &[String],
        has_products: bool,
        published: bool,
    ) -> Vec<Self> {
        let (ours, others): (Vec<_>, Vec<_>) =
            measured.iter().cloned().partition(|column| is_ours(column));
        let mut columns = Vec::new();
        for (index, column) in ours.into_iter().chain(others).enumerate() {
            columns.push(Self::Value(column.clone()));
            if kind == Kind::Speed {
                columns.push(Self::Noise(column.clone()));
                columns.push(Self::Graph(column));
            }
            match kind {
                _ if index > 0 => {}
                Kind::Speed => {
                    columns.extend([Self::Limit, Self::Share]);
                    columns.extend(Self::rates(has_products));
                }
                Kind::Memory => columns.push(Self::Limit),
            }
        }
        let of_others = published::columns(title).iter().filter(|_| published);
        columns.extend(of_others.cloned().map(Self::Published));
        columns
    }

    /// The columns of a page: what matters most comes first.
    pub fn of_page(sheet: &Sheet, published: bool) -> Vec<Self> {
        let (ours, others): (Vec<_>, Vec<_>) =
            sheet.columns.iter().partition(|column| is_ours(column));
        let mut columns = vec![Self::Time(OURS.to_owned()), Self::EffectiveLimit];
        if sheet.kind == Kind::Speed {
            columns.push(Self::Share);
            columns.extend(Self::rates(sheet.has_products()));
        }
        if !others.is_empty() {
            columns.extend([Self::Best, Self::Factor]);
        }
        let rest = ours
            .into_iter()
            .filter(|column| *column != OURS)
            .chain(others);
        columns.extend(rest.map(|column| Self::Time(column.clone())));
        let any_graph = sheet
            .rows
            .iter()
            .any(|row| row.ours().is_some_and(Record::is_short));
        if any_graph {
            columns.push(Self::Value(OURS.to_owned()));
        }
        if published {
            let best = published::best(&sheet.title).into_iter();
            columns.extend(best.map(Self::Published));
        }
        columns
    }

    fn rates(has_products: bool) -> impl Iterator<Item = Self> {
        iter::once(Self::Bandwidth).chain(has_products.then_some(Self::Throughput))
    }

    /// Its name on a page.
    pub fn name(&self) -> &str {
        match self {
            Self::Value(column) | Self::Time(column) => column,
            Self::Noise(_) => "±",
            Self::Limit | Self::EffectiveLimit => "limit",
            Self::Share => "share",
            Self::Bandwidth => "GB/s",
            Self::Throughput => "TFLOP/s",
            Self::Graph(_) => "graph",
            Self::Best => "best peer",
            Self::Factor => "×",
            Self::Published(published) => &published.name,
        }
    }

    /// Its name on a page, where the operator by call stands behind what counts.
    pub fn heading(&self) -> String {
        match self {
            Self::Value(column) => format!("{column} by call"),
            _ => self.name().to_owned(),
        }
    }

    /// Its cell on the terminal.
    pub fn text(&self, row: &SheetRow) -> String {
        self.show(row, |value| format!("{value:.6}"))
    }

    /// Its cell on a page.
    pub fn cell(&self, row: &SheetRow) -> String {
        self.show(row, three_digits)
    }

    fn show(&self, row: &SheetRow, digits: impl Fn(f64) -> String) -> String {
        let ours = row.ours();
        let text = match self {
            Self::Value(column) => row
                .cell(column)
                .map(|cell| or_error(cell.measured(), &digits)),
            Self::Time(column) => row.cell(column).and_then(|cell| match (&cell.error, ours) {
                (None, Some(ours)) => ours.beside(cell).map(digits),
                _ => Some(or_error(cell.measured(), &digits)),
            }),
            Self::Noise(column) => row
                .cell(column)
                .and_then(Record::noise)
                .map(|noise| format!("{:.1}%", 100.0 * noise)),
            Self::Graph(column) => row.cell(column).and_then(|cell| cell.graph).map(digits),
            Self::Limit => ours.and_then(|ours| ours.limit).map(digits),
            Self::EffectiveLimit => ours.and_then(Record::effective_limit).map(digits),
            Self::Share => ours.and_then(|ours| ours.share).map(percent),
            Self::Bandwidth => ours.and_then(Record::bandwidth).map(three_digits),
            Self::Throughput => ours.and_then(Record::throughput).map(three_digits),
            Self::Best => row.best_peer().map(|(_, best)| best.column.clone()),
            Self::Factor => row.best_peer().map(|(factor, _)| format!("{factor:.1}")),
            Self::Published(published) => {
                let value = published.value(&row.label).filter(|value| *value > 0.0);
                value.map(digits)
            }
        };
        text.unwrap_or_else(|| ABSENT.to_owned())
    }
}

/// An error is a bare -1, as in the published tables.
fn or_error(value: Option<f64>, digits: impl Fn(f64) -> String) -> String {
    value.map_or_else(|| "-1".to_owned(), digits)
}

/// Three significant digits, and all of those before the point.
pub fn three_digits(value: f64) -> String {
    if value == 0.0 {
        return "0".to_owned();
    }
    let before = value.abs().max(1e-9).log10().floor() as i32 + 1;
    format!("{value:.0$}", (3 - before).max(0) as usize)
}

pub fn percent(share: f64) -> String {
    format!("{:.0}%", 100.0 * share)
}

/// The text form of one table, whose widths are fixed beforehand so that each row can be shown as it comes.
pub struct TextForm {
    variable: String,
    columns: Vec<Column>,
    widths: Vec<usize>,
    index_width: usize,
    label_width: usize,
}

impl TextForm {
    pub fn new<'a>(
        kind: Kind,
        variable: &str,
        columns: Vec<Column>,
        labels: impl ExactSizeIterator<Item = &'a Label>,
    ) -> Self {
        let width = |column: &Column| {
            let values = match (column, kind) {
                (Column::Noise(_) | Column::Share | Column::Bandwidth, _) => 5,
                (Column::Throughput, _) => 7,
                (_, Kind::Speed) => 9,
                (_, Kind::Memory) => 12,
            };
            values.max(column.name().chars().count())
        };
        Self {
            variable: variable.to_owned(),
            widths: columns.iter().map(width).collect(),
            columns,
            index_width: labels.len().saturating_sub(1).to_string().len(),
            label_width: labels
                .map(|label| label.to_string().len())
                .fold(variable.len(), usize::max),
        }
    }

    pub fn header(&self) -> String {
        self.line("", &self.variable, |column| column.name().to_owned())
    }

    pub fn row(&self, index: usize, row: &SheetRow) -> String {
        self.line(&index.to_string(), &row.label.to_string(), |column| {
            column.text(row)
        })
    }

    fn line(&self, index: &str, label: &str, cell: impl Fn(&Column) -> String) -> String {
        let mut line = format!(
            "{index:<0$}  {label:>1$}",
            self.index_width, self.label_width
        );
        for (column, width) in self.columns.iter().zip(&self.widths) {
            line.push_str(&format!("  {:>width$}", cell(column)));
        }
        line
    }
}

#[cfg(test)]
pub mod tests {
    use super::super::parameters::Parameters;
    use super::*;
    use crate::op::{OpName, Pass};

    /// A time of 30 samples with quartiles `noise` beside it.
    pub fn cell(table: &str, n: usize, column: &str, value: f64, noise: f64) -> Record {
        let limit = (column == OURS).then_some(n as f64 * 1e-5);
        let softmax = table
            .contains("softmax")
            .then_some(crate::bench::parameters::FunctionName::Softmax);
        Record {
            table: table.to_owned(),
            kind: Kind::Speed,
            variable: "n".to_owned(),
            label: Label::Size(n),
            problem: Problem {
                op: OpName::LrpeRotate,
                pass: match table.contains("-bwd-") {
                    true => Pass::Bwd,
                    false => Pass::Fwd,
                },
                parameters: Parameters {
                    sizes: vec![12, n, 12, 128],
                    act: softmax,
                    ..Parameters::default()
                },
            },
            column: column.to_owned(),
            unit: "ms".to_owned(),
            value,
            lower_quartile: Some(value * (1.0 - noise)),
            upper_quartile: Some(value * (1.0 + noise)),
            samples: Some(30),
            limit,
            limit_graph: None,
            share: limit.map(|limit| limit / value),
            graph: None,
            bytes: n as u64 * 40_000,
            flops: 0,
            error: None,
        }
    }

    #[test]
    fn cells_come_together_in_rows_and_tables() {
        let records = [
            cell("a", 256, "gimbal", 0.01, 0.0),
            cell("a", 256, "eager", 0.3, 0.0),
            cell("b", 256, "gimbal", 0.01, 0.0),
            cell("a", 512, "gimbal", 0.02, 0.0),
        ];
        let sheets = Sheet::all(&records);
        assert_eq!(sheets.len(), 2);
        assert_eq!(sheets[0].columns, ["gimbal", "eager"]);
        assert_eq!(sheets[0].rows.len(), 2);
        assert!(sheets[0].rows[1].cell("eager").is_none());
        let (factor, best) = sheets[0].rows[0].best_peer().unwrap();
        assert_eq!((best.column.as_str(), factor.round()), ("eager", 30.0));
    }

    fn text(sheet: &Sheet, published: bool) -> Vec<String> {
        let columns = Column::of_text(
            &sheet.title,
            sheet.kind,
            &sheet.columns,
            sheet.has_products(),
            published,
        );
        let labels = sheet.rows.iter().map(|row| &row.label);
        let form = TextForm::new(sheet.kind, &sheet.variable, columns, labels);
        let rows = sheet.rows.iter().enumerate();
        let rows = rows.map(|(index, row)| form.row(index, row));
        iter::once(form.header()).chain(rows).collect()
    }

    #[test]
    fn rows_line_up_under_the_header_with_ours_first() {
        let mut with_graph = cell("t", 256, "gimbal", 0.012, 0.015);
        with_graph.graph = Some(0.0055);
        let records = [
            cell("t", 256, "eager", 0.3, 0.0),
            with_graph,
            cell("t", 32768, "gimbal", 0.6, 0.001),
        ];
        let expected = [
            "         n     gimbal      ±      graph      limit  share   GB/s      eager      ±      graph",
            "0    256.0   0.012000   1.5%   0.005500   0.002560    21%   1862   0.300000   0.0%          -",
            "1  32768.0   0.600000   0.1%          -   0.327680    55%   2185          -      -          -",
        ];
        assert_eq!(text(&Sheet::all(&records)[0], false), expected);
    }

    #[test]
    fn short_times_are_held_against_short_times() {
        let mut ours = cell("t", 256, "gimbal", 0.012, 0.0);
        (ours.graph, ours.limit_graph) = (Some(0.005), Some(0.004));
        let mut peer = cell("t", 256, "eager", 0.3, 0.0);
        assert_eq!(ours.factor(&peer), None, "it could not be captured");
        peer.graph = Some(0.01);
        let sheet = &Sheet::all(&[ours, peer])[0];
        let cells: Vec<_> = Column::of_page(sheet, false)
            .iter()
            .map(|column| (column.heading(), column.cell(&sheet.rows[0])))
            .collect();
        let cells: Vec<_> = cells
            .iter()
            .map(|(a, b)| (a.as_str(), b.as_str()))
            .collect();
        let expected = [
            ("gimbal", "0.00500"),
            ("limit", "0.00400"),
            ("share", "21%"),
            ("GB/s", "2048"),
            ("best peer", "eager"),
            ("×", "2.0"),
            ("eager", "0.0100"),
            ("gimbal by call", "0.0120"),
        ];
        assert_eq!(cells, expected);
    }

    #[test]
    fn an_error_is_minus_one_with_the_reason_below() {
        let mut failed = cell("t", 512, "compile", -1.0, 0.0);
        failed.error = Some("out of memory".to_owned());
        let sheets = Sheet::all(&[cell("t", 512, "gimbal", 0.1, 0.0), failed]);
        let lines = text(&sheets[0], false);
        assert!(lines[1].ends_with("-1      -          -"), "{}", lines[1]);
        let reasons: Vec<_> = sheets[0].reasons().collect();
        assert_eq!(reasons, ["compile at n = 512.0: out of memory"]);
    }

    #[test]
    fn digits_are_those_that_a_reader_needs() {
        for (value, text) in [
            (0.0123456, "0.0123"),
            (0.5812, "0.581"),
            (54.000001, "54.0"),
            (1234.5, "1234"),
        ] {
            assert_eq!(three_digits(value), text);
        }
    }
}
