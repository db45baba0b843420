//! What the text of a PTX file says about itself and its entry points.

use anyhow::{Context, Result, bail, ensure};

/// The facts that the manifest records.
#[derive(Debug, PartialEq)]
pub struct Ptx {
    pub version: String,
    pub target: String,
    /// In the order of the source.
    pub entries: Vec<Entry>,
}

/// One `.entry`.
#[derive(Debug, PartialEq)]
pub struct Entry {
    pub name: String,
    pub max_threads: u32,
    /// Where each parameter begins.
    pub parameters: Vec<u32>,
    pub parameter_bytes: u32,
    /// Whether it waits itself for the launch before it.
    pub waits: bool,
    /// A whole PTX file of this entry alone.
    pub text: String,
}

/// What may not stand in committed PTX, and why.
const REJECTED: [(&str, &str); 5] = [
    (
        ".func",
        "a call (assert, printf, or a function without __forceinline__): no kernel's entry in the \
         manifest would show what it spills",
    ),
    (
        "_GLOBAL__N_",
        "a variable in an anonymous namespace: its name holds a digest of the checkout's path",
    ),
    (
        "_INTERNAL_",
        "a variable with internal linkage: its name holds a digest of the checkout's path",
    ),
    (
        ".file\t",
        "line information: it holds paths of this machine",
    ),
    (".loc\t", "line information: it holds paths of this machine"),
];

const ENTRY: &str = ".visible .entry ";

/// Reads the header and the entry points.
pub fn parse(ptx: &str) -> Result<Ptx> {
    for (number, line) in ptx.lines().enumerate() {
        if let Some((_, reason)) = REJECTED.iter().find(|(found, _)| line.contains(found)) {
            bail!("PTX line {}: `{}`: {reason}", number + 1, line.trim());
        }
    }
    let mut parts = ptx.split(ENTRY);
    let mut header = Vec::new();
    let mut declarations = Vec::new();
    for line in parts
        .next()
        .unwrap_or_default()
        .lines()
        .filter(|it| is_code(it))
    {
        if [".version ", ".target ", ".address_size "]
            .iter()
            .any(|it| line.starts_with(it))
        {
            header.push(line);
        } else {
            let name = declared(line).with_context(|| format!("cannot understand `{line}`"))?;
            declarations.push((name, line));
        }
    }
    let directive = |name: &str| {
        let word = header
            .iter()
            .find_map(|line| line.strip_prefix(name)?.split_whitespace().next());
        word.map(str::to_owned)
            .with_context(|| format!("PTX without {name}"))
    };
    Ok(Ptx {
        version: directive(".version")?,
        target: directive(".target")?,
        entries: parts
            .map(|part| entry(&header, &declarations, part))
            .collect::<Result<_>>()?,
    })
}

/// Whether a line is neither empty nor a comment.
fn is_code(line: &str) -> bool {
    !line.trim().is_empty() && !line.trim_start().starts_with("//")
}

/// The name in a declaration such as `.shared .align 16 .b8 slots[512];`.
fn declared(line: &str) -> Option<&str> {
    let declaration = line.strip_suffix(';')?.split(" =").next()?;
    let name = declaration.split_whitespace().next_back()?;
    Some(name.split('[').next().unwrap_or(name))
}

