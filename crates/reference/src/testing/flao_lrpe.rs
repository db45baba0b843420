//! Random problems of [`FlaoLrpe`], and what their results must be.

use ndarray::{Array2, ArrayD, ArrayView2};

use super::Random;
use super::exact::{Exact, size_of_terms};
use super::flao::exact_gradients;
use super::lrpe::Index;
use crate::compare::map_rows;
use crate::dtype::{DType, Element};
use crate::{
    Activation, Encoding, FlaoAngles, FlaoGradients, FlaoInputs, FlaoLrpe, FlaoLrpeGradients,
    FlaoProblem, IndexView, Pairing, Positions, Rotation, SoftmaxAxis, ThetaKind,
};

/// One problem with its data.
#[derive(Clone, Debug)]
pub struct Case<T> {
    /// The operator.
    pub op: FlaoLrpe,
    /// Theta, which is there without an encoding too.
    pub theta: Array2<f32>,
    /// Of the queries and of the keys.
    pub offsets: [Option<Index>; 2],
    /// Of the queries and of the keys.
    pub positions: [Option<Index>; 2],
    /// q, k, v and g.
    pub inputs: FlaoInputs<ArrayD<T>>,
    /// The gradient of o.
    pub d_o: ArrayD<T>,
    /// Whether dtheta is asked for: of an encoding only.
    pub with_dtheta: bool,
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

/// Queries and keys of a head, with so many of both of which launches share columns of values.
const SHARED: usize = 256;

/// Queries and keys of a head that separate launches take, but with a normaliser.
const SHORT: usize = 128;

/// Rows that the kernels take at a time.
const TILE: usize = 64;

/// Rows of a head behind which sums leave the tensor cores.
const LONG: usize = 1 << 15;

/// How queries and keys turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// They are not encoded.
    Nothing,
    /// Each feature becomes a cosine and a sine.
    Cosine,
    /// Pairs lie in halves.
    Halves,
    /// Pairs are neighbours.
    Neighbours,
}

/// What a drawn problem must have to take a certain kernel: D and E in eights to 128, with a normaliser some E beyond, no dtheta, and
/// this.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wanted {
    /// How features turn.
    pub turn: Turn,
    /// Whether positions lie on a line.
    pub on_line: bool,
    /// Whether D or E is above 64.
    pub wide: bool,
    /// Whether there is a normaliser.
    pub divides: bool,
    /// Whether f of queries and keys is a softmax, or pointwise.
    pub softmax: bool,
}

impl Wanted {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let turns = [Turn::Cosine, Turn::Halves, Turn::Neighbours, Turn::Nothing];
        let all = [false, true].into_iter().flat_map(move |softmax| {
            turns.into_iter().flat_map(move |turn| {
                (0..8u8).map(move |bits| Self {
                    turn,
                    on_line: bits < 4,
                    wide: bits & 2 != 0,
                    divides: bits & 1 != 0,
                    softmax,
                })
            })
        });
        // A softmax with a normaliser is fused forward alone.
        all.filter(|wanted| wanted.on_line || wanted.turn != Turn::Nothing)
            .filter(|wanted| !(wanted.softmax && wanted.divides))
    }
}

/// What [`Case::all_wanted`] draws of each seed.
fn seeds(dtype: DType, first: u64) -> impl Iterator<Item = (u64, Wanted)> {
    let first = match dtype {
        DType::BF16 => first.wrapping_add(110),
        DType::F16 | DType::F32 => first,
    };
    let seeds = (0..).map(move |index| first.wrapping_add(index));
    seeds.zip(Wanted::all())
}

/// Where the tokens of a drawn problem stand.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Source {
    /// On a line from a position of the call.
    Line,
    /// On a line from a position of each sequence.
    Offsets,
    /// Given for all sequences at once.
    Shared,
    /// Given for each sequence, on so many axes.
    Given(usize),
    Grid,
}

