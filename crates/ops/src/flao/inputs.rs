//! What the operator reads.

use gimbal_reference::{FlaoInputs as Reference, TensorInfo};
use ndarray::ArrayViewD;

use crate::tensor::info;
use crate::{Float, Scalar, TensorView};

/// The inputs of [`Flao`](crate::Flao): views of four tensors of one type on one device.
///
/// Every stride is free but that of the last dimension, which is 1.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Flao, FlaoInputs};
/// use ndarray::Array4;
///
/// // 100 queries and 30 keys of 64 features, values of 32, in the order (B, N, H, ·) in memory.
/// let device = Device::best()?;
/// let q = device.tensor(&Array4::<f32>::ones((2, 100, 4, 64)))?;
/// let k = device.tensor(&Array4::<f32>::ones((2, 30, 4, 64)))?;
/// let v = device.tensor(&Array4::<f32>::ones((2, 30, 4, 32)))?;
/// let g = device.tensor(&Array4::<f32>::ones((2, 100, 4, 32)))?;
/// let inputs = FlaoInputs {
///     q: q.view().permute(&[0, 2, 1, 3])?,
///     k: k.view().permute(&[0, 2, 1, 3])?,
///     v: v.view().permute(&[0, 2, 1, 3])?,
///     g: g.view().permute(&[0, 2, 1, 3])?,
/// };
/// let o = Flao::new().forward(inputs)?;
/// assert_eq!(o.shape(), [2, 4, 100, 32]);
/// assert_eq!(o.strides(), [100 * 4 * 32, 32, 4 * 32, 1]);
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct FlaoInputs<'a, T: Scalar> {
    /// Queries, (B, H, N, D).
    pub q: TensorView<'a, T>,
    /// Keys, (B, H, M, D).
    pub k: TensorView<'a, T>,
    /// Values, (B, H, M, E).
    pub v: TensorView<'a, T>,
    /// The output gate, (B, H, N, E).
    pub g: TensorView<'a, T>,
}

impl<'a, T: Scalar> FlaoInputs<'a, T> {
    /// Views of queries, keys, values and the gate.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, FlaoInputs};
    /// use ndarray::Array4;
    ///
    /// let qk = Device::cpu().tensor(&Array4::<f32>::ones((2, 4, 100, 64)))?;
    /// let vg = Device::cpu().tensor(&Array4::<f32>::ones((2, 4, 100, 32)))?;
    /// let inputs = FlaoInputs::new(&qk, &qk, &vg, &vg);
    /// assert_eq!(inputs.g.shape(), [2, 4, 100, 32]);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn new(
        q: impl Into<TensorView<'a, T>>,
        k: impl Into<TensorView<'a, T>>,
        v: impl Into<TensorView<'a, T>>,
        g: impl Into<TensorView<'a, T>>,
    ) -> Self {
        Self {
            q: q.into(),
            k: k.into(),
            v: v.into(),
            g: g.into(),
        }
    }

    pub(super) fn each(&self) -> [(&'static str, &TensorView<'a, T>); 4] {
        let Self { q, k, v, g } = self;
        [("q", q), ("k", k), ("v", v), ("g", g)]
    }
}

impl<'a, T: Float> FlaoInputs<'a, T> {
    /// What the checks see.
    pub(super) fn info(&self) -> Reference<TensorInfo<'_>> {
        Reference {
            q: info::<T>("q", self.q.layout()),
            k: info::<T>("k", self.k.layout()),
            v: info::<T>("v", self.v.layout()),
            g: info::<T>("g", self.g.layout()),
        }
    }

    /// The elements, which must be on the host.
    ///
    /// # Safety
    /// The device of the views is the CPU.
    pub(super) unsafe fn as_arrays(&self) -> Reference<ArrayViewD<'a, T>> {
        // SAFETY: passed on to the caller.
        unsafe {
            Reference {
                q: self.q.as_array(),
                k: self.k.as_array(),
                v: self.v.as_array(),
                g: self.g.as_array(),
            }
        }
    }
}
