//! The backward pass.

use gimbal_kernels_sys::lrpe::{DTHETA_FINISH, FINISH_BACKWARD};
use gimbal_reference::LrpeProblem;

use super::forward::launch_forward_statistics;
use super::plan::{Dtheta, Scratch, Statistics, Task};
use super::tune::Call;
use super::{Definition, Lrpe, LrpeGradients, LrpeGradientsMut, Reference, Saved, on, operand};
use crate::check::check_workspace;
use crate::device::Gpu;
use crate::tensor::{Layout, host_matrix};
use crate::tune;
use crate::{BlockShape, Error, Float, LrpeConfig, TensorView, TensorViewMut, Workspace};

/// What a backward pass on a GPU launches besides the kernel that writes dx, and the workspace of all of it.
struct Plan {
    task: Task,
    /// The blocks of that kernel.
    rows: BlockShape,
    /// The activation's gradient needs them.
    statistics: Option<Statistics>,
    /// dtheta, and what its activation needs.
    dtheta: Option<(Option<Statistics>, Dtheta)>,
    scratch: Scratch,
}

impl<D: Definition> Lrpe<D> {
    pub fn backward<T: Float>(
        &self,
        saved: Saved<T>,
        d_o: TensorView<T>,
    ) -> Result<LrpeGradients<T>, Error> {
        let device = d_o.device();
        self.check_backward(&saved, &d_o)?;
        let mut shape = d_o.shape().to_vec();
        if let Some(last) = shape.last_mut() {
            *last = *last / 2 * D::FEATURES_PER_ANGLE;
        }
        let order = saved.x().unwrap_or(&d_o).layout();
        let dtheta = match self.with_dtheta {
            true => Some(device.uninit(Layout::dense(self.theta.tensor().shape())?)?),
            false => None,
        };
        let mut gradients = LrpeGradients {
            dx: device.uninit(Layout::dense_like(&shape, order)?)?,
            dtheta,
        };
        let mut workspace = Workspace::new(device, self.backward_workspace(saved, d_o)?)?;
        self.backward_into(saved, d_o, (&mut gradients).into(), &mut workspace)?;
        Ok(gradients)
    }

    pub fn backward_into<T: Float>(
        &self,
        saved: Saved<T>,
        d_o: TensorView<T>,
        mut gradients: LrpeGradientsMut<T>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let problem = self.check_backward_into(&saved, &d_o, &gradients, workspace)?;
        let LrpeGradientsMut { dx, dtheta } = &mut gradients;
        let Some(gpu) = d_o.device().gpu() else {
            // SAFETY: the checks found all of them on the CPU, and no two elements of an output at one address.
            return unsafe { self.backward_on_host(&saved, &d_o, dx, dtheta.as_mut()) };
        };
        if problem.is_empty() {
            // A sum over nothing.
            return dtheta.as_mut().map_or(Ok(()), |dtheta| dtheta.fill(0));
        }
        let task = self.task::<T>(&problem, gpu)?;
        let config = self.backward_config.unwrap_or_else(|| {
            let x = saved.x().filter(|_| task.backward_reads_x());
            let device = d_o.device();
            let call = Call::backward(self, device, gpu, &task, (x, &d_o), gradients.dx.as_view());
            call.config_of(tune::config(&call))
        });
        let plan = self.backward_plan(task, &problem, &saved, &d_o, config)?;
        check_workspace(D::NAME, plan.scratch.bytes(), workspace.bytes())?;
        self.backward_on_gpu(gpu, plan, &saved, &d_o, gradients, workspace)
    }

