//! Running a call that has passed the checks: on the CPU by the reference, on a GPU by its plan.

use std::rc::Rc;

use gimbal_kernels_sys::ElementType;
use gimbal_kernels_sys::lrpe::{FinishStatistics, Params, REDUCE, Reduce};
use gimbal_reference::{Lrpe as Reference, LrpeInputs, LrpeProblem, Positions};
use ndarray::{ArrayViewMutD, Axis, CowArray, IxDyn, Slice};

use super::inputs::Index;
use super::plan::{
    Given, Gradients, Operand, Pass, Plan, Problem, Rows, Statistics, Sum, line_offset,
};
use super::ranks::{Ranks, sums};
use super::tune::Call;
use super::{Lrpe, LrpeConfig, LrpeGradientsMut, Saved};
use crate::device::Gpu;
use crate::recent::{Circumstances, Recent};
use crate::{Device, Error, Float, Group, TensorView, TensorViewMut, Workspace, tune};

/// The rows that a pass reads.
#[derive(Clone, Copy)]
pub(super) struct Inputs<'a, T: Float> {
    /// Backward there where something needs it.
    pub x: Option<TensorView<'a, T>>,
    /// Of a backward pass.
    pub d_o: Option<TensorView<'a, T>>,
    /// x, or do.
    pub turned: TensorView<'a, T>,
}

impl<'a, T: Float> Inputs<'a, T> {
    pub fn forward(x: TensorView<'a, T>) -> Self {
        Self {
            x: Some(x),
            d_o: None,
            turned: x,
        }
    }

    pub fn backward(saved: Saved<'a, T>, d_o: TensorView<'a, T>) -> Self {
        Self {
            x: saved.x().copied(),
            d_o: Some(d_o),
            turned: d_o,
        }
    }

    pub fn device(&self) -> &'a Device {
        self.turned.device()
    }
}

/// A tensor of rows of a call, and what is written for it besides dtheta.
pub(super) struct Side<'a, 'b, T: Float> {
    pub lrpe: &'a Lrpe<'a>,
    pub inputs: &'a Inputs<'a, T>,
    /// o or dx.
    pub out: TensorViewMut<'b, T>,
    pub dnorm_weight: Option<TensorViewMut<'b, f32>>,
}

/// All that the plan of a call depends on besides its definition.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Asked {
    /// None where plans are not kept.
    pub circumstances: Option<Circumstances>,
    /// Else nothing but the workspace counts.
    has_out: bool,
    element: ElementType,
    sizes: LrpeProblem,
    pass: Pass,
    given: Given,
    config: Option<LrpeConfig>,
}

