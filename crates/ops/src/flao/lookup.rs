//! What a forward pass pays for its schedule, on tensors of the CPU as if there were a GPU.

use std::convert::Infallible;
use std::time::Duration;

use gimbal_autotune::{Digest, Environment, Key, Mode, Problem, Session, Timer, Tuner};
use gimbal_reference::FlaoProblem;

use super::plan::{Plan, Tensors, Work};
use super::tensors::Written;
use super::tune::{Call, Details, Schedule, Share};
use super::{Flao, FlaoInputs, FlaoSave, operand};
use crate::device::Facts;
use crate::tune::Tunable;
use crate::{DType, Device, Error, Tensor, bf16};

/// Calls on one set of shapes whose schedule is known, and is not the default.
#[derive(Debug)]
pub struct FlaoLookup {
    /// Read and written: only its shape matters.
    tensor: Tensor<bf16>,
    tuner: Tuner<Details, Schedule>,
}

struct WithoutGpu<'a>(Call<'a>);

impl Problem for WithoutGpu<'_> {
    type Details = Details;
    type Config = Schedule;
    type Error = Infallible;
    type Timer<'a>
        = WholeHeadsWin
    where
        Self: 'a;

    fn key(&self) -> Key<Details> {
        self.0.key()
    }

    fn default_config(&self) -> Schedule {
        self.0.default_config()
    }

    fn challengers(&self) -> Vec<Schedule> {
        self.0.challengers()
    }

    fn is_valid(&self, schedule: &Schedule) -> bool {
        self.0.is_valid(schedule)
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

    /// What a call does before it launches; whether it got a schedule other than the default.
    ///
    /// # Errors
    /// [`Error::TooLarge`].
    pub fn is_tuned(&self, mode: Mode) -> Result<bool, Error> {
        let view = self.tensor.view();
        let inputs = FlaoInputs::new(view, view, view, view);
        let shape = FlaoProblem {
            batch: 2,
            heads: 3,
            queries: 1000,
            keys: 1000,
            features: 64,
            value_features: 64,
        };
        let facts = Facts::of_h200(2);
        let mut problem = Flao::new().problem::<bf16>(Work::Forward, shape, FlaoSave::Nothing);
        problem.tensors = Tensors::of(&inputs.read(), &Written::default());
        problem.tensors.o = operand(&view);
        let call = WithoutGpu(Call {
            device: self.tensor.device(),
            facts: &facts,
            problem: &problem,
            plan: &Plan::new(&problem, &facts, Schedule::default())?,
            dtype: DType::BF16,
            outputs: &|| Ok(Vec::new()),
        });
        Ok(self.tuner.config(mode, &call) != Schedule::default())
    }
}
