//! Joining the results of parts of a sequence.

use ndarray::Array1;

use super::softmax::softmax;
use super::{TpaDecode, TpaDecodeOutput};
use crate::dtype::Element;
use crate::error::InputError;

impl<T: Element> TpaDecodeOutput<T, f32> {
    /// The result over all tokens from those over disjoint parts of them.
    ///
    /// lse = log Σ_i exp(lse_i) and o = Σ_i w_i · o_i with w_i = exp(lse_i − lse). A part whose lse
    /// is −∞ counts for nothing. Where every lse is −∞, the o_i are added: 0 if there was no token
    /// at all, NaN if all scores were −∞.
    ///
    /// # Errors
    /// [`InputError::Missing`] without any part, [`InputError::Shape`] if their shapes differ.
    ///
    /// # Example
    /// ```
    /// use gimbal_reference::TpaDecodeOutput;
    /// use ndarray::array;
    ///
    /// let part = |o: f32, sum: f32| TpaDecodeOutput {
    ///     o: array![[[[o]]]],
    ///     lse: array![[sum.ln()]],
    /// };
    /// // Three quarters of the weight on the first part.
    /// let whole = TpaDecodeOutput::merge(&[part(4.0, 3.0), part(8.0, 1.0)])?;
    /// assert!((whole.o[[0, 0, 0, 0]] - 5.0).abs() < 1e-6);
    /// assert!((whole.lse[[0, 0]] - 4f32.ln()).abs() < 1e-6);
    /// # Ok::<(), gimbal_reference::InputError>(())
    /// ```
    pub fn merge(parts: &[Self]) -> Result<Self, InputError> {
        let first = parts.first().ok_or(InputError::Missing {
            op: TpaDecode::NAME,
            tensor: "parts",
            needed_for: "a merge",
        })?;
        let (batch, tokens, heads, features) = first.o.dim();
        for part in parts {
            check_shape("o", &[batch, tokens, heads, features], part.o.shape())?;
            check_shape("lse", &[batch, heads], part.lse.shape())?;
        }
        let mut whole = first.clone();
        for ((b, h), lse) in whole.lse.indexed_iter_mut() {
            let weights = Weights::of(parts.iter().map(|part| part.lse[[b, h]]));
            *lse = weights.lse as f32;
            for (n, e) in (0..tokens).flat_map(|n| (0..features).map(move |e| (n, e))) {
                let values = parts.iter().map(|part| part.o[[b, n, h, e]].to_f64());
                whole.o[[b, n, h, e]] = T::from_f64(weights.mean(values));
            }
        }
        Ok(whole)
    }
}

/// What each part counts for, and their lse together.
struct Weights {
    weights: Array1<f64>,
    lse: f64,
}

impl Weights {
    fn of(lse: impl Iterator<Item = f32>) -> Self {
        let mut weights: Array1<f64> = lse.map(f64::from).collect();
        let lse = softmax(weights.view_mut());
        if lse == f64::NEG_INFINITY {
            weights.fill(1.0);
        }
        Self { weights, lse }
    }

    /// A part of no weight is left out: it may be NaN.
    fn mean(&self, values: impl Iterator<Item = f64>) -> f64 {
        let weighted = self.weights.iter().zip(values);
        weighted
            .filter(|&(&weight, _)| weight != 0.0)
            .map(|(weight, value)| weight * value)
            .sum()
    }
}

fn check_shape(tensor: &'static str, expected: &[usize], got: &[usize]) -> Result<(), InputError> {
    if expected == got {
        return Ok(());
    }
    Err(InputError::Shape {
        op: TpaDecode::NAME,
        tensor,
        expected: expected.to_vec(),
        got: got.to_vec(),
    })
}
