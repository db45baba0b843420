//! The launches of a backward pass.

use std::ops::Range;
use std::rc::Rc;

use gimbal_kernels_sys::flao::Operand;
use gimbal_kernels_sys::flao_lrpe::fused::{
    BackwardJoint, BackwardKeys, BackwardQueries, BackwardSum, COMMONS, Center, Deflate, Divided,
    FACTORS, MOST_COLUMNS,
};
use gimbal_reference::FlaoLrpeProblem;

use super::{Asked, Both, Kept, Places, Sides, Sums, is_softmax, of_columns};
use crate::device::{Facts, Gpu};
use crate::flao::{operand, optional};
use crate::flao_lrpe::plan::{Room, Rooms, address};
use crate::flao_lrpe::policy::{has_rows_for_parts_backward, softmax_cancels, tiles};
use crate::flao_lrpe::{FlaoLrpe, FlaoLrpeSavedView};
use crate::lrpe::activation;
use crate::recent::Recent;
use crate::{Error, FlaoGradientsMut, FlaoInputs, Float, TensorView, TensorViewMut, Workspace};

/// The launches of a backward pass without dtheta, and what they have of a workspace. With a normaliser and more columns of values than
/// a launch takes there are two of each: o of a column depends on the values of no other, so that dq and dk are sums over both, to
/// which the second part adds.
pub(in crate::flao_lrpe) struct Backward {
    parts: [Option<Part>; 2],
    pub bytes: usize,
}

/// The launches of some columns of values. Those of the second part have the room of the first.
struct Part {
    sides: Both,
    columns: Range<usize>,
    /// Where kv lies, unless it was saved at a multiple of 16 bytes.
    kv: Option<Room>,
    dkv: Option<Room>,
    /// Of kv and, when those are added up, of dkv.
    partials: Places,
    /// Of kv, and then of dkv.
    own: Places,
    divided: Option<OfNormalizer>,
    bytes: usize,
}

/// What a normaliser needs of a workspace besides.
struct OfNormalizer {
    /// z and z̄, and their gradients.
    sums: Option<Room>,
    d_sums: Option<Room>,
    common: Option<Room>,
    factors: Option<Room>,
}

impl Backward {
    /// Where there is a fused route, of this do or any that the copy engine takes. What was saved of the inputs was made at the same
    /// positions: only dtheta counts from others.
    pub fn new<T: Float>(
        op: &FlaoLrpe,
        facts: &Facts,
        shape: &FlaoLrpeProblem,
        inputs: &FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: Option<&TensorView<T>>,
    ) -> Result<Option<Rc<Self>>, Error> {
        thread_local!(static PLANS: Kept<Backward> = const { Recent::new() });
        if op.wants_dtheta() {
            return Ok(None);
        }
        let asked = Asked {
            saves: saved.is_some(),
            reads_saved: saved.as_ref().is_some_and(is_read_there),
            ..op.asked(facts, shape, inputs, d_o)
        };
        let make = || Self::plan(op, facts, shape, inputs, saved, d_o);
        PLANS.with(|plans| op.kept(plans, asked, make))
    }

    fn plan<T: Float>(
        op: &FlaoLrpe,
        facts: &Facts,
        shape: &FlaoLrpeProblem,
        inputs: &FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: Option<&TensorView<T>>,
    ) -> Result<Option<Self>, Error> {
        // Ranks would have to agree on what their values have in common.
        let definition = &op.definition;
        let has_softmax = is_softmax(definition.q_f) || is_softmax(definition.k_f);
        let is_divided = definition.normalizer.is_some();
        if softmax_cancels(definition) || is_divided && (has_softmax || op.group.is_some()) {
            return Ok(None);
        }
        let all = shape.rows.value_features;
        let first = all.min(MOST_COLUMNS as usize);
        let is_all = first == all;
        if !(is_all || is_divided && has_rows_for_parts_backward(shape)) {
            return Ok(None);
        }
        let part = |columns| Part::new(op, facts, shape, inputs, saved, d_o, columns);
        let Some(of_first) = part(0..first)? else {
            return Ok(None);
        };
        let of_rest = if is_all { None } else { part(first..all)? };
        if !is_all && of_rest.is_none() {
            return Ok(None);
        }
        let of_parts = of_rest.as_ref().map_or(0, |part| part.bytes);
        Ok(Some(Self {
            bytes: of_first.bytes.max(of_parts),
            parts: [Some(of_first), of_rest],
        }))
    }

