//! Host tensors as ndarray sees them.

use std::ptr::NonNull;

use ndarray::{
    ArrayBase, ArrayView2, ArrayViewD, ArrayViewMutD, Axis, IxDyn, RawData, ShapeBuilder,
    StrideShape,
};

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
        let data = self.data();
        // SAFETY: of elements from the lowest address on that the view borrows mutably, and that the caller promises to be on the
        // host and apart.
        let view = |shape, data| unsafe { ArrayViewMutD::from_shape_ptr(shape, data) };
        laid_out(data, self.layout(), view)
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
    // SAFETY: of elements from the lowest address on. The rest is the caller's promise.
    let view = |shape, data: *mut T| unsafe { ArrayViewD::from_shape_ptr(shape, data) };
    laid_out(data.cast_mut(), layout, view)
}

/// What `view` makes of the element at the lowest address and strides that go up from there, as ndarray makes views, with the
/// dimensions that go down turned around afterwards.
fn laid_out<T, S: RawData>(
    data: *mut T,
    layout: &Layout,
    view: impl FnOnce(StrideShape<IxDyn>, *mut T) -> ArrayBase<S, IxDyn>,
) -> ArrayBase<S, IxDyn> {
    let shape = IxDyn(layout.shape());
    let Some((first, _)) = layout.extent() else {
        // Its strides lead nowhere, and may be what no array of elements has.
        return view(shape.into(), NonNull::dangling().as_ptr());
    };
    let dims = || layout.shape().iter().zip(layout.strides());
    // Where there is nothing to step over a stride may be anything.
    let step = |(&length, stride): (&usize, &isize)| (length > 1).then(|| stride.unsigned_abs());
    let strides: Vec<usize> = dims().map(|dim| step(dim).unwrap_or(0)).collect();
    let shape = shape.strides(IxDyn(&strides));
    let mut array = view(shape, data.wrapping_offset(first));
    for (dim, (&length, &stride)) in dims().enumerate() {
        if length > 1 && stride < 0 {
            array.invert_axis(Axis(dim));
        }
    }
    array
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
