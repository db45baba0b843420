"""The operators on PyTorch tensors.

An eager call goes straight to the library, through `torch.autograd.Function` where gradients are wanted. Whatever traces or transforms
a call (`torch.compile`, `torch.func`, fake tensors, tensor subclasses) takes the operators `torch.ops.gimbal.*` instead, which are
registered with shapes and gradients; going through the dispatcher costs more than an operator does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor
from torch.autograd.function import once_differentiable

from gimbal import _library

_PLAIN = (Tensor, torch.nn.Parameter)


def _is_plain(*tensors: Tensor) -> bool:
    """Whether a call with these tensors is an ordinary eager one."""
    if torch.compiler.is_compiling():
        return False
    for tensor in tensors:
        if type(tensor) not in _PLAIN:
            if not isinstance(tensor, Tensor):
                raise TypeError(f"tensors must be of PyTorch as the first one is, got {type(tensor).__name__}")
            return False
    return not torch._C._are_functorch_transforms_active() and not torch._C._len_torch_dispatch_stack()


def _needs_grad(*tensors: Tensor) -> bool:
    if torch.is_grad_enabled():
        for tensor in tensors:
            if tensor.requires_grad:
                return True
    return False


def _refuse_out(out: Any) -> None:
    if out is not None:
        raise ValueError("out cannot be given where gradients are wanted, or a call is traced or transformed")


def _empty(shape: Sequence[int], like: Tensor) -> Tensor:
    """A new tensor, in memory in the order of another."""
    if len(shape) != like.dim() or like.is_contiguous():
        return like.new_empty(shape)
    order = sorted(range(len(shape)), key=lambda dim: like.stride(dim), reverse=True)
    places = [order.index(dim) for dim in range(len(shape))]
    return like.new_empty([shape[dim] for dim in order]).permute(places)


def _readable(gradient: Tensor) -> Tensor:
    """A gradient as the library reads it: those that autograd expands have no contiguous dimension."""
    return gradient if gradient.stride(-1) == 1 or gradient.shape[-1] <= 1 else gradient.contiguous()


def _run(function: Any, like: Tensor, *args: Any) -> None:
    """Calls the library, with scratch memory of PyTorch's where it needs some."""
    needed = function(*args, None)
    if needed:
        function(*args, torch.empty(needed, dtype=torch.uint8, device=like.device))


# LRPE


def lrpe(
    op: str,
    x: Tensor,
    theta: Tensor,
    activation: str,
    dim: int,
    per_head: bool,
    offset: int,
    shape: Sequence[int] | None,
    extra_tokens: int,
    out: Tensor | None,
) -> Tensor:
    if not _is_plain(x, theta):
        _refuse_out(out)
        return torch.ops.gimbal.lrpe(op, x, theta, activation, dim, per_head, offset, shape, extra_tokens)
    parameters = _library.lrpe_parameters(activation, dim, per_head, offset, shape, extra_tokens)
    if _needs_grad(x, theta):
        _refuse_out(out)
        return _Lrpe.apply(x, theta, op, parameters, activation != "none")
    return _lrpe_forward(op, x, theta, parameters, out)


def _lrpe_forward(op: str, x: Tensor, theta: Tensor, parameters: tuple, out: Tensor | None = None) -> Tensor:
    if out is None:
        out = torch.empty_like(x) if op == "lrpe_rotate" else _empty(_library.lrpe_output_shape(op, x.shape), x)
    _run(_library.LRPE_FORWARD[op], x, *parameters, x, theta, out)
    return out


def _lrpe_backward(
    op: str, x: Tensor | None, theta: Tensor, d_o: Tensor, parameters: tuple, with_dtheta: bool
) -> tuple[Tensor, Tensor | None]:
    d_o = _readable(d_o)
    dx = torch.empty_like(d_o) if op == "lrpe_rotate" else _empty(_library.lrpe_input_shape(op, d_o.shape), d_o)
    dtheta = theta.new_empty(theta.shape) if with_dtheta else None
    _run(_library.LRPE_BACKWARD[op], d_o, *parameters, x, theta, d_o, dx, dtheta)
    return dx, dtheta


