//! `gimbal bench --gpus K`: operators whose tokens are shared out to several GPUs, a process each, beside one GPU with all of
//! them.
//!
//! Every sample begins behind an exchange of one number, at which the ranks wait for each other, and with an L2 cache that is
//! cold and clean. A time is that of the slowest rank.

use std::env;
use std::io::{Write, stdout};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use gimbal_kernels_sys::Error as CudaError;
use gimbal_ops::cudarc::driver::sys::CUevent_flags;
use gimbal_ops::cudarc::driver::{CudaEvent, DriverError};
use gimbal_ops::{
    Activation, Device, Error as OpsError, Flao, FlaoGradients, FlaoInputs, FlaoLrpe,
    FlaoLrpeSaved, FlaoSavedMut, FlaoSavedView, Graph, Group, Lrpe, SoftmaxAxis, Tensor, Theta,
    TpaDecode, TpaFactors, TpaInputs, TpaQuery, Workspace, bf16,
};
use ndarray::{Array2, Axis};

use super::choice::MeasureArgs;
use super::statistics::Summary;
use crate::error::Error;
use crate::op::{OpName, Pass};

/// The peer: the same by PyTorch and `torch.distributed`.
const PEER: &str = include_str!("../../peers/several_gpus.py");
/// How long ranks wait for each other.
const LIMIT: Duration = Duration::from_secs(120);
const HEADS: usize = 12;
const FEATURES: usize = 128;
const DECODE_HEADS: usize = 32;
const DECODE_RANK: usize = 16;
/// Calls in a graph.
const CALLS: usize = 10;

#[derive(Debug, Default, clap::Args)]
pub struct GpusArgs {
    /// Share out the tokens to so many GPUs, a process each, through NCCL
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..))]
    #[arg(conflicts_with_all = ["filter", "list", "kind", "published", "out", "format", "samples", "warm_up", "random"])]
    pub gpus: Option<u16>,
    /// Which of them this process is
    #[arg(long, hide = true, requires = "gpus")]
    pub rank: Option<u16>,
    /// Where they meet
    #[arg(long, hide = true, requires = "gpus", default_value = "")]
    pub meet: String,
}

/// A problem, over all GPUs.
#[derive(Clone, Copy)]
struct Row {
    op: OpName,
    pass: Pass,
    batch: usize,
    tokens: usize,
}

/// What a rank runs again and again.
type Call = Box<dyn FnMut() -> Result<(), OpsError>>;

impl Row {
    /// What is exchanged, and whether it is summed or gathered.
    fn exchanged(self) -> (usize, bool) {
        let size = size_of::<f32>();
        match self.op {
            OpName::TpaDecode => (self.batch * DECODE_HEADS * (FEATURES + 1) * size, false),
            OpName::LrpeRotate | OpName::LrpeCosine | OpName::LrpeCosineMd => {
                let columns = self.batch * HEADS * FEATURES;
                let numbers = match self.pass {
                    // Maximum and sum of each column, and a mean.
                    Pass::Fwd => 2,
                    Pass::Bwd => 3,
                };
                (numbers * columns * size, false)
            }
            OpName::Flao => (self.batch * HEADS * FEATURES * FEATURES * size, true),
            // Encoded features are twice as many.
            OpName::FlaoLrpe => (2 * self.batch * HEADS * FEATURES * FEATURES * size, true),
        }
    }

    /// Bytes that each GPU sends.
    fn on_the_wire(self, ranks: usize) -> usize {
        match self.exchanged() {
            (bytes, true) => 2 * (ranks - 1) * bytes / ranks,
            (bytes, false) => (ranks - 1) * bytes,
        }
    }
}

