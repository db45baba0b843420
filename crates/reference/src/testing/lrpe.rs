//! Random problems of [`Lrpe`], and what their results must be.

use ndarray::{Array2, ArrayD, Axis};
use proptest::prelude::*;
use proptest::sample::select;

use super::exact::{Exact, norm};
use super::{Layout, Random, features, few, gradient_sizes, values};
use crate::compare::{ElementTolerance, F32_RELATIVE_L2, LRPE_ELEMENT, PHASE_ERROR};
use crate::dtype::{DType, Element};
use crate::{Activation, Encoding, Function, Lrpe, Positions, Rotation, SoftmaxAxis, ThetaKind};

/// The parameters and sizes of one problem.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The operator.
    pub op: Lrpe,
    /// The shape of x.
    pub x: Vec<usize>,
    /// The shape of theta.
    pub theta: [usize; 2],
}

/// One problem with its data.
#[derive(Clone, Debug)]
pub struct Case<T> {
    /// The operator.
    pub op: Lrpe,
    /// Of order 1, some of them exactly 0.
    pub x: ArrayD<T>,
    /// Frequencies of all sizes up to 64, of either sign.
    pub theta: Array2<f32>,
    /// The gradient of o.
    pub d_o: ArrayD<T>,
    /// Of x, o or do, and dx.
    pub layouts: [Layout; 3],
}

/// dx goes through a product with f'(x) and, in a softmax, a sum; each adds roundings in f32 to those
/// of the encoding.
const GRADIENT: ElementTolerance = ElementTolerance {
    ulps: 1.0,
    of_scale: 2.0 * LRPE_ELEMENT.of_scale,
};

/// A tenth of the terms that make up a result: where it is smaller, the terms cancel, and its error is
/// measured by them.
const CANCELLED: f64 = 0.1;

/// Every activation.
pub const ACTIVATIONS: [Activation; 6] = [
    Activation::None,
    Activation::Relu,
    Activation::Sigmoid,
    Activation::Silu,
    Activation::Softmax(SoftmaxAxis::Feature),
    Activation::Softmax(SoftmaxAxis::Sequence),
];

/// These problems, with values of order 1 and gradients down to those of training.
pub fn cases<T: Element>(
    problems: impl Strategy<Value = Problem>,
    layouts: impl Strategy<Value = Layout> + Clone,
) -> impl Strategy<Value = Case<T>> {
    let layouts = [layouts.clone(), layouts.clone(), layouts];
    (problems, gradient_sizes(), layouts).prop_flat_map(|(problem, gradient, layouts)| {
        let Problem { op, x, theta } = problem;
        let data = (
            values(&x, 4.0),
            values::<f32>(&theta, 1.0),
            values(&op.output_shape(&x), 4.0 * gradient),
        );
        data.prop_map(move |(x, units, d_o)| Case {
            op: op.clone(),
            x,
            theta: Array2::from_shape_fn(theta, |(h, i)| frequency(units[[h, i]])),
            d_o,
            layouts,
        })
    })
}

/// A frequency up to 64, whose logarithm is uniform if the absolute value of `unit` is; 0 of 0.
fn frequency(unit: f32) -> f32 {
    let size = 64.0 * (24.0 * (f64::from(unit.abs()) - 1.0)).exp2();
    if unit == 0.0 {
        0.0
    } else {
        size.copysign(unit.into()) as f32
    }
}

/// Problems on a line with the encoding of `op` and any activation: ragged sizes, often with one or
/// none, and positions up to the last whose angle is promised to be exact.
pub fn on_a_line(op: Lrpe) -> BoxedStrategy<Problem> {
    let tokens = prop_oneof![16 => few(39), 4 => 100usize..700];
    let sizes = (few(5), tokens, few(9), features(150));
    let kinds = (
        select(vec![ThetaKind::PerFeature, ThetaKind::PerHead]),
        any::<bool>(),
    );
    let rest = (
        0f64..1.5,
        any::<bool>(),
        select(&ACTIVATIONS[..]),
        0usize..6,
    );
    (sizes, kinds, rest)
        .prop_map(
            move |(sizes, (theta_kind, shared), (share, flat, activation, offset))| {
                let (batch, tokens, heads, angles) = sizes;
                // Long or wide, not both: this takes milliseconds.
                let angles = if tokens < 100 { angles } else { angles.min(24) };
                let last = (1 << 24) - tokens as i64;
                let offset = [0, 4096, 131_072, 1 << 20, -77, last][offset];
                let columns = match theta_kind {
                    ThetaKind::PerHead => 1,
                    // Often all angles turn.
                    ThetaKind::PerFeature => ((share * angles as f64) as usize).min(angles),
                };
                let features = angles * per_angle(&op.encoding);
                Problem {
                    op: Lrpe {
                        positions: Positions::line(offset),
                        f: activation.into(),
                        theta_kind,
                        ..op.clone()
                    },
                    x: match heads {
                        1 if flat => vec![batch, tokens, features],
                        _ => vec![batch, tokens, heads, features],
                    },
                    theta: [if shared { 1 } else { heads }, columns],
                }
            },
        )
        .boxed()
}

