//! A process for each GPU, through NCCL: `GIMBAL_REQUIRE_GPUS=2` says how many there must be.
//!
//! A test starts itself once for each rank, which does its part and judges what it gets.

use std::env;
use std::io::{Write, stderr};
use std::net::TcpListener;
use std::process::{self, Command};
use std::time::{Duration, Instant};

use gimbal_ops::{
    Activation, Device, Error, Flao, FlaoInputs, FlaoLrpe, Group, Lrpe, PeerReason, Tensor, Theta,
    Workspace, bf16, f16,
};
use gimbal_reference::testing::bits;
use ndarray::{Array2, Array4};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::rig::Outcome;
use crate::{flao, flao_lrpe, lrpe, tpa};

const LIMIT: Duration = Duration::from_secs(20);
/// Random problems of each kind.
const CASES: usize = 12;

/// Runs a test in a process for each rank. True for a rank, which has its group.
fn started(test: &str) -> Option<Group> {
    let number = |name: &str| env::var(name).ok()?.parse::<usize>().ok();
    let ranks = number("GIMBAL_REQUIRE_GPUS");
    if let (Some(rank), Some(ranks), Ok(address)) = (
        number("GIMBAL_TEST_RANK"),
        ranks,
        env::var("GIMBAL_TEST_ADDRESS"),
    ) {
        let device = Device::cuda(rank).unwrap();
        return Some(Group::nccl(&device, rank, ranks, address, LIMIT).unwrap());
    }
    let Some(ranks) = ranks else {
        // Not `eprintln`, which the test harness keeps to itself.
        let _ = writeln!(stderr(), "skipped: GIMBAL_REQUIRE_GPUS is not set");
        return None;
    };
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    drop(listener);
    let start = |rank: usize| {
        Command::new(env::current_exe().unwrap())
            .args(["--exact", test, "--nocapture"])
            .env("GIMBAL_TEST_RANK", rank.to_string())
            .env("GIMBAL_TEST_ADDRESS", &address)
            .env("NCCL_NVLS_ENABLE", "0")
            .spawn()
            .unwrap()
    };
    let processes: Vec<_> = (0..ranks).map(start).collect();
    for (rank, mut process) in processes.into_iter().enumerate() {
        let status = process.wait().unwrap();
        assert!(status.success(), "rank {rank} ended with {status}");
    }
    None
}

/// The same problems on every rank.
fn each<C>(cases: impl Strategy<Value = C>, mut run: impl FnMut(&C) -> Outcome) {
    let mut runner = TestRunner::deterministic();
    for _ in 0..CASES {
        let case = cases.new_tree(&mut runner).unwrap().current();
        run(&case).unwrap();
    }
}

pub fn properties_hold() {
    let Some(group) = started("shards_on_gpus") else {
        return;
    };
    macro_rules! of_each_type {
        ($($t:ty),*) => {$(
            each(tpa::cases::<$t>(), |case| {
                tpa::rank_decodes(&group, case, &case.expected())
            });
            each(flao::cases::<$t>(), |case| {
                flao::rank_attends(&group, case, &case.expected())
            });
            each(lrpe::cases::<$t>(), |case| {
                lrpe::rank_encodes(&group, case, &case.expected())
            });
            each(flao_lrpe::cases::<$t>(), |case| {
                flao_lrpe::rank_attends(&group, case, &case.expected())
            });
        )*};
    }
    of_each_type!(f32, f16, bf16);
    each(flao_lrpe::fused_cases::<bf16>(), |case| {
        flao_lrpe::rank_attends(&group, case, &case.expected())
    });
    group.device().synchronize().unwrap();
    group.check().unwrap();
}