    /// Writes the gradients.
    pub fn run<T: Float>(
        &self,
        (op, gpu): (&FlaoLrpe, &Gpu),
        inputs: &FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: &TensorView<T>,
        mut gradients: FlaoGradientsMut<T>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let device = inputs.q.device();
        let mut own = None;
        let workspace =
            Workspace::of_call(FlaoLrpe::NAME, device, self.bytes, workspace, &mut own)?;
        let base = workspace.map_or(0, |workspace| workspace.address());
        for part in self.parts.iter().flatten() {
            let columns = || part.columns.clone();
            let inputs = of_columns(inputs, &part.columns)?;
            let d_o = d_o.narrow(3, columns())?;
            let dg = gradients.dg.as_mut().map(TensorViewMut::reborrow);
            let of_part = FlaoGradientsMut {
                dq: gradients.dq.reborrow(),
                dk: gradients.dk.reborrow(),
                dv: gradients.dv.reborrow().narrow(3, columns())?,
                dg: dg.map(|dg| dg.narrow(3, columns())).transpose()?,
            };
            part.run((op, gpu), &inputs, saved, &d_o, of_part, base)?;
        }
        Ok(())
    }
}

impl Part {
    /// Of these columns, where there is a fused route.
    fn new<T: Float>(
        op: &FlaoLrpe,
        facts: &Facts,
        shape: &FlaoLrpeProblem,
        inputs: &FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: Option<&TensorView<T>>,
        columns: Range<usize>,
    ) -> Result<Option<Self>, Error> {
        let Some(both) = op.sides(facts, shape, inputs, d_o, columns.len())? else {
            return Ok(None);
        };
        let sides = both.of(op);
        let mut shape = *shape;
        shape.rows.value_features = columns.len();
        // With a normaliser kv has too few digits of what values do not have in common.
        let saved = saved.filter(|_| !sides.divides());
        let kv = shape.kv_shape();
        let slots = match saved {
            Some(_) => sides.queries.slots(),
            None => sides.queries.slots().max(sides.keys.slots()),
        };
        let mut rooms = Rooms::new(size_of::<f32>());
        Ok(Some(Self {
            columns,
            kv: rooms.sums(saved.is_none_or(|saved| !is_read_there(&saved)), &kv)?,
            dkv: rooms.sums(true, &kv)?,
            partials: sides.partials(&mut rooms, slots, sides.both_widths())?,
            own: sides.own(&mut rooms, &shape)?,
            divided: match sides.divides() {
                true => Some(OfNormalizer::new(&sides, &shape, &mut rooms)?),
                false => None,
            },
            bytes: rooms.end(),
            sides: both,
        }))
    }

