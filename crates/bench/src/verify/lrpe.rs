//! One random input of an LRPE operator: every call on it, and what is thought of the results.

use std::hash::{DefaultHasher, Hash, Hasher};

use gimbal_ops::{Activation, Error, Float, Lrpe, LrpeGradientsMut, Saved, SoftmaxAxis, Workspace};
use gimbal_reference::compare::forward_scale;
use gimbal_reference::testing::Verdict;
use ndarray::{Array2, ArrayD, Axis, Slice};

use super::Workbench;
use super::compare::{judge, judge_sum, norm};
use super::layout::{Got, Layout, Placed};
use crate::lrpe::Definition;

/// Every function that can be applied to x.
pub const ACTIVATIONS: [Activation; 6] = [
    Activation::None,
    Activation::Relu,
    Activation::Sigmoid,
    Activation::Silu,
    Activation::Softmax(SoftmaxAxis::Feature),
    Activation::Softmax(SoftmaxAxis::Sequence),
];

/// What a progress bar counts: activations and types.
pub const STEPS: usize = 3 * ACTIVATIONS.len();

/// A case has at most this many elements of x.
pub const MAX_ELEMENTS: usize = 200_000;

/// The tensors of a case, and how they lie in memory.
pub struct Tensors<T: Float> {
    pub theta: Array2<f32>,
    pub x: ArrayD<T>,
    pub d_o: ArrayD<T>,
    x_layout: Layout,
    o_layout: Layout,
    /// Whether the backward pass is given x where it does not need it.
    keeps_x: bool,
}

impl<T: Float> Tensors<T> {
    /// Random numbers for x of this shape; `vectors` asks for rows that can be read 16 bytes at a time, if their width
    /// allows it.
    pub fn random(
        definition: &Definition,
        rng: &mut fastrand::Rng,
        shape: &[usize],
        theta_shape: (usize, usize),
        vectors: bool,
    ) -> Self {
        let layout = |rng: &mut fastrand::Rng| Layout {
            swapped: rng.bool(),
            padding: match vectors {
                true => 16 / size_of::<T>() * rng.usize(..2),
                false => rng.usize(..3),
            },
        };
        let (x_layout, o_layout) = (layout(rng), layout(rng));
        let keeps_x = rng.bool();
        let theta = Array2::from_shape_simple_fn(theta_shape, || random_theta(rng));
        // Some exact zeros, where the gradient of relu is 0.
        let x = ArrayD::from_shape_simple_fn(shape, || match rng.u8(..16) {
            0 => T::from_f64(0.0),
            _ => T::from_f64(8.0 * rng.f64() - 4.0),
        });
        let mut o_shape = shape.to_vec();
        if let Some(width) = o_shape.last_mut() {
            *width = definition.output_features(*width);
        }
        let d_o = ArrayD::from_shape_simple_fn(o_shape, || T::from_f64(2.0 * rng.f64() - 1.0));
        Self {
            theta,
            x,
            d_o,
            x_layout,
            o_layout,
            keeps_x,
        }
    }
}

/// Most frequencies are those of models, some are as high as the accuracy is promised for.
fn random_theta(rng: &mut fastrand::Rng) -> f32 {
    match rng.u8(..4) {
        0 => 128.0 * rng.f32() - 64.0,
        _ => 1e4f32.powf(-rng.f32()),
    }
}

/// An operator and its tensors.
pub struct Case<'a, T: Float> {
    pub definition: Definition,
    pub tensors: &'a Tensors<T>,
    /// The root of the mean square of the positions.
    pub position: f64,
    /// What is told if something is wrong.
    pub description: String,
}

/// How the results of one call were judged.
pub struct Judged {
    /// The kernels of the call.
    pub launched: Vec<String>,
    /// On o or dx.
    pub rows: Verdict,
    pub dtheta: Option<Verdict>,
    /// A digest of the bits of all results.
    pub bits: u64,
}

impl Judged {
    /// The verdict on what a kernel worked for.
    pub fn verdict(&self, kernel: &str) -> &Verdict {
        match &self.dtheta {
            Some(dtheta) if kernel.contains("dtheta") => dtheta,
            _ => &self.rows,
        }
    }
}

