//! The passes of an operator on a device, on a random problem: with NaN around what is read, in workspaces, and in and around what is
//! written.

use gimbal_reference::testing::{
    Exact, Layout, Placed as OnHost, Verdict, bits, flao, flao_lrpe, lrpe, tpa_decode,
};
use gimbal_reference::{Activation, FlaoGradients, FlaoInputs as Rows, Function, TpaFactors};

use super::{FlaoAngles, LrpeInputs, Placed, poisoned_workspace};
use crate::{
    Device, Error, Flao, FlaoGradientsMut, FlaoInputs, FlaoLrpe, FlaoLrpeGradientsMut, FlaoQueries,
    FlaoQueryGradientsMut, FlaoSave, FlaoSavedMut, FlaoSavedView, Float, Lrpe, LrpeGradientsMut,
    LrpePair, Saved, Tensor, TensorView, TpaDecode, TpaInputs, TpaOutputMut, Workspace,
};

/// A problem of [`Lrpe`] on a device.
pub struct LrpeCall<'a, T> {
    device: &'a Device,
    case: &'a lrpe::Case<T>,
    inputs: LrpeInputs,
    x: Placed<T>,
    d_o: Placed<T>,
}

/// What a backward pass is to write.
struct LrpePlaces<T> {
    dx: Placed<T>,
    dtheta: Option<Placed<f32>>,
    dnorm_weight: Option<Placed<f32>>,
}

/// What a backward pass has written.
#[derive(PartialEq)]
pub struct LrpeResults<T: Float> {
    dx: OnHost<T>,
    dtheta: Option<OnHost<f32>>,
    dnorm_weight: Option<OnHost<f32>>,
}

impl<T: Float> LrpePlaces<T> {
    fn views(&mut self) -> LrpeGradientsMut<'_, T> {
        LrpeGradientsMut {
            dx: self.dx.view_mut(),
            dtheta: self.dtheta.as_mut().map(Placed::view_mut),
            dnorm_weight: self.dnorm_weight.as_mut().map(Placed::view_mut),
        }
    }

    fn read(&self) -> Result<LrpeResults<T>, Error> {
        Ok(LrpeResults {
            dx: self.dx.read()?,
            dtheta: self.dtheta.as_ref().map(Placed::read).transpose()?,
            dnorm_weight: self.dnorm_weight.as_ref().map(Placed::read).transpose()?,
        })
    }
}

impl<T: Float> LrpeResults<T> {
    /// Judges all of it; dtheta as that of these keys, too.
    pub fn judge(&self, case: &lrpe::Case<T>, keys: Option<&lrpe::Case<T>>) -> Vec<Verdict> {
        let dtheta = self.dtheta.as_ref().map(|got| match keys {
            Some(keys) => case.dtheta_beside(keys).judge_placed(got),
            None => case.dtheta().judge_placed(got),
        });
        let weight = self.dnorm_weight.as_ref();
        let weight = weight.and_then(|got| Some(case.dnorm_weight()?.judge_placed(got)));
        let dx = case.backward().judge_placed(&self.dx);
        [Some(dx), dtheta, weight].into_iter().flatten().collect()
    }
}

impl<'a, T: Float> LrpeCall<'a, T> {
    /// With x and do in the layouts of the case.
    ///
    /// # Errors
    /// Those of memory on the device.
    pub fn new(device: &'a Device, case: &'a lrpe::Case<T>) -> Result<Self, Error> {
        Ok(Self {
            device,
            case,
            inputs: LrpeInputs::of(device, &case.problem)?,
            x: Placed::holding(device, &case.x, case.layouts[0])?,
            d_o: Placed::holding(device, &case.d_o, case.layouts[1])?,
        })
    }

