//! Shapes and strides.

use std::iter;
use std::ops::Range;

use crate::Error;

/// The most dimensions of a tensor.
pub(crate) const MAX_RANK: usize = 6;

/// The shape of a tensor and its strides in elements. Its element count and every offset fit in an isize.
#[derive(Clone, Copy, Debug, Eq)]
pub(crate) struct Layout {
    rank: usize,
    /// 0 from the rank on, as are strides.
    shape: [usize; MAX_RANK],
    strides: [isize; MAX_RANK],
    /// The offsets in memory of the first element and behind the last, counted from element (0, …, 0): every call asks for them.
    first: isize,
    end: isize,
}

impl PartialEq for Layout {
    /// Of all dimensions that there may be, since to stop at the first that differs, or behind the last, takes longer.
    fn eq(&self, other: &Self) -> bool {
        let shapes = iter::zip(self.shape, other.shape);
        let strides = iter::zip(self.strides, other.strides);
        let differ = shapes.fold(self.rank ^ other.rank, |all, (a, b)| all | (a ^ b));
        differ == 0 && strides.fold(0, |all, (a, b)| all | (a ^ b)) == 0
    }
}

impl Layout {
    /// Without elements.
    pub const EMPTY: Self = Self {
        rank: 1,
        shape: [0; MAX_RANK],
        strides: [0; MAX_RANK],
        first: 0,
        end: 0,
    };

    /// Row-major, without gaps.
    pub fn dense(shape: &[usize]) -> Result<Self, Error> {
        Self::dense_in_order(shape, 0..shape.len())
    }

    /// Without gaps, the dimensions from outermost to innermost.
    fn dense_in_order(
        shape: &[usize],
        order: impl DoubleEndedIterator<Item = usize>,
    ) -> Result<Self, Error> {
        let mut strides = [0; MAX_RANK];
        check_rank(shape)?;
        let mut step: usize = 1;
        for dim in order.rev() {
            // Saturation only meets shapes without elements, and those that `new` refuses.
            strides[dim] = isize::try_from(step).unwrap_or(isize::MAX);
            step = step.saturating_mul(shape[dim].max(1));
        }
        Self::new(shape, &strides[..shape.len()])
    }

    /// Without gaps, the dimensions in memory in the order of `other`, which has as many. The last stays innermost.
    pub fn dense_like(shape: &[usize], other: &Self) -> Result<Self, Error> {
        let outer = other.rank.saturating_sub(1).min(shape.len());
        let mut order = [0, 1, 2, 3, 4, 5];
        // Stable: dimensions of equal stride, such as those of length 1, keep their order.
        order[..outer].sort_by_key(|&dim| std::cmp::Reverse(other.strides[dim].unsigned_abs()));
        Self::dense_in_order(shape, order.into_iter().take(shape.len()))
    }

    /// Any strides.
    pub fn new(shape: &[usize], strides: &[isize]) -> Result<Self, Error> {
        check_rank(shape)?;
        if strides.len() != shape.len() {
            return Err(Error::Strides {
                shape: shape.to_vec(),
                got: strides.to_vec(),
            });
        }
        let mut layout = Self {
            rank: shape.len(),
            ..Self::EMPTY
        };
        layout.shape[..shape.len()].copy_from_slice(shape);
        layout.strides[..shape.len()].copy_from_slice(strides);
        layout.check_size()?;
        Ok(layout.measured())
    }

    /// With its first and last element found.
    fn measured(mut self) -> Self {
        (self.first, self.end) = (0, 0);
        if self.is_empty() {
            return self;
        }
        let dims = self.shape[..self.rank].iter().zip(&self.strides);
        for (&length, &stride) in dims {
            // No overflow: `check_size` has bounded the sum of all steps.
            let step = (length as isize - 1) * stride;
            self.first += step.min(0);
            self.end += step.max(0);
        }
        self.end += 1;
        self
    }

    /// The element count, and the distance between any two elements in bytes of up to 8 each, fit in an isize.
    fn check_size(&self) -> Result<(), Error> {
        if self.shape().contains(&0) {
            return Ok(());
        }
        let most = isize::MAX as u128 / 8;
        let (mut count, mut reach) = (1u128, 0u128);
        for (&length, &stride) in self.shape().iter().zip(self.strides()) {
            count = count.saturating_mul(length as u128);
            let steps = (length as u128 - 1).saturating_mul(stride.unsigned_abs() as u128);
            reach = reach.saturating_add(steps);
        }
        if count > most || reach > most {
            let what = "the number of elements from the first to the last in memory";
            let got = count.max(reach.saturating_add(1));
            return Err(Error::too_large("Tensor", what, most as u64, got));
        }
        Ok(())
    }