impl Lrpe<'_> {
    /// Writes o, or dx and what goes with it. Without a workspace of the caller's, one is allocated if it takes one.
    pub(super) fn run<T: Float>(
        &self,
        sizes: &LrpeProblem,
        inputs: &Inputs<T>,
        mut out: LrpeGradientsMut<T>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let device = inputs.device();
        let Some(gpu) = device.gpu() else {
            // SAFETY: the checks found all of them on the CPU, and no two elements of an output at one address.
            return unsafe { self.run_on_host(inputs, out, false) };
        };
        if sizes.is_empty() {
            // Sums over nothing.
            for mut sum in sums(&mut out).into_iter().flatten() {
                sum.fill(0)?;
            }
            return match self.group {
                Some(group) => self.share_nothing(group, sizes, inputs, workspace, out),
                None => Ok(()),
            };
        }
        let plan = self.planned(gpu, sizes, inputs, Some(&out.dx.as_view()))?;
        let needed = plan.workspace.bytes();
        let mut own = None;
        let workspace = Workspace::of_call(self.name(), device, needed, workspace, &mut own)?;
        let base = workspace.as_ref().map_or(0, |it| it.address());
        let Some(group) = self.group else {
            return self.launch(gpu, &plan, inputs, out, base);
        };
        let here = LrpeGradientsMut {
            dx: out.dx.reborrow(),
            dtheta: out.dtheta.as_mut().map(TensorViewMut::reborrow),
            dnorm_weight: out.dnorm_weight.as_mut().map(TensorViewMut::reborrow),
        };
        self.launch(gpu, &plan, inputs, here, base)?;
        let at = plan.workspace.partials_at();
        let scratch = workspace.map(|workspace| workspace.view_mut().narrow(0, at..needed));
        self.sum_over_ranks(group, sums(&mut out), scratch.transpose()?)
    }

    /// The bytes of workspace of a call, whatever the autotuner says: a tuned config never needs more. Whether one launch will do, which
    /// takes none, is not known before the output is.
    pub(super) fn workspace<T: Float>(
        &self,
        sizes: &LrpeProblem,
        inputs: &Inputs<T>,
    ) -> Result<usize, Error> {
        match inputs.device().gpu() {
            Some(gpu) if !sizes.is_empty() => {
                let plan = self.planned(gpu, sizes, inputs, None)?;
                Ok(plan.workspace.bytes())
            }
            Some(_) => Ok(self.buffers_without_tokens(sizes, inputs).bytes()),
            None => Ok(0),
        }
    }

    /// The plan of a call; of one whose output is not known that of the default, which has as much of a workspace as any.
    fn planned<T: Float>(
        &self,
        gpu: &Gpu,
        sizes: &LrpeProblem,
        inputs: &Inputs<T>,
        out: Option<&TensorView<T>>,
    ) -> Result<Rc<Plan>, Error> {
        thread_local!(static PLANS: Recent<(Asked, Reference), Rc<Plan>> = const { Recent::new() });
        let (asked, definition) = (self.asked(gpu, sizes, inputs, out), &self.definition);
        let make = || {
            let problem = Problem::new(definition, sizes, T::ELEMENT, &asked.given, asked.pass)?;
            let mut plan = self.plan(gpu, &problem, inputs, out)?;
            let exchanged = self.exchanged_sums(inputs);
            plan.workspace = plan.workspace.shared(self.group, exchanged);
            Ok(Rc::new(plan))
        };
        if asked.circumstances.is_none() {
            return make();
        }
        PLANS.with(|plans| {
            plans.of(
                |(known, of)| *known == asked && are_planned_alike(of, definition),
                || Ok(((asked, definition.clone()), make()?)),
            )
        })
    }

    /// What a plan is kept for.
    pub(super) fn asked<T: Float>(
        &self,
        gpu: &Gpu,
        sizes: &LrpeProblem,
        inputs: &Inputs<T>,
        out: Option<&TensorView<T>>,
    ) -> Asked {
        let (given, pass) = self.told(inputs, out);
        Asked {
            circumstances: gpu.circumstances().filter(|_| self.group.is_none()),
            has_out: out.is_some(),
            element: T::ELEMENT,
            sizes: *sizes,
            pass,
            given,
            config: self.config(inputs),
        }
    }

    fn plan<T: Float>(
        &self,
        gpu: &Gpu,
        problem: &Problem,
        inputs: &Inputs<T>,
        out: Option<&TensorView<T>>,
    ) -> Result<Plan, Error> {
        let facts = gpu.facts();
        if let Some(config) = self.config(inputs) {
            return problem.plan(facts, config);
        }
        // A measurement by one rank would wait for the others, and where gradients are summed on the way blocks are what that takes.
        let is_fixed =
            self.group.is_some() || problem.sums_weights() || problem.gradients_write_dx(None);
        let Some(out) = out.filter(|_| !is_fixed) else {
            return problem.plan(facts, problem.default_config(facts));
        };
        if let Some(plan) = problem.in_one(facts)? {
            return Ok(plan);
        }
        let call = Call::new(self, gpu, problem, inputs, *out);
        problem.plan(facts, problem.config(facts, tune::config(&call)))
    }

    /// How a call runs unless it is told or tuned otherwise. `what` is the method that was asked.
    pub(super) fn default_config<T: Float>(
        &self,
        what: &'static str,
        sizes: &LrpeProblem,
        inputs: &Inputs<T>,
    ) -> Result<LrpeConfig, Error> {
        let gpu = inputs.device().gpu().ok_or(Error::NotOnGpu { what })?;
        let problem = self.problem(sizes, inputs, None)?;
        Ok(problem.default_config(gpu.facts()))
    }

    /// What kernels are told that encode x on its way to something else: theta, positions and f.
    pub(crate) fn params<T: Float>(
        &self,
        sizes: &LrpeProblem,
        x: TensorView<T>,
    ) -> Result<Params, Error> {
        Ok(self.problem(sizes, &Inputs::forward(x), None)?.params)
    }

    /// What the caller has said.
    pub(super) fn config<T: Float>(&self, inputs: &Inputs<T>) -> Option<LrpeConfig> {
        match inputs.d_o {
            None => self.forward_config,
            Some(_) => self.backward_config,
        }
    }

    /// What a plan is made of. An output that is not known is as good as any.
    pub(super) fn problem<T: Float>(
        &self,
        sizes: &LrpeProblem,
        inputs: &Inputs<T>,
        out: Option<&TensorView<T>>,
    ) -> Result<Problem, Error> {
        let (given, pass) = self.told(inputs, out);
        Problem::new(&self.definition, sizes, T::ELEMENT, &given, pass)
    }

    /// What a plan is made of besides the definition and sizes.
    fn told<T: Float>(&self, inputs: &Inputs<T>, out: Option<&TensorView<T>>) -> (Given, Pass) {
        let (definition, is_packed) = (&self.definition, self.cu_seqlens.is_some());
        let operand = |rows: &TensorView<T>| {
            Operand::new(definition, is_packed, rows.address(), rows.layout())
        };
        // The checks have let it pass only where it may be.
        let in_place = out.is_some_and(|out| {
            out.address() == inputs.turned.address() && !out.layout().is_empty()
        });
        let pass = Pass {
            x: inputs.x.as_ref().map(operand),
            d_o: inputs.d_o.as_ref().map(operand),
            out: out.map_or_else(Operand::default, operand),
            with_dtheta: self.with_dtheta && inputs.d_o.is_some(),
            with_dnorm_weight: self.with_dnorm_weight && inputs.d_o.is_some(),
        };
        (self.given(in_place), pass)
    }

    /// Launches a plan for these tensors, in a workspace that begins at an address.
    pub(super) fn launch<T: Float>(
        &self,
        gpu: &Gpu,
        plan: &Plan,
        inputs: &Inputs<T>,
        out: LrpeGradientsMut<T>,
        base: u64,
    ) -> Result<(), Error> {
        let mut dtheta = out.dtheta;
        let side = Side {
            lrpe: self,
            inputs,
            out: out.dx,
            dnorm_weight: out.dnorm_weight,
        };
        launch(gpu, plan, &mut [side], dtheta.as_mut(), base)
    }

    /// Writes o, or dx and what goes with it; or adds to dtheta.
    ///
    /// # Safety
    /// All tensors are on the CPU, and no two elements of an output share an address.
    pub(super) unsafe fn run_on_host<T: Float>(
        &self,
        inputs: &Inputs<T>,
        out: LrpeGradientsMut<T>,
        adds: bool,
    ) -> Result<(), Error> {
        let LrpeGradientsMut {
            mut dx,
            mut dtheta,
            mut dnorm_weight,
        } = out;
        let at = dx.address();
        // SAFETY: passed on to the caller.
        let own = unsafe { self.on_host()? };
        let definition = &self.definition;
        // SAFETY: passed on to the caller.
        let statistics = unsafe { self.statistics_of_ranks(inputs, &own)? };
        let own = LrpeInputs {
            sequence_statistics: statistics.as_ref().map(|statistics| statistics.view()),
            ..own
        };
        // SAFETY: passed on to the caller.
        let (turned, x) = unsafe { (read(&inputs.turned, at), inputs.x.map(|x| x.as_array())) };
        if let (Some(_), Some(x)) = (&inputs.d_o, &x) {
            if let Some(dtheta) = &mut dtheta {
                let value = definition.dtheta(x.clone(), own.clone(), turned.view())?;
                // SAFETY: passed on to the caller.
                let mut dtheta = unsafe { dtheta.as_array_mut() };
                match adds {
                    true => dtheta += &value,
                    false => dtheta.assign(&value),
                }
            }
            if let Some(dnorm_weight) = &mut dnorm_weight {
                let value = definition.dnorm_weight(x.clone(), own.clone(), turned.view())?;
                // SAFETY: passed on to the caller.
                unsafe { dnorm_weight.as_array_mut() }.assign(&value);
            }
        }
        // SAFETY: passed on to the caller.
        let mut out = unsafe { dx.as_array_mut() };
        match inputs.d_o {
            None => definition.forward_into(turned.view(), own, out.view_mut())?,
            Some(_) => definition.backward_into(x, own, turned.view(), out.view_mut())?,
        }
        // SAFETY: passed on to the caller.
        unsafe { self.keep_tail(&turned, out) };
        match self.group {
            Some(group) => self.sum_over_ranks(group, [dtheta, dnorm_weight], None),
            None => Ok(()),
        }
    }

    /// Behind the last packed sequence an output that takes the place of what was read stays as that was.
    ///
    /// # Safety
    /// All tensors are on the CPU.
    unsafe fn keep_tail<T: Float>(&self, read: &CowArray<T, IxDyn>, mut out: ArrayViewMutD<T>) {
        // SAFETY: passed on to the caller.
        let end = unsafe {
            match &self.cu_seqlens {
                Some(Index::I32(bounds)) => bounds.as_array().last().copied(),
                Some(Index::I64(bounds)) => bounds.as_array().last().map(|&end| end as i32),
                None => None,
            }
        };
        if let Some(end) = end
            && read.is_owned()
        {
            let tail = Slice::from(end as isize..);
            let read = read.slice_axis(Axis(0), tail);
            out.slice_axis_mut(Axis(0), tail).assign(&read);
        }
    }
}

