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


def _writable(*given: Tensor | None) -> list[Tensor]:
    """Those that are there of what the caller wants to have written."""
    outs = _there(given)
    if torch.is_grad_enabled() and any(out.requires_grad for out in outs):
        raise ValueError("out must not require a gradient")
    return outs


def _empty(shape: Sequence[int], like: Tensor) -> Tensor:
    """A new tensor, in memory in the order of another, but that rows stay rows: an expanded dimension has the stride 0."""
    if len(shape) != like.dim() or like.is_contiguous():
        return like.new_empty(shape)
    *outer, last = range(len(shape))
    order = [*sorted(outer, key=lambda dim: like.stride(dim), reverse=True), last]
    places = [order.index(dim) for dim in range(len(shape))]
    return like.new_empty([shape[dim] for dim in order]).permute(places)


def _readable(gradient: Tensor) -> Tensor:
    """A gradient as the library reads it: those that autograd expands have no contiguous dimension."""
    return gradient if gradient.stride(-1) == 1 or gradient.shape[-1] <= 1 else gradient.contiguous()


def _run(function: Any, like: Tensor, *args: Any, written: Sequence[Tensor] = ()) -> None:
    """Calls the library, with scratch memory of PyTorch's where it needs some. `written` are outputs that the caller has given."""
    needed = function(*args, None)
    if needed:
        function(*args, torch.empty(needed, dtype=torch.uint8, device=like.device))
    # What autograd has kept of them is no longer there. A call that was refused leaves them as they were.
    for out in written:
        torch.autograd.graph.increment_version(out)


# LRPE


def lrpe(spec: tuple, offset: int, x: Tensor, theta: Tensor, given: tuple, out: Tensor | None) -> Tensor:
    """`given` are positions, offsets, cu_seqlens and norm_weight, here and below; of queries and keys also key_norm_weight."""
    tensors = (x, theta) if spec[-1] == _NOTHING_GIVEN else (x, theta, *_there(given))
    if not _is_plain(*tensors):
        _refuse_out(out)
        return torch.ops.gimbal.lrpe(_lrpe_text(spec), offset, x, theta, *given)
    if _needs_grad(*tensors):
        _refuse_out(out)
        return _Lrpe.apply(_library.lrpe_text(spec), offset, x, theta, *given)
    return _lrpe_forward(_library.lrpe_number_of(spec), spec[0], offset, tensors, out)


def lrpe_pair(spec: tuple, offset: int, q: Tensor, k: Tensor, theta: Tensor, given: tuple, out: Any) -> tuple[Tensor, Tensor]:
    tensors = (q, k, theta, *_there(given))
    if not _is_plain(*tensors):
        _refuse_out(out)
        return torch.ops.gimbal.lrpe_pair(_lrpe_text(spec), offset, q, k, theta, *given)
    if _needs_grad(*tensors):
        _refuse_out(out)
        return _LrpePair.apply(_library.lrpe_text(spec), offset, q, k, theta, *given)
    return _lrpe_pair_forward(_library.lrpe_number_of(spec), spec[0], offset, tensors, out)


_NOTHING_GIVEN = (False, False, False, False)


def _there(tensors: Sequence[Tensor | None]) -> list[Tensor]:
    return [tensor for tensor in tensors if tensor is not None]


@torch.compiler.assume_constant_result
def _lrpe_text(spec: tuple) -> str:
    return _library.lrpe_text(spec)


def _lrpe_output(op: str, x: Tensor) -> Tensor:
    return torch.empty_like(x) if op.startswith("lrpe_rotate") else _empty(_library.lrpe_output_shape(op, x.shape), x)


def _lrpe_forward(number: int, op: str, offset: int, tensors: Sequence[Tensor], out: Tensor | None = None) -> Tensor:
    """`tensors` are x, theta, and what is given."""
    written = _writable(out)
    out = _lrpe_output(op, tensors[0]) if out is None else out
    _run(_library.LRPE_FORWARD, tensors[0], number, offset, *tensors, out, written=written)
    return out


def _lrpe_pair_forward(number: int, op: str, offset: int, tensors: Sequence[Tensor], out: Any = None) -> tuple[Tensor, Tensor]:
    """`tensors` are q, k, theta, and what is given."""
    oq, ok = (_lrpe_output(op, x) for x in tensors[:2]) if out is None else out
    _run(_library.LRPE_FORWARD, tensors[0], number, offset, *tensors, oq, ok, written=_writable(*out or ()))
    return oq, ok


