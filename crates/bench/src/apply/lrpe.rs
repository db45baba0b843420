//! `gimbal apply lrpe-rotate` and `lrpe-cosine`.

use clap::ValueEnum;
use gimbal_ops::{Activation, DType, Device, Float, Saved, SoftmaxAxis, ThetaKind};
use gimbal_ops::{bf16, f16};

use super::Files;
use super::file::{Input, Named, Output, Stored};
use crate::cli::Pass;
use crate::device::DeviceChoice;
use crate::error::Error;
use crate::lrpe::{Config, Lrpe};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    files: Files,
    #[command(flatten)]
    activation: ActivationArgs,
    /// Position of the first token
    #[arg(
        long,
        default_value_t = 0,
        allow_negative_numbers = true,
        value_name = "P"
    )]
    offset: i64,
    /// Also write the gradient of theta (bwd only)
    #[arg(long)]
    dtheta: bool,
}

/// f(x), applied before the encoding.
#[derive(Debug, clap::Args)]
struct ActivationArgs {
    /// Function applied to x before the encoding
    #[arg(long, value_enum, default_value_t)]
    act: ActivationName,
    /// Dimension of the softmax: -1 the features, 1 the sequence [default: -1]
    #[arg(long, value_enum, allow_negative_numbers = true)]
    dim: Option<SoftmaxDim>,
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

impl ActivationArgs {
    fn activation(&self) -> Result<Activation, Error> {
        let plain = match self.act {
            ActivationName::None => Activation::None,
            ActivationName::Relu => Activation::Relu,
            ActivationName::Sigmoid => Activation::Sigmoid,
            ActivationName::Silu => Activation::Silu,
            ActivationName::Softmax => {
                return Ok(Activation::Softmax(match self.dim {
                    None | Some(SoftmaxDim::Feature) => SoftmaxAxis::Feature,
                    Some(SoftmaxDim::Sequence) => SoftmaxAxis::Sequence,
                }));
            }
        };
        match self.dim {
            None => Ok(plain),
            Some(_) => Err(Error::Usage("--dim needs --act softmax".to_owned())),
        }
    }
}

/// What a theta of this many columns stands for, with x of this many features.
type KindOfTheta = fn(columns: Option<usize>, features: Option<usize>) -> ThetaKind;

/// The columns are the frequencies of the first angles.
pub fn per_feature(_: Option<usize>, _: Option<usize>) -> ThetaKind {
    ThetaKind::PerFeature
}

/// A single column is one frequency for every feature.
pub fn scalar_if_one_column(columns: Option<usize>, features: Option<usize>) -> ThetaKind {
    match columns == Some(1) && features.is_some_and(|features| features > 1) {
        true => ThetaKind::PerHead,
        false => ThetaKind::PerFeature,
    }
}

pub fn run<O: Lrpe>(args: &Args, kind: KindOfTheta, device: DeviceChoice) -> Result<(), Error> {
    let activation = args.activation.activation()?;
    if args.dtheta && args.files.pass == Pass::Fwd {
        return Err(Error::Usage("--dtheta needs --pass bwd".to_owned()));
    }
    let input = Input::open(O::NAME, &args.files.input)?;
    let output = Output::create(&args.files.output)?;
    let call = Call {
        input,
        output,
        args,
        activation,
        kind,
    };
    let opened = device.open()?;
    match call.input.element_type("x")? {
        DType::F32 => call.run::<O, f32>(&opened),
        DType::F16 => call.run::<O, f16>(&opened),
        DType::BF16 => call.run::<O, bf16>(&opened),
    }?;
    device.announce(&opened)
}

struct Call<'a> {
    input: Input,
    output: Output,
    args: &'a Args,
    activation: Activation,
    kind: KindOfTheta,
}

impl Call<'_> {
    fn run<O: Lrpe, T: Float + Stored>(mut self, device: &Device) -> Result<(), Error> {
        let x = self.input.read::<T>("x")?;
        let theta = self.input.read::<f32>("theta")?;
        let config = Config {
            theta_kind: (self.kind)(theta.shape().last().copied(), x.shape().last().copied()),
            activation: self.activation,
            offset: self.args.offset,
            dtheta: self.args.dtheta,
        };
        let op = O::with_config(&config, device.tensor(&theta)?);
        let x = device.tensor(&x)?;
        match self.args.files.pass {
            Pass::Fwd => {
                let o = op.forward(x.view())?.to_array()?;
                self.output.finish(&[Named::new("o", &o)])
            }
            Pass::Bwd => {
                let d_o = device.tensor(&self.input.read::<T>("do")?)?;
                let gradients = op.backward(Saved::X(x.view()), d_o.view())?;
                let dx = gradients.dx.to_array()?;
                let dtheta = gradients.dtheta.map(|dtheta| dtheta.to_array());
                let dtheta = dtheta.transpose()?;
                let mut results = vec![Named::new("dx", &dx)];
                results.extend(dtheta.iter().map(|dtheta| Named::new("dtheta", dtheta)));
                self.output.finish(&results)
            }
        }
    }
}
