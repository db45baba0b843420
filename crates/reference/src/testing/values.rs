//! Strategies for the values of tensors.

use std::marker::PhantomData;
use std::ops::Range;

use ndarray::ArrayD;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::{NewTree, ValueTree};
use proptest::test_runner::TestRunner;

use super::Random;
use crate::dtype::Element;

/// A tensor of numbers in [−`size`, `size`), some of them exactly 0.
///
/// It shrinks as values: more and more of them become 0, and the others numbers with one digit.
pub fn values<T: Element>(shape: &[usize], size: f64) -> Values<T> {
    Values {
        shape: shape.to_vec(),
        size,
        element: PhantomData,
    }
}

/// How large gradients are: of order 1, and as small as in training, where a loss is a mean over
/// many tokens.
pub fn gradient_sizes() -> impl Strategy<Value = f64> {
    select(vec![1.0, 2f64.powi(-10), 2f64.powi(-17)])
}

/// The strategy of [`values`].
#[derive(Clone, Debug)]
pub struct Values<T> {
    shape: Vec<usize>,
    size: f64,
    element: PhantomData<T>,
}

/// A tensor of [`values`] that shrinks.
#[derive(Clone, Debug)]
pub struct ValuesTree<T> {
    values: ArrayD<T>,
    step: Step,
    /// How many elements in row-major order a step is on.
    length: usize,
    /// Where the next step begins.
    next: usize,
    /// What stood where the last step was.
    before: Option<(Range<usize>, Vec<T>)>,
}

/// What a step makes of values.
#[derive(Clone, Copy, Debug)]
enum Step {
    Zeros,
    /// Powers of two.
    OneDigit,
}

/// Steps go down to this part of a tensor: each is a run of the test.
const FINEST: usize = 64;

impl<T: Element> Strategy for Values<T> {
    type Tree = ValuesTree<T>;
    type Value = ArrayD<T>;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let seed = any::<u64>().new_tree(runner)?.current();
        let values = Random::new(seed).array(&self.shape, self.size);
        Ok(ValuesTree {
            step: Step::Zeros,
            length: values.len(),
            next: 0,
            before: None,
            values,
        })
    }
}

impl<T: Element> ValueTree for ValuesTree<T> {
    type Value = ArrayD<T>;

    fn current(&self) -> ArrayD<T> {
        self.values.clone()
    }

    fn simplify(&mut self) -> bool {
        let Some(values) = self.values.as_slice_mut() else {
            return false;
        };
        let finest = values.len().div_ceil(FINEST).max(1);
        loop {
            if self.next >= values.len() {
                self.next = 0;
                (self.step, self.length) = match (self.step, self.length / 2) {
                    (step, half) if half >= finest => (step, half),
                    (Step::Zeros, _) => (Step::OneDigit, values.len()),
                    (Step::OneDigit, _) => return false,
                };
                if values.is_empty() {
                    return false;
                }
            }
            let range = self.next..values.len().min(self.next + self.length);
            self.next = range.end;
            let before = values[range.clone()].to_vec();
            for value in &mut values[range.clone()] {
                *value = self.step.of(*value);
            }
            if values[range.clone()] != before {
                self.before = Some((range, before));
                return true;
            }
        }
    }

    fn complicate(&mut self) -> bool {
        let (Some((range, before)), Some(values)) =
            (self.before.take(), self.values.as_slice_mut())
        else {
            return false;
        };
        values[range].copy_from_slice(&before);
        true
    }
}

impl Step {
    fn of<T: Element>(self, value: T) -> T {
        let value = value.to_f64();
        T::from_f64(match self {
            Self::Zeros => 0.0,
            Self::OneDigit if value == 0.0 => value,
            Self::OneDigit => value.abs().log2().floor().exp2().copysign(value),
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::test_runner::{Config, TestError};

    use super::*;

    #[test]
    fn a_failure_shrinks_to_the_value_that_makes_it() {
        let mut runner = TestRunner::new(Config {
            failure_persistence: None,
            max_shrink_iters: 10_000,
            ..Config::default()
        });
        let outcome = runner.run(&values::<f32>(&[4, 8], 4.0), |values| {
            prop_assert!(values.iter().all(|&value| value <= 1.0));
            Ok(())
        });
        let Err(TestError::Fail(_, values)) = outcome else {
            panic!("{outcome:?}");
        };
        let left: Vec<f32> = values.into_iter().filter(|&value| value != 0.0).collect();
        // One between 1 and 2 cannot lose digits without passing.
        assert!(left.len() == 1 && left[0] > 1.0, "{left:?}");
    }

    #[test]
    fn nothing_cannot_be_simpler() {
        let tree = values::<f32>(&[0, 3], 1.0).new_tree(&mut TestRunner::deterministic());
        assert!(!tree.unwrap().simplify());
    }
}
