//! What a row is about, as data: the flags that measure it, and what its record holds.

use std::fmt::{self, Write};

use clap::ValueEnum;
use gimbal_ops::{Activation, DType, FlaoSave, Pairing, Parallel, SoftmaxAxis, Splits};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::Error;
use crate::flao::SaveName;
use crate::op::{OpName, Pass};

/// An operator, a direction, and everything else that the time of a call depends on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Problem {
    pub op: OpName,
    pub pass: Pass,
    #[serde(flatten)]
    pub parameters: Parameters,
}

/// The parameters of all operators; what is not given has its default.
#[derive(Clone, Debug, Default, PartialEq, clap::Args, Serialize, Deserialize)]
#[serde(default)]
pub struct Parameters {
    /// Measure this instead of the tables: B,N,H,D of an LRPE operator (N of all tokens on a grid; in packed sequences the mean),
    /// B,H,N,M,D,E of flao and flao-lrpe, B,M,H,R,D,E of tpa-decode
    #[arg(long, value_delimiter = ',', value_name = "N,…")]
    pub sizes: Vec<usize>,
    /// Element type [default: bf16]
    #[arg(long, value_enum)]
    #[serde(skip_serializing_if = "is_default")]
    pub dtype: Option<DTypeName>,
    /// Order in memory [default: as the operator has its dimensions]
    #[arg(long, value_enum)]
    #[serde(skip_serializing_if = "is_default")]
    pub layout: Option<Layout>,
    /// f before an encoding, of queries and of keys
    #[arg(long, value_enum)]
    #[serde(skip_serializing_if = "is_default")]
    pub act: Option<FunctionName>,
    /// Dimension of the softmax: -1 the features, 1 the sequence [default: -1]
    #[arg(long, value_enum, allow_negative_numbers = true)]
    #[serde(skip_serializing_if = "is_default")]
    pub dim: Option<SoftmaxDim>,
    /// f of the values of flao-lrpe
    #[arg(long, value_enum)]
    #[serde(skip_serializing_if = "is_default")]
    pub v_act: Option<FunctionName>,
    /// f of the gate of flao-lrpe
    #[arg(long, value_enum)]
    #[serde(skip_serializing_if = "is_default")]
    pub g_act: Option<FunctionName>,
    /// How flao-lrpe encodes queries and keys [default: cosine]
    #[arg(long, value_enum)]
    #[serde(skip_serializing_if = "is_default")]
    pub encoding: Option<EncodingName>,
    /// flao-lrpe with a normaliser
    #[arg(long)]
    #[serde(skip_serializing_if = "is_default")]
    pub normalizer: bool,
    /// Where positions come from, unless there is a --shape [default: line]
    #[arg(long, value_enum)]
    #[serde(skip_serializing_if = "is_default")]
    pub positions: Option<Source>,
    /// Axes of positions that are given [default: 1]
    #[arg(long, value_name = "K")]
    #[serde(skip_serializing_if = "is_default")]
    pub axes: Option<usize>,
    /// Lengths of the axes of a grid
    #[arg(long, value_delimiter = ',', value_name = "N1,N2,…")]
    #[serde(skip_serializing_if = "is_default")]
    pub shape: Vec<usize>,
    /// Tokens before the grid
    #[arg(long, value_name = "L")]
    #[serde(skip_serializing_if = "is_default")]
    pub extra_tokens: Option<usize>,
    /// Rows of theta [default: heads]
    #[arg(long, value_enum)]
    #[serde(skip_serializing_if = "is_default")]
    pub theta: Option<ThetaName>,
    /// Columns of theta [default: one for each angle of an axis]
    #[arg(long, value_name = "E")]
    #[serde(skip_serializing_if = "is_default")]
    pub angles: Option<usize>,
    /// Which features of a rotation are a pair [default: half]
    #[arg(long, value_enum)]
    #[serde(skip_serializing_if = "is_default")]
    pub pairing: Option<PairingName>,
    /// Features that are rotated [default: all of them]
    #[arg(long, value_name = "R")]
    #[serde(skip_serializing_if = "is_default")]
    pub rotary_dim: Option<usize>,
    /// Also keys, of so many heads, by the same launch: lrpe-rotate forward
    #[arg(long, value_name = "H")]
    #[serde(skip_serializing_if = "is_default")]
    pub key_heads: Option<usize>,
    /// Also the gradient of theta
    #[arg(long)]
    #[serde(skip_serializing_if = "is_default")]
    pub dtheta: bool,
    /// Write o over x, or dx over do
    #[arg(long)]
    #[serde(skip_serializing_if = "is_default")]
    pub in_place: bool,
    /// flao and flao-lrpe without g
    #[arg(long)]
    #[serde(skip_serializing_if = "is_default")]
    pub no_gate: bool,
    /// What the forward pass of flao keeps [default: kv]
    #[arg(long, value_enum)]
    #[serde(skip_serializing_if = "is_default")]
    pub save: Option<SaveName>,
    /// Rk,Rv of tpa-decode [default: 1,1]
    #[arg(long, value_delimiter = ',', value_name = "Rk,Rv")]
    #[serde(skip_serializing_if = "is_default")]
    pub ranks: Vec<usize>,
    /// Query tokens of tpa-decode [default: 1]
    #[arg(long, value_name = "T")]
    #[serde(skip_serializing_if = "is_default")]
    pub tokens: Option<usize>,
    /// Queries of tpa-decode as they are, not as factors
    #[arg(long)]
    #[serde(skip_serializing_if = "is_default")]
    pub dense_query: bool,
    /// Lengths of the sequences of tpa-decode, over and over [default: all M]
    #[arg(long, value_delimiter = ',', value_name = "M1,…")]
    #[serde(skip_serializing_if = "is_default")]
    pub kv_lens: Vec<usize>,
    /// How tpa-decode divides its work [default: auto]
    #[arg(long, value_enum)]
    #[serde(skip_serializing_if = "is_default")]
    pub parallel: Option<ParallelName>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A value of a flag and of a record, in the same words.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
        pub enum $name {
            $($(#[$variant_doc])* #[value(name = $word)] #[serde(rename = $word)] $variant,)*
        }
    };
}

words!(DTypeName { F32 = "f32", F16 = "f16", Bf16 = "bf16", });
words!(Layout {
    /// Tokens, heads, features
    Nhd = "nhd",
    /// Heads, tokens, features
    Hnd = "hnd",
    /// Tokens, heads, features, as the first of three tensors side by side: (B, N, 3, H, D)
    Qkv = "qkv",
});
words!(FunctionName {
    None = "none",
    Relu = "relu",
    Sigmoid = "sigmoid",
    Silu = "silu",
    Softmax = "softmax",
    /// An RMS norm
    Norm = "norm",
});
words!(EncodingName {
    None = "none",
    Rotate = "rotate",
    Cosine = "cosine",
});
words!(SoftmaxDim { Feature = "-1", Sequence = "1", });
words!(Source {
    Line = "line",
    /// On a line, from a number of each sequence on
    Offsets = "offsets",
    /// Sequences of uneven lengths back to back
    Packed = "packed",
    /// For each token
    Given = "given",
});
words!(ThetaName {
    Heads = "heads",
    Shared = "shared",
    /// One number a head
    Scalar = "scalar",
});
words!(PairingName { Half = "half", Interleaved = "interleaved", });
words!(ParallelName { Auto = "auto", B = "b", Bh = "bh", Bn = "bn", });

impl From<DTypeName> for DType {
    fn from(name: DTypeName) -> Self {
        match name {
            DTypeName::F32 => Self::F32,
            DTypeName::F16 => Self::F16,
            DTypeName::Bf16 => Self::BF16,
        }
    }
}

impl From<PairingName> for Pairing {
    fn from(name: PairingName) -> Self {
        match name {
            PairingName::Half => Self::Half,
            PairingName::Interleaved => Self::Interleaved,
        }
    }
}

impl From<ParallelName> for Parallel {
    fn from(name: ParallelName) -> Self {
        match name {
            ParallelName::Auto => Self::Auto,
            ParallelName::B => Self::Batch,
            ParallelName::Bh => Self::BatchHead,
            ParallelName::Bn => Self::Split(Splits::Auto),
        }
    }
}

impl Parameters {
    pub fn dtype(&self) -> DType {
        self.dtype.map_or(DType::BF16, DType::from)
    }