    /// The operator of the problem.
    pub fn op(&self) -> Lrpe<'_> {
        self.inputs.operator(&self.case.problem)
    }

    /// An operator of queries, and of these keys.
    pub fn beside<'o>(&'o self, queries: Lrpe<'o>) -> LrpePair<'o> {
        self.inputs.beside(queries, &self.case.problem)
    }

    /// x.
    pub fn x(&self) -> TensorView<'_, T> {
        self.x.view()
    }

    /// The gradient of o.
    pub fn d_o(&self) -> TensorView<'_, T> {
        self.d_o.view()
    }

    /// x, where f or a gradient that is asked for needs it.
    fn saved(&self, op: &Lrpe) -> Saved<'_, T> {
        match self.case.problem.op.f {
            Function::Activation(Activation::None) if !op.with_dtheta => Saved::Nothing,
            _ => Saved::X(self.x()),
        }
    }

    /// A place for o.
    fn output(&self) -> Result<Placed<T>, Error> {
        Placed::poisoned(self.device, self.case.d_o.shape(), self.case.layouts[1])
    }

    /// Places for what a backward pass is asked for; for dtheta unless that is a part of another's.
    fn places(&self, op: &Lrpe, has_dtheta: bool) -> Result<LrpePlaces<T>, Error> {
        let problem = &self.case.problem;
        let sum = |shape: &[usize]| Placed::poisoned(self.device, shape, Layout::ROW_MAJOR);
        let dtheta = (op.with_dtheta && has_dtheta).then(|| sum(problem.theta.shape()));
        let weight = problem.norm_weight.as_ref();
        let weight = weight.filter(|_| op.with_dnorm_weight);
        Ok(LrpePlaces {
            dx: Placed::poisoned(self.device, self.case.x.shape(), self.case.layouts[2])?,
            dtheta: dtheta.transpose()?,
            dnorm_weight: weight.map(|weight| sum(weight.shape())).transpose()?,
        })
    }

    /// o.
    ///
    /// # Errors
    /// Those of the call, and of memory on the device.
    pub fn forward(&self, op: &Lrpe) -> Result<OnHost<T>, Error> {
        let mut o = self.output()?;
        let bytes = op.forward_workspace(self.x())?;
        let workspace = &mut poisoned_workspace(self.device, bytes)?;
        op.forward_into(self.x(), o.view_mut(), workspace)?;
        o.read()
    }

    /// All gradients that the operator is asked for.
    ///
    /// # Errors
    /// Those of the call, and of memory on the device.
    pub fn backward(&self, op: &Lrpe) -> Result<LrpeResults<T>, Error> {
        let (saved, d_o) = (self.saved(op), self.d_o());
        let mut places = self.places(op, true)?;
        let bytes = op.backward_workspace(saved, d_o)?;
        let workspace = &mut poisoned_workspace(self.device, bytes)?;
        op.backward_into(saved, d_o, places.views(), workspace)?;
        places.read()
    }

    /// o of these queries and of keys.
    ///
    /// # Errors
    /// Those of the call, and of memory on the device.
    pub fn forward_beside(&self, keys: &Self, pair: &LrpePair) -> Result<[OnHost<T>; 2], Error> {
        let (mut oq, mut ok) = (self.output()?, keys.output()?);
        let bytes = pair.forward_workspace(self.x(), keys.x())?;
        let workspace = &mut poisoned_workspace(self.device, bytes)?;
        let o = (oq.view_mut(), ok.view_mut());
        pair.forward_into((self.x(), keys.x()), o, workspace)?;
        Ok([oq.read()?, ok.read()?])
    }

    /// All gradients of these queries and of keys that the operators are asked for: dtheta is one of the queries'.
    ///
    /// # Errors
    /// Those of the call, and of memory on the device.
    pub fn backward_beside(
        &self,
        keys: &Self,
        pair: &LrpePair,
    ) -> Result<[LrpeResults<T>; 2], Error> {
        let mut of_q = self.places(&pair.queries, true)?;
        let mut of_k = keys.places(&pair.keys, false)?;
        let (saved, d_o) = ((self.x(), keys.x()), (self.d_o(), keys.d_o()));
        let bytes = pair.backward_workspace(saved, d_o)?;
        let workspace = &mut poisoned_workspace(self.device, bytes)?;
        pair.backward_into(saved, d_o, (of_q.views(), of_k.views()), workspace)?;
        Ok([of_q.read()?, of_k.read()?])
    }
}

fn views<T: Float>(rows: &Rows<Placed<T>>) -> FlaoInputs<'_, T> {
    FlaoInputs {
        g: rows.g.as_ref().map(Placed::view),
        ..FlaoInputs::without_gate(rows.q.view(), rows.k.view(), rows.v.view())
    }
}

fn views_mut<T: Float>(rows: &mut FlaoGradients<Placed<T>>) -> FlaoGradientsMut<'_, T> {
    FlaoGradientsMut {
        dq: rows.dq.view_mut(),
        dk: rows.dk.view_mut(),
        dv: rows.dv.view_mut(),
        dg: rows.dg.as_mut().map(Placed::view_mut),
    }
}

