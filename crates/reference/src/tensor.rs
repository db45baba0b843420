//! A tensor as the checks see it: name, element type, shape and strides, wherever its data lives.

use std::iter;
use std::ops::RangeInclusive;

use ndarray::{ArrayBase, ArrayD, Dimension, IxDyn, LayoutRef, RawData};

use crate::dtype::{DType, Element, Store};
use crate::error::{InputError, InputReason};

/// The outside of a tensor. Checks need no more, so a tensor in device memory passes the same ones.
///
/// # Example
/// ```
/// use gimbal_reference::TensorInfo;
/// use ndarray::Array4;
///
/// // (B, H, N, D) in memory, seen as (B, N, H, D).
/// let x = Array4::<f32>::zeros((2, 4, 16, 8)).permuted_axes([0, 2, 1, 3]);
/// let info = TensorInfo::of("x", &x);
/// assert_eq!(info.shape, [2, 16, 4, 8]);
/// assert_eq!(info.strides, [512, 8, 128, 1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TensorInfo<'a, D = DType> {
    /// The name in the operator's formulas, used in errors.
    pub name: &'static str,
    /// The element type: a [`DType`], or an [`IndexType`](crate::IndexType) of a tensor of integers.
    pub dtype: D,
    /// The length of each dimension.
    pub shape: &'a [usize],
    /// The distance between neighbours along each dimension, in elements. As long as `shape`.
    pub strides: &'a [isize],
}

impl<'a> TensorInfo<'a> {
    /// Describes an ndarray array or view.
    pub fn of<T: Element, D: Dimension>(name: &'static str, array: &'a LayoutRef<T, D>) -> Self {
        Self {
            name,
            dtype: T::DTYPE,
            shape: array.shape(),
            strides: array.strides(),
        }
    }

    /// The element type must be `expected`.
    ///
    /// # Errors
    /// [`InputReason::DType`].
    #[inline]
    pub fn check_dtype(&self, op: &'static str, expected: DType) -> Result<(), InputError> {
        match self.dtype == expected {
            true => Ok(()),
            false => Err(self.dtype_error(op, expected)),
        }
    }

    #[cold]
    fn dtype_error(&self, op: &'static str, expected: DType) -> InputError {
        InputReason::DType {
            tensor: self.name,
            expected: expected.name(),
            got: self.dtype.to_string(),
        }
        .of(op)
    }

    /// An input: of this type and shape, with contiguous rows.
    pub(crate) fn check_input(
        &self,
        op: &'static str,
        dtype: DType,
        shape: &[usize],
    ) -> Result<(), InputError> {
        self.check_dtype(op, dtype)?;
        self.check_shape(op, shape)?;
        self.check_contiguous_rows(op)
    }

    /// An output: of this type and shape, with contiguous rows, no two elements at one address.
    ///
    /// # Errors
    /// The first of the four checks that fails.
    pub fn check_output(
        &self,
        op: &'static str,
        dtype: DType,
        shape: &[usize],
    ) -> Result<(), InputError> {
        self.check_input(op, dtype, shape)?;
        self.check_no_overlap(op)
    }
}

