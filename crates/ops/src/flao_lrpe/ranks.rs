//! What a rank of a group exchanges, in this order: z and kv by the forward pass; z and kv unless they were kept, dkv, dz and
//! dtheta by the backward pass.

use ndarray::ArrayViewMutD;

use super::FlaoLrpe;
use crate::{Error, Group};

impl FlaoLrpe<'_> {
    /// The same for a rank of a group, which has some of the tokens.
    pub(crate) fn over<'a>(&self, group: &'a Group) -> FlaoLrpe<'a>
    where
        Self: 'a,
    {
        FlaoLrpe {
            group: Some(group),
            ..self.clone()
        }
    }
}

/// Makes sums over the tokens of a rank those over all tokens, on the CPU.
pub(super) fn total(
    group: Option<&Group>,
) -> impl FnMut(ArrayViewMutD<f64>) -> Result<(), Error> + '_ {
    move |mut sums| {
        let Some(group) = group else { return Ok(()) };
        let own = sums.mapv(|sum| sum as f32);
        let own = group.device().tensor(&own)?;
        let mut all = group.device().empty::<f32>(own.shape())?;
        group.all_reduce(&own, &mut all)?;
        sums.zip_mut_with(&all.to_array()?, |sum, &all| *sum = all.into());
        Ok(())
    }
}