/// A problem whose f and data are to be drawn.
struct Draft {
    encoding: Option<Encoding>,
    positions: [Positions; 2],
    source: Source,
    theta: [usize; 2],
    theta_kind: ThetaKind,
    /// B, H, N, M, D and E.
    shape: [usize; 6],
    /// Whether f of queries and keys is a softmax over the features; it is drawn where that is left open.
    softmax: Option<bool>,
    /// Whether integers have 64 bits.
    wide_integers: bool,
    has_normalizer: bool,
    has_gate: bool,
    with_dtheta: bool,
}

impl Draft {
    /// Any encoding, any positions and any sizes.
    fn any(random: &mut Random, large: bool) -> Self {
        let kind = random.below(4);
        let sources = [
            Source::Line,
            Source::Offsets,
            Source::Given(1),
            Source::Given(2),
            Source::Grid,
        ];
        let source = sources[random.below(5)];
        let [batch, heads] = [1 + random.below(3), 1 + random.below(4)];
        let mut side = || match random.below(4) {
            0 => 1 + random.below(256),
            _ => 1 + random.below(64),
        };
        let [mut d, mut e] = [side(), side()];
        if large {
            (d, e) = (32 + 8 * (d % 12), 32 + 8 * (e % 12));
        }
        let encoding = match kind {
            0 => None,
            1 => {
                d = d.min(128);
                Some(Encoding::Cosine)
            }
            _ => {
                d = d.next_multiple_of(2);
                Some(Encoding::Rotate(Rotation {
                    pairing: [Pairing::Half, Pairing::Interleaved][random.below(2)],
                    rotary_dim: [None, Some(2 * (1 + random.below(d / 2)))][random.below(2)],
                    factor: [1.0, 1.25][random.below(2)],
                }))
            }
        };
        let least = if large {
            LARGE.div_ceil(32 * batch * heads)
        } else {
            1
        };
        let more = if large { 100 } else { 70 };
        let rows = [(); 2].map(|()| least + random.below(more));
        let draft = Self {
            shape: [batch, heads, rows[0], rows[1], d, e],
            softmax: None,
            with_dtheta: encoding.is_some() && !(large && random.below(2) == 0),
            ..Self::of(random, encoding, source)
        };
        draft.placed(random)
    }

    /// What is wanted.
    fn wanted(random: &mut Random, wanted: Wanted) -> Self {
        let on_line = [Source::Line, Source::Offsets];
        let elsewhere = [
            Source::Shared,
            Source::Given(1),
            Source::Given(2),
            Source::Given(3),
            Source::Grid,
        ];
        let source = match wanted.on_line {
            true => on_line[random.below(2)],
            false => elsewhere[random.below(5)],
        };
        let mut eights = |least: usize, most: usize| 8 * (least + random.below(most - least + 1));
        let (narrow, wide) = ([eights(1, 8), eights(1, 8)], [eights(9, 16), eights(9, 16)]);
        let [d, e] = match (wanted.wide, random.below(3)) {
            (false, _) => narrow,
            (true, 0) => [wide[0], narrow[1]],
            (true, 1) => [narrow[0], wide[1]],
            (true, _) => wide,
        };
        // With a normaliser columns of values are shared by launches.
        let are_shared = wanted.divides && e > 96;
        let e = if are_shared { 2 * e } else { e };
        let rotation = |pairing, r: usize, d| Rotation {
            pairing,
            rotary_dim: (r < d).then_some(r),
            factor: 1.25,
        };
        let encoding = match wanted.turn {
            Turn::Nothing => None,
            Turn::Cosine => Some(Encoding::Cosine),
            Turn::Halves => {
                // Halves that turn come in eights, but for all features. Those of a softmax all turn, and of others half of those in eights.
                let r = 16 * (1 + random.below((d / 16).max(1)));
                let all_in_eights = d % 16 == 0 && random.below(2) == 0;
                let all_turn = wanted.softmax || r + 8 >= d || all_in_eights;
                let r = if all_turn { d } else { r };
                Some(Encoding::Rotate(rotation(Pairing::Half, r, d)))
            }
            Turn::Neighbours => {
                let r = [d, 2 * (1 + random.below(d / 2))][random.below(2)];
                Some(Encoding::Rotate(rotation(Pairing::Interleaved, r, d)))
            }
        };
        // Long ones of few features; and many, of which blocks have rows of several, of few features more than a block keeps at a time.
        let is_long = d.min(e) <= 64 && random.below(4) == 0;
        let are_many = !is_long && random.below(if wanted.wide { 16 } else { 4 }) == 0;
        let [batch, heads] = match (is_long, are_many) {
            (true, _) => [1, 1],
            (_, true) => [10 + random.below(4), 14],
            _ => [1 + random.below(3), 1 + random.below(4)],
        };
        let least = LARGE.div_ceil(d.min(e) * batch * heads);
        let least = match (is_long, are_shared) {
            (true, _) => least.max(LONG + 1),
            (false, true) => least.max(SHARED),
            (false, false) if are_many && !wanted.wide => 10 * TILE,
            (false, false) if wanted.divides => least,
            (false, false) => least.max(SHORT + 1),
        };
        let rows = [(); 2].map(|()| least + random.below(100));
        let draft = Self {
            shape: [batch, heads, rows[0], rows[1], d, e],
            has_normalizer: wanted.divides,
            softmax: Some(wanted.softmax),
            ..Self::of(random, encoding, source)
        };
        draft.placed(random)
    }

