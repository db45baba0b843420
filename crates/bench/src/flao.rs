//! FLAO as the commands use it.

use clap::ValueEnum;
use gimbal_ops::FlaoSave;
use serde::{Deserialize, Serialize};

/// `--save`: what the forward pass keeps for the backward pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum SaveName {
    None,
    Kv,
    KvQkv,
}

impl From<SaveName> for FlaoSave {
    fn from(name: SaveName) -> Self {
        match name {
            SaveName::None => Self::Nothing,
            SaveName::Kv => Self::Kv,
            SaveName::KvQkv => Self::KvAndProduct,
        }
    }
}

/// What a forward pass can keep.
pub const SAVES: [FlaoSave; 3] = [FlaoSave::Nothing, FlaoSave::Kv, FlaoSave::KvAndProduct];
