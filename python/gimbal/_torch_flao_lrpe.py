"""`flao_lrpe` on PyTorch tensors. The library is told by a text which tensors a call has; see `gimbal.flao_lrpe`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor
from torch.autograd.function import once_differentiable

from gimbal import _library
from gimbal._torch import (
    _OPS, _flao_output, _implement, _is_plain, _needs_grad, _or_empty, _readable, _refuse_out, _run, _there, _writable,
)  # fmt: skip

# What a call may have besides q, k and v, in this order.
_NAMES = ("g", "theta", "q_offsets", "k_offsets", "q_positions", "k_positions")


def flao_lrpe(text: str, rows: tuple[Tensor, ...], given: dict[str, Tensor], save: str, out: Tensor | None) -> Tensor:
    tensors = (*rows, *given.values())
    if not _is_plain(*tensors):
        _refuse_out(out)
        return torch.ops.gimbal.flao_lrpe(text, save, *rows, *map(given.get, _NAMES))[0]
    if _needs_grad(*tensors):
        _refuse_out(out)
        return _FlaoLrpe.apply(text, save, *rows, *map(given.get, _NAMES))
    return _forward(text, "none", tensors, out)[0]


def _has(text: str, word: str) -> bool:
    return any(part.partition("=")[0] == word for part in text.split(" "))


def _output(text: str, tensors: Sequence[Tensor]) -> Tensor:
    q, _, v = tensors[:3]
    return _flao_output(q, v, tensors[3] if _has(text, "g") else None)


def _kept(text: str, save: str, tensors: Sequence[Tensor]) -> list[Tensor | None]:
    """Room for kv and z, as far as they are kept."""
    q, k, v = tensors[:3]
    shapes = _library.flao_lrpe_kept(text, save, k.shape, v.shape)
    return [None if shape is None else q.new_empty(shape, dtype=torch.float32) for shape in shapes]


def _forward(
    text: str, save: str, tensors: Sequence[Tensor], out: Tensor | None = None
) -> tuple[Tensor, Tensor | None, Tensor | None]:
    """`tensors` are q, k, v and what the text names."""
    written = _writable(out)
    o = _output(text, tensors) if out is None else out
    kept = _kept(text, save, tensors)
    names = [name for name, tensor in zip(("kv", "z"), kept, strict=True) if tensor is not None]
    _run(_library.FLAO_LRPE_FORWARD, tensors[0], " ".join([text, *names]), *tensors, o, *_there(kept), written=written)
    return o, *kept


def _backward(
    text: str,
    rows: Sequence[Tensor],
    others: Sequence[Tensor | None],
    kept: Sequence[Tensor | None],
    d_o: Tensor,
    with_dtheta: bool,
) -> tuple[Tensor, Tensor, Tensor, Tensor | None, Tensor | None]:
    g, theta, *_ = others
    gradients = [torch.empty_like(x) for x in rows]
    dg = None if g is None else torch.empty_like(g)
    dtheta = theta.new_empty(theta.shape) if with_dtheta else None
    names = [name for name, tensor in zip(("kv", "z", "dg", "dtheta"), (*kept, dg, dtheta), strict=True) if tensor is not None]
    inputs = (*rows, *_there(others), *_there(kept), _readable(d_o))
    _run(_library.FLAO_LRPE_BACKWARD, d_o, " ".join([text, *names]), *inputs, *gradients, *_there((dg, dtheta)))
    return *gradients, dg, dtheta


class _FlaoLrpe(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, text: str, save: str, *tensors: Tensor | None) -> Tensor:
        o, *kept = _forward(text, save, _there(tensors))
        ctx.text = text
        ctx.save_for_backward(*tensors, *kept)
        return o

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, d_o: Tensor) -> tuple[Tensor | None, ...]:
        *tensors, kv, z = ctx.saved_tensors
        with_dtheta = ctx.needs_input_grad[6]
        gradients = _backward(ctx.text, tensors[:3], tensors[3:], (kv, z), d_o, with_dtheta)
        return None, None, *gradients, None, None, None, None


# torch.ops.gimbal, for what is traced. Of optional results an operator has empty ones in their place.

_GIVEN = ", ".join(f"Tensor? {name}" for name in _NAMES)
_OPS.define(f"flao_lrpe(str text, str save, Tensor q, Tensor k, Tensor v, {_GIVEN}) -> (Tensor, Tensor, Tensor)")
_OPS.define(
    f"flao_lrpe_backward(str text, str save, Tensor q, Tensor k, Tensor v, {_GIVEN}, Tensor kv, Tensor z, Tensor d_o, bool with_dtheta)"
    " -> (Tensor, Tensor, Tensor, Tensor, Tensor)"
)


def _op(text: str, save: str, q: Tensor, *tensors: Tensor | None) -> tuple[Tensor, ...]:
    o, *kept = _forward(text, save, [q, *_there(tensors)])
    return o, *(_or_empty(x, q) for x in kept)


def _fake(text: str, save: str, q: Tensor, *tensors: Tensor | None) -> tuple[Tensor, ...]:
    there = [q, *_there(tensors)]
    return _output(text, there), *(_or_empty(x, q) for x in _kept(text, save, there))


def _backward_op(text: str, save: str, *tensors: Any) -> tuple[Tensor, ...]:
    *inputs, kv, z, d_o, with_dtheta = tensors
    kept = (kv if save != "none" else None, z if save != "none" and _has(text, "normalizer") else None)
    gradients = _backward(text, inputs[:3], inputs[3:], kept, d_o, with_dtheta)
    return *gradients[:3], *(_or_empty(x, d_o) for x in gradients[3:])


def _backward_fake(text: str, save: str, *tensors: Any) -> tuple[Tensor, ...]:
    q, k, v, g, theta, *_, d_o, with_dtheta = tensors
    optional = (None if g is None else torch.empty_like(g), torch.empty_like(theta) if with_dtheta else None)
    return torch.empty_like(q), torch.empty_like(k), torch.empty_like(v), *(_or_empty(x, d_o) for x in optional)


def _setup(ctx: Any, inputs: tuple, output: tuple) -> None:
    ctx.text, ctx.save, *tensors = inputs
    ctx.save_for_backward(*tensors, *output[1:])


def _gradients(ctx: Any, d_o: Tensor, *_: Any) -> tuple[Tensor | None, ...]:
    with_dtheta = ctx.needs_input_grad[6]
    tensors = ctx.saved_tensors
    dq, dk, dv, dg, dtheta = torch.ops.gimbal.flao_lrpe_backward(ctx.text, ctx.save, *tensors, d_o, with_dtheta)
    optional = (dg if tensors[3] is not None else None, dtheta if with_dtheta else None)
    return None, None, dq, dk, dv, *optional, None, None, None, None


_implement("flao_lrpe", _op, _fake)
_implement("flao_lrpe_backward", _backward_op, _backward_fake)
torch.library.register_autograd("gimbal::flao_lrpe", _gradients, setup_context=_setup, lib=_OPS)
