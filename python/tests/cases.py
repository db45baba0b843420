"""The calls that every framework is tested with: the operator, the shapes of its tensors, and its parameters."""

from __future__ import annotations

from typing import Any

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
