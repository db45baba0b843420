//! `flao` over sequences that are shared out.

use gimbal_ops::testing::{Placed, poisoned_workspace};
use gimbal_ops::{Error, Flao, FlaoGradientsMut, FlaoInputs, Float, Group};
use gimbal_reference::testing::flao;
use gimbal_reference::testing::{Exact, Layout};
use ndarray::ArrayD;
use proptest::prelude::*;

use crate::rig::{self, Outcome, Shares, fail, own};

#[derive(Clone, Debug)]
pub struct FlaoCase<T> {
    pub data: flao::Case<T>,
    pub ranks: usize,
    pub queries: Shares,
    pub keys: Shares,
}

pub fn cases<T: Float>() -> impl Strategy<Value = FlaoCase<T>> {
    let data = flao::cases(flao::problems(), Layout::any());
    let shares = (2usize..5, Shares::any(), Shares::any());
    (data, shares).prop_map(|(data, (ranks, queries, keys))| FlaoCase {
        data,
        ranks,
        queries,
        keys,
    })
}

/// What the whole must give.
pub struct Expected {
    forward: flao::Forward,
    /// dq, dk, dv and, where there is a gate, dg.
    gradients: Vec<Exact>,
}

impl<T: Float> FlaoCase<T> {
    pub fn expected(&self) -> Expected {
        let gradients = self.data.backward();
        Expected {
            forward: self.data.forward(),
            gradients: [gradients.dq, gradients.dk, gradients.dv]
                .into_iter()
                .chain(gradients.dg)
                .collect(),
        }
    }
}

/// o, kv and the gradients are those of the whole.
pub fn both_passes_are_right<T: Float>(case: &FlaoCase<T>) -> Outcome {
    let expected = case.expected();
    rig::on_all_groups(case.ranks, |group| rank_attends(group, case, &expected))
}

pub fn rank_attends<T: Float>(group: &Group, case: &FlaoCase<T>, expected: &Expected) -> Outcome {
    let problem = case.data.problem;
    let n = case.queries.of(group, problem.queries);
    let m = case.keys.of(group, problem.keys);
    let run = || -> Result<_, Error> {
        let device = group.device();
        let mut layouts = case.data.layouts.into_iter();
        let mut place = |values: &ArrayD<T>, tokens: &[usize]| {
            Placed::holding(device, &own(values, 2, tokens), layouts.next().unwrap())
        };
        let inputs = &case.data.inputs;
        let (q, k) = (place(&inputs.q, &n)?, place(&inputs.k, &m)?);
        let v = place(&inputs.v, &m)?;
        let g = inputs.g.as_ref().map(|g| place(g, &n)).transpose()?;
        let d_o = place(&case.data.d_o, &n)?;
        let inputs = FlaoInputs {
            g: g.as_ref().map(Placed::view),
            ..FlaoInputs::without_gate(q.view(), k.view(), v.view())
        };
        let op = group.shard(Flao::new().scale(case.data.op.scale));

        let [of_q, of_k, of_v, of_g, of_o] = case.data.layouts;
        let poisoned = |like: &Placed<T>, layout| {
            let shape = like.view().shape().to_vec();
            Placed::<T>::poisoned(device, &shape, layout)
        };
        let mut o = poisoned(&d_o, of_o)?;
        let mut kv = device.zeros(&problem.kv_shape())?;
        kv.fill_bytes(0xff)?;
        let mut workspace = poisoned_workspace(device, op.forward_workspace(inputs)?)?;
        op.forward_into(inputs, o.view_mut(), &mut kv, &mut workspace)?;

        let [mut dq, mut dk, mut dv] = [
            poisoned(&q, of_q)?,
            poisoned(&k, of_k)?,
            poisoned(&v, of_v)?,
        ];
        let mut dg = g.as_ref().map(|g| poisoned(g, of_g)).transpose()?;
        let bytes = op.backward_workspace(inputs, &kv, d_o.view())?;
        let gradients = FlaoGradientsMut {
            dq: dq.view_mut(),
            dk: dk.view_mut(),
            dv: dv.view_mut(),
            dg: dg.as_mut().map(Placed::view_mut),
        };
        let mut workspace = poisoned_workspace(device, bytes)?;
        op.backward_into(inputs, &kv, d_o.view(), gradients, &mut workspace)?;

        // The forms that allocate.
        let (again, kv_again) = op.forward_saving(inputs)?;
        let gradients = op.backward(inputs, &kv_again, d_o.view())?;
        let again = [again, gradients.dq, gradients.dk, gradients.dv].into_iter();
        let again = again.chain(gradients.dg).map(|tensor| tensor.to_array());
        let again = again.collect::<Result<Vec<_>, _>>()?;
        let results = [o, dq, dk, dv].into_iter().chain(dg);
        let results = results.map(|placed| placed.read());
        Ok((results.collect::<Result<Vec<_>, _>>()?, kv, again))
    };
    let (results, kv, again) = run().map_err(|error| fail(group, "a pass", error))?;

    let exact = [&expected.forward.o].into_iter().chain(&expected.gradients);
    rig::rows_are_right(group, exact, (&results, &again), [&n, &m])?;
    rig::same_everywhere(group, "kv", &kv)?;
    let kv = kv.to_array().unwrap();
    rig::judged(group, "kv", &expected.forward.kv.judge(kv.view()))
}
