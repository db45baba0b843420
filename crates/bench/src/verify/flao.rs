//! Random inputs for the kernels of flao.

use gimbal_ops::testing::{FlaoCall, FlaoOutput, Placed};
use gimbal_ops::{
    DType, Error, Flao, FlaoRoute, FlaoSave, FlaoSavedView, Float, Tensor, bf16, f16,
};
use gimbal_reference as reference;
use gimbal_reference::testing::{Layout, Random, Verdict, flao};

use super::{Judged, Workbench};

/// What a forward pass can keep.
const SAVES: [FlaoSave; 3] = [FlaoSave::Nothing, FlaoSave::Kv, FlaoSave::KvAndProduct];

/// A way to compute products, which has kernels of its own. Where tensors do not allow it, a slower one is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// On what all of the routes take: D and E up to 128 as a rule.
    Narrow(FlaoRoute),
    /// By wgmma, where D or E is above 128; on other GPUs by mma.
    Wide,
    /// The same on rows that the copy engine does not take.
    Elements,
    /// Whole heads a block, where D or E is above 128.
    WideWhole,
    /// A whole head a block, of few rows.
    Short,
    /// The same of few columns.
    FewColumns,
}

impl Way {
    const ALL: [Self; 9] = [
        Self::Narrow(FlaoRoute::Plain),
        Self::Narrow(FlaoRoute::Mma),
        Self::Narrow(FlaoRoute::Wgmma),
        Self::Wide,
        Self::Elements,
        Self::Narrow(FlaoRoute::Fused),
        Self::WideWhole,
        Self::Short,
        Self::FewColumns,
    ];

    fn route(self) -> FlaoRoute {
        match self {
            Self::Narrow(route) => route,
            Self::Wide | Self::Elements => FlaoRoute::Wgmma,
            Self::WideWhole | Self::Short | Self::FewColumns => FlaoRoute::Fused,
        }
    }
}

/// The most columns that there are kernels for by wgmma where D or E is above 128.
const WIDE: [[usize; 2]; 8] = [
    [128, 192],
    [128, 256],
    [192, 128],
    [192, 192],
    [192, 256],
    [256, 128],
    [256, 192],
    [256, 256],
];

/// Those of them in which a pass may be one launch, and then the same with E up to 64, for which all but the forward pass have kernels of their own.
const WIDE_WHOLE: [[usize; 2]; 8] = [
    [128, 192],
    [128, 256],
    [192, 128],
    [256, 128],
    [128, 192],
    [128, 256],
    [192, 64],
    [256, 64],
];

/// The same where rows begin at any element.
const ELEMENTS: [[usize; 2]; 6] = [
    [128, 128],
    [128, 192],
    [128, 256],
    [256, 128],
    [256, 256],
    // By mma.
    [31, 31],
];

/// What a progress bar counts: ways and types.
pub const STEPS: usize = 3 * Way::ALL.len();

/// Inputs have at most so many rows of all heads.
const MAX_ROWS: usize = 6000;

/// Runs all cases.
pub fn verify(bench: &mut Workbench) -> Result<(), Error> {
    for way in Way::ALL {
        cases::<f32>(bench, way)?;
        cases::<f16>(bench, way)?;
        cases::<bf16>(bench, way)?;
    }
    Ok(())
}

fn cases<T: Float>(bench: &mut Workbench, way: Way) -> Result<(), Error> {
    // In f32 there is nothing of its own in it.
    let each = match (way, T::DTYPE) {
        (Way::WideWhole | Way::FewColumns, DType::F32) => 0,
        _ => 1,
    };
    let what = format!("{} {way:?}", Flao::NAME);
    bench.step::<T>(&what, each, |bench, index| {
        Case::<T>::random(bench.seed, index, way).judge(bench)
    })
}

/// One input, and what is kept of it.
struct Case<T> {
    data: flao::Case<T>,
    op: Flao,
    save: FlaoSave,
    description: String,
}

/// B, H, N, M, D, E.
type Sizes = [usize; 6];

