//! `flao` over sequences whose tokens are shared out to ranks.

use super::Sharded;
use super::scratch::{Scratch, float_bytes};
use crate::{
    Error, Flao, FlaoGradients, FlaoGradientsMut, FlaoInputs, FlaoQueries, FlaoQueryGradientsMut,
    FlaoSavedMut, FlaoSavedView, Float, Tensor, TensorView, TensorViewMut, Workspace,
};

/// Linear attention of a rank's queries over the keys and values of all ranks. Queries and gate are shared out, and so are keys
/// and values, not necessarily in the same way.
///
/// # Formula
/// With k and v those of a rank, Σ over the ranks:
/// - kv = Σ kᵀ·v, and o = g ⊙ (q·kv)·scale.
/// - Backward, with u = do ⊙ g·scale: dkv = Σ qᵀ·u; the rest is as in [`Flao`].
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Flao, FlaoInputs, Group};
/// use ndarray::Array4;
///
/// let group = Group::alone(&Device::best()?); // or one of several ranks
/// let x = group.device().tensor(&Array4::<f32>::ones((1, 2, 8, 4)))?;
/// let inputs = FlaoInputs::new(&x, &x, &x, &x);
/// let op = group.shard(Flao::new());
/// let (o, kv) = op.forward_saving(inputs)?;
/// let gradients = op.backward(inputs, &kv, &o)?;
/// assert_eq!(gradients.dk.shape(), x.shape());
/// # Ok::<(), Error>(())
/// ```
impl Sharded<'_, Flao> {
    /// o (B, H, N, E) of this rank's queries, in memory in the order of g, without a gate in that of q.
    ///
    /// # Errors
    /// As [`Flao::forward`], and [`Error::Peer`] where a rank does not take part.
    pub fn forward<T: Float>(&self, inputs: FlaoInputs<T>) -> Result<Tensor<T>, Error> {
        Ok(self.forward_saving(inputs)?.0)
    }

    /// [`forward`](Self::forward), and kv (B, H, D, E) of all ranks for [`backward`](Self::backward).
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_saving<T: Float>(
        &self,
        inputs: FlaoInputs<T>,
    ) -> Result<(Tensor<T>, Tensor<f32>), Error> {
        self.check(&inputs)?;
        let own = self.op.forward_keys(inputs.k, inputs.v)?;
        let mut kv = self.group.device.empty(own.shape())?;
        self.group.all_reduce(&own, &mut kv)?;
        let o = self.op.forward_queries(queries(&inputs, kv.view()))?;
        Ok((o, kv))
    }

    /// [`forward_saving`](Self::forward_saving) into o and kv, as [`Flao::forward_into`] does it.
    ///
    /// # Errors
    /// As [`Flao::forward_into`], and [`Error::Peer`] where a rank does not take part; then the outputs hold anything.
    pub fn forward_into<'b, 'c, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        o: impl Into<TensorViewMut<'b, T>>,
        kv: impl Into<TensorViewMut<'c, f32>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (o, mut kv) = (o.into(), kv.into());
        let needed = self.forward_workspace(inputs)?;
        let saved = FlaoSavedMut::Kv(kv.reborrow());
        self.op
            .check_forward(&inputs, Some((&o, &saved, &*workspace)))?;
        let device = &self.group.device;
        let mut scratch = Scratch::new(Flao::NAME, device, Some(workspace), needed)?;
        let mut own = scratch.floats(kv.shape())?;
        let bytes = self.op.forward_keys_workspace(inputs.k, inputs.v)?;
        let mut rest = scratch.workspace(bytes)?;
        let (k, v) = (inputs.k, inputs.v);
        self.op
            .forward_keys_into(k, v, own.view_mut(), false, &mut rest.workspace)?;
        self.group.all_reduce(own.view(), kv.reborrow())?;
        self.op
            .forward_queries_into(queries(&inputs, kv.as_view()), o)
    }

    /// The bytes of workspace that [`forward_into`](Self::forward_into) needs for these inputs. On the CPU 0.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_workspace<T: Float>(&self, inputs: FlaoInputs<T>) -> Result<usize, Error> {
        let kv = self.check(&inputs)?;
        let own = float_bytes(&self.group.device, kv);
        Ok(own + self.op.forward_keys_workspace(inputs.k, inputs.v)?)
    }

    /// The gradients of this rank's tensors from that of its o, and kv of all ranks: that of
    /// [`forward_saving`](Self::forward_saving).
    ///
    /// # Errors
    /// As [`Flao::backward`], and [`Error::Peer`] where a rank does not take part.
    pub fn backward<'b, 'c, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        kv: impl Into<TensorView<'b, f32>>,
        d_o: impl Into<TensorView<'c, T>>,
    ) -> Result<FlaoGradients<T>, Error> {
        let (kv, d_o) = (kv.into(), d_o.into());
        self.check_backward(&inputs, kv, d_o)?;
        let of_queries = self.op.backward_queries(queries(&inputs, kv), d_o)?;
        let mut dkv = self.group.device.empty(kv.shape())?;
        self.group.all_reduce(&of_queries.dkv, &mut dkv)?;
        let (dk, dv) = self.op.backward_keys(inputs.k, inputs.v, &dkv)?;
        Ok(FlaoGradients {
            dq: of_queries.dq,
            dk,
            dv,
            dg: of_queries.dg,
        })
    }

    /// [`backward`](Self::backward) into existing gradients, as [`Flao::backward_into`] does it.
    ///
    /// # Errors
    /// As [`Flao::backward_into`], and [`Error::Peer`] where a rank does not take part; then the outputs hold anything.
    pub fn backward_into<'b, 'c, 'd, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        kv: impl Into<TensorView<'b, f32>>,
        d_o: impl Into<TensorView<'c, T>>,
        gradients: impl Into<FlaoGradientsMut<'d, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (kv, d_o, gradients) = (kv.into(), d_o.into(), gradients.into());
        let needed = self.backward_workspace(inputs, kv, d_o)?;
        let saved = FlaoSavedView::Kv(kv);
        let into = Some((&gradients, &*workspace));
        self.op.check_backward(&inputs, &saved, &d_o, into)?;
        let device = &self.group.device;
        let mut scratch = Scratch::new(Flao::NAME, device, Some(workspace), needed)?;
        let mut own = scratch.floats(kv.shape())?;
        let mut dkv = scratch.floats(kv.shape())?;
        let queries = queries(&inputs, kv);
        let bytes = self.op.backward_queries_workspace(queries, d_o)?;
        let mut rest = scratch.workspace(bytes)?;
        let of_queries = FlaoQueryGradientsMut {
            dq: gradients.dq,
            dg: gradients.dg,
            dkv: own.view_mut(),
        };
        self.op
            .backward_queries_into(queries, d_o, of_queries, false, &mut rest.workspace)?;
        self.group.all_reduce(own.view(), dkv.view_mut())?;
        let (dk, dv) = (gradients.dk, gradients.dv);
        self.op
            .backward_keys_into(inputs.k, inputs.v, dkv.view(), dk, dv)
    }

    /// The bytes of workspace that [`backward_into`](Self::backward_into) needs for these inputs. On the CPU 0.
    ///
    /// # Errors
    /// As [`backward`](Self::backward).
    pub fn backward_workspace<'b, 'c, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        kv: impl Into<TensorView<'b, f32>>,
        d_o: impl Into<TensorView<'c, T>>,
    ) -> Result<usize, Error> {
        let (kv, d_o) = (kv.into(), d_o.into());
        let len = self.check_backward(&inputs, kv, d_o)?;
        let exchanged = 2 * float_bytes(&self.group.device, len);
        let queries = queries(&inputs, kv);
        Ok(exchanged + self.op.backward_queries_workspace(queries, d_o)?)
    }

    /// The elements of kv.
    fn check<T: Float>(&self, inputs: &FlaoInputs<T>) -> Result<usize, Error> {
        self.group
            .check_device(Flao::NAME, "q", inputs.q.device())?;
        let shape = self.op.check_forward(inputs, None)?;
        Ok(shape.kv_shape().iter().product())
    }

    fn check_backward<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        kv: TensorView<f32>,
        d_o: TensorView<T>,
    ) -> Result<usize, Error> {
        self.group
            .check_device(Flao::NAME, "q", inputs.q.device())?;
        let saved = FlaoSavedView::Kv(kv);
        let shape = self.op.check_backward(inputs, &saved, &d_o, None)?;
        Ok(shape.kv_shape().iter().product())
    }
}

fn queries<'a, T: Float>(
    inputs: &FlaoInputs<'a, T>,
    kv: TensorView<'a, f32>,
) -> FlaoQueries<'a, T> {
    FlaoQueries {
        q: inputs.q,
        kv,
        g: inputs.g,
    }
}
