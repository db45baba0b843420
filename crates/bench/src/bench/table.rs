//! Tables as text and as Markdown.

use super::Kind;
use super::published::{self, Published};
use super::record::{Label, OURS, Record, is_ours};
use super::sheet::{Sheet, SheetRow};

/// Shown where there is no value.
const ABSENT: &str = "-";

/// A column behind the problem.
#[derive(Clone, Debug, PartialEq)]
pub enum Column {
    /// What was measured.
    Value(String),
    /// Half the distance of its quartiles, as a part of it.
    Noise(String),
    Limit,
    Share,
    Graph,
    Published(Published),
}

impl Column {
    /// The columns of a table in which these were measured.
    pub fn of(title: &str, kind: Kind, measured: &[String], published: bool) -> Vec<Self> {
        let mut columns = Vec::new();
        let with_noise = |column: &String| {
            let noise = (kind == Kind::Speed).then(|| Self::Noise(column.clone()));
            [Some(Self::Value(column.clone())), noise]
                .into_iter()
                .flatten()
        };
        let (ours, others): (Vec<_>, Vec<_>) = measured.iter().partition(|column| is_ours(column));
        columns.extend(ours.into_iter().flat_map(with_noise));
        columns.push(Self::Limit);
        if kind == Kind::Speed {
            columns.extend([Self::Share, Self::Graph]);
        }
        columns.extend(others.into_iter().flat_map(with_noise));
        if published {
            columns.extend(
                published::columns(title)
                    .iter()
                    .cloned()
                    .map(Self::Published),
            );
        }
        columns
    }

    pub fn name(&self) -> &str {
        match self {
            Self::Value(column) => column,
            Self::Noise(_) => "±",
            Self::Limit => "limit",
            Self::Share => "share",
            Self::Graph => "graph",
            Self::Published(published) => &published.name,
        }
    }

    /// Characters in the text form, enough for any value that is likely.
    fn width(&self, kind: Kind) -> usize {
        let values = match (self, kind) {
            (Self::Noise(_) | Self::Share, _) => 5,
            (_, Kind::Speed) => 10,
            (_, Kind::Memory) => 12,
        };
        values.max(self.name().chars().count())
    }

    pub fn cell(&self, row: &SheetRow) -> String {
        let ours = row.ours();
        match self {
            Self::Value(column) => or_absent(row.cell(column), value),
            Self::Noise(column) => or_absent(row.cell(column).and_then(Record::noise), |noise| {
                format!("{:.1}%", 100.0 * noise)
            }),
            Self::Limit => or_absent(ours.and_then(|ours| ours.limit), six),
            Self::Share => or_absent(ours.and_then(|ours| ours.share), percent),
            Self::Graph => or_absent(ours.and_then(|ours| ours.graph), six),
            Self::Published(published) => or_absent(published.text(&row.problem), str::to_owned),
        }
    }
}

/// An error is a bare -1, as in the published tables.
fn value(record: &Record) -> String {
    match record.measured() {
        Some(value) => six(value),
        None => "-1".to_owned(),
    }
}

pub fn six(value: f64) -> String {
    format!("{value:.6}")
}

pub fn percent(share: f64) -> String {
    format!("{:.0}%", 100.0 * share)
}

fn or_absent<T>(value: Option<T>, show: impl Fn(T) -> String) -> String {
    value.map_or_else(|| ABSENT.to_owned(), show)
}

/// The text form of one table, whose widths are fixed beforehand so that each row can be shown as it comes.
pub struct TextForm {
    kind: Kind,
    variable: String,
    columns: Vec<Column>,
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
        Self {
            kind,
            variable: variable.to_owned(),
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
        self.line(&index.to_string(), &row.problem.to_string(), |column| {
            column.cell(row)
        })
    }

    fn line(&self, index: &str, label: &str, cell: impl Fn(&Column) -> String) -> String {
        let mut line = format!(
            "{index:<0$}  {label:>1$}",
            self.index_width, self.label_width
        );
        for column in &self.columns {
            line.push_str(&format!("  {:>1$}", cell(column), column.width(self.kind)));
        }
        line
    }
}

