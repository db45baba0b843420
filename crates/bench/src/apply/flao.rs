//! `gimbal apply flao`.

use gimbal_ops::{DType, Device, Flao, FlaoInputs, Float, Tensor, bf16, f16};

use super::file::{Input, Named, Output, Stored};
use super::{Direction, Files};
use crate::device::DeviceChoice;
use crate::error::Error;
use crate::flao::SaveName;
use crate::op::Pass;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    direction: Direction,
    #[command(flatten)]
    files: Files,
    /// Factor of q·kv
    #[arg(
        long,
        default_value_t = 1.0,
        allow_negative_numbers = true,
        value_name = "S"
    )]
    scale: f64,
    /// What the forward pass keeps for the backward pass: nothing, kv, or kv and q·kv
    #[arg(long, value_enum, default_value = "kv")]
    save: SaveName,
}

pub fn run(args: &Args, choice: DeviceChoice) -> Result<(), Error> {
    let mut input = Input::open(Flao::NAME, &args.files.input)?;
    let output = Output::at(&args.files.output)?;
    let device = choice.open()?;
    match input.element_type("q")? {
        DType::F32 => call::<f32>(args, &mut input, &output, &device),
        DType::F16 => call::<f16>(args, &mut input, &output, &device),
        DType::BF16 => call::<bf16>(args, &mut input, &output, &device),
    }?;
    // Only now, so that a refusal is one line.
    input.warn_of_unused();
    choice.announce(&device)
}

fn call<T: Float + Stored>(
    args: &Args,
    input: &mut Input,
    output: &Output,
    device: &Device,
) -> Result<(), Error> {
    let has_gate = input.has("g");
    let mut read = |name| -> Result<_, Error> { Ok(device.tensor(&input.read::<T>(name)?)?) };
    let (q, k, v) = (read("q")?, read("k")?, read("v")?);
    let g = has_gate.then(|| read("g")).transpose()?;
    let inputs = FlaoInputs {
        g: g.as_ref().map(Tensor::view),
        ..FlaoInputs::without_gate(&q, &k, &v)
    };
    let op = Flao::new().scale(args.scale);
    match args.direction.pass {
        Pass::Fwd => {
            let (o, _) = op.forward_saving(inputs, args.save.into())?;
            output.write(&[Named::new("o", &o.to_array()?)])
        }
        Pass::Bwd => {
            let d_o = read("do")?;
            let (_, saved) = op.forward_saving(inputs, args.save.into())?;
            let gradients = op.backward(inputs, &saved, &d_o)?;
            let (dq, dk) = (gradients.dq.to_array()?, gradients.dk.to_array()?);
            let dv = gradients.dv.to_array()?;
            let dg = gradients.dg.map(|dg| dg.to_array()).transpose()?;
            let mut named = vec![
                Named::new("dq", &dq),
                Named::new("dk", &dk),
                Named::new("dv", &dv),
            ];
            named.extend(dg.as_ref().map(|dg| Named::new("dg", dg)));
            output.write(&named)
        }
    }
}
