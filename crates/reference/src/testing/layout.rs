//! Tensors that lie in memory in any way.

use std::ops::Range;

use ndarray::{ArrayBase, ArrayD, ArrayViewD, ArrayViewMutD, Axis, IxDyn, RawData, Slice};
use proptest::prelude::*;

use super::bits;
use crate::dtype::Element;

/// How a tensor of rows lies in memory: as a part of a larger one, whose dimensions but the last may
/// be in another order. It is for tensors of any number of dimensions.
///
/// # Example
/// ```
/// use gimbal_reference::testing::{Layout, Placed};
///
/// // (B, N, H, D), with the heads before the tokens in memory.
/// let placed = Placed::<f32>::poisoned(&[2, 5, 3, 8], Layout::SWAPPED);
/// assert_eq!(placed.view().strides(), [120, 8, 40, 1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// Which of all orders the dimensions but the last have in memory; 0 is row-major.
    pub order: usize,
    /// How many elements the larger tensor has before and behind this one in each dimension. The
    /// last is that of the rows' elements.
    pub margins: [(usize, usize); 4],
    /// Rows lie a multiple of so many elements apart; at least 1.
    pub pitch: usize,
    /// Whether the first dimension, if it is not the last, runs backwards, by a negative stride.
    pub descending: bool,
}

impl Layout {
    /// In the order of its dimensions, without gaps.
    pub const ROW_MAJOR: Self = Self {
        order: 0,
        margins: [(0, 0); 4],
        pitch: 1,
        descending: false,
    };

    /// With the two dimensions in the middle of four, tokens and heads, in the other order.
    pub const SWAPPED: Self = Self {
        order: 1,
        ..Self::ROW_MAJOR
    };

    /// A part of a larger tensor, off by multiples of 8 elements, as in packed projections.
    pub const PART_OF_ALIGNED: Self = Self {
        margins: [(1, 0), (2, 1), (0, 2), (8, 16)],
        ..Self::ROW_MAJOR
    };

    /// A part of a larger tensor, off by odd numbers of elements.
    pub const PART_OF_ODD: Self = Self {
        margins: [(0, 1), (1, 0), (1, 1), (3, 2)],
        ..Self::ROW_MAJOR
    };

    /// A part of the second dimension of a larger tensor, as in a cache that is not full.
    pub const PART_OF_CACHE: Self = Self {
        margins: [(1, 0), (8, 16), (0, 0), (0, 0)],
        ..Self::ROW_MAJOR
    };

    /// Rows a multiple of 8 elements apart, whatever their width.
    pub const PADDED_ROWS: Self = Self {
        pitch: 8,
        ..Self::ROW_MAJOR
    };

    /// Any order and any margins, so any strides and any start, but no negative strides.
    pub fn any() -> BoxedStrategy<Self> {
        Self::with_starts((0..4usize, 0..4usize), 1)
    }

    /// Those whose rows begin at multiples of 8 elements, so that vectors of 16 bytes can move them
    /// if the width allows it.
    pub fn aligned() -> BoxedStrategy<Self> {
        let eights = || (0..3usize).prop_map(|n| 8 * n);
        Self::with_starts((eights(), eights()), 8)
    }

    fn with_starts(
        last: impl Strategy<Value = (usize, usize)> + 'static,
        pitch: usize,
    ) -> BoxedStrategy<Self> {
        let outer = || (0..3usize, 0..3usize);
        let parts = (0..6usize, [outer(), outer(), outer()], last);
        let any = parts.prop_map(move |(order, [first, second, third], last)| Self {
            order,
            margins: [first, second, third, last],
            pitch,
            descending: false,
        });
        let dense = Self {
            pitch,
            ..Self::ROW_MAJOR
        };
        prop_oneof![1 => Just(dense), 1 => Just(Self { order: 1, ..dense }), 2 => any].boxed()
    }

    /// Where a tensor of this shape lies in the larger one.
    pub fn window(self, shape: &[usize]) -> Window {
        let Some(outer) = shape.len().checked_sub(1) else {
            return Window::default();
        };
        let margins: Vec<_> = (0..outer)
            .map(|dim| self.margins[dim.min(2)])
            .chain([self.margins[3]])
            .collect();
        let mut whole: Vec<_> = std::iter::zip(shape, &margins)
            .map(|(length, (before, behind))| before + length + behind)
            .collect();
        whole[outer] = whole[outer].next_multiple_of(self.pitch);
        let order = nth_order(self.order, outer);
        let mut axes = vec![outer; outer + 1];
        for (place, &dim) in order.iter().enumerate() {
            axes[dim] = place;
        }
        Window {
            memory: order
                .iter()
                .chain([&outer])
                .map(|&dim| whole[dim])
                .collect(),
            axes,
            ranges: std::iter::zip(shape, &margins)
                .map(|(&length, &(before, _))| before..before + length)
                .collect(),
            descending: self.descending && outer > 0,
        }
    }
}

/// The orders of so many dimensions, counted in the order of a dictionary, and from the first again.
fn nth_order(nth: usize, dims: usize) -> Vec<usize> {
    let mut orders: usize = (1..=dims).product();
    let mut nth = nth % orders;
    let mut left: Vec<usize> = (0..dims).collect();
    let mut order = Vec::new();
    while !left.is_empty() {
        orders /= left.len();
        order.push(left.remove(nth / orders));
        nth %= orders;
    }
    order
}

