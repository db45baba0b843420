//! The published benchmarks: what they report, as data, each under the name of its GPU.

use std::collections::HashMap;
use std::sync::OnceLock;

use serde::Deserialize;

use super::record::Label;
use super::sheet::found_or_new;

/// The files of `crates/bench/published`, by GPU.
const FILES: [(&str, &str); 3] = [
    ("A100", include_str!("../../published/A100.csv")),
    ("A800", include_str!("../../published/A800.csv")),
    ("H100", include_str!("../../published/H100.csv")),
];

/// A column of the published tables.
#[derive(Clone, Debug, PartialEq)]
pub struct Published {
    /// The GPU, and the name of the column in its report.
    pub name: String,
    /// By size, as printed there.
    values: HashMap<usize, String>,
}

impl Published {
    /// The value of a problem, as printed in the report.
    pub fn text(&self, problem: &Label) -> Option<&str> {
        match problem {
            Label::Size(size) => self.values.get(size).map(String::as_str),
            Label::Text(_) => None,
        }
    }

    /// The value of a problem as a number.
    pub fn value(&self, problem: &Label) -> Option<f64> {
        self.text(problem)?.parse().ok()
    }
}

#[derive(Deserialize)]
struct Entry {
    table: String,
    problem: usize,
    column: String,
    value: String,
}

/// The published columns of the table with this title.
pub fn columns(title: &str) -> &'static [Published] {
    static TABLES: OnceLock<HashMap<String, Vec<Published>>> = OnceLock::new();
    let tables = TABLES.get_or_init(|| {
        let mut tables = HashMap::new();
        for (gpu, text) in FILES {
            // The files are part of the program, and a test reads all of them.
            for entry in entries(text).flatten() {
                let columns = tables.entry(entry.table).or_default();
                let column = named(columns, &format!("{gpu} {}", entry.column));
                column.values.insert(entry.problem, entry.value);
            }
        }
        tables
    });
    tables.get(title).map_or(&[], Vec::as_slice)
}

/// The best of each GPU, under its name.
pub fn best(title: &str) -> Vec<Published> {
    let mut found: Vec<Published> = Vec::new();
    for column in columns(title) {
        let gpu = column.name.split(' ').next().unwrap_or_default();
        let best = named(&mut found, gpu);
        for (size, text) in &column.values {
            // What failed there is -1.
            let Some(value) = text.parse::<f64>().ok().filter(|value| *value > 0.0) else {
                continue;
            };
            let known = best.value(&Label::Size(*size));
            if known.is_none_or(|known| value < known) {
                best.values.insert(*size, text.clone());
            }
        }
    }
    found
}

fn entries(text: &'static str) -> impl Iterator<Item = csv::Result<Entry>> {
    csv::Reader::from_reader(text.as_bytes()).into_deserialize()
}

/// Title and size of everything that was published.
#[cfg(test)]
pub fn keys() -> impl Iterator<Item = (String, usize)> {
    let all = FILES.into_iter().flat_map(|(_, text)| entries(text));
    all.flatten().map(|entry| (entry.table, entry.problem))
}

fn named<'a>(columns: &'a mut Vec<Published>, name: &str) -> &'a mut Published {
    let new = || Published {
        name: name.to_owned(),
        values: HashMap::new(),
    };
    found_or_new(columns, |column| column.name == name, new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_published_value_is_there_once() {
        let mut values = 0;
        for (_, text) in FILES {
            for entry in entries(text) {
                assert!(entry.unwrap().value.parse::<f64>().is_ok());
                values += 1;
            }
        }
        // 48 tables of an A800 and 16 each of an H100 and an A100.
        assert_eq!(values, 1536 + 384 + 384);
    }

    #[test]
    fn columns_carry_the_name_of_their_gpu() {
        let columns = columns("lrpe_rotate-speed-fwd-batch12-head12-dim128-act_none-bf16");
        let names: Vec<_> = columns.iter().map(|column| column.name.as_str()).collect();
        assert_eq!(
            names,
            [
                "A100 tr", "A100 to", "A100 toc", "H100 tr", "H100 to", "H100 toc"
            ]
        );
        assert_eq!(columns[3].text(&Label::Size(32768)), Some("2.840099"));
        assert_eq!(columns[3].value(&Label::Size(3)), None);
    }

    #[test]
    fn the_best_of_a_gpu_is_its_least() {
        let title = "lrpe_rotate-speed-fwd-batch12-head12-dim128-act_none-bf16";
        let best = best(title);
        assert_eq!(best.len(), 2);
        let size = Label::Size(32768);
        let of = |gpu| {
            columns(title)
                .iter()
                .filter(move |column| column.name.starts_with(gpu))
        };
        let least = of("H100")
            .filter_map(|column| column.value(&size))
            .reduce(f64::min);
        assert_eq!(
            (best[1].name.as_str(), best[1].value(&size)),
            ("H100", least)
        );
    }

    #[test]
    fn other_tables_have_none() {
        assert!(columns("lrpe_rotate-speed-fwd-variants").is_empty());
    }
}
