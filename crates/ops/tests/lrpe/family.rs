//! Every encoding with all positions and every f, in every element type and any layout: alone, in place, and beside keys.

use gimbal_ops::testing::{LrpeCall, LrpeInputs, Placed, poisoned_workspace};
use gimbal_ops::{
    Activation, BlockShape, Device, Error, Float, Lrpe, LrpeConfig, LrpeGradients,
    LrpeGradientsMut, SoftmaxAxis, Theta, bf16, f16,
};
use gimbal_reference::testing::lrpe::{
    Case, FUNCTIONS, Problem, SOURCES, Source, TURNS, Turn, any_problem, cases, long_sequences,
    pairs, problems,
};
use gimbal_reference::testing::{Layout, Verdict, bits};
use gimbal_reference::{Encoding, Function};
use ndarray::{Array1, Array2, ArrayD};
use proptest::prelude::*;
use proptest::sample::select;

use crate::common::{devices, gpu};
use crate::config::config;

proptest! {
    #![proptest_config(config(64, "lrpe"))]

    #[test]
    fn alone_f32(case in cases::<f32>(any_problem(), Layout::any())) {
        on_each_device(&case, alone)?;
    }

    #[test]
    fn alone_f16(case in cases::<f16>(any_problem(), Layout::any())) {
        on_each_device(&case, alone)?;
    }

    #[test]
    fn alone_bf16(case in cases::<bf16>(any_problem(), Layout::any())) {
        on_each_device(&case, alone)?;
    }

    #[test]
    fn own_blocks_f32(case in cases::<f32>(with_any_blocks(), Layout::any()), blocks in blocks()) {
        on_each_device(&case, |case, device| of_blocks(case, device, blocks))?;
    }

    #[test]
    fn own_blocks_bf16(case in cases::<bf16>(with_any_blocks(), Layout::any()), blocks in blocks()) {
        on_each_device(&case, |case, device| of_blocks(case, device, blocks))?;
    }

    #[test]
    fn calls_repeat(case in cases::<bf16>(any_problem(), Layout::any())) {
        on_each_device(&case, the_same_again)?;
    }

    #[test]
    fn in_place_f32(case in cases::<f32>(any_problem(), Layout::any())) {
        on_each_device(&case, in_place)?;
    }

    #[test]
    fn in_place_bf16(case in cases::<bf16>(any_problem(), Layout::any())) {
        on_each_device(&case, in_place)?;
    }

    #[test]
    fn packed_sequences_f32(case in cases::<f32>(packed_sequences(), Layout::any())) {
        on_each_device(&case, without_dtheta)?;
    }

    #[test]
    fn packed_sequences_f16(case in cases::<f16>(packed_sequences(), Layout::any())) {
        on_each_device(&case, without_dtheta)?;
    }

    #[test]
    fn short_sequences_f32(case in cases::<f32>(short_sequences(), Layout::aligned())) {
        on_each_device(&case, without_dtheta)?;
    }

    #[test]
    fn short_sequences_f16(case in cases::<f16>(short_sequences(), Layout::aligned())) {
        on_each_device(&case, without_dtheta)?;
    }

    #[test]
    fn short_sequences_bf16(case in cases::<bf16>(short_sequences(), Layout::aligned())) {
        on_each_device(&case, without_dtheta)?;
    }

    #[test]
    fn norms_f32(case in cases::<f32>(norms(), Layout::aligned())) {
        on_each_device(&case, of_weight)?;
    }

    #[test]
    fn norms_f16(case in cases::<f16>(norms(), Layout::aligned())) {
        on_each_device(&case, of_weight)?;
    }

    #[test]
    fn norms_bf16(case in cases::<bf16>(norms(), Layout::aligned())) {
        on_each_device(&case, of_weight)?;
    }

    #[test]
    fn norms_beside(case in pairs::<bf16>(norms(), Layout::aligned())) {
        on_each_device(&case, |case, device| beside(case, device, false))?;
    }

    #[test]
    fn pairs_f32(case in pairs::<f32>(any_problem(), Layout::any())) {
        on_each_device(&case, |case, device| beside(case, device, true))?;
    }

    #[test]
    fn pairs_f16(case in pairs::<f16>(any_problem(), Layout::any())) {
        on_each_device(&case, |case, device| beside(case, device, true))?;
    }

    #[test]
    fn pairs_bf16(case in pairs::<bf16>(any_problem(), Layout::any())) {
        on_each_device(&case, |case, device| beside(case, device, true))?;
    }

    #[test]
    fn pairs_in_place(case in pairs::<bf16>(any_problem(), Layout::any())) {
        on_each_device(&case, beside_in_place)?;
    }
}