    /// Writes the gradients of these columns, which the inputs have, and adds to dq and dk of those before them.
    fn run<T: Float>(
        &self,
        (op, gpu): (&FlaoLrpe, &Gpu),
        inputs: &FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: &TensorView<T>,
        gradients: FlaoGradientsMut<T>,
        base: u64,
    ) -> Result<(), Error> {
        let (sides, definition) = (&self.sides.of(op), &op.definition);
        let (device, stream) = (inputs.q.device(), gpu.stream());
        let theta = op.angles.theta.as_ref().map(|theta| theta.view());
        let _reading = op.reading(gpu, inputs, theta.as_ref());
        let _d_o = d_o.reading(stream);
        let _saved = saved.as_ref().map(|saved| saved.kv.reading(stream));
        let FlaoGradientsMut {
            mut dq,
            mut dk,
            mut dv,
            mut dg,
        } = gradients;
        let [dq_at, dk_at, dv_at] = [&dq, &dk, &dv].map(|rows| operand(&rows.as_view()));
        let dg_at = optional(dg.as_ref().map(TensorViewMut::as_view).as_ref());
        let _writing = [&mut dq, &mut dk, &mut dv].map(|rows| rows.writing(stream));
        let _dg = dg.as_mut().map(|dg| dg.writing(stream));

        let at = |room| address(room, base);
        let of_keys = Sums {
            kv: match saved {
                Some(saved) if is_read_there(&saved) => saved.kv.address(),
                _ => at(self.kv),
            },
            partials: at(self.partials.kv),
            z: 0,
            z_partials: 0,
            z_width: 0,
        };
        let of_queries = Sums {
            kv: at(self.dkv),
            ..of_keys
        };
        let [own_of_keys, own_of_queries] =
            [of_keys, of_queries].map(|all| sides.own_or(&self.own, base, all));
        let (q, g) = (operand(&inputs.q), optional(inputs.g.as_ref()));
        let (d_o, g_f) = (operand(d_o), activation(definition.g_f));
        let (queries, keys) = (sides.queries, sides.keys);
        let divided = Divided {
            adds: (self.columns.start > 0).into(),
            ..Divided::default()
        };
        let first = BackwardSum {
            q,
            g,
            d_o,
            sizes: queries.sizes,
            encoder: queries.encoder,
            dkv: own_of_queries.kv,
            partials: of_queries.partials,
            scale: sides.scale(),
            g_f,
            sums: 0,
            sums_partials: 0,
            common: 0,
            factors: 0,
        };
        let second = BackwardQueries {
            q,
            g,
            d_o,
            dq: dq_at,
            dg: dg_at,
            sizes: queries.sizes,
            encoder: queries.encoder,
            kv: of_keys.kv,
            scale: sides.scale(),
            g_f,
            divided,
        };
        let last = BackwardKeys {
            k: operand(&inputs.k),
            v: operand(&inputs.v),
            dk: dk_at,
            dv: dv_at,
            sizes: keys.sizes,
            encoder: keys.encoder,
            dkv: of_queries.kv,
            v_f: activation(definition.v_f),
            divided,
        };
        if let Some(divided) = &self.divided {
            let partials = at(self.partials.z);
            let kv = Sums {
                kv: at(self.kv),
                ..of_keys
            };
            // SAFETY: as below.
            return unsafe {
                divided.launch::<T>(
                    sides,
                    gpu,
                    base,
                    partials,
                    [kv, of_queries],
                    (first, second, last),
                )
            };
        }
        let (kernels, cu_stream) = (gpu.kernels(), stream.cu_stream());
        // SAFETY: `sides` has found the tensors, the variants and the blocks to be what these kernels are for; the workspace has the
        // bytes of the plan; all of it is on this stream, in which each launch finds what those before it have written.
        unsafe {
            match (saved, self.kv) {
                (None, _) => {
                    sides.sum(gpu, inputs, own_of_keys)?;
                    sides.total(self.own.kv, base, of_keys.kv)?;
                }
                (Some(saved), Some(room)) => {
                    TensorViewMut::at(device, at(self.kv), room.layout).copy_from(saved.kv)?;
                }
                (Some(_), None) => {}
            }
            // Queries are read once: 144 heads of 8192, D = E = 128, silu, take 1.09 ms, not 1.39 (H100).
            if sides.are_joint(&dq_at, &dg_at) {
                let joint = BackwardJoint {
                    queries: second,
                    sum: first,
                };
                joint.launch(kernels, cu_stream, queries.variant, queries.blocks)?;
                sides.reduce::<T>(gpu, queries, own_of_queries)?;
            } else {
                // Kernels that multiply by a matrix read theta before those ahead of them have ended, so a sum comes first. The second
                // launch needs nothing of it. Where heads are in many parts it hides how long these take to add up (75.9 µs, not 86.0: a
                // head of 61717 rows, D = 48, E = 80), and elsewhere how unevenly the first ends (261 µs, not 268: 144 heads of 1024,
                // cosine, H100).
                let has_many_parts = queries.heads() < queries.blocks.into();
                first.launch(kernels, cu_stream, queries.variant, queries.blocks)?;
                if has_many_parts {
                    sides.reduce::<T>(gpu, queries, own_of_queries)?;
                }
                second.launch(kernels, cu_stream, queries.variant, queries.blocks)?;
                if !has_many_parts {
                    sides.reduce::<T>(gpu, queries, own_of_queries)?;
                }
            }
            sides.total(self.own.kv, base, of_queries.kv)?;
            last.launch(kernels, cu_stream, keys.variant, keys.blocks)?;
        }
        Ok(())
    }
}

