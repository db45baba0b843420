//! Position encodings of sequences whose tokens are shared out to ranks.

use super::{Group, Sharded};
use crate::{
    Error, Float, Lrpe, LrpeGradients, LrpeGradientsMut, Saved, Tensor, TensorView, TensorViewMut,
    Workspace,
};

/// Position encoding of a rank's tokens: with a softmax over the sequence over the tokens of all ranks, and with gradients of
/// theta and of the weight of a norm that are those of all tokens. Everything else needs no group.
///
/// Each rank says where its own tokens are: by an [`offset`](Lrpe::offset), or [`offsets`](Lrpe::offsets) of its part of each packed
/// sequence, of which all ranks have as many, or by [`positions`](Lrpe::positions), which a part of a grid has as well.
///
/// # Example
/// ```
/// use gimbal_ops::{Activation, Device, Error, Group, Lrpe, SoftmaxAxis, Theta};
/// use ndarray::{Array2, Array4};
///
/// let group = Group::alone(&Device::best()?); // or one of several ranks
/// let own = group.share(1000);
/// let theta = Theta::per_feature(group.device().tensor(&Array2::<f32>::ones((1, 32)))?);
/// let op = Lrpe::rotate(theta)
///     .activation(Activation::Softmax(SoftmaxAxis::Sequence))
///     .offset(own.start as i64);
/// let x = group.device().tensor(&Array4::<f32>::ones((2, own.len(), 4, 64)))?;
/// let o = group.shard(op).forward(&x)?;
/// assert_eq!(o.shape(), x.shape());
/// # Ok::<(), Error>(())
/// ```
impl Sharded<'_, Lrpe<'_>> {
    /// o of this rank's x, in its type, and in memory in its order.
    ///
    /// # Errors
    /// As [`Lrpe::forward`], and [`Error::Peer`] where a rank does not take part.
    pub fn forward<'a, T: Float>(
        &self,
        x: impl Into<TensorView<'a, T>>,
    ) -> Result<Tensor<T>, Error> {
        let x = x.into();
        self.over("x", &x)?.forward(x)
    }

    /// [`forward`](Self::forward) into o, as [`Lrpe::forward_into`] does it.
    ///
    /// # Errors
    /// As [`Lrpe::forward_into`], and [`Error::Peer`] where a rank does not take part.
    pub fn forward_into<'a, 'b, T: Float>(
        &self,
        x: impl Into<TensorView<'a, T>>,
        o: impl Into<TensorViewMut<'b, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let x = x.into();
        self.over("x", &x)?.forward_into(x, o, workspace)
    }

    /// The bytes of workspace that [`forward_into`](Self::forward_into) needs for this x. On the CPU 0.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_workspace<'a, T: Float>(
        &self,
        x: impl Into<TensorView<'a, T>>,
    ) -> Result<usize, Error> {
        let x = x.into();
        self.over("x", &x)?.forward_workspace(x)
    }

    /// dx of this rank's x from that of its o, and as they are asked for the gradients of theta and of the weight of a norm over
    /// all ranks.
    ///
    /// # Errors
    /// As [`Lrpe::backward`], and [`Error::Peer`] where a rank does not take part.
    pub fn backward<'a, 'b, T: Float>(
        &self,
        saved: impl Into<Saved<'a, T>>,
        d_o: impl Into<TensorView<'b, T>>,
    ) -> Result<LrpeGradients<T>, Error> {
        let d_o = d_o.into();
        self.over("do", &d_o)?.backward(saved, d_o)
    }

    /// [`backward`](Self::backward) into existing gradients, as [`Lrpe::backward_into`] does it.
    ///
    /// # Errors
    /// As [`Lrpe::backward_into`], and [`Error::Peer`] where a rank does not take part.
    pub fn backward_into<'a, 'b, 'c, T: Float>(
        &self,
        saved: impl Into<Saved<'a, T>>,
        d_o: impl Into<TensorView<'b, T>>,
        gradients: impl Into<LrpeGradientsMut<'c, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let d_o = d_o.into();
        let op = self.over("do", &d_o)?;
        op.backward_into(saved, d_o, gradients, workspace)
    }

    /// The bytes of workspace that [`backward_into`](Self::backward_into) needs for these inputs. On the CPU 0.
    ///
    /// # Errors
    /// As [`backward`](Self::backward).
    pub fn backward_workspace<'a, 'b, T: Float>(
        &self,
        saved: impl Into<Saved<'a, T>>,
        d_o: impl Into<TensorView<'b, T>>,
    ) -> Result<usize, Error> {
        let d_o = d_o.into();
        self.over("do", &d_o)?.backward_workspace(saved, d_o)
    }

    /// The operator with its group, on the group's device.
    fn over<T: Float>(&self, name: &'static str, rows: &TensorView<T>) -> Result<Lrpe<'_>, Error> {
        let group: &Group = self.group;
        group.check_device(self.op.name(), name, rows.device())?;
        Ok(self.op.over(group))
    }
}
