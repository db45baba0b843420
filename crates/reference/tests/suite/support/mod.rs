//! What the tests share: calls of any operator, random tensors, tensors in any layout.

pub mod call;
pub mod naive;

pub use call::Call;
pub use gimbal_reference::testing::Random;
use gimbal_reference::testing::{Layout, Placed};
use gimbal_reference::{Activation, Element, SoftmaxAxis};
use ndarray::{Array2, Array4, ArrayD, ArrayView4, Axis, Ix4};
use proptest::prelude::*;

pub const ACTIVATIONS: [Activation; 6] = [
    Activation::None,
    Activation::Relu,
    Activation::Sigmoid,
    Activation::Silu,
    Activation::Softmax(SoftmaxAxis::Feature),
    Activation::Softmax(SoftmaxAxis::Sequence),
];

/// A tensor of this operator's layout as (B, N, H, ·).
pub fn as_bnhd<'a, T>(call: &Call, tensor: &'a ArrayD<T>) -> ArrayView4<'a, T> {
    let tensor = match tensor.ndim() {
        3 if call.cu_seqlens.is_some() => tensor.view().insert_axis(Axis(0)),
        3 => tensor.view().insert_axis(Axis(2)),
        _ => tensor.view(),
    };
    let tensor = tensor.into_dimensionality::<Ix4>().unwrap();
    match call.op.name() {
        "lrpe_cosine_md" => tensor.permuted_axes([0, 2, 1, 3]),
        _ => tensor,
    }
}

/// Values for finite differences.
pub trait Draw {
    /// Multiples of 2^-12 with 2^-6 <= |value| < 2: a small step up or down is exact in f32 and
    /// does not cross zero.
    fn value(&mut self) -> f64;

    fn tensor<T: Element>(&mut self, shape: &[usize]) -> ArrayD<T> {
        ArrayD::from_shape_simple_fn(shape, || T::from_f64(self.value()))
    }

    fn theta(&mut self, shape: [usize; 2]) -> Array2<f32> {
        Array2::from_shape_simple_fn(shape, || self.value() as f32)
    }
}

impl Draw for Random {
    fn value(&mut self) -> f64 {
        let magnitude = 2f64.powi(-6) + (self.unit() * 8000.0).floor() * 2f64.powi(-12);
        magnitude.copysign(self.unit() - 0.5)
    }
}

/// Of any strides, negative ones too.
pub fn layout() -> impl Strategy<Value = Layout> {
    (Layout::any(), any::<bool>()).prop_map(|(layout, descending)| Layout {
        descending,
        ..layout
    })
}

/// What was written into a poisoned place is this, and nothing around it.
pub fn assert_written<T: Element>(got: &Placed<T>, expected: &ArrayD<T>) {
    assert_eq!(got.view(), expected.view());
    assert!(got.is_untouched_around());
}

/// Every element of `got` is within `tolerance` times the largest of `expected`.
pub fn assert_close(got: ArrayView4<f64>, expected: &Array4<f64>, tolerance: f64, what: &str) {
    assert_eq!(got.shape(), expected.shape(), "{what}");
    let size = expected
        .iter()
        .fold(0f64, |size, value| size.max(value.abs()));
    for (index, &expected) in expected.indexed_iter() {
        let got = got[index];
        assert!(
            (got - expected).abs() <= tolerance * size,
            "{what} at {index:?}: expected {expected:e}, got {got:e}, largest {size:e}"
        );
    }
}

/// [`assert_close`] for dtheta and dnorm_weight.
pub fn assert_close_2d(got: &Array2<f64>, expected: &Array2<f64>, tolerance: f64, what: &str) {
    let as_four = |sums: &Array2<f64>| sums.clone().insert_axis(Axis(0)).insert_axis(Axis(0));
    assert_close(as_four(got).view(), &as_four(expected), tolerance, what);
}
