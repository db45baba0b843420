//! The forms that an operator is held against.

use serde_json::Value;

use crate::op::{OpName, Pass};

/// Compiled for each size anew.
const STATIC: &str = "static";

/// A column of peers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Form {
    pub column: &'static str,
    /// As `forms.py` names it.
    pub form: &'static str,
    /// `auto` or `static`, where it is compiled.
    pub compile: Option<&'static str>,
    /// Whether it is of a library besides PyTorch, which may be missing.
    pub is_library: bool,
}

impl Form {
    /// Whether it is compiled anew for each size.
    pub fn is_static(&self) -> bool {
        self.compile == Some(STATIC)
    }

    /// Whether it computes a problem in a direction.
    pub fn applies(&self, problem: &Value, pass: Pass) -> bool {
        // One theta for all heads, and nothing before the rotation; FlashInfer serves inference.
        let is_plain = problem["theta"][0] == 1 && problem["activation"] == "none";
        let is_pair = !problem["k"].is_null();
        match self.form {
            "tables" => is_pair,
            "flash-attn" => is_plain,
            "flashinfer" => is_plain && pass == Pass::Fwd,
            _ => true,
        }
    }
}

/// A form of PyTorch: as it is, compiled, and compiled for each size.
type Torch = (&'static str, [&'static str; 3]);

const PLAIN: Torch = ("torch", ["eager", "compile", "compile-static"]);
const LAO: Torch = ("lao", ["lao", "lao-compile", "lao-compile-static"]);
const FLAO: Torch = ("flao", ["flao", "flao-compile", "flao-compile-static"]);
const NAIVE: Torch = ("naive", ["naive", "naive-compile", "naive-compile-static"]);
const TABLES: Torch = (
    "tables",
    ["tables", "tables-compile", "tables-compile-static"],
);

/// The columns of an operator.
pub fn forms(op: OpName) -> Vec<Form> {
    let (torch, libraries): (&[Torch], &[&str]) = match op {
        OpName::Flao => (&[LAO, FLAO], &[]),
        OpName::TpaDecode => (&[PLAIN, NAIVE], &[]),
        OpName::LrpeRotate => (&[PLAIN, TABLES], &["flash-attn", "flashinfer"]),
        OpName::LrpeCosine | OpName::LrpeCosineMd | OpName::FlaoLrpe => (&[PLAIN], &[]),
    };
    let torch = torch.iter().flat_map(|&(form, columns)| {
        let ways = [None, Some("auto"), Some(STATIC)];
        columns
            .into_iter()
            .zip(ways)
            .map(move |(column, compile)| Form {
                column,
                form,
                compile,
                is_library: false,
            })
    });
    let libraries = libraries.iter().map(|&form| Form {
        column: form,
        form,
        compile: None,
        is_library: true,
    });
    torch.chain(libraries).collect()
}