fn rows(args: &MeasureArgs) -> Vec<Row> {
    let ops = OpName::selection(&args.ops);
    let mut rows = Vec::new();
    let lengths: &[usize] = match args.quick {
        true => &[131_072, 524_288],
        false => &[32_768, 65_536, 131_072, 262_144, 524_288, 1_048_576],
    };
    for op in [OpName::Flao, OpName::FlaoLrpe, OpName::LrpeRotate] {
        for &pass in args.pass.passes().iter().filter(|_| ops.contains(&op)) {
            rows.extend(lengths.iter().map(|&tokens| Row {
                op,
                pass,
                // What one GPU has room for.
                batch: if tokens > 131_072 { 1 } else { 12 },
                tokens,
            }));
        }
    }
    if ops.contains(&OpName::TpaDecode) && args.pass.passes().contains(&Pass::Fwd) {
        rows.extend(lengths.iter().map(|&tokens| Row {
            op: OpName::TpaDecode,
            pass: Pass::Fwd,
            batch: 8,
            tokens,
        }));
    }
    rows
}

pub fn run(args: &MeasureArgs, gpus: u16) -> Result<(), Error> {
    match args.gpus.rank {
        None => start(args, gpus),
        Some(rank) => Rank::new(rank.into(), gpus.into(), &args.gpus.meet)?.run(args),
    }
}

/// Starts a process for each GPU, and waits for them.
fn start(args: &MeasureArgs, gpus: u16) -> Result<(), Error> {
    if rows(args).is_empty() {
        let reason = "none of these is measured on several GPUs";
        return Err(Error::Usage(reason.to_owned()));
    }
    let failed = |error: std::io::Error| Error::Ranks(error.to_string());
    // Free now, and most likely in a moment.
    let listener = TcpListener::bind("127.0.0.1:0").map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?.to_string();
    drop(listener);
    let program = env::current_exe().map_err(failed)?;
    let words: Vec<_> = env::args_os().skip(1).collect();
    let start = |rank: u16| {
        let mut command = Command::new(&program);
        command.args(&words).arg("--rank").arg(rank.to_string());
        command.args(["--meet", &address]);
        if env::var_os("NCCL_NVLS_ENABLE").is_none() {
            // Its order of sums is its own.
            command.env("NCCL_NVLS_ENABLE", "0");
        }
        if rank > 0 {
            command.stdout(Stdio::null());
        }
        command.spawn().map_err(failed)
    };
    let ranks = (0..gpus).map(start).collect::<Result<Vec<_>, _>>()?;
    wait(ranks)?;
    if args.peers == super::choice::PeersChoice::Torch {
        peer(args, gpus)?;
    }
    Ok(())
}

/// Waits for all. Where one fails, the others notice.
fn wait(mut ranks: Vec<Child>) -> Result<(), Error> {
    let mut failure = None;
    let mut since: Option<Instant> = None;
    while !ranks.is_empty() {
        let mut running = Vec::new();
        for mut rank in ranks {
            match rank.try_wait() {
                Ok(Some(status)) if status.success() => {}
                Ok(Some(status)) => {
                    failure.get_or_insert(format!("a process ended with {status}"));
                }
                _ => running.push(rank),
            }
        }
        ranks = running;
        if failure.is_some() && since.get_or_insert_with(Instant::now).elapsed() > LIMIT {
            for rank in &mut ranks {
                // It may have ended meanwhile.
                let _ = rank.kill();
            }
        }
        thread::sleep(Duration::from_millis(20));
    }
    failure.map_or(Ok(()), |failure| Err(Error::Ranks(failure)))
}

/// The same problems by PyTorch, which prints rows like ours.
fn peer(args: &MeasureArgs, gpus: u16) -> Result<(), Error> {
    let failed = |error: std::io::Error| Error::Ranks(error.to_string());
    let problems = rows(args).into_iter().map(|row| {
        let Row {
            op,
            pass,
            batch,
            tokens,
        } = row;
        format!("{}:{}:{batch}:{tokens}", op.stem(), pass.name())
    });
    let status = Command::new(&args.python)
        .args(["-c", PEER])
        .arg(gpus.to_string())
        .args(problems)
        .status()
        .map_err(failed)?;
    match status.success() {
        true => Ok(()),
        false => Err(Error::Ranks(format!(
            "PyTorch's process ended with {status}"
        ))),
    }
}

/// One process.
struct Rank {
    group: Group,
    /// The only rank of another group.
    alone: Group,
    /// Fills the L2 cache.
    flush: Tensor<u8>,
    /// Reads twice as much as it holds, and writes hardly anything.
    clean: Call,
    /// Waits for the other ranks, on the stream.
    barrier: Call,
}

