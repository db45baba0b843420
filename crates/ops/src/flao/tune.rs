//! What the autotuner chooses for a call: how many blocks share out the rows.

use gimbal_autotune::{Bucket, Key};
use gimbal_kernels_sys::Kernel;
use gimbal_kernels_sys::flao::{Pass, Route, Sizes};
use gimbal_reference::{DType, Flao as Reference, FlaoSave};
use serde::{Deserialize, Serialize};

use super::Flao;
use super::plan::{Plan, Problem, Tensors, Work};
use super::policy::{self, FlaoRoute};
use crate::device::Facts;
use crate::tune::{StandIn, Tunable, Tuners};
use crate::{Device, Error, Workspace};

/// How the rows of the passes of a call are shared out. The default is what runs untuned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Schedule {
    /// Of the passes that sum over rows.
    pub summing: Share,
    /// Of the passes that write rows alone.
    pub mapping: Share,
}

/// How the rows of a pass are shared out among blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Share {
    /// As `policy.rs` estimates to be faster.
    #[default]
    Estimated,
    /// One head a block.
    WholeHeads,
    /// Equal parts, in percent of the blocks that the GPU holds at a time.
    EqualParts(u32),
}

impl Schedule {
    /// What may be faster than the default. Slower routes, and other shares of the passes that write rows alone, never were.
    ///
    /// Sums are cut no finer than by default: that would take more of a workspace.
    pub const CHALLENGERS: [Self; 3] = [
        Self::summing(Share::WholeHeads),
        Self::summing(Share::EqualParts(50)),
        Self {
            summing: Share::Estimated,
            mapping: Share::EqualParts(100),
        },
    ];

    const fn summing(summing: Share) -> Self {
        Self {
            summing,
            mapping: Share::Estimated,
        }
    }

    pub fn share(self, pass: Pass) -> Share {
        match policy::sums(pass) {
            true => self.summing,
            false => self.mapping,
        }
    }
}

/// What the plan of a call looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(super) struct Details {
    /// What the forward pass keeps, or has kept.
    save: &'static str,
    /// B·H, exactly: how heads divide among multiprocessors decides how rows are shared out.
    heads: i64,
    queries: Bucket,
    keys: Bucket,
    /// D.
    features: i32,
    /// E.
    value_features: i32,
    /// Of the sum, the pass over the queries and that over the keys; none where there is no such pass.
    routes: [Option<FlaoRoute>; 3],
    /// Two passes are one launch.
    fused: bool,
    /// Threads load the rows of each of them.
    by_element: [bool; 3],
    /// In all tensors the next row of a head is the next in memory.
    rows_are_adjacent: bool,
}

/// A call and its plan by default, for the autotuner.
pub(super) struct Call<'a> {
    pub device: &'a Device,
    pub facts: &'a Facts,
    pub problem: &'a Problem,
    pub plan: &'a Plan,
    pub dtype: DType,
    /// Allocates what a measured call writes to: of o, kv and the product, and of dq, dk, dv, dkv and dg, in this order, what the
    /// call has.
    pub outputs: &'a dyn Fn() -> Result<Vec<StandIn>, Error>,
}

impl Call<'_> {
    pub fn details(&self) -> Details {
        let Self { problem, plan, .. } = self;
        let Sizes { d, e, .. } = problem.sizes(0);
        let widest = i64::from(d.max(e));
        let passes = problem.passes().into_iter().flatten();
        let mut operands = passes.flat_map(|pass| problem.operands(pass));
        Details {
            save: match problem.save {
                FlaoSave::Nothing => "nothing",
                FlaoSave::Kv => "kv",
                FlaoSave::KvAndProduct => "kv_and_product",
            },
            heads: problem.heads(),
            queries: Bucket::of(problem.shape.queries as u64),
            keys: Bucket::of(problem.shape.keys as u64),
            features: d,
            value_features: e,
            routes: plan.routes.map(|route| route.map(FlaoRoute::from)),
            fused: plan.is_fused(),
            by_element: plan
                .routes
                .map(|route| matches!(route, Some(Route::Elements(_)))),
            rows_are_adjacent: operands.all(|operand| operand.row_stride.abs() <= widest),
        }
    }

    /// Whether it can run by a schedule in the workspace of the default. One launch has nothing to be shared out otherwise.
    pub fn allows(&self, schedule: Schedule) -> bool {
        let fits = || {
            let plan = Plan::new(self.problem, self.facts, schedule);
            plan.is_ok_and(|plan| plan.fits(self.problem))
        };
        schedule == Schedule::default() || (!self.plan.is_fused() && fits())
    }
}

impl Tunable for Call<'_> {
    type Details = Details;
    type Config = Schedule;

    fn tuners() -> &'static Tuners<Details, Schedule> {
        static TUNERS: Tuners<Details, Schedule> = Tuners::new();
        &TUNERS
    }

    fn device(&self) -> &Device {
        self.device
    }

    fn key(&self) -> Key<Details> {
        Key {
            op: Flao::NAME,
            pass: match self.problem.work {
                Work::Forward => "fwd",
                Work::ForwardKeys => "fwd_keys",
                Work::ForwardQueries => "fwd_queries",
                Work::Backward => "bwd",
                Work::BackwardQueries => "bwd_queries",
                Work::BackwardKeys => "bwd_keys",
            },
            dtype: self.dtype.name(),
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
        self.allows(*schedule)
    }

    fn kernels(&self, schedule: &Schedule) -> Result<Vec<Kernel>, Error> {
        Ok(Plan::new(self.problem, self.facts, *schedule)?.kernels(self.problem))
    }

    fn outputs(&self) -> Result<Vec<StandIn>, Error> {
        (self.outputs)()
    }

    fn workspace(&self) -> Result<usize, Error> {
        Ok(self.plan.workspace)
    }

    /// What is promised of every route and order of sums.
    fn tolerance(&self) -> f64 {
        Reference::tolerance(self.dtype)
    }

    fn launch(
        &self,
        schedule: &Schedule,
        outputs: &mut [StandIn],
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let Some(gpu) = self.device.gpu() else {
            return Ok(());
        };
        let mut problem = *self.problem;
        let Tensors {
            o,
            product,
            dq,
            dk,
            dv,
            dg,
            kv,
            dkv,
            ..
        } = &mut problem.tensors;
        let places = match problem.work {
            Work::Forward => vec![&mut o.at, kv, &mut product.at],
            Work::ForwardKeys => vec![kv],
            Work::ForwardQueries => vec![&mut o.at],
            Work::Backward => vec![&mut dq.at, &mut dk.at, &mut dv.at, &mut dg.at],
            Work::BackwardQueries => vec![&mut dq.at, dkv, &mut dg.at],
            Work::BackwardKeys => vec![&mut dk.at, &mut dv.at],
        };
        // What is measured has no sums to add to.
        problem.adds = false;
        for (place, output) in places.into_iter().zip(outputs) {
            *place = output.address();
        }
        let plan = Plan::new(&problem, self.facts, *schedule)?;
        // SAFETY: as in the call itself, but that each output is new memory of the same layout and alignment, borrowed mutably.
        unsafe { plan.launch(gpu, &problem, workspace.address()) }
    }
}