impl<T: Float> Case<'_, T> {
    /// Makes every kind of call: forward, backward, and backward with dtheta.
    pub fn judge(&self, bench: &Workbench) -> Result<[Judged; 3], Error> {
        Ok([
            self.forward(bench)?,
            self.backward(bench)?,
            self.dtheta(bench)?,
        ])
    }

    /// The operator of a call; what is launched from here on counts as part of the call.
    fn operator(&self, bench: &Workbench, dtheta: bool) -> Result<Lrpe, Error> {
        bench.launches.take();
        let theta = bench.device.tensor(&self.tensors.theta)?;
        self.definition.operator(theta, dtheta)
    }

    fn x(&self, bench: &Workbench) -> Result<Placed<T>, Error> {
        Placed::holding(bench.device, &self.tensors.x, self.tensors.x_layout)
    }

    fn d_o(&self, bench: &Workbench) -> Result<Placed<T>, Error> {
        Placed::holding(bench.device, &self.tensors.d_o, self.tensors.o_layout)
    }

    fn no_dx(&self, bench: &Workbench) -> Result<Placed<T>, Error> {
        Placed::poisoned(bench.device, self.tensors.x.shape(), self.tensors.x_layout)
    }

    fn forward(&self, bench: &Workbench) -> Result<Judged, Error> {
        let op = self.operator(bench, false)?;
        let x = self.x(bench)?;
        let mut workspace = Workspace::new(bench.device, op.forward_workspace(x.view()?)?)?;
        let run = bench.twice(|| {
            let (shape, layout) = (self.tensors.d_o.shape(), self.tensors.o_layout);
            let mut o = Placed::poisoned(bench.device, shape, layout)?;
            op.forward_into(x.view()?, o.view_mut()?, &mut workspace)?;
            o.read()
        })?;
        let exact = self.exact_forward()?;
        let verdict = judge(&run.first, exact.view(), forward_scale(exact.view()).view());
        Ok(Judged {
            rows: verdict.complain(run.complaint()).of(&self.description),
            dtheta: None,
            bits: digest(&run.first),
            launched: run.launched,
        })
    }

    fn backward(&self, bench: &Workbench) -> Result<Judged, Error> {
        let op = self.operator(bench, false)?;
        let needs_x = self.definition.activation != Activation::None;
        let x = match needs_x || self.tensors.keeps_x {
            true => Some(self.x(bench)?),
            false => None,
        };
        let saved = match &x {
            Some(x) => Saved::X(x.view()?),
            None => Saved::Nothing,
        };
        let d_o = self.d_o(bench)?;
        let bytes = op.backward_workspace(saved, d_o.view()?)?;
        let mut workspace = Workspace::new(bench.device, bytes)?;
        let run = bench.twice(|| {
            let mut dx = self.no_dx(bench)?;
            let gradients = LrpeGradientsMut {
                dx: dx.view_mut()?,
                dtheta: None,
            };
            op.backward_into(saved, d_o.view()?, gradients, &mut workspace)?;
            dx.read()
        })?;
        let verdict = self.judge_dx(&run.first)?;
        Ok(Judged {
            rows: verdict.complain(run.complaint()).of(&self.description),
            dtheta: None,
            bits: digest(&run.first),
            launched: run.launched,
        })
    }

    fn dtheta(&self, bench: &Workbench) -> Result<Judged, Error> {
        let op = self.operator(bench, true)?;
        let (x, d_o) = (self.x(bench)?, self.d_o(bench)?);
        let saved = Saved::X(x.view()?);
        let bytes = op.backward_workspace(saved, d_o.view()?)?;
        let mut workspace = Workspace::new(bench.device, bytes)?;
        let dense = Layout {
            swapped: false,
            padding: 0,
        };
        let run = bench.twice(|| {
            let mut dx = self.no_dx(bench)?;
            let shape = self.tensors.theta.shape();
            let mut dtheta = Placed::<f32>::poisoned(bench.device, shape, dense)?;
            let gradients = LrpeGradientsMut {
                dx: dx.view_mut()?,
                dtheta: Some(dtheta.view_mut()?),
            };
            op.backward_into(saved, d_o.view()?, gradients, &mut workspace)?;
            Ok((dx.read()?, dtheta.read()?))
        })?;
        let (dx, dtheta) = &run.first;
        let (of_dx, of_dtheta) = (self.judge_dx(dx)?, self.judge_dtheta(dtheta)?);
        let complaint = run.complaint();
        Ok(Judged {
            rows: of_dx.complain(complaint.clone()).of(&self.description),
            dtheta: Some(of_dtheta.complain(complaint).of(&self.description)),
            bits: digest(dx) ^ digest(dtheta).rotate_left(1),
            launched: run.launched,
        })
    }

    fn exact_forward(&self) -> Result<ArrayD<f64>, Error> {
        let (x, theta) = (self.tensors.x.view(), self.tensors.theta.view());
        Ok(self.definition.reference().forward_f64(x, theta)?)
    }

    fn judge_dx(&self, dx: &Got<T>) -> Result<Verdict, Error> {
        let Tensors { theta, x, d_o, .. } = self.tensors;
        let exact =
            self.definition
                .reference()
                .backward_f64(Some(x.view()), theta.view(), d_o.view())?;
        // |dx̄| is at most the length of the pair (do[i], do[i + W/2]), of which the first D elements hold all.
        let of_input = |output: ArrayD<f64>| {
            let last = Axis(output.ndim() - 1);
            let features = x.shape().last().copied().unwrap_or_default();
            output
                .slice_axis(last, Slice::from(..features))
                .into_owned()
        };
        let pairs = of_input(forward_scale(d_o.mapv(T::to_f64).view()));
        let scale = match self.definition.activation {
            Activation::None => pairs,
            // No slope of these functions is above 1.1.
            Activation::Relu | Activation::Sigmoid | Activation::Silu => pairs * 1.1,
            // s ⊙ (dx̄ − Σ s ⊙ dx̄), and Σ s = 1.
            Activation::Softmax(_) => {
                let largest = pairs.iter().copied().fold(0.0, f64::max);
                of_input(forward_scale(self.exact_forward()?.view())) * (2.0 * largest)
            }
        };
        Ok(judge(dx, exact.view(), scale.view()))
    }

    fn judge_dtheta(&self, dtheta: &Got<f32>) -> Result<Verdict, Error> {
        let Tensors { theta, x, d_o, .. } = self.tensors;
        let exact = self
            .definition
            .reference()
            .dtheta_f64(x.view(), theta.view(), d_o.view())?;
        // A sum of terms p·x̄·do with random signs is about as large as the root of the sum of their squares.
        let x = norm(&self.exact_forward()?.view());
        let root_mean_square_do = norm(&d_o.mapv(T::to_f64).view()) / (d_o.len() as f64).sqrt();
        let terms = self.position * x * root_mean_square_do;
        Ok(judge_sum(dtheta, exact.into_dyn().view(), terms))
    }
}

fn digest<T: Float>(got: &Got<T>) -> u64 {
    let mut hasher = DefaultHasher::new();
    for element in &got.elements {
        element.to_f64().to_bits().hash(&mut hasher);
    }
    hasher.finish()
}
