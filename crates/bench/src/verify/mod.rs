//! `gimbal verify`: every shipped kernel on this GPU against the reference, compiled for every target that it can load.

mod flao;
mod flao_lrpe;
mod launches;
mod lrpe;
mod phase;
mod record;
mod stream;
mod tally;
mod tpa_decode;

use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use gimbal_kernels_sys::Kernel;
use gimbal_ops::autotune::Mode;
use gimbal_ops::{Arch, Device, Float};
use gimbal_reference::testing::Verdict;

use self::record::Record;
use self::tally::{Shipped, Tally};
use crate::device::DeviceChoice;
use crate::error::Error;
use crate::files;
use crate::op::OpName;
use crate::terminal::Console;

pub use self::launches::Launches;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Operators; all of them, and the stream kernels of `bench`, if none is given
    ops: Vec<OpName>,
    /// Random inputs for each operator, activation and type, or each kernel of tpa-decode: at least, and more as long as there are
    /// kernels that none has reached
    #[arg(long, default_value_t = 8, value_name = "K", value_parser = clap::value_parser!(u32).range(1..))]
    cases: u32,
    /// Seed of the random inputs
    #[arg(long, default_value_t = 0, value_name = "S")]
    seed: u64,
    /// File for the record [default, if no operator is given: crates/kernels-sys/verified/GPU.json in the
    /// repository, GPU.json elsewhere]
    #[arg(long, value_name = "PATH")]
    record: Option<PathBuf>,
}

/// As many inputs are drawn at most for a kernel that none has reached: more than the default, which reaches all.
const MOST_CASES: u32 = 16;

/// What a progress bar counts.
const fn steps(op: OpName) -> usize {
    match op {
        OpName::LrpeRotate | OpName::LrpeCosine | OpName::LrpeCosineMd => lrpe::STEPS,
        OpName::Flao => flao::STEPS,
        OpName::FlaoLrpe => flao_lrpe::STEPS,
        OpName::TpaDecode => tpa_decode::STEPS,
    }
}

/// What the checks of an operator run on.
pub struct Workbench<'a> {
    device: &'a Device,
    launches: &'a Launches,
    console: &'a Console,
    cases: u32,
    /// The number of the first of them.
    first: u32,
    seed: u64,
    tally: Tally,
}

pub fn run(args: &Args, choice: DeviceChoice, launches: &Launches) -> Result<(), Error> {
    let device = choice.open_gpu("verify")?;
    choice.announce(&device)?;
    let everything = args.ops.is_empty();
    let passes = Pass::all(&device, &args.ops)?;
    let ops = passes.iter().flat_map(|pass| &pass.ops);
    let console = Console::with_progress(ops.map(|&op| steps(op)).sum());
    let mut failures = Vec::new();
    let mut verified = Vec::new();
    for pass in &passes {
        let mut bench = Workbench {
            device: &pass.device,
            launches,
            console: &console,
            cases: args.cases,
            first: 0,
            seed: args.seed,
            tally: Tally::default(),
        };
        failures.extend(pass.run(&mut bench)?);
        let tally = bench.tally;
        console.lines(tally.table(&pass.shipped))?;
        failures.extend(tally.failures(&pass.shipped));
        verified.extend(tally.outcomes(&pass.shipped));
    }
    console.lines(&failures)?;
    if !failures.is_empty() {
        return Err(Error::Verify(failures.len()));
    }
    let Some(gpu) = device.info()? else {
        return Ok(());
    };
    let record = Record::new(verified, gpu);
    let path = match &args.record {
        Some(path) => path.clone(),
        None if everything => default_directory().join(record.file_name()),
        None => {
            return console.line(
                "no record is written, since not all operators ran; --record PATH writes one",
            );
        }
    };
    let json = record
        .to_json()
        .map_err(|error| Error::write(&path, io::Error::other(error)))?;
    files::write(&path, json.as_bytes())?;
    console.line(&format!("record: {}", path.display()))
}

/// What is verified of the code for one target, the newest that the GPU can load first.
struct Pass {
    device: Device,
    ops: Vec<OpName>,
    shipped: Shipped,
}

impl Pass {
    /// Those of some operators; of all of them, and the stream kernels, if none is given.
    fn all(device: &Device, chosen: &[OpName]) -> Result<Vec<Self>, Error> {
        let selection = OpName::selection(chosen);
        let wanted: Vec<_> = match chosen {
            [] => Kernel::all().map(Kernel::family).collect(),
            _ => selection
                .iter()
                .flat_map(|&op| families(op))
                .copied()
                .collect(),
        };
        let newest = device.kernels().map(|kernels| kernels.limits().newest);
        let targets = Arch::ALL.into_iter().rev();
        let mut passes: Vec<Self> = Vec::new();
        for arch in targets.filter(|&arch| Some(arch) <= newest) {
            let device = device.up_to(arch)?;
            // A record does not depend on what was tuned on this machine.
            device.autotune(Mode::Off);
            let shipped = Shipped::of(&wanted, arch);
            if shipped.is_empty() {
                continue;
            }
            let mut ops = selection.clone();
            ops.retain(|&op| families(op).iter().any(|&family| shipped.has(family)));
            passes.push(Self {
                device,
                ops,
                shipped,
            });
        }
        Ok(passes)
    }

