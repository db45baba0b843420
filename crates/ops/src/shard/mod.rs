//! Operators whose tokens are shared out to several ranks, each a GPU or the CPU.
//!
//! `exchange.rs` is what ranks say to each other, by one way or another; the other files are an operator each: what it computes
//! of its own tokens, what it exchanges, and what it makes of that.

mod exchange;
mod flao;
mod flao_lrpe;
mod lrpe;
#[cfg(feature = "nccl")]
mod nccl;
mod scratch;
mod threads;
mod tpa_decode;
#[cfg(feature = "nccl")]
mod watch;

use std::fmt;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use exchange::{Collective, Exchange};
use threads::{Meeting, Seat};

use crate::check::{check_apart, check_dense, check_device};
use crate::{Device, Error, TensorView, TensorViewMut};
pub use exchange::PeerReason;

/// One of several ranks that work on the same sequences, each on tokens of its own: a device, and a way to the others.
///
/// Every rank has a group value of its own, and calls the same operators in the same order; operators are given to
/// [`shard`](Self::shard). Tokens may be shared out unevenly, and a rank may have none. Everything but the number of tokens is
/// equal on all ranks: B, H, the features, the element type, the operator.
///
/// | made by | ranks | exchange |
/// |---|---|---|
/// | [`alone`](Self::alone) | one | none |
/// | [`threads`](Self::threads) | threads of this process, on any devices | through the host, so calls wait: for the CPU, and tests |
/// | `nccl` | processes or threads, a GPU each | NCCL, on the stream |
/// | `nccl_threads` | threads of this process, a GPU each | the same |
/// | `from_nccl` | those of the caller's communicator | the same |
///
/// The latter are there with the feature `nccl`. Their calls wait for nothing, neither on the host nor for other ranks, but for
/// the first exchange of a shape, before which ranks wait for each other, since NCCL may connect in it; they can be captured in a
/// graph. Where a rank ends, does not come to a call, or comes to another one, a thread beside the stream notices and ends the
/// exchange on every rank: what is cut off is NaN, and [`check`](Self::check) and every later call return an error that names the
/// rank. A shape that is new to a rank is compared before anything is written. Where ranks mix up shapes that all have called
/// before, an exchange may run to its end, and means nothing. Of the replays of a graph only the end of a rank is noticed, and
/// behind an error there may be none. Nobody watches over the ranks of `from_nccl`.
///
/// What is exchanged depends neither on the number of tokens nor, but for the last bits, on how they are shared out:
///
/// | operator | exchanged by the forward pass | by the backward pass |
/// |---|---|---|
/// | [`Flao`](crate::Flao) | the sum of kv, (B, H, D, E) | that of dkv |
/// | [`FlaoLrpe`](crate::FlaoLrpe) | the sum of kv, (B, H, D′, E), and of z, (B, H, D) | those of dkv, dz and dtheta, and of what was not saved |
/// | [`Lrpe`](crate::Lrpe) with a softmax over the sequence | maximum and sum of each column, of every rank | those and a mean; the sums of dtheta and of a norm's gradient |
/// | [`TpaDecode`](crate::TpaDecode) | o and lse, (B, T, H, E + 1), of every rank | |
///
/// Sums and merges are in the order of the ranks, or in one that the library chooses by the number of ranks and the size alone:
/// every rank gets the same bits, and gets them again with every run.
///
/// Other position encodings exchange nothing forward: give a rank's [`Lrpe`](crate::Lrpe) the position of its first token as its
/// [`offset`](crate::Lrpe::offset).
///
/// # Example
/// ```
/// use std::thread;
///
/// use gimbal_ops::{Device, Error, Flao, FlaoInputs, Group};
/// use ndarray::{Array4, s};
///
/// // (B, H, N, D) of 10 tokens, of which each of three ranks has its share.
/// let x = Array4::from_shape_fn((1, 2, 10, 4), |(_, h, n, d)| ((h + 3 * n + d) as f32).sin());
/// let rank = |group: Group| {
///     let own = group.share(10);
///     let x = group.device().tensor(&x.slice(s![.., .., own, ..]))?;
///     let o = group.shard(Flao::new()).forward(FlaoInputs::new(&x, &x, &x, &x))?;
///     o.to_array()
/// };
/// let groups = Group::threads([(); 3].map(|()| Device::cpu()));
/// let shares: Vec<_> = thread::scope(|scope| {
///     let ranks: Vec<_> = groups.into_iter().map(|group| scope.spawn(|| rank(group))).collect();
///     ranks.into_iter().map(|rank| rank.join().unwrap().unwrap()).collect()
/// });
///
/// let x = Device::cpu().tensor(&x)?;
/// let whole = Flao::new().forward(FlaoInputs::new(&x, &x, &x, &x))?.to_array()?;
/// assert_eq!([4, 3, 3], [0, 1, 2].map(|rank| shares[rank].shape()[2]));
/// assert!((&shares[0] - &whole.slice(s![.., .., ..4, ..])).iter().all(|difference| difference.abs() < 1e-5));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone)]
pub struct Group {
    device: Device,
    rank: usize,
    ranks: usize,
    exchange: Exchange,
}

