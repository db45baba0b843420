"""What PyTorch adds: gradients, compilation, CUDA graphs, streams, transforms."""

from __future__ import annotations

import time

import cases
import formulas
import numpy as np
import pytest
from conftest import DTYPES, TOLERANCES, Framework, relative_error

import gimbal

torch = pytest.importorskip("torch", reason="skipped: torch is not installed")

dtypes = pytest.mark.parametrize("dtype", DTYPES)


def compare_gradients(call, formula, inputs, device, dtype, extra_tolerance=1.0, output_gradient=None):
    """Gradients of a call, against those of autograd through its formula in float64."""
    to = Framework("torch", device)
    leaves = [to.tensor(x).requires_grad_() for x in inputs]
    exact = [torch.from_numpy(x.astype(np.float64)).requires_grad_() for x in inputs]
    o, expected = call(*leaves), formula(*exact)
    rng = np.random.default_rng(2)
    d_o = rng.standard_normal(tuple(o.shape)).astype(np.float32).astype(DTYPES[dtype])
    o.backward(to.tensor(d_o))
    expected.backward(torch.from_numpy(d_o.astype(np.float64)))
    for leaf, truth in zip(leaves, exact, strict=True):
        assert leaf.grad.dtype == leaf.dtype and leaf.grad.shape == leaf.shape
        assert relative_error(to.array(leaf.grad), to.array(truth.grad)) <= TOLERANCES[dtype] * extra_tolerance


@dtypes
@pytest.mark.parametrize("op, x_shape, theta_shape, parameters", cases.LRPE)
def test_gradients_of_lrpe(device, rng, dtype, op, x_shape, theta_shape, parameters):
    inputs = [*cases.tensors(rng, [x_shape], DTYPES[dtype]), cases.theta(rng, theta_shape)]
    compare_gradients(
        lambda x, theta: getattr(gimbal, op)(x, theta, **parameters),
        lambda x, theta: getattr(formulas, op)(torch, x, theta, **parameters),
        inputs,
        device,
        dtype,
    )


@dtypes
@pytest.mark.parametrize("name", cases.OPTIONS)
def test_gradients_of_options(device, rng, dtype, name):
    op, floats, integers, parameters = cases.option(rng, name, DTYPES[dtype])
    integers = {key: Framework("torch", device).tensor(array) for key, array in integers.items()}

    def call(x, theta, norm_weight=None):
        return getattr(gimbal, op)(x, theta, norm_weight=norm_weight, **integers, **parameters)

    compare_gradients(call, lambda *x: cases.option_formula(torch, name, *x, to=torch.from_numpy), floats, device, dtype)


@dtypes
@pytest.mark.parametrize("case", cases.PAIRS)
def test_gradients_of_queries_and_keys(device, rng, dtype, case):
    op, inputs, parameters = cases.pair(rng, case, DTYPES[dtype])
    compare_gradients(
        lambda *x: formulas.flat(torch, cases.call_pair(op, *x, **parameters)),
        lambda *x: formulas.flat(torch, formulas.lrpe_pair(torch, op, *x, **parameters)),
        inputs,
        device,
        dtype,
    )


@dtypes
@pytest.mark.parametrize("save", ["none", "kv", "kv-qkv"])
@pytest.mark.parametrize("gated", [True, False])
@pytest.mark.parametrize("sizes, parameters", cases.FLAO)
def test_gradients_of_flao(device, rng, dtype, save, gated, sizes, parameters):
    inputs = cases.tensors(rng, cases.flao_shapes(sizes, gated), DTYPES[dtype])
    compare_gradients(
        lambda *x: gimbal.flao(*x, save=save, **parameters),
        lambda *x: formulas.flao(torch, *x, **parameters),
        inputs,
        device,
        dtype,
    )


