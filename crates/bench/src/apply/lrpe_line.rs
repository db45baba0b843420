//! `gimbal apply lrpe-rotate` and `gimbal apply lrpe-cosine`.

use gimbal_ops::ThetaKind;
use gimbal_reference::{LrpeCosine, LrpeRotate};

use super::lrpe::{self, LrpeArgs};
use crate::device::DeviceChoice;
use crate::error::Error;
use crate::lrpe::Line;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    lrpe: LrpeArgs,
    /// Position of the first token
    #[arg(
        long,
        default_value_t = 0,
        allow_negative_numbers = true,
        value_name = "P"
    )]
    offset: i64,
}

/// theta holds the frequencies of the first angles.
pub fn rotate(args: &Args, device: DeviceChoice) -> Result<(), Error> {
    run::<LrpeRotate>(args, device, |_, _| ThetaKind::PerFeature)
}

/// theta holds the frequencies of the first features; but a single one is meant for all.
pub fn cosine(args: &Args, device: DeviceChoice) -> Result<(), Error> {
    run::<LrpeCosine>(args, device, |x, theta| match (x.last(), theta.last()) {
        (Some(2..), Some(1)) => ThetaKind::PerHead,
        _ => ThetaKind::PerFeature,
    })
}

fn run<D: Line>(
    args: &Args,
    device: DeviceChoice,
    kind: impl FnOnce(&[usize], &[usize]) -> ThetaKind,
) -> Result<(), Error> {
    let activation = args.lrpe.activation()?;
    lrpe::run(&args.lrpe, device, |x, theta| {
        D::line(kind(x, theta), activation, args.offset)
    })
}
