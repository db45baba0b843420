"""The operators on NumPy arrays, by the reference on the CPU."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np

from gimbal import _library

# The types of DLPack, (code, bits), by their names in NumPy. Those that an operator does not take are its to report.
_DTYPES = {
    "float32": (2, 32),
    "float16": (2, 16),
    "bfloat16": (4, 16),
    "float64": (2, 64),
    "int32": (0, 32),
    "int64": (0, 64),
    "uint8": (1, 8),
}


class _DLTensor(ctypes.Structure):
    """A tensor of the host as DLPack describes it. NumPy's own export refuses bfloat16 and what is read-only."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


_CPU = 1


def _describe(array: Any) -> _DLTensor:
    if not isinstance(array, np.ndarray):
        raise TypeError(f"tensors must be NumPy arrays as the first one is, got {type(array).__name__}")
    dtype = _DTYPES.get(array.dtype.name)
    if dtype is None or not array.dtype.isnative or any(stride % array.itemsize for stride in array.strides):
        raise ValueError(f"there is no tensor of elements of {array.dtype!r} with strides of {array.strides} bytes")
    lengths = ctypes.c_int64 * array.ndim
    strides = lengths(*(stride // array.itemsize for stride in array.strides))
    return _DLTensor(array.ctypes.data, _CPU, 0, array.ndim, *dtype, 1, lengths(*array.shape), strides, 0)


def _run(function: Any, parameters: Sequence[Any], inputs: Sequence[Any], outputs: Sequence[Any]) -> None:
    for array in outputs:
        if isinstance(array, np.ndarray) and not array.flags.writeable:
            raise ValueError("an output is read-only")
    tensors = [_describe(array) for array in (*inputs, *outputs)]
    function(*parameters, *(ctypes.c_void_p(ctypes.addressof(tensor)) for tensor in tensors))


def _empty(shape: Sequence[int], like: Any, dtype: Any = None) -> np.ndarray:
    """A new array, in memory in the order of another, but that rows stay rows: a broadcast dimension has the stride 0."""
    dtype = like.dtype if dtype is None else dtype
    if len(shape) != np.ndim(like) or not shape:
        return np.empty(shape, dtype)
    *outer, last = range(len(shape))
    order = [*sorted(outer, key=lambda dim: abs(like.strides[dim]), reverse=True), last]
    return np.empty([shape[dim] for dim in order], dtype).transpose(np.argsort(order))


def lrpe(spec: tuple, offset: int, x: Any, theta: Any, given: tuple, out: Any) -> Any:
    return _lrpe(spec, offset, (x,), theta, given, None if out is None else (out,))[0]


def lrpe_pair(spec: tuple, offset: int, q: Any, k: Any, theta: Any, given: tuple, out: Any) -> Any:
    return _lrpe(spec, offset, (q, k), theta, given, out)


def _lrpe(spec: tuple, offset: int, xs: tuple, theta: Any, given: tuple, out: Any) -> tuple:
    number = _library.lrpe_number_of(spec)
    given = tuple(array for array in given if array is not None)
    if out is None:
        out = [_empty(_library.lrpe_output_shape(spec[0], np.shape(x)), x) for x in xs]
    _run(_library.LRPE_FORWARD, (number, offset), (*xs, theta, *given), out)
    return tuple(out)


def _flao_output(q: Any, v: Any, g: Any) -> np.ndarray:
    return _empty(_library.flao_output_shape(q.shape, v.shape), q) if g is None else _empty(g.shape, g)


def flao(q: Any, k: Any, v: Any, g: Any, scale: float, save: str, out: Any) -> Any:
    _library.check_save(save)
    parts = _library.parts(g)
    out = _flao_output(q, v, g) if out is None else out
    _run(_library.FLAO_FORWARD, (float(scale), parts), (q, k, v, *([g] * parts)), (out,))
    return out


def flao_lrpe(spec: tuple, offsets: tuple, rows: tuple, given: tuple, save: str, out: Any) -> Any:
    q, _, v = rows
    out = _flao_output(q, v, given[0]) if out is None else out
    number = _library.flao_lrpe_number(_library.flao_lrpe_text(spec))
    given = tuple(array for array in given if array is not None)
    _run(_library.FLAO_LRPE_FORWARD, (number, *offsets, 0), (*rows, *given), (out,))
    return out


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
    o, lse = _library.tpa_outputs(return_lse, out)
    o_shape, lse_shape = _library.tpa_shapes(aq.shape, bv.shape)
    o = np.empty(o_shape, aq.dtype) if o is None else o
    lse = np.empty(lse_shape, np.float32) if return_lse and lse is None else lse
    parameters = (*scales, _library.parallel_code(parallel), splits, _library.parts(kv_lens, bq, lse))
    inputs, outputs = ([array for array in arrays if array is not None] for arrays in ((kv_lens, aq, ak, av, bq, bk, bv), (o, lse)))
    _run(_library.TPA_DECODE_FORWARD, parameters, inputs, outputs)
    return (o, lse) if return_lse else o
