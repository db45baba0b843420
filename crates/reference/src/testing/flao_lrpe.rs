//! Random problems of [`FlaoLrpe`], and what their results must be.

use ndarray::{Array1, Array2, ArrayD, ArrayView2};

use super::Random;
use super::exact::{Exact, norm};
use crate::dtype::Element;
use crate::{
    Activation, Encoding, FlaoAngles, FlaoGradients, FlaoInputs, FlaoLrpe, FlaoLrpeGradients,
    IndexView, Pairing, Positions, Rotation, SoftmaxAxis,
};

/// One problem with its data.
#[derive(Clone, Debug)]
pub struct Case<T> {
    /// The operator.
    pub op: FlaoLrpe,
    /// Theta, which is there without an encoding too.
    pub theta: Array2<f32>,
    /// Of the queries and of the keys.
    pub offsets: [Option<Array1<i64>>; 2],
    /// Of the queries and of the keys.
    pub positions: [Option<ArrayD<i32>>; 2],
    /// q, k, v and g.
    pub inputs: FlaoInputs<ArrayD<T>>,
    /// The gradient of o.
    pub d_o: ArrayD<T>,
}

/// The exact gradients.
#[derive(Clone, Debug)]
pub struct Gradients {
    /// dq, dk, dv and, if there is a gate, dg.
    pub rows: FlaoGradients<Exact>,
    /// dtheta, where it is told from rounding: of problems that are not large.
    pub dtheta: Option<Exact>,
}

/// Positions are below this in size.
const FAR: u64 = 1 << 20;

/// Below so many elements of the fewer of queries and keys, roundings of 16 bits do not average out.
const LARGE: usize = 1 << 16;

