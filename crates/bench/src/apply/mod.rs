//! `gimbal apply`: one operator on the tensors of a file.

mod file;
mod lrpe;

use std::path::PathBuf;

use clap::Subcommand;
use gimbal_ops::{LrpeCosine, LrpeRotate};

use crate::cli::Pass;
use crate::device::DeviceChoice;
use crate::error::Error;

#[derive(Debug, clap::Args)]
#[command(arg_required_else_help = false)]
pub struct Args {
    #[command(subcommand)]
    op: Op,
}

#[derive(Debug, Subcommand)]
enum Op {
    /// Rotary position encoding: x (B, N, H, D) or (B, N, D), theta (H, E) or (1, E) with E <= D/2, for bwd also do
    LrpeRotate(lrpe::Args),
    /// Cosine and sine position encoding: x (B, N, H, D) or (B, N, D), theta (H, E) or (1, E) with E <= D, for bwd also do of
    /// width 2D. theta (H, 1) or (1, 1) is one frequency for all features of a head
    LrpeCosine(lrpe::Args),
}

/// Where tensors come from and go to.
#[derive(Debug, clap::Args)]
struct Files {
    /// Direction
    #[arg(long, value_enum)]
    pass: Pass,
    /// Safetensors file with the inputs
    #[arg(long, value_name = "FILE")]
    input: PathBuf,
    /// Safetensors file for the outputs: o for fwd, the gradients for bwd
    #[arg(long, value_name = "FILE")]
    output: PathBuf,
}

pub fn run(args: &Args, device: DeviceChoice) -> Result<(), Error> {
    match &args.op {
        Op::LrpeRotate(args) => lrpe::run::<LrpeRotate>(args, lrpe::per_feature, device),
        Op::LrpeCosine(args) => lrpe::run::<LrpeCosine>(args, lrpe::scalar_if_one_column, device),
    }
}
