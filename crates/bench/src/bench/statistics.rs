//! Order statistics of repeated measurements.

/// Median and quartiles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    pub lower_quartile: f64,
    pub median: f64,
    pub upper_quartile: f64,
    pub samples: usize,
}

impl Summary {
    /// Summarises samples in any order; all is NaN of none.
    pub fn of(mut samples: Vec<f64>) -> Self {
        samples.sort_by(f64::total_cmp);
        Self {
            lower_quartile: quantile(&samples, 0.25),
            median: quantile(&samples, 0.5),
            upper_quartile: quantile(&samples, 0.75),
            samples: samples.len(),
        }
    }

    /// The same where nothing is below `least`.
    pub fn at_least(&self, least: f64) -> Self {
        Self {
            lower_quartile: self.lower_quartile.max(least),
            median: self.median.max(least),
            upper_quartile: self.upper_quartile.max(least),
            ..*self
        }
    }
}

/// Interpolates linearly between the two samples around the place `fraction` of the way from first to last.
fn quantile(sorted: &[f64], fraction: f64) -> f64 {
    let place = fraction * sorted.len().saturating_sub(1) as f64;
    match (
        sorted.get(place.floor() as usize),
        sorted.get(place.ceil() as usize),
    ) {
        (Some(below), Some(above)) => below + (above - below) * place.fract(),
        _ => f64::NAN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_lie_between_samples() {
        let summary = Summary::of(vec![4.0, 1.0, 3.0, 2.0]);
        assert_eq!(summary.median, 2.5);
        assert_eq!(summary.lower_quartile, 1.75);
        assert_eq!(summary.upper_quartile, 3.25);
        assert_eq!(summary.samples, 4);
    }

    #[test]
    fn one_sample_is_all_quartiles() {
        let summary = Summary::of(vec![7.0]);
        assert_eq!((summary.lower_quartile, summary.upper_quartile), (7.0, 7.0));
        assert!(Summary::of(Vec::new()).median.is_nan());
    }
}
