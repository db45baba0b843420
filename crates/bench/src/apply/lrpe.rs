//! What `gimbal apply` does for every LRPE operator.

use clap::ValueEnum;
use gimbal_ops::{Activation, DType, Device, Float, Saved, SoftmaxAxis, bf16, f16};

use super::Files;
use super::file::{Input, Named, Output, Stored};
use crate::cli::Pass;
use crate::device::DeviceChoice;
use crate::error::Error;
use crate::lrpe::{Definition, Operator};

/// The flags of every LRPE operator.
#[derive(Debug, clap::Args)]
pub struct LrpeArgs {
    #[command(flatten)]
    files: Files,
    /// Function f applied to x before the encoding
    #[arg(long, value_enum, default_value_t)]
    act: ActivationName,
    /// Dimension of the softmax: -1 the features, 1 the sequence [default: -1]
    #[arg(long, value_enum, allow_negative_numbers = true)]
    dim: Option<SoftmaxDim>,
    /// Also write the gradient of theta (bwd only)
    #[arg(long)]
    dtheta: bool,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum ActivationName {
    #[default]
    None,
    Relu,
    Sigmoid,
    Silu,
    Softmax,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum SoftmaxDim {
    #[value(name = "-1")]
    Feature,
    #[value(name = "1")]
    Sequence,
}

impl LrpeArgs {
    /// f, if the flags make sense.
    pub fn activation(&self) -> Result<Activation, Error> {
        if self.dtheta && self.files.pass == Pass::Fwd {
            return Err(Error::Usage("--dtheta needs --pass bwd".to_owned()));
        }
        let axis = match self.dim {
            None | Some(SoftmaxDim::Feature) => SoftmaxAxis::Feature,
            Some(SoftmaxDim::Sequence) => SoftmaxAxis::Sequence,
        };
        let activation = match self.act {
            ActivationName::None => Activation::None,
            ActivationName::Relu => Activation::Relu,
            ActivationName::Sigmoid => Activation::Sigmoid,
            ActivationName::Silu => Activation::Silu,
            ActivationName::Softmax => return Ok(Activation::Softmax(axis)),
        };
        match self.dim {
            None => Ok(activation),
            Some(_) => Err(Error::Usage("--dim needs --act softmax".to_owned())),
        }
    }
}

/// Applies an operator that `define` makes from the shapes of x and theta.
pub fn run<D: Definition>(
    args: &LrpeArgs,
    choice: DeviceChoice,
    define: impl FnOnce(&[usize], &[usize]) -> D,
) -> Result<(), Error> {
    let input = Input::open(D::NAME, &args.files.input)?;
    let output = Output::at(&args.files.output)?;
    let device = choice.open()?;
    match input.element_type("x")? {
        DType::F32 => call::<D, f32>(args, input, output, &device, define),
        DType::F16 => call::<D, f16>(args, input, output, &device, define),
        DType::BF16 => call::<D, bf16>(args, input, output, &device, define),
    }?;
    // Only now, so that a refusal is one line.
    choice.announce(&device)
}

fn call<D: Definition, T: Float + Stored>(
    args: &LrpeArgs,
    mut input: Input,
    output: Output,
    device: &Device,
    define: impl FnOnce(&[usize], &[usize]) -> D,
) -> Result<(), Error> {
    let x = input.read::<T>("x")?;
    let theta = input.read::<f32>("theta")?;
    let definition = define(x.shape(), theta.shape());
    let op = definition.operator(device.tensor(&theta)?, args.dtheta)?;
    let x = device.tensor(&x)?;
    match args.files.pass {
        Pass::Fwd => {
            let o = op.forward(x.view())?.to_array()?;
            output.write(&[Named::new("o", &o)])
        }
        Pass::Bwd => {
            let d_o = device.tensor(&input.read::<T>("do")?)?;
            let gradients = op.backward(Saved::X(x.view()), d_o.view())?;
            let dx = gradients.dx.to_array()?;
            let dtheta = gradients.dtheta.map(|dtheta| dtheta.to_array());
            let dtheta = dtheta.transpose()?;
            let mut results = vec![Named::new("dx", &dx)];
            results.extend(dtheta.iter().map(|dtheta| Named::new("dtheta", dtheta)));
            output.write(&results)
        }
    }
}
