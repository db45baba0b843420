//! FLAO of encoded queries and keys: what a layer of linear attention does, in one operator.

mod check;
mod pass;
mod tensors;

use ndarray::{Array2, ArrayD, ArrayView2, ArrayViewD, ArrayViewMutD};

pub use check::FlaoLrpeProblem;
pub use tensors::{FlaoAngles, FlaoLrpeGradients, FlaoLrpeSaved};

use crate::compare::F32_RELATIVE_L2;
use crate::dtype::{DType, Element, Store};
use crate::error::InputError;
use crate::flao::{FlaoGradients, FlaoInputs};
use crate::lrpe::{Activation, Encoding, IndexView, Lrpe, Positions, ThetaKind};
use crate::tensor::{TensorInfo, zeros};
use pass::{Encoder, Pass, complete};

/// Linear attention with a position encoding and activations: [`Flao`](crate::Flao) of [`Lrpe`] of queries and keys, without
/// rounding in between.
///
/// # Formula
/// With q (B, H, N, D), k (B, H, M, D), v (B, H, M, E), g (B, H, N, E), and enc the encoding, of D′ features:
/// - q̄ = enc(f_q(q)), k̄ = enc(f_k(k)), v̄ = f_v(v), ḡ = f_g(g).
/// - kv = k̄ᵀ·v̄, (B, H, D′, E); a = (q̄·kv)·scale; o = ḡ ⊙ a, (B, H, N, E).
/// - With a normaliser z = Σ_m f_k(k)\[m\], and a is divided by den = f_q(q)·z + eps: features that are not encoded.
/// - Backward: that of the products, turned back by the encoding, then the gradients of f. With a normaliser
///   dden = −Σ_e (do ⊙ ḡ ⊙ a) / den; the gradient of f_q(q) gains dden·z, that of f_k(k) gains Σ_n dden·f_q(q).
/// - dtheta is that of the queries and of the keys, summed.
///
/// Without a gate ḡ is 1, and there is no dg. f of queries and keys may be any activation but a softmax over the sequence, f
/// of values and the gate any but a softmax. D and E are from 1 to 256, with [`Encoding::Cosine`] D to 128.
///
/// # Example
/// ```
/// use gimbal_reference::{Activation, FlaoAngles, FlaoInputs, FlaoLrpe, Lrpe};
/// use ndarray::{Array2, Array4};
///
/// let rows = || Array4::<f32>::ones((1, 2, 10, 4)).into_dyn();
/// let inputs = FlaoInputs { q: rows(), k: rows(), v: rows(), g: Some(rows()) };
/// let theta = Array2::ones((1, 4));
/// let angles = FlaoAngles { theta: Some(theta.view()), ..FlaoAngles::default() };
///
/// let op = FlaoLrpe {
///     q_f: Activation::Silu,
///     k_f: Activation::Silu,
///     g_f: Activation::Silu,
///     ..FlaoLrpe::of(Lrpe::cosine())
/// };
/// let (o, saved) = op.forward_saving(&inputs.view(), &angles)?;
/// assert_eq!(saved.kv.shape(), [1, 2, 8, 4]);
/// let gradients = op.backward(&inputs.view(), &angles, Some(&saved.view()), o.view(), true)?;
/// assert_eq!(gradients.rows.dk.shape(), [1, 2, 10, 4]);
/// assert_eq!(gradients.dtheta.unwrap().shape(), [1, 4]);
/// # Ok::<(), gimbal_reference::InputError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct FlaoLrpe {
    /// The factor of q̄·kv.
    pub scale: f64,
    /// How queries and keys turn by their angles, if they do.
    pub encoding: Option<Encoding>,
    /// Where queries lie. On a grid N is its number of tokens.
    pub q_positions: Positions,
    /// Where keys lie.
    pub k_positions: Positions,
    /// What a row of theta stands for.
    pub theta_kind: ThetaKind,
    /// f of the queries.
    pub q_f: Activation,
    /// f of the keys.
    pub k_f: Activation,
    /// f of the values.
    pub v_f: Activation,
    /// f of the gate.
    pub g_f: Activation,
    /// eps of the normaliser, if there is one.
    pub normalizer: Option<f64>,
}

