//! What tells the LRPE operators apart.

use std::fmt::Debug;

use cudarc::driver::CudaStream;
use gimbal_kernels_sys::lrpe::{ActivationClass, Operator, Params, Variant};
use gimbal_kernels_sys::{Error as CudaError, Kernel, Kernels, Launch};
use gimbal_reference::{Activation, InputError, LrpeProblem, TensorInfo, ThetaKind};
use ndarray::{Array2, ArrayView2, ArrayViewD, ArrayViewMutD};
use serde::Serialize;

use super::plan::Dimensions;
use crate::Float;

/// An operator of the reference: its checks and its results on the CPU.
pub(crate) trait Reference: Clone + Debug {
    /// The operator's name in errors.
    const NAME: &'static str;

    /// f.
    fn activation(&self) -> Activation;

    fn output_shape(&self, x: &[usize]) -> Vec<usize>;

    fn check_forward(&self, x: &TensorInfo, theta: &TensorInfo) -> Result<LrpeProblem, InputError>;

    fn check_forward_into(
        &self,
        x: &TensorInfo,
        theta: &TensorInfo,
        o: &TensorInfo,
    ) -> Result<LrpeProblem, InputError>;

    fn check_backward(
        &self,
        x: Option<&TensorInfo>,
        theta: &TensorInfo,
        d_o: &TensorInfo,
    ) -> Result<LrpeProblem, InputError>;

    fn check_backward_into(
        &self,
        x: Option<&TensorInfo>,
        theta: &TensorInfo,
        d_o: &TensorInfo,
        dx: &TensorInfo,
    ) -> Result<LrpeProblem, InputError>;

    fn check_dtheta(
        &self,
        x: Option<&TensorInfo>,
        theta: &TensorInfo,
        d_o: &TensorInfo,
    ) -> Result<LrpeProblem, InputError>;

    fn forward_into<T: Float>(
        &self,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
        o: ArrayViewMutD<T>,
    ) -> Result<(), InputError>;

    fn backward_into<T: Float>(
        &self,
        x: Option<ArrayViewD<T>>,
        theta: ArrayView2<f32>,
        d_o: ArrayViewD<T>,
        dx: ArrayViewMutD<T>,
    ) -> Result<(), InputError>;

    fn dtheta<T: Float>(
        &self,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
        d_o: ArrayViewD<T>,
    ) -> Result<Array2<f32>, InputError>;
}

/// What the kernels of an operator need to know besides what it computes, and how they are launched.
pub(crate) trait Definition: Clone + Debug {
    type Reference: Reference;

    /// The operator's name in errors.
    const NAME: &'static str = Self::Reference::NAME;

    /// D divided by the angles of a row.
    const FEATURES_PER_ANGLE: usize;

    fn reference(&self) -> &Self::Reference;

    /// Which dimension of x is which, if it has `rank` of them.
    fn dimensions(rank: usize) -> Dimensions;

    /// The position of the first token.
    fn offset(&self) -> i64;

    /// How theta spreads over the angles of a row.
    fn spread(&self, problem: &LrpeProblem) -> Spread;

    /// How many sequences a thread goes through with the angles of a token, by default.
    fn batches_per_thread(&self) -> u32;

    /// Where a thread finds the angles of a token.
    fn source(&self) -> Source;

    /// The kernel of `launch_backward_statistics`, or one that decides for all of its forms how the work is cut.
    fn backward_statistics_kernel(&self, variant: Variant) -> Kernel;

    // Safety, of each: as `Kernels::launch` of the kernels of the same name in `gimbal_kernels_sys::lrpe`.

    unsafe fn launch_forward(&self, on: On, rows: Rows) -> Result<(), CudaError>;

    unsafe fn launch_backward(&self, on: On, rows: Rows) -> Result<(), CudaError>;

    unsafe fn launch_backward_statistics(&self, on: On, rows: Rows) -> Result<(), CudaError>;

    unsafe fn launch_dtheta(&self, on: On, rows: Rows) -> Result<(), CudaError>;
}

/// How theta spreads over the angles of a row: angle j turns with theta j % `period`, and from `limit` on not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spread {
    pub period: usize,
    pub limit: usize,
}

impl Spread {
    /// Of an operator with positions on a line and so many angles a row.
    pub fn on_a_line(problem: &LrpeProblem, angles: usize) -> Self {
        match problem.theta_kind {
            ThetaKind::PerFeature => Self {
                period: angles,
                limit: problem.theta_features,
            },
            ThetaKind::PerHead => Self {
                period: 1,
                limit: angles,
            },
        }
    }
}

/// Where the angles of a token come from, which decides what they cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Source {
    /// Its position.
    Line,
    /// Its index on a grid of so many axes.
    Grid { axes: usize },
    /// A table for a grid of so many axes.
    Table { axes: usize },
}

/// Where a launch goes.
#[derive(Clone, Copy)]
pub(crate) struct On<'a> {
    pub kernels: &'a Kernels,
    pub stream: &'a CudaStream,
}

impl On<'_> {
    /// # Safety
    /// As [`Kernels::launch`].
    pub unsafe fn launch<P>(
        self,
        kernel: Kernel,
        extent: Launch,
        params: &P,
    ) -> Result<(), CudaError> {
        let stream = self.stream.cu_stream();
        // SAFETY: passed on to the caller; the device has both of one context.
        unsafe { self.kernels.launch(stream, kernel, extent, params) }
    }
}

/// A launch over the rows of x or do.
#[derive(Clone, Copy)]
pub(crate) struct Rows<'a> {
    pub class: ActivationClass,
    pub variant: Variant,
    pub extent: Launch,
    pub params: &'a Params,
}

