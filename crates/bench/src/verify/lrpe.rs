//! Random inputs for the kernels of LRPE.

use gimbal_ops::testing::{LrpeInputs, Placed, poisoned_workspace};
use gimbal_ops::{
    Error, Float, Group, Lrpe, LrpeGradientsMut, LrpePair, Saved, TensorView, TensorViewMut,
    Workspace, bf16, f16,
};
use gimbal_reference::testing::lrpe::{self, FUNCTIONS, SOURCES, Source, Turn};
use gimbal_reference::testing::{Exact, Layout, Verdict};
use gimbal_reference::{Activation, Function, SoftmaxAxis};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use super::{Judged, Workbench, phase};
use crate::error;
use crate::op::{OpName, Pass};

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
        let read = LrpeInputs::of(bench.device, problem)?;
        let read_by_keys = LrpeInputs::of(bench.device, &self.keys.problem)?;
        let op = read.operator(problem);
        // Keys have a gradient of their weight only where queries have one.
        let pair = read_by_keys.beside(op.clone().with_dtheta(true), &self.keys.problem);
        let [x, d_o] = placed(bench, &self.data)?;
        let (x, d_o) = (x.view(), d_o.view());
        let saved = match problem.op.f {
            Function::Activation(Activation::None) => Saved::Nothing,
            _ => Saved::X(x),
        };
        let mut judged = vec![
            self.rows(
                bench,
                Pass::Fwd,
                op.forward_workspace(x)?,
                |o, workspace| op.forward_into(x, o, workspace),
            )?,
            self.rows(
                bench,
                Pass::Bwd,
                op.backward_workspace(saved, d_o)?,
                |dx, workspace| op.backward_into(saved, d_o, dx, workspace),
            )?,
            self.gradients(bench, &op, (x, d_o), true)?,
            self.forward_beside(bench, &pair)?,
            self.backward_beside(bench, &pair)?,
        ];
        if problem.norm_weight.is_some() {
            judged.push(self.gradients(bench, &op, (x, d_o), false)?);
        }
        if problem.op.f == Function::Activation(Activation::Softmax(SoftmaxAxis::Sequence)) {
            let group = Group::alone(bench.device);
            let op = group.shard(op);
            judged.extend([
                self.rows(
                    bench,
                    Pass::Fwd,
                    op.forward_workspace(x)?,
                    |o, workspace| op.forward_into(x, o, workspace),
                )?,
                self.rows(
                    bench,
                    Pass::Bwd,
                    op.backward_workspace(x, d_o)?,
                    |dx, workspace| op.backward_into(x, d_o, dx, workspace),
                )?,
            ]);
        }
        Ok(judged)
    }

    /// Of o or dx alone.
    fn rows(
        &self,
        bench: &Workbench,
        pass: Pass,
        bytes: usize,
        call: impl Fn(TensorViewMut<T>, &mut Workspace) -> Result<(), Error>,
    ) -> Result<Judged, Error> {
        let call = || {
            let mut workspace = poisoned_workspace(bench.device, bytes)?;
            let mut rows = place(bench, &self.data, pass)?;
            call(rows.view_mut(), &mut workspace)?;
            rows.read()
        };
        let judge = |rows: &_| exact(&self.data, pass).judge_placed(rows);
        bench.judged(&self.description, call, judge)
    }

    fn gradients(
        &self,
        bench: &Workbench,
        op: &Lrpe,
        (x, d_o): (TensorView<T>, TensorView<T>),
        with_dtheta: bool,
    ) -> Result<Judged, Error> {
        let problem = &self.data.problem;
        let weight = problem.norm_weight.as_ref();
        let op = op.clone().with_dtheta(with_dtheta);
        let op = op.with_dnorm_weight(weight.is_some());
        let bytes = op.backward_workspace(x, d_o)?;
        let call = || {
            let mut workspace = poisoned_workspace(bench.device, bytes)?;
            let mut dx = place(bench, &self.data, Pass::Bwd)?;
            let dtheta = with_dtheta.then(|| sum(bench, problem.theta.shape()));
            let mut dtheta = dtheta.transpose()?;
            let dnorm_weight = weight.map(|weight| sum(bench, weight.shape()));
            let mut dnorm_weight = dnorm_weight.transpose()?;
            let gradients = LrpeGradientsMut {
                dx: dx.view_mut(),
                dtheta: dtheta.as_mut().map(Placed::view_mut),
                dnorm_weight: dnorm_weight.as_mut().map(Placed::view_mut),
            };
            op.backward_into(x, d_o, gradients, &mut workspace)?;
            let read = |sum: Option<Placed<f32>>| sum.map(|sum| sum.read()).transpose();
            Ok((dx.read()?, read(dtheta)?, read(dnorm_weight)?))
        };
        bench.judged(&self.description, call, |(dx, dtheta, dnorm_weight)| {
            let of_theta = dtheta
                .as_ref()
                .map(|got| self.data.dtheta().judge_placed(got));
            let of_weight = self.data.dnorm_weight().zip(dnorm_weight.as_ref());
            let of_weight = of_weight.map(|(exact, got)| exact.judge_placed(got));
            let of_dx = self.data.backward().judge_placed(dx);
            Verdict::worst([Some(of_dx), of_theta, of_weight].into_iter().flatten())
        })
    }

    fn forward_beside(&self, bench: &Workbench, pair: &LrpePair) -> Result<Judged, Error> {
        let ([q, _], [k, _]) = (placed(bench, &self.data)?, placed(bench, &self.keys)?);
        let bytes = pair.forward_workspace(q.view(), k.view())?;
        let call = || {
            let mut workspace = poisoned_workspace(bench.device, bytes)?;
            let mut oq = place(bench, &self.data, Pass::Fwd)?;
            let mut ok = place(bench, &self.keys, Pass::Fwd)?;
            let o = (oq.view_mut(), ok.view_mut());
            pair.forward_into((q.view(), k.view()), o, &mut workspace)?;
            Ok((oq.read()?, ok.read()?))
        };
        bench.judged(&self.description, call, |(oq, ok)| {
            Verdict::worst([
                self.data.forward().judge_placed(oq),
                self.keys.forward().judge_placed(ok),
            ])
        })
    }

    fn backward_beside(&self, bench: &Workbench, pair: &LrpePair) -> Result<Judged, Error> {
        let [q, d_oq] = placed(bench, &self.data)?;
        let [k, d_ok] = placed(bench, &self.keys)?;
        let (saved, d_o) = ((q.view(), k.view()), (d_oq.view(), d_ok.view()));
        let bytes = pair.backward_workspace(saved, d_o)?;
        let call = || {
            let mut workspace = poisoned_workspace(bench.device, bytes)?;
            let mut dq = place(bench, &self.data, Pass::Bwd)?;
            let mut dk = place(bench, &self.keys, Pass::Bwd)?;
            let mut dtheta = sum(bench, self.data.problem.theta.shape())?;
            let of_q = LrpeGradientsMut {
                dx: dq.view_mut(),
                dtheta: Some(dtheta.view_mut()),
                dnorm_weight: None,
            };
            pair.backward_into(saved, d_o, (of_q, dk.view_mut()), &mut workspace)?;
            Ok((dq.read()?, dk.read()?, dtheta.read()?))
        };
        bench.judged(&self.description, call, |(dq, dk, dtheta)| {
            Verdict::worst([
                self.data.backward().judge_placed(dq),
                self.keys.backward().judge_placed(dk),
                self.data.dtheta_beside(&self.keys).judge_placed(dtheta),
            ])
        })
    }
}