/// Problems on a grid of one to four axes with the encoding of `op` and any activation, up to some
/// hundred tokens, and sometimes none.
pub fn on_a_grid(op: Lrpe) -> BoxedStrategy<Problem> {
    let axes = |k, most| prop::collection::vec(few(most), k);
    let grid = prop_oneof![axes(1, 499), axes(2, 23), axes(3, 8), axes(4, 5)];
    let sizes = (few(5), few(9), features(150), 0usize..13);
    (
        grid,
        sizes,
        0usize..3,
        0f64..1.0,
        any::<bool>(),
        select(&ACTIVATIONS[..]),
    )
        .prop_map(move |(grid, sizes, width, share, shared, activation)| {
            let (batch, heads, angles, extra_tokens) = sizes;
            let on_grid: usize = grid.iter().product();
            let angles = if on_grid < 100 {
                angles
            } else {
                angles.min(24)
            };
            // As few columns of theta as can be, the next power of two, or any.
            let least = angles.div_ceil(grid.len());
            let columns = match width {
                0 => least,
                1 => least.next_power_of_two(),
                _ => least + (share * (angles + 4 - least) as f64) as usize,
            };
            let tokens = extra_tokens + on_grid;
            let features = angles * per_angle(&op.encoding);
            Problem {
                op: Lrpe {
                    positions: Positions::grid(grid, extra_tokens),
                    f: activation.into(),
                    ..op.clone()
                },
                x: match op.encoding {
                    Encoding::Cosine => vec![batch, heads, tokens, features],
                    _ => vec![batch, tokens, heads, features],
                },
                theta: [if shared { 1 } else { heads }, columns],
            }
        })
        .boxed()
}

/// Features of x for each angle of a row that turns as a whole.
fn per_angle(encoding: &Encoding) -> usize {
    match encoding {
        Encoding::Cosine => 1,
        _ => 2,
    }
}

impl<T: Element> Case<T> {
    /// A problem with dense tensors that follow from a seed.
    pub fn plain(problem: Problem, seed: u64) -> Self {
        let Problem { op, x, theta } = problem;
        let mut random = Random::new(seed);
        Self {
            x: random.array(&x, 4.0),
            theta: Array2::from_shape_simple_fn(theta, || frequency(random.signed_unit() as f32)),
            d_o: random.array(&op.output_shape(&x), 4.0),
            op,
            layouts: [Layout::ROW_MAJOR; 3],
        }
    }

    /// The exact o.
    ///
    /// # Panics
    /// If the shapes do not fit.
    pub fn forward(&self) -> Exact {
        let o = self.op.forward_f64(self.x.view(), self.theta.view());
        let o = o.expect("the tensors of a case fit");
        let scale = self.lengths(&o);
        let terms = CANCELLED * norm(&scale);
        Exact::elements(o, scale, LRPE_ELEMENT).and_whole(terms, of_elements(T::DTYPE))
    }

    /// The exact dx.
    ///
    /// # Panics
    /// If the shapes do not fit.
    pub fn backward(&self) -> Exact {
        let (x, d_o) = (Some(self.x.view()), self.d_o.view());
        let dx = self.op.backward_f64(x, self.theta.view(), d_o);
        let scale = self.gradient_scale();
        let terms = CANCELLED * norm(&scale);
        Exact::elements(dx.expect("the tensors of a case fit"), scale, GRADIENT)
            .and_whole(terms, of_elements(T::DTYPE))
    }

