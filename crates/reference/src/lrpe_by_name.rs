//! The operators by one type each, for callers that have not moved to [`Lrpe`].

use ndarray::{Array2, ArrayD, ArrayView2, ArrayViewD, ArrayViewMutD};

use crate::dtype::Element;
use crate::error::InputError;
use crate::lrpe::{Activation, AxisTables, Lrpe, LrpeProblem, Positions, ThetaKind};
use crate::tensor::TensorInfo;

/// [`Lrpe::rotate`] on a line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LrpeRotate {
    /// What a row of theta stands for.
    pub theta_kind: ThetaKind,
    /// f.
    pub activation: Activation,
    /// The position of the first token.
    pub offset: i64,
}

/// [`Lrpe::cosine`] on a line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LrpeCosine {
    /// What a row of theta stands for.
    pub theta_kind: ThetaKind,
    /// f.
    pub activation: Activation,
    /// The position of the first token.
    pub offset: i64,
}

/// [`Lrpe::cosine_md`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LrpeCosineMd {
    /// f.
    pub activation: Activation,
    /// The length of each axis.
    pub grid: Vec<usize>,
    /// The number of tokens before the grid.
    pub extra_tokens: usize,
}

impl LrpeRotate {
    /// The operator's name.
    pub const NAME: &str = "lrpe_rotate";

    fn lrpe(&self) -> Lrpe {
        Lrpe {
            positions: Positions::line(self.offset),
            f: self.activation.into(),
            theta_kind: self.theta_kind,
            ..Lrpe::rotate()
        }
    }
}

impl LrpeCosine {
    /// The operator's name.
    pub const NAME: &str = "lrpe_cosine";

    fn lrpe(&self) -> Lrpe {
        Lrpe {
            positions: Positions::line(self.offset),
            f: self.activation.into(),
            theta_kind: self.theta_kind,
            ..Lrpe::cosine()
        }
    }
}

impl LrpeCosineMd {
    /// The operator's name.
    pub const NAME: &str = "lrpe_cosine_md";

    fn lrpe(&self) -> Lrpe {
        Lrpe {
            positions: Positions::grid(self.grid.clone(), self.extra_tokens),
            f: self.activation.into(),
            ..Lrpe::cosine()
        }
    }
}

macro_rules! forwarded {
    ($operator:ident: $($name:ident [$($generic:ident)?] ($($argument:ident: $type:ty),*) -> $result:ty;)*) => {
        impl $operator {
            /// As [`Lrpe::output_shape`].
            pub fn output_shape(&self, x: &[usize]) -> Vec<usize> {
                self.lrpe().output_shape(x)
            }

            $(
                #[doc = concat!("As [`Lrpe::", stringify!($name), "`].")]
                ///
                /// # Errors
                /// As there.
                pub fn $name$(<$generic: Element>)?(&self, $($argument: $type),*) -> Result<$result, InputError> {
                    self.lrpe().$name($($argument),*)
                }
            )*
        }
    };
}

macro_rules! all {
    ($operator:ident) => {
        forwarded! {
            $operator:
            check_forward [] (x: &TensorInfo, theta: &TensorInfo) -> LrpeProblem;
            check_forward_into [] (x: &TensorInfo, theta: &TensorInfo, o: &TensorInfo) -> LrpeProblem;
            check_backward [] (x: Option<&TensorInfo>, theta: &TensorInfo, d_o: &TensorInfo) -> LrpeProblem;
            check_backward_into [] (x: Option<&TensorInfo>, theta: &TensorInfo, d_o: &TensorInfo, dx: &TensorInfo) -> LrpeProblem;
            check_dtheta [] (x: Option<&TensorInfo>, theta: &TensorInfo, d_o: &TensorInfo) -> LrpeProblem;
            forward [T] (x: ArrayViewD<T>, theta: ArrayView2<f32>) -> ArrayD<T>;
            forward_into [T] (x: ArrayViewD<T>, theta: ArrayView2<f32>, o: ArrayViewMutD<T>) -> ();
            forward_f64 [T] (x: ArrayViewD<T>, theta: ArrayView2<f32>) -> ArrayD<f64>;
            backward [T] (x: Option<ArrayViewD<T>>, theta: ArrayView2<f32>, d_o: ArrayViewD<T>) -> ArrayD<T>;
            backward_into [T] (x: Option<ArrayViewD<T>>, theta: ArrayView2<f32>, d_o: ArrayViewD<T>, dx: ArrayViewMutD<T>) -> ();
            backward_f64 [T] (x: Option<ArrayViewD<T>>, theta: ArrayView2<f32>, d_o: ArrayViewD<T>) -> ArrayD<f64>;
            dtheta [T] (x: ArrayViewD<T>, theta: ArrayView2<f32>, d_o: ArrayViewD<T>) -> Array2<f32>;
            dtheta_f64 [T] (x: ArrayViewD<T>, theta: ArrayView2<f32>, d_o: ArrayViewD<T>) -> Array2<f64>;
        }
    };
}

all!(LrpeRotate);
all!(LrpeCosine);
all!(LrpeCosineMd);

impl LrpeCosineMd {
    /// As [`Lrpe::tables`].
    ///
    /// # Errors
    /// As there.
    pub fn tables(&self, theta: ArrayView2<f32>) -> Result<AxisTables, InputError> {
        self.lrpe().tables(theta)
    }

    /// [`forward`](Self::forward) with the angles of `tables`.
    ///
    /// # Errors
    /// As there.
    pub fn forward_with<T: Element>(
        &self,
        tables: &AxisTables,
        x: ArrayViewD<T>,
    ) -> Result<ArrayD<T>, InputError> {
        self.lrpe().forward(x, tables)
    }

    /// [`forward_into`](Self::forward_into) with the angles of `tables`.
    ///
    /// # Errors
    /// As there.
    pub fn forward_into_with<T: Element>(
        &self,
        tables: &AxisTables,
        x: ArrayViewD<T>,
        o: ArrayViewMutD<T>,
    ) -> Result<(), InputError> {
        self.lrpe().forward_into(x, tables, o)
    }

    /// [`backward`](Self::backward) with the angles of `tables`.
    ///
    /// # Errors
    /// As there.
    pub fn backward_with<T: Element>(
        &self,
        tables: &AxisTables,
        x: Option<ArrayViewD<T>>,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<T>, InputError> {
        self.lrpe().backward(x, tables, d_o)
    }

    /// [`backward_into`](Self::backward_into) with the angles of `tables`.
    ///
    /// # Errors
    /// As there.
    pub fn backward_into_with<T: Element>(
        &self,
        tables: &AxisTables,
        x: Option<ArrayViewD<T>>,
        d_o: ArrayViewD<T>,
        dx: ArrayViewMutD<T>,
    ) -> Result<(), InputError> {
        self.lrpe().backward_into(x, tables, d_o, dx)
    }
}
