//! Tensors in the layouts that models use, with room around the rows that nothing may read or write.

use std::ops::Range;

use gimbal_ops::{Device, Error, Float, Tensor, TensorView, TensorViewMut};
use ndarray::{ArrayD, ArrayViewD, Axis, Slice};

/// How a tensor of four dimensions, or of three, lies in memory.
#[derive(Clone, Copy, Debug, Default)]
pub struct Layout {
    /// The two dimensions in the middle, tokens and heads, are in the other order in memory. Three dimensions stay.
    pub swapped: bool,
    /// Elements behind each row.
    pub padding: usize,
}

/// A tensor in a layout.
pub struct Placed<T: Float> {
    storage: Tensor<T>,
    layout: Layout,
    width: usize,
}

/// What an output holds after a call.
#[derive(Clone, Debug, PartialEq)]
pub struct Got<T> {
    pub elements: ArrayD<T>,
    /// Whether anything was written behind a row.
    pub spilled: bool,
}

/// Every bit of a NaN that is written nowhere on purpose.
const POISON: u8 = 0xff;

impl<T: Float> Placed<T> {
    /// A copy of `array`, with NaN behind each row.
    pub fn holding(device: &Device, array: &ArrayD<T>, layout: Layout) -> Result<Self, Error> {
        let mut padded = ArrayD::from_elem(padded(array.shape(), layout), T::from_f64(f64::NAN));
        let width = width(array.shape());
        let last = Axis(array.ndim().saturating_sub(1));
        padded
            .slice_axis_mut(last, Slice::from(..width))
            .assign(array);
        let in_memory = padded.permuted_axes(order(array.ndim(), layout));
        Ok(Self {
            storage: device.tensor(&in_memory)?,
            layout,
            width,
        })
    }

    /// An output of this shape that has not been written.
    pub fn poisoned(device: &Device, shape: &[usize], layout: Layout) -> Result<Self, Error> {
        let padded = padded(shape, layout);
        let in_memory: Vec<_> = order(shape.len(), layout)
            .into_iter()
            .map(|axis| padded[axis])
            .collect();
        let mut storage = device.zeros(&in_memory)?;
        storage.fill_bytes(POISON)?;
        Ok(Self {
            storage,
            layout,
            width: width(shape),
        })
    }

    pub fn view(&self) -> Result<TensorView<'_, T>, Error> {
        let (axes, last, columns) = self.window();
        self.storage.view().permute(&axes)?.narrow(last, columns)
    }

    pub fn view_mut(&mut self) -> Result<TensorViewMut<'_, T>, Error> {
        let (axes, last, columns) = self.window();
        self.storage
            .view_mut()
            .permute(&axes)?
            .narrow(last, columns)
    }

    /// Waits for the device and copies it to the host.
    pub fn read(&self) -> Result<Got<T>, Error> {
        let (axes, last, columns) = self.window();
        let all = self.storage.to_array()?.permuted_axes(axes);
        let part = |slice| -> ArrayViewD<T> { all.slice_axis(Axis(last), slice) };
        let spilled = part(Slice::from(columns.end..))
            .iter()
            .any(|element| !element.to_f64().is_nan());
        Ok(Got {
            elements: part(Slice::from(columns)).to_owned(),
            spilled,
        })
    }

    /// The permutation back from memory, the last dimension, and its columns that are elements.
    fn window(&self) -> (Vec<usize>, usize, Range<usize>) {
        let rank = self.storage.shape().len();
        (order(rank, self.layout), rank - 1, 0..self.width)
    }
}

fn width(shape: &[usize]) -> usize {
    shape.last().copied().unwrap_or_default()
}

fn padded(shape: &[usize], layout: Layout) -> Vec<usize> {
    let mut padded = shape.to_vec();
    if let Some(last) = padded.last_mut() {
        *last += layout.padding;
    }
    padded
}

/// The dimensions in memory. The order is its own inverse.
fn order(rank: usize, layout: Layout) -> Vec<usize> {
    match (rank, layout.swapped) {
        (4, true) => vec![0, 2, 1, 3],
        _ => (0..rank).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_survive_every_layout() {
        let device = Device::cpu();
        let array = ArrayD::from_shape_fn(vec![2, 3, 4, 5], |at| {
            (1000 * at[0] + 100 * at[1] + 10 * at[2] + at[3]) as f32
        });
        for swapped in [false, true] {
            for padding in [0, 3] {
                let layout = Layout { swapped, padding };
                let placed = Placed::holding(&device, &array, layout).unwrap();
                assert_eq!(placed.view().unwrap().to_array().unwrap(), array);
                let got = placed.read().unwrap();
                assert_eq!((got.elements, got.spilled), (array.clone(), false));
            }
        }
    }

    #[test]
    fn writing_behind_a_row_is_noticed() {
        let layout = Layout {
            swapped: true,
            padding: 1,
        };
        let mut placed = Placed::<f32>::poisoned(&Device::cpu(), &[1, 2, 3, 4], layout).unwrap();
        let got = placed.read().unwrap();
        assert!(!got.spilled && got.elements.iter().all(|element| element.is_nan()));
        placed.storage.fill_bytes(0).unwrap();
        assert!(placed.read().unwrap().spilled);
    }
}