def a_call_of_each(device):
    """(name, a differentiable call of tensors, the tensors)"""
    torch.manual_seed(0)

    def leaf(*shape, dtype=torch.float32):
        return torch.randn(shape, device=device, dtype=dtype, requires_grad=True)

    yield "lrpe_rotate", lambda x, t: gimbal.lrpe_rotate(x, t, activation="silu", offset=3), [leaf(2, 6, 3, 8), leaf(1, 4)]
    yield "lrpe_cosine", lambda x, t: gimbal.lrpe_cosine(x, t, activation="softmax", dim=1), [leaf(2, 6, 3, 8), leaf(3, 8)]
    positions = torch.tensor([5, 1, 4, 2, 3, 0], device=device)
    yield (
        "options",
        lambda x, t, w: gimbal.lrpe_rotate(x, t, positions=positions, norm_weight=w, rotary_dim=6, pairing="interleaved"),
        [leaf(2, 6, 3, 8), leaf(1, 3), leaf(8)],
    )
    yield "lrpe_cosine_md", lambda x, t: gimbal.lrpe_cosine_md(x, t, (2, 3)), [leaf(2, 3, 6, 8), leaf(1, 4)]
    yield "flao", lambda *x: gimbal.flao(*x, scale=0.5), [leaf(2, 3, 6, 8) for _ in range(4)]
    yield "flao without a gate", lambda *x: gimbal.flao(*x), [leaf(2, 3, 6, 8) for _ in range(3)]
    yield (
        "queries and keys",
        lambda q, k, t, w: formulas.flat(torch, gimbal.lrpe_rotate((q, k), t, activation=("none", "silu"), norm_weight=(w, None))),
        [leaf(2, 6, 3, 8), leaf(2, 6, 2, 8), leaf(1, 4), leaf(8)],
    )


NAMES = ["lrpe_rotate", "lrpe_cosine", "options", "lrpe_cosine_md", "flao", "flao without a gate", "queries and keys"]
CALLS = pytest.mark.parametrize("number", range(len(NAMES)), ids=NAMES)


def call_of(number, device):
    return list(a_call_of_each(device))[number]


def factors_of(device, dtype=torch.float32):
    shapes = cases.tpa_shapes((2, 37, 5, 6, 2, 2, 64, 64, 1))
    return [torch.randn(shape, device=device, dtype=dtype) for shape in shapes]


@CALLS
def test_compiled_calls_are_one_graph(device, number):
    backend = "inductor" if device == "cuda" else "aot_eager"
    # The calls of all cases are one function to it, which it compiles a few times only.
    torch._dynamo.reset()
    _, call, tensors = call_of(number, device)
    o = call(*tensors)
    d_o = torch.randn_like(o)
    expected = torch.autograd.grad(o, tensors, d_o)
    compiled = torch.compile(lambda *x: call(*(y * 1 for y in x)) + 1, fullgraph=True, backend=backend)
    o_compiled = compiled(*tensors)
    assert torch.equal(o_compiled - 1, (o + 1) - 1)
    for got, truth in zip(torch.autograd.grad(o_compiled, tensors, d_o), expected, strict=True):
        assert torch.equal(got, truth)


def test_a_compiled_decode_is_one_graph(device):
    backend = "inductor" if device == "cuda" else "aot_eager"
    factors = factors_of(device)
    lens = torch.tensor([5, 37], device=device, dtype=torch.int32)
    compiled = torch.compile(lambda *x: gimbal.tpa_decode(*x, kv_lens=lens, return_lse=True), fullgraph=True, backend=backend)
    for got, truth in zip(compiled(*factors), gimbal.tpa_decode(*factors, kv_lens=lens, return_lse=True), strict=True):
        assert torch.equal(got, truth)


