//! Decoding with tensor product attention, the last tokens of a sequence against a factorised cache:
//! `tpa_decode`.

mod check;
mod factorised;
mod factors;
mod merge;
mod naive;
mod softmax;

use ndarray::{Array4, ArrayD, ArrayViewD, ArrayViewMutD};

use crate::dtype::{Element, Store};
use crate::error::InputError;
use crate::tensor::{TensorInfo, check_allocation};

pub use check::TpaDecodeProblem;
pub use factors::{TpaFactors, TpaQuery};
pub use merge::TpaMergeProblem;

/// Attention of the last T tokens of each sequence over M cached tokens, with queries, keys and
/// values kept as sums of outer products of a head factor and a feature factor.
///
/// # Formula
/// With aq (B, T, H, R), bq (B, T, R, D), T from 1 to 8; ak (B, M, Rk, H), bk (B, M, Rk, D); av (B, M, Rv, H),
/// bv (B, M, Rv, E); ak and bk, or av and bv, without the rank axis where the rank is 1:
/// - q\[t, h\] = scale_q · Σ_r aq\[t, h, r\] · bq\[t, r\], or scale_q times a given q (B, T, H, D)
/// - k\[m, h\] = scale_k · Σ_j ak\[m, j, h\] · bk\[m, j\], and v\[m, h\] likewise with scale_v
/// - o\[t, h\] = Σ_m p\[t, h, m\] · v\[m, h\], where p\[t, h\] is the softmax over m of
///   scale · q\[t, h\] · k\[m, h\]; o is (B, T, H, E)
/// - lse\[t, h\] = log Σ_m exp(scale · q\[t, h\] · k\[m, h\]), natural; lse is (B, T, H), or (B, H)
///   for T = 1
///
/// Sequence b has the length L = `kv_lens[b]`, or M. Its query tokens are its last T, so token t sees
/// m <= L − T + t. Without tokens to see o is 0 and lse is −∞.
/// H is from 1 to 128, R from 1 to 64, D and E from 1 to 256; a tensor that is empty because B, M
/// or H is 0 is valid.
///
/// It is [Zhang et al., *Tensor Product Attention Is All You Need*](https://arxiv.org/abs/2501.06425).
///
/// # Example
/// ```
/// use gimbal_reference::{TpaDecode, TpaFactors, TpaQuery};
/// use ndarray::array;
///
/// // One head of two features against two tokens whose scores are equal: the mean of their values.
/// let factors = TpaFactors {
///     query: TpaQuery::Factors {
///         aq: array![[[[1.0f32]]]].into_dyn(),
///         bq: array![[[[1.0, 0.0]]]].into_dyn(),
///     },
///     ak: array![[[2.0], [1.0]]].into_dyn(),
///     bk: array![[[1.0, 5.0], [2.0, -7.0]]].into_dyn(),
///     av: array![[[1.0], [1.0]]].into_dyn(),
///     bv: array![[[4.0, 0.0, 1.0], [0.0, 2.0, 3.0]]].into_dyn(),
/// };
/// let op = TpaDecode { scale: Some(1.0), ..TpaDecode::default() };
/// let all = op.forward(&factors.view(), None)?;
/// assert_eq!(all.o, array![[[[2.0, 1.0, 2.0]]]]);
/// assert_eq!(all.lse, array![[(2.0 + 2f64.ln()) as f32]].into_dyn());
///
/// // The first token alone.
/// let first = op.forward(&factors.view(), Some(&[1]))?;
/// assert_eq!(first.o, array![[[[4.0, 0.0, 1.0]]]]);
/// # Ok::<(), gimbal_reference::InputError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TpaDecode {
    /// The scale of the scores; D^(−1/2) if not given.
    pub scale: Option<f64>,
    /// The scale of q; if not given 1/R, or 1 where q is dense.
    pub scale_q: Option<f64>,
    /// The scale of k; 1/Rk if not given.
    pub scale_k: Option<f64>,
    /// The scale of v; 1/Rv if not given.
    pub scale_v: Option<f64>,
}

/// The four scales of one problem.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TpaDecodeScales {
    /// Of the scores.
    pub scale: f64,
    /// Of q.
    pub scale_q: f64,
    /// Of k.
    pub scale_k: f64,
    /// Of v.
    pub scale_v: f64,
}

/// What a decode returns, for all tokens or for a part of them.
#[derive(Clone, Debug, PartialEq)]
pub struct TpaDecodeOutput<O, L> {
    /// (B, T, H, E).
    pub o: Array4<O>,
    /// The natural logarithm of the sum that o was divided by: (B, H) for one query token, (B, T, H)
    /// for several.
    pub lse: ArrayD<L>,
}

