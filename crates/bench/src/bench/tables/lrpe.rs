//! The benchmarks of lrpe_rotate and lrpe_cosine.

use std::any::Any;
use std::marker::PhantomData;

use gimbal_kernels_sys::launch::stream::Mix;
use gimbal_ops::{
    Activation, DType, Device, Error, Float, LrpeGradients, Saved, SoftmaxAxis, TensorView,
    ThetaKind, Workspace,
};
use gimbal_ops::{bf16, f16};

use super::super::problem::{Inputs, Measure, Problem, Traffic};
use super::super::record::Label;
use super::{Kind, Row, Selection, Table};
use crate::cli::Pass;
use crate::lrpe::{Config, Lrpe};
use crate::random::RandomTensor;

/// The activations of the published benchmarks, as their titles name them.
const ACTIVATIONS: [(&str, Activation); 4] = [
    ("act_none", Activation::None),
    ("act_silu", Activation::Silu),
    (
        "act_softmax-dim_-1",
        Activation::Softmax(SoftmaxAxis::Feature),
    ),
    (
        "act_softmax-dim_1",
        Activation::Softmax(SoftmaxAxis::Sequence),
    ),
];

pub fn tables<O: Lrpe + 'static>(selection: Selection) -> Vec<Table> {
    let mut tables = Vec::new();
    for (act, activation) in ACTIVATIONS {
        for &kind in selection.kinds {
            for &pass in selection.passes {
                let published = LrpeProblem::<O>::published(pass, activation);
                let row = |&tokens: &usize| Row {
                    label: Label::Size(tokens),
                    problem: Box::new(LrpeProblem {
                        tokens,
                        ..published
                    }),
                };
                tables.push(Table {
                    title: format!(
                        "{}-{}-{}-batch{}-head{}-dim{}-{act}-bf16",
                        O::NAME,
                        kind.name(),
                        pass.name(),
                        published.batch,
                        published.heads,
                        published.features,
                    ),
                    op: O::NAME,
                    kind,
                    pass,
                    variable: "n",
                    rows: selection.lengths.iter().map(row).collect(),
                });
            }
        }
    }
    if selection.variants && selection.kinds.contains(&Kind::Speed) {
        tables.extend(selection.passes.iter().map(|&pass| variants::<O>(pass)));
    }
    tables
}

/// What the published benchmarks leave out: one sequence of many heads, a theta for all heads, and the other types.
fn variants<O: Lrpe + 'static>(pass: Pass) -> Table {
    let mut rows = Vec::new();
    for (act, activation) in ACTIVATIONS {
        let published = LrpeProblem::<O> {
            tokens: 8192,
            ..LrpeProblem::published(pass, activation)
        };
        let one_sequence = LrpeProblem {
            batch: 1,
            heads: 96,
            tokens: 32768,
            ..published
        };
        let shared_theta = LrpeProblem {
            shared_theta: true,
            ..published
        };
        let typed = |dtype| LrpeProblem { dtype, ..published };
        for (name, problem) in [
            ("batch1-head96-n32768", one_sequence),
            ("theta_1_e-n8192", shared_theta),
            ("n8192", typed(DType::F16)),
            ("n8192", typed(DType::F32)),
        ] {
            rows.push(Row {
                label: Label::Text(format!("{name}-{act}-{}", problem.dtype)),
                problem: Box::new(problem),
            });
        }
    }
    Table {
        title: format!("{}-speed-{}-variants", O::NAME, pass.name()),
        op: O::NAME,
        kind: Kind::Speed,
        pass,
        variable: "problem",
        rows,
    }
}

/// One call of an LRPE operator.
struct LrpeProblem<O> {
    pass: Pass,
    activation: Activation,
    dtype: DType,
    batch: usize,
    tokens: usize,
    heads: usize,
    features: usize,
    /// theta has one row for all heads.
    shared_theta: bool,
    operator: PhantomData<O>,
}

impl<O> Clone for LrpeProblem<O> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<O> Copy for LrpeProblem<O> {}

