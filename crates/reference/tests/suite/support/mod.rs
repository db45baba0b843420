//! What the tests share: any operator behind one type, random tensors, tensors in any layout.

pub mod naive;

use gimbal_reference::{
    Activation, Element, InputError, LrpeCosine, LrpeCosineMd, LrpeRotate, SoftmaxAxis,
};
use ndarray::{
    Array2, Array4, ArrayD, ArrayView2, ArrayView4, ArrayViewD, ArrayViewMutD, Axis, Ix4, Slice,
};

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

/// A fixed sequence of numbers.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Uniform in [0, 1) (the SplitMix64 generator).
    pub fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 * 2f64.powi(-53)
    }

    /// Multiples of 2^-12 with 2^-6 <= |value| < 2: a small step up or down is exact in f32 and
    /// does not cross zero.
    pub fn value(&mut self) -> f64 {
        let magnitude = 2f64.powi(-6) + (self.unit() * 8000.0).floor() * 2f64.powi(-12);
        if self.unit() < 0.5 {
            -magnitude
        } else {
            magnitude
        }
    }

    pub fn tensor<T: Element>(&mut self, shape: &[usize]) -> ArrayD<T> {
        ArrayD::from_shape_simple_fn(shape, || T::from_f64(self.value()))
    }

    pub fn theta(&mut self, shape: [usize; 2]) -> Array2<f32> {
        Array2::from_shape_simple_fn(shape, || self.value() as f32)
    }
}

/// How a tensor lies in memory.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The order of the axes but the last, slowest first, as a rotation and whether it is reversed.
    pub rotate: usize,
    pub reverse_order: bool,
    /// Whether neighbours along the first axis lie in descending order.
    pub descending: bool,
    /// Elements of the parent that are not of the tensor, at the end of each axis.
    pub padding: usize,
}

/// A tensor inside a larger parent.
pub struct Laid<T> {
    parent: ArrayD<T>,
    order: Vec<usize>,
    shape: Vec<usize>,
    descending: bool,
}

impl<T: Element> Laid<T> {
    /// Room for a tensor of `shape`, filled with `fill`.
    pub fn empty(shape: &[usize], layout: &Layout, fill: T) -> Self {
        let outer = shape.len() - 1;
        let mut order: Vec<usize> = (0..outer).collect();
        order.rotate_left(layout.rotate % outer);
        if layout.reverse_order {
            order.reverse();
        }
        order.push(outer);
        let parent_shape: Vec<usize> = order
            .iter()
            .map(|&axis| shape[axis] + layout.padding)
            .collect();
        Self {
            parent: ArrayD::from_elem(parent_shape, fill),
            order,
            shape: shape.to_vec(),
            descending: layout.descending,
        }
    }

    pub fn of(tensor: &ArrayD<T>, layout: &Layout) -> Self {
        let mut laid = Self::empty(tensor.shape(), layout, T::from_f64(f64::NAN));
        laid.view_mut().assign(tensor);
        laid
    }

    pub fn view(&self) -> ArrayViewD<'_, T> {
        let mut view = self.parent.view().permuted_axes(self.inverse());
        for (axis, &length) in self.shape.iter().enumerate() {
            view.slice_axis_inplace(Axis(axis), Slice::from(..length));
        }
        if self.descending {
            view.invert_axis(Axis(0));
        }
        view
    }

    pub fn view_mut(&mut self) -> ArrayViewMutD<'_, T> {
        let inverse = self.inverse();
        let mut view = self.parent.view_mut().permuted_axes(inverse);
        for (axis, &length) in self.shape.iter().enumerate() {
            view.slice_axis_inplace(Axis(axis), Slice::from(..length));
        }
        if self.descending {
            view.invert_axis(Axis(0));
        }
        view
    }

    /// Whether every element of the parent that is not of the tensor is still `fill`.
    pub fn padding_is(mut self, fill: T) -> bool {
        self.view_mut().fill(fill);
        self.parent.iter().all(|&element| element == fill)
    }

    fn inverse(&self) -> Vec<usize> {
        let mut inverse = vec![0; self.order.len()];
        for (place, &axis) in self.order.iter().enumerate() {
            inverse[axis] = place;
        }
        inverse
    }
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
