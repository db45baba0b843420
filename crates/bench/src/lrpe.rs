//! The LRPE operators as the commands use them: one trait, since they differ only in widths and kernels.

use gimbal_ops::{
    Activation, Error, Float, InputError, LrpeCosine, LrpeGradients, LrpeGradientsMut, LrpeRotate,
    Saved, Tensor, TensorView, TensorViewMut, Theta, ThetaKind, Workspace,
};
use ndarray::{Array2, ArrayD, ArrayView2, ArrayViewD};

/// What defines a call besides its tensors.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    pub theta_kind: ThetaKind,
    pub activation: Activation,
    pub offset: i64,
    pub dtheta: bool,
}

/// An LRPE operator, on devices and in the reference.
pub trait Lrpe: Sized {
    /// The operator's name in errors, symbols and tables.
    const NAME: &'static str;
    /// D / the number of angles of a row.
    const FEATURES_PER_ANGLE: usize;

    fn with_config(config: &Config, theta: Tensor<f32>) -> Self;

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

    /// o without the last rounding.
    fn exact_forward<T: Float>(
        config: &Config,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
    ) -> Result<ArrayD<f64>, InputError>;
    /// dx without the last rounding.
    fn exact_backward<T: Float>(
        config: &Config,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<f64>, InputError>;
    /// dtheta without the last rounding.
    fn exact_dtheta<T: Float>(
        config: &Config,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
        d_o: ArrayViewD<T>,
    ) -> Result<Array2<f64>, InputError>;

    /// The number of angles of a row of D features.
    fn angles(features: usize) -> usize {
        features / Self::FEATURES_PER_ANGLE
    }

    /// The width of a row of o for D features of x.
    fn output_features(features: usize) -> usize {
        2 * Self::angles(features)
    }
}

macro_rules! lrpe {
    ($operator:ident, $features_per_angle:literal) => {
        impl Lrpe for $operator {
            const NAME: &'static str = gimbal_reference::$operator::NAME;
            const FEATURES_PER_ANGLE: usize = $features_per_angle;

            fn with_config(config: &Config, theta: Tensor<f32>) -> Self {
                let theta = match config.theta_kind {
                    ThetaKind::PerFeature => Theta::per_feature(theta),
                    ThetaKind::PerHead => Theta::per_head(theta),
                };
                Self::new(theta)
                    .activation(config.activation)
                    .offset(config.offset)
                    .with_dtheta(config.dtheta)
            }

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

            fn exact_forward<T: Float>(
                config: &Config,
                x: ArrayViewD<T>,
                theta: ArrayView2<f32>,
            ) -> Result<ArrayD<f64>, InputError> {
                reference!($operator, config).forward_f64(x, theta)
            }

            fn exact_backward<T: Float>(
                config: &Config,
                x: ArrayViewD<T>,
                theta: ArrayView2<f32>,
                d_o: ArrayViewD<T>,
            ) -> Result<ArrayD<f64>, InputError> {
                reference!($operator, config).backward_f64(Some(x), theta, d_o)
            }

            fn exact_dtheta<T: Float>(
                config: &Config,
                x: ArrayViewD<T>,
                theta: ArrayView2<f32>,
                d_o: ArrayViewD<T>,
            ) -> Result<Array2<f64>, InputError> {
                reference!($operator, config).dtheta_f64(x, theta, d_o)
            }
        }
    };
}

macro_rules! reference {
    ($operator:ident, $config:expr) => {
        gimbal_reference::$operator {
            theta_kind: $config.theta_kind,
            activation: $config.activation,
            offset: $config.offset,
        }
    };
}

lrpe!(LrpeRotate, 2);
lrpe!(LrpeCosine, 1);