    /// The exact dtheta.
    ///
    /// # Panics
    /// If the shapes do not fit.
    pub fn dtheta(&self) -> Exact {
        let (x, d_o) = (self.x.view(), self.d_o.view());
        let dtheta = self.op.dtheta_f64(x.view(), self.theta.view(), d_o.view());
        let dtheta = dtheta.expect("the tensors of a case fit").into_dyn();
        let scale = self.op.dtheta_terms(x, self.theta.view(), d_o);
        let scale = scale.expect("the tensors of a case fit").into_dyn();
        // What terms of random signs add up to is smaller by the root of their number.
        let rows = self.x.len() / self.x.shape().last().copied().unwrap_or(1).max(1);
        let terms = norm(&scale) / (rows.max(1) as f64 / self.theta.nrows().max(1) as f64).sqrt();
        Exact::elements(dtheta, scale, LRPE_ELEMENT).and_whole(terms, F32_RELATIVE_L2)
    }

    /// f(x): o where nothing turns.
    fn value(&self) -> ArrayD<f64> {
        let mut still = self.op.clone();
        if let Encoding::Rotate(Rotation { factor, .. }) = &mut still.encoding {
            *factor = 1.0;
        }
        let o = still.forward_f64(self.x.view(), Array2::zeros(self.theta.dim()).view());
        self.of_x(o.expect("the tensors of a case fit"))
    }

    /// The first features of rows of o, as many as x has.
    fn of_x(&self, rows: ArrayD<f64>) -> ArrayD<f64> {
        let last = Axis(rows.ndim() - 1);
        let features = self.x.shape()[last.0];
        rows.slice_axis(last, (0..features).into()).into_owned()
    }

    /// For each element of o the length of what turns with it.
    fn lengths(&self, o: &ArrayD<f64>) -> ArrayD<f64> {
        let mut lengths = o.clone();
        let last = Axis(o.ndim() - 1);
        for (mut lengths, o) in lengths.lanes_mut(last).into_iter().zip(o.lanes(last)) {
            let row = self.op.encoding.lengths(&o.to_vec());
            lengths.assign(&ndarray::aview1(&row));
        }
        lengths
    }

    /// The size of the terms that an element of dx is a sum of.
    fn gradient_scale(&self) -> ArrayD<f64> {
        let d_value = self.of_x(self.lengths(&self.d_o.mapv(T::to_f64)));
        let d_value = match self.op.encoding {
            Encoding::Rotate(Rotation { factor, .. }) => d_value * factor.abs().max(1.0),
            _ => d_value,
        };
        let x = self.x.mapv(T::to_f64);
        let last = Axis(x.ndim() - 1);
        let sigmoid = |x: f64| 1.0 / (1.0 + (-x).exp());
        // |f'|, but where it crosses zero by terms that cancel, their size.
        let scale = match self.op.f {
            Function::Activation(Activation::None) => d_value,
            Function::Activation(Activation::Relu) => {
                x.mapv(|x| if x <= 0.0 { 0.0 } else { 1.0 }) * d_value
            }
            Function::Activation(Activation::Sigmoid) => {
                x.mapv(|x| sigmoid(x) * sigmoid(-x)) * d_value
            }
            Function::Activation(Activation::Silu) => {
                x.mapv(|x| sigmoid(x) * (1.0 + x.abs() * sigmoid(-x))) * d_value
            }
            Function::Activation(Activation::Softmax(axis)) => {
                let value = self.value();
                let heads_first = self.op.name() == Lrpe::cosine_md([1]).name();
                let axis = match axis {
                    SoftmaxAxis::Feature => last,
                    SoftmaxAxis::Sequence if heads_first => Axis(2),
                    SoftmaxAxis::Sequence => Axis(1),
                };
                let mean = (&value * &d_value).sum_axis(axis).insert_axis(axis);
                value * (d_value + mean)
            }
            Function::RmsNorm { .. } => unreachable!("the problems here have an activation"),
        };
        // Not a number, such as 0 · inf, where there is nothing to be relative to.
        scale.mapv(|scale| if scale.is_nan() { 0.0 } else { scale })
    }
}

/// How far all elements together may be off, where each is bound.
fn of_elements(dtype: DType) -> f64 {
    match dtype {
        DType::F32 => F32_RELATIVE_L2,
        // Half a unit in the last place of numbers just above a power of two.
        DType::F16 => 2f64.powi(-11) + PHASE_ERROR,
        DType::BF16 => 2f64.powi(-8) + PHASE_ERROR,
    }
}