impl<T: Element> Case<T> {
    /// The problem of a seed: any encoding, any positions, every f, and the normaliser. A large one has enough rows for
    /// roundings to average out.
    pub fn random(seed: u64, large: bool) -> Self {
        let mut random = Random::new(seed);
        let mut below = |n: usize| (random.bits() % n as u64) as usize;
        let part = |below: &mut dyn FnMut(usize) -> usize, d: usize| Rotation {
            pairing: [Pairing::Half, Pairing::Interleaved][below(2)],
            rotary_dim: [None, Some(2 * (1 + below(d / 2)))][below(2)],
            factor: [1.0, 1.25][below(2)],
        };
        let (kind, source) = (below(4), below(5));
        let [batch, heads] = [1 + below(3), 1 + below(4)];
        let rows = |below: &mut dyn FnMut(usize) -> usize| match large {
            true => LARGE.div_ceil(32 * batch * heads) + below(100),
            false => 1 + below(70),
        };
        let most = [(); 2].map(|()| if below(4) == 0 { 256 } else { 64 });
        let [mut d, mut e] = most.map(|most| 1 + below(most));
        if large {
            (d, e) = (32 + 8 * (d % 12), 32 + 8 * (e % 12));
        }
        let encoding = match kind {
            0 => None,
            1 => Some(Encoding::Cosine),
            _ => {
                d = d.next_multiple_of(2);
                Some(Encoding::Rotate(part(&mut below, d)))
            }
        };
        if encoding == Some(Encoding::Cosine) {
            d = d.min(128);
        }
        let (mut n, mut m) = (rows(&mut below), rows(&mut below));
        let shape = [1 + below(3), n.div_ceil(4), 1 + below(3)];
        let extra = below(3);
        if source == 4 {
            n = shape.iter().product::<usize>() + extra;
            m = n;
        }
        let angles = encoding.map_or(1, |encoding| encoding.angles(d));
        let axes = match source {
            3 => 2,
            4 => 3,
            _ => 1,
        };
        let columns = match axes {
            1 => 1 + below(angles),
            _ => angles.div_ceil(axes),
        };
        let theta_heads = [1, heads][below(2)];
        let offset = below(FAR as usize) as i64 - FAR as i64 / 2;
        let positions = match source {
            0 => Positions::line(offset),
            1 => Positions::line(0),
            4 => Positions::grid(shape, extra),
            _ => Positions::given(),
        };
        let has_normalizer = below(3) == 0;
        let f = |below: &mut dyn FnMut(usize) -> usize| {
            // With a normaliser those that are not negative, so that it stays away from 0.
            let all = [
                Activation::Relu,
                Activation::Sigmoid,
                Activation::Softmax(SoftmaxAxis::Feature),
                Activation::Silu,
                Activation::None,
            ];
            all[below(if has_normalizer { 3 } else { 5 })]
        };
        let alone = |below: &mut dyn FnMut(usize) -> usize| {
            use Activation::{None, Relu, Sigmoid, Silu};
            [None, Silu, Sigmoid, Relu][below(4)]
        };
        let op = FlaoLrpe {
            scale: [1.0, 0.125, -0.25][below(3)],
            encoding,
            q_positions: positions.clone(),
            k_positions: positions,
            q_f: f(&mut below),
            k_f: f(&mut below),
            v_f: alone(&mut below),
            g_f: alone(&mut below),
            normalizer: has_normalizer.then_some(0.5),
            ..FlaoLrpe::default()
        };
        let gradient = [1.0, 2f64.powi(-10), 2f64.powi(-17)][below(3)];
        let has_gate = below(4) > 0;
        let position = |random: &mut Random| (random.bits() % FAR) as i64 - FAR as i64 / 2;
        let offsets = [(); 2].map(|()| {
            (source == 1).then(|| Array1::from_shape_simple_fn(batch, || position(&mut random)))
        });
        let positions = [n, m].map(|tokens| {
            let shape = match source {
                2 => vec![batch, tokens],
                3 => vec![2, batch, tokens],
                _ => return None,
            };
            let given = ArrayD::from_shape_simple_fn(shape, || position(&mut random) as i32);
            Some(given)
        });
        let theta = random.array::<f32>(&[theta_heads, columns], 1.0);
        let theta = theta.into_dimensionality();
        Self {
            op,
            theta: theta.expect("two dimensions"),
            offsets,
            positions,
            inputs: FlaoInputs {
                q: random.array(&[batch, heads, n, d], 2.0),
                k: random.array(&[batch, heads, m, d], 2.0),
                v: random.array(&[batch, heads, m, e], 2.0),
                g: has_gate.then(|| random.array(&[batch, heads, n, e], 2.0)),
            },
            d_o: random.array(&[batch, heads, n, e], gradient),
        }
    }

    /// Theta and the positions, as the operator takes them.
    pub fn angles(&self) -> FlaoAngles<ArrayView2<'_, f32>, IndexView<'_>> {
        let [q_offsets, k_offsets] = self.offsets.each_ref();
        let [q_positions, k_positions] = self.positions.each_ref();
        FlaoAngles {
            theta: self.op.encoding.map(|_| self.theta.view()),
            q_offsets: q_offsets.as_ref().map(|it| it.view().into()),
            k_offsets: k_offsets.as_ref().map(|it| it.view().into()),
            q_positions: q_positions.as_ref().map(|it| it.view().into()),
            k_positions: k_positions.as_ref().map(|it| it.view().into()),
        }
    }

    /// The exact o.
    ///
    /// # Panics
    /// If the tensors do not fit each other.
    pub fn forward(&self) -> Exact {
        let values = |case: &Self| {
            let o = case.op.forward_f64(&case.inputs.view(), &case.angles());
            o.expect("the inputs of a case fit")
        };
        let [m, d] = [self.inputs.k.shape()[2], self.inputs.k.shape()[3]];
        self.exact(values(self), &values(&self.absolute()), m * d)
    }

