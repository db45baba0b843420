//! The fused route of a forward pass: queries and keys are encoded on their way to the tensor cores.

use gimbal_kernels_sys::flao::{self, Operand, Reduce, Route, Sizes, Tile, cuts_heads, slots};
use gimbal_kernels_sys::flao_lrpe::fused::{Apply, Encoder, Sum, TILE_ROWS, Turn, Variant, takes};
use gimbal_kernels_sys::lrpe::Source;
use gimbal_reference::{Activation, FlaoLrpe as Definition, FlaoLrpeProblem, SoftmaxAxis};

use super::launch::{axes, known};
use super::plan::{Rooms, rounds_enough};
use super::{FlaoLrpe, FlaoLrpeSavedMut};
use crate::check::check_workspace;
use crate::device::Gpu;
use crate::flao::operand;
use crate::{Error, FlaoInputs, Float, TensorView, TensorViewMut, Workspace};

/// Tiles below which a part of a head is not worth a block.
const TILES_EACH: i64 = 4;

/// Elements of a sum that a block of a reduction adds up at a time, where they have many parts, and its blocks for each
/// multiprocessor.
const REDUCED_AT_ONCE: i64 = 32;
const REDUCE_BLOCKS: i64 = 8;

/// The launches of a forward pass, and what they have of a workspace.
pub(super) struct Fused {
    sum: (Variant, u32, Encoder),
    apply: (Variant, u32, Encoder),
    keys: Sizes,
    queries: Sizes,
    /// D′.
    width: i32,
    /// Whether blocks share heads, whose sums must be added up.
    cuts: bool,
    /// Where kv, z and the partial sums of both lie, unless kv, at a multiple of 16 bytes, and z are kept elsewhere.
    kv_at: usize,
    z_at: usize,
    partials_at: usize,
    z_partials_at: usize,
    pub bytes: usize,
}

