//! Random problems of [`Lrpe`], and what their results must be: every encoding with all positions and every f.

use std::ops::Range;

use ndarray::{Array, Array1, Array2, ArrayD, Axis, Dimension};
use proptest::prelude::*;
use proptest::sample::select;

use super::exact::{Exact, norm};
use super::{Layout, Random, few, values};
use crate::activation::sigmoid;
use crate::compare::{ElementTolerance, F32_RELATIVE_L2, LRPE_ELEMENT, PHASE_ERROR, map_rows};
use crate::dtype::{DType, Element};
use crate::lrpe::Layout as Order;
use crate::{
    Activation, Encoding, Function, IndexView, Lrpe, LrpeInputs, Pairing, Positions, Rotation,
    SoftmaxAxis, ThetaKind,
};

/// dx goes through a product with f'(x) and, in a softmax or a norm, a sum; each adds roundings in f32 to those of the
/// encoding.
const GRADIENT: ElementTolerance = ElementTolerance {
    ulps: 1.0,
    of_scale: 2.0 * LRPE_ELEMENT.of_scale,
};

/// Every f.
pub const FUNCTIONS: [Function; 7] = [
    Function::Activation(Activation::None),
    Function::Activation(Activation::Relu),
    Function::Activation(Activation::Sigmoid),
    Function::Activation(Activation::Silu),
    Function::Activation(Activation::Softmax(SoftmaxAxis::Feature)),
    Function::Activation(Activation::Softmax(SoftmaxAxis::Sequence)),
    Function::RMS_NORM,
];

/// An operator, what it reads besides x, and the shape of x.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The operator.
    pub op: Lrpe,
    /// The shape of x.
    pub shape: Vec<usize>,
    /// Theta.
    pub theta: Array2<f32>,
    /// Of [`LrpeInputs`], as are all that follow.
    pub offsets: Option<Index>,
    /// Bounds of packed sequences.
    pub cu_seqlens: Option<Index>,
    /// Positions that are given.
    pub positions: Option<Index>,
    /// The weight of a norm.
    pub norm_weight: Option<ArrayD<f32>>,
}

/// A tensor of integers.
#[derive(Clone, Debug, PartialEq)]
pub enum Index {
    /// Of i32.
    I32(ArrayD<i32>),
    /// Of i64.
    I64(ArrayD<i64>),
}

/// A problem with its data.
#[derive(Clone, Debug)]
pub struct Case<T> {
    /// The problem.
    pub problem: Problem,
    /// x.
    pub x: ArrayD<T>,
    /// The gradient of o.
    pub d_o: ArrayD<T>,
    /// Of x, of o and its gradient, and of dx.
    pub layouts: [Layout; 3],
}

/// Where positions come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A line from a number on.
    Line,
    /// A line from a number of each sequence on.
    Offsets,
    /// Packed sequences.
    Packed,
    /// Packed sequences, with an offset each.
    PackedOffsets,
    /// A tensor.
    Given,
    /// A grid.
    Grid,
}

/// All of them.
pub const SOURCES: [Source; 6] = [
    Source::Line,
    Source::Offsets,
    Source::Packed,
    Source::PackedOffsets,
    Source::Given,
    Source::Grid,
];

/// A line on which an encoding is `lrpe_rotate` or `lrpe_cosine`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Pairs of features are rotated.
    Rotate,
    /// Each feature becomes two.
    Cosine,
}

/// Both.
pub const TURNS: [Turn; 2] = [Turn::Rotate, Turn::Cosine];

