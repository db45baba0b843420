//! Exact results, and how they judge others.

use gimbal_ops::{DType, Error, FlaoSave, Float};
use gimbal_reference::compare::F32_RELATIVE_L2;
use gimbal_reference::{Flao, FlaoGradients, FlaoInputs, FlaoSaved};
use ndarray::{ArrayD, ArrayViewD};

use crate::verify::compare::{Verdict, judge_whole, norm};
use crate::verify::layout::Got;

/// How far kv of 16-bit tensors may be off: it is a sum in f32, by tensor cores, which do not round to nearest.
const KV: f64 = 1e-4;

/// B, H, N, M, D, E.
pub type Sizes = [usize; 6];

pub fn sizes<T>(inputs: &FlaoInputs<ArrayD<T>>) -> Sizes {
    let (q, v) = (inputs.q.shape(), inputs.v.shape());
    [q[0], q[1], q[2], v[2], q[3], v[3]]
}

/// A result that is not rounded to its type.
pub struct Exact {
    values: ArrayD<f64>,
    /// The size of sums of as many and as large terms with random signs.
    terms: f64,
    /// How many elements are rounded on the way: of kv or dkv, or of do ⊙ g.
    rounded: usize,
}

impl Exact {
    /// `terms` is what `count` terms add up to without their signs.
    fn new(
        [b, h, n, _, d, e]: Sizes,
        values: ArrayD<f64>,
        terms: &ArrayD<f64>,
        count: usize,
    ) -> Self {
        Self {
            values,
            terms: norm(&terms.view()) / (count.max(1) as f64).sqrt(),
            rounded: (b * h * d * e).min(b * h * n * e),
        }
    }

    /// Judges by the relative L2 error.
    pub fn judge<T: Float>(&self, got: &Got<T>) -> Verdict {
        // Roundings of 16 bits average out over many elements; over a few they may add up.
        let allowance = match (T::DTYPE, self.rounded.min(self.values.len())) {
            (DType::F16 | DType::BF16, ..512) => 4.0,
            _ => 1.0,
        };
        let tolerance = allowance * Flao::tolerance(T::DTYPE);
        judge_whole(got, self.values.view(), self.terms, tolerance)
    }

    /// The same of kv of tensors of type `T`.
    pub fn judge_kv<T: Float>(&self, got: &Got<f32>) -> Verdict {
        let tolerance = match T::DTYPE {
            DType::F32 => F32_RELATIVE_L2,
            DType::F16 | DType::BF16 => KV,
        };
        judge_whole(got, self.values.view(), self.terms, tolerance)
    }
}

/// What a forward pass writes.
pub struct Forward {
    pub o: Exact,
    pub kv: Exact,
    pub product: Exact,
}

pub fn forward<T: Float>(op: &Flao, inputs: &FlaoInputs<ArrayD<T>>) -> Result<Forward, Error> {
    let sizes = sizes(inputs);
    let [_, _, _, keys, d, _] = sizes;
    let values = |inputs: &FlaoInputs<ArrayD<T>>| -> Result<[ArrayD<f64>; 3], Error> {
        let o = op.forward_f64(&inputs.view())?;
        // f32 is exact enough for what is at most of that type.
        let widened = inputs.map(|_, array| array.mapv(|value| value.to_f64() as f32));
        let (_, saved) = op.forward_saving(&widened.view(), FlaoSave::KvAndProduct)?;
        let wide = |array: Option<&ArrayD<f32>>| array.map(|array| array.mapv(f64::from));
        let (kv, product) = (wide(saved.kv()), wide(saved.product()));
        Ok([o, kv.unwrap_or_default(), product.unwrap_or_default()])
    };
    let [o, kv, product] = values(inputs)?;
    let terms = values(&inputs.map(|_, array| absolute(array)))?;
    Ok(Forward {
        o: Exact::new(sizes, o, &terms[0], keys * d),
        kv: Exact::new(sizes, kv, &terms[1], keys),
        product: Exact::new(sizes, product, &terms[2], keys * d),
    })
}

/// dq, dk, dv and dg.
pub fn backward<T: Float>(
    op: &Flao,
    inputs: &FlaoInputs<ArrayD<T>>,
    d_o: &ArrayD<T>,
) -> Result<[Exact; 4], Error> {
    let sizes = sizes(inputs);
    let [_, _, queries, keys, d, e] = sizes;
    let values = |inputs: &FlaoInputs<ArrayD<T>>, d_o: &ArrayD<T>| {
        let nothing = FlaoSaved::<ArrayViewD<f32>, ArrayViewD<T>>::Nothing;
        op.backward_f64(&inputs.view(), &nothing, d_o.view())
    };
    let exact = values(inputs, d_o)?;
    let terms = values(&inputs.map(|_, array| absolute(array)), &absolute(d_o))?;
    let FlaoGradients { dq, dk, dv, dg } = exact;
    Ok([
        Exact::new(sizes, dq, &terms.dq, e * keys),
        Exact::new(sizes, dk, &terms.dk, e * queries),
        Exact::new(sizes, dv, &terms.dv, d * queries),
        Exact::new(sizes, dg, &terms.dg, d * keys),
    ])
}

fn absolute<T: Float>(array: &ArrayD<T>) -> ArrayD<T> {
    array.mapv(|value| T::from_f64(value.to_f64().abs()))
}