impl<D> TensorInfo<'_, D> {
    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.shape.contains(&0)
    }

    /// The last dimension must have stride 1, unless it has at most one element to step over.
    ///
    /// # Errors
    /// [`InputReason::NotContiguous`].
    #[inline]
    pub fn check_contiguous_rows(&self, op: &'static str) -> Result<(), InputError> {
        match (self.shape.last(), self.strides.last()) {
            (Some(&length), Some(&stride)) if length > 1 && stride != 1 && !self.is_empty() => {
                Err(InputReason::NotContiguous {
                    tensor: self.name,
                    got: stride,
                }
                .of(op))
            }
            _ => Ok(()),
        }
    }

    /// The shape must be `expected`.
    ///
    /// # Errors
    /// [`InputReason::Shape`].
    #[inline]
    pub fn check_shape(&self, op: &'static str, expected: &[usize]) -> Result<(), InputError> {
        check_shape(op, self.name, expected, self.shape)
    }

    /// The lengths of N dimensions, whose names are `expected`.
    pub(crate) fn check_rank<const N: usize>(
        &self,
        op: &'static str,
        expected: &'static str,
    ) -> Result<[usize; N], InputError> {
        let shape = self.shape.try_into();
        shape.map_err(|_| self.rank_error(op, expected))
    }

    /// That there are not the dimensions with the names `expected`.
    pub(crate) fn rank_error(&self, op: &'static str, expected: &'static str) -> InputError {
        rank_error(op, self.name, expected, self.shape)
    }

    /// A dimension, by its letter in the formula, must be `allowed`.
    pub(crate) fn check_size(
        &self,
        op: &'static str,
        dimension: &'static str,
        got: usize,
        allowed: RangeInclusive<usize>,
    ) -> Result<(), InputError> {
        if allowed.contains(&got) {
            return Ok(());
        }
        Err(InputReason::Size {
            tensor: self.name,
            dimension,
            min: *allowed.start(),
            max: *allowed.end(),
            got,
        }
        .of(op))
    }

    /// Distinct indices must have distinct addresses, which an output needs.
    ///
    /// From the smallest stride up, each must step over everything that the smaller ones reach.
    /// Every tensor made from a dense one by slicing, stepping, reversing or permuting passes.
    ///
    /// # Errors
    /// [`InputReason::Overlapping`].
    pub fn check_no_overlap(&self, op: &'static str) -> Result<(), InputError> {
        if self.is_empty() {
            return Ok(());
        }
        // Most lie in the order of their dimensions, the last the nearest.
        let mut reach = 0usize;
        let mut outward = iter::zip(self.shape, self.strides).rev();
        let is_in_order = outward.all(|(&length, stride)| {
            let (step, before) = (stride.unsigned_abs(), reach);
            reach = reach.saturating_add(step.saturating_mul(length - 1));
            length == 1 || step > before
        });
        if is_in_order {
            return Ok(());
        }
        let dims = || {
            let dims = self.shape.iter().zip(self.strides).enumerate();
            dims.filter(|&(_, (&length, _))| length > 1)
                .map(|(dim, (&length, &stride))| (stride.unsigned_abs(), length - 1, dim))
        };
        // A call is checked each time, and has few dimensions: this takes less time than memory to sort them in.
        for this in dims() {
            let smaller = dims().filter(|&other| other < this);
            let reach = smaller.fold(0u128, |reach, (stride, steps, _)| {
                reach.saturating_add(stride as u128 * steps as u128)
            });
            if this.0 as u128 <= reach {
                return Err(InputReason::Overlapping {
                    tensor: self.name,
                    shape: self.shape.to_vec(),
                    strides: self.strides.to_vec(),
                }
                .of(op));
            }
        }
        Ok(())
    }
}

/// The shape of `tensor` must be `expected`.
#[inline]
pub(crate) fn check_shape(
    op: &'static str,
    tensor: &'static str,
    expected: &[usize],
    got: &[usize],
) -> Result<(), InputError> {
    match got == expected {
        true => Ok(()),
        false => Err(shape_error(op, tensor, expected, got)),
    }
}

#[cold]
fn shape_error(
    op: &'static str,
    tensor: &'static str,
    expected: &[usize],
    got: &[usize],
) -> InputError {
    InputReason::Shape {
        tensor,
        expected: expected.to_vec(),
        got: got.to_vec(),
    }
    .of(op)
}

#[cold]
fn rank_error(
    op: &'static str,
    tensor: &'static str,
    expected: &'static str,
    got: &[usize],
) -> InputError {
    InputReason::Rank {
        tensor,
        expected,
        got: got.to_vec(),
    }
    .of(op)
}

/// Passes on an input that may be left out in other cases.
pub(crate) fn required<X>(
    op: &'static str,
    input: Option<X>,
    tensor: &'static str,
    needed_for: &'static str,
) -> Result<X, InputError> {
    input.ok_or(InputReason::Missing { tensor, needed_for }.of(op))
}

