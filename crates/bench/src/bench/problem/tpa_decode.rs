//! Calls of tpa_decode.

use std::any::Any;

use gimbal_kernels_sys::stream::Mix;
use gimbal_ops::{
    Device, Error, Float, Parallel, Tensor, TpaDecode, TpaFactors, TpaInputs, TpaQuery, Workspace,
};
use serde_json::{Value, json};

use super::{Inputs, Measure, Problem, Work, sizes};
use crate::bench::record::Measured;
use crate::random;

/// Rk and Rv.
fn ranks(problem: &Problem) -> [usize; 2] {
    match problem.parameters.ranks[..] {
        [rk, rv] => [rk, rv],
        _ => [1, 1],
    }
}

/// T.
fn query_tokens(problem: &Problem) -> usize {
    problem.parameters.tokens.unwrap_or(1)
}

/// The lengths of the sequences, if they are not all M.
fn kv_lens(problem: &Problem) -> Option<Vec<i32>> {
    let given = &problem.parameters.kv_lens;
    let lengths = given.iter().cycle().take(problem.parameters.sizes[0]);
    // M is at most 2^31 − 1 in the kernels, and the operator says so.
    let lengths = lengths.map(|&length| i32::try_from(length).unwrap_or(i32::MAX));
    (!given.is_empty()).then(|| lengths.collect())
}

pub fn work(problem: &Problem) -> Work {
    let ([b, m, h, r, d, e], [rk, rv]) = (
        sizes(problem).map(|size| size as u64),
        ranks(problem).map(|rank| rank as u64),
    );
    let tokens = match kv_lens(problem) {
        Some(lengths) => lengths
            .iter()
            .map(|&length| u64::from(length.unsigned_abs()))
            .sum(),
        None => b * m,
    };
    let cached = tokens * (rk * (h + d) + rv * (h + e));
    let queries = b * query_tokens(problem) as u64;
    let query = match problem.parameters.dense_query {
        true => queries * h * d,
        false => queries * r * (h + d),
    };
    Work {
        bytes: (cached + query + queries * h * e)
            * problem.parameters.dtype().size_in_bytes() as u64,
        // Outputs are nothing beside the cache.
        mix: Mix::R4W0,
        spare_bytes: 0,
        flops: 2 * tokens * query_tokens(problem) as u64 * h * (rk * d + rv * e),
    }
}

pub fn peer(problem: &Problem) -> Option<Value> {
    let [b, m, h, r, d, e] = sizes(problem);
    // The peers know neither lengths nor ranks of the cache, and one token as factors.
    let parameters = &problem.parameters;
    let is_plain = ranks(problem) == [1, 1]
        && parameters.kv_lens.is_empty()
        && !parameters.dense_query
        && query_tokens(problem) == 1;
    is_plain.then(|| {
        json!({
            "op": TpaDecode::NAME,
            "batch": b,
            "m": m,
            "heads": h,
            "rank": r,
            "d": d,
            "e": e,
            "dtype": problem.parameters.dtype().to_string(),
        })
    })
}

pub fn inputs<T: Float>(problem: &Problem, device: &Device) -> Result<Box<dyn Inputs>, Error> {
    let rng = &mut fastrand::Rng::with_seed(1);
    let ([b, m, h, r, d, e], [rk, rv]) = (sizes(problem), ranks(problem));
    let t = query_tokens(problem);
    let factors = TpaFactors {
        query: match problem.parameters.dense_query {
            true => TpaQuery::Dense(vec![b, t, h, d]),
            false => TpaQuery::Factors {
                aq: vec![b, t, h, r],
                bq: vec![b, t, r, d],
            },
        },
        ak: vec![b, m, rk, h],
        bk: vec![b, m, rk, d],
        av: vec![b, m, rv, h],
        bv: vec![b, m, rv, e],
    };
    let lengths = kv_lens(problem).map(|lengths| device.tensor_from_slice(&lengths, &[b]));
    let parallel = problem.parameters.parallel.map(Parallel::from);
    Ok(Box::new(Decode {
        op: TpaDecode::new().parallel(parallel.unwrap_or_default()),
        factors: factors.try_map(|_, shape| random::tensor::<T>(device, shape, rng))?,
        kv_lens: lengths.transpose()?,
    }))
}

struct Decode<T: Float> {
    op: TpaDecode,
    factors: TpaFactors<Tensor<T>>,
    kv_lens: Option<Tensor<i32>>,
}

impl<T: Float> Decode<T> {
    fn inputs(&self) -> TpaInputs<'_, T> {
        let inputs = TpaInputs::from(&self.factors);
        match &self.kv_lens {
            Some(kv_lens) => inputs.kv_lens(kv_lens),
            None => inputs,
        }
    }
}

impl<T: Float> Inputs for Decode<T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        Ok(Box::new(self.op.forward(self.inputs())?))
    }

    fn measure(&mut self, measure: Measure) -> Result<Measured, Error> {
        let inputs = self.inputs();
        let mut o = self.op.forward(inputs)?;
        let mut workspace = Workspace::new(o.device(), self.op.forward_workspace(inputs)?)?;
        measure(&mut || self.op.forward_into(inputs, &mut o, &mut workspace))
    }
}