/// Problems of these forms, in rows of so many pairs of features, or features where each becomes two, and with at most
/// about so many elements of x.
pub fn problems(
    turns: impl Strategy<Value = Turn> + 'static,
    functions: impl Strategy<Value = Function> + 'static,
    sources: impl Strategy<Value = Source> + 'static,
    spans: impl Strategy<Value = usize> + 'static,
    elements: usize,
) -> BoxedStrategy<Problem> {
    let form = (turns, functions, sources);
    let tokens = prop_oneof![16 => few(40), 4 => 100usize..700];
    let sizes = (few(5), tokens, few(9), spans);
    let rotation = (
        any::<bool>(),
        prop::option::weighted(0.3, 1..80usize),
        any::<bool>(),
    );
    let positions = (1..5usize, any::<bool>(), 0..4usize, 0..4usize);
    let theta = (any::<bool>(), any::<bool>(), 0..6usize);
    let rest = (any::<bool>(), any::<bool>(), any::<u64>());
    (form, sizes, rotation, positions, theta, rest)
        .prop_map(move |(form, sizes, rotation, positions, theta, rest)| {
            problem(elements, form, sizes, rotation, positions, theta, rest)
        })
        .boxed()
}

/// A softmax over long sequences, of at least so many heads in all where there are any, in rows of 128 features on a line.
pub fn long_sequences(
    turns: impl Strategy<Value = Turn> + 'static,
    heads: usize,
) -> BoxedStrategy<Problem> {
    let f = Function::Activation(Activation::Softmax(SoftmaxAxis::Sequence));
    let short = turns.prop_flat_map(move |turn| {
        let span = match turn {
            Turn::Rotate => 64,
            Turn::Cosine => 128,
        };
        problems(Just(turn), Just(f), Just(Source::Line), Just(span), 1000)
    });
    // Backward long begins at 1025 for a few heads.
    (short, 1025usize..4200)
        .prop_map(move |(mut problem, tokens)| {
            // A cluster has room for 4096 that are not rotated.
            let tokens = match problem.op.encoding {
                Encoding::Rotate(_) => tokens,
                Encoding::Cosine => 4096 + tokens / 4,
            };
            let of_sequence = match problem.shape[..] {
                [_, _, heads, _] => heads.max(1),
                _ => 1,
            };
            (problem.shape[0], problem.shape[1]) = (heads.div_ceil(of_sequence), tokens);
            if let Encoding::Rotate(rotation) = &mut problem.op.encoding {
                rotation.factor = 1.0;
                rotation.rotary_dim = rotation.rotary_dim.map(|r| r.next_multiple_of(16));
            }
            if let Positions::Line { offset } = &mut problem.op.positions {
                *offset = (*offset).min((1 << 24) - tokens as i64);
            }
            problem
        })
        .boxed()
}

/// Every form, ragged and empty ones too, such that the reference takes milliseconds.
pub fn any_problem() -> BoxedStrategy<Problem> {
    // Multiples of 8 can take vectors; the others can't.
    let spans = prop_oneof![(1usize..19).prop_map(|n| 8 * n), 1usize..151];
    problems(
        select(&TURNS[..]),
        select(&FUNCTIONS[..]),
        select(&SOURCES[..]),
        spans,
        30_000,
    )
}

/// These problems with values, the gradients as large as x.
pub fn cases<T: Element>(
    problems: impl Strategy<Value = Problem>,
    layouts: impl Strategy<Value = Layout> + Clone,
) -> impl Strategy<Value = Case<T>> {
    let layouts = [(); 3].map(|()| layouts.clone());
    (problems, layouts).prop_flat_map(|(problem, layouts)| {
        let x = values(&problem.shape, 4.0);
        let d_o = values(&problem.output_shape(), 4.0);
        (Just(problem), x, d_o).prop_map(move |(problem, x, d_o)| Case {
            problem,
            x,
            d_o,
            layouts,
        })
    })
}

/// These problems as queries with values, and keys beside them: of one batch and sequence, with heads and f of their own.
pub fn pairs<T: Element>(
    problems: impl Strategy<Value = Problem>,
    layouts: impl Strategy<Value = Layout> + Clone,
) -> impl Strategy<Value = (Case<T>, Case<T>)> {
    let own = (
        few(9),
        prop::option::of(select(&FUNCTIONS[..])),
        any::<u64>(),
    );
    let of_keys = [(); 3].map(|()| layouts.clone());
    (cases(problems, layouts), own, of_keys).prop_map(|(queries, (heads, f, seed), layouts)| {
        let f = f.unwrap_or(queries.problem.op.f);
        let keys = queries.problem.keys(heads, f, seed).case(seed);
        (queries, Case { layouts, ..keys })
    })
}

