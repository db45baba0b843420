//! What a decode reads.

use ndarray::{ArrayBase, ArrayD, ArrayView4, ArrayViewD, Axis, Ix4, IxDyn, RawData};

use super::TpaDecode;
use crate::dtype::Element;
use crate::error::{InputError, InputReason};
use crate::tensor::TensorInfo;

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
        match self {
            Self::Factors { aq, bq } => TpaQuery::Factors {
                aq: f("aq", aq),
                bq: f("bq", bq),
            },
            Self::Dense(q) => TpaQuery::Dense(f("q", q)),
        }
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
        TpaFactors {
            query: self.query.map(&mut f),
            ak: f("ak", &self.ak),
            bk: f("bk", &self.bk),
            av: f("av", &self.av),
            bv: f("bv", &self.bv),
        }
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
    ///
    /// # Errors
    /// [`InputReason::Rank`], which [`TpaDecode::check_forward`] rules out.
    pub(super) fn ranked(&self) -> Result<TpaFactors<ArrayView4<'_, T>>, InputError> {
        self.try_map(|name, factor| four_axes(name, with_rank_axis(factor.view())))
    }
}

fn with_rank_axis<T>(view: ArrayViewD<T>) -> ArrayViewD<T> {
    match view.ndim() {
        3 => view.insert_axis(Axis(2)),
        _ => view,
    }
}

/// `tensor` as a view of four axes.
pub(super) fn four_axes<S: RawData>(
    name: &'static str,
    tensor: ArrayBase<S, IxDyn>,
) -> Result<ArrayBase<S, Ix4>, InputError> {
    let error = InputReason::Rank {
        tensor: name,
        expected: "four axes",
        got: tensor.shape().to_vec(),
    }
    .of(TpaDecode::NAME);
    tensor.into_dimensionality().map_err(|_| error)
}
