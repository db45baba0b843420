//! What ranks say to each other.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use super::threads::Seat;
use crate::{Error, TensorView, TensorViewMut};

/// A way to the other ranks.
#[derive(Clone)]
pub(super) enum Exchange {
    /// There are none.
    Alone,
    Threads(Arc<Seat>),
    #[cfg(feature = "nccl")]
    Nccl(Arc<super::nccl::Nccl>),
}

impl Exchange {
    pub fn all_reduce(
        &self,
        call: &'static str,
        part: TensorView<f32>,
        mut sum: TensorViewMut<f32>,
    ) -> Result<(), Error> {
        match self {
            Self::Alone => sum.copy_from(part),
            Self::Threads(seat) => seat.exchange(call, part, sum, |parts, sum| {
                for (index, sum) in sum.iter_mut().enumerate() {
                    let terms = parts.iter().map(|part| f64::from(part[index]));
                    *sum = terms.sum::<f64>() as f32;
                }
            }),
            #[cfg(feature = "nccl")]
            Self::Nccl(nccl) => nccl.all_reduce(call, part, sum),
        }
    }

    pub fn all_gather(
        &self,
        call: &'static str,
        part: TensorView<f32>,
        all: TensorViewMut<f32>,
    ) -> Result<(), Error> {
        match self {
            Self::Alone => all.select(0, 0)?.copy_from(part),
            Self::Threads(seat) => seat.exchange(call, part, all, |parts, all| {
                let all = all.iter_mut();
                all.zip(parts.iter().flat_map(|part| part.iter()))
                    .for_each(|(all, part)| *all = *part);
            }),
            #[cfg(feature = "nccl")]
            Self::Nccl(nccl) => nccl.all_gather(call, part, all),
        }
    }

    pub fn check(&self) -> Result<(), Error> {
        let failure = match self {
            Self::Alone => None,
            Self::Threads(seat) => seat.failure(),
            #[cfg(feature = "nccl")]
            Self::Nccl(nccl) => nccl.failure(),
        };
        failure.map_or(Ok(()), Err)
    }
}

/// Why a rank did not take part in an exchange.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PeerReason {
    /// It has ended, or dropped its group.
    Gone,
    /// It has not come to the call.
    Late {
        /// How long the others have waited.
        limit: Duration,
    },
    /// It has come to another call, or with another shape.
    Other {
        /// What the first rank has called.
        expected: String,
        /// What this one has called.
        got: String,
    },
}

impl fmt::Display for PeerReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gone => f.write_str("is gone"),
            Self::Late { limit } => write!(f, "has not come within {limit:?}"),
            Self::Other { expected, got } => write!(f, "has called {got}, not {expected}"),
        }
    }
}

/// # Errors
/// [`Error::NotDense`].
pub(super) fn check_dense(
    op: &'static str,
    tensor: &'static str,
    view: &TensorView<f32>,
) -> Result<(), Error> {
    match view.layout().is_dense() {
        true => Ok(()),
        false => Err(Error::NotDense {
            op,
            tensor,
            shape: view.shape().to_vec(),
            strides: view.strides().to_vec(),
        }),
    }
}
