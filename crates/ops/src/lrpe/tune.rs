//! What the autotuner varies: how finely the kernel that writes o or dx is cut, and the statistics of a sequence softmax.

use gimbal_autotune::{Bucket, Key};
use gimbal_kernels_sys::Kernel;
use gimbal_kernels_sys::lrpe::{Activation, MAX_THREADS};
use gimbal_reference::{DType, ThetaKind};
use serde::Serialize;

use super::Lrpe;
use super::launch::Inputs;
use super::plan::{Plan, Problem, Source};
use super::policy::Cut;
use crate::device::Gpu;
use crate::tune::{StandIn, Tunable, Tuners};
use crate::{Device, Error, Float, TensorView, Workspace};

/// A forward or backward pass that needs a config.
pub(super) struct Call<'a, T: Float> {
    lrpe: &'a Lrpe<'a>,
    gpu: &'a Gpu,
    /// Without gradients of what all tokens share.
    problem: Problem,
    inputs: &'a Inputs<'a, T>,
    /// Where the caller wants o or dx. Only its layout and alignment are used.
    output: TensorView<'a, T>,
}

impl<'a, T: Float> Call<'a, T> {
    pub fn new(
        lrpe: &'a Lrpe<'a>,
        gpu: &'a Gpu,
        problem: &Problem,
        inputs: &'a Inputs<'a, T>,
        output: TensorView<'a, T>,
    ) -> Self {
        Self {
            lrpe,
            gpu,
            problem: problem.without_gradients(),
            inputs,
            output,
        }
    }

    /// Whether no tensor that is read or written has gaps.
    fn is_contiguous(&self) -> bool {
        let Inputs { x, d_o, .. } = self.inputs;
        let x = x.as_ref().filter(|_| self.problem.pass.x.is_some());
        let inputs = [x, d_o.as_ref(), Some(&self.output)];
        let mut inputs = inputs.into_iter().flatten();
        inputs.all(|tensor| tensor.layout().is_gapless())
    }

    fn plan(&self, cut: Cut) -> Result<Plan, Error> {
        let facts = self.gpu.facts();
        self.problem.plan(facts, self.problem.config(facts, cut))
    }
}

impl<T: Float> Tunable for Call<'_, T> {
    type Details = Details;
    type Config = Cut;

    fn tuners() -> &'static Tuners<Details, Cut> {
        static TUNERS: Tuners<Details, Cut> = Tuners::new();
        &TUNERS
    }

    fn device(&self) -> &Device {
        self.inputs.device()
    }

    fn key(&self) -> Key<Details> {
        Key {
            op: self.lrpe.name(),
            pass: match self.problem.pass.is_backward() {
                false => "fwd",
                true => "bwd",
            },
            dtype: T::DTYPE.name(),
            details: self.problem.details(self.is_contiguous()),
        }
    }

    fn default_config(&self) -> Cut {
        self.problem.default_cut()
    }

    fn challengers(&self) -> Vec<Cut> {
        self.problem.challengers()
    }

    fn is_valid(&self, cut: &Cut) -> bool {
        if cut.statistics_percent == self.default_config().statistics_percent {
            return true;
        }
        let needed = self.plan(*cut).map(|plan| plan.workspace.bytes());
        matches!((needed, self.workspace()), (Ok(needed), Ok(given)) if needed <= given)
    }

    fn kernels(&self, cut: &Cut) -> Result<Vec<Kernel>, Error> {
        Ok(self.plan(*cut)?.kernels())
    }

    fn tolerance(&self) -> f64 {
        match (self.problem.is_sequence_softmax(), T::DTYPE) {
            (false, _) => 0.0,
            (true, DType::F32) => 1e-5,
            (true, DType::F16) => 5e-4,
            (true, DType::BF16) => 2.5e-3,
        }
    }

    fn outputs(&self) -> Result<Vec<StandIn>, Error> {
        Ok(vec![StandIn::of(self.device(), self.output)?])
    }

    fn workspace(&self) -> Result<usize, Error> {
        Ok(self.plan(self.default_config())?.workspace.bytes())
    }

    fn launch(
        &self,
        cut: &Cut,
        outputs: &mut [StandIn],
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let plan = self.plan(*cut)?;
        outputs.iter_mut().try_for_each(|output| {
            let (output, base) = (output.view_mut(), workspace.address());
            self.lrpe
                .launch(self.gpu, &plan, self.inputs, output.into(), base)
        })
    }
}