impl Rank {
    fn new(rank: usize, ranks: usize, address: &str) -> Result<Self, Error> {
        let device = Device::cuda(rank)?;
        let group = Group::nccl(&device, rank, ranks, address, LIMIT)?;
        let l2_bytes = device.info()?.map_or(0, |info| info.l2_bytes);
        let rows = l2_bytes / FEATURES / size_of::<bf16>();
        let keys = random(&device, [1, 1, rows])?;
        let (op, mut kv) = (Flao::new(), device.empty(&[1, 1, FEATURES, FEATURES])?);
        let bytes = op.forward_keys_workspace(&keys, &keys)?;
        let mut workspace = Workspace::new(&device, bytes)?;
        let values = random(&device, [1, 1, rows])?;
        let clean = move || op.forward_keys_into(&keys, &values, &mut kv, false, &mut workspace);
        let (one, mut sum) = (device.zeros::<f32>(&[1])?, device.zeros::<f32>(&[1])?);
        let own = group.clone();
        Ok(Self {
            alone: Group::alone(&device),
            flush: device.zeros(&[2 * l2_bytes])?,
            clean: Box::new(clean),
            barrier: Box::new(move || own.all_reduce(&one, &mut sum)),
            group,
        })
    }

    fn run(&mut self, args: &MeasureArgs) -> Result<(), Error> {
        let ranks = self.group.ranks();
        self.print(&format!(
            "{ranks} GPUs, NCCL {}, bf16, ms of the slowest rank with a cold and clean L2",
            Group::nccl_version()?
        ))?;
        self.print(&format!(
            "{:>28} {:>10} {:>10} {:>10}",
            "exchange", "MB", "call", "graph"
        ))?;
        for (name, elements) in [
            ("all_reduce", 36_864),
            ("all_reduce", 2_359_296),
            ("all_reduce", 1 << 26),
            ("all_gather", 33_024),
        ] {
            let group = self.group.clone();
            let part = group.device().zeros::<f32>(&[elements])?;
            let call: Call = if name == "all_reduce" {
                let mut sum = group.device().empty(&[elements])?;
                Box::new(move || group.all_reduce(&part, &mut sum))
            } else {
                let mut all = group.device().empty(&[ranks, elements])?;
                Box::new(move || group.all_gather(&part, &mut all))
            };
            let [by_call, graph] = self.time(&self.group.clone(), call, args.quick)?;
            let megabytes = 4e-6 * elements as f64;
            self.print(&format!(
                "{name:>28} {megabytes:>10.2} {by_call:>10.4} {graph:>10.4}"
            ))?;
        }
        let columns = [
            "batch",
            "n",
            "one",
            "graph",
            "shared",
            "graph",
            "faster",
            "efficiency",
            "MB sent",
        ];
        let columns = columns.map(|column| format!("{column:>10}")).join(" ");
        self.print(&format!("{:>14} {:>4} {columns}", "operator", "pass"))?;
        for row in rows(args) {
            self.row(row, args.quick)?;
        }
        Ok(())
    }

    /// Measures a problem on one GPU, while the others wait, and on all.
    fn row(&mut self, row: Row, quick: bool) -> Result<(), Error> {
        let alone = self.alone.clone();
        let one = match self.group.rank() {
            0 => self.time(&alone, prepare(row, None, self.group.device())?, quick)?,
            _ => [0.0; 2],
        };
        self.group.device().release_freed_memory()?;
        let group = self.group.clone();
        let call = prepare(row, Some(&group), group.device())?;
        let all = self.time(&group, call, quick)?;
        group.device().release_freed_memory()?;
        group.check()?;
        let faster = one[1] / all[1];
        let ranks = group.ranks();
        let numbers = [
            one[0],
            one[1],
            all[0],
            all[1],
            faster,
            faster / ranks as f64,
        ];
        let numbers = numbers.map(|number| format!("{number:>10.4}")).join(" ");
        let Row {
            op,
            pass,
            batch,
            tokens,
        } = row;
        self.print(&format!(
            "{:>14} {:>4} {batch:>10} {tokens:>10} {numbers} {:>10.3}",
            op.stem(),
            pass.name(),
            row.on_the_wire(ranks) as f64 / 1e6
        ))
    }

