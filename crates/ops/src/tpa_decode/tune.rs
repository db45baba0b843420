//! What the autotuner chooses for a decode that may be divided in any way.
//!
//! Only where every sequence has M tokens: with `kv_lens` the fastest way depends on the lengths, which change from call to
//! call.

use gimbal_autotune::{Bucket, Key};
use gimbal_reference::TpaDecodeProblem;
use gimbal_reference::compare::tpa_decode_relative_l2;
use serde::{Deserialize, Serialize};

use super::operand::Operand;
use super::plan::Capacity;
use super::{KvLens, Parallel, Splits, TpaDecode, TpaInputs, TpaOutputMut};
use crate::device::Gpu;
use crate::tune::{self, StandIn, Tunable, Tuners, families_of};
use crate::{Device, Error, Float, TensorView, Workspace};

/// How the work of a [`Parallel::Auto`] is divided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Sharing {
    /// As [`Plan`](super::plan::Plan) estimates to be fastest.
    #[default]
    Estimated,
    /// As [`Splits::Auto`] on a GPU with so many percent of the multiprocessors: fewer parts, less to merge.
    Split(u32),
}

impl Sharing {
    /// More parts than by default would take more of a workspace. One part, clusters of any size and three quarters never
    /// were faster.
    const CHALLENGERS: [Self; 1] = [Self::Split(50)];

    /// What the plan is made for instead.
    pub fn apply(self, parallel: Parallel, capacity: Capacity) -> (Parallel, Capacity) {
        let parallel = match self {
            Self::Estimated => parallel,
            Self::Split(_) => Parallel::Split(Splits::Auto),
        };
        let percent = match self {
            Self::Split(percent) => percent,
            _ => 100,
        };
        let multiprocessors = capacity.multiprocessors * percent / 100;
        let capacity = Capacity {
            multiprocessors: multiprocessors.max(1),
            ..capacity
        };
        (parallel, capacity)
    }
}

/// What the plan of a decode looks at, and its kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Details {
    /// Exactly: how sequences divide among multiprocessors decides how work is divided.
    batch: usize,
    tokens: Bucket,
    heads: usize,
    query_rank: usize,
    key_rank: usize,
    value_rank: usize,
    /// D.
    features: usize,
    /// E.
    value_features: usize,
    /// The type of o.
    output: &'static str,
    with_lse: bool,
    /// Whether the call may be computed as [`TpaRoute::Wgmma`](super::TpaRoute::Wgmma) says.
    wgmma: bool,
    /// Rows of bk and bv start at multiples of 16 bytes.
    features_are_aligned: bool,
    /// Those of ak and av do.
    heads_are_aligned: bool,
}

impl Details {
    /// With o of type `O`.
    fn of<T: Float, O: Float>(
        problem: &TpaDecodeProblem,
        inputs: &TpaInputs<T>,
        with_lse: bool,
        wgmma: bool,
    ) -> Self {
        let factors = &inputs.factors;
        let are_aligned = |factors: [&TensorView<T>; 2]| {
            factors.into_iter().map(Operand::of).all(|operand| {
                let strides = [operand.batch, operand.token, operand.rank];
                let elements = 16 / size_of::<T>() as i64;
                operand.address % 16 == 0 && strides.iter().all(|stride| stride % elements == 0)
            })
        };
        Self {
            batch: problem.batch,
            tokens: Bucket::of(problem.tokens as u64),
            heads: problem.heads,
            query_rank: problem.query_rank,
            key_rank: problem.key_rank,
            value_rank: problem.value_rank,
            features: problem.features,
            value_features: problem.value_features,
            output: O::DTYPE.name(),
            with_lse,
            wgmma,
            features_are_aligned: are_aligned([&factors.bk, &factors.bv]),
            heads_are_aligned: are_aligned([&factors.ak, &factors.av]),
        }
    }
}

/// A decode that needs a sharing.
struct Call<'a, T: Float, O: Float> {
    op: &'a TpaDecode,
    problem: &'a TpaDecodeProblem,
    inputs: &'a TpaInputs<'a, T>,
    gpu: &'a Gpu,
    /// Where the caller wants the results. Only their layouts and alignments are used.
    o: TensorView<'a, O>,
    lse: Option<TensorView<'a, f32>>,
    /// As in [`Details`].
    wgmma: bool,
}

impl TpaDecode {
    /// How a call is divided, if it does not say so itself.
    pub(super) fn sharing<T: Float, O: Float>(
        &self,
        problem: &TpaDecodeProblem,
        inputs: &TpaInputs<T>,
        output: &TpaOutputMut<O>,
        gpu: &Gpu,
    ) -> Sharing {
        let (Parallel::Auto, KvLens::All) = (self.parallel, &inputs.kv_lens) else {
            return Sharing::Estimated;
        };
        let call = Call {
            op: self,
            problem,
            inputs,
            gpu,
            o: output.o.as_view(),
            lse: output.lse.as_ref().map(|lse| lse.as_view()),
            wgmma: self.takes_wgmma(problem, inputs, output, gpu),
        };
        tune::config(&call)
    }
}

impl<T: Float, O: Float> Call<'_, T, O> {
    fn workspace_of(&self, sharing: Sharing) -> Result<usize, Error> {
        self.op
            .workspace_on_gpu::<T, O>(self.problem, self.inputs, self.gpu, sharing)
    }
}

