//! The definition of Gimbal's fused attention operators, and their implementation on the CPU.
//!
//! This crate says what every operator computes: the parameters, which inputs are valid and what is
//! said about those that are not, and the results, forward and backward. It is written from the
//! formulas, computes in f64 and rounds each output once, so it serves as the oracle that GPU
//! kernels are held against. It uses all cores, so it also serves as the backend of a machine
//! without a GPU. It knows nothing of GPUs itself.
//!
//! | Concept | Here |
//! |---|---|
//! | An operator: a plain value with its parameters | [`Lrpe`], [`Flao`], [`FlaoLrpe`], [`TpaDecode`] |
//! | Its results: new, into a given tensor, unrounded | `forward`, `forward_into`, `forward_f64`; `backward…`; `dtheta…` |
//! | Its checks, on shapes alone, for tensors anywhere | `check_forward`, `check_backward`, …, on [`TensorInfo`] |
//! | The sizes that the checks find | [`LrpeProblem`], [`FlaoProblem`], [`FlaoLrpeProblem`], [`TpaDecodeProblem`] |
//! | What is wrong with an input | [`InputError`], [`InputReason`] |
//! | Element types, rounding | [`DType`], [`Element`] |
//! | The parts of [`Lrpe`] | [`Encoding`], [`Positions`], [`Function`], [`ThetaKind`] |
//! | Theta of the usual models | [`RopeScaling`] |
//! | Cosine and sine of the exact angle | [`phase`] |
//! | Whether a result is close enough | [`compare`] |
//! | Property tests of other implementations | `testing`, a feature |
//!
//! Tensors are [`ndarray`] views. The last dimension is contiguous; every other stride is free, so
//! a permuted or sliced view costs no copy. Empty tensors succeed. Nothing panics on bad input, and
//! the same input gives the same bits, whatever the number of threads.
//!
//! # Example
//!
//! Each part stands on its own: an operator on slices of a fused projection, its gradients, and a
//! comparison with the exact result.
//!
//! ```
//! use gimbal_reference::compare::{LRPE_ELEMENT, check_elements, forward_scale};
//! use gimbal_reference::{Activation, Lrpe, Positions};
//! use half::bf16;
//! use ndarray::{Array2, Array5, s};
//!
//! // Queries, keys and values side by side, (B, N, 3, H, D); theta one row for all heads.
//! let (batch, tokens, heads, features) = (2, 16, 4, 8);
//! let qkv = Array5::from_shape_fn((batch, tokens, 3, heads, features), |(b, n, i, h, d)| {
//!     bf16::from_f32((b + 2 * n + 3 * i + 5 * h + 7 * d) as f32 / 100.0)
//! });
//! let queries = qkv.slice(s![.., .., 0, .., ..]).into_dyn();
//! let theta = Array2::from_shape_fn((1, features / 2), |(_, i)| {
//!     10000f32.powf(-2.0 * i as f32 / features as f32)
//! });
//!
//! let rope = Lrpe {
//!     f: Activation::Silu.into(),
//!     positions: Positions::line(1000),
//!     ..Lrpe::rotate()
//! };
//! let o = rope.forward(queries.view(), theta.view())?;
//! let dx = rope.backward(Some(queries.view()), theta.view(), o.view())?;
//! let dtheta = rope.dtheta(queries.view(), theta.view(), o.view())?;
//! assert_eq!((dx.shape(), dtheta.shape()), (queries.shape(), theta.shape()));
//!
//! let exact = rope.forward_f64(queries.view(), theta.view())?;
//! let scale = forward_scale(exact.view());
//! assert_eq!(check_elements(o.view(), exact.view(), scale.view(), LRPE_ELEMENT), Ok(()));
//!
//! // What is wrong is said in one line.
//! let error = rope.forward(queries.view(), Array2::zeros((3, 4)).view()).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "lrpe_rotate: theta must have 1 row or one for each of the 4 heads, got 3"
//! );
//! # Ok::<(), gimbal_reference::InputError>(())
//! ```

pub mod activation;
mod blocks;
pub mod compare;
mod dtype;
mod error;
mod flao;
mod flao_lrpe;
mod lrpe;
pub mod phase;
mod tensor;
#[cfg(feature = "testing")]
pub mod testing;
mod theta;
mod tpa_decode;

pub use dtype::{DType, Element};
pub use error::{InputError, InputReason};
pub use flao::{
    Flao, FlaoGradients, FlaoInputs, FlaoProblem, FlaoQueryGradients, FlaoSave, FlaoSaved,
};
pub use flao_lrpe::{FlaoAngles, FlaoLrpe, FlaoLrpeGradients, FlaoLrpeProblem, FlaoLrpeSaved};
pub use lrpe::{
    Activation, AxisTables, Encoding, Function, IndexType, IndexView, Lrpe, LrpeInfo, LrpeInputs,
    LrpeProblem, Pairing, Positions, Rotation, SoftmaxAxis, ThetaKind, ThetaOrTables,
};
pub use tensor::TensorInfo;
pub use theta::RopeScaling;
pub use tpa_decode::{
    TpaDecode, TpaDecodeOutput, TpaDecodeProblem, TpaDecodeScales, TpaFactors, TpaMergeProblem,
    TpaQuery,
};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
