//! Random problems of [`Flao`], and what their results must be.

use ndarray::{ArrayD, ArrayViewD};
use proptest::prelude::*;
use proptest::sample::select;

use super::exact::{Exact, Verdict, size_of_terms};
use super::{Layout, Placed, Random, features, few, gradient_sizes, values};
use crate::compare::F32_RELATIVE_L2;
use crate::dtype::{DType, Element};
use crate::{Flao, FlaoGradients, FlaoInputs, FlaoProblem, FlaoSaved};

/// One problem with its data.
#[derive(Clone, Debug)]
pub struct Case<T> {
    /// The operator.
    pub op: Flao,
    /// The sizes.
    pub problem: FlaoProblem,
    /// q, k, v and, as a rule, g.
    pub inputs: FlaoInputs<ArrayD<T>>,
    /// The gradient of o.
    pub d_o: ArrayD<T>,
    /// Of q, k, v, g and do. The outputs may take any of them.
    pub layouts: [Layout; 5],
}

/// What the forward pass must give.
#[derive(Clone, Debug)]
pub struct Forward {
    /// (B, H, N, E).
    pub o: Exact,
    /// (B, H, D, E), in f32.
    pub kv: Exact,
    /// (q·kv)·scale, (B, H, N, E).
    pub product: Exact,
}

/// How large the values of q, k, v, g and do are, and the scale.
type Magnitudes = ([f64; 5], f64);

/// Problems of these sizes, with values of order 1 and gradients down to those of training.
pub fn cases<T: Element>(
    problems: impl Strategy<Value = FlaoProblem>,
    layouts: impl Strategy<Value = Layout> + Clone,
) -> impl Strategy<Value = Case<T>> {
    let scale = select(vec![1.0, 0.125, f64::from(-0.3f32), 0.0]);
    let magnitudes = (gradient_sizes(), scale)
        .prop_map(|(gradient, scale)| ([1.0, 1.0, 1.0, 1.0, gradient], scale));
    cases_of(problems, magnitudes, layouts)
}

/// The same, where the values of each tensor are of an order from 1e-6 to 1e3, and the scale from
/// 2^-10 to 2^10. Results may be anywhere in the range of f32, so that in f16 many are 0 or
/// infinite; a product kept in f16 may be useless.
pub fn cases_of_any_magnitude<T: Element>(
    problems: impl Strategy<Value = FlaoProblem>,
    layouts: impl Strategy<Value = Layout> + Clone,
) -> impl Strategy<Value = Case<T>> {
    let magnitudes = ([(); 5].map(|()| -6.0..3.0), -10.0..10.0, any::<bool>());
    let magnitudes = magnitudes.prop_map(|(orders, scale, negative)| {
        let scale = if negative { -1.0 } else { 1.0 } * f64::exp2(scale);
        // A scale that f32 has.
        let scale = f64::from(scale as f32);
        (orders.map(|order| 10f64.powf(order)), scale)
    });
    cases_of(problems, magnitudes, layouts)
}

fn cases_of<T: Element>(
    problems: impl Strategy<Value = FlaoProblem>,
    magnitudes: impl Strategy<Value = Magnitudes>,
    layouts: impl Strategy<Value = Layout> + Clone,
) -> impl Strategy<Value = Case<T>> {
    let layouts = [(); 5].map(|()| layouts.clone());
    let gated = proptest::bool::weighted(0.75);
    (problems, magnitudes, layouts, gated).prop_flat_map(
        |(problem, ([of_q, of_k, of_v, of_g, of_d_o], scale), layouts, gated)| {
            let inputs = (
                values(&problem.query_shape(), of_q),
                values(&problem.key_shape(), of_k),
                values(&problem.value_shape(), of_v),
                values(&problem.output_shape(), of_g),
                values(&problem.output_shape(), of_d_o),
            );
            inputs.prop_map(move |(q, k, v, g, d_o)| Case {
                op: Flao { scale },
                problem,
                inputs: FlaoInputs {
                    q,
                    k,
                    v,
                    g: gated.then_some(g),
                },
                d_o,
                layouts,
            })
        },
    )
}

/// Sizes that the operator is defined for, often small, and such that the reference takes
/// milliseconds.
pub fn problems() -> BoxedStrategy<FlaoProblem> {
    let long = (0..2500usize, 1000..2500usize, features(64), features(64))
        .prop_map(|(n, m, d, e)| [1, 1, n, m, d, e]);
    prop_oneof![
        4 => sizes((few(3), few(5)), 150, 64),
        3 => sizes((few(2), few(3)), 150, 128),
        3 => sizes((few(2), few(2)), 70, 256),
        2 => long.boxed(),
        1 => sizes((2..4usize, 50..150usize), 3, 16),
    ]
    .prop_map(problem)
    .boxed()
}

/// B and H with N and M up to `rows`, D and E up to `width`.
fn sizes(
    heads: impl Strategy<Value = (usize, usize)> + 'static,
    rows: usize,
    width: usize,
) -> BoxedStrategy<[usize; 6]> {
    let (rows, width) = (|| few(rows), || features(width));
    (heads, rows(), rows(), width(), width())
        .prop_map(|((b, h), n, m, d, e)| [b, h, n, m, d, e])
        .boxed()
}

/// The problem of B, H, N, M, D and E.
pub fn problem(sizes: [usize; 6]) -> FlaoProblem {
    FlaoProblem::of(sizes)
}

