//! What is too large to be counted.

use gimbal_kernels_sys::ElementType;
use gimbal_reference::Activation as Reference;

use super::{RESIDENCY, cosine, operand, problem, rotate, rows, task};
use crate::lrpe::config::BlockShape;
use crate::lrpe::plan::{Task, ThetaOperand};

#[test]
fn what_cannot_be_counted_is_an_error() {
    let theta = ThetaOperand {
        address: 0,
        head_stride: 0,
    };
    let problem = problem(1, i32::MAX as usize, 1, 2);
    let error = Task::new(
        &rotate(Reference::None),
        &problem,
        ElementType::F32,
        theta,
        RESIDENCY,
    )
    .unwrap_err();
    let expected = "lrpe_rotate: the number of tokens must be at most 2147418111, got 2147483647";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn what_a_kernel_counts_fits_in_32_bits() {
    // One row of o would be as wide as all of 32 bits.
    let wide = problem(1, 1, 1, 1 << 30);
    let theta = ThetaOperand {
        address: 0,
        head_stride: 0,
    };
    let op = cosine(Reference::None);
    let error = Task::new(&op, &wide, ElementType::F16, theta, RESIDENCY).unwrap_err();
    assert!(
        error.to_string().contains("the number of features"),
        "{error}"
    );

    // A thread would go through 2^32 rows.
    let long = problem(1 << 16, 1 << 20, 1, 2);
    let x = operand(&rows(&long, 2, false));
    let much = BlockShape {
        heads: 1,
        tokens: 16,
        tokens_per_thread: 1 << 16,
        batches: 1 << 16,
    };
    let task = task(&rotate(Reference::None), &long);
    let error = task.forward(x, x, Some(much)).unwrap_err();
    assert!(
        error.to_string().contains("the rows of a thread"),
        "{error}"
    );
    assert!(task.forward(x, x, None).is_ok());
}
