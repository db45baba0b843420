//! CPU reference of Gimbal's fused attention operators.
#![deny(missing_docs)]

pub mod activation;
pub mod compare;
pub mod dtype;
pub mod error;
pub mod lrpe;
pub mod lrpe_cosine;
pub mod lrpe_cosine_md;
pub mod lrpe_rotate;
pub mod phase;
pub mod tensor;
pub mod theta;

pub use activation::{Activation, SoftmaxAxis};
pub use dtype::{DType, Element};
pub use error::InputError;
pub use lrpe::LrpeProblem;
pub use lrpe_cosine::LrpeCosine;
pub use lrpe_cosine_md::LrpeCosineMd;
pub use lrpe_rotate::LrpeRotate;
pub use tensor::TensorInfo;
pub use theta::ThetaKind;
