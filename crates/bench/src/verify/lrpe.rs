//! Random inputs for the kernels of LRPE.

use gimbal_ops::testing::{LrpeCall, LrpeResults, Placed, poisoned_workspace};
use gimbal_ops::{Error, Float, Group, Lrpe, bf16, f16};
use gimbal_reference::testing::lrpe::{self, FUNCTIONS, SOURCES, Source, Turn};
use gimbal_reference::testing::{Layout, Placed as OnHost, Verdict};
use gimbal_reference::{Activation, Function, SoftmaxAxis};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use super::{Judged, Workbench, phase};
use crate::error;
use crate::op::OpName;

/// What a progress bar counts: functions and types.
pub const STEPS: usize = 3 * FUNCTIONS.len();

/// Each case of the command line is one of rows of each of [`WIDTHS`].
const WIDTHS: u32 = 4;

/// Heads of long sequences, of which each group of blocks has several.
const LONG_HEADS: usize = 40;

/// Runs all cases on a line, in packed sequences and with positions that are given, or on a grid, and prints the accuracy at
/// large positions. Returns what is wrong with that.
pub fn verify(op: OpName, bench: &mut Workbench) -> Result<Vec<String>, error::Error> {
    for f in FUNCTIONS {
        cases::<f32>(op, bench, f)?;
        cases::<f16>(op, bench, f)?;
        cases::<bf16>(op, bench, f)?;
    }
    if op == OpName::LrpeCosineMd {
        return Ok(Vec::new());
    }
    bench.console.line(&format!("{}:", op.stem()))?;
    bench.console.line(phase::HEADER)?;
    let mut failures = Vec::new();
    for error in phase::errors(op, bench)? {
        bench.console.line(&error.line())?;
        failures.extend(error.failure(op.stem()));
    }
    bench.console.line("")?;
    Ok(failures)
}

fn cases<T: Float>(op: OpName, bench: &mut Workbench, f: Function) -> Result<(), Error> {
    let what = format!("{} {f:?}", op.stem());
    bench.step::<T>(&what, WIDTHS, |bench, index| {
        Case::<T>::random(op, bench.seed, index, f).judge(bench)
    })
}

/// One input, and keys beside it.
struct Case<T> {
    data: lrpe::Case<T>,
    keys: lrpe::Case<T>,
    description: String,
}

/// Features, or pairs of them, for each width of access: 16 bytes, 8 bytes where halves of a row are rotated or it is
/// doubled, 8 bytes where neighbours are rotated, and one element. Some rows are too wide for one warp.
fn spans(index: u32) -> BoxedStrategy<usize> {
    let most: usize = if index / WIDTHS % 4 == 3 { 80 } else { 20 };
    match index % WIDTHS {
        0 => (1..=most).prop_map(|n| 8 * n).boxed(),
        1 => (0..most).prop_map(|n| 4 * (2 * n + 1)).boxed(),
        2 => (0..2 * most).prop_map(|n| 2 * (2 * n + 1)).boxed(),
        _ => (1..=8 * most).boxed(),
    }
}

impl<T: Float> Case<T> {
    /// The input of this number. Numbers stay the same when there are more of them.
    fn random(op: OpName, seed: u64, index: u32, f: Function) -> Self {
        // Rotations on a grid are a case of theirs.
        let (turn, sources): (_, Vec<_>) = match op {
            OpName::LrpeRotate => (Turn::Rotate, SOURCES.to_vec()),
            OpName::LrpeCosineMd => (Turn::Cosine, vec![Source::Grid]),
            _ => {
                let lines = SOURCES.into_iter().filter(|source| *source != Source::Grid);
                (Turn::Cosine, lines.collect())
            }
        };
        let elements = if index % 8 < WIDTHS { 30_000 } else { 100_000 };
        // Of those some are long, which take other kernels.
        let is_long = index % 8 == WIDTHS
            && f == Function::Activation(Activation::Softmax(SoftmaxAxis::Sequence))
            && op != OpName::LrpeCosineMd
            && size_of::<T>() == 2;
        let problems = match is_long {
            true => lrpe::long_sequences(Just(turn), LONG_HEADS),
            false => lrpe::problems(Just(turn), Just(f), select(sources), spans(index), elements),
        };
        let layouts = match index % WIDTHS {
            3 => Layout::any(),
            _ => Layout::aligned(),
        };
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        bytes[8..12].copy_from_slice(&index.to_le_bytes());
        let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
        let runner = &mut TestRunner::new_with_rng(Config::default(), rng);
        let (data, keys) = lrpe::pairs::<T>(problems, layouts)
            .new_tree(runner)
            .expect("nothing is rejected")
            .current();
        let problem = &data.problem;
        let description = format!(
            "{:?}, x {:?}, theta {:?}, {:?}",
            problem.op,
            problem.shape,
            problem.theta.dim(),
            data.layouts
        );
        Self {
            data,
            keys,
            description,
        }
    }