/// Which rows are encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Queries,
    Keys,
}

/// Views of theta and the positions.
type AngleViews<'a> = FlaoAngles<ArrayView2<'a, f32>, IndexView<'a>>;

impl Default for FlaoLrpe {
    /// Without an encoding, activations and a normaliser, this is [`Flao`](crate::Flao).
    fn default() -> Self {
        Self {
            scale: 1.0,
            encoding: None,
            q_positions: Positions::line(0),
            k_positions: Positions::line(0),
            theta_kind: ThetaKind::default(),
            q_f: Activation::None,
            k_f: Activation::None,
            v_f: Activation::None,
            g_f: Activation::None,
            normalizer: None,
        }
    }
}

impl FlaoLrpe {
    /// The operator's name in errors, symbols and files.
    pub const NAME: &str = "flao_lrpe";

    /// eps of a normaliser unless another is given.
    pub const EPS: f64 = 1e-6;

    /// Queries and keys encoded by `lrpe`, whose f does not count, at the same positions.
    pub fn of(lrpe: Lrpe) -> Self {
        Self {
            encoding: Some(lrpe.encoding),
            q_positions: lrpe.positions.clone(),
            k_positions: lrpe.positions,
            theta_kind: lrpe.theta_kind,
            ..Self::default()
        }
    }

    /// How far an implementation's output or gradient may be from the exact one, by
    /// [`relative_l2`](crate::compare::relative_l2). In a 16-bit type encoded features, kv and what corresponds to them in the
    /// backward may be rounded once each before they are multiplied.
    pub const fn tolerance(dtype: DType) -> f64 {
        match dtype {
            DType::F32 => F32_RELATIVE_L2,
            DType::F16 => 7.5e-4,
            DType::BF16 => 5e-3,
        }
    }

