//! The fused route: queries and keys are encoded on their way to the tensor cores.

mod backward;
mod forward;

use std::ops::Range;
use std::rc::Rc;

use gimbal_kernels_sys::ElementType;
use gimbal_kernels_sys::flao::{self, Operand, Reduce, Route, Sizes, Tile, cuts_heads, slots};
use gimbal_kernels_sys::flao_lrpe::fused::{Encoder, Sum, Turn, Variant, takes};
use gimbal_kernels_sys::lrpe::Source;
use gimbal_reference::{Activation, FlaoLrpe as Reference, FlaoLrpeProblem, IndexType};

use super::FlaoLrpe;
use super::launch::axes;
use super::plan::{Room, Rooms, address};
use super::policy::{blocks, is_flao, is_short, rounds_enough, tiles};
use crate::device::{Facts, Gpu};
use crate::flao::{operand, optional, reduce_blocks};
use crate::lrpe::activation;
use crate::recent::{Recent, anywhere};
use crate::tensor::{Guard, Layout};
use crate::{Error, FlaoInputs, Float, Index, TensorView, TensorViewMut};
pub(super) use backward::Backward;
pub(super) use forward::Forward;

/// Queries or keys, and how their launches go through them.
#[derive(Clone, Copy)]
struct Side {
    variant: Variant,
    encoder: Encoder,
    sizes: Sizes,
    blocks: u32,
}

/// All that the launches of a call depend on besides its definition.
#[derive(Clone, Copy, PartialEq)]
struct Asked {
    facts: u64,
    element: ElementType,
    shape: FlaoLrpeProblem,
    /// Wherever they are.
    operands: [Operand; 5],
    theta: Option<(u64, Layout)>,
    indices: [Option<(u64, Layout, IndexType)>; 4],
    is_of_group: bool,
    /// Whether kv is kept or was, and whether it is read there.
    saves: bool,
    reads_saved: bool,
}

/// Launches that were found, or that there are none.
type Kept<P> = Recent<(Asked, Reference), Option<Rc<P>>>;

/// Queries and keys of some columns of values.
struct Both {
    queries: Side,
    keys: Side,
    /// D′.
    width: i32,
}

/// The same of a call.
struct Sides<'a> {
    op: &'a FlaoLrpe<'a>,
    queries: &'a Side,
    keys: &'a Side,
    width: i32,
}

impl Both {
    fn of<'a>(&'a self, op: &'a FlaoLrpe<'a>) -> Sides<'a> {
        Sides {
            op,
            queries: &self.queries,
            keys: &self.keys,
            width: self.width,
        }
    }
}

/// Where kv and z, or their gradients, have room in a workspace, as far as they need it. Without a normaliser there is no z.
struct Places {
    kv: Option<Room>,
    z: Option<Room>,
}

/// Where sums over the rows of each head lie, kv and z or their gradients, and the partial sums of both. Without a normaliser
/// there is no z.
#[derive(Clone, Copy)]
struct Sums {
    kv: u64,
    partials: u64,
    z: u64,
    z_partials: u64,
    /// Of each head's z.
    z_width: i32,
}

