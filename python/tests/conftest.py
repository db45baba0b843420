"""The frameworks that the tests run on: each is skipped, with a word, where it is not there."""

from __future__ import annotations

import importlib.util
import os
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
import pytest

# JAX would take most of the GPU at once, of which PyTorch and the other processes of `pytest -n` need some.
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")

DTYPES = {"f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16}
# The largest relative L2 error of a result, by the type of its elements.
TOLERANCES = {"f32": 1e-5, "f16": 6e-4, "bf16": 4e-3}


@dataclass
class Framework:
    """Turns NumPy arrays into tensors of a framework on a device, and back."""

    name: str
    device: str

    def __str__(self) -> str:
        return f"{self.name}-{self.device}"

    def tensor(self, array: np.ndarray) -> Any:
        if self.name == "numpy":
            return array
        if self.name == "jax":
            import jax

            device = jax.devices("cpu" if self.device == "cpu" else "gpu")[0]
            return jax.device_put(array, device)
        import torch

        if array.dtype == DTYPES["bf16"]:
            # The same strides: NumPy's bfloat16 is not PyTorch's.
            return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16).to(self.device)
        return torch.from_numpy(array).to(self.device)

    def array(self, tensor: Any) -> np.ndarray:
        """As float64, or integers."""
        if self.name == "torch":
            return tensor.detach().double().cpu().numpy()
        return np.asarray(tensor).astype(np.float64)


def _missing(framework: Framework) -> str | None:
    """Why a framework cannot be tested here."""
    if framework.name == "numpy":
        return None
    if importlib.util.find_spec(framework.name) is None:
        return f"{framework.name} is not installed"
    if framework.name == "torch":
        import torch

        return None if framework.device == "cpu" or torch.cuda.is_available() else "no GPU"
    if importlib.util.find_spec("jax_tvm_ffi") is None:
        return "jax-tvm-ffi is not installed"
    import jax

    try:
        jax.devices("cpu" if framework.device == "cpu" else "gpu")
    except RuntimeError:
        return "no GPU"
    return None


FRAMEWORKS = [
    Framework("numpy", "cpu"),
    Framework("torch", "cpu"),
    Framework("torch", "cuda"),
    Framework("jax", "cpu"),
    Framework("jax", "cuda"),
]


@pytest.fixture(params=FRAMEWORKS, ids=str)
def framework(request: pytest.FixtureRequest) -> Framework:
    """Each framework on each device."""
    reason = _missing(request.param)
    if reason:
        pytest.skip(f"skipped: {reason}")
    return request.param


@pytest.fixture(params=["cpu", "cuda"])
def device(request: pytest.FixtureRequest) -> str:
    """Each device of PyTorch."""
    reason = _missing(Framework("torch", request.param))
    if reason:
        pytest.skip(f"skipped: {reason}")
    return request.param


@pytest.fixture
def cuda() -> str:
    """The GPU of PyTorch."""
    reason = _missing(Framework("torch", "cuda"))
    if reason:
        pytest.skip(f"skipped: {reason}")
    return "cuda"


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(1)


def relative_error(got: np.ndarray, expected: np.ndarray) -> float:
    """In the L2 norm."""
    assert got.shape == expected.shape
    if expected.size == 0:
        return 0.0
    return float(np.linalg.norm(got - expected) / max(np.linalg.norm(expected), 1e-30))
