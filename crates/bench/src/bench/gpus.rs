//! `gimbal bench --gpus K`: operators whose tokens are shared out to several GPUs, a process each, beside one GPU with all of
//! them.
//!
//! Every sample begins behind an exchange of one number, at which the ranks wait for each other, and with an L2 cache that is
//! cold and clean. A time is that of the slowest rank.

use std::env;
use std::io::{Write, stdout};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use gimbal_ops::cudarc::driver::CudaStream;
use gimbal_ops::{
    Activation, Device, Error as OpsError, Flao, FlaoGradients, FlaoInputs, FlaoLrpe,
    FlaoLrpeSaved, FlaoSave, FlaoSavedMut, FlaoSavedView, Group, Lrpe, SoftmaxAxis, Tensor, Theta,
    TpaDecode, TpaFactors, TpaInputs, TpaQuery, Workspace, bf16,
};
use ndarray::Axis;

use super::choice::{MeasureArgs, PeersChoice};
use super::problem::frequencies;
use super::protocol::{replay, samples};
use super::statistics;
use crate::error::Error;
use crate::op::{OpName, Pass};
use crate::random;

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
    let lengths: &[usize] = match args.quick {
        true => &[131_072, 524_288],
        false => &[32_768, 65_536, 131_072, 262_144, 524_288, 1_048_576],
    };
    let (chosen, passes): (_, &[Pass]) = (OpName::selection(&args.ops), args.pass.into());
    let measured = [
        OpName::Flao,
        OpName::FlaoLrpe,
        OpName::LrpeRotate,
        OpName::TpaDecode,
    ];
    let mut rows = Vec::new();
    for op in measured.into_iter().filter(|op| chosen.contains(op)) {
        for &pass in op.passes().iter().filter(|pass| passes.contains(pass)) {
            rows.extend(lengths.iter().map(|&tokens| Row {
                op,
                pass,
                batch: match op {
                    OpName::TpaDecode => 8,
                    // What one GPU has room for.
                    _ if tokens > 131_072 => 1,
                    _ => 12,
                },
                tokens,
            }));
        }
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
    if args.peers == PeersChoice::Torch {
        peer(args, gpus)?;
    }
    Ok(())
}

/// Waits for all. Where one fails, the others notice.
fn wait(mut ranks: Vec<Child>) -> Result<(), Error> {
    let mut failure = None;
    let mut since: Option<Instant> = None;
    while !ranks.is_empty() {
        ranks.retain_mut(|rank| match rank.try_wait() {
            Ok(Some(status)) => {
                if !status.success() {
                    failure.get_or_insert(format!("a process ended with {status}"));
                }
                false
            }
            _ => true,
        });
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
        let (op, pass) = (row.op.stem(), row.pass.name());
        format!("{op}:{pass}:{}:{}", row.batch, row.tokens)
    });
    let status = Command::new(&args.python)
        .args(["-c", PEER])
        .arg(gpus.to_string())
        .args(problems)
        .status()
        .map_err(failed)?;
    let reason = format!("PyTorch's process ended with {status}");
    status.success().then_some(()).ok_or(Error::Ranks(reason))
}

