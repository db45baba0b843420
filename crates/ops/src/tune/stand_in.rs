//! What measured calls write to, so that the caller's tensors are never touched.

use half::{bf16, f16};
use ndarray::ArrayD;

use crate::tensor::Layout;
use crate::{DType, Device, Error, Float, Tensor, TensorView, TensorViewMut};

/// Kernels look at no larger alignment.
const ALIGNMENT: u64 = 16;
/// The most stretches of an output that are read back, spread evenly over it.
const STRETCHES: usize = 256;
/// Words of such a stretch.
const STRETCH: usize = 32 << 10;
/// Elements that are compared together: few enough that a single wrong one shows.
const TOGETHER: usize = 4096;

/// A tensor of the type, the layout and the alignment of another.
pub(crate) struct StandIn {
    /// Of two elements each where they are of two bytes.
    words: Tensor<u32>,
    dtype: DType,
    layout: Layout,
    /// Of element (0, …, 0), in elements.
    origin: usize,
    /// What was kept, by stretches.
    kept: Vec<ArrayD<u32>>,
}

impl StandIn {
    pub fn of<T: Float>(device: &Device, original: TensorView<T>) -> Result<Self, Error> {
        let layout = *original.layout();
        let (first, last) = layout.extent().unwrap_or((0, -1));
        // New memory is aligned. The first element in memory is as far behind an aligned one as that of the original.
        let shift = (original.memory().range().start % ALIGNMENT) as usize / size_of::<T>();
        let elements = (last - first + 1).unsigned_abs() + ALIGNMENT as usize / size_of::<T>();
        let words = elements.div_ceil(size_of::<u32>() / size_of::<T>());
        Ok(Self {
            words: device.empty(&[words])?,
            dtype: T::DTYPE,
            layout,
            origin: shift + first.unsigned_abs(),
            kept: Vec::new(),
        })
    }

    /// As elements of the original's type.
    pub fn view_mut<T: Float>(&mut self) -> TensorViewMut<'_, T> {
        debug_assert_eq!(T::DTYPE, self.dtype);
        let words = self.words.view_mut();
        // SAFETY: `of` has made room for all that the layout reaches, of this type.
        unsafe { words.cast(self.origin, self.layout) }
    }

    /// The address of element (0, …, 0).
    pub fn address(&self) -> u64 {
        self.words.view().address() + (self.origin * self.dtype.size_in_bytes()) as u64
    }

    /// Fills it with NaN.
    pub fn poison(&mut self) -> Result<(), Error> {
        self.words.fill_bytes(0xFF)
    }

    /// Keeps what is in it to compare with: all of it, or stretches spread over it where it is large.
    pub fn keep(&mut self) -> Result<(), Error> {
        self.kept = self.stretches().collect::<Result<_, Error>>()?;
        Ok(())
    }

    /// Whether what is in it is as good as what was kept, up to a relative L2 error.
    pub fn agrees(&self, tolerance: f64) -> Result<bool, Error> {
        for (kept, got) in self.kept.iter().zip(self.stretches()) {
            let got = got?;
            // Equal bits need no closer look.
            if *kept != got && !is_near(self.values(kept), self.values(&got), tolerance) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What is in it, where it is compared.
    fn stretches(&self) -> impl Iterator<Item = Result<ArrayD<u32>, Error>> {
        stretches(self.words.shape()[0]).map(|range| self.words.view().narrow(0, range)?.to_array())
    }

    fn values<'w>(&self, words: &'w ArrayD<u32>) -> Box<dyn Iterator<Item = f64> + 'w> {
        let words = words.iter().copied();
        let halves = |word: u32| [word as u16, (word >> 16) as u16];
        match self.dtype {
            DType::F32 => Box::new(words.map(|word| f32::from_bits(word).into())),
            DType::F16 => Box::new(
                words
                    .flat_map(halves)
                    .map(|bits| f16::from_bits(bits).into()),
            ),
            DType::BF16 => Box::new(
                words
                    .flat_map(halves)
                    .map(|bits| bf16::from_bits(bits).into()),
            ),
        }
    }
}

/// Whether two results are the same up to a relative L2 error, everywhere. NaN and infinities stand in the same places.
fn is_near(
    expected: impl Iterator<Item = f64>,
    got: impl Iterator<Item = f64>,
    tolerance: f64,
) -> bool {
    let (mut difference, mut size) = (0.0, 0.0);
    for (index, (expected, got)) in expected.zip(got).enumerate() {
        if expected.is_finite() && got.is_finite() {
            difference += (expected - got).powi(2);
            size += expected.powi(2);
        } else if expected != got && !(expected.is_nan() && got.is_nan()) {
            return false;
        }
        if (index + 1).is_multiple_of(TOGETHER) {
            if difference > tolerance.powi(2) * size {
                return false;
            }
            (difference, size) = (0.0, 0.0);
        }
    }
    difference <= tolerance.powi(2) * size
}

