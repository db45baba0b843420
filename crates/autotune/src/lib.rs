//! Picks the fastest of several configs that give the same result, and remembers it on disk.
//!
//! There is no CUDA in this crate, and nothing of kernels: what is tuned is any [`Problem`] that can name its
//! candidates, and time comes through a [`Timer`]. Asking never fails: without a cache, without a measurement, with a
//! cache full of nonsense, the answer is the problem's own default.
//!
//! # Example
//! A device whose work takes 9 ms in blocks of 64 threads and 3 ms in blocks of 256, and which gets it wrong with 1024:
//! ```
//! use std::convert::Infallible;
//! use std::time::Duration;
//!
//! use gimbal_autotune::{Bucket, Digest, Environment, Key, Mode, Problem, Session, Timer, Tuner};
//!
//! struct Sum {
//!     rows: u64,
//! }
//!
//! struct FakeDevice;
//!
//! impl Timer<u32> for FakeDevice {
//!     type Error = Infallible;
//!
//!     fn reference(&mut self, _default: &u32) -> Result<(), Infallible> {
//!         Ok(()) // runs the default, and keeps what it wrote
//!     }
//!
//!     fn agrees(&mut self, threads: &u32) -> Result<bool, Infallible> {
//!         Ok(*threads < 1024) // runs it too, and compares
//!     }
//!
//!     fn time(&mut self, threads: &u32) -> Result<Duration, Infallible> {
//!         Ok(Duration::from_micros(if *threads == 64 { 9000 } else { 768_000 / u64::from(*threads) }))
//!     }
//! }
//!
//! impl Problem for Sum {
//!     type Details = Bucket;
//!     type Config = u32;
//!     type Error = Infallible;
//!     type Timer<'a> = FakeDevice;
//!
//!     fn key(&self) -> Key<Bucket> {
//!         Key { op: "sum", pass: "fwd", dtype: "f32", details: Bucket::of(self.rows) }
//!     }
//!
//!     fn default_config(&self) -> u32 {
//!         64
//!     }
//!
//!     fn challengers(&self) -> Vec<u32> {
//!         vec![128, 256, 1024]
//!     }
//!
//!     fn code(&self) -> Digest {
//!         Digest::of(["sum v1"])
//!     }
//!
//!     fn timer(&self) -> Result<FakeDevice, Infallible> {
//!         Ok(FakeDevice)
//!     }
//! }
//!
//! let tuner = Tuner::new(Session::new(Environment::new("fake device")).into());
//! assert_eq!(tuner.config(Mode::Replay, &Sum { rows: 1000 }), 64, "replay never measures");
//! assert_eq!(tuner.config(Mode::Tune, &Sum { rows: 1000 }), 256);
//! assert_eq!(tuner.config(Mode::Replay, &Sum { rows: 1024 }), 256, "of the same bucket, so already known");
//! ```
//!
//! # What can be trusted
//! - A candidate counts only if its result agrees with that of the default, before it is timed and again when it has won.
//! - Candidates take turns, and one replaces the default only by a lead above the noise in most of them.
//! - A config is stored by value, for a [`Key`] with everything that the choice depends on, the [`Digest`] of the code and
//!   of the list of candidates included, in a directory of the [`Environment`].
//! - Whatever comes from disk is checked: it must be of this key, on the list of candidates, and valid for the problem
//!   ([`Problem::is_valid`]). Otherwise it counts as not found, with one warning in the log.
//! - Entries appear whole, and the first winner of a key is everybody's: processes that measure at once end with the same
//!   config. Within a process a key is tuned once, however many threads ask.

mod cache;
mod candidate;
mod entry;
mod environment;
mod error;
mod key;
mod mode;
mod sampler;
mod session;
mod timer;
mod tuner;

pub use cache::Cache;
pub use candidate::{Candidates, Config, Outcome, Trial};
pub use entry::{Collection, Entry, EntryKey, Recorded};
pub use environment::Environment;
pub use error::Error;
pub use key::{Bucket, Details, Digest, Key};
pub use mode::{Mode, UnknownMode};
pub use sampler::{Measured, POLICY, Times};
pub use session::{Report, Session, Source};
pub use timer::Timer;
pub use tuner::{Problem, Tuner};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