/// x and do.
fn placed<T: Float>(bench: &Workbench, case: &lrpe::Case<T>) -> Result<[Placed<T>; 2], Error> {
    let [of_x, of_d_o, _] = case.layouts;
    Ok([
        Placed::holding(bench.device, &case.x, of_x)?,
        Placed::holding(bench.device, &case.d_o, of_d_o)?,
    ])
}

/// A place for o or dx.
fn place<T: Float>(
    bench: &Workbench,
    case: &lrpe::Case<T>,
    pass: Pass,
) -> Result<Placed<T>, Error> {
    let [_, of_o, of_dx] = case.layouts;
    match pass {
        Pass::Fwd => Placed::poisoned(bench.device, case.d_o.shape(), of_o),
        Pass::Bwd => Placed::poisoned(bench.device, case.x.shape(), of_dx),
    }
}

/// A place for the gradient of theta or of a weight.
fn sum(bench: &Workbench, shape: &[usize]) -> Result<Placed<f32>, Error> {
    Placed::poisoned(bench.device, shape, Layout::ROW_MAJOR)
}

fn exact<T: Float>(case: &lrpe::Case<T>, pass: Pass) -> Exact {
    match pass {
        Pass::Fwd => case.forward(),
        Pass::Bwd => case.backward(),
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
