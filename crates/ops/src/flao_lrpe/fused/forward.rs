//! The launches of a forward pass.

use gimbal_kernels_sys::flao_lrpe::fused::Apply;
use gimbal_reference::FlaoLrpeProblem;

use super::{Places, Sides, Sums};
use crate::device::{Facts, Gpu};
use crate::flao::{operand, optional};
use crate::flao_lrpe::plan::{Room, Rooms, address};
use crate::flao_lrpe::{FlaoLrpe, FlaoLrpeSavedMut};
use crate::lrpe::activation;
use crate::{Error, FlaoInputs, Float, TensorView, TensorViewMut, Workspace};

/// The launches of a forward pass, and what they have of a workspace.
pub(in crate::flao_lrpe) struct Forward<'a> {
    sides: Sides<'a>,
    /// Where kv and z lie, unless kv, at a multiple of 16 bytes, and z are kept elsewhere.
    kv: Option<Room>,
    z: Option<Room>,
    partials: Places,
    own: Places,
    pub bytes: usize,
}

impl<'a> Forward<'a> {
    /// Where there is a fused route.
    pub fn new<T: Float>(
        op: &'a FlaoLrpe<'a>,
        facts: &Facts,
        shape: &FlaoLrpeProblem,
        inputs: &FlaoInputs<T>,
        saves: bool,
    ) -> Result<Option<Self>, Error> {
        let Some(sides) = op.sides(facts, shape, inputs, None)? else {
            return Ok(None);
        };
        let mut rooms = Rooms::new(size_of::<f32>());
        Ok(Some(Self {
            // The copy engine reads kv from multiples of 16 bytes, and what is kept may lie anywhere.
            kv: rooms.sums(true, &shape.kv_shape())?,
            z: rooms.sums(!saves && sides.divides(), &shape.z_shape())?,
            partials: sides.partials(&mut rooms, sides.keys.slots(), shape.rows.features)?,
            own: sides.own(&mut rooms, shape)?,
            bytes: rooms.end(),
            sides,
        }))
    }

    /// Writes o and what is kept.
    pub fn run<T: Float>(
        &self,
        gpu: &Gpu,
        inputs: &FlaoInputs<T>,
        mut o: TensorViewMut<T>,
        mut saved: Option<FlaoLrpeSavedMut>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let sides = &self.sides;
        let op = sides.op;
        let mut own = None;
        let device = inputs.q.device();
        let workspace =
            Workspace::of_call(FlaoLrpe::NAME, device, self.bytes, workspace, &mut own)?;
        let base = workspace.map_or(0, |workspace| workspace.address());
        let theta = op.angles.theta.as_ref().map(|theta| theta.view());
        let _reading = op.reading(gpu, inputs, theta.as_ref());

        let at = |room| address(room, base);
        let kept = saved.as_ref().map(FlaoLrpeSavedMut::as_view);
        let z = kept.and_then(|kept| kept.z).map(|z| z.address());
        let kept = kept.map(|kept| kept.kv.address());
        let sums = Sums {
            kv: kept
                .filter(|kv| kv.is_multiple_of(16))
                .unwrap_or(at(self.kv)),
            partials: at(self.partials.kv),
            z: z.unwrap_or(at(self.z)),
            z_partials: at(self.partials.z),
            z_width: sides.keys.sizes.d,
        };
        let own_sums = sides.own_or(&self.own, base, sums);
        let o_at = operand(&o.as_view());
        let stream = gpu.stream();
        let _writing = o.writing(stream);
        let _kept = saved.as_mut().map(|saved| {
            let z = saved.z.as_mut().map(|z| z.writing(stream));
            (saved.kv.writing(stream), z)
        });

        let side = &sides.queries;
        let apply = Apply {
            q: operand(&inputs.q),
            g: optional(inputs.g.as_ref()),
            o: o_at,
            sizes: side.sizes,
            encoder: side.encoder,
            kv: sums.kv,
            z: sums.z,
            eps: sides.eps(),
            scale: sides.scale(),
            g_f: activation(op.definition.g_f),
        };
        // SAFETY: `sides` has found the tensors, the variants and the blocks to be what these kernels are for; the workspace has the
        // bytes of the plan; all of it is on this stream, in which each launch finds what those before it have written.
        unsafe {
            sides.sum(gpu, inputs, own_sums)?;
            sides.total(self.own.z, base, sums.z)?;
            sides.total(self.own.kv, base, sums.kv)?;
            apply.launch(gpu.kernels(), stream.cu_stream(), side.variant, side.blocks)?;
        }
        drop((_kept, _writing));
        match (&mut saved, self.kv) {
            (Some(saved), Some(Room { layout, .. })) if kept != Some(sums.kv) => {
                // SAFETY: the workspace, which is borrowed, has a dense kv there.
                let made = unsafe { TensorView::at(device, sums.kv, layout) };
                saved.kv.copy_from(made)
            }
            _ => Ok(()),
        }
    }
}
