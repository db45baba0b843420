//! x̄ = f(x) and dx = f'(x)·dx̄, row by row.

use std::ops::{Add, Range};

use ndarray::{ArrayView1, ArrayView2, ArrayView3, ArrayView4, ArrayViewD, Axis};
use rayon::prelude::*;

use super::check::{NEEDED_FOR_NORM, NORM_DIMENSIONS, of_rank, required};
use super::positions::Tokens;
use super::rows::{Block, Row, read};
use super::statistics::sums;
use super::{Lrpe, LrpeProblem};
use crate::activation::{relu, relu_gradient, sigmoid, sigmoid_gradient, silu, silu_gradient};
use crate::dtype::Load;
use crate::error::InputError;

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
    pub fn new(
        op: &Lrpe,
        x: ArrayView4<'a, T>,
        norm_weight: Option<&'a ArrayViewD<f32>>,
        statistics: Option<&ArrayView3<f32>>,
        problem: &LrpeProblem,
        tokens: &'a Tokens,
    ) -> Result<Self, InputError> {
        let activation = match op.f {
            Function::Activation(activation) => activation,
            Function::RmsNorm { eps } => {
                let weight = required(op.name(), norm_weight, "norm_weight", NEEDED_FOR_NORM)?;
                let rows = match weight.ndim() {
                    1 => weight.view().insert_axis(Axis(0)),
                    _ => weight.view(),
                };
                let weight = of_rank(op.name(), "norm_weight", NORM_DIMENSIONS, rows)?;
                let f = Step::RmsNorm { eps, weight };
                return Ok(Self { x, f });
            }
        };
        let f = match activation {
            Activation::Softmax(SoftmaxAxis::Sequence) => {
                let (maximum, sum) = match statistics {
                    Some(given) => {
                        let maximum =
                            |row: usize, column: usize| f64::from(given[[row, 0, column]]);
                        (
                            Columns::of_rows(problem, tokens, maximum),
                            Columns::of_rows(problem, tokens, sums(given)),
                        )
                    }
                    None => {
                        let maximum = column_maximum(&x, problem, tokens);
                        let sum = column_sum(&x, problem, &maximum);
                        (maximum, sum)
                    }
                };
                Step::SoftmaxSequence { maximum, sum }
            }
            of_rows => Step::Rows(of_rows),
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

    /// Whether [`gradient`](Self::gradient) needs Σ s ⊙ dx̄ over the columns.
    pub fn needs_projection(&self) -> bool {
        matches!(self.f, Step::SoftmaxSequence { .. })
    }

    /// x̄ of a row.
    pub fn value(&self, row: Row, value: &mut [f64]) {
        read(&self.x, row, value);
        match &self.f {
            Step::Rows(activation) => activation.apply(value),
            Step::SoftmaxSequence { maximum, sum } => {
                let statistics = maximum.of(row).iter().zip(sum.of(row));
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
                for ((d, s), projection) in d.iter_mut().zip(scratch).zip(projection.of(row)) {
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

/// A number for each (H, B, D) column of each sequence.
pub(super) struct Columns<'a> {
    tokens: &'a Tokens,
    /// All rows, which says where a row's columns stand among the numbers of its sequence.
    whole: Block,
    of_sequence: Vec<Vec<f64>>,
}

impl<'a> Columns<'a> {
    /// `accumulate` goes through some rows of a sequence, starting from `initial`; `merge` joins two
    /// results of the same columns.
    pub fn reduce(
        problem: &LrpeProblem,
        tokens: &'a Tokens,
        initial: f64,
        merge: impl Fn(f64, f64) -> f64 + Sync,
        accumulate: impl Fn(&Block, &mut [f64]) + Sync,
    ) -> Self {
        let of_sequence = |range: Range<usize>| {
            Block::of_tokens(problem, range).reduce_columns(initial, &merge, &accumulate)
        };
        Self {
            tokens,
            whole: Block::of_tokens(problem, tokens.range()),
            of_sequence: tokens
                .sequences()
                .into_par_iter()
                .map(of_sequence)
                .collect(),
        }
    }

    /// The number of column d of head h of sequence i, by the row i·H + h and d.
    pub fn of_rows(
        problem: &LrpeProblem,
        tokens: &'a Tokens,
        number: impl Fn(usize, usize) -> f64,
    ) -> Self {
        let whole = Block::of_tokens(problem, tokens.range());
        let (batch, heads, width) = (problem.batch, problem.heads, problem.features);
        let of_sequence = |sequence: usize| {
            let columns = (0..heads).flat_map(|h| (0..batch).map(move |b| (h, b)));
            let columns = columns.flat_map(|(h, b)| {
                let row = (sequence * batch + b) * heads + h;
                (0..width).map(move |d| (row, d))
            });
            columns.map(|(row, d)| number(row, d)).collect()
        };
        Self {
            tokens,
            whole,
            of_sequence: (0..tokens.sequences().len()).map(of_sequence).collect(),
        }
    }

    /// What [`of_rows`](Self::of_rows) was made of.
    pub fn number(&self, problem: &LrpeProblem, row: usize, d: usize) -> f64 {
        let (batch, heads, width) = (problem.batch, problem.heads, problem.features);
        let (i, h) = (row / heads, row % heads);
        self.of_sequence[i / batch][(h * batch + i % batch) * width + d]
    }

    /// The numbers of a row.
    fn of(&self, row: Row) -> &[f64] {
        &self.of_sequence[self.tokens.sequence(row.token)][self.whole.columns(row)]
    }
}

fn column_maximum<'a, T: Load>(
    x: &ArrayView4<T>,
    problem: &LrpeProblem,
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

fn column_sum<'a, T: Load>(
    x: &ArrayView4<T>,
    problem: &LrpeProblem,
    maximum: &Columns<'a>,
) -> Columns<'a> {
    Columns::reduce(problem, maximum.tokens, 0.0, Add::add, |block, sum| {
        let mut value = vec![0.0; x.dim().3];
        for row in block.rows() {
            read(x, row, &mut value);
            let sum = sum[block.columns(row)].iter_mut();
            for ((sum, x), maximum) in sum.zip(&value).zip(maximum.of(row)) {
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
