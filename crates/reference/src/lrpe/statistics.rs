//! Statistics of the columns of a sequence softmax apart from the passes that need them: what ranks with tokens of the same
//! sequences tell each other.

use ndarray::{Array3, ArrayView4, ArrayViewD, Axis, s};

use super::{Lrpe, LrpeInputs};
use crate::dtype::Element;
use crate::error::InputError;

/// The maximum m of x, log2 l of l = Σ exp(x − m), and the mean Σ s ⊙ dx̄ of s = exp(x − m) / l.
pub(super) const PLANES: usize = 3;

impl Lrpe {
    /// For each column of a softmax over the sequence: m = max x and log2 l of l = Σ exp(x − m), (B·H, 2, D), of packed
    /// sequences (S·H, 2, D); with `d_o` also Σ s ⊙ dx̄, s being the softmax of these tokens alone: (B·H, 3, D).
    ///
    /// Those of tokens elsewhere are joined to them by [`merge_sequence_statistics`](Self::merge_sequence_statistics), and given to
    /// a pass as [`LrpeInputs::sequence_statistics`]. Without tokens m and log2 l are −∞.
    ///
    /// # Errors
    /// As [`forward`](Self::forward) or [`dtheta`](Self::dtheta).
    ///
    /// # Example
    /// ```
    /// use gimbal_reference::{Activation, Lrpe, LrpeInputs, SoftmaxAxis};
    /// use ndarray::{Array4, array, s, stack, Axis};
    ///
    /// let f = Activation::Softmax(SoftmaxAxis::Sequence).into();
    /// let op = Lrpe { f, ..Lrpe::rotate() };
    /// let (x, theta) = (Array4::from_shape_fn((1, 5, 1, 2), |(_, n, _, d)| (n * d) as f32), array![[0.0]]);
    /// let parts = [x.slice(s![.., ..2, .., ..]).into_dyn(), x.slice(s![.., 2.., .., ..]).into_dyn()];
    /// let statistics = parts.each_ref().map(|part| op.sequence_statistics(part.view(), theta.view(), None).unwrap());
    /// let all = stack(Axis(0), &statistics.each_ref().map(|part| part.view())).unwrap();
    /// let all = Lrpe::merge_sequence_statistics(all.view());
    ///
    /// let inputs = LrpeInputs { sequence_statistics: Some(all.view()), ..theta.view().into() };
    /// let own = op.forward(parts[1].view(), inputs)?;
    /// let whole = op.forward(x.view().into_dyn(), theta.view())?;
    /// assert!((own - whole.slice(s![.., 2.., .., ..])).iter().all(|difference| difference.abs() < 1e-6));
    /// # Ok::<(), gimbal_reference::InputError>(())
    /// ```
    pub fn sequence_statistics<'a, T: Element>(
        &self,
        x: ArrayViewD<T>,
        inputs: impl Into<LrpeInputs<'a>>,
        d_o: Option<ArrayViewD<T>>,
    ) -> Result<Array3<f32>, InputError> {
        let inputs = inputs.into();
        let pass = match &d_o {
            None => self.forward_pass(&x, &inputs)?,
            Some(d_o) => self.gradient_pass(Self::check_backward, Some(&x), &inputs, d_o)?,
        };
        pass.statistics(x, d_o)
    }

    /// The statistics of columns whose tokens lie in several places, of those of each: (P, rows, 2 or 3, D).
    pub fn merge_sequence_statistics(parts: ArrayView4<f32>) -> Array3<f32> {
        let (_, rows, planes, width) = parts.dim();
        let mut merged = Array3::zeros((rows, planes, width));
        for (row, column) in ndarray::indices((rows, width)) {
            let parts = parts.slice(s![.., row, .., column]);
            let merged = merged.slice_mut(s![row, .., column]);
            let parts = parts.axis_iter(Axis(0)).map(|part| {
                let plane = |plane: usize| part.get(plane).map_or(0.0, |&value| f64::from(value));
                [plane(0), plane(1), plane(2)]
            });
            let of_all = merge(parts.collect());
            for (to, value) in merged.into_iter().zip(of_all) {
                *to = value as f32;
            }
        }
        merged
    }
}

/// One column: m, log2 l and mean of each part.
fn merge(mut parts: Vec<[f64; PLANES]>) -> [f64; PLANES] {
    // Nothing but −∞, or nothing at all.
    parts.retain(|&[_, log2_l, _]| log2_l != f64::NEG_INFINITY);
    let m = parts
        .iter()
        .map(|part| part[0])
        .fold(f64::NEG_INFINITY, f64::max);
    let (mut l, mut c) = (0.0, 0.0);
    for [of_part, log2_l, mean] in parts {
        let term = (of_part - m).exp() * log2_l.exp2();
        l += term;
        c += mean * term;
    }
    [m, l.log2(), c / l]
}
