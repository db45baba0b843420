//! What the autotuner chooses for a FLAO call: the route, and how many blocks share out the rows.

use gimbal_autotune::Key;
use gimbal_reference::Flao as Reference;

use super::plan::{Details, Passes, Scratch, Task};
use super::{Flao, FlaoGradientsMut, FlaoInputs, FlaoSavedMut, FlaoSavedView, Schedule};
use crate::device::Gpu;
use crate::tune::{StandIn, Tunable, Tuners, families_of};
use crate::{Device, Error, Float, TensorView, Workspace};

/// A forward or backward pass that needs a schedule.
pub(super) struct Call<'a, T: Float> {
    pub op: &'a Flao,
    pub task: &'a Task<'a, Gpu>,
    pub passes: Passes,
    /// That of the default.
    pub scratch: Scratch,
    pub inputs: &'a FlaoInputs<'a, T>,
    /// What the forward pass keeps, or has kept.
    pub saved: FlaoSavedView<'a, T>,
    pub direction: Direction<'a, T>,
}

/// Where the caller wants the results. Only their layouts and alignments are used.
pub(super) enum Direction<'a, T: Float> {
    Forward {
        o: TensorView<'a, T>,
    },
    Backward {
        d_o: TensorView<'a, T>,
        /// dq, dk, dv and dg.
        gradients: &'a [TensorView<'a, T>; 4],
    },
}

impl<T: Float> Call<'_, T> {
    fn details(&self) -> Details {
        let save = match self.saved {
            FlaoSavedView::Nothing => "nothing",
            FlaoSavedView::Kv(_) => "kv",
            FlaoSavedView::KvAndProduct { .. } => "kv_and_product",
        };
        self.task.details(&self.passes, save)
    }
}

impl<T: Float> Tunable for Call<'_, T> {
    type Details = Details;
    type Config = Schedule;

    fn tuners() -> &'static Tuners<Details, Schedule> {
        static TUNERS: Tuners<Details, Schedule> = Tuners::new();
        &TUNERS
    }

    fn device(&self) -> &Device {
        self.inputs.q.device()
    }

    fn key(&self) -> Key<Details> {
        Key {
            op: Flao::NAME,
            pass: match self.direction {
                Direction::Forward { .. } => "fwd",
                Direction::Backward { .. } => "bwd",
            },
            dtype: T::DTYPE.name(),
            details: self.details(),
        }
    }

    fn default_config(&self) -> Schedule {
        Schedule::default()
    }

    fn challengers(&self) -> Vec<Schedule> {
        Schedule::CHALLENGERS.to_vec()
    }

    fn is_valid(&self, schedule: &Schedule) -> bool {
        self.task.is_valid(*schedule, &self.passes, &self.scratch)
    }

    fn families(&self) -> Vec<&'static str> {
        families_of(Flao::NAME)
    }

    fn outputs(&self) -> Result<Vec<StandIn>, Error> {
        let device = self.device();
        match self.direction {
            Direction::Forward { o } => {
                let mut outputs = vec![StandIn::of(device, o)?];
                if let Some(kv) = self.saved.kv() {
                    outputs.push(StandIn::of(device, *kv)?);
                }
                if let Some(product) = self.saved.product() {
                    outputs.push(StandIn::of(device, *product)?);
                }
                Ok(outputs)
            }
            Direction::Backward { gradients, .. } => {
                let gradients = gradients.iter();
                gradients.map(|to| StandIn::of(device, *to)).collect()
            }
        }
    }

    fn workspace(&self) -> Result<usize, Error> {
        Ok(self.scratch.bytes())
    }

    /// What is promised of every route and order of sums.
    fn tolerance(&self) -> f64 {
        Reference::tolerance(T::DTYPE)
    }

    fn launch(
        &self,
        schedule: &Schedule,
        outputs: &mut [StandIn],
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let task = self.task.with(*schedule);
        let (scratch, inputs) = (self.scratch, self.inputs);
        match (&self.direction, outputs) {
            (Direction::Forward { .. }, [o, saved @ ..]) => {
                let o = o.view_mut();
                let saved = match saved {
                    [] => FlaoSavedMut::Nothing,
                    [kv] => FlaoSavedMut::Kv(kv.view_mut()),
                    [kv, product, ..] => FlaoSavedMut::KvAndProduct {
                        kv: kv.view_mut(),
                        product: product.view_mut(),
                    },
                };
                self.op
                    .forward_on_gpu(task, scratch, inputs, o, saved, workspace)
            }
            (Direction::Backward { d_o, .. }, [dq, dk, dv, dg]) => {
                let gradients = FlaoGradientsMut {
                    dq: dq.view_mut(),
                    dk: dk.view_mut(),
                    dv: dv.view_mut(),
                    dg: dg.view_mut(),
                };
                let saved = &self.saved;
                self.op
                    .backward_on_gpu(task, scratch, inputs, saved, d_o, gradients, workspace)
            }
            _ => Ok(()),
        }
    }
}
