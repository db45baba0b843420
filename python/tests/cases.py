"""The calls that every framework is tested with: the operator, the shapes of its tensors, and its parameters."""

from __future__ import annotations

from typing import Any

import formulas
import numpy as np

import gimbal

# theta is the second tensor.
LRPE: list[tuple[str, tuple, tuple, dict[str, Any]]] = [
    ("lrpe_rotate", (2, 5, 3, 8), (3, 4), {}),
    ("lrpe_rotate", (2, 5, 3, 64), (1, 20), {"activation": "silu", "offset": 1000}),
    ("lrpe_rotate", (2, 70, 3, 32), (3, 16), {"activation": "softmax", "dim": 1}),
    ("lrpe_rotate", (2, 5, 3, 128), (3, 64), {"activation": "softmax"}),
    ("lrpe_rotate", (2, 5, 8), (1, 1), {"per_head": True, "activation": "relu"}),
    ("lrpe_cosine", (2, 5, 3, 8), (3, 8), {}),
    ("lrpe_cosine", (2, 5, 3, 7), (1, 3), {"activation": "sigmoid", "offset": -3}),
    ("lrpe_cosine", (2, 70, 3, 64), (3, 1), {"per_head": True, "activation": "softmax", "dim": 1}),
    ("lrpe_cosine", (2, 0, 3, 8), (3, 8), {}),
    ("lrpe_cosine_md", (2, 3, 12, 8), (3, 4), {"shape": (3, 4)}),
    ("lrpe_cosine_md", (2, 3, 2 + 24, 10), (1, 4), {"shape": (2, 3, 4), "extra_tokens": 2, "activation": "silu"}),
    ("lrpe_cosine_md", (2, 3, 1 + 64, 64), (3, 32), {"shape": (8, 8), "extra_tokens": 1, "activation": "softmax", "dim": 1}),
]

# Queries and keys by one call: the operator, the shapes of q, k and theta, those of the weights of norms (one for both, or one of each),
# and parameters.
PAIRS: list[tuple[str, tuple, tuple, tuple, list[tuple], dict[str, Any]]] = [
    ("lrpe_rotate", (2, 5, 6, 16), (2, 5, 2, 16), (1, 8), [], {"offset": 7}),
    ("lrpe_rotate", (2, 5, 3, 64), (2, 5, 3, 64), (3, 20), [], {"activation": ("silu", "relu")}),
    ("lrpe_rotate", (2, 5, 6, 64), (2, 5, 2, 64), (1, 32), [(6, 64), (64,)], {}),
    ("lrpe_rotate", (2, 5, 4, 32), (2, 5, 4, 32), (1, 16), [(32,)], {}),
    ("lrpe_cosine", (2, 70, 4, 8), (2, 70, 2, 8), (1, 8), [], {"activation": ("softmax", "silu"), "dim": 1}),
    ("lrpe_cosine_md", (2, 4, 12, 10), (2, 2, 12, 10), (1, 5), [], {"shape": (3, 4), "activation": "sigmoid"}),
]


def pair(rng: np.random.Generator, case: tuple, dtype: Any) -> tuple[str, list[np.ndarray], dict[str, Any]]:
    """The operator, [q, k, theta, weights of norms], and parameters."""
    op, q_shape, k_shape, theta_shape, norms, parameters = case
    return op, [*tensors(rng, [q_shape, k_shape], dtype), theta(rng, theta_shape), *tensors(rng, norms, np.float32)], parameters


def call_pair(op: str, q: Any, k: Any, theta: Any, *norms: Any, **parameters: Any) -> tuple[Any, Any]:
    norm_weight = norms if len(norms) == 2 else norms[0] if norms else None
    return getattr(gimbal, op)((q, k), theta, norm_weight=norm_weight, **parameters)


_LINE = np.arange(5)[None, None].repeat(2, 1)
_TWO_AXES = np.array([[[3, -7, 0, 100, 5], [1, 2, 3, 4, 5]], [[0, 1, 0, 1, 0], [9, 8, 7, 6, -5]]])
# What theta is for the formula, where one of its columns serves two axes.
_TWICE = np.array([0, 1, 2, 0, 1, 2])

