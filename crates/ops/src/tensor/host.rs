//! Host tensors as ndarray sees them.

use std::ptr::NonNull;

use ndarray::{ArrayView2, ArrayViewD, ArrayViewMutD, Axis, IxDyn, ShapeBuilder, StrideShape};

use super::{Layout, TensorView, TensorViewMut};
use crate::{Error, Scalar};

impl<'a, T: Scalar> TensorView<'a, T> {
    /// The elements, which must be on the host.
    ///
    /// # Safety
    /// The device of the view is the CPU.
    pub(crate) unsafe fn as_array(&self) -> ArrayViewD<'a, T> {
        // SAFETY: the view borrows the elements that its layout describes, and the caller promises that they are on the
        // host.
        unsafe { array_at(self.data(), self.layout()) }
    }
}

impl<T: Scalar> TensorViewMut<'_, T> {
    /// The elements, which must be on the host.
    ///
    /// # Safety
    /// The device of the view is the CPU, and no two elements share an address.
    pub(crate) unsafe fn as_array_mut(&mut self) -> ArrayViewMutD<'_, T> {
        let Upwards {
            first,
            shape,
            reversed,
        } = Upwards::of(self.layout());
        let data = match self.layout().is_empty() {
            true => NonNull::dangling().as_ptr(),
            false => self.data().wrapping_offset(first),
        };
        // SAFETY: `data` is the element at the lowest address, from which the strides go up to the others. The view borrows
        // them mutably, and the caller promises that they are on the host and apart.
        let mut array = unsafe { ArrayViewMutD::from_shape_ptr(shape, data) };
        for dim in reversed {
            array.invert_axis(Axis(dim));
        }
        array
    }
}

/// A view of two dimensions on the host, such as the checks have found theta to be.
///
/// # Errors
/// [`Error::Rank`] where it has another number of dimensions.
///
/// # Safety
/// The device of the view is the CPU.
pub(crate) unsafe fn host_matrix<'a, T: Scalar>(
    view: &TensorView<'a, T>,
) -> Result<ArrayView2<'a, T>, Error> {
    // SAFETY: passed on to the caller.
    let array = unsafe { view.as_array() };
    let rank = array.ndim();
    array
        .into_dimensionality()
        .map_err(|_| Error::Rank { max: 2, got: rank })
}

/// The elements of a layout whose element (0, …, 0) is at `data`.
///
/// # Safety
/// The elements are on the host, and not written during `'a`.
pub(super) unsafe fn array_at<'a, T>(data: *const T, layout: &Layout) -> ArrayViewD<'a, T> {
    let Upwards {
        first,
        shape,
        reversed,
    } = Upwards::of(layout);
    let data = match layout.is_empty() {
        true => NonNull::dangling().as_ptr(),
        false => data.wrapping_offset(first),
    };
    // SAFETY: `data` is the element at the lowest address, from which the strides go up to the others. The rest is the
    // caller's promise.
    let mut array = unsafe { ArrayViewD::from_shape_ptr(shape, data) };
    for dim in reversed {
        array.invert_axis(Axis(dim));
    }
    array
}

/// A layout as ndarray makes views of: with strides that go up.
struct Upwards {
    /// The offset of the element at the lowest address.
    first: isize,
    /// The strides from there.
    shape: StrideShape<IxDyn>,
    /// The dimensions to turn around afterwards.
    reversed: Vec<usize>,
}

impl Upwards {
    fn of(layout: &Layout) -> Self {
        if layout.is_empty() {
            // Its strides lead nowhere, and may be what no array of elements has.
            return Self {
                first: 0,
                shape: IxDyn(layout.shape()).into(),
                reversed: Vec::new(),
            };
        }
        let dims = || layout.shape().iter().zip(layout.strides());
        let strides: Vec<usize> = dims()
            .map(|(&length, &stride)| match length {
                // Nothing to step over.
                0 | 1 => 0,
                _ => stride.unsigned_abs(),
            })
            .collect();
        let is_reversed =
            |&(_, (&length, &stride)): &(usize, (&usize, &isize))| length > 1 && stride < 0;
        Self {
            first: layout.extent().map_or(0, |(first, _)| first),
            shape: IxDyn(layout.shape()).strides(IxDyn(&strides)),
            reversed: dims()
                .enumerate()
                .filter(is_reversed)
                .map(|(dim, _)| dim)
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ndarray::{Array3, Axis};

    #[test]
    fn every_layout_is_seen_as_ndarray_would_see_it() {
        let values: Vec<i32> = (0..24).collect();
        let array = Array3::from_shape_vec((2, 3, 4), values.clone()).unwrap();
        let dense = Layout::dense(&[2, 3, 4]).unwrap();
        let at = |layout: &Layout, offset: usize| {
            // SAFETY: each layout below stays within the 24 values.
            unsafe { array_at(values.as_ptr().wrapping_add(offset), layout) }.to_owned()
        };
        assert_eq!(at(&dense, 0), array.clone().into_dyn());
        let permuted = dense.permute(&[2, 0, 1]).unwrap();
        assert_eq!(
            at(&permuted, 0),
            array.clone().permuted_axes([2, 0, 1]).into_dyn()
        );
        let mut reversed = array.clone();
        reversed.invert_axis(Axis(1));
        let layout = Layout::new(&[2, 3, 4], &[12, -4, 1]).unwrap();
        assert_eq!(at(&layout, 8), reversed.into_dyn());
        let broadcast = Layout::new(&[5, 4], &[0, 1]).unwrap();
        assert!(
            at(&broadcast, 4)
                .rows()
                .into_iter()
                .all(|row| row.to_vec() == [4, 5, 6, 7])
        );
        let empty = Layout::new(&[5, 0, 4], &[7, 9, 1]).unwrap();
        assert_eq!(at(&empty, 0).shape(), [5, 0, 4]);
        let empty = Layout::new(&[5, 0, 4], &[0, 0, 1]).unwrap();
        assert_eq!(at(&empty, 0).shape(), [5, 0, 4]);
    }
}