/// The problem of what was drawn. `extra_tokens` are those of a grid or behind packed sequences, `more_columns` says how many
/// columns theta has more or fewer than usual.
fn problem(
    elements: usize,
    (turn, f, source): (Turn, Function, Source),
    (batch, tokens, heads, span): (usize, usize, usize, usize),
    (interleaved, rotated, scaled): (bool, Option<usize>, bool),
    (axes, assigned, extra_tokens, offset): (usize, bool, usize, usize),
    (shared_theta, per_head, more_columns): (bool, bool, usize),
    (one_head, wide_integers, seed): (bool, bool, u64),
) -> Problem {
    let random = &mut Random::new(seed);
    let (features, encoding) = match turn {
        Turn::Cosine => (span, Encoding::Cosine),
        Turn::Rotate => {
            let rotation = Rotation {
                pairing: match interleaved {
                    true => Pairing::Interleaved,
                    false => Pairing::Half,
                },
                rotary_dim: rotated.map(|pairs| 2 * (1 + pairs % span)),
                factor: if scaled { 1.25 } else { 1.0 },
            };
            (2 * span, Encoding::Rotate(rotation))
        }
    };
    let room = elements / (features * batch.max(1) * heads.max(1));
    let heads = if one_head { 1 } else { heads };
    let sequences = Sequences {
        batch,
        tokens: tokens.min(room.max(1)),
        wide_integers,
    };

    let (mut tokens, mut k) = (sequences.tokens, 1);
    let (mut line, mut grid) = (0, Vec::new());
    let (mut offsets, mut cu_seqlens, mut given) = (None, None, None);
    if matches!(source, Source::Packed | Source::PackedOffsets) {
        let bounds = sequences.bounds(random);
        tokens = bounds[batch] as usize + extra_tokens;
        cu_seqlens = Some(sequences.index(bounds.into_dyn(), None));
    }
    match source {
        Source::Line | Source::Packed => line = sequences.first(random, offset),
        Source::Offsets | Source::PackedOffsets => offsets = Some(sequences.offsets(random)),
        Source::Given => {
            k = axes;
            given = Some(sequences.given(random, k));
        }
        Source::Grid => {
            k = axes;
            grid = sequences.grid(random, k);
            tokens = extra_tokens + grid.iter().product::<usize>();
        }
    }
    let shape = match (source, turn) {
        (Source::Packed | Source::PackedOffsets, _) => vec![tokens, heads, features],
        (Source::Grid, Turn::Cosine) => vec![batch, heads, tokens, features],
        _ if one_head => vec![batch, tokens, features],
        _ => vec![batch, tokens, heads, features],
    };

    let angles = encoding.angles(features);
    let assigned = assigned && matches!(source, Source::Grid | Source::Given);
    // Without an axis each, more axes than one turn a block each.
    let blocks = !assigned && (k > 1 || source == Source::Grid);
    let per_head = per_head && !assigned && source != Source::Grid && k == 1;
    let columns = match (per_head, blocks) {
        (true, _) => 1,
        (_, true) if more_columns == 5 => angles.div_ceil(k).next_power_of_two(),
        (_, true) => angles.div_ceil(k) + more_columns.saturating_sub(2),
        // Often all angles turn, sometimes none; kernels take at most 256 with an axis each.
        _ => match more_columns {
            0 => random.below(angles + 1),
            _ => angles,
        }
        .min(if assigned { 256 } else { usize::MAX }),
    };
    let axes = assigned.then(|| (0..columns).map(|_| random.below(k)).collect());
    let norm_weight = matches!(f, Function::RmsNorm { .. }).then(|| {
        let shapes = [vec![features], vec![1, features], vec![heads, features]];
        random.array(&shapes[random.clone().below(3)], 2.0)
    });
    Problem {
        op: Lrpe {
            encoding,
            positions: match source {
                Source::Given => Positions::Given { axes },
                Source::Grid => Positions::Grid {
                    shape: grid,
                    extra_tokens,
                    axes,
                },
                _ => Positions::line(line.into()),
            },
            f,
            theta_kind: match per_head {
                true => ThetaKind::PerHead,
                false => ThetaKind::PerFeature,
            },
        },
        shape,
        theta: random.frequencies((if shared_theta { 1 } else { heads }, columns)),
        offsets,
        cu_seqlens,
        positions: given,
        norm_weight,
    }
}