/// Those that may have blocks of the caller's.
fn with_any_blocks() -> BoxedStrategy<Problem> {
    let sources = vec![Source::Line, Source::Grid];
    let spans = prop_oneof![(1usize..19).prop_map(|n| 8 * n), 1usize..151];
    // The last is a norm.
    let functions = select(&FUNCTIONS[..6]);
    problems(
        select(&TURNS[..]),
        functions,
        select(sources),
        spans,
        30_000,
    )
}

/// Small blocks, which fit whatever the lanes.
fn blocks() -> impl Strategy<Value = BlockShape> {
    (1u32..3, 1u32..3, 1u32..20, 1u32..9).prop_map(|(heads, tokens, tokens_per_thread, batches)| {
        BlockShape {
            heads,
            tokens,
            tokens_per_thread,
            batches,
        }
    })
}

/// A softmax over a sequence that is one launch on a GPU: a block's, or of several hundred tokens a cluster's.
fn short_sequences() -> BoxedStrategy<Problem> {
    let f = Function::Activation(Activation::Softmax(SoftmaxAxis::Sequence));
    let sources = vec![Source::Line, Source::Offsets, Source::Given, Source::Grid];
    // Narrow ones often: a lane has four.
    let spans = prop_oneof![select(vec![4usize, 8]), (1usize..25).prop_map(|n| 4 * n)];
    problems(select(&TURNS[..]), Just(f), select(sources), spans, 120_000)
}

/// A softmax over each of several packed sequences, of rows that fit vectors and of others.
fn packed_sequences() -> BoxedStrategy<Problem> {
    let f = Function::Activation(Activation::Softmax(SoftmaxAxis::Sequence));
    let sources = vec![Source::Packed, Source::PackedOffsets];
    let spans = prop_oneof![(1usize..9).prop_map(|n| 8 * n), 1usize..40];
    problems(select(&TURNS[..]), Just(f), select(sources), spans, 120_000)
}

/// Norms of rows that mostly fit vectors, where dx and sums of dw are written by one kernel.
fn norms() -> BoxedStrategy<Problem> {
    let f = Function::RmsNorm { eps: 1e-6 };
    let spans = (1usize..25).prop_map(|n| 8 * n);
    problems(
        select(&TURNS[..]),
        Just(f),
        select(&SOURCES[..]),
        spans,
        120_000,
    )
}

/// Heads of long sequences that are one launch on a GPU, by groups of blocks of which each takes several.
fn long_heads() -> usize {
    if gpu().is_some() { 48 } else { 1 }
}

proptest! {
    #![proptest_config(config(4, "lrpe"))]

    #[test]
    fn long_sequences_f16(case in cases::<f16>(long_sequences(select(&TURNS[..]), long_heads()), Layout::aligned())) {
        on_each_device(&case, without_dtheta)?;
    }

    #[test]
    fn long_sequences_bf16(case in cases::<bf16>(long_sequences(select(&TURNS[..]), long_heads()), Layout::aligned())) {
        on_each_device(&case, without_dtheta)?;
    }

    #[test]
    fn long_sequences_in_place(case in cases::<bf16>(long_sequences(Just(Turn::Rotate), long_heads()), Layout::aligned())) {
        on_each_device(&case, in_place)?;
    }
}

/// Judges a case on the CPU, and on a GPU if there is one.
pub fn on_each_device<C>(
    case: &C,
    judge: impl Fn(&C, &Device) -> Result<Vec<Verdict>, Error>,
) -> Result<(), TestCaseError> {
    for device in devices() {
        let verdicts = judge(case, &device)
            .map_err(|error| TestCaseError::fail(format!("on {device}: {error}")))?;
        for verdict in verdicts {
            verdict.of(&format!("on {device}")).check()?;
        }
    }
    Ok(())
}

/// A dense output for sums.
fn sum(device: &Device, shape: &[usize]) -> Result<Placed<f32>, Error> {
    Placed::poisoned(device, shape, Layout::ROW_MAJOR)
}

/// o, and dx with all other gradients.
pub fn alone<T: Float>(case: &Case<T>, device: &Device) -> Result<Vec<Verdict>, Error> {
    let call = LrpeCall::new(device, case)?;
    both_passes(&call, &asked(call.op(), case), case)
}

/// Asked for all gradients.
fn asked<'o, T>(op: Lrpe<'o>, case: &Case<T>) -> Lrpe<'o> {
    op.with_dtheta(true).with_dnorm_weight(has_norm(case))
}

/// What the operator is asked for.
fn both_passes<T: Float>(
    call: &LrpeCall<T>,
    op: &Lrpe,
    case: &Case<T>,
) -> Result<Vec<Verdict>, Error> {
    let mut verdicts = call.backward(op)?.judge(case, None);
    verdicts.push(case.forward().judge_placed(&call.forward(op)?));
    Ok(verdicts)
}