impl<O: Lrpe + 'static> LrpeProblem<O> {
    /// The published benchmarks, without their length.
    fn published(pass: Pass, activation: Activation) -> Self {
        Self {
            pass,
            activation,
            dtype: DType::BF16,
            batch: 12,
            tokens: 0,
            heads: 12,
            features: 128,
            shared_theta: false,
            operator: PhantomData,
        }
    }

    fn shape(&self, width: usize) -> [usize; 4] {
        [self.batch, self.tokens, self.heads, width]
    }

    fn theta_shape(&self) -> [usize; 2] {
        let heads = if self.shared_theta { 1 } else { self.heads };
        [heads, O::angles(self.features)]
    }

    /// Whether the backward pass reads x.
    fn saves_x(&self) -> bool {
        self.activation != Activation::None
    }

    fn typed_inputs<T: Float>(&self, device: &Device) -> Result<Box<dyn Inputs>, Error> {
        let rng = &mut fastrand::Rng::with_seed(1);
        let [heads, angles] = self.theta_shape();
        // The usual geometric series of frequencies.
        let frequency = |angle: usize| 1e4f32.powf(-(angle as f32) / angles as f32);
        let theta: Vec<f32> = (0..heads)
            .flat_map(|_| (0..angles).map(frequency))
            .collect();
        let config = Config {
            theta_kind: ThetaKind::PerFeature,
            activation: self.activation,
            offset: 0,
            dtheta: false,
        };
        let op = O::with_config(
            &config,
            device.tensor_from_slice(&theta, &self.theta_shape())?,
        );
        let mut tensor = |width| RandomTensor::<T>::new(device, &self.shape(width), rng);
        let output_features = O::output_features(self.features);
        Ok(match self.pass {
            Pass::Fwd => Box::new(Forward {
                op,
                x: tensor(self.features)?,
                output_shape: self.shape(output_features),
            }),
            Pass::Bwd => Box::new(Backward {
                op,
                x: match self.saves_x() {
                    true => Some(tensor(self.features)?),
                    false => None,
                },
                d_o: tensor(output_features)?,
                input_shape: self.shape(self.features),
            }),
        })
    }
}

impl<O: Lrpe + 'static> Problem for LrpeProblem<O> {
    fn traffic(&self) -> Traffic {
        let elements = |shape: &[usize]| shape.iter().map(|&length| length as u64).product::<u64>();
        let x = elements(&self.shape(self.features)) * self.dtype.size_in_bytes() as u64;
        let theta = elements(&self.theta_shape()) * size_of::<f32>() as u64;
        // In units of x: 1 in the rotation, 2 in the cosine encodings.
        let o = O::output_features(self.features) / self.features;
        let (reads, writes) = match self.pass {
            Pass::Fwd => (1, o),
            Pass::Bwd => (o + usize::from(self.saves_x()), 1),
        };
        Traffic {
            bytes: (reads + writes) as u64 * x + theta,
            mix: mix(reads, writes),
        }
    }

    fn inputs(&self, device: &Device) -> Result<Box<dyn Inputs>, Error> {
        match self.dtype {
            DType::F32 => self.typed_inputs::<f32>(device),
            DType::F16 => self.typed_inputs::<f16>(device),
            DType::BF16 => self.typed_inputs::<bf16>(device),
        }
    }
}

/// The stream of so many reads and writes.
fn mix(reads: usize, writes: usize) -> Mix {
    match (reads, writes) {
        (1, 2) => Mix::R1W2,
        (2, 1) => Mix::R2W1,
        (3, 1) => Mix::R3W1,
        _ => Mix::R1W1,
    }
}

struct Forward<O, T: Float> {
    op: O,
    x: RandomTensor<T>,
    output_shape: [usize; 4],
}

