//! Random problems.

use gimbal_ops::{Flao, FlaoRoute, FlaoSave, Float};
use gimbal_reference::{Flao as Reference, FlaoInputs as ReferenceInputs};
use ndarray::ArrayD;
use proptest::prelude::*;
use proptest::sample::select;

use crate::common::Random;
use crate::data::Layout;

/// B, H, N, M, D, E.
pub type Sizes = [usize; 6];

/// One problem; its data follow from the seed.
#[derive(Clone, Debug)]
pub struct FlaoCase {
    pub sizes: Sizes,
    pub scale: f32,
    pub save: FlaoSave,
    pub route: Option<FlaoRoute>,
    /// Of all tensors, in turn.
    pub layouts: [Layout; 5],
    pub seed: u64,
}

/// The data of a case.
#[derive(Clone, Debug)]
pub struct Data<T> {
    pub inputs: ReferenceInputs<ArrayD<T>>,
    pub d_o: ArrayD<T>,
}

impl FlaoCase {
    /// With these sizes, and nothing else out of the ordinary.
    pub fn plain(sizes: Sizes) -> Self {
        Self {
            sizes,
            scale: 0.5,
            save: FlaoSave::Kv,
            route: None,
            layouts: [Layout::RowMajor; 5],
            seed: 1,
        }
    }

    /// With everything that the forward pass can keep, and by every route.
    pub fn variants(&self) -> Vec<Self> {
        let mut variants = Vec::new();
        for save in SAVES {
            for route in routes() {
                variants.push(Self {
                    save,
                    route,
                    ..self.clone()
                });
            }
        }
        variants
    }

    pub fn op(&self) -> Flao {
        let op = Flao::new().scale(self.scale);
        self.route.map_or(op, |route| op.route(route))
    }

    pub fn reference(&self) -> Reference {
        Reference {
            scale: self.scale.into(),
        }
    }

    /// The shapes of q, k, v and g; o and do are shaped as g.
    pub fn shapes(&self) -> ReferenceInputs<[usize; 4]> {
        let [b, h, n, m, d, e] = self.sizes;
        ReferenceInputs {
            q: [b, h, n, d],
            k: [b, h, m, d],
            v: [b, h, m, e],
            g: [b, h, n, e],
        }
    }

    pub fn kv_shape(&self) -> [usize; 4] {
        let [b, h, _, _, d, e] = self.sizes;
        [b, h, d, e]
    }

    /// Values from -1 to 1.
    pub fn data<T: Float>(&self) -> Data<T> {
        let mut random = Random::new(self.seed);
        let mut array = |shape: &[usize; 4]| {
            let values: ArrayD<f32> = random.array(shape);
            values.mapv(|value| T::from_f64(f64::from(value) / 4.0))
        };
        let shapes = self.shapes();
        Data {
            d_o: array(&shapes.g),
            inputs: shapes.map(|_, shape| array(shape)),
        }
    }
}

pub const SAVES: [FlaoSave; 3] = [FlaoSave::Nothing, FlaoSave::Kv, FlaoSave::KvAndProduct];

/// The route of choice, and each of them.
fn routes() -> Vec<Option<FlaoRoute>> {
    let all = FlaoRoute::ALL.map(Some);
    [None].into_iter().chain(all).collect()
}

/// From 0, and often 1.
fn few(most: usize) -> impl Strategy<Value = usize> {
    prop_oneof![1 => Just(0), 6 => Just(1), 20 => 2..=most]
}

/// Multiples of 8 can go by vectors.
fn columns(most: usize) -> impl Strategy<Value = usize> {
    prop_oneof![1..=most, (1..=most / 8).prop_map(|n| 8 * n)]
}

fn sizes() -> impl Strategy<Value = Sizes> {
    let rows = || few(150);
    let narrow = (few(3), few(5), rows(), rows(), columns(64), columns(64));
    let middle = (few(2), few(3), rows(), rows(), columns(128), columns(128));
    let wide = (few(2), few(2), few(70), few(70), columns(256), columns(256));
    let long = (0..2500usize, 1000..2500usize, columns(64), columns(64))
        .prop_map(|(n, m, d, e)| (1, 1, n, m, d, e));
    let many = (
        2..4usize,
        50..150usize,
        few(3),
        few(3),
        columns(16),
        columns(16),
    );
    prop_oneof![
        4 => narrow.boxed(),
        3 => middle.boxed(),
        3 => wide.boxed(),
        2 => long.boxed(),
        1 => many.boxed(),
    ]
    .prop_map(|(b, h, n, m, d, e)| [b, h, n, m, d, e])
}

/// Half of the cases are such that tensor cores may be used.
fn layouts() -> impl Strategy<Value = (bool, [Layout; 5])> {
    let aligned = || select(&[Layout::RowMajor, Layout::Swapped, Layout::PartOfAligned][..]);
    let any = || select(&Layout::ALL[..4]);
    prop_oneof![
        [aligned(), aligned(), aligned(), aligned(), aligned()].prop_map(|of| (true, of)),
        [any(), any(), any(), any(), any()].prop_map(|of| (false, of)),
    ]
}

impl Arbitrary for FlaoCase {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let scale = select(&[1.0, 0.125, -0.3, 0.0][..]);
        let parts = (
            sizes(),
            scale,
            select(&SAVES[..]),
            select(routes()),
            layouts(),
        );
        (parts, any::<u64>())
            .prop_map(|((sizes, scale, save, route, (aligned, layouts)), seed)| {
                let [b, h, n, m, d, e] = sizes;
                let sizes = match aligned {
                    true => [b, h, n, m, d.next_multiple_of(8), e.next_multiple_of(8)],
                    false => sizes,
                };
                Self {
                    sizes,
                    scale,
                    save,
                    route,
                    layouts,
                    seed,
                }
            })
            .boxed()
    }
}
