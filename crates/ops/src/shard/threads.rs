//! Ranks that are threads of one process, and meet at each call.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::exchange::PeerReason;
use crate::{Error, TensorView, TensorViewMut};

/// Where they meet.
pub(super) struct Meeting {
    limit: Duration,
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    /// What each rank has brought to the call under way.
    parts: Vec<Option<Part>>,
    /// The ranks that have taken what all have brought.
    taken: usize,
    /// The ranks whose seats are dropped.
    gone: Vec<bool>,
    /// What every call gives from then on.
    failure: Option<Error>,
}

#[derive(Clone)]
struct Part {
    /// What was called: the call and the shape.
    what: Arc<str>,
    values: Arc<[f32]>,
}

/// The place of one rank. When it is dropped, calls that it has not come to fail.
pub(super) struct Seat {
    meeting: Arc<Meeting>,
    rank: usize,
}

impl Meeting {
    pub fn new(ranks: usize, limit: Duration) -> Self {
        let state = State {
            parts: vec![None; ranks],
            taken: 0,
            gone: vec![false; ranks],
            failure: None,
        };
        Self {
            limit,
            state: Mutex::new(state),
            changed: Condvar::new(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What all ranks have brought, in their order.
    fn meet(&self, call: &'static str, rank: usize, part: Part) -> Result<Vec<Arc<[f32]>>, Error> {
        let deadline = Instant::now() + self.limit;
        // Those of the call before may still be taking theirs.
        let mut state = self.wait(call, self.state(), deadline, |state| {
            state.parts[rank].is_none()
        })?;
        state.parts[rank] = Some(part);
        self.changed.notify_all();
        let mut state = self.wait(call, state, deadline, |state| {
            state.parts.iter().all(Option::is_some)
        })?;
        let parts: Vec<Part> = state.parts.iter().flatten().cloned().collect();
        let other = parts.iter().position(|part| part.what != parts[0].what);
        if let Some(rank) = other {
            let [expected, got] = [&parts[0], &parts[rank]].map(|part| part.what.to_string());
            let reason = PeerReason::Other { expected, got };
            return Err(self.fail(&mut state, Error::Peer { call, rank, reason }));
        }
        state.taken += 1;
        if state.taken == parts.len() {
            state.taken = 0;
            state.parts.fill(None);
            self.changed.notify_all();
        }
        Ok(parts.into_iter().map(|part| part.values).collect())
    }

    fn wait<'s>(
        &self,
        call: &'static str,
        mut state: MutexGuard<'s, State>,
        deadline: Instant,
        is_done: impl Fn(&State) -> bool,
    ) -> Result<MutexGuard<'s, State>, Error> {
        loop {
            if let Some(failure) = &state.failure {
                return Err(failure.clone());
            }
            if is_done(&state) {
                return Ok(state);
            }
            let is_lost = |(part, gone): (&Option<Part>, &bool)| part.is_none() && *gone;
            if let Some(rank) = state.parts.iter().zip(&state.gone).position(is_lost) {
                let reason = PeerReason::Gone;
                return Err(self.fail(&mut state, Error::Peer { call, rank, reason }));
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                // Either it has not brought its part, or not taken what was there.
                let missing = state.parts.iter().position(Option::is_none);
                let rank = missing.unwrap_or_default();
                let reason = PeerReason::Late { limit: self.limit };
                return Err(self.fail(&mut state, Error::Peer { call, rank, reason }));
            }
            let waited = self.changed.wait_timeout(state, left);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// The first failure stands.
    fn fail(&self, state: &mut State, failure: Error) -> Error {
        self.changed.notify_all();
        state.failure.get_or_insert(failure).clone()
    }
}

impl Seat {
    pub fn new(meeting: Arc<Meeting>, rank: usize) -> Self {
        Self { meeting, rank }
    }

    /// What is wrong.
    pub fn failure(&self) -> Option<Error> {
        self.meeting.state().failure.clone()
    }

    /// Lets `join` make the output of the parts of all ranks.
    pub fn exchange(
        &self,
        call: &'static str,
        part: TensorView<f32>,
        mut out: TensorViewMut<f32>,
        join: impl FnOnce(&[Arc<[f32]>], &mut [f32]),
    ) -> Result<(), Error> {
        let device = part.device();
        if device.is_recording() {
            return Err(Error::Capturing {
                what: "an exchange between threads",
            });
        }
        let part = Part {
            what: format!("{call} of shape {:?}", part.shape()).into(),
            values: part.to_array()?.iter().copied().collect(),
        };
        let parts = self.meeting.meet(call, self.rank, part)?;
        let mut values = vec![0.0; out.len()];
        join(&parts, &mut values);
        let values = device.tensor_from_slice(&values, out.shape())?;
        out.copy_from(&values)
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.meeting.state().gone[self.rank] = true;
        self.meeting.changed.notify_all();
    }
}
