use super::LrpeCosineMd;
use crate::{
    Error, Float, LrpeConfig, LrpeGradients, LrpeGradientsMut, Saved, TensorView, Workspace,
};

impl LrpeCosineMd {
    /// dx (…, D) from d_o (…, 2D), the gradient of o, in its type; and dtheta if [`with_dtheta`](Self::with_dtheta) asks for it.
    ///
    /// `saved` is x, or [`Saved::Nothing`] where neither an activation nor dtheta needs it. dx lies in memory in the order
    /// of x if it is given, else of d_o.
    ///
    /// # Errors
    /// [`Error::Input`] where an input does not fit or x is missing, [`Error::DeviceMismatch`], [`Error::TooLarge`],
    /// [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, LrpeCosineMd, Saved};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let theta = device.tensor(&Array2::<f32>::ones((1, 32)))?;
    /// let op = LrpeCosineMd::new(theta, &[4, 4]);
    /// let d_o = device.tensor(&Array4::<f32>::ones((2, 4, 16, 128)))?;
    /// let dx = op.backward(Saved::Nothing, &d_o)?.dx;
    /// assert_eq!(dx.shape(), [2, 4, 16, 64]);
    ///
    /// let x = device.tensor(&Array4::<f32>::ones((2, 4, 16, 64)))?;
    /// let gradients = op.with_dtheta(true).backward(&x, &d_o)?;
    /// assert_eq!(gradients.dtheta.unwrap().shape(), [1, 32]);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn backward<'a, 'b, T: Float>(
        &self,
        saved: impl Into<Saved<'a, T>>,
        d_o: impl Into<TensorView<'b, T>>,
    ) -> Result<LrpeGradients<T>, Error> {
        self.lrpe.backward(saved.into(), d_o.into())
    }

    /// [`backward`](Self::backward) into existing gradients, which do not overlap each other or the inputs. The last
    /// dimension of dx is contiguous, and dtheta is dense.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`backward`](Self::backward), [`Error::Overlap`], [`Error::WorkspaceTooSmall`], [`Error::NotDense`], and
    /// [`Error::Unexpected`] or [`Error::Input`] where dtheta is given or missing against what
    /// [`with_dtheta`](Self::with_dtheta) says. The gradients are then as they were, unless the GPU itself failed.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, LrpeCosineMd, Saved, Workspace};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let theta = device.tensor(&Array2::<f32>::ones((1, 32)))?;
    /// let op = LrpeCosineMd::new(theta, &[4, 4]).cached()?;
    /// let d_o = device.tensor(&Array4::<f32>::ones((2, 4, 16, 128)))?;
    /// let mut dx = device.zeros::<f32>(&[2, 4, 16, 64])?;
    /// let mut workspace = Workspace::new(&device, op.backward_workspace(Saved::Nothing, &d_o)?)?;
    /// op.backward_into(Saved::Nothing, &d_o, &mut dx, &mut workspace)?;
    /// # Ok::<(), Error>(())
    /// ```
    pub fn backward_into<'a, 'b, 'c, T: Float>(
        &self,
        saved: impl Into<Saved<'a, T>>,
        d_o: impl Into<TensorView<'b, T>>,
        gradients: impl Into<LrpeGradientsMut<'c, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (saved, d_o, gradients) = (saved.into(), d_o.into(), gradients.into());
        self.lrpe.backward_into(saved, d_o, gradients, workspace)
    }

    /// The bytes of workspace that [`backward_into`](Self::backward_into) needs for these inputs: 0 unless it is a softmax
    /// over the sequence or computes dtheta, on a GPU.
    ///
    /// # Errors
    /// As [`backward`](Self::backward).
    pub fn backward_workspace<'a, 'b, T: Float>(
        &self,
        saved: impl Into<Saved<'a, T>>,
        d_o: impl Into<TensorView<'b, T>>,
    ) -> Result<usize, Error> {
        self.lrpe.backward_workspace(saved.into(), d_o.into())
    }

    /// How [`backward`](Self::backward) runs on the GPU of d_o unless it is told or tuned otherwise.
    ///
    /// # Errors
    /// As [`backward`](Self::backward), and [`Error::NotOnGpu`].
    pub fn default_backward_config<'a, 'b, T: Float>(
        &self,
        saved: impl Into<Saved<'a, T>>,
        d_o: impl Into<TensorView<'b, T>>,
    ) -> Result<LrpeConfig, Error> {
        self.lrpe.default_backward_config(saved.into(), d_o.into())
    }
}
