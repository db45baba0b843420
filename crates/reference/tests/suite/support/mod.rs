//! What the tests share: any operator behind one type, random tensors, tensors in any layout.

pub mod naive;

pub use gimbal_reference::testing::Random;
use gimbal_reference::testing::{Layout, Placed};
use gimbal_reference::{
    Activation, Element, InputError, LrpeCosine, LrpeCosineMd, LrpeRotate, SoftmaxAxis,
};
use ndarray::{
    Array2, Array4, ArrayD, ArrayView2, ArrayView4, ArrayViewD, ArrayViewMutD, Axis, Ix4,
};
use proptest::prelude::*;

pub const ACTIVATIONS: [Activation; 6] = [
    Activation::None,
    Activation::Relu,
    Activation::Sigmoid,
    Activation::Silu,
    Activation::Softmax(SoftmaxAxis::Feature),
    Activation::Softmax(SoftmaxAxis::Sequence),
];

/// Any operator, so that one test body serves all.
#[derive(Clone, Debug)]
pub enum Op {
    Rotate(LrpeRotate),
    Cosine(LrpeCosine),
    Md(LrpeCosineMd),
}

macro_rules! each {
    ($self:ident, $op:ident => $call:expr) => {
        match $self {
            Op::Rotate($op) => $call,
            Op::Cosine($op) => $call,
            Op::Md($op) => $call,
        }
    };
}

impl Op {
    pub fn activation(&self) -> Activation {
        each!(self, op => op.activation)
    }

    pub fn output_shape(&self, x: &[usize]) -> Vec<usize> {
        each!(self, op => op.output_shape(x))
    }

    pub fn forward<T: Element>(
        &self,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
    ) -> Result<ArrayD<T>, InputError> {
        each!(self, op => op.forward(x, theta))
    }

    pub fn forward_into<T: Element>(
        &self,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
        o: ArrayViewMutD<T>,
    ) -> Result<(), InputError> {
        each!(self, op => op.forward_into(x, theta, o))
    }

    pub fn forward_f64<T: Element>(
        &self,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
    ) -> Result<ArrayD<f64>, InputError> {
        each!(self, op => op.forward_f64(x, theta))
    }

    pub fn backward<T: Element>(
        &self,
        x: Option<ArrayViewD<T>>,
        theta: ArrayView2<f32>,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<T>, InputError> {
        each!(self, op => op.backward(x, theta, d_o))
    }

    pub fn backward_into<T: Element>(
        &self,
        x: Option<ArrayViewD<T>>,
        theta: ArrayView2<f32>,
        d_o: ArrayViewD<T>,
        dx: ArrayViewMutD<T>,
    ) -> Result<(), InputError> {
        each!(self, op => op.backward_into(x, theta, d_o, dx))
    }

    pub fn backward_f64<T: Element>(
        &self,
        x: Option<ArrayViewD<T>>,
        theta: ArrayView2<f32>,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<f64>, InputError> {
        each!(self, op => op.backward_f64(x, theta, d_o))
    }

    pub fn dtheta<T: Element>(
        &self,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
        d_o: ArrayViewD<T>,
    ) -> Result<Array2<f32>, InputError> {
        each!(self, op => op.dtheta(x, theta, d_o))
    }

    pub fn dtheta_f64<T: Element>(
        &self,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
        d_o: ArrayViewD<T>,
    ) -> Result<Array2<f64>, InputError> {
        each!(self, op => op.dtheta_f64(x, theta, d_o))
    }

    /// A tensor of this operator's layout as (B, N, H, ·).
    pub fn as_bnhd<'a, T>(&self, tensor: &'a ArrayD<T>) -> ArrayView4<'a, T> {
        let tensor = match tensor.ndim() {
            3 => tensor.view().insert_axis(Axis(2)),
            _ => tensor.view(),
        };
        let tensor = tensor.into_dimensionality::<Ix4>().unwrap();
        match self {
            Op::Md(_) => tensor.permuted_axes([0, 2, 1, 3]),
            _ => tensor,
        }
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

/// [`assert_close`] for dtheta.
pub fn assert_close_theta(got: &Array2<f64>, expected: &Array2<f64>, tolerance: f64, what: &str) {
    let as_four = |theta: &Array2<f64>| theta.clone().insert_axis(Axis(0)).insert_axis(Axis(0));
    assert_close(as_four(got).view(), &as_four(expected), tolerance, what);
}
