//! The tensors that FLAO reads, keeps and writes, by name.

use std::convert::Infallible;

use ndarray::{ArrayD, ArrayViewD, ArrayViewMutD};

use super::FlaoProblem;
use crate::dtype::{Element, Store};
use crate::error::InputError;
use crate::tensor::{TensorInfo, zeros};

/// The inputs: as arrays, as views of them, as what the checks see of them ([`TensorInfo`]), or
/// whatever else stands for a tensor.
///
/// # Example
/// ```
/// use gimbal_reference::{Flao, FlaoInputs};
/// use ndarray::ArrayD;
///
/// // 100 queries and 30 keys, 64 features, values of 32.
/// let zeros = |shape: &[usize]| ArrayD::<f32>::zeros(shape);
/// let inputs = FlaoInputs {
///     q: zeros(&[2, 4, 100, 64]),
///     k: zeros(&[2, 4, 30, 64]),
///     v: zeros(&[2, 4, 30, 32]),
///     g: Some(zeros(&[2, 4, 100, 32])),
/// };
/// let problem = Flao::default().check_forward(&inputs.view().info())?;
/// assert_eq!(problem.output_shape(), [2, 4, 100, 32]);
/// # Ok::<(), gimbal_reference::InputError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlaoInputs<A> {
    /// Queries, (B, H, N, D).
    pub q: A,
    /// Keys, (B, H, M, D).
    pub k: A,
    /// Values, (B, H, M, E).
    pub v: A,
    /// The output gate, (B, H, N, E), if there is one.
    pub g: Option<A>,
}

/// The gradients of the inputs, each of its input's shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlaoGradients<A> {
    /// Of the queries, (B, H, N, D).
    pub dq: A,
    /// Of the keys, (B, H, M, D).
    pub dk: A,
    /// Of the values, (B, H, M, E).
    pub dv: A,
    /// Of the gate, (B, H, N, E), if there is one.
    pub dg: Option<A>,
}

/// The gradients that follow from the queries: of themselves, of the gate, and dkv, a state.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlaoQueryGradients<A, S> {
    /// Of the queries, (B, H, N, D).
    pub dq: A,
    /// Of the gate, (B, H, N, E), if there is one.
    pub dg: Option<A>,
    /// Of kv, (B, H, D, E), in f32.
    pub dkv: S,
}

/// What the forward keeps for the backward.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FlaoSave {
    /// Nothing: the backward computes kv anew from the keys and values.
    #[default]
    Nothing,
    /// kv.
    Kv,
    /// kv and the product (q·kv)·scale. Without a gate kv alone: that product is o, and no gradient needs it.
    KvAndProduct,
}

impl FlaoSave {
    /// What of it is kept with or without a gate.
    #[must_use]
    pub fn with_gate(self, is_gated: bool) -> Self {
        match self {
            Self::KvAndProduct if !is_gated => Self::Kv,
            save => save,
        }
    }
}

/// What a forward has kept. `K` stands for kv, (B, H, D, E) in f32, and `P` for the product
/// (q·kv)·scale, (B, H, N, E) in the type of the inputs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum FlaoSaved<K, P> {
    /// Nothing.
    #[default]
    Nothing,
    /// kv.
    Kv(K),
    /// Both.
    KvAndProduct {
        /// kv.
        kv: K,
        /// (q·kv)·scale.
        product: P,
    },
}

impl<A> FlaoInputs<A> {
    /// The same inputs as something else. `f` gets each input's name and the input.
    pub fn map<'a, B>(&'a self, mut f: impl FnMut(&'static str, &'a A) -> B) -> FlaoInputs<B> {
        let Ok(inputs) = self.try_map(|name, input| Ok::<_, Infallible>(f(name, input)));
        inputs
    }

    /// [`map`](Self::map) where it may fail.
    ///
    /// # Errors
    /// The first error of `f`, in the order of the fields.
    pub fn try_map<'a, B, E>(
        &'a self,
        mut f: impl FnMut(&'static str, &'a A) -> Result<B, E>,
    ) -> Result<FlaoInputs<B>, E> {
        Ok(FlaoInputs {
            q: f("q", &self.q)?,
            k: f("k", &self.k)?,
            v: f("v", &self.v)?,
            g: self.g.as_ref().map(|g| f("g", g)).transpose()?,
        })
    }
}

impl<T> FlaoInputs<ArrayD<T>> {
    /// Views of the arrays.
    pub fn view(&self) -> FlaoInputs<ArrayViewD<'_, T>> {
        self.map(|_, array| array.view())
    }
}

