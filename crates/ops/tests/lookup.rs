//! A call whose tuned config is known finds it without an allocation.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use gimbal_ops::FlaoLookup;
use gimbal_ops::autotune::Mode;

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

#[test]
fn a_known_key_is_built_and_found_without_an_allocation() {
    let lookup = FlaoLookup::new().unwrap();
    for (mode, is_tuned) in [(Mode::Off, false), (Mode::Replay, true), (Mode::Tune, true)] {
        assert_eq!(lookup.is_tuned(mode).unwrap(), is_tuned, "{mode}");
        let before = ALLOCATIONS.with(Cell::get);
        for _ in 0..100 {
            lookup.is_tuned(mode).unwrap();
        }
        assert_eq!(ALLOCATIONS.with(Cell::get), before, "{mode}");
    }
}