    /// Milliseconds by call and in a graph.
    fn time(&mut self, group: &Group, mut call: Call, quick: bool) -> Result<[f64; 2], Error> {
        let shared = group.ranks() > 1;
        // The first loads kernels, and connects.
        for _ in 0..2 {
            call()?;
        }
        self.before(shared)?;
        group.device().synchronize()?;
        let samples = if quick { 10 } else { 20 };
        let mut intervals = Vec::with_capacity(samples);
        for _ in 0..samples {
            self.before(shared)?;
            let start = event(group.device())?;
            call()?;
            intervals.push((start, event(group.device())?));
        }
        let by_call = intervals
            .iter()
            .map(|(start, end)| milliseconds(start, end));
        let by_call = slowest(group, by_call.collect::<Result<_, _>>()?)?;

        let device = group.device().clone();
        let with = device
            .capture(|| (0..CALLS).try_for_each(|_| self.before(shared).and_then(|()| call())))?;
        let without = device.capture(|| (0..CALLS).try_for_each(|_| self.before(shared)))?;
        let mut differences = Vec::new();
        for _ in 0..if quick { 4 } else { 8 } {
            let [with, without] = [&with, &without].map(|graph| replay(&device, graph));
            differences.push((with? - without?) / CALLS as f64);
        }
        // The first replay puts the graph onto the GPU.
        let in_graph = slowest(group, differences.split_off(1))?;
        Ok([by_call, in_graph])
    }

    /// What comes before each call.
    fn before(&mut self, shared: bool) -> Result<(), OpsError> {
        self.flush.fill_bytes(0)?;
        (self.clean)()?;
        match shared {
            true => (self.barrier)(),
            false => Ok(()),
        }
    }

    fn print(&self, line: &str) -> Result<(), Error> {
        match self.group.rank() {
            0 => writeln!(stdout(), "{line}").map_err(Error::Stdout),
            _ => Ok(()),
        }
    }
}

/// The median of the samples, of which each is that of the slowest rank.
fn slowest(group: &Group, samples: Vec<f64>) -> Result<f64, Error> {
    let samples: Vec<_> = samples.into_iter().map(|sample| sample as f32).collect();
    let own = group
        .device()
        .tensor_from_slice(&samples, &[samples.len()])?;
    let mut all = group.device().zeros(&[group.ranks(), samples.len()])?;
    group.all_gather(&own, &mut all)?;
    let all = all.to_array()?;
    let slowest = all.map_axis(Axis(0), |ranks| {
        ranks.iter().copied().fold(0.0, f32::max).into()
    });
    Ok(Summary::of(slowest.into_iter().collect()).median)
}

fn event(device: &Device) -> Result<CudaEvent, OpsError> {
    let cuda = |call| move |error: DriverError| OpsError::from(CudaError::driver(call, error));
    let what = "timing a sharded operator";
    let stream = device.stream().ok_or(OpsError::NotOnGpu { what })?;
    let flags = CUevent_flags::CU_EVENT_DEFAULT;
    let event = stream.context().new_event(Some(flags));
    let event = event.map_err(cuda("cuEventCreate"))?;
    event.record(stream).map_err(cuda("cuEventRecord"))?;
    Ok(event)
}

fn milliseconds(start: &CudaEvent, end: &CudaEvent) -> Result<f64, OpsError> {
    let elapsed = start.elapsed_ms(end);
    let elapsed = elapsed.map_err(|error| CudaError::driver("cuEventElapsedTime", error))?;
    Ok(elapsed.into())
}

fn replay(device: &Device, graph: &Graph) -> Result<f64, OpsError> {
    let start = event(device)?;
    // SAFETY: whoever has captured it keeps what it works on until the time is known, and puts nothing else on the stream.
    unsafe { graph.replay()? };
    milliseconds(&start, &event(device)?)
}

/// Random numbers (…, tokens, features): a piece of them over and over.
fn random<const N: usize>(device: &Device, outer: [usize; N]) -> Result<Tensor<bf16>, OpsError> {
    filled(device, &outer, FEATURES, 1.0)
}