fn read<T: Float>(rows: &FlaoGradients<Placed<T>>) -> Result<FlaoGradients<OnHost<T>>, Error> {
    Ok(FlaoGradients {
        dq: rows.dq.read()?,
        dk: rows.dk.read()?,
        dv: rows.dv.read()?,
        dg: rows.dg.as_ref().map(Placed::read).transpose()?,
    })
}

/// A dense place for sums.
fn sums(device: &Device, shape: &[usize]) -> Result<Placed<f32>, Error> {
    Placed::poisoned(device, shape, Layout::ROW_MAJOR)
}

/// A problem of [`Flao`] on a device.
pub struct FlaoCall<'a, T> {
    device: &'a Device,
    case: &'a flao::Case<T>,
    /// How it is called.
    pub op: Flao,
    save: FlaoSave,
    inputs: Rows<Placed<T>>,
    d_o: Placed<T>,
}

/// What a forward pass has written.
#[derive(PartialEq)]
pub struct FlaoOutput<T: Float> {
    o: OnHost<T>,
    kv: Option<OnHost<f32>>,
    product: Option<OnHost<T>>,
}

impl<T: Float> FlaoOutput<T> {
    /// Judges all of it.
    pub fn judge(&self, exact: &flao::Forward) -> Vec<Verdict> {
        let o = exact.o.judge_placed(&self.o).of("o");
        let kv = self.kv.as_ref();
        let kv = kv.map(|kv| exact.kv.judge_placed(kv).of("kv"));
        let product = self.product.as_ref();
        let product = product.map(|it| exact.product.judge_placed(it).of("the product"));
        [Some(o), kv, product].into_iter().flatten().collect()
    }
}

impl<'a, T: Float> FlaoCall<'a, T> {
    /// By this operator, and with this kept by the forward pass.
    ///
    /// # Errors
    /// Those of memory on the device.
    pub fn new(
        device: &'a Device,
        case: &'a flao::Case<T>,
        op: Flao,
        save: FlaoSave,
    ) -> Result<Self, Error> {
        let mut layouts = case.layouts.into_iter();
        let place = |rows, layout: Option<Layout>| {
            Placed::holding(device, rows, layout.unwrap_or(Layout::ROW_MAJOR))
        };
        let inputs = case.inputs.try_map(|_, rows| place(rows, layouts.next()))?;
        Ok(Self {
            device,
            case,
            op,
            save,
            inputs,
            d_o: place(&case.d_o, case.layouts.last().copied())?,
        })
    }

