//! `tpa_decode` over a cache whose tokens are shared out to ranks.

use gimbal_reference::{InputReason, TpaDecodeProblem};

use super::Sharded;
use super::scratch::{Scratch, float_bytes};
use crate::{
    Error, Float, KvLens, Tensor, TensorView, TpaDecode, TpaFactors, TpaInputs, TpaOutput,
    TpaOutputMut, TpaQuery, Workspace,
};

/// Decoding over a cache whose tokens are shared out, in whatever way: in a row, see [`Group::share`](crate::Group::share), or in
/// turn, see [`Group::share_interleaved`](crate::Group::share_interleaved). Every rank has the whole query, factors of its own
/// tokens, and as `kv_lens` how many of its own tokens each sequence uses. Every rank gets the whole o, in the same bits.
///
/// Of several query tokens each sees another number of a rank's tokens. `kv_lens` is then (T, B), on the host T·B lengths, those of the
/// first query token first, and the cache is read once for each.
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
    /// o (B, T, H, E) over the tokens of all ranks, new and dense.
    ///
    /// # Errors
    /// As [`TpaDecode::forward`], [`Error::Input`] where several query tokens come without lengths, and [`Error::Peer`] where a rank
    /// does not take part.
    pub fn forward<'a, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
    ) -> Result<Tensor<T>, Error> {
        let inputs = inputs.into();
        let sizes = self.check(&inputs)?;
        let mut o = self.group.device.empty(&sizes.output_shape())?;
        self.run(&sizes, inputs, (&mut o).into(), None)?;
        Ok(o)
    }

    /// o (B, T, H, E) and lse, (B, H) or of several query tokens (B, T, H), over the tokens of all ranks, new and dense.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_with_lse<'a, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
    ) -> Result<TpaOutput<T>, Error> {
        let inputs = inputs.into();
        let sizes = self.check(&inputs)?;
        let (o, lse) = (sizes.output_shape(), sizes.lse_shape());
        let mut output = TpaOutput::uninit(&self.group.device, &o, &lse)?;
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
        let sizes = self.op.check(&inputs.kv_lens(KvLens::All))?;
        for token in 0..sizes.queries {
            self.op.check(&of_token(&sizes, *inputs, token)?)?;
        }
        Ok(sizes)
    }

    fn workspace<T: Float>(
        &self,
        sizes: &TpaDecodeProblem,
        inputs: TpaInputs<T>,
    ) -> Result<usize, Error> {
        let device = &self.group.device;
        let part = part_len(sizes);
        let exchanged = float_bytes(device, part) + float_bytes(device, self.group.ranks * part);
        Ok(exchanged + self.partial_workspace(sizes, inputs)?)
    }

    /// That of one query token, which they use one after the other.
    fn partial_workspace<T: Float>(
        &self,
        sizes: &TpaDecodeProblem,
        inputs: TpaInputs<T>,
    ) -> Result<usize, Error> {
        self.op
            .forward_partial_workspace(of_token(sizes, inputs, 0)?)
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
        let mut rest = scratch.workspace(self.partial_workspace(sizes, inputs)?)?;
        let (own_o, own_lse) = part.view_mut().split_at(0, o_len)?;
        let (mut own_o, mut own_lse) = (own_o.reshape(&o)?, own_lse.reshape(&o[..3])?);
        for token in 0..sizes.queries {
            let own = TpaOutputMut {
                o: own_o.reborrow().narrow(1, token..token + 1)?,
                lse: Some(own_lse.reborrow().narrow(1, token..token + 1)?),
            };
            let inputs = of_token(sizes, inputs, token)?;
            self.op
                .forward_partial_into(inputs, own, &mut rest.workspace)?;
        }
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

/// What one query token reads: of several, each has lengths of its own.
fn of_token<'a, T: Float>(
    sizes: &TpaDecodeProblem,
    inputs: TpaInputs<'a, T>,
    token: usize,
) -> Result<TpaInputs<'a, T>, Error> {
    let (queries, batch) = (sizes.queries, sizes.batch);
    if queries == 1 {
        return Ok(inputs);
    }
    let refused = |reason: InputReason| Error::Input(reason.of(TpaDecode::NAME));
    let wrong = |got: &[usize], expected: &[usize]| {
        refused(InputReason::Shape {
            tensor: "kv_lens",
            expected: expected.to_vec(),
            got: got.to_vec(),
        })
    };
    let kv_lens = match inputs.kv_lens {
        KvLens::All => {
            return Err(refused(InputReason::Missing {
                tensor: "kv_lens",
                needed_for: "several query tokens of a rank",
            }));
        }
        KvLens::Host(lens) if lens.len() != queries * batch => {
            return Err(wrong(&[lens.len()], &[queries * batch]));
        }
        KvLens::Host(lens) => KvLens::Host(&lens[token * batch..][..batch]),
        KvLens::Device(lens) if lens.shape() != [queries, batch] => {
            return Err(wrong(lens.shape(), &[queries, batch]));
        }
        KvLens::Device(lens) => KvLens::Device(lens.select(0, token)?),
    };
    let factors = inputs.factors;
    let narrow = |tensor: TensorView<'a, T>| tensor.narrow(1, token..token + 1);
    Ok(TpaInputs {
        factors: TpaFactors {
            query: match factors.query {
                TpaQuery::Factors { aq, bq } => TpaQuery::Factors {
                    aq: narrow(aq)?,
                    bq: narrow(bq)?,
                },
                TpaQuery::Dense(q) => TpaQuery::Dense(narrow(q)?),
            },
            ..factors
        },
        kv_lens,
    })
}

/// The numbers of o and lse.
fn part_len(sizes: &TpaDecodeProblem) -> usize {
    let product = |shape: &[usize]| shape.iter().product::<usize>();
    product(&sizes.output_shape()) + product(&sizes.lse_shape())
}
