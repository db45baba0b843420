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

/// What ranks make of what each of them brings.
#[derive(Clone, Copy)]
pub(super) enum Collective {
    /// The sum.
    AllReduce,
    /// All of it, one behind the other.
    AllGather,
}

impl Collective {
    pub fn name(self) -> &'static str {
        match self {
            Self::AllReduce => "all_reduce",
            Self::AllGather => "all_gather",
        }
    }
}

impl Exchange {
    pub fn run(
        &self,
        what: Collective,
        part: TensorView<f32>,
        mut out: TensorViewMut<f32>,
    ) -> Result<(), Error> {
        match (self, what) {
            (Self::Alone, Collective::AllReduce) => out.copy_from(part),
            (Self::Alone, Collective::AllGather) => out.select(0, 0)?.copy_from(part),
            (Self::Threads(seat), Collective::AllReduce) => {
                seat.exchange(what.name(), part, out, |parts, sum| {
                    for (index, sum) in sum.iter_mut().enumerate() {
                        let terms = parts.iter().map(|part| f64::from(part[index]));
                        *sum = terms.sum::<f64>() as f32;
                    }
                })
            }
            (Self::Threads(seat), Collective::AllGather) => {
                seat.exchange(what.name(), part, out, |parts, all| {
                    let parts = parts.iter().flat_map(|part| part.iter());
                    all.iter_mut()
                        .zip(parts)
                        .for_each(|(all, part)| *all = *part);
                })
            }
            #[cfg(feature = "nccl")]
            (Self::Nccl(nccl), _) => nccl.exchange(what, part, out),
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