class _Lrpe(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor, theta: Tensor, op: str, parameters: tuple, has_activation: bool) -> Tensor:
        ctx.op, ctx.parameters = op, parameters
        ctx.save_for_backward(x if has_activation or ctx.needs_input_grad[1] else None, theta)
        return _lrpe_forward(op, x, theta, parameters)

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, d_o: Tensor) -> tuple[Tensor | None, ...]:
        x, theta = ctx.saved_tensors
        dx, dtheta = _lrpe_backward(ctx.op, x, theta, d_o, ctx.parameters, ctx.needs_input_grad[1])
        return dx, dtheta, None, None, None


# FLAO


def flao(q: Tensor, k: Tensor, v: Tensor, g: Tensor, scale: float, save: str, out: Tensor | None) -> Tensor:
    _library.check_save(save)
    if not _is_plain(q, k, v, g):
        _refuse_out(out)
        return torch.ops.gimbal.flao(q, k, v, g, scale, save)[0]
    if _needs_grad(q, k, v, g):
        _refuse_out(out)
        return _Flao.apply(q, k, v, g, scale, save)
    return _flao_forward(q, k, v, g, scale, "none", out)[0]


def _flao_forward(
    q: Tensor, k: Tensor, v: Tensor, g: Tensor, scale: float, save: str, out: Tensor | None = None
) -> tuple[Tensor, Tensor | None, Tensor | None]:
    if out is None:
        out = torch.empty_like(g)
    kv = q.new_empty(_library.flao_kv_shape(k.shape, v.shape), dtype=torch.float32) if save != "none" else None
    product = torch.empty_like(g) if save == "kv-qkv" else None
    _run(_library.FLAO_FORWARD, q, float(scale), q, k, v, g, out, kv, product)
    return out, kv, product


def _flao_backward(
    q: Tensor, k: Tensor, v: Tensor, g: Tensor, kv: Tensor | None, product: Tensor | None, d_o: Tensor, scale: float
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    d_o = _readable(d_o)
    dq, dk, dv, dg = torch.empty_like(q), torch.empty_like(k), torch.empty_like(v), torch.empty_like(g)
    _run(_library.FLAO_BACKWARD, q, float(scale), product, kv, q, k, v, g, d_o, dq, dk, dv, dg)
    return dq, dk, dv, dg


class _Flao(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, q: Tensor, k: Tensor, v: Tensor, g: Tensor, scale: float, save: str) -> Tensor:
        o, kv, product = _flao_forward(q, k, v, g, scale, save)
        ctx.scale = scale
        ctx.save_for_backward(q, k, v, g, kv, product)
        return o

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, d_o: Tensor) -> tuple[Tensor | None, ...]:
        q, k, v, g, kv, product = ctx.saved_tensors
        return *_flao_backward(q, k, v, g, kv, product, d_o, ctx.scale), None, None


# TPA decode


def tpa_decode(
    aq: Tensor,
    ak: Tensor,
    av: Tensor,
    bq: Tensor,
    bk: Tensor,
    bv: Tensor,
    kv_lens: Tensor | None,
    scales: Sequence[float | None],
    parallel: str,
    splits: int,
    return_lse: bool,
    out: Any,
) -> Any:
    factors = (aq, ak, av, bq, bk, bv)
    is_plain = _is_plain(*factors)
    if _needs_grad(*factors):
        raise ValueError("tpa_decode has no backward pass: call it under torch.no_grad()")
    if not is_plain:
        _refuse_out(out)
        o, lse = torch.ops.gimbal.tpa_decode(*factors, kv_lens, *scales, parallel, splits)
        return (o, lse) if return_lse else o
    o, lse = _tpa_forward(factors, kv_lens, scales, parallel, splits, return_lse, *_library.tpa_outputs(return_lse, out))
    return (o, lse) if return_lse else o


