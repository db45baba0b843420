//! `gimbal apply`: one operator on the tensors of a file.

mod file;
mod flao;
mod flao_lrpe;
mod lrpe;
mod tpa_decode;

use std::io;
use std::path::PathBuf;

use clap::Subcommand;
use gimbal_ops::Device;

use self::file::{Input, Named};
use crate::device::DeviceChoice;
use crate::error::Error;
use crate::files;
use crate::op::Pass;

#[derive(Debug, clap::Args)]
#[command(arg_required_else_help = false)]
pub struct Args {
    #[command(subcommand)]
    op: Op,
}

#[derive(Debug, Subcommand)]
enum Op {
    /// Rotary position encoding
    ///
    /// Reads x (B, N, H, D) or (B, N, D), theta (H, E) or (1, E) with E <= D/2, and for bwd do of the shape of x; or, instead
    /// of x, q and k, which may have other numbers of heads, and for bwd doq and dok.
    ///
    /// Where they are there it also reads: offsets (B), the position of each sequence's first token; cu_seqlens (S + 1), the
    /// bounds of packed sequences, where x is (T, H, D) and offsets are (S); positions (N), (B, N) or (k, B, N); axes (E), the
    /// axis of each column of theta, on a grid or with positions; norm_weight (D), (1, D) or (H, D), of an RMS norm before the
    /// rotation, or q_norm_weight and k_norm_weight. Integers are i32 or i64.
    #[command(alias = "lrpe_rotate")]
    LrpeRotate(lrpe::RotateArgs),
    /// Position encoding by cosine and sine
    ///
    /// Reads x (B, N, H, D) or (B, N, D), theta (H, E) or (1, E) with E <= D, and for bwd do of width 2D. A theta of one column
    /// holds for all features. Where they are there it also reads offsets, cu_seqlens, positions, axes and norm_weight, as
    /// lrpe-rotate does.
    #[command(alias = "lrpe_cosine")]
    LrpeCosine(lrpe::CosineArgs),
    /// Position encoding by cosine and sine, of tokens on a grid
    ///
    /// Reads x (B, H, L, D), theta (H, e) or (1, e) with e times the number of axes >= D, and for bwd do of width 2D.
    /// Where they are there it also reads axes (E) and norm_weight, as lrpe-rotate does.
    #[command(alias = "lrpe_cosine_md")]
    LrpeCosineMd(lrpe::GridArgs),
    /// Linear attention without a mask, with a gate on the output
    ///
    /// Reads q (B, H, N, D), k (B, H, M, D), v (B, H, M, E), g (B, H, N, E) if there is a gate, and for bwd do (B, H, N, E).
    Flao(flao::Args),
    /// Linear attention of encoded queries and keys, with activations and a normaliser
    ///
    /// Reads q (B, H, N, D), k (B, H, M, D), v (B, H, M, E), g (B, H, N, E) if there is a gate, theta (H, E) or (1, E) unless the
    /// encoding is none, and for bwd do (B, H, N, E).
    ///
    /// Where they are there it also reads, for q and k alike, offsets (B), positions (N), (B, N) or (k, B, N) and axes (E); or, for
    /// one of them, q_offsets, k_offsets, q_positions and k_positions. Integers are i32 or i64.
    #[command(alias = "flao_lrpe")]
    FlaoLrpe(flao_lrpe::Args),
    /// Decoding with tensor product attention
    ///
    /// Reads aq (B, T, H, R) and bq (B, T, R, D) of T = 1 to 8 query tokens, or instead of them q (B, T, H, D); ak (B, M, Rk, H),
    /// bk (B, M, Rk, D), av (B, M, Rv, H) and bv (B, M, Rv, E), where Rk or Rv of 1 may drop its axis; and, if it is there,
    /// kv_lens (B), i32 or i64: how many of the M tokens each sequence has. Writes o (B, T, H, E), and lse if asked. There is no
    /// backward pass.
    #[command(alias = "tpa_decode")]
    TpaDecode(tpa_decode::Args),
}

/// For operators that have both passes.
#[derive(Debug, clap::Args)]
struct Direction {
    /// Direction
    #[arg(long, value_enum)]
    pass: Pass,
    #[command(flatten)]
    files: Files,
}

impl Direction {
    /// That a gradient of theta is asked of a backward pass alone.
    fn check_dtheta(&self, dtheta: bool) -> Result<(), Error> {
        match (self.pass, dtheta) {
            (Pass::Fwd, true) => Err(Error::Usage("--dtheta needs --pass bwd".to_owned())),
            _ => Ok(()),
        }
    }
}

/// Where tensors come from and go to.
#[derive(Debug, clap::Args)]
struct Files {
    /// Safetensors file with the inputs
    #[arg(long, value_name = "FILE")]
    input: PathBuf,
    /// Safetensors file for the outputs: o for fwd, the gradients for bwd
    #[arg(long, value_name = "FILE")]
    output: PathBuf,
}

/// Calls a function for the type of the elements.
macro_rules! typed {
    ($dtype:expr, $call:ident($($argument:expr),*)) => {
        match $dtype {
            gimbal_ops::DType::F32 => $call::<f32>($($argument),*),
            gimbal_ops::DType::F16 => $call::<gimbal_ops::f16>($($argument),*),
            gimbal_ops::DType::BF16 => $call::<gimbal_ops::bf16>($($argument),*),
        }
    };
}
use typed;

impl Files {
    /// Has an operator called, whose results are written.
    fn apply(
        &self,
        op: &'static str,
        choice: DeviceChoice,
        call: impl FnOnce(&mut Input, &Device) -> Result<Vec<Named>, Error>,
    ) -> Result<(), Error> {
        let bytes = file::map(&self.input)?;
        let mut input = Input::new(op, &self.input, &bytes)?;
        let output = files::Output::at(&self.output)?;
        let device = choice.open()?;
        let bytes = file::serialize(&call(&mut input, &device)?);
        let failed = |source| Error::write(output.path(), io::Error::other(source));
        output.write(&bytes.map_err(failed)?)?;
        // Only now, so that a refusal is one line.
        input.warn_of_unused();
        choice.announce(&device)
    }
}

pub fn run(args: &Args, device: DeviceChoice) -> Result<(), Error> {
    match &args.op {
        Op::LrpeRotate(args) => lrpe::rotate(args, device),
        Op::LrpeCosine(args) => lrpe::cosine(args, device),
        Op::LrpeCosineMd(args) => lrpe::cosine_md(args, device),
        Op::Flao(args) => flao::run(args, device),
        Op::FlaoLrpe(args) => flao_lrpe::run(args, device),
        Op::TpaDecode(args) => tpa_decode::run(args, device),
    }
}
