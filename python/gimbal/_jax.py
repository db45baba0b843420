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

_LRPE_PARAMETERS = [f"attrs.{name}" for name in ("activation", "per_head", "offset", "shape", "extra_tokens")]
_TPA_PARAMETERS = [f"attrs.{name}" for name in ("scale", "scale_q", "scale_k", "scale_v", "parallel", "splits")]
# An argument that is left out in the middle of others.
_NOTHING = "attrs.nothing"
_TENSORS = ["args", "rets"]


def _register(name: str, function: Any, arguments: list[str]) -> None:
    for platform in ("cpu", "gpu"):
        jax_tvm_ffi.register_ffi_target(f"gimbal.{name}", function, arguments, platform=platform)


for _op in _library.LRPE_FORWARD:
    _register(_op, _library.LRPE_FORWARD[_op], [*_LRPE_PARAMETERS, *_TENSORS])
    _register(f"{_op}_backward", _library.LRPE_BACKWARD[_op], [*_LRPE_PARAMETERS, *_TENSORS])
_register("flao", _library.FLAO_FORWARD, ["attrs.scale", *_TENSORS])
_register("flao_backward", _library.FLAO_BACKWARD, ["attrs.scale", _NOTHING, *_TENSORS])
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
    op: str,
    x: Any,
    theta: Any,
    activation: str,
    dim: int,
    per_head: bool,
    offset: int,
    shape: Sequence[int] | None,
    extra_tokens: int,
    out: Any,
) -> Any:
    _refuse_out(out)
    return _lrpe(op, _library.lrpe_parameters(activation, dim, per_head, offset, shape, extra_tokens), x, theta)


def _lrpe_attributes(parameters: tuple) -> dict[str, Any]:
    activation, per_head, offset, shape, extra_tokens = parameters
    return {
        "activation": np.int64(activation),
        "per_head": np.int64(per_head),
        "offset": np.int64(offset),
        "shape": shape or "",
        "extra_tokens": np.int64(extra_tokens),
    }


@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1))
def _lrpe_call(op: str, parameters: tuple, x: Any, theta: Any) -> Any:
    o = jax.ShapeDtypeStruct(_library.lrpe_output_shape(op, x.shape), x.dtype)
    return _call(f"gimbal.{op}", o)(x, theta, **_lrpe_attributes(parameters))


def _lrpe_forward(op: str, parameters: tuple, x: Any, theta: Any) -> tuple[Any, tuple[Any, Any]]:
    return _lrpe_call(op, parameters, x, theta), (x, theta)


def _lrpe_backward(op: str, parameters: tuple, saved: tuple[Any, Any], d_o: Any) -> tuple[Any, Any]:
    x, theta = saved
    call = _call(f"gimbal.{op}_backward", (_like(x), _like(theta)))
    return tuple(call(x, theta, d_o, **_lrpe_attributes(parameters)))


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
