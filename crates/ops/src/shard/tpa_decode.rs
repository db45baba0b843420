//! `tpa_decode` over a cache whose tokens are shared out to ranks.

use gimbal_reference::{InputReason, TpaDecodeProblem};

use super::Sharded;
use super::scratch::{Scratch, float_bytes};
use crate::tensor::Layout;
use crate::{Error, Float, Tensor, TpaDecode, TpaInputs, TpaOutput, TpaOutputMut, Workspace};

/// Decoding over a cache whose tokens are shared out, in whatever way: in a row, see [`Group::share`](crate::Group::share), or in
/// turn, see [`Group::share_interleaved`](crate::Group::share_interleaved). Every rank has the whole query, factors of its own
/// tokens, and as `kv_lens` how many of its own tokens each sequence uses. Every rank gets the whole o, in the same bits.
///
/// There is one query token: of several, each would see another number of a rank's tokens.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Group, TpaDecode, TpaFactors, TpaQuery, TpaInputs};
///
/// let device = Device::best()?;
/// let group = Group::alone(&device); // or one of several ranks
/// // Room for 100 tokens on all ranks together, of which a sequence has 30 and another 71.
/// let own = group.share(100);
/// let factors = TpaFactors {
///     query: TpaQuery::Factors {
///         aq: device.zeros::<f32>(&[2, 1, 5, 6])?,
///         bq: device.zeros(&[2, 1, 6, 64])?,
///     },
///     ak: device.zeros(&[2, own.len(), 5])?,
///     bk: device.zeros(&[2, own.len(), 64])?,
///     av: device.zeros(&[2, own.len(), 5])?,
///     bv: device.zeros(&[2, own.len(), 64])?,
/// };
/// let kv_lens = [30, 71].map(|tokens: usize| tokens.clamp(own.start, own.end) - own.start);
/// let kv_lens = kv_lens.map(|tokens| tokens as i32);
/// let o = group.shard(TpaDecode::new()).forward(TpaInputs::from(&factors).kv_lens(&kv_lens))?;
/// assert_eq!(o.shape(), [2, 1, 5, 64]);
/// # Ok::<(), Error>(())
/// ```
impl Sharded<'_, TpaDecode> {
    /// o (B, 1, H, E) over the tokens of all ranks, new and dense.
    ///
    /// # Errors
    /// As [`TpaDecode::forward`], and [`Error::Peer`] where a rank does not take part.
    pub fn forward<'a, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
    ) -> Result<Tensor<T>, Error> {
        let inputs = inputs.into();
        let sizes = self.check(&inputs)?;
        let o = Layout::dense(&sizes.output_shape())?;
        let mut o = self.group.device.uninit(o)?;
        self.run(&sizes, inputs, (&mut o).into(), None)?;
        Ok(o)
    }

    /// o (B, 1, H, E) and lse (B, H) over the tokens of all ranks, new and dense.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_with_lse<'a, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
    ) -> Result<TpaOutput<T>, Error> {
        let inputs = inputs.into();
        let sizes = self.check(&inputs)?;
        let new = |shape: &[usize]| Layout::dense(shape);
        let mut output = TpaOutput {
            o: self.group.device.uninit(new(&sizes.output_shape())?)?,
            lse: self.group.device.uninit(new(&sizes.lse_shape())?)?,
        };
        self.run(&sizes, inputs, (&mut output).into(), None)?;
        Ok(output)
    }

    /// [`forward`](Self::forward) into o, and lse if it is given, as [`TpaDecode::forward_into`] does it.
    ///
    /// # Errors
    /// As [`TpaDecode::forward_into`], and [`Error::Peer`] where a rank does not take part.
    pub fn forward_into<'a, 'b, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
        output: impl Into<TpaOutputMut<'b, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (inputs, output) = (inputs.into(), output.into());
        let sizes = self.check(&inputs)?;
        self.op.check_output(&sizes, &inputs, &output)?;
        self.run(&sizes, inputs, output, Some(workspace))
    }

    /// The bytes of workspace that [`forward_into`](Self::forward_into) needs for inputs of these shapes.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_workspace<'a, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
    ) -> Result<usize, Error> {
        let inputs = inputs.into();
        let sizes = self.check(&inputs)?;
        self.workspace(&sizes, inputs)
    }

    fn check<T: Float>(&self, inputs: &TpaInputs<T>) -> Result<TpaDecodeProblem, Error> {
        self.group
            .check_device(TpaDecode::NAME, "aq", inputs.device())?;
        let sizes = self.op.check(inputs)?;
        match sizes.queries {
            1 => Ok(sizes),
            got => Err(Error::Input(
                InputReason::Size {
                    tensor: "aq",
                    dimension: "T",
                    min: 1,
                    max: 1,
                    got,
                }
                .of(TpaDecode::NAME),
            )),
        }
    }

    fn workspace<T: Float>(
        &self,
        sizes: &TpaDecodeProblem,
        inputs: TpaInputs<T>,
    ) -> Result<usize, Error> {
        let device = &self.group.device;
        let part = part_len(sizes);
        let exchanged = float_bytes(device, part) + float_bytes(device, self.group.ranks * part);
        Ok(exchanged + self.op.forward_partial_workspace(inputs)?)
    }

    /// What has passed the checks.
    fn run<T: Float>(
        &self,
        sizes: &TpaDecodeProblem,
        inputs: TpaInputs<T>,
        output: TpaOutputMut<T>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let ranks = self.group.ranks;
        let needed = self.workspace(sizes, inputs)?;
        let (o, lse) = (sizes.output_shape(), sizes.lse_shape());
        let len = part_len(sizes);
        let o_len = o.iter().product();
        let mut scratch = Scratch::new(TpaDecode::NAME, &self.group.device, workspace, needed)?;
        // o, then lse: one message.
        let mut part = scratch.floats(&[len])?;
        let mut all = scratch.floats(&[ranks, len])?;
        let mut rest = scratch.workspace(self.op.forward_partial_workspace(inputs)?)?;
        let (own_o, own_lse) = part.view_mut().split_at(0, o_len)?;
        let own = TpaOutputMut {
            o: own_o.reshape(&o)?,
            lse: Some(own_lse.reshape(&lse)?),
        };
        self.op
            .forward_partial_into(inputs, own, &mut rest.workspace)?;
        self.group.all_gather(part.view(), all.view_mut())?;
        let (o_parts, lse_parts) = all.view().split_at(1, o_len)?;
        let of_ranks = |shape: &[usize]| [&[ranks][..], shape].concat();
        TpaDecode::merge_into(
            o_parts.reshape(&of_ranks(&o))?,
            lse_parts.reshape(&of_ranks(&lse))?,
            output,
        )
    }
}

/// The numbers of o and lse.
fn part_len(sizes: &TpaDecodeProblem) -> usize {
    let product = |shape: &[usize]| shape.iter().product::<usize>();
    product(&sizes.output_shape()) + product(&sizes.lse_shape())
}
