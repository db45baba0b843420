//! The whole task, with a compiler and an assembler of a few lines of shell.
//!
//! The "CUDA" of these tests is PTX already, so that compiling is copying; lines that begin with
//! `//ptxas:` are what the assembler says.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use super::*;
use crate::workspace::KERNELS;

const NVCC: &str = r#"#!/bin/sh
if [ "$1" = --version ]; then echo "Cuda compilation tools, release 13.0, V13.0.88"; exit; fi
echo run >> "$(dirname "$0")/runs"
while [ $# -gt 1 ]; do case "$1" in -o) out=$2 ;; esac; shift; done
cp "$1" "$out"
"#;

const PTXAS: &str = r#"#!/bin/sh
if [ "$1" = --version ]; then echo "Cuda compilation tools, release 13.0, V13.0.88"; exit; fi
for ptx; do :; done
while [ $# -gt 1 ]; do case "$1" in -arch=*) gpu=$1 ;; -o) out=$2 ;; esac; shift; done
(echo "$gpu"; cat "$ptx") > "$out"
sed -n 's,^//ptxas:,,p' "$ptx" >&2
"#;

struct Fixture {
    directory: TempDir,
    workspace: Workspace,
}

impl Fixture {
    fn new() -> Self {
        let directory = tempfile::tempdir().unwrap();
        let root = directory.path().join("root");
        fs::create_dir_all(root.join(KERNELS).join("cuda/include")).unwrap();
        let workspace = Workspace {
            target: root.join("target"),
            root,
            packages: Vec::new(),
        };
        let fixture = Self {
            directory,
            workspace,
        };
        for (name, script) in [("nvcc", NVCC), ("ptxas", PTXAS)] {
            fixture.write_tool(name, script);
        }
        fixture.write("scale.cu", &scale(0, ""));
        fixture
    }

    fn tool(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    /// Through a shell: a file that this process itself had open might still be busy when it is to
    /// be run, because other tests fork meanwhile.
    fn write_tool(&self, name: &str, script: &str) {
        let mut shell = Command::new("sh");
        shell.args([
            "-c",
            r#"printf %s "$1" > "$2" && chmod +x "$2""#,
            "sh",
            script,
        ]);
        assert!(shell.arg(self.tool(name)).status().unwrap().success());
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.workspace.kernels().join("cuda").join(name), text).unwrap();
    }

    fn run(&self, args: Args) -> Result<()> {
        run(
            &self.workspace,
            &Args {
                nvcc: Some(self.tool("nvcc")),
                ..args
            },
        )
    }

    fn build(&self) -> Result<()> {
        self.run(Args::default())
    }

    fn check(&self) -> Result<()> {
        self.run(Args {
            check: true,
            ..Args::default()
        })
    }

    fn compilations(&self) -> usize {
        fs::read_to_string(self.tool("runs")).map_or(0, |runs| runs.lines().count())
    }

    fn manifest(&self) -> Manifest {
        Store::new(&self.workspace).manifest().unwrap().unwrap()
    }

    fn table(&self) -> PathBuf {
        self.workspace.kernels().join("src/table.rs")
    }

    fn containers(&self) -> PathBuf {
        self.workspace.machine_code().join("src/lib.rs")
    }

    fn committed(&self, path: &str) -> PathBuf {
        self.workspace.root.join("crates").join(path)
    }
}

/// A family of one kernel that spills so many bytes.
fn scale(spilled: u32, comment: &str) -> String {
    let header = format!("{comment}.version 9.0\n.target sm_80\n");
    header + &entry("scale_fwd", spilled)
}

fn entry(name: &str, spilled: u32) -> String {
    format!(
        "\n.visible .entry {name}(
	.param .u64 x
)
.maxntid 256, 1, 1
{{
//ptxas:ptxas info    : Compiling entry function '{name}' for 'sm_80'
//ptxas:    {spilled} bytes stack frame, {spilled} bytes spill stores, {spilled} bytes spill loads
//ptxas:ptxas info    : Used 10 registers, used 1 barriers, 1200 bytes smem
}}
"
    )
}

fn message(result: Result<()>) -> String {
    format!("{:#}", result.unwrap_err())
}

#[test]
fn a_build_passes_its_own_check() {
    let fixture = Fixture::new();
    assert!(fixture.check().is_err(), "nothing is committed yet");
    fixture.build().unwrap();
    fixture.check().unwrap();

    let manifest = fixture.manifest();
    let kernel = manifest
        .family("scale")
        .unwrap()
        .kernel("scale_fwd")
        .unwrap();
    assert_eq!((kernel.max_threads, kernel.parameter_bytes), (256, 8));
    let [ptx, cubin] = &kernel.builds[..] else {
        panic!("{kernel:?}");
    };
    assert_eq!((ptx.arch, cubin.arch), (Arch::Sm80, Arch::Sm90a));
    assert_eq!(ptx.sha256, source::sha256(scale(0, "").as_bytes()));
    let assembled = format!("-arch=sm_90\n{}", scale(0, ""));
    assert_eq!(cubin.sha256, source::sha256(assembled.as_bytes()));
    assert_eq!(ptx.resources.keys().collect::<Vec<_>>(), ["sm_80", "sm_90"]);
    assert_eq!(cubin.resources.keys().collect::<Vec<_>>(), ["sm_90"]);
    assert_eq!(cubin.resources["sm_90"].shared, 1200);
}

#[test]
fn a_source_for_a_target_takes_the_place_of_the_portable_cubin() {
    let fixture = Fixture::new();
    fixture.write("scale.cu", &(scale(0, "") + &entry("scale_bwd", 0)));
    let body = entry("scale_bwd", 0) + &entry("scale_whole", 0);
    let hopper = format!(".version 9.0\n.target sm_90a\n{body}");
    fixture.write(
        "scale.sm_90a.cu",
        &hopper.replace("{\n//", "{\n griddepcontrol.wait;\n//"),
    );
    fixture.build().unwrap();
    fixture.check().unwrap();
    let manifest = fixture.manifest();
    let found: Vec<_> = manifest.families[0]
        .kernels
        .iter()
        .flat_map(|kernel| {
            let builds = kernel.builds.iter();
            builds.map(|it| (&*kernel.name, it.arch, it.waits, it.resources.len()))
        })
        .collect();
    assert_eq!(
        found,
        [
            ("scale_fwd", Arch::Sm80, false, 2),
            ("scale_fwd", Arch::Sm90a, false, 1),
            ("scale_bwd", Arch::Sm80, false, 2),
            ("scale_bwd", Arch::Sm90a, true, 1),
            ("scale_whole", Arch::Sm90a, true, 1),
        ]
    );
    let table = fs::read_to_string(fixture.table()).unwrap();
    assert!(table.contains("static KERNELS: [Entry; 3]"), "{table}");
    assert!(table.contains("Build { arch: Sm90a, waits: true, needs: &[(90, needs(10, 0, 0, 1200))], file: sm90a::SCALE, places: "));
    let containers = fs::read_to_string(fixture.containers()).unwrap();
    assert!(
        containers.contains("pub static SCALE: &[u8]"),
        "{containers}"
    );
}

#[test]
fn only_what_changed_is_compiled() {
    let fixture = Fixture::new();
    fixture.write("other.cu", &scale(0, "// other\n"));
    fixture.build().unwrap();
    assert_eq!(fixture.compilations(), 2);
    fixture.build().unwrap();
    assert_eq!(fixture.compilations(), 2, "nothing changed");
    fixture.write("scale.cu", &scale(0, "// changed\n"));
    fixture.build().unwrap();
    assert_eq!(fixture.compilations(), 3, "one source changed");
    fs::write(
        fixture.committed("kernels-sys/ptx/sm_80/other.ptx.lzma"),
        "damaged",
    )
    .unwrap();
    fixture.build().unwrap();
    assert_eq!(fixture.compilations(), 4, "one file was damaged");
    fixture.write("include/vec.cuh", "");
    fixture
        .run(Args {
            families: vec!["scale".into()],
            ..Args::default()
        })
        .unwrap();
    assert_eq!(
        fixture.compilations(),
        5,
        "a header changed, one family asked for"
    );
    fixture
        .run(Args {
            force: true,
            ..Args::default()
        })
        .unwrap();
    assert_eq!(fixture.compilations(), 7, "forced");
    fixture.check().unwrap();
    assert_eq!(fixture.compilations(), 9, "a check always compiles");
}

#[test]
fn the_check_sees_drift() {
    let fixture = Fixture::new();
    fixture.build().unwrap();
    fixture.write("scale.cu", &scale(0, "// changed\n"));
    fixture.check().unwrap_err();
    fixture.build().unwrap();

    let store = Store::new(&fixture.workspace);
    for arch in Arch::ALL {
        let family = &fixture.manifest().families[0];
        store.write(family, arch, &[b"tampered".to_vec()]).unwrap();
        fixture.check().unwrap_err();
        fixture.build().unwrap();
    }
    fixture.check().unwrap();
    for generated in [fixture.table(), fixture.containers()] {
        fs::write(generated, "tampered").unwrap();
        fixture.check().unwrap_err();
        fixture.build().unwrap();
        fixture.check().unwrap();
    }

    let mut manifest = fixture.manifest();
    manifest.families[0].kernels[0].parameter_bytes = 16;
    store.write_manifest(&manifest).unwrap();
    fixture.check().unwrap_err();
}

#[test]
fn a_family_that_is_gone_leaves_nothing() {
    let fixture = Fixture::new();
    fixture.write("other.cu", &scale(0, ""));
    fixture.build().unwrap();
    fs::remove_file(fixture.workspace.kernels().join("cuda/other.cu")).unwrap();
    fixture.check().unwrap_err();
    fixture.build().unwrap();
    assert!(
        !fixture
            .committed("kernels-sys/ptx/sm_80/other.ptx.lzma")
            .exists()
    );
    assert!(
        !fixture
            .committed("kernels-sm90a/cubins/other.cubin.lzma")
            .exists()
    );
    assert_eq!(fixture.manifest().families.len(), 1);
    fixture.check().unwrap();
}

#[test]
fn spills_need_a_reason() {
    let fixture = Fixture::new();
    fixture.build().unwrap();
    let before = fixture.manifest();
    fixture.write("scale.cu", &scale(8, ""));
    let text = message(fixture.build());
    assert!(
        text.contains("scale_fwd spills registers on sm_80: 8 bytes stored, 8 loaded"),
        "{text}"
    );
    assert_eq!(fixture.manifest(), before, "nothing is written");
    assert!(fixture.check().is_err());

    let reason = "// spills-allowed: scale_fwd the tile is worth it\n";
    fixture.write("scale.cu", &scale(8, reason));
    fixture.build().unwrap();
    fixture.check().unwrap();
    fixture.write("scale.cu", &scale(0, reason));
    let text = message(fixture.build());
    assert!(text.contains("scale_fwd does not spill"), "{text}");
}

#[test]
fn another_compiler_is_refused() {
    let fixture = Fixture::new();
    fixture.write_tool("nvcc", &NVCC.replace("13.0.88", "13.0.48"));
    let text = message(fixture.build());
    assert!(text.contains("13.0.48, need 13.0.88"), "{text}");
    fixture.write_tool("nvcc", "#!/bin/sh\nexit 3\n");
    assert!(message(fixture.build()).contains("exit status: 3"));
}

#[test]
fn an_unknown_family_is_named() {
    let fixture = Fixture::new();
    let text = message(fixture.run(Args {
        families: vec!["flao".into()],
        ..Args::default()
    }));
    assert_eq!(text, "no family flao; there are: scale");
}

#[test]
fn no_sources_need_no_compiler() {
    let fixture = Fixture::new();
    fs::remove_file(fixture.workspace.kernels().join("cuda/scale.cu")).unwrap();
    let args = Args {
        nvcc: Some(Path::new("no/such/nvcc").into()),
        ..Args::default()
    };
    run(&fixture.workspace, &args).unwrap();
    assert!(fixture.manifest().families.is_empty());
}
