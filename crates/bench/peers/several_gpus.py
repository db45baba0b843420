"""The sharded operators as a PyTorch user writes them with torch.distributed: what `gimbal bench --gpus` is measured beside.

Arguments: the number of GPUs, then problems OP:PASS:BATCH:TOKENS. A process a GPU; prints a row for each problem.
"""

import os
import statistics
import subprocess
import sys

import torch
import torch.distributed as dist

HEADS, FEATURES, DECODE_HEADS, DECODE_RANK = 12, 128, 32, 16


def random(*shape):
    return torch.rand(shape, device="cuda", dtype=torch.bfloat16) - 0.5


def flao_fwd(q, k, v, g):
    kv = (k.transpose(-1, -2) @ v).float()
    dist.all_reduce(kv)
    return g * (q @ kv.to(q.dtype))


def flao_bwd(q, k, v, g, do, kv):
    dg = do * (q @ kv)
    u = do * g
    dq = u @ kv.transpose(-1, -2)
    dkv = (q.transpose(-1, -2) @ u).float()
    dist.all_reduce(dkv)
    dkv = dkv.to(q.dtype)
    return dq, v @ dkv.transpose(-1, -2), k @ dkv, dg


@torch.compile(dynamic=False)
def encoded(x, cos, sin):
    y = torch.nn.functional.silu(x.float())
    return torch.cat((y * cos, y * sin), dim=-1).to(x.dtype)


@torch.compile(dynamic=False)
def silu_times(x, y):
    return (torch.nn.functional.silu(x.float()) * y).to(x.dtype)


def silu_derivative(x):
    s = torch.sigmoid(x)
    return s * (1 + x * (1 - s))


@torch.compile(dynamic=False)
def decoded(x, d, cos, sin):
    dc, ds = d.chunk(2, dim=-1)
    return (silu_derivative(x.float()) * (dc * cos + ds * sin)).to(x.dtype)


@torch.compile(dynamic=False)
def gate_gradient(g, do, a):
    return (silu_derivative(g.float()) * do * a).to(g.dtype)


def flao_lrpe_fwd(q, k, v, g, cos, sin):
    kv = (encoded(k, cos, sin).transpose(-1, -2) @ v).float()
    dist.all_reduce(kv)
    return silu_times(g, encoded(q, cos, sin) @ kv.to(q.dtype))


def flao_lrpe_bwd(q, k, v, g, do, kv, cos, sin):
    encoded_q = encoded(q, cos, sin)
    dg = gate_gradient(g, do, encoded_q @ kv)
    u = silu_times(g, do)
    dkv = (encoded_q.transpose(-1, -2) @ u).float()
    dist.all_reduce(dkv)
    del encoded_q
    dq = decoded(q, u @ kv.transpose(-1, -2), cos, sin)
    dkv = dkv.to(q.dtype)
    dk = decoded(k, v @ dkv.transpose(-1, -2), cos, sin)
    return dq, dk, encoded(k, cos, sin) @ dkv, dg


def rotate(x, cos, sin):
    x1, x2 = x.chunk(2, dim=-1)
    return torch.cat((x1 * cos - x2 * sin, x1 * sin + x2 * cos), dim=-1)


@torch.compile(dynamic=False)
def column_statistics(x):
    m = x.float().amax(1)
    return torch.stack((m, torch.exp(x.float() - m[:, None]).sum(1)))


@torch.compile(dynamic=False)
def rotated_softmax(x, m, l, cos, sin):
    return rotate(torch.exp(x.float() - m[:, None]) / l[:, None], cos, sin).to(x.dtype)


def softmax_fwd(ranks, x, cos, sin):
    part = column_statistics(x)
    parts = part.new_empty((ranks, *part.shape))
    dist.all_gather_into_tensor(parts, part)
    m = parts[:, 0].amax(0)
    l = (parts[:, 1] * torch.exp(parts[:, 0] - m)).sum(0)
    return rotated_softmax(x, m, l, cos, sin)


def attend(aq, bq, ak, bk, av, bv):
    """o in f32 and lse of a rank's tokens, with neither keys nor values in memory."""
    q = torch.einsum("bhr,brd->bhd", aq, bq) / DECODE_RANK
    scores = (q @ bk.transpose(-1, -2)).float() * ak.transpose(-1, -2) * FEATURES**-0.5
    lse = torch.logsumexp(scores, dim=-1)
    weights = torch.exp(scores - lse[..., None]) * av.transpose(-1, -2)
    return (weights.to(bv.dtype) @ bv).float(), lse


COMPILED = torch.compile(attend, dynamic=False)