/// An operator, for the tokens of one rank. Made by [`Group::shard`].
///
/// It has the methods of the operator that need an exchange. They take and give what those of the operator take and give, of
/// this rank's tokens; every rank of the group calls them, in the same order.
#[derive(Clone, Debug)]
pub struct Sharded<'g, Op> {
    group: &'g Group,
    op: Op,
}

impl Group {
    /// How long ranks wait for each other, unless told otherwise.
    pub const LIMIT: Duration = Duration::from_secs(60);

    /// The only rank: operators give what they give without a group, by the stages that they have with one.
    pub fn alone(device: &Device) -> Self {
        Self::of(device.clone(), 0, 1, Exchange::Alone)
    }

    /// A rank for each device, each to be used by a thread of its own. A call on one waits for the others to come to the same
    /// call, up to [`LIMIT`](Self::LIMIT), and where they are GPUs for these too; it cannot be captured in a graph.
    ///
    /// Where a rank does not come, is dropped, or brings something else, every rank gets an error that names it, from then on.
    pub fn threads(devices: impl IntoIterator<Item = Device>) -> Vec<Self> {
        Self::threads_within(devices, Self::LIMIT)
    }

    /// [`threads`](Self::threads) that wait so long.
    pub fn threads_within(devices: impl IntoIterator<Item = Device>, limit: Duration) -> Vec<Self> {
        let devices: Vec<_> = devices.into_iter().collect();
        let ranks = devices.len();
        let meeting = Arc::new(Meeting::new(ranks, limit));
        let group = |(rank, device)| {
            let seat = Seat::new(meeting.clone(), rank);
            Self::of(device, rank, ranks, Exchange::Threads(Arc::new(seat)))
        };
        devices.into_iter().enumerate().map(group).collect()
    }

    /// A rank of several, each a GPU, through NCCL. Waits until all are there. `address` is where rank 0 listens and the others
    /// find it, such as `"10.0.0.1:29500"`: a connection stays open beside the exchange, by which ranks notice that one is
    /// gone, has not come to a call of the others within `limit`, or has come to another one.
    ///
    /// NCCL's NVLink multicast is for many GPUs, and sums in an order of its own: set `NCCL_NVLS_ENABLE=0` where bits are to
    /// repeat.
    ///
    /// # Errors
    /// [`Error::Nccl`] where there is no NCCL, or it fails; [`Error::Meeting`] where a rank does not come within `limit`;
    /// [`Error::NotOnGpu`].
    ///
    /// # Example
    /// ```no_run
    /// use gimbal_ops::{Device, Error, Group};
    ///
    /// // The process of rank 1 of 2.
    /// let device = Device::cuda(1)?;
    /// let group = Group::nccl(&device, 1, 2, "127.0.0.1:29500", Group::LIMIT)?;
    /// # Ok::<(), Error>(())
    /// ```
    #[cfg(feature = "nccl")]
    pub fn nccl(
        device: &Device,
        rank: usize,
        ranks: usize,
        address: impl std::net::ToSocketAddrs,
        limit: Duration,
    ) -> Result<Self, Error> {
        let met = watch::meet(rank, ranks, address, limit, nccl::token)?;
        Self::nccl_of(device, rank, ranks, met, limit)
    }