    /// Makes every kind of call: forward, backward, and backward with all gradients, of a norm also without dtheta; then forward and with
    /// all gradients beside keys; and, of a softmax over the sequence, both as one of several ranks makes them.
    fn judge(&self, bench: &Workbench) -> Result<Vec<Judged>, Error> {
        let problem = &self.data.problem;
        let call = LrpeCall::new(bench.device, &self.data)?;
        let keys = LrpeCall::new(bench.device, &self.keys)?;
        let op = call.op();
        let has_weight = problem.norm_weight.is_some();
        let with_weight = op.clone().with_dnorm_weight(has_weight);
        // Without those of weights, of which keys may have one where queries have none.
        let pair = keys.beside(op.clone().with_dtheta(true));
        let mut judged = vec![
            self.judged(bench, || call.forward(&op), |o| vec![self.o(o)])?,
            self.gradients(bench, &call, &op)?,
            self.gradients(bench, &call, &with_weight.clone().with_dtheta(true))?,
            self.judged(
                bench,
                || call.forward_beside(&keys, &pair),
                |[oq, ok]| vec![self.o(oq), self.keys.forward().judge_placed(ok)],
            )?,
            self.judged(
                bench,
                || call.backward_beside(&keys, &pair),
                |[dq, dk]| {
                    let of_keys = dk.judge(&self.keys, None);
                    [dq.judge(&self.data, Some(&self.keys)), of_keys].concat()
                },
            )?,
        ];
        if has_weight {
            judged.push(self.gradients(bench, &call, &with_weight)?);
        }
        if problem.op.f == Function::Activation(Activation::Softmax(SoftmaxAxis::Sequence)) {
            judged.extend(self.shard(bench, &call, op)?);
        }
        Ok(judged)
    }

    fn judged<R: PartialEq>(
        &self,
        bench: &Workbench,
        call: impl FnMut() -> Result<R, Error>,
        judge: impl FnOnce(&R) -> Vec<Verdict>,
    ) -> Result<Judged, Error> {
        bench.judged(&self.description, call, |got| Verdict::worst(judge(got)))
    }

    fn o(&self, got: &OnHost<T>) -> Verdict {
        self.data.forward().judge_placed(got)
    }

    /// What the operator is asked for.
    fn gradients(&self, bench: &Workbench, call: &LrpeCall<T>, op: &Lrpe) -> Result<Judged, Error> {
        let judge = |got: &LrpeResults<T>| got.judge(&self.data, None);
        self.judged(bench, || call.backward(op), judge)
    }

    /// o and dx as one of several ranks makes them.
    fn shard(&self, bench: &Workbench, call: &LrpeCall<T>, op: Lrpe) -> Result<[Judged; 2], Error> {
        let (device, [_, of_o, of_dx]) = (bench.device, self.data.layouts);
        let group = Group::alone(device);
        let op = group.shard(op);
        let (x, d_o) = (call.x(), call.d_o());
        let forward = || {
            let workspace = &mut poisoned_workspace(device, op.forward_workspace(x)?)?;
            let mut o = Placed::poisoned(device, self.data.d_o.shape(), of_o)?;
            op.forward_into(x, o.view_mut(), workspace)?;
            o.read()
        };
        let backward = || {
            let workspace = &mut poisoned_workspace(device, op.backward_workspace(x, d_o)?)?;
            let mut dx = Placed::poisoned(device, self.data.x.shape(), of_dx)?;
            op.backward_into(x, d_o, dx.view_mut(), workspace)?;
            dx.read()
        };
        let of_dx = |dx: &OnHost<T>| vec![self.data.backward().judge_placed(dx)];
        Ok([
            self.judged(bench, forward, |o| vec![self.o(o)])?,
            self.judged(bench, backward, of_dx)?,
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verify::tests::{assert_passed, with_cpu_workbench};

    fn assert_passes_on_the_cpu<T: Float>(op: OpName, index: u32) {
        with_cpu_workbench(|bench| {
            for f in FUNCTIONS {
                let case = Case::<T>::random(op, bench.seed, index, f);
                assert_passed(case.judge(bench).unwrap());
            }
        });
    }

    #[test]
    fn rounded_results_pass() {
        assert_passes_on_the_cpu::<f32>(OpName::LrpeRotate, 0);
        assert_passes_on_the_cpu::<bf16>(OpName::LrpeRotate, 1);
        assert_passes_on_the_cpu::<f16>(OpName::LrpeCosine, 2);
        assert_passes_on_the_cpu::<f32>(OpName::LrpeCosineMd, 3);
    }

    #[test]
    fn the_reference_is_exact_at_large_positions() {
        with_cpu_workbench(|bench| {
            for error in phase::errors(OpName::LrpeRotate, bench).unwrap() {
                assert_eq!(error.failure("lrpe_rotate"), None);
            }
        });
    }
}