/// What is read of so many words: the first and the last, and an even selection in between.
fn stretches(len: usize) -> impl Iterator<Item = std::ops::Range<usize>> {
    let count = len.div_ceil(STRETCH).min(STRETCHES);
    let most = len.saturating_sub(STRETCH);
    (0..count).map(move |index| {
        let start = match count {
            1 => 0,
            _ => (most as u128 * index as u128 / (count - 1) as u128) as usize,
        };
        start..(start + STRETCH).min(len)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_laid_out_and_aligned_as_the_original() {
        let device = Device::cpu();
        let tensor = device.zeros::<bf16>(&[3, 40]).unwrap();
        let address = tensor.view().address();
        for start in 0..9 {
            let view = tensor.view().narrow(1, start..32).unwrap();
            let mut stand_in = StandIn::of(&device, view).unwrap();
            let base = stand_in.words.view().address();
            let got = stand_in.view_mut::<bf16>();
            assert_eq!(got.shape(), view.shape());
            assert_eq!(got.strides(), view.strides());
            let [a, b] = [(got.as_view(), base), (view, address - address % 16)]
                .map(|(view, base)| (view.address() - base) % 16);
            assert_eq!(a, b, "{start}");
        }
    }

    #[test]
    fn nothing_of_it_is_outside_its_memory() {
        let device = Device::cpu();
        let tensor = device.zeros::<f32>(&[2, 3, 5]).unwrap();
        let view = tensor.view().permute(&[2, 0, 1]).unwrap();
        let mut stand_in = StandIn::of(&device, view).unwrap();
        stand_in.poison().unwrap();
        let memory = stand_in.words.view().memory().range();
        let got = stand_in.view_mut::<f32>();
        let reached = got.memory().range();
        assert!(memory.start <= reached.start && reached.end <= memory.end);
        let values = stand_in.words.to_array().unwrap();
        assert!(values.iter().all(|&word| f32::from_bits(word).is_nan()));
        let empty = device.zeros::<f32>(&[0, 3]).unwrap();
        let mut stand_in = StandIn::of(&device, empty.view()).unwrap();
        assert_eq!(stand_in.view_mut::<f32>().shape(), [0, 3]);
    }

    #[test]
    fn what_is_written_is_compared_with_what_was_kept() {
        let device = Device::cpu();
        let tensor = device.zeros::<f32>(&[300, 1000]).unwrap();
        let mut stand_in = StandIn::of(&device, tensor.view()).unwrap();
        stand_in.poison().unwrap();
        stand_in.keep().unwrap();
        assert!(stand_in.agrees(0.0).unwrap());
        let mut values = vec![1f32.to_bits(); 300_004];
        stand_in.words.copy_from_slice(&values).unwrap();
        assert!(!stand_in.agrees(1.0).unwrap());
        stand_in.keep().unwrap();
        values[250_000] = 1.5f32.to_bits();
        stand_in.words.copy_from_slice(&values).unwrap();
        assert!(!stand_in.agrees(1e-5).unwrap());
        assert!(stand_in.agrees(1e-2).unwrap());
    }

    #[test]
    fn small_outputs_are_read_whole_and_large_ones_from_end_to_end() {
        for len in [
            1,
            100,
            STRETCH,
            STRETCH + 1,
            3 * STRETCH - 1,
            STRETCH * STRETCHES,
        ] {
            let mut end = 0;
            for range in stretches(len) {
                assert!(range.start <= end, "{len}: {range:?}");
                end = range.end;
            }
            assert_eq!(end, len);
        }
        let large: Vec<_> = stretches(1 << 32).collect();
        assert_eq!(large.len(), STRETCHES);
        assert_eq!((large[0].start, large[STRETCHES - 1].end), (0, 1 << 32));
        assert_eq!(stretches(0).count(), 0);
    }

    fn are_near(expected: &[f32], got: &[f32], tolerance: f64) -> bool {
        let values = |values: &[f32]| {
            values
                .iter()
                .map(|&value| value.into())
                .collect::<Vec<f64>>()
        };
        is_near(
            values(expected).into_iter(),
            values(got).into_iter(),
            tolerance,
        )
    }

    #[test]
    fn the_same_values_always_agree() {
        let values = [0.0, -0.0, 1.5, f32::NAN, f32::INFINITY, f32::NEG_INFINITY];
        assert!(are_near(&values, &values, 0.0));
        assert!(are_near(&[], &[], 0.0));
    }

    #[test]
    fn an_output_that_is_not_written_does_not_agree() {
        assert!(!are_near(&[1.0, 2.0], &[1.0, f32::NAN], 1.0));
        assert!(!are_near(&[f32::NAN], &[0.0], 1.0));
        assert!(!are_near(&[f32::INFINITY], &[f32::NEG_INFINITY], 1.0));
    }

    #[test]
    fn one_wrong_element_of_many_does_not_agree() {
        let expected: Vec<f32> = (0..100_000).map(|i| ((i % 7) as f32) - 3.0).collect();
        for wrong in [0, 77_777, 99_999] {
            let mut got = expected.clone();
            assert!(are_near(&expected, &got, 2.5e-3));
            got[wrong] += 1.0;
            assert!(!are_near(&expected, &got, 2.5e-3));
            assert!(!are_near(&expected, &got, 0.0));
        }
    }

    #[test]
    fn last_bits_may_differ_where_they_are_allowed_to() {
        let expected: Vec<f32> = (1..5000).map(|i| i as f32).collect();
        let got: Vec<f32> = expected.iter().map(|value| value * (1.0 + 1e-7)).collect();
        assert!(are_near(&expected, &got, 1e-5));
        assert!(!are_near(&expected, &got, 0.0));
    }
}
