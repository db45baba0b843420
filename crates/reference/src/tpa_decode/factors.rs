//! What a decode reads.

use std::convert::Infallible;

use ndarray::{ArrayBase, ArrayD, ArrayView4, ArrayViewD, Axis, Ix4, IxDyn, RawData};

use super::TpaDecode;
use crate::dtype::Element;
use crate::error::InputError;
use crate::tensor::{TensorInfo, of_rank};

/// The factors of queries, keys and values: as arrays, as views of them, as what the checks see of
/// them ([`TensorInfo`]), or whatever else stands for a tensor.
///
/// # Example
/// ```
/// use gimbal_reference::{TpaDecode, TpaFactors, TpaQuery};
/// use ndarray::ArrayD;
///
/// // Two sequences of 100 cached tokens, 34 heads, ranks 6, 2 and 1.
/// let zeros = |shape: &[usize]| ArrayD::<f32>::zeros(shape);
/// let factors = TpaFactors {
///     query: TpaQuery::Factors {
///         aq: zeros(&[2, 1, 34, 6]),
///         bq: zeros(&[2, 1, 6, 64]),
///     },
///     ak: zeros(&[2, 100, 2, 34]),
///     bk: zeros(&[2, 100, 2, 64]),
///     av: zeros(&[2, 100, 34]),
///     bv: zeros(&[2, 100, 64]),
/// };
/// let problem = TpaDecode::default().check_forward(&factors.view().info())?;
/// assert_eq!((problem.key_rank, problem.value_rank), (2, 1));
/// # Ok::<(), gimbal_reference::InputError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TpaFactors<A> {
    /// The queries.
    pub query: TpaQuery<A>,
    /// Head factors of the keys, (B, M, Rk, H) or (B, M, H).
    pub ak: A,
    /// Feature factors of the keys, (B, M, Rk, D) or (B, M, D).
    pub bk: A,
    /// Head factors of the values, (B, M, Rv, H) or (B, M, H).
    pub av: A,
    /// Feature factors of the values, (B, M, Rv, E) or (B, M, E).
    pub bv: A,
}

/// The queries of a decode.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TpaQuery<A> {
    /// As factors.
    Factors {
        /// Head factors, (B, T, H, R).
        aq: A,
        /// Feature factors, (B, T, R, D).
        bq: A,
    },
    /// As they are, (B, T, H, D).
    Dense(A),
}

impl<A> TpaQuery<A> {
    /// The same queries as something else. `f` gets each tensor's name, `aq` and `bq` or `q`, and the
    /// tensor.
    pub fn map<'a, B>(&'a self, mut f: impl FnMut(&'static str, &'a A) -> B) -> TpaQuery<B> {
        let Ok(query) = self.try_map(|name, tensor| Ok::<_, Infallible>(f(name, tensor)));
        query
    }

    /// [`map`](Self::map) where it may fail.
    ///
    /// # Errors
    /// The first error of `f`, in the order of the tensors.
    pub fn try_map<'a, B, E>(
        &'a self,
        mut f: impl FnMut(&'static str, &'a A) -> Result<B, E>,
    ) -> Result<TpaQuery<B>, E> {
        Ok(match self {
            Self::Factors { aq, bq } => TpaQuery::Factors {
                aq: f("aq", aq)?,
                bq: f("bq", bq)?,
            },
            Self::Dense(q) => TpaQuery::Dense(f("q", q)?),
        })
    }

    /// aq, or q.
    pub fn first(&self) -> &A {
        match self {
            Self::Factors { aq, .. } => aq,
            Self::Dense(q) => q,
        }
    }
}

impl<A> TpaFactors<A> {
    /// The same factors as something else. `f` gets each factor's name and the factor.
    pub fn map<'a, B>(&'a self, mut f: impl FnMut(&'static str, &'a A) -> B) -> TpaFactors<B> {
        let Ok(factors) = self.try_map(|name, factor| Ok::<_, Infallible>(f(name, factor)));
        factors
    }

    /// [`map`](Self::map) where it may fail.
    ///
    /// # Errors
    /// The first error of `f`, in the order of the fields.
    pub fn try_map<'a, B, E>(
        &'a self,
        mut f: impl FnMut(&'static str, &'a A) -> Result<B, E>,
    ) -> Result<TpaFactors<B>, E> {
        Ok(TpaFactors {
            query: self.query.try_map(&mut f)?,
            ak: f("ak", &self.ak)?,
            bk: f("bk", &self.bk)?,
            av: f("av", &self.av)?,
            bv: f("bv", &self.bv)?,
        })
    }

    /// The factors with their names.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, &A)> {
        let [first, second] = match &self.query {
            TpaQuery::Factors { aq, bq } => [Some(("aq", aq)), Some(("bq", bq))],
            TpaQuery::Dense(q) => [Some(("q", q)), None],
        };
        let cache = [
            ("ak", &self.ak),
            ("bk", &self.bk),
            ("av", &self.av),
            ("bv", &self.bv),
        ];
        first.into_iter().chain(second).chain(cache)
    }
}

impl<T> TpaFactors<ArrayD<T>> {
    /// Views of the arrays.
    pub fn view(&self) -> TpaFactors<ArrayViewD<'_, T>> {
        self.map(|_, array| array.view())
    }
}

impl<T: Element> TpaFactors<ArrayViewD<'_, T>> {
    /// What the checks see.
    pub fn info(&self) -> TpaFactors<TensorInfo<'_>> {
        self.map(|name, view| TensorInfo::of(name, view))
    }

    /// All factors with four axes.
    pub(super) fn ranked(&self) -> Result<TpaFactors<ArrayView4<'_, T>>, InputError> {
        self.try_map(|name, factor| four_axes(name, with_axis(factor.view(), 4, 2)))
    }
}

/// A tensor with so many axes, of which this one may be missing.
pub(super) fn with_axis<S: RawData>(
    tensor: ArrayBase<S, IxDyn>,
    axes: usize,
    axis: usize,
) -> ArrayBase<S, IxDyn> {
    match tensor.ndim() {
        ndim if ndim < axes => tensor.insert_axis(Axis(axis)),
        _ => tensor,
    }
}

/// `tensor` with its four axes, which the checks have found.
pub(super) fn four_axes<S: RawData>(
    name: &'static str,
    tensor: ArrayBase<S, IxDyn>,
) -> Result<ArrayBase<S, Ix4>, InputError> {
    of_rank(TpaDecode::NAME, name, "four axes", tensor)
}