/// What integers are drawn for.
struct Sequences {
    batch: usize,
    tokens: usize,
    wide_integers: bool,
}

impl Sequences {
    /// The position of a first token, up to the last that is promised to be exact.
    fn first(&self, random: &mut Random, which: usize) -> i32 {
        match which {
            0 => 0,
            1 => -77,
            2 => random.below(1 << 20) as i32,
            _ => (1 << 24) - self.tokens as i32,
        }
    }

    fn offsets(&self, random: &mut Random) -> Index {
        let offsets = Array1::from_shape_simple_fn(self.batch, || {
            let which = random.below(4);
            self.first(random, which)
        });
        self.index(offsets.into_dyn(), Some(random))
    }

    /// Lengths of sequences from 0 on, often 0.
    fn bounds(&self, random: &mut Random) -> Array1<i32> {
        let mut bounds = vec![0];
        for sequence in 0..self.batch {
            let length = match random.below(4) {
                0 => 0,
                1 => self.tokens,
                _ => random.below(self.tokens + 1),
            };
            bounds.push(bounds[sequence] + length as i32);
        }
        bounds.into()
    }

    /// Lengths of axes, of which the product is about the number of tokens; sometimes one is empty.
    fn grid(&self, random: &mut Random, k: usize) -> Vec<usize> {
        let mut left = self.tokens;
        let mut grid: Vec<_> = (0..k)
            .map(|axis| {
                let last = axis + 1 == k;
                let length = if last {
                    left
                } else {
                    1 + random.below(left.clamp(1, 12))
                };
                left = left.checked_div(length).unwrap_or(0);
                length
            })
            .collect();
        let turned = random.below(k);
        grid.rotate_left(turned);
        grid
    }

    /// Far apart, all the same, or falling; the same for all sequences or not.
    fn given(&self, random: &mut Random, k: usize) -> Index {
        let shape = match (k, random.below(3)) {
            (1, 0) => vec![self.tokens],
            (1, 1) => vec![self.batch, self.tokens],
            _ => vec![k, self.batch, self.tokens],
        };
        let kind = random.below(4);
        let last = (1 << 24) - 1;
        let given = ArrayD::from_shape_fn(shape, |at| {
            let token = at.slice().last().map_or(0, |&token| token as i32);
            match kind {
                0 => random.below(2 * last as usize + 1) as i32 - last,
                1 => 4097,
                2 => 1000 - 3 * token,
                _ => token / 2,
            }
        });
        self.index(given, Some(random))
    }

    /// In either type. What an i64 has above its lower 32 bits does not count.
    fn index(&self, values: ArrayD<i32>, above: Option<&mut Random>) -> Index {
        match (self.wide_integers, above) {
            (false, _) => Index::I32(values),
            (true, None) => Index::I64(values.mapv(i64::from)),
            (true, Some(random)) => {
                Index::I64(values.mapv(|value| i64::from(value) + ((random.below(3) as i64) << 32)))
            }
        }
    }
}

impl Index {
    /// As an operator takes it.
    pub fn view(&self) -> IndexView<'_> {
        match self {
            Self::I32(values) => values.view().into(),
            Self::I64(values) => values.view().into(),
        }
    }

    /// The numbers that count.
    pub fn values(&self) -> ArrayD<i32> {
        self.view().values()
    }
}

