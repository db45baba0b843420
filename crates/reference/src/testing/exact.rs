//! What a result must be, and how near to it another is.

use ndarray::{ArrayD, ArrayViewD};
use thiserror::Error;

use super::Placed;
use crate::compare::{ElementTolerance, Format, Mismatch, check_elements, check_shape, index_of};
use crate::dtype::Element;

/// A result that is not rounded, and how far from it another may be.
#[derive(Clone, Debug)]
pub struct Exact {
    /// The exact values.
    pub values: ArrayD<f64>,
    /// The size of the terms that each element is a sum of, and what may be off by them.
    elements: Option<(ArrayD<f64>, ElementTolerance)>,
    /// What all values are relative to, where they are smaller than that.
    terms: f64,
    tolerance: f64,
}

impl Exact {
    /// The relative L2 error is bound. It is relative to the larger of the norm of the values and
    /// `terms`, the norm of sums of as large terms with random signs, for where they cancel.
    ///
    /// What is beyond the type must come as infinity, but for what may as well be within it by the
    /// error that is allowed. The other elements are then measured by the size of their rows: an
    /// element is a sum of terms as large as those of its neighbours, and what is left of a row
    /// whose large elements are gone says nothing of them.
    ///
    /// What rounding to the smallest numbers of the type takes is no error.
    pub fn whole(values: ArrayD<f64>, terms: f64, tolerance: f64) -> Self {
        Self {
            values,
            elements: None,
            terms,
            tolerance,
        }
    }

    /// Each element is bound, as by [`check_elements`], and nothing else: a result whose error is recorded, as `gimbal verify`
    /// does, needs [`and_whole`](Self::and_whole), since there the error is that of the whole.
    pub fn elements(values: ArrayD<f64>, scale: ArrayD<f64>, tolerance: ElementTolerance) -> Self {
        Self {
            terms: norm(&scale),
            values,
            elements: Some((scale, tolerance)),
            tolerance: f64::INFINITY,
        }
    }

    /// The same, and also bound as a [`whole`](Self::whole).
    pub fn and_whole(self, terms: f64, tolerance: f64) -> Self {
        Self {
            terms,
            tolerance,
            ..self
        }
    }

    /// The same, with each element bound and nothing else: where a few hold most of what all are.
    pub fn of_elements_alone(self) -> Self {
        Self {
            tolerance: f64::INFINITY,
            ..self
        }
    }

    /// Judges what a call has written, and whether it has written anything else.
    pub fn judge_placed<T: Element>(&self, got: &Placed<T>) -> Verdict {
        let touched =
            (!got.is_untouched_around()).then(|| "something around it was written".to_owned());
        self.judge(got.view()).complain(touched)
    }

    /// Judges a result.
    pub fn judge<T: Element>(&self, got: ArrayViewD<T>) -> Verdict {
        if let Some((scale, tolerance)) = &self.elements {
            let values = self.values.view();
            if let Err(mismatch) = check_elements(got.view(), values, scale.view(), *tolerance) {
                return Verdict::failed(mismatch.to_string());
            }
        }
        match self.distance(got.view()) {
            Ok((difference, size)) => {
                // What rounding to the smallest numbers of the type takes.
                let smallest = 0.5 * Format::of(T::DTYPE).ulp(0.0) * (got.len() as f64).sqrt();
                let error = match difference > smallest {
                    true => (difference - smallest) / size,
                    false => 0.0,
                };
                Verdict::new(error, self.tolerance)
            }
            Err(mismatch) => Verdict::failed(mismatch.to_string()),
        }
    }