    pub fn shape(&self) -> &[usize] {
        &self.shape[..self.rank]
    }

    pub fn strides(&self) -> &[isize] {
        &self.strides[..self.rank]
    }

    /// The stride of a dimension as plans and kernels take it: 0 where there is nothing to step over, so that a stride that is
    /// never used spoils no alignment, or where there is no such dimension.
    pub fn step(&self, dim: usize) -> i64 {
        match (self.shape().get(dim), self.strides().get(dim)) {
            (Some(2..), Some(&stride)) => stride as i64,
            _ => 0,
        }
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        if self.is_empty() {
            return 0;
        }
        self.shape().iter().product()
    }

    pub fn is_empty(&self) -> bool {
        self.shape().contains(&0)
    }

    /// Row-major, without gaps.
    pub fn is_dense(&self) -> bool {
        if self.is_empty() {
            return true;
        }
        let mut step = 1;
        for (&length, &stride) in self.shape().iter().zip(self.strides()).rev() {
            if length > 1 && stride != step {
                return false;
            }
            // No overflow: the element count fits.
            step *= length as isize;
        }
        true
    }

    /// Without gaps and overlaps, the dimensions in any order and direction.
    pub fn is_gapless(&self) -> bool {
        // Most are, and need no sorting.
        if self.is_dense() {
            return true;
        }
        let mut dims = [(0, 0); MAX_RANK];
        for (dim, (&length, &stride)) in
            dims.iter_mut().zip(self.shape().iter().zip(self.strides()))
        {
            *dim = if length > 1 {
                (stride.unsigned_abs(), length)
            } else {
                (0, 1)
            };
        }
        dims.sort_unstable();
        let mut step = 1;
        dims.iter()
            .filter(|(_, length)| *length > 1)
            .all(|&(stride, length)| {
                let fits = stride == step;
                step *= length;
                fits
            })
    }

    /// The offsets of the first and the last element in memory, counted from element (0, …, 0); none without elements.
    pub fn extent(&self) -> Option<(isize, isize)> {
        (self.first < self.end).then(|| (self.first, self.end - 1))
    }

    /// The offsets of the first element in memory and behind the last, which are 0 without elements.
    pub fn range(&self) -> Range<isize> {
        self.first..self.end
    }

    /// Dimension i of the result is dimension `axes[i]`.
    pub fn permute(&self, axes: &[usize]) -> Result<Self, Error> {
        let mut seen = [false; MAX_RANK];
        for &axis in axes.iter().filter(|&&axis| axis < self.rank) {
            seen[axis] = true;
        }
        if axes.len() != self.rank || seen[..self.rank].contains(&false) {
            return Err(Error::Permutation {
                rank: self.rank,
                got: axes.to_vec(),
            });
        }
        let mut permuted = *self;
        for (to, &from) in axes.iter().enumerate() {
            permuted.shape[to] = self.shape[from];
            permuted.strides[to] = self.strides[from];
        }
        Ok(permuted)
    }

    /// The elements in row-major order in another shape.
    pub fn reshape(&self, shape: &[usize]) -> Result<Self, Error> {
        let new = Self::dense(shape)?;
        if new.len() != self.len() {
            return Err(Error::Elements {
                shape: shape.to_vec(),
                expected: new.len(),
                got: self.len(),
            });
        }
        if new.is_empty() {
            return Ok(new);
        }
        let dims = self
            .shape()
            .iter()
            .copied()
            .zip(self.strides().iter().copied());
        let mut dims = dims.filter(|&(length, _)| length > 1);
        let mut reshaped = new;
        let mut to = 0;
        // As few old dimensions as have the elements of as few new ones.
        while let Some((mut elements, mut stride)) = dims.next() {
            let first = to;
            let mut wanted = 1;
            while wanted != elements {
                if wanted < elements {
                    wanted *= shape[to];
                    to += 1;
                    continue;
                }
                // There is another, as both shapes have as many elements. It must fill a step of this one.
                let Some((length, step)) = dims.next() else {
                    break;
                };
                if stride != length as isize * step {
                    return Err(Error::Reshape {
                        shape: self.shape().to_vec(),
                        strides: self.strides().to_vec(),
                        to: shape.to_vec(),
                    });
                }
                elements *= length;
                stride = step;
            }
            for dim in (first..to).rev() {
                reshaped.strides[dim] = stride;
                stride *= shape[dim] as isize;
            }
        }
        Ok(reshaped.measured())
    }

