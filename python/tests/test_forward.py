"""Forward passes on every framework, against the formulas in float64."""

from __future__ import annotations

import subprocess
import sys

import cases
import formulas
import numpy as np
import pytest
from conftest import DTYPES, TOLERANCES, Framework, relative_error

import gimbal

dtypes = pytest.mark.parametrize("dtype", DTYPES)


@dtypes
@pytest.mark.parametrize("op, x_shape, theta_shape, parameters", cases.LRPE)
def test_lrpe(framework: Framework, rng, dtype, op, x_shape, theta_shape, parameters):
    [x] = cases.tensors(rng, [x_shape], DTYPES[dtype])
    theta = cases.theta(rng, theta_shape)
    o = getattr(gimbal, op)(framework.tensor(x), framework.tensor(theta), **parameters)
    expected = getattr(formulas, op)(np, x.astype(np.float64), theta.astype(np.float64), **parameters)
    assert str(o.dtype).endswith({"f32": "float32", "f16": "float16", "bf16": "bfloat16"}[dtype])
    assert relative_error(framework.array(o), expected) <= TOLERANCES[dtype]


@dtypes
@pytest.mark.parametrize("name", cases.OPTIONS)
def test_options_of_lrpe(framework: Framework, rng, dtype, name):
    op, floats, integers, parameters = cases.option(rng, name, DTYPES[dtype])
    x, theta, *norm_weight = map(framework.tensor, floats)
    integers = {key: framework.tensor(array) for key, array in integers.items()}
    norm = dict(zip(["norm_weight"], norm_weight, strict=False))
    o = getattr(gimbal, op)(x, theta, **norm, **integers, **parameters)
    expected = cases.option_formula(np, name, *(array.astype(np.float64) for array in floats))
    assert relative_error(framework.array(o), expected) <= TOLERANCES[dtype]


@dtypes
@pytest.mark.parametrize("case", cases.PAIRS)
def test_queries_and_keys_by_one_call(framework: Framework, rng, dtype, case):
    op, inputs, parameters = cases.pair(rng, case, DTYPES[dtype])
    pair = cases.call_pair(op, *map(framework.tensor, inputs), **parameters)
    expected = formulas.lrpe_pair(np, op, *(array.astype(np.float64) for array in inputs), **parameters)
    for o, truth in zip(pair, expected, strict=True):
        assert relative_error(framework.array(o), truth) <= TOLERANCES[dtype]


@dtypes
@pytest.mark.parametrize("gated", [True, False])
@pytest.mark.parametrize("sizes, parameters", cases.FLAO)
def test_flao(framework: Framework, rng, dtype, gated, sizes, parameters):
    inputs = cases.tensors(rng, cases.flao_shapes(sizes, gated), DTYPES[dtype])
    o = gimbal.flao(*map(framework.tensor, inputs), **parameters)
    expected = formulas.flao(np, *(x.astype(np.float64) for x in inputs), **parameters)
    assert relative_error(framework.array(o), expected) <= TOLERANCES[dtype]


@dtypes
@pytest.mark.parametrize("with_lens", [False, True])
@pytest.mark.parametrize("sizes, parameters", cases.TPA)
def test_tpa_decode(framework: Framework, rng, dtype, with_lens, sizes, parameters):
    factors = cases.tensors(rng, cases.tpa_shapes(sizes), DTYPES[dtype])
    lens = rng.integers(sizes[-1], sizes[1] + 1, sizes[0]).astype(np.int32) if with_lens else None
    given = framework.tensor(lens) if with_lens else None
    tensors = [None if factor is None else framework.tensor(factor) for factor in factors]
    o, lse = gimbal.tpa_decode(*tensors, kv_lens=given, return_lse=True, **parameters)
    scales = {name: value for name, value in parameters.items() if name.startswith("scale")}
    exact = [None if factor is None else factor.astype(np.float64) for factor in factors]
    expected = formulas.tpa_decode(np, *exact, kv_lens=lens, **scales)
    assert relative_error(framework.array(o), expected[0]) <= TOLERANCES[dtype]
    assert relative_error(framework.array(lse), expected[1]) <= 1e-5
    alone = gimbal.tpa_decode(*tensors, kv_lens=given, **parameters)
    assert np.array_equal(framework.array(alone), framework.array(o))


