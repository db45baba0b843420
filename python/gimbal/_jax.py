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
_FLAO_LRPE_PARAMETERS = [f"attrs.{name}" for name in ("definition", "q_offset", "k_offset", "parts")]
_TPA_PARAMETERS = [f"attrs.{name}" for name in ("scale", "scale_q", "scale_k", "scale_v", "parallel", "splits", "parts")]
_TENSORS = ["args", "rets"]


def _register(name: str, function: Any, arguments: list[str]) -> None:
    for platform in ("cpu", "gpu"):
        jax_tvm_ffi.register_ffi_target(f"gimbal.{name}", function, arguments, platform=platform)


_register("lrpe", _library.LRPE_FORWARD, [*_LRPE_PARAMETERS, *_TENSORS])
_register("lrpe_backward", _library.LRPE_BACKWARD, [*_LRPE_PARAMETERS, "attrs.parts", *_TENSORS])
_register("flao", _library.FLAO_FORWARD, ["attrs.scale", "attrs.parts", *_TENSORS])
_register("flao_backward", _library.FLAO_BACKWARD, ["attrs.scale", "attrs.parts", *_TENSORS])
_register("flao_lrpe", _library.FLAO_LRPE_FORWARD, [*_FLAO_LRPE_PARAMETERS, *_TENSORS])
_register("flao_lrpe_backward", _library.FLAO_LRPE_BACKWARD, [*_FLAO_LRPE_PARAMETERS, *_TENSORS])
_register("tpa_decode", _library.TPA_DECODE_FORWARD, [*_TPA_PARAMETERS, *_TENSORS])


def _there(arrays: Any) -> list:
    return [array for array in arrays if array is not None]


def _like(array: Any) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(array.shape, array.dtype)


def _call(name: str, outputs: Any) -> Any:
    return jax.ffi.ffi_call(name, outputs, vmap_method="sequential")


def _refuse_out(out: Any) -> None:
    if out is not None:
        raise ValueError("out cannot be given with JAX, whose arrays are not written to")


# LRPE, of one array or of queries and keys: x, and what goes with it, is a tuple.


def lrpe(spec: tuple, offset: int, x: Any, theta: Any, given: tuple, out: Any) -> Any:
    return _lrpe_of(spec, offset, (x,), theta, given, out)[0]


def lrpe_pair(spec: tuple, offset: int, q: Any, k: Any, theta: Any, given: tuple, out: Any) -> Any:
    return _lrpe_of(spec, offset, (q, k), theta, given, out)


def _lrpe_of(spec: tuple, offset: int, xs: tuple, theta: Any, given: tuple, out: Any) -> tuple:
    _refuse_out(out)
    text = _library.lrpe_text(spec)
    _library.lrpe_number(text)
    return _lrpe(text, offset, tuple(_there(given[:3])), xs, theta, tuple(_there(given[3:])))


@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1))
def _lrpe_call(text: str, offset: int, integers: tuple, xs: tuple, theta: Any, norms: tuple) -> tuple:
    outputs = tuple(jax.ShapeDtypeStruct(_library.lrpe_output_shape(text, x.shape), x.dtype) for x in xs)
    # Its number: the bridge keeps no string of more than 7 characters until the call.
    number = np.int64(_library.lrpe_number(text))
    return tuple(_call("gimbal.lrpe", outputs)(*xs, theta, *integers, *norms, definition=number, offset=np.int64(offset)))


def _lrpe_forward(text: str, offset: int, integers: tuple, xs: tuple, theta: Any, norms: tuple) -> tuple[tuple, tuple]:
    return _lrpe_call(text, offset, integers, xs, theta, norms), (integers, xs, theta, norms)


def _lrpe_backward(text: str, offset: int, saved: tuple, d_os: tuple) -> tuple:
    integers, xs, theta, norms = saved
    parts = _library.X | _library.DTHETA | (_library.DNORM_WEIGHT if norms else 0)
    outputs = tuple(_like(array) for array in (*xs, theta, *norms))
    number = np.int64(_library.lrpe_number(text))
    call = functools.partial(_call("gimbal.lrpe_backward", outputs), definition=number, offset=np.int64(offset))
    gradients = call(*xs, theta, *integers, *norms, *d_os, parts=np.int64(parts))
    count = len(xs)
    return None, tuple(gradients[:count]), gradients[count], tuple(gradients[count + 1 :])


_lrpe_call.defvjp(_lrpe_forward, _lrpe_backward)
_lrpe = jax.jit(_lrpe_call, static_argnums=(0, 1))