/// Whether they are the same but for where a line begins, which a launch is told: a decode that goes on has the same plan.
pub(super) fn are_planned_alike(a: &Reference, b: &Reference) -> bool {
    let Reference {
        encoding,
        positions,
        f,
        theta_kind,
    } = a;
    let are_lines = |it: [&Positions; 2]| it.iter().all(|it| matches!(it, Positions::Line { .. }));
    (*encoding, *f, *theta_kind) == (b.encoding, b.f, b.theta_kind)
        && (are_lines([positions, &b.positions]) || *positions == b.positions)
}

/// What is read: a copy where it is exactly the output at this address.
///
/// # Safety
/// It is on the CPU.
unsafe fn read<'a, T: Float>(tensor: &TensorView<'a, T>, out: u64) -> CowArray<'a, T, IxDyn> {
    // SAFETY: passed on to the caller.
    let values = unsafe { tensor.as_array() };
    // Where there is nothing all addresses are one.
    match tensor.address() == out && !values.is_empty() {
        true => values.to_owned().into(),
        false => values.into(),
    }
}

/// Launches a plan for tensors of one operator, for one or for queries and keys, in a workspace that begins at an address. dtheta is of
/// all of them.
pub(super) fn launch<T: Float>(
    gpu: &Gpu,
    plan: &Plan,
    sides: &mut [Side<T>],
    mut dtheta: Option<&mut TensorViewMut<f32>>,
    base: u64,
) -> Result<(), Error> {
    let Some(Side { lrpe, .. }) = sides.first() else {
        return Ok(());
    };
    let lrpe = *lrpe;
    let stream = gpu.stream();
    let theta = lrpe.theta.view();
    let mut bound = Bound {
        gpu,
        sides: [Addresses::default(); 2],
        dtheta: dtheta.as_ref().map_or(0, |dtheta| dtheta.address()),
        offset: line_offset(&lrpe.definition.positions),
        columns: base,
        partials: base + plan.workspace.partials_at() as u64,
        group: lrpe.group,
    };
    let indices = [&lrpe.offsets, &lrpe.cu_seqlens, &lrpe.positions];
    let _reading = indices.map(|index| index.as_ref()?.reading(stream));
    let _theta = theta.reading(stream);
    let _dtheta = dtheta.as_mut().map(|dtheta| dtheta.writing(stream));
    let mut guards = Vec::new();
    for (side, at) in sides.iter_mut().zip(&mut bound.sides) {
        let Inputs { x, d_o, .. } = side.inputs;
        let (weight, sum) = (&side.lrpe.norm_weight, &mut side.dnorm_weight);
        *at = Addresses {
            x: x.as_ref().map_or(0, TensorView::address),
            d_o: d_o.as_ref().map_or(0, TensorView::address),
            out: side.out.address(),
            dnorm_weight: sum.as_ref().map_or(0, TensorViewMut::address),
        };
        // Most often there is none, and no memory to find for it.
        for rows in [x, d_o].into_iter().flatten() {
            guards.extend(rows.reading(stream));
        }
        guards.extend(weight.as_ref().and_then(|weight| weight.reading(stream)));
        guards.extend(side.out.writing(stream));
        guards.extend(sum.as_mut().and_then(|sum| sum.writing(stream)));
    }
    // SAFETY: the plan describes these tensors, which the views borrow, those that are written mutably and apart from the
    // others, or exactly in the place of what the same threads read; the workspace has the bytes that it says.
    unsafe { bound.launch(plan) }
}