/// What the plan of an LRPE pass looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Details {
    pub activation: &'static str,
    pub angles: Source,
    pub batches: Bucket,
    pub tokens: Bucket,
    pub heads: i32,
    /// D.
    pub features: i32,
    pub theta_heads: i32,
    pub theta_features: i32,
    pub theta_per_head: bool,
    /// Elements of an access.
    pub width: u32,
    /// What is read, in memory: the next head is nearer than the next token.
    pub heads_are_nearer: bool,
    /// What is written likewise.
    pub heads_are_nearer_in_output: bool,
    /// No tensor has gaps.
    pub is_contiguous: bool,
}

impl Problem {
    /// Of a call whose tensors have no gaps, or do.
    pub(super) fn details(&self, is_contiguous: bool) -> Details {
        let bucket = |extent: i32| Bucket::of(extent.unsigned_abs().into());
        Details {
            activation: match self.activation {
                Activation::None => "none",
                Activation::Relu => "relu",
                Activation::Sigmoid => "sigmoid",
                Activation::Silu => "silu",
                Activation::SoftmaxFeature => "softmax_feature",
                Activation::SoftmaxSequence => "softmax_sequence",
                Activation::RmsNorm => "rms_norm",
            },
            angles: self.source,
            batches: bucket(self.params.batches),
            tokens: bucket(self.params.tokens),
            heads: self.heads,
            features: self.params.features,
            theta_heads: self.theta_heads,
            theta_features: self.theta_features,
            theta_per_head: self.theta_kind == ThetaKind::PerHead,
            width: self.width(),
            heads_are_nearer: self.pass.turned().heads_are_nearer(),
            heads_are_nearer_in_output: self.pass.out.heads_are_nearer(),
            is_contiguous,
        }
    }

    /// What may be faster than the default.
    pub(super) fn challengers(&self) -> Vec<Cut> {
        let default = self.default_cut();
        if !self.is_sequence_softmax() {
            return default.challengers();
        }
        default.sequence_challengers()
    }

    /// The part of a call that the autotuner measures.
    fn without_gradients(&self) -> Self {
        let mut measured = *self;
        let pass = &mut measured.pass;
        if pass.is_backward() {
            pass.x = self.read_x();
        }
        (pass.with_dtheta, pass.with_dnorm_weight) = (false, false);
        measured
    }
}

impl Cut {
    fn with_tokens(self, times: u32, over: u32) -> Self {
        Self {
            tokens: (self.tokens * times).div_ceil(over),
            tokens_of_one: (self.tokens_of_one * times).div_ceil(over),
            ..self
        }
    }

    fn with_batches(self, batches: u32) -> Self {
        Self { batches, ..self }
    }

    fn with_threads(self, threads: u32) -> Self {
        Self { threads, ..self }
    }

    fn with_statistics(self, statistics_percent: u32) -> Self {
        Self {
            statistics_percent,
            ..self
        }
    }

    /// What may be faster than this default for a kernel whose threads share angles between sequences.
    fn challengers(self) -> Vec<Self> {
        vec![
            self.with_threads(MAX_THREADS / 2),
            self.with_tokens(2, 1),
            self.with_tokens(1, 2),
            self.with_batches(2 * self.batches),
            self.with_batches(2 * self.batches).with_tokens(1, 2),
            self.with_batches(self.batches.div_ceil(2))
                .with_tokens(2, 1),
            self.with_threads(MAX_THREADS / 2).with_tokens(2, 1),
        ]
    }

    /// What may be faster than this default behind a sequence softmax.
    ///
    /// Fewer blocks of statistics merge in another order, which changes the last bits, and never need more of a workspace.
    fn sequence_challengers(self) -> Vec<Self> {
        let rows = [
            self.with_tokens(1, 2),
            self.with_tokens(2, 1),
            self.with_threads(MAX_THREADS / 2),
        ];
        let mut all = rows.to_vec();
        let fewer = self.statistics_percent / 2;
        all.push(self.with_statistics(fewer));
        all.extend(rows.map(|cut| cut.with_statistics(fewer)));
        all
    }
}