    fn of(random: &mut Random, encoding: Option<Encoding>, source: Source) -> Self {
        Self {
            encoding,
            positions: [Positions::given(), Positions::given()],
            source,
            theta: [1, 1],
            theta_kind: ThetaKind::PerFeature,
            shape: [1; 6],
            softmax: Some(false),
            wide_integers: random.below(2) == 0,
            has_normalizer: random.below(3) == 0,
            has_gate: random.below(4) > 0,
            with_dtheta: false,
        }
    }

    /// Draws positions and theta for these sizes; on a grid there are as many queries as keys.
    fn placed(mut self, random: &mut Random) -> Self {
        let [_, heads, n, _, d, _] = self.shape;
        let angles = self.encoding.map_or(1, |encoding| encoding.angles(d));
        let axes = match self.source {
            Source::Given(axes) => axes,
            Source::Grid => 3,
            _ => 1,
        };
        // In blocks, or the axis of each column.
        let are_blocks = axes == 1 || random.below(2) == 0;
        let columns = match (axes, are_blocks) {
            (1, _) | (_, false) => 1 + random.below(angles),
            _ => angles.div_ceil(axes),
        };
        let assigned = (!are_blocks).then(|| (0..columns).map(|_| random.below(axes)).collect());
        let mut line = || random.position();
        self.positions = match self.source {
            Source::Line => [Positions::line(line()), Positions::line(line())],
            Source::Offsets => [Positions::line(0), Positions::line(0)],
            Source::Shared | Source::Given(_) => [(); 2].map(|()| Positions::Given {
                axes: assigned.clone(),
            }),
            Source::Grid => {
                let [first, last] = [1 + random.below(3), 1 + random.below(3)];
                let shape = [first, n.div_ceil(first * last), last];
                let extra_tokens = random.below(3);
                let tokens = shape.iter().product::<usize>() + extra_tokens;
                (self.shape[2], self.shape[3]) = (tokens, tokens);
                [(); 2].map(|()| Positions::Grid {
                    shape: shape.to_vec(),
                    extra_tokens,
                    axes: assigned.clone(),
                })
            }
        };
        // One frequency for all angles of a head, on a single axis.
        let is_scalar = axes == 1 && random.below(4) == 0;
        self.theta_kind = match is_scalar {
            true => ThetaKind::PerHead,
            false => ThetaKind::PerFeature,
        };
        let theta_heads = [1, heads][random.below(2)];
        self.theta = [theta_heads, if is_scalar { 1 } else { columns }];
        self
    }

