"""Compares every PyTorch form, eager and compiled, forward and backward, with the definition in f64 at a small size."""

import math

import torch

# Relative L2 errors: a bf16 output rounded once is 1.7e-3 off, matrix products round in between.
TOLERANCES = {"f32": 2e-5, "bf16": 8e-3}


def line(x, theta, rotate, f):
    """The encodings of tokens in a line, one angle at a time."""
    _, tokens, _, width = x.shape
    fx, out = f(x), []
    for n in range(tokens):
        cos, sin = torch.cos(n * theta), torch.sin(n * theta)
        row = fx[:, n]
        if rotate:
            a, b = row[..., : width // 2], row[..., width // 2 :]
            out.append(torch.cat((a * cos - b * sin, a * sin + b * cos), -1))
        else:
            out.append(torch.cat((row * cos, row * sin), -1))
    return torch.stack(out, 1)


def on_grid(x, theta, grid, extra, f):
    """The encoding on a grid, one token at a time."""
    fx, out = f(x), []
    for token in range(x.shape[2]):
        angles = torch.zeros(x.shape[1], x.shape[3], dtype=x.dtype)
        if token >= extra:
            rest, places = token - extra, []
            for length in reversed(grid):
                places.insert(0, rest % length)
                rest //= length
            angles = torch.cat([place * theta for place in places], -1)[:, : x.shape[3]]
        row = fx[:, :, token]
        out.append(torch.cat((row * angles.cos(), row * angles.sin()), -1))
    return torch.stack(out, 2)


def attention(aq, bq, ak, bk, av, bv):
    """One head and sequence at a time."""
    batch, _, heads, rank = aq.shape
    out = torch.zeros(batch, 1, heads, bv.shape[-1], dtype=aq.dtype)
    for b in range(batch):
        for h in range(heads):
            q = sum(aq[b, 0, h, r] * bq[b, 0, r] for r in range(rank)) / rank
            keys, values = ak[b, :, h, None] * bk[b], av[b, :, h, None] * bv[b]
            scores = keys @ q / math.sqrt(q.numel())
            weights = (scores - scores.max()).exp()
            out[b, 0, h] = (weights / weights.sum()) @ values
    return out


def linear_layer(problem, q, k, v, *others):
    """One token at a time."""
    others = list(others)
    act = {"none": lambda x: x, "relu": torch.relu, "silu": lambda x: x / (1 + torch.exp(-x))}
    g = act[problem["g_activation"]](others.pop(0)) if problem["gate"] else 1.0
    fq, fk = act[problem["activation"]](q), act[problem["activation"]](k)

    def turned(fx):
        if not others:
            return fx
        if problem["encoding"] == "cosine":
            rows = fx.transpose(1, 2)
            return line(rows, others[0], False, lambda x: x).transpose(1, 2)
        grid, out = problem["grid"], []
        for token in range(fx.shape[2]):
            rest, places = token, []
            for length in reversed(grid):
                places.insert(0, rest % length)
                rest //= length
            angles = torch.cat([place * others[0] for place in places], -1)[:, : fx.shape[3] // 2]
            pairs = torch.view_as_complex(fx[:, :, token].unflatten(-1, (-1, 2)).contiguous())
            out.append(torch.view_as_real(pairs * torch.polar(torch.ones_like(angles), angles)).flatten(-2))
        return torch.stack(out, 2)

    a = torch.einsum("bhnd,bhmd,bhme->bhne", turned(fq), turned(fk), act[problem["v_activation"]](v))
    if problem["normalizer"]:
        a = a / (torch.einsum("bhnd,bhmd->bhn", fq, fk)[..., None] + problem["eps"])
    return g * a


def definition(problem, tensors):
    if problem["op"] == "flao_lrpe":
        return linear_layer(problem, *tensors)
    if problem["op"] == "flao":
        q, k, v, *g = tensors
        a = torch.einsum("bhnd,bhmd,bhme->bhne", q, k, v)
        return g[0] * a if g else a
    if problem["op"] == "lrpe_rotate_pair":
        q, k, _, theta, *_ = tensors
        return torch.cat([line(x, theta, True, lambda x: x) for x in (q, k)], 2)
    if problem["op"] == "tpa_decode":
        return attention(*tensors)
    sequence = 2 if "grid" in problem else 1
    f = {
        "none": lambda x: x,
        "silu": lambda x: x / (1 + torch.exp(-x)),
        "softmax": lambda x: x.exp() / x.exp().sum(-1 if problem["dim"] == -1 else sequence, keepdim=True),
    }[problem["activation"]]
    if "grid" in problem:
        return on_grid(*tensors, problem["grid"], problem["extra_tokens"], f)
    return line(*tensors, problem["op"] == "lrpe_rotate", f)


ACTIVATIONS = (
    {"activation": "none"},
    {"activation": "silu"},
    {"activation": "softmax", "dim": -1},
    {"activation": "softmax", "dim": 1},
)


def problems():
    for op, angles in (("lrpe_rotate", 8), ("lrpe_cosine", 16)):
        for act in ACTIVATIONS:
            yield {"op": op, "x": [2, 24, 3, 16], "theta": [3, angles], **act}, ["torch"]
    yield {"op": "lrpe_rotate_pair", "q": [2, 24, 4, 16], "k": [2, 24, 2, 16], "theta": [1, 8]}, ["torch", "tables"]
    for grid, e in (([9], 16), ([4, 3], 8), ([2, 3, 4], 8)):
        for extra in (0, 2):
            x = [2, 3, extra + math.prod(grid), 16]
            place = {"grid": grid, "extra_tokens": extra, "activation": "none"}
            yield {"op": "lrpe_cosine_md", "x": x, "theta": [3, e], **place}, ["torch"]
    for gate in (True, False):
        yield {"op": "flao", "q": [2, 3, 24, 16], "v": [2, 3, 40, 32], "gate": gate}, ["lao", "flao"]
    layer = {"op": "flao_lrpe", "q": [2, 3, 24, 16], "v": [2, 3, 24, 32], "v_activation": "none", "eps": 1e-6}
    silu = {"activation": "silu", "g_activation": "silu", "gate": True, "normalizer": False}
    yield {**layer, **silu, "encoding": "cosine", "interleaved": False, "theta": [3, 16]}, ["torch"]
    relu = {"activation": "relu", "g_activation": "none", "gate": False, "normalizer": True}
    place = {"encoding": "rotate", "interleaved": True, "grid": [2, 3, 4], "extra_tokens": 0, "theta": [1, 4]}
    yield {**layer, **relu, **place}, ["torch"]
    yield {"op": "tpa_decode", "batch": 2, "m": 48, "heads": 4, "rank": 3, "d": 16, "e": 32}, ["torch", "naive"]


def relative(got, expected):
    return float((got.double().cpu() - expected).norm() / expected.norm())


def errors(peers, request):
    """The relative error of the output and of every gradient."""
    from forms import make_inputs, uniform

    problem = request["problem"]
    generator = peers.generator()
    tensors, differentiated = make_inputs(problem, generator)
    exact = [tensor.double().cpu() for tensor in tensors]
    wanted = [tensors[index].requires_grad_() for index in differentiated]
    wanted_exact = [exact[index].requires_grad_() for index in differentiated]
    o, o_exact = peers.function(request)(*tensors), definition(problem, exact)
    o = torch.cat(o, 2) if isinstance(o, tuple) else o
    assert o.dtype == tensors[0].dtype and o.shape == o_exact.shape
    found = [relative(o.detach(), o_exact.detach())]
    if wanted:
        do = uniform(generator, o.dtype, *o.shape)
        gradients = torch.autograd.grad(o, wanted, do)
        exact_gradients = torch.autograd.grad(o_exact, wanted_exact, do.double().cpu())
        found += [relative(*pair) for pair in zip(gradients, exact_gradients)]
    return found


def check(peers, say, op):
    """Says the errors of each form and type of an operator, and gives the exit status."""
    failed = False
    for problem, forms in problems():
        if problem["op"].removesuffix("_pair") != op:
            continue
        for dtype, tolerance in TOLERANCES.items():
            for form in forms:
                # Compiling takes seconds, and differs by type in the casts alone.
                for compiled in (False, True)[: 2 if dtype == "bf16" else 1]:
                    problem["dtype"] = dtype
                    request = {"problem": problem, "form": form, "compile": compiled, "pass": "bwd"}
                    found = errors(peers, request)
                    passed = max(found) <= tolerance
                    failed |= not passed
                    say({"ok": passed, "errors": found, "form": form, "compile": compiled, **problem})
    return int(failed)
