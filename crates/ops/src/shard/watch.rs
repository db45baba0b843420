//! Who is still there, and whether all ranks call the same: beside the stream, so that calls do not wait.
//!
//! Ranks are connected to rank 0 and tell it now and then what they have called. It tells them how many calls all have come to,
//! and when a rank is gone, late, or has called something else; then each has its exchange aborted, and every later call fails. A
//! closed connection is a rank that has ended.
//!
//! A rank that calls something for the first time waits until all have come to it: NCCL may connect in such a call, and would wait
//! for the others with no limit and with nobody who could end it.
//!
//! Messages are lines: `call WHAT`, `bye CALLS`, and of rank 0 `met CALLS`, `fail RANK gone`, `fail RANK late SECONDS`, `fail RANK
//! other EXPECTED|GOT`.

use std::collections::{HashSet, VecDeque};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream, ToSocketAddrs};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::exchange::PeerReason;
use crate::Error;

/// How often ranks tell what they have called.
const PERIOD: Duration = Duration::from_millis(20);
/// What a connection begins with.
const HELLO: &[u8; 8] = b"gimbal 2";
/// What rank 0 hands to all when they meet.
pub(super) type Token = [u8; 128];

/// Watches over the ranks of a group, from this one.
pub(super) struct Watch {
    shared: Arc<Shared>,
    ticker: Option<JoinHandle<()>>,
}

struct Shared {
    rank: usize,
    ranks: usize,
    limit: Duration,
    state: Mutex<State>,
    wake: Condvar,
    /// Ends what is on the stream.
    abort: Box<dyn Fn() + Send + Sync>,
}

#[derive(Default)]
struct State {
    /// What this rank has called, and not yet told.
    calls: Vec<String>,
    /// How many it has called.
    count: u64,
    /// What it has called at least once.
    known: HashSet<String>,
    /// How many all ranks have called, as far as this one knows.
    met: u64,
    /// Somebody waits for what is yet to be told.
    is_urgent: bool,
    /// Of rank 0: what each rank has called, and not yet all of them.
    open: Vec<VecDeque<String>>,
    /// Of rank 0: since when a call has been open.
    since: Option<Instant>,
    /// The ranks that have ended as they should, and after how many calls.
    left: Vec<Option<u64>>,
    failure: Option<Error>,
    /// What is on the stream is being ended.
    is_aborting: bool,
    is_over: bool,
}

/// The connections of a rank: of rank 0 to the others in their order, of the others to rank 0.
pub(super) struct Links(Vec<TcpStream>);

/// Waits at an address until all ranks are there, and hands what `token` makes on rank 0 to all.
pub(super) fn meet(
    rank: usize,
    ranks: usize,
    address: impl ToSocketAddrs,
    limit: Duration,
    token: impl FnOnce() -> Result<Token, Error>,
) -> Result<(Links, Token), Error> {
    let deadline = Instant::now() + limit;
    let failed = |error: io::Error| Error::Meeting {
        rank,
        ranks,
        reason: error.to_string(),
    };
    if rank == 0 {
        let listener = TcpListener::bind(address).map_err(failed)?;
        return host(&listener, ranks, deadline, token);
    }
    let addresses: Vec<_> = address.to_socket_addrs().map_err(failed)?.collect();
    let mut link = loop {
        match TcpStream::connect(&addresses[..]) {
            Ok(link) => break link,
            // Rank 0 may not be there yet.
            Err(error) if Instant::now() >= deadline => return Err(failed(error)),
            Err(_) => thread::sleep(PERIOD),
        }
    };
    let exchange = || -> io::Result<Token> {
        link.set_nodelay(true)?;
        link.write_all(HELLO)?;
        for number in [rank, ranks] {
            link.write_all(&(number as u64).to_le_bytes())?;
        }
        // At least a moment: 0 would be forever.
        let left = deadline.saturating_duration_since(Instant::now());
        link.set_read_timeout(Some(left.max(PERIOD)))?;
        let mut token = [0; 128];
        link.read_exact(&mut token)?;
        link.set_read_timeout(None)?;
        Ok(token)
    };
    let token = { exchange }().map_err(failed)?;
    Ok((Links(vec![link]), token))
}