    pub fn backward_workspace<T: Float>(
        &self,
        saved: Saved<T>,
        d_o: TensorView<T>,
    ) -> Result<usize, Error> {
        let problem = self.check_backward(&saved, &d_o)?;
        match d_o.device().gpu() {
            Some(gpu) if !problem.is_empty() => {
                let task = self.task::<T>(&problem, gpu)?;
                // A tuned config never needs more.
                let default = || default_config::<D, T>(&task, &saved, &d_o);
                let config = self.backward_config.unwrap_or_else(default);
                let plan = self.backward_plan(task, &problem, &saved, &d_o, config)?;
                Ok(plan.scratch.bytes())
            }
            _ => Ok(0),
        }
    }

    pub fn default_backward_config<T: Float>(
        &self,
        saved: Saved<T>,
        d_o: TensorView<T>,
    ) -> Result<LrpeConfig, Error> {
        let problem = self.check_backward(&saved, &d_o)?;
        let gpu = d_o.device().gpu().ok_or(Error::NotOnGpu {
            what: "default_backward_config",
        })?;
        let task = self.task::<T>(&problem, gpu)?;
        Ok(default_config::<D, T>(&task, &saved, &d_o))
    }

    /// # Safety
    /// All tensors are on the CPU, and no two elements of an output share an address.
    unsafe fn backward_on_host<T: Float>(
        &self,
        saved: &Saved<T>,
        d_o: &TensorView<T>,
        dx: &mut TensorViewMut<T>,
        dtheta: Option<&mut TensorViewMut<f32>>,
    ) -> Result<(), Error> {
        let theta = self.theta.tensor().view();
        // SAFETY: passed on to the caller.
        let (x, theta, d_o, dx) = unsafe {
            (
                saved.x().map(|x| x.as_array()),
                host_matrix(&theta)?,
                d_o.as_array(),
                dx.as_array_mut(),
            )
        };
        if let (Some(dtheta), Some(x)) = (dtheta, x.clone()) {
            let value = self.definition.reference().dtheta(x, theta, d_o.clone())?;
            // SAFETY: passed on to the caller.
            unsafe { dtheta.as_array_mut() }.assign(&value);
        }
        Ok(self
            .definition
            .reference()
            .backward_into(x, theta, d_o, dx)?)
    }

    fn backward_plan<T: Float>(
        &self,
        task: Task,
        problem: &LrpeProblem,
        saved: &Saved<T>,
        d_o: &TensorView<T>,
        config: LrpeConfig,
    ) -> Result<Plan, Error> {
        let d_o = operand::<D, T>(d_o);
        let mut scratch = Scratch::default();
        let (mut statistics, mut dtheta) = (None, None);
        if let Some(x) = saved.x() {
            let from = operand::<D, T>(x);
            if task.is_sequence_softmax() {
                let stages = task.backward_statistics(from, d_o, Some(config.statistics))?;
                scratch = scratch.or(stages.scratch);
                statistics = Some(stages);
            }
            let has_thetas = problem.theta_heads * problem.theta_features > 0;
            if self.with_dtheta && has_thetas {
                let forward = self.forward_statistics(&task, x, None)?;
                let stages = task.dtheta(from, d_o)?;
                let needed = forward.map_or(Scratch::default(), |forward| forward.scratch);
                scratch = scratch.or(needed).or(stages.scratch);
                dtheta = Some((forward, stages));
            }
        }
        Ok(Plan {
            task,
            rows: config.rows,
            statistics,
            dtheta,
            scratch,
        })
    }

    /// Launches what writes dx, without dtheta.
    pub(super) fn dx_on_gpu<T: Float>(
        &self,
        gpu: &Gpu,
        task: &Task,
        (x, d_o): (Option<&TensorView<T>>, &TensorView<T>),
        dx: TensorViewMut<T>,
        config: LrpeConfig,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let shape = Some(config.statistics);
        let from = x.filter(|_| task.is_sequence_softmax());
        let statistics =
            from.map(|x| task.backward_statistics(operand::<D, T>(x), operand::<D, T>(d_o), shape));
        let statistics = statistics.transpose()?;
        let plan = Plan {
            task: *task,
            rows: config.rows,
            statistics,
            dtheta: None,
            scratch: statistics.map_or(Scratch::default(), |statistics| statistics.scratch),
        };
        check_workspace(D::NAME, plan.scratch.bytes(), workspace.bytes())?;
        let saved = x.map_or(Saved::Nothing, |x| Saved::X(*x));
        let gradients = LrpeGradientsMut { dx, dtheta: None };
        self.backward_on_gpu(gpu, plan, &saved, d_o, gradients, workspace)
    }

