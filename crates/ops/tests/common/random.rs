//! Random values.

use gimbal_ops::Float;
use ndarray::ArrayD;

/// A small generator, so that a case is the same everywhere.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// SplitMix64.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// From -1 to 1.
    pub fn signed_unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }

    /// Values from -4 to 4, some of them exactly 0.
    pub fn array<T: Float>(&mut self, shape: &[usize]) -> ArrayD<T> {
        ArrayD::from_shape_simple_fn(shape, || {
            let value = match self.next() % 64 {
                0 => 0.0,
                _ => 4.0 * self.signed_unit(),
            };
            T::from_f64(value)
        })
    }
}
