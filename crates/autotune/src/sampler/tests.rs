//! Noise and winners.

use std::convert::Infallible;
use std::time::Duration;

use proptest::prelude::*;

use super::*;

/// Takes so many microseconds per config, up to a noise and rare outliers.
struct Noisy {
    micros: Vec<f64>,
    noise: f64,
    /// How much slower or faster the device may get from one sample to the next, and stay.
    drift: f64,
    /// How slow it is by now.
    pace: f64,
    rng: fastrand::Rng,
    samples: usize,
}

impl Noisy {
    fn new(micros: &[f64], noise: f64, drift: f64, seed: u64) -> Self {
        Self {
            micros: micros.to_vec(),
            noise,
            drift,
            pace: 1.0,
            rng: fastrand::Rng::with_seed(seed),
            samples: 0,
        }
    }

    /// A value around 1.
    fn around_one(&mut self, reach: f64) -> f64 {
        1.0 + reach * (2.0 * self.rng.f64() - 1.0)
    }
}

impl Timer<usize> for Noisy {
    type Error = Infallible;

    fn reference(&mut self, _: &usize) -> Result<(), Infallible> {
        Ok(())
    }

    fn agrees(&mut self, _: &usize) -> Result<bool, Infallible> {
        Ok(true)
    }

    fn time(&mut self, config: &usize) -> Result<Duration, Infallible> {
        self.samples += 1;
        let outlier = if self.rng.u32(..50) == 0 { 3.0 } else { 1.0 };
        let noise = self.around_one(self.noise);
        self.pace *= self.around_one(self.drift);
        Ok(Duration::from_secs_f64(
            1e-6 * self.micros[*config] * noise * outlier * self.pace,
        ))
    }
}

fn winner_on(mut timer: Noisy) -> usize {
    let candidates = Candidates::new(0, 1..timer.micros.len());
    let measured = choose(&candidates, |_| true, &mut timer);
    measured.unwrap().config
}

fn winner(micros: &[f64], noise: f64, seed: u64) -> usize {
    winner_on(Noisy::new(micros, noise, 0.0, seed))
}

/// Of two of three races: one of thousands goes to another by chance, as where three of five first samples are outliers.
fn usual_winner(micros: &[f64], noise: f64, seed: u64) -> usize {
    let mut winners = [0, 1, 2].map(|race| winner(micros, noise, seed.wrapping_add(race)));
    winners.sort_unstable();
    winners[1]
}

#[test]
fn quartiles_lie_between_samples() {
    let times = Times::of(vec![4.0, 1.0, 3.0, 2.0]).unwrap();
    assert_eq!(
        [times.lower_quartile, times.median, times.upper_quartile],
        [1.75, 2.5, 3.25]
    );
    assert_eq!(times.spread(), 0.6);
    assert_eq!(Times::of(Vec::new()), None);
}

#[test]
fn long_runs_are_sampled_less() {
    let mut timer = Noisy::new(&[50_000.0; 2], 0.0, 0.0, 1);
    let candidates = Candidates::new(0, [1]);
    choose(&candidates, |_| true, &mut timer).unwrap();
    assert_eq!(timer.samples, 2 * (HEAT + MIN_ROUNDS));
}

/// The device gets up to twice as fast or as slow while it measures.
#[test]
fn two_percent_are_seen_on_a_device_that_drifts() {
    let seeds = 0..200;
    let wins = |micros: &'static [f64]| {
        let wins = seeds
            .clone()
            .map(|seed| winner_on(Noisy::new(micros, 0.005, 0.02, seed)));
        wins.filter(|&winner| winner == 1).count()
    };
    // Going by the times of each alone nothing would be seen: they spread by more than one leads by.
    let spread = |seed| {
        let mut timer = Noisy::new(&[100.0], 0.005, 0.02, seed);
        let samples = (0..98).map(|_| timer.time(&0).unwrap().as_secs_f64());
        Times::of(samples.collect()).unwrap().spread()
    };
    assert!(seeds.clone().filter(|&seed| spread(seed) > 0.025).count() >= 190);
    assert!(wins(&[100.0, 97.5]) >= 190);
    assert_eq!(wins(&[100.0, 100.0]), 0);
    assert_eq!(wins(&[97.5, 100.0]), 0);
}

proptest! {
    #[test]
    fn noise_never_unseats_a_default_as_fast_as_the_rest(seed: u64, noise in 0.0..0.2, count in 2usize..12) {
        prop_assert_eq!(usual_winner(&vec![100.0; count], noise, seed), 0);
    }

    #[test]
    fn noise_never_unseats_a_default_that_is_faster(seed: u64, noise in 0.0..0.1) {
        prop_assert_eq!(usual_winner(&[100.0, 103.0, 101.0, 150.0], noise, seed), 0);
    }

    #[test]
    fn a_clear_winner_wins_in_spite_of_noise(seed: u64, noise in 0.0..0.05, place in 1usize..8) {
        let mut micros = vec![100.0; 8];
        micros[place] = 80.0;
        prop_assert_eq!(usual_winner(&micros, noise, seed), place);
    }

    #[test]
    fn a_lead_within_the_noise_is_none(seed: u64) {
        prop_assert_eq!(winner(&[100.0, 98.5], 0.001, seed), 0);
    }
}