    fn backward_on_gpu<T: Float>(
        &self,
        gpu: &Gpu,
        plan: Plan,
        saved: &Saved<T>,
        d_o: &TensorView<T>,
        mut gradients: LrpeGradientsMut<T>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let Plan {
            task,
            rows: shape,
            statistics,
            dtheta,
            scratch,
        } = plan;
        let x = saved.x().filter(|_| task.backward_reads_x());
        let mut rows = task.backward(
            x.map(operand::<D, T>),
            operand::<D, T>(d_o),
            operand::<D, T>(&gradients.dx.as_view()),
            Some(shape),
        )?;
        let dtheta_address = gradients
            .dtheta
            .as_ref()
            .map_or(0, |dtheta| dtheta.as_view().address());

        let stream = gpu.stream();
        let theta = self.theta.tensor().view();
        let mut workspace = workspace.view_mut();
        let base = workspace.as_view().address();
        let _reading = (
            saved.x().map(|x| x.reading(stream)),
            d_o.reading(stream),
            theta.reading(stream),
        );
        let _writing = (
            gradients.dx.writing(stream),
            gradients
                .dtheta
                .as_mut()
                .map(|dtheta| dtheta.writing(stream)),
            workspace.writing(stream),
        );
        if let Some(mut statistics) = statistics {
            statistics.place(&scratch, base);
            let (kernels, first) = (gpu.kernels(), statistics.first.rows());
            // SAFETY: the parameters describe tensors that the views borrow; the workspace has the bytes of `scratch`, and
            // is borrowed mutably.
            unsafe {
                self.definition.launch_backward_statistics(on(gpu), first)?;
                let extent = statistics.finish_extent;
                kernels.launch(
                    stream.cu_stream(),
                    FINISH_BACKWARD,
                    extent,
                    &statistics.finish,
                )?;
            }
        }
        scratch.place(base, &mut rows.params);
        // SAFETY: as above, and dx is borrowed mutably and apart from the others; the columns have been finished above where
        // the activation reads them. On one stream, all in this order.
        unsafe { self.definition.launch_backward(on(gpu), rows.rows())? };

        if let Some((statistics, mut dtheta)) = dtheta {
            if let Some(mut statistics) = statistics {
                statistics.place(&scratch, base);
                // SAFETY: as above; dx has been launched, so the columns may be overwritten.
                unsafe { launch_forward_statistics(gpu, &statistics)? };
            }
            dtheta.place(&scratch, base, dtheta_address);
            // SAFETY: as above, and dtheta is dense, borrowed mutably and apart from the others.
            unsafe {
                self.definition
                    .launch_dtheta(on(gpu), dtheta.first.rows())?;
                let (kernels, extent) = (gpu.kernels(), dtheta.finish_extent);
                kernels.launch(stream.cu_stream(), DTHETA_FINISH, extent, &dtheta.finish)?;
            }
        }
        Ok(())
    }
}

/// How a backward pass runs unless it is told otherwise.
fn default_config<D: Definition, T: Float>(
    task: &Task,
    saved: &Saved<T>,
    d_o: &TensorView<T>,
) -> LrpeConfig {
    let x = saved.x().filter(|_| task.backward_reads_x());
    let (x, d_o) = (x.map(operand::<D, T>), operand::<D, T>(d_o));
    let access = task.row_access(&[x.unwrap_or(d_o), d_o]);
    task.backward_config(x, d_o, access, task.backward_cut())
}
