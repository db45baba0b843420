//! Calls with inputs of their own: every encoding with all positions and every f.

use gimbal_reference::testing::Random;
use gimbal_reference::{
    Encoding, Function, Lrpe, LrpeInputs, Pairing, Positions, Rotation, ThetaKind,
};
use ndarray::{Array1, Array2, ArrayD, ArrayViewD};
use proptest::prelude::*;

use super::{ACTIVATIONS, Draw};

/// An operator, and what it reads besides x.
#[derive(Clone, Debug)]
pub struct Call {
    pub op: Lrpe,
    pub theta: Array2<f32>,
    pub offsets: Option<Array1<i64>>,
    pub cu_seqlens: Option<Array1<i32>>,
    pub positions: Option<ArrayD<i64>>,
    pub norm_weight: Option<ArrayD<f32>>,
}

impl Call {
    pub fn plain(op: Lrpe, theta: Array2<f32>) -> Self {
        Self {
            op,
            theta,
            offsets: None,
            cu_seqlens: None,
            positions: None,
            norm_weight: None,
        }
    }

    pub fn inputs(&self) -> LrpeInputs<'_> {
        LrpeInputs {
            offsets: self.offsets.as_ref().map(|offsets| offsets.view().into()),
            cu_seqlens: self.cu_seqlens.as_ref().map(|bounds| bounds.view().into()),
            positions: self.positions.as_ref().map(|p| p.view().into()),
            norm_weight: self.norm_weight.as_ref().map(|weight| weight.view()),
            ..self.theta.view().into()
        }
    }

    pub fn forward(&self, x: &ArrayD<f32>) -> ArrayD<f64> {
        self.op.forward_f64(x.view(), self.inputs()).unwrap()
    }

    pub fn backward(&self, x: &ArrayD<f32>, d_o: &ArrayD<f32>) -> ArrayD<f64> {
        let x: Option<ArrayViewD<f32>> = Some(x.view());
        self.op.backward_f64(x, self.inputs(), d_o.view()).unwrap()
    }

    pub fn dtheta(&self, x: &ArrayD<f32>, d_o: &ArrayD<f32>) -> Array2<f64> {
        let inputs = self.inputs();
        self.op.dtheta_f64(x.view(), inputs, d_o.view()).unwrap()
    }

    pub fn dnorm_weight(&self, x: &ArrayD<f32>, d_o: &ArrayD<f32>) -> ArrayD<f64> {
        let inputs = self.inputs();
        self.op
            .dnorm_weight_f64(x.view(), inputs, d_o.view())
            .unwrap()
    }
}

/// Where positions come from.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Source {
    Line,
    Offsets,
    Packed,
    PackedOffsets,
    Grid,
    Given(usize),
}

const SOURCES: [Source; 8] = [
    Source::Line,
    Source::Offsets,
    Source::Packed,
    Source::PackedOffsets,
    Source::Grid,
    Source::Given(1),
    Source::Given(2),
    Source::Given(3),
];