/// o and dx, of x only where f needs it.
pub fn without_dtheta<T: Float>(case: &Case<T>, device: &Device) -> Result<Vec<Verdict>, Error> {
    let call = LrpeCall::new(device, case)?;
    both_passes(&call, &call.op(), case)
}

/// Both, by blocks of the caller's.
fn of_blocks<T: Float>(
    case: &Case<T>,
    device: &Device,
    blocks: BlockShape,
) -> Result<Vec<Verdict>, Error> {
    let config = LrpeConfig {
        rows: blocks,
        statistics: blocks,
    };
    let call = LrpeCall::new(device, case)?;
    let op = call.op().forward_config(config).backward_config(config);
    let mut verdicts = both_passes(&call, &op, case)?;
    verdicts.extend(both_passes(&call, &asked(op, case), case)?);
    Ok(verdicts)
}

/// dx and dw, with dtheta, by whose kernel they go then, and without.
fn of_weight<T: Float>(case: &Case<T>, device: &Device) -> Result<Vec<Verdict>, Error> {
    let call = LrpeCall::new(device, case)?;
    let op = call.op().with_dnorm_weight(true);
    let mut verdicts = call.backward(&op)?.judge(case, None);
    verdicts.extend(call.backward(&op.with_dtheta(true))?.judge(case, None));
    Ok(verdicts)
}

/// The bits of o, dx and dtheta, by the calls that allocate.
pub fn results<T: Float>(case: &Case<T>, device: &Device) -> Result<Vec<Vec<u64>>, Error> {
    let call = LrpeCall::new(device, case)?;
    let op = call.op().with_dtheta(true);
    let o = op.forward(call.x())?.to_array()?;
    let LrpeGradients { dx, dtheta, .. } = op.backward(call.x(), call.d_o())?;
    let mut results = vec![bits(o.view()), bits(dx.to_array()?.view())];
    if let Some(dtheta) = dtheta {
        results.push(bits(dtheta.to_array()?.view()));
    }
    Ok(results)
}

/// The same call gives the same bits.
fn the_same_again<T: Float>(case: &Case<T>, device: &Device) -> Result<Vec<Verdict>, Error> {
    let first = results(case, device)?;
    for _ in 0..3 {
        if results(case, device)? != first {
            return Ok(vec![Verdict::failed("other bits".to_owned())]);
        }
    }
    Ok(Vec::new())
}

/// What is written over x or do; behind the last packed sequence that is as it was.
fn in_place<T: Float>(case: &Case<T>, device: &Device) -> Result<Vec<Verdict>, Error> {
    if case.problem.op.encoding == Encoding::Cosine {
        return Ok(Vec::new());
    }
    let read = LrpeInputs::of(device, &case.problem)?;
    let op = read.operator(&case.problem);
    let mut x = Placed::holding(device, &case.x, case.layouts[0])?;
    let mut d_o = Placed::holding(device, &case.d_o, case.layouts[1])?;

    let mut dtheta = sum(device, case.problem.theta.shape())?;
    let with_dtheta = op.clone().with_dtheta(true);
    let bytes = with_dtheta.backward_workspace(x.view(), d_o.view())?;
    let gradients = LrpeGradientsMut {
        dx: d_o.view_mut(),
        dtheta: Some(dtheta.view_mut()),
        dnorm_weight: None,
    };
    let workspace = &mut poisoned_workspace(device, bytes)?;
    with_dtheta.backward_in_place(x.view(), gradients, workspace)?;

    // Without dtheta a sequence softmax may take other launches.
    let mut alone = Placed::holding(device, &case.d_o, case.layouts[1])?;
    let workspace =
        &mut poisoned_workspace(device, op.backward_workspace(x.view(), alone.view())?)?;
    op.backward_in_place(x.view(), alone.view_mut(), workspace)?;

    let workspace = &mut poisoned_workspace(device, op.forward_workspace(x.view())?)?;
    op.forward_in_place(x.view_mut(), workspace)?;
    Ok(vec![
        case.forward_in_place().judge_placed(&x.read()?),
        case.backward_in_place().judge_placed(&d_o.read()?),
        case.backward_in_place().judge_placed(&alone.read()?),
        case.dtheta().judge_placed(&dtheta.read()?),
    ])
}

fn has_norm<T>(case: &Case<T>) -> bool {
    matches!(case.problem.op.f, Function::RmsNorm { .. })
}