fn sizes(rng: &mut fastrand::Rng, index: u32, way: Way) -> Sizes {
    // Tensor cores have a kernel for rows of up to 64 columns and one for up to 128; others take any.
    let (d, e) = match (index % 8, way) {
        (number, Way::Wide | Way::WideWhole) => {
            let most = match way {
                Way::Wide => WIDE[number as usize],
                _ => WIDE_WHOLE[number as usize],
            };
            // Of the last panel of 64 columns some, but of D beside a wide E any.
            let [last_d, e] = most.map(|most| rng.usize(most - 63..=most));
            let d = match most[0] {
                128 => rng.usize(1..=128),
                _ => last_d,
            };
            (d, e)
        }
        (number, Way::Elements) => {
            let [d, e] = ELEMENTS[number as usize % ELEMENTS.len()];
            let least = |most: usize| most.saturating_sub(63).max(1);
            (rng.usize(least(d)..=d) | 1, rng.usize(least(e)..=e))
        }
        (number, Way::FewColumns) => {
            let most = [16, 32][number as usize % 2];
            let columns = [rng.usize(most - 15..=most), rng.usize(1..=most)];
            let [d, e] =
                columns.map(|it| it.next_multiple_of(if are_aligned(index) { 4 } else { 1 }));
            (d, e)
        }
        // Of a few long heads, which clusters share where they fill the tile.
        (0, Way::Narrow(FlaoRoute::Fused)) => (64, 64),
        (1 | 3, Way::Narrow(FlaoRoute::Fused)) => (128, 128),
        // Of few heads what few values of kv and dkv are, of which nothing may be lost.
        (6, Way::Narrow(FlaoRoute::Mma)) => (rng.usize(23..=31), rng.usize(23..=31)),
        // Queries that several blocks share, of rows that begin anywhere.
        (4 | 5, Way::Short) => (rng.usize(1..=127) * 2 + 1, rng.usize(1..=256)),
        (0 | 2 | 4 | 6, _) => (rng.usize(1..=64), rng.usize(1..=64)),
        (5, Way::Narrow(FlaoRoute::Wgmma | FlaoRoute::Fused)) => {
            (rng.usize(65..=128), rng.usize(1..=64))
        }
        (7, Way::Narrow(FlaoRoute::Wgmma | FlaoRoute::Fused)) => {
            (rng.usize(1..=64), rng.usize(65..=128))
        }
        (1 | 5, _) => (rng.usize(65..=128), rng.usize(1..=128)),
        (3, Way::Narrow(FlaoRoute::Mma | FlaoRoute::Wgmma)) => (128, 128),
        (7, Way::Narrow(FlaoRoute::Mma)) => (rng.usize(129..=256), rng.usize(1..=256)),
        _ => (rng.usize(1..=256), rng.usize(1..=256)),
    };
    let (d, e) = match way.route() {
        _ if way == Way::Elements => (d.min(255), e),
        _ if matches!(way, Way::Short | Way::FewColumns) => (d, e),
        // The copy engine writes eight columns at a time.
        FlaoRoute::Wgmma => (d.next_multiple_of(8), e.next_multiple_of(8)),
        FlaoRoute::Fused if way == Way::WideWhole => (d.next_multiple_of(8), e.next_multiple_of(8)),
        FlaoRoute::Fused => {
            let [d, e] = [d, e].map(|it| it.min(128).next_multiple_of(8));
            (d, e)
        }
        _ => (d, e),
    };
    // Even numbers have all of them in turn, and odd ones: so does each of those kernels.
    let shape = match way {
        Way::Short => [3, 4, 6, 7][index as usize / 2 % 4],
        // E up to 64 begins with heads that several blocks share, as it has kernels of its own for those passes.
        Way::WideWhole if e <= 64 => [0, 1, 5][index as usize / 8 % 3],
        Way::WideWhole => [5, 1, 0][index as usize / 4 % 3],
        _ => index / 2 % 3,
    };
    // Heads that are more than multiprocessors have kernels of their own where they fill their tile: each of the four.
    let (d, e) = match (shape, way) {
        (2, Way::Narrow(FlaoRoute::Fused)) => {
            let mut of = |is_wide: bool| if is_wide { 128 } else { 64 } - 8 * rng.usize(0..=1);
            (of(index % 2 == 1), of(index / 6 % 2 == 1))
        }
        _ => (d, e),
    };
    let (batch, heads, longest) = match shape {
        // Heads that several blocks share. The reference takes long over wide ones.
        0 if matches!(way, Way::Wide | Way::Elements | Way::WideWhole) => {
            (1, rng.usize(1..=2), MAX_ROWS / if e > 64 { 6 } else { 3 })
        }
        0 => (1, rng.usize(1..=2), MAX_ROWS / 2),
        1 => (rng.usize(1..=3), rng.usize(1..=6), 300),
        // More heads than multiprocessors, which hold two blocks each: the more heads, the fewer rows those are chosen for.
        2 if way == Way::Narrow(FlaoRoute::Fused) => match rng.bool() {
            true => (1, rng.usize(133..=220), 600),
            false => (1, rng.usize(221..=264), 256),
        },
        // Blocks that have several heads.
        2 => (rng.usize(2..=3), rng.usize(100..=200), 10),
        3 => (rng.usize(1..=3), rng.usize(20..=100), 64),
        4 | 7 => (rng.usize(1..=3), rng.usize(1..=20), 128),
        6 => (rng.usize(1..=3), rng.usize(1..=10), 128),
        // More heads than there are multiprocessors.
        _ => (1, rng.usize(133..=150), 140),
    };
    let mut rows = || match shape {
        0 => rng.usize(longest / 2..=longest),
        5 => rng.usize(129..=longest),
        2 if longest > 128 => rng.usize(129..=longest),
        _ => rng.usize(1..=longest),
    };
    let queries = rows() + if shape == 6 { 128 } else { 0 };
    let keys = rows();
    match shape {
        // Many queries and few keys have a kernel of their own.
        7 => [batch, heads, queries / 2 + 64, keys.div_ceil(8), d, e],
        _ => [batch, heads, queries, keys, d, e],
    }
}

