//! `gimbal bench summary`: one line for each group of tables, at the largest size; for the README, and the head of the
//! page.

use std::fs;
use std::path::Path;

use super::Kind;
use super::choice::SummaryArgs;
use super::document::Document;
use super::record::{OURS, Record, is_ours};
use super::sheet::Sheet;
use super::table::percent;
use super::tables;
use crate::cli::Pass;
use crate::error::Error;
use crate::files;
use crate::terminal::Console;

const BEGIN: &str = "<!-- gimbal bench summary: begin -->";
const END: &str = "<!-- gimbal bench summary: end -->";

/// Below this share of the limit a table is pointed out.
pub const FAR: f64 = 0.7;

/// The tables of one operator and one choice of its parameters, at their largest size.
#[derive(Debug)]
pub struct Group {
    pub op: String,
    /// The choice of parameters, in words.
    pub what: String,
    /// The largest size.
    pub size: String,
    pub forward: Option<Cell>,
    pub backward: Option<Cell>,
    key: String,
}

/// One direction of a group.
#[derive(Debug)]
pub struct Cell {
    pub title: String,
    pub milliseconds: f64,
    pub share: Option<f64>,
    /// The best column of others, and its time.
    pub peer: Option<(String, f64)>,
}

/// The groups of the published tables of times.
pub fn groups(sheets: &[Sheet]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let published = sheets
        .iter()
        .filter(|sheet| sheet.variable != tables::PROBLEM);
    for sheet in published.filter(|sheet| sheet.kind == Kind::Speed) {
        let Some((size, cell)) = largest(sheet) else {
            continue;
        };
        let key = sheet.title.replace("-fwd-", "-").replace("-bwd-", "-");
        let at = groups
            .iter()
            .position(|group| group.key == key && group.size == size);
        let at = at.unwrap_or_else(|| {
            groups.push(Group {
                op: sheet.op.clone(),
                what: words(&key),
                size,
                forward: None,
                backward: None,
                key,
            });
            groups.len() - 1
        });
        match sheet.pass {
            Pass::Fwd => groups[at].forward = Some(cell),
            Pass::Bwd => groups[at].backward = Some(cell),
        }
    }
    groups
}

/// The largest size of a table at which the operator was measured.
fn largest(sheet: &Sheet) -> Option<(String, Cell)> {
    let measured = |row: &&super::sheet::SheetRow| row.ours().and_then(Record::measured).is_some();
    let row = sheet.rows.iter().rfind(measured)?;
    let ours = row.cell(OURS)?;
    let best = row.best(|column| !is_ours(column));
    let size = row.size()?;
    let cell = Cell {
        title: sheet.title.clone(),
        milliseconds: ours.value,
        share: ours.share,
        peer: best.map(|best| (best.column.clone(), best.value)),
    };
    Some((format!("{} = {size}", sheet.variable), cell))
}

/// The parameters that a title names, in words.
fn words(title: &str) -> String {
    const WORDS: [(&str, &str); 13] = [
        ("act_none", "no activation"),
        ("act_silu", "silu"),
        ("act_softmax-dim_-1", "softmax over features"),
        ("act_softmax-dim_1", "softmax over the sequence"),
        ("-1d-l0", "a line"),
        ("-1d-l10", "a line and 10 extra tokens"),
        ("-2d-l0", "a square"),
        ("-2d-l10", "a square and 10 extra tokens"),
        ("-3d-l0", "a cube"),
        ("-3d-l10", "a cube and 10 extra tokens"),
        ("batch8-", "B = 8"),
        ("batch32-", "B = 32"),
        ("-kv", "kv saved"),
    ];
    let found = WORDS
        .iter()
        .filter(|(name, _)| match title.split_once(name) {
            // `-l1` is no `-l10`.
            Some((_, rest)) => !rest.starts_with(|c: char| c.is_ascii_digit()),
            None => false,
        });
    found
        .map(|(_, words)| *words)
        .collect::<Vec<_>>()
        .join(", ")
}

