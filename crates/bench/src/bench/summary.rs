//! One line for each group of tables, at the largest size: for the README, and the head of the page.

use std::path::Path;

use super::Kind;
use super::document::Document;
use super::record::Record;
use super::sheet::{Sheet, SheetRow, found_or_new, percent, three_digits};
use crate::error::Error;
use crate::op::Pass;
use crate::terminal::Console;

/// The tables of one operator and one choice of its parameters, at their largest size.
#[derive(Debug)]
pub struct Group {
    pub name: String,
    /// The largest size.
    pub size: String,
    pub forward: Option<Cell>,
    pub backward: Option<Cell>,
}

/// One direction of a group.
#[derive(Debug)]
pub struct Cell {
    pub title: String,
    pub milliseconds: f64,
    pub share: Option<f64>,
    /// The best column of others, and how many times longer it takes.
    pub peer: Option<(String, f64)>,
}

/// The groups of the published tables of times.
pub fn groups(sheets: &[Sheet]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for sheet in sheets
        .iter()
        .filter(|sheet| sheet.kind == Kind::Speed && sheet.is_along_sizes())
    {
        let (Some(problem), Some((size, cell))) = (sheet.problem(), largest(sheet)) else {
            continue;
        };
        let name = format!("{}{}", problem.op.stem(), problem.words());
        let is_it = |group: &Group| (&group.name, &group.size) == (&name, &size);
        let new = || Group {
            name: name.clone(),
            size: size.clone(),
            forward: None,
            backward: None,
        };
        let group = found_or_new(&mut groups, is_it, new);
        match problem.pass {
            Pass::Fwd => group.forward = Some(cell),
            Pass::Bwd => group.backward = Some(cell),
        }
    }
    groups
}

/// The largest size of a table at which the operator was measured.
fn largest(sheet: &Sheet) -> Option<(String, Cell)> {
    let measured = |row: &&SheetRow| row.ours().and_then(Record::measured).is_some();
    let row = sheet.rows.iter().rfind(measured)?;
    let ours = row.ours()?;
    let cell = Cell {
        title: sheet.title.clone(),
        milliseconds: ours.effective()?,
        share: ours.share,
        peer: row
            .best_peer()
            .map(|(factor, best)| (best.column.clone(), factor)),
    };
    Some((format!("{} = {}", sheet.variable, row.size()?), cell))
}

/// The groups as a Markdown table, with what they come from.
pub fn markdown(document: &Document) -> String {
    let sheets = document.sheets();
    let groups = groups(&sheets);
    let cells = || {
        groups
            .iter()
            .flat_map(|group| [&group.forward, &group.backward])
            .flatten()
    };
    let with_peers = cells().any(|cell| cell.peer.is_some());
    let mut text = String::from("| operator |");
    for pass in ["forward", "backward"] {
        text.push_str(&format!(" {pass}, ms | share |"));
        text.push_str(if with_peers { " PyTorch, × |" } else { "" });
    }
    text.push_str("\n|---|");
    text.push_str(&"--:|".repeat(if with_peers { 6 } else { 4 }));
    text.push('\n');
    for group in &groups {
        text.push_str(&format!("| {}, {} |", group.name, group.size));
        for cell in [&group.forward, &group.backward] {
            let cell = cell.as_ref();
            let time = cell.map_or_else(String::new, |cell| three_digits(cell.milliseconds));
            let share = cell
                .and_then(|cell| cell.share)
                .map_or_else(String::new, percent);
            text.push_str(&format!(" {time} | {share} |"));
            if with_peers {
                let peer = cell.and_then(|cell| cell.peer.as_ref());
                let factor = peer.map_or_else(String::new, |(_, factor)| format!("{factor:.1}"));
                text.push_str(&format!(" {factor} |"));
            }
        }
        text.push('\n');
    }
    let environment = &document.environment;
    text.push_str(
        "\nbf16, in ms, at the largest size of each benchmark. The share is of the limit: what a streaming kernel takes for as \
         many bytes with the same mix of reads and writes in the same run, with a cold ",
    );
    text.push_str(match environment.is_clean() {
        true => "and clean L2 cache.",
        false => "L2 cache whose lines were still to be written back.",
    });
    if let Some(peers) = document.peers.as_ref().filter(|_| with_peers) {
        text.push_str(&format!(
            " PyTorch is the best of eager and `torch.compile` {}, by how many times it takes longer.",
            peers.torch
        ));
    }
    text.push_str(
        " Times below 0.05 ms, and what they are held against, are those in a CUDA graph.",
    );
    let driver = environment.driver.as_ref();
    let driver = driver.map_or_else(String::new, |driver| format!(", driver {driver}"));
    text.push_str(&format!(
        "\n{}{driver}, {}, gimbal {}, `{}`.\n",
        environment.device,
        environment.date.split('T').next().unwrap_or_default(),
        environment.version,
        environment.command_line.join(" "),
    ));
    let speed = sheets.iter().filter(|sheet| sheet.kind == Kind::Speed);
    let rows: Vec<_> = speed.flat_map(|sheet| &sheet.rows).collect();
    text.push_str(&format!(
        "Below 70% of the limit are {} of all {} rows of the report.\n",
        rows.iter().filter(|row| row.is_far()).count(),
        rows.len()
    ));
    text.extend(beside_peers(&rows).map(|line| line + "\n"));
    text
}

