//! Linear attention without a mask, with a gate on the output: `flao`.

mod check;
pub(crate) mod pass;
pub(crate) mod products;
mod stages;
mod tensors;

use ndarray::{ArrayD, ArrayViewD, ArrayViewMutD};

use crate::compare::F32_RELATIVE_L2;
use crate::dtype::{DType, Element, Store};
use crate::error::InputError;
use crate::tensor::{TensorInfo, zeros};

pub use check::FlaoProblem;
pub use tensors::{FlaoGradients, FlaoInputs, FlaoQueryGradients, FlaoSave, FlaoSaved};

/// Fused linear attention with an output gate, where every query sees every key.
///
/// # Formula
/// With q (B, H, N, D), k (B, H, M, D), v (B, H, M, E) and g (B, H, N, E):
/// - kv = kᵀ·v, (B, H, D, E), and o = g ⊙ (q·kv)·scale, (B, H, N, E).
/// - Backward, with u = do ⊙ g·scale: dg = do ⊙ (q·kv)·scale; dq = u·kvᵀ; dkv = qᵀ·u;
///   dk = v·dkvᵀ; dv = k·dkv.
///
/// Without a gate g is 1, and there is no dg. The two stages of each pass are also there on their own:
/// [`forward_keys`](Self::forward_keys) and [`forward_queries`](Self::forward_queries),
/// [`backward_queries`](Self::backward_queries) and [`backward_keys`](Self::backward_keys).
///
/// N and M are free; D and E are from 1 to 256. A tensor that is empty because B, H, N or M is 0 is
/// valid; a sum over no keys or queries is 0.
///
/// Linear attention is [Katharopoulos et al., *Transformers are RNNs*](https://arxiv.org/abs/2006.16236), its gate
/// [Qin et al., *TransNormerLLM*](https://arxiv.org/abs/2307.14995).
///
/// # Example
/// ```
/// use gimbal_reference::{Flao, FlaoInputs, FlaoSave};
/// use ndarray::array;
///
/// // One head, one query (1, 2), two keys, values of one feature: kv = (1·3 + 0·4, 1·3 + 1·4).
/// let inputs = FlaoInputs {
///     q: array![[[[1.0f32, 2.0]]]].into_dyn(),
///     k: array![[[[1.0, 1.0], [0.0, 1.0]]]].into_dyn(),
///     v: array![[[[3.0], [4.0]]]].into_dyn(),
///     g: Some(array![[[[0.5]]]].into_dyn()),
/// };
/// let op = Flao { scale: 0.1 };
/// let (o, saved) = op.forward_saving(&inputs.view(), FlaoSave::Kv)?;
/// assert_eq!(saved.kv(), Some(&array![[[[3.0], [7.0]]]].into_dyn()));
/// assert_eq!(o, array![[[[0.5 * (3.0 + 2.0 * 7.0) * 0.1]]]].mapv(|o: f64| o as f32).into_dyn());
///
/// // What was saved is not computed again.
/// let d_o = array![[[[10.0f32]]]].into_dyn();
/// let gradients = op.backward(&inputs.view(), &saved.view(), d_o.view())?;
/// assert_eq!(gradients.dg, Some(array![[[[17.0]]]].into_dyn()));
/// assert_eq!(gradients.dq, array![[[[1.5, 3.5]]]].into_dyn());
/// assert_eq!(gradients.dv, array![[[[1.5], [1.0]]]].into_dyn());
/// # Ok::<(), gimbal_reference::InputError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Flao {
    /// The factor of q·kv.
    pub scale: f64,
}

impl Default for Flao {
    fn default() -> Self {
        Self { scale: 1.0 }
    }
}

/// What a forward has saved, in arrays of its own.
type SavedArrays<T> = FlaoSaved<ArrayD<f32>, ArrayD<T>>;

/// Views of it.
type SavedViews<'a, T> = FlaoSaved<ArrayViewD<'a, f32>, ArrayViewD<'a, T>>;

impl Flao {
    /// The operator's name in errors, symbols and files.
    pub const NAME: &str = "flao";

    /// How far an implementation's output or gradient may be from the exact one, by
    /// [`relative_l2`](crate::compare::relative_l2). In a 16-bit type kv, dkv and do ⊙ g may be
    /// rounded once each before they are multiplied.
    pub const fn tolerance(dtype: DType) -> f64 {
        match dtype {
            DType::F32 => F32_RELATIVE_L2,
            DType::F16 => 6e-4,
            DType::BF16 => 4e-3,
        }
    }

