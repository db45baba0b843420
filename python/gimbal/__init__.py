"""Fused attention operators for NVIDIA GPUs, on the tensors of PyTorch, JAX and NumPy.

Every function takes arrays of one framework and returns arrays of it: on a GPU by fused kernels on the framework's current stream,
on the CPU by an exact reference, which is not fast. Elements are float32, float16 or bfloat16 (as far as the framework has them);
arithmetic is float32, and results are rounded once. Inputs are read by their strides, without a copy: the last dimension must be
contiguous, every other stride is free. Bad input raises ValueError, and nothing is written; what XLA runs in JAX raises
JaxRuntimeError instead, on a GPU when a result is waited for.

PyTorch: all operators but decoding have gradients, work in `torch.compile(fullgraph=True)`, and can be captured in a CUDA graph after
one call outside. Under `torch.autocast` they compute with the types they are given. JAX: all operators can be jitted, and those with
gradients differentiated; every `offset` is compiled anew, so a decode takes `offsets`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any, TypeVar

__all__ = ["flao", "flao_lrpe", "lrpe_cosine", "lrpe_cosine_md", "lrpe_rotate", "tpa_decode"]
__version__ = "0.1.0"

Array = TypeVar("Array")
# One array, or queries and keys.
Rows = TypeVar("Rows")

# The module that serves arrays of a type. Frameworks are imported by whoever has their arrays, never from here.
_MODULES: dict[type, ModuleType] = {}


def _module_of(array: Any) -> ModuleType:
    kind = type(array)
    module = _MODULES.get(kind)
    return _find_module(kind) if module is None else module


def _find_module(kind: type) -> ModuleType:
    # Statements, not `importlib`: so `torch.compile` can trace a first call.
    for base in kind.__mro__:
        framework = base.__module__.partition(".")[0]
        if framework == "torch":
            from gimbal import _torch

            _torch.register()
            return _torch
        if framework in ("jax", "jaxlib"):
            from gimbal import _jax

            return _jax
        if framework == "numpy":
            from gimbal import _numpy

            return _numpy
    raise TypeError(f"tensors must be of PyTorch, JAX or NumPy, got {kind.__module__}.{kind.__qualname__}")


def _lrpe(
    op: str,
    x: Any,
    theta: Any,
    activation: Any,
    dim: int,
    per_head: bool,
    offset: int,
    positions: Any,
    offsets: Any,
    cu_seqlens: Any,
    norm_weight: Any,
    norm_eps: float,
    axes: Sequence[int] | None,
    shape: Sequence[int] | None,
    extra_tokens: int,
    rotation: tuple[str, int | None, float] | None,
    out: Any,
) -> Any:
    if shape is not None:
        shape = tuple(shape)
    if axes is not None:
        axes = tuple(axes)
    given = (positions is not None, offsets is not None, cu_seqlens is not None, norm_weight is not None)
    if type(x) is tuple and len(x) == 2:
        q, k = x
        norms = norm_weight if type(norm_weight) is tuple else (norm_weight, norm_weight)
        activation, of_keys = (activation, activation) if isinstance(activation, str) else activation
        given = (*given[:3], norms[0] is not None, norms[1] is not None)
        spec = (op, activation, of_keys, dim, per_head, norm_eps, axes, shape, extra_tokens, rotation, given)
        return _module_of(q).lrpe_pair(spec, offset, q, k, theta, (positions, offsets, cu_seqlens, *norms), out)
    # All that a call is told besides tensors and its offset, which is another at each step of a decode.
    spec = (op, activation, None, dim, per_head, norm_eps, axes, shape, extra_tokens, rotation, given)
    return _module_of(x).lrpe(spec, offset, x, theta, (positions, offsets, cu_seqlens, norm_weight), out)


_HALVES = ("half", None, 1.0)


def lrpe_rotate(
    x: Rows,
    theta: Array,
    *,
    activation: str | tuple[str, str] = "none",
    dim: int = -1,
    per_head: bool = False,
    offset: int = 0,
    positions: Array | None = None,
    offsets: Array | None = None,
    cu_seqlens: Array | None = None,
    pairing: str = "half",
    rotary_dim: int | None = None,
    factor: float = 1.0,
    norm_weight: Array | tuple[Array | None, Array | None] | None = None,
    norm_eps: float = 1e-6,
    axes: Sequence[int] | None = None,
    shape: Sequence[int] | None = None,
    extra_tokens: int = 0,
    out: Rows | None = None,
) -> Rows:
    """Rotary position encoding (RoPE): rotates pairs of features of each head by the angle Θ = p·theta.

    o = concat(x1 cos Θ − x2 sin Θ, x1 sin Θ + x2 cos Θ), where x1 and x2 are the halves of f(x). The angle is that of the real
    number p·theta: its cosine and sine are within 4e-6 for |p| < 2^24 and |theta| <= 64.

    Args:
        x: (B, N, H, D), or (B, N, D) with one head; D even. With `cu_seqlens`, (T, H, D). Or queries and keys (q, k), by one launch:
            each with heads of its own, if theta is (1, E).
        theta: (H, E) or (1, E), float32, E <= D/2; angles beyond E are 0. With `per_head`, (H, 1) or (1, 1).
        activation: f, one of none, relu, sigmoid, silu, softmax; of queries and keys that of each, where they differ.
        dim: what a softmax runs over: -1 for the features, 1 for the sequence, whatever dimension that is.
        per_head: whether theta is one number a head, for all its angles.
        offset: the position of the first token: p = offset + n. JAX compiles each anew, but takes any `offsets` as they come.
        positions: (N), (B, N), or (k, B, N) on k <= 4 axes, int32 or int64, on the device: the positions themselves.
        offsets: (B), int32 or int64, on the device: the position of the first token of each sequence.
        cu_seqlens: (S + 1), int32 or int64, on the device: S sequences back to back, the tokens cu_seqlens[s] to cu_seqlens[s + 1]
            of each; `offsets` is then (S).
        pairing: half for features i and r/2 + i, interleaved for 2i and 2i + 1.
        rotary_dim: r, the features that are rotated, the first of D; the others are f(x). All D unless given.
        factor: what the rotated features are multiplied by.
        norm_weight: w, (D), (1, D) or (H, D), float32: f is x / sqrt(mean(x²) + norm_eps) ⊙ w instead of an activation. Of queries
            and keys one for both, or that of each.
        norm_eps: see `norm_weight`.
        axes: which axis each column of theta belongs to, with positions on several axes or on a grid; else theta serves each axis
            in turn, as in `lrpe_cosine_md`.
        shape: tokens lie on this grid, as in `lrpe_cosine_md`.
        extra_tokens: the tokens before the grid.
        out: where o is written, x itself included; not where gradients are wanted.

    Returns:
        o, of the shape of x, and in memory in its order; (oq, ok) of queries and keys.

    Differentiable with respect to x, theta and norm_weight.
    """
    rotation = _HALVES if pairing == "half" and rotary_dim is None and factor == 1.0 else (pairing, rotary_dim, float(factor))
    return _lrpe(
        "lrpe_rotate", x, theta, activation, dim, per_head, offset, positions, offsets, cu_seqlens, norm_weight, norm_eps, axes, shape,
        extra_tokens, rotation, out,
    )  # fmt: skip


def lrpe_cosine(
    x: Rows,
    theta: Array,
    *,
    activation: str | tuple[str, str] = "none",
    dim: int = -1,
    per_head: bool = False,
    offset: int = 0,
    positions: Array | None = None,
    offsets: Array | None = None,
    cu_seqlens: Array | None = None,
    norm_weight: Array | tuple[Array | None, Array | None] | None = None,
    norm_eps: float = 1e-6,
    axes: Sequence[int] | None = None,
    out: Rows | None = None,
) -> Rows:
    """Cosine position encoding for linear attention: o = concat(f(x) cos Θ, f(x) sin Θ), Θ = p·theta.

    Args:
        x: (B, N, H, D), or (B, N, D) with one head. With `cu_seqlens`, (T, H, D). Or (q, k), as in `lrpe_rotate`.
        theta: (H, E) or (1, E), float32, E <= D; angles beyond E are 0. With `per_head`, (H, 1) or (1, 1).
        activation, dim, per_head, offset, positions, offsets, cu_seqlens, norm_weight, norm_eps, axes, out: as in `lrpe_rotate`.

    Returns:
        o, of the shape of x with 2D for D, and in memory in its order; (oq, ok) of queries and keys.

    Differentiable with respect to x, theta and norm_weight.
    """
    return _lrpe(
        "lrpe_cosine", x, theta, activation, dim, per_head, offset, positions, offsets, cu_seqlens, norm_weight, norm_eps, axes, None,
        0, None, out,
    )  # fmt: skip


def lrpe_cosine_md(
    x: Rows,
    theta: Array,
    shape: Sequence[int],
    *,
    extra_tokens: int = 0,
    activation: str | tuple[str, str] = "none",
    dim: int = -1,
    norm_weight: Array | tuple[Array | None, Array | None] | None = None,
    norm_eps: float = 1e-6,
    axes: Sequence[int] | None = None,
    out: Rows | None = None,
) -> Rows:
    """`lrpe_cosine` of tokens on a grid of up to four dimensions, each block of features by its own axis.

    Token t >= l has the index (i_1, …, i_k) of t − l on the grid, the last axis fastest; Θ = concat(i_1·theta, …, i_k·theta)[:D].
    The first l tokens have Θ = 0.

    Args:
        x: (B, H, L, D), L = l + n_1·…·n_k. Or (q, k), as in `lrpe_rotate`.
        theta: (H, e) or (1, e), float32, k·e >= D.
        shape: the grid, (n_1, …, n_k).
        extra_tokens: l, the tokens before the grid.
        activation, dim, norm_weight, norm_eps, axes, out: as in `lrpe_rotate`.

    Returns:
        o, (B, H, L, 2D), in memory in the order of x; (oq, ok) of queries and keys.

    Differentiable with respect to x, theta and norm_weight.
    """
    return _lrpe(
        "lrpe_cosine_md", x, theta, activation, dim, False, 0, None, None, None, norm_weight, norm_eps, axes, shape, extra_tokens,
        None, out,
    )  # fmt: skip


def flao(
    q: Array,
    k: Array,
    v: Array,
    g: Array | None = None,
    *,
    scale: float = 1.0,
    save: str = "kv",
    out: Array | None = None,
) -> Array:
    """Linear attention without a mask, with an output gate: o = g ⊙ (q·(kᵀ·v))·scale, or without: o = (q·(kᵀ·v))·scale.

    Args:
        q: queries, (B, H, N, D).
        k: keys, (B, H, M, D).
        v: values, (B, H, M, E).
        g: the gate, (B, H, N, E), if there is one.
        scale: the factor of q·kv.
        save: what is kept for the gradients: none, kv (small), or kv-qkv, which is kv and, with a gate, q·kv.
        out: where o is written; not where gradients are wanted.

    D and E are from 1 to 256, N and M are free.

    Returns:
        o, (B, H, N, E), in memory in the order of g, without a gate in that of q.

    Differentiable with respect to q, k, v and g.
    """
    return _module_of(q).flao(q, k, v, g, scale, save, out)


def flao_lrpe(
    q: Array,
    k: Array,
    v: Array,
    g: Array | None = None,
    theta: Array | None = None,
    *,
    encoding: str = "none",
    pairing: str = "half",
    rotary_dim: int | None = None,
    factor: float = 1.0,
    per_head: bool = False,
    offset: int = 0,
    offsets: Array | None = None,
    positions: Array | None = None,
    k_offset: int | None = None,
    k_offsets: Array | None = None,
    k_positions: Array | None = None,
    axes: Sequence[int] | None = None,
    shape: Sequence[int] | None = None,
    extra_tokens: int = 0,
    q_activation: str = "none",
    k_activation: str = "none",
    v_activation: str = "none",
    g_activation: str = "none",
    normalizer: bool = False,
    eps: float = 1e-6,
    scale: float = 1.0,
    save: str = "kv",
    out: Array | None = None,
) -> Array:
    """What a layer of linear attention does, in one operator: `flao` of queries and keys that `lrpe_rotate` or `lrpe_cosine` encodes.

    q̄ = enc(f(q)), k̄ = enc(f(k)), v̄ = f(v), ḡ = f(g), each with its own f; o = ḡ ⊙ (q̄·(k̄ᵀ·v̄))·scale. With a normaliser o is divided by
    f(q)·Σ f(k) + eps, of features that are not encoded.

    Args:
        q: queries, (B, H, N, D).
        k: keys, (B, H, M, D).
        v: values, (B, H, M, E).
        g: the gate, (B, H, N, E), if there is one.
        theta: (H, E) or (1, E), float32, unless the encoding is none.
        encoding: none, rotate or cosine; with cosine D is at most 128.
        pairing, rotary_dim, factor, per_head, axes, shape, extra_tokens: as in `lrpe_rotate`. On a grid M = N.
        offset, offsets, positions: where queries and keys lie, as in `lrpe_rotate`.
        k_offset, k_offsets, k_positions: where keys lie, if any of them is given; else where the queries do.
        q_activation, k_activation: f of q and k, one of none, relu, sigmoid, silu, softmax (over the features).
        v_activation, g_activation: f of v and g, one of none, relu, sigmoid, silu.
        normalizer: whether o is divided.
        eps: see `normalizer`.
        scale: the factor of q̄·kv.
        save: what is kept for the gradients: none, or kv (small).
        out: where o is written; not where gradients are wanted.

    D and E are from 1 to 256, N and M are free.

    Returns:
        o, (B, H, N, E), in memory in the order of g, without a gate in that of q.

    Differentiable with respect to q, k, v, g and theta.
    """
    if save not in ("none", "kv"):
        raise ValueError(f"flao_lrpe: save must be one of none, kv, got {save}")
    if k_offset is None and k_offsets is None and k_positions is None:
        k_offset, k_offsets, k_positions = offset, offsets, positions
    given = (g, theta, offsets, k_offsets, positions, k_positions) if encoding != "none" else (g, *[None] * 5)
    # All that a call is told besides tensors and its offsets, which are others at each step of a decode.
    spec = (
        encoding, (q_activation, k_activation, v_activation, g_activation), float(eps) if normalizer else None, float(scale), per_head,
        None if axes is None else tuple(axes), None if shape is None else tuple(shape), extra_tokens,
        (pairing, rotary_dim, float(factor)), tuple([tensor is not None for tensor in given]),
    )  # fmt: skip
    return _module_of(q).flao_lrpe(spec, (offset, k_offset or 0), (q, k, v), given, save, out)


def tpa_decode(
    aq: Array,
    ak: Array,
    av: Array,
    bq: Array | None,
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
    """Attention of the last T query tokens of a sequence, 1 to 8, over M cached tokens, all kept as factors (TPA).

    q[h] = scale_q·Σ_r aq[h, r]·bq[r]; k[m, h] = scale_k·Σ_j ak[m, j, h]·bk[m, j]; v likewise;
    o[h] = Σ_m softmax_m(scale·q[h]·k[m, h])·v[m, h]. Neither keys nor values are ever written.

    Args:
        aq: (B, T, H, R), and bq: (B, T, R, D). Or the queries as they are, q (B, T, H, D), and bq None. Of T tokens, t sees all
            cached ones but the last T − 1 − t.
        ak: (B, M, Rk, H), and bk: (B, M, Rk, D); for Rk = 1 both may be without that dimension.
        av: (B, M, Rv, H), and bv: (B, M, Rv, E); likewise.
        kv_lens: (B), int32, on the device: sequence b uses the first kv_lens[b] tokens. All M if it is not there.
        scale, scale_q, scale_k, scale_v: D**-0.5, 1/R (1 where bq is None), 1/Rk and 1/Rv unless given.
        parallel: how a GPU divides the work: auto, b (by sequences), bh (also by heads) or bn (also along the sequence).
        splits: with bn, into how many parts; 0 for as many as suit the GPU.
        return_lse: whether lse (B, T, H), or (B, H) for T = 1, float32, is returned besides: the natural logarithm of what o was divided by.
        out: where o is written, or (o, lse).

    H is from 1 to 128, R from 1 to 64, D and E from 1 to 256.

    Returns:
        o, (B, T, H, E), or (o, lse).
    """
    scales = (scale, scale_q, scale_k, scale_v)
    return _module_of(aq).tpa_decode(aq, ak, av, bq, bk, bv, kv_lens, scales, parallel, splits, return_lse, out)


# Where PyTorch is there already, `torch.ops.gimbal` is too.
if "torch" in sys.modules:
    from gimbal import _torch

    _torch.register()
