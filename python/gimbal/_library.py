"""The shared library, and what every framework's module needs of it.

Its functions take tensors of any framework that speaks DLPack, without copying them, and run on the stream that the framework uses
at the time. The last argument is scratch memory, a tensor of bytes: given None instead, a function that needs some does nothing and
returns how many bytes; otherwise it has run, and returns 0.
"""

from __future__ import annotations

import functools
import itertools
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
parallel_code = functools.cache(function("parallel"))
lrpe_number = functools.cache(function("lrpe"))
flao_lrpe_number = functools.cache(function("flao_lrpe"))

LRPE_FORWARD = function("lrpe_forward")
LRPE_BACKWARD = function("lrpe_backward")
FLAO_FORWARD = function("flao_forward")
FLAO_BACKWARD = function("flao_backward")
FLAO_LRPE_FORWARD = function("flao_lrpe_forward")
FLAO_LRPE_BACKWARD = function("flao_lrpe_backward")
TPA_DECODE_FORWARD = function("tpa_decode_forward")


# Which of the tensors that it need not have a call has, besides dx a backward pass of LRPE is asked for, and `flao` saves.
X, DTHETA, DNORM_WEIGHT = 1, 2, 4
G, KV, PRODUCT = 1, 2, 4
KV_LENS, BQ, LSE = 1, 2, 4


def parts(*tensors: Any) -> int:
    """The sum of 1, 2, 4, … of those that are there."""
    return sum(1 << place for place, tensor in enumerate(tensors) if tensor is not None)


@functools.cache
def lrpe_text(spec: tuple) -> str:
    """What the library is told of an LRPE operator, from `gimbal._lrpe`."""
    op, activation, of_keys, dim, per_head, norm_eps, axes, shape, extra_tokens, rotation, given = spec
    words = [op, f"activation={activation}", f"dim={dim}", f"norm_eps={float(norm_eps)!r}"]
    if of_keys is not None:
        words.append(f"key_activation={of_keys}")
    words += _encoding_words(op, per_head, axes, shape, extra_tokens, rotation)
    names = ("positions", "offsets", "cu_seqlens", "norm_weight", "key_norm_weight")
    return " ".join([*words, *itertools.compress(names, given)])


FLAO_LRPE_GIVEN = ("g", "theta", "q_offsets", "k_offsets", "q_positions", "k_positions")


@functools.cache
def flao_lrpe_text(spec: tuple) -> str:
    """What the library is told of `flao_lrpe`, from `gimbal.flao_lrpe`."""
    encoding, activations, eps, scale, per_head, axes, shape, extra_tokens, rotation, given = spec
    words = [f"encoding={encoding}", f"scale={scale!r}", *map("{}_activation={}".format, "qkvg", activations)]
    if eps is not None:
        words.append(f"normalizer={eps!r}")
    words += _encoding_words("flao_lrpe", per_head, axes, shape, extra_tokens, rotation)
    return " ".join([*words, *itertools.compress(FLAO_LRPE_GIVEN, given)])


def _encoding_words(op: str, per_head: bool, axes: Any, shape: Any, extra_tokens: int, rotation: tuple | None) -> list[str]:
    words = ["per_head"] if per_head else []
    if axes is not None:
        words.append(f"axes={','.join(map(str, axes))}")
    if shape is not None:
        words += [f"shape={','.join(map(str, shape))}", f"extra_tokens={extra_tokens}"]
    elif extra_tokens:
        raise ValueError(f"{op}: extra_tokens is for tokens on a grid")
    if rotation is not None:
        pairing, rotary_dim, factor = rotation
        words += [f"pairing={pairing}", f"factor={factor!r}"]
        if rotary_dim is not None:
            words.append(f"rotary_dim={rotary_dim}")
    return words


@functools.cache
def lrpe_number_of(spec: tuple) -> int:
    """A text as the library takes it fastest, from what it is made of."""
    return lrpe_number(lrpe_text(spec))


@functools.cache
def lrpe_needs_x(text: str) -> bool:
    """Whether the gradient of x depends on x."""
    words = text.split()
    return any("activation=" in word and not word.endswith("=none") or word.endswith("norm_weight") for word in words)


def lrpe_output_shape(op: str, x_shape: Sequence[int]) -> tuple[int, ...]:
    """The shape of o, of an operator whose name or text this is."""
    return tuple(x_shape) if op.startswith("lrpe_rotate") else (*x_shape[:-1], *(2 * width for width in x_shape[-1:]))


def lrpe_input_shape(op: str, o_shape: Sequence[int]) -> tuple[int, ...]:
    """The shape of x."""
    return tuple(o_shape) if op.startswith("lrpe_rotate") else (*o_shape[:-1], *(width // 2 for width in o_shape[-1:]))


SAVE_CHOICES = ("none", "kv", "kv-qkv")


def check_save(save: str) -> None:
    """`save` of `flao` is one of its choices."""
    if save not in SAVE_CHOICES:
        raise ValueError(f"flao: save must be one of {', '.join(SAVE_CHOICES)}, got {save}")


def flao_kv_shape(k_shape: Sequence[int], v_shape: Sequence[int]) -> tuple[int, ...]:
    """The shape of kv, (B, H, D, E); of whatever rank the inputs are, if they do not fit."""
    return (*k_shape[:-2], *k_shape[-1:], *v_shape[-1:])


def flao_output_shape(q_shape: Sequence[int], v_shape: Sequence[int]) -> tuple[int, ...]:
    """The shape of o, (B, H, N, E), where there is no gate to tell."""
    return (*q_shape[:-1], *v_shape[-1:])


def saves_product(save: str, g: Any) -> bool:
    """Whether `flao` keeps q·kv: without a gate that is o, and no gradient needs it."""
    return save == "kv-qkv" and g is not None


def flao_lrpe_kept(text: str, save: str, k_shape: Sequence[int], v_shape: Sequence[int]) -> list[tuple[int, ...] | None]:
    """The shapes of kv, (B, H, D′, E), and of z, (B, H, D), as far as `flao_lrpe` of this text keeps them."""
    if save == "none":
        return [None, None]
    encoded = (*k_shape[:-1], *(width * (2 if "encoding=cosine" in text else 1) for width in k_shape[-1:]))
    return [flao_kv_shape(encoded, v_shape), (*k_shape[:-2], *k_shape[-1:]) if "normalizer=" in text else None]


def tpa_shapes(aq_shape: Sequence[int], bv_shape: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The shapes of o, (B, T, H, E), and of lse, (B, T, H), or (B, H) for one token."""
    if len(aq_shape) != 4:
        # Left to the library to report.
        return (1,), (1,)
    batch, tokens, heads, _ = aq_shape
    return (batch, tokens, heads, bv_shape[-1]), (batch, heads) if tokens == 1 else (batch, tokens, heads)


def tpa_outputs(return_lse: bool, out: Any) -> tuple[Any, Any]:
    """o and lse of the caller's `out`, which is a pair where lse is wanted, as far as they are there."""
    if not return_lse or out is None:
        return out, None
    if not isinstance(out, (tuple, list)) or len(out) != 2:
        raise ValueError("tpa_decode: out must be (o, lse) where lse is to be returned")
    return out[0], out[1]