/// [`meet`] of rank 0.
pub(super) fn host(
    listener: &TcpListener,
    ranks: usize,
    deadline: Instant,
    token: impl FnOnce() -> Result<Token, Error>,
) -> Result<(Links, Token), Error> {
    let failed = |reason: String| Error::Meeting {
        rank: 0,
        ranks,
        reason,
    };
    let io_failed = |error: io::Error| failed(error.to_string());
    let mut links: Vec<Option<TcpStream>> = (0..ranks).map(|_| None).collect();
    listener.set_nonblocking(true).map_err(io_failed)?;
    while let Some(missing) = (1..ranks).find(|&rank| links[rank].is_none()) {
        match listener.accept() {
            Ok((link, _)) => {
                // Whoever is not one of us is hung up on.
                if let Ok((rank, theirs)) = greet(&link) {
                    if theirs != ranks || !(1..ranks).contains(&rank) || links[rank].is_some() {
                        let reason = format!("rank {rank} of {theirs} has come");
                        return Err(failed(reason));
                    }
                    links[rank] = Some(link);
                }
            }
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                if Instant::now() >= deadline {
                    return Err(failed(format!("rank {missing} has not come")));
                }
                thread::sleep(PERIOD / 4);
            }
            Err(error) => return Err(io_failed(error)),
        }
    }
    let token = token()?;
    let mut links: Vec<_> = links.into_iter().flatten().collect();
    for link in &mut links {
        link.write_all(&token).map_err(io_failed)?;
    }
    Ok((Links(links), token))
}

/// The rank and the number of ranks of who has come.
fn greet(mut link: &TcpStream) -> io::Result<(usize, usize)> {
    link.set_nonblocking(false)?;
    link.set_nodelay(true)?;
    link.set_read_timeout(Some(Duration::from_secs(2)))?;
    let mut hello = [0; 24];
    link.read_exact(&mut hello)?;
    link.set_read_timeout(None)?;
    if !hello.starts_with(HELLO) {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let number = |at: usize| {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&hello[at..at + 8]);
        u64::from_le_bytes(bytes) as usize
    };
    Ok((number(8), number(16)))
}

impl Watch {
    /// Begins to watch. `abort` is called once, by another thread, where something is wrong.
    pub fn start(
        rank: usize,
        ranks: usize,
        Links(links): Links,
        limit: Duration,
        abort: impl Fn() + Send + Sync + 'static,
    ) -> Result<Self, Error> {
        let failed = |error: io::Error| Error::Meeting {
            rank,
            ranks,
            reason: error.to_string(),
        };
        let state = State {
            open: vec![VecDeque::new(); ranks],
            left: vec![None; ranks],
            ..State::default()
        };
        let shared = Arc::new(Shared {
            rank,
            ranks,
            limit,
            state: Mutex::new(state),
            wake: Condvar::new(),
            abort: Box::new(abort),
        });
        for (index, link) in links.iter().enumerate() {
            let other = if rank == 0 { index + 1 } else { 0 };
            let (shared, link) = (shared.clone(), link.try_clone().map_err(failed)?);
            let listen = move || shared.listen(other, BufReader::new(link));
            let name = format!("gimbal rank {rank} to {other}");
            thread::Builder::new()
                .name(name)
                .spawn(listen)
                .map_err(failed)?;
        }
        let ticker = thread::Builder::new().name(format!("gimbal rank {rank}"));
        let ticker = {
            let shared = shared.clone();
            ticker.spawn(move || shared.tick(links)).map_err(failed)?
        };
        Ok(Self {
            shared,
            ticker: Some(ticker),
        })
    }

    /// Notes a call, unless something is wrong already, and waits for the other ranks if it is the first of its kind.
    pub fn call(&self, what: impl FnOnce() -> String) -> Result<(), Error> {
        let shared = &self.shared;
        let mut state = shared.state();
        if let Some(failure) = &state.failure {
            return Err(failure.clone());
        }
        let what = what();
        let is_first = !state.known.contains(&what);
        if is_first {
            state.known.insert(what.clone());
        }
        if shared.rank == 0 {
            state.open[0].push_back(what);
        } else {
            state.calls.push(what);
        }
        state.count += 1;
        if !is_first {
            return Ok(());
        }
        let count = state.count;
        state.is_urgent = true;
        shared.wake.notify_all();
        let is_open = |state: &State| state.met < count && state.failure.is_none();
        // Rank 0 says who is late, until it has left. It may be stopped itself.
        let waits = |state: &mut State| is_open(state) && state.left[0].is_none();
        let limit = shared.limit;
        let waited = shared.wake.wait_timeout_while(state, 2 * limit, waits);
        let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        if is_open(&state) {
            let reason = match state.left[0] {
                Some(_) => PeerReason::Gone,
                None => PeerReason::Late { limit },
            };
            drop(state);
            shared.fail(shared.peer(0, reason));
            state = shared.state();
        }
        state.failure.clone().map_or(Ok(()), Err)
    }