impl OfNormalizer {
    fn new(sides: &Sides, shape: &FlaoLrpeProblem, rooms: &mut Rooms) -> Result<Self, Error> {
        let heads = shape.rows.batch * shape.rows.heads;
        let sums = [heads, sides.both_widths()];
        let of_tiles = [heads, tiles(sides.queries.sizes) as usize, FACTORS];
        Ok(Self {
            sums: rooms.sums(true, &sums)?,
            d_sums: rooms.sums(true, &sums)?,
            common: rooms.sums(true, &[heads, COMMONS])?,
            factors: rooms.sums(true, &of_tiles)?,
        })
    }

    /// The launches, of what those without a normaliser are told, kv and dkv.
    ///
    /// # Safety
    /// As of [`Sides::sum`], of a workspace with the bytes of the plan.
    unsafe fn launch<T: Float>(
        &self,
        sides: &Sides,
        gpu: &Gpu,
        base: u64,
        z_partials: u64,
        sums: [Sums; 2],
        (of_queries, queries, keys): (BackwardSum, BackwardQueries, BackwardKeys),
    ) -> Result<(), Error> {
        let at = |room| address(room, base);
        let z_width = sides.both_widths() as i32;
        let [kv, dkv] = [(sums[0], self.sums), (sums[1], self.d_sums)].map(|(sums, z)| Sums {
            z: at(z),
            z_partials,
            z_width,
            ..sums
        });
        let (common, factors) = (at(self.common), at(self.factors));
        let [of_rows, of_keys] = [sides.queries, sides.keys];
        let center = Center {
            v: keys.v,
            sizes: keys.sizes,
            common,
            v_f: keys.v_f,
            reserved: 0,
        };
        let first = BackwardSum {
            q: keys.k,
            g: Operand::default(),
            d_o: keys.v,
            sizes: keys.sizes,
            encoder: keys.encoder,
            dkv: kv.kv,
            g_f: keys.v_f,
            sums: kv.z,
            sums_partials: z_partials,
            common,
            ..of_queries
        };
        let deflate = Deflate {
            kv: kv.kv,
            sums: kv.z,
            common,
            d: keys.sizes.d,
            width: sides.width,
            e: keys.sizes.e,
            reserved: 0,
        };
        let divided = Divided {
            sums: kv.z,
            common,
            factors,
            eps: sides.eps(),
            ..queries.divided
        };
        let second = BackwardQueries {
            kv: kv.kv,
            divided,
            ..queries
        };
        let third = BackwardSum {
            sums: dkv.z,
            sums_partials: z_partials,
            factors,
            ..of_queries
        };
        let sums = dkv.z;
        let last = BackwardKeys {
            divided: Divided { sums, ..divided },
            ..keys
        };
        let heads = keys.sizes.batch.saturating_mul(keys.sizes.heads);
        let heads = u32::try_from(heads).unwrap_or(u32::MAX);
        let [q, k] = [of_rows, of_keys].map(|side| side.variant.divided());
        let (kernels, stream) = (gpu.kernels(), gpu.stream().cu_stream());
        // SAFETY: passed on to the caller; each launch finds what those before it have written.
        unsafe {
            center.launch(kernels, stream, T::ELEMENT, heads)?;
            first.launch(kernels, stream, k, of_keys.blocks)?;
            sides.reduce::<T>(gpu, of_keys, kv)?;
            deflate.launch(kernels, stream, heads)?;
            // As without a normaliser: with rotations 144 heads of 8192, D = E = 128, take 1.73 ms, not 1.92 (H100).
            if sides.are_joint(&queries.dq, &queries.dg) {
                let joint = BackwardJoint {
                    queries: second,
                    sum: third,
                };
                joint.launch(kernels, stream, q, of_rows.blocks)?;
            } else {
                second.launch(kernels, stream, q, of_rows.blocks)?;
                third.launch(kernels, stream, q, of_rows.blocks)?;
            }
            sides.reduce::<T>(gpu, of_rows, dkv)?;
            last.launch(kernels, stream, k, of_keys.blocks)?;
        }
        Ok(())
    }
}