/// Reads `name(parameters) directives { … }`.
fn entry(header: &[&str], declarations: &[(&str, &str)], part: &str) -> Result<Entry> {
    let (name, rest) = part
        .split_once('(')
        .context("entry without parameter list")?;
    let pieces = rest.split_once(')').and_then(|(parameters, rest)| {
        let (directives, _) = rest.split_once('{')?;
        let (body, behind) = part.rsplit_once("\n}\n")?;
        Some((parameters, directives, body, behind))
    });
    let (parameters, directives, body, behind) =
        pieces.with_context(|| format!("entry {name} without body"))?;
    ensure!(
        !behind.lines().any(is_code),
        "something is declared behind entry {name}"
    );
    let mut text = header.join("\n") + "\n";
    for (name, line) in declarations {
        if part.contains(name) {
            text += &format!("{line}\n");
        }
    }
    text += &format!("\n{ENTRY}{body}\n}}\n");
    let (parameters, parameter_bytes) = layout(parameters)
        .with_context(|| format!("cannot understand the parameters of {name}: {parameters}"))?;
    Ok(Entry {
        name: name.trim().into(),
        max_threads: max_threads(directives).with_context(|| {
            format!("{name} has no __launch_bounds__, which the launch code takes its limit from")
        })?,
        parameters,
        parameter_bytes,
        waits: body.contains("griddepcontrol.wait"),
        text,
    })
}

/// The product of the numbers in `.maxntid 256, 1, 1`.
fn max_threads(directives: &str) -> Option<u32> {
    let line = directives
        .lines()
        .find_map(|line| line.trim().strip_prefix(".maxntid "))?;
    line.split(',')
        .map(|number| number.trim().parse::<u32>().ok())
        .product()
}

/// Where each parameter begins, laid out at its own alignment, and where the last ends.
fn layout(parameters: &str) -> Option<(Vec<u32>, u32)> {
    let (mut begins, mut end) = (Vec::new(), 0_u32);
    for declaration in parameters
        .split(',')
        .map(str::trim)
        .filter(|text| !text.is_empty())
    {
        let (align, size) = parameter(declaration)?;
        let begin = end.checked_next_multiple_of(align)?;
        begins.push(begin);
        end = begin.checked_add(size)?;
    }
    Some((begins, end))
}

