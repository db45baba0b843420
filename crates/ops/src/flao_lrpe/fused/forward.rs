//! The launches of a forward pass.

use std::ops::Range;
use std::rc::Rc;

use gimbal_kernels_sys::flao_lrpe::fused::{Apply, MOST_COLUMNS};
use gimbal_reference::FlaoLrpeProblem;

use super::{Asked, Both, Kept, Places, Sums, of_columns};
use crate::device::{Facts, Gpu};
use crate::flao::{operand, optional};
use crate::flao_lrpe::plan::{Room, Rooms, address};
use crate::flao_lrpe::policy::has_rows_for_parts_forward;
use crate::flao_lrpe::{FlaoLrpe, FlaoLrpeSavedMut};
use crate::lrpe::activation;
use crate::recent::Recent;
use crate::{Error, FlaoInputs, Float, TensorView, TensorViewMut, Workspace};

/// The launches of a forward pass, and what they have of a workspace: of more columns of values than a launch takes two of each.
pub(in crate::flao_lrpe) struct Forward {
    parts: [Option<Part>; 2],
    /// Where z lies, unless it is kept elsewhere.
    z: Option<Room>,
    own_z: Option<Room>,
    pub bytes: usize,
}

/// The launches of some columns of values.
struct Part {
    sides: Both,
    columns: Range<usize>,
    /// Where kv lies, unless it is that of all columns and kept at a multiple of 16 bytes.
    kv: Option<Room>,
    partials: Places,
    own_kv: Option<Room>,
}

impl Forward {
    /// Where there is a fused route.
    pub fn new<T: Float>(
        op: &FlaoLrpe,
        facts: &Facts,
        shape: &FlaoLrpeProblem,
        inputs: &FlaoInputs<T>,
        saves: bool,
    ) -> Result<Option<Rc<Self>>, Error> {
        thread_local!(static PLANS: Kept<Forward> = const { Recent::new() });
        let asked = Asked {
            saves,
            ..op.asked(facts, shape, inputs, None)
        };
        let make = || Self::plan(op, facts, shape, inputs, saves);
        PLANS.with(|plans| op.kept(plans, asked, make))
    }

    fn plan<T: Float>(
        op: &FlaoLrpe,
        facts: &Facts,
        shape: &FlaoLrpeProblem,
        inputs: &FlaoInputs<T>,
        saves: bool,
    ) -> Result<Option<Self>, Error> {
        let all = shape.rows.value_features;
        let first = all.min(MOST_COLUMNS as usize);
        let divides = op.definition.normalizer.is_some();
        // Each part would exchange its own columns, and another rank, which has another number of tokens, all of them.
        let has_parts = op.group.is_none() && divides && has_rows_for_parts_forward(shape);
        if first < all && !has_parts {
            return Ok(None);
        }
        let mut rooms = Rooms::new(size_of::<f32>());
        let mut part = |columns: Range<usize>| {
            let both = op.sides(facts, shape, inputs, None, columns.len())?;
            let Some(both) = both else {
                return Ok(None);
            };
            let sides = both.of(op);
            let [batch, heads, width, _] = shape.kv_shape();
            let kv = [batch, heads, width, columns.len()];
            let is_first = columns.start == 0;
            let of_z = if is_first { shape.rows.features } else { 0 };
            Ok::<_, Error>(Some(Part {
                // The copy engine reads kv from multiples of 16 bytes, and what is kept may lie anywhere.
                kv: rooms.sums(true, &kv)?,
                partials: sides.partials(&mut rooms, sides.keys.slots(), of_z)?,
                own_kv: rooms.sums(op.group.is_some(), &kv)?,
                sides: both,
                columns,
            }))
        };
        let parts = match first < all {
            true => [part(0..first)?, part(first..all)?],
            false => [part(0..first)?, None],
        };
        if parts[0].is_none() || first < all && parts[1].is_none() {
            return Ok(None);
        }
        let z = shape.z_shape();
        Ok(Some(Self {
            parts,
            z: rooms.sums(!saves && divides, &z)?,
            own_z: rooms.sums(divides && op.group.is_some(), &z)?,
            bytes: rooms.end(),
        }))
    }

    /// Writes o and what is kept.
    pub fn run<T: Float>(
        &self,
        (op, gpu): (&FlaoLrpe, &Gpu),
        inputs: &FlaoInputs<T>,
        mut o: TensorViewMut<T>,
        mut saved: Option<FlaoLrpeSavedMut>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let mut own = None;
        let device = inputs.q.device();
        let workspace =
            Workspace::of_call(FlaoLrpe::NAME, device, self.bytes, workspace, &mut own)?;
        let base = workspace.map_or(0, |workspace| workspace.address());
        for part in self.parts.iter().flatten() {
            let inputs = of_columns(inputs, &part.columns)?;
            let o = o.reborrow().narrow(3, part.columns.clone())?;
            self.run_part((op, gpu), part, &inputs, o, &mut saved, base)?;
        }
        Ok(())
    }

    /// Writes o of some columns, which the inputs have, and what is kept of them.
    fn run_part<T: Float>(
        &self,
        (op, gpu): (&FlaoLrpe, &Gpu),
        part: &Part,
        inputs: &FlaoInputs<T>,
        mut o: TensorViewMut<T>,
        saved: &mut Option<FlaoLrpeSavedMut>,
        base: u64,
    ) -> Result<(), Error> {
        let sides = &part.sides.of(op);
        let device = inputs.q.device();
        let theta = op.angles.theta.as_ref().map(|theta| theta.view());
        let _reading = op.reading(gpu, inputs, theta.as_ref());

        let at = |room| address(room, base);
        let kept = saved.as_ref().map(FlaoLrpeSavedMut::as_view);
        let z = kept.and_then(|kept| kept.z).map(|z| z.address());
        let is_first = part.columns.start == 0;
        let is_all = self.parts[1].is_none();
        let kept = kept.map(|kept| kept.kv.address());
        let sums = Sums {
            kv: kept
                .filter(|kv| is_all && kv.is_multiple_of(16))
                .unwrap_or(at(part.kv)),
            partials: at(part.partials.kv),
            z: z.unwrap_or(at(self.z)),
            z_partials: at(part.partials.z),
            z_width: sides.keys.sizes.d,
        };
        let own_sums = Sums {
            z: if is_first { sums.z } else { 0 },
            ..sums
        };
        let own = Places {
            kv: part.own_kv,
            z: self.own_z.filter(|_| is_first),
        };
        let own_sums = sides.own_or(&own, base, own_sums);
        let o_at = operand(&o.as_view());
        let stream = gpu.stream();
        let _writing = o.writing(stream);
        let _kept = saved.as_mut().map(|saved| {
            let z = saved.z.as_mut().map(|z| z.writing(stream));
            (saved.kv.writing(stream), z)
        });

        let side = sides.queries;
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
            sides.total(own.z, base, sums.z)?;
            sides.total(own.kv, base, sums.kv)?;
            apply.launch(gpu.kernels(), stream.cu_stream(), side.variant, side.blocks)?;
        }
        drop((_kept, _writing));
        match (saved, part.kv) {
            (Some(saved), Some(Room { layout, .. })) if kept != Some(sums.kv) => {
                // SAFETY: the workspace, which is borrowed, has a dense kv there.
                let made = unsafe { TensorView::at(device, sums.kv, layout) };
                let mut kv = saved.kv.reborrow().narrow(3, part.columns.clone())?;
                kv.copy_from(made)
            }
            _ => Ok(()),
        }
    }
}
