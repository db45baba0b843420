//! `gimbal apply flao`.

use gimbal_ops::{Device, Flao, FlaoGradients, FlaoInputs, Float, Tensor};

use super::file::{Input, Named, Stored};
use super::{Direction, typed};
use crate::bench::parameters::SaveName;
use crate::device::DeviceChoice;
use crate::error::Error;
use crate::op::Pass;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    direction: Direction,
    /// Factor of q·kv
    #[arg(long, default_value_t = 1.0, value_name = "S")]
    #[arg(allow_negative_numbers = true)]
    scale: f64,
    /// What the forward pass keeps for the backward pass: nothing, kv, or kv and q·kv
    #[arg(long, value_enum, default_value = "kv")]
    save: SaveName,
}

pub fn run(args: &Args, choice: DeviceChoice) -> Result<(), Error> {
    args.direction
        .files
        .apply(Flao::NAME, choice, |input, device| {
            typed!(input.element_type("q")?, call(args, input, device))
        })
}

fn call<T: Float + Stored>(
    args: &Args,
    input: &mut Input,
    device: &Device,
) -> Result<Vec<Named>, Error> {
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
            Ok(vec![Named::new("o", &o)?])
        }
        Pass::Bwd => {
            let d_o = read("do")?;
            let (_, saved) = op.forward_saving(inputs, args.save.into())?;
            named(&op.backward(inputs, &saved, &d_o)?)
        }
    }
}

/// dq, dk, dv and, where there is a gate, dg.
pub fn named<T: Float + Stored>(gradients: &FlaoGradients<T>) -> Result<Vec<Named>, Error> {
    let FlaoGradients { dq, dk, dv, dg } = gradients;
    let rows = [("dq", dq), ("dk", dk), ("dv", dv)].into_iter();
    let rows = rows.chain(dg.as_ref().map(|dg| ("dg", dg)));
    rows.map(|(name, rows)| Named::new(name, rows)).collect()
}
