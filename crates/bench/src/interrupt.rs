//! Ctrl-C as a wish to end early.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::terminal;

static WISHED: AtomicBool = AtomicBool::new(false);

/// As shells report an end by SIGINT.
pub const STATUS: u8 = 130;

/// From now on the first Ctrl-C only makes [`wished`] true; the second one ends the process.
pub fn listen() {
    let handler = || {
        if WISHED.swap(true, Ordering::Relaxed) {
            process::exit(STATUS.into());
        }
        terminal::note("ending behind the current measurement; Ctrl-C again ends at once");
    };
    // Without a handler Ctrl-C ends the process, as it does anyway.
    let _ = ctrlc::set_handler(handler);
}

/// Whether there was a Ctrl-C.
pub fn wished() -> bool {
    WISHED.load(Ordering::Relaxed)
}
