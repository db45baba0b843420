//! Strategies and the comparison of the feature `testing`: what the operators themselves give passes.

use gimbal_reference::testing::{Layout, Placed, lrpe};
use gimbal_reference::{Element, Encoding, Lrpe, Pairing, Rotation};
use half::{bf16, f16};
use proptest::prelude::*;

fn operators() -> impl Strategy<Value = lrpe::Problem> {
    let pairs = Encoding::Rotate(Rotation {
        pairing: Pairing::Interleaved,
        factor: 1.25,
        ..Rotation::default()
    });
    let interleaved = Lrpe {
        encoding: pairs,
        ..Lrpe::rotate()
    };
    prop_oneof![
        lrpe::on_a_line(Lrpe::rotate()),
        lrpe::on_a_line(interleaved.clone()),
        lrpe::on_a_line(Lrpe::cosine()),
        lrpe::on_a_grid(interleaved),
        lrpe::on_a_grid(Lrpe::cosine()),
    ]
}

fn cases<T: Element>() -> impl Strategy<Value = lrpe::Case<T>> {
    lrpe::cases(operators(), Layout::any())
}

/// A result that is rounded once passes, one that is off by a fiftieth in one place does not.
fn check<T: Element>(case: &lrpe::Case<T>) -> Result<(), TestCaseError> {
    let theta = case.theta.view();
    let x = Placed::holding(&case.x, case.layouts[0]);
    let mut o = Placed::poisoned(case.d_o.shape(), case.layouts[1]);
    case.op.forward_into(x.view(), theta, o.view_mut()).unwrap();
    let exact = case.forward();
    exact.judge_placed(&o).check()?;
    let d_o = Placed::holding(&case.d_o, case.layouts[1]);
    let mut dx = Placed::poisoned(case.x.shape(), case.layouts[2]);
    case.op
        .backward_into(Some(x.view()), theta, d_o.view(), dx.view_mut())
        .unwrap();
    case.backward().judge_placed(&dx).check()?;
    let dtheta = case.op.dtheta(x.view(), theta, d_o.view()).unwrap();
    case.dtheta().judge(dtheta.view().into_dyn()).check()?;

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
