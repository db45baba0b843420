//! Running a call that has passed the checks: on the CPU by the reference, on a GPU by its plan.

use gimbal_kernels_sys::lrpe::{
    DTHETA_FINISH, FinishStatistics, GridParams, Params, ParamsOnGrid, ThetaSum,
};
use gimbal_kernels_sys::{Kernel, Launch};
use gimbal_reference::LrpeProblem;

use super::plan::{Dtheta, Operand, Pass, Plan, Problem, Rows, Statistics};
use super::table::AxisTable;
use super::tune::Call;
use super::{Lrpe, LrpeConfig, Saved};
use crate::check::check_workspace;
use crate::device::Gpu;
use crate::tensor::host_matrix;
use crate::{Device, Error, Float, TensorView, TensorViewMut, Workspace, tune};

/// What a pass reads besides theta.
pub(super) enum Inputs<'a, T: Float> {
    Forward {
        x: TensorView<'a, T>,
    },
    Backward {
        saved: Saved<'a, T>,
        d_o: TensorView<'a, T>,
    },
}

impl<'a, T: Float> Inputs<'a, T> {
    pub fn device(&self) -> &'a Device {
        match self {
            Self::Forward { x } => x.device(),
            Self::Backward { d_o, .. } => d_o.device(),
        }
    }

    pub fn x(&self) -> Option<&TensorView<'a, T>> {
        match self {
            Self::Forward { x } => Some(x),
            Self::Backward { saved, .. } => saved.x(),
        }
    }

    pub fn d_o(&self) -> Option<&TensorView<'a, T>> {
        match self {
            Self::Forward { .. } => None,
            Self::Backward { d_o, .. } => Some(d_o),
        }
    }
}

impl Lrpe {
    /// Writes o, or dx and dtheta. Without a workspace of the caller's, one is allocated if it takes one.
    pub(super) fn run<T: Float>(
        &self,
        sizes: &LrpeProblem,
        inputs: &Inputs<T>,
        out: TensorViewMut<T>,
        dtheta: Option<TensorViewMut<f32>>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let device = inputs.device();
        let Some(gpu) = device.gpu() else {
            // SAFETY: the checks found all of them on the CPU, and no two elements of an output at one address.
            return unsafe { self.run_on_host(inputs, out, dtheta) };
        };
        if sizes.is_empty() {
            // A sum over nothing.
            return dtheta.map_or(Ok(()), |mut dtheta| dtheta.fill(0));
        }
        let problem = self.problem(sizes, inputs, Some(&out.as_view()))?;
        let config = match self.config(inputs) {
            Some(config) => config,
            None => {
                let call = Call::new(self, gpu, problem, inputs, out.as_view());
                problem.config(gpu.facts(), tune::config(&call))
            }
        };
        let plan = problem.plan(gpu.facts(), config)?;
        let needed = plan.workspace.bytes();
        let mut own = None;
        let workspace = match workspace {
            None if needed > 0 => Some(own.insert(Workspace::new(device, needed)?)),
            given => given,
        };
        if let Some(workspace) = &workspace {
            check_workspace(self.name(), needed, workspace.bytes())?;
        }
        self.launch(gpu, &plan, inputs, out, dtheta, workspace)
    }

    /// The bytes of workspace of a call, whatever the autotuner says: a tuned config never needs more.
    pub(super) fn workspace<T: Float>(
        &self,
        sizes: &LrpeProblem,
        inputs: &Inputs<T>,
    ) -> Result<usize, Error> {
        let facts = match inputs.device().gpu() {
            Some(gpu) if !sizes.is_empty() => gpu.facts(),
            _ => return Ok(0),
        };
        let problem = self.problem(sizes, inputs, None)?;
        let config = match self.config(inputs) {
            Some(config) => config,
            None => problem.config(facts, problem.default_cut()),
        };
        Ok(problem.plan(facts, config)?.workspace.bytes())
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
        Ok(problem.config(gpu.facts(), problem.default_cut()))
    }

    /// What the caller has said.
    fn config<T: Float>(&self, inputs: &Inputs<T>) -> Option<LrpeConfig> {
        match inputs {
            Inputs::Forward { .. } => self.forward_config,
            Inputs::Backward { .. } => self.backward_config,
        }
    }

    /// What a plan is made of. An output that is not known is as good as any.
    fn problem<T: Float>(
        &self,
        sizes: &LrpeProblem,
        inputs: &Inputs<T>,
        out: Option<&TensorView<T>>,
    ) -> Result<Problem, Error> {
        let operand = |tensor: &TensorView<T>| {
            Operand::new(
                &self.definition.positions,
                tensor.address(),
                tensor.layout(),
            )
        };
        let out = out.map_or_else(Operand::default, operand);
        let pass = match inputs {
            Inputs::Forward { x } => Pass::Forward {
                x: operand(x),
                o: out,
            },
            Inputs::Backward { saved, d_o } => Pass::Backward {
                x: saved.x().map(operand),
                d_o: operand(d_o),
                dx: out,
                with_dtheta: self.with_dtheta,
            },
        };
        let theta = self.theta.tensor().strides();
        let head_stride = theta.first().map_or(0, |&stride| stride as i64);
        let has_table = self.table.is_some();
        Problem::new(
            &self.definition,
            sizes,
            T::ELEMENT,
            head_stride,
            has_table,
            pass,
        )
    }

