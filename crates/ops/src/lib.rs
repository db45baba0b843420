//! Gimbal's fused attention operators: a safe, typed API on the tensors of a CPU or a GPU.
//!
//! ```
//! use gimbal_ops::{Activation, Device, Error, Lrpe, Theta, bf16};
//! use ndarray::{Array2, Array4};
//!
//! let device = Device::best()?; // the first GPU, else the CPU
//! let theta = Array2::from_shape_fn((1, 32), |(_, i)| 10000f32.powf(-(i as f32) / 32.0));
//! let rope = Lrpe::rotate(Theta::per_feature(device.tensor(&theta)?))
//!     .activation(Activation::Silu)
//!     .offset(10);
//!
//! let x = device.tensor(&Array4::from_elem((2, 16, 4, 64), bf16::ONE))?; // (B, N, H, D)
//! let y = rope.forward(&x)?;
//! let gradients = rope.backward(&x, &y)?;
//! assert_eq!(gradients.dx.shape(), x.shape());
//! # Ok::<(), Error>(())
//! ```
//!
//! | concept | here |
//! |---|---|
//! | where things live and run | [`Device`]: the CPU, or one stream of one GPU |
//! | data | [`Tensor`], [`TensorView`], [`TensorViewMut`] of [`Scalar`]s; operators compute with [`Float`]s |
//! | operators, as values that hold their parameters | [`Lrpe`], of queries and keys [`LrpePair`]; [`Flao`], both as one [`FlaoLrpe`]; [`TpaDecode`] |
//! | their parameters | [`Theta`] of [`Frequencies`], [`Activation`], [`Pairing`], [`LrpeConfig`] |
//! | positions, offsets and lengths that the device holds | [`Index`] |
//! | what a backward pass needs and returns | [`Saved`], [`LrpeGradients`]; [`FlaoSaved`], [`FlaoGradients`]; [`FlaoLrpeSaved`], [`FlaoLrpeGradients`] |
//! | what a pass of linear attention reads | [`FlaoInputs`]; [`FlaoQueries`] for its second stage alone |
//! | what a decode reads and returns | [`TpaInputs`] of [`TpaFactors`] and [`KvLens`]; [`TpaOutput`], [`TpaOutputMut`] |
//! | how a GPU divides it | [`Parallel`], [`Splits`] |
//! | by which kernels a GPU computes | [`FlaoRoute`], [`FlaoLrpeRoute`], [`TpaRoute`] |
//! | no hidden allocation | the `_into` forms, with a [`Workspace`] as large as `*_workspace` says |
//! | repeating calls cheaply | [`Device::capture`] and [`Graph`] |
//! | configs that were measured on this GPU | [`Device::autotune`], [`autotune`] |
//! | several ranks, each with tokens of its own | [`Group`], [`Sharded`] |
//! | what can go wrong | [`Error`], [`PeerReason`] |
//!
//! # CPU and GPU
//! The same call works on both, accepts the same inputs and rejects the others with the same error, but for sizes beyond what
//! kernels can count ([`Error::TooLarge`]). On the CPU it runs the reference implementation of the crate `gimbal-reference`,
//! which is exact but not fast. No CUDA toolkit is needed to build, and no driver to run on the CPU.
//!
//! # Layouts
//! Operators read tensors by their strides: the last dimension must be contiguous, every other stride is free. A tensor
//! that lies in memory as (B, H, N, D) is given to an operator on (B, N, H, D) with
//! [`permute(&[0, 2, 1, 3])`](TensorView::permute), and is not copied. A new output has the order of its input.

pub mod autotune;
mod check;
mod device;
mod element;
mod error;
mod flao;
mod flao_lrpe;
mod lrpe;
mod recent;
mod shard;
mod tensor;
#[cfg(feature = "testing")]
pub mod testing;
mod tpa_decode;
mod tune;
mod workspace;

pub use cudarc;
pub use gimbal_kernels_sys::Arch;
pub use gimbal_kernels_sys::driver::DeviceInfo;
pub use gimbal_reference::{
    Activation, DType, FlaoSave, InputError, InputReason, Pairing, SoftmaxAxis, ThetaKind,
    TpaFactors, TpaQuery,
};
pub use half::{bf16, f16};

pub use device::{Device, Graph};
pub use element::{Float, Scalar};
pub use error::Error;
#[cfg(feature = "internals")]
#[doc(hidden)]
pub use flao::lookup::FlaoLookup;
pub use flao::{
    Flao, FlaoGradients, FlaoGradientsMut, FlaoInputs, FlaoQueries, FlaoQueryGradients,
    FlaoQueryGradientsMut, FlaoRoute, FlaoSaved, FlaoSavedAs, FlaoSavedMut, FlaoSavedView,
};
pub use flao_lrpe::{
    FlaoLrpe, FlaoLrpeGradients, FlaoLrpeGradientsMut, FlaoLrpeRoute, FlaoLrpeSaved,
    FlaoLrpeSavedAs, FlaoLrpeSavedMut, FlaoLrpeSavedView,
};
pub use lrpe::{
    BlockShape, Frequencies, Index, IndexTensor, Lrpe, LrpeConfig, LrpeGradients, LrpeGradientsMut,
    LrpePair, Saved, Theta,
};
pub use shard::{Group, PeerReason, Sharded};
pub use tensor::{
    Any, AnyTensor, AnyTensorView, AnyTensorViewMut, CudaMemory, CudaMemoryMut, Tensor, TensorView,
    TensorViewMut,
};
pub use tpa_decode::{
    KvLens, Parallel, Splits, TpaDecode, TpaInputs, TpaOutput, TpaOutputMut, TpaRoute,
};
pub use workspace::Workspace;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