impl Dimensions {
    /// (B, H, L, D).
    pub const HEADS_FIRST: Self = Self {
        batch: 0,
        token: 2,
        head: Some(1),
    };

    /// (B, N, H, D), or (B, N, D) with one head.
    const fn tokens_first(rank: usize) -> Self {
        Self {
            batch: 0,
            token: 1,
            head: if rank > 3 { Some(2) } else { None },
        }
    }
}

/// Implements [`Reference`] by the reference's own methods, which have the names of the trait's and come first in a call.
macro_rules! reference {
    ($operator:ty) => {
        impl Reference for $operator {
            const NAME: &'static str = <$operator>::NAME;

            fn activation(&self) -> Activation {
                self.activation
            }

            fn output_shape(&self, x: &[usize]) -> Vec<usize> {
                self.output_shape(x)
            }

            fn check_forward(
                &self,
                x: &TensorInfo,
                theta: &TensorInfo,
            ) -> Result<LrpeProblem, InputError> {
                self.check_forward(x, theta)
            }

            fn check_forward_into(
                &self,
                x: &TensorInfo,
                theta: &TensorInfo,
                o: &TensorInfo,
            ) -> Result<LrpeProblem, InputError> {
                self.check_forward_into(x, theta, o)
            }

            fn check_backward(
                &self,
                x: Option<&TensorInfo>,
                theta: &TensorInfo,
                d_o: &TensorInfo,
            ) -> Result<LrpeProblem, InputError> {
                self.check_backward(x, theta, d_o)
            }

            fn check_backward_into(
                &self,
                x: Option<&TensorInfo>,
                theta: &TensorInfo,
                d_o: &TensorInfo,
                dx: &TensorInfo,
            ) -> Result<LrpeProblem, InputError> {
                self.check_backward_into(x, theta, d_o, dx)
            }

            fn check_dtheta(
                &self,
                x: Option<&TensorInfo>,
                theta: &TensorInfo,
                d_o: &TensorInfo,
            ) -> Result<LrpeProblem, InputError> {
                self.check_dtheta(x, theta, d_o)
            }

            fn forward_into<T: Float>(
                &self,
                x: ArrayViewD<T>,
                theta: ArrayView2<f32>,
                o: ArrayViewMutD<T>,
            ) -> Result<(), InputError> {
                self.forward_into(x, theta, o)
            }

            fn backward_into<T: Float>(
                &self,
                x: Option<ArrayViewD<T>>,
                theta: ArrayView2<f32>,
                d_o: ArrayViewD<T>,
                dx: ArrayViewMutD<T>,
            ) -> Result<(), InputError> {
                self.backward_into(x, theta, d_o, dx)
            }

            fn dtheta<T: Float>(
                &self,
                x: ArrayViewD<T>,
                theta: ArrayView2<f32>,
                d_o: ArrayViewD<T>,
            ) -> Result<Array2<f32>, InputError> {
                self.dtheta(x, theta, d_o)
            }
        }
    };
}

reference!(gimbal_reference::LrpeRotate);
reference!(gimbal_reference::LrpeCosine);
reference!(gimbal_reference::LrpeCosineMd);

/// Implements [`Definition`] for an operator with positions on a line.
macro_rules! on_a_line {
    ($operator:ty, $kernels:expr, features_per_angle: $features_per_angle:literal) => {
        impl Definition for $operator {
            type Reference = Self;
            const FEATURES_PER_ANGLE: usize = $features_per_angle;

            fn reference(&self) -> &Self {
                self
            }

            fn dimensions(rank: usize) -> Dimensions {
                Dimensions::tokens_first(rank)
            }

            fn offset(&self) -> i64 {
                self.offset
            }

            fn spread(&self, problem: &LrpeProblem) -> Spread {
                Spread::on_a_line(problem, problem.features / $features_per_angle)
            }

            fn batches_per_thread(&self) -> u32 {
                3
            }

            fn source(&self) -> Source {
                Source::Line
            }

            fn backward_statistics_kernel(&self, variant: Variant) -> Kernel {
                $kernels.backward_statistics(variant)
            }

            unsafe fn launch_forward(&self, on: On, rows: Rows) -> Result<(), CudaError> {
                // SAFETY: passed on to the caller.
                unsafe {
                    on.launch(
                        $kernels.forward(rows.class, rows.variant),
                        rows.extent,
                        rows.params,
                    )
                }
            }

            unsafe fn launch_backward(&self, on: On, rows: Rows) -> Result<(), CudaError> {
                // SAFETY: passed on to the caller.
                unsafe {
                    on.launch(
                        $kernels.backward(rows.class, rows.variant),
                        rows.extent,
                        rows.params,
                    )
                }
            }

            unsafe fn launch_backward_statistics(
                &self,
                on: On,
                rows: Rows,
            ) -> Result<(), CudaError> {
                // SAFETY: passed on to the caller.
                unsafe {
                    on.launch(
                        $kernels.backward_statistics(rows.variant),
                        rows.extent,
                        rows.params,
                    )
                }
            }

            unsafe fn launch_dtheta(&self, on: On, rows: Rows) -> Result<(), CudaError> {
                // SAFETY: passed on to the caller.
                unsafe { on.launch($kernels.dtheta(rows.variant), rows.extent, rows.params) }
            }
        }
    };
}

on_a_line!(gimbal_reference::LrpeRotate, Operator::Rotate, features_per_angle: 2);
on_a_line!(gimbal_reference::LrpeCosine, Operator::Cosine, features_per_angle: 1);
