//! What a row is about, as data: the flags that measure it, and what its record holds.

use std::fmt;

use clap::Parser;
use gimbal_ops::{Activation, DType, FlaoSave, Pairing, Parallel, SoftmaxAxis, Splits};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::Error;
use crate::op::{OpName, Pass};

/// An operator, a direction, and everything else that the time of a call depends on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Problem {
    pub op: OpName,
    pub pass: Pass,
    #[serde(flatten)]
    pub parameters: Parameters,
}

/// Fields, each of them a flag and, unless it has its default, a part of a record.
macro_rules! parameters {
    ($($(#[$attribute:meta])* $name:ident: $type:ty,)*) => {
        /// The parameters of all operators; what is not given has its default.
        #[derive(Clone, Debug, Default, PartialEq, clap::Args, Serialize, Deserialize)]
        #[serde(default)]
        pub struct Parameters {
            $(
                $(#[$attribute])*
                #[arg(long)]
                #[serde(skip_serializing_if = "is_default")]
                pub $name: $type,
            )*
        }
    };
}

parameters! {
    /// Measure this instead of the tables: B,N,H,D of an LRPE operator (N of all tokens on a grid; in packed sequences the mean),
    /// B,H,N,M,D,E of flao and flao-lrpe, B,M,H,R,D,E of tpa-decode
    #[arg(value_delimiter = ',', value_name = "N,…")]
    sizes: Vec<usize>,
    /// Element type [default: bf16]
    dtype: Option<DTypeName>,
    /// Order in memory [default: as the operator has its dimensions]
    layout: Option<Layout>,
    /// f before an encoding, of queries and of keys
    act: Option<FunctionName>,
    /// Dimension of the softmax: -1 the features, 1 the sequence [default: -1]
    #[arg(allow_negative_numbers = true)]
    dim: Option<SoftmaxDim>,
    /// f of the values of flao-lrpe
    v_act: Option<FunctionName>,
    /// f of the gate of flao-lrpe
    g_act: Option<FunctionName>,
    /// How flao-lrpe encodes queries and keys [default: cosine]
    encoding: Option<EncodingName>,
    /// flao-lrpe with a normaliser
    normalizer: bool,
    /// Where positions come from, unless there is a --shape [default: line]
    positions: Option<Source>,
    /// Axes of positions that are given [default: 1]
    #[arg(value_name = "K")]
    axes: Option<usize>,
    /// Lengths of the axes of a grid
    #[arg(value_delimiter = ',', value_name = "N1,N2,…")]
    shape: Vec<usize>,
    /// Tokens before the grid
    #[arg(value_name = "L")]
    extra_tokens: Option<usize>,
    /// Rows of theta [default: heads]
    theta: Option<ThetaName>,
    /// Columns of theta [default: one for each angle of an axis]
    #[arg(value_name = "E")]
    angles: Option<usize>,
    /// Which features of a rotation are a pair [default: half]
    pairing: Option<PairingName>,
    /// Features that are rotated [default: all of them]
    #[arg(value_name = "R")]
    rotary_dim: Option<usize>,
    /// Also keys, of so many heads, by the same launch: lrpe-rotate forward
    #[arg(value_name = "H")]
    key_heads: Option<usize>,
    /// Also the gradient of theta
    dtheta: bool,
    /// Write o over x, or dx over do
    in_place: bool,
    /// flao and flao-lrpe without g
    no_gate: bool,
    /// What the forward pass of flao keeps [default: kv]
    save: Option<SaveName>,
    /// Rk,Rv of tpa-decode [default: 1,1]
    #[arg(value_delimiter = ',', value_name = "Rk,Rv")]
    ranks: Vec<usize>,
    /// Query tokens of tpa-decode [default: 1]
    #[arg(value_name = "T")]
    tokens: Option<usize>,
    /// Queries of tpa-decode as they are, not as factors
    dense_query: bool,
    /// Lengths of the sequences of tpa-decode, over and over [default: all M]
    #[arg(value_delimiter = ',', value_name = "M1,…")]
    kv_lens: Vec<usize>,
    /// How tpa-decode divides its work [default: auto]
    parallel: Option<ParallelName>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A value of a flag and of a record, in the same words, and what it stands for.
macro_rules! words {
    ($name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)* }) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[derive(serde::Serialize, serde::Deserialize, clap::ValueEnum)]
        pub enum $name {
            $($(#[$doc])* #[value(name = $word)] #[serde(rename = $word)] $variant,)*
        }
    };
    ($name:ident for $type:ty {
        $($(#[$doc:meta])* $variant:ident = $word:literal => $value:expr,)*
    }) => {
        words!($name { $($(#[$doc])* $variant = $word,)* });

        impl From<$name> for $type {
            fn from(name: $name) -> Self {
                match name {
                    $($name::$variant => $value,)*
                }
            }
        }
    };
}

pub(crate) use words;

words!(DTypeName for DType {
    F32 = "f32" => DType::F32,
    F16 = "f16" => DType::F16,
    Bf16 = "bf16" => DType::BF16,
});
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
words!(EncodingName { None = "none", Rotate = "rotate", Cosine = "cosine", });
words!(SoftmaxDim for SoftmaxAxis {
    Feature = "-1" => SoftmaxAxis::Feature,
    Sequence = "1" => SoftmaxAxis::Sequence,
});
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
words!(PairingName for Pairing {
    Half = "half" => Pairing::Half,
    Interleaved = "interleaved" => Pairing::Interleaved,
});
words!(SaveName for FlaoSave {
    None = "none" => FlaoSave::Nothing,
    Kv = "kv" => FlaoSave::Kv,
    KvQkv = "kv-qkv" => FlaoSave::KvAndProduct,
});
words!(ParallelName for Parallel {
    Auto = "auto" => Parallel::Auto,
    B = "b" => Parallel::Batch,
    Bh = "bh" => Parallel::BatchHead,
    Bn = "bn" => Parallel::Split(Splits::Auto),
});

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
            FunctionName::Softmax => {
                Activation::Softmax(self.dim.map_or(SoftmaxAxis::Feature, Into::into))
            }
            FunctionName::Norm => return None,
        })
    }

    /// Those that these words of a command line are.
    ///
    /// # Panics
    /// If they are none.
    pub fn of(words: &str) -> Self {
        #[derive(Parser)]
        #[command(no_binary_name = true)]
        struct Words {
            #[command(flatten)]
            parameters: Parameters,
        }
        let words = Words::try_parse_from(words.split_whitespace());
        words.expect("they are flags").parameters
    }

    /// Whether all flags that are given are among these.
    pub fn has_only(&self, known: &str) -> bool {
        let flags = self.flags();
        flags.iter().all(|(flag, _)| is_word(flag, known))
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

fn is_word(word: &str, words: &str) -> bool {
    words.split(' ').any(|of| of == word)
}

/// What the sizes of an operator are.
const fn dimensions(op: OpName) -> &'static str {
    match op {
        OpName::Flao | OpName::FlaoLrpe => "BHNMDE",
        OpName::TpaDecode => "BMHRDE",
        OpName::LrpeRotate | OpName::LrpeCosine | OpName::LrpeCosineMd => "BNHD",
    }
}

/// The flags that say something to each operator.
const fn known(op: OpName) -> &'static str {
    match op {
        OpName::LrpeRotate => {
            "sizes dtype layout act dim positions axes shape extra-tokens theta angles pairing rotary-dim \
             key-heads dtheta in-place"
        }
        OpName::LrpeCosine => "sizes dtype layout act dim positions axes theta angles dtheta",
        OpName::LrpeCosineMd => "sizes dtype layout act dim shape extra-tokens theta angles dtheta",
        OpName::Flao => "sizes dtype layout no-gate save",
        OpName::FlaoLrpe => {
            "sizes dtype layout act v-act g-act encoding normalizer shape extra-tokens theta angles \
             pairing rotary-dim dtheta no-gate save"
        }
        OpName::TpaDecode => "sizes dtype ranks tokens dense-query kv-lens parallel",
    }
}

impl Problem {
    /// The problem of these flags, if they fit the operator.
    pub fn new(op: OpName, pass: Pass, parameters: Parameters) -> Result<Self, Error> {
        let name = op.stem().replace('_', "-");
        let dimensions = dimensions(op).len();
        let usage = |reason: String| Err(Error::Usage(reason));
        if !op.passes().contains(&pass) {
            return usage(format!("{name} has no backward pass"));
        }
        if parameters.sizes.len() != dimensions || parameters.sizes.contains(&0) {
            return usage(format!(
                "--sizes of {name} are {dimensions} numbers above 0"
            ));
        }
        let most = parameters.sizes[1];
        if parameters.kv_lens.iter().any(|&length| length > most) {
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
            if !Self::knows(op, &flag) {
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
        is_word(&parameter.replace('_', "-"), known(op))
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
        let sizes = dimensions(self.op).chars().zip(&self.parameters.sizes);
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
        let op = self.op.stem().replace('_', "-");
        write!(f, "{op} --pass {}", self.pass.name())?;
        for (flag, value) in self.parameters.flags() {
            write!(f, " --{flag}")?;
            if !value.is_empty() {
                write!(f, " {value}")?;
            }
        }
        Ok(())
    }
}
