//! What a forward pass pays for its schedule, on tensors of the CPU as if there were a GPU.

use std::convert::Infallible;
use std::time::Duration;

use gimbal_autotune::{Digest, Environment, Key, Mode, Problem, Session, Timer, Tuner};
use gimbal_reference::FlaoProblem;

use super::forward::passes;
use super::plan::{Details, Passes, Scratch, Task, operand};
use super::schedule::Share;
use super::{Flao, FlaoInputs, FlaoSavedView, Schedule};
use crate::device::Facts;
use crate::{Device, Error, Tensor, bf16};

/// Calls on one set of shapes whose schedule is known, and is not the default.
#[derive(Debug)]
pub struct FlaoLookup {
    /// Read and written: only its shape matters.
    tensor: Tensor<bf16>,
    tuner: Tuner<Details, Schedule>,
}

struct Call<'a> {
    task: &'a Task<'a, Facts>,
    passes: Passes,
    scratch: Scratch,
}

impl Problem for Call<'_> {
    type Details = Details;
    type Config = Schedule;
    type Error = Infallible;
    type Timer<'a>
        = WholeHeadsWin
    where
        Self: 'a;

    fn key(&self) -> Key<Details> {
        Key {
            op: Flao::NAME,
            pass: "fwd",
            dtype: "bf16",
            details: self.task.details(&self.passes, "nothing"),
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

    fn code(&self) -> Digest {
        Digest::of(["no kernel"])
    }

    fn timer(&self) -> Result<WholeHeadsWin, Infallible> {
        Ok(WholeHeadsWin)
    }
}

struct WholeHeadsWin;

impl Timer<Schedule> for WholeHeadsWin {
    type Error = Infallible;

    fn reference(&mut self, _: &Schedule) -> Result<(), Infallible> {
        Ok(())
    }

    fn agrees(&mut self, _: &Schedule) -> Result<bool, Infallible> {
        Ok(true)
    }

    fn time(&mut self, schedule: &Schedule) -> Result<Duration, Infallible> {
        let wins = schedule.summing == Share::WholeHeads;
        Ok(Duration::from_micros(if wins { 1 } else { 2 }))
    }
}

impl FlaoLookup {
    /// Finds the schedule.
    ///
    /// # Errors
    /// [`Error::HostMemory`].
    pub fn new() -> Result<Self, Error> {
        let session = Session::new(Environment::new("no GPU"));
        let lookup = Self {
            tensor: Device::cpu().zeros(&[2, 3, 1000, 64])?,
            tuner: Tuner::new(session.into()),
        };
        lookup.is_tuned(Mode::Tune)?;
        Ok(lookup)
    }

    /// What a call does before it plans its launches; whether it got a schedule other than the default.
    ///
    /// # Errors
    /// [`Error::TooLarge`].
    pub fn is_tuned(&self, mode: Mode) -> Result<bool, Error> {
        let view = self.tensor.view();
        let inputs = FlaoInputs::new(view, view, view, view);
        let problem = FlaoProblem {
            batch: 2,
            heads: 3,
            queries: 1000,
            keys: 1000,
            features: 64,
            value_features: 64,
        };
        let facts = Facts::of_h200(2);
        let task = Flao::new().task::<bf16, _>(problem, &facts);
        let call = Call {
            passes: passes(&task, &inputs, &view, &FlaoSavedView::Nothing),
            scratch: task.forward_scratch([&view; 2].map(operand), false)?,
            task: &task,
        };
        Ok(self.tuner.config(mode, &call) != Schedule::default())
    }
}