# The operator, the shapes of x and theta, arrays of integers, parameters; and for `formulas.lrpe_of_positions` the positions (k, B, N) of
# tokens and the axis of each angle. A weight of a norm is drawn where `norm_eps` is there.
OPTIONS: dict[str, tuple] = {
    "positions": ("lrpe_rotate", (2, 5, 3, 16), (1, 8), {"positions": _TWO_AXES[0].astype(np.int64)}, {}, _TWO_AXES[:1], [0] * 8),
    "positions of all sequences": ("lrpe_cosine", (2, 5, 3, 8), (3, 8), {"positions": np.arange(5, dtype=np.int32)}, {}, _LINE, [0] * 8),
    "positions on axes": (
        "lrpe_rotate", (2, 5, 3, 16), (3, 8), {"positions": _TWO_AXES.astype(np.int32)}, {"axes": (0, 1) * 4}, _TWO_AXES, [0, 1] * 4,
    ),
    "offsets": (
        "lrpe_cosine", (2, 5, 3, 8), (3, 8), {"offsets": np.array([7, -2], np.int32)}, {}, _LINE + np.array([[[7], [-2]]]), [0] * 8,
    ),
    "packed": (
        "lrpe_rotate", (7, 3, 16), (1, 8), {"cu_seqlens": np.array([0, 3, 3, 7], np.int32)}, {}, np.array([[[0, 1, 2, 0, 1, 2, 3]]]),
        [0] * 8,
    ),
    "part of the features": (
        "lrpe_rotate", (2, 5, 3, 20), (1, 6), {}, {"pairing": "interleaved", "rotary_dim": 12, "factor": 1.3, "offset": 4}, _LINE + 4,
        [0] * 6,
    ),
    "norm": ("lrpe_rotate", (2, 5, 3, 16), (1, 8), {}, {"norm_eps": 1e-5}, _LINE, [0] * 8),
    "grid": (
        "lrpe_rotate", (2, 7, 3, 12), (1, 3), {}, {"shape": (2, 3), "extra_tokens": 1},
        np.array([[0, 0, 0, 0, 1, 1, 1], [0, 0, 1, 2, 0, 1, 2]])[:, None].repeat(2, 1), [0, 0, 0, 1, 1, 1],
    ),
}  # fmt: skip


def option(rng: np.random.Generator, name: str, dtype: Any) -> tuple[str, list[np.ndarray], dict[str, np.ndarray], dict[str, Any]]:
    """The operator, [x, theta] or [x, theta, norm_weight], arrays of integers, and parameters."""
    op, x_shape, theta_shape, integers, parameters, *_ = OPTIONS[name]
    floats = [*tensors(rng, [x_shape], dtype), theta(rng, theta_shape)]
    if "norm_eps" in parameters:
        floats += tensors(rng, [x_shape[-2:]], np.float32)
    return op, floats, integers, parameters


def option_formula(lib: Any, name: str, x: Any, theta: Any, norm_weight: Any = None, to: Any = None) -> Any:
    """What it computes; `to` makes float64 of an array of NumPy."""
    op, x_shape, theta_shape, _, parameters, positions, axes = OPTIONS[name]
    known = ("norm_eps", "pairing", "rotary_dim", "factor")
    parameters = {key: value for key, value in parameters.items() if key in known}
    if theta_shape[1] < len(axes):
        theta = theta[:, _TWICE]
    positions = positions.astype(np.float64)[..., None]
    packed = len(x_shape) == 3
    o = formulas.lrpe_of_positions(
        lib, op, x[None] if packed else x, theta, norm_weight, positions if to is None else to(positions), axes, **parameters
    )
    return o[0] if packed else o


# (B, H, N, M, D, E)
FLAO: list[tuple[tuple[int, ...], dict[str, Any]]] = [
    ((2, 3, 5, 7, 8, 4), {}),
    ((1, 2, 300, 260, 64, 64), {"scale": 0.125}),
    ((2, 2, 129, 64, 128, 128), {"scale": 0.01}),
    ((1, 2, 5, 0, 8, 8), {}),
]

# (B, M, H, R, Rk, Rv, D, E, T); ranks of None stand for a dimension that is left out, that of queries for queries as they are.
TPA: list[tuple[tuple, dict[str, Any]]] = [
    ((2, 37, 5, 6, 2, 2, 64, 64, 1), {}),
    ((1, 300, 34, 6, 2, 2, 64, 32, 1), {"parallel": "bn", "splits": 3}),
    ((3, 64, 32, 16, None, None, 128, 128, 1), {"scale": 0.3, "parallel": "bh"}),
    ((2, 20, 4, 1, 3, None, 8, 16, 1), {"scale_q": 0.5, "scale_k": 2.0, "scale_v": 3.0, "parallel": "b"}),
    ((2, 40, 5, 6, 2, 2, 64, 64, 3), {}),
    ((2, 300, 32, 16, None, None, 128, 128, 8), {}),
    ((2, 37, 32, None, None, None, 128, 128, 1), {"scale": 0.2}),
    ((3, 50, 6, None, 2, 2, 64, 32, 5), {"scale_q": 0.5}),
]


def flao_shapes(sizes: tuple[int, ...], gated: bool = True) -> list[tuple[int, ...]]:
    b, h, n, m, d, e = sizes
    return [(b, h, n, d), (b, h, m, d), (b, h, m, e), (b, h, n, e)][: 3 + gated]


def tpa_shapes(sizes: tuple) -> list[tuple[int, ...] | None]:
    b, m, h, r, rk, rv, d, e, t = sizes
    k = () if rk is None else (rk,)
    v = () if rv is None else (rv,)
    query, features = ((b, t, h, d), None) if r is None else ((b, t, h, r), (b, t, r, d))
    return [query, (b, m, *k, h), (b, m, *v, h), features, (b, m, *k, d), (b, m, *v, e)]


def tensors(rng: np.random.Generator, shapes: list[tuple[int, ...] | None], dtype: Any) -> list[Any]:
    return [None if shape is None else rng.standard_normal(shape).astype(np.float32).astype(dtype) for shape in shapes]


def theta(rng: np.random.Generator, shape: tuple[int, ...]) -> np.ndarray:
    return rng.uniform(-1, 1, shape).astype(np.float32)