    /// q, k, v and, where there is one, g.
    pub fn inputs(&self) -> FlaoInputs<'_, T> {
        views(&self.inputs)
    }

    /// The gradient of o.
    pub fn d_o(&self) -> TensorView<'_, T> {
        self.d_o.view()
    }

    fn rows(&self, shape: [usize; 4], layout: usize) -> Result<Placed<T>, Error> {
        Placed::poisoned(self.device, &shape, self.case.layouts[layout])
    }

    fn gradients(&self) -> Result<FlaoGradients<Placed<T>>, Error> {
        let problem = self.case.problem;
        let dg = self.inputs.g.as_ref();
        let dg = dg.map(|_| self.rows(problem.output_shape(), 1));
        Ok(FlaoGradients {
            dq: self.rows(problem.query_shape(), 4)?,
            dk: self.rows(problem.key_shape(), 3)?,
            dv: self.rows(problem.value_shape(), 2)?,
            dg: dg.transpose()?,
        })
    }

    /// o and what is kept.
    ///
    /// # Errors
    /// Those of the call, and of memory on the device.
    pub fn forward(&self) -> Result<FlaoOutput<T>, Error> {
        let (shape, inputs) = (self.case.problem.output_shape(), self.inputs());
        let (mut o, mut product) = (self.rows(shape, 1)?, self.rows(shape, 2)?);
        let mut kv = sums(self.device, &self.case.problem.kv_shape())?;
        let saved = match self.save {
            FlaoSave::Nothing => FlaoSavedMut::Nothing,
            FlaoSave::Kv => FlaoSavedMut::Kv(kv.view_mut()),
            FlaoSave::KvAndProduct => FlaoSavedMut::KvAndProduct {
                kv: kv.view_mut(),
                product: product.view_mut(),
            },
        };
        let bytes = self.op.forward_workspace(inputs, self.save)?;
        let workspace = &mut poisoned_workspace(self.device, bytes)?;
        self.op
            .forward_into(inputs, o.view_mut(), saved, workspace)?;
        let (kv, product) = (kv.read()?, product.read()?);
        Ok(FlaoOutput {
            o: o.read()?,
            kv: (self.save != FlaoSave::Nothing).then_some(kv),
            product: (self.save == FlaoSave::KvAndProduct).then_some(product),
        })
    }

    /// All gradients, from what was kept.
    ///
    /// # Errors
    /// Those of the call, and of memory on the device.
    pub fn backward(&self, saved: FlaoSavedView<T>) -> Result<FlaoGradients<OnHost<T>>, Error> {
        let (inputs, d_o) = (self.inputs(), self.d_o());
        let mut gradients = self.gradients()?;
        let bytes = self.op.backward_workspace(inputs, saved, d_o)?;
        let workspace = &mut poisoned_workspace(self.device, bytes)?;
        let into = views_mut(&mut gradients);
        self.op.backward_into(inputs, saved, d_o, into, workspace)?;
        read(&gradients)
    }

    /// The same by all stages, with keys and queries in two parts, of which the second adds to the sums of the first.
    ///
    /// # Errors
    /// Those of the calls, and of memory on the device.
    pub fn stages(&self) -> Result<(FlaoOutput<T>, FlaoGradients<OnHost<T>>), Error> {
        let (op, problem) = (&self.op, self.case.problem);
        let FlaoInputs { q, k, v, g } = self.inputs();
        let workspace = |bytes| poisoned_workspace(self.device, bytes);
        let parts = |rows: usize| [0..rows / 2, rows / 2..rows];

        let mut kv = sums(self.device, &problem.kv_shape())?;
        for (index, part) in parts(problem.keys).into_iter().enumerate() {
            let (k, v) = (k.narrow(2, part.clone())?, v.narrow(2, part)?);
            let workspace = &mut workspace(op.forward_keys_workspace(k, v)?)?;
            op.forward_keys_into(k, v, kv.view_mut(), index > 0, workspace)?;
        }
        let mut o = self.rows(problem.output_shape(), 1)?;
        let queries = FlaoQueries {
            g,
            ..FlaoQueries::new(q, kv.view())
        };
        op.forward_queries_into(queries, o.view_mut())?;

        let mut gradients = self.gradients()?;
        let mut dkv = sums(self.device, &problem.kv_shape())?;
        for (index, part) in parts(problem.queries).into_iter().enumerate() {
            let g = g.map(|g| g.narrow(2, part.clone())).transpose()?;
            let queries = FlaoQueries {
                g,
                ..FlaoQueries::new(q.narrow(2, part.clone())?, kv.view())
            };
            let FlaoGradientsMut { dq, dg, .. } = views_mut(&mut gradients);
            let into = FlaoQueryGradientsMut {
                dq: dq.narrow(2, part.clone())?,
                dg: dg.map(|dg| dg.narrow(2, part.clone())).transpose()?,
                dkv: dkv.view_mut(),
            };
            let d_o = self.d_o().narrow(2, part)?;
            let workspace = &mut workspace(op.backward_queries_workspace(queries, d_o)?)?;
            op.backward_queries_into(queries, d_o, into, index > 0, workspace)?;
        }
        let FlaoGradientsMut { dk, dv, .. } = views_mut(&mut gradients);
        op.backward_keys_into(k, v, dkv.view(), dk, dv)?;
        let output = FlaoOutput {
            o: o.read()?,
            kv: Some(kv.read()?),
            product: None,
        };
        Ok((output, read(&gradients)?))
    }
}

/// A problem of [`FlaoLrpe`] on a device.
pub struct FlaoLrpeCall<'a, T> {
    device: &'a Device,
    case: &'a flao_lrpe::Case<T>,
    /// Of what is written.
    outputs: Layout,
    angles: FlaoAngles,
    inputs: Rows<Placed<T>>,
    d_o: Placed<T>,
}

/// What both passes have written.
#[derive(PartialEq)]
pub struct FlaoLrpeResults<T: Float> {
    o: OnHost<T>,
    rows: FlaoGradients<OnHost<T>>,
    dtheta: Option<OnHost<f32>>,
}