impl FlaoLrpe<'_> {
    fn asked<T: Float>(
        &self,
        facts: &Facts,
        shape: &FlaoLrpeProblem,
        inputs: &FlaoInputs<T>,
        d_o: Option<&TensorView<T>>,
    ) -> Asked {
        let FlaoInputs { q, k, v, g } = inputs;
        let operands = [Some(q), Some(k), Some(v), g.as_ref(), d_o].map(optional);
        let angles = &self.angles;
        let [q, k] = [
            [&angles.q_offsets, &angles.q_positions],
            [&angles.k_offsets, &angles.k_positions],
        ];
        Asked {
            facts: facts.number,
            element: T::ELEMENT,
            shape: *shape,
            operands: operands.map(|operand| Operand {
                at: anywhere(operand.at),
                ..operand
            }),
            theta: angles.theta.as_ref().map(|theta| {
                let theta = theta.view();
                (theta.address(), *theta.layout())
            }),
            indices: [q[0], q[1], k[0], k[1]].map(|index| index.as_ref().map(Index::place)),
            is_of_group: self.group.is_some(),
            saves: false,
            reads_saved: false,
        }
    }

    /// The launches of a call, which `make` makes where they are not kept.
    fn kept<P>(
        &self,
        plans: &Kept<P>,
        asked: Asked,
        make: impl FnOnce() -> Result<Option<P>, Error>,
    ) -> Result<Option<Rc<P>>, Error> {
        let definition = &self.definition;
        plans.of(
            |(known, of)| *known == asked && of == definition,
            || Ok(((asked, definition.clone()), make()?.map(Rc::new))),
        )
    }

    /// The fused route of a call whose launches take so many columns of values, where there is one: on compute capability 9.0, of f16 and
    /// bf16, D and those columns in eights to 128, halves of all features or, without a softmax, in eights, of operands that the copy
    /// engine takes and enough of them that their roundings average out. A backward pass also reads do.
    fn sides<T: Float>(
        &self,
        facts: &Facts,
        shape: &FlaoLrpeProblem,
        inputs: &FlaoInputs<T>,
        d_o: Option<&TensorView<T>>,
        columns_of_values: usize,
    ) -> Result<Option<Both>, Error> {
        let op = &self.definition;
        let rows = &shape.rows;
        let columns = [rows.features, columns_of_values];
        let are_eights = columns.iter().all(|columns| columns % 8 == 0);
        // Ranks of a group exchange the matrix.
        let is_short = self.group.is_none() && is_short(op, shape);
        let is_for_others = is_flao(op) || is_short || !rounds_enough(rows);
        if !facts.has_sm90a() || !are_eights || is_for_others {
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
        let are_taken = takes(&operand(&inputs.q), queries, d)
            && takes(&operand(&inputs.k), keys, d)
            && takes(&operand(&inputs.v), keys, e)
            && takes(&optional(inputs.g.as_ref()), queries, e)
            && takes(&optional(d_o), queries, e);
        if !are_taken {
            return Ok(None);
        }
        let encodings = self.encodings(0);
        let side = |index: usize, x: &TensorView<T>, f, turned, sizes| {
            let (encoder, turn) = match &encodings {
                Some(encodings) => {
                    let Some(turned) = turned else {
                        return Ok(None);
                    };
                    let lrpe = &encodings[index];
                    let params = lrpe.params(&turned, x.permute(axes(lrpe))?)?;
                    let encoder = Encoder::of(&params);
                    let all_turn = 2 * encoder.half == d;
                    let are_taken = all_turn || encoder.half % 8 == 0 && !is_softmax(f);
                    let turn = match (shape.width > rows.features, encoder.half) {
                        (true, _) => Turn::Cosine,
                        (false, 0) => Turn::Neighbours,
                        (false, _) if are_taken => Turn::Halves,
                        _ => return Ok(None),
                    };
                    (encoder, turn)
                }
                None => (Encoder::without_angles(activation(f)), Turn::Halves),
            };
            let is_line = encoder.positions.source == Source::Line;
            let variant = Variant::new(T::ELEMENT, turn, is_line, (d, e));
            Ok::<_, Error>(variant.map(|variant| Side {
                variant,
                encoder,
                sizes,
                blocks: blocks(sizes, facts),
            }))
        };
        let Some(queries) = side(0, &inputs.q, op.q_f, shape.q, queries)? else {
            return Ok(None);
        };
        let Some(keys) = side(1, &inputs.k, op.k_f, shape.k, keys)? else {
            return Ok(None);
        };
        Ok(Some(Both {
            queries,
            keys,
            width: shape.width as i32,
        }))
    }

    /// To be held while launches that read all of this are put on the stream.
    fn reading<'s, T: Float>(
        &'s self,
        gpu: &'s Gpu,
        inputs: &'s FlaoInputs<T>,
        theta: Option<&'s TensorView<f32>>,
    ) -> Vec<Guard<'s>> {
        let stream = gpu.stream();
        let inputs = inputs.each().into_iter().filter_map(|(_, input)| input);
        inputs
            .filter_map(|input| input.reading(stream))
            .chain(theta.and_then(|theta| theta.reading(stream)))
            .chain(
                self.indices()
                    .into_iter()
                    .filter_map(|(_, index)| index?.reading(stream)),
            )
            .collect()
    }
}

