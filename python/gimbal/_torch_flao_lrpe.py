"""`flao_lrpe` on PyTorch tensors. `tensors` are q, k, v and what else a call may have, as `_GIVEN` names it."""

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


def flao_lrpe(spec: tuple, offsets: tuple, rows: tuple, given: tuple, save: str, out: Tensor | None) -> Tensor:
    tensors = (*rows, *given)
    there = _there(tensors)
    if not _is_plain(*there):
        _refuse_out(out)
        return torch.ops.gimbal.flao_lrpe(_text(spec), *offsets, save, *tensors)[0]
    text = _library.flao_lrpe_text(spec)
    if _needs_grad(*there):
        _refuse_out(out)
        return _FlaoLrpe.apply(text, *offsets, save, *tensors)
    return _forward(text, offsets, "none", tensors, out)[0]


@torch.compiler.assume_constant_result
def _text(spec: tuple) -> str:
    return _library.flao_lrpe_text(spec)


def _kept(text: str, save: str, tensors: Sequence[Tensor | None]) -> list[Tensor | None]:
    """Room for kv and z, as far as they are kept."""
    q, k, v = tensors[:3]
    shapes = _library.flao_lrpe_kept(text, save, k.shape, v.shape)
    return [None if shape is None else q.new_empty(shape, dtype=torch.float32) for shape in shapes]


def _forward(
    text: str, offsets: Sequence[int], save: str, tensors: Sequence[Tensor | None], out: Tensor | None = None
) -> tuple[Tensor, Tensor | None, Tensor | None]:
    q, _, v, g = tensors[:4]
    written = _writable(out)
    o = _flao_output(q, v, g) if out is None else out
    kept = _kept(text, save, tensors)
    parameters = (_library.flao_lrpe_number(text), *offsets, _library.parts(*kept))
    _run(_library.FLAO_LRPE_FORWARD, q, *parameters, *_there((*tensors, o, *kept)), written=written)
    return o, *kept


def _backward(
    text: str,
    offsets: Sequence[int],
    tensors: Sequence[Tensor | None],
    kept: Sequence[Tensor | None],
    d_o: Tensor,
    with_dtheta: bool,
) -> list[Tensor | None]:
    """The gradients of q, k, v, g and theta."""
    gradients = [None if tensor is None else torch.empty_like(tensor) for tensor in tensors[:4]]
    dtheta = tensors[4].new_empty(tensors[4].shape) if with_dtheta else None
    parameters = (_library.flao_lrpe_number(text), *offsets, _library.parts(*kept, dtheta))
    arguments = _there((*tensors, *kept, _readable(d_o), *gradients, dtheta))
    _run(_library.FLAO_LRPE_BACKWARD, d_o, *parameters, *arguments)
    return [*gradients, dtheta]


class _FlaoLrpe(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, text: str, q_offset: int, k_offset: int, save: str, *tensors: Tensor | None) -> Tensor:
        ctx.text, ctx.offsets = text, (q_offset, k_offset)
        o, *kept = _forward(text, ctx.offsets, save, tensors)
        ctx.save_for_backward(*tensors, *kept)
        return o

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, d_o: Tensor) -> tuple[Tensor | None, ...]:
        *tensors, kv, z = ctx.saved_tensors
        gradients = _backward(ctx.text, ctx.offsets, tensors, (kv, z), d_o, ctx.needs_input_grad[_THETA])
        return None, None, None, None, *gradients, None, None, None, None


# torch.ops.gimbal, for what is traced. Of optional results an operator has empty ones in their place.

_GIVEN = ", ".join(f"Tensor? {name}" for name in _library.FLAO_LRPE_GIVEN)
_PARAMETERS = "str definition, SymInt q_offset, SymInt k_offset, str save"
# The place of theta among the arguments.
_THETA = 8
_OPS.define(f"flao_lrpe({_PARAMETERS}, Tensor q, Tensor k, Tensor v, {_GIVEN}) -> (Tensor, Tensor, Tensor)")
_OPS.define(
    f"flao_lrpe_backward({_PARAMETERS}, Tensor q, Tensor k, Tensor v, {_GIVEN}, Tensor kv, Tensor z, Tensor d_o, bool with_dtheta)"
    " -> (Tensor, Tensor, Tensor, Tensor, Tensor)"
)


def _op(text: str, q_offset: int, k_offset: int, save: str, *tensors: Tensor | None) -> tuple[Tensor, ...]:
    o, *kept = _forward(text, (q_offset, k_offset), save, tensors)
    return o, *(_or_empty(saved, o) for saved in kept)


def _fake(text: str, q_offset: int, k_offset: int, save: str, *tensors: Tensor | None) -> tuple[Tensor, ...]:
    q, _, v, g = tensors[:4]
    return _flao_output(q, v, g), *(_or_empty(saved, q) for saved in _kept(text, save, tensors))


def _backward_op(text: str, q_offset: int, k_offset: int, save: str, *others: Any) -> tuple[Tensor, ...]:
    *tensors, kv, z, d_o, with_dtheta = others
    shapes = _library.flao_lrpe_kept(text, save, tensors[1].shape, tensors[2].shape)
    kept = [None if shape is None else saved for saved, shape in zip((kv, z), shapes, strict=True)]
    gradients = _backward(text, (q_offset, k_offset), tensors, kept, d_o, with_dtheta)
    return tuple(_or_empty(gradient, d_o) for gradient in gradients)


def _backward_fake(text: str, q_offset: int, k_offset: int, save: str, *others: Any) -> tuple[Tensor, ...]:
    q, k, v, g, theta, *_, with_dtheta = others
    like = (q, k, v, g, theta if with_dtheta else None)
    return tuple(_or_empty(None, q) if tensor is None else torch.empty_like(tensor) for tensor in like)


def _setup(ctx: Any, inputs: tuple, output: tuple) -> None:
    *ctx.parameters, q, k, v = inputs[:7]
    ctx.save_for_backward(q, k, v, *inputs[7:], *output[1:])


def _gradients(ctx: Any, d_o: Tensor, *_: Any) -> tuple[Tensor | None, ...]:
    tensors, with_dtheta = ctx.saved_tensors, ctx.needs_input_grad[_THETA]
    *rows, dg, dtheta = torch.ops.gimbal.flao_lrpe_backward(*ctx.parameters, *tensors, d_o, with_dtheta)
    optional = (None if tensors[3] is None else dg, dtheta if with_dtheta else None)
    return None, None, None, None, *rows, *optional, None, None, None, None


_implement("flao_lrpe", _op, _fake)
_implement("flao_lrpe_backward", _backward_op, _backward_fake)
torch.library.register_autograd("gimbal::flao_lrpe", _gradients, setup_context=_setup, lib=_OPS)
