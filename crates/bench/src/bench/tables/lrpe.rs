//! What is measured of every LRPE operator.

use std::any::Any;

use gimbal_kernels_sys::stream::Mix;
use gimbal_ops::{
    Activation, DType, Device, Error, Float, Lrpe, LrpeGradients, Saved, SoftmaxAxis, TensorView,
    Workspace, bf16, f16,
};
use gimbal_reference::{Function, Lrpe as Definition, Positions};
use serde_json::{Value, json};

use crate::bench::problem::{Inputs, Measure, Problem, Traffic};
use crate::bench::record::Measured;
use crate::cli::Pass;
use crate::random::RandomTensor;

/// One call of an LRPE operator.
#[derive(Clone)]
pub struct LrpeProblem {
    pub definition: Definition,
    pub pass: Pass,
    pub dtype: DType,
    /// All dimensions of x but the last.
    pub rows: [usize; 3],
    pub features: usize,
    pub theta_shape: [usize; 2],
}

impl LrpeProblem {
    fn shape(&self, width: usize) -> [usize; 4] {
        let [a, b, c] = self.rows;
        [a, b, c, width]
    }

    /// Whether the backward pass reads x.
    fn saves_x(&self) -> bool {
        self.definition.f != Function::default()
    }

    fn typed_inputs<T: Float>(&self, device: &Device) -> Result<Box<dyn Inputs>, Error> {
        let rng = &mut fastrand::Rng::with_seed(1);
        let [heads, angles] = self.theta_shape;
        // The usual geometric series of frequencies.
        let frequency = |angle: usize| 1e4f32.powf(-(angle as f32) / angles as f32);
        let theta: Vec<f32> = (0..heads)
            .flat_map(|_| (0..angles).map(frequency))
            .collect();
        let theta = device.tensor_from_slice(&theta, &self.theta_shape)?;
        let op = Lrpe::new(self.definition.clone(), theta);
        let mut tensor = |width| RandomTensor::<T>::new(device, &self.shape(width), rng);
        let output_features = self.definition.encoding.width(self.features);
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

impl Problem for LrpeProblem {
    fn traffic(&self) -> Traffic {
        let elements = |shape: &[usize]| shape.iter().map(|&length| length as u64).product::<u64>();
        let x = elements(&self.shape(self.features)) * self.dtype.size_in_bytes() as u64;
        let theta = elements(&self.theta_shape) * size_of::<f32>() as u64;
        // In units of x: 1 in the rotation, 2 in the cosine encodings.
        let o = self.definition.encoding.width(self.features) / self.features;
        let (reads, writes) = match self.pass {
            Pass::Fwd => (1, o),
            Pass::Bwd => (o + usize::from(self.saves_x()), 1),
        };
        Traffic {
            bytes: (reads + writes) as u64 * x + theta,
            mix: mix(reads, writes),
        }
    }

    fn peer(&self) -> Option<Value> {
        let Function::Activation(activation) = self.definition.f else {
            return None;
        };
        let (activation, dim) = match activation {
            Activation::None => ("none", None),
            Activation::Relu => ("relu", None),
            Activation::Sigmoid => ("sigmoid", None),
            Activation::Silu => ("silu", None),
            Activation::Softmax(SoftmaxAxis::Feature) => ("softmax", Some(-1)),
            Activation::Softmax(SoftmaxAxis::Sequence) => ("softmax", Some(1)),
        };
        let mut problem = json!({
            "op": self.definition.name(),
            "x": self.shape(self.features),
            "theta": self.theta_shape,
            "activation": activation,
            "dim": dim,
            "dtype": self.dtype.to_string(),
        });
        if let Positions::Grid {
            shape,
            extra_tokens,
            ..
        } = &self.definition.positions
        {
            problem["grid"] = shape.as_slice().into();
            problem["extra_tokens"] = (*extra_tokens).into();
        }
        Some(problem)
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

struct Forward<T: Float> {
    op: Lrpe<'static>,
    x: RandomTensor<T>,
    output_shape: [usize; 4],
}

impl<T: Float> Inputs for Forward<T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        Ok(Box::new(self.op.forward(self.x.tensor().view())?))
    }

    fn measure(&self, measure: Measure) -> Result<Measured, Error> {
        let x = self.x.tensor();
        let device = x.device();
        let mut o = device.zeros::<T>(&self.output_shape)?;
        let mut workspace = Workspace::new(device, self.op.forward_workspace(x.view())?)?;
        measure(&mut || self.op.forward_into(x.view(), o.view_mut(), &mut workspace))
    }
}

struct Backward<T: Float> {
    op: Lrpe<'static>,
    x: Option<RandomTensor<T>>,
    d_o: RandomTensor<T>,
    input_shape: [usize; 4],
}

impl<T: Float> Backward<T> {
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

impl<T: Float> Inputs for Backward<T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        Ok(Box::new(self.op.backward(self.saved(), self.d_o())?))
    }

    fn measure(&self, measure: Measure) -> Result<Measured, Error> {
        let device = self.d_o.tensor().device();
        let mut gradients = LrpeGradients {
            dx: device.zeros::<T>(&self.input_shape)?,
            dtheta: None,
            dnorm_weight: None,
        };
        let bytes = self.op.backward_workspace(self.saved(), self.d_o())?;
        let mut workspace = Workspace::new(device, bytes)?;
        measure(&mut || {
            self.op
                .backward_into(self.saved(), self.d_o(), &mut gradients, &mut workspace)
        })
    }
}
