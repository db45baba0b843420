//! What runs candidates and tells how long they take.

use std::fmt::Display;
use std::time::Duration;

/// Runs the candidates of one problem, in memory of its own.
///
/// What the caller of the operator passed for writing is never touched: a timer writes to buffers that it has made, and
/// fills them with a pattern that no result has before each run that is compared.
pub trait Timer<C> {
    /// Why a run failed.
    type Error: Display;

    /// Runs the default, and keeps its result to compare with. Called once, before anything else.
    ///
    /// # Errors
    /// Nothing is tuned then.
    fn reference(&mut self, default: &C) -> Result<(), Self::Error>;

    /// Runs a challenger, and tells whether its result is as good as that of the default.
    ///
    /// # Errors
    /// The challenger is out.
    fn agrees(&mut self, challenger: &C) -> Result<bool, Self::Error>;

    /// Runs any of them once more, and measures.
    ///
    /// # Errors
    /// A challenger is out, and without the default nothing is tuned.
    fn time(&mut self, config: &C) -> Result<Duration, Self::Error>;
}