/// Whether an input of few columns has rows that can be moved four elements at a time.
fn are_aligned(index: u32) -> bool {
    index % 8 < 4
}

/// How large the values of q, k, v, g and do are, the scale, and what is kept then.
fn magnitudes(rng: &mut fastrand::Rng, save: FlaoSave) -> ([f64; 5], f64, FlaoSave) {
    if rng.bool() {
        // As small as in training, too.
        let gradient = [1.0, 2f64.powi(-10), 2f64.powi(-17)][rng.usize(..3)];
        let scale = [1.0, 0.125, -0.3][rng.usize(..3)];
        return ([1.0, 1.0, 1.0, 1.0, gradient], scale, save);
    }
    let sizes = [(); 5].map(|()| 10f64.powf(9.0 * rng.f64() - 6.0));
    let scale = (20.0 * f64::from(rng.f32()) - 10.0).exp2();
    let sign = if rng.bool() { 1.0 } else { -1.0 };
    let save = match save {
        // In f16 the gradient could not be made from it.
        FlaoSave::KvAndProduct => FlaoSave::Kv,
        other => other,
    };
    (sizes, sign * scale, save)
}

/// kv and the product, as far as they are given to a backward pass.
type Kept<T> = (Option<Tensor<f32>>, Option<Placed<T>>);

