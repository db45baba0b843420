//! Strategies and the comparison of the feature `testing`: what the operators themselves give passes.

use gimbal_reference::Element;
use gimbal_reference::testing::{Layout, Placed, lrpe};
use half::{bf16, f16};
use proptest::prelude::*;

fn cases<T: Element>() -> impl Strategy<Value = lrpe::Case<T>> {
    lrpe::cases(lrpe::any_problem(), Layout::any())
}

/// A result that is rounded once passes, one that is off by a fiftieth in one place does not.
fn check<T: Element>(case: &lrpe::Case<T>) -> Result<(), TestCaseError> {
    let (op, inputs) = (&case.problem.op, || case.problem.inputs());
    let x = Placed::holding(&case.x, case.layouts[0]);
    let mut o = Placed::poisoned(case.d_o.shape(), case.layouts[1]);
    op.forward_into(x.view(), inputs(), o.view_mut()).unwrap();
    let exact = case.forward();
    exact.judge_placed(&o).check()?;
    let d_o = Placed::holding(&case.d_o, case.layouts[1]);
    let mut dx = Placed::poisoned(case.x.shape(), case.layouts[2]);
    op.backward_into(Some(x.view()), inputs(), d_o.view(), dx.view_mut())
        .unwrap();
    case.backward().judge_placed(&dx).check()?;
    let dtheta = op.dtheta(x.view(), inputs(), d_o.view()).unwrap();
    case.dtheta().judge(dtheta.view().into_dyn()).check()?;
    if let Some(exact) = case.dnorm_weight() {
        let dnorm_weight = op.dnorm_weight(x.view(), inputs(), d_o.view()).unwrap();
        exact.judge(dnorm_weight.view()).check()?;
    }

    if let Some(first) = o
        .view_mut()
        .iter_mut()
        .max_by(|a, b| a.to_f64().abs().total_cmp(&b.to_f64().abs()))
    {
        let value = first.to_f64();
        *first = T::from_f64(1.02 * value);
        prop_assert!(value == 0.0 || !exact.judge_placed(&o).passed());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn lrpe_f32(case in cases::<f32>()) {
        check(&case)?;
    }

    #[test]
    fn lrpe_f16(case in cases::<f16>()) {
        check(&case)?;
    }

    #[test]
    fn lrpe_bf16(case in cases::<bf16>()) {
        check(&case)?;
    }
}
