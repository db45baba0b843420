//! Element types and their conversions: widening to f64 is exact, narrowing rounds once.

use std::fmt;

use half::{bf16, f16};

/// The type of a tensor's elements.
///
/// # Example
/// ```
/// use gimbal_reference::DType;
/// assert_eq!(DType::BF16.to_string(), "bf16");
/// assert_eq!(DType::BF16.size_in_bytes(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DType {
    /// IEEE 754 binary32.
    F32,
    /// IEEE 754 binary16.
    F16,
    /// The upper half of a binary32.
    BF16,
}

impl DType {
    /// The name in lower case: `f32`, `f16` or `bf16`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::F32 => "f32",
            Self::F16 => "f16",
            Self::BF16 => "bf16",
        }
    }

    /// Bytes per element.
    pub const fn size_in_bytes(self) -> usize {
        match self {
            Self::F32 => 4,
            Self::F16 | Self::BF16 => 2,
        }
    }
}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for f32 {}
    impl Sealed for half::f16 {}
    impl Sealed for half::bf16 {}
}

/// An element type of the operators: `f32`, `half::f16` or `half::bf16`.
///
/// # Example
/// ```
/// use gimbal_reference::{DType, Element};
/// use half::bf16;
///
/// assert_eq!(bf16::DTYPE, DType::BF16);
/// // Just above the midpoint of two bf16 neighbours: one rounding goes up, rounding through f32 would go down.
/// let above = 1.0 + 2f64.powi(-8) + 2f64.powi(-40);
/// assert_eq!(<bf16 as Element>::from_f64(above).to_f32(), 1.0 + 2f32.powi(-7));
/// ```
pub trait Element: sealed::Sealed + Copy + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The run-time name of this type.
    const DTYPE: DType;

    /// The same value in f64.
    fn to_f64(self) -> f64;

    /// The nearest value of this type, ties to even: one rounding.
    fn from_f64(value: f64) -> Self;
}

impl Element for f32 {
    const DTYPE: DType = DType::F32;

    #[inline]
    fn to_f64(self) -> f64 {
        f64::from(self)
    }

    #[inline]
    fn from_f64(value: f64) -> Self {
        value as f32
    }
}

impl Element for f16 {
    const DTYPE: DType = DType::F16;

    #[inline]
    fn to_f64(self) -> f64 {
        f64::from(self.to_f32())
    }

    #[inline]
    fn from_f64(value: f64) -> Self {
        f16::from_f32(round_to_odd(value))
    }
}

impl Element for bf16 {
    const DTYPE: DType = DType::BF16;

    #[inline]
    fn to_f64(self) -> f64 {
        f64::from(self.to_f32())
    }

    #[inline]
    fn from_f64(value: f64) -> Self {
        bf16::from_f32(round_to_odd(value))
    }
}

/// What a pass reads: an [`Element`], or f64 from another pass.
pub(crate) trait Load: Copy + Send + Sync {
    fn load(self) -> f64;
}

impl<T: Element> Load for T {
    #[inline]
    fn load(self) -> f64 {
        self.to_f64()
    }
}

impl Load for f64 {
    #[inline]
    fn load(self) -> f64 {
        self
    }
}

/// What a pass writes: an [`Element`], or the unrounded f64 itself.
pub(crate) trait Store: Copy + Send + Sync {
    fn store(value: f64) -> Self;
}

impl<T: Element> Store for T {
    #[inline]
    fn store(value: f64) -> Self {
        T::from_f64(value)
    }
}

impl Store for f64 {
    #[inline]
    fn store(value: f64) -> Self {
        value
    }
}

