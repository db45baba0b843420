//! Random inputs for the kernels of lrpe_rotate and lrpe_cosine.

use gimbal_ops::{
    Activation, Error, Float, LrpeGradientsMut, Saved, SoftmaxAxis, ThetaKind, Workspace, bf16, f16,
};
use gimbal_reference::compare::forward_scale;
use ndarray::{Array2, ArrayD, Axis, Slice};

use super::Workbench;
use super::compare::{Verdict, judge, judge_sum, norm};
use super::layout::{Got, Layout, Placed};
use super::phase;
use crate::lrpe::{Config, Lrpe};

const ACTIVATIONS: [Activation; 6] = [
    Activation::None,
    Activation::Relu,
    Activation::Sigmoid,
    Activation::Silu,
    Activation::Softmax(SoftmaxAxis::Feature),
    Activation::Softmax(SoftmaxAxis::Sequence),
];

/// What a progress bar counts for one operator.
pub const STEPS: usize = 3 * ACTIVATIONS.len();

/// A case has at most this many elements of x.
const MAX_ELEMENTS: usize = 200_000;

/// Runs all cases of an operator, and prints its accuracy at large positions. Returns what is wrong with that.
pub fn verify<O: Lrpe>(bench: &mut Workbench) -> Result<Vec<String>, crate::error::Error> {
    for activation in ACTIVATIONS {
        cases::<O, f32>(bench, activation)?;
        cases::<O, f16>(bench, activation)?;
        cases::<O, bf16>(bench, activation)?;
    }
    bench.console.line(&format!("{}:", O::NAME))?;
    bench.console.line(phase::HEADER)?;
    let mut failures = Vec::new();
    for error in phase::errors::<O>(bench)? {
        bench.console.line(&error.line())?;
        failures.extend(error.failure(O::NAME));
    }
    bench.console.line("")?;
    Ok(failures)
}

fn cases<O: Lrpe, T: Float>(bench: &mut Workbench, activation: Activation) -> Result<(), Error> {
    let name = O::NAME;
    bench
        .console
        .doing(&format!("{name} {activation:?} {}", T::DTYPE));
    for index in 0..bench.cases {
        let case = Case::<T>::random::<O>(bench.seed, index, activation);
        for judged in case.judge::<O>(bench)? {
            bench
                .tally
                .add(&judged.launched, |kernel| judged.verdict(kernel));
        }
    }
    bench.console.advance(1);
    Ok(())
}

/// How the results of one call were judged.
struct Judged {
    /// The kernels of the call.
    launched: Vec<String>,
    /// Of o or dx.
    rows: Verdict,
    dtheta: Option<Verdict>,
}

impl Judged {
    /// The verdict on what a kernel worked for.
    fn verdict(&self, kernel: &str) -> &Verdict {
        match &self.dtheta {
            Some(dtheta) if kernel.contains("dtheta") => dtheta,
            _ => &self.rows,
        }
    }
}

/// One random input.
struct Case<T: Float> {
    config: Config,
    theta: Array2<f32>,
    x: ArrayD<T>,
    d_o: ArrayD<T>,
    x_layout: Layout,
    o_layout: Layout,
    /// Whether the backward pass is given x where it does not need it.
    keep_x: bool,
    description: String,
}

impl<T: Float> Case<T> {
    fn random<O: Lrpe>(seed: u64, index: u32, activation: Activation) -> Self {
        // Each case has numbers of its own, which stay the same when there are more cases.
        let rng = &mut fastrand::Rng::with_seed(seed.wrapping_add(index.into()));
        // Half of the cases have rows that can be read 16 bytes at a time.
        let vectors = index.is_multiple_of(2);
        let heads = rng.usize(1..=6);
        let batch = rng.usize(1..=5);
        let per_vector = 16 / size_of::<T>();
        // Up to 32 lanes of one vector each, and sometimes beyond.
        let most = if rng.u8(..4) == 0 { 80 } else { 20 };
        let angles = match vectors {
            true => per_vector * rng.usize(1..=most),
            // Odd rows are never aligned.
            false => 2 * rng.usize(..4 * most) + 1,
        };
        let features = O::FEATURES_PER_ANGLE * angles;
        let longest = if rng.u8(..3) == 0 { 700 } else { 40 };
        let room = MAX_ELEMENTS / (batch * heads * features);
        let tokens = rng.usize(1..=longest.min(room.max(1)));
        let layout = |rng: &mut fastrand::Rng| Layout {
            heads_first: rng.bool(),
            padding: match vectors {
                true => per_vector * rng.usize(..2),
                false => rng.usize(..3),
            },
        };
        let (x_layout, o_layout) = (layout(rng), layout(rng));

        let (theta_kind, columns) = match rng.u8(..3) {
            0 => (ThetaKind::PerHead, 1),
            1 => (ThetaKind::PerFeature, angles),
            _ => (ThetaKind::PerFeature, rng.usize(1..=angles)),
        };
        let rows = if rng.bool() { 1 } else { heads };
        let theta = Array2::from_shape_simple_fn((rows, columns), || random_theta(rng));
        let offset = match rng.u8(..5) {
            0 => 0,
            1 => rng.i64(-500..0),
            2 => rng.i64(0..5000),
            3 => rng.i64(1 << 16..1 << 20),
            _ => (1 << 24) - tokens as i64,
        };

        let shape = match heads {
            1 if rng.bool() => vec![batch, tokens, features],
            _ => vec![batch, tokens, heads, features],
        };
        let mut o_shape = shape.clone();
        o_shape.pop();
        o_shape.push(O::output_features(features));
        let description = format!(
            "x {shape:?} {x_layout:?}, theta {:?} {theta_kind:?}, offset {offset}",
            theta.shape()
        );
        // Some exact zeros, where the gradient of relu is 0.
        let x = ArrayD::from_shape_simple_fn(shape, || match rng.u8(..16) {
            0 => T::from_f64(0.0),
            _ => T::from_f64(8.0 * rng.f64() - 4.0),
        });
        let d_o = ArrayD::from_shape_simple_fn(o_shape, || T::from_f64(2.0 * rng.f64() - 1.0));
        Self {
            config: Config {
                theta_kind,
                activation,
                offset,
                dtheta: false,
            },
            theta,
            x,
            d_o,
            x_layout,
            o_layout,
            keep_x: rng.bool(),
            description,
        }
    }