    /// Runs all cases, and says what failed besides kernels.
    fn run(&self, bench: &mut Workbench) -> Result<Vec<String>, Error> {
        let mut failures = Vec::new();
        for &op in &self.ops {
            bench.first = 0;
            while bench.first == 0
                || bench.first < MOST_CASES && !bench.tally.has_all(&self.shipped, families(op))
            {
                match op {
                    OpName::LrpeRotate | OpName::LrpeCosine | OpName::LrpeCosineMd => {
                        failures.extend(lrpe::verify(op, bench)?);
                    }
                    OpName::Flao => flao::verify(bench)?,
                    OpName::FlaoLrpe => flao_lrpe::verify(bench)?,
                    OpName::TpaDecode => tpa_decode::verify(bench)?,
                }
                bench.first += bench.cases;
            }
        }
        if self.shipped.has("stream") {
            stream::verify(bench)?;
        }
        Ok(failures)
    }
}

/// The families with the kernels of an operator.
fn families(op: OpName) -> &'static [&'static str] {
    match op {
        OpName::LrpeRotate => &["lrpe_rotate", "lrpe_rotate_groups", "lrpe_shared"],
        OpName::LrpeCosine => &["lrpe_cosine", "lrpe_cosine_groups", "lrpe_shared"],
        OpName::LrpeCosineMd => &["lrpe_cosine", "lrpe_shared"],
        OpName::Flao => &[
            "flao",
            "flao_elements",
            "flao_elements_f32",
            "flao_narrow",
            "flao_short",
            "flao_wgmma",
            "flao_wgmma_halves",
            "flao_wgmma_wide",
        ],
        OpName::FlaoLrpe => &[
            "flao_lrpe",
            "flao_lrpe_wgmma",
            "flao_lrpe_wgmma_bwd",
            "flao_lrpe_wgmma_divided",
            "flao_lrpe_wgmma_joint",
        ],
        OpName::TpaDecode => &["tpa_decode", "tpa_decode_elements", "tpa_decode_wgmma"],
    }
}

/// Where the repository keeps its records, if this is the repository.
fn default_directory() -> PathBuf {
    let records = Path::new("crates/kernels-sys/verified");
    let manifest = Path::new("crates/kernels-sys/ptx/manifest.json");
    match manifest.is_file() && fs::create_dir_all(records).is_ok() {
        true => records.to_owned(),
        false => PathBuf::new(),
    }
}

impl Workbench<'_> {
    /// Shows what is being verified.
    fn begin<T: Float>(&self, what: &str) {
        self.console.doing(&format!("{what} {}", T::DTYPE));
    }

    /// The numbers of the inputs that come next, of each case so many.
    fn numbers(&self, each: u32) -> Range<u32> {
        each * self.first..each * (self.first + self.cases)
    }

    /// Judges inputs by their numbers, of each case so many: a step of the progress bar.
    fn step<T: Float>(
        &mut self,
        what: &str,
        each: u32,
        judge: impl Fn(&Self, u32) -> Result<Vec<Judged>, gimbal_ops::Error>,
    ) -> Result<(), gimbal_ops::Error> {
        self.begin::<T>(what);
        for index in self.numbers(each) {
            for judged in judge(self, index)? {
                self.tally.add(judged);
            }
        }
        self.console.advance(1);
        Ok(())
    }

    /// Makes a call, and makes it again: the results must be the same, bit by bit. The first is judged.
    fn judged<R: PartialEq>(
        &self,
        input: &str,
        mut call: impl FnMut() -> Result<R, gimbal_ops::Error>,
        judge: impl FnOnce(&R) -> Verdict,
    ) -> Result<Judged, gimbal_ops::Error> {
        self.launches.take();
        let first = call()?;
        let launched = self.launches.take();
        let complaint = (first != call()?).then(|| "another result in a second run".to_owned());
        Ok(Judged {
            launched,
            verdict: judge(&first).complain(complaint).of(input),
        })
    }
}

/// What a call launched, and what is thought of its result.
struct Judged {
    launched: Vec<String>,
    verdict: Verdict,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On the CPU every result is the exact one, rounded: what does not pass there would never pass.
    pub fn assert_passed(judged: impl IntoIterator<Item = Judged>) {
        for Judged { launched, verdict } in judged {
            assert!(launched.is_empty() && verdict.passed(), "{verdict:?}");
        }
    }

    #[test]
    fn every_family_is_an_operators() {
        let of_ops: Vec<_> = OpName::selection(&[]).into_iter().map(families).collect();
        let of_ops = of_ops.concat();
        for family in Kernel::all().map(Kernel::family) {
            assert!(family == "stream" || of_ops.contains(&family), "{family}");
        }
    }

    /// Runs a check where no kernel is launched.
    pub fn with_cpu_workbench(check: impl FnOnce(&Workbench)) {
        check(&Workbench {
            device: &Device::cpu(),
            launches: &Launches::default(),
            console: &Console::plain(),
            cases: 0,
            first: 0,
            seed: 0,
            tally: Tally::default(),
        });
    }
}