    /// Keeps a range of one dimension; also returns the offset of the first element that is kept.
    pub fn narrow(&self, dim: usize, range: Range<usize>) -> Result<(Self, isize), Error> {
        let length = self.shape().get(dim).copied();
        if range.start > range.end || length.is_none_or(|length| range.end > length) {
            return Err(Error::Range {
                dim,
                shape: self.shape().to_vec(),
                start: range.start,
                end: range.end,
            });
        }
        if length == Some(range.len()) {
            return Ok((*self, 0));
        }
        let mut narrowed = *self;
        narrowed.shape[dim] = range.len();
        // An empty tensor has no element to point at.
        let offset = if narrowed.is_empty() {
            0
        } else {
            range.start as isize * self.strides[dim]
        };
        Ok((narrowed.measured(), offset))
    }

    /// Drops a dimension, of which one index is kept; also returns the offset of its first element.
    pub fn select(&self, dim: usize, index: usize) -> Result<(Self, isize), Error> {
        let range = index..index.saturating_add(1);
        let (mut selected, offset) = self.narrow(dim, range)?;
        selected.shape.copy_within(dim + 1.., dim);
        selected.strides.copy_within(dim + 1.., dim);
        selected.rank -= 1;
        (
            selected.shape[selected.rank],
            selected.strides[selected.rank],
        ) = (0, 0);
        Ok((selected, offset))
    }
}

