//! `cargo xtask ci`: every check of the project, none of which needs a GPU.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::ValueEnum;

use crate::cargo;
use crate::process;
use crate::workspace::Workspace;

#[derive(clap::Args)]
pub struct Args {
    /// Leave a step out; may be given several times
    #[arg(long, value_name = "STEP")]
    skip: Vec<Step>,
}

/// The features of cudarc that candle turns on, and that change how it is built.
const CANDLE: &str = "cudarc/cublas,cudarc/cublaslt,cudarc/curand,cudarc/dynamic-linking";

/// The steps, cheapest first.
#[derive(Clone, Copy, Debug, PartialEq, ValueEnum)]
enum Step {
    /// The formatting
    Fmt,
    /// The operators with what candle asks of cudarc
    Candle,
    /// The lints
    Clippy,
    /// The tests
    Test,
    /// The documentation
    Doc,
    /// The committed PTX against the CUDA sources
    Ptx,
    /// The verification records of the committed PTX
    Verified,
    /// The README's first command
    Bench,
    /// Each crate as it would be published: packed without a network, and small
    Package,
    /// The Python package on NumPy arrays
    Wheel,
}

impl Step {
    /// The words behind `cargo`.
    const fn words(self) -> &'static [&'static str] {
        match self {
            Self::Fmt => &["fmt", "--check"],
            Self::Candle => &["check", "--package", "gimbal-ops", "--features", CANDLE],
            Self::Clippy => &[
                "clippy",
                "--workspace",
                "--all-targets",
                "--",
                "-D",
                "warnings",
            ],
            Self::Test => &["test", "--workspace"],
            Self::Doc => &["doc", "--workspace", "--no-deps"],
            Self::Ptx => &["xtask", "ptx", "--check"],
            Self::Verified => &["xtask", "verified"],
            Self::Bench => &["xtask", "bench"],
            Self::Package => &[
                "package",
                "--workspace",
                "--exclude=gimbal-ffi",
                "--exclude=xtask",
                "--offline",
                "--no-verify",
                "--allow-dirty",
            ],
            Self::Wheel => &["xtask", "wheel", "--test"],
        }
    }
}

/// Runs every step, also behind one that failed, and fails at the end.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let mut outcomes = Vec::new();
    for step in Step::value_variants()
        .iter()
        .filter(|step| !args.skip.contains(step))
    {
        let mut command = Command::new(cargo::program());
        command.current_dir(&workspace.root).args(step.words());
        if *step == Step::Doc {
            command.env("RUSTDOCFLAGS", "-D warnings");
        }
        let line = format!("cargo {}", step.words().join(" "));
        println!("\n== {line}");
        let start = Instant::now();
        let mut result = process::pass_through(&mut command);
        if *step == Step::Package && result.is_ok() {
            result = check_sizes(&workspace.target.join("package"));
        }
        outcomes.push((line, start.elapsed(), result.is_ok()));
    }
    println!("\n{}", summary(&outcomes));
    if outcomes.iter().any(|(.., passed)| !passed) {
        bail!("checks failed");
    }
    Ok(())
}

/// The registry takes packages of up to 10 MB.
fn check_sizes(packages: &Path) -> Result<()> {
    for entry in packages.read_dir()? {
        let entry = entry?;
        let (path, bytes) = (entry.path(), entry.metadata()?.len());
        if path.extension().is_some_and(|found| found == "crate") && bytes > 10_000_000 {
            bail!("{} is too large: {bytes} bytes", path.display());
        }
    }
    Ok(())
}

fn summary(outcomes: &[(String, Duration, bool)]) -> String {
    let line = |(command, time, passed): &(String, Duration, bool)| {
        format!(
            "{} {:7.1} s  {command}",
            if *passed { "ok    " } else { "FAILED" },
            time.as_secs_f64()
        )
    };
    outcomes.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_names_the_failed_step() {
        let outcomes = [
            (
                "cargo fmt --check".to_owned(),
                Duration::from_millis(250),
                true,
            ),
            ("cargo test".to_owned(), Duration::from_secs(61), false),
        ];
        let expected = "ok         0.2 s  cargo fmt --check\nFAILED    61.0 s  cargo test";
        assert_eq!(summary(&outcomes), expected);
    }
}
