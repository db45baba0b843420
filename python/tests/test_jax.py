"""What JAX adds: gradients, jit, vmap."""

from __future__ import annotations

import cases
import formulas
import numpy as np
import pytest
from conftest import DTYPES, TOLERANCES, Framework, relative_error

import gimbal

jax = pytest.importorskip("jax", reason="skipped: jax is not installed")

on_jax = pytest.mark.parametrize("framework", [Framework("jax", "cpu"), Framework("jax", "cuda")], ids=str, indirect=True)


@pytest.fixture
def exact_jax():
    """JAX with float64, in which the formulas are differentiated."""
    with jax.enable_x64(True) if hasattr(jax, "enable_x64") else jax.experimental.enable_x64():
        yield jax


def compare_gradients(framework, call, formula, inputs, d_o, dtype):
    given = [framework.tensor(x) for x in inputs]
    o, pull = jax.vjp(call, *given)
    gradients = pull(framework.tensor(d_o(o.shape)))
    cpu = jax.devices("cpu")[0]
    with jax.default_device(cpu):
        exact = [jax.device_put(x.astype(np.float64), cpu) for x in inputs]
        _, pull = jax.vjp(formula, *exact)
        expected = pull(jax.device_put(d_o(o.shape).astype(np.float64), cpu))
    for got, truth in zip(gradients, expected, strict=True):
        assert relative_error(framework.array(got), np.asarray(truth)) <= TOLERANCES[dtype]


@on_jax
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("op, x_shape, theta_shape, parameters", cases.LRPE)
def test_gradients_of_lrpe(framework: Framework, exact_jax, rng, dtype, op, x_shape, theta_shape, parameters):
    if 0 in x_shape:
        pytest.skip("skipped: XLA computes nothing of empty arrays")
    inputs = [*cases.tensors(rng, [x_shape], DTYPES[dtype]), cases.theta(rng, theta_shape)]
    compare_gradients(
        framework,
        lambda x, theta: getattr(gimbal, op)(x, theta, **parameters),
        lambda x, theta: getattr(formulas, op)(jax.numpy, x, theta, **parameters),
        inputs,
        lambda shape: np.random.default_rng(2).standard_normal(shape).astype(np.float32).astype(DTYPES[dtype]),
        dtype,
    )


@on_jax
@pytest.mark.parametrize("name", cases.OPTIONS)
def test_gradients_of_options(framework: Framework, exact_jax, rng, name):
    op, floats, integers, parameters = cases.option(rng, name, DTYPES["f32"])
    integers = {key: framework.tensor(array) for key, array in integers.items()}

    def call(x, theta, norm_weight=None):
        return getattr(gimbal, op)(x, theta, norm_weight=norm_weight, **integers, **parameters)

    def d_o(shape):
        return np.random.default_rng(2).standard_normal(shape).astype(np.float32)

    compare_gradients(framework, call, lambda *x: cases.option_formula(jax.numpy, name, *x), floats, d_o, "f32")


@on_jax
@pytest.mark.parametrize("case", cases.PAIRS)
def test_gradients_of_queries_and_keys(framework: Framework, exact_jax, rng, case):
    op, inputs, parameters = cases.pair(rng, case, DTYPES["f32"])
    compare_gradients(
        framework,
        lambda *x: formulas.flat(jax.numpy, cases.call_pair(op, *x, **parameters)),
        lambda *x: formulas.flat(jax.numpy, formulas.lrpe_pair(jax.numpy, op, *x, **parameters)),
        inputs,
        lambda shape: np.random.default_rng(2).standard_normal(shape).astype(np.float32),
        "f32",
    )


@on_jax
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("gated", [True, False])
@pytest.mark.parametrize("sizes, parameters", cases.FLAO[:3])
def test_gradients_of_flao(framework: Framework, exact_jax, rng, dtype, gated, sizes, parameters):
    compare_gradients(
        framework,
        lambda *x: gimbal.flao(*x, **parameters),
        lambda *x: formulas.flao(jax.numpy, *x, **parameters),
        cases.tensors(rng, cases.flao_shapes(sizes, gated), DTYPES[dtype]),
        lambda shape: np.random.default_rng(2).standard_normal(shape).astype(np.float32).astype(DTYPES[dtype]),
        dtype,
    )


@on_jax
@pytest.mark.parametrize("gated", [True, False])
def test_what_flao_keeps(framework: Framework, rng, gated):
    q, k, v, *g = map(framework.tensor, cases.tensors(rng, cases.flao_shapes((2, 3, 5, 7, 8, 4), gated), np.float32))
    expected = None
    for save, kept in [("none", 0), ("kv", 1), ("kv-qkv", 1 + gated)]:
        o, pull = jax.vjp(lambda *x: gimbal.flao(*x, scale=0.5, save=save), q, k, v, *g)
        assert len(jax.tree.leaves(pull)) == 3 + gated + kept
        gradients = [framework.array(gradient) for gradient in pull(o)]
        expected = expected or gradients
        for got, truth in zip(gradients, expected, strict=True):
            assert relative_error(got, truth) <= TOLERANCES["f32"]


@on_jax
def test_jit_and_vmap(framework: Framework, rng):
    x = framework.tensor(rng.standard_normal((3, 2, 5, 4, 8)).astype(np.float32))
    theta = framework.tensor(cases.theta(rng, (4, 8)))
    each = np.stack([framework.array(gimbal.lrpe_cosine(row, theta)) for row in x])

    def call(row):
        return gimbal.lrpe_cosine(row, theta)

    assert np.array_equal(framework.array(jax.vmap(call)(x)), each)
    assert np.array_equal(framework.array(jax.jit(lambda x: call(x[0] + 0))(x)), each[0])
