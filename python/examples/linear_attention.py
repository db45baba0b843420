"""A layer of linear attention (silu, cosine positions, a gate) trained with Gimbal's operators, and with PyTorch's: the losses, and the
time of a step.

Every stretch of tokens has one that is frequent in it, which each of its tokens is to name: what is near, positions tell. A run in a wider type says how far rounding takes
the losses. On a CPU it is small, and in float32; on a GPU large, and in bfloat16: `python linear_attention.py`.
"""

from __future__ import annotations

import argparse
import contextlib
import time
from collections.abc import Callable

import torch
from torch import Tensor, nn
from torch.nn.functional import cross_entropy, silu

import gimbal

VOCABULARY = 64
STRETCH = 32


def with_flao_lrpe(q: Tensor, k: Tensor, v: Tensor, g: Tensor, theta: Tensor) -> Tensor:
    """Queries, keys, values and the gate are (B, N, H, D), theta is (H, D)."""
    q, k, v, g = (x.swapaxes(1, 2) for x in (q, k, v, g))
    silu = {f"{name}_activation": "silu" for name in "qkg"}
    return gimbal.flao_lrpe(q, k, v, g, theta, encoding="cosine", scale=1 / STRETCH, **silu).swapaxes(1, 2)


def with_two(q: Tensor, k: Tensor, v: Tensor, g: Tensor, theta: Tensor) -> Tensor:
    """The same by two operators."""
    q, k = gimbal.lrpe_cosine((q, k), theta, activation="silu")
    q, k, v, g = (x.swapaxes(1, 2) for x in (q, k, v, silu(g)))
    return gimbal.flao(q, k, v, g, scale=1 / STRETCH).swapaxes(1, 2)


def with_torch(q: Tensor, k: Tensor, v: Tensor, g: Tensor, theta: Tensor) -> Tensor:
    angles = torch.arange(q.shape[1], device=q.device)[:, None, None] * theta
    cos, sin = angles.cos().to(q.dtype), angles.sin().to(q.dtype)
    q, k = silu(q), silu(k)
    q, k = torch.cat([q * cos, q * sin], -1), torch.cat([k * cos, k * sin], -1)
    q, k, v, g = (x.swapaxes(1, 2) for x in (q, k, v, silu(g)))
    return (g * (q @ (k.swapaxes(-1, -2) @ v)) / STRETCH).swapaxes(1, 2)


class Model(nn.Module):
    def __init__(self, attention: Callable[..., Tensor], heads: int, width: int) -> None:
        super().__init__()
        self.attention, self.heads = attention, heads
        self.embedding = nn.Embedding(VOCABULARY, heads * width)
        self.norm = nn.RMSNorm(heads * width)
        self.qkvg = nn.Linear(heads * width, 4 * heads * width, bias=False)
        self.out = nn.Linear(heads * width, heads * width, bias=False)
        self.head = nn.Linear(heads * width, VOCABULARY, bias=False)
        self.theta = nn.Parameter(4 / STRETCH * torch.rand(heads, width))

    def forward(self, tokens: Tensor) -> Tensor:
        x = self.embedding(tokens)
        q, k, v, g = self.qkvg(self.norm(x)).unflatten(-1, (4, self.heads, -1)).unbind(2)
        return self.head(x + self.out(self.attention(q, k, v, g, self.theta).flatten(2)))


def train(attention: Callable[..., Tensor], dtype: torch.dtype, args: argparse.Namespace) -> tuple[list[float], float]:
    """The loss of each step, and the milliseconds that one takes."""
    torch.manual_seed(0)
    model = Model(attention, args.heads, args.width).to(args.device)
    if dtype == torch.float64:
        model.double()
    low = torch.autocast(args.device, dtype) if dtype == torch.bfloat16 else contextlib.nullcontext()
    optimizer = torch.optim.Adam(model.parameters(), lr=3e-3)
    losses, start, warm = [], 0.0, max(args.steps // 10, 1)
    for step in range(args.steps):
        if step == warm:
            losses[-1].item()
            start = time.perf_counter()
        tokens = torch.randint(VOCABULARY, (args.batch, args.tokens), device=args.device)
        frequent = tokens[:, ::STRETCH].repeat_interleave(STRETCH, 1)
        tokens = torch.where(torch.rand(tokens.shape, device=args.device) < 0.5, frequent, tokens)
        with low:
            scores = model(tokens)
        loss = cross_entropy(scores.flatten(0, 1).to(model.theta.dtype), frequent.flatten())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.detach())
    losses = torch.stack(losses).tolist()
    return losses, (time.perf_counter() - start) / (args.steps - warm) * 1e3


def main() -> None:
    is_large = torch.cuda.is_available()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--batch", type=int, default=4)
    parser.add_argument("--tokens", type=int, default=8192 if is_large else 128)
    parser.add_argument("--heads", type=int, default=16 if is_large else 4)
    parser.add_argument("--width", type=int, default=64 if is_large else 16)
    parser.add_argument("--device", default="cuda" if is_large else "cpu")
    args = parser.parse_args()

    dtype, wide = (torch.bfloat16, torch.float32) if args.device == "cuda" else (torch.float32, torch.float64)
    exact, _ = train(with_torch, wide, args)
    runs = {"PyTorch": with_torch, "lrpe_cosine, flao": with_two, "flao_lrpe": with_flao_lrpe}
    results = {name: train(attention, dtype, args) for name, attention in runs.items()}
    sizes = f"B = {args.batch}, N = {args.tokens}, H = {args.heads}, D = E = {args.width}"
    print(f"one layer, {sizes}, {str(dtype).removeprefix('torch.')} on {args.device}, torch {torch.__version__}")
    columns = {f"PyTorch, {str(wide).removeprefix('torch.')}": exact, **{name: losses for name, (losses, _) in results.items()}}
    print("step", *(f"{name:>18}" for name in columns))
    for step in sorted({*range(0, args.steps, max(args.steps // 10, 1)), args.steps - 1}):
        print(f"{step:4}", *(f"{losses[step]:18.5f}" for losses in columns.values()))
    away = [max(abs(a - b) for a, b in zip(losses, exact, strict=True)) for losses, _ in results.values()]
    print("away", " " * 18, *(f"{distance:18.1e}" for distance in away))
    print("  ms", " " * 18, *(f"{milliseconds:18.2f}" for _, milliseconds in results.values()))
    assert all(losses[-1] < 0.9 * losses[0] for losses in columns.values()), "nothing was learned"
    assert max(away) <= 5 * away[0], "the losses differ by more than rounding"


if __name__ == "__main__":
    main()
