//! The LRPE operators as the commands use them: they differ in what defines them, hardly in how they are called.

use gimbal_ops::{
    Activation, Error, Float, InputError, LrpeGradients, LrpeGradientsMut, Saved, Tensor,
    TensorView, TensorViewMut, Theta, ThetaKind, Workspace,
};
use gimbal_reference::{LrpeCosine, LrpeCosineMd, LrpeRotate};
use ndarray::{Array2, ArrayD, ArrayView2, ArrayViewD};

/// Everything about an operator but its tensors: the reference's value for it, and how to make the operator of that.
pub trait Definition: Clone + 'static {
    type Operator: Operator;

    /// The operator's name in errors, symbols and files.
    const NAME: &'static str;
    /// D / the number of angles of a row.
    const FEATURES_PER_ANGLE: usize;

    /// f.
    fn activation(&self) -> Activation;

    /// The grid of the tokens and the number of those in front of it; none for tokens in a line.
    fn grid(&self) -> Option<(&[usize], usize)> {
        None
    }

    /// The operator on the device of theta; its backward pass computes dtheta if asked to.
    fn operator(&self, theta: Tensor<f32>, dtheta: bool) -> Result<Self::Operator, Error>;

    /// o without the last rounding.
    fn exact_forward<T: Float>(
        &self,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
    ) -> Result<ArrayD<f64>, InputError>;

    /// dx without the last rounding.
    fn exact_backward<T: Float>(
        &self,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<f64>, InputError>;

    /// dtheta without the last rounding.
    fn exact_dtheta<T: Float>(
        &self,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
        d_o: ArrayViewD<T>,
    ) -> Result<Array2<f64>, InputError>;

    /// The width of a row of o for D features of x.
    fn output_features(features: usize) -> usize {
        2 * (features / Self::FEATURES_PER_ANGLE)
    }
}

/// An operator on tokens in a line.
pub trait Line: Definition {
    fn line(theta_kind: ThetaKind, activation: Activation, offset: i64) -> Self;
}

/// An operator on tokens on a grid.
#[derive(Clone, Debug)]
pub struct Grid {
    pub reference: LrpeCosineMd,
    /// With the cosines and sines along the axes computed once.
    pub cached: bool,
}

macro_rules! exact_passes {
    ($self:ident => $reference:expr) => {
        fn exact_forward<T: Float>(
            &$self,
            x: ArrayViewD<T>,
            theta: ArrayView2<f32>,
        ) -> Result<ArrayD<f64>, InputError> {
            $reference.forward_f64(x, theta)
        }

        fn exact_backward<T: Float>(
            &$self,
            x: ArrayViewD<T>,
            theta: ArrayView2<f32>,
            d_o: ArrayViewD<T>,
        ) -> Result<ArrayD<f64>, InputError> {
            $reference.backward_f64(Some(x), theta, d_o)
        }

        fn exact_dtheta<T: Float>(
            &$self,
            x: ArrayViewD<T>,
            theta: ArrayView2<f32>,
            d_o: ArrayViewD<T>,
        ) -> Result<Array2<f64>, InputError> {
            $reference.dtheta_f64(x, theta, d_o)
        }
    };
}

macro_rules! line {
    ($operator:ident, $features_per_angle:literal) => {
        impl Definition for $operator {
            type Operator = gimbal_ops::$operator;

            const NAME: &'static str = $operator::NAME;
            const FEATURES_PER_ANGLE: usize = $features_per_angle;

            fn activation(&self) -> Activation {
                self.activation
            }

            fn operator(&self, theta: Tensor<f32>, dtheta: bool) -> Result<Self::Operator, Error> {
                let theta = match self.theta_kind {
                    ThetaKind::PerFeature => Theta::per_feature(theta),
                    ThetaKind::PerHead => Theta::per_head(theta),
                };
                let operator = gimbal_ops::$operator::new(theta);
                let operator = operator.activation(self.activation).offset(self.offset);
                Ok(operator.with_dtheta(dtheta))
            }

            exact_passes!(self => self);
        }

        impl Line for $operator {
            fn line(theta_kind: ThetaKind, activation: Activation, offset: i64) -> Self {
                Self { theta_kind, activation, offset }
            }
        }
    };
}

