//! What the autotuner chooses for an LRPE operator: how finely the kernel that writes o or dx is cut, and on a line also
//! the statistics of a sequence softmax.

use gimbal_autotune::Key;
use gimbal_kernels_sys::lrpe::{Access, Variant};
use gimbal_reference::DType;

use super::plan::{Operand, Task};
use super::{Cut, Definition, Details, Lrpe, LrpeConfig, Source, operand};
use crate::device::Gpu;
use crate::tune::{StandIn, Tunable, Tuners};
use crate::{Device, Error, Float, TensorView, Workspace};

/// A forward or backward pass that needs a config.
pub(super) struct Call<'a, D, T> {
    lrpe: &'a Lrpe<D>,
    device: &'a Device,
    gpu: &'a Gpu,
    task: &'a Task,
    inputs: Inputs<'a, T>,
    /// Where the caller wants the result. Only its layout and alignment are used.
    output: TensorView<'a, T>,
}

enum Inputs<'a, T> {
    Forward {
        x: &'a TensorView<'a, T>,
    },
    /// Without x where the activation's gradient does not need it.
    Backward {
        x: Option<&'a TensorView<'a, T>>,
        d_o: &'a TensorView<'a, T>,
    },
}

impl<'a, D: Definition, T: Float> Call<'a, D, T> {
    pub fn forward(
        lrpe: &'a Lrpe<D>,
        device: &'a Device,
        gpu: &'a Gpu,
        task: &'a Task,
        x: &'a TensorView<'a, T>,
        output: TensorView<'a, T>,
    ) -> Self {
        Self {
            lrpe,
            device,
            gpu,
            task,
            inputs: Inputs::Forward { x },
            output,
        }
    }

    pub fn backward(
        lrpe: &'a Lrpe<D>,
        device: &'a Device,
        gpu: &'a Gpu,
        task: &'a Task,
        (x, d_o): (Option<&'a TensorView<'a, T>>, &'a TensorView<'a, T>),
        output: TensorView<'a, T>,
    ) -> Self {
        Self {
            lrpe,
            device,
            gpu,
            task,
            inputs: Inputs::Backward { x, d_o },
            output,
        }
    }

    /// The blocks of a cut for these shapes.
    pub fn config_of(&self, cut: Cut) -> LrpeConfig {
        let access = self.access();
        match self.inputs {
            Inputs::Forward { x } => self.task.forward_config(operand::<D, T>(x), access, cut),
            Inputs::Backward { x, d_o } => {
                let (x, d_o) = (x.map(operand::<D, T>), operand::<D, T>(d_o));
                self.task.backward_config(x, d_o, access, cut)
            }
        }
    }

    fn access(&self) -> Access {
        let output = operand::<D, T>(&self.output);
        let [first, second] = self.operands();
        self.task.row_access(&[first, second, output])
    }

    /// What is read; one tensor twice where there are no two.
    fn operands(&self) -> [Operand; 2] {
        match self.inputs {
            Inputs::Forward { x } => [operand::<D, T>(x); 2],
            Inputs::Backward { x, d_o } => [d_o, x.unwrap_or(d_o)].map(operand::<D, T>),
        }
    }

    fn is_contiguous(&self) -> bool {
        let inputs = match self.inputs {
            Inputs::Forward { x } => x.layout().is_gapless(),
            Inputs::Backward { x, d_o } => {
                d_o.layout().is_gapless() && x.is_none_or(|x| x.layout().is_gapless())
            }
        };
        inputs && self.output.layout().is_gapless()
    }

    /// The bytes of workspace of a cut.
    fn workspace_of(&self, cut: Cut) -> Result<usize, Error> {
        if !self.task.is_sequence_softmax() {
            return Ok(0);
        }
        let shape = Some(self.config_of(cut).statistics);
        let [first, second] = self.operands();
        let statistics = match self.inputs {
            Inputs::Forward { .. } => self.task.forward_statistics(first, shape)?,
            Inputs::Backward { .. } => self.task.backward_statistics(second, first, shape)?,
        };
        Ok(statistics.scratch.bytes())
    }
}

impl<D: Definition, T: Float> Tunable for Call<'_, D, T> {
    type Details = Details;
    type Config = Cut;

    fn tuners() -> &'static Tuners<Details, Cut> {
        static TUNERS: Tuners<Details, Cut> = Tuners::new();
        &TUNERS
    }

    fn device(&self) -> &Device {
        self.device
    }

    fn key(&self) -> Key<Details> {
        let [nearest, _] = self.operands();
        let output = operand::<D, T>(&self.output);
        Key {
            op: D::NAME,
            pass: match self.inputs {
                Inputs::Forward { .. } => "fwd",
                Inputs::Backward { .. } => "bwd",
            },
            dtype: T::DTYPE.name(),
            details: self.task.details(
                self.lrpe.definition.source(),
                self.access(),
                [nearest, output],
                self.is_contiguous(),
            ),
        }
    }

    fn default_config(&self) -> Cut {
        match self.inputs {
            Inputs::Forward { .. } => self.task.forward_cut(),
            Inputs::Backward { .. } => self.task.backward_cut(),
        }
    }

    fn challengers(&self) -> Vec<Cut> {
        let default = self.default_config();
        if self.task.is_sequence_softmax() {
            // On a grid the two sources of angles would find statistics of their own, and their results must have the same
            // bits.
            let is_line = self.lrpe.definition.source() == Source::Line;
            return default.sequence_challengers(is_line);
        }
        default.challengers()
    }

    fn is_valid(&self, cut: &Cut) -> bool {
        if !self.task.is_sequence_softmax() || cut.statistics_percent == 100 {
            return true;
        }
        let needed = self.workspace_of(*cut);
        let given = self.workspace_of(self.default_config());
        matches!((needed, given), (Ok(needed), Ok(given)) if needed <= given)
    }

    fn families(&self) -> Vec<&'static str> {
        let variant = Variant {
            element: T::ELEMENT,
            access: self.access(),
        };
        let kernel = self.lrpe.definition.backward_statistics_kernel(variant);
        vec![kernel.family(), "lrpe_shared"]
    }

    fn outputs(&self) -> Result<Vec<StandIn>, Error> {
        Ok(vec![StandIn::of(self.device, self.output)?])
    }

    fn workspace(&self) -> Result<usize, Error> {
        self.workspace_of(self.default_config())
    }

    fn tolerance(&self) -> f64 {
        match (self.task.is_sequence_softmax(), T::DTYPE) {
            (false, _) => 0.0,
            (true, DType::F32) => 1e-5,
            (true, DType::F16) => 5e-4,
            (true, DType::BF16) => 2.5e-3,
        }
    }

    fn launch(
        &self,
        cut: &Cut,
        outputs: &mut [StandIn],
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let config = self.config_of(*cut);
        let (lrpe, gpu, task) = (self.lrpe, self.gpu, self.task);
        outputs.iter_mut().try_for_each(|output| {
            let output = output.view_mut();
            match self.inputs {
                Inputs::Forward { x } => {
                    lrpe.forward_on_gpu(gpu, task, *x, output, config, workspace)
                }
                Inputs::Backward { x, d_o } => {
                    lrpe.dx_on_gpu(gpu, task, (x, d_o), output, config, workspace)
                }
            }
        })
    }
}
