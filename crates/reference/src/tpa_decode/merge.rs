//! Joining the results of parts of a sequence.

use ndarray::{Array1, ArrayViewD, ArrayViewMutD};

use super::check::{MAX_FEATURES, MAX_HEADS, MAX_QUERIES, lse_shape};
use super::factors::with_axis;
use super::softmax::softmax;
use super::{TpaDecode, TpaDecodeOutput};
use crate::dtype::{DType, Element};
use crate::error::InputError;
use crate::tensor::{TensorInfo, check_shape, required};

/// The sizes of one merge of stacked parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TpaMergeProblem {
    /// P, at least 1.
    pub parts: usize,
    /// B.
    pub batch: usize,
    /// T.
    pub queries: usize,
    /// H.
    pub heads: usize,
    /// E.
    pub value_features: usize,
}

impl TpaMergeProblem {
    /// The shape of o, (B, T, H, E).
    pub fn output_shape(&self) -> [usize; 4] {
        [self.batch, self.queries, self.heads, self.value_features]
    }

    /// The shape of lse: (B, H) for one query token, (B, T, H) for several.
    pub fn lse_shape(&self) -> Vec<usize> {
        lse_shape(self.batch, self.queries, self.heads)
    }
}

impl TpaDecode {
    /// Checks the inputs of [`merge_into`](Self::merge_into): `o_parts` (P, B, T, H, E) and
    /// `lse_parts` (P, B, T, H), for T = 1 also (P, B, H), both f32.
    ///
    /// # Errors
    /// Those of [`InputError`] that concern shapes, types and strides.
    pub fn check_merge(
        o_parts: &TensorInfo,
        lse_parts: &TensorInfo,
    ) -> Result<TpaMergeProblem, InputError> {
        let [parts, batch, queries, heads, value_features] =
            o_parts.check_rank(Self::NAME, "(P, B, T, H, E)")?;
        o_parts.check_size(Self::NAME, "P", parts, 1..=MAX_PARTS)?;
        o_parts.check_size(Self::NAME, "T", queries, 1..=MAX_QUERIES)?;
        o_parts.check_size(Self::NAME, "H", heads, 0..=MAX_HEADS)?;
        o_parts.check_size(Self::NAME, "E", value_features, 1..=MAX_FEATURES)?;
        match (queries, lse_parts.shape.len()) {
            (1, 3) => lse_parts.check_shape(Self::NAME, &[parts, batch, heads])?,
            _ => lse_parts.check_shape(Self::NAME, &[parts, batch, queries, heads])?,
        }
        for tensor in [o_parts, lse_parts] {
            tensor.check_dtype(Self::NAME, DType::F32)?;
            tensor.check_contiguous_rows(Self::NAME)?;
        }
        Ok(TpaMergeProblem {
            parts,
            batch,
            queries,
            heads,
            value_features,
        })
    }

    /// Checks the inputs and the outputs of [`merge_into`](Self::merge_into).
    ///
    /// # Errors
    /// As [`check_merge`](Self::check_merge), and what is wrong with `o` and `lse`.
    pub fn check_merge_into(
        o_parts: &TensorInfo,
        lse_parts: &TensorInfo,
        o: &TensorInfo,
        lse: Option<&TensorInfo>,
    ) -> Result<TpaMergeProblem, InputError> {
        let problem = Self::check_merge(o_parts, lse_parts)?;
        // o may have any type: it is the last rounding.
        o.check_output(Self::NAME, o.dtype, &problem.output_shape())?;
        if let Some(lse) = lse {
            Self::check_lse(lse, &problem.output_shape())?;
        }
        Ok(problem)
    }

    /// [`TpaDecodeOutput::merge`] of parts that are stacked: `o_parts` (P, B, T, H, E) and
    /// `lse_parts` (P, B, T, H), into `o` (B, T, H, E) of any type and, if given, `lse` (B, T, H). For T = 1
    /// both lse may be without its axis.
    ///
    /// # Errors
    /// As [`check_merge_into`](Self::check_merge_into); the outputs are then as they were.
    ///
    /// # Example
    /// ```
    /// use gimbal_reference::TpaDecode;
    /// use half::bf16;
    /// use ndarray::{ArrayD, array};
    ///
    /// // Two parts of one sequence with one head: three quarters of the weight on the first.
    /// let o_parts = array![[[[[4.0f32]]]], [[[[8.0]]]]].into_dyn();
    /// let lse_parts = array![[[3f32.ln()]], [[0.0]]].into_dyn();
    /// let mut o = ArrayD::from_elem(vec![1, 1, 1, 1], bf16::ZERO);
    /// TpaDecode::merge_into(o_parts.view(), lse_parts.view(), o.view_mut(), None)?;
    /// assert_eq!(o[[0, 0, 0, 0]], bf16::from_f32(5.0));
    /// # Ok::<(), gimbal_reference::InputError>(())
    /// ```
    pub fn merge_into<T: Element>(
        o_parts: ArrayViewD<f32>,
        lse_parts: ArrayViewD<f32>,
        o: ArrayViewMutD<T>,
        lse: Option<ArrayViewMutD<f32>>,
    ) -> Result<(), InputError> {
        let problem = Self::check_merge_into(
            &TensorInfo::of("o_parts", &o_parts),
            &TensorInfo::of("lse_parts", &lse_parts),
            &TensorInfo::of("o", &o),
            lse.as_ref().map(|lse| TensorInfo::of("lse", lse)).as_ref(),
        )?;
        let lse_parts = with_axis(lse_parts, 4, 2);
        join(
            problem.parts,
            |part, [b, t, h]| lse_parts[[part, b, t, h]],
            |part, [b, t, h, e]| o_parts[[part, b, t, h, e]].into(),
            o,
            lse,
        );
        Ok(())
    }
}

