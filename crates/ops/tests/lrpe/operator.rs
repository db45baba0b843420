//! The operators under one name, each with its reference.

use gimbal_ops::{
    Error, Float, InputError, LrpeConfig, LrpeCosine, LrpeCosineMd, LrpeGradients,
    LrpeGradientsMut, LrpeRotate, Saved, Tensor, TensorView, TensorViewMut, Workspace,
};
use ndarray::{Array2, ArrayD, ArrayView2, ArrayViewD};

use super::case::Case;
use super::grid::GridCase;
use super::line::LineCase;

/// An operator with the interface that all LRPE operators have.
pub trait Operator {
    /// What it computes.
    type Case: Case;

    /// D divided by the angles of a row.
    const FEATURES_PER_ANGLE: usize;

    fn new(case: &Self::Case, theta: Tensor<f32>, with_dtheta: bool) -> Self;

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
        case: &Self::Case,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
    ) -> Result<ArrayD<f64>, InputError>;
    fn exact_backward<T: Float>(
        case: &Self::Case,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<f64>, InputError>;
    fn exact_dtheta<T: Float>(
        case: &Self::Case,
        x: ArrayViewD<T>,
        theta: ArrayView2<f32>,
        d_o: ArrayViewD<T>,
    ) -> Result<Array2<f64>, InputError>;
}

/// `new` and `reference` make the operator and its reference for a case.
macro_rules! operator {
    (
        $operator:ident on $case:ident,
        features_per_angle: $features_per_angle:literal,
        new: $new:path,
        reference: $reference:path
    ) => {
        impl Operator for $operator {
            type Case = $case;

            const FEATURES_PER_ANGLE: usize = $features_per_angle;

            fn new(case: &$case, theta: Tensor<f32>, with_dtheta: bool) -> Self {
                let op = $new(case, theta)
                    .activation(case.activation)
                    .with_dtheta(with_dtheta);
                let Some(blocks) = case.blocks() else {
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
                case: &$case,
                x: ArrayViewD<T>,
                theta: ArrayView2<f32>,
            ) -> Result<ArrayD<f64>, InputError> {
                $reference(case).forward_f64(x, theta)
            }

            fn exact_backward<T: Float>(
                case: &$case,
                x: ArrayViewD<T>,
                theta: ArrayView2<f32>,
                d_o: ArrayViewD<T>,
            ) -> Result<ArrayD<f64>, InputError> {
                $reference(case).backward_f64(Some(x), theta, d_o)
            }

            fn exact_dtheta<T: Float>(
                case: &$case,
                x: ArrayViewD<T>,
                theta: ArrayView2<f32>,
                d_o: ArrayViewD<T>,
            ) -> Result<Array2<f64>, InputError> {
                $reference(case).dtheta_f64(x, theta, d_o)
            }
        }
    };
}

operator!(
    LrpeRotate on LineCase,
    features_per_angle: 2,
    new: LineCase::rotate,
    reference: LineCase::reference_rotate
);
operator!(
    LrpeCosine on LineCase,
    features_per_angle: 1,
    new: LineCase::cosine,
    reference: LineCase::reference_cosine
);
operator!(
    LrpeCosineMd on GridCase,
    features_per_angle: 1,
    new: GridCase::cosine_md,
    reference: GridCase::reference_cosine_md
);