    /// Draws all the rest.
    fn fill<T: Element>(self, random: &mut Random) -> Case<T> {
        let [batch, heads, n, m, d, e] = self.shape;
        let mut f = || {
            // With a normaliser those that are not negative, so that it stays away from 0.
            let all = [
                Activation::Relu,
                Activation::Sigmoid,
                Activation::Softmax(SoftmaxAxis::Feature),
                Activation::Silu,
                Activation::None,
            ];
            match all[random.below(if self.has_normalizer { 3 } else { 5 })] {
                _ if self.softmax == Some(true) => Activation::Softmax(SoftmaxAxis::Feature),
                Activation::Softmax(_) if self.softmax.is_some() => Activation::Sigmoid,
                f => f,
            }
        };
        let [q_f, k_f] = [f(), f()];
        let mut alone = || {
            use Activation::{None, Relu, Sigmoid, Silu};
            [None, Silu, Sigmoid, Relu][random.below(4)]
        };
        let [v_f, g_f] = [alone(), alone()];
        let [q_positions, k_positions] = self.positions;
        let op = FlaoLrpe {
            scale: [1.0, 0.125, -0.25][random.below(3)],
            encoding: self.encoding,
            q_positions,
            k_positions,
            theta_kind: self.theta_kind,
            q_f,
            k_f,
            v_f,
            g_f,
            normalizer: self.has_normalizer.then_some(0.5),
        };
        let gradient = [1.0, 2f64.powi(-10), 2f64.powi(-17)][random.below(3)];
        let mut integers = |shape: Option<Vec<usize>>| {
            let values = ArrayD::from_shape_simple_fn(shape?, || random.position());
            Some(match self.wide_integers {
                true => Index::I64(values),
                false => Index::I32(values.mapv(|value| value as i32)),
            })
        };
        let offsets =
            [(); 2].map(|()| integers((self.source == Source::Offsets).then(|| vec![batch])));
        let positions = [n, m].map(|tokens| {
            integers(match self.source {
                Source::Shared => Some(vec![tokens]),
                Source::Given(1) => Some(vec![batch, tokens]),
                Source::Given(axes) => Some(vec![axes, batch, tokens]),
                _ => None,
            })
        });
        let theta = random.array::<f32>(&self.theta, 1.0);
        let theta = theta.into_dimensionality();
        Case {
            op,
            theta: theta.expect("two dimensions"),
            offsets,
            positions,
            inputs: FlaoInputs {
                q: random.array(&[batch, heads, n, d], 2.0),
                k: random.array(&[batch, heads, m, d], 2.0),
                v: random.array(&[batch, heads, m, e], 2.0),
                g: self
                    .has_gate
                    .then(|| random.array(&[batch, heads, n, e], 2.0)),
            },
            d_o: random.array(&[batch, heads, n, e], gradient),
            with_dtheta: self.with_dtheta,
        }
    }
}

impl Random {
    fn position(&mut self) -> i64 {
        (self.bits() % FAR) as i64 - FAR as i64 / 2
    }
}

impl<T: Element> Case<T> {
    /// The problem of a seed: any encoding, any positions, every f, and the normaliser. A large one has enough rows for
    /// roundings to average out.
    pub fn random(seed: u64, large: bool) -> Self {
        let mut random = Random::new(seed);
        Draft::any(&mut random, large).fill(&mut random)
    }

    /// The large problem of a seed that has what is wanted.
    pub fn wanted(seed: u64, wanted: Wanted) -> Self {
        let mut random = Random::new(seed);
        Draft::wanted(&mut random, wanted).fill(&mut random)
    }

    /// Large problems that take every fused kernel, from a seed on; of another type others.
    pub fn all_wanted(seed: u64) -> impl Iterator<Item = (u64, Self)> {
        seeds(T::DTYPE, seed).map(|(seed, wanted)| (seed, Self::wanted(seed, wanted)))
    }