/// Where a tensor lies in a larger one: what places it in memory of any kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Window {
    /// The shape of the larger one, which is dense, as it lies in memory.
    pub memory: Vec<usize>,
    /// Dimension i of the tensor is dimension `axes[i]` in memory.
    pub axes: Vec<usize>,
    /// Which part of the larger one the tensor is, by its own dimensions.
    pub ranges: Vec<Range<usize>>,
    /// Whether its first dimension then runs backwards.
    pub descending: bool,
}

impl Window {
    /// The tensor in its larger one.
    pub fn of<'a, T>(&self, memory: &'a ArrayD<T>) -> ArrayViewD<'a, T> {
        self.cut(memory.view())
    }

    /// The same to be written.
    pub fn of_mut<'a, T>(&self, memory: &'a mut ArrayD<T>) -> ArrayViewMutD<'a, T> {
        self.cut(memory.view_mut())
    }

    fn cut<S: RawData>(&self, memory: ArrayBase<S, IxDyn>) -> ArrayBase<S, IxDyn> {
        let mut tensor = memory.permuted_axes(self.axes.as_slice());
        for (dim, range) in self.ranges.iter().enumerate() {
            tensor.slice_axis_inplace(Axis(dim), Slice::from(range.clone()));
        }
        if self.descending {
            tensor.invert_axis(Axis(0));
        }
        tensor
    }
}

/// A tensor in a layout, with NaN around it, which nothing may read or write.
///
/// To place it in memory of another kind, copy [`memory`](Self::memory) there and take the part that
/// [`window`](Self::window) says, or use the shape, strides and address offset of
/// [`view`](Self::view). To judge what came of it, copy that [`within`](Self::within) another.
#[derive(Clone, Debug)]
pub struct Placed<T> {
    memory: ArrayD<T>,
    window: Window,
}

/// Whether all bits are the same, those of NaN too.
impl<T: Element> PartialEq for Placed<T> {
    fn eq(&self, other: &Self) -> bool {
        self.window == other.window && bits(self.memory.view()) == bits(other.memory.view())
    }
}

impl<T: Element> Placed<T> {
    /// An input with these values.
    pub fn holding(values: &ArrayD<T>, layout: Layout) -> Self {
        let mut placed = Self::poisoned(values.shape(), layout);
        placed.view_mut().assign(values);
        placed
    }

    /// An output that has not been written: NaN everywhere.
    pub fn poisoned(shape: &[usize], layout: Layout) -> Self {
        let window = layout.window(shape);
        Self {
            memory: ArrayD::from_elem(window.memory.as_slice(), T::from_f64(f64::NAN)),
            window,
        }
    }

    /// What lies in a larger tensor that was copied from elsewhere.
    pub fn within(memory: ArrayD<T>, window: Window) -> Self {
        Self { memory, window }
    }

    /// The tensor.
    pub fn view(&self) -> ArrayViewD<'_, T> {
        self.window.of(&self.memory)
    }

    /// The tensor, to be written.
    pub fn view_mut(&mut self) -> ArrayViewMutD<'_, T> {
        self.window.of_mut(&mut self.memory)
    }

    /// All of the memory that it lies in.
    pub fn memory(&self) -> &ArrayD<T> {
        &self.memory
    }

    /// The same, to be written.
    pub fn memory_mut(&mut self) -> &mut ArrayD<T> {
        &mut self.memory
    }

    /// Which part of the memory it is.
    pub fn window(&self) -> &Window {
        &self.window
    }

    /// Whether everything around the tensor is still NaN.
    pub fn is_untouched_around(&self) -> bool {
        let numbers = |values: ArrayViewD<T>| {
            let numbers = values.into_iter().filter(|value| !value.to_f64().is_nan());
            numbers.count()
        };
        numbers(self.memory.view()) == numbers(self.view())
    }
}

#[cfg(test)]
mod tests {
    use ndarray::Dimension;

    use super::*;

    fn shapes() -> impl Strategy<Value = Vec<usize>> {
        prop::collection::vec(0..5usize, 1..6)
    }

    proptest! {
        #[test]
        fn elements_survive_every_layout(shape in shapes(), layout in Layout::any(), descending: bool) {
            let layout = Layout { descending, ..layout };
            let values = ArrayD::from_shape_fn(shape, |index| {
                index.slice().iter().fold(0, |number, index| 10 * number + index) as f32
            });
            let mut placed = Placed::holding(&values, layout);
            prop_assert_eq!(placed.view(), values.view());
            prop_assert!(placed.is_untouched_around());
            prop_assert!(values.is_empty() || values.shape().last() == Some(&1) || placed.view().strides().last() == Some(&1));
            let around = placed.memory().len() > values.len();
            placed.memory_mut().fill(0.0);
            prop_assert_eq!(placed.is_untouched_around(), !around);
        }

        #[test]
        fn aligned_rows_begin_at_vectors(shape in shapes(), layout in Layout::aligned()) {
            let window = layout.window(&shape);
            prop_assert_eq!(window.memory.last().unwrap() % 8, 0);
            prop_assert_eq!(window.ranges.last().unwrap().start % 8, 0);
        }
    }

    #[test]
    fn orders_are_those_of_a_dictionary() {
        let orders: Vec<_> = (0..7).map(|nth| nth_order(nth, 3)).collect();
        assert_eq!(orders[..3], [[0, 1, 2], [0, 2, 1], [1, 0, 2]]);
        assert_eq!((&orders[5], &orders[6]), (&vec![2, 1, 0], &orders[0]));
    }
}