/// Rounds to f32 such that rounding again, to a 16-bit type, is as good as rounding once.
///
/// The two nearest-even roundings of f64 -> f32 -> bf16 can differ from a single one, because the
/// first may land on a midpoint of the second. Rounding an inexact value to the neighbour with an
/// odd last bit never does: it keeps on which side of every shorter number the value lies.
#[inline]
fn round_to_odd(value: f64) -> f32 {
    let nearest = value as f32;
    let bits = nearest.to_bits();
    let widened = f64::from(nearest);
    // NaN compares unequal to itself; its bits must stay as they are.
    if widened == value || value.is_nan() || bits & 1 == 1 {
        return nearest;
    }
    // Inexact with an even last bit: the value lies between `nearest` and one of its odd
    // neighbours. Bits count away from zero for either sign, from zero itself to the largest number
    // and infinity.
    let odd = if widened.abs() > value.abs() {
        bits - 1
    } else {
        bits + 1
    };
    f32::from_bits(odd)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The nearest value by search: every 16-bit pattern is a candidate, ties go to the even
    /// pattern.
    fn nearest_by_search(
        value: f64,
        decode: impl Fn(u16) -> f64,
        infinity: u16,
        beyond: f64,
    ) -> u16 {
        let magnitude = value.abs();
        // Above the largest number the next step is where infinity stands, one ulp further.
        let at = |bits: u16| {
            if bits == infinity {
                beyond
            } else {
                decode(bits)
            }
        };
        let mut low = 0;
        let mut high = infinity;
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if at(middle) <= magnitude {
                low = middle;
            } else {
                high = middle;
            }
        }
        let (below, above) = (magnitude - at(low), at(high) - magnitude);
        let pick = if below < above || (below == above && low % 2 == 0) {
            low
        } else {
            high
        };
        pick | if value.is_sign_negative() { 0x8000 } else { 0 }
    }

    fn nearest_bf16(value: f64) -> u16 {
        nearest_by_search(
            value,
            |b| f64::from(bf16::from_bits(b).to_f32()),
            0x7f80,
            2f64.powi(128),
        )
    }

    fn nearest_f16(value: f64) -> u16 {
        nearest_by_search(
            value,
            |b| f64::from(f16::from_bits(b).to_f32()),
            0x7c00,
            65536.0,
        )
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]
        #[test]
        fn sixteen_bit_types_round_once(bits in any::<u16>(), steps in -2i32..=2, nudge in -70i32..-24) {
            // Near a midpoint of two neighbours, where rounding twice goes wrong.
            for (number, half_ulp) in [
                (f64::from(bf16::from_bits(bits).to_f32()), 2f64.powi(-8)),
                (f64::from(f16::from_bits(bits).to_f32()), 2f64.powi(-11)),
            ] {
                prop_assume!(number.is_finite());
                let value = number * (1.0 + half_ulp + f64::from(steps) * 2f64.powi(nudge));
                prop_assert_eq!(<bf16 as Element>::from_f64(value).to_bits(), nearest_bf16(value));
                prop_assert_eq!(<f16 as Element>::from_f64(value).to_bits(), nearest_f16(value));
            }
        }

        #[test]
        fn any_double_rounds_to_nearest(bits in any::<u64>()) {
            let value = f64::from_bits(bits);
            prop_assume!(value.is_finite());
            prop_assert_eq!(<bf16 as Element>::from_f64(value).to_bits(), nearest_bf16(value.clamp(-1e300, 1e300)));
            prop_assert_eq!(<f16 as Element>::from_f64(value).to_bits(), nearest_f16(value.clamp(-1e300, 1e300)));
        }
    }

    #[test]
    fn every_value_survives_a_round_trip() {
        for bits in 0..=u16::MAX {
            let b = bf16::from_bits(bits);
            let back = <bf16 as Element>::from_f64(b.to_f64());
            assert!(back == b || (back.is_nan() && b.is_nan()), "{bits:#06x}");
            let f = f16::from_bits(bits);
            let back = <f16 as Element>::from_f64(Element::to_f64(f));
            assert!(back == f || (back.is_nan() && f.is_nan()), "{bits:#06x}");
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let round = |v| <bf16 as Element>::from_f64(v);
        let largest = f64::from(bf16::MAX.to_f32());
        let half_ulp = 2f64.powi(119);
        assert_eq!(round(largest + half_ulp * (1.0 - 1e-9)), bf16::MAX);
        // A tie at the end goes to even, which is infinity.
        assert_eq!(round(largest + half_ulp), bf16::INFINITY);
        assert_eq!(round(f64::MAX), bf16::INFINITY);
        assert_eq!(round(f64::NEG_INFINITY), bf16::NEG_INFINITY);
        assert_eq!(
            round(2f64.powi(-134)).to_bits(),
            0,
            "half of the smallest subnormal ties to zero"
        );
        assert_eq!(round(2f64.powi(-134) * 1.000_000_001).to_bits(), 1);
        assert_eq!(
            round(-f64::MIN_POSITIVE).to_bits(),
            0x8000,
            "underflow keeps the sign"
        );
    }
}
