//! What a decode reads.

use std::borrow::Cow;

use gimbal_reference::{
    InputError, InputReason, TensorInfo, TpaDecode as Reference, TpaDecodeProblem, TpaFactors,
};

use super::plan::Lengths;
use crate::check::{Seen, check_device};
use crate::tensor::info;
use crate::{Device, Error, Float, Scalar, Tensor, TensorView};

/// What a decode reads: the queries and four factors, and how much of the cache each sequence uses.
///
/// Made from `&TpaFactors<Tensor<T>>` or [`TpaFactors`] of views; every method of [`TpaDecode`](crate::TpaDecode) takes
/// either.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, TpaDecode, TpaFactors, TpaInputs, TpaQuery};
///
/// let device = Device::best()?;
/// // Two sequences in a cache with room for 100 tokens; 5 heads, ranks 6, 2 and 2.
/// let factors = TpaFactors {
///     query: TpaQuery::Factors {
///         aq: device.zeros::<f32>(&[2, 1, 5, 6])?,
///         bq: device.zeros(&[2, 1, 6, 64])?,
///     },
///     ak: device.zeros(&[2, 100, 2, 5])?,
///     bk: device.zeros(&[2, 100, 2, 64])?,
///     av: device.zeros(&[2, 100, 2, 5])?,
///     bv: device.zeros(&[2, 100, 2, 64])?,
/// };
/// // Lengths on the device are never waited for, and may grow behind the back of a captured graph.
/// let kv_lens = device.tensor_from_slice(&[17i32, 100], &[2])?;
/// let inputs = TpaInputs::from(&factors).kv_lens(&kv_lens);
/// assert_eq!(TpaDecode::new().forward(inputs)?.shape(), [2, 1, 5, 64]);
///
/// // Those of the host are checked.
/// let error = TpaDecode::new().forward(TpaInputs::from(&factors).kv_lens(&[17, 101])).unwrap_err();
/// assert_eq!(error.to_string(), "tpa_decode: kv_lens[1] must be from 0 to 100, got 101");
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct TpaInputs<'a, T: Scalar> {
    /// aq and bq, or q; ak, bk, av and bv. The last dimension of each is contiguous, and every other stride is free.
    pub factors: TpaFactors<TensorView<'a, T>>,
    /// How many tokens each sequence has.
    pub kv_lens: KvLens<'a>,
}

/// The tokens of the cache that each sequence uses: the first `kv_lens[b]` of M.
#[derive(Clone, Copy, Debug, Default)]
pub enum KvLens<'a> {
    /// All M.
    #[default]
    All,
    /// One length a sequence, from 0 to M, which is checked. On a GPU they are copied to the workspace, which cannot be
    /// captured in a graph.
    Host(&'a [i32]),
    /// One length a sequence, (B), where the factors are. They are read when the operator runs; below 0 counts as 0, above
    /// M as M.
    Device(TensorView<'a, i32>),
}

impl<'a, T: Scalar> TpaInputs<'a, T> {
    /// The same with these lengths.
    pub fn kv_lens(mut self, kv_lens: impl Into<KvLens<'a>>) -> Self {
        self.kv_lens = kv_lens.into();
        self
    }

    /// The device of the call, which is that of the query.
    pub(crate) fn device(&self) -> &'a Device {
        self.factors.query.first().device()
    }
}