/// A whole table in Markdown.
pub fn markdown(sheet: &Sheet, published: bool) -> String {
    let columns = Column::of(&sheet.title, sheet.kind, &sheet.columns, published);
    let (title, unit, variable) = (&sheet.title, sheet.kind.unit(), &sheet.variable);
    let mut text = format!("## {title}\n\nIn {unit}.");
    if let Some(remark) = sheet.remark() {
        text.push_str(&format!(" {remark}"));
    }
    if let Some(far) = sheet.far() {
        text.push_str(&format!(" {far}"));
    }
    text.push_str(&format!("\n\n| {variable} |"));
    for column in &columns {
        text.push_str(&format!(" {} |", column.name()));
    }
    text.push_str(&format!("\n|{}\n", "--:|".repeat(columns.len() + 1)));
    for row in &sheet.rows {
        text.push_str(&format!("| {} |", row.problem));
        for column in &columns {
            text.push_str(&format!(" {} |", column.cell(row)));
        }
        text.push('\n');
    }
    for reason in sheet.reasons() {
        text.push_str(&format!("\n{reason}\n"));
    }
    text.push('\n');
    text
}

/// What a column of a report means, for its head.
pub fn legend() -> String {
    format!(
        "{OURS} is the operator, {OURS}-… its variants. ± is half the distance of the quartiles. The limit of a time is \
         that of reading each input and writing each output once at the bandwidth of a kernel that does nothing else, \
         share is limit / {OURS}; the limit of memory is that of inputs and outputs. graph is a short call inside a CUDA \
         graph. eager and compile are PyTorch's own, in the same session by the same protocol. -1 marks an error."
    )
}

#[cfg(test)]
mod tests {
    use super::super::sheet::tests::cell;
    use super::*;

    fn sheet(records: &[Record]) -> Sheet {
        Sheet::all(records).remove(0)
    }

    fn text(sheet: &Sheet, published: bool) -> Vec<String> {
        let columns = Column::of(&sheet.title, sheet.kind, &sheet.columns, published);
        let labels = sheet.rows.iter().map(|row| &row.problem);
        let form = TextForm::new(sheet.kind, &sheet.variable, columns, labels);
        let rows = sheet.rows.iter().enumerate();
        let rows = rows.map(|(index, row)| form.row(index, row));
        std::iter::once(form.header()).chain(rows).collect()
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
            "         n      gimbal      ±       limit  share       graph       eager      ±",
            "0    256.0    0.012000   1.5%    0.002560    21%    0.005500    0.300000   0.0%",
            "1  32768.0    0.600000   0.1%    0.327680    55%           -           -      -",
        ];
        assert_eq!(text(&sheet(&records), false), expected);
    }

    #[test]
    fn an_error_is_minus_one_with_the_reason_below() {
        let mut failed = cell("t", 512, "compile", -1.0, 0.0);
        failed.error = Some("out of memory".to_owned());
        let sheet = sheet(&[cell("t", 512, "gimbal", 0.1, 0.0), failed]);
        let lines = text(&sheet, false);
        assert!(lines[1].ends_with("          -1      -"), "{}", lines[1]);
        let reasons: Vec<_> = sheet.reasons().collect();
        assert_eq!(reasons, ["compile at n = 512.0: out of memory"]);
    }

    #[test]
    fn published_columns_stand_beside_as_printed() {
        let title = "lrpe_rotate-speed-fwd-batch12-head12-dim128-act_none-bf16";
        let sheet = sheet(&[cell(title, 256, "gimbal", 0.1, 0.0)]);
        let lines = text(&sheet, true);
        assert!(lines[0].contains("H100 toc"), "{}", lines[0]);
        assert!(lines[1].ends_with("0.071191"), "{}", lines[1]);
    }

    #[test]
    fn markdown_has_the_same_cells() {
        let mut memory = cell("t", 256, "gimbal", 18.0, 0.0);
        (memory.kind, memory.limit) = (Kind::Memory, Some(9.0));
        let text = markdown(&sheet(&[memory]), false);
        assert_eq!(
            text,
            "## t\n\nIn MiB.\n\n| n | gimbal | limit |\n|--:|--:|--:|\n| 256.0 | 18.000000 | 9.000000 |\n\n"
        );
    }
}