/// One process.
struct Rank {
    group: Group,
    stream: Arc<CudaStream>,
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
        let shape = [1, 1, l2_bytes / FEATURES / size_of::<bf16>(), FEATURES];
        let rng = &mut fastrand::Rng::with_seed(1);
        let keys = random::tensor::<bf16>(&device, &shape, rng)?;
        let (op, mut kv) = (Flao::new(), device.empty(&[1, 1, FEATURES, FEATURES])?);
        let bytes = op.forward_keys_workspace(&keys, &keys)?;
        let mut workspace = Workspace::new(&device, bytes)?;
        let values = random::tensor(&device, &shape, rng)?;
        let clean = move || op.forward_keys_into(&keys, &values, &mut kv, false, &mut workspace);
        let (one, mut sum) = (device.zeros::<f32>(&[1])?, device.zeros::<f32>(&[1])?);
        let own = group.clone();
        let what = "timing a sharded operator";
        let stream = device.stream().ok_or(OpsError::NotOnGpu { what })?;
        Ok(Self {
            stream: stream.clone(),
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
        let columns = "batch,n,one,graph,shared,graph,faster,efficiency,MB sent";
        let columns = columns.split(',').map(|column| format!("{column:>10}"));
        let columns = columns.collect::<Vec<_>>().join(" ");
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
            0 => {
                let call = Share::of(row, None, alone.device()).prepare()?;
                self.time(&alone, call, quick)?
            }
            _ => [0.0; 2],
        };
        self.group.device().release_freed_memory()?;
        let group = self.group.clone();
        let call = Share::of(row, Some(&group), group.device()).prepare()?;
        let all = self.time(&group, call, quick)?;
        group.device().release_freed_memory()?;
        group.check()?;
        let (faster, ranks) = (one[1] / all[1], group.ranks());
        let rates = [faster, faster / ranks as f64];
        let numbers = [one, all, rates].concat();
        let numbers: Vec<_> = numbers.iter().map(|n| format!("{n:>10.4}")).collect();
        let numbers = numbers.join(" ");
        self.print(&format!(
            "{:>14} {:>4} {:>10} {:>10} {numbers} {:>10.3}",
            row.op.stem(),
            row.pass.name(),
            row.batch,
            row.tokens,
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
        let (stream, device) = (self.stream.clone(), group.device());
        let count = if quick { 10 } else { 20 };
        let by_call = samples(&stream, count, &mut || self.before(shared), &mut call)?;
        let by_call = slowest(group, by_call)?;

        let with = device
            .capture(|| (0..CALLS).try_for_each(|_| self.before(shared).and_then(|()| call())))?;
        let without = device.capture(|| (0..CALLS).try_for_each(|_| self.before(shared)))?;
        let mut differences = Vec::new();
        for _ in 0..if quick { 4 } else { 8 } {
            // SAFETY: what the graphs work on lives in `self` and `call`, and nothing else is put on the stream meanwhile.
            let [with, without] = [&with, &without].map(|graph| unsafe { replay(&stream, graph) });
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
    Ok(statistics::of(slowest.into_iter().collect()).median)
}

/// A call of an operator, or in a group of its shard, in a workspace of so many bytes.
macro_rules! call {
    ($share:ident, $op:ident, $bytes:expr, |$workspace:ident| $call:expr) => {{
        let group = $share.group;
        let bytes = match &group {
            Some(group) => {
                let $op = group.shard($op.clone());
                $bytes?
            }
            None => $bytes?,
        };
        let mut $workspace = Workspace::new($share.device, bytes)?;
        Box::new(move || match &group {
            Some(group) => {
                let $op = group.shard($op.clone());
                $call
            }
            None => $call,
        })
    }};
}

/// The tokens of one rank of a group, or, without one, all of them.
struct Share<'a> {
    row: Row,
    tokens: usize,
    group: Option<Group>,
    device: &'a Device,
}

impl<'a> Share<'a> {
    fn of(row: Row, group: Option<&Group>, device: &'a Device) -> Self {
        Self {
            row,
            tokens: group.map_or(row.tokens, |group| group.share(row.tokens).len()),
            group: group.cloned(),
            device,
        }
    }

    fn prepare(self) -> Result<Call, Error> {
        Ok(match self.row.op {
            OpName::TpaDecode => self.decode()?,
            OpName::LrpeRotate => self.encode()?,
            OpName::Flao => self.flao()?,
            OpName::FlaoLrpe => self.layer()?,
            op @ (OpName::LrpeCosine | OpName::LrpeCosineMd) => {
                let reason = format!("{} is not measured on several GPUs", op.stem());
                return Err(Error::Usage(reason));
            }
        })
    }

    fn random(&self, shape: &[usize]) -> Result<Tensor<bf16>, OpsError> {
        random::tensor(self.device, shape, &mut fastrand::Rng::with_seed(1))
    }

    /// The shape of q, k, v, g, o and their gradients.
    fn shape(&self) -> [usize; 4] {
        [self.row.batch, HEADS, self.tokens, FEATURES]
    }

    /// q, k, v and g.
    fn inputs(&self) -> Result<[Tensor<bf16>; 4], OpsError> {
        let new = || self.random(&self.shape());
        Ok([new()?, new()?, new()?, new()?])
    }

    fn kv(&self, features: usize) -> Result<Tensor<f32>, OpsError> {
        let shape = [self.row.batch, HEADS, features, FEATURES];
        self.device.zeros(&shape)
    }

    fn gradients(&self) -> Result<FlaoGradients<bf16>, OpsError> {
        let new = || self.device.empty(&self.shape());
        Ok(FlaoGradients {
            dq: new()?,
            dk: new()?,
            dv: new()?,
            dg: Some(new()?),
        })
    }

    /// An encoding of these tokens, of so many angles a head.
    fn lrpe(
        &self,
        encoding: impl FnOnce(Theta<'static>) -> Lrpe<'static>,
        angles: usize,
    ) -> Result<Lrpe<'static>, OpsError> {
        let theta = frequencies(self.device, [HEADS, angles])?;
        let rank = self.group.as_ref().map_or(0, Group::rank);
        Ok(encoding(Theta::per_feature(theta)).offset((rank * self.tokens) as i64))
    }

    fn flao(self) -> Result<Call, OpsError> {
        let (op, device) = (Flao::new(), self.device);
        let [q, k, v, g] = self.inputs()?;
        if self.row.pass == Pass::Fwd {
            let mut o = device.empty(&self.shape())?;
            let mut kv = self.kv(FEATURES)?;
            let inputs = FlaoInputs::new(&q, &k, &v, &g);
            let bytes = match &self.group {
                Some(group) => group.shard(op).forward_workspace(inputs)?,
                None => op.forward_workspace(inputs, FlaoSave::Kv)?,
            };
            let mut workspace = Workspace::new(device, bytes)?;
            return Ok(Box::new(move || {
                let inputs = FlaoInputs::new(&q, &k, &v, &g);
                match &self.group {
                    Some(group) => {
                        let op = group.shard(op);
                        op.forward_into(inputs, &mut o, &mut kv, &mut workspace)
                    }
                    None => {
                        let saved = FlaoSavedMut::Kv(kv.view_mut());
                        op.forward_into(inputs, &mut o, saved, &mut workspace)
                    }
                }
            }));
        }
        let d_o = self.random(&self.shape())?;
        let kv = self.kv(FEATURES)?;
        let mut gradients = self.gradients()?;
        let inputs = FlaoInputs::new(&q, &k, &v, &g);
        let bytes = match &self.group {
            Some(group) => group.shard(op).backward_workspace(inputs, &kv, &d_o)?,
            None => op.backward_workspace(inputs, FlaoSavedView::Kv(kv.view()), &d_o)?,
        };
        let mut workspace = Workspace::new(device, bytes)?;
        Ok(Box::new(move || {
            let inputs = FlaoInputs::new(&q, &k, &v, &g);
            match &self.group {
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
    fn layer(self) -> Result<Call, OpsError> {
        let [q, k, v, g] = self.inputs()?;
        let op = FlaoLrpe::of(self.lrpe(Lrpe::cosine, FEATURES)?)
            .query_activation(Activation::Silu)
            .key_activation(Activation::Silu)
            .gate_activation(Activation::Silu);
        // Encoded features are twice as many.
        let mut saved = FlaoLrpeSaved {
            kv: self.kv(2 * FEATURES)?,
            z: None,
        };
        if self.row.pass == Pass::Fwd {
            let mut o = self.device.empty(&self.shape())?;
            return Ok(call!(
                self,
                op,
                op.forward_workspace(FlaoInputs::new(&q, &k, &v, &g), true),
                |workspace| {
                    let (inputs, saved) = (FlaoInputs::new(&q, &k, &v, &g), Some(saved.view_mut()));
                    op.forward_into(inputs, &mut o, saved, &mut workspace)
                }
            ));
        }
        let d_o = self.random(&self.shape())?;
        let mut gradients = self.gradients()?;
        Ok(call!(
            self,
            op,
            op.backward_workspace(FlaoInputs::new(&q, &k, &v, &g), Some(saved.view()), &d_o),
            |workspace| {
                let (inputs, saved) = (FlaoInputs::new(&q, &k, &v, &g), Some(saved.view()));
                op.backward_into(inputs, saved, &d_o, &mut gradients, &mut workspace)
            }
        ))
    }

    /// A rotation of a softmax over the sequence.
    fn encode(self) -> Result<Call, OpsError> {
        let shape = [self.row.batch, self.tokens, HEADS, FEATURES];
        let x = self.random(&shape)?;
        let op = self.lrpe(Lrpe::rotate, FEATURES / 2)?;
        let op = op.activation(Activation::Softmax(SoftmaxAxis::Sequence));
        let mut out = self.device.empty::<bf16>(&shape)?;
        if self.row.pass == Pass::Fwd {
            return Ok(call!(self, op, op.forward_workspace(&x), |workspace| {
                op.forward_into(&x, &mut out, &mut workspace)
            }));
        }
        let d_o = self.random(&shape)?;
        Ok(call!(
            self,
            op,
            op.backward_workspace(&x, &d_o),
            |workspace| op.backward_into(&x, &d_o, &mut out, &mut workspace)
        ))
    }

    fn decode(self) -> Result<Call, OpsError> {
        let (batch, tokens) = (self.row.batch, self.tokens);
        let factors = TpaFactors {
            query: TpaQuery::Factors {
                aq: self.random(&[batch, 1, DECODE_HEADS, DECODE_RANK])?,
                bq: self.random(&[batch, 1, DECODE_RANK, FEATURES])?,
            },
            ak: self.random(&[batch, tokens, DECODE_HEADS])?,
            bk: self.random(&[batch, tokens, FEATURES])?,
            av: self.random(&[batch, tokens, DECODE_HEADS])?,
            bv: self.random(&[batch, tokens, FEATURES])?,
        };
        let mut o = self
            .device
            .empty::<bf16>(&[batch, 1, DECODE_HEADS, FEATURES])?;
        let op = TpaDecode::new();
        Ok(call!(
            self,
            op,
            op.forward_workspace(TpaInputs::from(&factors)),
            |workspace| op.forward_into(&factors, &mut o, &mut workspace)
        ))
    }
}