impl<T: Float> TpaInputs<'_, T> {
    /// # Errors
    /// [`Error::Input`], [`Error::DeviceMismatch`].
    pub(super) fn check(&self, reference: &Reference) -> Result<TpaDecodeProblem, Error> {
        let device = self.device();
        for (name, factor) in self.factors.named() {
            check_device(Reference::NAME, device, name, factor.device())?;
        }
        if let KvLens::Device(kv_lens) = &self.kv_lens {
            check_device(Reference::NAME, device, "kv_lens", kv_lens.device())?;
        }
        let infos: TpaFactors<TensorInfo> = self
            .factors
            .map(|name, factor| info::<T>(name, factor.layout()));
        let problem = reference.check_forward(&infos)?;
        match &self.kv_lens {
            KvLens::All => {}
            KvLens::Host(kv_lens) => reference.check_kv_lens(&problem, Some(kv_lens))?,
            KvLens::Device(kv_lens) => {
                reference.check_kv_lens_shape(&problem, kv_lens.shape())?;
                check_contiguous(kv_lens)?;
            }
        }
        Ok(problem)
    }

    /// What a plan knows of the lengths.
    pub(super) fn lengths(&self) -> Lengths {
        match self.kv_lens {
            KvLens::All => Lengths::Equal,
            KvLens::Host(_) => Lengths::Host,
            KvLens::Device(_) => Lengths::Device,
        }
    }

    /// What the checks see of their memory.
    pub(super) fn seen(&self) -> [Option<Seen<'_>>; 7] {
        let mut all = [None; 7];
        for (seen, (name, factor)) in all.iter_mut().zip(self.factors.named()) {
            *seen = Some(factor.seen(name));
        }
        if let KvLens::Device(kv_lens) = &self.kv_lens {
            all[6] = Some(kv_lens.seen("kv_lens"));
        }
        all
    }
}

impl<'a> KvLens<'a> {
    /// The lengths on the CPU, from 0 to `tokens`; none where all are used.
    ///
    /// # Safety
    /// The device of the lengths is the CPU.
    pub(super) unsafe fn on_host(&self, tokens: usize) -> Option<Cow<'a, [i32]>> {
        match self {
            Self::All => None,
            Self::Host(kv_lens) => Some(Cow::Borrowed(kv_lens)),
            Self::Device(kv_lens) => {
                let most = i32::try_from(tokens).unwrap_or(i32::MAX);
                // SAFETY: passed on to the caller.
                let kv_lens = unsafe { kv_lens.as_array() };
                let clamped = kv_lens.iter().map(|&length| length.clamp(0, most));
                Some(Cow::Owned(clamped.collect()))
            }
        }
    }
}

fn check_contiguous(kv_lens: &TensorView<i32>) -> Result<(), InputError> {
    match (kv_lens.shape(), kv_lens.strides()) {
        (&[length], &[stride]) if length > 1 && stride != 1 => Err(InputReason::NotContiguous {
            tensor: "kv_lens",
            got: stride,
        }
        .of(Reference::NAME)),
        _ => Ok(()),
    }
}

impl<'a, T: Scalar> From<&'a TpaFactors<Tensor<T>>> for TpaInputs<'a, T> {
    fn from(factors: &'a TpaFactors<Tensor<T>>) -> Self {
        factors.map(|_, factor| factor.view()).into()
    }
}

impl<'a, T: Scalar> From<TpaFactors<TensorView<'a, T>>> for TpaInputs<'a, T> {
    fn from(factors: TpaFactors<TensorView<'a, T>>) -> Self {
        Self {
            factors,
            kv_lens: KvLens::All,
        }
    }
}

impl<'a> From<&'a [i32]> for KvLens<'a> {
    fn from(kv_lens: &'a [i32]) -> Self {
        Self::Host(kv_lens)
    }
}

impl<'a, const B: usize> From<&'a [i32; B]> for KvLens<'a> {
    fn from(kv_lens: &'a [i32; B]) -> Self {
        Self::Host(kv_lens)
    }
}

impl<'a> From<&'a Vec<i32>> for KvLens<'a> {
    fn from(kv_lens: &'a Vec<i32>) -> Self {
        Self::Host(kv_lens)
    }
}

impl<'a> From<&'a Tensor<i32>> for KvLens<'a> {
    fn from(kv_lens: &'a Tensor<i32>) -> Self {
        Self::Device(kv_lens.view())
    }
}

impl<'a> From<TensorView<'a, i32>> for KvLens<'a> {
    fn from(kv_lens: TensorView<'a, i32>) -> Self {
        Self::Device(kv_lens)
    }
}
