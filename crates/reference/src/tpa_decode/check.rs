//! The checks of a decode, on shapes alone.

use super::{TpaDecode, TpaFactors, TpaQuery};
use crate::dtype::DType;
use crate::error::{InputError, InputReason};
use crate::tensor::{TensorInfo, check_shape};

pub(super) const MAX_HEADS: usize = 128;
pub(super) const MAX_QUERIES: usize = 8;
const MAX_QUERY_RANK: usize = 64;
pub(super) const MAX_FEATURES: usize = 256;
// Lengths of sequences are 32-bit integers, and so are the counters of the kernels.
const MAX_TOKENS: usize = i32::MAX as usize;
const MAX_RANK: usize = i32::MAX as usize;

/// The sizes of one decode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TpaDecodeProblem {
    /// B.
    pub batch: usize,
    /// T, the query tokens of each sequence.
    pub queries: usize,
    /// M, the tokens of the cache.
    pub tokens: usize,
    /// H.
    pub heads: usize,
    /// R, or 0 where the queries are dense.
    pub query_rank: usize,
    /// Rk.
    pub key_rank: usize,
    /// Rv.
    pub value_rank: usize,
    /// D.
    pub features: usize,
    /// E.
    pub value_features: usize,
}

impl TpaDecodeProblem {
    /// The shape of o, (B, T, H, E).
    pub fn output_shape(&self) -> [usize; 4] {
        [self.batch, self.queries, self.heads, self.value_features]
    }

    /// The shape of lse: (B, H) for one query token, (B, T, H) for several.
    pub fn lse_shape(&self) -> Vec<usize> {
        lse_shape(self.batch, self.queries, self.heads)
    }

    /// The tokens of a sequence, that the checks have found to be valid.
    pub(super) fn length(&self, kv_lens: Option<&[i32]>, batch: usize) -> usize {
        kv_lens.map_or(self.tokens, |lengths| {
            usize::try_from(lengths[batch]).map_or(0, |length| length.min(self.tokens))
        })
    }

    /// How many of the tokens of a sequence of this length a query token sees.
    pub(super) fn seen(&self, length: usize, query: usize) -> usize {
        (length + 1 + query).saturating_sub(self.queries)
    }
}

impl TpaDecode {
    /// Checks the inputs of [`forward`](Self::forward) except `kv_lens`.
    ///
    /// # Errors
    /// Those of [`InputError`] that concern the factors.
    pub fn check_forward(
        &self,
        factors: &TpaFactors<TensorInfo>,
    ) -> Result<TpaDecodeProblem, InputError> {
        let TpaFactors {
            query,
            ak,
            bk,
            av,
            bv,
        } = factors;
        // The last dimension of aq is R, that of q is D.
        let dimensions = match query {
            TpaQuery::Factors { .. } => "(B, T, H, R)",
            TpaQuery::Dense(_) => "(B, T, H, D)",
        };
        let first = query.first();
        let [batch, queries, heads, last] = first.check_rank(Self::NAME, dimensions)?;
        first.check_size(Self::NAME, "T", queries, 1..=MAX_QUERIES)?;
        first.check_size(Self::NAME, "H", heads, 0..=MAX_HEADS)?;
        let (query_rank, features) = match query {
            TpaQuery::Factors { aq, bq } => {
                aq.check_size(Self::NAME, "R", last, 1..=MAX_QUERY_RANK)?;
                let [_, _, _, features] = bq.check_rank(Self::NAME, "(B, T, R, D)")?;
                bq.check_size(Self::NAME, "D", features, 1..=MAX_FEATURES)?;
                bq.check_shape(Self::NAME, &[batch, queries, last, features])?;
                (last, features)
            }
            TpaQuery::Dense(q) => {
                q.check_size(Self::NAME, "D", last, 1..=MAX_FEATURES)?;
                (0, last)
            }
        };

        let [_, tokens, key_rank, _] = cached(bk, "(B, M, Rk, D) or (B, M, D)")?;
        bk.check_size(Self::NAME, "M", tokens, 0..=MAX_TOKENS)?;
        bk.check_size(Self::NAME, "Rk", key_rank, 1..=MAX_RANK)?;
        check_cached(bk, [batch, tokens, key_rank, features])?;
        cached(ak, "(B, M, Rk, H) or (B, M, H)")?;
        check_cached(ak, [batch, tokens, key_rank, heads])?;

        let [_, _, value_rank, value_features] = cached(bv, "(B, M, Rv, E) or (B, M, E)")?;
        bv.check_size(Self::NAME, "Rv", value_rank, 1..=MAX_RANK)?;
        bv.check_size(Self::NAME, "E", value_features, 1..=MAX_FEATURES)?;
        check_cached(bv, [batch, tokens, value_rank, value_features])?;
        cached(av, "(B, M, Rv, H) or (B, M, H)")?;
        check_cached(av, [batch, tokens, value_rank, heads])?;

        for (_, factor) in factors.named() {
            factor.check_dtype(Self::NAME, query.first().dtype)?;
            factor.check_contiguous_rows(Self::NAME)?;
        }
        Ok(TpaDecodeProblem {
            batch,
            queries,
            tokens,
            heads,
            query_rank,
            key_rank,
            value_rank,
            features,
            value_features,
        })
    }

