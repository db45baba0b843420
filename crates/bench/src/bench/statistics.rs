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
    /// Summarises samples in any order; there is nothing to say about none.
    pub fn of(mut samples: Vec<f64>) -> Option<Self> {
        samples.sort_by(f64::total_cmp);
        Some(Self {
            lower_quartile: quantile(&samples, 0.25)?,
            median: quantile(&samples, 0.5)?,
            upper_quartile: quantile(&samples, 0.75)?,
            samples: samples.len(),
        })
    }
}

/// Interpolates linearly between the two samples around the place `fraction` of the way from first to last.
fn quantile(sorted: &[f64], fraction: f64) -> Option<f64> {
    let place = fraction * sorted.len().checked_sub(1)? as f64;
    let below = *sorted.get(place.floor() as usize)?;
    let above = *sorted.get(place.ceil() as usize)?;
    Some(below + (above - below) * place.fract())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_lie_between_samples() {
        let summary = Summary::of(vec![4.0, 1.0, 3.0, 2.0]).unwrap();
        assert_eq!(summary.median, 2.5);
        assert_eq!(summary.lower_quartile, 1.75);
        assert_eq!(summary.upper_quartile, 3.25);
        assert_eq!(summary.samples, 4);
    }

    #[test]
    fn one_sample_is_all_quartiles_and_none_is_nothing() {
        let summary = Summary::of(vec![7.0]).unwrap();
        assert_eq!(
            (summary.lower_quartile, summary.upper_quartile),
            (7.0, 7.0)
        );
        assert_eq!(Summary::of(Vec::new()), None);
    }
}