impl<T: Float, O: Float> Tunable for Call<'_, T, O> {
    type Details = Details;
    type Config = Sharing;

    fn tuners() -> &'static Tuners<Details, Sharing> {
        static TUNERS: Tuners<Details, Sharing> = Tuners::new();
        &TUNERS
    }

    fn device(&self) -> &Device {
        self.inputs.device()
    }

    fn key(&self) -> Key<Details> {
        Key {
            op: TpaDecode::NAME,
            pass: "fwd",
            dtype: T::DTYPE.name(),
            details: Details::of::<T, O>(self.problem, self.inputs, self.lse.is_some(), self.wgmma),
        }
    }

    fn default_config(&self) -> Sharing {
        Sharing::default()
    }

    fn challengers(&self) -> Vec<Sharing> {
        Sharing::CHALLENGERS.to_vec()
    }

    fn is_valid(&self, sharing: &Sharing) -> bool {
        let bytes = |sharing| self.workspace_of(sharing);
        *sharing == Sharing::default()
            || matches!((bytes(*sharing), bytes(Sharing::default())), (Ok(needed), Ok(given)) if needed <= given)
    }

    fn families(&self) -> Vec<&'static str> {
        families_of(TpaDecode::NAME)
    }

    fn outputs(&self) -> Result<Vec<StandIn>, Error> {
        let device = self.device();
        let mut outputs = vec![StandIn::of(device, self.o)?];
        if let Some(lse) = self.lse {
            outputs.push(StandIn::of(device, lse)?);
        }
        Ok(outputs)
    }

    fn workspace(&self) -> Result<usize, Error> {
        self.workspace_of(Sharing::default())
    }

    /// What is promised of every division.
    fn tolerance(&self) -> f64 {
        tpa_decode_relative_l2(T::DTYPE)
    }

    fn launch(
        &self,
        sharing: &Sharing,
        outputs: &mut [StandIn],
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let [o, lse @ ..] = outputs else {
            return Ok(());
        };
        let mut output = TpaOutputMut {
            o: o.view_mut::<O>(),
            lse: lse.first_mut().map(StandIn::view_mut),
        };
        let (problem, inputs, gpu) = (self.problem, self.inputs, self.gpu);
        self.op
            .run_on_gpu(problem, inputs, &mut output, workspace, gpu, *sharing)
    }
}

#[cfg(test)]
mod tests {
    use gimbal_kernels_sys::ElementType;
    use gimbal_reference::TpaFactors;
    use half::bf16;

    use super::super::plan::{Lengths, Plan};
    use super::*;

    const H200: Capacity = Capacity {
        multiprocessors: 132,
        shared_bytes: 227 << 10,
        clusters: [66, 30, 15],
    };

    fn plan(batch: usize, sharing: Sharing) -> Plan {
        let problem = TpaDecodeProblem {
            batch,
            tokens: 8192,
            heads: 32,
            query_rank: 16,
            key_rank: 1,
            value_rank: 1,
            features: 128,
            value_features: 128,
        };
        let (parallel, capacity) = sharing.apply(Parallel::Auto, H200);
        let (element, lengths) = (ElementType::Bf16, Lengths::Equal);
        Plan::new(&problem, element, parallel, lengths, false, capacity).unwrap()
    }

    #[test]
    fn each_sharing_is_a_plan_of_its_own_with_no_more_parts_than_the_default() {
        let mut plans: Vec<Plan> = Vec::new();
        for sharing in [Sharing::default()].into_iter().chain(Sharing::CHALLENGERS) {
            let plan = plan(8, sharing);
            assert!(!plans.contains(&plan), "{sharing:?}");
            assert!(
                plans
                    .first()
                    .is_none_or(|default| plan.grid.parts <= default.grid.parts)
            );
            plans.push(plan);
        }
    }

    #[test]
    fn the_default_is_what_runs_without_the_autotuner() {
        for parallel in [Parallel::Auto, Parallel::Split(Splits::Tokens(64))] {
            assert_eq!(Sharing::default().apply(parallel, H200), (parallel, H200));
        }
    }

    #[test]
    fn a_part_of_the_multiprocessors_makes_as_many_fewer_parts() {
        assert_eq!(plan(8, Sharing::default()).grid.blocks, 8 * 16);
        assert_eq!(plan(8, Sharing::Split(75)).grid.blocks, 8 * 12);
        assert_eq!(plan(8, Sharing::Split(50)).grid.blocks, 8 * 8);
        // One multiprocessor at least.
        assert_eq!(plan(1, Sharing::Split(0)).grid.blocks, 1);
    }

    /// Of two sequences in caches whose rows of bk and bv are so many elements wide, of which all but the last 8 are used.
    fn details(tokens: usize, width: usize) -> Details {
        let device = Device::cpu();
        let zeros = |shape: &[usize]| device.zeros::<bf16>(shape).unwrap();
        let (aq, bq) = (zeros(&[2, 1, 8, 6]), zeros(&[2, 1, 6, width - 8]));
        let (a, b) = (zeros(&[2, tokens, 8]), zeros(&[2, tokens, width]));
        let b = b.view().narrow(2, 0..width - 8).unwrap();
        let inputs = TpaInputs::from(TpaFactors {
            aq: aq.view(),
            bq: bq.view(),
            ak: a.view(),
            bk: b,
            av: a.view(),
            bv: b,
        });
        let problem = inputs.check(&TpaDecode::new().reference).unwrap();
        Details::of::<bf16, bf16>(&problem, &inputs, false, false)
    }

    #[test]
    fn the_key_has_shapes_and_alignments() {
        let expected = details(100, 72);
        assert!(expected.features_are_aligned && expected.heads_are_aligned);
        assert_eq!(details(128, 72), expected, "the same bucket");
        assert_ne!(details(129, 72), expected);
        assert_ne!(details(100, 80), expected);
        assert!(!details(100, 73).features_are_aligned);
    }
}
