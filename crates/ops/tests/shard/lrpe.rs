//! Position encodings of sequences that are shared out.

use gimbal_ops::testing::{Placed, poisoned_workspace};
use gimbal_ops::{Error, Float, Group, Index, Lrpe, LrpeGradientsMut, Tensor};
use gimbal_reference::testing::lrpe::{self, FUNCTIONS, Source, TURNS};
use gimbal_reference::testing::{Exact, Layout};
use gimbal_reference::{Activation, Function, Lrpe as Reference, Positions, SoftmaxAxis};
use ndarray::{Array1, ArrayD};
use proptest::prelude::*;
use proptest::sample::select;

use crate::rig::{self, Outcome, Shares, fail, own, whole};

#[derive(Clone, Debug)]
pub struct LrpeCase<T> {
    data: lrpe::Case<T>,
    ranks: usize,
    shares: Shares,
}

/// Mostly with a softmax over the sequence.
pub fn cases<T: Float>() -> impl Strategy<Value = LrpeCase<T>> {
    let softmax = Function::Activation(Activation::Softmax(SoftmaxAxis::Sequence));
    let functions = prop_oneof![3 => Just(softmax), 1 => select(&FUNCTIONS[..])];
    let spans = prop_oneof![(1usize..10).prop_map(|n| 8 * n), 1usize..60];
    let sources = [
        Source::Line,
        Source::Offsets,
        Source::Given,
        Source::Packed,
        Source::PackedOffsets,
    ];
    select(sources.to_vec()).prop_flat_map(move |source| {
        let problems = lrpe::problems(
            select(&TURNS[..]),
            functions.clone(),
            Just(source),
            spans.clone(),
            20_000,
        );
        let data = lrpe::cases(problems, Layout::any());
        let shares = match source {
            Source::Given => Shares::any().boxed(),
            _ => Shares::in_a_row().boxed(),
        };
        (data, 2usize..5, shares).prop_map(|(data, ranks, shares)| LrpeCase {
            data,
            ranks,
            shares,
        })
    })
}

pub struct Expected {
    o: Exact,
    dx: Exact,
    dtheta: Exact,
    dnorm_weight: Option<Exact>,
}

impl<T: Float> LrpeCase<T> {
    pub fn expected(&self) -> Expected {
        Expected {
            o: self.data.forward(),
            dx: self.data.backward(),
            dtheta: self.data.dtheta(),
            dnorm_weight: self.data.dnorm_weight(),
        }
    }

    fn is_empty(&self) -> bool {
        self.data.x.is_empty()
    }
}

/// o, dx and the gradients of what all tokens share are those of the whole.
pub fn both_passes_are_right<T: Float>(case: &LrpeCase<T>) -> Outcome {
    let expected = case.expected();
    rig::on_all_groups(case.ranks, |group| rank_encodes(group, case, &expected))
}

/// Positions of a rank's tokens, on the host.
enum Own {
    Line(i64),
    Offsets(ArrayD<i64>),
    Given(ArrayD<i64>),
}

pub fn wide(index: &lrpe::Index) -> ArrayD<i64> {
    match index {
        lrpe::Index::I32(values) => values.mapv(i64::from),
        lrpe::Index::I64(values) => values.clone(),
    }
}

/// The tokens of a rank. Of packed sequences it has a part of each, with bounds and a first token, and of what is behind them.
struct Tokens {
    axis: usize,
    of_x: Vec<usize>,
    bounds: Option<ArrayD<i64>>,
    firsts: Vec<i64>,
}

impl Tokens {
    fn of<T>(case: &LrpeCase<T>, group: &Group) -> Self {
        let shape = case.data.x.shape();
        let first = |tokens: &[usize]| tokens.first().map_or(0, |&token| token as i64);
        let Some(bounds) = &case.data.problem.cu_seqlens else {
            let of_x = case.shares.of(group, shape[1]);
            return Self {
                axis: 1,
                firsts: vec![first(&of_x)],
                of_x,
                bounds: None,
            };
        };
        let bounds: Vec<_> = wide(bounds).iter().map(|&bound| bound as usize).collect();
        let mut own = Self {
            axis: 0,
            of_x: vec![],
            bounds: None,
            firsts: vec![],
        };
        let mut own_bounds = vec![0];
        for pair in bounds.windows(2) {
            let part = case.shares.of(group, pair[1] - pair[0]);
            own.firsts.push(first(&part));
            own.of_x.extend(part.iter().map(|token| pair[0] + token));
            own_bounds.push(own.of_x.len() as i64);
        }
        let end = bounds[bounds.len() - 1];
        let behind = case.shares.of(group, shape[0] - end);
        own.of_x.extend(behind.iter().map(|token| end + token));
        own.bounds = Some(Array1::from(own_bounds).into_dyn());
        own
    }
}

