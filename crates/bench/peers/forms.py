"""The operators as a PyTorch user writes them, from the maths: what Gimbal is measured beside.

A problem is a dictionary as `gimbal bench` sends it. `make_inputs` draws its tensors, `FORMS` has ways to compute it.
Arithmetic is in f32 and each output is rounded once, but for matrix products, which round their own.
"""

import functools
import math

import torch
import torch.nn.functional as F

DTYPES = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}


def activate(x, problem):
    """f(x); x is (B, N, H, D) on a line and (B, H, L, D) on a grid."""
    name = problem.get("activation", "none")
    if name == "softmax":
        sequence = 2 if "grid" in problem else 1
        return torch.softmax(x, dim=-1 if problem["dim"] == -1 else sequence)
    return {"none": lambda x: x, "relu": F.relu, "sigmoid": torch.sigmoid, "silu": F.silu}[name](x)


def widened(x, problem):
    """f(x) in f32 where f rounds, and x itself where there is no f: the next product widens it anyway."""
    if problem.get("activation", "none") == "none":
        return x
    return activate(x.float(), problem)


def line_angles(theta, tokens, width):
    """(N, H, width): position × theta, and 0 beyond the angles that theta has."""
    position = torch.arange(tokens, device=theta.device, dtype=theta.dtype)
    angles = position[:, None, None] * theta
    return F.pad(angles, (0, width - theta.shape[-1])) if theta.shape[-1] < width else angles


def grid_angles(theta, grid, extra_tokens, width):
    """(H, L, width): a block of features for each axis, and 0 for the extra tokens in front."""
    axes = [torch.arange(n, device=theta.device, dtype=theta.dtype) for n in grid]
    places = torch.meshgrid(*axes, indexing="ij")
    blocks = [place.reshape(-1)[None, :, None] * theta[:, None, :] for place in places]
    return F.pad(torch.cat(blocks, dim=-1)[..., :width], (0, 0, extra_tokens, 0))