def test_strided_inputs_are_read_in_place(framework: Framework, rng):
    if framework.name == "jax":
        pytest.skip("skipped: arrays of JAX are dense")
    # (B, H, N, D) in memory, and every second token of it.
    memory = framework.tensor(rng.standard_normal((2, 3, 10, 8)).astype(np.float32))
    theta = framework.tensor(cases.theta(rng, (3, 4)))
    x = memory[:, :, ::2].swapaxes(1, 2)
    o = gimbal.lrpe_rotate(x, theta)
    dense = framework.tensor(np.ascontiguousarray(np.asarray(framework.array(x), dtype=np.float32)))
    assert np.array_equal(framework.array(o), framework.array(gimbal.lrpe_rotate(dense, theta)))
    # A new output has the order of its input.
    wide = gimbal.lrpe_cosine(memory.swapaxes(1, 2), framework.tensor(cases.theta(rng, (3, 8))))
    strides = wide.stride() if framework.name == "torch" else tuple(s // 4 for s in wide.strides)
    assert strides == (3 * 10 * 16, 16, 10 * 16, 1)


def test_broadcast_inputs_are_read_in_place(framework: Framework, rng):
    if framework.name == "jax":
        pytest.skip("skipped: arrays of JAX are dense")
    tensor = lambda *shape: framework.tensor(rng.standard_normal(shape).astype(np.float32))
    wide = lambda x, *shape: x.expand(*shape) if framework.name == "torch" else np.broadcast_to(x, shape)
    dense = lambda x: framework.tensor(np.ascontiguousarray(framework.array(x), np.float32))
    x, theta = wide(tensor(1, 5, 3, 8), 4, 5, 3, 8), framework.tensor(cases.theta(rng, (3, 8)))
    q, k, v = wide(tensor(2, 1, 5, 4), 2, 3, 5, 4), tensor(2, 3, 7, 4), tensor(2, 3, 7, 6)
    g = wide(tensor(2, 3, 1, 6), 2, 3, 5, 6)
    for call, inputs in [
        (lambda x: gimbal.lrpe_rotate(x, theta[:, :4]), [x]),
        (lambda x: gimbal.lrpe_cosine(x, theta), [x]),
        (gimbal.flao, [q, k, v]),
        (gimbal.flao, [q, k, v, g]),
        (gimbal.flao_lrpe, [q, k, v, g]),
    ]:
        assert np.array_equal(framework.array(call(*inputs)), framework.array(call(*map(dense, inputs))))


def test_out_is_written(framework: Framework, rng):
    x = framework.tensor(rng.standard_normal((2, 3, 4, 8)).astype(np.float32))
    theta = framework.tensor(cases.theta(rng, (1, 4)))
    out = framework.tensor(np.full((2, 6, 4, 8), 7, np.float32))
    if framework.name == "jax":
        with pytest.raises(ValueError, match="not written"):
            gimbal.lrpe_rotate(x, theta, out=out)
        return
    place = out[:, 1:4]
    assert gimbal.lrpe_rotate(x, theta, out=place) is place
    assert np.array_equal(framework.array(place), framework.array(gimbal.lrpe_rotate(x, theta)))
    assert np.all(framework.array(out[:, [0, 4, 5]]) == 7)
    # Over what is read.
    o, memory = framework.array(gimbal.lrpe_rotate(x, theta, activation="silu")), x * 1
    assert gimbal.lrpe_rotate(memory, theta, activation="silu", out=memory) is memory
    assert np.array_equal(framework.array(memory), o)
    memory = x * 1
    oq, ok = gimbal.lrpe_rotate((memory[:, :, :3], memory[:, :, 3:]), theta, out=(memory[:, :, :3], memory[:, :, 3:]))
    assert np.array_equal(framework.array(memory), framework.array(gimbal.lrpe_rotate(x, theta)))
    assert tuple(oq.shape) == (2, 3, 3, 8) and tuple(ok.shape) == (2, 3, 1, 8)


@pytest.mark.parametrize(
    "message, call",
    [
        ("the last dimension of x must be even, got 7", lambda t: gimbal.lrpe_rotate(t(2, 3, 4, 7), t(1, 3))),
        ("theta", lambda t: gimbal.lrpe_rotate(t(2, 3, 4, 8), t(1, 5))),
        ("activation must be", lambda t: gimbal.lrpe_rotate(t(2, 3, 4, 8), t(1, 4), activation="tanh")),
        ("dim must be", lambda t: gimbal.lrpe_rotate(t(2, 3, 4, 8), t(1, 4), activation="softmax", dim=2)),
        ("theta must be of float32", lambda t: gimbal.lrpe_rotate(t(2, 3, 4, 8), t(1, 4, dtype=np.float16))),
        ("pairing must be", lambda t: gimbal.lrpe_rotate(t(2, 3, 4, 8), t(1, 4), pairing="thirds")),
        ("rotary_dim", lambda t: gimbal.lrpe_rotate(t(2, 3, 4, 8), t(1, 4), rotary_dim=7)),
        ("beside an activation", lambda t: gimbal.lrpe_rotate(t(2, 3, 4, 8), t(1, 4), activation="relu", norm_weight=t(8))),
        ("positions must be of int", lambda t: gimbal.lrpe_rotate(t(2, 3, 4, 8), t(1, 4), positions=t(3))),
        ("offset", lambda t: gimbal.lrpe_rotate(t(2, 3, 4, 8), t(1, 4), positions=t(3, dtype=np.int32), offset=1)),
        ("k must", lambda t: gimbal.lrpe_rotate((t(2, 3, 4, 8), t(2, 4, 4, 8)), t(1, 4))),
        ("activation must be", lambda t: gimbal.lrpe_rotate((t(2, 3, 4, 8), t(2, 3, 4, 8)), t(1, 4), activation=("relu", "tanh"))),
        ("x must have the shape", lambda t: gimbal.lrpe_cosine(t(), t(1, 4))),
        ("lrpe_cosine_md", lambda t: gimbal.lrpe_cosine_md(t(2, 3, 4, 8), t(1, 4), (3, 4))),
        ("extra_tokens", lambda t: gimbal.lrpe_cosine_md(t(2, 3, 4, 8), t(1, 4), (2, 2), extra_tokens=-1)),
        ("k", lambda t: gimbal.flao(t(1, 2, 3, 4), t(1, 2, 3, 5), t(1, 2, 3, 4), t(1, 2, 3, 4))),
        ("save must be", lambda t: gimbal.flao(t(1, 2, 3, 4), t(1, 2, 3, 4), t(1, 2, 3, 4), t(1, 2, 3, 4), save="all")),
        ("parallel must be", lambda t: gimbal.tpa_decode(*(t(1, 1, 1, 1) for _ in range(6)), parallel="x")),
        ("aq", lambda t: gimbal.tpa_decode(*(t(1, 1) for _ in range(6)))),
        ("T of q must be", lambda t: gimbal.tpa_decode(t(1, 9, 1, 4), t(1, 9, 1), t(1, 9, 1), None, t(1, 9, 4), t(1, 9, 4))),
    ],
)
def test_errors_say_what_is_wrong(framework: Framework, message, call):
    # What XLA runs, it reports itself.
    kind = Exception if framework.name == "jax" else ValueError
    with pytest.raises(kind, match=message):
        # On a GPU it does so when a result is waited for.
        framework.array(call(lambda *shape, dtype=np.float32: framework.tensor(np.ones(shape, dtype))))


def test_other_arguments_are_refused(framework: Framework):
    x = framework.tensor(np.ones((1, 2, 3, 4), np.float32))
    with pytest.raises(TypeError, match="PyTorch, JAX or NumPy"):
        gimbal.lrpe_rotate([1.0], x)
    with pytest.raises(TypeError):
        gimbal.lrpe_rotate(x, "theta")


def test_a_last_dimension_with_gaps_is_an_error(framework: Framework):
    if framework.name == "jax":
        pytest.skip("skipped: arrays of JAX are dense")
    x = framework.tensor(np.ones((1, 2, 3, 8), np.float32))
    theta = framework.tensor(np.ones((1, 2), np.float32))
    with pytest.raises(ValueError, match="contiguous"):
        gimbal.lrpe_rotate(x[..., ::2], theta)


def test_read_only_arrays():
    x, theta = np.ones((1, 2, 3, 4), np.float32), np.ones((1, 2), np.float32)
    o = gimbal.lrpe_rotate(x, theta)
    x.flags.writeable = False
    assert np.array_equal(gimbal.lrpe_rotate(x, theta), o)
    with pytest.raises(ValueError, match="read-only"):
        gimbal.lrpe_rotate(x, theta, out=x)


def test_importing_takes_no_framework():
    program = "import gimbal, sys; sys.exit(any(name in sys.modules for name in ('torch', 'jax', 'numpy', 'tvm_ffi')))"
    subprocess.run([sys.executable, "-c", program], check=True)