const MAX_PARTS: usize = i32::MAX as usize;

impl<T: Element> TpaDecodeOutput<T, f32> {
    /// The result over all tokens from those over disjoint parts of them.
    ///
    /// lse = log Σ_i exp(lse_i) and o = Σ_i w_i · o_i with w_i = exp(lse_i − lse). A part whose lse
    /// is −∞ counts for nothing. Where every lse is −∞, the o_i are added: 0 if there was no token
    /// at all, NaN if all scores were −∞.
    ///
    /// # Errors
    /// [`Missing`](crate::InputReason::Missing) without any part, [`Shape`](crate::InputReason::Shape) if their shapes differ.
    ///
    /// # Example
    /// ```
    /// use gimbal_reference::TpaDecodeOutput;
    /// use ndarray::array;
    ///
    /// let part = |o: f32, sum: f32| TpaDecodeOutput {
    ///     o: array![[[[o]]]],
    ///     lse: array![[sum.ln()]].into_dyn(),
    /// };
    /// // Three quarters of the weight on the first part.
    /// let whole = TpaDecodeOutput::merge(&[part(4.0, 3.0), part(8.0, 1.0)])?;
    /// assert!((whole.o[[0, 0, 0, 0]] - 5.0).abs() < 1e-6);
    /// assert!((whole.lse[[0, 0]] - 4f32.ln()).abs() < 1e-6);
    /// # Ok::<(), gimbal_reference::InputError>(())
    /// ```
    pub fn merge(parts: &[Self]) -> Result<Self, InputError> {
        let first = required(TpaDecode::NAME, parts.first(), "parts", "a merge")?;
        let (batch, queries, heads, _) = first.o.dim();
        let lse_shape = match (queries, first.lse.ndim()) {
            (1, 3) => vec![batch, 1, heads],
            _ => lse_shape(batch, queries, heads),
        };
        for part in parts {
            check_shape(TpaDecode::NAME, "o", first.o.shape(), part.o.shape())?;
            check_shape(TpaDecode::NAME, "lse", &lse_shape, part.lse.shape())?;
        }
        let lses = parts.iter().map(|part| with_axis(part.lse.view(), 3, 1));
        let lses: Vec<_> = lses.collect();
        let mut whole = first.clone();
        join(
            parts.len(),
            |part, at| lses[part][at],
            |part, at| parts[part].o[at].to_f64(),
            whole.o.view_mut().into_dyn(),
            Some(whole.lse.view_mut()),
        );
        Ok(whole)
    }
}

/// Joins so many parts: `lse_of` each, (B, T, H), and `o_of` each, (B, T, H, E), into o and lse.
fn join<T: Element>(
    parts: usize,
    lse_of: impl Fn(usize, [usize; 3]) -> f32,
    o_of: impl Fn(usize, [usize; 4]) -> f64,
    mut o: ArrayViewMutD<T>,
    lse: Option<ArrayViewMutD<f32>>,
) {
    let mut joined_lse = lse.map(|lse| with_axis(lse, 3, 1));
    let rows = (o.shape()[0], o.shape()[1], o.shape()[2]);
    for (b, t, h) in ndarray::indices(rows) {
        let lse = (0..parts).map(|part| lse_of(part, [b, t, h]).into());
        let mut weights: Array1<f64> = lse.collect();
        let lse = softmax(weights.view_mut());
        if lse == f64::NEG_INFINITY {
            weights.fill(1.0);
        }
        if let Some(joined_lse) = &mut joined_lse {
            joined_lse[[b, t, h]] = lse as f32;
        }
        for e in 0..o.shape()[3] {
            // A part of no weight is left out: it may be NaN.
            let parts = weights.iter().enumerate();
            let weighted = parts.filter(|&(_, &weight)| weight != 0.0);
            let terms = weighted.map(|(part, weight)| weight * o_of(part, [b, t, h, e]));
            o[[b, t, h, e]] = T::from_f64(terms.sum());
        }
    }
}
