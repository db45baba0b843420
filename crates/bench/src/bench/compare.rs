//! `gimbal bench compare`: what became faster or slower between two reports, beyond noise.

use std::collections::HashMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::choice::CompareArgs;
use super::document::Document;
use super::record::{Key, Record, is_ours};
use crate::error::Error;
use crate::terminal::{self, Console};

/// What became of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Change {
    Better,
    Worse,
    Same,
    /// It was measured and is an error now.
    Broken,
    /// It was an error and is measured now.
    Repaired,
}

fn change(before: &Record, after: &Record, threshold: f64) -> Change {
    match (before.measured(), after.measured()) {
        (Some(_), None) => Change::Broken,
        (None, Some(_)) => Change::Repaired,
        (None, None) => Change::Same,
        (Some(_), Some(_)) => {
            let ratio = ratio(before, after);
            // A memory peak is the same every time: its quartiles are itself. A time in a graph is a median of differences.
            let is_by_call = !(before.is_short() && after.is_short());
            let low = |record: &Record| record.lower_quartile.unwrap_or(record.value);
            let high = |record: &Record| record.upper_quartile.unwrap_or(record.value);
            if ratio < 1.0 - threshold && !(is_by_call && high(after) >= low(before)) {
                Change::Better
            } else if ratio > 1.0 + threshold && !(is_by_call && low(after) <= high(before)) {
                Change::Worse
            } else {
                Change::Same
            }
        }
    }
}

/// How many times longer or larger: infinite for what fails now, 0 for what failed before.
fn ratio(before: &Record, after: &Record) -> f64 {
    let pair = match before.is_short() && after.is_short() {
        true => (before.graph, after.graph),
        false => (before.measured(), after.measured()),
    };
    match pair {
        (Some(old), Some(new)) => new / old,
        (_, None) => f64::INFINITY,
        (None, _) => 0.0,
    }
}

pub fn run(args: &CompareArgs) -> Result<(), Error> {
    let (before, after) = (Document::read(&args.before)?, Document::read(&args.after)?);
    for difference in before.environment.differences(&after.environment) {
        let (name, [old, new]) = (difference.name, difference.values);
        if !difference.is_code && !args.force {
            let reason = format!(
                "it has another {name} ({old} before, now {new}), so it cannot be compared; --force does it anyway"
            );
            return Err(Error::report(&args.after, reason));
        }
        terminal::note(&format!("the reports differ in {name}: {old} -> {new}"));
    }
    let console = Console::plain();
    let compared = Comparison::of(&before.rows, &after.rows, args.threshold / 100.0);
    let lines = match args.json {
        true => vec![format!("{:#}", compared.json())],
        false => compared.lines(),
    };
    console.lines(lines)?;
    match compared.regressions() {
        rows if rows > 0 && args.fail_on_regression => Err(Error::Regression { rows }),
        _ => Ok(()),
    }
}

/// The cells of the operators that both reports have, and those that only one has.
struct Comparison<'a> {
    pairs: Vec<(Change, &'a Record, &'a Record)>,
    only_before: Vec<&'a Record>,
    only_after: Vec<&'a Record>,
}

impl<'a> Comparison<'a> {
    fn of(before: &'a [Record], after: &'a [Record], threshold: f64) -> Self {
        // What others take is no matter of this library.
        let ours = |records: &'a [Record]| records.iter().filter(|record| is_ours(&record.column));
        let mut old: HashMap<Key, &Record> =
            ours(before).map(|record| (record.key(), record)).collect();
        let (mut pairs, mut only_after) = (Vec::new(), Vec::new());
        for new in ours(after) {
            match old.remove(&new.key()) {
                Some(old) => pairs.push((change(old, new, threshold), old, new)),
                None => only_after.push(new),
            }
        }
        // In the order of the report.
        let only_before = ours(before).filter(|record| old.contains_key(&record.key()));
        Self {
            pairs,
            only_before: only_before.collect(),
            only_after,
        }
    }

    fn count(&self, wanted: &[Change]) -> usize {
        let changes = self.pairs.iter().map(|(change, ..)| change);
        changes.filter(|change| wanted.contains(change)).count()
    }

    fn regressions(&self) -> usize {
        self.count(&[Change::Worse, Change::Broken])
    }

    fn improvements(&self) -> usize {
        self.count(&[Change::Better, Change::Repaired])
    }

    /// The same for programs: every pair, with what became of it.
    fn json(&self) -> Value {
        let pair = |(change, old, new): &(Change, &Record, &Record)| {
            json!({
                "change": change,
                "table": new.table,
                "label": new.label,
                "problem": new.problem,
                "column": new.column,
                "unit": new.unit,
                "before": old.effective(),
                "after": new.effective(),
                "error": new.error,
            })
        };
        let keys = |records: &[&Record]| -> Vec<_> { records.iter().map(|of| of.key()).collect() };
        json!({
            "worse": self.regressions(),
            "better": self.improvements(),
            "same": self.count(&[Change::Same]),
            "rows": self.pairs.iter().map(pair).collect::<Vec<_>>(),
            "before_alone": keys(&self.only_before),
            "after_alone": keys(&self.only_after),
        })
    }