    /// The norm of what the elements that the type holds are off, and of what that is relative to.
    fn distance<T: Element>(&self, got: ArrayViewD<T>) -> Result<(f64, f64), Mismatch> {
        /// An error is hardly ever so many times its root mean square.
        const FAR: f64 = 8.0;
        let largest = Format::of(T::DTYPE).largest();
        let shape = check_shape(got.shape(), self.values.shape())?;
        let all = norm(&self.values);
        let by_terms = match all > 0.0 {
            true => (self.terms / all).max(1.0),
            false => 1.0,
        };
        let (mut difference, mut size) = (0.0, 0.0);
        let rows = got.rows().into_iter().zip(self.values.rows());
        for (row, (got, values)) in rows.enumerate() {
            let finite = values.iter().filter(|value| value.is_finite());
            let (count, squares) = finite.fold((0u32, 0.0), |(count, squares), value| {
                (count + 1, squares + value * value)
            });
            let mean_square = squares / f64::from(count.max(1));
            let of_row = (by_terms * mean_square.sqrt()).max(largest);
            let far = FAR * self.tolerance.min(0.01) * of_row;
            for (column, (got, &expected)) in got.iter().zip(values).enumerate() {
                let (value, rounded) = (got.to_f64(), T::from_f64(expected).to_f64());
                if value.is_finite() && rounded.is_finite() {
                    difference += (value - expected).powi(2);
                    size += mean_square;
                    continue;
                }
                let is_near = match value.is_infinite() {
                    true => value.signum() * expected >= largest - far,
                    false => (value - expected).abs() <= far,
                };
                let is_same = value == rounded || (value.is_nan() && rounded.is_nan());
                if !(is_same || expected.is_finite() && is_near) {
                    return Err(Mismatch::Element {
                        index: index_of(row * values.len() + column, shape),
                        expected,
                        got: value,
                        allowed: 0.0,
                    });
                }
            }
        }
        let size = size.sqrt();
        // Of the terms as much as of the values.
        let size = match all > 0.0 {
            true => size * by_terms,
            false => self.terms,
        };
        Ok((difference.sqrt(), size))
    }
}

/// What sums of `count` terms with random signs come to, by their sums without signs.
pub(super) fn size_of_terms(sums: &ArrayD<f64>, count: usize) -> f64 {
    norm(sums) / (count.max(1) as f64).sqrt()
}

/// The root of the sum of squares of what is finite.
pub(super) fn norm(values: &ArrayD<f64>) -> f64 {
    let finite = values.iter().filter(|value| value.is_finite());
    finite.map(|value| value * value).sum::<f64>().sqrt()
}

/// What is thought of one result.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// How far off it is, relative to its size or to that of the terms that cancel in it.
    pub error: f64,
    /// How far it may be.
    pub tolerance: f64,
    /// What else is wrong.
    complaint: Option<String>,
    /// What the result is of, where that was told.
    input: String,
}

/// Why a [`Verdict`] was not passed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Failure(String);

impl Verdict {
    /// Nothing is wrong but for the error.
    pub fn new(error: f64, tolerance: f64) -> Self {
        Self {
            error,
            tolerance,
            complaint: None,
            input: String::new(),
        }
    }

    /// Wrong for this reason.
    pub fn failed(complaint: String) -> Self {
        Self::new(f64::NAN, 0.0).complain(Some(complaint))
    }

    /// The same, but wrong for this reason, if it is not wrong for another already.
    pub fn complain(mut self, complaint: Option<String>) -> Self {
        self.complaint = self.complaint.or(complaint);
        self
    }

    /// Tells the input with what is wrong.
    pub fn of(self, input: &str) -> Self {
        Self {
            input: format!(", for {input}"),
            ..self
        }
    }

    /// The one to tell of several: the first that failed, else the nearest to its tolerance.
    pub fn worst(verdicts: impl IntoIterator<Item = Self>) -> Self {
        let nothing = Self::new(0.0, 0.0);
        verdicts.into_iter().fold(nothing, |worst, next| {
            match worst.passed() && (!next.passed() || next.strain() > worst.strain()) {
                true => next,
                false => worst,
            }
        })
    }

    /// Whether nothing is wrong.
    pub fn passed(&self) -> bool {
        self.complaint.is_none() && self.error <= self.tolerance
    }

    /// How much of the tolerance is used up.
    pub fn strain(&self) -> f64 {
        match self.error > 0.0 {
            true => self.error / self.tolerance,
            false => 0.0,
        }
    }

    /// Fails with what is wrong.
    ///
    /// # Errors
    /// [`Failure`], unless it [`passed`](Self::passed).
    pub fn check(&self) -> Result<(), Failure> {
        if self.passed() {
            return Ok(());
        }
        let Self {
            error, tolerance, ..
        } = self;
        let beyond = || format!("the relative error is {error:.2e}, allowed are {tolerance:.2e}");
        let what = self.complaint.clone().unwrap_or_else(beyond);
        Err(Failure(what + &self.input))
    }
}

#[cfg(test)]
mod tests {
    use half::f16;
    use ndarray::array;

    use super::super::Layout;
    use super::*;
    use crate::compare::LRPE_ELEMENT;