impl<O: Lrpe, T: Float> Inputs for Forward<O, T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        Ok(Box::new(self.op.forward(self.x.tensor().view())?))
    }

    fn measure(&self, measure: Measure) -> Result<(), Error> {
        let x = self.x.tensor();
        let device = x.device();
        let mut o = device.zeros::<T>(&self.output_shape)?;
        let mut workspace = Workspace::new(device, self.op.forward_workspace(x.view())?)?;
        measure(&mut || self.op.forward_into(x.view(), o.view_mut(), &mut workspace))
    }
}

struct Backward<O, T: Float> {
    op: O,
    x: Option<RandomTensor<T>>,
    d_o: RandomTensor<T>,
    input_shape: [usize; 4],
}

impl<O, T: Float> Backward<O, T> {
    fn saved(&self) -> Saved<'_, T> {
        match &self.x {
            Some(x) => Saved::X(x.tensor().view()),
            None => Saved::Nothing,
        }
    }

    fn d_o(&self) -> TensorView<'_, T> {
        self.d_o.tensor().view()
    }
}

impl<O: Lrpe, T: Float> Inputs for Backward<O, T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        Ok(Box::new(self.op.backward(self.saved(), self.d_o())?))
    }

    fn measure(&self, measure: Measure) -> Result<(), Error> {
        let device = self.d_o.tensor().device();
        let mut gradients = LrpeGradients {
            dx: device.zeros::<T>(&self.input_shape)?,
            dtheta: None,
        };
        let bytes = self.op.backward_workspace(self.saved(), self.d_o())?;
        let mut workspace = Workspace::new(device, bytes)?;
        measure(&mut || {
            let gradients = (&mut gradients).into();
            self.op
                .backward_into(self.saved(), self.d_o(), gradients, &mut workspace)
        })
    }
}

#[cfg(test)]
mod tests {
    use gimbal_ops::{LrpeCosine, LrpeRotate};

    use super::*;

    fn mib(problem: &dyn Problem) -> f64 {
        problem.traffic().bytes as f64 / f64::from(1 << 20)
    }

    #[test]
    fn traffic_is_what_the_published_memory_tables_start_from() {
        let at_256 = |problem: LrpeProblem<LrpeRotate>| LrpeProblem {
            tokens: 256,
            ..problem
        };
        let rotate = |pass, activation| at_256(LrpeProblem::published(pass, activation));
        // 18 MiB of x and o, and theta of 12 heads and 64 angles.
        assert_eq!(
            mib(&rotate(Pass::Fwd, Activation::None)),
            18.0 + 12.0 * 64.0 * 4.0 / f64::from(1 << 20)
        );
        let backward = rotate(Pass::Bwd, Activation::Silu).traffic();
        assert_eq!(backward.mix, Mix::R2W1);
    }

    #[test]
    fn the_mix_follows_the_operator() {
        let mixes = |activation| {
            [Pass::Fwd, Pass::Bwd].map(|pass| {
                let problem = LrpeProblem::<LrpeCosine>::published(pass, activation);
                problem.traffic().mix
            })
        };
        assert_eq!(mixes(Activation::None), [Mix::R1W2, Mix::R2W1]);
        assert_eq!(mixes(Activation::Silu), [Mix::R1W2, Mix::R3W1]);
    }

    #[test]
    fn titles_are_those_of_the_published_tables() {
        let selection = Selection {
            passes: &[Pass::Fwd, Pass::Bwd],
            kinds: &[Kind::Speed, Kind::Memory],
            lengths: &[256],
            variants: false,
        };
        let titles: Vec<_> = tables::<LrpeRotate>(selection)
            .into_iter()
            .map(|table| table.title)
            .collect();
        assert_eq!(titles.len(), 16);
        for title in [
            "lrpe_rotate-speed-fwd-batch12-head12-dim128-act_none-bf16",
            "lrpe_rotate-speed-bwd-batch12-head12-dim128-act_silu-bf16",
            "lrpe_rotate-memory-fwd-batch12-head12-dim128-act_softmax-dim_-1-bf16",
            "lrpe_rotate-memory-bwd-batch12-head12-dim128-act_softmax-dim_1-bf16",
        ] {
            assert!(titles.iter().any(|t| t == title), "{title}");
        }
    }
}
