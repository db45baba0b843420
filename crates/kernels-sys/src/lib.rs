//! The raw CUDA kernels of Gimbal: their sources (`cuda/`), the compiled PTX (`ptx/`), and what it takes to load and
//! launch them.
//!
//! | level | here |
//! |---|---|
//! | what is shipped, and on which GPUs it was proven | [`manifest`], [`verified`] |
//! | is there a driver and a GPU that can run it | [`driver`] |
//! | the kernels of one CUDA context, loaded when first used | [`Kernels`], [`Family`], [`Kernel`] |
//! | one `unsafe` launch per kernel | [`launch`], with the parameters of the kernels in [`flao`], [`lrpe`] and [`tpa_decode`] |
//!
//! There is no policy in this crate: grids, block shapes and workspaces are the caller's choice, and nothing is checked
//! that only the caller can know. The safe operators are in the crate `gimbal-ops`.
//!
//! A build needs neither a CUDA toolkit nor a driver: the PTX is part of the crate, and `libcuda` is opened when
//! [`driver`] first looks for it. Without the feature `driver` (on by default) only the first row of the table remains.
//!
//! ```
//! # #[cfg(feature = "driver")] {
//! use gimbal_kernels_sys::{Kernels, driver};
//!
//! match driver::open(0).and_then(Kernels::new) {
//!     Ok(kernels) => println!("{:?}", kernels.context().ordinal()),
//!     Err(error) => println!("no kernels here: {error}"),
//! }
//! # }
//! ```

pub mod manifest;
pub mod verified;

#[cfg(feature = "driver")]
pub mod driver;
#[cfg(feature = "driver")]
mod embedded;
#[cfg(feature = "driver")]
mod error;
#[cfg(feature = "driver")]
mod family;
#[cfg(feature = "driver")]
pub mod flao;
#[cfg(feature = "driver")]
mod kernels;
#[cfg(feature = "driver")]
pub mod launch;
#[cfg(feature = "driver")]
pub mod lrpe;
#[cfg(feature = "driver")]
pub mod tensor_map;
#[cfg(feature = "driver")]
pub mod tpa_decode;

#[cfg(feature = "driver")]
pub use crate::{
    embedded::shipped_manifest,
    error::Error,
    family::{Family, Kernel},
    kernels::Kernels,
};
