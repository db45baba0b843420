//! `gimbal verify`: every shipped kernel on this GPU against the reference.

mod compare;
mod launches;
mod layout;
mod lrpe;
mod phase;
mod stream;
mod tally;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use gimbal_kernels_sys::driver::DeviceInfo;
use gimbal_kernels_sys::verified::VerifiedRecord;
use gimbal_ops::{Device, LrpeCosine, LrpeRotate};

use self::tally::Tally;
use crate::cli::OpName;
use crate::device::DeviceChoice;
use crate::error::Error;
use crate::logging;
use crate::terminal::Console;

pub use self::launches::Launches;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Operators; all of them, and the stream kernels of `bench`, if none is given
    ops: Vec<OpName>,
    /// Random inputs for each operator, activation and type; 1 does not reach every kernel
    #[arg(long, default_value_t = 8, value_name = "K", value_parser = clap::value_parser!(u32).range(1..))]
    cases: u32,
    /// Seed of the random inputs
    #[arg(long, default_value_t = 0, value_name = "S")]
    seed: u64,
    /// Where to write the record [default, if no operator is given: crates/kernels-sys/verified/<gpu>.json in the repository, else
    /// ./<gpu>.json]
    #[arg(long, value_name = "PATH")]
    record: Option<PathBuf>,
}

/// What the checks of an operator run on.
pub struct Bench<'a> {
    device: &'a Device,
    launches: &'a Launches,
    console: &'a Console,
    cases: u32,
    seed: u64,
    tally: Tally,
}

pub fn run(args: &Args, choice: DeviceChoice) -> Result<(), Error> {
    let launches = logging::init_with_launches()?;
    let device = choice.open_gpu("gimbal verify")?;
    choice.announce(&device)?;
    let gpu = device.info()?.ok_or_else(|| Error::Verify("the GPU is gone".to_owned()))?;
    let ops = OpName::selection(&args.ops);
    let console = Console::with_progress(ops.len() * lrpe::STEPS);
    let mut bench = Bench {
        device: &device,
        launches: &launches,
        console: &console,
        cases: args.cases,
        seed: args.seed,
        tally: Tally::default(),
    };
    let mut families = Vec::new();
    for op in ops {
        let of_op = match op {
            OpName::LrpeRotate => lrpe::verify::<LrpeRotate>(&mut bench)?,
            OpName::LrpeCosine => lrpe::verify::<LrpeCosine>(&mut bench)?,
        };
        families.extend(of_op);
    }
    let everything = args.ops.is_empty();
    if everything {
        stream::verify(&mut bench)?;
    }
    let families = (!everything).then_some(families.as_slice());
    let tally = bench.tally;
    let shipped = tally::shipped(&device, families)?;
    for line in tally.table(&shipped) {
        console.line(&line)?;
    }
    let failures = tally.failures(&shipped);
    if !failures.is_empty() {
        for failure in &failures {
            console.line(failure)?;
        }
        let (failed, kernels) = (failures.len(), shipped.kernels());
        return Err(Error::Verify(format!("{failed} of {kernels} kernels failed or did not run; no record is written")));
    }
    let Some(path) = record_path(args, &gpu) else {
        return console.line("no record is written, since not all operators ran: --record PATH writes one");
    };
    let record = tally.record(&shipped, gpu);
    let json = record.to_json().map_err(|error| Error::Verify(error.to_string()))?;
    fs::write(&path, json).map_err(|source| Error::write(&path, source))?;
    console.line(&format!("record: {}", path.display()))
}
