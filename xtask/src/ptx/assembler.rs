//! Reads what `ptxas -v` says about a kernel.

use super::manifest::Resources;
use anyhow::{Context, Result, ensure};

/// What the one kernel of an assembler run needs.
pub fn parse(output: &str) -> Result<Resources> {
    let mut resources = Resources::default();
    let mut is_complete = false;
    for line in output.lines() {
        let text = line
            .strip_prefix("ptxas info")
            .map_or(line, |rest| rest.trim_start_matches([' ', ':']));
        let context = || format!("cannot understand the assembler's line `{line}`");
        if text.contains("bytes stack frame") {
            resources.stack = amount(text, "bytes stack frame").with_context(context)?;
            resources.spill_stores = amount(text, "bytes spill stores").with_context(context)?;
            resources.spill_loads = amount(text, "bytes spill loads").with_context(context)?;
        } else if let Some(text) = text.strip_prefix("Used ") {
            ensure!(!is_complete, "the assembler speaks of several kernels");
            resources.registers = amount(text, "registers").with_context(context)?;
            resources.shared = amount(text, "bytes smem").unwrap_or(0);
            is_complete = true;
        }
    }
    ensure!(is_complete, "the assembler said nothing about the kernel");
    Ok(resources)
}

/// The number before `unit` in a list such as `10 registers, used 1 barriers, 1200 bytes smem`.
fn amount(list: &str, unit: &str) -> Option<u32> {
    list.split(',')
        .find_map(|part| part.trim().strip_suffix(unit)?.trim().parse().ok())
}

/// Lines that a developer should see although the assembler went on.
pub fn warnings(output: &str) -> impl Iterator<Item = &str> {
    output
        .lines()
        .filter(|line| line.contains("warning") || line.contains("Performance Loss"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPILL: &str = "\
ptxas info    : 4 bytes gmem, 16 bytes cmem[3], 8 bytes cmem[4]
ptxas info    : Compiling entry function 't_spill' for 'sm_80'
ptxas info    : Function properties for t_spill
    880 bytes stack frame, 1252 bytes spill stores, 1388 bytes spill loads
ptxas info    : Used 32 registers, used 0 barriers, 880 bytes cumulative stack size, 372 bytes cmem[0]
ptxas info    : Compile time = 31.082 ms
";

    const TILE: &str = "\
ptxas info    : 4 bytes gmem
ptxas info    : Compiling entry function 't_tile' for 'sm_90'
ptxas info    : Function properties for t_tile
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 12 registers, used 1 barriers, 1200 bytes smem
ptxas info    : Compile time = 1.468 ms
";

    #[test]
    fn a_kernel_is_read() {
        let spill = Resources {
            registers: 32,
            stack: 880,
            spill_stores: 1252,
            spill_loads: 1388,
            shared: 0,
        };
        assert_eq!(parse(SPILL).unwrap(), spill);
        let tile = Resources {
            registers: 12,
            shared: 1200,
            ..Resources::default()
        };
        assert_eq!(parse(TILE).unwrap(), tile);
    }

    #[test]
    fn a_number_that_is_none_is_an_error() {
        let error = parse(&TILE.replace("12 registers", "many registers")).unwrap_err();
        assert!(error.to_string().contains("many registers"), "{error}");
        assert!(parse(&TILE.replace("0 bytes spill loads", "few bytes spill loads")).is_err());
    }

    #[test]
    fn none_and_several_kernels_are_errors() {
        assert!(parse("").is_err());
        assert!(parse(&format!("{SPILL}{TILE}")).is_err());
    }
}