impl<T: Element> FlaoInputs<ArrayViewD<'_, T>> {
    /// What the checks see.
    pub fn info(&self) -> FlaoInputs<TensorInfo<'_>> {
        self.map(|name, view| TensorInfo::of(name, view))
    }
}

impl<A> FlaoGradients<A> {
    /// The same gradients as something else. `f` gets each gradient's name and the gradient.
    pub fn map<'a, B>(&'a self, mut f: impl FnMut(&'static str, &'a A) -> B) -> FlaoGradients<B> {
        FlaoGradients {
            dq: f("dq", &self.dq),
            dk: f("dk", &self.dk),
            dv: f("dv", &self.dv),
            dg: self.dg.as_ref().map(|dg| f("dg", dg)),
        }
    }
}

impl<T> FlaoGradients<ArrayD<T>> {
    /// New ones of these sizes, with that of a gate if there is one.
    pub(crate) fn zeros(
        op: &'static str,
        problem: &FlaoProblem,
        has_gate: bool,
    ) -> Result<Self, InputError>
    where
        T: Store,
    {
        let dg = || zeros(op, "dg", &problem.output_shape());
        Ok(Self {
            dq: zeros(op, "dq", &problem.query_shape())?,
            dk: zeros(op, "dk", &problem.key_shape())?,
            dv: zeros(op, "dv", &problem.value_shape())?,
            dg: has_gate.then(dg).transpose()?,
        })
    }

    /// Mutable views of the arrays.
    pub fn view_mut(&mut self) -> FlaoGradients<ArrayViewMutD<'_, T>> {
        FlaoGradients {
            dq: self.dq.view_mut(),
            dk: self.dk.view_mut(),
            dv: self.dv.view_mut(),
            dg: self.dg.as_mut().map(|dg| dg.view_mut()),
        }
    }
}

impl<T: Element> FlaoGradients<ArrayViewMutD<'_, T>> {
    /// What the checks see.
    pub fn info(&self) -> FlaoGradients<TensorInfo<'_>> {
        self.map(|name, view| TensorInfo::of(name, view))
    }
}

impl<K, P> FlaoSaved<K, P> {
    /// kv, if kept.
    pub fn kv(&self) -> Option<&K> {
        match self {
            Self::Nothing => None,
            Self::Kv(kv) | Self::KvAndProduct { kv, .. } => Some(kv),
        }
    }

    /// (q·kv)·scale, if kept.
    pub fn product(&self) -> Option<&P> {
        match self {
            Self::KvAndProduct { product, .. } => Some(product),
            _ => None,
        }
    }

    /// Which of them are kept.
    pub fn save(&self) -> FlaoSave {
        match self {
            Self::Nothing => FlaoSave::Nothing,
            Self::Kv(_) => FlaoSave::Kv,
            Self::KvAndProduct { .. } => FlaoSave::KvAndProduct,
        }
    }

    /// The two tensors, as far as they are there.
    pub(super) fn into_parts(self) -> (Option<K>, Option<P>) {
        match self {
            Self::Nothing => (None, None),
            Self::Kv(kv) => (Some(kv), None),
            Self::KvAndProduct { kv, product } => (Some(kv), Some(product)),
        }
    }

    /// The same as something else: `kv` and `product` of what there is.
    pub fn map<'a, L, Q>(
        &'a self,
        kv: impl FnOnce(&'a K) -> L,
        product: impl FnOnce(&'a P) -> Q,
    ) -> FlaoSaved<L, Q> {
        match self {
            Self::Nothing => FlaoSaved::Nothing,
            Self::Kv(of) => FlaoSaved::Kv(kv(of)),
            Self::KvAndProduct {
                kv: of,
                product: times,
            } => FlaoSaved::KvAndProduct {
                kv: kv(of),
                product: product(times),
            },
        }
    }
}

impl<T> FlaoSaved<ArrayD<f32>, ArrayD<T>> {
    /// Views of the arrays.
    pub fn view(&self) -> FlaoSaved<ArrayViewD<'_, f32>, ArrayViewD<'_, T>> {
        self.map(|kv| kv.view(), |product| product.view())
    }

    /// Mutable views of the arrays.
    pub fn view_mut(&mut self) -> FlaoSaved<ArrayViewMutD<'_, f32>, ArrayViewMutD<'_, T>> {
        match self {
            Self::Nothing => FlaoSaved::Nothing,
            Self::Kv(kv) => FlaoSaved::Kv(kv.view_mut()),
            Self::KvAndProduct { kv, product } => FlaoSaved::KvAndProduct {
                kv: kv.view_mut(),
                product: product.view_mut(),
            },
        }
    }
}