/// The copy engine reads kv from multiples of 16 bytes, and what was saved may lie anywhere.
fn is_read_there(saved: &FlaoLrpeSavedView) -> bool {
    saved.kv.address().is_multiple_of(16)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flao_lrpe::FlaoLrpeSaved;
    use crate::flao_lrpe::fused::tests::{ROWS, Rows, silu, theta};
    use crate::{Device, Group, Lrpe, Tensor};

    /// Nothing of a workspace is used twice, and what was saved takes no room where it is read as it is.
    #[test]
    fn workspaces() {
        let rows = Rows::new(ROWS, 64, 64);
        let (inputs, d_o) = rows.views();
        let facts = Facts::of_h200(1);
        let cpu = Device::cpu();
        let alone = silu(Lrpe::cosine(theta(64)));
        let group = Group::alone(&cpu);
        let shape = alone.check_forward(&inputs, None).unwrap();
        let new = || cpu.zeros::<f32>(&shape.kv_shape()).unwrap();
        let (kv, whole) = (new(), cpu.zeros::<f32>(&[new().len() + 1]).unwrap());
        let bytes_of_kv = kv.len() * size_of::<f32>();
        let odd = (whole.address() as usize + size_of::<f32>()) as *mut f32;
        // SAFETY: nothing is read.
        let odd = unsafe { Tensor::from_raw_parts(&cpu, odd, kv.shape(), kv.strides()) };
        let [kept, odd] = [kv, odd.unwrap()].map(|kv| FlaoLrpeSaved { kv, z: None });
        for (op, of_rank) in [(&alone, 0), (&alone.over(&group), bytes_of_kv)] {
            let bytes = [Some(&kept), None, Some(&odd)].map(|saved| {
                let saved = saved.map(FlaoLrpeSaved::view);
                let whole = Backward::new(op, &facts, &shape, &inputs, saved, Some(&d_o));
                let whole = whole.unwrap().unwrap();
                assert!(whole.parts[1].is_none());
                let plan = whole.parts[0].as_ref().unwrap();
                let rooms = [plan.kv, plan.dkv, plan.partials.kv, plan.own.kv];
                let mut end = 0;
                for room in rooms.into_iter().flatten() {
                    assert_eq!((room.at, room.at % 16), (end, 0));
                    end += (room.layout.len() * size_of::<f32>()).next_multiple_of(256);
                }
                assert_eq!([plan.bytes, whole.bytes], [end; 2]);
                let own = plan.own.kv.map_or(0, |room| room.layout.len());
                assert_eq!(own * size_of::<f32>(), of_rank);
                end
            });
            assert_eq!(bytes[1..], [bytes[0] + bytes_of_kv; 2]);
        }
    }

    /// Both parts of the columns of values have the same room.
    #[test]
    fn columns_in_two_parts() {
        let rows = Rows::new(ROWS, 64, 200);
        let (inputs, d_o) = rows.views();
        let op = silu(Lrpe::cosine(theta(64))).normalizer(1.0);
        let shape = op.check_forward(&inputs, None).unwrap();
        let facts = Facts::of_h200(1);
        let plan = Backward::new(&op, &facts, &shape, &inputs, None, Some(&d_o));
        let plan = plan.unwrap().unwrap();
        let parts = plan.parts.each_ref().map(|part| part.as_ref().unwrap());
        assert_eq!(parts.map(|part| part.columns.clone()), [0..128, 128..200]);
        let [width, e] = [parts[1].sides.width, parts[1].sides.keys.sizes.e];
        let of_kv = 2 * width as usize * e as usize;
        assert_eq!(parts[1].kv.unwrap().layout.len(), of_kv);
        assert!(parts[1].bytes < parts[0].bytes);
        assert_eq!(plan.bytes, parts[0].bytes);
    }
}
