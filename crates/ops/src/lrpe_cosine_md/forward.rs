use super::LrpeCosineMd;
use crate::{Error, Float, LrpeConfig, Tensor, TensorView, TensorViewMut, Workspace};

impl LrpeCosineMd {
    /// o, in x's type, of x's shape with 2D for D, and in memory in the order of x.
    ///
    /// Every stride of x is free but that of the last dimension, which is 1.
    ///
    /// # Errors
    /// [`Error::Input`] where x or theta does not fit, [`Error::DeviceMismatch`], [`Error::TooLarge`], [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, LrpeCosineMd};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let theta = device.tensor(&Array2::<f32>::ones((4, 32)))?;
    /// let op = LrpeCosineMd::new(theta, &[3, 5]).extra_tokens(1);
    /// let x = device.tensor(&Array4::<f32>::ones((2, 4, 1 + 3 * 5, 64)))?; // (B, H, L, D)
    /// let o = op.forward(&x)?;
    /// assert_eq!(o.shape(), [2, 4, 16, 128]);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward<'a, T: Float>(
        &self,
        x: impl Into<TensorView<'a, T>>,
    ) -> Result<Tensor<T>, Error> {
        self.lrpe.forward(x.into())
    }

    /// [`forward`](Self::forward) into o, whose last dimension is contiguous, and which does not overlap x or theta.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`forward`](Self::forward), [`Error::Overlap`], [`Error::WorkspaceTooSmall`]. o is then as it was, unless the
    /// GPU itself failed.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, LrpeCosineMd, Workspace};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let theta = device.tensor(&Array2::<f32>::ones((1, 32)))?;
    /// let op = LrpeCosineMd::new(theta, &[4, 4]).cached()?;
    /// let x = device.tensor(&Array4::<f32>::ones((2, 4, 16, 64)))?;
    /// let mut o = device.zeros::<f32>(&[2, 4, 16, 128])?;
    /// let mut workspace = Workspace::new(&device, op.forward_workspace(&x)?)?;
    /// op.forward_into(&x, &mut o, &mut workspace)?;
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward_into<'a, 'b, T: Float>(
        &self,
        x: impl Into<TensorView<'a, T>>,
        o: impl Into<TensorViewMut<'b, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        self.lrpe.forward_into(x.into(), o.into(), workspace)
    }

    /// The bytes of workspace that [`forward_into`](Self::forward_into) needs for this x: 0 unless it is a softmax over the
    /// sequence on a GPU.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_workspace<'a, T: Float>(
        &self,
        x: impl Into<TensorView<'a, T>>,
    ) -> Result<usize, Error> {
        self.lrpe.forward_workspace(x.into())
    }

    /// How [`forward`](Self::forward) runs on the GPU of x unless it is told or tuned otherwise.
    ///
    /// # Errors
    /// As [`forward`](Self::forward), and [`Error::NotOnGpu`].
    pub fn default_forward_config<'a, T: Float>(
        &self,
        x: impl Into<TensorView<'a, T>>,
    ) -> Result<LrpeConfig, Error> {
        self.lrpe.default_forward_config(x.into())
    }
}