impl<D: Dimension> From<Array<i32, D>> for Index {
    fn from(values: Array<i32, D>) -> Self {
        Self::I32(values.into_dyn())
    }
}

impl<D: Dimension> From<Array<i64, D>> for Index {
    fn from(values: Array<i64, D>) -> Self {
        Self::I64(values.into_dyn())
    }
}

impl Random {
    pub(super) fn below(&mut self, end: usize) -> usize {
        (self.bits() % end.max(1) as u64) as usize
    }

    /// Frequencies of all sizes up to 64, of either sign.
    pub fn frequencies(&mut self, shape: (usize, usize)) -> Array2<f32> {
        Array2::from_shape_simple_fn(shape, || {
            let size = 64.0 * (12.0 * self.signed_unit() - 12.0).exp2();
            (size * self.signed_unit().signum()) as f32
        })
    }
}

impl Problem {
    /// An operator that reads nothing but theta.
    pub fn new(op: Lrpe, shape: impl Into<Vec<usize>>, theta: Array2<f32>) -> Self {
        Self {
            op,
            shape: shape.into(),
            theta,
            offsets: None,
            cu_seqlens: None,
            positions: None,
            norm_weight: None,
        }
    }

    /// That of keys beside these queries, with so many heads where their number is free.
    pub fn keys(&self, heads: usize, f: Function, seed: u64) -> Self {
        let mut keys = self.clone();
        let head = match (self.order(), self.shape.len()) {
            (Order::TokensFirst, 3) => None,
            (Order::TokensFirst, _) => Some(2),
            (Order::Packed | Order::HeadsFirst, _) => Some(1),
        };
        if let Some(head) = head
            && self.theta.nrows() == 1
        {
            keys.shape[head] = heads;
        }
        keys.op.f = f;
        let features = self.shape.last().copied().unwrap_or(0);
        let weight = || Random::new(seed).array(&[features], 2.0);
        keys.norm_weight = matches!(f, Function::RmsNorm { .. }).then(weight);
        keys
    }

    /// The shape of o.
    pub fn output_shape(&self) -> Vec<usize> {
        self.op.output_shape(&self.shape)
    }

    /// What the operator reads besides x.
    pub fn inputs(&self) -> LrpeInputs<'_> {
        LrpeInputs {
            offsets: self.offsets.as_ref().map(Index::view),
            cu_seqlens: self.cu_seqlens.as_ref().map(Index::view),
            positions: self.positions.as_ref().map(Index::view),
            norm_weight: self.norm_weight.as_ref().map(|weight| weight.view()),
            ..self.theta.view().into()
        }
    }

    /// With values that follow from a seed, row-major.
    pub fn case<T: Element>(self, seed: u64) -> Case<T> {
        let mut random = Random::new(seed);
        Case {
            x: random.array(&self.shape, 4.0),
            d_o: random.array(&self.output_shape(), 4.0),
            problem: self,
            layouts: [Layout::ROW_MAJOR; 3],
        }
    }

    /// Where the sequences of packed ones lie among the tokens; one of all tokens where they are not packed.
    pub fn sequences(&self) -> Vec<Range<usize>> {
        let bounds: Vec<_> = match &self.cu_seqlens {
            None => vec![0, self.tokens()],
            Some(bounds) => bounds
                .values()
                .iter()
                .map(|&bound| bound as usize)
                .collect(),
        };
        bounds.windows(2).map(|pair| pair[0]..pair[1]).collect()
    }

    /// The tokens that belong to a sequence.
    pub fn in_sequences(&self) -> Range<usize> {
        0..self.sequences().last().map_or(0, |last| last.end)
    }

    fn tokens(&self) -> usize {
        self.shape[self.token_axis().0]
    }

    /// The order of the dimensions of x.
    fn order(&self) -> Order {
        self.op.layout(self.cu_seqlens.is_some())
    }

    /// Where x has its tokens.
    fn token_axis(&self) -> Axis {
        Axis(match self.order() {
            Order::Packed => 0,
            Order::TokensFirst => 1,
            Order::HeadsFirst => 2,
        })
    }

    /// For each element of a tensor like o, the length of the pair that turns with it.
    fn lengths(&self, o: &ArrayD<f64>) -> ArrayD<f64> {
        map_rows(o.view(), |row| self.op.encoding.lengths(row))
    }

    /// A cosine without an angle, of which the first half of o is f(x): a rotation would give what is no number to its pair.
    fn still(&self) -> Self {
        let mut still = self.clone();
        if let Encoding::Rotate(_) = self.op.encoding {
            still.op.encoding = Encoding::Cosine;
            still.op.positions = Positions::Line { offset: 0 };
            still.op.theta_kind = ThetaKind::PerFeature;
            still.theta = Array2::zeros((1, 1));
            (still.positions, still.offsets) = (None, None);
        }
        still.theta.fill(0.0);
        still
    }

    fn factor(&self) -> f64 {
        match &self.op.encoding {
            Encoding::Rotate(rotation) => rotation.factor,
            Encoding::Cosine => 1.0,
        }
    }
}

