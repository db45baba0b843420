//! Random problems, and how the operator is to take them.

use gimbal_ops::testing::FlaoCall;
use gimbal_ops::{Device, Flao, FlaoRoute, FlaoSave, Float};
use gimbal_reference::FlaoProblem;
use gimbal_reference::testing::{Layout, flao};
use proptest::prelude::*;
use proptest::sample::select;

/// B, H, N, M, D, E.
pub type Sizes = [usize; 6];

#[derive(Clone, Debug)]
pub struct FlaoCase<T> {
    pub data: flao::Case<T>,
    pub save: FlaoSave,
    pub route: Option<FlaoRoute>,
}

impl<T: Float> FlaoCase<T> {
    /// With these sizes, and nothing else out of the ordinary.
    pub fn plain(sizes: Sizes) -> Self {
        Self {
            data: flao::Case::plain(flao::problem(sizes), 1),
            save: FlaoSave::Kv,
            route: None,
        }
    }

    /// With everything that the forward pass can keep, and by every route.
    pub fn variants(&self) -> Vec<Self> {
        let of = |save, route| Self {
            save,
            route,
            ..self.clone()
        };
        let with = |save| routes().into_iter().map(move |route| of(save, route));
        SAVES.into_iter().flat_map(with).collect()
    }

    pub fn op(&self) -> Flao {
        let op = Flao::new().scale(self.data.op.scale);
        self.route.map_or(op, |route| op.route(route))
    }

    pub fn on<'a>(&'a self, device: &'a Device) -> FlaoCall<'a, T> {
        FlaoCall::new(device, &self.data, self.op(), self.save).unwrap()
    }
}

pub const SAVES: [FlaoSave; 3] = [FlaoSave::Nothing, FlaoSave::Kv, FlaoSave::KvAndProduct];

/// The route of choice, and each of them.
fn routes() -> Vec<Option<FlaoRoute>> {
    let all = FlaoRoute::ALL.map(Some);
    [None].into_iter().chain(all).collect()
}

/// Half of the cases are such that tensor cores may be used.
pub fn cases<T: Float>() -> impl Strategy<Value = FlaoCase<T>> {
    let data = prop_oneof![
        flao::cases(aligned(), Layout::aligned()),
        flao::cases(flao::problems(), Layout::any()),
    ];
    let way = (select(&SAVES[..]), select(routes()));
    (data, way).prop_map(|(data, (save, route))| FlaoCase { data, save, route })
}

/// The same with values and scales of any magnitude, which the product need not have room for.
pub fn cases_of_any_magnitude<T: Float>() -> impl Strategy<Value = FlaoCase<T>> {
    let data = prop_oneof![
        3 => flao::cases_of_any_magnitude(aligned(), Layout::aligned()),
        1 => flao::cases_of_any_magnitude(flao::problems(), Layout::any()),
    ];
    let way = (select(&SAVES[..2]), select(routes()));
    (data, way).prop_map(|(data, (save, route))| FlaoCase { data, save, route })
}

/// Sizes that tensor cores may be used for.
fn aligned() -> impl Strategy<Value = FlaoProblem> {
    flao::problems().prop_map(|problem| FlaoProblem {
        features: problem.features.next_multiple_of(8),
        value_features: problem.value_features.next_multiple_of(8),
        ..problem
    })
}