impl TpaDecode {
    /// The operator's name in errors, symbols and files.
    pub const NAME: &str = "tpa_decode";

    /// The scales, with the defaults for those that are not given.
    pub fn scales(&self, problem: &TpaDecodeProblem) -> TpaDecodeScales {
        let inverse = |rank: usize| 1.0 / rank as f64;
        TpaDecodeScales {
            scale: self
                .scale
                .unwrap_or_else(|| inverse(problem.features).sqrt()),
            scale_q: self
                .scale_q
                .unwrap_or_else(|| inverse(problem.query_rank.max(1))),
            scale_k: self.scale_k.unwrap_or_else(|| inverse(problem.key_rank)),
            scale_v: self.scale_v.unwrap_or_else(|| inverse(problem.value_rank)),
        }
    }

    /// o and lse, new and dense.
    ///
    /// Every stride of the factors is free but that of the last dimension, which is 1.
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward) and [`check_kv_lens`](Self::check_kv_lens).
    pub fn forward<T: Element>(
        &self,
        factors: &TpaFactors<ArrayViewD<T>>,
        kv_lens: Option<&[i32]>,
    ) -> Result<TpaDecodeOutput<T, f32>, InputError> {
        self.new_output(factors, kv_lens)
    }

    /// [`forward`](Self::forward) into `o` and, if given, `lse`, which is (B, T, H) or, for one query
    /// token, (B, H). Their last dimensions are contiguous and their other strides free.
    ///
    /// # Errors
    /// As [`check_forward_into`](Self::check_forward_into) and
    /// [`check_kv_lens`](Self::check_kv_lens); the outputs are then as they were.
    pub fn forward_into<T: Element>(
        &self,
        factors: &TpaFactors<ArrayViewD<T>>,
        kv_lens: Option<&[i32]>,
        o: ArrayViewMutD<T>,
        lse: Option<ArrayViewMutD<f32>>,
    ) -> Result<(), InputError> {
        let problem = self.check_forward_into(
            &factors.info(),
            &TensorInfo::of("o", &o),
            lse.as_ref().map(|lse| TensorInfo::of("lse", lse)).as_ref(),
        )?;
        self.check_kv_lens(&problem, kv_lens)?;
        let mut unwanted;
        let lse = match lse {
            Some(lse) => lse,
            None => {
                unwanted = ArrayD::zeros(problem.lse_shape());
                unwanted.view_mut()
            }
        };
        factorised::forward(&problem, self.scales(&problem), factors, kv_lens, o, lse)
    }

    /// [`forward`](Self::forward) without the last rounding: the oracle that other
    /// implementations are held against.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_f64<T: Element>(
        &self,
        factors: &TpaFactors<ArrayViewD<T>>,
        kv_lens: Option<&[i32]>,
    ) -> Result<TpaDecodeOutput<f64, f64>, InputError> {
        self.new_output(factors, kv_lens)
    }

    /// The same from the definition word by word: q, k and v are materialised. It needs memory for
    /// k and v of all heads, (B, M, H, D + E) numbers.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_naive_f64<T: Element>(
        &self,
        factors: &TpaFactors<ArrayViewD<T>>,
        kv_lens: Option<&[i32]>,
    ) -> Result<TpaDecodeOutput<f64, f64>, InputError> {
        let problem = self.check(factors, kv_lens)?;
        naive::forward(&problem, self.scales(&problem), factors, kv_lens)
    }

    fn check<T: Element>(
        &self,
        factors: &TpaFactors<ArrayViewD<T>>,
        kv_lens: Option<&[i32]>,
    ) -> Result<TpaDecodeProblem, InputError> {
        let problem = self.check_forward(&factors.info())?;
        self.check_kv_lens(&problem, kv_lens)?;
        Ok(problem)
    }

    fn new_output<T: Element, O: Store, L: Store>(
        &self,
        factors: &TpaFactors<ArrayViewD<T>>,
        kv_lens: Option<&[i32]>,
    ) -> Result<TpaDecodeOutput<O, L>, InputError> {
        let problem = self.check(factors, kv_lens)?;
        let shape = problem.output_shape();
        check_allocation(Self::NAME, "o", &shape, size_of::<O>())?;
        let mut output = TpaDecodeOutput {
            o: Array4::from_elem(shape, O::store(0.0)),
            lse: ArrayD::from_elem(problem.lse_shape(), L::store(0.0)),
        };
        let (o, lse) = (output.o.view_mut().into_dyn(), output.lse.view_mut());
        factorised::forward(&problem, self.scales(&problem), factors, kv_lens, o, lse)?;
        Ok(output)
    }
}
