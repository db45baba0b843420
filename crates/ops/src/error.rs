//! What can go wrong in a call.

use gimbal_reference::InputError;

use crate::tensor::Layout;
use crate::{BlockShape, PeerReason};

/// Why a call did nothing.
///
/// Inputs are checked before anything is launched or written, by the same checks on the CPU and on the GPU. The message is
/// one line.
///
/// ```
/// use gimbal_ops::{Device, Error, InputReason, Lrpe, Theta};
/// use ndarray::{Array2, Array4};
///
/// let device = Device::cpu();
/// let theta = device.tensor(&Array2::<f32>::zeros((2, 3)))?;
/// let x = device.tensor(&Array4::<f32>::zeros((1, 4, 2, 7)))?;
/// let error = Lrpe::rotate(Theta::per_feature(theta)).forward(&x).unwrap_err();
/// assert_eq!(error, Error::Input(InputReason::OddWidth { tensor: "x", got: 7 }.of("lrpe_rotate")));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// An operator does not accept an input.
    #[error(transparent)]
    Input(#[from] InputError),
    /// The driver, the GPU or a kernel failed.
    #[error(transparent)]
    Cuda(#[from] gimbal_kernels_sys::Error),
    /// The tensors of a call are on different devices, or on different streams of one.
    #[error("{op}: {tensor} is on {got}, but the other tensors are on {expected}")]
    DeviceMismatch {
        /// The operator.
        op: &'static str,
        /// The tensor.
        tensor: &'static str,
        /// The device of the call.
        expected: String,
        /// The device of the tensor.
        got: String,
    },
    /// An output shares memory with another tensor of the call.
    #[error("{op}: the output {output} must not overlap {other} in memory")]
    Overlap {
        /// The operator.
        op: &'static str,
        /// The output.
        output: &'static str,
        /// The other tensor.
        other: &'static str,
    },
    /// A tensor must fill its memory without gaps, in row-major order.
    #[error(
        "{op}: {tensor} must be dense and row-major, got shape {shape:?} with strides {strides:?}"
    )]
    NotDense {
        /// The operator, or the method.
        op: &'static str,
        /// The tensor.
        tensor: &'static str,
        /// Its shape.
        shape: Vec<usize>,
        /// Its strides, in elements.
        strides: Vec<isize>,
    },
    /// An output was given that the operator was not told to compute.
    #[error("{op}: {tensor} was given, but is not asked for: {how}")]
    Unexpected {
        /// The operator.
        op: &'static str,
        /// The tensor.
        tensor: &'static str,
        /// How to ask for it.
        how: &'static str,
    },
    /// A workspace has fewer bytes than the call needs.
    #[error("{op}: the workspace must have at least {needed} bytes, got {got}")]
    WorkspaceTooSmall {
        /// The operator.
        op: &'static str,
        /// The bytes needed.
        needed: usize,
        /// The bytes of the workspace.
        got: usize,
    },
    /// An input of the host would be read only once, when a graph is captured, and not when it is replayed.
    #[error("{op}: {tensor} of the host cannot be captured in a graph: {how}")]
    NotCapturable {
        /// The operator.
        op: &'static str,
        /// The input.
        tensor: &'static str,
        /// What can be captured.
        how: &'static str,
    },
    /// Something that a graph cannot hold.
    #[error("{what} is not possible while a graph is being captured")]
    Capturing {
        /// What was asked for.
        what: &'static str,
    },
    /// A size is beyond what the kernels can count, or memory can hold.
    #[error("{op}: {what} must be at most {max}, got {got}")]
    TooLarge {
        /// The operator, or the method.
        op: &'static str,
        /// What is too large.
        what: &'static str,
        /// The limit.
        max: u64,
        /// What came; the largest u64 where it is even more.
        got: u64,
    },
    /// A config asks for a block that no GPU can run.
    #[error(
        "{op}: with {lanes} lanes a row, a block must have 1 to {max} threads and some work, got {shape:?}"
    )]
    BlockShape {
        /// The operator.
        op: &'static str,
        /// The threads that share a row, which the shapes decide.
        lanes: u32,
        /// The config.
        shape: BlockShape,
        /// The most threads of a block.
        max: u32,
    },
    /// A tensor has more dimensions than this crate handles.
    #[error("a tensor must have at most {max} dimensions, got {got}")]
    Rank {
        /// The limit.
        max: usize,
        /// The dimensions that came.
        got: usize,
    },
    /// The number of strides is not the number of dimensions.
    #[error("a tensor of shape {shape:?} must have one stride per dimension, got {got:?}")]
    Strides {
        /// The shape.
        shape: Vec<usize>,
        /// The strides that came.
        got: Vec<isize>,
    },
    /// The number of elements does not fit the shape.
    #[error("a tensor of shape {shape:?} must have {expected} elements, got {got}")]
    Elements {
        /// The shape.
        shape: Vec<usize>,
        /// The elements of this shape.
        expected: usize,
        /// The elements that came.
        got: usize,
    },
    /// A tensor that is copied has another shape than where it is copied to.
    #[error("a tensor of shape {expected:?} cannot be a copy of one of shape {got:?}")]
    Shape {
        /// The shape of the copy.
        expected: Vec<usize>,
        /// The shape of what came.
        got: Vec<usize>,
    },
    /// The elements of a tensor do not lie in memory as another shape needs.
    #[error(
        "a tensor of shape {shape:?} with strides {strides:?} has no shape {to:?} without a copy"
    )]
    Reshape {
        /// The shape.
        shape: Vec<usize>,
        /// The strides.
        strides: Vec<isize>,
        /// The shape that was asked for.
        to: Vec<usize>,
    },
    /// Shape and strides reach beyond the memory.
    #[error(
        "a tensor of shape {shape:?} with strides {strides:?} must be within {len} elements of memory"
    )]
    OutOfBounds {
        /// The shape.
        shape: Vec<usize>,
        /// The strides.
        strides: Vec<isize>,
        /// The elements of the memory.
        len: usize,
    },
    /// There can be no elements at an address.
    #[error("an address must be a multiple of {align} and not null, got {address:#x}")]
    Address {
        /// The address.
        address: u64,
        /// What it must be a multiple of.
        align: usize,
    },
    /// The axes to permute are not a permutation.
    #[error("the axes must be a permutation of 0..{rank}, got {got:?}")]
    Permutation {
        /// The dimensions of the tensor.
        rank: usize,
        /// The axes that came.
        got: Vec<usize>,
    },
    /// A range is not within a dimension.
    #[error("dimension {dim} of shape {shape:?} has no range {start}..{end}")]
    Range {
        /// The dimension.
        dim: usize,
        /// The shape.
        shape: Vec<usize>,
        /// The start of the range.
        start: usize,
        /// The end of the range.
        end: usize,
    },
    /// The host has no room for an array.
    #[error("the host has no room for {bytes} bytes")]
    HostMemory {
        /// The bytes asked for.
        bytes: usize,
    },
    /// A rank of a group has not taken part in an exchange, so that this one cannot go on either.
    #[error("{call}: rank {rank} {reason}")]
    Peer {
        /// The exchange.
        call: &'static str,
        /// The rank.
        rank: usize,
        /// Why.
        reason: PeerReason,
    },
    /// The ranks of a group have not come together.
    #[error("rank {rank} of {ranks} has not met the others: {reason}")]
    Meeting {
        /// This rank.
        rank: usize,
        /// The number of ranks.
        ranks: usize,
        /// What the system says.
        reason: String,
    },
    /// NCCL is not there, or has failed.
    #[error("{call} of NCCL failed: {reason}")]
    Nccl {
        /// The function.
        call: &'static str,
        /// What it says.
        reason: String,
    },
    /// A call that only makes sense on a GPU.
    #[error("{what} needs a CUDA device, got the CPU")]
    NotOnGpu {
        /// The call.
        what: &'static str,
    },
}

impl Error {
    /// [`Error::NotDense`] of a tensor that lies so.
    pub(crate) fn not_dense(op: &'static str, tensor: &'static str, layout: &Layout) -> Self {
        Self::NotDense {
            op,
            tensor,
            shape: layout.shape().to_vec(),
            strides: layout.strides().to_vec(),
        }
    }

    /// [`Error::TooLarge`], of a number that may be beyond what it can say.
    pub(crate) fn too_large(op: &'static str, what: &'static str, max: u64, got: u128) -> Self {
        let got = u64::try_from(got).unwrap_or(u64::MAX);
        Self::TooLarge { op, what, max, got }
    }
}