    /// What is wrong.
    pub fn failure(&self) -> Option<Error> {
        self.shared.state().failure.clone()
    }

    /// Something that was noticed otherwise.
    pub fn fail(&self, failure: Error) {
        self.shared.fail(failure);
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.shared.state().is_over = true;
        self.shared.wake.notify_all();
        if let Some(ticker) = self.ticker.take() {
            // It has not panicked, and there is nothing to do if it has.
            let _ = ticker.join();
        }
        // The process may end next, in which nothing can be ended any more.
        let aborting = |state: &mut State| state.is_aborting;
        let state = self.shared.wake.wait_while(self.shared.state(), aborting);
        drop(state.unwrap_or_else(PoisonError::into_inner));
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The first failure stands.
    fn fail(&self, failure: Error) {
        let mut state = self.state();
        if state.is_over || state.failure.is_some() {
            return;
        }
        state.failure = Some(failure);
        state.is_aborting = true;
        drop(state);
        self.wake.notify_all();
        (self.abort)();
        self.state().is_aborting = false;
        self.wake.notify_all();
    }

    fn peer(&self, rank: usize, reason: PeerReason) -> Error {
        let call = "an exchange between ranks";
        Error::Peer { call, rank, reason }
    }

    /// Reads what another rank tells.
    fn listen(&self, other: usize, link: BufReader<TcpStream>) {
        for line in link.lines() {
            let Ok(line) = line else { break };
            match line.split_once(' ') {
                Some(("call", what)) => {
                    let mut state = self.state();
                    state.open[other].push_back(what.to_owned());
                    // A rank may be waiting for the answer.
                    state.is_urgent = true;
                    self.wake.notify_all();
                }
                Some(("met", calls)) => {
                    let mut state = self.state();
                    state.met = calls.parse().unwrap_or(state.met);
                    self.wake.notify_all();
                }
                Some(("bye", calls)) => {
                    self.state().left[other] = calls.parse().ok();
                    self.wake.notify_all();
                    return;
                }
                Some(("fail", what)) => {
                    if let Some((rank, reason)) = parse(what) {
                        self.fail(self.peer(rank, reason));
                    }
                    return;
                }
                _ => break,
            }
        }
        self.fail(self.peer(other, PeerReason::Gone));
    }

    /// Tells what this rank has called, and on rank 0 compares what all have.
    fn tick(&self, mut links: Vec<TcpStream>) {
        loop {
            let state = self.state();
            let waits =
                |state: &mut State| !(state.is_over || state.is_urgent || state.failure.is_some());
            let waited = self.wake.wait_timeout_while(state, PERIOD, waits);
            let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
            state.is_urgent = false;
            let (calls, count) = (std::mem::take(&mut state.calls), state.count);
            let (is_over, met) = (state.is_over, state.met);
            let found = match state.failure.is_none() {
                true => self.compare(&mut state),
                false => None,
            };
            let has_met = (state.met > met).then_some(state.met);
            drop(state);
            if let Some((rank, reason)) = found {
                self.fail(self.peer(rank, reason));
            }
            let failure = self.state().failure.clone();
            let mut message: String = calls.iter().map(|call| format!("call {call}\n")).collect();
            if let Some(calls) = has_met {
                self.wake.notify_all();
                message += &format!("met {calls}\n");
            }
            match &failure {
                Some(Error::Peer { rank, reason, .. }) if self.rank == 0 => {
                    message += &format!("fail {rank} {}\n", spell(reason));
                }
                // A closed connection says the rest.
                Some(_) => {}
                None if is_over => message += &format!("bye {count}\n"),
                None => {}
            }
            for link in &mut links {
                // Whoever does not hear it is gone, which its own connection tells.
                let _ = link.write_all(message.as_bytes());
            }
            if failure.is_some() || is_over {
                for link in &links {
                    let _ = link.shutdown(std::net::Shutdown::Write);
                }
                return;
            }
        }
    }

    /// What is wrong with what the ranks have told.
    fn compare(&self, state: &mut State) -> Option<(usize, PeerReason)> {
        if self.rank != 0 {
            // Rank 0 has ended before a call of ours.
            let is_alone = state.left[0].is_some_and(|calls| calls < state.count);
            return is_alone.then_some((0, PeerReason::Gone));
        }
        while state.open.iter().all(|calls| !calls.is_empty()) {
            let calls: Vec<_> = state
                .open
                .iter_mut()
                .flat_map(VecDeque::pop_front)
                .collect();
            state.since = None;
            if let Some(rank) = calls.iter().position(|call| *call != calls[0]) {
                let (expected, got) = (calls[0].clone(), calls[rank].clone());
                return Some((rank, PeerReason::Other { expected, got }));
            }
            state.met += 1;
        }
        if state.open.iter().all(VecDeque::is_empty) {
            state.since = None;
            return None;
        }
        let missing: Vec<_> = (0..self.ranks)
            .filter(|&rank| state.open[rank].is_empty())
            .collect();
        if let Some(&rank) = missing.iter().find(|&&rank| state.left[rank].is_some()) {
            return Some((rank, PeerReason::Gone));
        }
        let since = *state.since.get_or_insert_with(Instant::now);
        let reason = PeerReason::Late { limit: self.limit };
        (since.elapsed() > self.limit).then(|| (missing[0], reason))
    }
}

fn spell(reason: &PeerReason) -> String {
    match reason {
        PeerReason::Gone => "gone".to_owned(),
        PeerReason::Late { limit } => format!("late {}", limit.as_secs_f64()),
        PeerReason::Other { expected, got } => format!("other {expected}|{got}"),
    }
}

fn parse(what: &str) -> Option<(usize, PeerReason)> {
    let (rank, reason) = what.split_once(' ')?;
    let reason = match reason.split_once(' ') {
        Some(("late", seconds)) => PeerReason::Late {
            limit: Duration::try_from_secs_f64(seconds.parse().ok()?).ok()?,
        },
        Some(("other", calls)) => {
            let (expected, got) = calls.split_once('|')?;
            PeerReason::Other {
                expected: expected.to_owned(),
                got: got.to_owned(),
            }
        }
        _ => PeerReason::Gone,
    };
    Some((rank.parse().ok()?, reason))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    const LIMIT: Duration = Duration::from_secs(20);

    /// So many ranks that have met, each with how often it was aborted.
    fn watches(ranks: usize, limit: Duration) -> Vec<(Watch, Arc<AtomicUsize>)> {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let start = |rank, links| {
            let aborted = Arc::new(AtomicUsize::new(0));
            let count = aborted.clone();
            let abort = move || {
                count.fetch_add(1, Ordering::SeqCst);
            };
            (
                Watch::start(rank, ranks, links, limit, abort).unwrap(),
                aborted,
            )
        };
        thread::scope(|scope| {
            let others: Vec<_> = (1..ranks)
                .map(|rank| {
                    scope.spawn(move || {
                        let unused = || unreachable!("only rank 0 makes a token");
                        let (links, token) = meet(rank, ranks, address, LIMIT, unused).unwrap();
                        assert_eq!(token, [7; 128]);
                        start(rank, links)
                    })
                })
                .collect();
            let deadline = Instant::now() + LIMIT;
            let (links, _) = host(&listener, ranks, deadline, || Ok([7; 128])).unwrap();
            let first = start(0, links);
            let others = others.into_iter().map(|other| other.join().unwrap());
            std::iter::once(first).chain(others).collect()
        })
    }

    /// What all of these ranks get who call something at once, each in a thread.
    fn call(
        watches: &[(Watch, Arc<AtomicUsize>)],
        what: impl Fn(usize) -> String + Sync,
    ) -> Vec<Result<(), Error>> {
        let what = &what;
        thread::scope(|scope| {
            let calls: Vec<_> = watches
                .iter()
                .enumerate()
                .map(|(index, (watch, _))| scope.spawn(move || watch.call(|| what(index))))
                .collect();
            calls.into_iter().map(|call| call.join().unwrap()).collect()
        })
    }

    /// What a rank finds to be wrong, within the limit of the test.
    fn failure(watch: &(Watch, Arc<AtomicUsize>)) -> (usize, PeerReason) {
        let start = Instant::now();
        loop {
            if let Some(Error::Peer { rank, reason, .. }) = watch.0.failure() {
                // It is aborted at once.
                thread::sleep(2 * PERIOD);
                assert_eq!(watch.1.load(Ordering::SeqCst), 1);
                return (rank, reason);
            }
            assert!(start.elapsed() < LIMIT, "nothing was noticed");
            thread::sleep(PERIOD);
        }
    }

    #[test]
    fn shards_that_call_the_same_are_left_alone() {
        let watches = watches(3, LIMIT);
        for round in 0..10 {
            for result in call(&watches, |_| format!("all_reduce of shape [{}]", round % 5)) {
                result.unwrap();
            }
        }
        thread::sleep(4 * PERIOD);
        assert!(watches.iter().all(|(watch, _)| watch.failure().is_none()));
    }

    #[test]
    fn a_shard_that_ends_is_named() {
        for gone in 0..3 {
            let mut watches = watches(3, LIMIT);
            let (watch, _) = watches.remove(gone);
            drop(watch);
            for (watch, _) in &watches {
                // It may be known already.
                let _ = watch.call(|| "all_gather of shape []".to_owned());
            }
            for watch in &watches {
                assert_eq!(failure(watch), (gone, PeerReason::Gone));
                let again = watch.0.call(String::new).unwrap_err();
                assert!(again.to_string().contains(&format!("rank {gone} is gone")));
            }
        }
    }

    #[test]
    fn an_abort_of_a_shard_is_waited_for() {
        let mut watches = watches(2, LIMIT);
        let (other, _) = watches.remove(1);
        other.fail(Error::NotOnGpu { what: "a test" });
        assert_eq!(failure(&watches[0]), (1, PeerReason::Gone));
        let shared = watches[0].0.shared.clone();
        shared.state().is_aborting = true;
        let ends = thread::spawn(move || {
            thread::sleep(4 * PERIOD);
            shared.state().is_aborting = false;
            shared.wake.notify_all();
        });
        let start = Instant::now();
        drop(watches);
        assert!(start.elapsed() >= 2 * PERIOD);
        ends.join().unwrap();
    }

    #[test]
    fn a_shard_that_does_not_come_is_named() {
        let limit = Duration::from_millis(200);
        let late = PeerReason::Late { limit };
        let what = |_| "all_reduce of shape [4]".to_owned();
        // Its first call, for which the others wait; and a later one, for which they do not.
        for is_first in [true, false] {
            let watches = watches(3, limit);
            if !is_first {
                call(&watches, what).into_iter().for_each(Result::unwrap);
            }
            for result in call(&watches[..2], what) {
                assert_eq!(result.is_err(), is_first);
            }
            for watch in &watches {
                assert_eq!(failure(watch), (2, late.clone()));
            }
        }
    }

    #[test]
    fn a_shard_that_comes_later_is_waited_for() {
        let watches = watches(2, LIMIT);
        let start = Instant::now();
        let results = call(&watches, |rank| {
            thread::sleep(rank as u32 * 5 * PERIOD);
            "all_reduce of shape [4]".to_owned()
        });
        results.into_iter().for_each(Result::unwrap);
        assert!(start.elapsed() >= 5 * PERIOD);
        // Nobody waits for what has been called before.
        for (watch, _) in &watches {
            watch.call(|| "all_reduce of shape [4]".to_owned()).unwrap();
        }
    }

    #[test]
    fn a_shard_of_another_shape_is_named() {
        let watches = watches(2, LIMIT);
        let results = call(&watches, |width| format!("all_reduce of shape [{width}]"));
        // Before anything is exchanged.
        assert!(results.iter().all(Result::is_err));
        let [expected, got] = [0, 1].map(|width| format!("all_reduce of shape [{width}]"));
        for watch in &watches {
            let (expected, got) = (expected.clone(), got.clone());
            assert_eq!(failure(watch), (1, PeerReason::Other { expected, got }));
        }
    }

    #[test]
    fn shards_that_do_not_meet_are_told() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let deadline = Instant::now() + Duration::from_millis(50);
        let error = host(&listener, 2, deadline, || Ok([0; 128])).err().unwrap();
        assert_eq!(
            error.to_string(),
            "rank 0 of 2 has not met the others: rank 1 has not come"
        );
    }
}