    /// Checks the inputs and the outputs of [`forward_into`](Self::forward_into) except `kv_lens`.
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward), and what is wrong with `o` and `lse`.
    pub fn check_forward_into(
        &self,
        factors: &TpaFactors<TensorInfo>,
        o: &TensorInfo,
        lse: Option<&TensorInfo>,
    ) -> Result<TpaDecodeProblem, InputError> {
        let problem = self.check_forward(factors)?;
        let dtype = factors.query.first().dtype;
        o.check_output(Self::NAME, dtype, &problem.output_shape())?;
        if let Some(lse) = lse {
            Self::check_lse(lse, &problem.output_shape())?;
        }
        Ok(problem)
    }

    /// Checks the lse that belongs to an o of this shape: (B, T, H), or for T = 1 also (B, H), in f32.
    ///
    /// # Errors
    /// What is wrong with `lse`.
    pub fn check_lse(
        lse: &TensorInfo,
        &[batch, queries, heads, _]: &[usize; 4],
    ) -> Result<(), InputError> {
        let shape = match lse.shape.len() {
            3 => vec![batch, queries, heads],
            _ => lse_shape(batch, queries, heads),
        };
        lse.check_output(Self::NAME, DType::F32, &shape)
    }

    /// Checks the lengths of the sequences: one for each, from 0 to M.
    ///
    /// # Errors
    /// [`InputReason::Shape`] and [`InputReason::KvLen`].
    pub fn check_kv_lens(
        &self,
        problem: &TpaDecodeProblem,
        kv_lens: Option<&[i32]>,
    ) -> Result<(), InputError> {
        let Some(kv_lens) = kv_lens else {
            return Ok(());
        };
        self.check_kv_lens_shape(problem, &[kv_lens.len()])?;
        let max = problem.tokens;
        let fits = |length: i32| usize::try_from(length).is_ok_and(|length| length <= max);
        for (sequence, &got) in kv_lens.iter().enumerate() {
            if !fits(got) {
                return Err(InputReason::KvLen { sequence, max, got }.of(Self::NAME));
            }
        }
        Ok(())
    }

    /// Checks the shape of lengths whose values cannot be seen: (B).
    ///
    /// # Errors
    /// [`InputReason::Shape`].
    pub fn check_kv_lens_shape(
        &self,
        problem: &TpaDecodeProblem,
        kv_lens: &[usize],
    ) -> Result<(), InputError> {
        check_shape(Self::NAME, "kv_lens", &[problem.batch], kv_lens)
    }
}

/// The shape of lse: (B, H) for one query token, (B, T, H) for several.
pub(super) fn lse_shape(batch: usize, queries: usize, heads: usize) -> Vec<usize> {
    match queries {
        1 => vec![batch, heads],
        _ => vec![batch, queries, heads],
    }
}

/// The sizes of a cached factor, whose rank axis may be left out.
fn cached(tensor: &TensorInfo, expected: &'static str) -> Result<[usize; 4], InputError> {
    match *tensor.shape {
        [batch, tokens, width] => Ok([batch, tokens, 1, width]),
        _ => tensor.check_rank(TpaDecode::NAME, expected),
    }
}

fn check_cached(tensor: &TensorInfo, expected: [usize; 4]) -> Result<(), InputError> {
    match (tensor.shape.len(), expected) {
        (3, [batch, tokens, 1, width]) => {
            tensor.check_shape(TpaDecode::NAME, &[batch, tokens, width])
        }
        _ => tensor.check_shape(TpaDecode::NAME, &expected),
    }
}
