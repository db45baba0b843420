//! What the autotuner chooses for a FLAO call: the route, and how many blocks share out the rows.

use gimbal_autotune::Key;
use gimbal_kernels_sys::Family;
use gimbal_reference::Flao as Reference;

use super::plan::{Details, Passes, Scratch, Task};
use super::{Flao, FlaoGradientsMut, FlaoInputs, FlaoSavedMut, FlaoSavedView, Schedule};
use crate::device::Gpu;
use crate::tune::{Output, StandIn, Tunable, families_of};
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

/// What a measured call writes to.
pub(super) struct Room<'a, T: Float> {
    outputs: Outputs<'a, T>,
    workspace: Workspace,
}

#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
enum Outputs<'a, T: Float> {
    Forward {
        o: StandIn<T>,
        kv: Option<StandIn<f32>>,
        product: Option<StandIn<T>>,
    },
    Backward {
        d_o: TensorView<'a, T>,
        gradients: [StandIn<T>; 4],
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

impl<'a, T: Float> Tunable for Call<'a, T> {
    type Details = Details;
    type Config = Schedule;
    type Scratch = Room<'a, T>;

    fn device(&self) -> &Device {
        self.inputs.q.device()
    }

    fn gpu(&self) -> &Gpu {
        self.task.machine
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

    fn families(&self) -> Vec<Family> {
        families_of(Flao::NAME)
    }

    fn scratch(&self) -> Result<Room<'a, T>, Error> {
        let device = self.device();
        let outputs = match self.direction {
            Direction::Forward { o } => {
                let (kv, product) = (self.saved.kv(), self.saved.product());
                Outputs::Forward {
                    o: StandIn::of(device, o)?,
                    kv: kv.map(|kv| StandIn::of(device, *kv)).transpose()?,
                    product: product.map(|to| StandIn::of(device, *to)).transpose()?,
                }
            }
            Direction::Backward {
                d_o,
                gradients: [dq, dk, dv, dg],
            } => Outputs::Backward {
                d_o,
                gradients: [
                    StandIn::of(device, *dq)?,
                    StandIn::of(device, *dk)?,
                    StandIn::of(device, *dv)?,
                    StandIn::of(device, *dg)?,
                ],
            },
        };
        Ok(Room {
            outputs,
            workspace: Workspace::new(device, self.scratch.bytes())?,
        })
    }

    fn outputs<'s>(&self, room: &'s mut Room<'a, T>) -> Vec<&'s mut dyn Output> {
        match &mut room.outputs {
            Outputs::Forward { o, kv, product } => {
                let mut all: Vec<&mut dyn Output> = vec![o];
                all.extend(kv.as_mut().map(|kv| kv as &mut dyn Output));
                all.extend(product.as_mut().map(|product| product as &mut dyn Output));
                all
            }
            Outputs::Backward { gradients, .. } => {
                let outputs = gradients.iter_mut();
                outputs.map(|output| output as &mut dyn Output).collect()
            }
        }
    }

    /// What is promised of every route and order of sums.
    fn tolerance(&self) -> f64 {
        Reference::tolerance(T::DTYPE)
    }

    fn launch(&self, schedule: &Schedule, room: &mut Room<'a, T>) -> Result<(), Error> {
        let task = self.task.with(*schedule);
        let (scratch, workspace) = (self.scratch, &mut room.workspace);
        match &mut room.outputs {
            Outputs::Forward { o, kv, product } => {
                let kv = kv.as_mut().map(StandIn::view_mut).transpose()?;
                let product = product.as_mut().map(StandIn::view_mut).transpose()?;
                let saved = match (kv, product) {
                    (Some(kv), Some(product)) => FlaoSavedMut::KvAndProduct { kv, product },
                    (Some(kv), None) => FlaoSavedMut::Kv(kv),
                    (None, _) => FlaoSavedMut::Nothing,
                };
                let o = o.view_mut()?;
                self.op
                    .forward_on_gpu(task, scratch, self.inputs, o, saved, workspace)
            }
            Outputs::Backward {
                d_o,
                gradients: [dq, dk, dv, dg],
            } => {
                let gradients = FlaoGradientsMut {
                    dq: dq.view_mut()?,
                    dk: dk.view_mut()?,
                    dv: dv.view_mut()?,
                    dg: dg.view_mut()?,
                };
                let (inputs, saved) = (self.inputs, &self.saved);
                self.op
                    .backward_on_gpu(task, scratch, inputs, saved, d_o, gradients, workspace)
            }
        }
    }
}
