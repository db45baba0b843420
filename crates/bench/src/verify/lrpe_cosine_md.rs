//! Random inputs for the kernels of lrpe_cosine_md.

use gimbal_ops::{Activation, Error, Float, bf16, f16};

use super::Workbench;
use super::lrpe::{ACTIVATIONS, Case, Judged, MAX_ELEMENTS, Tensors};
use crate::error;
use crate::lrpe::{Definition, Kind};

/// Runs all cases.
pub fn verify(bench: &mut Workbench) -> Result<Vec<String>, error::Error> {
    for activation in ACTIVATIONS {
        cases::<f32>(bench, activation)?;
        cases::<f16>(bench, activation)?;
        cases::<bf16>(bench, activation)?;
    }
    Ok(Vec::new())
}

fn cases<T: Float>(bench: &mut Workbench, activation: Activation) -> Result<(), Error> {
    bench.begin::<T>(&format!("lrpe_cosine_md {activation:?}"));
    for index in 0..bench.cases {
        let input = Input::<T>::random(bench.seed, index, activation);
        for judged in input.judge(bench)? {
            bench
                .tally
                .add(&judged.launched, |kernel| judged.verdict(kernel));
        }
    }
    bench.console.advance(1);
    Ok(())
}

struct Input<T: Float> {
    activation: Activation,
    grid: Vec<usize>,
    extra_tokens: usize,
    tensors: Tensors<T>,
}

impl<T: Float> Input<T> {
    /// The input of this number. Numbers stay the same when there are more of them.
    fn random(seed: u64, index: u32, activation: Activation) -> Self {
        let rng = &mut fastrand::Rng::with_seed(seed.wrapping_add(index.into()));
        // Half of the cases have rows that can be read 16 bytes at a time.
        let vectors = index.is_multiple_of(2);
        let heads = rng.usize(1..=5);
        let batch = rng.usize(1..=4);
        let most = if rng.u8(..4) == 0 { 80 } else { 20 };
        let features = match vectors {
            true => 16 / size_of::<T>() * rng.usize(1..=most),
            // Odd rows are never aligned.
            false => 2 * rng.usize(..4 * most) + 1,
        };
        let room = (MAX_ELEMENTS / (batch * heads * features)).max(1);
        let axes = rng.usize(1..=4);
        let mut tokens = 1;
        let grid: Vec<usize> = (0..axes)
            .map(|axis| {
                let longest = if axes == 1 { 500 } else { 12 - 2 * axis };
                let length = rng.usize(1..=longest.min((room / tokens).max(1)));
                tokens *= length;
                length
            })
            .collect();
        let extra_tokens = if rng.bool() { 0 } else { rng.usize(1..=12) };
        // A block may end anywhere, and the last one beyond the features.
        let narrowest = features.div_ceil(axes);
        let frequencies = match rng.u8(..3) {
            0 => narrowest,
            1 => narrowest.next_power_of_two(),
            _ => narrowest + rng.usize(..4),
        };
        let rows = if rng.bool() { 1 } else { heads };
        let shape = [batch, heads, extra_tokens + tokens, features];
        let definition = definition(activation, &grid, extra_tokens, false);
        Self {
            activation,
            grid,
            extra_tokens,
            tensors: Tensors::random(&definition, rng, &shape, (rows, frequencies), vectors),
        }
    }

    fn case(&self, cached: bool) -> Case<'_, T> {
        let Tensors { x, theta, .. } = &self.tensors;
        let Self {
            grid, extra_tokens, ..
        } = self;
        let squares = grid.iter().map(|&length| (length as f64).powi(2) / 3.0);
        Case {
            definition: definition(self.activation, grid, *extra_tokens, cached),
            tensors: &self.tensors,
            position: (squares.sum::<f64>() / grid.len() as f64).sqrt(),
            description: format!(
                "x {:?}, theta {:?}, grid {grid:?}, {extra_tokens} extra tokens, cached: {cached}",
                x.shape(),
                theta.shape(),
            ),
        }
    }

    /// Judges the operator without and with cached angles, which must make no difference at all.
    fn judge(&self, bench: &Workbench) -> Result<Vec<Judged>, Error> {
        let plain = self.case(false).judge(bench)?;
        let cached = self.case(true).judge(bench)?;
        let differ = |(plain, mut cached): (&Judged, Judged)| {
            if plain.bits != cached.bits {
                let complaint = "other bits than without the cache".to_owned();
                cached.rows = cached.rows.complain(Some(complaint));
            }
            cached
        };
        let cached: Vec<_> = plain.iter().zip(cached).map(differ).collect();
        Ok(plain.into_iter().chain(cached).collect())
    }
}

fn definition(
    activation: Activation,
    grid: &[usize],
    extra_tokens: usize,
    cached: bool,
) -> Definition {
    Definition {
        activation,
        kind: Kind::Grid {
            shape: grid.to_vec(),
            extra_tokens,
            cached,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verify::tests::with_cpu_workbench;

    fn assert_passes_on_the_cpu<T: Float>(index: u32) {
        with_cpu_workbench(|bench| {
            for activation in ACTIVATIONS {
                let input = Input::<T>::random(bench.seed, index, activation);
                for judged in input.judge(bench).unwrap() {
                    assert!(judged.rows.passed(), "{:?}", judged.rows);
                    assert!(judged.dtheta.is_none_or(|dtheta| dtheta.passed()));
                }
            }
        });
    }

    #[test]
    fn rounded_results_pass() {
        assert_passes_on_the_cpu::<f32>(0);
        assert_passes_on_the_cpu::<bf16>(1);
    }
}