def _lrpe_backward(
    text: str,
    offset: int,
    xs: Sequence[Tensor],
    theta: Tensor,
    given: Sequence[Tensor | None],
    d_os: Sequence[Tensor],
    with_dtheta: bool,
    with_dnorm: bool,
) -> list[Tensor | None]:
    """The gradients of x, or of q and k; of theta; and of each weight of a norm that can be given. Without need of x `xs` is empty."""
    d_os = [_readable(d_o) for d_o in d_os]
    gradients = [_lrpe_dx(text, d_o) for d_o in d_os]
    gradients.append(theta.new_empty(theta.shape) if with_dtheta else None)
    gradients += [torch.empty_like(weight) if with_dnorm and weight is not None else None for weight in given[3:]]
    parts = bool(xs) * _library.X | with_dtheta * _library.DTHETA | with_dnorm * _library.DNORM_WEIGHT
    tensors = (*xs, theta, *_there(given), *d_os, *_there(gradients))
    _run(_library.LRPE_BACKWARD, theta, _library.lrpe_number(text), offset, parts, *tensors)
    return gradients


def _lrpe_dx(text: str, d_o: Tensor) -> Tensor:
    if text.startswith("lrpe_rotate"):
        return torch.empty_like(d_o)
    return _empty(_library.lrpe_input_shape(text, d_o.shape), d_o)


def _save_for_lrpe(ctx: Any, text: str, offset: int, xs: Sequence[Tensor], theta: Tensor, given: Sequence[Tensor | None]) -> None:
    ctx.text, ctx.offset, ctx.count = text, offset, len(xs)
    needs_x = ctx.needs_input_grad[2 + len(xs)] or _library.lrpe_needs_x(text)
    ctx.save_for_backward(theta, *given, *(xs if needs_x else ()))


def _saved_for_lrpe(ctx: Any) -> tuple[Sequence[Tensor], Tensor, Sequence[Tensor | None], bool, bool]:
    """x, or q and k; theta; what is given; whether the gradients of theta and of the weights of norms are wanted."""
    theta, *rest = ctx.saved_tensors
    place = 2 + ctx.count
    given, xs = rest[: 3 + ctx.count], rest[3 + ctx.count :]
    return xs, theta, given, ctx.needs_input_grad[place], any(ctx.needs_input_grad[place + 4 :])


class _Lrpe(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, text: str, offset: int, x: Tensor, theta: Tensor, *given: Tensor | None) -> Tensor:
        _save_for_lrpe(ctx, text, offset, (x,), theta, given)
        return _lrpe_forward(_library.lrpe_number(text), text, offset, (x, theta, *_there(given)))

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, *d_os: Tensor) -> tuple[Tensor | None, ...]:
        xs, theta, given, *wanted = _saved_for_lrpe(ctx)
        gradients = _lrpe_backward(ctx.text, ctx.offset, xs, theta, given, d_os, *wanted)
        place = len(d_os) + 1
        return None, None, *gradients[:place], None, None, None, *gradients[place:]


class _LrpePair(torch.autograd.Function):
    @staticmethod
    def forward(
        ctx: Any, text: str, offset: int, q: Tensor, k: Tensor, theta: Tensor, *given: Tensor | None
    ) -> tuple[Tensor, Tensor]:
        _save_for_lrpe(ctx, text, offset, (q, k), theta, given)
        return _lrpe_pair_forward(_library.lrpe_number(text), text, offset, (q, k, theta, *_there(given)))

    backward = _Lrpe.backward


# FLAO


def flao(q: Tensor, k: Tensor, v: Tensor, g: Tensor | None, scale: float, save: str, out: Tensor | None) -> Tensor:
    _library.check_save(save)
    tensors = (q, k, v) if g is None else (q, k, v, g)
    if not _is_plain(*tensors):
        _refuse_out(out)
        return torch.ops.gimbal.flao(q, k, v, g, scale, save)[0]
    if _needs_grad(*tensors):
        _refuse_out(out)
        return _Flao.apply(q, k, v, g, scale, save)
    return _flao_forward(q, k, v, g, scale, "none", out)[0]


def _flao_output(q: Tensor, v: Tensor, g: Tensor | None) -> Tensor:
    return _empty(_library.flao_output_shape(q.shape, v.shape), q) if g is None else torch.empty_like(g)