fn beside<T: Float>(
    (queries, keys): &(Case<T>, Case<T>),
    device: &Device,
    with_dtheta: bool,
) -> Result<Vec<Verdict>, Error> {
    let (of_q, of_k) = (
        LrpeCall::new(device, queries)?,
        LrpeCall::new(device, keys)?,
    );
    let pair = of_k.beside(of_q.op().with_dtheta(with_dtheta));
    let pair = pair.with_dnorm_weight(true);
    let [oq, ok] = of_q.forward_beside(&of_k, &pair)?;
    let [dq, dk] = of_q.backward_beside(&of_k, &pair)?;
    let mut verdicts = dq.judge(queries, Some(keys));
    verdicts.extend(dk.judge(keys, None));
    verdicts.push(queries.forward().judge_placed(&oq));
    verdicts.push(keys.forward().judge_placed(&ok));
    Ok(verdicts)
}

fn beside_in_place<T: Float>(
    (queries, keys): &(Case<T>, Case<T>),
    device: &Device,
) -> Result<Vec<Verdict>, Error> {
    if queries.problem.op.encoding == Encoding::Cosine {
        return Ok(Vec::new());
    }
    let both = [queries, keys];
    let (of_q, of_k) = (
        LrpeInputs::of(device, &queries.problem)?,
        LrpeInputs::of(device, &keys.problem)?,
    );
    let op = of_q.operator(&queries.problem).with_dtheta(true);
    let pair = of_k.beside(op, &keys.problem);
    let [q, k] = both.map(|case| Placed::holding(device, &case.x, case.layouts[0]));
    let [d_oq, d_ok] = both.map(|case| Placed::holding(device, &case.d_o, case.layouts[1]));
    let (mut q, mut k, mut d_oq, mut d_ok) = (q?, k?, d_oq?, d_ok?);

    let mut dtheta = sum(device, queries.problem.theta.shape())?;
    let saved = (q.view(), k.view());
    let bytes = pair.backward_workspace(saved, (d_oq.view(), d_ok.view()))?;
    let of_q = LrpeGradientsMut {
        dx: d_oq.view_mut(),
        dtheta: Some(dtheta.view_mut()),
        dnorm_weight: None,
    };
    let workspace = &mut poisoned_workspace(device, bytes)?;
    pair.backward_in_place(saved, (of_q, d_ok.view_mut()), workspace)?;

    let workspace = &mut poisoned_workspace(device, pair.forward_workspace(q.view(), k.view())?)?;
    pair.forward_in_place(q.view_mut(), k.view_mut(), workspace)?;
    Ok(vec![
        queries.forward_in_place().judge_placed(&q.read()?),
        keys.forward_in_place().judge_placed(&k.read()?),
        queries.backward_in_place().judge_placed(&d_oq.read()?),
        keys.backward_in_place().judge_placed(&d_ok.read()?),
        queries.dtheta_beside(keys).judge_placed(&dtheta.read()?),
    ])
}

/// What a GPU finds in cu_seqlens when a kernel runs: results are undefined, but nothing around them is read or written.
#[test]
fn wild_bounds_reach_nothing_else() {
    let Some(gpu) = gpu() else { return };
    let shape = [40, 3, 16];
    let theta = Theta::per_feature(gpu.tensor(&Array2::<f32>::ones((1, 8))).unwrap());
    let rows = ArrayD::from_elem(shape.to_vec(), bf16::ONE);
    for bounds in [
        [0, 30, 7, 40],
        [-9, 12, 400, 20],
        [i32::MIN, i32::MAX, 0, 13],
        [50, 60, 70, 80],
    ] {
        let bounds = gpu.tensor(&Array1::from_vec(bounds.to_vec())).unwrap();
        for f in [
            Activation::None,
            Activation::Softmax(SoftmaxAxis::Feature),
            Activation::Softmax(SoftmaxAxis::Sequence),
        ] {
            let op = Lrpe::rotate(theta.clone()).packed(&bounds).activation(f);
            let op = op.with_dtheta(true);
            let x = Placed::holding(gpu, &rows, Layout::PART_OF_ODD).unwrap();
            let outputs = [(); 2].map(|()| Placed::poisoned(gpu, &shape, Layout::PART_OF_ODD));
            let [o, dx] = outputs;
            let (mut o, mut dx) = (o.unwrap(), dx.unwrap());
            let mut dtheta = sum(gpu, &[1, 8]).unwrap();
            let bytes = op.backward_workspace(x.view(), x.view()).unwrap();
            let workspace = &mut poisoned_workspace(gpu, bytes.max(1 << 20)).unwrap();
            op.forward_into(x.view(), o.view_mut(), workspace).unwrap();
            let gradients = LrpeGradientsMut {
                dx: dx.view_mut(),
                dtheta: Some(dtheta.view_mut()),
                dnorm_weight: None,
            };
            op.backward_into(x.view(), x.view(), gradients, workspace)
                .unwrap();
            assert!(o.read().unwrap().is_untouched_around());
            assert!(dx.read().unwrap().is_untouched_around());
        }
    }
}