def _tpa_forward(
    factors: tuple[Tensor, ...],
    kv_lens: Tensor | None,
    scales: Sequence[float | None],
    parallel: str,
    splits: int,
    with_lse: bool,
    o: Tensor | None = None,
    lse: Tensor | None = None,
) -> tuple[Tensor, Tensor | None]:
    aq, bv = factors[0], factors[-1]
    o_shape, lse_shape = _library.tpa_shapes(aq.shape, bv.shape)
    if o is None:
        o = aq.new_empty(o_shape)
    if with_lse and lse is None:
        lse = aq.new_empty(lse_shape, dtype=torch.float32)
    code = _library.parallel_code(parallel)
    _run(_library.TPA_DECODE_FORWARD, aq, *scales, code, splits, kv_lens, *factors, o, lse)
    return o, lse


# torch.ops.gimbal, for what is traced. Of optional results an operator has empty ones in their place.

_OPS = torch.library.Library("gimbal", "DEF")
_LRPE_PARAMETERS = "str activation, int dim, bool per_head, int offset, int[]? shape, int extra_tokens"
_OPS.define(f"lrpe(str op, Tensor x, Tensor theta, {_LRPE_PARAMETERS}) -> Tensor")
_OPS.define(f"lrpe_backward(str op, Tensor? x, Tensor theta, Tensor d_o, {_LRPE_PARAMETERS}, bool with_dtheta) -> (Tensor, Tensor)")
_OPS.define("flao(Tensor q, Tensor k, Tensor v, Tensor g, float scale, str save) -> (Tensor, Tensor, Tensor)")
_OPS.define(
    "flao_backward(Tensor q, Tensor k, Tensor v, Tensor g, Tensor kv, Tensor product, Tensor d_o, float scale, str save)"
    " -> (Tensor, Tensor, Tensor, Tensor)"
)
_OPS.define(
    "tpa_decode(Tensor aq, Tensor ak, Tensor av, Tensor bq, Tensor bk, Tensor bv, Tensor? kv_lens, float? scale,"
    " float? scale_q, float? scale_k, float? scale_v, str parallel, int splits) -> (Tensor, Tensor)"
)


def _implement(name: str, run: Any, fake: Any) -> None:
    for device in ("CPU", "CUDA"):
        _OPS.impl(name, run, device)
    torch.library.register_fake(f"gimbal::{name}", fake, lib=_OPS)


def _or_empty(tensor: Tensor | None, like: Tensor) -> Tensor:
    return like.new_empty(0, dtype=torch.float32) if tensor is None else tensor


def _lrpe_op(op: str, x: Tensor, theta: Tensor, *parameters: Any) -> Tensor:
    return _lrpe_forward(op, x, theta, _library.lrpe_parameters(*parameters))


def _lrpe_fake(op: str, x: Tensor, theta: Tensor, *parameters: Any) -> Tensor:
    return torch.empty_like(x) if op == "lrpe_rotate" else _empty(_library.lrpe_output_shape(op, x.shape), x)


def _lrpe_backward_op(op: str, x: Tensor | None, theta: Tensor, d_o: Tensor, *parameters: Any) -> tuple[Tensor, Tensor]:
    *line, with_dtheta = parameters
    dx, dtheta = _lrpe_backward(op, x, theta, d_o, _library.lrpe_parameters(*line), with_dtheta)
    return dx, _or_empty(dtheta, theta)


def _lrpe_backward_fake(op: str, x: Tensor | None, theta: Tensor, d_o: Tensor, *parameters: Any) -> tuple[Tensor, Tensor]:
    d_o = _readable(d_o)
    dx = torch.empty_like(d_o) if op == "lrpe_rotate" else _empty(_library.lrpe_input_shape(op, d_o.shape), d_o)
    return dx, theta.new_empty(theta.shape if parameters[-1] else 0)


