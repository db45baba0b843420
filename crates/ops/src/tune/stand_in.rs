//! What measured calls write to, so that the caller's tensors are never touched.

use ndarray::ArrayD;

use super::compare::is_near;
use crate::tensor::Layout;
use crate::{Device, Error, Float, Tensor, TensorView, TensorViewMut};

/// Kernels look at no larger alignment.
const ALIGNMENT: u64 = 16;
/// The most stretches of an output that are read back, spread evenly over it.
const STRETCHES: usize = 256;
/// Elements of such a stretch.
const STRETCH: usize = 32 << 10;

/// An output of a measured call.
pub(crate) trait Output {
    /// Fills it with NaN.
    fn poison(&mut self) -> Result<(), Error>;

    /// Keeps what is in it to compare with: all of it, or stretches spread over it where it is large.
    fn keep(&mut self) -> Result<(), Error>;

    /// Whether what is in it is as good as what was kept, up to a relative L2 error.
    fn agrees(&self, tolerance: f64) -> Result<bool, Error>;
}

/// A tensor of the layout and the alignment of another.
pub(crate) struct StandIn<T: Float> {
    memory: Tensor<T>,
    /// Of element (0, …, 0) in it.
    origin: usize,
    layout: Layout,
    /// What was kept, by stretches.
    kept: Vec<ArrayD<T>>,
}

impl<T: Float> StandIn<T> {
    pub fn of(device: &Device, original: TensorView<T>) -> Result<Self, Error> {
        let layout = *original.layout();
        let (first, last) = layout.extent().unwrap_or((0, -1));
        let elements = ALIGNMENT as usize / size_of::<T>();
        // New memory is aligned. The first element in memory is as far behind an aligned one as that of the original.
        let start = original.memory().start;
        let shift = (start % ALIGNMENT) as usize / size_of::<T>();
        let len = (last - first + 1).unsigned_abs() + elements;
        Ok(Self {
            memory: device.uninit(Layout::dense(&[len])?)?,
            origin: shift + first.unsigned_abs(),
            layout,
            kept: Vec::new(),
        })
    }

    /// What is in it, where it is compared.
    fn stretches(&self) -> impl Iterator<Item = Result<ArrayD<T>, Error>> {
        let len: usize = self.memory.shape().iter().product();
        stretches(len).map(|range| self.memory.view().narrow(0, range)?.to_array())
    }

    pub fn view_mut(&mut self) -> Result<TensorViewMut<'_, T>, Error> {
        self.memory.view_mut().laid_out(self.origin, self.layout)
    }
}

impl<T: Float> Output for StandIn<T> {
    fn poison(&mut self) -> Result<(), Error> {
        self.memory.fill_bytes(0xFF)
    }

    fn keep(&mut self) -> Result<(), Error> {
        self.kept = self.stretches().collect::<Result<_, Error>>()?;
        Ok(())
    }

    fn agrees(&self, tolerance: f64) -> Result<bool, Error> {
        for (kept, got) in self.kept.iter().zip(self.stretches()) {
            let got = got?;
            // Equal values need no closer look; NaN is never equal.
            if *kept != got && !is_near(kept, &got, tolerance) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// What is read of so many elements: the first and the last, and an even selection in between.
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
    use half::bf16;

    use super::*;

    #[test]
    fn it_is_laid_out_and_aligned_as_the_original() {
        let device = Device::cpu();
        let tensor = device.zeros::<bf16>(&[3, 40]).unwrap();
        let address = tensor.view().memory().start;
        for start in 0..9 {
            let view = tensor.view().narrow(1, start..32).unwrap();
            let mut stand_in = StandIn::of(&device, view).unwrap();
            let base = stand_in.memory.view().memory().start;
            let got = stand_in.view_mut().unwrap();
            assert_eq!(got.shape(), view.shape());
            assert_eq!(got.strides(), view.strides());
            let [a, b] = [(got.as_view(), base), (view, address - address % 16)]
                .map(|(view, base)| (view.memory().start - base) % 16);
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
        let memory = stand_in.memory.view().memory();
        let got = stand_in.view_mut().unwrap();
        let reached = got.as_view().memory();
        assert!(memory.start <= reached.start && reached.end <= memory.end);
        let values = stand_in.memory.to_array().unwrap();
        assert!(values.iter().all(|value| value.is_nan()));
        let empty = device.zeros::<f32>(&[0, 3]).unwrap();
        assert!(
            StandIn::of(&device, empty.view())
                .unwrap()
                .view_mut()
                .is_ok()
        );
    }

    #[test]
    fn what_is_written_is_compared_with_what_was_kept() {
        let device = Device::cpu();
        let tensor = device.zeros::<f32>(&[300, 1000]).unwrap();
        let mut stand_in = StandIn::of(&device, tensor.view()).unwrap();
        stand_in.poison().unwrap();
        stand_in.keep().unwrap();
        assert!(stand_in.agrees(0.0).unwrap());
        let mut values = vec![1.0; 300_004];
        stand_in.memory.copy_from_slice(&values).unwrap();
        assert!(!stand_in.agrees(1.0).unwrap());
        stand_in.keep().unwrap();
        values[250_000] = 1.5;
        stand_in.memory.copy_from_slice(&values).unwrap();
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
}