    pub fn save(&self) -> FlaoSave {
        self.save.map_or(FlaoSave::Kv, FlaoSave::from)
    }

    /// f, unless it is a norm.
    pub fn activation(&self) -> Option<Activation> {
        self.activation_of(self.act)
    }

    /// One of the functions that are given.
    pub fn activation_of(&self, name: Option<FunctionName>) -> Option<Activation> {
        Some(match name.unwrap_or(FunctionName::None) {
            FunctionName::None => Activation::None,
            FunctionName::Relu => Activation::Relu,
            FunctionName::Sigmoid => Activation::Sigmoid,
            FunctionName::Silu => Activation::Silu,
            FunctionName::Softmax => Activation::Softmax(match self.dim {
                Some(SoftmaxDim::Sequence) => SoftmaxAxis::Sequence,
                _ => SoftmaxAxis::Feature,
            }),
            FunctionName::Norm => return None,
        })
    }

    /// Whether nothing is given.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The flags that are given, by name, and their values.
    fn flags(&self) -> Vec<(String, String)> {
        // All fields are numbers, words and lists of them: nothing that JSON could not hold.
        let Ok(Value::Object(fields)) = serde_json::to_value(self) else {
            return Vec::new();
        };
        let text = |value: Value| match value {
            Value::String(word) => word,
            Value::Array(items) => {
                let items: Vec<_> = items.iter().map(Value::to_string).collect();
                items.join(",")
            }
            Value::Bool(_) => String::new(),
            other => other.to_string(),
        };
        let mut flags: Vec<_> = fields
            .into_iter()
            .map(|(name, value)| (name.replace('_', "-"), text(value)))
            .collect();
        // What matters most comes first.
        flags.sort_by_key(|(name, _)| name != "sizes");
        flags
    }
}

/// The flags that say something to each operator.
fn known(op: OpName) -> &'static [&'static str] {
    match op {
        OpName::LrpeRotate => &[
            "sizes",
            "dtype",
            "layout",
            "act",
            "dim",
            "positions",
            "axes",
            "shape",
            "extra-tokens",
            "theta",
            "angles",
            "pairing",
            "rotary-dim",
            "key-heads",
            "dtheta",
            "in-place",
        ],
        OpName::LrpeCosine => &[
            "sizes",
            "dtype",
            "layout",
            "act",
            "dim",
            "positions",
            "axes",
            "theta",
            "angles",
            "dtheta",
        ],
        OpName::LrpeCosineMd => &[
            "sizes",
            "dtype",
            "layout",
            "act",
            "dim",
            "shape",
            "extra-tokens",
            "theta",
            "angles",
            "dtheta",
        ],
        OpName::Flao => &["sizes", "dtype", "layout", "no-gate", "save"],
        OpName::FlaoLrpe => &[
            "sizes",
            "dtype",
            "layout",
            "act",
            "v-act",
            "g-act",
            "encoding",
            "normalizer",
            "shape",
            "extra-tokens",
            "theta",
            "angles",
            "pairing",
            "rotary-dim",
            "dtheta",
            "no-gate",
            "save",
        ],
        OpName::TpaDecode => &[
            "sizes",
            "dtype",
            "ranks",
            "tokens",
            "dense-query",
            "kv-lens",
            "parallel",
        ],
    }
}