/// Alignment and size in bytes of `.param .u64 .ptr .align 1 x` or `.param .align 8 .b8 x[184]`.
///
/// An `.align` behind the type is that of the memory pointed to.
fn parameter(declaration: &str) -> Option<(u32, u32)> {
    let mut align = None;
    let mut words = declaration.strip_prefix(".param")?.split_whitespace();
    let element = loop {
        match words.next()? {
            ".align" => align = Some(words.next()?.parse().ok()?),
            word => {
                break word
                    .strip_prefix(['.'])?
                    .strip_prefix(['b', 'u', 's', 'f'])?
                    .parse::<u32>()
                    .ok()?
                    / 8;
            }
        }
    };
    let count = match words.last()?.strip_suffix(']') {
        Some(array) => array.split_once('[')?.1.parse().ok()?,
        None => 1,
    };
    Some((align.unwrap_or(element), element.checked_mul(count)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "\
//
// Generated by NVIDIA NVVM Compiler
//
// Compiler Build ID: CL-36424714
// Cuda compilation tools, release 13.0, V13.0.88
// Based on NVVM 7.0.1
//

.version 9.0
.target sm_80
.address_size 64

	// .globl	scale_fwd_f32
// _ZZ13scale_fwd_f32E4tile has been demoted
.extern .shared .align 16 .b8 _ZN6gimbal6sharedE[];
.shared .align 16 .b8 _ZN6gimbal5slotsE[512];

.visible .entry scale_fwd_f32(
	.param .align 8 .b8 scale_fwd_f32_param_0[32]
)
.maxntid 256, 1, 1
{
	.reg .b64 	%rd<7>;
	.shared .align 4 .b8 _ZZ13scale_fwd_f32E4tile[1200];
	ld.param.u64 	%rd1, [scale_fwd_f32_param_0+8];
	// begin inline asm
	{
 griddepcontrol.wait;
}
	// end inline asm
	mov.u32 	%r1, _ZN6gimbal5slotsE;
	ret;

}
	// .globl	scale_bwd_f32
.visible .entry scale_bwd_f32(
	.param .align 64 .b8 scale_bwd_f32_param_0[128],
	.param .u8 scale_bwd_f32_param_1,
	.param .u64 .ptr .align 1 scale_bwd_f32_param_2,
	.param .u32 scale_bwd_f32_param_3
)
.maxntid 16, 8
.minnctapersm 2
{
	ret;

}
";

    #[test]
    fn header_and_entries_are_read() {
        let ptx = parse(SAMPLE).unwrap();
        assert_eq!((&*ptx.version, &*ptx.target), ("9.0", "sm_80"));
        let [fwd, bwd] = &ptx.entries[..] else {
            panic!("{ptx:?}");
        };
        assert_eq!(
            (&*fwd.name, fwd.max_threads, fwd.waits),
            ("scale_fwd_f32", 256, true)
        );
        assert_eq!((&*fwd.parameters, fwd.parameter_bytes), (&[0][..], 32));
        assert_eq!(
            (&*bwd.name, bwd.max_threads, bwd.waits),
            ("scale_bwd_f32", 128, false)
        );
        assert_eq!(
            (&*bwd.parameters, bwd.parameter_bytes),
            (&[0, 128, 136, 144][..], 148)
        );
    }

    #[test]
    fn an_entry_stands_alone_with_what_it_uses() {
        let ptx = parse(SAMPLE).unwrap();
        let [fwd, bwd] = &ptx.entries[..] else {
            panic!("{ptx:?}");
        };
        let header = ".version 9.0\n.target sm_80\n.address_size 64\n";
        let slots = ".shared .align 16 .b8 _ZN6gimbal5slotsE[512];\n";
        let begin = "\n.visible .entry scale_fwd_f32(\n";
        assert!(
            fwd.text.starts_with(&format!("{header}{slots}{begin}")),
            "{}",
            fwd.text
        );
        assert!(fwd.text.ends_with("\tret;\n\n}\n"), "{}", fwd.text);
        assert!(
            bwd.text
                .starts_with(&format!("{header}\n.visible .entry scale_bwd_f32("))
        );
        for entry in [fwd, bwd] {
            // An entry alone is its own file.
            assert_eq!(
                &parse(&entry.text).unwrap().entries,
                std::slice::from_ref(entry)
            );
        }
        let late = SAMPLE.replace("\t// .globl\tscale_bwd_f32", ".global .u32 late;");
        assert!(parse(&late).is_err());
    }

    #[test]
    fn parameters_are_laid_out_like_a_struct() {
        let end = |parameters| layout(parameters).map(|(_, end)| end);
        assert_eq!(end(""), Some(0));
        assert_eq!(
            end("\n\t.param .u8 a,\n\t.param .f64 b,\n\t.param .b16 c\n"),
            Some(18)
        );
        assert_eq!(
            end(".param .align 16 .b8 a[24], .param .u32 b[2]"),
            Some(32)
        );
        assert_eq!(end(".param .texref a"), None);
    }

    #[test]
    fn a_kernel_without_launch_bounds_is_rejected() {
        let error = parse(&SAMPLE.replace(".maxntid 256, 1, 1\n", "")).unwrap_err();
        assert!(
            error
                .to_string()
                .contains("scale_fwd_f32 has no __launch_bounds__"),
            "{error}"
        );
    }

    #[test]
    fn what_depends_on_the_machine_or_calls_is_rejected() {
        let line_number = SAMPLE.lines().count() + 1;
        for line in [
            ".global .align 4 .u32 _ZN34_INTERNAL_aed6ffa4_4_t_cu_e3d5275c7counterE;",
            ".func  (.param .b32 func_retval0) _Z6helperPKfi(",
            "\t.file\t1 \"/home/user/gimbal/t.cu\"",
            "\t.loc\t1 12 3",
        ] {
            let error = parse(&format!("{SAMPLE}{line}\n")).unwrap_err();
            let place = format!("PTX line {line_number}:");
            assert!(error.to_string().contains(&place), "{error}");
        }
    }

    #[test]
    fn a_text_that_is_no_ptx_is_an_error() {
        assert!(parse("").is_err());
        assert!(parse(".version 9.0\n.target sm_80\n.visible .entry a(").is_err());
    }
}