def _flao_forward(
    q: Tensor, k: Tensor, v: Tensor, g: Tensor | None, scale: float, save: str, out: Tensor | None = None
) -> tuple[Tensor, Tensor | None, Tensor | None]:
    written = _writable(out)
    out = _flao_output(q, v, g) if out is None else out
    kv = q.new_empty(_library.flao_kv_shape(k.shape, v.shape), dtype=torch.float32) if save != "none" else None
    product = _flao_output(q, v, g) if _library.saves_product(save, g) else None
    tensors = _there((q, k, v, g, out, kv, product))
    _run(_library.FLAO_FORWARD, q, float(scale), _library.parts(g, kv, product), *tensors, written=written)
    return out, kv, product


def _flao_backward(
    q: Tensor, k: Tensor, v: Tensor, g: Tensor | None, kv: Tensor | None, product: Tensor | None, d_o: Tensor, scale: float
) -> list[Tensor | None]:
    gradients = [None if tensor is None else torch.empty_like(tensor) for tensor in (q, k, v, g)]
    tensors = _there((q, k, v, g, kv, product, _readable(d_o), *gradients))
    _run(_library.FLAO_BACKWARD, q, float(scale), _library.parts(g, kv, product), *tensors)
    return gradients


class _Flao(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, q: Tensor, k: Tensor, v: Tensor, g: Tensor | None, scale: float, save: str) -> Tensor:
        o, kv, product = _flao_forward(q, k, v, g, scale, save)
        ctx.scale = scale
        ctx.save_for_backward(q, k, v, g, kv, product)
        return o

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, d_o: Tensor) -> tuple[Tensor | None, ...]:
        return *_flao_backward(*ctx.saved_tensors, d_o, ctx.scale), None, None


# TPA decode