fn positions<T>(case: &LrpeCase<T>, tokens: &Tokens) -> Own {
    let problem = &case.data.problem;
    let Tokens { of_x, firsts, .. } = tokens;
    let first = firsts.first().copied().unwrap_or_default();
    let each = Array1::from(firsts.clone()).into_dyn();
    match (&problem.op.positions, &problem.offsets, &problem.positions) {
        (_, _, Some(given)) => {
            let given = wide(given);
            Own::Given(own(&given, given.ndim() - 1, of_x))
        }
        (_, Some(offsets), _) if tokens.bounds.is_some() => Own::Offsets(wide(offsets) + each),
        (Positions::Line { offset }, ..) if tokens.bounds.is_some() => Own::Offsets(each + *offset),
        (_, Some(offsets), _) => Own::Offsets(wide(offsets).mapv(|offset| offset + first)),
        (Positions::Line { offset }, ..) => Own::Line(offset + first),
        _ => unreachable!("no other sources are drawn"),
    }
}

pub fn rank_encodes<T: Float>(group: &Group, case: &LrpeCase<T>, expected: &Expected) -> Outcome {
    let device = group.device();
    let problem = &case.data.problem;
    let tokens = Tokens::of(case, group);
    let run = || -> Result<_, Error> {
        let [of_x, of_d_o, of_out] = case.data.layouts;
        let x = Placed::holding(device, &own(&case.data.x, tokens.axis, &tokens.of_x), of_x)?;
        let d_o = Placed::holding(
            device,
            &own(&case.data.d_o, tokens.axis, &tokens.of_x),
            of_d_o,
        )?;
        let theta = device.tensor(&problem.theta)?;
        let theta_shape = problem.theta.shape().to_vec();
        let own_positions = positions(case, &tokens);
        let index: Option<Tensor<i64>> = match &own_positions {
            Own::Line(_) => None,
            Own::Offsets(values) | Own::Given(values) => Some(device.tensor(values)?),
        };
        let weight = problem.norm_weight.as_ref();
        let weight = weight.map(|weight| device.tensor(weight)).transpose()?;
        let definition = match &own_positions {
            Own::Line(offset) => Reference {
                positions: Positions::line(*offset),
                ..problem.op.clone()
            },
            Own::Offsets(_) => Reference {
                positions: Positions::line(0),
                ..problem.op.clone()
            },
            Own::Given(_) => problem.op.clone(),
        };
        let bounds = tokens.bounds.as_ref();
        let bounds = bounds.map(|bounds| device.tensor(bounds)).transpose()?;
        let mut op = Lrpe::new(definition, theta).with_dtheta(true);
        if let (Function::RmsNorm { eps }, Some(weight)) = (problem.op.f, &weight) {
            op = op.norm(weight, eps).with_dnorm_weight(true);
        }
        op = match (&own_positions, &index) {
            (Own::Offsets(_), Some(index)) => op.offsets(Index::from(index)),
            (Own::Given(_), Some(index)) => op.positions(Index::from(index)),
            _ => op,
        };
        if let Some(bounds) = &bounds {
            op = op.packed(bounds);
        }
        let op = group.shard(op);

        let mut o = Placed::<T>::poisoned(device, d_o.view().shape(), of_out)?;
        let mut workspace = poisoned_workspace(device, op.forward_workspace(x.view())?)?;
        op.forward_into(x.view(), o.view_mut(), &mut workspace)?;

        let mut dx = Placed::<T>::poisoned(device, x.view().shape(), of_out)?;
        let mut dtheta = device.zeros::<f32>(&theta_shape)?;
        dtheta.fill_bytes(0xff)?;
        let mut dnorm_weight = match &weight {
            Some(weight) => Some(device.zeros::<f32>(weight.shape())?),
            None => None,
        };
        let bytes = op.backward_workspace(x.view(), d_o.view())?;
        let gradients = LrpeGradientsMut {
            dx: dx.view_mut(),
            dtheta: Some(dtheta.view_mut()),
            dnorm_weight: dnorm_weight.as_mut().map(Tensor::view_mut),
        };
        let mut workspace = poisoned_workspace(device, bytes)?;
        op.backward_into(x.view(), d_o.view(), gradients, &mut workspace)?;
        op.forward(x.view())?;
        op.backward(x.view(), d_o.view())?;
        Ok((o.read()?, dx.read()?, dtheta, dnorm_weight))
    };
    let (o, dx, dtheta, dnorm_weight) = run().map_err(|error| fail(group, "a pass", error))?;
    for (what, placed, exact, shape) in [
        ("o", &o, &expected.o, case.data.d_o.shape()),
        ("dx", &dx, &expected.dx, case.data.x.shape()),
    ] {
        if !placed.is_untouched_around() {
            return Err(fail(group, what, "something around it was written"));
        }
        let all = whole(
            group,
            what,
            placed.view(),
            (tokens.axis, &tokens.of_x),
            shape,
        )?;
        if !case.is_empty() {
            rig::judged(group, what, &exact.judge(all.view()))?;
        }
    }
    rig::same_everywhere(group, "dtheta", &dtheta)?;
    let dtheta = dtheta.to_array().unwrap();
    rig::judged(group, "dtheta", &expected.dtheta.judge(dtheta.view()))?;
    if let (Some(got), Some(exact)) = (dnorm_weight, &expected.dnorm_weight) {
        let got = got.to_array().unwrap();
        rig::judged(group, "dnorm_weight", &exact.judge(got.view()))?;
    }
    Ok(())
}
