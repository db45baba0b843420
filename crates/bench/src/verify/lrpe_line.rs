//! Random inputs for the kernels of lrpe_rotate and lrpe_cosine.

use gimbal_ops::{Activation, Error, Float, ThetaKind, bf16, f16};

use super::Workbench;
use super::lrpe::{ACTIVATIONS, Case, MAX_ELEMENTS, Tensors};
use super::phase;
use crate::error;
use crate::lrpe::{Definition, Encoding};

/// Runs all cases of an operator, and prints its accuracy at large positions. Returns what is wrong with that.
pub fn verify(encoding: Encoding, bench: &mut Workbench) -> Result<Vec<String>, error::Error> {
    for activation in ACTIVATIONS {
        cases::<f32>(encoding, bench, activation)?;
        cases::<f16>(encoding, bench, activation)?;
        cases::<bf16>(encoding, bench, activation)?;
    }
    bench.console.line(&format!("{}:", encoding.name()))?;
    bench.console.line(phase::HEADER)?;
    let mut failures = Vec::new();
    for error in phase::errors(encoding, bench)? {
        bench.console.line(&error.line())?;
        failures.extend(error.failure(encoding.name()));
    }
    bench.console.line("")?;
    Ok(failures)
}

fn cases<T: Float>(
    encoding: Encoding,
    bench: &mut Workbench,
    activation: Activation,
) -> Result<(), Error> {
    bench.begin::<T>(&format!("{} {activation:?}", encoding.name()));
    for index in 0..bench.cases {
        let input = Input::<T>::random(encoding, bench.seed, index, activation);
        for judged in input.case().judge(bench)? {
            bench
                .tally
                .add(&judged.launched, |kernel| judged.verdict(kernel));
        }
    }
    bench.console.advance(1);
    Ok(())
}

struct Input<T: Float> {
    definition: Definition,
    tensors: Tensors<T>,
    offset: i64,
}

impl<T: Float> Input<T> {
    /// The input of this number. Numbers stay the same when there are more of them.
    fn random(encoding: Encoding, seed: u64, index: u32, activation: Activation) -> Self {
        let rng = &mut fastrand::Rng::with_seed(seed.wrapping_add(index.into()));
        // Half of the cases have rows that can be read 16 bytes at a time.
        let vectors = index.is_multiple_of(2);
        let heads = rng.usize(1..=6);
        let batch = rng.usize(1..=5);
        // Up to 32 lanes of one vector each, and sometimes beyond.
        let most = if rng.u8(..4) == 0 { 80 } else { 20 };
        let angles = match vectors {
            true => 16 / size_of::<T>() * rng.usize(1..=most),
            // Odd rows are never aligned.
            false => 2 * rng.usize(..4 * most) + 1,
        };
        let features = encoding.features_per_angle() * angles;
        let longest = if rng.u8(..3) == 0 { 700 } else { 40 };
        let room = MAX_ELEMENTS / (batch * heads * features);
        let tokens = rng.usize(1..=longest.min(room.max(1)));
        let shape = match heads {
            1 if rng.bool() => vec![batch, tokens, features],
            _ => vec![batch, tokens, heads, features],
        };

        let (theta_kind, columns) = match rng.u8(..3) {
            0 => (ThetaKind::PerHead, 1),
            1 => (ThetaKind::PerFeature, angles),
            _ => (ThetaKind::PerFeature, rng.usize(1..=angles)),
        };
        let rows = if rng.bool() { 1 } else { heads };
        let offset = match rng.u8(..5) {
            0 => 0,
            1 => rng.i64(-500..0),
            2 => rng.i64(0..5000),
            3 => rng.i64(1 << 16..1 << 20),
            _ => (1 << 24) - tokens as i64,
        };
        let definition = encoding.line(theta_kind, activation, offset);
        Self {
            tensors: Tensors::random(&definition, rng, &shape, (rows, columns), vectors),
            definition,
            offset,
        }
    }

    fn case(&self) -> Case<'_, T> {
        let Tensors { x, theta, .. } = &self.tensors;
        let tokens = x.shape()[1] as i64;
        let squares = (0..tokens).map(|n| ((self.offset + n) as f64).powi(2));
        Case {
            definition: self.definition.clone(),
            tensors: &self.tensors,
            position: (squares.sum::<f64>() / tokens as f64).sqrt(),
            description: format!(
                "x {:?}, theta {:?}, offset {}",
                x.shape(),
                theta.shape(),
                self.offset
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verify::tests::with_cpu_workbench;

    /// On the CPU every result is the exact one, rounded: what does not pass there would never pass.
    fn assert_passes_on_the_cpu<T: Float>(encoding: Encoding, index: u32) {
        with_cpu_workbench(|bench| {
            for activation in ACTIVATIONS {
                let input = Input::<T>::random(encoding, bench.seed, index, activation);
                for judged in input.case().judge(bench).unwrap() {
                    assert!(judged.rows.passed(), "{:?}", judged.rows);
                    assert!(judged.dtheta.is_none_or(|dtheta| dtheta.passed()));
                }
            }
        });
    }

    #[test]
    fn rounded_results_pass() {
        assert_passes_on_the_cpu::<f32>(Encoding::Rotate, 0);
        assert_passes_on_the_cpu::<bf16>(Encoding::Rotate, 1);
        assert_passes_on_the_cpu::<f16>(Encoding::Cosine, 0);
        assert_passes_on_the_cpu::<f32>(Encoding::Cosine, 1);
    }

    #[test]
    fn the_reference_is_exact_at_large_positions() {
        with_cpu_workbench(|bench| {
            for error in phase::errors(Encoding::Rotate, bench).unwrap() {
                assert_eq!(error.failure("lrpe_rotate"), None);
            }
        });
    }
}
