//! Property tests of other implementations against this one, with [`proptest`](mod@proptest).
//!
//! Each part is of use alone:
//!
//! | Concept | Here |
//! |---|---|
//! | Random problems of an operator, with values | [`lrpe::cases`], [`flao::cases`], [`tpa_decode::cases`] |
//! | Tensors of values, which shrink as values | [`values`], [`gradient_sizes`] |
//! | How a tensor lies in memory | [`Layout`] |
//! | Inputs with NaN around them, outputs that begin as NaN | [`Placed`], [`Window`] |
//! | What a result must be, and how near it is | [`Exact`], [`Verdict`] |
//! | Numbers that are the same everywhere, without a strategy | [`Random`] |
//!
//! A strategy of cases takes those of sizes and layouts that a kernel can do. proptest keeps the
//! cases that failed in a file, and makes them simpler: fewer sizes, then values that are zero.
//!
//! # Example
//! A linear attention in f32, of a caller's own, that takes any strides:
//!
//! ```
//! use gimbal_reference::testing::{Layout, Placed, flao};
//! use ndarray::ArrayViewMutD;
//! use proptest::test_runner::TestRunner;
//!
//! # fn attention(case: &flao::Case<f32>, o: ArrayViewMutD<f32>) {
//! #     case.op.forward_into(&case.inputs.view(), o, Default::default()).unwrap();
//! # }
//! let cases = flao::cases::<f32>(flao::problems(), Layout::any());
//! let outcome = TestRunner::default().run(&cases, |case| {
//!     let exact = case.forward();
//!     let mut o = Placed::poisoned(exact.o.values.shape(), case.layouts[0]);
//!     attention(&case, o.view_mut());
//!     exact.o.judge_placed(&o).check()?;
//!     Ok(())
//! });
//! assert!(outcome.is_ok(), "{outcome:?}");
//! ```

mod exact;
pub mod flao;
pub mod flao_lrpe;
mod layout;
pub mod lrpe;
mod random;
pub mod tpa_decode;
mod values;

pub use exact::{Exact, Failure, Verdict};
pub use layout::{Layout, Placed, Window};
pub use random::Random;
pub use values::{Values, ValuesTree, gradient_sizes, values};

use ndarray::ArrayViewD;
use proptest::prelude::*;

use crate::dtype::Element;

/// A size from 0 to `most`, often 1.
pub fn few(most: usize) -> impl Strategy<Value = usize> {
    prop_oneof![1 => Just(0), 6 => Just(1.min(most)), 20 => 0..=most]
}

/// A number of features from 1 to `most`, half of them multiples of 8, which vectors can move.
pub fn features(most: usize) -> impl Strategy<Value = usize> {
    prop_oneof![
        1..=most,
        (1..=most.div_ceil(8)).prop_map(move |n| (8 * n).min(most))
    ]
}

/// The bits of all values, by which NaN too can be compared.
pub fn bits<T: Element>(values: ArrayViewD<T>) -> Vec<u64> {
    let bits = values.iter().map(|value| value.to_f64().to_bits());
    bits.collect()
}
