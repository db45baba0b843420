//! What a thread made last, so that what comes again is not made again.

use std::cell::{Cell, RefCell};
use std::fmt;

/// How many are kept of a kind: of both passes of a few layers that differ, and what they ask of workspaces.
const KEPT: usize = 16;

/// The last values that a thread made, each with what it was made for. A key has all that its value depends on, so that it never
/// goes stale.
pub struct Recent<K, V> {
    values: RefCell<Vec<(K, V)>>,
    /// The place of the next.
    next: Cell<usize>,
    /// That of what was found last: what is asked for next is mostly the same, or was made behind it.
    found: Cell<usize>,
}

impl<K, V: Clone> Recent<K, V> {
    /// None yet.
    pub const fn new() -> Self {
        Self {
            values: RefCell::new(Vec::new()),
            next: Cell::new(0),
            found: Cell::new(0),
        }
    }

    /// The value of the key that is the one asked for; else what `make` makes, and its key.
    ///
    /// # Errors
    /// Those of `make`, of which nothing is kept.
    #[inline]
    pub fn of<E>(
        &self,
        is_asked: impl Fn(&K) -> bool,
        make: impl FnOnce() -> Result<(K, V), E>,
    ) -> Result<V, E> {
        if let Some(found) = self.find(is_asked) {
            return Ok(found);
        }
        // Nothing is borrowed meanwhile: what makes a value may ask for others.
        let (key, value) = make()?;
        self.keep(key, value.clone());
        Ok(value)
    }

    /// The value of the key that is the one asked for, if it is kept.
    #[inline]
    pub fn find(&self, is_asked: impl Fn(&K) -> bool) -> Option<V> {
        let (values, from) = (self.values.borrow(), self.found.get());
        let mut places = (from..values.len()).chain(0..from);
        let place = places.find(|&place| is_asked(&values[place].0))?;
        self.found.set(place);
        Some(values[place].1.clone())
    }

    /// Keeps a value that was not found, in the place of the oldest.
    pub fn keep(&self, key: K, value: V) {
        let (values, place) = (&mut *self.values.borrow_mut(), self.next.get());
        match values.get_mut(place) {
            Some(oldest) => *oldest = (key, value),
            None => values.push((key, value)),
        }
        self.next.set((place + 1) % KEPT);
        self.found.set(place);
    }
}

impl<K, V: Clone> Default for Recent<K, V> {
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
        let of = |key: usize, made: Result<usize, &'static str>| {
            recent.of(|&known| known == key, || Ok((key, made?)))
        };
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
        let of = |key, value| recent.of(|&known| known == key, || Ok::<_, ()>((key, value)));
        let outer = recent.of(|&known| known == 1, || Ok::<_, ()>((1, of(2, 5)? + 1)));
        assert_eq!(outer, Ok(6));
        assert_eq!((of(1, 0), of(2, 0)), (Ok(6), Ok(5)));
    }
}
