"""`flao_lrpe` on every framework, against the formulas in float64; its gradients in PyTorch and JAX."""

from __future__ import annotations

from typing import Any

import cases
import formulas
import numpy as np
import pytest
from conftest import DTYPES, Framework, relative_error

import gimbal

TOLERANCES = {"f32": 1e-5, "f16": 7.5e-4, "bf16": 5e-3}

# (B, H, N, M, D, E), whether there is a gate, the shape of theta, arrays of integers, parameters; positions (k, B, ·) of queries and of
# keys and the axis of each angle, for the formula.
_ALL = {"q_activation": "silu", "k_activation": "silu", "v_activation": "sigmoid", "g_activation": "silu"}
_GRID = np.array([[0, 0, 0, 1, 1, 1], [0, 1, 2, 0, 1, 2]])[:, None].repeat(2, 1)
_LATER = {"offsets": np.array([4, -2], np.int32), "k_offsets": np.array([1, 0], np.int64)}
CASES: dict[str, tuple] = {
    "nothing": ((2, 3, 6, 5, 8, 4), True, None, {}, {"scale": 0.5}, None),
    "cosine": ((2, 3, 6, 5, 8, 4), True, (3, 8), {}, {"encoding": "cosine", "offset": 3, "k_offset": 1, **_ALL}, (3, 1)),
    "rotate": (
        (2, 3, 6, 6, 12, 4), False, (1, 3), {},
        {"encoding": "rotate", "shape": (2, 3), "q_activation": "relu", "k_activation": "relu", "normalizer": True, "eps": 0.5}, _GRID,
    ),
    "offsets": ((2, 3, 6, 5, 8, 4), True, (3, 4), _LATER, {"encoding": "rotate", "k_activation": "softmax"}, _LATER),
}  # fmt: skip
NAMES = pytest.mark.parametrize("name", CASES)
dtypes = pytest.mark.parametrize("dtype", DTYPES)


def arrays(rng: np.random.Generator, name: str, dtype: Any) -> list[np.ndarray]:
    """q, k, v, g if there is a gate, theta if there is an encoding."""
    sizes, has_gate, theta_shape, *_ = CASES[name]
    rows = cases.tensors(rng, cases.flao_shapes(sizes)[: 4 if has_gate else 3], dtype)
    return rows if theta_shape is None else [*rows, cases.theta(rng, theta_shape)]


def call(name: str, integers: dict[str, Any], *tensors: Any, **more: Any) -> Any:
    _, has_gate, theta_shape, _, parameters, _ = CASES[name]
    rest = list(tensors[3:])
    g = rest.pop(0) if has_gate else None
    theta = rest.pop(0) if theta_shape else None
    return gimbal.flao_lrpe(*tensors[:3], g, theta, **integers, **parameters, **more)


def integers_of(framework: Framework, name: str) -> dict[str, Any]:
    return {key: framework.tensor(array) for key, array in CASES[name][3].items()}


def formula(lib: Any, name: str, to: Any, *tensors: Any) -> Any:
    """`to` makes float64 of an array of NumPy."""
    (batch, _, n, m, *_), has_gate, theta_shape, _, parameters, positions = CASES[name]
    q, k, v, *rest = tensors
    g = rest.pop(0) if has_gate else None

    def f(which: str, x: Any) -> Any:
        return formulas.activate(lib, x, parameters.get(f"{which}_activation", "none"), -1, 2)

    def encoded(x: Any, tokens: int, side: int) -> Any:
        if theta_shape is None:
            return x
        theta, line = rest[0], np.arange(tokens)[None, None].repeat(batch, 1)
        places = positions
        if isinstance(positions, dict):
            places = line + list(positions.values())[side][None, :, None]
        elif isinstance(positions, tuple):
            places = line + positions[side]
        axes = [axis for axis in range(len(places)) for _ in range(theta.shape[1])]
        if len(places) > 1:
            theta = lib.concatenate([theta, theta], -1)
        op = "lrpe_rotate" if parameters["encoding"] == "rotate" else "lrpe_cosine"
        turned = formulas.lrpe_of_positions(lib, op, x.swapaxes(1, 2), theta, None, to(places.astype(np.float64)[..., None]), axes)
        return turned.swapaxes(1, 2)

    fq, fk = f("q", q), f("k", k)
    a = encoded(fq, n, 0) @ (encoded(fk, m, 1).swapaxes(-1, -2) @ f("v", v)) * parameters.get("scale", 1.0)
    if parameters.get("normalizer"):
        a = a / ((fq * fk.sum(2)[:, :, None]).sum(-1)[..., None] + parameters["eps"])
    return a if g is None else f("g", g) * a


@dtypes
@NAMES
def test_forward(framework: Framework, rng, dtype, name):
    inputs = arrays(rng, name, DTYPES[dtype])
    o = call(name, integers_of(framework, name), *map(framework.tensor, inputs))
    expected = formula(np, name, lambda x: x, *(x.astype(np.float64) for x in inputs))
    assert relative_error(framework.array(o), expected) <= TOLERANCES[dtype]


def leaves(torch: Any, device: str, inputs: list[np.ndarray]) -> list[Any]:
    return [Framework("torch", device).tensor(x).requires_grad_() for x in inputs]