# FLAO


def flao(q: Any, k: Any, v: Any, g: Any, scale: float, save: str, out: Any) -> Any:
    _library.check_save(save)
    _refuse_out(out)
    return _flao(float(scale), save, q, k, v, g)


def _flao_output(q: Any, v: Any, g: Any) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(_library.flao_output_shape(q.shape, v.shape) if g is None else g.shape, q.dtype)


@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1))
def _flao_call(scale: float, save: str, *inputs: Any) -> Any:
    return _flao_forward(scale, "none", *inputs)[0]


def _flao_forward(scale: float, save: str, q: Any, k: Any, v: Any, g: Any) -> tuple[Any, tuple]:
    o = _flao_output(q, v, g)
    kv = None if save == "none" else jax.ShapeDtypeStruct(_library.flao_kv_shape(k.shape, v.shape), jnp.float32)
    product = o if _library.saves_product(save, g) else None
    parts = np.int64(_library.parts(g, kv, product))
    call = _call("gimbal.flao", (o, *_there((kv, product))))
    o, *saved = call(*_there((q, k, v, g)), scale=np.float64(scale), parts=parts)
    return o, ((q, k, v, g), saved)


def _flao_backward(scale: float, save: str, residuals: tuple, d_o: Any) -> tuple[Any, ...]:
    inputs, saved = residuals
    parts = np.int64(_library.parts(inputs[3], *saved))
    call = _call("gimbal.flao_backward", tuple(map(_like, _there(inputs))))
    gradients = call(*_there(inputs), *saved, d_o, scale=np.float64(scale), parts=parts)
    return *gradients, *([None] * (inputs[3] is None))


_flao_call.defvjp(_flao_forward, _flao_backward)
_flao = jax.jit(_flao_call, static_argnums=(0, 1))


# FLAO with LRPE


def flao_lrpe(spec: tuple, offsets: tuple, rows: tuple, given: tuple, save: str, out: Any) -> Any:
    _refuse_out(out)
    g, theta, *integers = given
    text = _library.flao_lrpe_text(spec)
    _library.flao_lrpe_number(text)
    return _flao_lrpe(text, offsets, save, tuple(integers), *rows, g, theta)


def _flao_lrpe_attributes(text: str, offsets: tuple, parts: int) -> dict[str, np.int64]:
    values = (_library.flao_lrpe_number(text), *offsets, parts)
    return dict(zip(("definition", "q_offset", "k_offset", "parts"), map(np.int64, values), strict=True))


@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1, 2))
def _flao_lrpe_call(text: str, offsets: tuple, save: str, integers: tuple, *floats: Any) -> Any:
    return _flao_lrpe_forward(text, offsets, "none", integers, *floats)[0]


def _flao_lrpe_forward(text: str, offsets: tuple, save: str, integers: tuple, *floats: Any) -> tuple[Any, tuple]:
    q, k, v, g, _ = floats
    shapes = _library.flao_lrpe_kept(text, save, k.shape, v.shape)
    kept = [None if shape is None else jax.ShapeDtypeStruct(shape, jnp.float32) for shape in shapes]
    call = _call("gimbal.flao_lrpe", (_flao_output(q, v, g), *_there(kept)))
    o, *saved = call(*_there((*floats, *integers)), **_flao_lrpe_attributes(text, offsets, _library.parts(*kept)))
    return o, (integers, floats, saved)


def _flao_lrpe_backward(text: str, offsets: tuple, save: str, residuals: tuple, d_o: Any) -> tuple:
    integers, floats, saved = residuals
    parts = _library.parts(*[*saved, None, None][:2], floats[4])
    call = _call("gimbal.flao_lrpe_backward", tuple(map(_like, _there(floats))))
    gradients = iter(call(*_there((*floats, *integers, *saved)), d_o, **_flao_lrpe_attributes(text, offsets, parts)))
    return None, *(None if array is None else next(gradients) for array in floats)


_flao_lrpe_call.defvjp(_flao_lrpe_forward, _flao_lrpe_backward)
_flao_lrpe = jax.jit(_flao_lrpe_call, static_argnums=(0, 1, 2))


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
    parts = _library.parts(kv_lens, factors[3], outputs)
    attributes |= {"parallel": np.int64(parallel), "splits": np.int64(splits), "parts": np.int64(parts)}
    return _call("gimbal.tpa_decode", outputs)(*_there((kv_lens, *factors)), **attributes)