/// Where a tensor of rows and what goes with it lie on a GPU; 0 for what there is not.
#[derive(Clone, Copy, Default)]
struct Addresses {
    x: u64,
    d_o: u64,
    /// o or dx.
    out: u64,
    dnorm_weight: u64,
}

/// Where the tensors of a call lie on a GPU; 0 for those that it does not have.
struct Bound<'a> {
    gpu: &'a Gpu,
    sides: [Addresses; 2],
    dtheta: u64,
    /// The position of the first token on a line.
    offset: i32,
    /// Finished statistics, in the workspace.
    columns: u64,
    /// What first stages leave, in the workspace.
    partials: u64,
    group: Option<&'a Group>,
}

// Safety, of all: the plan describes the tensors at these addresses as the kernels' parameters ask, and nothing else uses
// what is written. All launches are on one stream, so that each finds what those before it have written.
impl Bound<'_> {
    unsafe fn launch(&self, plan: &Plan) -> Result<(), Error> {
        // SAFETY: passed on to the caller.
        unsafe {
            if let Some(statistics) = &plan.statistics {
                self.statistics(statistics)?;
            }
            let first = plan.gradients.as_ref().and_then(|it| it.first.as_ref());
            // dx may take the place of do.
            let (before, behind) = match self.sides[0].out == self.sides[0].d_o {
                true => (first, None),
                false => (None, first),
            };
            self.first_of_gradients(before)?;
            self.output(plan)?;
            self.first_of_gradients(behind)?;
            match &plan.gradients {
                Some(gradients) => self.gradients(gradients),
                None => Ok(()),
            }
        }
    }

    unsafe fn output(&self, plan: &Plan) -> Result<(), Error> {
        let mut sides = self.sides;
        for (side, reads_x) in sides.iter_mut().zip(plan.output_reads_x) {
            if !reads_x {
                side.x = side.d_o;
            }
        }
        let may_be_first = plan.statistics.is_none() && plan.cleared == 0;
        if plan.cleared > 0 {
            // SAFETY: the workspace has these bytes; the rest is the caller's promise.
            unsafe { self.gpu.fill(self.partials, 0, plan.cleared)? };
        }
        // SAFETY: passed on to the caller.
        unsafe { Self { sides, ..*self }.rows(&plan.output, may_be_first) }
    }

    /// Without dx.
    unsafe fn first_of_gradients(&self, first: Option<&Rows>) -> Result<(), Error> {
        let sides = self.sides.map(|side| Addresses { out: 0, ..side });
        match first {
            // SAFETY: passed on to the caller.
            Some(first) => unsafe { Self { sides, ..*self }.rows(first, false) },
            None => Ok(()),
        }
    }

    unsafe fn rows(&self, rows: &Rows, may_be_first: bool) -> Result<(), Error> {
        let mut params = Params {
            columns: self.columns,
            partials: self.partials,
            ..rows.params
        };
        params.positions.offset = self.offset;
        for (tensors, side) in params.rows.iter_mut().zip(&self.sides) {
            (tensors.x, tensors.d_o, tensors.out) = (side.x, side.d_o, side.out);
        }
        let (gpu, kernel, extent) = (self.gpu, rows.kernel, rows.extent);
        // Packed tokens may belong to no sequence at all.
        if !may_be_first || extent.grid.contains(&0) {
            // SAFETY: passed on to the caller.
            return unsafe { gpu.launch(kernel, extent, &params) };
        }
        let stream = gpu.stream().cu_stream();
        // SAFETY: as above.
        unsafe {
            gpu.kernels()
                .launch_first(stream, kernel, extent, &params)?
        };
        Ok(())
    }

    unsafe fn statistics(&self, statistics: &Statistics) -> Result<(), Error> {
        let finish = FinishStatistics {
            partials: self.partials,
            columns: self.columns,
            ..statistics.finish
        };
        // SAFETY: passed on to the caller.
        unsafe {
            self.rows(&statistics.first, false)?;
            // Columns of one stretch need no second stage.
            let (kernel, extent) = (statistics.finish_kernel, statistics.finish_extent);
            self.gpu.launch(kernel, extent, &finish)?;
        }
        let Some(group) = self.group else {
            return Ok(());
        };
        let ranks = Ranks {
            group,
            gathered: self.partials,
        };
        // SAFETY: passed on to the caller: the workspace has room for what the ranks exchange.
        unsafe { ranks.gather_columns(self.columns, statistics)? };
        let (kernel, merge) = ranks.merge(self.columns, statistics);
        // SAFETY: as above.
        unsafe { self.gpu.launch(kernel, statistics.merge_extent, &merge) }
    }

    unsafe fn gradients(&self, gradients: &Gradients) -> Result<(), Error> {
        // SAFETY: passed on to the caller.
        unsafe {
            if let Some(sum) = &gradients.dtheta {
                self.sum(sum, self.dtheta)?;
            }
            for (sum, side) in gradients.dnorm_weight.iter().zip(&self.sides) {
                if let Some(sum) = sum {
                    self.sum(sum, side.dnorm_weight)?;
                }
            }
        }
        Ok(())
    }

    unsafe fn sum(&self, sum: &Sum, to: u64) -> Result<(), Error> {
        let reduce = Reduce {
            partials: self.partials + sum.partials_at,
            sums: to,
            ..sum.reduce
        };
        // SAFETY: passed on to the caller.
        unsafe { self.gpu.launch(REDUCE, sum.extent, &reduce) }
    }
}
