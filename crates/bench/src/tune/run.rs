//! Tuning the problems of the benchmarks.

use std::fs;
use std::iter;
use std::time::Instant;

use gimbal_ops::Device;
use gimbal_ops::autotune::{Mode, Report, Session, Source};

use super::Args;
use super::table::{Form, Wins, median, percent};
use crate::bench::Kind;
use crate::bench::parameters::Problem;
use crate::bench::tables::{self, Table};
use crate::device::DeviceChoice;
use crate::error::Error;
use crate::terminal::Console;

pub fn run(args: &Args, choice: DeviceChoice) -> Result<(), Error> {
    let device = choice.open_gpu("tune")?;
    choice.announce(&device)?;
    // A GPU has one.
    let Some(session) = device.autotune_session().cloned() else {
        return Ok(());
    };
    if let Some(cache) = session.cache() {
        // Better now than after minutes of measuring.
        let path = cache.path();
        fs::create_dir_all(path).map_err(|source| Error::write(path, source))?;
    }
    session.keep_reports();
    device.autotune(Mode::Tune);
    let tables = match args.parameters.is_empty() {
        true => tables::of_speed(&args.ops, args.quick),
        false => tables::own(
            &args.ops,
            args.pass.into(),
            &[Kind::Speed],
            &args.parameters,
        )?,
    };
    let problems = tables.iter().map(|table| problems(table).count()).sum();
    let console = Console::with_progress(problems);
    let start = Instant::now();
    let mut tally = Tally::default();
    for table in &tables {
        tune(table, &device, &session, &console, &mut tally)?;
    }
    console.lines(tally.lines(start.elapsed().as_secs_f64()))?;
    if let Some(cache) = session.cache() {
        console.line(&format!("kept in {}", cache.path().display()))?;
    }
    match tally.failed {
        0 => Ok(()),
        problems => Err(Error::Tune { problems }),
    }
}

fn tune(
    table: &Table,
    device: &Device,
    session: &Session,
    console: &Console,
    tally: &mut Tally,
) -> Result<(), Error> {
    let form = Form::new(table.variable, problems(table).map(|(label, _)| label));
    console.line(&format!("{}:", table.title))?;
    console.line(&form.header())?;
    for (label, problem) in problems(table) {
        console.doing(&format!("{} {label}", table.title));
        // Only what the problem itself looks up.
        session.take_reports();
        let call = problem.inputs(device).and_then(|inputs| {
            let outputs = inputs.call()?;
            device.synchronize()?;
            drop(outputs);
            Ok(())
        });
        let reports = session.take_reports();
        if let Err(error) = call {
            tally.failed += 1;
            console.line(&form.reason(&label, &error.to_string()))?;
        } else if reports.is_empty() {
            console.line(&form.reason(&label, "no config of its own"))?;
        }
        for report in &reports {
            console.line(&line(&form, &label, report))?;
            tally.count(report);
        }
        console.advance(1);
    }
    console.line("")
}

/// The problems of a table, those of other ways to compute the same with the name of the way.
fn problems(table: &Table) -> impl Iterator<Item = (String, &Problem)> {
    table.rows.iter().flat_map(|row| {
        let others = row.others.iter();
        let others = others.map(|(name, other)| (format!("{} {name}", row.label), other));
        iter::once((row.label.to_string(), &row.problem)).chain(others)
    })
}

fn line(form: &Form, label: &str, report: &Report) -> String {
    match &report.source {
        Source::Measured(entry) => form.row(label, "measured", entry),
        Source::Cache(entry) => form.row(label, "cache", entry),
        Source::Bundled(entry) => form.row(label, "shipped", entry),
        Source::Failed(reason) => form.reason(label, reason),
        Source::Nothing => form.reason(label, "the default, not measured"),
    }
}

/// What a run came to.
#[derive(Debug, Default)]
struct Tally {
    measured: usize,
    known: usize,
    failed: usize,
    /// Where the default was beaten.
    gains: Vec<f64>,
    wins: Wins,
}

impl Tally {
    fn count(&mut self, report: &Report) {
        let entry = match &report.source {
            Source::Measured(entry) => {
                self.measured += 1;
                entry
            }
            Source::Cache(entry) | Source::Bundled(entry) => {
                self.known += 1;
                entry
            }
            Source::Nothing => return,
            Source::Failed(_) => {
                self.failed += 1;
                return;
            }
        };
        self.gains.extend(entry.gain().filter(|&gain| gain > 0.0));
        self.wins.count(entry);
    }

    fn lines(&self, seconds: f64) -> Vec<String> {
        let best = self.gains.iter().copied().reduce(f64::max);
        let gain = match (median(&self.gains), best) {
            (Some(median), Some(best)) => {
                format!(
                    ", by {} in the median and {} at best",
                    percent(median),
                    percent(best)
                )
            }
            _ => String::new(),
        };
        let mut lines = vec![format!(
            "{} measured, {} known, {} failed, in {seconds:.0} s; the default was beaten {} times{gain}",
            self.measured,
            self.known,
            self.failed,
            self.gains.len(),
        )];
        lines.extend(self.wins.lines());
        lines
    }
}

#[cfg(test)]
mod tests {
    use gimbal_ops::autotune::Entry;

    use super::super::table::tests::entry;
    use super::*;

    #[test]
    fn the_summary_counts_gains_and_wins() {
        let mut tally = Tally::default();
        for (source, winner) in [
            (Source::Measured as fn(Entry) -> Source, 64),
            (Source::Cache, 128),
        ] {
            let entry = entry(winner);
            tally.count(&Report {
                key: entry.key.clone(),
                source: source(entry),
            });
        }
        let key = entry(64).key;
        let source = Source::Failed("out of memory".into());
        tally.count(&Report { key, source });
        let lines = tally.lines(12.3);
        assert_eq!(
            lines,
            [
                "1 measured, 1 known, 1 failed, in 12 s; the default was beaten 1 times, by 20.0% in the median and 20.0% at best",
                "lrpe_rotate fwd: won of 2, median gain, candidate",
                "     1    0.0%  default",
                "     1   20.0%  threads 128",
                "     0       -  threads 32",
            ]
        );
    }
}
