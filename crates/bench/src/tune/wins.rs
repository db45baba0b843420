//! Which candidates are worth keeping.

use std::collections::BTreeMap;

use gimbal_ops::autotune::Entry;

use super::table::{config_name, percent};

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
mod tests {
    use super::super::table::tests::entry;
    use super::*;

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