line!(LrpeRotate, 2);
line!(LrpeCosine, 1);

impl Definition for Grid {
    type Operator = gimbal_ops::LrpeCosineMd;

    const NAME: &'static str = LrpeCosineMd::NAME;
    const FEATURES_PER_ANGLE: usize = 1;

    fn activation(&self) -> Activation {
        self.reference.activation
    }

    fn grid(&self) -> Option<(&[usize], usize)> {
        Some((&self.reference.grid, self.reference.extra_tokens))
    }

    fn operator(&self, theta: Tensor<f32>, dtheta: bool) -> Result<Self::Operator, Error> {
        let operator = gimbal_ops::LrpeCosineMd::new(theta, &self.reference.grid)
            .extra_tokens(self.reference.extra_tokens)
            .activation(self.reference.activation)
            .with_dtheta(dtheta);
        match self.cached {
            true => operator.cached(),
            false => Ok(operator),
        }
    }

    exact_passes!(self => self.reference);
}

/// The calls of an operator.
pub trait Operator {
    fn forward<T: Float>(&self, x: TensorView<T>) -> Result<Tensor<T>, Error>;

    fn forward_workspace<T: Float>(&self, x: TensorView<T>) -> Result<usize, Error>;

    fn forward_into<T: Float>(
        &self,
        x: TensorView<T>,
        o: TensorViewMut<T>,
        workspace: &mut Workspace,
    ) -> Result<(), Error>;

    fn backward<T: Float>(
        &self,
        saved: Saved<T>,
        d_o: TensorView<T>,
    ) -> Result<LrpeGradients<T>, Error>;

    fn backward_workspace<T: Float>(
        &self,
        saved: Saved<T>,
        d_o: TensorView<T>,
    ) -> Result<usize, Error>;

    fn backward_into<T: Float>(
        &self,
        saved: Saved<T>,
        d_o: TensorView<T>,
        gradients: LrpeGradientsMut<T>,
        workspace: &mut Workspace,
    ) -> Result<(), Error>;
}

/// Operators have these methods themselves.
macro_rules! operator {
    ($operator:ident) => {
        impl Operator for gimbal_ops::$operator {
            fn forward<T: Float>(&self, x: TensorView<T>) -> Result<Tensor<T>, Error> {
                self.forward(x)
            }

            fn forward_workspace<T: Float>(&self, x: TensorView<T>) -> Result<usize, Error> {
                self.forward_workspace(x)
            }

            fn forward_into<T: Float>(
                &self,
                x: TensorView<T>,
                o: TensorViewMut<T>,
                workspace: &mut Workspace,
            ) -> Result<(), Error> {
                self.forward_into(x, o, workspace)
            }

            fn backward<T: Float>(
                &self,
                saved: Saved<T>,
                d_o: TensorView<T>,
            ) -> Result<LrpeGradients<T>, Error> {
                self.backward(saved, d_o)
            }

            fn backward_workspace<T: Float>(
                &self,
                saved: Saved<T>,
                d_o: TensorView<T>,
            ) -> Result<usize, Error> {
                self.backward_workspace(saved, d_o)
            }

            fn backward_into<T: Float>(
                &self,
                saved: Saved<T>,
                d_o: TensorView<T>,
                gradients: LrpeGradientsMut<T>,
                workspace: &mut Workspace,
            ) -> Result<(), Error> {
                self.backward_into(saved, d_o, gradients, workspace)
            }
        }
    };
}

operator!(LrpeRotate);
operator!(LrpeCosine);
operator!(LrpeCosineMd);
