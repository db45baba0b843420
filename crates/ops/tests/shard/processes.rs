//! A process for each GPU, through NCCL: `GIMBAL_REQUIRE_GPUS=2` says how many there must be.
//!
//! A test starts itself once for each rank, which does its part and judges what it gets.

use std::env;
use std::ffi::{c_int, c_void};
use std::io::{Write, stderr};
use std::net::TcpListener;
use std::process::{self, Command};
use std::ptr;
use std::time::{Duration, Instant};

use gimbal_ops::{
    Activation, Device, Error, Flao, FlaoInputs, FlaoLrpe, Group, Lrpe, PeerReason, SoftmaxAxis,
    Tensor, Theta, TpaDecode, TpaFactors, TpaInputs, TpaQuery, Workspace, bf16, f16,
};
use gimbal_reference::testing::bits;
use libloading::Library;
use ndarray::{Array2, Array4, ArrayD};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::rig::Outcome;
use crate::{flao, flao_lrpe, lrpe, tpa_decode};

const LIMIT: Duration = Duration::from_secs(20);
/// Random problems of each kind.
const CASES: usize = 12;

/// Runs a test in a process for each rank, which gets its group.
fn started(test: &str) -> Option<Group> {
    started_within(test, LIMIT)
}

/// [`started`] of ranks that wait so long for each other.
fn started_within(test: &str, limit: Duration) -> Option<Group> {
    let number = |name: &str| env::var(name).ok()?.parse::<usize>().ok();
    let ranks = number("GIMBAL_REQUIRE_GPUS");
    if let (Some(rank), Some(ranks), Ok(address)) = (
        number("GIMBAL_TEST_RANK"),
        ranks,
        env::var("GIMBAL_TEST_ADDRESS"),
    ) {
        let device = Device::cuda(rank).unwrap();
        return Some(Group::nccl(&device, rank, ranks, address, limit).unwrap());
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

#[test]
fn shards_on_gpus() {
    let Some(group) = started("processes::shards_on_gpus") else {
        return;
    };
    macro_rules! of_each_type {
        ($($t:ty),*) => {$(
            each(tpa_decode::cases::<$t>(), |case| {
                tpa_decode::rank_decodes(&group, case, &case.expected())
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

/// What a call writes has the same bits 20 times, and 3 times from a graph. `outputs` are all of `state` that it writes in bf16.
fn repeats<S>(
    group: &Group,
    state: &mut S,
    call: impl Fn(&mut S) -> Result<(), Error>,
    outputs: impl Fn(&mut S) -> Vec<&mut Tensor<bf16>>,
) {
    let mut first = None;
    let mut graph = None;
    for turn in 0..23 {
        for output in outputs(state) {
            output.fill_bytes(0xff).unwrap();
        }
        match turn {
            0..20 => call(state).unwrap(),
            _ => {
                let captured = || group.device().capture(|| call(state)).unwrap();
                let graph = graph.get_or_insert_with(captured);
                // SAFETY: the state and the group still live, and nothing else uses them.
                unsafe { graph.replay().unwrap() }
            }
        }
        let now: Vec<_> = outputs(state)
            .into_iter()
            .map(|output| bits(output.to_array().unwrap().view()))
            .collect();
        let is_same = now == *first.get_or_insert_with(|| now.clone());
        assert!(is_same, "other bits in turn {turn}");
    }
    group.check().unwrap();
}

/// FLAO, in both passes.
#[test]
fn shards_repeat_on_gpus() {
    let Some(group) = started("processes::shards_repeat_on_gpus") else {
        return;
    };
    let [q, k, v, g] = [0.0, 1.0, 2.0, 3.0].map(|phase| wave(&group, 9001, phase));
    let inputs = FlaoInputs::new(&q, &k, &v, &g);
    let op = group.shard(Flao::new());
    let (o, kv) = op.forward_saving(inputs).unwrap();
    let gradients = op.backward(inputs, &kv, &o).unwrap();
    let bytes = op.forward_workspace(inputs).unwrap();
    let bytes = bytes.max(op.backward_workspace(inputs, &kv, &o).unwrap());
    let workspace = Workspace::new(group.device(), bytes).unwrap();
    let mut state = (o, kv, gradients, workspace);
    repeats(
        &group,
        &mut state,
        |(o, kv, gradients, workspace)| {
            op.forward_into(inputs, &mut *o, &mut *kv, workspace)?;
            op.backward_into(inputs, &*kv, &*o, gradients, workspace)
        },
        |(o, _, gradients, _)| {
            let written = [o, &mut gradients.dq, &mut gradients.dk, &mut gradients.dv];
            written.into_iter().chain(&mut gradients.dg).collect()
        },
    );
    crate::rig::same_everywhere(&group, "kv", &state.1).unwrap();
}

/// `flao_lrpe`, in both passes, with and without a normaliser, and with and without dtheta, which no fused kernel has.
#[test]
fn shards_of_flao_lrpe_repeat_on_gpus() {
    let Some(group) = started("processes::shards_of_flao_lrpe_repeat_on_gpus") else {
        return;
    };
    let device = group.device();
    let offset = group.share(9001).start as i64;
    let [q, k, v, g] = [0.0, 1.0, 2.0, 3.0].map(|phase| wave(&group, 9001, phase));
    let inputs = FlaoInputs::new(&q, &k, &v, &g);
    let cosine = FlaoLrpe::of(Lrpe::cosine(theta(&group, 128)).offset(offset))
        .query_activation(Activation::Silu)
        .key_activation(Activation::Silu)
        .gate_activation(Activation::Silu);
    let rope = Lrpe::rotate(theta(&group, 64)).offset(offset);
    let rotate = FlaoLrpe::of(rope.activation(Activation::Sigmoid)).normalizer(1.0);
    let fused = [cosine.clone(), rotate.clone()];
    let separate = [cosine, rotate].map(|op| op.with_dtheta(true));
    for op in fused.into_iter().chain(separate) {
        let op = group.shard(op);
        let (o, saved) = op.forward_saving(inputs).unwrap();
        let kept = Some(saved.view());
        let gradients = op.backward(inputs, kept, &o).unwrap();
        let bytes = op.forward_workspace(inputs, true).unwrap();
        let bytes = bytes.max(op.backward_workspace(inputs, kept, &o).unwrap());
        let workspace = Workspace::new(device, bytes).unwrap();
        let mut state = (o, saved, gradients, workspace);
        repeats(
            &group,
            &mut state,
            |(o, saved, gradients, workspace)| {
                saved.kv.fill_bytes(0xff)?;
                op.forward_into(inputs, &mut *o, Some(saved.view_mut()), workspace)?;
                op.backward_into(inputs, Some(saved.view()), &*o, gradients, workspace)
            },
            |(o, _, gradients, _)| {
                let rows = &mut gradients.rows;
                let written = [o, &mut rows.dq, &mut rows.dk, &mut rows.dv];
                written.into_iter().chain(&mut rows.dg).collect()
            },
        );
        let (_, saved, gradients, _) = &state;
        crate::rig::same_everywhere(&group, "kv", &saved.kv).unwrap();
        if let Some(dtheta) = &gradients.dtheta {
            crate::rig::same_everywhere(&group, "dtheta", dtheta).unwrap();
        }
    }
}

/// A softmax over the sequence, in both passes, with dtheta.
#[test]
fn shards_of_lrpe_repeat_on_gpus() {
    let Some(group) = started("processes::shards_of_lrpe_repeat_on_gpus") else {
        return;
    };
    let offset = group.share(9001).start as i64;
    let x = wave(&group, 9001, 0.0);
    let x = x.view().permute(&[0, 2, 1, 3]).unwrap();
    let op = Lrpe::cosine(theta(&group, 128)).offset(offset);
    let op = op.activation(Activation::Softmax(SoftmaxAxis::Sequence));
    let op = group.shard(op.with_dtheta(true));
    let o = op.forward(x).unwrap();
    let gradients = op.backward(x, &o).unwrap();
    let bytes = op.forward_workspace(x).unwrap();
    let bytes = bytes.max(op.backward_workspace(x, &o).unwrap());
    let workspace = Workspace::new(group.device(), bytes).unwrap();
    let mut state = (o, gradients, workspace);
    repeats(
        &group,
        &mut state,
        |(o, gradients, workspace)| {
            op.forward_into(x, &mut *o, workspace)?;
            op.backward_into(x, &*o, gradients, workspace)
        },
        |(o, gradients, _)| vec![o, &mut gradients.dx],
    );
    let dtheta = state.1.dtheta.as_ref().unwrap();
    crate::rig::same_everywhere(&group, "dtheta", dtheta).unwrap();
}

/// Decodes of one query token, and of several.
#[test]
fn shards_of_tpa_decode_repeat_on_gpus() {
    let Some(group) = started("processes::shards_of_tpa_decode_repeat_on_gpus") else {
        return;
    };
    let device = group.device();
    let own = group.share(9001).len();
    for (tokens, query_tokens) in [(own, 1), (own, 4)] {
        let tensor = |shape: &[usize], phase: usize| {
            let numbers = 0..shape.iter().product::<usize>();
            let values = numbers.map(|i| bf16::from_f32(((phase + 7 * i) as f32).sin()));
            let values = ArrayD::from_shape_vec(shape, values.collect()).unwrap();
            device.tensor(&values).unwrap()
        };
        let factors = TpaFactors {
            query: TpaQuery::Factors {
                aq: tensor(&[2, query_tokens, 32, 16], 0),
                bq: tensor(&[2, query_tokens, 16, 128], 1),
            },
            ak: tensor(&[2, tokens, 32], 2 + group.rank()),
            bk: tensor(&[2, tokens, 128], 3 + group.rank()),
            av: tensor(&[2, tokens, 32], 4 + group.rank()),
            bv: tensor(&[2, tokens, 128], 5 + group.rank()),
        };
        let lens_shape = if query_tokens == 1 {
            &[2][..]
        } else {
            &[query_tokens, 2]
        };
        let lens = ArrayD::from_elem(lens_shape, tokens as i32);
        let lens = device.tensor(&lens).unwrap();
        let inputs = TpaInputs::from(&factors).kv_lens(&lens);
        let op = group.shard(TpaDecode::new());
        let output = op.forward_with_lse(inputs).unwrap();
        let bytes = op.forward_workspace(inputs).unwrap();
        let mut state = (output, Workspace::new(device, bytes).unwrap());
        repeats(
            &group,
            &mut state,
            |(output, workspace)| op.forward_into(inputs, output, workspace),
            |(output, _)| vec![&mut output.o],
        );
        crate::rig::same_everywhere(&group, "lse", &state.0.lse).unwrap();
    }
}

/// Angles of six heads.
fn theta(group: &Group, angles: usize) -> Theta<'static> {
    let theta = Array2::from_shape_fn((6, angles), |(h, d)| 1e-3 * (1 + h + d) as f32);
    Theta::per_feature(group.device().tensor(&theta).unwrap())
}

fn exchange(group: &Group, width: usize) -> Result<Tensor<f32>, Error> {
    let part = group.device().zeros(&[width])?;
    let mut sum = group.device().zeros(&[width])?;
    group.all_reduce(&part, &mut sum)?;
    Ok(sum)
}

fn is_all(sum: &Tensor<f32>, is_such: impl Fn(f32) -> bool) -> bool {
    let sum = sum.to_array().unwrap();
    sum.into_iter().all(is_such)
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

/// Communicators that somebody else has made, each used by a thread.
#[test]
fn shards_of_borrowed_communicators_on_gpus() {
    let required = env::var("GIMBAL_REQUIRE_GPUS").ok();
    let required = required.map(|gpus| gpus.parse::<usize>().unwrap());
    let is_there = Group::nccl_version().is_ok() && crate::common::gpu().is_some();
    let Some(gpus) = required.or(is_there.then_some(1)) else {
        let _ = writeln!(stderr(), "skipped: there is no GPU, or no NCCL");
        return;
    };
    let devices: Vec<_> = (0..gpus).map(|gpu| Device::cuda(gpu).unwrap()).collect();
    type Communicator = *mut c_void;
    let mut communicators = vec![ptr::null_mut(); gpus];
    // SAFETY: the functions have these types in nccl.h. There is room for a communicator of each of the first GPUs, and none is
    // used after it is destroyed.
    unsafe {
        let library = Library::new("libnccl.so.2").unwrap();
        let init_all = library
            .get::<extern "C" fn(*mut Communicator, c_int, *const c_int) -> c_int>(
                "ncclCommInitAll",
            )
            .unwrap();
        let destroy = library
            .get::<extern "C" fn(Communicator) -> c_int>("ncclCommDestroy")
            .unwrap();
        let made = init_all(communicators.as_mut_ptr(), gpus as c_int, ptr::null());
        assert_eq!(made, 0);
        let ranks = devices.iter().zip(&communicators);
        let groups: Vec<_> = ranks
            .map(|(device, &communicator)| Group::from_nccl(device, communicator).unwrap())
            .collect();
        for (rank, group) in groups.iter().enumerate() {
            assert_eq!((group.rank(), group.ranks()), (rank, gpus));
        }
        each(flao::cases::<bf16>(), |case| {
            let exact = case.expected();
            let rank = |group: &Group| flao::rank_attends(group, case, &exact);
            crate::rig::on_threads(groups.clone(), &rank)
        });
        for device in &devices {
            device.synchronize().unwrap();
        }
        drop(groups);
        for communicator in communicators {
            assert_eq!(destroy(communicator), 0);
        }
    }
}

/// A rank that dies ends the others, which get no result.
#[test]
fn shards_that_die_on_gpus() {
    let Some(group) = started("processes::shards_that_die_on_gpus") else {
        return;
    };
    let sum = exchange(&group, 1 << 20).unwrap();
    assert!(is_all(&sum, |sum| sum == 0.0));
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
        assert!(is_all(&sum, f32::is_nan), "a result without a rank");
    }
    assert!(exchange(&group, 1).is_err());
    assert!(start.elapsed() < LIMIT);
}

/// A rank that is there and does not come ends the others within the limit, at the first exchange of a shape and at a later one.
fn a_rank_is_late(test: &str, is_first: bool) {
    let limit = Duration::from_secs(2);
    let Some(group) = started_within(test, limit) else {
        return;
    };
    exchange(&group, 1 << 20).unwrap().to_array().unwrap();
    if group.rank() == 1 {
        std::thread::sleep(3 * limit);
    }
    let start = Instant::now();
    let width = if is_first { 1 << 19 } else { 1 << 20 };
    let sum = exchange(&group, width);
    let (error, _) = failure(&group);
    println!("rank {} after {:?}: {error}", group.rank(), start.elapsed());
    let late = PeerReason::Late { limit };
    assert!(
        matches!(&error, Error::Peer { rank: 1, reason, .. } if *reason == late),
        "{error}"
    );
    assert!(start.elapsed() < 2 * limit);
    assert!(!is_first || sum.is_err());
    if let Ok(sum) = sum {
        assert!(is_all(&sum, f32::is_nan), "a result without a rank");
    }
}

#[test]
fn shards_that_do_not_come_on_gpus() {
    a_rank_is_late("processes::shards_that_do_not_come_on_gpus", true);
}

#[test]
fn shards_that_do_not_come_again_on_gpus() {
    a_rank_is_late("processes::shards_that_do_not_come_again_on_gpus", false);
}

/// Ranks that call with other shapes are told before anything is exchanged.
#[test]
fn shards_of_other_shapes_on_gpus() {
    let Some(group) = started("processes::shards_of_other_shapes_on_gpus") else {
        return;
    };
    exchange(&group, 8).unwrap();
    let sum = exchange(&group, 1 << (10 + group.rank()));
    assert!(sum.is_err(), "a result of other shapes");
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
}