@dtypes
@pytest.mark.parametrize("save", ["none", "kv"])
@NAMES
def test_gradients_in_torch(device, rng, dtype, name, save):
    torch = pytest.importorskip("torch")
    inputs = arrays(rng, name, DTYPES[dtype])
    to = Framework("torch", device)
    given = leaves(torch, device, inputs)
    exact = [torch.from_numpy(x.astype(np.float64)).requires_grad_() for x in inputs]
    o = call(name, integers_of(to, name), *given, save=save)
    d_o = rng.standard_normal(tuple(o.shape)).astype(np.float32).astype(DTYPES[dtype])
    o.backward(to.tensor(d_o))
    formula(torch, name, torch.from_numpy, *exact).backward(torch.from_numpy(d_o.astype(np.float64)))
    for leaf, truth in zip(given, exact, strict=True):
        # Of theta the two sides nearly cancel.
        tolerance = 1e-3 if leaf.dim() == 2 else TOLERANCES[dtype]
        assert leaf.grad.dtype == leaf.dtype
        assert relative_error(to.array(leaf.grad), to.array(truth.grad)) <= tolerance


@NAMES
def test_a_compiled_call_is_one_graph(device, rng, name):
    torch = pytest.importorskip("torch")
    inputs = leaves(torch, device, arrays(rng, name, np.float32))
    integers = integers_of(Framework("torch", device), name)
    expected = call(name, integers, *inputs)
    gradients = torch.autograd.grad(expected.sum(), inputs)
    backend = "inductor" if device == "cuda" else "aot_eager"
    compiled = torch.compile(lambda *x: call(name, integers, *x), fullgraph=True, backend=backend)
    o = compiled(*inputs)
    assert torch.equal(o, expected)
    for got, truth in zip(torch.autograd.grad(o.sum(), inputs), gradients, strict=True):
        assert torch.equal(got, truth)


def test_a_new_offset_is_not_compiled_anew(device, rng):
    torch = pytest.importorskip("torch")
    from torch._dynamo.testing import CompileCounter

    inputs = [Framework("torch", device).tensor(x) for x in arrays(rng, "cosine", np.float32)]

    def step(offset: int) -> Any:
        return gimbal.flao_lrpe(*inputs, encoding="cosine", offset=offset)

    torch._dynamo.reset()
    counter = CompileCounter()
    compiled = torch.compile(step, backend=counter, fullgraph=True)
    for offset in range(3, 9):
        assert torch.equal(compiled(offset), step(offset))
    # Once for the first number, and once for any.
    assert counter.frame_count <= 2


def test_the_registered_operator_passes_opcheck(device, rng):
    torch = pytest.importorskip("torch")
    inputs = leaves(torch, device, arrays(rng, "cosine", np.float32))
    # It is registered by a first call, or where PyTorch is imported before this package.
    call("cosine", {}, *inputs)
    nothing = (None,) * 4
    for text in ["encoding=cosine q_activation=silu g theta", "encoding=cosine normalizer=0.5 k_activation=relu g theta"]:
        for save in ["none", "kv"]:
            torch.library.opcheck(torch.ops.gimbal.flao_lrpe, (text, 2, 0, save, *inputs, *nothing))


@NAMES
def test_gradients_in_jax(rng, name):
    jax = pytest.importorskip("jax")
    pytest.importorskip("jax_tvm_ffi")
    framework = Framework("jax", "cpu")
    inputs = arrays(rng, name, np.float32)
    integers = integers_of(framework, name)
    o, pull = jax.vjp(lambda *x: call(name, integers, *x), *map(framework.tensor, inputs))
    gradients = pull(jax.numpy.ones_like(o))
    torch = pytest.importorskip("torch")
    exact = [torch.from_numpy(x.astype(np.float64)).requires_grad_() for x in inputs]
    formula(torch, name, torch.from_numpy, *exact).sum().backward()
    for got, truth in zip(gradients, exact, strict=True):
        assert relative_error(framework.array(got), truth.grad.numpy()) <= (1e-3 if got.ndim == 2 else 1e-5)


def test_all_steps_of_a_decode_have_one_definition(framework: Framework, rng):
    from gimbal import _library

    q, k, v, g, theta = map(framework.tensor, arrays(rng, "cosine", np.float32))

    def step(offset: int) -> np.ndarray:
        return framework.array(gimbal.flao_lrpe(q, k, v, g, theta, encoding="cosine", offset=offset, k_offset=1))

    first = step(5)
    count = _library.flao_lrpe_number.cache_info().currsize
    steps = [step(offset) for offset in range(6, 9)]
    assert _library.flao_lrpe_number.cache_info().currsize == count
    assert not any(np.array_equal(first, other) for other in steps)
    offsets = framework.tensor(np.array([5, 5], np.int32))
    of_sequences = gimbal.flao_lrpe(q, k, v, g, theta, encoding="cosine", offsets=offsets, k_offset=1)
    assert relative_error(framework.array(of_sequences), first) <= TOLERANCES["f32"]


def test_what_is_refused(framework: Framework, rng):
    q, k, v = (framework.tensor(x) for x in arrays(rng, "nothing", np.float32)[:3])
    theta = framework.tensor(cases.theta(rng, (1, 8)))
    for parameters, words in [
        ({"save": "kv-qkv"}, "save"),
        ({"encoding": "spiral", "theta": theta}, "encoding"),
        ({"q_activation": "tanh"}, "activation"),
        ({"v_activation": "softmax"}, "softmax"),
        ({"encoding": "cosine"}, "theta"),
        ({"encoding": "rotate", "theta": theta}, "theta"),
        ({"encoding": "cosine", "theta": theta, "factor": 2.0}, "factor"),
        ({"encoding": "cosine", "theta": theta, "axes": (0, 1)}, "axes"),
        ({"encoding": "cosine", "theta": theta, "extra_tokens": 3}, "extra_tokens"),
        ({"encoding": "cosine", "theta": theta, "shape": (2, 3), "k_offset": 3}, "offset"),
    ]:
        with pytest.raises((ValueError, RuntimeError), match=words):
            # On a GPU JAX does so when a result is waited for.
            framework.array(gimbal.flao_lrpe(q, k, v, **parameters))
