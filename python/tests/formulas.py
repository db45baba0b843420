"""What the operators compute, in the plainest words of an array library: NumPy's or PyTorch's, in float64."""

from __future__ import annotations

import math
from typing import Any


def activate(lib: Any, x: Any, activation: str, dim: int, tokens: int) -> Any:
    """f(x); `tokens` is the dimension of the tokens."""
    if activation == "none":
        return x
    if activation == "relu":
        return x * (x > 0)
    if activation in ("sigmoid", "silu"):
        sigmoid = 1 / (1 + lib.exp(-x))
        return sigmoid if activation == "sigmoid" else x * sigmoid
    exp = lib.exp(x)
    over = -1 if dim == -1 else tokens
    return exp / (exp.sum(over, keepdims=True))


def _angles(lib: Any, x: Any, theta: Any, offset: int, width: int, per_head: bool) -> Any:
    """(N, H, width), or (N, width) where x has no heads, from theta (H, E): theta beyond E is zero."""
    positions = lib.arange(x.shape[1], dtype=x.dtype) + offset
    if per_head:
        theta = theta + 0 * lib.zeros((1, width), dtype=theta.dtype)
    missing = lib.zeros((theta.shape[0], width - theta.shape[1]), dtype=theta.dtype)
    theta = lib.concatenate([theta, missing], -1)
    angles = positions[:, None, None] * theta[None]
    return angles[:, 0] if x.ndim == 3 else angles


def lrpe_rotate(lib: Any, x: Any, theta: Any, *, activation="none", dim=-1, per_head=False, offset=0) -> Any:
    width = x.shape[-1] // 2
    angles = _angles(lib, x, theta, offset, width, per_head)
    x = activate(lib, x, activation, dim, 1)
    x1, x2 = x[..., :width], x[..., width:]
    cos, sin = lib.cos(angles), lib.sin(angles)
    return lib.concatenate([x1 * cos - x2 * sin, x1 * sin + x2 * cos], -1)


def lrpe_cosine(lib: Any, x: Any, theta: Any, *, activation="none", dim=-1, per_head=False, offset=0) -> Any:
    angles = _angles(lib, x, theta, offset, x.shape[-1], per_head)
    x = activate(lib, x, activation, dim, 1)
    return lib.concatenate([x * lib.cos(angles), x * lib.sin(angles)], -1)


def lrpe_cosine_md(lib: Any, x: Any, theta: Any, shape: tuple, *, extra_tokens=0, activation="none", dim=-1) -> Any:
    width, tokens = x.shape[-1], math.prod(shape)
    blocks, stride = [], tokens
    for length in shape:
        stride //= length
        index = (lib.arange(tokens) // stride) % length
        blocks.append(index[:, None, None] * theta[None])
    angles = lib.concatenate(blocks, -1)[..., :width]
    angles = lib.concatenate([lib.zeros((extra_tokens, *angles.shape[1:]), dtype=angles.dtype), angles], 0)
    angles = angles.swapaxes(0, 1)
    x = activate(lib, x, activation, dim, 2)
    return lib.concatenate([x * lib.cos(angles), x * lib.sin(angles)], -1)


def lrpe_of_positions(
    lib: Any, op: str, x: Any, theta: Any, norm_weight: Any, positions: Any, axes: list, *, norm_eps=1e-6, pairing="half",
    rotary_dim=None, factor=1.0,
) -> Any:  # fmt: skip
    """Either encoding of x (B, N, H, D), with positions (k, B, N, 1), and the axis of each column of theta."""
    if norm_weight is not None:
        x = x / lib.sqrt((x * x).mean(-1, keepdims=True) + norm_eps) * norm_weight
    rotated = x.shape[-1] if rotary_dim is None else rotary_dim
    width = rotated // 2 if op == "lrpe_rotate" else rotated
    angles = lib.stack([positions[axis] * theta[:, column] for column, axis in enumerate(axes)], -1)
    missing = lib.zeros((*angles.shape[:-1], width - angles.shape[-1]), dtype=angles.dtype)
    angles = lib.concatenate([angles, missing], -1)
    cos, sin = lib.cos(angles), lib.sin(angles)
    if op != "lrpe_rotate":
        return lib.concatenate([x * cos, x * sin], -1)
    rest, x = x[..., rotated:], x[..., :rotated] * factor
    if pairing == "half":
        x1, x2 = x[..., :width], x[..., width:]
        return lib.concatenate([x1 * cos - x2 * sin, x1 * sin + x2 * cos, rest], -1)
    x1, x2 = x[..., ::2], x[..., 1::2]
    pairs = lib.stack([x1 * cos - x2 * sin, x1 * sin + x2 * cos], -1)
    return lib.concatenate([pairs.reshape(x.shape), rest], -1)


def lrpe_pair(lib: Any, op: str, q: Any, k: Any, theta: Any, *norms: Any, activation="none", **parameters) -> tuple[Any, Any]:
    """Either encoding of queries and keys; norms have an eps of 1e-6."""
    results = []
    for place, x in enumerate((q, k)):
        if norms:
            x = x / lib.sqrt((x * x).mean(-1, keepdims=True) + 1e-6) * norms[min(place, len(norms) - 1)]
        f = activation if isinstance(activation, str) else activation[place]
        results.append(globals()[op](lib, x, theta, activation=f, **parameters))
    return results[0], results[1]


def flat(lib: Any, pair: tuple[Any, Any]) -> Any:
    """Both as one."""
    return lib.concatenate([pair[0].reshape(-1), pair[1].reshape(-1)])


def flao(lib: Any, q: Any, k: Any, v: Any, g: Any = 1.0, *, scale=1.0, save="kv") -> Any:
    return g * (q @ (k.swapaxes(-1, -2) @ v)) * scale


def tpa_decode(lib: Any, aq, ak, av, bq, bk, bv, *, kv_lens=None, scale=None, scale_q=None, scale_k=None, scale_v=None) -> Any:
    """(o, lse)"""
    ak, bk, av, bv = (factor if factor.ndim == 4 else factor[:, :, None] for factor in (ak, bk, av, bv))
    rank, rank_k, rank_v, width = 1 if bq is None else aq.shape[-1], ak.shape[2], av.shape[2], bk.shape[-1]
    q = aq if bq is None else lib.einsum("bthr,btrd->bthd", aq, bq)
    q = q * (1 / rank if scale_q is None else scale_q)
    k = lib.einsum("bmjh,bmjd->bmhd", ak, bk) * (1 / rank_k if scale_k is None else scale_k)
    v = lib.einsum("bmjh,bmje->bmhe", av, bv) * (1 / rank_v if scale_v is None else scale_v)
    scores = lib.einsum("bthd,bmhd->bthm", q, k) * (width**-0.5 if scale is None else scale)
    (batch, tokens), length = q.shape[:2], k.shape[1]
    lengths = lib.full((batch,), length) if kv_lens is None else kv_lens
    seen = lengths[:, None] - tokens + 1 + lib.arange(tokens)
    weights = lib.exp(scores) * (lib.arange(length) < seen[:, :, None, None])
    total = weights.sum(-1)
    o = lib.einsum("bthm,bmhe->bthe", weights / total[..., None], v)
    lse = lib.log(total)
    return o, lse[:, 0] if tokens == 1 else lse