def tpa_decode(ranks, *factors):
    o, lse = COMPILED(*factors)
    part = torch.cat((o, lse[..., None]), dim=-1)
    parts = part.new_empty((ranks, *part.shape))
    dist.all_gather_into_tensor(parts, part)
    weights = torch.softmax(parts[..., -1:], dim=0)
    return (weights * parts[..., :-1]).sum(0).bfloat16()


def prepare(op, pass_, batch, tokens, ranks):
    if op == "tpa_decode":
        factors = (
            random(batch, DECODE_HEADS, DECODE_RANK),
            random(batch, DECODE_RANK, FEATURES),
            random(batch, tokens, DECODE_HEADS),
            random(batch, tokens, FEATURES),
            random(batch, tokens, DECODE_HEADS),
            random(batch, tokens, FEATURES),
        )
        return lambda: tpa_decode(ranks, *factors)
    if op == "lrpe_rotate":
        if pass_ == "bwd":
            return None
        x = random(batch, tokens, HEADS, FEATURES)
        theta = 10000.0 ** (-torch.arange(FEATURES // 2, device="cuda") / (FEATURES // 2))
        angles = torch.arange(tokens, device="cuda")[:, None, None] * theta
        cos, sin = angles.cos(), angles.sin()
        return lambda: softmax_fwd(ranks, x, cos, sin)
    q, k, v, g = (random(batch, HEADS, tokens, FEATURES) for _ in range(4))
    if op == "flao_lrpe":
        theta = 10000.0 ** (-torch.arange(FEATURES, device="cuda") / FEATURES)
        first = tokens * dist.get_rank()
        angles = torch.arange(first, first + tokens, device="cuda")[:, None] * theta
        cos, sin = angles.cos(), angles.sin()
        if pass_ == "fwd":
            return lambda: flao_lrpe_fwd(q, k, v, g, cos, sin)
        do, kv = random(batch, HEADS, tokens, FEATURES), random(batch, HEADS, 2 * FEATURES, FEATURES)
        return lambda: flao_lrpe_bwd(q, k, v, g, do, kv, cos, sin)
    if pass_ == "fwd":
        return lambda: flao_fwd(q, k, v, g)
    do, kv = random(batch, HEADS, tokens, FEATURES), random(batch, HEADS, FEATURES, FEATURES)
    return lambda: flao_bwd(q, k, v, g, do, kv)


def measure(call):
    flush, one = torch.empty(120 << 20, dtype=torch.uint8, device="cuda"), torch.zeros(1, device="cuda")
    clean = torch.zeros(120 << 18, device="cuda")
    for _ in range(3):
        call()
    torch.cuda.synchronize()
    events = []
    for _ in range(10):
        flush.zero_()
        clean.sum()
        dist.all_reduce(one)
        start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        start.record()
        call()
        end.record()
        events.append((start, end))
    torch.cuda.synchronize()
    times = torch.tensor([start.elapsed_time(end) for start, end in events], device="cuda")
    dist.all_reduce(times, op=dist.ReduceOp.MAX)
    return statistics.median(times.tolist())


def run(rank, ranks, problems):
    torch.cuda.set_device(rank)
    dist.init_process_group("nccl", rank=rank, world_size=ranks, device_id=torch.device("cuda", rank))
    if rank == 0:
        print(f"PyTorch {torch.__version__}, torch.distributed, {ranks} GPUs, ms of the slowest rank by call", flush=True)
    for problem in problems:
        op, pass_, batch, tokens = problem.split(":")
        try:
            call = prepare(op, pass_, int(batch), int(tokens) // ranks, ranks)
            if call is None:
                continue
            time = measure(call)
            call = None
        except torch.cuda.OutOfMemoryError:
            time = float("nan")
        torch.cuda.empty_cache()
        if rank == 0:
            print(f"{op:>14} {pass_:>4} {batch:>10} {tokens:>10} {time:10.4f}", flush=True)
    dist.destroy_process_group()


if __name__ == "__main__":
    os.environ.setdefault("MASTER_ADDR", "127.0.0.1")
    os.environ.setdefault("MASTER_PORT", "29517")
    ranks = int(sys.argv[1])
    if "GIMBAL_RANK" in os.environ:
        run(int(os.environ["GIMBAL_RANK"]), ranks, sys.argv[2:])
    else:
        words = [sys.executable, "-c", sys.orig_argv[sys.orig_argv.index("-c") + 1], *sys.argv[1:]]
        children = [subprocess.Popen(words, env={**os.environ, "GIMBAL_RANK": str(rank)}) for rank in range(ranks)]
        sys.exit(max(abs(child.wait()) for child in children))
