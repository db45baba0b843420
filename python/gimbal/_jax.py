"""The operators on JAX arrays, through XLA's calls of foreign functions.

Each operator is jitted for its static parameters, and inside another `jax.jit` a part of it. XLA allocates the outputs; scratch
memory, where an operator needs some, is allocated by the library in the order of XLA's stream.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
import jax_tvm_ffi
import numpy as np

from gimbal import _library

_LRPE_PARAMETERS = ["attrs.definition", "attrs.offset"]
_TPA_PARAMETERS = [f"attrs.{name}" for name in ("scale", "scale_q", "scale_k", "scale_v", "parallel", "splits")]
# An argument that is left out in the middle of others.
_NOTHING = "attrs.nothing"
_TENSORS = ["args", "rets"]


def _register(name: str, function: Any, arguments: list[str]) -> None:
    for platform in ("cpu", "gpu"):
        jax_tvm_ffi.register_ffi_target(f"gimbal.{name}", function, arguments, platform=platform)


_register("lrpe", _library.LRPE_FORWARD, [*_LRPE_PARAMETERS, *_TENSORS])
_register("lrpe_backward", _library.LRPE_BACKWARD, [*_LRPE_PARAMETERS, "attrs.parts", *_TENSORS])
_register("flao", _library.FLAO_FORWARD, ["attrs.scale", *_TENSORS])
_register("flao_backward", _library.FLAO_BACKWARD, ["attrs.scale", _NOTHING, *_TENSORS])
_register("flao_lrpe", _library.FLAO_LRPE_FORWARD, ["attrs.definition", *_TENSORS])
_register("flao_lrpe_backward", _library.FLAO_LRPE_BACKWARD, ["attrs.definition", *_TENSORS])
_register("tpa_decode", _library.TPA_DECODE_FORWARD, [*_TPA_PARAMETERS, _NOTHING, *_TENSORS])
_register("tpa_decode_lens", _library.TPA_DECODE_FORWARD, [*_TPA_PARAMETERS, *_TENSORS])


def _like(array: Any) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(array.shape, array.dtype)


def _call(name: str, outputs: Any) -> Any:
    return jax.ffi.ffi_call(name, outputs, vmap_method="sequential")


def _refuse_out(out: Any) -> None:
    if out is not None:
        raise ValueError("out cannot be given with JAX, whose arrays are not written to")


# LRPE


def lrpe(
    spec: tuple, offset: int, x: Any, theta: Any, positions: Any, offsets: Any, cu_seqlens: Any, norm_weight: Any, out: Any
) -> Any:
    _refuse_out(out)
    text = _library.lrpe_text(spec)
    _library.lrpe_number(text)
    integers = tuple(array for array in (positions, offsets, cu_seqlens) if array is not None)
    return _lrpe(text, offset, integers, x, theta, norm_weight)


def _lrpe_tensors(integers: tuple, norm_weight: Any) -> tuple:
    return integers if norm_weight is None else (*integers, norm_weight)


@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1))
def _lrpe_call(text: str, offset: int, integers: tuple, x: Any, theta: Any, norm_weight: Any) -> Any:
    o = jax.ShapeDtypeStruct(_library.lrpe_output_shape(text, x.shape), x.dtype)
    tensors = (x, theta, *_lrpe_tensors(integers, norm_weight))
    # Its number: the bridge keeps no string of more than 7 characters until the call.
    return _call("gimbal.lrpe", o)(*tensors, definition=np.int64(_library.lrpe_number(text)), offset=np.int64(offset))


def _lrpe_forward(text: str, offset: int, integers: tuple, x: Any, theta: Any, norm_weight: Any) -> tuple[Any, tuple]:
    return _lrpe_call(text, offset, integers, x, theta, norm_weight), (integers, x, theta, norm_weight)


def _lrpe_backward(text: str, offset: int, saved: tuple, d_o: Any) -> tuple:
    integers, x, theta, norm_weight = saved
    parts, outputs = _library.X | _library.DTHETA, [_like(x), _like(theta)]
    if norm_weight is not None:
        parts |= _library.DNORM_WEIGHT
        outputs.append(_like(norm_weight))
    call = _call("gimbal.lrpe_backward", tuple(outputs))
    tensors = (x, theta, *_lrpe_tensors(integers, norm_weight), d_o)
    number = np.int64(_library.lrpe_number(text))
    gradients = call(*tensors, definition=number, offset=np.int64(offset), parts=np.int64(parts))
    return None, *gradients, *([None] * (norm_weight is None))


_lrpe_call.defvjp(_lrpe_forward, _lrpe_backward)
_lrpe = jax.jit(_lrpe_call, static_argnums=(0, 1))


# FLAO


def flao(q: Any, k: Any, v: Any, g: Any, scale: float, save: str, out: Any) -> Any:
    _library.check_save(save)
    _refuse_out(out)
    return _flao(float(scale), q, k, v, g)


@functools.partial(jax.custom_vjp, nondiff_argnums=(0,))
def _flao_call(scale: float, q: Any, k: Any, v: Any, g: Any) -> Any:
    return _call("gimbal.flao", _like(g))(q, k, v, g, scale=np.float64(scale))


def _flao_forward(scale: float, q: Any, k: Any, v: Any, g: Any) -> tuple[Any, tuple[Any, ...]]:
    kv = jax.ShapeDtypeStruct(_library.flao_kv_shape(k.shape, v.shape), jnp.float32)
    o, kv = _call("gimbal.flao", (_like(g), kv))(q, k, v, g, scale=np.float64(scale))
    return o, (kv, q, k, v, g)


def _flao_backward(scale: float, saved: tuple[Any, ...], d_o: Any) -> tuple[Any, ...]:
    gradients = tuple(_like(tensor) for tensor in saved[1:])
    call = _call("gimbal.flao_backward", gradients)
    return tuple(call(*saved, d_o, scale=np.float64(scale), nothing=""))


_flao_call.defvjp(_flao_forward, _flao_backward)
_flao = jax.jit(_flao_call, static_argnums=0)


def flao_lrpe(text: str, rows: tuple, given: dict[str, Any], save: str, out: Any) -> Any:
    _refuse_out(out)
    floats = [given[name] for name in ("g", "theta") if name in given]
    integers = tuple(array for name, array in given.items() if name not in ("g", "theta"))
    return _flao_lrpe(text, save, integers, *rows, *floats)


@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1))
def _flao_lrpe_call(text: str, save: str, integers: tuple, *floats: Any) -> Any:
    return _flao_lrpe_run(text, integers, floats, ())[0]


def _flao_lrpe_run(text: str, integers: tuple, floats: tuple, kept: tuple) -> Any:
    """o and what is kept, of these names and shapes."""
    q, _, v = floats[:3]
    outputs = (
        jax.ShapeDtypeStruct((*q.shape[:-1], v.shape[-1]), q.dtype),
        *(jax.ShapeDtypeStruct(shape, jnp.float32) for _, shape in kept),
    )
    number = np.int64(_library.FLAO_LRPE(" ".join([text, *(name for name, _ in kept)])))
    return _call("gimbal.flao_lrpe", outputs)(*floats, *integers, definition=number)


def _flao_lrpe_forward(text: str, save: str, integers: tuple, *floats: Any) -> tuple[Any, tuple]:
    _, k, v = floats[:3]
    width = k.shape[-1] * (2 if "encoding=cosine" in text else 1)
    kept = [("kv", (*k.shape[:-2], width, v.shape[-1])), ("z", (*k.shape[:-2], k.shape[-1]))]
    kept = () if save == "none" else kept if "normalizer=" in text else kept[:1]
    o, *saved = _flao_lrpe_run(text, integers, floats, tuple(kept))
    return o, (integers, floats, saved)


def _flao_lrpe_backward(text: str, save: str, residuals: tuple, d_o: Any) -> tuple:
    integers, floats, saved = residuals
    words = text.split(" ")
    names = [*("kv", "z")[: len(saved)], *(name for name, of in (("dg", "g"), ("dtheta", "theta")) if of in words)]
    call = _call("gimbal.flao_lrpe_backward", tuple(_like(array) for array in floats))
    number = np.int64(_library.FLAO_LRPE(" ".join([text, *names])))
    return None, *call(*floats, *integers, *saved, d_o, definition=number)


_flao_lrpe_call.defvjp(_flao_lrpe_forward, _flao_lrpe_backward)
_flao_lrpe = jax.jit(_flao_lrpe_call, static_argnums=(0, 1))


# TPA decode


def tpa_decode(
    aq: Any,
    ak: Any,
    av: Any,
    bq: Any,
    bk: Any,
    bv: Any,
    kv_lens: Any,
    scales: Sequence[float | None],
    parallel: str,
    splits: int,
    return_lse: bool,
    out: Any,
) -> Any:
    _refuse_out(out)
    parameters = (*scales, _library.parallel_code(parallel), splits)
    o, lse = _tpa_decode(parameters, kv_lens, aq, ak, av, bq, bk, bv)
    return (o, lse) if return_lse else o


@functools.partial(jax.jit, static_argnums=0)
def _tpa_decode(parameters: tuple, kv_lens: Any, *factors: Any) -> Any:
    o_shape, lse_shape = _library.tpa_shapes(factors[0].shape, factors[-1].shape)
    outputs = jax.ShapeDtypeStruct(o_shape, factors[0].dtype), jax.ShapeDtypeStruct(lse_shape, jnp.float32)
    *scales, parallel, splits = parameters
    attributes: dict[str, Any] = {
        name: "" if scale is None else np.float64(scale)
        for name, scale in zip(("scale", "scale_q", "scale_k", "scale_v"), scales, strict=True)
    }
    attributes |= {"parallel": np.int64(parallel), "splits": np.int64(splits)}
    if kv_lens is None:
        return _call("gimbal.tpa_decode", outputs)(*factors, nothing="", **attributes)
    return _call("gimbal.tpa_decode_lens", outputs)(kv_lens, *factors, **attributes)
