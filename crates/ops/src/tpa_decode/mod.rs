//! Decoding with tensor product attention: `tpa_decode`.

mod config;
mod forward;
mod inputs;
mod merge;
mod operand;
mod output;
mod params;
mod plan;
mod route;
mod tune;

use gimbal_reference::TpaDecode as Reference;

pub use config::{Parallel, Splits, TpaRoute};
pub use inputs::{KvLens, TpaInputs};
pub use output::{TpaOutput, TpaOutputMut};
pub(crate) use tune::Sharing;

/// Attention of one query token per sequence over M cached tokens, with queries, keys and values kept as sums of outer
/// products of a head factor and a feature factor. Neither keys nor values are ever written.
///
/// # Formula
/// With aq (B, 1, H, R), bq (B, 1, R, D); ak (B, M, Rk, H), bk (B, M, Rk, D); av (B, M, Rv, H), bv (B, M, Rv, E); ak and
/// bk, or av and bv, without the rank axis where the rank is 1:
/// - q\[h\] = scale_q · Σ_r aq\[h, r\] · bq\[r\]
/// - k\[m, h\] = scale_k · Σ_j ak\[m, j, h\] · bk\[m, j\], and v\[m, h\] likewise with scale_v
/// - o\[h\] = Σ_m p\[h, m\] · v\[m, h\], where p\[h\] is the softmax over m of scale · q\[h\] · k\[m, h\]; o is
///   (B, 1, H, E)
/// - lse\[h\] = log Σ_m exp(scale · q\[h\] · k\[m, h\]), natural; lse is (B, H), f32
///
/// The scales are D^(−1/2), 1/R, 1/Rk and 1/Rv unless they are given. Sequence b uses the first `kv_lens[b]` tokens, or
/// all M, see [`KvLens`]; what lies behind them may be anything, NaN included. Without tokens o is 0 and lse is −∞. H is
/// from 1 to 128, R from 1 to 64, D and E from 1 to 256; a tensor that is empty because B, M or H is 0 is valid.
///
/// # Accuracy
/// Factors and o are f32, f16 or bf16; sums are f32, and o is rounded once. Against f64 the relative L2 error of o is at
/// most 1e-5 (f32), 5e-4 (f16) and 2.5e-3 (bf16).
///
/// # Growing caches
/// M is the capacity of the cache; what grows is `kv_lens`. Launches depend on the shapes and the GPU, never on the
/// lengths: a captured graph stays valid while they grow, and its cost follows them.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, TpaDecode, TpaFactors};
/// use ndarray::{ArrayD, array};
///
/// // One head of two features against two tokens whose scores are equal: the mean of their values.
/// let device = Device::best()?;
/// let factors = TpaFactors {
///     aq: array![[[[1.0f32]]]].into_dyn(),
///     bq: array![[[[1.0, 0.0]]]].into_dyn(),
///     ak: array![[[2.0], [1.0]]].into_dyn(),
///     bk: array![[[1.0, 5.0], [2.0, -7.0]]].into_dyn(),
///     av: array![[[1.0], [1.0]]].into_dyn(),
///     bv: array![[[4.0, 0.0, 1.0], [0.0, 2.0, 3.0]]].into_dyn(),
/// };
/// let factors = factors.try_map(|_, factor| device.tensor(factor))?;
///
/// let o = TpaDecode::new().scale(1.0).forward(&factors)?.to_array()?;
/// let expected: ArrayD<f32> = array![[[[2.0, 1.0, 2.0]]]].into_dyn();
/// assert!((o - expected).iter().all(|difference| difference.abs() < 1e-5));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TpaDecode {
    reference: Reference,
    parallel: Parallel,
    route: Option<TpaRoute>,
}

impl TpaDecode {
    /// The operator's name in errors, symbols and files.
    pub const NAME: &str = Reference::NAME;

    /// The operator with the default scales.
    pub fn new() -> Self {
        Self::default()
    }

    /// The scale of the scores, instead of D^(−1/2).
    pub fn scale(mut self, scale: f64) -> Self {
        self.reference.scale = Some(scale);
        self
    }

    /// The scale of q, instead of 1/R.
    pub fn scale_q(mut self, scale: f64) -> Self {
        self.reference.scale_q = Some(scale);
        self
    }

    /// The scale of k, instead of 1/Rk.
    pub fn scale_k(mut self, scale: f64) -> Self {
        self.reference.scale_k = Some(scale);
        self
    }

    /// The scale of v, instead of 1/Rv.
    pub fn scale_v(mut self, scale: f64) -> Self {
        self.reference.scale_v = Some(scale);
        self
    }

    /// How the work is divided on a GPU.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Parallel, Splits, TpaDecode};
    ///
    /// // A sequence gives the same bits in whatever batch it is decoded.
    /// let op = TpaDecode::new().parallel(Parallel::Split(Splits::Tokens(1024)));
    /// ```
    pub fn parallel(mut self, parallel: Parallel) -> Self {
        self.parallel = parallel;
        self
    }

    /// The fastest way to compute that may be taken on a GPU: each call takes that, or the next that its tensors and the GPU
    /// allow.
    pub fn route(mut self, fastest: TpaRoute) -> Self {
        self.route = Some(fastest);
        self
    }
}

impl From<Reference> for TpaDecode {
    fn from(reference: Reference) -> Self {
        Self {
            reference,
            parallel: Parallel::default(),
            route: None,
        }
    }
}