fn filled(
    device: &Device,
    outer: &[usize],
    width: usize,
    size: f64,
) -> Result<Tensor<bf16>, OpsError> {
    const PIECE: usize = 2048;
    let rows: usize = outer.iter().product();
    let mut tensor = device.empty(&[rows, width])?;
    let mut rng = fastrand::Rng::with_seed(rows as u64);
    let piece = Array2::from_shape_simple_fn((PIECE.min(rows), width), || {
        bf16::from_f64(size * (2.0 * rng.f64() - 1.0))
    });
    let piece = device.tensor(&piece)?;
    let mut done = 0;
    while done < rows {
        let next = PIECE.min(rows - done);
        let from = piece.view().narrow(0, 0..next)?;
        tensor
            .view_mut()
            .narrow(0, done..done + next)?
            .copy_from(from)?;
        done += next;
    }
    tensor.reshape(&[outer, &[width]].concat())
}

/// A call on the tokens of one rank, or on all of them.
fn prepare(row: Row, group: Option<&Group>, device: &Device) -> Result<Call, Error> {
    let tokens = group.map_or(row.tokens, |group| group.share(row.tokens).len());
    match (row.op, row.pass) {
        (OpName::TpaDecode, _) => decode(row.batch, tokens, group, device),
        (OpName::LrpeRotate, pass) => encode(pass, row.batch, tokens, group, device),
        (OpName::Flao, Pass::Fwd) => flao_forward(row.batch, tokens, group, device),
        (OpName::Flao, Pass::Bwd) => flao_backward(row.batch, tokens, group, device),
        (OpName::FlaoLrpe, Pass::Fwd) => layer_forward(row.batch, tokens, group, device),
        (OpName::FlaoLrpe, Pass::Bwd) => layer_backward(row.batch, tokens, group, device),
        (op @ (OpName::LrpeCosine | OpName::LrpeCosineMd), _) => Err(Error::Usage(format!(
            "{} is not measured on several GPUs",
            op.stem()
        ))),
    }
}

/// q, k, v and g.
fn linear(batch: usize, tokens: usize, device: &Device) -> Result<[Tensor<bf16>; 4], OpsError> {
    let new = || random(device, [batch, HEADS, tokens]);
    Ok([new()?, new()?, new()?, new()?])
}

fn kv(batch: usize, device: &Device) -> Result<Tensor<f32>, OpsError> {
    device.zeros(&[batch, HEADS, FEATURES, FEATURES])
}

fn flao_forward(
    batch: usize,
    tokens: usize,
    group: Option<&Group>,
    device: &Device,
) -> Result<Call, Error> {
    let [q, k, v, g] = linear(batch, tokens, device)?;
    let mut o = device.empty(&[batch, HEADS, tokens, FEATURES])?;
    let mut kv = kv(batch, device)?;
    let op = Flao::new();
    Ok(match group.cloned() {
        Some(group) => {
            let bytes = group
                .shard(op)
                .forward_workspace(FlaoInputs::new(&q, &k, &v, &g))?;
            let mut workspace = Workspace::new(device, bytes)?;
            Box::new(move || {
                let inputs = FlaoInputs::new(&q, &k, &v, &g);
                group
                    .shard(op)
                    .forward_into(inputs, &mut o, &mut kv, &mut workspace)
            })
        }
        None => {
            let inputs = FlaoInputs::new(&q, &k, &v, &g);
            let bytes = op.forward_workspace(inputs, gimbal_ops::FlaoSave::Kv)?;
            let mut workspace = Workspace::new(device, bytes)?;
            Box::new(move || {
                let inputs = FlaoInputs::new(&q, &k, &v, &g);
                let saved = FlaoSavedMut::Kv(kv.view_mut());
                op.forward_into(inputs, &mut o, saved, &mut workspace)
            })
        }
    })
}

