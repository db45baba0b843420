//! `flao_lrpe` over sequences that are shared out.

use gimbal_ops::testing::{FlaoAngles, Placed, poisoned_workspace};
use gimbal_ops::{Error, FlaoGradientsMut, FlaoInputs, FlaoLrpeGradientsMut, Float, Group};
use gimbal_reference::testing::flao_lrpe::{Case, Gradients};
use gimbal_reference::testing::lrpe::Index;
use gimbal_reference::testing::{Exact, Layout};
use gimbal_reference::{FlaoInputs as OnHost, Positions};
use ndarray::{ArrayD, Axis, IxDyn, concatenate};
use proptest::prelude::*;

use crate::lrpe::wide;
use crate::rig::{self, Outcome, Shares, fail, own};

#[derive(Clone, Debug)]
pub struct FlaoLrpeCase<T> {
    data: Case<T>,
    ranks: usize,
    queries: Shares,
    keys: Shares,
    layout: Layout,
    /// Whether the backward pass is given what the forward pass has kept.
    saves: bool,
}

/// What the whole must give, of positions that are taken as they are.
pub struct Expected {
    o: Exact,
    gradients: Gradients,
}

pub fn cases<T: Float>() -> impl Strategy<Value = FlaoLrpeCase<T>> {
    let data = any::<u64>().prop_map(|seed| Case::random(seed, false));
    of(data)
}

/// Cases of the fused kernels, those that one GPU is tested with, with as many tokens for each of two ranks.
pub fn fused_cases<T: Float>() -> impl Strategy<Value = FlaoLrpeCase<T>> {
    let cases = Case::<T>::all_wanted(200).map(|(_, case)| case);
    let is_wide = |case: &Case<T>| {
        [&case.inputs.q, &case.inputs.v]
            .map(|x| x.shape()[3])
            .iter()
            .any(|&columns| columns > 64)
    };
    let cases: Vec<_> = cases.filter(is_wide).collect();
    of(prop::sample::select(cases).prop_map(|case| repeated(case, 2)))
}

fn of<T: Float>(data: impl Strategy<Value = Case<T>>) -> impl Strategy<Value = FlaoLrpeCase<T>> {
    let shares = (2usize..5, Shares::any(), Shares::any());
    (data, shares, Layout::any(), any::<bool>()).prop_map(
        |(data, (ranks, queries, keys), layout, saves)| FlaoLrpeCase {
            data,
            ranks,
            queries,
            keys,
            layout,
            saves,
        },
    )
}

fn repeated_along<T: Clone>(axis: usize, x: &ArrayD<T>, times: usize) -> ArrayD<T> {
    let repeated = concatenate(Axis(axis), &vec![x.view(); times]).unwrap();
    repeated.as_standard_layout().into_owned()
}

/// The tokens of a case several times.
fn repeated<T: Float>(case: Case<T>, times: usize) -> Case<T> {
    let rows = |x: &ArrayD<T>| repeated_along(2, x, times);
    let case = match case.op.q_positions {
        Positions::Grid { .. } => given(&case),
        _ => case,
    };
    let positions = case.positions.each_ref().map(|positions| {
        let positions = positions.as_ref()?;
        let positions = wide(positions);
        let repeated = repeated_along(positions.ndim() - 1, &positions, times);
        Some(Index::I64(repeated))
    });
    Case {
        inputs: case.inputs.view().map(|_, x| rows(&x.to_owned())),
        d_o: rows(&case.d_o),
        positions,
        ..case
    }
}

