//! Tuned configs as lines of text, and which candidates are worth keeping.

use std::collections::BTreeMap;

use gimbal_ops::autotune::{Entry, Outcome, Times, Trial};
use serde_json::Value;

/// A table whose widths are fixed beforehand, so that each row can be shown as it comes.
pub struct Form {
    variable: String,
    width: usize,
}

impl Form {
    pub fn new(variable: &str, labels: impl Iterator<Item = String>) -> Self {
        Self {
            variable: variable.to_owned(),
            width: labels
                .map(|label| label.chars().count())
                .fold(variable.len(), usize::max),
        }
    }

    pub fn header(&self) -> String {
        let cells = ["default", "winner", "gain", "spread", "from", "config"];
        self.line(&self.variable, cells)
    }

    /// What was found for a problem, and how it is known.
    pub fn row(&self, label: &str, from: &str, entry: &Entry) -> String {
        let default = entry.default_trial().and_then(Trial::times);
        let ms = |times: Option<&Times>| times.map_or("-".into(), |t| format!("{:.6}", t.median));
        let winner = entry.winner().and_then(Trial::times);
        let gain = entry.gain().map_or("-".into(), percent);
        let spread = default.map_or("-".into(), |times| percent(times.spread()));
        let config = config_name(entry, &entry.config);
        let mut line = self.line(
            label,
            [&ms(default), &ms(winner), &gain, &spread, from, &config],
        );
        let wrong = entry
            .trials
            .iter()
            .filter(|t| matches!(t.outcome, Outcome::Wrong));
        let failed = entry
            .trials
            .iter()
            .filter(|t| matches!(t.outcome, Outcome::Failed(_)));
        for (count, what) in [(wrong.count(), "wrong"), (failed.count(), "failed")] {
            if count > 0 {
                line.push_str(&format!(" ({count} {what})"));
            }
        }
        line
    }

    /// Why there is nothing to show of a problem.
    pub fn reason(&self, label: &str, reason: &str) -> String {
        format!("{label:>0$}  {reason}", self.width)
    }

    fn line(&self, label: &str, cells: [&str; 6]) -> String {
        let [default, winner, gain, spread, from, config] = cells;
        format!(
            "{label:>0$}  {default:>10}  {winner:>10}  {gain:>6}  {spread:>6}  {from:<8}  {config}",
            self.width
        )
    }
}

/// In percent.
pub fn percent(fraction: f64) -> String {
    format!("{:.1}%", 100.0 * fraction)
}

/// A config of an entry in a few words.
fn config_name(entry: &Entry, config: &Value) -> String {
    match entry.default_trial() {
        Some(trial) if trial.config == *config => "default".to_owned(),
        trial => changes(trial.map(|trial| &trial.config), config),
    }
}

/// The fields of a config that are not those of the default; all of it where it has no fields.
fn changes(default: Option<&Value>, config: &Value) -> String {
    let (Some(Value::Object(default)), Value::Object(fields)) = (default, config) else {
        return config.to_string();
    };
    let changed = fields
        .iter()
        .filter(|(name, value)| default.get(*name) != Some(value));
    let changed = changed.map(|(name, value)| format!("{name} {value}"));
    changed.collect::<Vec<_>>().join(", ")
}

/// The gains of each candidate where it won, by operator and direction.
#[derive(Debug, Default)]
pub struct Wins {
    families: BTreeMap<String, BTreeMap<String, Vec<f64>>>,
}

impl Wins {
    pub fn count(&mut self, entry: &Entry) {
        let family = format!("{} {}", entry.key.op, entry.key.pass);
        let candidates = self.families.entry(family).or_default();
        for trial in &entry.trials {
            let name = config_name(entry, &trial.config);
            let gains = candidates.entry(name).or_default();
            if trial.config == entry.config {
                gains.push(entry.gain().unwrap_or(0.0));
            }
        }
    }

    /// The candidates of each family, those that won most first.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (family, candidates) in &self.families {
            let keys: usize = candidates.values().map(Vec::len).sum();
            lines.push(format!("{family}: won of {keys}, median gain, candidate"));
            let mut candidates: Vec<_> = candidates.iter().collect();
            candidates.sort_by_key(|(_, gains)| std::cmp::Reverse(gains.len()));
            for (name, gains) in candidates {
                let gain = median(gains).map_or("-".into(), percent);
                lines.push(format!("{:>6}  {gain:>6}  {name}", gains.len()));
            }
        }
        lines
    }
}

/// The upper one of two. None of nothing.
pub fn median(values: &[f64]) -> Option<f64> {
    let mut values = values.to_vec();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// An entry with the default of 64 threads at 1 ms, 128 at 0.8 ms, and 32 being wrong.
    pub fn entry(winner: u32) -> Entry {
        let times = |median: f64| {
            format!(
                r#"{{"timed":{{"lower_quartile":{},"median":{median},"upper_quartile":{},"samples":9}}}}"#,
                median * 0.99,
                median * 1.01
            )
        };
        let digest = "0".repeat(64);
        let text = format!(
            r#"{{"format":1,"environment":"{digest}","config":{{"threads":{winner}}},
                "key":{{"op":"lrpe_rotate","pass":"fwd","dtype":"bf16","details":{{"tokens":256}},
                        "code":"{digest}","candidates":"{digest}"}},
                "trials":[{{"config":{{"threads":64}},"outcome":{}}},
                          {{"config":{{"threads":128}},"outcome":{}}},
                          {{"config":{{"threads":32}},"outcome":"wrong"}}]}}"#,
            times(1.0),
            times(0.8)
        );
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn rows_line_up_under_the_header() {
        let form = Form::new("n", ["256", "32768"].map(String::from).into_iter());
        let lines = [
            form.header(),
            form.row("256", "measured", &entry(128)),
            form.row("32768", "cache", &entry(64)),
            form.reason("1", "out of memory"),
        ];
        let expected = [
            "    n     default      winner    gain  spread  from      config",
            "  256    1.000000    0.800000   20.0%    2.0%  measured  threads 128 (1 wrong)",
            "32768    1.000000    1.000000    0.0%    2.0%  cache     default (1 wrong)",
            "    1  out of memory",
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn a_config_is_shown_by_what_it_changes() {
        let json = |text: &str| serde_json::from_str::<Value>(text).unwrap();
        let default = json(r#"{"threads":128,"tokens":2}"#);
        let config = json(r#"{"threads":128,"tokens":4}"#);
        assert_eq!(changes(Some(&default), &config), "tokens 4");
        assert_eq!(changes(Some(&json("64")), &json("128")), "128");
    }

    #[test]
    fn candidates_that_never_win_are_listed_too() {
        let mut wins = Wins::default();
        for winner in [128, 64, 128] {
            wins.count(&entry(winner));
        }
        assert_eq!(
            wins.lines(),
            [
                "lrpe_rotate fwd: won of 3, median gain, candidate",
                "     2   20.0%  threads 128",
                "     1    0.0%  default",
                "     0       -  threads 32",
            ]
        );
    }
}
