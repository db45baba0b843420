//! Whether tensors share elements, which is not the same as whether their memory begins and ends between each other's.

use std::ops::Range;

use super::Layout;
use super::layout::MAX_RANK;

/// Where the elements of a tensor are in memory. By default it has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place<'l> {
    /// Of element (0, …, 0).
    pub address: u64,
    /// The bytes of an element.
    pub size: usize,
    pub layout: &'l Layout,
}

impl Default for Place<'_> {
    fn default() -> Self {
        Self {
            address: 0,
            size: 1,
            layout: &Layout::EMPTY,
        }
    }
}

impl Place<'_> {
    /// From the first byte in memory to behind the last.
    pub fn range(&self) -> Range<u64> {
        let at = |offset: isize| {
            let bytes = offset as i64 * self.size as i64;
            self.address.wrapping_add_signed(bytes)
        };
        let Range { start, end } = self.layout.range();
        at(start)..at(end)
    }

    /// Whether an element of one has a byte of an element of the other. It is exact but for strides that fit so badly into
    /// each other that more than [`BUDGET`] combinations would have to be tried: those count as shared.
    pub fn overlaps(&self, other: &Place) -> bool {
        let (a, b) = (self.range(), other.range());
        if a.start.max(b.start) >= a.end.min(b.end) {
            return false;
        }
        let distance = i128::from(b.start) - i128::from(a.start);
        let is_aligned = self.size == other.size && distance % self.size as i128 == 0;
        let unit = if is_aligned { self.size } else { 1 };
        // Element i of one begins at a + Σ s·i, element j of the other at b + Σ t·j, counted from their first bytes with
        // all strides positive. With j counted backwards both sums are on one side: Σ s·i + Σ t·j' = b − a + Σ t·(m − 1),
        // and likewise for the bytes within an element where they are not aligned to each other.
        let mut steps = Steps::default();
        steps.add_layout(self.layout, self.size / unit);
        let span = steps.add_layout(other.layout, other.size / unit);
        steps.add(1, (self.size / unit - 1 + other.size / unit - 1) as i128);
        let target = distance / unit as i128 + span + (other.size / unit) as i128 - 1;
        steps.count(target, 1) > 0
    }

    /// Whether the elements are the same, each at the same index.
    pub fn is_same(&self, other: &Place) -> bool {
        let (a, b) = (self.layout, other.layout);
        let mut strides = a.shape().iter().zip(a.strides().iter().zip(b.strides()));
        (self.address, self.size, a.shape()) == (other.address, other.size, b.shape())
            && strides.all(|(&length, (a, b))| length <= 1 || a == b)
    }
}

/// Whether no two elements of a layout share an address, as an output needs. Exact within the same [`BUDGET`].
pub(super) fn is_injective(layout: &Layout) -> bool {
    if layout.is_empty() || layout.is_gapless() {
        return true;
    }
    // Two elements are Σ s·y apart, with |y| < n. Shifted by n − 1, that they share an address is a second way to reach the
    // middle, besides the one with y = 0.
    let mut steps = Steps::default();
    let mut middle = 0;
    for (&length, &stride) in layout.shape().iter().zip(layout.strides()) {
        let (stride, most) = (stride.unsigned_abs() as i128, length as i128 - 1);
        if most > 0 && (stride == 0 || steps.has(stride)) {
            return false;
        }
        steps.add(stride, 2 * most);
        middle += stride * most;
    }
    steps.count(middle, 2) == 1
}

/// The most combinations that are tried.
const BUDGET: usize = 1 << 16;

/// Ways to go forward: so far, up to so many times.
#[derive(Default)]
struct Steps {
    steps: Vec<(i128, i128)>,
}

impl Steps {
    fn has(&self, stride: i128) -> bool {
        self.steps.iter().any(|step| step.0 == stride)
    }

    /// Those of equal length are one.
    fn add(&mut self, stride: i128, times: i128) {
        if stride == 0 || times == 0 {
            return;
        }
        match self.steps.iter_mut().find(|step| step.0 == stride) {
            Some(step) => step.1 += times,
            None => self.steps.push((stride, times)),
        }
    }

    /// The steps from the lowest element to all others, with so many units an element; returns how far they reach.
    fn add_layout(&mut self, layout: &Layout, units: usize) -> i128 {
        let mut span = 0;
        for (&length, &stride) in layout.shape().iter().zip(layout.strides()) {
            let (stride, times) = (
                stride.unsigned_abs() as i128 * units as i128,
                length as i128 - 1,
            );
            self.add(stride, times);
            span += stride * times;
        }
        span
    }

    /// In how many ways steps lead exactly so far, counted up to a limit.
    fn count(mut self, target: i128, limit: usize) -> usize {
        // The longest first: what is left to the others is then soon out of their reach, or just one choice.
        self.steps
            .sort_unstable_by_key(|step| std::cmp::Reverse(step.0));
        // Of the steps from each on: how far they reach, and what divides all of them.
        let mut rest = [(0, 0); 2 * MAX_RANK + 2];
        for (index, &(stride, times)) in self.steps.iter().enumerate().rev() {
            let (reach, divisor) = rest[index + 1];
            rest[index] = (
                reach + stride * times,
                greatest_common_divisor(stride, divisor),
            );
        }
        let mut search = Search {
            steps: &self.steps,
            rest: &rest,
            budget: BUDGET,
        };
        search.count(0, target, limit)
    }
}

struct Search<'a> {
    steps: &'a [(i128, i128)],
    rest: &'a [(i128, i128)],
    budget: usize,
}

