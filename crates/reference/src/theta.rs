//! How `theta` is spread over the features of a head.

/// What a row of theta stands for. It is stated, never guessed from a size.
///
/// Theta has one row per head, or a single row that all heads share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ThetaKind {
    /// A row holds one frequency for each of the first E angles of a head; the angles beyond E are
    /// zero.
    #[default]
    PerFeature,
    /// A row holds one frequency, which applies to every angle of the head.
    PerHead,
}
