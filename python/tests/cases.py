"""The calls that every framework is tested with: the operator, the shapes of its tensors, and its parameters."""

from __future__ import annotations

from typing import Any

import formulas
import numpy as np

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

# (B, M, H, R, Rk, Rv, D, E); ranks of None stand for a dimension that is left out.
TPA: list[tuple[tuple, dict[str, Any]]] = [
    ((2, 37, 5, 6, 2, 2, 64, 64), {}),
    ((1, 300, 34, 6, 2, 2, 64, 32), {"parallel": "bn", "splits": 3}),
    ((3, 64, 32, 16, None, None, 128, 128), {"scale": 0.3, "parallel": "bh"}),
    ((2, 20, 4, 1, 3, None, 8, 16), {"scale_q": 0.5, "scale_k": 2.0, "scale_v": 3.0, "parallel": "b"}),
]


def flao_shapes(sizes: tuple[int, ...]) -> list[tuple[int, ...]]:
    b, h, n, m, d, e = sizes
    return [(b, h, n, d), (b, h, m, d), (b, h, m, e), (b, h, n, e)]


def tpa_shapes(sizes: tuple) -> list[tuple[int, ...]]:
    b, m, h, r, rk, rv, d, e = sizes
    k = () if rk is None else (rk,)
    v = () if rv is None else (rv,)
    return [(b, 1, h, r), (b, m, *k, h), (b, m, *v, h), (b, 1, r, d), (b, m, *k, d), (b, m, *v, e)]


def tensors(rng: np.random.Generator, shapes: list[tuple[int, ...]], dtype: Any) -> list[np.ndarray]:
    return [rng.standard_normal(shape).astype(np.float32).astype(dtype) for shape in shapes]


def theta(rng: np.random.Generator, shape: tuple[int, ...]) -> np.ndarray:
    return rng.uniform(-1, 1, shape).astype(np.float32)
