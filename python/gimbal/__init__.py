"""Fused attention operators for NVIDIA GPUs, on the tensors of PyTorch, JAX and NumPy.

Every function takes arrays of one framework and returns arrays of it: on a GPU by fused kernels on the framework's current stream,
on the CPU by an exact reference, which is not fast. Elements are float32, float16 or bfloat16 (as far as the framework has them);
arithmetic is float32, and results are rounded once. Inputs are read by their strides, without a copy: the last dimension must be
contiguous, every other stride is free. Bad input raises ValueError, and nothing is written.

PyTorch: all operators but decoding have gradients, work in `torch.compile(fullgraph=True)`, and can be captured in a CUDA graph after
one call outside. Under `torch.autocast` they compute with the types they are given. JAX: all operators can be jitted, and those with
gradients differentiated.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from types import ModuleType
from typing import Any, TypeVar

__all__ = ["flao", "lrpe_cosine", "lrpe_cosine_md", "lrpe_rotate", "tpa_decode"]
__version__ = "0.1.0"

Array = TypeVar("Array")

# The module that serves arrays of a type. Frameworks are imported by whoever has their arrays, never from here.
_MODULES: dict[type, ModuleType] = {}
_FRAMEWORKS = {"torch": "_torch", "jax": "_jax", "jaxlib": "_jax", "numpy": "_numpy"}


def _module_of(array: Any) -> ModuleType:
    kind = type(array)
    module = _MODULES.get(kind)
    return _find_module(kind) if module is None else module


def _find_module(kind: type) -> ModuleType:
    for base in kind.__mro__:
        framework = _FRAMEWORKS.get(base.__module__.partition(".")[0])
        if framework is not None:
            module = _MODULES[kind] = importlib.import_module(f"gimbal.{framework}")
            return module
    raise TypeError(f"tensors must be of PyTorch, JAX or NumPy, got {kind.__module__}.{kind.__qualname__}")


def lrpe_rotate(
    x: Array,
    theta: Array,
    *,
    activation: str = "none",
    dim: int = -1,
    per_head: bool = False,
    offset: int = 0,
    out: Array | None = None,
) -> Array:
    """Rotary position encoding (RoPE): rotates the two halves of each head by the angle p·theta, p = offset + n.

    o = concat(x1 cos Θ − x2 sin Θ, x1 sin Θ + x2 cos Θ), where x1 and x2 are the halves of f(x). The angle is that of the real
    number p·theta: its cosine and sine are within 4e-6 for |p| < 2^24 and |theta| <= 64.

    Args:
        x: (B, N, H, D), or (B, N, D) with one head; D even.
        theta: (H, E) or (1, E), float32, E <= D/2; angles beyond E are 0. With `per_head`, (H, 1) or (1, 1).
        activation: f, one of none, relu, sigmoid, silu, softmax.
        dim: what a softmax runs over: -1 for the features, 1 for the sequence, whatever dimension that is.
        per_head: whether theta is one number a head, for all its angles.
        offset: the position of the first token.
        out: where o is written; not where gradients are wanted.

    Returns:
        o, of the shape of x, and in memory in its order.

    Differentiable with respect to x and theta.
    """
    return _module_of(x).lrpe("lrpe_rotate", x, theta, activation, dim, per_head, offset, None, 0, out)


def lrpe_cosine(
    x: Array,
    theta: Array,
    *,
    activation: str = "none",
    dim: int = -1,
    per_head: bool = False,
    offset: int = 0,
    out: Array | None = None,
) -> Array:
    """Cosine position encoding for linear attention: o = concat(f(x) cos Θ, f(x) sin Θ), Θ = p·theta, p = offset + n.

    Args:
        x: (B, N, H, D), or (B, N, D) with one head.
        theta: (H, E) or (1, E), float32, E <= D; angles beyond E are 0. With `per_head`, (H, 1) or (1, 1).
        activation, dim, per_head, offset, out: as in `lrpe_rotate`.

    Returns:
        o, of the shape of x with 2D for D, and in memory in its order.

    Differentiable with respect to x and theta.
    """
    return _module_of(x).lrpe("lrpe_cosine", x, theta, activation, dim, per_head, offset, None, 0, out)


def lrpe_cosine_md(
    x: Array,
    theta: Array,
    shape: Sequence[int],
    *,
    extra_tokens: int = 0,
    activation: str = "none",
    dim: int = -1,
    out: Array | None = None,
) -> Array:
    """`lrpe_cosine` of tokens on a grid of up to four dimensions, each block of features by its own axis.

    Token t >= l has the index (i_1, …, i_k) of t − l on the grid, the last axis fastest; Θ = concat(i_1·theta, …, i_k·theta)[:D].
    The first l tokens have Θ = 0.

    Args:
        x: (B, H, L, D), L = l + n_1·…·n_k.
        theta: (H, e) or (1, e), float32, k·e >= D.
        shape: the grid, (n_1, …, n_k).
        extra_tokens: l, the tokens before the grid.
        activation, dim, out: as in `lrpe_rotate`.

    Returns:
        o, (B, H, L, 2D), in memory in the order of x.

    Differentiable with respect to x and theta.
    """
    return _module_of(x).lrpe("lrpe_cosine_md", x, theta, activation, dim, False, 0, tuple(shape), extra_tokens, out)


def flao(
    q: Array,
    k: Array,
    v: Array,
    g: Array,
    *,
    scale: float = 1.0,
    save: str = "kv",
    out: Array | None = None,
) -> Array:
    """Linear attention without a mask, with an output gate: o = g ⊙ (q·(kᵀ·v))·scale.

    Args:
        q: queries, (B, H, N, D).
        k: keys, (B, H, M, D).
        v: values, (B, H, M, E).
        g: the gate, (B, H, N, E).
        scale: the factor of q·kv.
        save: what is kept for the gradients: none, kv (small), or kv-qkv, which is kv and q·kv.
        out: where o is written; not where gradients are wanted.

    D and E are from 1 to 256, N and M are free.

    Returns:
        o, (B, H, N, E), in memory in the order of g.

    Differentiable with respect to q, k, v and g.
    """
    return _module_of(q).flao(q, k, v, g, scale, save, out)


def tpa_decode(
    aq: Array,
    ak: Array,
    av: Array,
    bq: Array,
    bk: Array,
    bv: Array,
    *,
    kv_lens: Array | None = None,
    scale: float | None = None,
    scale_q: float | None = None,
    scale_k: float | None = None,
    scale_v: float | None = None,
    parallel: str = "auto",
    splits: int = 0,
    return_lse: bool = False,
    out: Any = None,
) -> Any:
    """Attention of one query token a sequence over M cached tokens, with queries, keys and values kept as factors (TPA).

    q[h] = scale_q·Σ_r aq[h, r]·bq[r]; k[m, h] = scale_k·Σ_j ak[m, j, h]·bk[m, j]; v likewise;
    o[h] = Σ_m softmax_m(scale·q[h]·k[m, h])·v[m, h]. Neither keys nor values are ever written.

    Args:
        aq: (B, 1, H, R), and bq: (B, 1, R, D).
        ak: (B, M, Rk, H), and bk: (B, M, Rk, D); for Rk = 1 both may be without that dimension.
        av: (B, M, Rv, H), and bv: (B, M, Rv, E); likewise.
        kv_lens: (B), int32, on the device: sequence b uses the first kv_lens[b] tokens. All M if it is not there.
        scale, scale_q, scale_k, scale_v: D**-0.5, 1/R, 1/Rk and 1/Rv unless given.
        parallel: how a GPU divides the work: auto, b (by sequences), bh (also by heads) or bn (also along the sequence).
        splits: with bn, into how many parts; 0 for as many as suit the GPU.
        return_lse: whether lse (B, H), float32, is returned besides: the natural logarithm of what o was divided by.
        out: where o is written, or (o, lse).

    H is from 1 to 128, R from 1 to 64, D and E from 1 to 256.

    Returns:
        o, (B, 1, H, E), or (o, lse).
    """
    scales = (scale, scale_q, scale_k, scale_v)
    return _module_of(aq).tpa_decode(aq, ak, av, bq, bk, bv, kv_lens, scales, parallel, splits, return_lse, out)