fn flao_backward(
    batch: usize,
    tokens: usize,
    group: Option<&Group>,
    device: &Device,
) -> Result<Call, Error> {
    let [q, k, v, g] = linear(batch, tokens, device)?;
    let d_o = random(device, [batch, HEADS, tokens])?;
    let kv = kv(batch, device)?;
    let new = || device.empty(&[batch, HEADS, tokens, FEATURES]);
    let mut gradients = FlaoGradients {
        dq: new()?,
        dk: new()?,
        dv: new()?,
        dg: Some(new()?),
    };
    let op = Flao::new();
    let group = group.cloned();
    let bytes = {
        let inputs = FlaoInputs::new(&q, &k, &v, &g);
        match &group {
            Some(group) => group.shard(op).backward_workspace(inputs, &kv, &d_o)?,
            None => op.backward_workspace(inputs, FlaoSavedView::Kv(kv.view()), &d_o)?,
        }
    };
    let mut workspace = Workspace::new(device, bytes)?;
    Ok(Box::new(move || {
        let inputs = FlaoInputs::new(&q, &k, &v, &g);
        match &group {
            Some(group) => {
                let op = group.shard(op);
                op.backward_into(inputs, &kv, &d_o, &mut gradients, &mut workspace)
            }
            None => {
                let saved = FlaoSavedView::Kv(kv.view());
                op.backward_into(inputs, saved, &d_o, &mut gradients, &mut workspace)
            }
        }
    }))
}

/// A layer of linear attention: silu of queries, keys and the gate, and cosine.
fn layer(
    tokens: usize,
    group: Option<&Group>,
    device: &Device,
) -> Result<FlaoLrpe<'static>, OpsError> {
    let angles = Array2::from_shape_fn((HEADS, FEATURES), |(_, i)| {
        10000f32.powf(-(i as f32) / FEATURES as f32)
    });
    let lrpe = Lrpe::cosine(Theta::per_feature(device.tensor(&angles)?))
        .offset(group.map_or(0, |group| group.rank() * tokens) as i64);
    Ok(FlaoLrpe::of(lrpe)
        .query_activation(Activation::Silu)
        .key_activation(Activation::Silu)
        .gate_activation(Activation::Silu))
}

fn encoded_kv(batch: usize, device: &Device) -> Result<FlaoLrpeSaved, OpsError> {
    Ok(FlaoLrpeSaved {
        kv: device.zeros(&[batch, HEADS, 2 * FEATURES, FEATURES])?,
        z: None,
    })
}

fn layer_forward(
    batch: usize,
    tokens: usize,
    group: Option<&Group>,
    device: &Device,
) -> Result<Call, Error> {
    let [q, k, v, g] = linear(batch, tokens, device)?;
    let mut o = device.empty(&[batch, HEADS, tokens, FEATURES])?;
    let mut saved = encoded_kv(batch, device)?;
    let op = layer(tokens, group, device)?;
    let group = group.cloned();
    let bytes = {
        let inputs = FlaoInputs::new(&q, &k, &v, &g);
        match &group {
            Some(group) => group.shard(op.clone()).forward_workspace(inputs, true)?,
            None => op.forward_workspace(inputs, true)?,
        }
    };
    let mut workspace = Workspace::new(device, bytes)?;
    Ok(Box::new(move || {
        let inputs = FlaoInputs::new(&q, &k, &v, &g);
        let saved = Some(saved.view_mut());
        match &group {
            Some(group) => {
                let op = group.shard(op.clone());
                op.forward_into(inputs, &mut o, saved, &mut workspace)
            }
            None => op.forward_into(inputs, &mut o, saved, &mut workspace),
        }
    }))
}

