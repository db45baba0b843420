//! How candidates are timed, and what counts as faster.
//!
//! Candidates take turns, and each is compared with the default's sample of the same turn: a device that warms up or is
//! shared slows both alike, so a lead of 2 % shows even where times drift by much more. A first heat leaves the default and
//! the few with the largest leads, whose times are then taken anew: the fastest of many by chance is not the fastest again.
//! A finalist wins by a lead above `NOISE` that is no chance, going by how much it differs from turn to turn.

use serde::{Deserialize, Serialize};

use crate::candidate::{Candidates, Config, Outcome, Trial};
use crate::timer::Timer;

/// The version of how this module measures. Entries of another version are not used.
pub const POLICY: u32 = 2;

/// Samples of each candidate in the first heat.
const HEAT: usize = 5;

/// Challengers that go on to the final.
const FINALISTS: usize = 3;

/// The fewest and the most samples of each in the final.
const MIN_ROUNDS: usize = 9;
const MAX_ROUNDS: usize = 49;

/// About the time in milliseconds that all samples of the final may take together, within the limits above.
const BUDGET: f64 = 100.0;

/// A smaller lead, as a fraction of the default's time, is none. Below 2 %, so that a lead of 2 % is seen in spite of its own error.
const NOISE: f64 = 0.017;

/// So many standard errors a lead must have, in the median of all turns. Of configs that are equally fast, less than one in 10,000
/// wins even where each sample is off by up to 20 %.
const CERTAINTY: f64 = 5.0;

/// Median and quartiles of a candidate's samples, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Times {
    /// A quarter of the samples are below.
    pub lower_quartile: f64,
    /// Half of the samples are below.
    pub median: f64,
    /// Three quarters of the samples are below.
    pub upper_quartile: f64,
    /// How many samples there are.
    pub samples: usize,
}

impl Times {
    /// Of samples in any order. None of nothing.
    pub fn of(mut samples: Vec<f64>) -> Option<Self> {
        samples.sort_by(f64::total_cmp);
        Some(Self {
            lower_quartile: quantile(&samples, 0.25)?,
            median: quantile(&samples, 0.5)?,
            upper_quartile: quantile(&samples, 0.75)?,
            samples: samples.len(),
        })
    }

    /// From quartile to quartile, as a fraction of the median.
    pub fn spread(&self) -> f64 {
        match self.median {
            0.0 => 0.0,
            median => (self.upper_quartile - self.lower_quartile) / median,
        }
    }
}

/// Interpolates linearly between the two samples around the place `fraction` of the way from first to last.
fn quantile(sorted: &[f64], fraction: f64) -> Option<f64> {
    let place = fraction * sorted.len().checked_sub(1)? as f64;
    let below = sorted.get(place.floor() as usize)?;
    let above = sorted.get(place.ceil() as usize)?;
    Some(below + (above - below) * place.fract())
}

/// What was found for one problem.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured<C> {
    /// The winner.
    pub config: C,
    /// All candidates, the default first.
    pub trials: Vec<Trial<C>>,
}

/// A candidate that is still in the running.
struct Runner {
    /// Its place among the candidates.
    index: usize,
    /// One of each turn, in milliseconds.
    samples: Vec<f64>,
}

/// Chooses among candidates that are valid. The error is that of the timer where the default does not run.
pub(crate) fn choose<C: Config, T: Timer<C>>(
    candidates: &Candidates<C>,
    is_valid: impl Fn(&C) -> bool,
    timer: &mut T,
) -> Result<Measured<C>, T::Error> {
    let configs = candidates.all();
    let default = &configs[0];
    timer.reference(default)?;
    let mut outcomes = vec![Outcome::Invalid; configs.len()];
    let mut runners = vec![Runner::new(0)];
    for (index, config) in configs.iter().enumerate().skip(1) {
        if !is_valid(config) {
            continue;
        }
        match timer.agrees(config) {
            Ok(true) => runners.push(Runner::new(index)),
            Ok(false) => outcomes[index] = Outcome::Wrong,
            Err(error) => outcomes[index] = Outcome::Failed(error.to_string()),
        }
    }
    let mut race = Race {
        configs,
        outcomes,
        runners,
    };

    race.sample(timer, HEAT)?;
    race.keep_fastest();
    race.sample(timer, rounds(&race))?;
    race.finish();
    let winner = race.winner(timer);
    let trials = configs
        .iter()
        .zip(race.outcomes)
        .map(|(config, outcome)| Trial {
            config: config.clone(),
            outcome,
        });
    Ok(Measured {
        config: configs[winner].clone(),
        trials: trials.collect(),
    })
}