    fn operator<O: Lrpe>(&self, bench: &Workbench, dtheta: bool) -> Result<O, Error> {
        let config = Config {
            dtheta,
            ..self.config
        };
        Ok(O::with_config(&config, bench.device.tensor(&self.theta)?))
    }

    /// Makes every kind of call on it.
    fn judge<O: Lrpe>(&self, bench: &Workbench) -> Result<[Judged; 3], Error> {
        Ok([
            self.forward::<O>(bench)?,
            self.backward::<O>(bench)?,
            self.dtheta::<O>(bench)?,
        ])
    }

    fn forward<O: Lrpe>(&self, bench: &Workbench) -> Result<Judged, Error> {
        let device = bench.device;
        let op: O = self.operator(bench, false)?;
        let x = Placed::holding(device, &self.x, self.x_layout)?;
        let mut workspace = Workspace::new(device, op.forward_workspace(x.view()?)?)?;
        let run = bench.twice(|| {
            let mut o = Placed::poisoned(device, self.d_o.shape(), self.o_layout)?;
            op.forward_into(x.view()?, o.view_mut()?, &mut workspace)?;
            o.read()
        })?;
        let exact = self.exact_forward::<O>()?;
        let verdict = judge(&run.first, exact.view(), forward_scale(exact.view()).view());
        Ok(Judged {
            rows: verdict.complain(run.complaint()).of(&self.description),
            launched: run.launched,
            dtheta: None,
        })
    }

    fn backward<O: Lrpe>(&self, bench: &Workbench) -> Result<Judged, Error> {
        let device = bench.device;
        let op: O = self.operator(bench, false)?;
        let x = match self.config.activation == Activation::None && !self.keep_x {
            true => None,
            false => Some(Placed::holding(device, &self.x, self.x_layout)?),
        };
        let saved = match &x {
            Some(x) => Saved::X(x.view()?),
            None => Saved::Nothing,
        };
        let d_o = Placed::holding(device, &self.d_o, self.o_layout)?;
        let bytes = op.backward_workspace(saved, d_o.view()?)?;
        let mut workspace = Workspace::new(device, bytes)?;
        let run = bench.twice(|| {
            let mut dx = Placed::poisoned(device, self.x.shape(), self.x_layout)?;
            let gradients = LrpeGradientsMut {
                dx: dx.view_mut()?,
                dtheta: None,
            };
            op.backward_into(saved, d_o.view()?, gradients, &mut workspace)?;
            dx.read()
        })?;
        let verdict = self.judge_dx::<O>(&run.first)?;
        Ok(Judged {
            rows: verdict.complain(run.complaint()).of(&self.description),
            launched: run.launched,
            dtheta: None,
        })
    }

    fn dtheta<O: Lrpe>(&self, bench: &Workbench) -> Result<Judged, Error> {
        let device = bench.device;
        let op: O = self.operator(bench, true)?;
        let x = Placed::holding(device, &self.x, self.x_layout)?;
        let d_o = Placed::holding(device, &self.d_o, self.o_layout)?;
        let saved = Saved::X(x.view()?);
        let bytes = op.backward_workspace(saved, d_o.view()?)?;
        let mut workspace = Workspace::new(device, bytes)?;
        let dense = Layout {
            heads_first: false,
            padding: 0,
        };
        let run = bench.twice(|| {
            let mut dx = Placed::poisoned(device, self.x.shape(), self.x_layout)?;
            let mut dtheta = Placed::<f32>::poisoned(device, self.theta.shape(), dense)?;
            let gradients = LrpeGradientsMut {
                dx: dx.view_mut()?,
                dtheta: Some(dtheta.view_mut()?),
            };
            op.backward_into(saved, d_o.view()?, gradients, &mut workspace)?;
            Ok((dx.read()?, dtheta.read()?))
        })?;
        let (dx, dtheta) = &run.first;
        let (of_dx, of_dtheta) = (self.judge_dx::<O>(dx)?, self.judge_dtheta::<O>(dtheta)?);
        let complaint = run.complaint();
        Ok(Judged {
            rows: of_dx.complain(complaint.clone()).of(&self.description),
            dtheta: Some(of_dtheta.complain(complaint).of(&self.description)),
            launched: run.launched,
        })
    }