impl<T: Float> Case<T> {
    /// The input of this number. Numbers stay the same when there are more of them.
    fn random(seed: u64, index: u32, way: Way) -> Self {
        let rng = &mut fastrand::Rng::with_seed(seed.wrapping_add(index.into()));
        let sizes = sizes(rng, index, way);
        let problem = flao::problem(sizes);
        let save = SAVES[rng.usize(..3)];
        let ([of_q, of_k, of_v, of_g, of_d_o], scale, save) = magnitudes(rng, save);
        let order = rng.usize(..2);
        let mut layout = || Layout {
            order,
            margins: [(0, 0), (0, 0), (0, 0), (0, rng.usize(..3))],
            ..Layout::ROW_MAJOR
        };
        let layouts = [(); 5].map(|()| match (way, layout()) {
            (Way::Narrow(FlaoRoute::Plain) | Way::Elements | Way::Short, any) => any,
            (Way::FewColumns, any) if !are_aligned(index) => any,
            // Rows that can be moved 16 bytes at a time.
            (_, any) => Layout {
                margins: any
                    .margins
                    .map(|(before, behind)| (before, 8 * (behind / 2))),
                pitch: 8,
                ..any
            },
        });
        let mut random = Random::new(rng.u64(..));
        let gated = rng.u8(..4) > 0;
        let mut tensor = |shape: [usize; 4], size| random.array(&shape, size);
        let data = flao::Case {
            op: reference::Flao { scale },
            problem,
            inputs: reference::FlaoInputs {
                q: tensor(problem.query_shape(), of_q),
                k: tensor(problem.key_shape(), of_k),
                v: tensor(problem.value_shape(), of_v),
                g: Some(tensor(problem.output_shape(), of_g)).filter(|_| gated),
            },
            d_o: tensor(problem.output_shape(), of_d_o),
            layouts,
        };
        Self {
            data,
            op: Flao::new().scale(scale).route(way.route()),
            save,
            description: format!(
                "(B, H, N, M, D, E) {sizes:?}, scale {scale}, {save:?} saved, gate {gated}, q, k, v, g and do of {of_q:.1e}, {of_k:.1e}, {of_v:.1e}, {of_g:.1e} and {of_d_o:.1e}, {layouts:?}"
            ),
        }
    }

    fn judge(&self, bench: &Workbench) -> Result<Vec<Judged>, Error> {
        let call = FlaoCall::new(bench.device, &self.data, self.op, self.save)?;
        let (kv, product) = self.kept(bench)?;
        let saved = match (&kv, &product) {
            (Some(kv), Some(product)) => FlaoSavedView::KvAndProduct {
                kv: kv.view(),
                product: product.view(),
            },
            (Some(kv), None) => FlaoSavedView::Kv(kv.view()),
            _ => FlaoSavedView::Nothing,
        };
        let forward = |output: &FlaoOutput<T>| output.judge(&self.data.forward());
        let backward = |got: &_| self.data.backward().judge_placed(got);
        let what = &self.description;
        Ok(vec![
            bench.judged(
                what,
                || call.forward(),
                |output| Verdict::worst(forward(output)),
            )?,
            bench.judged(
                what,
                || call.backward(saved),
                |gradients| Verdict::worst(backward(gradients)),
            )?,
            bench.judged(
                what,
                || call.stages(),
                |(output, gradients)| {
                    Verdict::worst([forward(output), backward(gradients)].concat())
                },
            )?,
        ])
    }

