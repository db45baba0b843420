//! A table of results, as every form of the report shows it.

use super::Kind;
use super::record::{Label, OURS, Record};
use super::summary::FAR;
use crate::cli::Pass;

/// A table of results: a row for each problem, a cell for each column that was measured.
#[derive(Clone, Debug)]
pub struct Sheet {
    pub title: String,
    pub op: String,
    pub kind: Kind,
    pub pass: Pass,
    pub variable: String,
    /// What was measured, ours first.
    pub columns: Vec<String>,
    pub rows: Vec<SheetRow>,
}

/// The cells of one problem; some may be missing in a report that was interrupted.
#[derive(Clone, Debug)]
pub struct SheetRow {
    pub problem: Label,
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
        match self.problem {
            Label::Size(size) => Some(size),
            Label::Text(_) => None,
        }
    }

    /// The best time among these columns.
    pub fn best(&self, wanted: impl Fn(&str) -> bool) -> Option<&Record> {
        let cells = self.cells.iter();
        let measured = cells.filter(|cell| cell.measured().is_some() && wanted(&cell.column));
        measured.min_by(|a, b| a.value.total_cmp(&b.value))
    }
}

impl Sheet {
    /// The tables of these cells, everything but sizes in the order in which it appears.
    pub fn all(records: &[Record]) -> Vec<Self> {
        let mut sheets: Vec<Self> = Vec::new();
        for record in records {
            let found = sheets.iter().position(|sheet| sheet.title == record.table);
            let at = found.unwrap_or_else(|| {
                sheets.push(Self {
                    title: record.table.clone(),
                    op: record.op.clone(),
                    kind: record.kind,
                    pass: record.pass,
                    variable: record.variable.clone(),
                    columns: Vec::new(),
                    rows: Vec::new(),
                });
                sheets.len() - 1
            });
            sheets[at].add(record);
        }
        // A resumed run comes to what failed before behind everything else.
        for sheet in &mut sheets {
            if sheet.rows.iter().all(|row| row.size().is_some()) {
                sheet.rows.sort_by_key(SheetRow::size);
            }
        }
        sheets
    }

    fn add(&mut self, record: &Record) {
        if !self.columns.contains(&record.column) {
            self.columns.push(record.column.clone());
        }
        let cell = record.clone();
        match self
            .rows
            .iter_mut()
            .find(|row| row.problem == record.problem)
        {
            Some(row) => row.cells.push(cell),
            None => self.rows.push(SheetRow {
                problem: record.problem.clone(),
                cells: vec![cell],
            }),
        }
    }

    /// Why cells show -1.
    pub fn reasons(&self) -> impl Iterator<Item = String> {
        let cells = self.rows.iter().flat_map(|row| &row.cells);
        cells.filter_map(|cell| {
            let reason = cell.error.as_ref()?;
            let (variable, problem, column) = (&cell.variable, &cell.problem, &cell.column);
            Some(format!("{column} at {variable} = {problem}: {reason}"))
        })
    }

    /// Where the operator is far from the limit, if it is, and how far.
    pub fn far(&self) -> Option<String> {
        let is_speed = self.kind == Kind::Speed;
        let rows = self.rows.iter().filter(|_| is_speed);
        let far: Vec<_> = rows
            .filter_map(|row| {
                let share = row.ours()?.share.filter(|share| *share < FAR)?;
                let problem = row.problem.to_string();
                let size = problem.trim_end_matches(".0");
                Some(format!("{:.2} at {} = {size}", 1.0 / share, self.variable))
            })
            .collect();
        (!far.is_empty()).then(|| {
            format!(
                "Far from the limit, as a multiple of it: {}.",
                far.join(", ")
            )
        })
    }

    /// What a reader should know about the numbers of this table.
    pub fn remark(&self) -> Option<&'static str> {
        if self.kind == Kind::Memory {
            return None;
        }
        if self.title.contains("softmax-dim_1") {
            return Some(
                "A softmax over the sequence needs its statistics first, so its inputs are read twice; \
                 the limit counts them once.",
            );
        }
        let has_cache = self.columns.iter().any(|column| column == "gimbal-cached");
        has_cache.then_some(
            "A table of angles that would be too large to pay is not kept: \
             there, gimbal-cached computes them as gimbal does.",
        )
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// A time of 30 samples with quartiles `noise` beside it.
    pub fn cell(table: &str, n: usize, column: &str, value: f64, noise: f64) -> Record {
        let limit = (column == OURS).then_some(n as f64 * 1e-5);
        Record {
            table: table.to_owned(),
            op: "lrpe_rotate".to_owned(),
            kind: Kind::Speed,
            pass: if table.contains("-bwd-") {
                Pass::Bwd
            } else {
                Pass::Fwd
            },
            variable: "n".to_owned(),
            problem: Label::Size(n),
            column: column.to_owned(),
            unit: "ms".to_owned(),
            value,
            lower_quartile: Some(value * (1.0 - noise)),
            upper_quartile: Some(value * (1.0 + noise)),
            samples: Some(30),
            limit,
            share: limit.map(|limit| limit / value),
            graph: None,
            error: None,
        }
    }

    #[test]
    fn rows_far_from_the_limit_are_named() {
        // The limit is n · 1e-5.
        let near = cell("a", 512, "gimbal", 0.0055, 0.0);
        let far = cell("a", 256, "gimbal", 0.00512, 0.0);
        let remark = Sheet::all(&[far, near.clone()])[0].far();
        let expected = "Far from the limit, as a multiple of it: 2.00 at n = 256.";
        assert_eq!(remark.as_deref(), Some(expected));
        assert_eq!(Sheet::all(&[near])[0].far(), None);
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
        assert_eq!(sheets[0].rows[0].best(|_| true).unwrap().column, "gimbal");
    }
}
