//! Random inputs for the kernels of flao-lrpe.

use gimbal_ops::testing::FlaoAngles;
use gimbal_ops::{Error, FlaoInputs, FlaoLrpe, Float, Tensor, bf16, f16};
use gimbal_reference::testing::flao_lrpe::Case;
use gimbal_reference::testing::{Exact, Verdict, bits};
use ndarray::ArrayD;

use super::Workbench;

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
    for index in 0..u64::from(bench.cases) {
        // Of 16 bits half of them are such that roundings average out, so that nothing is widened.
        let is_large = size_of::<T>() == 2 && index % 2 == 1;
        let case = Case::<T>::random(bench.seed.wrapping_add(index), is_large);
        let (mut launched, verdict) = run(bench, &case)?;
        // Those of the operators that it is made of are theirs to verify.
        launched.retain(|kernel| kernel.starts_with(FlaoLrpe::NAME));
        let verdict = verdict.of(&format!("{:?}, {:?}", case.op, case.inputs.q.shape()));
        bench.tally.add(&launched, |_| &verdict);
    }
    bench.console.advance(1);
    Ok(())
}

/// The kernels of both passes, and how their results were judged.
fn run<T: Float>(bench: &Workbench, case: &Case<T>) -> Result<(Vec<String>, Verdict), Error> {
    let device = bench.device;
    let angles = FlaoAngles::of(device, case)?;
    let op = angles
        .operator(case)
        .with_dtheta(case.op.encoding.is_some());
    let tensor = |values: &ArrayD<T>| device.tensor(values);
    let (q, k) = (tensor(&case.inputs.q)?, tensor(&case.inputs.k)?);
    let (v, d_o) = (tensor(&case.inputs.v)?, tensor(&case.d_o)?);
    let g = case.inputs.g.as_ref().map(tensor).transpose()?;
    let inputs = FlaoInputs {
        g: g.as_ref().map(Tensor::view),
        ..FlaoInputs::without_gate(&q, &k, &v)
    };
    let (exact_o, exact) = (case.forward(), case.backward());
    let mut judged: Vec<Verdict> = Vec::new();
    let twice = bench.twice(|| {
        let (o, saved) = op.forward_saving(inputs)?;
        let gradients = op.backward(inputs, Some(saved.view()), &d_o)?;
        let (rows, dtheta) = (gradients.rows, gradients.dtheta);
        let mut found = Vec::new();
        let mut judge = |exact: Option<&Exact>, got: Option<&Tensor<T>>| -> Result<(), Error> {
            if let (Some(exact), Some(got)) = (exact, got) {
                let got = got.to_array()?;
                judged.push(exact.judge(got.view()));
                found.push(bits(got.view()));
            }
            Ok(())
        };
        judge(Some(&exact_o), Some(&o))?;
        judge(Some(&exact.rows.dq), Some(&rows.dq))?;
        judge(Some(&exact.rows.dk), Some(&rows.dk))?;
        judge(Some(&exact.rows.dv), Some(&rows.dv))?;
        judge(exact.rows.dg.as_ref(), rows.dg.as_ref())?;
        if let (Some(exact), Some(got)) = (&exact.dtheta, dtheta) {
            let got = got.to_array()?;
            judged.push(exact.judge(got.view()));
            found.push(bits(got.view()));
        }
        Ok(found)
    })?;
    let verdict = Verdict::worst(judged).complain(twice.complaint());
    Ok((twice.launched, verdict))
}

#[cfg(test)]
mod tests {
    use super::super::tests::with_cpu_workbench;
    use super::*;

    #[test]
    fn rounded_results_pass() {
        with_cpu_workbench(|bench| {
            for seed in 0..4 {
                let (launched, verdict) = run(bench, &Case::<bf16>::random(seed, false)).unwrap();
                assert!(launched.is_empty() && verdict.passed(), "{verdict:?}");
            }
        });
    }
}
