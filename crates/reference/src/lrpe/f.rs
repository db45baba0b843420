//! x̄ = f(x) and dx = f'(x)·dx̄, row by row.

use std::ops::{Add, Range};

use ndarray::{Array2, ArrayView1, ArrayView2, ArrayView4, Axis};
use rayon::prelude::*;

use super::check::{NEEDED_FOR_NORM, NORM_DIMENSIONS};
use super::positions::Tokens;
use super::rows::{Block, Row, read};
use super::{LrpeProblem, Pass};
use crate::activation::{relu, relu_gradient, sigmoid, sigmoid_gradient, silu, silu_gradient};
use crate::dtype::Load;
use crate::error::InputError;
use crate::tensor::{of_rank, required};

/// The function f of a head's features, before the position encoding.
///
/// It is not rounded between f and the encoding.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Function {
    /// An activation.
    Activation(Activation),
    /// x / sqrt(mean(x²) + eps) ⊙ w, the mean over all D features, with w from
    /// [`LrpeInputs::norm_weight`](crate::LrpeInputs::norm_weight).
    RmsNorm {
        /// What is added to the mean of the squares.
        eps: f64,
    },
}

impl Function {
    /// The RMS norm with the usual eps, 1e-6.
    pub const RMS_NORM: Self = Self::RmsNorm { eps: 1e-6 };

    /// What dx needs x for, if it does.
    pub(super) fn gradient_needs_x(self) -> Option<&'static str> {
        match self {
            Self::Activation(Activation::None) => None,
            Self::Activation(_) => Some("the gradient of the activation"),
            Self::RmsNorm { .. } => Some("the gradient of the RMS norm"),
        }
    }
}

impl Default for Function {
    /// f(x) = x.
    fn default() -> Self {
        Activation::None.into()
    }
}

impl From<Activation> for Function {
    fn from(activation: Activation) -> Self {
        Self::Activation(activation)
    }
}

/// The dimension over which a softmax sums to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoftmaxAxis {
    /// The features of one token and head (`dim = -1`).
    Feature,
    /// All tokens of one (batch, head, feature) column, extra tokens included: `dim = 1` of
    /// (B, N, H, D).
    Sequence,
}

/// An activation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Activation {
    /// f(x) = x.
    #[default]
    None,
    /// f(x) = max(x, 0), see [`relu`](crate::activation::relu).
    Relu,
    /// f(x) = 1 / (1 + exp(−x)), see [`sigmoid`](crate::activation::sigmoid).
    Sigmoid,
    /// f(x) = x · sigmoid(x), see [`silu`](crate::activation::silu).
    Silu,
    /// f(x) = exp(x − max x) / Σ exp(x − max x) over the axis.
    Softmax(SoftmaxAxis),
}

impl Activation {
    /// Turns a row x into f(x). A softmax is over the row.
    pub(crate) fn apply(self, row: &mut [f64]) {
        match self {
            Self::None => {}
            Self::Relu => map(row, relu),
            Self::Sigmoid => map(row, sigmoid),
            Self::Silu => map(row, silu),
            Self::Softmax(_) => {
                let maximum = row.iter().copied().fold(f64::NEG_INFINITY, f64::max);
                map(row, |x| (x - maximum).exp());
                let sum: f64 = row.iter().sum();
                map(row, |e| e / sum);
            }
        }
    }

    /// Turns the gradient `d` of a row f(x) into that of x. What `x` holds is lost.
    pub(crate) fn gradient(self, x: &mut [f64], d: &mut [f64]) {
        let pointwise = |gradient: fn(f64, f64) -> f64, x: &[f64], d: &mut [f64]| {
            for (d, x) in d.iter_mut().zip(x) {
                *d = gradient(*x, *d);
            }
        };
        match self {
            Self::None => {}
            Self::Relu => pointwise(relu_gradient, x, d),
            Self::Sigmoid => pointwise(sigmoid_gradient, x, d),
            Self::Silu => pointwise(silu_gradient, x, d),
            Self::Softmax(_) => {
                self.apply(x);
                let projection: f64 = x.iter().zip(&*d).map(|(s, d)| s * d).sum();
                for (d, s) in d.iter_mut().zip(&*x) {
                    *d = *s * (*d - projection);
                }
            }
        }
    }
}

/// x, with f prepared for it.
pub(super) struct Prepared<'a, T> {
    /// Axes (N, H, B, D).
    x: ArrayView4<'a, T>,
    f: Step<'a>,
}

