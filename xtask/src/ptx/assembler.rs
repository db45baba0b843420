//! Reads what `ptxas -v` says about each kernel.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use gimbal_kernels_sys::manifest::Resources;

/// Resources by kernel, from the whole output of one assembler run.
pub fn parse(output: &str) -> Result<BTreeMap<String, Resources>> {
    let mut kernels = BTreeMap::new();
    let mut current: Option<(String, Resources)> = None;
    for line in output.lines() {
        let text = line
            .strip_prefix("ptxas info")
            .map_or(line, |rest| rest.trim_start_matches([' ', ':']));
        let context = || format!("cannot understand the assembler's line `{line}`");
        if let Some(rest) = text.strip_prefix("Compiling entry function '") {
            let name = rest.split('\'').next().with_context(context)?;
            current = Some((name.to_owned(), NOTHING));
        } else if let Some((_, resources)) = &mut current {
            if text.contains("bytes stack frame") {
                resources.stack = amount(text, "bytes stack frame").with_context(context)?;
                resources.spill_stores =
                    amount(text, "bytes spill stores").with_context(context)?;
                resources.spill_loads = amount(text, "bytes spill loads").with_context(context)?;
            } else if text.starts_with("Used ") {
                let text = text.trim_start_matches("Used ");
                resources.registers = amount(text, "registers").with_context(context)?;
                resources.shared = amount(text, "bytes smem").unwrap_or(0);
                kernels.extend(current.take());
            }
        }
    }
    Ok(kernels)
}

const NOTHING: Resources = Resources {
    registers: 0,
    stack: 0,
    spill_stores: 0,
    spill_loads: 0,
    shared: 0,
};

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

    const SM_80: &str = "\
ptxas info    : 4 bytes gmem, 16 bytes cmem[3], 8 bytes cmem[4]
ptxas info    : Compiling entry function 't_free' for 'sm_80'
ptxas info    : Function properties for t_free
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 4 registers, used 0 barriers, 352 bytes cmem[0]
ptxas info    : Compile time = 9.022 ms
ptxas info    : Compiling entry function 't_spill' for 'sm_80'
ptxas info    : Function properties for t_spill
    880 bytes stack frame, 1252 bytes spill stores, 1388 bytes spill loads
ptxas info    : Used 32 registers, used 0 barriers, 880 bytes cumulative stack size, 372 bytes cmem[0]
ptxas info    : Compile time = 31.082 ms
ptxas info    : Compiling entry function 't_tile' for 'sm_80'
ptxas info    : Function properties for t_tile
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 10 registers, used 1 barriers, 1200 bytes smem, 384 bytes cmem[0]
ptxas info    : Compile time = 1.030 ms
";

    const SM_90: &str = "\
ptxas info    : 4 bytes gmem
ptxas info    : Compiling entry function 't_tile' for 'sm_90'
ptxas info    : Function properties for t_tile
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 12 registers, used 1 barriers, 1200 bytes smem
ptxas info    : Compile time = 1.468 ms
";

    #[test]
    fn every_kernel_is_read() {
        let spill = Resources {
            registers: 32,
            stack: 880,
            spill_stores: 1252,
            spill_loads: 1388,
            shared: 0,
        };
        let expected = [
            (
                "t_free",
                Resources {
                    registers: 4,
                    ..NOTHING
                },
            ),
            ("t_spill", spill),
            (
                "t_tile",
                Resources {
                    registers: 10,
                    shared: 1200,
                    ..NOTHING
                },
            ),
        ];
        assert_eq!(
            parse(SM_80).unwrap(),
            expected.map(|(name, r)| (name.to_owned(), r)).into()
        );
        let tile = Resources {
            registers: 12,
            shared: 1200,
            ..NOTHING
        };
        assert_eq!(parse(SM_90).unwrap(), [("t_tile".to_owned(), tile)].into());
    }

    #[test]
    fn a_number_that_is_none_is_an_error() {
        let error = parse(&SM_90.replace("12 registers", "many registers")).unwrap_err();
        assert!(error.to_string().contains("many registers"), "{error}");
        assert!(parse(&SM_90.replace("0 bytes spill loads", "few bytes spill loads")).is_err());
    }

    #[test]
    fn nothing_said_is_no_kernel() {
        assert!(parse("").unwrap().is_empty());
    }
}
