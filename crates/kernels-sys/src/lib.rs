//! The raw CUDA kernels of Gimbal: their sources (`cuda/`), what was compiled from them (`ptx/`), and what it takes to load
//! and launch them.
//!
//! | level | here |
//! |---|---|
//! | what is shipped | [`Kernel`], [`kernel`] |
//! | is there a driver and a GPU that can run it | [`driver`] |
//! | how many blocks a multiprocessor holds | [`Limits`] |
//! | the kernels of one CUDA context, loaded when first used; the launch | [`Kernels`], [`Launch`] |
//! | the parameters of each kernel, and which kernels there are | [`flao`], [`lrpe`], [`stream`], [`tpa_decode`] |
//!
//! There is no policy in this crate: grids, block shapes and workspaces are the caller's choice, and nothing is checked
//! that only the caller can know. The safe operators are in the crate `gimbal-ops`.
//!
//! A build needs neither a CUDA toolkit nor a driver: the code is part of the crate, and `libcuda` is opened when [`driver`]
//! first looks for it.
//!
//! ```
//! use gimbal_kernels_sys::{Kernels, driver};
//!
//! match driver::open(0).and_then(Kernels::new) {
//!     Ok(kernels) => println!("{:?}", kernels.context().ordinal()),
//!     Err(error) => println!("no kernels here: {error}"),
//! }
//! ```

pub mod kernel;
pub mod manifest;
mod table;
pub mod verified;

#[cfg(feature = "driver")]
pub mod driver;
#[cfg(feature = "driver")]
mod embedded;
#[cfg(feature = "driver")]
mod error;
#[cfg(feature = "driver")]
pub mod flao;
#[cfg(feature = "driver")]
mod kernels;
#[cfg(feature = "driver")]
mod launch;
#[cfg(feature = "driver")]
pub mod lrpe;
#[cfg(feature = "driver")]
mod occupancy;
#[cfg(feature = "driver")]
pub mod stream;
#[cfg(feature = "driver")]
pub mod tensor_map;
#[cfg(feature = "driver")]
pub mod tpa_decode;
mod types;

pub use crate::kernel::{Arch, Kernel};
pub use crate::types::{ElementType, Launch};
#[cfg(feature = "driver")]
pub use crate::{error::Error, kernels::Kernels, occupancy::Limits};