impl Problem {
    /// The problem of these flags, if they fit the operator.
    pub fn new(op: OpName, pass: Pass, parameters: Parameters) -> Result<Self, Error> {
        let name = op.stem().replace('_', "-");
        let dimensions = match op {
            OpName::Flao | OpName::FlaoLrpe | OpName::TpaDecode => 6,
            OpName::LrpeRotate | OpName::LrpeCosine | OpName::LrpeCosineMd => 4,
        };
        let usage = |reason: String| Err(Error::Usage(reason));
        if !op.passes().contains(&pass) {
            return usage(format!("{name} has no backward pass"));
        }
        if parameters.sizes.len() != dimensions || parameters.sizes.contains(&0) {
            return usage(format!(
                "--sizes of {name} are {dimensions} numbers above 0"
            ));
        }
        if parameters
            .kv_lens
            .iter()
            .any(|&length| length > parameters.sizes[1])
        {
            return usage("--kv-lens are at most M".to_owned());
        }
        if !matches!(parameters.ranks.len(), 0 | 2) {
            return usage("--ranks are two numbers".to_owned());
        }
        if op == OpName::LrpeCosineMd && parameters.shape.is_empty() {
            return usage(format!("{name} needs a --shape"));
        }
        if parameters.key_heads.is_some() && pass == Pass::Bwd {
            return usage("--key-heads goes with --pass fwd".to_owned());
        }
        for (flag, _) in parameters.flags() {
            if !known(op).contains(&flag.as_str()) {
                return usage(format!("--{flag} is nothing to {name}"));
            }
        }
        Ok(Self {
            op,
            pass,
            parameters,
        })
    }