    /// As the reference keeps them, so that the backward pass is judged alone.
    fn kept(&self, bench: &Workbench) -> Result<Kept<T>, Error> {
        let inputs = self.data.inputs.view();
        let (o, kept) = self.data.op.forward_saving(&inputs, self.save)?;
        let kv = kept.kv().map(|kv| bench.device.tensor(kv)).transpose()?;
        // Without a gate none is kept, but may be given: it is o.
        let given = Some(&o).filter(|_| self.save == FlaoSave::KvAndProduct);
        let product = kept
            .product()
            .or(given)
            .map(|product| Placed::holding(bench.device, product, self.data.layouts[2]));
        Ok((kv, product.transpose()?))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::ops::Range;

    use gimbal_kernels_sys::flao::Tile;

    use super::*;
    use crate::verify::tests::{assert_passed, with_cpu_workbench};

    fn assert_passes_on_the_cpu<T: Float>(index: u32) {
        with_cpu_workbench(|bench| {
            for way in Way::ALL {
                let case = Case::<T>::random(bench.seed, index, way);
                assert_passed(case.judge(bench).unwrap());
            }
        });
    }

    /// What is drawn of these numbers.
    fn drawn(indices: Range<u32>, way: Way) -> impl Iterator<Item = (u32, Sizes)> {
        indices.map(move |index| {
            let rng = &mut fastrand::Rng::with_seed(index.into());
            (index, sizes(rng, index, way))
        })
    }

    #[test]
    fn each_kernel_of_tensor_cores_meets_several_shapes() {
        for route in [FlaoRoute::Mma, FlaoRoute::Wgmma, FlaoRoute::Fused] {
            let mut met = BTreeSet::new();
            for (_, [batch, heads, queries, _, d, e]) in drawn(0..8, Way::Narrow(route)) {
                if d.max(e) <= 128 {
                    let many_heads = batch * heads > 132;
                    met.insert((d.max(e) <= 64, many_heads, !many_heads && queries > 300));
                }
            }
            for narrow in [false, true] {
                for (many_heads, many_rows) in [(false, true), (false, false), (true, false)] {
                    assert!(met.contains(&(narrow, many_heads, many_rows)), "{met:?}");
                }
            }
        }
    }

    #[test]
    fn wide_kernels_of_every_width_are_met() {
        let mut met = BTreeSet::new();
        let mut shapes = BTreeSet::new();
        for (_, [batch, heads, queries, _, d, e]) in drawn(0..8, Way::Wide) {
            met.insert(Tile::for_columns(d as i32, e as i32).unwrap().columns());
            if d > 128 && e > 128 {
                shapes.insert((batch * heads >= 200, queries > 300));
            }
        }
        let all = WIDE.map(|columns| columns.map(|columns| columns as i32));
        assert_eq!(met, all.map(|[d, e]| (d, e)).into());
        assert_eq!(shapes.len(), 3, "{shapes:?}");
    }

    #[test]
    fn wide_forward_passes_of_one_launch_are_met_with_more_heads_than_blocks() {
        let met = |(index, [_, heads, _, keys, d, e]): (u32, Sizes)| {
            assert!(index >= 4 || (heads > 132 && keys > 128), "{heads} {keys}");
            Tile::for_columns(d as i32, e as i32).unwrap().columns()
        };
        let all = WIDE_WHOLE.map(|[d, e]| (d as i32, e as i32));
        let met: Vec<_> = drawn(0..8, Way::WideWhole).map(met).collect();
        assert_eq!(met, all);
    }

    #[test]
    fn wide_kernels_of_few_value_columns_are_met_with_heads_of_several_blocks() {
        for (_, [batch, heads, queries, keys, ..]) in drawn(6..8, Way::WideWhole) {
            // Of each half of the rows, too.
            assert!(batch * heads <= 2 && queries.min(keys) / 2 >= 500);
        }
    }

    #[test]
    fn short_heads_of_every_kernel_are_met() {
        let mut met = BTreeSet::new();
        for (_, [_, _, queries, keys, ..]) in drawn(0..16, Way::Short) {
            met.insert((queries.max(keys).next_power_of_two().max(64), keys <= 16));
        }
        // Of up to 64 rows, up to 128, and forward more; of up to sixteen keys all have the same.
        let expected = [64, 128, 256].map(|rows| [(rows, false), (rows, true)]);
        assert_eq!(met, expected.into_iter().flatten().collect());
    }

    #[test]
    fn heads_of_few_columns_of_every_kernel_are_met() {
        let mut met = BTreeSet::new();
        for (index, [.., d, e]) in drawn(0..8, Way::FewColumns) {
            assert!(d.max(e) <= 32 && (!are_aligned(index) || d % 4 == 0 && e % 4 == 0));
            met.insert((d.max(e) <= 16, are_aligned(index)));
        }
        assert_eq!(met.len(), 4, "{met:?}");
    }

    #[test]
    fn rounded_results_pass() {
        assert_passes_on_the_cpu::<f32>(1);
        assert_passes_on_the_cpu::<f16>(2);
        assert_passes_on_the_cpu::<bf16>(4);
    }
}