def _lrpe_setup(ctx: Any, inputs: tuple, output: Tensor) -> None:
    op, x, theta, *parameters = inputs
    ctx.op, ctx.parameters = op, parameters
    ctx.save_for_backward(x if parameters[0] != "none" or ctx.needs_input_grad[2] else None, theta)


def _lrpe_gradients(ctx: Any, d_o: Tensor) -> tuple[Tensor | None, ...]:
    x, theta = ctx.saved_tensors
    with_dtheta = ctx.needs_input_grad[2]
    dx, dtheta = torch.ops.gimbal.lrpe_backward(ctx.op, x, theta, d_o, *ctx.parameters, with_dtheta)
    return None, dx, dtheta if with_dtheta else None, *([None] * len(ctx.parameters))


def _flao_op(q: Tensor, k: Tensor, v: Tensor, g: Tensor, scale: float, save: str) -> tuple[Tensor, Tensor, Tensor]:
    o, kv, product = _flao_forward(q, k, v, g, scale, save)
    return o, _or_empty(kv, q), _or_empty(product, q)


def _flao_fake(q: Tensor, k: Tensor, v: Tensor, g: Tensor, scale: float, save: str) -> tuple[Tensor, Tensor, Tensor]:
    kv_shape = _library.flao_kv_shape(k.shape, v.shape) if save != "none" else (0,)
    kv = q.new_empty(kv_shape, dtype=torch.float32)
    return torch.empty_like(g), kv, torch.empty_like(g) if save == "kv-qkv" else _or_empty(None, q)


def _flao_backward_op(
    q: Tensor, k: Tensor, v: Tensor, g: Tensor, kv: Tensor, product: Tensor, d_o: Tensor, scale: float, save: str
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    saved = kv if save != "none" else None, product if save == "kv-qkv" else None
    return _flao_backward(q, k, v, g, *saved, d_o, scale)


def _flao_backward_fake(q: Tensor, k: Tensor, v: Tensor, g: Tensor, *_: Any) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    return torch.empty_like(q), torch.empty_like(k), torch.empty_like(v), torch.empty_like(g)


def _flao_setup(ctx: Any, inputs: tuple, output: tuple) -> None:
    q, k, v, g, ctx.scale, ctx.save = inputs
    _, kv, product = output
    ctx.save_for_backward(q, k, v, g, kv, product)


def _flao_gradients(ctx: Any, d_o: Tensor, *_: Any) -> tuple[Tensor | None, ...]:
    gradients = torch.ops.gimbal.flao_backward(*ctx.saved_tensors, d_o, ctx.scale, ctx.save)
    return *gradients, None, None


def _tpa_decode_op(
    aq: Tensor, ak: Tensor, av: Tensor, bq: Tensor, bk: Tensor, bv: Tensor, kv_lens: Tensor | None, *parameters: Any
) -> tuple[Tensor, Tensor | None]:
    *scales, parallel, splits = parameters
    return _tpa_forward((aq, ak, av, bq, bk, bv), kv_lens, scales, parallel, splits, True)


def _tpa_decode_fake(aq: Tensor, ak: Tensor, av: Tensor, bq: Tensor, bk: Tensor, bv: Tensor, *_: Any) -> tuple[Tensor, Tensor]:
    o_shape, lse_shape = _library.tpa_shapes(aq.shape, bv.shape)
    return aq.new_empty(o_shape), aq.new_empty(lse_shape, dtype=torch.float32)


_implement("lrpe", _lrpe_op, _lrpe_fake)
_implement("lrpe_backward", _lrpe_backward_op, _lrpe_backward_fake)
_implement("flao", _flao_op, _flao_fake)
_implement("flao_backward", _flao_backward_op, _flao_backward_fake)
_implement("tpa_decode", _tpa_decode_op, _tpa_decode_fake)
torch.library.register_autograd("gimbal::lrpe", _lrpe_gradients, setup_context=_lrpe_setup, lib=_OPS)
torch.library.register_autograd("gimbal::flao", _flao_gradients, setup_context=_flao_setup, lib=_OPS)
