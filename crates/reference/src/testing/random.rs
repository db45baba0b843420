//! Random numbers that are the same on every machine.

use ndarray::ArrayD;

use crate::dtype::Element;

/// A small generator (SplitMix64): a seed gives the same numbers everywhere.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The sequence of this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Any 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Uniform in [0, 1).
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 * 2f64.powi(-53)
    }

    /// Uniform in [−1, 1).
    pub fn signed_unit(&mut self) -> f64 {
        2.0 * self.unit() - 1.0
    }

    /// Uniform in [−`size`, `size`), rounded to `T`; one in 64 is exactly 0, where some functions
    /// have a corner.
    pub fn array<T: Element>(&mut self, shape: &[usize], size: f64) -> ArrayD<T> {
        ArrayD::from_shape_simple_fn(shape, || {
            T::from_f64(match self.bits() % 64 {
                0 => 0.0,
                _ => size * self.signed_unit(),
            })
        })
    }
}