/// With some columns of values and gates.
fn of_columns<'a, T: Float>(
    inputs: &FlaoInputs<'a, T>,
    columns: &Range<usize>,
) -> Result<FlaoInputs<'a, T>, Error> {
    let some = |rows: TensorView<'a, T>| rows.narrow(3, columns.clone());
    Ok(FlaoInputs {
        v: some(inputs.v)?,
        g: inputs.g.map(some).transpose()?,
        ..*inputs
    })
}

impl Side {
    fn heads(&self) -> i64 {
        self.sizes.batch * self.sizes.heads
    }

    fn cuts(&self) -> bool {
        cuts_heads(self.heads(), tiles(self.sizes), self.blocks)
    }

    /// Partial sums that a launch leaves.
    fn slots(&self) -> usize {
        match self.cuts() {
            true => slots(self.blocks) as usize,
            false => 0,
        }
    }
}

fn is_softmax(f: Activation) -> bool {
    matches!(f, Activation::Softmax(_))
}

impl Sides<'_> {
    /// Whether dq, dg and dkv are made by one launch, which reads the queries once. The copy engine writes dq and dg.
    fn are_joint(&self, dq: &Operand, dg: &Operand) -> bool {
        let Side {
            variant,
            encoder,
            sizes,
            ..
        } = *self.queries;
        // Halves of pairs, where there are any: cosines have none, and half is 0 of neighbours.
        let are_eights = self.width > sizes.d || encoder.half % 8 == 0;
        let variant = match self.divides() {
            true => variant.divided(),
            false => variant,
        };
        let is_taken = are_eights && !is_softmax(self.op.definition.q_f) && variant.is_joint();
        is_taken && takes(dq, sizes, sizes.d) && takes(dg, sizes, sizes.e)
    }

    fn divides(&self) -> bool {
        self.op.definition.normalizer.is_some()
    }

    fn eps(&self) -> f32 {
        self.op.definition.normalizer.unwrap_or_default() as f32
    }

    /// Of z and z̄, which is of the encoded keys.
    fn both_widths(&self) -> usize {
        (self.keys.sizes.d + self.width) as usize
    }

    fn scale(&self) -> f32 {
        self.op.definition.scale as f32
    }

    /// Room for what the tokens of a rank of a group add to the sums.
    fn own(&self, rooms: &mut Rooms, shape: &FlaoLrpeProblem) -> Result<Places, Error> {
        let is_shared = self.op.group.is_some();
        Ok(Places {
            kv: rooms.sums(is_shared, &shape.kv_shape())?,
            z: rooms.sums(is_shared && self.divides(), &shape.z_shape())?,
        })
    }

    /// Where a rank has `own`, and otherwise where all is.
    fn own_or(&self, own: &Places, base: u64, all: Sums) -> Sums {
        match self.op.group {
            None => all,
            Some(_) => Sums {
                kv: address(own.kv, base),
                z: address(own.z, base),
                ..all
            },
        }
    }

    /// The sum over all ranks, of what this one has in a room.
    ///
    /// # Safety
    /// As of [`sum`](Self::sum), of the room and of `all`, which is apart from it.
    unsafe fn total(&self, own: Option<Room>, base: u64, all: u64) -> Result<(), Error> {
        let (Some(group), Some(Room { layout, .. })) = (self.op.group, own) else {
            return Ok(());
        };
        // SAFETY: passed on to the caller.
        let (own, all) = unsafe {
            (
                TensorView::at(group.device(), address(own, base), layout),
                TensorViewMut::at(group.device(), all, layout),
            )
        };
        group.all_reduce(own, all)
    }

    /// Room for so many partial sums, with a normaliser of z's width.
    fn partials(&self, rooms: &mut Rooms, slots: usize, of_z: usize) -> Result<Places, Error> {
        let [width, e] = [self.width, self.keys.sizes.e].map(|columns| columns as usize);
        Ok(Places {
            kv: rooms.sums(slots > 0, &[slots, width, e])?,
            z: rooms.sums(slots > 0 && self.divides(), &[slots, of_z])?,
        })
    }

    /// kv and z.
    ///
    /// # Safety
    /// The route was found for these inputs, there is room for the sums, kv and partial sums begin at multiples of 16 bytes, and
    /// nothing else uses them meanwhile in the order of the stream.
    unsafe fn sum<T: Float>(
        &self,
        gpu: &Gpu,
        inputs: &FlaoInputs<T>,
        sums: Sums,
    ) -> Result<(), Error> {
        let side = self.keys;
        let sum = Sum {
            k: operand(&inputs.k),
            v: operand(&inputs.v),
            sizes: side.sizes,
            encoder: side.encoder,
            kv: sums.kv,
            partials: sums.partials,
            z: sums.z,
            z_partials: sums.z_partials,
            v_f: activation(self.op.definition.v_f),
        };
        let (kernels, stream) = (gpu.kernels(), gpu.stream().cu_stream());
        // SAFETY: the tensors, the variant and the blocks are what the kernel is for; the rest is passed on to the caller.
        unsafe {
            sum.launch(kernels, stream, side.variant, side.blocks)?;
            self.reduce::<T>(gpu, side, sums)
        }
    }

    /// Adds up the sums of a launch that went through these rows, where its blocks shared heads.
    ///
    /// # Safety
    /// They are that launch's.
    unsafe fn reduce<T: Float>(&self, gpu: &Gpu, side: &Side, sums: Sums) -> Result<(), Error> {
        let variant = flao::Variant {
            route: Route::Wgmma(Tile::D64E64),
            element: T::ELEMENT,
        };
        let both = [
            (sums.kv, sums.partials, self.width * side.sizes.e),
            (sums.z, sums.z_partials, sums.z_width),
        ];
        let there = both.into_iter().filter(|&(at, ..)| at != 0 && side.cuts());
        for (at, partials, width) in there {
            let params = Reduce {
                sums: at,
                partials,
                heads: side.heads(),
                tiles: tiles(side.sizes),
                blocks: side.blocks.cast_signed(),
                width,
            };
            let blocks = reduce_blocks(side.heads(), width, gpu.facts());
            let (kernels, stream) = (gpu.kernels(), gpu.stream().cu_stream());
            // SAFETY: it goes through the tiles as that launch did; the rest is passed on to the caller.
            unsafe { flao::launch(kernels, stream, variant, blocks, &params)? };
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use gimbal_kernels_sys::Kernel;
    use gimbal_reference::SoftmaxAxis;
    use ndarray::{Array2, Array4};

    use super::*;
    use crate::{Device, Group, Lrpe, Pairing, Tensor, Theta, bf16};

    /// Enough rows.
    pub(super) const ROWS: usize = 8192;

    /// q, k, v, g and do of so many rows, D and E, of which each begins so many elements into its memory.
    pub(super) struct Rows([Tensor<bf16>; 5], usize);

    impl Rows {
        pub fn new(rows: usize, d: usize, e: usize) -> Self {
            Self::from(0, rows, d, e)
        }

        fn from(first: usize, rows: usize, d: usize, e: usize) -> Self {
            Self::of(1, first, rows, d, e)
        }

        /// Of so many sequences.
        fn of(batch: usize, first: usize, rows: usize, d: usize, e: usize) -> Self {
            let tensor = |columns| {
                let zeros = Array4::from_elem((batch, 2, rows, columns + 8), bf16::ZERO);
                Device::cpu().tensor(&zeros).unwrap()
            };
            Self([d, d, e, e, e].map(tensor), first)
        }

        /// All but do, and that.
        pub fn views(&self) -> (FlaoInputs<'_, bf16>, TensorView<'_, bf16>) {
            let [q, k, v, g, d_o] = self.0.each_ref().map(|tensor| {
                let columns = tensor.shape()[3] - 8;
                let part = tensor.view().narrow(3, self.1..self.1 + columns);
                part.unwrap()
            });
            (FlaoInputs::new(q, k, v, g), d_o)
        }

        /// The routes of both passes.
        fn are_fused(&self, op: &FlaoLrpe) -> [bool; 2] {
            let (inputs, d_o) = self.views();
            let shape = op.check_forward(&inputs, None).unwrap();
            let facts = Facts::of_h200(1);
            let forward = Forward::new(op, &facts, &shape, &inputs, false).unwrap();
            let backward = Backward::new(op, &facts, &shape, &inputs, None, Some(&d_o));
            [forward.is_some(), backward.unwrap().is_some()]
        }

        /// The fused route of all columns of values.
        fn sides(&self, op: &FlaoLrpe) -> Both {
            let (inputs, _) = self.views();
            let shape = op.check_forward(&inputs, None).unwrap();
            let columns = shape.rows.value_features;
            let sides = op.sides(&Facts::of_h200(1), &shape, &inputs, None, columns);
            sides.unwrap().unwrap()
        }
    }

    pub(super) fn theta<'a>(columns: usize) -> Theta<'a> {
        let theta = Array2::<f32>::ones((2, columns));
        Theta::per_feature(Device::cpu().tensor(&theta).unwrap())
    }

    pub(super) fn silu<'a>(lrpe: Lrpe<'a>) -> FlaoLrpe<'a> {
        FlaoLrpe::of(lrpe.activation(Activation::Silu)).gate_activation(Activation::Sigmoid)
    }

    /// Without an encoding.
    fn gated<'a>() -> FlaoLrpe<'a> {
        FlaoLrpe::default().gate_activation(Activation::Sigmoid)
    }

    #[test]
    fn what_the_kernels_take() {
        let rotate = |columns| Lrpe::rotate(theta(columns));
        let interleaved = || rotate(4).pairing(Pairing::Interleaved);
        let softmax = Activation::Softmax(SoftmaxAxis::Feature);
        for (op, rows, expected) in [
            (silu(Lrpe::cosine(theta(64))), Rows::new(ROWS, 64, 64), true),
            (silu(Lrpe::cosine(theta(64))), Rows::new(511, 64, 64), false),
            (silu(Lrpe::cosine(theta(8))), Rows::new(ROWS, 128, 8), true),
            (silu(Lrpe::cosine(theta(8))), Rows::new(ROWS, 60, 64), false),
            (
                silu(Lrpe::cosine(theta(8))),
                Rows::from(8, ROWS, 64, 64),
                true,
            ),
            (
                silu(Lrpe::cosine(theta(8))),
                Rows::from(4, ROWS, 64, 64),
                false,
            ),
            (silu(rotate(4)), Rows::new(ROWS, 48, 64), true),
            (silu(rotate(4)), Rows::new(ROWS, 72, 64), true),
            (silu(rotate(4)), Rows::new(ROWS, 40, 64), true),
            (
                silu(rotate(4).rotary_dim(16)),
                Rows::new(ROWS, 40, 64),
                true,
            ),
            (
                silu(rotate(4).rotary_dim(24)),
                Rows::new(ROWS, 40, 64),
                false,
            ),
            (silu(interleaved()), Rows::new(ROWS, 40, 64), true),
            (
                silu(interleaved()).key_offset(-3),
                Rows::new(ROWS, 40, 64),
                true,
            ),
            (
                silu(rotate(4).rotary_dim(16)).key_activation(softmax),
                Rows::new(ROWS, 40, 64),
                false,
            ),
            (gated(), Rows::new(ROWS, 40, 64), true),
        ] {
            assert_eq!(rows.are_fused(&op), [expected; 2], "{:?}", op.definition);
            let group = Group::alone(&Device::cpu());
            let divided = op.clone().normalizer(1.0);
            assert_eq!(rows.are_fused(&divided), [expected; 2]);
            assert_eq!(rows.are_fused(&divided.over(&group)), [expected, false]);
            if op.definition.encoding.is_some() {
                let [_, backward] = rows.are_fused(&op.with_dtheta(true));
                assert!(!backward);
            }
        }
        // FLAO has kernels of its own.
        let rows = Rows::new(ROWS, 40, 64);
        assert_eq!(rows.are_fused(&FlaoLrpe::default()), [false; 2]);
        // Values of more columns than a launch takes are two launches, with a normaliser, but on ranks of a group.
        let group = Group::alone(&Device::cpu());
        for (e, expected) in [(136, true), (140, false), (256, true)] {
            let rows = Rows::new(ROWS, 120, e);
            let op = silu(Lrpe::cosine(theta(8)));
            assert_eq!(rows.are_fused(&op), [false; 2]);
            let divided = op.normalizer(1.0);
            assert_eq!(rows.are_fused(&divided), [expected; 2]);
            assert_eq!(rows.are_fused(&divided.over(&group)), [false; 2]);
        }
        for (rows, expected) in [(128, [false; 2]), (129, [false, true]), (256, [true; 2])] {
            let rows = Rows::of(8, 0, rows, 120, 136);
            let op = silu(Lrpe::cosine(theta(8))).normalizer(1.0);
            assert_eq!(rows.are_fused(&op), expected);
        }
        // A softmax, which no normaliser's kernels take backward.
        for op in [
            silu(Lrpe::cosine(theta(8))).query_activation(softmax),
            silu(rotate(4)).key_activation(softmax),
            silu(interleaved()).key_activation(softmax),
            FlaoLrpe::default().query_activation(softmax),
        ] {
            let rows = Rows::new(ROWS, 40, 64);
            assert_eq!(rows.are_fused(&op), [true; 2], "{:?}", op.definition);
            let divided = op.normalizer(1.0);
            assert_eq!(rows.are_fused(&divided), [true, false]);
        }
    }

    /// Separate launches take them, but with a normaliser or on ranks of a group, whatever was asked before.
    #[test]
    fn short_heads() {
        let group = Group::alone(&Device::cpu());
        let (cosine, rotate) = (silu(Lrpe::cosine(theta(8))), silu(Lrpe::rotate(theta(8))));
        for (op, rows, d, expected) in [
            (&rotate, 128, 128, false),
            (&rotate, 129, 128, true),
            (&rotate, 16, 64, false),
            (&cosine, 128, 64, false),
            (&cosine, 129, 64, true),
            (&cosine, 64, 72, false),
            (&cosine, 65, 72, true),
        ] {
            let rows = Rows::of(64, 0, rows, d, 64);
            assert_eq!(rows.are_fused(op), [expected; 2], "{:?}", op.definition);
            assert_eq!(rows.are_fused(&op.over(&group)), [true; 2]);
            assert_eq!(rows.are_fused(op), [expected; 2]);
            assert_eq!(rows.are_fused(&op.clone().normalizer(1.0)), [true; 2]);
        }
    }

    /// Few heads are cut where no block has rows of two.
    #[test]
    fn blocks_of_few_tiles() {
        let facts = Facts::of_h200(1);
        assert_eq!(facts.multiprocessors, 132);
        for (heads, rows, expected) in [
            (1, 64, 1),
            (1, 65, 2),
            (12, 512, 96),
            (12, 1024, 132),
            (20, 1500, 120),
            (16, 1993, 128),
            (70, 448, 122),
            (144, 64, 132),
        ] {
            let sizes = Sizes {
                batch: 1,
                heads,
                rows,
                d: 64,
                e: 64,
            };
            assert_eq!(blocks(sizes, &facts), expected, "{heads} heads of {rows}");
        }
    }

    /// Whatever was asked before.
    #[test]
    fn z_has_room_unless_it_is_saved() {
        let rows = Rows::new(ROWS, 64, 64);
        let ((inputs, _), facts) = (rows.views(), Facts::of_h200(1));
        let op = silu(Lrpe::cosine(theta(64))).normalizer(1.0);
        let shape = op.check_forward(&inputs, None).unwrap();
        let bytes = [false, true, false].map(|saves| {
            let forward = Forward::new(&op, &facts, &shape, &inputs, saves);
            forward.unwrap().unwrap().bytes
        });
        assert!(bytes[0] == bytes[2] && bytes[1] < bytes[0]);
    }

    /// Any do counts, which a forward pass does not read.
    #[test]
    fn a_do_that_the_copy_engine_does_not_take() {
        let op = gated();
        let (rows, odd) = (Rows::new(ROWS, 64, 64), Rows::from(1, ROWS, 64, 64));
        let ((inputs, _), (_, d_o)) = (rows.views(), odd.views());
        let shape = op.check_forward(&inputs, None).unwrap();
        let facts = Facts::of_h200(1);
        for (d_o, expected) in [(None, true), (Some(&d_o), false)] {
            let backward = Backward::new(&op, &facts, &shape, &inputs, None, d_o);
            assert_eq!(backward.unwrap().is_some(), expected);
        }
    }

    #[test]
    fn outputs_of_one_launch() {
        let op = silu(Lrpe::cosine(theta(128)));
        let (rows, odd) = (Rows::new(ROWS, 128, 64), Rows::from(1, ROWS, 128, 64));
        let [(inputs, _), (odd, _)] = [&rows, &odd].map(Rows::views);
        let both = rows.sides(&op);
        let [dq, dg, odd_dq, odd_dg] = [&inputs.q, &inputs.v, &odd.q, &odd.v].map(operand);
        for (dq, dg, expected) in [
            (&dq, &dg, true),
            (&dq, &Operand::default(), true),
            (&odd_dq, &dg, false),
            (&dq, &odd_dg, false),
        ] {
            assert_eq!(both.of(&op).are_joint(dq, dg), expected);
        }
    }

    #[test]
    fn queries_of_one_launch() {
        let rotate = |columns| Lrpe::rotate(theta(columns));
        let given = Device::cpu()
            .tensor(&ndarray::Array1::<i64>::zeros(ROWS))
            .unwrap();
        let softmax = Activation::Softmax(SoftmaxAxis::Feature);
        for (op, d, expected) in [
            (silu(Lrpe::cosine(theta(128))), 128, true),
            (silu(rotate(64)), 128, true),
            (silu(rotate(56)).query_positions(&given), 112, true),
            (silu(rotate(4).pairing(Pairing::Interleaved)), 120, true),
            (gated(), 128, true),
            (silu(rotate(64)).normalizer(1.0), 128, true),
            // Halves of 60, D and E of 64, and what an encoding, f or a normaliser asks for.
            (silu(rotate(60)), 120, false),
            (silu(rotate(32)), 64, false),
            (
                silu(Lrpe::cosine(theta(128))).query_positions(&given),
                128,
                false,
            ),
            (FlaoLrpe::of(rotate(64).activation(softmax)), 128, false),
            (silu(rotate(60)).normalizer(1.0), 120, false),
            (silu(Lrpe::cosine(theta(128))).normalizer(1.0), 128, false),
        ] {
            let rows = Rows::new(ROWS, d, 64);
            let (inputs, _) = rows.views();
            let [dq, dg] = [&inputs.q, &inputs.v].map(operand);
            let is_joint = rows.sides(&op).of(&op).are_joint(&dq, &dg);
            assert_eq!(is_joint, expected, "{:?}", op.definition);
        }
    }

    /// Those that turn have the angles of their side, those that do not none.
    #[test]
    fn kernels_of_sides() {
        let rows = Rows::new(ROWS, 48, 72);
        let kernels = |op: &FlaoLrpe| {
            let sides = rows.sides(op);
            let [of_queries, of_keys] = [sides.queries, sides.keys].map(|side| side.variant);
            [of_queries.backward_queries(), of_keys.backward_keys()].map(Kernel::name)
        };
        assert_eq!(
            kernels(&gated()),
            [
                "flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d128",
                "flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d128"
            ]
        );
        let positions = Device::cpu()
            .tensor(&ndarray::Array1::<i64>::zeros(ROWS))
            .unwrap();
        let op = FlaoLrpe::of(Lrpe::cosine(theta(48))).key_positions(&positions);
        assert_eq!(
            kernels(&op),
            [
                "flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d128",
                "flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d128"
            ]
        );
    }
}