def test_registered_operators_pass_opcheck(device):
    x, theta = torch.randn(2, 6, 3, 8, device=device), torch.randn(3, 4, device=device)
    softmax, nothing_given = "lrpe_rotate activation=softmax dim=1", (None, None, None, None)
    normed, weight = "lrpe_rotate activation=none norm_eps=1e-6 offsets norm_weight", torch.randn(8, device=device)
    given = (None, torch.tensor([3, 5], device=device, dtype=torch.int32), None, weight)
    # They are registered by a first call, or where PyTorch is imported before this package.
    gimbal.lrpe_rotate(x, theta)
    wide = torch.randn(2, 6, 3, 16, device=device)
    q = [torch.randn(2, 3, 6, 8, device=device) for _ in range(5)]
    kv, nothing = torch.randn(2, 3, 8, 8, device=device), torch.empty(0, device=device)
    pair = "lrpe_rotate activation=none norm_weight key_activation=silu"
    caches = [torch.randn(2, 9, width, device=device) for width in (6, 6, 8, 8)]

    def leaf(tensor):
        return tensor.clone().requires_grad_()

    calls = [
        (torch.ops.gimbal.lrpe, (softmax, 3, x.clone().requires_grad_(), theta.clone().requires_grad_(), *nothing_given)),
        (torch.ops.gimbal.lrpe, ("lrpe_cosine activation=none ", 0, x.clone().requires_grad_(), theta, *nothing_given)),
        (torch.ops.gimbal.lrpe, ("lrpe_cosine_md shape=2,3", 0, x.swapaxes(1, 2), theta, *nothing_given)),
        (torch.ops.gimbal.lrpe, (normed, 0, x, theta, *given[:3], weight.clone().requires_grad_())),
        (torch.ops.gimbal.lrpe_backward, (softmax, 3, x, theta, *nothing_given, x, True, False)),
        (torch.ops.gimbal.lrpe_backward, ("lrpe_cosine activation=none ", 0, None, theta, *nothing_given, wide, False, False)),
        (torch.ops.gimbal.lrpe_backward, (normed, 0, x, theta, *given, x, True, True)),
        (torch.ops.gimbal.flao, (*(y.clone().requires_grad_() for y in q[:4]), 0.5, "kv")),
        (torch.ops.gimbal.flao_backward, (*q[:4], kv, nothing, q[4], 0.5, "kv")),
        (torch.ops.gimbal.lrpe_pair, (pair, 1, leaf(x), leaf(x), leaf(theta), None, None, None, leaf(weight), None)),
        (torch.ops.gimbal.lrpe_pair_backward, (pair, 1, x, x, theta, None, None, None, weight, None, x, x, True, True)),
        (torch.ops.gimbal.flao, (*(leaf(y) for y in q[:3]), None, 0.5, "kv-qkv")),
        (torch.ops.gimbal.flao_backward, (*q[:3], None, kv, nothing, q[4], 0.5, "kv")),
        (torch.ops.gimbal.tpa_decode, (q[0], *caches[:2], None, *caches[2:], None, None, None, None, None, "auto", 0)),
        (torch.ops.gimbal.tpa_decode, (*factors_of(device), None, None, None, None, None, "auto", 0)),
    ]
    for op, args in calls:
        torch.library.opcheck(op, args)


@CALLS
def test_graphs_replay_what_was_captured(cuda, number):
    _, call, tensors = call_of(number, cuda)
    d_o = torch.randn_like(call(*tensors))

    def step():
        o = call(*tensors)
        return o, *torch.autograd.grad(o, tensors, d_o)

    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        step()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=stream):
        captured = step()
    with torch.no_grad():
        for tensor in tensors:
            tensor.mul_(0.5)
    graph.replay()
    for got, truth in zip(captured, step(), strict=True):
        assert torch.equal(got, truth)


def test_a_captured_decode_follows_its_lengths(cuda):
    factors, lens = factors_of(cuda, torch.bfloat16), torch.tensor([5, 37], device=cuda, dtype=torch.int32)
    gimbal.tpa_decode(*factors, kv_lens=lens)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        o = gimbal.tpa_decode(*factors, kv_lens=lens)
    lens.add_(torch.tensor([20, -30], device=cuda, dtype=torch.int32))
    graph.replay()
    assert torch.equal(o, gimbal.tpa_decode(*factors, kv_lens=lens))


def test_calls_run_on_the_current_stream(cuda):
    # A long wait on a side stream: what is called there comes after it, and nothing waits for it here.
    theta = torch.ones(1, 64, device=cuda)
    x = torch.zeros(4, 1024, 16, 128, device=cuda)
    gimbal.lrpe_rotate(x, theta)
    torch.cuda.synchronize()
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        torch.cuda._sleep(200_000_000)
        x.fill_(1)
        start = time.perf_counter()
        o = gimbal.lrpe_rotate(x, theta)
        took = time.perf_counter() - start
        assert not stream.query()
    assert took < 0.05
    stream.synchronize()
    assert torch.equal(o, gimbal.lrpe_rotate(torch.ones_like(x), theta))


def test_gradients_of_half_the_inputs(device):
    x, theta = torch.randn(2, 6, 3, 8, device=device), torch.randn(1, 4, device=device, requires_grad=True)
    gimbal.lrpe_rotate(x, theta).sum().backward()
    assert theta.grad is not None and x.grad is None
    x.requires_grad_()
    gimbal.lrpe_rotate(x, theta.detach()).sum().backward()
    assert x.grad is not None
    q, k, v, g = (torch.randn(1, 2, 5, 4, device=device) for _ in range(4))
    k.requires_grad_()
    gimbal.flao(q, k, v, g).sum().backward()
    assert k.grad is not None and q.grad is None


