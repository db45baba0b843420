//! `gimbal apply lrpe-cosine-md`.

use gimbal_reference::LrpeCosineMd;

use super::lrpe::{self, LrpeArgs};
use crate::device::DeviceChoice;
use crate::error::Error;
use crate::lrpe::Grid;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    lrpe: LrpeArgs,
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

pub fn run(args: &Args, device: DeviceChoice) -> Result<(), Error> {
    let activation = args.lrpe.activation()?;
    lrpe::run(&args.lrpe, device, |_, _| Grid {
        reference: LrpeCosineMd {
            activation,
            grid: args.shape.clone(),
            extra_tokens: args.extra_tokens,
        },
        cached: args.cache,
    })
}