    /// Whether a parameter says something to an operator.
    pub fn knows(op: OpName, parameter: &str) -> bool {
        known(op).contains(&parameter.replace('_', "-").as_str())
    }

    /// What tells it from other problems of its operator besides sizes, behind a comma each.
    pub fn words(&self) -> String {
        let parameters = &self.parameters;
        let mut words = Vec::new();
        if let (OpName::TpaDecode, Some(batch)) = (self.op, parameters.sizes.first()) {
            words.push(format!("B = {batch}"));
        }
        let grid = match parameters.shape[..] {
            [] => None,
            [_] => Some("a line"),
            [a, b] if a == b => Some("a square"),
            [a, b, c] if a == b && b == c => Some("a cube"),
            _ => Some("a grid"),
        };
        words.extend(grid.map(str::to_owned));
        words.extend(
            parameters
                .extra_tokens
                .map(|tokens| format!("{tokens} extra tokens")),
        );
        words.extend(match (parameters.activation(), self.op) {
            (_, OpName::Flao | OpName::TpaDecode | OpName::LrpeCosineMd) => None,
            (Some(Activation::None), _) => Some("no activation".to_owned()),
            (Some(Activation::Softmax(SoftmaxAxis::Feature)), _) => {
                Some("softmax over features".to_owned())
            }
            (Some(Activation::Softmax(SoftmaxAxis::Sequence)), _) => {
                Some("softmax over the sequence".to_owned())
            }
            (Some(activation), _) => Some(format!("{activation:?}").to_lowercase()),
            (None, _) => Some("RMS norm".to_owned()),
        });
        if self.op == OpName::FlaoLrpe {
            words.extend(parameters.normalizer.then(|| "normaliser".to_owned()));
        }
        words.iter().map(|word| format!(", {word}")).collect()
    }

    /// All parameters, as short as can be.
    pub fn in_short(&self) -> String {
        let names = match self.op {
            OpName::Flao | OpName::FlaoLrpe => "BHNMDE",
            OpName::TpaDecode => "BMHRDE",
            OpName::LrpeRotate | OpName::LrpeCosine | OpName::LrpeCosineMd => "BNHD",
        };
        let sizes = names.chars().zip(&self.parameters.sizes);
        let mut words: Vec<_> = sizes.map(|(name, size)| format!("{name}{size}")).collect();
        for (flag, value) in self.parameters.flags() {
            if flag != "sizes" {
                words.push(format!("{flag} {value}").trim_end().to_owned());
            }
        }
        words.join(" ")
    }

    /// The same with other parameters.
    pub fn with(&self, change: impl FnOnce(&mut Parameters)) -> Self {
        let mut problem = self.clone();
        change(&mut problem.parameters);
        problem
    }
}

/// As words behind `gimbal bench`.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} --pass {}",
            self.op.stem().replace('_', "-"),
            self.pass.name()
        )?;
        for (flag, value) in self.parameters.flags() {
            write!(f, " --{flag}")?;
            if !value.is_empty() {
                f.write_char(' ')?;
                f.write_str(&value)?;
            }
        }
        Ok(())
    }
}
