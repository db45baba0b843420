//! The path of every launch allocates nothing.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use gimbal_autotune::{Mode, Session};

use crate::support::{Sum, environment, replayed, tuned, tuner};

/// Counts the allocations of each thread.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: everything is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: passed on to the caller.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: passed on to the caller.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations_of(calls: impl FnOnce()) -> usize {
    let before = ALLOCATIONS.with(Cell::get);
    calls();
    ALLOCATIONS.with(Cell::get) - before
}

#[test]
fn a_key_that_is_known_allocates_nothing() {
    let tuner = tuner(Session::new(environment()));
    let (known, unknown) = (Sum::best_at_256(1000), Sum::best_at_256(5000));
    assert_eq!(tuned(&tuner, &known), 256);
    assert_eq!(replayed(&tuner, &unknown), 64);
    let count = allocations_of(|| {
        for _ in 0..100 {
            assert_eq!(tuned(&tuner, &known), 256);
            assert_eq!(replayed(&tuner, &known), 256);
            assert_eq!(replayed(&tuner, &unknown), 64);
            assert_eq!(tuner.config(Mode::Off, &known).0, 64);
        }
    });
    assert_eq!(count, 0);
    // The counter counts.
    assert!(allocations_of(|| drop(vec![0u8; 1])) > 0);
}