impl<T: Element> Case<T> {
    /// A problem with dense tensors of numbers from -1 to 1 that follow from a seed, scale 1/2.
    pub fn plain(problem: FlaoProblem, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let mut tensor = |shape: [usize; 4]| random.array(&shape, 1.0);
        Self {
            op: Flao { scale: 0.5 },
            problem,
            inputs: FlaoInputs {
                q: tensor(problem.query_shape()),
                k: tensor(problem.key_shape()),
                v: tensor(problem.value_shape()),
                g: Some(tensor(problem.output_shape())),
            },
            d_o: tensor(problem.output_shape()),
            layouts: [Layout::ROW_MAJOR; 5],
        }
    }

    /// The exact results of the forward pass.
    ///
    /// # Panics
    /// If the sizes are not those of the tensors.
    pub fn forward(&self) -> Forward {
        let [m, d] = [self.problem.keys, self.problem.features];
        let kv = match T::DTYPE {
            DType::F32 => F32_RELATIVE_L2,
            // A sum in f32, by tensor cores, which do not round to nearest.
            DType::F16 | DType::BF16 => 1e-4,
        };
        let values = |case: &Self| {
            let FlaoInputs { q, k, v, g } = case.inputs.view();
            let kv = case.op.forward_keys_f64(k.view(), v.view());
            let without = FlaoInputs { q, k, v, g: None };
            let product = case.op.forward_f64(&without);
            let o = case.op.forward_f64(&FlaoInputs { g, ..without });
            [o, kv, product].map(|values| values.expect("the inputs of a case fit"))
        };
        let [o, kv_values, product] = values(self);
        let terms = values(&self.absolute());
        let size = |index: usize, count| size_of_terms(&terms[index], count);
        Forward {
            o: self.exact(o, size(0, m * d)),
            kv: Exact::whole(kv_values, size(1, m), kv),
            product: self.exact(product, size(2, m * d)),
        }
    }

    /// The exact gradients.
    ///
    /// # Panics
    /// If the sizes are not those of the tensors.
    pub fn backward(&self) -> FlaoGradients<Exact> {
        let values = |case: &Self| {
            let nothing = FlaoSaved::<ArrayViewD<f32>, ArrayViewD<T>>::Nothing;
            let inputs = case.inputs.view();
            let gradients = case.op.backward_f64(&inputs, &nothing, case.d_o.view());
            gradients.expect("the inputs of a case fit")
        };
        let (gradients, terms) = (values(self), values(&self.absolute()));
        exact_gradients(gradients, &terms, &self.problem, |values, terms| {
            self.exact(values, terms)
        })
    }

    fn exact(&self, values: ArrayD<f64>, terms: f64) -> Exact {
        // Elements that are rounded on the way: of kv or dkv, or of do ⊙ g.
        let rounded = [self.problem.kv_shape(), self.problem.output_shape()]
            .map(|shape| shape.iter().product::<usize>());
        let rounded = rounded[0].min(rounded[1]).min(values.len());
        // Roundings of 16 bits average out over many elements; over a few they may add up.
        let allowance = match (T::DTYPE, rounded) {
            (DType::F16 | DType::BF16, ..512) => 4.0,
            _ => 1.0,
        };
        Exact::whole(values, terms, allowance * Flao::tolerance(T::DTYPE))
    }

    /// The same without signs: what sums of it are is the size of all their terms.
    fn absolute(&self) -> Self {
        let absolute = |array: &ArrayD<T>| array.mapv(|value| T::from_f64(value.to_f64().abs()));
        Self {
            inputs: self.inputs.map(|_, input| absolute(input)),
            d_o: absolute(&self.d_o),
            ..self.clone()
        }
    }
}

impl FlaoGradients<Exact> {
    /// Judges what a call has written; of a gate that has a gradient, where it was wanted.
    pub fn judge_placed<T: Element>(&self, got: &FlaoGradients<Placed<T>>) -> Vec<Verdict> {
        let rows = [
            ("dq", &self.dq, &got.dq),
            ("dk", &self.dk, &got.dk),
            ("dv", &self.dv, &got.dv),
        ];
        let gate = self.dg.as_ref().zip(got.dg.as_ref());
        let gate = gate.map(|(exact, got)| ("dg", exact, got));
        let all = rows.into_iter().chain(gate);
        all.map(|(name, exact, got)| exact.judge_placed(got).of(name))
            .collect()
    }
}

/// Gradients with the size of their terms, by the gradients without signs: those of q and k are sums over M·E and N·E terms,
/// those of v and g over N·D and M·D.
pub(super) fn exact_gradients(
    gradients: FlaoGradients<ArrayD<f64>>,
    terms: &FlaoGradients<ArrayD<f64>>,
    problem: &FlaoProblem,
    exact: impl Fn(ArrayD<f64>, f64) -> Exact,
) -> FlaoGradients<Exact> {
    let (n, m) = (problem.queries, problem.keys);
    let (d, e) = (problem.features, problem.value_features);
    let exact = |values, terms, count| exact(values, size_of_terms(terms, count));
    FlaoGradients {
        dq: exact(gradients.dq, &terms.dq, m * e),
        dk: exact(gradients.dk, &terms.dk, n * e),
        dv: exact(gradients.dv, &terms.dv, n * d),
        dg: std::iter::zip(gradients.dg, &terms.dg)
            .map(|(values, terms)| exact(values, terms, m * d))
            .next(),
    }
}