    /// o, new and dense, in the type of the inputs.
    ///
    /// Every stride of the inputs is free but that of the last dimension, which is 1.
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward) and [`check_values`](Self::check_values).
    pub fn forward<T: Element>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        angles: &AngleViews,
    ) -> Result<ArrayD<T>, InputError> {
        self.new_output(inputs, angles)
    }

    /// [`forward`](Self::forward) without the last rounding: the oracle that other implementations are held against.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_f64<T: Element>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        angles: &AngleViews,
    ) -> Result<ArrayD<f64>, InputError> {
        self.new_output(inputs, angles)
    }

    /// [`forward`](Self::forward), and kv and, with a normaliser, z for the backward.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_saving<T: Element>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        angles: &AngleViews,
    ) -> Result<(ArrayD<T>, FlaoLrpeSaved<ArrayD<f32>>), InputError> {
        let problem = self.check_forward(&inputs.info(), &angles.info())?;
        let mut o = zeros(Self::NAME, "o", &problem.rows.output_shape())?;
        let z = self
            .normalizer
            .map(|_| zeros(Self::NAME, "z", &problem.z_shape()));
        let mut saved = FlaoLrpeSaved {
            kv: zeros(Self::NAME, "kv", &problem.kv_shape())?,
            z: z.transpose()?,
        };
        let pass = self.pass(problem, angles)?;
        pass.forward(inputs, o.view_mut(), Some(saved.view_mut()), &mut complete)?;
        Ok((o, saved))
    }

    /// [`forward`](Self::forward) into `o`, and what is kept into `saved`, whose last dimensions are contiguous and whose other
    /// strides are free.
    ///
    /// # Errors
    /// As [`check_forward_into`](Self::check_forward_into) and [`check_values`](Self::check_values); the outputs are then as
    /// they were.
    pub fn forward_into<T: Element>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        angles: &AngleViews,
        o: ArrayViewMutD<T>,
        saved: Option<FlaoLrpeSaved<ArrayViewMutD<f32>>>,
    ) -> Result<(), InputError> {
        self.forward_part_into(inputs, angles, o, saved, &mut complete)
    }

    /// [`forward_into`](Self::forward_into) of a part of the tokens. `total` makes each sum over them, first z, then kv, one over
    /// all tokens.
    ///
    /// # Errors
    /// As [`forward_into`](Self::forward_into), and those of `total`.
    pub fn forward_part_into<T: Element, E: From<InputError>>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        angles: &AngleViews,
        o: ArrayViewMutD<T>,
        saved: Option<FlaoLrpeSaved<ArrayViewMutD<f32>>>,
        total: &mut dyn FnMut(ArrayViewMutD<f64>) -> Result<(), E>,
    ) -> Result<(), E> {
        let saved_info = saved.as_ref().map(|saved| saved.info());
        let problem = self.check_forward_into(
            &inputs.info(),
            &angles.info(),
            &TensorInfo::of("o", &o),
            saved_info.as_ref(),
        )?;
        self.pass(problem, angles)?.forward(inputs, o, saved, total)
    }

    /// The gradients from `d_o`, the gradient of o, new and dense, in the type of the inputs; that of theta in f32, where
    /// `with_dtheta` asks for it. `saved` is what a forward of the same inputs kept, if it did.
    ///
    /// # Errors
    /// As [`check_backward`](Self::check_backward) and [`check_values`](Self::check_values), and
    /// [`Missing`](crate::InputReason::Missing) where dtheta is asked for without an encoding.
    pub fn backward<T: Element>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        angles: &AngleViews,
        saved: Option<&FlaoLrpeSaved<ArrayViewD<f32>>>,
        d_o: ArrayViewD<T>,
        with_dtheta: bool,
    ) -> Result<FlaoLrpeGradients<ArrayD<T>, Array2<f32>>, InputError> {
        self.new_gradients(inputs, angles, saved, d_o, with_dtheta)
    }

    /// [`backward`](Self::backward) without the last rounding.
    ///
    /// # Errors
    /// As [`backward`](Self::backward).
    pub fn backward_f64<T: Element>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        angles: &AngleViews,
        saved: Option<&FlaoLrpeSaved<ArrayViewD<f32>>>,
        d_o: ArrayViewD<T>,
        with_dtheta: bool,
    ) -> Result<FlaoLrpeGradients<ArrayD<f64>, Array2<f64>>, InputError> {
        self.new_gradients(inputs, angles, saved, d_o, with_dtheta)
    }

    /// [`backward`](Self::backward) into `gradients`, whose last dimensions are contiguous and whose other strides are free;
    /// with dtheta where it is there.
    ///
    /// # Errors
    /// As [`check_backward_into`](Self::check_backward_into) and [`check_values`](Self::check_values); the gradients are then
    /// as they were.
    pub fn backward_into<T: Element>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        angles: &AngleViews,
        saved: Option<&FlaoLrpeSaved<ArrayViewD<f32>>>,
        d_o: ArrayViewD<T>,
        gradients: FlaoLrpeGradients<ArrayViewMutD<T>, ArrayViewMutD<f32>>,
    ) -> Result<(), InputError> {
        self.backward_part_into(inputs, angles, saved, d_o, gradients, &mut complete)
    }

    /// [`backward_into`](Self::backward_into) of a part of the tokens. `total` makes each sum over them, z and kv unless they were
    /// saved, then dkv, dz and dtheta, one over all tokens.
    ///
    /// # Errors
    /// As [`backward_into`](Self::backward_into), and those of `total`.
    pub fn backward_part_into<T: Element, E: From<InputError>>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        angles: &AngleViews,
        saved: Option<&FlaoLrpeSaved<ArrayViewD<f32>>>,
        d_o: ArrayViewD<T>,
        gradients: FlaoLrpeGradients<ArrayViewMutD<T>, ArrayViewMutD<f32>>,
        total: &mut dyn FnMut(ArrayViewMutD<f64>) -> Result<(), E>,
    ) -> Result<(), E> {
        let problem = self.check_backward_into(
            &inputs.info(),
            &angles.info(),
            saved.map(|saved| saved.info()).as_ref(),
            &TensorInfo::of("do", &d_o),
            &FlaoLrpeGradients {
                rows: gradients.rows.info(),
                dtheta: gradients
                    .dtheta
                    .as_ref()
                    .map(|dtheta| TensorInfo::of("dtheta", dtheta)),
            },
        )?;
        let pass = self.pass(problem, angles)?;
        pass.backward(inputs, saved, &d_o, gradients, total)
    }

    /// What the terms of dtheta, p·φ of a position and the gradient of its angle, add up to without their signs.
    #[cfg(feature = "testing")]
    pub(crate) fn dtheta_terms<T: Element>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        angles: &AngleViews,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<f64>, InputError> {
        let gradients = self.backward_f64(inputs, angles, None, d_o.view(), true)?;
        let (mut rows, dtheta) = (gradients.rows, gradients.dtheta);
        let mut terms = dtheta.unwrap_or_default();
        let pass = Pass {
            without_signs: true,
            ..self.pass(self.check_forward(&inputs.info(), &angles.info())?, angles)?
        };
        let into = FlaoLrpeGradients {
            rows: rows.view_mut(),
            dtheta: Some(terms.view_mut().into_dyn()),
        };
        pass.backward(inputs, None, &d_o, into, &mut complete)?;
        Ok(terms.into_dyn())
    }

    /// Checks the numbers that [`check_forward`](Self::check_forward) does not see: with offsets, positions must fit in 32
    /// bits. Every CPU pass does.
    ///
    /// # Errors
    /// [`Positions`](crate::InputReason::Positions).
    pub fn check_values(
        &self,
        problem: &FlaoLrpeProblem,
        angles: &AngleViews,
    ) -> Result<(), InputError> {
        for (side, problem) in [(Side::Queries, problem.q), (Side::Keys, problem.k)] {
            if let Some(encoder) = Encoder::new(self, side, problem, angles) {
                encoder.check_values()?;
            }
        }
        Ok(())
    }

    fn new_output<T: Element, O: Store>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        angles: &AngleViews,
    ) -> Result<ArrayD<O>, InputError> {
        let problem = self.check_forward(&inputs.info(), &angles.info())?;
        let mut o = zeros(Self::NAME, "o", &problem.rows.output_shape())?;
        self.pass(problem, angles)?
            .forward(inputs, o.view_mut(), None, &mut complete)?;
        Ok(o)
    }

    fn new_gradients<T: Element, O: Store, S: Store>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        angles: &AngleViews,
        saved: Option<&FlaoLrpeSaved<ArrayViewD<f32>>>,
        d_o: ArrayViewD<T>,
        with_dtheta: bool,
    ) -> Result<FlaoLrpeGradients<ArrayD<O>, Array2<S>>, InputError> {
        let angles_info = angles.info();
        let problem = self.check_backward(
            &inputs.info(),
            &angles_info,
            saved.map(|saved| saved.info()).as_ref(),
            &TensorInfo::of("do", &d_o),
        )?;
        let dtheta = match with_dtheta {
            true => match *self.check_dtheta(&angles_info)?.shape {
                [rows, columns] => Some(Array2::from_elem((rows, columns), S::store(0.0))),
                _ => None,
            },
            false => None,
        };
        let mut gradients = FlaoLrpeGradients {
            rows: FlaoGradients::zeros(Self::NAME, &problem.rows, inputs.g.is_some())?,
            dtheta,
        };
        let pass = self.pass(problem, angles)?;
        pass.backward(inputs, saved, &d_o, gradients.view_mut(), &mut complete)?;
        Ok(gradients)
    }

    fn pass<'a, 'b>(
        &'a self,
        problem: FlaoLrpeProblem,
        angles: &'a AngleViews<'b>,
    ) -> Result<Pass<'a, 'b>, InputError> {
        self.check_values(&problem, angles)?;
        Ok(Pass {
            op: self,
            problem,
            angles,
            #[cfg(feature = "testing")]
            without_signs: false,
        })
    }
}
