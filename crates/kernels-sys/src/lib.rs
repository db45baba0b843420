//! The raw CUDA kernels of Gimbal: their sources (`cuda/`), the PTX that was compiled from them (`ptx/`; machine code is in
//! `gimbal-kernels-sm90a`), and what it takes to load and launch them.
//!
//! | level | here |
//! |---|---|
//! | what is shipped | [`Kernel`], [`kernel`] |
//! | is there a driver and a GPU that can run it | [`driver`] |
//! | how many blocks a multiprocessor holds | [`Limits`] |
//! | the kernels of one CUDA context, loaded when first used; the launch | [`Kernels`], [`Launch`] |
//! | the parameters of each kernel, and which kernels there are | [`flao`], [`flao_lrpe`], [`lrpe`], [`stream`], [`tpa_decode`] |
//! | which tensors the copy engine takes | [`tensor_map`] |
//! | what a thread made last, such as plans and tensor maps | [`recent`] |
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

pub mod driver;
mod error;
pub mod flao;
pub mod flao_lrpe;
pub mod kernel;
mod kernels;
mod launch;
pub mod lrpe;
mod occupancy;
pub mod recent;
pub mod stream;
mod table;
pub mod tensor_map;
pub mod tpa_decode;
mod types;

pub use crate::error::Error;
pub use crate::kernel::{Arch, Kernel};
pub use crate::kernels::Kernels;
pub use crate::occupancy::Limits;
pub use crate::types::{ElementType, Launch};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
