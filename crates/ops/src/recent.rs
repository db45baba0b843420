//! Plans of a thread's last calls: a call that comes again, on other memory, has the same.

use std::cell::RefCell;

use crate::autotune::Mode;
use crate::device::Gpu;
use crate::workspace::ALIGNMENT;

/// How many are kept of a family: both passes of a few layers that differ, and what they ask of workspaces.
const KEPT: usize = 16;

/// The last values that a thread made, each with what it was made for. A key has all that its value depends on, so that it never
/// goes stale.
pub(crate) struct Recent<K, V> {
    /// And the place of the next.
    values: RefCell<(Vec<(K, V)>, usize)>,
}

impl<K: Clone + PartialEq, V: Clone> Recent<K, V> {
    pub const fn new() -> Self {
        Self {
            values: RefCell::new((Vec::new(), 0)),
        }
    }

    /// The value of this key.
    pub fn of<E>(&self, key: &K, make: impl FnOnce() -> Result<V, E>) -> Result<V, E> {
        let found = |(values, _): &(Vec<(K, V)>, usize)| {
            let known = values.iter().find(|(known, _)| known == key);
            known.map(|(_, value)| value.clone())
        };
        if let Some(value) = found(&self.values.borrow()) {
            return Ok(value);
        }
        // Nothing is borrowed meanwhile: what is measured makes calls of its own.
        let value = make()?;
        let (values, next) = &mut *self.values.borrow_mut();
        let new = (key.clone(), value.clone());
        match values.get_mut(*next) {
            Some(oldest) => *oldest = new,
            None => values.push(new),
        }
        *next = (*next + 1) % KEPT;
        Ok(value)
    }
}

/// An address that is as aligned: what plans may look at, so that they serve other memory. That of nothing stays.
pub(crate) fn anywhere(address: u64) -> u64 {
    let aligned = ALIGNMENT as u64;
    if address == 0 {
        0
    } else {
        aligned + address % aligned
    }
}

/// What a plan depends on besides its call: the GPU, and what the autotuner knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Circumstances {
    facts: u64,
    mode: Mode,
    choices: u64,
}

impl Gpu {
    /// None while a call may be measured, which is then asked for each time.
    pub fn circumstances(&self) -> Option<Circumstances> {
        let mode = self.mode();
        (mode != Mode::Tune).then(|| Circumstances {
            facts: self.facts().number,
            mode,
            choices: self.session().choices(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_are_kept_and_no_errors() {
        let recent = Recent::new();
        let of = |key: usize, made: Result<usize, &'static str>| recent.of(&key, || made);
        assert_eq!(of(1, Err("no")), Err("no"));
        assert_eq!(of(1, Ok(10)), Ok(10));
        assert_eq!(of(1, Ok(11)), Ok(10));
        for key in 2..=KEPT {
            assert_eq!(of(key, Ok(10 * key)), Ok(10 * key));
        }
        assert_eq!(of(1, Ok(11)), Ok(10));
        // The oldest goes first.
        assert_eq!(of(100, Ok(1)), Ok(1));
        assert_eq!(of(1, Ok(11)), Ok(11));
        assert_eq!(of(3, Ok(0)), Ok(30));
    }

    #[test]
    fn a_value_may_need_others() {
        let recent = Recent::<u32, u32>::new();
        let outer = recent.of(&1, || Ok::<_, ()>(recent.of(&2, || Ok::<_, ()>(5))? + 1));
        assert_eq!(outer, Ok(6));
        assert_eq!(recent.of(&2, || Err(())), Ok(5));
    }
}
