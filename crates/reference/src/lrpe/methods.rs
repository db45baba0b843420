//! The methods that every LRPE operator has, written once.

/// Implements the checks and passes of an operator, given its encoding and the type of its angles.
/// The operator has `definition(&self) -> Definition` and `angles(&self, theta)`.
macro_rules! methods {
    ($operator:ident, $encoding:ident, $angles:ident) => {
        const _: () = {
            use ndarray::{Array2, ArrayD, ArrayView2, ArrayViewD, ArrayViewMutD};

            use crate::dtype::Element;
            use crate::error::InputError;
            use crate::lrpe::{LrpeProblem, Pass};
            use crate::tensor::TensorInfo;

            impl $operator {
                /// The shape of o for x of shape `x`.
                pub fn output_shape(&self, x: &[usize]) -> Vec<usize> {
                    self.definition().output_shape(x)
                }

                /// Checks the inputs of [`forward`](Self::forward).
                ///
                /// # Errors
                /// Those of [`InputError`](crate::InputError) that concern `x` and `theta`.
                pub fn check_forward(
                    &self,
                    x: &TensorInfo,
                    theta: &TensorInfo,
                ) -> Result<LrpeProblem, InputError> {
                    self.definition().check_forward(x, theta)
                }

                /// Checks the inputs and the output of [`forward_into`](Self::forward_into).
                ///
                /// # Errors
                /// As [`check_forward`](Self::check_forward), and what is wrong with `o`.
                pub fn check_forward_into(
                    &self,
                    x: &TensorInfo,
                    theta: &TensorInfo,
                    o: &TensorInfo,
                ) -> Result<LrpeProblem, InputError> {
                    self.definition().check_forward_into(x, theta, o)
                }

                /// Checks the inputs of [`backward`](Self::backward).
                ///
                /// # Errors
                /// As [`check_forward`](Self::check_forward), what is wrong with `d_o`, and
                /// [`Missing`](crate::InputReason::Missing) where the activation needs `x`.
                pub fn check_backward(
                    &self,
                    x: Option<&TensorInfo>,
                    theta: &TensorInfo,
                    d_o: &TensorInfo,
                ) -> Result<LrpeProblem, InputError> {
                    self.definition().check_backward(x, theta, d_o)
                }

                /// Checks the inputs and the output of [`backward_into`](Self::backward_into).
                ///
                /// # Errors
                /// As [`check_backward`](Self::check_backward), and what is wrong with `dx`.
                pub fn check_backward_into(
                    &self,
                    x: Option<&TensorInfo>,
                    theta: &TensorInfo,
                    d_o: &TensorInfo,
                    dx: &TensorInfo,
                ) -> Result<LrpeProblem, InputError> {
                    self.definition().check_backward_into(x, theta, d_o, dx)
                }

                /// Checks the inputs of [`dtheta`](Self::dtheta), which always needs `x`.
                ///
                /// # Errors
                /// As [`check_backward`](Self::check_backward), and
                /// [`Missing`](crate::InputReason::Missing) without `x`.
                pub fn check_dtheta(
                    &self,
                    x: Option<&TensorInfo>,
                    theta: &TensorInfo,
                    d_o: &TensorInfo,
                ) -> Result<LrpeProblem, InputError> {
                    self.definition().check_dtheta(x, theta, d_o)
                }

                /// o, in x's type.
                ///
                /// Every stride of `x` and `theta` is free but that of the last dimension, which is
                /// 1. o is new and dense, of shape [`output_shape`](Self::output_shape).
                ///
                /// # Errors
                /// As [`check_forward`](Self::check_forward).
                pub fn forward<T: Element>(
                    &self,
                    x: ArrayViewD<T>,
                    theta: ArrayView2<f32>,
                ) -> Result<ArrayD<T>, InputError> {
                    self.forward_pass(&x, theta)?.forward(x)
                }

                /// [`forward`](Self::forward) into `o`, whose last dimension is contiguous and
                /// whose other strides are free.
                ///
                /// # Errors
                /// As [`check_forward_into`](Self::check_forward_into); `o` is then as it was.
                pub fn forward_into<T: Element>(
                    &self,
                    x: ArrayViewD<T>,
                    theta: ArrayView2<f32>,
                    o: ArrayViewMutD<T>,
                ) -> Result<(), InputError> {
                    let problem = self.check_forward_into(
                        &TensorInfo::of("x", &x),
                        &TensorInfo::of("theta", &theta),
                        &TensorInfo::of("o", &o),
                    )?;
                    self.pass(problem, theta).forward_into(x, o)
                }

                /// [`forward`](Self::forward) without the last rounding: the oracle that other
                /// implementations are held against.
                ///
                /// # Errors
                /// As [`check_forward`](Self::check_forward).
                pub fn forward_f64<T: Element>(
                    &self,
                    x: ArrayViewD<T>,
                    theta: ArrayView2<f32>,
                ) -> Result<ArrayD<f64>, InputError> {
                    self.forward_pass(&x, theta)?.forward(x)
                }

                /// dx from `d_o`, the gradient of o, in the type of `d_o`.
                ///
                /// `x` may be left out where f is [`Activation::None`](crate::Activation::None).
                ///
                /// # Errors
                /// As [`check_backward`](Self::check_backward).
                pub fn backward<T: Element>(
                    &self,
                    x: Option<ArrayViewD<T>>,
                    theta: ArrayView2<f32>,
                    d_o: ArrayViewD<T>,
                ) -> Result<ArrayD<T>, InputError> {
                    self.backward_pass(&x, theta, &d_o)?.backward(x, d_o)
                }

                /// [`backward`](Self::backward) into `dx`, whose last dimension is contiguous and
                /// whose other strides are free.
                ///
                /// # Errors
                /// As [`check_backward_into`](Self::check_backward_into); `dx` is then as it was.
                pub fn backward_into<T: Element>(
                    &self,
                    x: Option<ArrayViewD<T>>,
                    theta: ArrayView2<f32>,
                    d_o: ArrayViewD<T>,
                    dx: ArrayViewMutD<T>,
                ) -> Result<(), InputError> {
                    let problem = self.check_backward_into(
                        x.as_ref().map(|x| TensorInfo::of("x", x)).as_ref(),
                        &TensorInfo::of("theta", &theta),
                        &TensorInfo::of("do", &d_o),
                        &TensorInfo::of("dx", &dx),
                    )?;
                    self.pass(problem, theta).backward_into(x, d_o, dx)
                }

                /// [`backward`](Self::backward) without the last rounding.
                ///
                /// # Errors
                /// As [`check_backward`](Self::check_backward).
                pub fn backward_f64<T: Element>(
                    &self,
                    x: Option<ArrayViewD<T>>,
                    theta: ArrayView2<f32>,
                    d_o: ArrayViewD<T>,
                ) -> Result<ArrayD<f64>, InputError> {
                    self.backward_pass(&x, theta, &d_o)?.backward(x, d_o)
                }

                /// dtheta, of theta's shape: summed over everything that theta is broadcast over.
                ///
                /// # Errors
                /// As [`check_dtheta`](Self::check_dtheta).
                pub fn dtheta<T: Element>(
                    &self,
                    x: ArrayViewD<T>,
                    theta: ArrayView2<f32>,
                    d_o: ArrayViewD<T>,
                ) -> Result<Array2<f32>, InputError> {
                    self.dtheta_pass(&x, theta, &d_o)?.dtheta(x, d_o)
                }

                /// [`dtheta`](Self::dtheta) without the last rounding.
                ///
                /// # Errors
                /// As [`check_dtheta`](Self::check_dtheta).
                pub fn dtheta_f64<T: Element>(
                    &self,
                    x: ArrayViewD<T>,
                    theta: ArrayView2<f32>,
                    d_o: ArrayViewD<T>,
                ) -> Result<Array2<f64>, InputError> {
                    self.dtheta_pass(&x, theta, &d_o)?.dtheta(x, d_o)
                }

                fn forward_pass<'a, T: Element>(
                    &'a self,
                    x: &ArrayViewD<T>,
                    theta: ArrayView2<'a, f32>,
                ) -> Result<Pass<'a, $encoding, $angles<'a>>, InputError> {
                    let problem = self
                        .check_forward(&TensorInfo::of("x", x), &TensorInfo::of("theta", &theta))?;
                    Ok(self.pass(problem, theta))
                }

                fn backward_pass<'a, T: Element>(
                    &'a self,
                    x: &Option<ArrayViewD<T>>,
                    theta: ArrayView2<'a, f32>,
                    d_o: &ArrayViewD<T>,
                ) -> Result<Pass<'a, $encoding, $angles<'a>>, InputError> {
                    let problem = self.check_backward(
                        x.as_ref().map(|x| TensorInfo::of("x", x)).as_ref(),
                        &TensorInfo::of("theta", &theta),
                        &TensorInfo::of("do", d_o),
                    )?;
                    Ok(self.pass(problem, theta))
                }

                fn dtheta_pass<'a, T: Element>(
                    &'a self,
                    x: &ArrayViewD<T>,
                    theta: ArrayView2<'a, f32>,
                    d_o: &ArrayViewD<T>,
                ) -> Result<Pass<'a, $encoding, $angles<'a>>, InputError> {
                    let problem = self.check_dtheta(
                        Some(&TensorInfo::of("x", x)),
                        &TensorInfo::of("theta", &theta),
                        &TensorInfo::of("do", d_o),
                    )?;
                    Ok(self.pass(problem, theta))
                }

                fn pass<'a>(
                    &'a self,
                    problem: LrpeProblem,
                    theta: ArrayView2<'a, f32>,
                ) -> Pass<'a, $encoding, $angles<'a>> {
                    Pass {
                        definition: self.definition(),
                        problem,
                        angles: self.angles(theta),
                    }
                }
            }
        };
    };
}

pub(crate) use methods;
