//! What the LRPE operators share. An operator's own folder has its documentation, and how it is configured.

mod backward;
mod check;
mod config;
mod cut;
mod definition;
mod forward;
mod gradients;
mod plan;
mod theta;
mod tune;

use gimbal_kernels_sys::Kernel;
use gimbal_kernels_sys::lrpe::{Access, Variant, statistics};
use gimbal_reference::{Activation, LrpeProblem, SoftmaxAxis};

use crate::device::Gpu;
use crate::{Error, Float, TensorView};
pub use config::{BlockShape, LrpeConfig};
pub(crate) use cut::Cut;
pub(crate) use definition::{Definition, On, Reference, Rows, Source, Spread};
pub use gradients::{LrpeGradients, LrpeGradientsMut, Saved};
pub(crate) use plan::{Details, Dimensions};
use plan::{Operand, Residency, Stage, Task, ThetaOperand};
pub use theta::Theta;

/// An LRPE operator: its definition, theta, and how it runs.
#[derive(Clone, Debug)]
pub(crate) struct Lrpe<D> {
    pub definition: D,
    pub theta: Theta,
    pub with_dtheta: bool,
    pub forward_config: Option<LrpeConfig>,
    pub backward_config: Option<LrpeConfig>,
}

impl<D: Definition> Lrpe<D> {
    pub fn new(definition: D, theta: Theta) -> Self {
        Self {
            definition,
            theta,
            with_dtheta: false,
            forward_config: None,
            backward_config: None,
        }
    }

    /// What all launches of a call with rows of `T` have in common.
    fn task<T: Float>(&self, problem: &LrpeProblem, gpu: &Gpu) -> Result<Task, Error> {
        let theta = self.theta.tensor().view();
        let head_stride = theta.strides().first().map_or(0, |&stride| stride as i64);
        let theta = ThetaOperand {
            address: theta.address(),
            head_stride,
        };
        let residency = self.residency::<T>(gpu)?;
        Task::new(&self.definition, problem, T::ELEMENT, theta, residency)
    }

    fn residency<T: Float>(&self, gpu: &Gpu) -> Result<Residency, Error> {
        let multiprocessors = gpu.facts().multiprocessors;
        let variant = Variant {
            element: T::ELEMENT,
            access: Access::Vector,
        };
        let slots = |kernel: Kernel| -> Result<u32, Error> {
            if self.definition.reference().activation()
                != Activation::Softmax(SoftmaxAxis::Sequence)
            {
                return Ok(0);
            }
            let blocks = gpu.facts().resident_blocks(kernel, 0);
            Ok(blocks.saturating_mul(multiprocessors))
        };
        Ok(Residency {
            multiprocessors,
            forward_statistics: slots(statistics(variant))?,
            backward_statistics: slots(self.definition.backward_statistics_kernel(variant))?,
        })
    }
}

/// A tensor of rows as the kernels see it.
fn operand<D: Definition, T: Float>(tensor: &TensorView<T>) -> Operand {
    Operand::new::<D>(tensor.address(), tensor.layout())
}

fn on(gpu: &Gpu) -> On<'_> {
    On {
        kernels: gpu.kernels(),
        stream: gpu.stream(),
    }
}

impl Stage {
    fn rows(&self) -> Rows<'_> {
        Rows {
            class: self.params.activation.class(),
            variant: self.variant,
            extent: self.extent,
            params: &self.params,
        }
    }
}
