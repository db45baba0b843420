//! What a decode and a merge write.

use gimbal_reference::TpaDecode as Reference;
use ndarray::ArrayViewMutD;

use super::launch::row_strides;
use crate::check::{Seen, check_apart, check_device};
use crate::tensor::info;
use crate::{Device, Error, Float, Scalar, Tensor, TensorViewMut};

/// o and lse as the reference writes them.
pub(super) type HostOutput<'a, T> = (ArrayViewMutD<'a, T>, Option<ArrayViewMutD<'a, f32>>);

/// What a decode returns with its statistics, for all tokens or for a part of them.
#[derive(Debug)]
pub struct TpaOutput<T: Scalar> {
    /// (B, T, H, E).
    pub o: Tensor<T>,
    /// The natural logarithm of the sum that o was divided by: (B, H) for one query token, (B, T, H) for several.
    pub lse: Tensor<f32>,
}

/// Where a decode writes. A `&mut TpaOutput` converts to it, and a `&mut Tensor` or a view where o is all.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, TpaDecode, TpaFactors, TpaQuery, TpaOutputMut, Workspace};
///
/// let device = Device::best()?;
/// let factors = TpaFactors {
///     query: TpaQuery::Factors {
///         aq: device.zeros::<f32>(&[2, 1, 5, 6])?,
///         bq: device.zeros(&[2, 1, 6, 64])?,
///     },
///     ak: device.zeros(&[2, 100, 5])?,
///     bk: device.zeros(&[2, 100, 64])?,
///     av: device.zeros(&[2, 100, 5])?,
///     bv: device.zeros(&[2, 100, 64])?,
/// };
/// let op = TpaDecode::new();
/// let mut workspace = Workspace::new(&device, op.forward_workspace(&factors)?)?;
/// let mut o = device.zeros::<f32>(&[2, 1, 5, 64])?;
/// op.forward_into(&factors, &mut o, &mut workspace)?;
///
/// // All scores are equal.
/// let mut lse = device.zeros::<f32>(&[2, 5])?;
/// let output = TpaOutputMut { o: o.view_mut(), lse: Some(lse.view_mut()) };
/// op.forward_into(&factors, output, &mut workspace)?;
/// assert!((lse.to_array()?[[1, 4]] - 100f32.ln()).abs() < 1e-5);
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug)]
pub struct TpaOutputMut<'a, T: Scalar> {
    /// (B, T, H, E), the last dimension contiguous.
    pub o: TensorViewMut<'a, T>,
    /// (B, T, H), or for T = 1 also (B, H), the last dimension contiguous, if it is wanted.
    pub lse: Option<TensorViewMut<'a, f32>>,
}

impl<T: Scalar> TpaOutput<T> {
    /// Memory for an output, which is not written yet.
    pub(crate) fn uninit(device: &Device, o: &[usize], lse: &[usize]) -> Result<Self, Error> {
        Ok(Self {
            o: device.empty(o)?,
            lse: device.empty(lse)?,
        })
    }
}

impl<T: Float> TpaOutputMut<'_, T> {
    /// o has this shape and lse goes with it, and each of their elements has an address of its own.
    ///
    /// # Errors
    /// [`Error::Input`].
    pub(super) fn check_shapes(&self, o: &[usize; 4]) -> Result<(), Error> {
        info::<T>("o", self.o.layout()).check_output(Reference::NAME, T::DTYPE, o)?;
        if let Some(lse) = &self.lse {
            Reference::check_lse(&info::<f32>("lse", lse.layout()), o)?;
        }
        Ok(())
    }

    /// From one sequence, query token and head of lse to the next; 0 where it is not wanted.
    pub(super) fn lse_strides(&self) -> [i64; 3] {
        let Some(lse) = &self.lse else {
            return [0; 3];
        };
        row_strides(lse.layout(), 1)
    }

    /// Both are on this device.
    ///
    /// # Errors
    /// [`Error::DeviceMismatch`].
    pub(super) fn check_device(&self, device: &Device) -> Result<(), Error> {
        check_device(Reference::NAME, device, "o", self.o.device())?;
        match &self.lse {
            Some(lse) => check_device(Reference::NAME, device, "lse", lse.device()),
            None => Ok(()),
        }
    }

    /// Neither shares memory with the inputs or the other.
    ///
    /// # Errors
    /// [`Error::Overlap`].
    pub(super) fn check_apart(&self, inputs: &[Option<Seen>]) -> Result<(), Error> {
        let lse = self.lse.as_ref().map(|lse| lse.seen("lse"));
        check_apart(Reference::NAME, &[Some(self.o.seen("o")), lse], &[inputs])
    }

    /// o and lse on the host.
    ///
    /// # Safety
    /// Both are on the CPU, and no two elements share an address.
    pub(super) unsafe fn host(&mut self) -> HostOutput<'_, T> {
        // SAFETY: passed on to the caller.
        unsafe {
            let lse = self.lse.as_mut().map(|lse| lse.as_array_mut());
            (self.o.as_array_mut(), lse)
        }
    }
}

impl<'a, T: Scalar> From<&'a mut TpaOutput<T>> for TpaOutputMut<'a, T> {
    fn from(output: &'a mut TpaOutput<T>) -> Self {
        Self {
            o: output.o.view_mut(),
            lse: Some(output.lse.view_mut()),
        }
    }
}

/// o alone.
impl<'a, T: Scalar, O: Into<TensorViewMut<'a, T>>> From<O> for TpaOutputMut<'a, T> {
    fn from(o: O) -> Self {
        let o = o.into();
        Self { o, lse: None }
    }
}