impl<T: Float> FlaoLrpeResults<T> {
    /// Judges all of it.
    pub fn judge(&self, o: &Exact, exact: &flao_lrpe::Gradients) -> Vec<Verdict> {
        let mut verdicts = vec![o.judge_placed(&self.o).of("o")];
        verdicts.extend(exact.rows.judge_placed(&self.rows));
        if let (Some(exact), Some(got)) = (&exact.dtheta, &self.dtheta) {
            verdicts.push(exact.judge_placed(got).of("dtheta"));
        }
        verdicts
    }

    /// All bits of it.
    pub fn bits(&self) -> Vec<Vec<u64>> {
        let FlaoGradients { dq, dk, dv, dg } = &self.rows;
        let rows = [&self.o, dq, dk, dv].into_iter().chain(dg);
        let rows = rows.map(|rows| bits(rows.view()));
        rows.chain(self.dtheta.iter().map(|sum| bits(sum.view())))
            .collect()
    }
}

impl<'a, T: Float> FlaoLrpeCall<'a, T> {
    /// With inputs in one layout and outputs in another.
    ///
    /// # Errors
    /// Those of memory on the device.
    pub fn new(
        device: &'a Device,
        case: &'a flao_lrpe::Case<T>,
        [inputs, outputs]: [Layout; 2],
    ) -> Result<Self, Error> {
        let place = |rows| Placed::holding(device, rows, inputs);
        Ok(Self {
            device,
            case,
            outputs,
            angles: FlaoAngles::of(device, case)?,
            inputs: case.inputs.try_map(|_, rows| place(rows))?,
            d_o: place(&case.d_o)?,
        })
    }

    /// The operator of the problem.
    pub fn op(&self) -> FlaoLrpe<'_> {
        self.angles.operator(self.case)
    }

    /// q, k, v and, where there is one, g.
    pub fn inputs(&self) -> FlaoInputs<'_, T> {
        views(&self.inputs)
    }

    /// The gradient of o.
    pub fn d_o(&self) -> TensorView<'_, T> {
        self.d_o.view()
    }

    /// Both passes, the second from what the first kept, if it did; with dg, where there is a gate, or without.
    ///
    /// # Errors
    /// Those of the calls, and of memory on the device.
    pub fn run(&self, saves: bool, wants_dg: bool) -> Result<FlaoLrpeResults<T>, Error> {
        let (op, inputs, d_o) = (self.op(), self.inputs(), self.d_o());
        let like = |rows: TensorView<T>| Placed::poisoned(self.device, rows.shape(), self.outputs);
        let workspace = |bytes| poisoned_workspace(self.device, bytes);

        let mut saved = match saves {
            true => Some(op.forward_saving(inputs)?.1),
            false => None,
        };
        if let Some(saved) = &mut saved {
            saved.kv.fill_bytes(0xff)?;
            if let Some(z) = &mut saved.z {
                z.fill_bytes(0xff)?;
            }
        }
        let mut o = like(d_o)?;
        let scratch = &mut workspace(op.forward_workspace(inputs, saves)?)?;
        let kept = saved.as_mut().map(|saved| saved.view_mut());
        op.forward_into(inputs, o.view_mut(), kept, scratch)?;

        let dg = inputs.g.filter(|_| wants_dg).map(like);
        let mut rows = FlaoGradients {
            dq: like(inputs.q)?,
            dk: like(inputs.k)?,
            dv: like(inputs.v)?,
            dg: dg.transpose()?,
        };
        let theta = self.case.with_dtheta.then(|| self.case.theta.shape());
        let dtheta = theta.map(|shape| sums(self.device, shape));
        let mut dtheta = dtheta.transpose()?;
        let kept = saved.as_ref().map(|saved| saved.view());
        let scratch = &mut workspace(op.backward_workspace(inputs, kept, d_o)?)?;
        let gradients = FlaoLrpeGradientsMut {
            rows: views_mut(&mut rows),
            dtheta: dtheta.as_mut().map(Placed::view_mut),
        };
        op.backward_into(inputs, kept, d_o, gradients, scratch)?;
        Ok(FlaoLrpeResults {
            o: o.read()?,
            rows: read(&rows)?,
            dtheta: dtheta.as_ref().map(Placed::read).transpose()?,
        })
    }
}