    /// Launches a plan for these tensors.
    pub(super) fn launch<T: Float>(
        &self,
        gpu: &Gpu,
        plan: &Plan,
        inputs: &Inputs<T>,
        mut out: TensorViewMut<T>,
        mut dtheta: Option<TensorViewMut<f32>>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let stream = gpu.stream();
        let theta = self.theta.tensor().view();
        let (x, d_o) = (inputs.x(), inputs.d_o());
        let mut workspace = workspace.map(Workspace::view_mut);
        let base = workspace
            .as_ref()
            .map_or(0, |bytes| bytes.as_view().address());
        let bound = Bound {
            gpu,
            x: x.map_or(0, TensorView::address),
            d_o: d_o.map_or(0, TensorView::address),
            out: out.as_view().address(),
            dtheta: dtheta
                .as_ref()
                .map_or(0, |dtheta| dtheta.as_view().address()),
            theta: theta.address(),
            table: self.table.as_ref().map_or(0, AxisTable::address),
            columns: base,
            partials: base + plan.workspace.partials_at() as u64,
        };
        let _reading = (
            x.map(|x| x.reading(stream)),
            d_o.map(|d_o| d_o.reading(stream)),
            theta.reading(stream),
        );
        let _writing = (
            out.writing(stream),
            dtheta.as_mut().map(|dtheta| dtheta.writing(stream)),
            workspace
                .as_mut()
                .map(|workspace| workspace.writing(stream)),
        );
        // SAFETY: the plan describes these tensors, which the views borrow, those that are written mutably and apart from the
        // others; the workspace has the bytes that it says, and the table those of its grid.
        unsafe { bound.launch(plan) }
    }

    /// # Safety
    /// All tensors are on the CPU, and no two elements of an output share an address.
    unsafe fn run_on_host<T: Float>(
        &self,
        inputs: &Inputs<T>,
        mut out: TensorViewMut<T>,
        dtheta: Option<TensorViewMut<f32>>,
    ) -> Result<(), Error> {
        let theta = self.theta.tensor().view();
        // SAFETY: passed on to the caller.
        let (theta, out) = unsafe { (host_matrix(&theta)?, out.as_array_mut()) };
        match inputs {
            Inputs::Forward { x } => {
                // SAFETY: as above.
                let x = unsafe { x.as_array() };
                self.definition.forward_into(x, theta, out)?;
            }
            Inputs::Backward { saved, d_o } => {
                // SAFETY: as above.
                let (x, d_o) = unsafe { (saved.x().map(|x| x.as_array()), d_o.as_array()) };
                if let (Some(mut dtheta), Some(x)) = (dtheta, x.clone()) {
                    let value = self.definition.dtheta(x, theta, d_o.clone())?;
                    // SAFETY: as above.
                    unsafe { dtheta.as_array_mut() }.assign(&value);
                }
                self.definition.backward_into(x, theta, d_o, out)?;
            }
        }
        Ok(())
    }
}

/// Where the tensors of a call lie on a GPU; 0 for those that it does not have.
struct Bound<'a> {
    gpu: &'a Gpu,
    x: u64,
    d_o: u64,
    /// o or dx.
    out: u64,
    dtheta: u64,
    theta: u64,
    table: u64,
    /// Finished statistics, in the workspace.
    columns: u64,
    /// What first stages leave, in the workspace.
    partials: u64,
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
            self.rows(&plan.output)?;
            if let Some(dtheta) = &plan.dtheta {
                self.dtheta(dtheta)?;
            }
        }
        Ok(())
    }

    unsafe fn rows(&self, rows: &Rows) -> Result<(), Error> {
        let params = Params {
            x: self.x,
            d_o: self.d_o,
            out: self.out,
            theta: self.theta,
            columns: self.columns,
            partials: self.partials,
            ..rows.params
        };
        // SAFETY: passed on to the caller.
        unsafe {
            match rows.grid {
                None => self.kernel(rows.kernel, rows.extent, &params),
                Some(grid) => {
                    let grid = GridParams {
                        table: self.table,
                        ..grid
                    };
                    self.kernel(rows.kernel, rows.extent, &ParamsOnGrid { params, grid })
                }
            }
        }
    }

    unsafe fn statistics(&self, statistics: &Statistics) -> Result<(), Error> {
        let finish = FinishStatistics {
            partials: self.partials,
            columns: self.columns,
            ..statistics.finish
        };
        // SAFETY: passed on to the caller.
        unsafe {
            self.rows(&statistics.first)?;
            self.kernel(statistics.finish_kernel, statistics.finish_extent, &finish)
        }
    }

    unsafe fn dtheta(&self, dtheta: &Dtheta) -> Result<(), Error> {
        let finish = ThetaSum {
            partials: self.partials,
            dtheta: self.dtheta,
            ..dtheta.finish
        };
        // SAFETY: passed on to the caller.
        unsafe {
            if let Some(statistics) = &dtheta.statistics {
                self.statistics(statistics)?;
            }
            self.rows(&dtheta.first)?;
            self.kernel(DTHETA_FINISH, dtheta.finish_extent, &finish)
        }
    }

    unsafe fn kernel<P>(&self, kernel: Kernel, extent: Launch, params: &P) -> Result<(), Error> {
        let stream = self.gpu.stream().cu_stream();
        // SAFETY: passed on to the caller.
        unsafe { self.gpu.kernels().launch(stream, kernel, extent, params)? };
        Ok(())
    }
}
