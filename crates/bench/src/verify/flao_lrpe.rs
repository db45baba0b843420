//! Random inputs for the kernels of flao-lrpe.

use std::cell::OnceCell;

use gimbal_ops::testing::FlaoLrpeCall;
use gimbal_ops::{Error, FlaoLrpe, Float, bf16, f16};
use gimbal_reference::testing::flao_lrpe::{Case, Gradients};
use gimbal_reference::testing::{Exact, Layout, Verdict};

use super::{Judged, Workbench};

/// What a progress bar counts: types.
pub const STEPS: usize = 3;

/// Runs all cases.
pub fn verify(bench: &mut Workbench) -> Result<(), Error> {
    cases::<f32>(bench)?;
    cases::<f16>(bench)?;
    cases::<bf16>(bench)
}

fn cases<T: Float>(bench: &mut Workbench) -> Result<(), Error> {
    bench.begin::<T>(FlaoLrpe::NAME);
    for index in bench.numbers(1).map(u64::from) {
        // Of 16 bits half of them are such that roundings average out, so that nothing is widened.
        let is_large = size_of::<T>() == 2 && index % 2 == 1;
        let case = Case::<T>::random(bench.seed.wrapping_add(index), is_large);
        judge(bench, &case, &OnceCell::new(), Way::of(index))?;
    }
    if size_of::<T>() == 2 {
        // Each fused kernel, whatever was drawn.
        for (index, (_, case)) in (0..).zip(Case::<T>::all_wanted(
            bench.seed.wrapping_add(bench.first.into()),
        )) {
            // In both layouts, as the copy engine writes to one of them.
            let exact = OnceCell::new();
            judge(bench, &case, &exact, Way::of(index))?;
            judge(bench, &case, &exact, Way::of(index + 4))?;
        }
    }
    bench.console.advance(1);
    Ok(())
}

/// How a problem is run.
#[derive(Clone, Copy, Debug)]
struct Way {
    /// Whether the backward pass is given what the forward pass keeps.
    saves: bool,
    /// Of what is written.
    layout: Layout,
    /// Whether dg is, where there is a gate.
    wants_dg: bool,
}

impl Way {
    fn of(index: u64) -> Self {
        Self {
            saves: index % 4 < 2,
            layout: [Layout::ROW_MAJOR, Layout::PART_OF_ODD][(index / 4 % 2) as usize],
            wants_dg: index % 4 != 3,
        }
    }
}

/// o and the gradients of a problem, once they are asked for.
type Results = OnceCell<(Exact, Gradients)>;

fn judge<T: Float>(
    bench: &mut Workbench,
    case: &Case<T>,
    exact: &Results,
    way: Way,
) -> Result<(), Error> {
    let mut judged = run(bench, case, exact, way)?;
    // Those of the operators that it is made of are theirs to verify.
    let is_own = |kernel: &String| kernel.starts_with(FlaoLrpe::NAME);
    judged.launched.retain(is_own);
    bench.tally.add(judged);
    Ok(())
}

/// Runs both passes.
fn run<T: Float>(
    bench: &Workbench,
    case: &Case<T>,
    exact: &Results,
    way: Way,
) -> Result<Judged, Error> {
    let layouts = [Layout::ROW_MAJOR, way.layout];
    let call = FlaoLrpeCall::new(bench.device, case, layouts)?;
    let input = format!("{:?}, {:?}, {way:?}", case.op, case.inputs.q.shape());
    let results = || call.run(way.saves, way.wants_dg);
    bench.judged(&input, results, |results| {
        let (o, gradients) = exact.get_or_init(|| (case.forward(), case.backward()));
        Verdict::worst(results.judge(o, gradients))
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::{assert_passed, with_cpu_workbench};
    use super::*;

    #[test]
    fn rounded_results_pass() {
        with_cpu_workbench(|bench| {
            for seed in 0..4 {
                let case = Case::<bf16>::random(seed, false);
                assert_passed([run(bench, &case, &OnceCell::new(), Way::of(seed)).unwrap()]);
            }
        });
    }
}