impl<T: Element> Case<T> {
    /// o.
    ///
    /// # Panics
    /// If the tensors do not fit, as in all that follow.
    pub fn forward(&self) -> Exact {
        let (op, inputs) = (&self.problem.op, self.problem.inputs());
        let values = op.forward_f64(self.x.view(), inputs).expect(FIT);
        let scale = self.problem.lengths(&values);
        of_elements::<T>(values, scale, LRPE_ELEMENT)
    }

    /// dx.
    pub fn backward(&self) -> Exact {
        let (op, inputs) = (&self.problem.op, self.problem.inputs());
        let values = op.backward_f64(Some(self.x.view()), inputs, self.d_o.view());
        let values = values.expect(FIT);
        let mut scale = self.dx_scale();
        // Not a number, such as 0 · inf or beside a NaN, where only the element itself, if that is one, tells.
        scale.zip_mut_with(&values, |scale, value| {
            if scale.is_nan() {
                *scale = if value.is_finite() { value.abs() } else { 0.0 };
            }
        });
        of_elements::<T>(values, scale, GRADIENT)
    }

    /// o in the place of x: behind the last packed sequence that is as it was.
    pub fn forward_in_place(&self) -> Exact {
        self.keep_tail(self.forward(), &self.x)
    }

    /// dx in the place of do.
    pub fn backward_in_place(&self) -> Exact {
        self.keep_tail(self.backward(), &self.d_o)
    }

    fn keep_tail(&self, mut exact: Exact, read: &ArrayD<T>) -> Exact {
        let token = self.problem.token_axis();
        let tail = self.problem.in_sequences().end..;
        let kept = read.slice_axis(token, tail.clone().into());
        let mut values = exact.values.slice_axis_mut(token, tail.into());
        values.assign(&kept.mapv(|value| value.to_f64()));
        exact
    }

    /// dtheta.
    pub fn dtheta(&self) -> Exact {
        let (values, scale) = self.dtheta_and_terms();
        self.sum(values, scale)
    }

    /// dtheta of these queries and such keys.
    pub fn dtheta_beside(&self, keys: &Self) -> Exact {
        let (of_q, of_k) = (self.dtheta_and_terms(), keys.dtheta_and_terms());
        self.sum(of_q.0 + of_k.0, of_q.1 + of_k.1)
    }

    /// dtheta, and what its terms add up to without their signs.
    fn dtheta_and_terms(&self) -> (ArrayD<f64>, ArrayD<f64>) {
        let (op, inputs) = (&self.problem.op, self.problem.inputs());
        let values = op.dtheta_f64(self.x.view(), inputs, self.d_o.view());
        let scale = op.dtheta_terms(self.x.view(), self.problem.inputs(), self.d_o.view());
        (values.expect(FIT).into_dyn(), scale.expect(FIT).into_dyn())
    }