fn layer_backward(
    batch: usize,
    tokens: usize,
    group: Option<&Group>,
    device: &Device,
) -> Result<Call, Error> {
    let [q, k, v, g] = linear(batch, tokens, device)?;
    let d_o = random(device, [batch, HEADS, tokens])?;
    let saved = encoded_kv(batch, device)?;
    let new = || device.empty(&[batch, HEADS, tokens, FEATURES]);
    let mut gradients = FlaoGradients {
        dq: new()?,
        dk: new()?,
        dv: new()?,
        dg: Some(new()?),
    };
    let op = layer(tokens, group, device)?;
    let group = group.cloned();
    let bytes = {
        let inputs = FlaoInputs::new(&q, &k, &v, &g);
        let saved = Some(saved.view());
        match &group {
            Some(group) => group
                .shard(op.clone())
                .backward_workspace(inputs, saved, &d_o)?,
            None => op.backward_workspace(inputs, saved, &d_o)?,
        }
    };
    let mut workspace = Workspace::new(device, bytes)?;
    Ok(Box::new(move || {
        let inputs = FlaoInputs::new(&q, &k, &v, &g);
        let saved = Some(saved.view());
        match &group {
            Some(group) => {
                let op = group.shard(op.clone());
                op.backward_into(inputs, saved, &d_o, &mut gradients, &mut workspace)
            }
            None => op.backward_into(inputs, saved, &d_o, &mut gradients, &mut workspace),
        }
    }))
}

/// A rotation of a softmax over the sequence.
fn encode(
    pass: Pass,
    batch: usize,
    tokens: usize,
    group: Option<&Group>,
    device: &Device,
) -> Result<Call, Error> {
    let x = random(device, [batch, tokens, HEADS])?;
    let angles = Array2::from_shape_fn((HEADS, FEATURES / 2), |(_, i)| {
        10000f32.powf(-2.0 * i as f32 / FEATURES as f32)
    });
    let op = Lrpe::rotate(Theta::per_feature(device.tensor(&angles)?))
        .activation(Activation::Softmax(SoftmaxAxis::Sequence))
        .offset(group.map_or(0, |group| group.rank() * tokens) as i64);
    let mut out = device.empty::<bf16>(&[batch, tokens, HEADS, FEATURES])?;
    let group = group.cloned();
    if pass == Pass::Fwd {
        let bytes = match &group {
            Some(group) => group.shard(op.clone()).forward_workspace(&x)?,
            None => op.forward_workspace(&x)?,
        };
        let mut workspace = Workspace::new(device, bytes)?;
        return Ok(Box::new(move || match &group {
            Some(group) => group
                .shard(op.clone())
                .forward_into(&x, &mut out, &mut workspace),
            None => op.forward_into(&x, &mut out, &mut workspace),
        }));
    }
    let d_o = random(device, [batch, tokens, HEADS])?;
    let bytes = match &group {
        Some(group) => group.shard(op.clone()).backward_workspace(&x, &d_o)?,
        None => op.backward_workspace(&x, &d_o)?,
    };
    let mut workspace = Workspace::new(device, bytes)?;
    Ok(Box::new(move || match &group {
        Some(group) => {
            let op = group.shard(op.clone());
            op.backward_into(&x, &d_o, &mut out, &mut workspace)
        }
        None => op.backward_into(&x, &d_o, &mut out, &mut workspace),
    }))
}

fn decode(
    batch: usize,
    tokens: usize,
    group: Option<&Group>,
    device: &Device,
) -> Result<Call, Error> {
    let new = |outer: &[usize], width| filled(device, outer, width, 0.5);
    let factors = TpaFactors {
        query: TpaQuery::Factors {
            aq: new(&[batch, 1, DECODE_HEADS], DECODE_RANK)?,
            bq: new(&[batch, 1, DECODE_RANK], FEATURES)?,
        },
        ak: new(&[batch, tokens], DECODE_HEADS)?,
        bk: new(&[batch, tokens], FEATURES)?,
        av: new(&[batch, tokens], DECODE_HEADS)?,
        bv: new(&[batch, tokens], FEATURES)?,
    };
    let mut o = device.empty::<bf16>(&[batch, 1, DECODE_HEADS, FEATURES])?;
    let op = TpaDecode::new();
    let group = group.cloned();
    let bytes = match &group {
        Some(group) => group
            .shard(op.clone())
            .forward_workspace(TpaInputs::from(&factors))?,
        None => op.forward_workspace(&factors)?,
    };
    let mut workspace = Workspace::new(device, bytes)?;
    Ok(Box::new(move || match &group {
        Some(group) => group
            .shard(op.clone())
            .forward_into(&factors, &mut o, &mut workspace),
        None => op.forward_into(&factors, &mut o, &mut workspace),
    }))
}
