//! The forward pass.

use gimbal_kernels_sys::lrpe::{FINISH_FORWARD, statistics as statistics_kernel};

use super::plan::{Scratch, Statistics, Task};
use super::tune::Call;
use super::{Definition, Lrpe, LrpeConfig, Reference, on, operand};
use crate::check::{check_apart, check_device, check_workspace};
use crate::device::Gpu;
use crate::tensor::{Layout, host_matrix, info};
use crate::tune;
use crate::{Error, Float, Tensor, TensorView, TensorViewMut, Workspace};

impl<D: Definition> Lrpe<D> {
    pub fn forward<T: Float>(&self, x: TensorView<T>) -> Result<Tensor<T>, Error> {
        let theta = self.theta.tensor().view();
        let device = x.device();
        check_device(D::NAME, device, "theta", theta.device())?;
        let (x_info, theta_info) = (
            info::<T>("x", x.layout()),
            info::<f32>("theta", theta.layout()),
        );
        self.definition
            .reference()
            .check_forward(&x_info, &theta_info)?;
        let shape = self.definition.reference().output_shape(x.shape());
        let mut o = device.uninit(Layout::dense_like(&shape, x.layout())?)?;
        let mut workspace = Workspace::new(device, self.forward_workspace(x)?)?;
        self.forward_into(x, (&mut o).into(), &mut workspace)?;
        Ok(o)
    }

    pub fn forward_into<T: Float>(
        &self,
        x: TensorView<T>,
        mut o: TensorViewMut<T>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let theta = self.theta.tensor().view();
        let device = x.device();
        for (tensor, other) in [
            ("theta", theta.device()),
            ("o", o.device()),
            ("the workspace", workspace.device()),
        ] {
            check_device(D::NAME, device, tensor, other)?;
        }
        let problem = self.definition.reference().check_forward_into(
            &info::<T>("x", x.layout()),
            &info::<f32>("theta", theta.layout()),
            &info::<T>("o", o.layout()),
        )?;
        let inputs = [("x", x.memory()), ("theta", theta.memory())];
        check_apart(D::NAME, &[("o", o.as_view().memory())], &inputs)?;

        let Some(gpu) = device.gpu() else {
            // SAFETY: all of them are on the CPU, and the checks found no two elements of o at one address.
            let (x, theta, o) = unsafe { (x.as_array(), host_matrix(&theta)?, o.as_array_mut()) };
            return Ok(self.definition.reference().forward_into(x, theta, o)?);
        };
        if problem.is_empty() {
            return Ok(());
        }
        let task = self.task::<T>(&problem, gpu)?;
        let config = self.forward_config.unwrap_or_else(|| {
            let call = Call::forward(self, device, gpu, &task, &x, o.as_view());
            call.config_of(tune::config(&call))
        });
        self.forward_on_gpu(gpu, &task, x, o, config, workspace)
    }

    /// Launches. The tensors have passed the checks.
    pub(super) fn forward_on_gpu<T: Float>(
        &self,
        gpu: &Gpu,
        task: &Task,
        x: TensorView<T>,
        mut o: TensorViewMut<T>,
        config: LrpeConfig,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let statistics = self.forward_statistics(task, &x, Some(config))?;
        let scratch = statistics.map_or(Scratch::default(), |statistics| statistics.scratch);
        check_workspace(D::NAME, scratch.bytes(), workspace.bytes())?;
        let from = operand::<D, T>(&x);
        let to = operand::<D, T>(&o.as_view());
        let mut rows = task.forward(from, to, Some(config.rows))?;

        let stream = gpu.stream();
        let theta = self.theta.tensor().view();
        let mut workspace = workspace.view_mut();
        let base = workspace.as_view().address();
        let _reading = (x.reading(stream), theta.reading(stream));
        let _writing = (o.writing(stream), workspace.writing(stream));
        if let Some(mut statistics) = statistics {
            statistics.place(&scratch, base);
            // SAFETY: x is read by its layout; the workspace has the bytes of `scratch`, and is borrowed mutably.
            unsafe { launch_forward_statistics(gpu, &statistics)? };
        }
        scratch.place(base, &mut rows.params);
        // SAFETY: the parameters describe tensors that the views borrow, o mutably and apart from the others; the columns
        // have been finished above where the activation reads them. On one stream, all in this order.
        unsafe { self.definition.launch_forward(on(gpu), rows.rows())? };
        Ok(())
    }

    pub fn forward_workspace<T: Float>(&self, x: TensorView<T>) -> Result<usize, Error> {
        let theta = self.theta.tensor().view();
        check_device(D::NAME, x.device(), "theta", theta.device())?;
        let problem = self.definition.reference().check_forward(
            &info::<T>("x", x.layout()),
            &info::<f32>("theta", theta.layout()),
        )?;
        let Some(gpu) = x.device().gpu() else {
            return Ok(0);
        };
        if problem.is_empty() {
            return Ok(0);
        }
        let task = self.task::<T>(&problem, gpu)?;
        let statistics = self.forward_statistics(&task, &x, self.forward_config)?;
        Ok(statistics.map_or(0, |statistics| statistics.scratch.bytes()))
    }

    pub fn default_forward_config<T: Float>(&self, x: TensorView<T>) -> Result<LrpeConfig, Error> {
        let theta = self.theta.tensor().view();
        check_device(D::NAME, x.device(), "theta", theta.device())?;
        let problem = self.definition.reference().check_forward(
            &info::<T>("x", x.layout()),
            &info::<f32>("theta", theta.layout()),
        )?;
        let gpu = x.device().gpu().ok_or(Error::NotOnGpu {
            what: "default_forward_config",
        })?;
        let task = self.task::<T>(&problem, gpu)?;
        let x = operand::<D, T>(&x);
        Ok(task.forward_config(x, task.row_access(&[x]), task.forward_cut()))
    }

    /// The statistics that a sequence softmax needs of x.
    pub(super) fn forward_statistics<T: Float>(
        &self,
        task: &Task,
        x: &TensorView<T>,
        config: Option<LrpeConfig>,
    ) -> Result<Option<Statistics>, Error> {
        if !task.is_sequence_softmax() {
            return Ok(None);
        }
        let shape = config.map(|config| config.statistics);
        task.forward_statistics(operand::<D, T>(x), shape).map(Some)
    }
}

/// Gathers m and log2 l of every column.
///
/// # Safety
/// The addresses are those of tensors and of a workspace with room for the statistics.
pub(super) unsafe fn launch_forward_statistics(
    gpu: &Gpu,
    statistics: &Statistics,
) -> Result<(), Error> {
    let (kernels, stream) = (gpu.kernels(), gpu.stream().cu_stream());
    let Statistics {
        first,
        finish_extent,
        finish,
        ..
    } = statistics;
    // SAFETY: passed on to the caller.
    unsafe {
        let kernel = statistics_kernel(first.variant);
        kernels.launch(stream, kernel, first.extent, &first.params)?;
        kernels.launch(stream, FINISH_FORWARD, *finish_extent, finish)?;
    }
    Ok(())
}