/// A problem of [`TpaDecode`] on a device.
pub struct TpaCall<'a, T> {
    device: &'a Device,
    case: &'a tpa_decode::Case<T>,
    factors: TpaFactors<Placed<T>>,
    /// How many tokens each sequence has, if not all: as the case says.
    pub kv_lens: Option<Tensor<i32>>,
}

/// What a decode or a merge has written.
#[derive(PartialEq)]
pub struct TpaResults<T: Float> {
    o: OnHost<T>,
    lse: OnHost<f32>,
}

impl<T: Float> TpaResults<T> {
    /// Judges o, of which the error is told, and lse.
    pub fn judge(&self, exact: &tpa_decode::Output) -> Verdict {
        let lse = exact.lse.judge_placed(&self.lse).check().err();
        let o = exact.o.judge_placed(&self.o);
        o.complain(lse.map(|failure| format!("lse: {failure}")))
    }

    /// What parts merge to, with o and lse in these layouts.
    ///
    /// # Errors
    /// Those of the call, and of memory on the device.
    pub fn merged(
        o_parts: TensorView<f32>,
        lse_parts: TensorView<f32>,
        layouts: [Layout; 2],
    ) -> Result<Self, Error> {
        let shapes = [&o_parts.shape()[1..], &lse_parts.shape()[1..]];
        Self::written(o_parts.device(), shapes, layouts, |output| {
            TpaDecode::merge_into(o_parts, lse_parts, output)
        })
    }

    fn written(
        device: &Device,
        [o, lse]: [&[usize]; 2],
        [of_o, of_lse]: [Layout; 2],
        call: impl FnOnce(TpaOutputMut<T>) -> Result<(), Error>,
    ) -> Result<Self, Error> {
        let mut o = Placed::poisoned(device, o, of_o)?;
        let mut lse = Placed::poisoned(device, lse, of_lse)?;
        call(TpaOutputMut {
            o: o.view_mut(),
            lse: Some(lse.view_mut()),
        })?;
        Ok(Self {
            o: o.read()?,
            lse: lse.read()?,
        })
    }
}

impl<'a, T: Float> TpaCall<'a, T> {
    /// With the factors in the layouts of the case.
    ///
    /// # Errors
    /// Those of memory on the device.
    pub fn new(device: &'a Device, case: &'a tpa_decode::Case<T>) -> Result<Self, Error> {
        let mut layouts = case.layouts.into_iter();
        let place = |_: &str, factor| {
            let layout = layouts.next().unwrap_or(Layout::ROW_MAJOR);
            Placed::holding(device, factor, layout)
        };
        let kv_lens = case.kv_lens.as_ref();
        let kv_lens = kv_lens.map(|kv_lens| device.tensor_from_slice(kv_lens, &[kv_lens.len()]));
        Ok(Self {
            device,
            case,
            factors: case.factors.try_map(place)?,
            kv_lens: kv_lens.transpose()?,
        })
    }

    /// The factors and the lengths.
    pub fn inputs(&self) -> TpaInputs<'_, T> {
        let inputs = TpaInputs::from(self.factors.map(|_, factor| factor.view()));
        match &self.kv_lens {
            Some(kv_lens) => inputs.kv_lens(kv_lens),
            None => inputs,
        }
    }

    /// What a call with so many bytes of workspace writes.
    ///
    /// # Errors
    /// Those of the call, and of memory on the device.
    pub fn written<O: Float>(
        &self,
        bytes: usize,
        call: impl FnOnce(TpaOutputMut<O>, &mut Workspace) -> Result<(), Error>,
    ) -> Result<TpaResults<O>, Error> {
        let problem = &self.case.problem;
        let shapes: [&[usize]; 2] = [&problem.output_shape(), &problem.lse_shape()];
        let [.., o, lse] = self.case.layouts;
        let workspace = &mut poisoned_workspace(self.device, bytes)?;
        TpaResults::written(self.device, shapes, [o, lse], |output| {
            call(output, workspace)
        })
    }

    /// o and lse.
    ///
    /// # Errors
    /// Those of the call, and of memory on the device.
    pub fn forward(&self, op: &TpaDecode) -> Result<TpaResults<T>, Error> {
        let inputs = self.inputs();
        self.written(op.forward_workspace(inputs)?, |output, workspace| {
            op.forward_into(inputs, output, workspace)
        })
    }
}