    /// Theta and the positions, as the operator takes them.
    pub fn angles(&self) -> FlaoAngles<ArrayView2<'_, f32>, IndexView<'_>> {
        let [q_offsets, k_offsets] = self.offsets.each_ref();
        let [q_positions, k_positions] = self.positions.each_ref();
        FlaoAngles {
            theta: self.op.encoding.map(|_| self.theta.view()),
            q_offsets: q_offsets.as_ref().map(Index::view),
            k_offsets: k_offsets.as_ref().map(Index::view),
            q_positions: q_positions.as_ref().map(Index::view),
            k_positions: k_positions.as_ref().map(Index::view),
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
        let FlaoProblem { keys, features, .. } = self.problem();
        let terms = size_of_terms(&values(&self.absolute()), keys * features);
        self.exact(values(self), terms)
    }

    /// The exact gradients.
    ///
    /// # Panics
    /// If the tensors do not fit each other.
    pub fn backward(&self) -> Gradients {
        let values = |case: &Self| -> FlaoLrpeGradients<ArrayD<f64>, Array2<f64>> {
            let with_dtheta = case.with_dtheta && case.op.encoding.is_some();
            let (inputs, angles) = (case.inputs.view(), case.angles());
            let (op, d_o) = (&case.op, case.d_o.view());
            let gradients = op.backward_f64(&inputs, &angles, None, d_o, with_dtheta);
            gradients.expect("the inputs of a case fit")
        };
        let (gradients, terms) = (values(self), values(&self.absolute()).rows);
        let exact = |values, terms| self.exact(values, terms);
        let problem = self.problem();
        let narrower = problem.features.min(problem.value_features);
        let fewer = problem.queries.min(problem.keys);
        let is_small = problem.batch * problem.heads * fewer * narrower < LARGE;
        let dtheta = gradients.dtheta.filter(|_| is_small);
        Gradients {
            rows: exact_gradients(gradients.rows, &terms, &problem, exact),
            dtheta: dtheta.map(|dtheta| self.exact_dtheta(dtheta.into_dyn())),
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
        let FlaoProblem {
            batch,
            queries,
            keys,
            ..
        } = self.problem();
        let terms = size_of_terms(
            &terms.expect("the inputs of a case fit"),
            batch * (queries + keys),
        );
        Exact::whole(values, terms, 1e-3)
    }

    fn problem(&self) -> FlaoProblem {
        let (q, v) = (self.inputs.q.shape(), self.inputs.v.shape());
        FlaoProblem::of([q[0], q[1], q[2], v[2], q[3], v[3]])
    }

    fn exact(&self, values: ArrayD<f64>, terms: f64) -> Exact {
        Exact::whole(values, terms, FlaoLrpe::tolerance(T::DTYPE))
    }

    /// Features without signs that nothing turns: what sums of them are is the size of all terms.
    fn absolute(&self) -> Self {
        let of = |f: Activation, x: &ArrayD<T>| {
            let features = map_rows(x.mapv(Element::to_f64).view(), |row| {
                let mut row = row.to_vec();
                f.apply(&mut row);
                row
            });
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

#[cfg(test)]
mod tests {
    use super::*;

    /// What something is called, and whether a draft has it.
    type Kind<'a> = (&'a str, &'a dyn Fn(&Draft) -> bool);

    /// What is drawn for the fused kernels from these seeds on, in f16 and in bf16, has every kind of everything.
    #[test]
    fn nothing_is_left_out() {
        for first in [0, 200] {
            let drafts: Vec<_> = [DType::F16, DType::BF16]
                .into_iter()
                .flat_map(|dtype| seeds(dtype, first))
                .map(|(seed, wanted)| Draft::wanted(&mut Random::new(seed), wanted))
                .collect();
            let rotation = |draft: &Draft| match draft.encoding {
                Some(Encoding::Rotate(rotation)) => Some(rotation),
                _ => None,
            };
            // Of how many the kernels would keep the turns: each angle at each place of its axis.
            let turns_on_grid = |draft: &Draft| match &draft.positions[0] {
                Positions::Grid { shape, axes, .. } => {
                    let angles = draft.encoding.map_or(0, |it| it.angles(draft.shape[4]));
                    let axis = |angle: usize| match axes {
                        Some(axes) => axes.get(angle).copied(),
                        None => Some(angle / draft.theta[1]),
                    };
                    let places = (0..angles).map(|angle| axis(angle).map_or(1, |it| shape[it]));
                    Some(places.sum::<usize>())
                }
                _ => None,
            };
            let heads = |draft: &Draft| draft.shape[0] * draft.shape[1];
            let kinds: [Kind; 24] = [
                ("D up to 64", &|it| it.shape[4] <= 64 && it.shape[5] > 64),
                ("D above 64", &|it| it.shape[4] > 64 && it.shape[5] <= 64),
                ("both above 64", &|it| it.shape[4].min(it.shape[5]) > 64),
                ("E above 128", &|it| it.shape[5] > 128),
                ("E below 32", &|it| it.shape[5] < 32),
                ("halves not in sixteens", &|it| {
                    rotation(it).is_some_and(|rotation| {
                        let r = rotation.rotary_dim.unwrap_or(it.shape[4]);
                        rotation.pairing == Pairing::Half && r / 2 % 16 == 8
                    })
                }),
                ("halves not in eights", &|it| {
                    rotation(it).is_some_and(|rotation| {
                        let r = rotation.rotary_dim.unwrap_or(it.shape[4]);
                        rotation.pairing == Pairing::Half && r / 2 % 8 == 4 && it.has_normalizer
                    })
                }),
                ("a part rotates", &|it| {
                    rotation(it).is_some_and(|rotation| rotation.rotary_dim.is_some())
                }),
                ("a scalar of each head", &|it| {
                    it.theta_kind == ThetaKind::PerHead && it.theta[0] > 1
                }),
                ("a theta of each head", &|it| {
                    it.theta_kind == ThetaKind::PerFeature && it.theta[0] > 1
                }),
                ("assigned axes", &|it| it.positions[0].axes().is_some()),
                ("a grid of few places", &|it| {
                    turns_on_grid(it).is_some_and(|it| (1..=3072).contains(&it))
                }),
                ("a grid of many places", &|it| {
                    turns_on_grid(it).is_some_and(|it| it > 3072)
                }),
                ("shared positions", &|it| it.source == Source::Shared),
                ("positions of 64 bits", &|it| {
                    it.wide_integers && matches!(it.source, Source::Shared | Source::Given(_))
                }),
                ("positions of 32 bits", &|it| {
                    !it.wide_integers && matches!(it.source, Source::Shared | Source::Given(_))
                }),
                ("offsets of 64 bits", &|it| {
                    it.wide_integers && it.source == Source::Offsets
                }),
                ("offsets of 32 bits", &|it| {
                    !it.wide_integers && it.source == Source::Offsets
                }),
                ("other keys", &|it| it.positions[0] != it.positions[1]),
                ("many heads", &|it| {
                    heads(it) > 132 && it.shape[2].max(it.shape[3]) > TILE
                }),
                ("many heads of many tiles", &|it| {
                    heads(it) > 132 && it.shape[2].min(it.shape[3]) >= 10 * TILE
                }),
                ("many rows", &|it| it.shape[2].min(it.shape[3]) > LONG),
                ("a normaliser and no gate", &|it| {
                    it.has_normalizer && !it.has_gate
                }),
                ("no normaliser and a gate", &|it| {
                    !it.has_normalizer && it.has_gate
                }),
            ];
            for (what, is_there) in kinds {
                assert!(drafts.iter().any(is_there), "{what}, from {first} on");
            }
        }
    }
}
