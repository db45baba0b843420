//! x̄ = f(x) and dx = f'(x)·dx̄, row by row.

use std::ops::Add;

use ndarray::ArrayView4;

use super::block::{Block, Row};
use super::rows::read;
use crate::activation::{
    Activation, SoftmaxAxis, relu, relu_gradient, sigmoid, sigmoid_gradient, silu, silu_gradient,
};
use crate::dtype::Element;

/// x, with f prepared for it.
pub(super) struct Activated<'a, T> {
    /// Axes (N, H, B, D).
    x: ArrayView4<'a, T>,
    whole: Block,
    function: Function,
}

enum Function {
    None,
    Relu,
    Sigmoid,
    Silu,
    SoftmaxFeature,
    /// Maximum and sum of exponentials of each (H, B, D) column.
    SoftmaxSequence {
        maximum: Vec<f64>,
        sum: Vec<f64>,
    },
}

impl<'a, T: Element> Activated<'a, T> {
    pub fn new(activation: Activation, x: ArrayView4<'a, T>, whole: Block) -> Self {
        let function = match activation {
            Activation::None => Function::None,
            Activation::Relu => Function::Relu,
            Activation::Sigmoid => Function::Sigmoid,
            Activation::Silu => Function::Silu,
            Activation::Softmax(SoftmaxAxis::Feature) => Function::SoftmaxFeature,
            Activation::Softmax(SoftmaxAxis::Sequence) => {
                let maximum = column_maximum(&x, &whole);
                let sum = column_sum(&x, &whole, &maximum);
                Function::SoftmaxSequence { maximum, sum }
            }
        };
        Self { x, whole, function }
    }

    /// Whether [`gradient`](Self::gradient) needs Σ s ⊙ dx̄ over the columns.
    pub fn needs_projection(&self) -> bool {
        matches!(self.function, Function::SoftmaxSequence { .. })
    }

    /// x̄ of a row.
    pub fn value(&self, row: Row, value: &mut [f64]) {
        read(&self.x, row, value);
        match &self.function {
            Function::None => {}
            Function::Relu => map(value, relu),
            Function::Sigmoid => map(value, sigmoid),
            Function::Silu => map(value, silu),
            Function::SoftmaxFeature => {
                let maximum = value.iter().copied().fold(f64::NEG_INFINITY, f64::max);
                map(value, |x| (x - maximum).exp());
                let sum: f64 = value.iter().sum();
                map(value, |e| e / sum);
            }
            Function::SoftmaxSequence { maximum, sum } => {
                let columns = self.whole.columns(row);
                let statistics = maximum[columns.clone()].iter().zip(&sum[columns]);
                for (value, (maximum, sum)) in value.iter_mut().zip(statistics) {
                    *value = (*value - maximum).exp() / sum;
                }
            }
        }
    }

    /// Turns dx̄ of a row into dx. `projection` is Σ s ⊙ dx̄ of every column where that is needed;
    /// `scratch` is a row.
    pub fn gradient(&self, row: Row, projection: &[f64], d: &mut [f64], scratch: &mut [f64]) {
        match &self.function {
            Function::None => {}
            Function::Relu => self.pointwise_gradient(row, d, scratch, relu_gradient),
            Function::Sigmoid => self.pointwise_gradient(row, d, scratch, sigmoid_gradient),
            Function::Silu => self.pointwise_gradient(row, d, scratch, silu_gradient),
            Function::SoftmaxFeature => {
                self.value(row, scratch);
                let projection: f64 = scratch.iter().zip(&*d).map(|(s, d)| s * d).sum();
                for (d, s) in d.iter_mut().zip(scratch) {
                    *d = *s * (*d - projection);
                }
            }
            Function::SoftmaxSequence { .. } => {
                self.value(row, scratch);
                let projection = &projection[self.whole.columns(row)];
                for ((d, s), projection) in d.iter_mut().zip(scratch).zip(projection) {
                    *d = *s * (*d - projection);
                }
            }
        }
    }

    fn pointwise_gradient(
        &self,
        row: Row,
        d: &mut [f64],
        scratch: &mut [f64],
        gradient: impl Fn(f64, f64) -> f64,
    ) {
        read(&self.x, row, scratch);
        for (d, x) in d.iter_mut().zip(scratch) {
            *d = gradient(*x, *d);
        }
    }
}

fn column_maximum<T: Element>(x: &ArrayView4<T>, whole: &Block) -> Vec<f64> {
    whole.reduce_columns(f64::NEG_INFINITY, f64::max, |block, maximum| {
        let mut value = vec![0.0; x.dim().3];
        for row in block.rows() {
            read(x, row, &mut value);
            for (maximum, x) in maximum[block.columns(row)].iter_mut().zip(&value) {
                // A NaN is passed over here; it reaches the result through the sum.
                *maximum = maximum.max(*x);
            }
        }
    })
}

fn column_sum<T: Element>(x: &ArrayView4<T>, whole: &Block, maximum: &[f64]) -> Vec<f64> {
    whole.reduce_columns(0.0, Add::add, |block, sum| {
        let mut value = vec![0.0; x.dim().3];
        for row in block.rows() {
            read(x, row, &mut value);
            let sum = sum[block.columns(row)].iter_mut();
            for ((sum, x), maximum) in sum.zip(&value).zip(&maximum[whole.columns(row)]) {
                *sum += (x - maximum).exp();
            }
        }
    })
}

fn map(values: &mut [f64], f: impl Fn(f64) -> f64) {
    for value in values {
        *value = f(*value);
    }
}