fn check_rank(shape: &[usize]) -> Result<(), Error> {
    if shape.len() > MAX_RANK {
        return Err(Error::Rank {
            max: MAX_RANK,
            got: shape.len(),
        });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dense_is_row_major() {
        let layout = Layout::dense(&[2, 3, 4]).unwrap();
        assert_eq!(layout.strides(), [12, 4, 1]);
        assert_eq!((layout.len(), layout.is_dense()), (24, true));
        assert_eq!(layout.extent(), Some((0, 23)));
        assert_eq!(Layout::dense(&[]).unwrap().len(), 1);
        assert_eq!(Layout::dense(&[2, 0, 4]).unwrap().extent(), None);
    }

    #[test]
    fn nothing_is_stepped_over_where_there_is_one_element() {
        let layout = Layout::new(&[1, 3, 0, 2], &[77, -5, 9, 1]).unwrap();
        assert_eq!(
            [0, 1, 2, 3, 4].map(|dim| layout.step(dim)),
            [0, -5, 0, 1, 0]
        );
    }

    #[test]
    fn a_new_tensor_follows_the_order_of_another() {
        // (B, H, N, D) in memory, seen as (B, N, H, D).
        let x = Layout::dense(&[2, 3, 5, 4])
            .unwrap()
            .permute(&[0, 2, 1, 3])
            .unwrap();
        let o = Layout::dense_like(&[2, 5, 3, 8], &x).unwrap();
        assert_eq!(o.strides(), [120, 8, 40, 1]);
        // Also where the other is a slice with gaps, or has dimensions of length 1.
        let (slice, _) = x.narrow(1, 1..2).unwrap();
        let o = Layout::dense_like(&[2, 1, 3, 8], &slice).unwrap();
        assert_eq!(o.shape(), [2, 1, 3, 8]);
        assert_eq!(o.strides()[2..], [8, 1]);
    }

    #[test]
    fn narrowing_moves_to_the_first_element_kept() {
        let layout = Layout::dense(&[2, 5, 4]).unwrap();
        let (narrowed, offset) = layout.narrow(1, 2..4).unwrap();
        assert_eq!(
            (narrowed.shape(), narrowed.strides(), offset),
            (&[2, 2, 4][..], &[20, 4, 1][..], 8)
        );
        assert!(!narrowed.is_dense());
        assert_eq!(layout.narrow(1, 5..5).unwrap().1, 0);
        assert!(layout.narrow(1, 2..6).is_err());
        #[expect(clippy::reversed_empty_ranges, reason = "the error is what is tested")]
        let reversed = layout.narrow(1, 3..2);
        assert!(reversed.is_err());
        assert!(layout.narrow(3, 0..1).is_err());
    }

    #[test]
    fn selecting_drops_a_dimension() {
        let layout = Layout::dense(&[2, 5, 4]).unwrap();
        let (selected, offset) = layout.select(1, 3).unwrap();
        assert_eq!(
            (selected.shape(), selected.strides(), offset),
            (&[2, 4][..], &[20, 1][..], 12)
        );
        assert_eq!(selected.len(), 8);
        assert_eq!(
            layout.select(0, 1).unwrap().0,
            Layout::dense(&[5, 4]).unwrap()
        );
        for (dim, index) in [(1, 5), (3, 0), (1, usize::MAX)] {
            assert!(matches!(
                layout.select(dim, index),
                Err(Error::Range { .. })
            ));
        }
    }

    #[test]
    fn a_reshaped_tensor_has_its_elements_in_the_same_order() {
        let x = Layout::dense(&[2, 3, 4, 5]).unwrap();
        let reshape =
            |layout: &Layout, shape: &[usize]| layout.reshape(shape).map(|l| l.strides().to_vec());
        assert_eq!(reshape(&x, &[6, 20]).unwrap(), [20, 1]);
        assert_eq!(reshape(&x, &[2, 1, 3, 20, 1]).unwrap(), [60, 60, 20, 1, 1]);
        // Heads split off the features of a part of a cache, or merged with them.
        let (part, _) = x.narrow(1, 0..2).unwrap();
        assert_eq!(reshape(&part, &[2, 2, 2, 10]).unwrap(), [60, 20, 10, 1]);
        assert_eq!(reshape(&part, &[2, 40]).unwrap(), [60, 1]);
        assert!(matches!(
            reshape(&part, &[4, 20]),
            Err(Error::Reshape { .. })
        ));
        let turned = x.permute(&[0, 2, 1, 3]).unwrap();
        assert!(matches!(
            reshape(&turned, &[2, 12, 5]),
            Err(Error::Reshape { .. })
        ));
        assert_eq!(
            reshape(&turned, &[1, 2, 4, 3, 5, 1]).unwrap()[1..5],
            [60, 5, 20, 1]
        );
        assert!(matches!(reshape(&x, &[7]), Err(Error::Elements { .. })));
        let one = Layout::dense(&[1, 1]).unwrap();
        assert!(reshape(&one, &[]).is_ok() && reshape(&one, &[1, 1, 1]).is_ok());
        assert!(reshape(&Layout::EMPTY, &[3, 0]).is_ok());
    }

    #[test]
    fn gaps_and_overlaps_are_seen_in_any_order() {
        let gapless =
            |shape: &[usize], strides: &[isize]| Layout::new(shape, strides).unwrap().is_gapless();
        assert!(gapless(&[2, 3, 4], &[12, 4, 1]));
        assert!(gapless(&[2, 4, 3], &[12, 1, -4]));
        assert!(gapless(&[2, 1, 4], &[4, 77, 1]));
        assert!(gapless(&[2, 0], &[0, 0]));
        assert!(!gapless(&[2, 3], &[4, 1]));
        // As long from end to end as it has elements, but most of them are the same.
        assert!(!gapless(&[2, 3], &[5, 0]));
    }

    #[test]
    fn negative_strides_reach_back() {
        let layout = Layout::new(&[3, 4], &[-4, 1]).unwrap();
        assert_eq!(layout.extent(), Some((-8, 3)));
        assert!(!layout.is_dense());
    }

    #[test]
    fn what_cannot_be_addressed_is_an_error() {
        assert!(matches!(
            Layout::dense(&[usize::MAX, 2]),
            Err(Error::TooLarge { .. })
        ));
        let error = Layout::new(&[3], &[isize::MIN]).unwrap_err();
        assert!(matches!(error, Error::TooLarge { max, got, .. } if got > max));
        let empty = Layout::dense(&[0, usize::MAX, 4]).unwrap();
        assert_eq!((empty.len(), empty.is_dense()), (0, true));
        assert!(matches!(
            Layout::dense(&[1; 7]),
            Err(Error::Rank { max: 6, got: 7 })
        ));
        assert!(matches!(
            Layout::new(&[2, 2], &[1]),
            Err(Error::Strides { .. })
        ));
    }

    #[test]
    fn only_permutations_permute() {
        let layout = Layout::dense(&[2, 3]).unwrap();
        for axes in [&[0][..], &[0, 0], &[0, 2], &[0, 1, 2]] {
            assert!(
                matches!(layout.permute(axes), Err(Error::Permutation { .. })),
                "{axes:?}"
            );
        }
    }
}