/// The groups as a Markdown table.
fn markdown(document: &Document) -> String {
    let groups = groups(&document.sheets());
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
        if with_peers {
            text.push_str(" PyTorch, ms |");
        }
    }
    text.push_str("\n|---|");
    text.push_str(&"--:|".repeat(if with_peers { 6 } else { 4 }));
    text.push('\n');
    for group in &groups {
        let what = [group.what.as_str(), group.size.as_str()];
        let what: Vec<_> = what.into_iter().filter(|words| !words.is_empty()).collect();
        text.push_str(&format!("| `{}`, {} |", group.op, what.join(", ")));
        for cell in [&group.forward, &group.backward] {
            let (time, share, peer) = match cell {
                Some(cell) => (
                    format!("{:.3}", cell.milliseconds),
                    cell.share.map_or_else(String::new, percent),
                    cell.peer
                        .as_ref()
                        .map_or_else(String::new, |(_, time)| format!("{time:.3}")),
                ),
                None => Default::default(),
            };
            text.push_str(&format!(" {time} | {share} |"));
            if with_peers {
                text.push_str(&format!(" {peer} |"));
            }
        }
        text.push('\n');
    }
    let environment = &document.environment;
    let date = environment.date.split('T').next().unwrap_or_default();
    text.push_str(
        "\nbf16, in ms, at the largest size of each benchmark. The share is of the limit: the time that a streaming \
         kernel takes for the same reads and writes in the same run.",
    );
    if let Some(peers) = document.peers.as_ref().filter(|_| with_peers) {
        text.push_str(&format!(
            " PyTorch is the best of eager and `torch.compile` {} in the same session.",
            peers.torch
        ));
    }
    let driver = environment
        .driver
        .as_ref()
        .map_or_else(String::new, |driver| format!(", driver {driver}"));
    text.push_str(&format!(
        "\n{}{driver}, {date}, gimbal {}, `{}`.\n",
        environment.device,
        environment.version,
        environment.command_line.join(" "),
    ));
    let far: Vec<_> = cells()
        .filter(|cell| cell.share.is_some_and(|share| share < FAR))
        .collect();
    if !far.is_empty() {
        text.push_str(&format!(
            "Far from the limit, below {}, are {} of {} entries: see the report.\n",
            percent(FAR),
            far.len(),
            cells().count()
        ));
    }
    text
}

pub fn run(args: &SummaryArgs) -> Result<(), Error> {
    let table = markdown(&Document::read(&args.report)?);
    if let Some(path) = &args.update {
        let (text, place) = marked(path)?;
        let updated = format!("{}\n{table}{}", &text[..place.start], &text[place.end..]);
        return files::write(path, updated.as_bytes());
    }
    if let Some(path) = &args.check {
        let (text, place) = marked(path)?;
        return match text[place].trim() == table.trim() {
            true => Ok(()),
            false => Err(Error::Stale {
                path: path.clone(),
                reason: "`gimbal bench summary REPORT --update` it".to_owned(),
            }),
        };
    }
    let console = Console::plain();
    table.lines().try_for_each(|line| console.line(line))
}

/// A file with markers, and what lies between them.
fn marked(path: &Path) -> Result<(String, std::ops::Range<usize>), Error> {
    let text = fs::read_to_string(path).map_err(|source| Error::read(path, source))?;
    let begin = text.find(BEGIN).map(|at| at + BEGIN.len());
    let end = text.find(END);
    match (begin, end) {
        (Some(begin), Some(end)) if begin < end => Ok((text, begin..end)),
        _ => Err(Error::Report {
            path: path.to_owned(),
            reason: format!("there is no `{BEGIN}` with `{END}` behind it"),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::super::environment::Environment;
    use super::super::sheet::tests::cell;
    use super::*;

    fn document() -> Document {
        let mut document = Document::new(Environment::for_tests());
        for (pass, time) in [("fwd", 0.4), ("bwd", 0.8)] {
            let title =
                format!("lrpe_rotate-speed-{pass}-batch12-head12-dim128-act_softmax-dim_1-bf16");
            document.rows.push(cell(&title, 256, OURS, 0.01, 0.0));
            document.rows.push(cell(&title, 32768, OURS, time, 0.0));
        }
        document
    }

    #[test]
    fn directions_share_a_line_at_the_largest_size() {
        let text = markdown(&document());
        let line =
            "| `lrpe_rotate`, softmax over the sequence, n = 32768 | 0.400 | 82% | 0.800 | 41% |";
        assert!(text.lines().any(|found| found == line), "{text}");
        assert!(
            text.contains("Far from the limit, below 70%, are 1 of 2 entries"),
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
        let line = "| `lrpe_rotate`, softmax over the sequence, n = 32768 | 0.400 | 82% | 3.000 | 0.800 | 41% |  |";
        assert!(text.lines().any(|found| found == line), "{text}");
    }

    #[test]
    fn titles_become_words() {
        assert_eq!(
            words("md_lrpe_cosine-speed-batch12-head12-dim128-bf16-2d-l10"),
            "a square and 10 extra tokens"
        );
        assert_eq!(
            words("lrpe_cosine-speed-batch12-head12-dim128-act_softmax-dim_-1-bf16"),
            "softmax over features"
        );
        assert_eq!(
            words("tpa_decode-speed-batch8-head32-dim128-rank16-bf16"),
            "B = 8"
        );
    }
}