enum Step<'a> {
    /// An activation of each row on its own.
    Rows(Activation),
    /// Maximum and sum of exponentials of each column.
    SoftmaxSequence {
        maximum: Columns<'a>,
        sum: Columns<'a>,
    },
    RmsNorm {
        eps: f64,
        /// (1, D) or (H, D).
        weight: ArrayView2<'a, f32>,
    },
}

impl<'a, T: Load> Prepared<'a, T> {
    pub fn new(pass: &'a Pass, x: ArrayView4<'a, T>) -> Result<Self, InputError> {
        let (problem, tokens) = (&pass.problem, &pass.tokens);
        let f = match pass.op.f {
            Function::RmsNorm { eps } => {
                let (op, weight) = (pass.op.name(), pass.norm_weight.as_ref());
                let weight = required(op, weight, "norm_weight", NEEDED_FOR_NORM)?;
                let rows = match weight.ndim() {
                    1 => weight.view().insert_axis(Axis(0)),
                    _ => weight.view(),
                };
                let weight = of_rank(op, "norm_weight", NORM_DIMENSIONS, rows)?;
                Step::RmsNorm { eps, weight }
            }
            Function::Activation(Activation::Softmax(SoftmaxAxis::Sequence)) => {
                let (maximum, sum) = match &pass.statistics {
                    Some(given) => {
                        let plane = |plane| move |(row, d)| f64::from(given[[row, plane, d]]);
                        let (m, log2_l) = (plane(0), plane(1));
                        (
                            Columns::of(problem, tokens, m),
                            Columns::of(problem, tokens, |at| log2_l(at).exp2()),
                        )
                    }
                    None => {
                        let maximum = column_maximum(&x, problem, tokens);
                        let sum = column_sum(&x, &maximum);
                        (maximum, sum)
                    }
                };
                Step::SoftmaxSequence { maximum, sum }
            }
            Function::Activation(of_rows) => Step::Rows(of_rows),
        };
        Ok(Self { x, f })
    }

    /// Maximum and sum of exponentials of each column, where there is a softmax over them.
    pub fn columns(&self) -> Option<[&Columns<'a>; 2]> {
        match &self.f {
            Step::SoftmaxSequence { maximum, sum } => Some([maximum, sum]),
            _ => None,
        }
    }

    /// x̄ of a row.
    pub fn value(&self, row: Row, value: &mut [f64]) {
        read(&self.x, row, value);
        match &self.f {
            Step::Rows(activation) => activation.apply(value),
            Step::SoftmaxSequence { maximum, sum } => {
                let statistics = maximum.of_row(row).into_iter().zip(sum.of_row(row));
                for (value, (maximum, sum)) in value.iter_mut().zip(statistics) {
                    *value = (*value - maximum).exp() / sum;
                }
            }
            Step::RmsNorm { eps, weight } => {
                normalise(value, *eps);
                for (value, weight) in value.iter_mut().zip(of_head(weight, row)) {
                    *value *= f64::from(*weight);
                }
            }
        }
    }

    /// Turns dx̄ of a row into dx. `projection` is Σ s ⊙ dx̄ of every column where that is needed;
    /// `scratch` is a row.
    pub fn gradient(
        &self,
        row: Row,
        projection: Option<&Columns>,
        d: &mut [f64],
        scratch: &mut [f64],
    ) {
        match (&self.f, projection) {
            (Step::Rows(activation), _) => {
                read(&self.x, row, scratch);
                activation.gradient(scratch, d);
            }
            (Step::SoftmaxSequence { .. }, Some(projection)) => {
                self.value(row, scratch);
                for ((d, s), projection) in d.iter_mut().zip(scratch).zip(projection.of_row(row)) {
                    *d = *s * (*d - projection);
                }
            }
            // With n = x · r, r = 1 / sqrt(mean(x²) + eps): dx = r · (d ⊙ w − n · mean(d ⊙ w ⊙ n)).
            (Step::RmsNorm { eps, weight }, _) => {
                read(&self.x, row, scratch);
                let scale = normalise(scratch, *eps);
                for (d, weight) in d.iter_mut().zip(of_head(weight, row)) {
                    *d *= f64::from(*weight);
                }
                let sum: f64 = scratch.iter().zip(&*d).map(|(n, d)| n * d).sum();
                let mean = sum / d.len() as f64;
                for (d, n) in d.iter_mut().zip(scratch) {
                    *d = scale * (*d - *n * mean);
                }
            }
            (Step::SoftmaxSequence { .. }, None) => {}
        }
    }

