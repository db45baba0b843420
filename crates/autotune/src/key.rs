//! What a choice is made for.

use std::fmt;
use std::fmt::Debug;
use std::hash::Hash;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// What the best config depends on, within one environment and one version of the code.
///
/// Everything that the launcher of the code looks at belongs in it: two problems of one key get one config. A launch
/// asks with it, so it should be small, without memory of its own, and cheap to hash.
///
/// ```
/// use gimbal_autotune::{Bucket, Key};
/// use serde::Serialize;
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
/// struct Product {
///     /// Selects a template, so it is exact.
///     features: u64,
///     /// One config serves 513 to 1024 rows.
///     rows: Bucket,
///     is_aligned: bool,
/// }
///
/// let key = |rows| Key {
///     op: "product",
///     pass: "fwd",
///     dtype: "bf16",
///     details: Product { features: 128, rows: Bucket::of(rows), is_aligned: true },
/// };
/// assert_eq!(key(1000), key(1024));
/// assert_ne!(key(1000), key(1025));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Key<D> {
    /// The operator, in letters, digits and underscores.
    pub op: &'static str,
    /// Its direction, or another part of it that is tuned by itself.
    pub pass: &'static str,
    /// The element type.
    pub dtype: &'static str,
    /// The rest: dimensions, alignment, contiguity, flags.
    pub details: D,
}

/// What can be the details of a [`Key`].
pub trait Details: Clone + Debug + Eq + Hash + Serialize + Send + Sync + 'static {}

impl<D: Clone + Debug + Eq + Hash + Serialize + Send + Sync + 'static> Details for D {}

/// A number of rows, tokens or the like, rounded up to a power of two, so that near sizes share a config.
///
/// ```
/// use gimbal_autotune::Bucket;
///
/// assert_eq!(Bucket::of(0), Bucket::of(1));
/// assert_eq!(Bucket::of(5).most(), 8);
/// assert_eq!(Bucket::of(u64::MAX).most(), u64::MAX);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Bucket(u64);

impl Bucket {
    /// The bucket that this number falls in.
    pub const fn of(number: u64) -> Self {
        match number.checked_next_power_of_two() {
            Some(most) => Self(most),
            None => Self(u64::MAX),
        }
    }

    /// The largest number of the bucket.
    pub const fn most(self) -> u64 {
        self.0
    }
}

/// A SHA-256, as lower-case hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(String);

impl Digest {
    /// Of several texts in order, such as the digests of all files that a kernel is made of.
    ///
    /// ```
    /// use gimbal_autotune::Digest;
    ///
    /// assert_ne!(Digest::of(["ab", "c"]), Digest::of(["a", "bc"]));
    /// ```
    pub fn of<T: AsRef<[u8]>>(parts: impl IntoIterator<Item = T>) -> Self {
        let mut hash = Sha256::new();
        for part in parts {
            let part = part.as_ref();
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        let bytes = hash.finalize();
        Self(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// All 64 digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The first 16 digits, enough to name a file.
    pub(crate) fn short(&self) -> &str {
        self.0.get(..16).unwrap_or(&self.0)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