    #[test]
    fn a_rounded_result_passes_and_a_wrong_one_does_not() {
        let values = array![0.3, -0.7, 0.0].into_dyn();
        let exact = Exact::elements(values.clone(), values.mapv(f64::abs), LRPE_ELEMENT)
            .and_whole(0.0, 1e-5);
        let mut got = values.mapv(|value| value as f32);
        let verdict = exact.judge(got.view());
        assert!(verdict.passed() && verdict.strain() < 0.01, "{verdict:?}");
        for wrong in [-0.70002, f32::NAN] {
            got[1] = wrong;
            assert!(!exact.judge(got.view()).passed());
        }
        let whole = Exact::whole(values, 1.0, 1e-5);
        assert!(whole.judge(got.view()).check().is_err());
        got[1] = -0.70002;
        let failure = whole.judge(got.view()).check().unwrap_err();
        let message = "the relative error is 2.00e-5, allowed are 1.00e-5";
        assert_eq!(failure.to_string(), message);
    }

    #[test]
    fn what_cancels_is_measured_by_its_terms() {
        let got = array![1e-7f32].into_dyn();
        let exact = |scale: f64| {
            let scale = array![scale].into_dyn();
            Exact::elements(array![0.0].into_dyn(), scale, LRPE_ELEMENT)
        };
        assert!(exact(1.0).judge(got.view()).passed());
        assert!(!exact(0.0).judge(got.view()).passed());
        let whole = |terms| Exact::whole(array![0.0].into_dyn(), terms, 1e-5);
        assert!(whole(1.0).judge(got.view()).passed());
        assert!(!whole(0.0).judge(got.view()).passed());
    }

    #[test]
    fn the_smallest_numbers_of_a_type_round_as_they_must() {
        let values = array![1e-7, -3.3e-7].into_dyn();
        let got = values.mapv(f16::from_f64);
        let exact = Exact::whole(values, 0.0, 1e-3);
        assert_eq!(exact.judge(got.view()).error, 0.0);
        assert!(!exact.judge(got.mapv(|_| f16::ZERO).view()).passed());
    }

    #[test]
    fn what_is_beyond_the_type_must_be_infinite() {
        let values = array![[1e6, -2e6, 65_000.0], [1.0, 2.0, -3.0]].into_dyn();
        let exact = Exact::whole(values.clone(), 0.0, 1e-3);
        let judge = |values: &ArrayD<f64>| exact.judge(values.mapv(f16::from_f64).view());
        let rounded = judge(&values);
        assert!(rounded.passed() && rounded.strain() < 1.0, "{rounded:?}");
        // What is near the largest number may be beyond it, but nothing else.
        for (at, value, passes) in [
            ([0, 2], f64::INFINITY, true),
            ([0, 0], f64::NEG_INFINITY, false),
            ([0, 0], 60_000.0, false),
            ([0, 1], f64::NAN, false),
            ([1, 1], f64::INFINITY, false),
        ] {
            let mut others = values.clone();
            others[at] = value;
            assert_eq!(judge(&others).passed(), passes, "{value} at {at:?}");
        }
        // The rows that are left are measured.
        let mut wrong = values.clone();
        wrong[[0, 2]] = 50_000.0;
        assert!(!judge(&wrong).passed());
    }

    #[test]
    fn writing_around_an_output_is_noticed() {
        let exact = Exact::whole(ArrayD::zeros(vec![2, 3]), 1.0, 1e-5);
        let mut placed = Placed::<f32>::poisoned(&[2, 3], Layout::PART_OF_ODD);
        assert!(!exact.judge_placed(&placed).passed());
        placed.view_mut().fill(0.0);
        assert!(exact.judge_placed(&placed).passed());
        placed.memory_mut().fill(0.0);
        let failure = exact.judge_placed(&placed).check().unwrap_err();
        assert_eq!(failure.to_string(), "something around it was written");
    }

    #[test]
    fn the_worst_is_told() {
        let verdicts = [1e-6, 3e-6, 2e-6].map(|error| Verdict::new(error, 1e-5));
        assert_eq!(Verdict::worst(verdicts.clone()).error, 3e-6);
        let failed = Verdict::failed("no".to_owned()).of("that");
        let worst = Verdict::worst([&verdicts[..], &[failed]].concat());
        assert_eq!(worst.check().unwrap_err().to_string(), "no, for that");
    }
}