impl FlaoLrpe<'_> {
    /// The fused route of a forward pass, where there is one: on compute capability 9.0, of f16 and bf16, D and E in eights to
    /// 128, activations but a softmax, halves of pairs in eights, of operands that the copy engine takes and enough of them that
    /// their roundings average out.
    pub(super) fn fused<T: Float>(
        &self,
        gpu: &Gpu,
        shape: &FlaoLrpeProblem,
        inputs: &FlaoInputs<T>,
        saves: bool,
    ) -> Result<Option<Fused>, Error> {
        let op = &self.definition;
        let is_pointwise = [op.q_f, op.k_f, op.v_f, op.g_f].into_iter().all(|f| {
            !matches!(
                f,
                Activation::Softmax(SoftmaxAxis::Feature | SoftmaxAxis::Sequence)
            )
        });
        let rows = &shape.rows;
        let columns = [rows.features, rows.value_features];
        let are_eights = columns.iter().all(|columns| columns % 8 == 0);
        if !gpu.facts().has_sm90a() || !is_pointwise || !are_eights || !rounds_enough(rows) {
            return Ok(None);
        }
        let lengths = [rows.batch, rows.heads, rows.queries, rows.keys];
        let [Ok(batch), Ok(heads), Ok(queries), Ok(keys)] = lengths.map(i32::try_from) else {
            return Ok(None);
        };
        // The checks have bounded both.
        let [d, e] = columns.map(|columns| columns as i32);
        let sizes = |rows: i32| Sizes {
            batch: batch.into(),
            heads: heads.into(),
            rows: rows.into(),
            d,
            e,
        };
        let (queries, keys) = (sizes(queries), sizes(keys));
        let g = inputs.g.as_ref().map_or(Operand::default(), operand);
        let are_taken = takes(&operand(&inputs.q), queries, d)
            && takes(&operand(&inputs.k), keys, d)
            && takes(&operand(&inputs.v), keys, e)
            && takes(&g, queries, e);
        if !are_taken {
            return Ok(None);
        }
        let sides = [(&inputs.q, op.q_f, shape.q), (&inputs.k, op.k_f, shape.k)];
        let mut encoded = [None, None];
        match self.encodings(0) {
            Some(encodings) => {
                for ((encoded, (x, _, sizes)), lrpe) in
                    encoded.iter_mut().zip(sides).zip(&encodings)
                {
                    let Some(sizes) = sizes else { return Ok(None) };
                    let x = x.permute(axes(lrpe))?;
                    let params = lrpe.params(gpu, &sizes, x)?;
                    let encoder = Encoder::of(&params);
                    let turn = match (shape.width > rows.features, encoder.half) {
                        (true, _) => Turn::Cosine,
                        (false, 0) => Turn::Neighbours,
                        (false, half) if half % 8 == 0 => Turn::Halves,
                        _ => return Ok(None),
                    };
                    *encoded = Some((encoder, turn));
                }
            }
            None => {
                for (encoded, (_, f, _)) in encoded.iter_mut().zip(sides) {
                    *encoded = Some((Encoder::without_angles(known(f)), Turn::Neighbours));
                }
            }
        }
        let variant = |(encoder, turn): (Encoder, Turn)| {
            let is_line = encoder.positions.source == Source::Line;
            Some((Variant::new(T::ELEMENT, turn, is_line, (d, e))?, encoder))
        };
        let [Some(apply), Some(sum)] = encoded.map(|encoded| encoded.and_then(variant)) else {
            return Ok(None);
        };

        let heads = i64::from(batch) * i64::from(heads);
        let tiles = |sizes: Sizes| (sizes.rows + TILE_ROWS - 1) / TILE_ROWS;
        let wave = i64::from(gpu.facts().multiprocessors);
        let parts = |sizes| {
            let parts = heads.saturating_mul(tiles(sizes)) / TILES_EACH;
            // At most as many as there are multiprocessors.
            parts.clamp(heads.min(wave), wave) as u32
        };
        let (sum_blocks, apply_blocks) = (parts(keys), parts(queries));
        let width = shape.width as i32;
        let cuts = cuts_heads(heads, tiles(keys), sum_blocks);
        let slots = if cuts { slots(sum_blocks) as usize } else { 0 };
        let divides = op.normalizer.is_some();
        let mut rooms = Rooms::new(size_of::<f32>());
        let mut at = |is_needed: bool, shape: &[usize]| -> Result<usize, Error> {
            Ok(rooms.sums(is_needed, shape)?.map_or(0, |room| room.at))
        };
        Ok(Some(Fused {
            // The copy engine reads kv from multiples of 16 bytes, and what is kept may lie anywhere.
            kv_at: at(true, &shape.kv_shape())?,
            z_at: at(!saves && divides, &shape.z_shape())?,
            partials_at: at(cuts, &[slots, shape.width, rows.value_features])?,
            z_partials_at: at(cuts && divides, &[slots, rows.features])?,
            bytes: rooms.end(),
            sum: (sum.0, sum_blocks, sum.1),
            apply: (apply.0, apply_blocks, apply.1),
            keys,
            queries,
            width,
            cuts,
        }))
    }
}