def test_transforms_and_modes(device):
    x, theta = torch.randn(4, 2, 6, 3, 8, device=device), torch.randn(1, 4, device=device)
    expected = torch.stack([gimbal.lrpe_rotate(row, theta) for row in x])
    assert torch.equal(torch.vmap(lambda row: gimbal.lrpe_rotate(row, theta))(x), expected)
    with torch.autocast(device, torch.bfloat16):
        assert gimbal.lrpe_rotate(x[0], theta).dtype == torch.float32
    with pytest.raises(RuntimeError, match="setup_context"):
        torch.func.grad(lambda row: gimbal.lrpe_rotate(row, theta).sum())(x[0])
    leaf = x[0].clone().requires_grad_()
    [gradient] = torch.autograd.grad(gimbal.lrpe_rotate(leaf, theta, activation="silu").sum(), leaf, create_graph=True)
    with pytest.raises(RuntimeError, match="once_differentiable|twice|does not require grad"):
        gradient.sum().backward()
    parameter = torch.nn.Parameter(theta)
    assert gimbal.lrpe_rotate(x[0], parameter).grad_fn is not None


def test_what_has_no_gradient_says_so(device):
    factors = factors_of(device)
    factors[0].requires_grad_()
    with pytest.raises(ValueError, match="no backward pass"):
        gimbal.tpa_decode(*factors)
    with torch.no_grad():
        gimbal.tpa_decode(*factors)
    x, theta = torch.randn(2, 6, 3, 8, device=device, requires_grad=True), torch.randn(1, 4, device=device)
    with pytest.raises(ValueError, match="out"):
        gimbal.lrpe_rotate(x, theta, out=torch.empty_like(x))


def test_autograd_knows_what_out_has_overwritten(device):
    x, theta = torch.ones(1, 2, 3, 4, device=device), torch.ones(1, 2, device=device)
    weight = torch.ones_like(x, requires_grad=True)
    y = weight * x
    gimbal.lrpe_rotate(x, theta, out=x)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()
    with pytest.raises(ValueError, match="out must not"):
        gimbal.lrpe_rotate(x, theta, out=weight)
    # What was refused is as it was.
    other = torch.ones(1, 2, 3, 6, device=device)
    y = torch.ones_like(other, requires_grad=True) * other
    with pytest.raises(ValueError, match="o must have the shape"):
        gimbal.lrpe_rotate(x, theta, out=other)
    y.sum().backward()


def test_expanded_gradients(device):
    # A sum over sequences gives all of them the same gradient, in the same place.
    x, theta = torch.randn(4, 5, 3, 8, device=device, requires_grad=True), torch.ones(1, 8, device=device)
    weight = torch.randn(5, 3, 16, device=device)
    (gimbal.lrpe_cosine(x, theta).sum(0) * weight).sum().backward()
    got, x.grad = x.grad, None
    gimbal.lrpe_cosine(x, theta).backward(weight.expand(4, 5, 3, 16).contiguous())
    assert torch.equal(got, x.grad)


def test_devices_are_not_mixed(cuda):
    x, theta = torch.randn(2, 6, 3, 8, device=cuda), torch.randn(1, 4)
    with pytest.raises(ValueError, match="theta"):
        gimbal.lrpe_rotate(x, theta)


def test_host_time_of_small_calls(cuda):
    """The bars leave room for a slow host: they catch a way through the dispatcher, or a wait."""
    x = torch.randn(1, 16, 8, 128, device=cuda, dtype=torch.bfloat16)
    theta = torch.randn(1, 64, device=cuda)
    out = torch.empty_like(x)

    def microseconds(step, count=2000):
        best = float("inf")
        for _ in range(5):
            torch.cuda.synchronize()
            start = time.perf_counter()
            for _ in range(count // 5):
                step()
            best = min(best, (time.perf_counter() - start) / (count // 5) * 1e6)
            torch.cuda.synchronize()
        return best

    into = microseconds(lambda: gimbal.lrpe_rotate(x, theta, out=out))
    new = microseconds(lambda: gimbal.lrpe_rotate(x, theta))
    leaf = x.clone().requires_grad_()
    both = microseconds(lambda: gimbal.lrpe_rotate(leaf, theta).backward(out))
    product = microseconds(lambda: (leaf * x).backward(out))
    print(
        f"\nlrpe_rotate on the host: {into:.1f} us into given outputs, {new:.1f} us into new ones, {both:.1f} us forward and backward,"
        f" where a product takes {product:.1f} us"
    )
    assert into < 20 and both < 3 * product