    /// o, new and dense, in the type of the inputs.
    ///
    /// Every stride of the inputs is free but that of the last dimension, which is 1.
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward).
    pub fn forward<T: Element>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
    ) -> Result<ArrayD<T>, InputError> {
        Ok(self.forward_saving(inputs, FlaoSave::Nothing)?.0)
    }

    /// [`forward`](Self::forward), and what `save` asks for.
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward).
    pub fn forward_saving<T: Element>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        save: FlaoSave,
    ) -> Result<(ArrayD<T>, SavedArrays<T>), InputError> {
        let problem = self.check_forward(&inputs.info())?;
        let kv = || zeros(Self::NAME, "kv", &problem.kv_shape());
        let product = || zeros(Self::NAME, "product", &problem.output_shape());
        let mut o = zeros(Self::NAME, "o", &problem.output_shape())?;
        let mut saved = match save.with_gate(inputs.g.is_some()) {
            FlaoSave::Nothing => FlaoSaved::Nothing,
            FlaoSave::Kv => FlaoSaved::Kv(kv()?),
            FlaoSave::KvAndProduct => FlaoSaved::KvAndProduct {
                kv: kv()?,
                product: product()?,
            },
        };
        self.run_forward(inputs, o.view_mut(), saved.view_mut())?;
        Ok((o, saved))
    }

    /// [`forward_saving`](Self::forward_saving) into `o` and `saved`, whose last dimensions are
    /// contiguous and whose other strides are free.
    ///
    /// # Errors
    /// As [`check_forward_into`](Self::check_forward_into); the outputs are then as they were.
    pub fn forward_into<T: Element>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        o: ArrayViewMutD<T>,
        saved: FlaoSaved<ArrayViewMutD<f32>, ArrayViewMutD<T>>,
    ) -> Result<(), InputError> {
        self.check_forward_into(
            &inputs.info(),
            &TensorInfo::of("o", &o),
            &saved.map(
                |kv| TensorInfo::of("kv", kv),
                |product| TensorInfo::of("product", product),
            ),
        )?;
        self.run_forward(inputs, o, saved)
    }

    /// [`forward`](Self::forward) without the last rounding: the oracle that other implementations
    /// are held against.
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward).
    pub fn forward_f64<T: Element>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
    ) -> Result<ArrayD<f64>, InputError> {
        let problem = self.check_forward(&inputs.info())?;
        let mut o = zeros(Self::NAME, "o", &problem.output_shape())?;
        self.run_forward(inputs, o.view_mut(), FlaoSaved::Nothing)?;
        Ok(o)
    }

    /// The gradients from `d_o`, the gradient of o, new and dense, in the type of the inputs.
    /// `saved` is what the forward of the same inputs kept.
    ///
    /// # Errors
    /// As [`check_backward`](Self::check_backward).
    pub fn backward<T: Element>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        saved: &SavedViews<T>,
        d_o: ArrayViewD<T>,
    ) -> Result<FlaoGradients<ArrayD<T>>, InputError> {
        self.new_gradients(inputs, saved, d_o)
    }

    /// [`backward`](Self::backward) into `gradients`, whose last dimensions are contiguous and
    /// whose other strides are free.
    ///
    /// # Errors
    /// As [`check_backward_into`](Self::check_backward_into); the gradients are then as they were.
    pub fn backward_into<T: Element>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        saved: &SavedViews<T>,
        d_o: ArrayViewD<T>,
        gradients: FlaoGradients<ArrayViewMutD<T>>,
    ) -> Result<(), InputError> {
        let d_o_info = TensorInfo::of("do", &d_o);
        let saved_info = saved_info(saved);
        self.check_backward_into(&inputs.info(), &saved_info, &d_o_info, &gradients.info())?;
        self.run_backward(inputs, saved, &d_o, gradients)
    }

    /// [`backward`](Self::backward) without the last rounding.
    ///
    /// # Errors
    /// As [`check_backward`](Self::check_backward).
    pub fn backward_f64<T: Element>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        saved: &SavedViews<T>,
        d_o: ArrayViewD<T>,
    ) -> Result<FlaoGradients<ArrayD<f64>>, InputError> {
        self.new_gradients(inputs, saved, d_o)
    }

    fn new_gradients<T: Element, O: Store>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        saved: &SavedViews<T>,
        d_o: ArrayViewD<T>,
    ) -> Result<FlaoGradients<ArrayD<O>>, InputError> {
        let d_o_info = TensorInfo::of("do", &d_o);
        let problem = self.check_backward(&inputs.info(), &saved_info(saved), &d_o_info)?;
        let mut gradients = FlaoGradients::zeros(Self::NAME, &problem, inputs.g.is_some())?;
        self.run_backward(inputs, saved, &d_o, gradients.view_mut())?;
        Ok(gradients)
    }

    /// Keys and values to kv, queries and kv to o: of inputs that have passed the checks.
    fn run_forward<T: Element, O: Store>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        o: ArrayViewMutD<O>,
        saved: FlaoSaved<ArrayViewMutD<f32>, ArrayViewMutD<T>>,
    ) -> Result<(), InputError> {
        let FlaoInputs { q, k, v, g } = inputs;
        let kv = pass::kv(k, v)?;
        let (saved_kv, product) = saved.into_parts();
        if let Some(saved_kv) = saved_kv {
            pass::write_states("kv", &kv, saved_kv, false)?;
        }
        pass::output(self.scale, q, &kv, g.as_ref(), o, product)
    }

    /// The gradients, of inputs that have passed the checks.
    fn run_backward<T: Element, O: Store>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        saved: &SavedViews<T>,
        d_o: &ArrayViewD<T>,
        gradients: FlaoGradients<ArrayViewMutD<O>>,
    ) -> Result<(), InputError> {
        let FlaoInputs { q, k, v, g } = inputs;
        let FlaoGradients { dq, dk, dv, dg } = gradients;
        let kv = match saved.kv() {
            Some(kv) => pass::read_states("kv", kv)?,
            None => pass::kv(k, v)?,
        };
        let (g, product) = (g.as_ref(), saved.product());
        let dkv = pass::query_gradients(self.scale, q, &kv, g, product, d_o, dq, dg)?;
        pass::key_gradients(k, v, &dkv, dk, dv)
    }
}

fn saved_info<'a, T: Element>(
    saved: &'a SavedViews<T>,
) -> FlaoSaved<TensorInfo<'a>, TensorInfo<'a>> {
    saved.map(
        |kv| TensorInfo::of("kv", kv),
        |product| TensorInfo::of("product", product),
    )
}
