//! Order statistics of repeated measurements.

pub use gimbal_ops::autotune::Times as Summary;

/// Median and quartiles of samples in any order; all is NaN of none.
pub fn of(samples: Vec<f64>) -> Summary {
    Summary::of(samples).unwrap_or(Summary {
        lower_quartile: f64::NAN,
        median: f64::NAN,
        upper_quartile: f64::NAN,
        samples: 0,
    })
}

/// The same where nothing is below `least`.
pub fn at_least(summary: &Summary, least: f64) -> Summary {
    Summary {
        lower_quartile: summary.lower_quartile.max(least),
        median: summary.median.max(least),
        upper_quartile: summary.upper_quartile.max(least),
        ..*summary
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_lie_between_samples() {
        let summary = of(vec![4.0, 1.0, 3.0, 2.0]);
        assert_eq!(summary.median, 2.5);
        assert_eq!(summary.lower_quartile, 1.75);
        assert_eq!(summary.upper_quartile, 3.25);
        assert_eq!(summary.samples, 4);
    }

    #[test]
    fn one_sample_is_all_quartiles() {
        let summary = of(vec![7.0]);
        assert_eq!((summary.lower_quartile, summary.upper_quartile), (7.0, 7.0));
        assert!(of(Vec::new()).median.is_nan());
    }
}
