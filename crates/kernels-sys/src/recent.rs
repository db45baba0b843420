//! What a thread made last, so that what comes again is not made again.

use std::cell::RefCell;
use std::fmt;

/// How many are kept of a kind: of both passes of a few layers that differ, and what they ask of workspaces.
const KEPT: usize = 16;

/// The last values that a thread made, each with what it was made for. A key has all that its value depends on, so that it never
/// goes stale.
pub struct Recent<K, V> {
    /// And the place of the next.
    values: RefCell<(Vec<(K, V)>, usize)>,
}

impl<K: Clone + PartialEq, V: Clone> Recent<K, V> {
    /// None yet.
    pub const fn new() -> Self {
        Self {
            values: RefCell::new((Vec::new(), 0)),
        }
    }

    /// The value of this key.
    ///
    /// # Errors
    /// Those of `make`, of which nothing is kept.
    pub fn of<E>(&self, key: &K, make: impl FnOnce() -> Result<V, E>) -> Result<V, E> {
        let found = |(values, _): &(Vec<(K, V)>, usize)| {
            let known = values.iter().find(|(known, _)| known == key);
            known.map(|(_, value)| value.clone())
        };
        if let Some(value) = found(&self.values.borrow()) {
            return Ok(value);
        }
        // Nothing is borrowed meanwhile: what makes a value may ask for others.
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

impl<K: Clone + PartialEq, V: Clone> Default for Recent<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K, V> fmt::Debug for Recent<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recent").finish_non_exhaustive()
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
