"""The shared library, and what every framework's module needs of it.

Its functions take tensors of any framework that speaks DLPack, without copying them, and run on the stream that the framework uses
at the time. The last argument is scratch memory, a tensor of bytes: given None instead, a function that needs some does nothing and
returns how many bytes; otherwise it has run, and returns 0.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tvm_ffi


def _load() -> tvm_ffi.Module:
    path = Path(os.environ.get("GIMBAL_LIBRARY") or Path(__file__).with_name("libgimbal_ffi.so"))
    if not path.is_file():
        raise ImportError(f"gimbal's library is not at {path}: install the wheel, or set GIMBAL_LIBRARY to where cargo built it")
    return tvm_ffi.load_module(str(path))


LIBRARY = _load()


def function(name: str) -> tvm_ffi.Function:
    """The exported function of this name."""
    return LIBRARY.get_function(name)


# What an operator is told in words becomes a number once: a word costs a call more than a tensor.
activation_code = functools.cache(function("activation"))
parallel_code = functools.cache(function("parallel"))

LRPE_FORWARD = {op: function(f"{op}_forward") for op in ("lrpe_rotate", "lrpe_cosine", "lrpe_cosine_md")}
LRPE_BACKWARD = {op: function(f"{op}_backward") for op in LRPE_FORWARD}
FLAO_FORWARD = function("flao_forward")
FLAO_BACKWARD = function("flao_backward")
TPA_DECODE_FORWARD = function("tpa_decode_forward")


def lrpe_parameters(
    activation: str, dim: int, per_head: bool, offset: int, shape: Sequence[int] | None, extra_tokens: int
) -> tuple[int, bool, int, str | None, int]:
    """The arguments of the LRPE functions that stand before the tensors."""
    lengths = None if shape is None else ",".join(map(str, shape))
    return activation_code(activation, dim), per_head, offset, lengths, extra_tokens


def lrpe_output_shape(op: str, x_shape: Sequence[int]) -> tuple[int, ...]:
    """The shape of o."""
    return tuple(x_shape) if op == "lrpe_rotate" else (*x_shape[:-1], 2 * x_shape[-1])


def lrpe_input_shape(op: str, o_shape: Sequence[int]) -> tuple[int, ...]:
    """The shape of x."""
    return tuple(o_shape) if op == "lrpe_rotate" else (*o_shape[:-1], o_shape[-1] // 2)


SAVE_CHOICES = ("none", "kv", "kv-qkv")


def check_save(save: str) -> None:
    """`save` of `flao` is one of its choices."""
    if save not in SAVE_CHOICES:
        raise ValueError(f"flao: save must be one of {', '.join(SAVE_CHOICES)}, got {save}")


def flao_kv_shape(k_shape: Sequence[int], v_shape: Sequence[int]) -> tuple[int, ...]:
    """The shape of kv, (B, H, D, E); of whatever rank the inputs are, if they do not fit."""
    return (*k_shape[:-2], *k_shape[-1:], *v_shape[-1:])


def tpa_shapes(aq_shape: Sequence[int], bv_shape: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The shapes of o, (B, 1, H, E), and of lse, (B, H)."""
    if len(aq_shape) != 4:
        # Left to the library to report.
        return (1,), (1,)
    batch, tokens, heads, _ = aq_shape
    return (batch, tokens, heads, bv_shape[-1]), (batch, heads)


def tpa_outputs(return_lse: bool, out: Any) -> tuple[Any, Any]:
    """o and lse of the caller's `out`, which is a pair where lse is wanted, as far as they are there."""
    if not return_lse or out is None:
        return out, None
    if not isinstance(out, (tuple, list)) or len(out) != 2:
        raise ValueError("tpa_decode: out must be (o, lse) where lse is to be returned")
    return out[0], out[1]