    /// [`nccl`](Self::nccl) for threads of this process: a rank for each device, each to be used by a thread of its own.
    ///
    /// # Errors
    /// As [`nccl`](Self::nccl).
    #[cfg(feature = "nccl")]
    pub fn nccl_threads(
        devices: impl IntoIterator<Item = Device>,
        limit: Duration,
    ) -> Result<Vec<Self>, Error> {
        let devices: Vec<_> = devices.into_iter().collect();
        let ranks = devices.len();
        let failed = |error: std::io::Error| Error::Meeting {
            rank: 0,
            ranks,
            reason: error.to_string(),
        };
        let listener = std::net::TcpListener::bind("127.0.0.1:0").map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let start = |(rank, device): (usize, &Device)| {
            let met = match rank {
                0 => {
                    let deadline = std::time::Instant::now() + limit;
                    watch::host(&listener, ranks, deadline, nccl::token)
                }
                _ => watch::meet(rank, ranks, address, limit, nccl::token),
            };
            Self::nccl_of(device, rank, ranks, met?, limit)
        };
        // NCCL waits for all ranks in each.
        std::thread::scope(|scope| {
            let devices = devices.iter().enumerate();
            let starting: Vec<_> = devices
                .map(|rank| scope.spawn(move || start(rank)))
                .collect();
            let groups = starting.into_iter().map(|rank| match rank.join() {
                Ok(group) => group,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            groups.collect()
        })
    }

    #[cfg(feature = "nccl")]
    fn nccl_of(
        device: &Device,
        rank: usize,
        ranks: usize,
        (links, token): (watch::Links, watch::Token),
        limit: Duration,
    ) -> Result<Self, Error> {
        let nccl = nccl::Nccl::new(device, rank, ranks, token, links, limit)?;
        let exchange = Exchange::Nccl(Arc::new(nccl));
        Ok(Self::of(device.clone(), rank, ranks, exchange))
    }

    /// A rank of a communicator that the caller has made: an `ncclComm_t`. It is neither destroyed nor aborted, and nobody watches
    /// over its ranks but NCCL itself and its owner.
    ///
    /// # Errors
    /// [`Error::Nccl`] where there is no NCCL, or it fails; [`Error::NotOnGpu`].
    ///
    /// # Safety
    /// The communicator is of the NCCL that the process has loaded as `libnccl.so.2`, and of the device's GPU. It is alive until the
    /// group, its clones, and the graphs of its calls are gone, and is not used by other threads at the same time.
    ///
    /// # Example
    /// ```no_run
    /// use gimbal_ops::{Device, Error, Group};
    ///
    /// fn group_of(device: &Device, communicator: *mut std::ffi::c_void) -> Result<Group, Error> {
    ///     // SAFETY: the framework that has made it keeps it until the program ends.
    ///     unsafe { Group::from_nccl(device, communicator) }
    /// }
    /// ```
    #[cfg(feature = "nccl")]
    pub unsafe fn from_nccl(
        device: &Device,
        communicator: *mut std::ffi::c_void,
    ) -> Result<Self, Error> {
        if !device.is_cuda() {
            return Err(Error::NotOnGpu {
                what: "Group::from_nccl",
            });
        }
        // SAFETY: passed on to the caller.
        let (nccl, rank, ranks) = unsafe { nccl::Nccl::borrowed(device, communicator)? };
        let exchange = Exchange::Nccl(Arc::new(nccl));
        Ok(Self::of(device.clone(), rank, ranks, exchange))
    }

    /// The version of the NCCL that is found, as `10000 * major + 100 * minor + patch`.
    ///
    /// # Errors
    /// [`Error::Nccl`] where there is none.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::Group;
    ///
    /// match Group::nccl_version() {
    ///     Ok(version) => println!("NCCL {version}"),
    ///     Err(error) => println!("{error}"),
    /// }
    /// ```
    #[cfg(feature = "nccl")]
    pub fn nccl_version() -> Result<u32, Error> {
        nccl::version()
    }

    fn of(device: Device, rank: usize, ranks: usize, exchange: Exchange) -> Self {
        Self {
            device,
            rank,
            ranks,
            exchange,
        }
    }

    /// Whether all ranks still take part, as far as is known now. Ask after [`Device::synchronize`] to know that what was
    /// computed before is right.
    ///
    /// # Errors
    /// [`Error::Peer`] where one does not; [`Error::Nccl`].
    pub fn check(&self) -> Result<(), Error> {
        self.exchange.check()
    }

    /// The device of this rank, on which its tensors are.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// The number of this rank, from 0.
    pub fn rank(&self) -> usize {
        self.rank
    }

    /// The number of ranks.
    pub fn ranks(&self) -> usize {
        self.ranks
    }

    /// Which of so many tokens are this rank's, if they are shared out in a row and as evenly as can be. The start is the
    /// offset of their positions.
    ///
    /// ```
    /// use gimbal_ops::{Device, Group};
    ///
    /// let groups = Group::threads([(); 3].map(|()| Device::cpu()));
    /// let shares: Vec<_> = groups.iter().map(|group| group.share(10)).collect();
    /// assert_eq!(shares, [0..4, 4..7, 7..10]);
    /// ```
    pub fn share(&self, tokens: usize) -> Range<usize> {
        let (each, more) = (tokens / self.ranks, tokens % self.ranks);
        let start = |rank: usize| rank * each + rank.min(more);
        start(self.rank)..start(self.rank + 1)
    }

    /// How many of the first so many tokens are this rank's, if it has every [`ranks`](Self::ranks)-th token from the one with
    /// its own number on. A cache that grows stays even so.
    ///
    /// ```
    /// use gimbal_ops::{Device, Group};
    ///
    /// let groups = Group::threads([(); 3].map(|()| Device::cpu()));
    /// let shares: Vec<_> = groups.iter().map(|group| group.share_interleaved(10)).collect();
    /// assert_eq!(shares, [4, 3, 3]);
    /// ```
    pub fn share_interleaved(&self, tokens: usize) -> usize {
        self.share(tokens).len()
    }

    /// An operator for the tokens of this rank.
    pub fn shard<Op>(&self, op: Op) -> Sharded<'_, Op> {
        Sharded { group: self, op }
    }

    /// Writes the sum over all ranks of what each brings, of one shape. Both are dense and do not overlap.
    ///
    /// # Errors
    /// [`Error::Shape`], [`Error::NotDense`], [`Error::Overlap`], [`Error::DeviceMismatch`]; [`Error::Peer`] where a rank does
    /// not take part; [`Error::Capturing`] of threads.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Group};
    /// use ndarray::array;
    ///
    /// let group = Group::alone(&Device::best()?);
    /// let part = group.device().tensor(&array![1.0f32, 2.0])?;
    /// let mut sum = group.device().empty(&[2])?;
    /// group.all_reduce(&part, &mut sum)?;
    /// assert_eq!(sum.to_array()?, array![1.0, 2.0].into_dyn());
    /// # Ok::<(), Error>(())
    /// ```
    pub fn all_reduce<'a, 'b>(
        &self,
        part: impl Into<TensorView<'a, f32>>,
        sum: impl Into<TensorViewMut<'b, f32>>,
    ) -> Result<(), Error> {
        let part = part.into();
        let shape = part.shape().to_vec();
        self.run(Collective::AllReduce, part, sum.into(), &shape)
    }

    /// Writes what each rank brings, of one shape, one behind the other: `all` has one dimension more than `part`, its first,
    /// as long as there are ranks. Both are dense and do not overlap.
    ///
    /// # Errors
    /// As [`all_reduce`](Self::all_reduce).
    pub fn all_gather<'a, 'b>(
        &self,
        part: impl Into<TensorView<'a, f32>>,
        all: impl Into<TensorViewMut<'b, f32>>,
    ) -> Result<(), Error> {
        let part = part.into();
        let shape = [&[self.ranks][..], part.shape()].concat();
        self.run(Collective::AllGather, part, all.into(), &shape)
    }

    /// # Errors
    /// [`Error::DeviceMismatch`].
    fn check_device(
        &self,
        op: &'static str,
        tensor: &'static str,
        device: &Device,
    ) -> Result<(), Error> {
        check_device(op, &self.device, tensor, device)
    }

    /// Into an output of this shape.
    fn run(
        &self,
        what: Collective,
        part: TensorView<f32>,
        out: TensorViewMut<f32>,
        shape: &[usize],
    ) -> Result<(), Error> {
        let call = what.name();
        self.check_device(call, "the part", part.device())?;
        self.check_device(call, "the output", out.device())?;
        if out.shape() != shape {
            return Err(Error::Shape {
                expected: shape.to_vec(),
                got: out.shape().to_vec(),
            });
        }
        let (part_seen, out_seen) = (part.seen("the part"), out.seen("the output"));
        check_dense(call, part_seen.name, part.layout())?;
        check_dense(call, out_seen.name, out.layout())?;
        check_apart(call, &[Some(out_seen)], &[&[Some(part_seen)]])?;
        self.exchange.run(what, part, out)
    }
}

impl fmt::Debug for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Group({} of {} on {})",
            self.rank, self.ranks, self.device
        )
    }
}

impl<Op> Sharded<'_, Op> {
    /// This rank.
    pub fn group(&self) -> &Group {
        self.group
    }

    /// The operator.
    pub fn op(&self) -> &Op {
        &self.op
    }
}