/// The same with the positions of every token given.
fn given<T: Float>(case: &Case<T>) -> Case<T> {
    let batch = case.inputs.q.shape()[0];
    let lengths = [&case.inputs.q, &case.inputs.k].map(|x| x.shape()[2]);
    let sides = [&case.op.q_positions, &case.op.k_positions];
    let positions = [0, 1].map(|side| {
        let tokens = lengths[side];
        let line = |offset: &dyn Fn(usize) -> i64| {
            let position = |at: IxDyn| offset(at[0]) + at[1] as i64;
            Index::I64(ArrayD::from_shape_fn(IxDyn(&[batch, tokens]), position))
        };
        Some(match (sides[side], &case.offsets[side]) {
            (Positions::Given { .. }, _) => case.positions[side].clone()?,
            (Positions::Line { .. }, Some(offsets)) => {
                let offsets = wide(offsets);
                line(&|sequence| offsets[sequence])
            }
            (Positions::Line { offset }, None) => line(&|_| *offset),
            (
                Positions::Grid {
                    shape,
                    extra_tokens,
                    ..
                },
                _,
            ) => Index::I64(ArrayD::from_shape_fn(
                IxDyn(&[shape.len(), batch, tokens]),
                |at| {
                    let Some(place) = at[2].checked_sub(*extra_tokens) else {
                        return 0;
                    };
                    let behind: usize = shape[at[0] + 1..].iter().product();
                    (place / behind % shape[at[0]]) as i64
                },
            )),
        })
    });
    let mut case = case.clone();
    for positions in [&mut case.op.q_positions, &mut case.op.k_positions] {
        let axes = positions.axes().map(<[usize]>::to_vec);
        *positions = Positions::Given { axes };
    }
    case.offsets = [None, None];
    case.positions = positions;
    case
}

impl<T: Float> FlaoLrpeCase<T> {
    pub fn expected(&self) -> Expected {
        let given = given(&self.data);
        Expected {
            o: given.forward(),
            gradients: given.backward(),
        }
    }

    /// What a rank has of it: on a line where its tokens follow each other.
    fn of_rank(&self, tokens: [&[usize]; 2]) -> Case<T> {
        let follow = |tokens: &[usize]| tokens.windows(2).all(|pair| pair[0] + 1 == pair[1]);
        let is_line = matches!(self.data.op.q_positions, Positions::Line { .. });
        let mut case = match is_line && tokens.into_iter().all(follow) {
            true => self.data.clone(),
            false => given(&self.data),
        };
        let first = tokens.map(|tokens| tokens.first().map_or(0, |&token| token as i64));
        let sides = [&mut case.op.q_positions, &mut case.op.k_positions];
        for (side, positions) in sides.into_iter().enumerate() {
            match (&mut case.offsets[side], positions) {
                (Some(offsets), _) => *offsets = Index::I64(wide(offsets) + first[side]),
                (None, Positions::Line { offset }) => *offset += first[side],
                _ => {}
            }
            if let Some(positions) = &mut case.positions[side] {
                let all = wide(positions);
                *positions = Index::I64(own(&all, all.ndim() - 1, tokens[side]));
            }
        }
        let [n, m] = tokens;
        case.inputs = OnHost {
            q: own(&case.inputs.q, 2, n),
            k: own(&case.inputs.k, 2, m),
            v: own(&case.inputs.v, 2, m),
            g: case.inputs.g.as_ref().map(|g| own(g, 2, n)),
        };
        case.d_o = own(&case.d_o, 2, n);
        case
    }
}

/// o and the gradients are those of the whole.
pub fn both_passes_are_right<T: Float>(case: &FlaoLrpeCase<T>) -> Outcome {
    let expected = case.expected();
    rig::on_all_groups(case.ranks, |group| rank_attends(group, case, &expected))
}