    /// The gradient of the weight, where f is a norm.
    pub fn dnorm_weight(&self) -> Option<Exact> {
        let weight = self.problem.norm_weight.as_ref()?;
        let (op, inputs) = (&self.problem.op, self.problem.inputs());
        let values = op.dnorm_weight_f64(self.x.view(), inputs, self.d_o.view());
        let terms = self.normalised().mapv(f64::abs) * self.d_value();
        let terms = self.problem.order().bnhd(op.name(), "dx", terms);
        let terms = terms.expect(FIT).into_dyn();
        let terms = terms.sum_axis(Axis(0)).sum_axis(Axis(0));
        let terms = match weight.ndim() == 2 && weight.len_of(Axis(0)) == terms.len_of(Axis(0)) {
            true => terms,
            false => terms.sum_axis(Axis(0)),
        };
        let scale = terms.into_shape_with_order(weight.shape()).expect(FIT);
        Some(self.sum(values.expect(FIT), scale))
    }

    /// A sum over rows, whose terms without their signs add up to `scale`.
    fn sum(&self, values: ArrayD<f64>, scale: ArrayD<f64>) -> Exact {
        // What terms of random signs add up to is smaller by the root of their number.
        let rows = self.x.len() / self.x.shape().last().copied().unwrap_or(1).max(1);
        let heads = self.problem.theta.nrows().max(1);
        let terms = norm(&scale) / (rows.max(1) as f64 / heads as f64).sqrt();
        Exact::elements(values, scale, LRPE_ELEMENT).and_whole(terms, F32_RELATIVE_L2)
    }

    /// f(x).
    fn value(&self) -> ArrayD<f64> {
        let still = self.problem.still();
        let o = still.op.forward_f64(self.x.view(), still.inputs());
        let mut o = o.expect(FIT);
        let last = Axis(o.ndim() - 1);
        o.slice_axis_inplace(last, (0..self.x.len_of(last)).into());
        o
    }

    /// x / sqrt(mean(x²) + eps).
    fn normalised(&self) -> ArrayD<f64> {
        let mut problem = self.problem.clone();
        if let Some(weight) = &mut problem.norm_weight {
            weight.fill(1.0);
        }
        Case {
            problem,
            ..self.clone()
        }
        .value()
    }

    /// How large the gradient of f(x) can be; 0 behind the last sequence.
    fn d_value(&self) -> ArrayD<f64> {
        let Problem { op, .. } = &self.problem;
        let mut lengths = self.problem.lengths(&self.d_o.mapv(|value| value.to_f64()));
        let last = Axis(lengths.ndim() - 1);
        let turned = 2 * op.encoding.angles(self.x.len_of(last));
        let factor = self.problem.factor();
        for mut lengths in lengths.lanes_mut(last) {
            let turned = turned.min(lengths.len());
            lengths
                .slice_axis_mut(Axis(0), (..turned).into())
                .map_inplace(|it| *it *= factor);
        }
        lengths.slice_axis_inplace(last, (0..self.x.len_of(last)).into());
        let tail = self.problem.in_sequences().end..;
        let token = self.problem.token_axis();
        lengths.slice_axis_mut(token, tail.into()).fill(0.0);
        lengths
    }

