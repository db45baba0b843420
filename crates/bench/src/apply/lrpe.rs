//! `gimbal apply lrpe-rotate`, `gimbal apply lrpe-cosine` and `gimbal apply lrpe-cosine-md`.

use clap::ValueEnum;
use gimbal_ops::{Activation, DType, Device, Float, SoftmaxAxis, ThetaKind, bf16, f16};

use super::Files;
use super::file::{Input, Named, Output, Stored};
use crate::cli::Pass;
use crate::device::DeviceChoice;
use crate::error::Error;
use crate::lrpe::{Definition, Encoding, Kind};

/// For tokens on a line.
#[derive(Debug, clap::Args)]
pub struct LineArgs {
    #[command(flatten)]
    common: CommonArgs,
    /// Position of the first token
    #[arg(
        long,
        default_value_t = 0,
        allow_negative_numbers = true,
        value_name = "P"
    )]
    offset: i64,
}

/// For tokens on a grid.
#[derive(Debug, clap::Args)]
pub struct GridArgs {
    #[command(flatten)]
    common: CommonArgs,
    /// Lengths of the axes of the grid, the last of which is the fastest in memory
    #[arg(long, required = true, value_delimiter = ',', value_name = "N1,N2,…")]
    shape: Vec<usize>,
    /// Tokens before the grid, which have no position
    #[arg(long, default_value_t = 0, value_name = "L")]
    extra_tokens: usize,
    /// Compute the cosines and sines along the axes once, and read them; the result is the same
    #[arg(long)]
    cache: bool,
}

/// The flags of every LRPE operator.
#[derive(Debug, clap::Args)]
struct CommonArgs {
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

impl CommonArgs {
    /// f, if the flags make sense.
    fn activation(&self) -> Result<Activation, Error> {
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

/// theta holds the frequencies of the first angles.
pub fn rotate(args: &LineArgs, device: DeviceChoice) -> Result<(), Error> {
    line(args, device, Encoding::Rotate, |_, _| ThetaKind::PerFeature)
}

/// theta holds the frequencies of the first features; but a single one is meant for all.
pub fn cosine(args: &LineArgs, device: DeviceChoice) -> Result<(), Error> {
    line(args, device, Encoding::Cosine, |x, theta| {
        match (x.last(), theta.last()) {
            (Some(2..), Some(1)) => ThetaKind::PerHead,
            _ => ThetaKind::PerFeature,
        }
    })
}

fn line(
    args: &LineArgs,
    device: DeviceChoice,
    encoding: Encoding,
    kind: impl FnOnce(&[usize], &[usize]) -> ThetaKind,
) -> Result<(), Error> {
    let activation = args.common.activation()?;
    run(encoding.name(), &args.common, device, |x, theta| {
        encoding.line(kind(x, theta), activation, args.offset)
    })
}

pub fn cosine_md(args: &GridArgs, device: DeviceChoice) -> Result<(), Error> {
    let definition = Definition {
        activation: args.common.activation()?,
        kind: Kind::Grid {
            shape: args.shape.clone(),
            extra_tokens: args.extra_tokens,
            cached: args.cache,
        },
    };
    run(definition.name(), &args.common, device, |_, _| {
        definition.clone()
    })
}

/// Applies an operator that `define` makes from the shapes of x and theta.
fn run(
    name: &'static str,
    args: &CommonArgs,
    choice: DeviceChoice,
    define: impl FnOnce(&[usize], &[usize]) -> Definition,
) -> Result<(), Error> {
    let input = Input::open(name, &args.files.input)?;
    let output = Output::at(&args.files.output)?;
    let device = choice.open()?;
    match input.element_type("x")? {
        DType::F32 => call::<f32>(args, input, output, &device, define),
        DType::F16 => call::<f16>(args, input, output, &device, define),
        DType::BF16 => call::<bf16>(args, input, output, &device, define),
    }?;
    // Only now, so that a refusal is one line.
    choice.announce(&device)
}

fn call<T: Float + Stored>(
    args: &CommonArgs,
    mut input: Input,
    output: Output,
    device: &Device,
    define: impl FnOnce(&[usize], &[usize]) -> Definition,
) -> Result<(), Error> {
    let x = input.read::<T>("x")?;
    let theta = input.read::<f32>("theta")?;
    let definition = define(x.shape(), theta.shape());
    let op = definition.operator(device.tensor(&theta)?, args.dtheta)?;
    let x = device.tensor(&x)?;
    match args.files.pass {
        Pass::Fwd => {
            let o = op.forward(&x)?.to_array()?;
            output.write(&[Named::new("o", &o)])
        }
        Pass::Bwd => {
            let d_o = device.tensor(&input.read::<T>("do")?)?;
            let gradients = op.backward(&x, &d_o)?;
            let dx = gradients.dx.to_array()?;
            let dtheta = gradients.dtheta.map(|dtheta| dtheta.to_array());
            let dtheta = dtheta.transpose()?;
            let mut results = vec![Named::new("dx", &dx)];
            results.extend(dtheta.iter().map(|dtheta| Named::new("dtheta", dtheta)));
            output.write(&results)
        }
    }
}