fn wave(group: &Group, tokens: usize, phase: f32) -> Tensor<bf16> {
    let own = group.share(tokens);
    let wave = |(b, h, n, d): (usize, usize, usize, usize)| {
        let n = own.start + n;
        bf16::from_f32((phase + (b + 3 * h + 5 * n + 7 * d) as f32).sin())
    };
    let values = Array4::from_shape_fn((2, 6, own.len(), 128), wave);
    group.device().tensor(&values).unwrap()
}

/// The same bits 20 times, and from a graph.
pub fn runs_repeat() {
    let Some(group) = started("shards_repeat_on_gpus") else {
        return;
    };
    let [q, k, v, g] = [0.0, 1.0, 2.0, 3.0].map(|phase| wave(&group, 9001, phase));
    let inputs = FlaoInputs::new(&q, &k, &v, &g);
    let op = group.shard(Flao::new());
    let mut o = group.device().empty::<bf16>(q.shape()).unwrap();
    let mut kv = group.device().empty::<f32>(&[2, 6, 128, 128]).unwrap();
    let bytes = op.forward_workspace(inputs).unwrap();
    let mut workspace = Workspace::new(group.device(), bytes).unwrap();
    let mut first = None;
    for _ in 0..20 {
        o.fill_bytes(0xff).unwrap();
        op.forward_into(inputs, &mut o, &mut kv, &mut workspace)
            .unwrap();
        let gradients = op.backward(inputs, &kv, &o).unwrap();
        let now = [&o, &gradients.dq, &gradients.dk, &gradients.dv];
        let now = now.map(|tensor| bits(tensor.to_array().unwrap().view()));
        assert!(
            now == *first.get_or_insert_with(|| now.clone()),
            "other bits"
        );
    }
    let graph = group
        .device()
        .capture(|| op.forward_into(inputs, &mut o, &mut kv, &mut workspace));
    let graph = graph.unwrap();
    for _ in 0..3 {
        o.fill_bytes(0xff).unwrap();
        // SAFETY: the tensors, the workspace and the group still live, and nothing else uses them.
        unsafe { graph.replay().unwrap() };
        let now = bits(o.to_array().unwrap().view());
        assert!(now == first.as_ref().unwrap()[0], "other bits by a graph");
    }
    group.check().unwrap();
    crate::rig::same_everywhere(&group, "kv", &kv).unwrap();
}

/// The same of `flao_lrpe`, in both passes, with and without a normaliser, and with and without dtheta, which no fused kernel has.
pub fn encoded_runs_repeat() {
    let Some(group) = started("shards_of_flao_lrpe_repeat_on_gpus") else {
        return;
    };
    let device = group.device();
    let offset = group.share(9001).start as i64;
    let [q, k, v, g] = [0.0, 1.0, 2.0, 3.0].map(|phase| wave(&group, 9001, phase));
    let inputs = FlaoInputs::new(&q, &k, &v, &g);
    let theta = |angles| {
        let theta = Array2::from_shape_fn((6, angles), |(h, d)| 1e-3 * (1 + h + d) as f32);
        Theta::per_feature(device.tensor(&theta).unwrap())
    };
    let cosine = FlaoLrpe::of(Lrpe::cosine(theta(128)).offset(offset))
        .query_activation(Activation::Silu)
        .key_activation(Activation::Silu)
        .gate_activation(Activation::Silu);
    let rope = Lrpe::rotate(theta(64)).offset(offset);
    let rotate = FlaoLrpe::of(rope.activation(Activation::Sigmoid)).normalizer(1.0);
    let fused = [cosine.clone(), rotate.clone()];
    let separate = [cosine, rotate].map(|op| op.with_dtheta(true));
    for op in fused.into_iter().chain(separate) {
        let op = group.shard(op);
        let (mut o, mut saved) = op.forward_saving(inputs).unwrap();
        let mut gradients = op.backward(inputs, Some(saved.view()), &o).unwrap();
        let bytes = op.forward_workspace(inputs, true).unwrap();
        let bytes = bytes.max(
            op.backward_workspace(inputs, Some(saved.view()), &o)
                .unwrap(),
        );
        let mut workspace = Workspace::new(device, bytes).unwrap();
        let mut first = None;
        let mut graph = None;
        for turn in 0..23 {
            o.fill_bytes(0xff).unwrap();
            saved.kv.fill_bytes(0xff).unwrap();
            let mut run = || {
                op.forward_into(inputs, &mut o, Some(saved.view_mut()), &mut workspace)?;
                let kept = Some(saved.view());
                op.backward_into(inputs, kept, &o, &mut gradients, &mut workspace)
            };
            match turn {
                0..20 => run().unwrap(),
                _ => {
                    let graph = graph.get_or_insert_with(|| device.capture(run).unwrap());
                    // SAFETY: the tensors, the workspace and the group still live, and nothing else uses them.
                    unsafe { graph.replay().unwrap() }
                }
            }
            let rows = &gradients.rows;
            let rows = [&o, &rows.dq, &rows.dk, &rows.dv].into_iter();
            let now: Vec<_> = rows
                .chain(&gradients.rows.dg)
                .map(|tensor| bits(tensor.to_array().unwrap().view()))
                .collect();
            let is_same = now == *first.get_or_insert_with(|| now.clone());
            assert!(is_same, "other bits in turn {turn}");
        }
        crate::rig::same_everywhere(&group, "kv", &saved.kv).unwrap();
        if let Some(dtheta) = &gradients.dtheta {
            crate::rig::same_everywhere(&group, "dtheta", dtheta).unwrap();
        }
    }
    group.check().unwrap();
}