/// A tensor whose rank has been checked, as one of that rank.
pub(crate) fn of_rank<S: RawData, D: Dimension>(
    op: &'static str,
    tensor: &'static str,
    expected: &'static str,
    array: ArrayBase<S, IxDyn>,
) -> Result<ArrayBase<S, D>, InputError> {
    let error = rank_error(op, tensor, expected, array.shape());
    array.into_dimensionality().map_err(|_| error)
}

/// A new tensor, if it can exist.
pub(crate) fn zeros<O: Store>(
    op: &'static str,
    tensor: &'static str,
    shape: &[usize],
) -> Result<ArrayD<O>, InputError> {
    check_allocation(op, tensor, shape, size_of::<O>())?;
    Ok(ArrayD::from_elem(shape, O::store(0.0)))
}

/// The number of elements of a new tensor, if it can exist: its bytes must fit the address space.
///
/// # Errors
/// [`InputReason::TooLarge`].
pub fn check_allocation(
    op: &'static str,
    tensor: &'static str,
    shape: &[usize],
    bytes_per_element: usize,
) -> Result<usize, InputError> {
    // As ndarray does, without the empty dimensions: those may not hide an impossible shape.
    let bytes = shape
        .iter()
        .filter(|&&length| length > 0)
        .try_fold(bytes_per_element, |bytes, &length| {
            bytes.checked_mul(length)
        })
        .filter(|&bytes| isize::try_from(bytes).is_ok());
    if bytes.is_none() {
        return Err(InputReason::TooLarge {
            tensor,
            shape: shape.to_vec(),
        }
        .of(op));
    }
    Ok(shape.iter().product())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ndarray::{Array3, s};

    fn info<'a>(shape: &'a [usize], strides: &'a [isize]) -> TensorInfo<'a> {
        TensorInfo {
            name: "o",
            dtype: DType::F32,
            shape,
            strides,
        }
    }

    #[test]
    fn rows_are_contiguous_or_have_nothing_to_step_over() {
        let check = |shape: &[usize], strides: &[isize]| {
            info(shape, strides).check_contiguous_rows("lrpe_rotate")
        };
        for (shape, strides) in [([3, 4], [8, 1]), ([3, 1], [8, 5]), ([0, 4], [8, 2])] {
            assert_eq!(check(&shape, &strides), Ok(()));
        }
        let (tensor, got) = ("o", 3);
        let error = InputReason::NotContiguous { tensor, got }.of("lrpe_rotate");
        assert_eq!(check(&[3, 4], &[1, 3]), Err(error));
    }

    #[test]
    fn slices_steps_reversals_and_permutations_do_not_overlap() {
        let mut parent = Array3::<f32>::zeros((6, 7, 8));
        let view = parent
            .slice_mut(s![1..;2, ..;-3, 2..6])
            .permuted_axes([1, 0, 2]);
        for tensor in [
            TensorInfo::of("o", &view),
            info(&[2, 0, 4], &[0, 0, 0]),
            info(&[2, 1, 4], &[4, 0, 1]),
        ] {
            assert_eq!(tensor.check_no_overlap("lrpe_rotate"), Ok(()));
        }
    }

    #[test]
    fn shared_addresses_are_found() {
        for (shape, strides) in [
            ([2, 3, 4], [12, 0, 1]),
            ([2, 3, 4], [12, 3, 1]),
            ([2, 3, 4], [-8, 4, 1]),
            ([usize::MAX, 3, 4], [isize::MAX, isize::MAX, 1]),
        ] {
            assert_eq!(
                info(&shape, &strides).check_no_overlap("lrpe_rotate"),
                Err(InputReason::Overlapping {
                    tensor: "o",
                    shape: shape.to_vec(),
                    strides: strides.to_vec()
                }
                .of("lrpe_rotate"))
            );
        }
    }
}