    /// The changes, the worst first, what one report alone has, and a line of counts.
    fn lines(&self) -> Vec<String> {
        let mut changed: Vec<_> = self
            .pairs
            .iter()
            .filter(|pair| pair.0 != Change::Same)
            .collect();
        changed.sort_by(|a, b| ratio(b.1, b.2).total_cmp(&ratio(a.1, a.2)));
        let mut lines: Vec<_> = changed.into_iter().map(line).collect();
        lines.extend(alone("before alone", &self.only_before));
        lines.extend(alone("after alone", &self.only_after));
        lines.push(format!(
            "{} worse, {} better, {} the same within noise; {} and {} are in one report alone",
            self.regressions(),
            self.improvements(),
            self.count(&[Change::Same]),
            self.only_before.len(),
            self.only_after.len(),
        ));
        lines
    }
}

/// A line for each column of each table.
fn alone(which: &str, records: &[&Record]) -> Vec<String> {
    let same = |a: &&Record, b: &&Record| a.table == b.table && a.column == b.column;
    let mut sorted = records.to_vec();
    // Stable, so sizes stay in order.
    sorted.sort_by_key(|record| (&record.table, &record.column));
    let columns = sorted.chunk_by(same).map(|column| {
        let problems: Vec<_> = column.iter().map(|cell| cell.label.to_string()).collect();
        let (first, problems) = (column[0], problems.join(", "));
        let (table, name, variable) = (&first.table, &first.column, &first.variable);
        format!("{which}: {table} {name}, {variable} = {problems}")
    });
    columns.collect()
}

fn line((change, old, new): &(Change, &Record, &Record)) -> String {
    let (table, problem, unit) = (&new.table, &new.label, &new.unit);
    let place = format!("{table} {} = {problem} {}", new.variable, new.column);
    let difference = 100.0 * (ratio(old, new) - 1.0);
    let is_graph = old.is_short() && new.is_short();
    let value = |record: &Record| record.graph.filter(|_| is_graph).unwrap_or(record.value);
    let values = format!(
        "{:.6} -> {:.6} {unit}, {difference:+.1}%",
        value(old),
        value(new)
    );
    match change {
        Change::Better => format!("better  {place}: {values}"),
        Change::Worse => format!("worse   {place}: {values}"),
        Change::Same => format!("same    {place}: {values}"),
        Change::Broken => {
            let reason = new.error.as_deref().unwrap_or_default();
            format!("fails   {place}: {:.6} {unit} -> {reason}", old.value)
        }
        Change::Repaired => format!("works   {place}: {:.6} {unit}", new.value),
    }
}

#[cfg(test)]
mod tests {
    use super::super::sheet::tests::cell;
    use super::*;

    fn one(value: f64, noise: f64) -> Record {
        cell("t", 256, "gimbal", value, noise)
    }

    #[test]
    fn a_change_is_beyond_the_quartiles_and_two_percent() {
        let before = one(1.0, 0.01);
        for (after, expected) in [
            (one(1.0, 0.01), Change::Same),
            (one(1.019, 0.0), Change::Same),
            (one(1.05, 0.01), Change::Worse),
            (one(1.05, 0.05), Change::Same),
            (one(0.95, 0.01), Change::Better),
            (one(0.95, 0.05), Change::Same),
        ] {
            assert_eq!(change(&before, &after, 0.02), expected, "{after:?}");
        }
    }

    #[test]
    fn an_error_is_a_regression_and_its_end_is_not() {
        let mut broken = one(-1.0, 0.0);
        broken.error = Some("no room".to_owned());
        assert_eq!(change(&one(1.0, 0.0), &broken, 0.02), Change::Broken);
        assert_eq!(change(&broken, &one(1.0, 0.0), 0.02), Change::Repaired);
        assert_eq!(change(&broken, &broken, 0.02), Change::Same);
    }

    #[test]
    fn only_our_columns_count() {
        let before = [
            one(1.0, 0.0),
            cell("t", 256, "eager", 1.0, 0.0),
            cell("t", 512, "gimbal", 1.0, 0.0),
        ];
        let after = [one(2.0, 0.0), cell("t", 256, "eager", 9.0, 0.0)];
        let compared = Comparison::of(&before, &after, 0.02);
        assert_eq!(compared.regressions(), 1);
        let lines = compared.lines();
        assert_eq!(
            lines[0],
            "worse   t n = 256.0 gimbal: 1.000000 -> 2.000000 ms, +100.0%"
        );
        assert_eq!(lines[1], "before alone: t gimbal, n = 512.0");
        assert_eq!(
            lines[2],
            "1 worse, 0 better, 0 the same within noise; 1 and 0 are in one report alone"
        );
    }

    #[test]
    fn what_one_report_alone_has_is_listed_by_column() {
        let record = |table, n, column| cell(table, n, column, 1.0, 0.0);
        let after = [
            record("u", 256, "gimbal"),
            record("t", 256, "gimbal-b"),
            record("u", 512, "gimbal"),
        ];
        let lines = Comparison::of(&[], &after, 0.02).lines();
        assert_eq!(
            lines[..2],
            [
                "after alone: t gimbal-b, n = 256.0",
                "after alone: u gimbal, n = 256.0, 512.0"
            ]
        );
    }
}