fn exchange(group: &Group, width: usize) -> Result<Tensor<f32>, Error> {
    let part = group.device().zeros(&[width])?;
    let mut sum = group.device().zeros(&[width])?;
    group.all_reduce(&part, &mut sum)?;
    Ok(sum)
}

/// What goes wrong, and when it is known.
fn failure(group: &Group) -> (Error, Duration) {
    let start = Instant::now();
    loop {
        if let Err(error) = group.check() {
            return (error, start.elapsed());
        }
        assert!(start.elapsed() < 2 * LIMIT, "nothing was noticed");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// A rank that dies ends the others, which get no result.
pub fn a_rank_dies() {
    let Some(group) = started("shards_that_die_on_gpus") else {
        return;
    };
    assert!(
        exchange(&group, 1 << 20)
            .unwrap()
            .to_array()
            .unwrap()
            .iter()
            .all(|sum| *sum == 0.0)
    );
    if group.rank() == 1 {
        // Without any farewell.
        process::exit(0);
    }
    let start = Instant::now();
    let sum = exchange(&group, 1 << 20);
    let (error, after) = failure(&group);
    println!("rank {} after {after:?}: {error}", group.rank());
    assert!(
        matches!(
            error,
            Error::Peer {
                rank: 1,
                reason: PeerReason::Gone,
                ..
            }
        ),
        "{error}"
    );
    // It may have been known before the call.
    if let Ok(sum) = sum {
        let sum = sum.to_array().unwrap();
        assert!(
            sum.iter().all(|sum| sum.is_nan()),
            "a result without a rank"
        );
    }
    assert!(exchange(&group, 1).is_err());
    assert!(start.elapsed() < LIMIT);
}

/// Ranks that call with other shapes are told.
pub fn a_rank_has_another_shape() {
    let Some(group) = started("shards_of_other_shapes_on_gpus") else {
        return;
    };
    exchange(&group, 8).unwrap();
    let sum = exchange(&group, 1 << (10 + group.rank()));
    let (error, after) = failure(&group);
    println!("rank {} after {after:?}: {error}", group.rank());
    let is_other = |error: &Error| {
        matches!(
            error,
            Error::Peer {
                rank: 1,
                reason: PeerReason::Other { .. },
                ..
            }
        )
    };
    assert!(is_other(&error), "{error}");
    drop(sum);
}