def tpa_decode(
    aq: Tensor,
    ak: Tensor,
    av: Tensor,
    bq: Tensor | None,
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
    there = _there(factors)
    is_plain = _is_plain(*there)
    if _needs_grad(*there):
        raise ValueError("tpa_decode has no backward pass: call it under torch.no_grad()")
    if not is_plain:
        _refuse_out(out)
        o, lse = torch.ops.gimbal.tpa_decode(*factors, kv_lens, *scales, parallel, splits)
        return (o, lse) if return_lse else o
    o, lse = _tpa_forward(factors, kv_lens, scales, parallel, splits, return_lse, *_library.tpa_outputs(return_lse, out))
    return (o, lse) if return_lse else o


def _tpa_forward(
    factors: tuple[Tensor | None, ...],
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
    written = _writable(o, lse)
    if o is None:
        o = aq.new_empty(o_shape)
    if with_lse and lse is None:
        lse = aq.new_empty(lse_shape, dtype=torch.float32)
    parameters = (*scales, _library.parallel_code(parallel), splits, _library.parts(kv_lens, factors[3], lse))
    _run(_library.TPA_DECODE_FORWARD, aq, *parameters, *_there((kv_lens, *factors, o, lse)), written=written)
    return o, lse


# torch.ops.gimbal, for what is traced. Of optional results an operator has empty ones in their place.

_OPS = torch.library.Library("gimbal", "DEF")
_GIVEN = "Tensor? positions, Tensor? offsets, Tensor? cu_seqlens, Tensor? norm_weight"
_WANTED = "bool with_dtheta, bool with_dnorm"
_OPS.define(f"lrpe(str definition, SymInt offset, Tensor x, Tensor theta, {_GIVEN}) -> Tensor")
_OPS.define(
    f"lrpe_backward(str definition, SymInt offset, Tensor? x, Tensor theta, {_GIVEN}, Tensor d_o, {_WANTED}) -> (Tensor, Tensor, Tensor)"
)
_OPS.define(
    f"lrpe_pair(str definition, SymInt offset, Tensor q, Tensor k, Tensor theta, {_GIVEN}, Tensor? key_norm_weight) -> (Tensor, Tensor)"
)
_OPS.define(
    f"lrpe_pair_backward(str definition, SymInt offset, Tensor? q, Tensor? k, Tensor theta, {_GIVEN}, Tensor? key_norm_weight,"
    f" Tensor d_oq, Tensor d_ok, {_WANTED}) -> (Tensor, Tensor, Tensor, Tensor, Tensor)"
)
_OPS.define("flao(Tensor q, Tensor k, Tensor v, Tensor? g, float scale, str save) -> (Tensor, Tensor, Tensor)")
_OPS.define(
    "flao_backward(Tensor q, Tensor k, Tensor v, Tensor? g, Tensor kv, Tensor product, Tensor d_o, float scale, str save)"
    " -> (Tensor, Tensor, Tensor, Tensor)"
)
_OPS.define(
    "tpa_decode(Tensor aq, Tensor ak, Tensor av, Tensor? bq, Tensor bk, Tensor bv, Tensor? kv_lens, float? scale,"
    " float? scale_q, float? scale_k, float? scale_v, str parallel, int splits) -> (Tensor, Tensor)"
)


def _implement(name: str, run: Any, fake: Any) -> None:
    for device in ("CPU", "CUDA"):
        _OPS.impl(name, run, device)
    torch.library.register_fake(f"gimbal::{name}", fake, lib=_OPS)


def _or_empty(tensor: Tensor | None, like: Tensor) -> Tensor:
    return like.new_empty(0, dtype=torch.float32) if tensor is None else tensor


def _lrpe_op(text: str, offset: int, x: Tensor, theta: Tensor, *given: Tensor | None) -> Tensor:
    return _lrpe_forward(_library.lrpe_number(text), text, offset, (x, theta, *_there(given)))


def _lrpe_fake(text: str, offset: int, x: Tensor, *_: Tensor | None) -> Tensor:
    return _lrpe_output(text, x)


def _lrpe_pair_op(text: str, offset: int, q: Tensor, k: Tensor, theta: Tensor, *given: Tensor | None) -> tuple[Tensor, Tensor]:
    return _lrpe_pair_forward(_library.lrpe_number(text), text, offset, (q, k, theta, *_there(given)))


def _lrpe_pair_fake(text: str, offset: int, q: Tensor, k: Tensor, *_: Tensor | None) -> tuple[Tensor, Tensor]:
    return _lrpe_output(text, q), _lrpe_output(text, k)


def _lrpe_backward_op(text: str, offset: int, x: Tensor | None, theta: Tensor, *others: Any) -> tuple[Tensor, ...]:
    *given, d_o, with_dtheta, with_dnorm = others
    gradients = _lrpe_backward(text, offset, _there([x]), theta, given, [d_o], with_dtheta, with_dnorm)
    return tuple(_or_empty(gradient, theta) for gradient in gradients)


def _lrpe_pair_backward_op(
    text: str, offset: int, q: Tensor | None, k: Tensor | None, theta: Tensor, *others: Any
) -> tuple[Tensor, ...]:
    *given, d_oq, d_ok, with_dtheta, with_dnorm = others
    gradients = _lrpe_backward(text, offset, _there([q, k]), theta, given, [d_oq, d_ok], with_dtheta, with_dnorm)
    return tuple(_or_empty(gradient, theta) for gradient in gradients)


def _lrpe_gradients_fake(text: str, theta: Tensor, norms: Sequence, d_os: Sequence[Tensor], dtheta: bool, dnorm: bool) -> tuple:
    norms = [_or_empty(weight if dnorm else None, theta) for weight in norms]
    like = torch.empty_like
    return *(_lrpe_dx(text, _readable(d_o)) for d_o in d_os), theta.new_empty(theta.shape if dtheta else 0), *map(like, norms)


def _lrpe_backward_fake(text: str, offset: int, x: Tensor | None, theta: Tensor, *others: Any) -> tuple[Tensor, ...]:
    *_, norm_weight, d_o, with_dtheta, with_dnorm = others
    return _lrpe_gradients_fake(text, theta, [norm_weight], [d_o], with_dtheta, with_dnorm)


def _lrpe_pair_backward_fake(
    text: str, offset: int, q: Tensor | None, k: Tensor | None, theta: Tensor, *others: Any
) -> tuple[Tensor, ...]:
    *_, norm_weight, key_norm_weight, d_oq, d_ok, with_dtheta, with_dnorm = others
    return _lrpe_gradients_fake(text, theta, [norm_weight, key_norm_weight], [d_oq, d_ok], with_dtheta, with_dnorm)


def _lrpe_setup(ctx: Any, inputs: tuple, output: Any) -> None:
    count = 1 if isinstance(output, Tensor) else 2
    text, offset, *tensors = inputs
    _save_for_lrpe(ctx, text, offset, tensors[:count], tensors[count], tensors[count + 1 :])


def _lrpe_gradients(ctx: Any, *d_os: Tensor) -> tuple[Tensor | None, ...]:
    xs, theta, given, *wanted = _saved_for_lrpe(ctx)
    function = torch.ops.gimbal.lrpe_backward if ctx.count == 1 else torch.ops.gimbal.lrpe_pair_backward
    gradients = function(ctx.text, ctx.offset, *(xs or [None] * ctx.count), theta, *given, *d_os, *wanted)
    place = ctx.count + 1
    is_there = [True] * ctx.count + [wanted[0]] + [wanted[1] and weight is not None for weight in given[3:]]
    gradients = [gradient if there else None for gradient, there in zip(gradients, is_there, strict=True)]
    return None, None, *gradients[:place], None, None, None, *gradients[place:]


def _flao_op(q: Tensor, k: Tensor, v: Tensor, g: Tensor | None, scale: float, save: str) -> tuple[Tensor, Tensor, Tensor]:
    o, kv, product = _flao_forward(q, k, v, g, scale, save)
    return o, _or_empty(kv, q), _or_empty(product, q)


def _flao_fake(q: Tensor, k: Tensor, v: Tensor, g: Tensor | None, scale: float, save: str) -> tuple[Tensor, Tensor, Tensor]:
    kv_shape = _library.flao_kv_shape(k.shape, v.shape) if save != "none" else (0,)
    kv = q.new_empty(kv_shape, dtype=torch.float32)
    product = _flao_output(q, v, g) if _library.saves_product(save, g) else None
    return _flao_output(q, v, g), kv, _or_empty(product, q)


def _flao_backward_op(
    q: Tensor, k: Tensor, v: Tensor, g: Tensor | None, kv: Tensor, product: Tensor, d_o: Tensor, scale: float, save: str
) -> tuple[Tensor, ...]:
    saved = kv if save != "none" else None, product if _library.saves_product(save, g) else None
    return tuple(_or_empty(gradient, q) for gradient in _flao_backward(q, k, v, g, *saved, d_o, scale))


def _flao_backward_fake(q: Tensor, k: Tensor, v: Tensor, g: Tensor | None, *_: Any) -> tuple[Tensor, ...]:
    return *map(torch.empty_like, (q, k, v)), _or_empty(None, q) if g is None else torch.empty_like(g)


def _flao_setup(ctx: Any, inputs: tuple, output: tuple) -> None:
    q, k, v, g, ctx.scale, ctx.save = inputs
    _, kv, product = output
    ctx.save_for_backward(q, k, v, g, kv, product)


def _flao_gradients(ctx: Any, d_o: Tensor, *_: Any) -> tuple[Tensor | None, ...]:
    *gradients, dg = torch.ops.gimbal.flao_backward(*ctx.saved_tensors, d_o, ctx.scale, ctx.save)
    return *gradients, None if ctx.saved_tensors[3] is None else dg, None, None


def _tpa_decode_op(
    aq: Tensor, ak: Tensor, av: Tensor, bq: Tensor | None, bk: Tensor, bv: Tensor, kv_lens: Tensor | None, *parameters: Any
) -> tuple[Tensor, Tensor | None]:
    *scales, parallel, splits = parameters
    return _tpa_forward((aq, ak, av, bq, bk, bv), kv_lens, scales, parallel, splits, True)


def _tpa_decode_fake(
    aq: Tensor, ak: Tensor, av: Tensor, bq: Tensor | None, bk: Tensor, bv: Tensor, *_: Any
) -> tuple[Tensor, Tensor]:
    o_shape, lse_shape = _library.tpa_shapes(aq.shape, bv.shape)
    return aq.new_empty(o_shape), aq.new_empty(lse_shape, dtype=torch.float32)


_implement("lrpe", _lrpe_op, _lrpe_fake)
_implement("lrpe_backward", _lrpe_backward_op, _lrpe_backward_fake)
_implement("lrpe_pair", _lrpe_pair_op, _lrpe_pair_fake)
_implement("lrpe_pair_backward", _lrpe_pair_backward_op, _lrpe_pair_backward_fake)
_implement("flao", _flao_op, _flao_fake)
_implement("flao_backward", _flao_backward_op, _flao_backward_fake)
_implement("tpa_decode", _tpa_decode_op, _tpa_decode_fake)
torch.library.register_autograd("gimbal::lrpe", _lrpe_gradients, setup_context=_lrpe_setup, lib=_OPS)
torch.library.register_autograd("gimbal::lrpe_pair", _lrpe_gradients, setup_context=_lrpe_setup, lib=_OPS)
torch.library.register_autograd("gimbal::flao", _flao_gradients, setup_context=_flao_setup, lib=_OPS)


def register() -> None:
    """Lets later calls find this module at once. While a call is traced nothing may change that the trace depends on."""
    if not torch.compiler.is_compiling():
        gimbal._MODULES.update(dict.fromkeys(_PLAIN, sys.modules[__name__]))


from gimbal._torch_flao_lrpe import flao_lrpe  # noqa: F401