/// How much longer PyTorch takes over all rows that it has.
pub fn beside_peers(rows: &[&SheetRow]) -> Option<String> {
    let factors = rows.iter().filter_map(|row| Some(row.best_peer()?.0));
    let factors: Vec<_> = factors.collect();
    let mean = (factors.iter().map(|factor| factor.ln()).sum::<f64>() / factors.len() as f64).exp();
    let least = factors.iter().copied().reduce(f64::min)?;
    Some(format!(
        "Over the {} rows that PyTorch has, it takes {mean:.1} times as long (geometric mean), and {least:.1} times at least.",
        factors.len()
    ))
}

/// `gimbal bench summary`.
pub fn run(report: &Path) -> Result<(), Error> {
    Console::plain().lines(markdown(&Document::read(report)?).lines())
}

#[cfg(test)]
mod tests {
    use super::super::environment::Environment;
    use super::super::record::OURS;
    use super::super::sheet::tests::cell;
    use super::*;

    fn document() -> Document {
        let mut document = Document::new(Environment::for_tests());
        for (pass, time) in [("fwd", 0.4), ("bwd", 0.8)] {
            let title =
                format!("lrpe_rotate-speed-{pass}-batch12-head12-dim128-act_softmax-dim_-1-bf16");
            document.rows.push(cell(&title, 256, OURS, 0.01, 0.0));
            document.rows.push(cell(&title, 32768, OURS, time, 0.0));
        }
        document
    }

    #[test]
    fn directions_share_a_line_at_the_largest_size() {
        let text = markdown(&document());
        let line = "| lrpe_rotate, softmax over features, n = 32768 | 0.400 | 82% | 0.800 | 41% |";
        assert!(text.lines().any(|found| found == line), "{text}");
        assert!(
            text.contains("Below 70% of the limit are 3 of all 4 rows"),
            "{text}"
        );
    }

    #[test]
    fn the_best_peer_has_a_column() {
        let mut document = document();
        let title = document.rows[0].table.clone();
        document.rows.push(cell(&title, 32768, "eager", 9.0, 0.0));
        document.rows.push(cell(&title, 32768, "compile", 3.0, 0.0));
        let text = markdown(&document);
        let line = "| lrpe_rotate, softmax over features, n = 32768 | 0.400 | 82% | 7.5 | 0.800 | 41% |  |";
        assert!(text.lines().any(|found| found == line), "{text}");
    }
}