def lrpe_rotate(problem, x, theta):
    angles = line_angles(theta, x.shape[1], x.shape[-1] // 2)
    cos, sin = angles.cos(), angles.sin()
    x1, x2 = widened(x, problem).chunk(2, dim=-1)
    return torch.cat((x1 * cos - x2 * sin, x1 * sin + x2 * cos), dim=-1).to(x.dtype)


def lrpe_cosine(problem, x, theta):
    angles = line_angles(theta, x.shape[1], x.shape[-1])
    fx = widened(x, problem)
    return torch.cat((fx * angles.cos(), fx * angles.sin()), dim=-1).to(x.dtype)


def lrpe_cosine_md(problem, x, theta):
    angles = grid_angles(theta, problem["grid"], problem["extra_tokens"], x.shape[-1])
    fx = widened(x, problem)
    return torch.cat((fx * angles.cos(), fx * angles.sin()), dim=-1).to(x.dtype)


def scaled(x, scale):
    # A product with 1 would be one more pass over memory.
    return x if scale == 1.0 else x * scale


def gated(g, x):
    return x if g is None else g * x


def lao(problem, q, k, v, g=None):
    """The composition, whose gradients are PyTorch's own."""
    return scaled(gated(g, q @ (k.transpose(-1, -2) @ v)), problem.get("scale", 1.0))


class Flao(torch.autograd.Function):
    """The same with the gradients written out; the forward pass saves its inputs alone."""

    @staticmethod
    def forward(ctx, q, k, v, g, scale):
        ctx.save_for_backward(q, k, v, g)
        ctx.scale = scale
        return scaled(gated(g, q @ (k.transpose(-1, -2) @ v)), scale)

    @staticmethod
    def backward(ctx, do):
        q, k, v, g = ctx.saved_tensors
        kv = k.transpose(-1, -2) @ v
        dg = None if g is None else scaled(do * (q @ kv), ctx.scale)
        u = scaled(gated(g, do), ctx.scale)
        dkv = q.transpose(-1, -2) @ u
        return u @ kv.transpose(-1, -2), v @ dkv.transpose(-1, -2), k @ dkv, dg, None


def flao(problem, q, k, v, g=None):
    return Flao.apply(q, k, v, g, problem.get("scale", 1.0))


def encoded(problem, fx, theta, dtype):
    """f(x), (B, H, N, D), turned by the positions of its tokens."""
    count = fx.shape[-1] if problem["encoding"] == "cosine" else fx.shape[-1] // 2
    if "grid" in problem:
        angles = grid_angles(theta, problem["grid"], problem["extra_tokens"], count)
    else:
        angles = line_angles(theta, fx.shape[2], count).transpose(0, 1)
    cos, sin = angles.cos(), angles.sin()
    if problem["encoding"] == "cosine":
        return torch.cat((fx * cos, fx * sin), dim=-1).to(dtype)
    x1, x2 = (fx[..., 0::2], fx[..., 1::2]) if problem["interleaved"] else fx.chunk(2, dim=-1)
    parts = (x1 * cos - x2 * sin, x1 * sin + x2 * cos)
    turned = torch.stack(parts, dim=-1).flatten(-2) if problem["interleaved"] else torch.cat(parts, dim=-1)
    return turned.to(dtype)


def flao_lrpe(problem, q, k, v, *others):
    """What a layer of linear attention does: g is there if there is a gate, theta if there is an encoding."""
    others = list(others)
    g = activate(others.pop(0), {"activation": problem["g_activation"]}) if problem["gate"] else None
    fq, fk = (activate(x.float(), problem) for x in (q, k))
    v = activate(v, {"activation": problem["v_activation"]})
    encode = functools.partial(encoded, problem, theta=others[0], dtype=v.dtype) if others else lambda fx: fx.to(v.dtype)
    a = encode(fq) @ (encode(fk).transpose(-1, -2) @ v)
    if problem["normalizer"]:
        a = (a / ((fq * fk.sum(2, keepdim=True)).sum(-1, keepdim=True) + problem["eps"])).to(v.dtype)
    return scaled(a if g is None else g * a, problem.get("scale", 1.0))


def query(aq, bq):
    """(B, H, D), the mean of the products of R factors."""
    return torch.einsum("brh,brd->bhd", aq[:, 0].transpose(1, 2), bq[:, 0]) / aq.shape[-1]


def tpa_factorised(problem, aq, bq, ak, bk, av, bv):
    """K and V stay factors: scores are rows of q bkᵀ times ak, and o is a product with bv."""
    q = query(aq, bq)
    scores = (q @ bk.transpose(1, 2)).float() * ak.transpose(1, 2) / math.sqrt(bq.shape[-1])
    weights = torch.softmax(scores, dim=-1) * av.transpose(1, 2)
    return (weights.to(bv.dtype) @ bv)[:, None]


def tpa_naive(problem, aq, bq, ak, bk, av, bv):
    """Writes out K and V, (B, M, H, ·), and attends to them."""
    q = query(aq, bq)
    k = ak[..., None] * bk[:, :, None, :]
    v = av[..., None] * bv[:, :, None, :]
    scores = torch.einsum("bhd,bmhd->bhm", q, k).float() / math.sqrt(bq.shape[-1])
    weights = torch.softmax(scores, dim=-1).to(v.dtype)
    return torch.einsum("bhm,bmhe->bhe", weights, v)[:, None]


def rotary_tables(positions, theta, dtype):
    """cos and sin, (B, 1, N, D), in the type of the model."""
    angles = positions[:, None, :, None].float() * theta
    angles = torch.cat((angles, angles), dim=-1)
    return angles.cos().to(dtype), angles.sin().to(dtype)


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def rotary_with_tables(problem, q, k, positions, theta, cos, sin):
    """`apply_rotary_pos_emb` of model code: tables are there, made once for all layers; q and k are (B, H, N, D) views."""
    return tuple((x * cos + rotate_half(x) * sin).transpose(1, 2) for x in (q.transpose(1, 2), k.transpose(1, 2)))


def rotary(problem, q, k, positions, theta, cos, sin):
    """The same from position ids."""
    return rotary_with_tables(problem, q, k, positions, theta, *rotary_tables(positions, theta, q.dtype))


def tables(x, theta):
    """cos and sin as rotary libraries take them, (N, D/2): what a model keeps from one call to the next."""
    angles = line_angles(theta, x.shape[1], x.shape[-1] // 2)[:, 0]
    return angles.cos(), angles.sin()


def flash_attn_rotate(problem):
    from flash_attn.layers.rotary import apply_rotary_emb

    kept = []

    def run(x, theta):
        if not kept:
            kept.extend(table.to(x.dtype) for table in tables(x, theta))
        return apply_rotary_emb(x, *kept)

    return run


def flashinfer_rotate(problem):
    from flashinfer.rope import apply_rope_with_cos_sin_cache

    kept = []

    def run(x, theta):
        batch, tokens, heads, width = x.shape
        if not kept:
            positions = torch.arange(tokens, device=x.device).repeat(batch)
            kept.extend((positions, torch.cat(tables(x, theta), -1)))
        # It takes keys as well: the least that there can be.
        rows, keys = x.view(batch * tokens, heads * width), x.new_empty(batch * tokens, width)
        return apply_rope_with_cos_sin_cache(kept[0], rows, keys, width, kept[1])[0].view(x.shape)

    return run


# Modules that have a form of their own.
LIBRARIES = {"flash-attn": "flash_attn", "flashinfer": "flashinfer"}

# By operator and form. `lao` and `naive` are the unfused compositions of the operators that have two forms.
FORMS = {
    ("lrpe_rotate", "torch"): lrpe_rotate,
    ("lrpe_rotate_pair", "torch"): rotary,
    ("lrpe_rotate_pair", "tables"): rotary_with_tables,
    ("lrpe_rotate", "flash-attn"): flash_attn_rotate,
    ("lrpe_rotate", "flashinfer"): flashinfer_rotate,
    ("lrpe_cosine", "torch"): lrpe_cosine,
    ("lrpe_cosine_md", "torch"): lrpe_cosine_md,
    ("flao_lrpe", "torch"): flao_lrpe,
    ("flao", "lao"): lao,
    ("flao", "flao"): flao,
    ("tpa_decode", "torch"): tpa_factorised,
    ("tpa_decode", "naive"): tpa_naive,
}


def uniform(generator, dtype, *shape):
    """Uniform from -1 to 1. Never from PyTorch's own generator, in whose state captures have a say."""
    return torch.rand(shape, generator=generator, device=generator.device, dtype=dtype).mul_(2).sub_(1)


def frequencies(shape, generator):
    """The usual geometric series for each head."""
    heads, angles = shape
    series = 1e4 ** (-torch.arange(angles, device=generator.device, dtype=torch.float64) / angles)
    return series.float().repeat(heads, 1)


def make_inputs(problem, generator):
    """The tensors of a problem, and which of them the backward pass differentiates."""
    draw = functools.partial(uniform, generator, DTYPES[problem["dtype"]])
    if problem["op"] in ("flao", "flao_lrpe"):
        batch, heads, n, d = problem["q"]
        _, _, m, e = problem["v"]
        tensors = [draw(batch, heads, n, d), draw(batch, heads, m, d), draw(batch, heads, m, e)]
        if problem.get("gate", True):
            tensors.append(draw(batch, heads, n, e))
        differentiated = list(range(len(tensors)))
        if problem.get("theta"):
            tensors.append(frequencies(problem["theta"], generator))
        return tensors, differentiated
    if problem["op"] == "lrpe_rotate_pair":
        q, k, theta = draw(*problem["q"]), draw(*problem["k"]), frequencies(problem["theta"], generator)
        positions = torch.arange(q.shape[1], device=q.device, dtype=torch.int32).repeat(q.shape[0], 1)
        return [q, k, positions, theta, *rotary_tables(positions, theta, q.dtype)], []
    if problem["op"] == "tpa_decode":
        batch, m, heads, rank = (problem[name] for name in ("batch", "m", "heads", "rank"))
        d, e = problem["d"], problem["e"]
        tensors = [draw(batch, 1, heads, rank), draw(batch, 1, rank, d)]
        tensors += [draw(batch, m, heads), draw(batch, m, d), draw(batch, m, heads), draw(batch, m, e)]
        return tensors, []
    return [draw(*problem["x"]), frequencies(problem["theta"], generator)], [0]
