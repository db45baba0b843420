//! `flao_lrpe` over sequences whose tokens are shared out to ranks.

use super::{Group, Sharded};
use crate::{
    Error, FlaoInputs, FlaoLrpe, FlaoLrpeGradients, FlaoLrpeGradientsMut, FlaoLrpeSaved,
    FlaoLrpeSavedMut, FlaoLrpeSavedView, Float, Tensor, TensorView, TensorViewMut, Workspace,
};

/// Encoded linear attention of a rank's queries over the keys and values of all ranks. Queries and gate are shared out, and so are
/// keys and values, not necessarily in the same way.
///
/// Each rank says where its own tokens are: by an offset of its queries and of its keys, or by positions, as for a part of a grid.
///
/// # Formula
/// With k̄, v̄ and f_k(k) those of a rank, Σ over the ranks:
/// - kv = Σ k̄ᵀ·v̄; with a normaliser z = Σ Σ_m f_k(k)\[m\]; o as in [`FlaoLrpe`].
/// - Backward: dkv, dz = Σ_n dden·f_q(q) and dtheta are sums over the ranks; the rest is as in [`FlaoLrpe`].
///
/// Positions are counted as they are: dtheta of a sequence that lies far from 0 loses the digits of its first position.
///
/// # Example
/// ```
/// use gimbal_ops::{Activation, Device, Error, FlaoInputs, FlaoLrpe, Group, Lrpe, Theta};
/// use ndarray::{Array2, Array4};
///
/// let group = Group::alone(&Device::best()?); // or one of several ranks
/// let own = group.share(1000);
/// let theta = Theta::per_feature(group.device().tensor(&Array2::<f32>::ones((1, 32)))?);
/// let op = FlaoLrpe::of(Lrpe::rotate(theta).offset(own.start as i64))
///     .query_activation(Activation::Silu)
///     .key_activation(Activation::Silu);
/// let x = group.device().tensor(&Array4::<f32>::ones((1, 2, own.len(), 64)))?;
/// let inputs = FlaoInputs::new(&x, &x, &x, &x);
/// let op = group.shard(op);
/// let (o, saved) = op.forward_saving(inputs)?;
/// let gradients = op.backward(inputs, Some(saved.view()), &o)?;
/// assert_eq!(gradients.rows.dk.shape(), x.shape());
/// # Ok::<(), Error>(())
/// ```
impl Sharded<'_, FlaoLrpe<'_>> {
    /// o (B, H, N, E) of this rank's queries, in memory in the order of g, without a gate in that of q.
    ///
    /// # Errors
    /// As [`FlaoLrpe::forward`], and [`Error::Peer`] where a rank does not take part.
    pub fn forward<T: Float>(&self, inputs: FlaoInputs<T>) -> Result<Tensor<T>, Error> {
        self.over(&inputs)?.forward(inputs)
    }

    /// [`forward`](Self::forward), and kv and z of all ranks for [`backward`](Self::backward).
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_saving<T: Float>(
        &self,
        inputs: FlaoInputs<T>,
    ) -> Result<(Tensor<T>, FlaoLrpeSaved), Error> {
        self.over(&inputs)?.forward_saving(inputs)
    }

    /// [`forward`](Self::forward) into o, and of what is kept into `saved`, if it is, as [`FlaoLrpe::forward_into`] does it.
    ///
    /// # Errors
    /// As [`FlaoLrpe::forward_into`], and [`Error::Peer`] where a rank does not take part; then the outputs hold anything.
    pub fn forward_into<'b, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        o: impl Into<TensorViewMut<'b, T>>,
        saved: Option<FlaoLrpeSavedMut>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        self.over(&inputs)?
            .forward_into(inputs, o, saved, workspace)
    }

    /// The bytes of workspace that [`forward_into`](Self::forward_into) needs for these inputs. On the CPU 0.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_workspace<T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        saves: bool,
    ) -> Result<usize, Error> {
        self.over(&inputs)?.forward_workspace(inputs, saves)
    }

    /// The gradients of this rank's tensors from that of its o, and if it is asked for that of theta over all ranks. `saved` is
    /// what [`forward_saving`](Self::forward_saving) has kept; without it, on every rank, kv and z are exchanged once more.
    ///
    /// # Errors
    /// As [`FlaoLrpe::backward`], and [`Error::Peer`] where a rank does not take part.
    pub fn backward<'b, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: impl Into<TensorView<'b, T>>,
    ) -> Result<FlaoLrpeGradients<T>, Error> {
        self.over(&inputs)?.backward(inputs, saved, d_o)
    }

    /// [`backward`](Self::backward) into existing gradients, as [`FlaoLrpe::backward_into`] does it.
    ///
    /// # Errors
    /// As [`FlaoLrpe::backward_into`], and [`Error::Peer`] where a rank does not take part; then the outputs hold anything.
    pub fn backward_into<'b, 'c, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: impl Into<TensorView<'b, T>>,
        gradients: impl Into<FlaoLrpeGradientsMut<'c, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        self.over(&inputs)?
            .backward_into(inputs, saved, d_o, gradients, workspace)
    }

    /// The bytes of workspace that [`backward_into`](Self::backward_into) needs for these inputs. On the CPU 0.
    ///
    /// # Errors
    /// As [`backward`](Self::backward).
    pub fn backward_workspace<'b, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: impl Into<TensorView<'b, T>>,
    ) -> Result<usize, Error> {
        self.over(&inputs)?.backward_workspace(inputs, saved, d_o)
    }

    /// The operator with its group, on the group's device.
    fn over<T: Float>(&self, inputs: &FlaoInputs<T>) -> Result<FlaoLrpe<'_>, Error> {
        let group: &Group = self.group;
        group.check_device(FlaoLrpe::NAME, "q", inputs.q.device())?;
        Ok(self.op.over(group))
    }
}
