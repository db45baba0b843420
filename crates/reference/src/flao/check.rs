//! The checks of FLAO, on shapes alone.

use super::{Flao, FlaoGradients, FlaoInputs, FlaoSaved};
use crate::dtype::DType;
use crate::error::InputError;
use crate::tensor::{TensorInfo, required};

const MAX_FEATURES: usize = 256;
// Rows are counted in 32 bits, by the kernels too.
const MAX_ROWS: usize = i32::MAX as usize;

/// The sizes of one call, as the checks found them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlaoProblem {
    /// B.
    pub batch: usize,
    /// H.
    pub heads: usize,
    /// N, the number of queries.
    pub queries: usize,
    /// M, the number of keys.
    pub keys: usize,
    /// D, the features of queries and keys.
    pub features: usize,
    /// E, the features of values.
    pub value_features: usize,
}

impl FlaoProblem {
    /// The problem of B, H, N, M, D and E.
    pub(crate) fn of(sizes: [usize; 6]) -> Self {
        let [batch, heads, queries, keys, features, value_features] = sizes;
        Self {
            batch,
            heads,
            queries,
            keys,
            features,
            value_features,
        }
    }

    /// The shape of q, (B, H, N, D).
    pub fn query_shape(&self) -> [usize; 4] {
        [self.batch, self.heads, self.queries, self.features]
    }

    /// The shape of k, (B, H, M, D).
    pub fn key_shape(&self) -> [usize; 4] {
        [self.batch, self.heads, self.keys, self.features]
    }

    /// The shape of v, (B, H, M, E).
    pub fn value_shape(&self) -> [usize; 4] {
        [self.batch, self.heads, self.keys, self.value_features]
    }

    /// The shape of o, g and the product, (B, H, N, E).
    pub fn output_shape(&self) -> [usize; 4] {
        [self.batch, self.heads, self.queries, self.value_features]
    }

    /// The shape of kv, (B, H, D, E).
    pub fn kv_shape(&self) -> [usize; 4] {
        [self.batch, self.heads, self.features, self.value_features]
    }

    /// Whether the sizes, of tensors with N, M and E, are within their limits.
    pub(super) fn check_sizes(
        &self,
        q: &TensorInfo,
        k: &TensorInfo,
        v: &TensorInfo,
    ) -> Result<(), InputError> {
        q.check_size(Flao::NAME, "N", self.queries, 0..=MAX_ROWS)?;
        q.check_size(Flao::NAME, "D", self.features, 1..=MAX_FEATURES)?;
        k.check_size(Flao::NAME, "M", self.keys, 0..=MAX_ROWS)?;
        v.check_size(Flao::NAME, "E", self.value_features, 1..=MAX_FEATURES)
    }

    /// The gradients of inputs of a type, of which g may be missing.
    pub(crate) fn check_gradients(
        &self,
        dtype: DType,
        g: Option<&TensorInfo>,
        gradients: &FlaoGradients<TensorInfo>,
    ) -> Result<(), InputError> {
        let FlaoGradients { dq, dk, dv, dg } = gradients;
        dq.check_output(Flao::NAME, dtype, &self.query_shape())?;
        dk.check_output(Flao::NAME, dtype, &self.key_shape())?;
        dv.check_output(Flao::NAME, dtype, &self.value_shape())?;
        self.check_gate_gradient(dtype, g, dg.as_ref())
    }

    /// dg needs g; a gate may be without its gradient.
    pub(super) fn check_gate_gradient(
        &self,
        dtype: DType,
        g: Option<&TensorInfo>,
        dg: Option<&TensorInfo>,
    ) -> Result<(), InputError> {
        let Some(dg) = dg else {
            return Ok(());
        };
        required(Flao::NAME, g, "g", "dg")?;
        dg.check_output(Flao::NAME, dtype, &self.output_shape())
    }
}

impl Flao {
    /// Checks the inputs of [`forward`](Self::forward).
    ///
    /// # Errors
    /// Those of [`InputError`] that concern the inputs.
    pub fn check_forward(
        &self,
        inputs: &FlaoInputs<TensorInfo>,
    ) -> Result<FlaoProblem, InputError> {
        let FlaoInputs { q, k, v, g } = inputs;
        let [b, h, n, d] = q.check_rank(Self::NAME, "(B, H, N, D)")?;
        let [_, _, m, _] = k.check_rank(Self::NAME, "(B, H, M, D)")?;
        let [_, _, _, e] = v.check_rank(Self::NAME, "(B, H, M, E)")?;
        let problem = FlaoProblem::of([b, h, n, m, d, e]);
        if let Some(g) = g {
            g.check_rank::<4>(Self::NAME, "(B, H, N, E)")?;
        }
        problem.check_sizes(q, k, v)?;
        k.check_shape(Self::NAME, &problem.key_shape())?;
        v.check_shape(Self::NAME, &problem.value_shape())?;
        if let Some(g) = g {
            g.check_shape(Self::NAME, &problem.output_shape())?;
        }
        for input in [q, k, v].into_iter().chain(g) {
            input.check_dtype(Self::NAME, q.dtype)?;
            input.check_contiguous_rows(Self::NAME)?;
        }
        Ok(problem)
    }

    /// Checks the inputs and the outputs of [`forward_into`](Self::forward_into).
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward), and what is wrong with `o` and with what is to
    /// be saved.
    pub fn check_forward_into(
        &self,
        inputs: &FlaoInputs<TensorInfo>,
        o: &TensorInfo,
        saved: &FlaoSaved<TensorInfo, TensorInfo>,
    ) -> Result<FlaoProblem, InputError> {
        let problem = self.check_forward(inputs)?;
        let dtype = inputs.q.dtype;
        o.check_output(Self::NAME, dtype, &problem.output_shape())?;
        if let Some(kv) = saved.kv() {
            kv.check_output(Self::NAME, DType::F32, &problem.kv_shape())?;
        }
        if let Some(product) = saved.product() {
            product.check_output(Self::NAME, dtype, &problem.output_shape())?;
        }
        Ok(problem)
    }

    /// Checks the inputs of [`backward`](Self::backward).
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward), and what is wrong with what was saved and with
    /// `d_o`.
    pub fn check_backward(
        &self,
        inputs: &FlaoInputs<TensorInfo>,
        saved: &FlaoSaved<TensorInfo, TensorInfo>,
        d_o: &TensorInfo,
    ) -> Result<FlaoProblem, InputError> {
        let problem = self.check_forward(inputs)?;
        let dtype = inputs.q.dtype;
        d_o.check_input(Self::NAME, dtype, &problem.output_shape())?;
        if let Some(kv) = saved.kv() {
            kv.check_input(Self::NAME, DType::F32, &problem.kv_shape())?;
        }
        if let Some(product) = saved.product() {
            product.check_input(Self::NAME, dtype, &problem.output_shape())?;
        }
        Ok(problem)
    }

    /// Checks the inputs and the outputs of [`backward_into`](Self::backward_into).
    ///
    /// # Errors
    /// As [`check_backward`](Self::check_backward), and what is wrong with the gradients.
    pub fn check_backward_into(
        &self,
        inputs: &FlaoInputs<TensorInfo>,
        saved: &FlaoSaved<TensorInfo, TensorInfo>,
        d_o: &TensorInfo,
        gradients: &FlaoGradients<TensorInfo>,
    ) -> Result<FlaoProblem, InputError> {
        let problem = self.check_backward(inputs, saved, d_o)?;
        problem.check_gradients(inputs.q.dtype, inputs.g.as_ref(), gradients)?;
        Ok(problem)
    }
}