/// A call and the shape of its x: sequences and heads are few, and some are empty.
pub fn calls() -> impl Strategy<Value = (Call, Vec<usize>)> {
    let sizes = (1..4usize, 1..20usize, 1..4usize, 1..10usize);
    let rotation = prop::option::weighted(
        0.5,
        (any::<bool>(), prop::option::of(1..10usize), any::<bool>()),
    );
    let positions = (
        prop::sample::select(&SOURCES[..]),
        any::<bool>(),
        -1000i64..1000,
        prop::collection::vec(1..4usize, 1..4),
        0..3usize,
    );
    let f = 0..ACTIVATIONS.len() + 3;
    let theta = (any::<bool>(), any::<bool>(), 0..10usize);
    (sizes, rotation, positions, f, theta, any::<u64>()).prop_map(
        |(
            (batch, tokens, heads, d),
            rotation,
            (source, axes, offset, grid, tail),
            f,
            (per_head, shared, columns),
            seed,
        )| {
            let mut random = Random::new(seed);
            let features = if rotation.is_some() { 2 * d } else { d };
            let encoding = match rotation {
                None => Encoding::Cosine,
                Some((interleaved, pairs, scaled)) => Encoding::Rotate(Rotation {
                    pairing: if interleaved {
                        Pairing::Interleaved
                    } else {
                        Pairing::Half
                    },
                    rotary_dim: pairs.map(|pairs| 2 * pairs.min(d)),
                    factor: if scaled { 1.25 } else { 1.0 },
                }),
            };
            let count = encoding.angles(features);

            let one_of = |random: &mut Random, most: usize| (random.bits() % most as u64) as usize;
            let k = match source {
                Source::Grid => grid.len(),
                Source::Given(k) => k,
                _ => 1,
            };
            // Without `axes`, more axes than one have a block each.
            let blocks = !axes && (source == Source::Grid || k > 1);
            let named = axes && matches!(source, Source::Grid | Source::Given(_));
            let scalar = per_head && !named && source != Source::Grid && k == 1;
            let columns = match (scalar, blocks) {
                (true, _) => 1,
                (_, true) => count.div_ceil(k) + columns,
                _ => columns % (count + 1),
            };
            let axes = named.then(|| (0..columns).map(|_| one_of(&mut random, k)).collect());
            let any_position = |random: &mut Random| random.bits() as i64 % 1000;

            let mut cu_seqlens = None;
            let mut offsets = None;
            let mut given = None;
            let mut line = 0;
            let (mut shape, mut op_positions) = (vec![batch, tokens, heads, features], None);
            if heads == 1 && tail > 0 {
                shape.remove(2);
            }
            if matches!(source, Source::Packed | Source::PackedOffsets) {
                let mut bounds = vec![0];
                for sequence in 0..batch {
                    let length = one_of(&mut random, tokens.min(8)) as i32;
                    bounds.push(bounds[sequence] + length);
                }
                shape = vec![bounds[batch] as usize + tail, heads, features];
                cu_seqlens = Some(Array1::from(bounds));
            }
            match source {
                Source::Line | Source::Packed => line = offset,
                Source::Offsets | Source::PackedOffsets => {
                    offsets = Some(Array1::from_shape_simple_fn(batch, || {
                        any_position(&mut random)
                    }));
                }
                Source::Grid => {
                    let tokens = tail + grid.iter().product::<usize>();
                    shape = match encoding {
                        Encoding::Cosine => vec![batch, heads, tokens, features],
                        _ => vec![batch, tokens, heads, features],
                    };
                    op_positions = Some(Positions::Grid {
                        shape: grid,
                        extra_tokens: tail,
                        axes,
                    });
                }
                Source::Given(k) => {
                    let shape = match (k, offset % 3) {
                        (1, 0) => vec![tokens],
                        (1, 1) => vec![batch, tokens],
                        _ => vec![k, batch, tokens],
                    };
                    given = Some(ArrayD::from_shape_simple_fn(shape, || {
                        any_position(&mut random)
                    }));
                    op_positions = Some(Positions::Given { axes });
                }
            }

            let (f, norm_weight) = match f.checked_sub(ACTIVATIONS.len()) {
                None => (ACTIVATIONS[f].into(), None),
                Some(of) => {
                    let shapes = [vec![features], vec![1, features], vec![heads, features]];
                    let weight = random.tensor(&shapes[of]);
                    (Function::RmsNorm { eps: 1e-3 }, Some(weight))
                }
            };
            let theta = random.theta([if shared { 1 } else { heads }, columns]);
            let theta_kind = if scalar {
                ThetaKind::PerHead
            } else {
                ThetaKind::PerFeature
            };
            let op = Lrpe {
                encoding,
                positions: op_positions.unwrap_or(Positions::line(line)),
                f,
                theta_kind,
            };
            let call = Call {
                op,
                theta,
                offsets,
                cu_seqlens,
                positions: given,
                norm_weight,
            };
            (call, shape)
        },
    )
}
