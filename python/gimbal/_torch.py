"""The operators on PyTorch tensors.

An eager call goes straight to the library, through `torch.autograd.Function` where gradients are wanted. Whatever traces or transforms
a call (`torch.compile`, `torch.func`, fake tensors, tensor subclasses) takes the operators `torch.ops.gimbal.*` instead, which are
registered with shapes and gradients; going through the dispatcher costs more than an operator does.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor
from torch.autograd.function import once_differentiable

import gimbal
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
    spec: tuple,
    offset: int,
    x: Tensor,
    theta: Tensor,
    positions: Tensor | None,
    offsets: Tensor | None,
    cu_seqlens: Tensor | None,
    norm_weight: Tensor | None,
    out: Tensor | None,
) -> Tensor:
    given = (positions, offsets, cu_seqlens, norm_weight)
    tensors = (x, theta) if spec[-1] == _NOTHING_GIVEN else (x, theta, *(tensor for tensor in given if tensor is not None))
    if not _is_plain(*tensors):
        _refuse_out(out)
        return torch.ops.gimbal.lrpe(_lrpe_text(spec), offset, x, theta, *given)
    if _needs_grad(*tensors):
        _refuse_out(out)
        return _Lrpe.apply(x, theta, norm_weight, _library.lrpe_text(spec), offset, *given[:3])
    return _lrpe_forward(_library.lrpe_number_of(spec), spec[0], offset, tensors, out)


_NOTHING_GIVEN = (False, False, False, False)


@torch.compiler.assume_constant_result
def _lrpe_text(spec: tuple) -> str:
    return _library.lrpe_text(spec)


def _lrpe_forward(number: int, op: str, offset: int, tensors: Sequence[Tensor], out: Tensor | None = None) -> Tensor:
    """`tensors` are x, theta, and what of positions, offsets, cu_seqlens and norm_weight is there."""
    if out is None:
        x = tensors[0]
        out = torch.empty_like(x) if op.startswith("lrpe_rotate") else _empty(_library.lrpe_output_shape(op, x.shape), x)
    _run(_library.LRPE_FORWARD, tensors[0], number, offset, *tensors, out)
    return out


def _lrpe_backward(
    text: str,
    offset: int,
    x: Tensor | None,
    theta: Tensor,
    given: Sequence[Tensor | None],
    d_o: Tensor,
    with_dtheta: bool,
    with_dnorm_weight: bool,
) -> tuple[Tensor, Tensor | None, Tensor | None]:
    """`given` are positions, offsets, cu_seqlens and norm_weight."""
    d_o = _readable(d_o)
    tensors = [theta, *(tensor for tensor in given if tensor is not None), d_o]
    parts, dtheta, dnorm_weight = 0, None, None
    if x is not None:
        parts |= _library.X
        tensors.insert(0, x)
    dx = _lrpe_dx(text, d_o)
    tensors.append(dx)
    if with_dtheta:
        parts |= _library.DTHETA
        dtheta = theta.new_empty(theta.shape)
        tensors.append(dtheta)
    if with_dnorm_weight:
        parts |= _library.DNORM_WEIGHT
        dnorm_weight = torch.empty_like(given[3])
        tensors.append(dnorm_weight)
    _run(_library.LRPE_BACKWARD, d_o, _library.lrpe_number(text), offset, parts, *tensors)
    return dx, dtheta, dnorm_weight


def _lrpe_dx(text: str, d_o: Tensor) -> Tensor:
    if text.startswith("lrpe_rotate"):
        return torch.empty_like(d_o)
    return _empty(_library.lrpe_input_shape(text, d_o.shape), d_o)


class _Lrpe(torch.autograd.Function):
    @staticmethod
    def forward(
        ctx: Any, x: Tensor, theta: Tensor, norm_weight: Tensor | None, text: str, offset: int, *integers: Tensor | None
    ) -> Tensor:
        ctx.text, ctx.offset = text, offset
        needs_x = ctx.needs_input_grad[1] or _library.lrpe_needs_x(text)
        ctx.save_for_backward(x if needs_x else None, theta, *integers, norm_weight)
        tensors = [x, theta, *(tensor for tensor in (*integers, norm_weight) if tensor is not None)]
        return _lrpe_forward(_library.lrpe_number(text), text, offset, tensors)

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, d_o: Tensor) -> tuple[Tensor | None, ...]:
        x, theta, *given = ctx.saved_tensors
        _, with_dtheta, with_dnorm_weight, *_ = ctx.needs_input_grad
        gradients = _lrpe_backward(ctx.text, ctx.offset, x, theta, given, d_o, with_dtheta, with_dnorm_weight)
        return *gradients, None, None, None, None, None


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
_GIVEN = "Tensor? positions, Tensor? offsets, Tensor? cu_seqlens, Tensor? norm_weight"
_OPS.define(f"lrpe(str definition, SymInt offset, Tensor x, Tensor theta, {_GIVEN}) -> Tensor")
_OPS.define(
    f"lrpe_backward(str definition, SymInt offset, Tensor? x, Tensor theta, {_GIVEN}, Tensor d_o, bool with_dtheta,"
    " bool with_dnorm_weight) -> (Tensor, Tensor, Tensor)"
)
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


def _lrpe_op(text: str, offset: int, x: Tensor, theta: Tensor, *given: Tensor | None) -> Tensor:
    tensors = [x, theta, *(tensor for tensor in given if tensor is not None)]
    return _lrpe_forward(_library.lrpe_number(text), text, offset, tensors)


def _lrpe_fake(text: str, offset: int, x: Tensor, *_: Tensor | None) -> Tensor:
    return torch.empty_like(x) if text.startswith("lrpe_rotate") else _empty(_library.lrpe_output_shape(text, x.shape), x)


def _lrpe_backward_op(text: str, offset: int, x: Tensor | None, theta: Tensor, *others: Any) -> tuple[Tensor, Tensor, Tensor]:
    *given, d_o, with_dtheta, with_dnorm_weight = others
    dx, dtheta, dnorm_weight = _lrpe_backward(text, offset, x, theta, given, d_o, with_dtheta, with_dnorm_weight)
    return dx, _or_empty(dtheta, theta), _or_empty(dnorm_weight, theta)


def _lrpe_backward_fake(text: str, offset: int, x: Tensor | None, theta: Tensor, *others: Any) -> tuple[Tensor, Tensor, Tensor]:
    *_, norm_weight, d_o, with_dtheta, with_dnorm_weight = others
    dnorm_weight = torch.empty_like(norm_weight) if with_dnorm_weight else theta.new_empty(0)
    return _lrpe_dx(text, _readable(d_o)), theta.new_empty(theta.shape if with_dtheta else 0), dnorm_weight


def _lrpe_setup(ctx: Any, inputs: tuple, output: Tensor) -> None:
    ctx.text, ctx.offset, x, theta, *given = inputs
    needs_x = ctx.needs_input_grad[3] or _library.lrpe_needs_x(ctx.text)
    ctx.save_for_backward(x if needs_x else None, theta, *given)


def _lrpe_gradients(ctx: Any, d_o: Tensor) -> tuple[Tensor | None, ...]:
    x, theta, *given = ctx.saved_tensors
    with_dtheta, with_dnorm_weight = ctx.needs_input_grad[3], ctx.needs_input_grad[7]
    dx, dtheta, dnorm_weight = torch.ops.gimbal.lrpe_backward(
        ctx.text, ctx.offset, x, theta, *given, d_o, with_dtheta, with_dnorm_weight
    )
    return None, None, dx, dtheta if with_dtheta else None, None, None, None, dnorm_weight if with_dnorm_weight else None


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


def register() -> None:
    """Lets later calls find this module at once. While a call is traced nothing may change that the trace depends on."""
    if not torch.compiler.is_compiling():
        gimbal._MODULES.update(dict.fromkeys(_PLAIN, sys.modules[__name__]))


from gimbal._torch_flao_lrpe import flao_lrpe  # noqa: F401
