//! Running the command, and files for it to read.
#![allow(dead_code, reason = "each test binary uses some of it")]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use safetensors::SafeTensors;
use safetensors::tensor::{Dtype, TensorView};
use tempfile::TempDir;

/// The command, ready for arguments.
pub fn gimbal() -> Command {
    // Test executables may have been moved to another machine.
    let built = env!("CARGO_BIN_EXE_gimbal").into();
    let program = env::var_os("CARGO_BIN_EXE_gimbal").unwrap_or(built);
    let mut command = Command::new(program);
    command.env_remove("GIMBAL_LOG").env_remove("RUST_LOG");
    command
}

pub fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// What a command prints that must succeed.
pub fn printed(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    stdout(&output)
}

pub fn assert_has(text: &str, part: &str) {
    assert!(text.contains(part), "no {part:?} in {text}");
}

/// The command failed with this status and a single line that holds all of these words.
pub fn assert_refused(output: &Output, status: i32, words: &[&str]) {
    let error = stderr(output);
    assert_eq!(output.status.code(), Some(status), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(error.starts_with("error: "), "{error}");
    words.iter().for_each(|word| assert_has(&error, word));
}

/// A tensor of an input file.
pub struct Given {
    pub name: &'static str,
    pub dtype: Dtype,
    pub shape: Vec<usize>,
    pub bytes: Vec<u8>,
}

pub fn f32s(name: &'static str, shape: &[usize], values: &[f32]) -> Given {
    given(
        name,
        Dtype::F32,
        shape,
        values.iter().flat_map(|v| v.to_le_bytes()).collect(),
    )
}

pub fn i32s(name: &'static str, shape: &[usize], values: &[i32]) -> Given {
    let bytes = values.iter().flat_map(|value| value.to_le_bytes());
    given(name, Dtype::I32, shape, bytes.collect())
}

pub fn bf16s(name: &'static str, shape: &[usize], values: &[f32]) -> Given {
    // The values of the tests are short enough for the upper half to hold all of them.
    let halves = values
        .iter()
        .flat_map(|v| ((v.to_bits() >> 16) as u16).to_le_bytes());
    given(name, Dtype::BF16, shape, halves.collect())
}

pub fn given(name: &'static str, dtype: Dtype, shape: &[usize], bytes: Vec<u8>) -> Given {
    let shape = shape.to_vec();
    Given {
        name,
        dtype,
        shape,
        bytes,
    }
}

/// A directory with an input file, and a place for the output.
pub struct Files {
    directory: TempDir,
}

impl Files {
    pub fn new(tensors: &[Given]) -> Self {
        let views: Vec<_> = tensors
            .iter()
            .map(|tensor| {
                let view = TensorView::new(tensor.dtype, tensor.shape.clone(), &tensor.bytes);
                (tensor.name, view.unwrap())
            })
            .collect();
        let files = Self::empty();
        let bytes = safetensors::serialize(views, None).unwrap();
        fs::write(files.input(), bytes).unwrap();
        files
    }

    pub fn empty() -> Self {
        Self {
            directory: tempfile::tempdir().unwrap(),
        }
    }

    pub fn path(&self) -> &Path {
        self.directory.path()
    }

    pub fn input(&self) -> PathBuf {
        self.path().join("in.safetensors")
    }

    pub fn output(&self) -> PathBuf {
        self.path().join("out.safetensors")
    }

    /// Applies an operator on the CPU; `words` are separated by spaces.
    pub fn apply(&self, words: &str) -> Output {
        self.apply_on("cpu", words)
    }

    pub fn apply_on(&self, device: &str, words: &str) -> Output {
        let mut command = gimbal();
        command.args(["--device", device, "apply"]);
        command.args(words.split_whitespace());
        command.arg("--input").arg(self.input());
        command.arg("--output").arg(self.output());
        command.output().unwrap()
    }

    /// Applies an operator on the CPU, whose results in f32 are these: name, shape and values.
    pub fn assert_gives(&self, words: &str, results: &[(&str, &[usize], &[f32])]) {
        let output = self.apply(words);
        for (name, shape, expected) in results {
            let (got_shape, got) = self.result(&output, name, Dtype::F32);
            assert_eq!(got_shape, *shape, "{name}");
            assert_close(&got, expected);
        }
    }

    /// The names of what the output holds.
    pub fn names(&self) -> Vec<String> {
        let bytes = fs::read(self.output()).unwrap();
        let tensors = SafeTensors::deserialize(&bytes).unwrap();
        tensors.names().into_iter().map(str::to_owned).collect()
    }

    /// Nothing lies beside the input.
    pub fn assert_nothing_written(&self) {
        let names = fs::read_dir(self.path())
            .unwrap()
            .map(|e| e.unwrap().file_name());
        let others: Vec<_> = names.filter(|name| name != "in.safetensors").collect();
        assert!(others.is_empty(), "{others:?}");
    }

    /// A tensor of the output as numbers, with its shape; the command must have succeeded.
    pub fn result(&self, output: &Output, name: &str, dtype: Dtype) -> (Vec<usize>, Vec<f32>) {
        assert!(output.status.success(), "{}", stderr(output));
        let bytes = fs::read(self.output()).unwrap();
        let tensors = SafeTensors::deserialize(&bytes).unwrap();
        let tensor = tensors.tensor(name).unwrap();
        assert_eq!(tensor.dtype(), dtype);
        let values = match dtype {
            Dtype::F32 => {
                let (elements, _) = tensor.data().as_chunks();
                elements.iter().map(|&e| f32::from_le_bytes(e)).collect()
            }
            _ => {
                let (elements, _) = tensor.data().as_chunks();
                let widen = |&e| f32::from_bits(u32::from(u16::from_le_bytes(e)) << 16);
                elements.iter().map(widen).collect()
            }
        };
        (tensor.shape().to_vec(), values)
    }
}

pub fn assert_close(got: &[f32], expected: &[f32]) {
    assert_eq!(got.len(), expected.len());
    for (got, expected) in got.iter().zip(expected) {
        let is_close = got == expected || (got - expected).abs() < 1e-5;
        assert!(is_close, "{got} is not {expected}");
    }
}