/// Of the final, going by the heat.
fn rounds<C>(race: &Race<C>) -> usize {
    let round: f64 = race.runners.iter().filter_map(Runner::median).sum();
    let affordable = BUDGET / round.max(1e-6);
    (affordable as usize).clamp(MIN_ROUNDS, MAX_ROUNDS)
}

/// Whether a lead, as it was from turn to turn, is large enough and no chance.
fn is_clear(lead: &Times) -> bool {
    // Of the median of normally distributed values, going by their quartiles.
    let deviation = (lead.upper_quartile - lead.lower_quartile) / 1.349;
    let error = 1.2533 * deviation / (lead.samples as f64).sqrt();
    lead.median > NOISE.max(CERTAINTY * error) && lead.lower_quartile > 0.0
}

impl Runner {
    fn new(index: usize) -> Self {
        Self {
            index,
            samples: Vec::new(),
        }
    }

    fn times(&self) -> Option<Times> {
        Times::of(self.samples.clone())
    }

    fn median(&self) -> Option<f64> {
        Some(self.times()?.median)
    }

    /// What it saves of another's time in the same turn, as a fraction of it.
    fn lead(&self, other: &Self) -> Option<Times> {
        let turns = self.samples.iter().zip(&other.samples);
        Times::of(turns.map(|(own, other)| 1.0 - own / other).collect())
    }
}

struct Race<'a, C> {
    configs: &'a [C],
    outcomes: Vec<Outcome>,
    /// The default first.
    runners: Vec<Runner>,
}

impl<C: Config> Race<'_, C> {
    /// Forgets earlier samples, and takes so many of each runner: forwards, then backwards, and so on.
    fn sample<T: Timer<C>>(&mut self, timer: &mut T, rounds: usize) -> Result<(), T::Error> {
        for runner in &mut self.runners {
            runner.samples.clear();
        }
        for round in 0..rounds.max(1) {
            let mut order: Vec<usize> = (0..self.runners.len()).collect();
            if round % 2 == 1 {
                order.reverse();
            }
            for place in order {
                let runner = &mut self.runners[place];
                // One that has failed takes no further part.
                if matches!(self.outcomes[runner.index], Outcome::Failed(_)) {
                    continue;
                }
                match timer.time(&self.configs[runner.index]) {
                    Ok(time) => runner.samples.push(1e3 * time.as_secs_f64()),
                    Err(error) if runner.index == 0 => return Err(error),
                    Err(error) => {
                        self.outcomes[runner.index] = Outcome::Failed(error.to_string());
                    }
                }
            }
        }
        let outcomes = &self.outcomes;
        self.runners
            .retain(|runner| !matches!(outcomes[runner.index], Outcome::Failed(_)));
        Ok(())
    }

    /// Only the default and some challengers go on. The times of the others are recorded as they are.
    fn keep_fastest(&mut self) {
        self.finish();
        let mut challengers = self.runners.split_off(1);
        let lead = |runner: &Runner| {
            let lead = runner.lead(&self.runners[0]);
            lead.map_or(f64::NEG_INFINITY, |lead| lead.median)
        };
        challengers.sort_by(|a, b| lead(b).total_cmp(&lead(a)));
        challengers.truncate(FINALISTS);
        self.runners.append(&mut challengers);
    }

    /// Records the times of all runners.
    fn finish(&mut self) {
        for runner in &self.runners {
            if let Some(times) = runner.times() {
                self.outcomes[runner.index] = Outcome::Timed(times);
            }
        }
    }

    /// The place of the fastest finalist that leads clearly and still agrees; else that of the default.
    fn winner<T: Timer<C>>(&mut self, timer: &mut T) -> usize {
        let mut leaders: Vec<(usize, Times)> = self.runners[1..]
            .iter()
            .filter_map(|runner| Some((runner.index, runner.lead(&self.runners[0])?)))
            .filter(|(_, lead)| is_clear(lead))
            .collect();
        leaders.sort_by(|(_, a), (_, b)| b.median.total_cmp(&a.median));
        for (index, _) in leaders {
            // What was right once may still be a race.
            match timer.agrees(&self.configs[index]) {
                Ok(true) => return index,
                Ok(false) => self.outcomes[index] = Outcome::Wrong,
                Err(error) => self.outcomes[index] = Outcome::Failed(error.to_string()),
            }
        }
        0
    }
}

#[cfg(test)]
mod tests;
