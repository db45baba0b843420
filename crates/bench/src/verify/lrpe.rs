//! Random inputs for the kernels of LRPE.

use gimbal_ops::testing::{LrpeInputs, Placed, poisoned_workspace};
use gimbal_ops::{Error, Float, Group, Lrpe, LrpeGradientsMut, LrpePair, Saved, bf16, f16};
use gimbal_reference::testing::lrpe::{self, FUNCTIONS, SOURCES, Source, Turn};
use gimbal_reference::testing::{Layout, Verdict};
use gimbal_reference::{Activation, Function, SoftmaxAxis};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use super::Workbench;
use super::phase;
use crate::error;
use crate::lrpe::Encoding;

/// What a progress bar counts: functions and types.
pub const STEPS: usize = 3 * FUNCTIONS.len();

/// Each case of the command line is one of rows of each of [`WIDTHS`].
const WIDTHS: u32 = 4;

/// Runs all cases on a line, in packed sequences and with positions that are given, or on a grid, and prints the accuracy at
/// large positions. Returns what is wrong with that.
pub fn verify(
    encoding: Encoding,
    on_a_grid: bool,
    bench: &mut Workbench,
) -> Result<Vec<String>, error::Error> {
    for f in FUNCTIONS {
        cases::<f32>(encoding, on_a_grid, bench, f)?;
        cases::<f16>(encoding, on_a_grid, bench, f)?;
        cases::<bf16>(encoding, on_a_grid, bench, f)?;
    }
    if on_a_grid {
        return Ok(Vec::new());
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
    on_a_grid: bool,
    bench: &mut Workbench,
    f: Function,
) -> Result<(), Error> {
    bench.begin::<T>(&format!("{} {f:?}", encoding.name()));
    for index in 0..WIDTHS * bench.cases {
        let case = Case::<T>::random(encoding, on_a_grid, bench.seed, index, f);
        for (launched, verdict) in case
            .judge(bench)?
            .into_iter()
            .chain(case.judge_rank(bench)?)
        {
            bench.tally.add(&launched, |_| &verdict);
        }
    }
    bench.console.advance(1);
    Ok(())
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
    fn random(encoding: Encoding, on_a_grid: bool, seed: u64, index: u32, f: Function) -> Self {
        let turn = match encoding {
            Encoding::Rotate => Turn::Rotate,
            Encoding::Cosine => Turn::Cosine,
        };
        // Rotations on a grid are a case of theirs.
        let sources: Vec<_> = SOURCES
            .into_iter()
            .filter(|source| turn == Turn::Rotate || (*source == Source::Grid) == on_a_grid)
            .collect();
        let elements = if index % 8 < WIDTHS { 30_000 } else { 100_000 };
        let problems = lrpe::problems(Just(turn), Just(f), select(sources), spans(index), elements);
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

    /// Makes every kind of call: forward, backward, and backward with all gradients; then forward and with all gradients beside
    /// keys.
    fn judge(&self, bench: &Workbench) -> Result<[(Vec<String>, Verdict); 5], Error> {
        let read = LrpeInputs::of(bench.device, &self.data.problem)?;
        let read_by_keys = LrpeInputs::of(bench.device, &self.keys.problem)?;
        let op = read.operator(&self.data.problem);
        let with_gradients = op
            .clone()
            .with_dtheta(true)
            .with_dnorm_weight(self.data.problem.norm_weight.is_some());
        // Keys have a gradient of their weight only where queries have one.
        let pair = read_by_keys.beside(op.clone().with_dtheta(true), &self.keys.problem);
        Ok([
            self.forward(bench, &op)?,
            self.backward(bench, &op)?,
            self.gradients(bench, with_gradients)?,
            self.forward_beside(bench, &pair)?,
            self.backward_beside(bench, &pair)?,
        ])
    }

    /// Makes the calls of a softmax over the sequence as one of several ranks makes them: forward and backward.
    fn judge_rank(&self, bench: &Workbench) -> Result<Vec<(Vec<String>, Verdict)>, Error> {
        let softmax = Activation::Softmax(SoftmaxAxis::Sequence);
        if self.data.problem.op.f != Function::Activation(softmax) {
            return Ok(Vec::new());
        }
        let read = LrpeInputs::of(bench.device, &self.data.problem)?;
        let group = Group::alone(bench.device);
        let op = group.shard(read.operator(&self.data.problem));
        let (x, d_o) = (self.x(bench)?, self.d_o(bench)?);
        let bytes = [
            op.forward_workspace(x.view())?,
            op.backward_workspace(x.view(), d_o.view())?,
        ];
        bench.launches.take();
        let forward = bench.twice(|| {
            let mut workspace = poisoned_workspace(bench.device, bytes[0])?;
            let (shape, layout) = (self.data.d_o.shape(), self.data.layouts[1]);
            let mut o = Placed::poisoned(bench.device, shape, layout)?;
            op.forward_into(x.view(), o.view_mut(), &mut workspace)?;
            o.read()
        })?;
        bench.launches.take();
        let backward = bench.twice(|| {
            let mut workspace = poisoned_workspace(bench.device, bytes[1])?;
            let mut dx = self.no_dx(bench)?;
            op.backward_into(x.view(), d_o.view(), dx.view_mut(), &mut workspace)?;
            dx.read()
        })?;
        let results = [
            (self.data.forward(), forward),
            (self.data.backward(), backward),
        ];
        let judged = results.map(|(exact, run)| {
            let verdict = exact.judge_placed(&run.first).complain(run.complaint());
            (run.launched, verdict.of(&self.description))
        });
        Ok(judged.into())
    }

    fn x(&self, bench: &Workbench) -> Result<Placed<T>, Error> {
        Placed::holding(bench.device, &self.data.x, self.data.layouts[0])
    }

    fn d_o(&self, bench: &Workbench) -> Result<Placed<T>, Error> {
        Placed::holding(bench.device, &self.data.d_o, self.data.layouts[1])
    }

    fn no_dx(&self, bench: &Workbench) -> Result<Placed<T>, Error> {
        Placed::poisoned(bench.device, self.data.x.shape(), self.data.layouts[2])
    }

    fn forward(&self, bench: &Workbench, op: &Lrpe) -> Result<(Vec<String>, Verdict), Error> {
        let x = self.x(bench)?;
        let bytes = op.forward_workspace(x.view())?;
        bench.launches.take();
        let run = bench.twice(|| {
            let mut workspace = poisoned_workspace(bench.device, bytes)?;
            let (shape, layout) = (self.data.d_o.shape(), self.data.layouts[1]);
            let mut o = Placed::poisoned(bench.device, shape, layout)?;
            op.forward_into(x.view(), o.view_mut(), &mut workspace)?;
            o.read()
        })?;
        let verdict = self.data.forward().judge_placed(&run.first);
        let verdict = verdict.complain(run.complaint()).of(&self.description);
        Ok((run.launched, verdict))
    }

    fn backward(&self, bench: &Workbench, op: &Lrpe) -> Result<(Vec<String>, Verdict), Error> {
        let (x, d_o) = (self.x(bench)?, self.d_o(bench)?);
        let saved = match self.data.problem.op.f {
            Function::Activation(Activation::None) => Saved::Nothing,
            _ => Saved::X(x.view()),
        };
        let bytes = op.backward_workspace(saved, d_o.view())?;
        bench.launches.take();
        let run = bench.twice(|| {
            let mut workspace = poisoned_workspace(bench.device, bytes)?;
            let mut dx = self.no_dx(bench)?;
            op.backward_into(saved, d_o.view(), dx.view_mut(), &mut workspace)?;
            dx.read()
        })?;
        let verdict = self.data.backward().judge_placed(&run.first);
        let verdict = verdict.complain(run.complaint()).of(&self.description);
        Ok((run.launched, verdict))
    }

    fn gradients(&self, bench: &Workbench, op: Lrpe) -> Result<(Vec<String>, Verdict), Error> {
        let problem = &self.data.problem;
        let (x, d_o) = (self.x(bench)?, self.d_o(bench)?);
        let bytes = op.backward_workspace(x.view(), d_o.view())?;
        bench.launches.take();
        let run = bench.twice(|| {
            let mut workspace = poisoned_workspace(bench.device, bytes)?;
            let mut dx = self.no_dx(bench)?;
            let sum =
                |shape: &[usize]| Placed::<f32>::poisoned(bench.device, shape, Layout::ROW_MAJOR);
            let mut dtheta = sum(problem.theta.shape())?;
            let weight = problem.norm_weight.as_ref();
            let mut dnorm_weight = weight.map(|weight| sum(weight.shape())).transpose()?;
            let gradients = LrpeGradientsMut {
                dx: dx.view_mut(),
                dtheta: Some(dtheta.view_mut()),
                dnorm_weight: dnorm_weight.as_mut().map(Placed::view_mut),
            };
            op.backward_into(x.view(), d_o.view(), gradients, &mut workspace)?;
            let dnorm_weight = dnorm_weight.map(|gradient| gradient.read()).transpose()?;
            Ok((dx.read()?, dtheta.read()?, dnorm_weight))
        })?;
        let (dx, dtheta, dnorm_weight) = &run.first;
        let mut verdicts = vec![
            self.data.backward().judge_placed(dx),
            self.data.dtheta().judge_placed(dtheta),
        ];
        let of_weight = self.data.dnorm_weight().zip(dnorm_weight.as_ref());
        verdicts.extend(of_weight.map(|(exact, got)| exact.judge_placed(got)));
        let verdict = Verdict::worst(verdicts).complain(run.complaint());
        Ok((run.launched, verdict.of(&self.description)))
    }

    fn forward_beside(
        &self,
        bench: &Workbench,
        pair: &LrpePair,
    ) -> Result<(Vec<String>, Verdict), Error> {
        let both = [&self.data, &self.keys];
        let x = both.map(|case| Placed::holding(bench.device, &case.x, case.layouts[0]));
        let [q, k] = x;
        let (q, k) = (q?, k?);
        let bytes = pair.forward_workspace(q.view(), k.view())?;
        bench.launches.take();
        let run = bench.twice(|| {
            let mut workspace = poisoned_workspace(bench.device, bytes)?;
            let o =
                both.map(|case| Placed::poisoned(bench.device, case.d_o.shape(), case.layouts[1]));
            let [oq, ok] = o;
            let (mut oq, mut ok) = (oq?, ok?);
            let o = (oq.view_mut(), ok.view_mut());
            pair.forward_into((q.view(), k.view()), o, &mut workspace)?;
            Ok((oq.read()?, ok.read()?))
        })?;
        let verdict = Verdict::worst(vec![
            self.data.forward().judge_placed(&run.first.0),
            self.keys.forward().judge_placed(&run.first.1),
        ]);
        let verdict = verdict.complain(run.complaint()).of(&self.description);
        Ok((run.launched, verdict))
    }

    fn backward_beside(
        &self,
        bench: &Workbench,
        pair: &LrpePair,
    ) -> Result<(Vec<String>, Verdict), Error> {
        let both = [&self.data, &self.keys];
        let [q, k] = both.map(|case| Placed::holding(bench.device, &case.x, case.layouts[0]));
        let [d_oq, d_ok] =
            both.map(|case| Placed::holding(bench.device, &case.d_o, case.layouts[1]));
        let (q, k, d_oq, d_ok) = (q?, k?, d_oq?, d_ok?);
        let (saved, d_o) = ((q.view(), k.view()), (d_oq.view(), d_ok.view()));
        let bytes = pair.backward_workspace(saved, d_o)?;
        bench.launches.take();
        let run = bench.twice(|| {
            let mut workspace = poisoned_workspace(bench.device, bytes)?;
            let [dq, dk] =
                both.map(|case| Placed::poisoned(bench.device, case.x.shape(), case.layouts[2]));
            let (mut dq, mut dk) = (dq?, dk?);
            let theta = self.data.problem.theta.shape();
            let mut dtheta = Placed::<f32>::poisoned(bench.device, theta, Layout::ROW_MAJOR)?;
            let of_q = LrpeGradientsMut {
                dx: dq.view_mut(),
                dtheta: Some(dtheta.view_mut()),
                dnorm_weight: None,
            };
            pair.backward_into(saved, d_o, (of_q, dk.view_mut()), &mut workspace)?;
            Ok((dq.read()?, dk.read()?, dtheta.read()?))
        })?;
        let (dq, dk, dtheta) = &run.first;
        let verdict = Verdict::worst(vec![
            self.data.backward().judge_placed(dq),
            self.keys.backward().judge_placed(dk),
            self.data.dtheta_beside(&self.keys).judge_placed(dtheta),
        ]);
        let verdict = verdict.complain(run.complaint()).of(&self.description);
        Ok((run.launched, verdict))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verify::tests::with_cpu_workbench;

    /// On the CPU every result is the exact one, rounded: what does not pass there would never pass.
    fn assert_passes_on_the_cpu<T: Float>(encoding: Encoding, on_a_grid: bool, index: u32) {
        with_cpu_workbench(|bench| {
            for f in FUNCTIONS {
                let case = Case::<T>::random(encoding, on_a_grid, bench.seed, index, f);
                let of_rank = case.judge_rank(bench).unwrap();
                for (_, verdict) in case.judge(bench).unwrap().into_iter().chain(of_rank) {
                    assert!(verdict.passed(), "{verdict:?}");
                }
            }
        });
    }

    #[test]
    fn rounded_results_pass() {
        assert_passes_on_the_cpu::<f32>(Encoding::Rotate, false, 0);
        assert_passes_on_the_cpu::<bf16>(Encoding::Rotate, false, 1);
        assert_passes_on_the_cpu::<f16>(Encoding::Cosine, false, 2);
        assert_passes_on_the_cpu::<f32>(Encoding::Cosine, true, 3);
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