    fn dx_scale(&self) -> ArrayD<f64> {
        let d_value = self.d_value();
        let x = self.x.mapv(|value| value.to_f64());
        let last = Axis(x.ndim() - 1);
        // |f'|, but where it crosses zero by terms that cancel, their size.
        match self.problem.op.f {
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
            Function::Activation(Activation::Softmax(SoftmaxAxis::Feature)) => {
                let value = self.value();
                let mean = (&value * &d_value).sum_axis(last).insert_axis(last);
                value * (d_value + mean)
            }
            Function::Activation(Activation::Softmax(SoftmaxAxis::Sequence)) => {
                let value = self.value();
                let token = self.problem.token_axis();
                let mut scale = &value * &d_value;
                for range in self.problem.sequences() {
                    let of =
                        |all: &ArrayD<f64>| all.slice_axis(token, range.clone().into()).to_owned();
                    let mean = of(&scale).sum_axis(token).insert_axis(token);
                    let sum = of(&value) * (of(&d_value) + mean);
                    scale
                        .slice_axis_mut(token, range.clone().into())
                        .assign(&sum);
                }
                scale
            }
            Function::RmsNorm { eps } => {
                let unit = self.normalised().mapv(f64::abs);
                let weight = self.weight_of_rows() * &d_value;
                let mean = (&unit * &weight)
                    .mean_axis(last)
                    .expect(FIT)
                    .insert_axis(last);
                let square = x.mapv(|x| x * x).mean_axis(last).expect(FIT);
                let root = square.mapv(|square| 1.0 / (square + eps).sqrt());
                (weight + unit * mean) * root.insert_axis(last)
            }
        }
    }

    /// |w|, of the shape of x.
    fn weight_of_rows(&self) -> ArrayD<f64> {
        let Problem {
            op, norm_weight, ..
        } = &self.problem;
        let mut rows = ArrayD::zeros(self.x.shape());
        if let Some(weight) = norm_weight {
            let order = self.problem.order();
            let mut rows = order.bnhd(op.name(), "x", rows.view_mut()).expect(FIT);
            rows += &weight.mapv(|weight| f64::from(weight).abs());
        }
        rows
    }
}

/// Values of which each is bound, and so all together.
fn of_elements<T: Element>(
    values: ArrayD<f64>,
    scale: ArrayD<f64>,
    tolerance: ElementTolerance,
) -> Exact {
    let all = match T::DTYPE {
        DType::F32 => F32_RELATIVE_L2,
        // Half a unit in the last place of numbers just above a power of two.
        DType::F16 => 2f64.powi(-11) + PHASE_ERROR,
        DType::BF16 => 2f64.powi(-8) + PHASE_ERROR,
    };
    let terms = CANCELLED * norm(&scale);
    Exact::elements(values, scale, tolerance).and_whole(terms, all)
}

/// A tenth of the terms that make up a result: where it is smaller, the terms cancel, and its error is measured by them.
const CANCELLED: f64 = 0.1;

/// What the tensors of a case do.
const FIT: &str = "the inputs of a case fit";

#[cfg(test)]
mod tests {
    use proptest::test_runner::{Config, TestRunner};

    use super::*;

    /// Rounded exact results pass, and the same in place of others do not.
    #[test]
    fn the_reference_passes() {
        let cases = cases::<f32>(any_problem(), Layout::any());
        let mut runner = TestRunner::new(Config::with_cases(100));
        let outcome = runner.run(&cases, |case| {
            let Problem { op, .. } = &case.problem;
            let inputs = || case.problem.inputs();
            let (x, d_o) = (|| case.x.view(), || case.d_o.view());
            let o = op.forward(x(), inputs()).unwrap();
            case.forward().judge(o.view()).check()?;
            let dx = op.backward(Some(x()), inputs(), d_o()).unwrap();
            case.backward().judge(dx.view()).check()?;
            let dtheta = op.dtheta(x(), inputs(), d_o()).unwrap().into_dyn();
            case.dtheta().judge(dtheta.view()).check()?;
            if let Some(exact) = case.dnorm_weight() {
                let got = op.dnorm_weight(x(), inputs(), d_o()).unwrap();
                exact.judge(got.view()).check()?;
            }
            // A shift of 1e-3 of what turns is noticed where there is something to turn.
            let wrong = o.mapv(|value| value * 1.001 + 1e-3);
            if !o.is_empty() {
                prop_assert!(!case.forward().judge(wrong.view()).passed());
            }
            Ok(())
        });
        assert!(outcome.is_ok(), "{outcome:?}");
    }
}