pub fn rank_attends<T: Float>(
    group: &Group,
    case: &FlaoLrpeCase<T>,
    expected: &Expected,
) -> Outcome {
    let of = &case.data.inputs;
    let n = case.queries.of(group, of.q.shape()[2]);
    let m = case.keys.of(group, of.k.shape()[2]);
    let with_dtheta = case.data.with_dtheta;
    let run = || -> Result<_, Error> {
        let device = group.device();
        let own = case.of_rank([&n, &m]);
        let angles = FlaoAngles::of(device, &own)?;
        let place = |values: &ArrayD<T>| Placed::holding(device, values, case.layout);
        let of = &own.inputs;
        let (q, k, v) = (place(&of.q)?, place(&of.k)?, place(&of.v)?);
        let g = of.g.as_ref().map(place).transpose()?;
        let d_o = place(&own.d_o)?;
        let inputs = FlaoInputs {
            g: g.as_ref().map(Placed::view),
            ..FlaoInputs::without_gate(q.view(), k.view(), v.view())
        };
        let op = group.shard(angles.operator(&own).with_dtheta(with_dtheta));

        // The forms that allocate.
        let (again, mut saved) = op.forward_saving(inputs)?;
        let kept = case.saves.then(|| saved.view());
        let gradients = op.backward(inputs, kept, d_o.view())?;
        let rows = gradients.rows;
        let again = [again, rows.dq, rows.dk, rows.dv]
            .into_iter()
            .chain(rows.dg);
        let again = again.map(|tensor| tensor.to_array());
        let again = again.collect::<Result<Vec<_>, _>>()?;

        let poisoned =
            |like: &Placed<T>| Placed::<T>::poisoned(device, like.view().shape(), case.layout);
        let mut o = poisoned(&d_o)?;
        saved.kv.fill_bytes(0xff)?;
        if let Some(z) = &mut saved.z {
            z.fill_bytes(0xff)?;
        }
        let bytes = op.forward_workspace(inputs, case.saves)?;
        let mut workspace = poisoned_workspace(device, bytes)?;
        let kept = case.saves.then(|| saved.view_mut());
        op.forward_into(inputs, o.view_mut(), kept, &mut workspace)?;

        let [mut dq, mut dk, mut dv] = [poisoned(&q)?, poisoned(&k)?, poisoned(&v)?];
        let mut dg = g.as_ref().map(poisoned).transpose()?;
        let mut dtheta = match with_dtheta {
            true => Some(device.zeros::<f32>(own.theta.shape())?),
            false => None,
        };
        if let Some(dtheta) = &mut dtheta {
            dtheta.fill_bytes(0xff)?;
        }
        let kept = case.saves.then(|| saved.view());
        let bytes = op.backward_workspace(inputs, kept, d_o.view())?;
        let gradients = FlaoLrpeGradientsMut {
            rows: FlaoGradientsMut {
                dq: dq.view_mut(),
                dk: dk.view_mut(),
                dv: dv.view_mut(),
                dg: dg.as_mut().map(Placed::view_mut),
            },
            dtheta: dtheta.as_mut().map(|dtheta| dtheta.view_mut()),
        };
        let mut workspace = poisoned_workspace(device, bytes)?;
        op.backward_into(inputs, kept, d_o.view(), gradients, &mut workspace)?;
        let results = [o, dq, dk, dv].into_iter().chain(dg);
        let results = results.map(|placed| placed.read());
        let results = results.collect::<Result<Vec<_>, _>>()?;
        Ok((results, again, case.saves.then_some(saved), dtheta))
    };
    let (results, again, saved, dtheta) = run().map_err(|error| fail(group, "a pass", error))?;

    let rows = &expected.gradients.rows;
    let exact = [&expected.o, &rows.dq, &rows.dk, &rows.dv]
        .into_iter()
        .chain(&rows.dg);
    rig::rows_are_right(group, exact, (&results, &again), [&n, &m])?;
    if let Some(saved) = saved {
        rig::same_everywhere(group, "kv", &saved.kv)?;
        if let Some(z) = &saved.z {
            rig::same_everywhere(group, "z", z)?;
        }
    }
    if let Some(dtheta) = dtheta {
        rig::same_everywhere(group, "dtheta", &dtheta)?;
        if let Some(exact) = &expected.gradients.dtheta {
            let dtheta = dtheta.to_array().unwrap();
            rig::judged(group, "dtheta", &exact.judge(dtheta.view()))?;
        }
    }
    Ok(())
}