    /// The exact gradients.
    ///
    /// # Panics
    /// If the tensors do not fit each other.
    pub fn backward(&self) -> Gradients {
        let values = |case: &Self| -> FlaoLrpeGradients<ArrayD<f64>, Array2<f64>> {
            let with_dtheta = case.op.encoding.is_some();
            let (inputs, angles) = (case.inputs.view(), case.angles());
            let (op, d_o) = (&case.op, case.d_o.view());
            let gradients = op.backward_f64(&inputs, &angles, None, d_o, with_dtheta);
            gradients.expect("the inputs of a case fit")
        };
        let (gradients, terms) = (values(self), values(&self.absolute()).rows);
        let [n, m] = [self.inputs.q.shape()[2], self.inputs.k.shape()[2]];
        let [d, e] = [self.inputs.k.shape()[3], self.inputs.v.shape()[3]];
        let rows = gradients.rows;
        let is_small = self.fewest() < LARGE;
        Gradients {
            rows: FlaoGradients {
                dq: self.exact(rows.dq, &terms.dq, m * e),
                dk: self.exact(rows.dk, &terms.dk, n * e),
                dv: self.exact(rows.dv, &terms.dv, n * d),
                dg: std::iter::zip(rows.dg, &terms.dg)
                    .map(|(values, terms)| self.exact(values, terms, m * d))
                    .next(),
            },
            dtheta: gradients
                .dtheta
                .filter(|_| is_small)
                .map(|dtheta| self.exact_dtheta(dtheta.into_dyn())),
        }
    }

    /// Everything is f32 there but for the result. It is a sum of p·φ, whose φ add up to 0 in each sequence, so that a common part
    /// of all p is digits lost. Where queries and keys are on lines that the host knows there is none: p counts from the first query.
    fn exact_dtheta(&self, values: ArrayD<f64>) -> Exact {
        let mut near = self.clone();
        if let (Positions::Line { offset: of_q }, Positions::Line { offset: of_k }) =
            (&mut near.op.q_positions, &mut near.op.k_positions)
        {
            (*of_q, *of_k) = (0, *of_k - *of_q);
        }
        let (inputs, d_o) = (near.inputs.view(), near.d_o.view());
        let terms = near.op.dtheta_terms(&inputs, &near.angles(), d_o);
        let terms = norm(&terms.expect("the inputs of a case fit"));
        let (q, k) = (self.inputs.q.shape(), self.inputs.k.shape());
        let count = q[0] * (q[2] + k[2]);
        Exact::whole(values, terms / (count.max(1) as f64).sqrt(), 1e-3)
    }

    fn fewest(&self) -> usize {
        let (q, k, v) = (&self.inputs.q, &self.inputs.k, &self.inputs.v);
        let features = q.shape()[3].min(v.shape()[3]);
        q.shape()[0] * q.shape()[1] * q.shape()[2].min(k.shape()[2]) * features
    }

    fn exact(&self, values: ArrayD<f64>, terms: &ArrayD<f64>, count: usize) -> Exact {
        let terms = norm(terms) / (count.max(1) as f64).sqrt();
        Exact::whole(values, terms, FlaoLrpe::tolerance(T::DTYPE))
    }

    /// Features without signs that nothing turns: what sums of them are is the size of all terms.
    fn absolute(&self) -> Self {
        let of = |f: Activation, x: &ArrayD<T>| {
            let mut features = x.mapv(Element::to_f64);
            for mut row in features.rows_mut() {
                let mut values = row.to_vec();
                f.apply(&mut values);
                row.assign(&Array1::from(values));
            }
            features.mapv(|value| T::from_f64(value.abs()))
        };
        let (op, inputs) = (&self.op, &self.inputs);
        Self {
            op: FlaoLrpe {
                scale: op.scale,
                normalizer: op.normalizer,
                ..FlaoLrpe::default()
            },
            inputs: FlaoInputs {
                q: of(op.q_f, &inputs.q),
                k: of(op.k_f, &inputs.k),
                v: of(op.v_f, &inputs.v),
                g: inputs.g.as_ref().map(|g| of(op.g_f, g)),
            },
            d_o: of(Activation::None, &self.d_o),
            offsets: [None, None],
            positions: [None, None],
            ..self.clone()
        }
    }
}
