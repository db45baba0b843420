//! What the tests share: calls of any operator, random tensors, tensors in any layout.

pub mod naive;

pub use gimbal_reference::testing::Random;
use gimbal_reference::testing::lrpe::Problem;
use gimbal_reference::testing::{Layout, Placed};
use gimbal_reference::{
    Activation, DType, Element, Encoding, Function, InputError, InputReason, Lrpe, Positions,
    SoftmaxAxis, TensorInfo, ThetaKind,
};
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

/// An operator with another part.
pub trait With {
    fn on(self, positions: Positions) -> Self;
    fn with(self, f: impl Into<Function>) -> Self;
    fn encoded(self, encoding: Encoding) -> Self;
    fn per_head(self) -> Self;
}

impl With for Lrpe {
    fn on(self, positions: Positions) -> Self {
        Self { positions, ..self }
    }

    fn with(self, f: impl Into<Function>) -> Self {
        Self {
            f: f.into(),
            ..self
        }
    }

    fn encoded(self, encoding: Encoding) -> Self {
        Self { encoding, ..self }
    }

    fn per_head(self) -> Self {
        Self {
            theta_kind: ThetaKind::PerHead,
            ..self
        }
    }
}

/// An operator that reads nothing but theta, of tensors that the test has.
pub fn call(op: Lrpe, theta: Array2<f32>) -> Problem {
    Problem::new(op, Vec::<usize>::new(), theta)
}

/// The exact results of a problem for other tensors than its own.
pub trait Exact {
    fn forward(&self, x: &ArrayD<f32>) -> ArrayD<f64>;
    fn backward(&self, x: &ArrayD<f32>, d_o: &ArrayD<f32>) -> ArrayD<f64>;
    fn dtheta(&self, x: &ArrayD<f32>, d_o: &ArrayD<f32>) -> Array2<f64>;
    fn dnorm_weight(&self, x: &ArrayD<f32>, d_o: &ArrayD<f32>) -> ArrayD<f64>;
}

impl Exact for Problem {
    fn forward(&self, x: &ArrayD<f32>) -> ArrayD<f64> {
        self.op.forward_f64(x.view(), self.inputs()).unwrap()
    }

    fn backward(&self, x: &ArrayD<f32>, d_o: &ArrayD<f32>) -> ArrayD<f64> {
        let dx = self
            .op
            .backward_f64(Some(x.view()), self.inputs(), d_o.view());
        dx.unwrap()
    }

    fn dtheta(&self, x: &ArrayD<f32>, d_o: &ArrayD<f32>) -> Array2<f64> {
        let dtheta = self.op.dtheta_f64(x.view(), self.inputs(), d_o.view());
        dtheta.unwrap()
    }

    fn dnorm_weight(&self, x: &ArrayD<f32>, d_o: &ArrayD<f32>) -> ArrayD<f64> {
        let dweight = self
            .op
            .dnorm_weight_f64(x.view(), self.inputs(), d_o.view());
        dweight.unwrap()
    }
}

/// A tensor of this operator's layout as (B, N, H, ·).
pub fn as_bnhd<'a, T>(call: &Problem, tensor: &'a ArrayD<T>) -> ArrayView4<'a, T> {
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

/// A tensor without its elements.
#[derive(Clone, Debug)]
pub struct Outside {
    pub name: &'static str,
    pub dtype: DType,
    pub shape: Vec<usize>,
    pub strides: Vec<isize>,
}

/// A dense tensor of f32 by its shape.
pub fn dense(name: &'static str, shape: &[usize]) -> Outside {
    let mut strides = vec![1isize; shape.len()];
    for axis in (1..shape.len()).rev() {
        strides[axis - 1] = strides[axis].saturating_mul(shape[axis].max(1) as isize);
    }
    Outside {
        name,
        dtype: DType::F32,
        shape: shape.to_vec(),
        strides,
    }
}

impl Outside {
    pub fn info(&self) -> TensorInfo<'_> {
        TensorInfo {
            name: self.name,
            dtype: self.dtype,
            shape: &self.shape,
            strides: &self.strides,
        }
    }
}

/// What is wrong.
pub fn reason<T: std::fmt::Debug>(result: Result<T, InputError>) -> InputReason {
    result.unwrap_err().reason
}

/// The message of an error.
pub fn message<T: std::fmt::Debug>(result: Result<T, InputError>) -> String {
    let message = result.unwrap_err().to_string();
    assert!(!message.contains('\n'));
    message
}

/// `2, 5` of `(2, 5)`.
pub fn shape(text: &str) -> Vec<usize> {
    let numbers = text.trim_matches(['(', ')']).split(", ");
    numbers.map(|number| number.parse().unwrap()).collect()
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
