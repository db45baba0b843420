use super::LrpeRotate;
use crate::{Error, Float, LrpeConfig, Tensor, TensorView, TensorViewMut, Workspace};

impl LrpeRotate {
    /// o, in x's type, of x's shape, and in memory in the order of x.
    ///
    /// Every stride of x is free but that of the last dimension, which is 1.
    ///
    /// # Errors
    /// [`Error::Input`] where x or theta does not fit, [`Error::DeviceMismatch`], [`Error::TooLarge`], [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, LrpeRotate, Theta};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let rope = LrpeRotate::new(Theta::per_feature(device.tensor(&Array2::<f32>::ones((4, 32)))?));
    /// // (B, H, N, D) in memory.
    /// let x = device.tensor(&Array4::<f32>::ones((2, 4, 16, 64)))?;
    /// let o = rope.forward(x.view().permute(&[0, 2, 1, 3])?)?;
    /// assert_eq!(o.shape(), [2, 16, 4, 64]);
    /// assert_eq!(o.strides(), [4096, 64, 1024, 1]);
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
    /// use gimbal_ops::{Device, Error, LrpeRotate, Theta, Workspace};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let rope = LrpeRotate::new(Theta::per_head(device.tensor(&Array2::<f32>::ones((4, 1)))?));
    /// let x = device.tensor(&Array4::<f32>::ones((2, 16, 4, 64)))?;
    /// let mut o = device.zeros::<f32>(&[2, 16, 4, 64])?;
    /// let mut workspace = Workspace::new(&device, rope.forward_workspace(&x)?)?;
    /// rope.forward_into(&x, &mut o, &mut workspace)?;
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
