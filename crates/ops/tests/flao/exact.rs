//! Exact results, and how far from them others may be.

use gimbal_ops::{DType, FlaoSave, Float};
use gimbal_reference::compare::{F32_RELATIVE_L2, relative_l2};
use gimbal_reference::{Flao as Reference, FlaoGradients, FlaoSaved};
use ndarray::{ArrayD, ArrayViewD};

use super::case::{Data, FlaoCase};

/// An exact result, and the size of the sums that it consists of.
pub struct Exact {
    pub values: ArrayD<f64>,
    /// Terms of random signs add up to about as much as this.
    size: f64,
    /// How many elements are rounded on the way: of kv or dkv, or of do ⊙ g.
    rounded: usize,
}

/// The exact o, kv and product.
pub fn forward<T: Float>(case: &FlaoCase, data: &Data<T>) -> [Exact; 3] {
    let [_, _, _, m, d, _] = case.sizes;
    let values = |data: &Data<T>| {
        let inputs = data
            .inputs
            .map(|_, input| input.mapv(|value| value.to_f64() as f32));
        let reference = case.reference();
        let o = reference.forward_f64(&data.inputs.view()).unwrap();
        // f32 is exact enough for what is at most of that type.
        let (_, saved) = reference
            .forward_saving(&inputs.view(), FlaoSave::KvAndProduct)
            .unwrap();
        let wide = |saved: Option<&ArrayD<f32>>| saved.unwrap().mapv(f64::from);
        [o, wide(saved.kv()), wide(saved.product())]
    };
    exact(
        case,
        values(data),
        values(&absolute(data)),
        [m * d, m, m * d],
    )
}

/// The exact dq, dk, dv and dg.
pub fn backward<T: Float>(case: &FlaoCase, data: &Data<T>) -> [Exact; 4] {
    let [_, _, n, m, d, e] = case.sizes;
    let values = |data: &Data<T>| {
        let nothing = FlaoSaved::<ArrayViewD<f32>, ArrayViewD<T>>::Nothing;
        let gradients =
            case.reference()
                .backward_f64(&data.inputs.view(), &nothing, data.d_o.view());
        let FlaoGradients { dq, dk, dv, dg } = gradients.unwrap();
        [dq, dk, dv, dg]
    };
    exact(
        case,
        values(data),
        values(&absolute(data)),
        [m * e, n * e, n * d, m * d],
    )
}

/// `terms` are the sums of absolute values, `counts` says of how many.
fn exact<const N: usize>(
    case: &FlaoCase,
    values: [ArrayD<f64>; N],
    terms: [ArrayD<f64>; N],
    counts: [usize; N],
) -> [Exact; N] {
    let mut sizes = terms
        .iter()
        .zip(counts)
        .map(|(terms, count)| norm(terms) / (count.max(1) as f64).sqrt());
    let [b, h, n, _, d, e] = case.sizes;
    let rounded = (b * h * d * e).min(b * h * n * e);
    values.map(|values| Exact {
        rounded,
        values,
        size: sizes.next().unwrap_or_default(),
    })
}

fn absolute<T: Float>(data: &Data<T>) -> Data<T> {
    let absolute = |array: &ArrayD<T>| array.mapv(|value| T::from_f64(value.to_f64().abs()));
    Data {
        inputs: data.inputs.map(|_, input| absolute(input)),
        d_o: absolute(&data.d_o),
    }
}

/// The root of the sum of squares of what is finite.
fn norm(values: &ArrayD<f64>) -> f64 {
    let finite = values.iter().filter(|value| value.is_finite());
    finite.map(|value| value * value).sum::<f64>().sqrt()
}

/// How far kv of 16-bit tensors may be off: it is a sum in f32, by tensor cores, which do not round to nearest.
const KV: f64 = 1e-4;

impl Exact {
    /// Fails where `got` is too far off, or NaN or infinite where it should not be.
    pub fn check<T: Float>(&self, got: &ArrayD<T>) -> Result<(), String> {
        self.check_within(got, tolerance::<T>(self.rounded.min(got.len())))
    }

    /// The same of kv of tensors of type `T`.
    pub fn check_kv<T: Float>(&self, got: &ArrayD<f32>) -> Result<(), String> {
        match T::DTYPE {
            DType::F32 => self.check_within(got, F32_RELATIVE_L2),
            DType::F16 | DType::BF16 => self.check_within(got, KV),
        }
    }

    fn check_within<T: Float>(&self, got: &ArrayD<T>, tolerance: f64) -> Result<(), String> {
        let error =
            relative_l2(got.view(), self.values.view()).map_err(|error| error.to_string())?;
        let exact = norm(&self.values);
        let error = match exact > 0.0 {
            true => error * exact / exact.max(self.size),
            false => error,
        };
        match error <= tolerance {
            true => Ok(()),
            false => Err(format!(
                "the relative error is {error:e}, allowed are {tolerance:e}"
            )),
        }
    }
}

fn tolerance<T: Float>(rounded: usize) -> f64 {
    match (T::DTYPE, rounded) {
        (DType::F32, _) => F32_RELATIVE_L2,
        // Roundings of 16 bits average out over many elements; over a few they may add up.
        (dtype, ..512) => 4.0 * Reference::tolerance(dtype),
        (dtype, _) => Reference::tolerance(dtype),
    }
}