impl Search<'_> {
    fn count(&mut self, index: usize, target: i128, limit: usize) -> usize {
        let (reach, divisor) = self.rest[index];
        if target < 0 || target > reach || (divisor != 0 && target % divisor != 0) {
            return 0;
        }
        let Some(&(stride, times)) = self.steps.get(index) else {
            return 1;
        };
        let reach = self.rest[index + 1].0;
        let fewest = ((target - reach + stride - 1) / stride).max(0);
        let most = (target / stride).min(times);
        let mut count = 0;
        let mut taken = fewest;
        while taken <= most && count < limit {
            if self.budget == 0 {
                return limit;
            }
            self.budget -= 1;
            count += self.count(index + 1, target - taken * stride, limit - count);
            taken += 1;
        }
        count
    }
}

fn greatest_common_divisor(mut a: i128, mut b: i128) -> i128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    /// A place with a layout of its own.
    #[derive(Clone, Copy, Debug)]
    struct Laid {
        address: u64,
        size: usize,
        layout: Layout,
    }

    impl Laid {
        fn new(address: u64, size: usize, shape: &[usize], strides: &[isize]) -> Self {
            Self {
                address,
                size,
                layout: Layout::new(shape, strides).unwrap(),
            }
        }

        fn place(&self) -> Place<'_> {
            Place {
                address: self.address,
                size: self.size,
                layout: &self.layout,
            }
        }

        fn overlaps(&self, other: &Self) -> bool {
            self.place().overlaps(&other.place())
        }
    }

    /// The address of every element, in order.
    fn addresses(place: &Laid) -> Vec<u64> {
        let mut addresses = vec![place.address];
        if place.layout.is_empty() {
            return Vec::new();
        }
        for (&length, &stride) in place.layout.shape().iter().zip(place.layout.strides()) {
            let step = |index: usize| index as i64 * stride as i64 * place.size as i64;
            addresses = addresses
                .into_iter()
                .flat_map(|from| {
                    (0..length).map(move |index| from.wrapping_add_signed(step(index)))
                })
                .collect();
        }
        addresses
    }

    fn bytes(place: &Laid) -> HashSet<u64> {
        let size = place.size as u64;
        let bytes = addresses(place).into_iter();
        bytes.flat_map(|from| from..from + size).collect()
    }

    fn small() -> impl Strategy<Value = Laid> {
        (
            1000u64..1100,
            0usize..3,
            vec((0usize..5, -13isize..14), 0..4),
        )
            .prop_map(|(address, log_size, dims)| {
                let (shape, strides): (Vec<_>, Vec<_>) = dims.into_iter().unzip();
                Laid::new(address, 1 << log_size, &shape, &strides)
            })
    }

    proptest! {
        #[test]
        fn overlap_is_that_of_the_bytes(a in small(), b in small()) {
            let shared = !bytes(&a).is_disjoint(&bytes(&b));
            prop_assert_eq!(a.overlaps(&b), shared, "{:?} {:?}", a, b);
            prop_assert_eq!(b.overlaps(&a), shared);
        }

        #[test]
        fn elements_share_addresses_as_they_do(a in small()) {
            let all = addresses(&a);
            let distinct: HashSet<_> = all.iter().collect();
            prop_assert_eq!(is_injective(&a.layout), distinct.len() == all.len(), "{:?}", a);
        }

        #[test]
        fn the_same_is_the_same_at_every_index(a in small(), b in small()) {
            let same = a.size == b.size && a.layout.shape() == b.layout.shape();
            let at_every_index = same && addresses(&a) == addresses(&b);
            prop_assert!(a.place().is_same(&a.place()));
            if !a.layout.is_empty() {
                prop_assert_eq!(a.place().is_same(&b.place()), at_every_index, "{:?} {:?}", a, b);
            }
        }
    }

    #[test]
    fn parts_of_a_packed_gradient_are_apart() {
        // dq, dk and dv inside one (B, N, 3, H, D).
        let (b, n, h, d) = (12, 8192, 12, 128);
        let row = (3 * h * d) as isize;
        let part = |index: usize| {
            let strides = [n as isize * row, row, d as isize, 1];
            Laid::new(
                4096 + (2 * index * h * d) as u64,
                2,
                &[b, n, h, d],
                &strides,
            )
        };
        assert!(!part(0).overlaps(&part(1)) && !part(2).overlaps(&part(0)));
        let shifted = Laid {
            address: part(1).address - 2,
            ..part(1)
        };
        assert!(shifted.overlaps(&part(0)));
        assert!(!shifted.overlaps(&part(2)));
        // Halves of a row that alternate.
        let half = |first: u64| {
            Laid::new(
                4096 + 4 * first,
                4,
                &[b, n, h, d / 2],
                &[n as isize * row, row, d as isize, 2],
            )
        };
        assert!(!half(0).overlaps(&half(1)));
        assert!(half(0).overlaps(&half(2)));
    }

    #[test]
    fn what_would_take_too_long_counts_as_shared() {
        // Coprime strides, each reaching far beyond the next.
        let many = 1 << 12;
        let strides = [1_000_003 * 2, 1_000_033 * 2, 1_000_037 * 2, 999_983 * 2];
        let a = Laid::new(0, 1, &[many; 4], &strides);
        let b = Laid::new(1, 1, &[many; 4], &strides);
        // All of a is even and all of b odd, which needs no search; with elements of two bytes it does.
        assert!(!a.overlaps(&b));
        assert!(Laid { size: 2, ..a }.overlaps(&Laid { size: 3, ..b }));
    }
}