    fn exact_forward<O: Lrpe>(&self) -> Result<ArrayD<f64>, Error> {
        Ok(O::exact_forward(
            &self.config,
            self.x.view(),
            self.theta.view(),
        )?)
    }

    fn judge_dx<O: Lrpe>(&self, dx: &Got<T>) -> Result<Verdict, Error> {
        let (x, theta, d_o) = (self.x.view(), self.theta.view(), self.d_o.view());
        let exact = O::exact_backward(&self.config, x, theta, d_o)?;
        // |dx̄| is at most the length of the pair (do[i], do[i + W/2]), of which the first D elements hold all.
        let of_input = |output: ArrayD<f64>| {
            let last = Axis(output.ndim() - 1);
            let features = self.x.shape().last().copied().unwrap_or_default();
            output
                .slice_axis(last, Slice::from(..features))
                .into_owned()
        };
        let pairs = of_input(forward_scale(self.d_o.mapv(T::to_f64).view()));
        let scale = match self.config.activation {
            Activation::None => pairs,
            // No slope of these functions is above 1.1.
            Activation::Relu | Activation::Sigmoid | Activation::Silu => pairs * 1.1,
            // s ⊙ (dx̄ − Σ s ⊙ dx̄), and Σ s = 1.
            Activation::Softmax(_) => {
                let largest = pairs.iter().copied().fold(0.0, f64::max);
                of_input(forward_scale(self.exact_forward::<O>()?.view())) * (2.0 * largest)
            }
        };
        Ok(judge(dx, exact.view(), scale.view()))
    }

    fn judge_dtheta<O: Lrpe>(&self, dtheta: &Got<f32>) -> Result<Verdict, Error> {
        let (x, theta, d_o) = (self.x.view(), self.theta.view(), self.d_o.view());
        let exact = O::exact_dtheta(&self.config, x, theta, d_o)?.into_dyn();
        // The sum of terms p·x̄·do with random signs: the root of the sum of their squares.
        let x = norm(&self.exact_forward::<O>()?.view());
        let d_o = self.d_o.mapv(T::to_f64);
        let d_o = norm(&d_o.view()) / (d_o.len() as f64).sqrt();
        let tokens = self.x.shape()[1] as i64;
        let squares = (0..tokens).map(|n| ((self.config.offset + n) as f64).powi(2));
        let position = (squares.sum::<f64>() / tokens as f64).sqrt();
        Ok(judge_sum(dtheta, exact.view(), position * x * d_o))
    }
}

/// Most frequencies are those of models, some are as high as the accuracy is promised for.
fn random_theta(rng: &mut fastrand::Rng) -> f32 {
    match rng.u8(..4) {
        0 => 128.0 * rng.f32() - 64.0,
        _ => 1e4f32.powf(-rng.f32()),
    }
}

#[cfg(test)]
mod tests {
    use gimbal_ops::{Device, LrpeCosine, LrpeRotate};

    use super::super::launches::Launches;
    use super::super::tally::Tally;
    use super::*;
    use crate::terminal::Console;

    /// On the CPU every result is the exact one, rounded: what does not pass there would never pass.
    fn assert_passes_on_the_cpu<O: Lrpe, T: Float>(indices: std::ops::Range<u32>) {
        let (device, launches, console) = (Device::cpu(), Launches::default(), Console::plain());
        let bench = Workbench {
            device: &device,
            launches: &launches,
            console: &console,
            cases: 0,
            seed: 0,
            tally: Tally::default(),
        };
        for activation in ACTIVATIONS {
            for index in indices.clone() {
                let case = Case::<T>::random::<O>(bench.seed, index, activation);
                for judged in case.judge::<O>(&bench).unwrap() {
                    assert!(judged.launched.is_empty());
                    for verdict in [Some(judged.rows), judged.dtheta].iter().flatten() {
                        assert!(verdict.passed(), "{verdict:?}: {}", case.description);
                    }
                }
            }
        }
        for error in phase::errors::<O>(&bench).unwrap() {
            assert_eq!(error.failure(O::NAME), None);
        }
    }

    #[test]
    fn rounded_results_pass() {
        assert_passes_on_the_cpu::<LrpeRotate, f32>(0..1);
        assert_passes_on_the_cpu::<LrpeRotate, bf16>(1..2);
        assert_passes_on_the_cpu::<LrpeCosine, f16>(0..1);
        assert_passes_on_the_cpu::<LrpeCosine, f32>(1..2);
    }
}
