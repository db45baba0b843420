//! The operators under one name, each with its reference.

use gimbal_ops::{
    Error, Float, InputError, LrpeConfig, LrpeCosine, LrpeGradients, LrpeGradientsMut, LrpeRotate,
    Saved, Tensor, TensorView, TensorViewMut, Theta, ThetaKind, Workspace,
};
use ndarray::{Array2, ArrayD, ArrayView2, ArrayViewD};

use super::case::Case;

/// An operator with the interface that all LRPE operators have.
pub trait Operator {
    /// D divided by the angles of a row.
    const FEATURES_PER_ANGLE: usize;

    fn new(case: &Case, theta: Tensor<f32>, with_dtheta: bool) -> Self;

    fn forward<T: Float>(&self, x: TensorView<T>) -> Result<Tensor<T>, Error>;
    fn forward_into<T: Float>(
        &self,
        x: TensorView<T>,
        o: TensorViewMut<T>,
        workspace: &mut Workspace,
    ) -> Result<(), Error>;
    fn forward_workspace<T: Float>(&self, x: TensorView<T>) -> Result<usize, Error>;
    fn backward<T: Float>(
        &self,
        saved: Saved<T>,
        d_o: TensorView<T>,
    ) -> Result<LrpeGradients<T>, Error>;
    fn backward_into<T: Float>(
        &self,
        saved: Saved<T>,
        d_o: TensorView<T>,
        gradients: LrpeGradientsMut<T>,
        workspace: &mut Workspace,
    ) -> Result<(), Error>;
    fn backward_workspace<T: Float>(
        &self,
        saved: Saved<T>,
        d_o: TensorView<T>,
    ) -> Result<usize, Error>;

    fn exact_forward<T: Float>(
        case: &Case,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
    ) -> Result<ArrayD<f64>, InputError>;
    fn exact_backward<T: Float>(
        case: &Case,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<f64>, InputError>;
    fn exact_dtheta<T: Float>(
        case: &Case,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
        d_o: ArrayViewD<T>,
    ) -> Result<Array2<f64>, InputError>;
}

macro_rules! operator {
    ($operator:ident, features_per_angle: $features_per_angle:literal) => {
        impl Operator for $operator {
            const FEATURES_PER_ANGLE: usize = $features_per_angle;

            fn new(case: &Case, theta: Tensor<f32>, with_dtheta: bool) -> Self {
                let theta = match case.theta_kind {
                    ThetaKind::PerFeature => Theta::per_feature(theta),
                    ThetaKind::PerHead => Theta::per_head(theta),
                };
                let op = Self::new(theta)
                    .activation(case.activation)
                    .offset(case.offset)
                    .with_dtheta(with_dtheta);
                let Some(blocks) = case.blocks else {
                    return op;
                };
                let config = LrpeConfig {
                    rows: blocks,
                    statistics: blocks,
                };
                op.forward_config(config).backward_config(config)
            }

            fn forward<T: Float>(&self, x: TensorView<T>) -> Result<Tensor<T>, Error> {
                self.forward(x)
            }

            fn forward_into<T: Float>(
                &self,
                x: TensorView<T>,
                o: TensorViewMut<T>,
                workspace: &mut Workspace,
            ) -> Result<(), Error> {
                self.forward_into(x, o, workspace)
            }

            fn forward_workspace<T: Float>(&self, x: TensorView<T>) -> Result<usize, Error> {
                self.forward_workspace(x)
            }

            fn backward<T: Float>(
                &self,
                saved: Saved<T>,
                d_o: TensorView<T>,
            ) -> Result<LrpeGradients<T>, Error> {
                self.backward(saved, d_o)
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

            fn backward_workspace<T: Float>(
                &self,
                saved: Saved<T>,
                d_o: TensorView<T>,
            ) -> Result<usize, Error> {
                self.backward_workspace(saved, d_o)
            }

            fn exact_forward<T: Float>(
                case: &Case,
                x: ArrayViewD<T>,
                theta: ArrayView2<f32>,
            ) -> Result<ArrayD<f64>, InputError> {
                reference::<gimbal_reference::$operator>(case).forward_f64(x, theta)
            }

            fn exact_backward<T: Float>(
                case: &Case,
                x: ArrayViewD<T>,
                theta: ArrayView2<f32>,
                d_o: ArrayViewD<T>,
            ) -> Result<ArrayD<f64>, InputError> {
                reference::<gimbal_reference::$operator>(case).backward_f64(Some(x), theta, d_o)
            }

            fn exact_dtheta<T: Float>(
                case: &Case,
                x: ArrayViewD<T>,
                theta: ArrayView2<f32>,
                d_o: ArrayViewD<T>,
            ) -> Result<Array2<f64>, InputError> {
                reference::<gimbal_reference::$operator>(case).dtheta_f64(x, theta, d_o)
            }
        }

        impl From<&Case> for Reference<gimbal_reference::$operator> {
            fn from(case: &Case) -> Self {
                Self(gimbal_reference::$operator {
                    theta_kind: case.theta_kind,
                    activation: case.activation,
                    offset: case.offset,
                })
            }
        }
    };
}

struct Reference<D>(D);

fn reference<D>(case: &Case) -> D
where
    Reference<D>: for<'a> From<&'a Case>,
{
    Reference::from(case).0
}

operator!(LrpeRotate, features_per_angle: 2);
operator!(LrpeCosine, features_per_angle: 1);