    /// Adds dx̄ ⊙ x / sqrt(mean(x²) + eps) of a row, its part of the gradient of the norm's weight.
    pub fn accumulate_dnorm_weight(
        &self,
        row: Row,
        d: &[f64],
        dnorm_weight: &mut [f64],
        scratch: &mut [f64],
    ) {
        if let Step::RmsNorm { eps, .. } = self.f {
            read(&self.x, row, scratch);
            normalise(scratch, eps);
            for ((dweight, d), n) in dnorm_weight.iter_mut().zip(d).zip(scratch) {
                *dweight += d * *n;
            }
        }
    }
}

/// The weights of a row's head.
fn of_head<'a>(weight: &ArrayView2<'a, f32>, row: Row) -> ArrayView1<'a, f32> {
    let head = row.head.min(weight.nrows() - 1);
    (*weight).index_axis_move(Axis(0), head)
}

/// Multiplies x by 1 / sqrt(mean(x²) + eps), and returns that.
fn normalise(x: &mut [f64], eps: f64) -> f64 {
    let squares: f64 = x.iter().map(|x| x * x).sum();
    let scale = 1.0 / (squares / x.len() as f64 + eps).sqrt();
    map(x, |x| x * scale);
    scale
}

/// A number for each column of each sequence.
pub(super) struct Columns<'a> {
    problem: &'a LrpeProblem,
    tokens: &'a Tokens,
    /// (rows, D), where the columns of head h of sequence i are row i·H + h.
    pub numbers: Array2<f64>,
}

impl<'a> Columns<'a> {
    /// `accumulate` goes through some rows of a sequence, starting from `initial`; `merge` joins two
    /// results of the same columns.
    pub fn reduce(
        problem: &'a LrpeProblem,
        tokens: &'a Tokens,
        initial: f64,
        merge: impl Fn(f64, f64) -> f64 + Sync,
        accumulate: impl Fn(&Block, &mut [f64]) + Sync,
    ) -> Self {
        let of_tokens = |range: Range<usize>| {
            Block::of_tokens(problem, range).reduce_columns(initial, &merge, &accumulate)
        };
        let sequences = tokens.sequences().into_par_iter();
        let (batch, heads, width) = (problem.batch, problem.heads, problem.features);
        // (H, B, D), of one packed sequence or of a batch.
        let numbers: Vec<_> = sequences.map(of_tokens).collect();
        Self::of(problem, tokens, |(row, d)| {
            let (i, h) = (row / heads, row % heads);
            numbers[i / batch][(h * batch + i % batch) * width + d]
        })
    }

    /// Those that `number` gives, by row and column.
    pub fn of(
        problem: &'a LrpeProblem,
        tokens: &'a Tokens,
        number: impl FnMut((usize, usize)) -> f64,
    ) -> Self {
        let shape = (tokens.column_rows(problem), problem.features);
        Self {
            problem,
            tokens,
            numbers: Array2::from_shape_fn(shape, number),
        }
    }

    /// The numbers of a row.
    fn of_row(&self, row: Row) -> ArrayView1<'_, f64> {
        let sequence = self.tokens.sequence(row.token) * self.problem.batch + row.batch;
        self.numbers.row(sequence * self.problem.heads + row.head)
    }
}

fn column_maximum<'a, T: Load>(
    x: &ArrayView4<T>,
    problem: &'a LrpeProblem,
    tokens: &'a Tokens,
) -> Columns<'a> {
    Columns::reduce(
        problem,
        tokens,
        f64::NEG_INFINITY,
        f64::max,
        |block, maximum| {
            let mut value = vec![0.0; x.dim().3];
            for row in block.rows() {
                read(x, row, &mut value);
                for (maximum, x) in maximum[block.columns(row)].iter_mut().zip(&value) {
                    // A NaN is passed over here; it reaches the result through the sum.
                    *maximum = maximum.max(*x);
                }
            }
        },
    )
}

fn column_sum<'a, T: Load>(x: &ArrayView4<T>, maximum: &Columns<'a>) -> Columns<'a> {
    let (problem, tokens) = (maximum.problem, maximum.tokens);
    Columns::reduce(problem, tokens, 0.0, Add::add, |block, sum| {
        let mut value = vec![0.0; x.dim().3];
        for row in block.rows() {
            read(x, row, &mut value);
            let sum = sum[block.columns(row)].iter_mut();
            for ((sum, x), maximum) in sum.zip(&value).zip(maximum.of_row(row)) {
                // Nothing, also where there is nothing else.
                if *x != f64::NEG_INFINITY {
                    *sum += (x - maximum).exp();
                }
            }
        }
    })
}

fn map(values: &mut [f64], f: impl Fn(f64) -> f64) {
    for value in values {
        *value = f(*value);
    }
}
