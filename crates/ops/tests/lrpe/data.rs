//! Tensors in the layouts that users have.

use std::slice;

use gimbal_ops::{Device, Float, Tensor, TensorView, TensorViewMut};
use ndarray::{ArrayD, Axis};

/// How a tensor of rows, such as (B, N, H, D) or (B, H, L, D), lies in memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Layout {
    /// In the order of its dimensions.
    RowMajor,
    /// With the second and the third dimension of four, tokens and heads, in the other order.
    Swapped,
    /// A part of a larger tensor, off by a multiple of 8 elements in every dimension, as in packed projections.
    PartOfAligned,
    /// A part of a larger tensor, off by odd numbers of elements.
    PartOfOdd,
    /// (B, N, D) with one head.
    OneHead,
    /// A part of the second dimension of a larger tensor, off by a multiple of 8, as in a cache that is not full.
    PartOfCache,
    /// In rows of a multiple of 8 elements, whatever their width.
    PaddedRows,
}

impl Layout {
    pub const ALL: [Self; 7] = [
        Self::RowMajor,
        Self::Swapped,
        Self::PartOfAligned,
        Self::PartOfOdd,
        Self::OneHead,
        Self::PartOfCache,
        Self::PaddedRows,
    ];

    /// How much larger the whole is before and behind a part of this shape, in each dimension.
    fn margins(self, shape: &[usize]) -> Vec<(usize, usize)> {
        let width = shape.last().copied().unwrap_or(0);
        let all = match self {
            Self::PartOfAligned => [(1, 0), (2, 1), (0, 2), (8, 16)],
            Self::PartOfOdd => [(0, 1), (1, 0), (1, 1), (3, 2)],
            Self::PartOfCache => [(1, 0), (8, 16), (0, 0), (0, 0)],
            Self::PaddedRows => [
                (0, 0),
                (0, 0),
                (0, 0),
                (0, width.next_multiple_of(8) - width),
            ],
            Self::RowMajor | Self::Swapped | Self::OneHead => [(0, 0); 4],
        };
        // The last is that of the features.
        let outer = shape.len().saturating_sub(1);
        all[..outer].iter().copied().chain([all[3]]).collect()
    }
}

/// A tensor of rows, and how an operator sees it.
pub struct Placed<T> {
    pub whole: Tensor<T>,
    layout: Layout,
    margins: Vec<(usize, usize)>,
}

impl<T: Float> Placed<T> {
    /// `values` are as the operator sees them. What is around them is NaN.
    pub fn new(device: &Device, values: &ArrayD<T>, layout: Layout) -> Self {
        let margins = layout.margins(values.shape());
        let whole = match layout {
            Layout::Swapped if values.ndim() == 4 => values.clone().permuted_axes(vec![0, 2, 1, 3]),
            _ if margins.iter().any(|&margin| margin != (0, 0)) => {
                let shape: Vec<_> = values
                    .shape()
                    .iter()
                    .zip(&margins)
                    .map(|(length, (before, behind))| before + length + behind)
                    .collect();
                let mut whole = ArrayD::from_elem(shape, T::from_f64(f64::NAN));
                let mut part = whole.view_mut();
                for (dim, &(before, _)) in margins.iter().enumerate() {
                    let range = before..before + values.shape()[dim];
                    part.slice_axis_inplace(Axis(dim), range.into());
                }
                part.assign(values);
                whole
            }
            _ => values.clone(),
        };
        Self {
            whole: device.tensor(&whole).unwrap(),
            layout,
            margins,
        }
    }

    /// A poisoned place for values of this shape.
    pub fn poisoned(device: &Device, shape: &[usize], layout: Layout) -> Self {
        let mut placed = Self::new(device, &ArrayD::from_elem(shape, T::from_f64(0.0)), layout);
        placed.whole.fill_bytes(0xff).unwrap();
        placed
    }

    pub fn view(&self) -> TensorView<'_, T> {
        let view = self.whole.view();
        match self.layout {
            Layout::Swapped if view.shape().len() == 4 => view.permute(&[0, 2, 1, 3]).unwrap(),
            _ => {
                let shape = view.shape().to_vec();
                let dims = self.margins.iter().zip(shape).enumerate();
                dims.fold(view, |view, (dim, (&(before, behind), length))| {
                    view.narrow(dim, before..length - behind).unwrap()
                })
            }
        }
    }

    pub fn view_mut(&mut self) -> TensorViewMut<'_, T> {
        let view = self.whole.view_mut();
        match self.layout {
            Layout::Swapped if view.shape().len() == 4 => view.permute(&[0, 2, 1, 3]).unwrap(),
            _ => {
                let shape = view.shape().to_vec();
                let dims = self.margins.iter().zip(shape).enumerate();
                dims.fold(view, |view, (dim, (&(before, behind), length))| {
                    view.narrow(dim, before..length - behind).unwrap()
                })
            }
        }
    }

    pub fn values(&self) -> ArrayD<T> {
        self.view().to_array().unwrap()
    }

    /// The elements around the part, which must stay as they were poisoned.
    pub fn is_untouched_around(&self) -> bool {
        let nan = |values: ArrayD<T>| {
            values
                .iter()
                .filter(|value| value.to_f64().is_nan())
                .count()
        };
        let (whole, part) = (self.whole.to_array().unwrap(), self.values());
        let around = whole.len() - part.len();
        nan(whole) == around + nan(part)
    }
}

/// The bytes of the values, so that every bit counts and NaN can be compared.
pub fn bytes<T: Float>(values: &ArrayD<T>) -> Vec<u8> {
    let values = values.as_slice().unwrap();
    // SAFETY: the bytes of the slice, and floats have no padding.
    unsafe { slice::from_raw_parts(values.as_ptr().cast(), size_of_val(values)) }.to_vec()
}
