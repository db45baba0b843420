"""A Llama model of transformers with `lrpe_rotate` for its rotary embedding: the same logits, and the time of a step before and after.

Random weights, the layer sizes of an 8B model, few layers. Run it on a GPU: `python llama_rope.py`.
"""

from __future__ import annotations

import argparse
import copy
import time
from typing import Any

import torch
from transformers import LlamaConfig, LlamaForCausalLM
from transformers.models.llama import modeling_llama

import gimbal

LARGE = {
    "hidden_size": 4096,
    "intermediate_size": 14336,
    "num_attention_heads": 32,
    "num_key_value_heads": 8,
    "vocab_size": 32000,
}
SMALL = {
    "hidden_size": 128,
    "intermediate_size": 256,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "vocab_size": 1000,
}


def apply_rotary(q: torch.Tensor, k: torch.Tensor, cos: Any, sin: Any, *_: Any, **__: Any) -> tuple[torch.Tensor, torch.Tensor]:
    """In the place of `apply_rotary_pos_emb`, by one call: q and k (B, H, N, D) are (B, N, H, D) in memory, and are read so.

    The model hands the same (theta, offset) to all layers where it used to hand cosines and sines.
    """
    theta, offset = cos, sin
    oq, ok = gimbal.lrpe_rotate((q.transpose(1, 2), k.transpose(1, 2)), theta, offset=offset)
    return oq.transpose(1, 2), ok.transpose(1, 2)


class Theta(torch.nn.Module):
    """In the place of the model's rotary embedding: theta (1, D/2), and the position of the first token."""

    def __init__(self, rotary: torch.nn.Module) -> None:
        super().__init__()
        self.register_buffer("theta", rotary.inv_freq.float().unsqueeze(0), persistent=False)

    def forward(self, x: torch.Tensor, position_ids: torch.Tensor) -> tuple[torch.Tensor, int]:
        # This script trains on whole sequences. A model that decodes passes the length of its cache.
        return self.theta, 0


def with_gimbal(model: LlamaForCausalLM) -> LlamaForCausalLM:
    """Replaces the rotary embedding of every layer."""
    modeling_llama.apply_rotary_pos_emb = apply_rotary
    model.model.rotary_emb = Theta(model.model.rotary_emb)
    return model


def step(model: LlamaForCausalLM, tokens: torch.Tensor) -> torch.Tensor:
    model.zero_grad(set_to_none=True)
    loss = model(input_ids=tokens, labels=tokens, use_cache=False).loss
    loss.backward()
    return loss.detach()


def milliseconds(run: Any, count: int) -> float:
    for _ in range(3):
        run()
    if torch.cuda.is_available():
        torch.cuda.synchronize()
    start = time.perf_counter()
    for _ in range(count):
        run()
    if torch.cuda.is_available():
        torch.cuda.synchronize()
    return (time.perf_counter() - start) / count * 1e3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layers", type=int, default=4)
    parser.add_argument("--tokens", type=int, default=4096)
    parser.add_argument("--batch", type=int, default=2)
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--small", action="store_true", help="a tiny model, for a CPU")
    args = parser.parse_args()

    device = "cuda" if torch.cuda.is_available() else "cpu"
    sizes = LARGE
    if args.small:
        sizes = SMALL
        args.tokens, args.steps = 128, 3
    torch.manual_seed(0)
    config = LlamaConfig(num_hidden_layers=args.layers, max_position_embeddings=args.tokens, **sizes)
    model = LlamaForCausalLM(config)
    frequencies = model.model.rotary_emb.inv_freq.to(device)
    model.to(device, torch.bfloat16)
    # Rounded to bf16 they would mean other angles.
    model.model.rotary_emb.inv_freq = frequencies
    tokens = torch.randint(sizes["vocab_size"], (args.batch, args.tokens), device=device)
    with torch.no_grad():
        exact = copy.deepcopy(model).float()(input_ids=tokens[:1], use_cache=False).logits

    def measure() -> tuple[torch.Tensor, float, float, float]:
        with torch.no_grad():
            logits = model(input_ids=tokens, use_cache=False).logits.float()
            forward = milliseconds(lambda: model(input_ids=tokens, use_cache=False), args.steps)
        return logits, float(step(model, tokens)), forward, milliseconds(lambda: step(model, tokens), args.steps)

    before = measure()
    with_gimbal(model)
    after = measure()
    # Each rounds to bf16 at other places, so both are compared with the same model in f32.
    errors = [float((logits[:1] - exact).norm() / exact.norm()) for logits in (before[0], after[0])]
    print(f"{args.layers} layers of {sizes['hidden_size']}, {args.batch} x {args.tokens} tokens, bf16, torch {torch.__version__}")
    print(
        f"error of the logits in the L2 norm: {errors[0]:.2e} before, {errors[1]:.2e} after; loss {before[1]:.5f}, {after[1]:.5f}"
    )
    print(f"forward: {before[2]:.2f} ms before, {after[2]:.2f} ms after")
    print(f"forward and backward: {before[3]:.2f} ms before, {after[3]:.2f} ms after")
    assert errors[1] < 1.1 * errors[0]


if __name__ == "__main__":
    main()