impl Fused {
    /// Writes o and what is kept.
    pub fn forward<T: Float>(
        &self,
        gpu: &Gpu,
        op: &FlaoLrpe,
        inputs: &FlaoInputs<T>,
        mut o: TensorViewMut<T>,
        mut saved: Option<FlaoLrpeSavedMut>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let mut own = None;
        let mut workspace = match workspace {
            None if self.bytes > 0 => {
                Some(own.insert(Workspace::new(inputs.q.device(), self.bytes)?))
            }
            given => given,
        };
        if let Some(workspace) = &workspace {
            check_workspace(FlaoLrpe::NAME, self.bytes, workspace.bytes())?;
        }
        let base = workspace
            .as_ref()
            .map_or(0, |workspace| workspace.address());
        let mut memory = workspace.as_mut().map(|workspace| workspace.view_mut());
        let stream = gpu.stream();
        let theta = op.angles.theta.as_ref().map(|theta| theta.view());
        let inputs_read = inputs.each();
        let _reading: Vec<_> = inputs_read
            .iter()
            .filter_map(|(_, input)| input.as_ref())
            .map(|input| input.reading(stream))
            .chain(theta.iter().map(|theta| theta.reading(stream)))
            .chain(op.indices().map(|(_, index)| index.reading(stream)))
            .collect();

        let definition: &Definition = &op.definition;
        let at = |room: usize| base + room as u64;
        let z = match (&saved, definition.normalizer) {
            (_, None) => 0,
            (Some(FlaoLrpeSavedMut { z: Some(z), .. }), _) => z.as_view().address(),
            _ => at(self.z_at),
        };
        let kept = saved.as_ref().map(|saved| saved.kv.as_view().address());
        let kv = kept
            .filter(|kv| kv.is_multiple_of(16))
            .unwrap_or(at(self.kv_at));
        let o_at = operand(&o.as_view());
        let _writing = [
            Some(o.writing(stream)),
            memory.as_mut().map(|memory| memory.writing(stream)),
        ];
        let _kept = saved.as_mut().map(|saved| {
            let z = saved.z.as_mut().map(|z| z.writing(stream));
            (saved.kv.writing(stream), z)
        });

        let (kernels, cu_stream) = (gpu.kernels(), stream.cu_stream());
        let (variant, blocks, encoder) = self.sum;
        let sum = Sum {
            k: operand(&inputs.k),
            v: operand(&inputs.v),
            sizes: self.keys,
            encoder,
            kv,
            partials: at(self.partials_at),
            z,
            z_partials: at(self.z_partials_at),
            v_f: known(definition.v_f),
        };
        // SAFETY: `fused` has found the tensors, the variants and the blocks to be what these kernels are for; the workspace has the
        // bytes of the plan; all of it is on this stream, in which each launch finds what those before it have written.
        unsafe { sum.launch(kernels, cu_stream, variant, blocks)? };
        if self.cuts {
            let heads = self.keys.batch * self.keys.heads;
            let reduce = |sums, partials, width: i32| {
                let wanted = heads.saturating_mul(width.into()) / REDUCED_AT_ONCE + 1;
                let most = REDUCE_BLOCKS * i64::from(gpu.facts().multiprocessors);
                let params = Reduce {
                    sums,
                    partials,
                    heads,
                    tiles: (self.keys.rows + TILE_ROWS - 1) / TILE_ROWS,
                    blocks: blocks.cast_signed(),
                    width,
                };
                let variant = flao::Variant {
                    route: Route::Wgmma(Tile::D64E64),
                    element: T::ELEMENT,
                };
                // SAFETY: the sums and the partial sums of the launch before, which shares out tiles as this does.
                unsafe {
                    flao::launch(
                        kernels,
                        cu_stream,
                        variant,
                        wanted.clamp(1, most) as u32,
                        &params,
                    )
                }
            };
            reduce(kv, at(self.partials_at), self.width * self.keys.e)?;
            if z != 0 {
                reduce(z, at(self.z_partials_at), self.keys.d)?;
            }
        }
        let (variant, blocks, encoder) = self.apply;
        let apply = Apply {
            q: operand(&inputs.q),
            g: inputs.g.as_ref().map_or(Operand::default(), operand),
            o: o_at,
            sizes: self.queries,
            encoder,
            kv,
            z,
            eps: definition.normalizer.unwrap_or_default() as f32,
            scale: definition.scale as f32,
            g_f: known(definition.g_f),
        };
        // SAFETY: as above.
        unsafe { apply.launch(kernels, cu_stream, variant, blocks)? };
        drop((_kept, _writing));
        match (&mut saved, memory) {
            (Some(saved), Some(memory)) if kept != Some(kv) => {
                let from = std::ptr::without_provenance(kv as usize);
                let kv = memory.as_view();
                let shape = saved.kv.shape().to_vec();
                let strides = saved.kv.strides().to_vec();
                // SAFETY: the workspace, which is borrowed, has a dense kv there.
                let made = unsafe {
                    TensorView::<f32>::from_raw_parts(kv.device(), from, &shape, &strides)?
                };
                saved.kv.copy_from(made)
            }
            _ => Ok(()),
        }
    }
}
