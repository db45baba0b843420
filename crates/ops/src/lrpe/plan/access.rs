//! How rows are accessed: by 16 bytes, 8, or one element, and the threads that share one.

use gimbal_kernels_sys::ElementType;
use gimbal_kernels_sys::lrpe::{
    self as sys, Access, Class, FEWEST_LANES, LANE_ANGLES, MAX_LANES, Variant,
};

use super::problem::{Operand, Pass, Problem};
use crate::lrpe::policy;

impl Problem {
    /// How the kernel that writes o or dx accesses its tensors.
    pub fn output_access(&self) -> Access {
        let joined = self.activation.class().joins_lanes();
        let operands = [self.x_or_turned(), self.pass.turned(), self.pass.out];
        self.access(&operands, joined)
    }

    /// The same where the output does not matter.
    pub(super) fn inputs_access(&self) -> Access {
        let joined = self.activation.class().joins_lanes();
        self.access(&[self.x_or_turned(), self.pass.turned()], joined)
    }

    /// How the first stage of the gradients accesses its tensors, with those of keys: element by element also where lanes that work
    /// together then hold a row, and otherwise do not.
    pub(super) fn gradients_access(&self, keys: Option<&Self>) -> Access {
        let joined = self.activation.class().joins_lanes() && self.lanes_hold_elements();
        let of = |problem: &Self| {
            let Pass { x, d_o, .. } = problem.pass;
            problem.access(&[x.unwrap_or_default(), d_o.unwrap_or_default()], joined)
        };
        keys.map_or(of(self), |keys| narrower(of(self), of(keys)))
    }

    /// The same of x alone, whose features are all alike.
    pub(super) fn statistics_access(&self, x: Operand) -> Access {
        self.widest(|access| {
            let width = self.variant(access).width();
            self.params.features.unsigned_abs().is_multiple_of(width)
                && self.are_aligned(&[x], access)
        })
    }

    /// The widest access that the vectors of a row and all that leads to them allow.
    pub(super) fn access(&self, operands: &[Operand], joined: bool) -> Access {
        // Where each vector of a row begins.
        let (rotary, rest) = match (self.encoding, self.params.interleaved) {
            (sys::Encoding::Rotate, 0) => {
                (self.params.rotary, self.params.span - self.params.rotary)
            }
            _ => (self.params.span, 0),
        };
        let fits = |access: Access| {
            let width = self.variant(access).width();
            let vectors = |extent: i32| extent.unsigned_abs().is_multiple_of(width);
            // The lanes hold a row between them, one vector each.
            let held = !joined || self.vectors(access, self.params.span) <= MAX_LANES;
            let norm = self.norm.unwrap_or_default();
            held && vectors(rotary)
                && vectors(rest)
                && self.are_aligned(operands, access)
                && norm.weight.is_multiple_of(16)
                && norm.head_stride % 4 == 0
        };
        self.widest(fits)
    }

    pub(super) fn widest(&self, fits: impl Fn(Access) -> bool) -> Access {
        let all: &[Access] = match self.element {
            ElementType::F32 => &[Access::Vector],
            _ => &[Access::Vector, Access::Half],
        };
        let widest = all.iter().copied().find(|&access| fits(access));
        widest.unwrap_or(Access::Element)
    }

    pub(super) fn are_aligned(&self, operands: &[Operand], access: Access) -> bool {
        let (width, size) = (self.variant(access).width(), self.element.size());
        let mut operands = operands.iter();
        operands.all(|operand| operand.is_aligned(width, size))
    }

    pub(super) fn variant(&self, access: Access) -> Variant {
        Variant {
            element: self.element,
            access,
        }
    }

    /// Elements of an access of the kernel that writes o or dx.
    pub fn width(&self) -> u32 {
        self.variant(self.output_access()).width()
    }

    /// How many accesses a row of `span` elements takes.
    pub(super) fn vectors(&self, access: Access, span: i32) -> u32 {
        span.unsigned_abs().div_ceil(self.variant(access).width())
    }

    /// The threads that share a row of `span` elements: a power of two where they work together.
    pub(super) fn lanes(&self, access: Access, span: i32, joined: bool) -> u32 {
        let lanes = self.vectors(access, span).clamp(1, MAX_LANES);
        match joined || access == Access::Element {
            true => lanes.next_power_of_two(),
            false => lanes,
        }
    }

    /// The threads that share a row of the kernel that writes o or dx, and whether its blocks are of warps.
    pub(super) fn output_lanes(&self, access: Access, class: Class) -> (u32, bool) {
        let span = self.params.span;
        let vectors = self.vectors(access, span).max(1);
        match (access, class) {
            (Access::Element, _) if vectors <= LANE_ANGLES * MAX_LANES => {
                let lanes = vectors.div_ceil(LANE_ANGLES).max(FEWEST_LANES);
                let lanes = lanes.next_power_of_two();
                let rotates_back =
                    self.encoding == sys::Encoding::Rotate && self.pass.is_backward();
                let lanes = match class {
                    Class::SoftmaxSequence if rotates_back => {
                        policy::spread_lanes(lanes, vectors, self.all_rows())
                    }
                    _ => lanes,
                };
                return (lanes, true);
            }
            (Access::Vector | Access::Half, Class::SoftmaxFeature | Class::Norm) => {
                return (policy::joined_lanes(vectors), true);
            }
            _ => {}
        }
        (self.lanes(access, span, class.joins_lanes()), false)
    }

    /// The rows of x.
    fn all_rows(&self) -> u64 {
        let extents = [self.params.batches, self.params.tokens, self.heads];
        let extents = extents.map(|extent| u64::from(extent.unsigned_abs()));
        extents.into_iter().fold(1, u64::saturating_mul)
    }

    /// Whether lanes of the first stage of the gradients hold a row between them, element by element.
    fn lanes_hold_elements(&self) -> bool {
        self.params.span.unsigned_abs() <= self.encoding.gradient_angles() * MAX_LANES
    }

    /// The same as [`output_lanes`](Self::output_lanes) of that stage.
    pub(super) fn gradients_lanes(&self, access: Access) -> (u32, bool) {
        let span = self.params.span;
        if access == Access::Element && self.lanes_hold_elements() {
            let lanes = span
                .unsigned_abs()
                .div_ceil(self.encoding.gradient_angles());
            return (lanes.max(FEWEST_LANES).next_power_of_two(), true);
        }
        let joined = self.activation.class().joins_lanes();
        (self.lanes(access, span, joined), false)
    }

    /// The same of the kernel that gathers the statistics of a sequence softmax.
    pub(super) fn statistics_lanes(&self, access: Access, span: i32) -> (u32, bool) {
        match (access, self.pass.is_backward()) {
            (Access::Element, true) => self.output_lanes(access, Class::SoftmaxSequence),
            _ => (self.lanes(access, span, false), false),
        }
    }
}

/// The one of fewer bytes.
pub(super) fn narrower(a: Access, b: Access) -> Access {
    let narrowest = [Access::Element, Access::Half];
    let mut narrowest = narrowest.into_iter();
    let found = narrowest.find(|&access| a == access || b == access);
    found.unwrap_or(Access::Vector)
}
