"""Measures the PyTorch forms for `gimbal bench`: a request a line on standard input, an answer a line on the output.

The protocol is that of `gimbal bench` itself: a warm-up, then for each sample a write of twice the L2 cache, a read of as
much elsewhere, an event, the call, an event; all samples are queued before the first is read. `torch.compile` is as it
comes, specialising on the first size of a table and taking later sizes as variables, or told that sizes are constants
(`dynamic=False`). `--self-check OP` compares forms with f64 instead.

Everything runs on one stream that is not the default one, because PyTorch runs a backward pass on the stream of its forward
pass: so a capture holds all of a call, and no tensor changes streams. A capture that fails leaves PyTorch's generator and
allocator as if it went on, so the answer says `spent`, and another process is to be asked next.
"""

import argparse
import gc
import importlib
import json
import math
import os
import signal
import sys

# The calls in a graph, and their time in ms: as many as fit it.
CALLS_IN_GRAPH = 3, 20
GRAPH_MILLISECONDS = 2.0
FIXED = ("activation", "dim", "grid", "extra_tokens", "scale", "encoding", "interleaved", "v_activation", "g_activation")
FIXED += ("gate", "normalizer", "eps")
# What older releases lack.
NEEDED = (
    ("torch.autograd.graph", "get_gradient_edge"),
    ("torch._dynamo.config", "recompile_limit"),
    ("torch._functorch.config", "donated_buffer"),
)


class Peers:
    """What lasts from one request to the next."""

    def __init__(self, device):
        import torch

        missing = [f"{module}.{name}" for module, name in NEEDED if not has(module, name)]
        if missing:
            raise RuntimeError(f"PyTorch {torch.__version__} has no {' and no '.join(missing)}")
        self.torch = torch
        self.device = torch.device("cuda", device)
        torch.cuda.set_device(self.device)
        self.stream = torch.cuda.Stream()
        torch.cuda.set_stream(self.stream)
        # One compiled function serves all lengths of a table; the default gives up after eight.
        torch._dynamo.config.recompile_limit = 64
        # The backward pass is timed several times on the same graph.
        torch._functorch.config.donated_buffer = False
        properties = torch.cuda.get_device_properties(self.device)
        size = 2 * properties.L2_cache_size
        self.written = torch.empty(size, dtype=torch.uint8, device=self.device)
        self.read = torch.zeros(size // 8, dtype=torch.int64, device=self.device)
        self.maximum = torch.empty((), dtype=torch.int64, device=self.device)
        self.table, self.compiled = None, {}

    def describe(self):
        from forms import LIBRARIES

        torch = self.torch
        return {
            "libraries": {name: version for name, module in LIBRARIES.items() if (version := version_of(module))},
            "python": sys.version.split()[0],
            "torch": torch.__version__,
            "cuda": torch.version.cuda,
            "device": torch.cuda.get_device_name(self.device),
        }

    def flush(self):
        """Leaves an L2 cache that has nothing of a call, and nothing to be written back."""
        self.written.zero_()
        self.torch.amax(self.read, dim=0, out=self.maximum)

    def generator(self):
        """Of the random numbers of a request."""
        return self.torch.Generator(self.device).manual_seed(1)

    def function(self, request):
        """The form as a function of tensors, compiled if asked for, once for all sizes of a table."""
        from forms import FORMS, LIBRARIES

        problem, form = request["problem"], request["form"]
        run = FORMS[problem["op"], form]
        # Sizes come with the tensors, but for those of a grid.
        fixed = {name: problem[name] for name in FIXED if name in problem}
        if form in LIBRARIES:
            return run(fixed)
        if not request["compile"]:
            return lambda *tensors: run(fixed, *tensors)
        table = json.dumps([problem["op"], request["pass"], fixed], sort_keys=True)
        if table != self.table:
            # All functions have the code of the lambda below, by which PyTorch counts what it compiles.
            self.torch._dynamo.reset()
            self.table, self.compiled = table, {}
        is_static = request["compile"] == "static"
        key = form, is_static
        if key not in self.compiled:
            self.compiled[key] = self.torch.compile(
                lambda *tensors: run(fixed, *tensors), fullgraph=True, dynamic=False if is_static else None
            )
        return self.compiled[key]

    def call(self, request):
        """The call to measure: the form itself, or its gradients behind a forward pass that has run."""
        from forms import make_inputs, uniform

        torch, generator = self.torch, self.generator()
        tensors, differentiated = make_inputs(request["problem"], generator)
        function = self.function(request)
        if request["pass"] == "fwd":

            def forward():
                with torch.no_grad():
                    return function(*tensors)

            return forward
        wanted = [tensors[index].requires_grad_() for index in differentiated]
        output = function(*tensors)
        do = uniform(generator, output.dtype, *output.shape)
        # The edge keeps the graph and what it saved, and lets go of the output.
        edge = torch.autograd.graph.get_gradient_edge(output)
        del output
        return lambda: torch.autograd.grad([edge], wanted, [do], retain_graph=True)

    def speed(self, request):
        torch = self.torch
        call, effort = self.call(request), request["effort"]
        for _ in range(effort["warm_up"]):
            call()
        torch.cuda.synchronize()
        once = self.samples(1, call)[0]
        affordable = effort["budget_ms"] / max(once, 1e-6)
        count = int(min(max(affordable, effort["min_samples"]), effort["max_samples"]))
        answer = summary(self.samples(count, call))
        if request["graph"]:
            try:
                answer["graph"] = self.graph(call, answer["median"], min(effort["max_samples"], 9))
            except Exception as error:
                answer["spent"] = reason(error)
        return answer

    def samples(self, count, call):
        torch = self.torch
        intervals = []
        for _ in range(count):
            self.flush()
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            start.record()
            call()
            end.record()
            intervals.append((start, end))
        torch.cuda.synchronize()
        return [start.elapsed_time(end) for start, end in intervals]

    def graph(self, call, once, samples):
        """A call inside a CUDA graph: a graph of flushes with calls, less one of flushes alone."""
        torch = self.torch
        fewest, most = CALLS_IN_GRAPH
        calls = int(min(max(GRAPH_MILLISECONDS / max(once, 1e-6), fewest), most))

        def captured(step):
            graph = torch.cuda.CUDAGraph()
            # What PyTorch's other threads ask of the driver meanwhile does no harm.
            with torch.cuda.graph(graph, stream=self.stream, capture_error_mode="thread_local"):
                for _ in range(calls):
                    self.flush()
                    step()
            return graph

        graphs = captured(call), captured(lambda: None)

        def replay(graph):
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            start.record()
            graph.replay()
            end.record()
            end.synchronize()
            return start.elapsed_time(end)

        def difference():
            return (replay(graphs[0]) - replay(graphs[1])) / calls

        difference()
        return summary([difference() for _ in range(samples)])["median"]

    def memory(self, request):
        torch = self.torch
        # Compiling, the first call's plans and their scratch memory are no part of a call.
        warm = self.call(request)
        warm()
        del warm
        self.clean()
        before = torch.cuda.memory_allocated()
        call = self.call(request)
        torch.cuda.synchronize()
        torch.cuda.reset_peak_memory_stats()
        outputs = call()
        torch.cuda.synchronize()
        peak = torch.cuda.max_memory_allocated()
        del outputs
        return {"peak": peak - before}

    def clean(self):
        gc.collect()
        # What is left stays: looking through PyTorch's own objects again each time would take longer than the rest.
        gc.freeze()
        self.torch.cuda.empty_cache()

    def answer(self, request):
        try:
            answer = {"speed": self.speed, "memory": self.memory}[request["kind"]](request)
        except Exception as error:
            answer = {"error": reason(error)}
        try:
            self.torch.cuda.synchronize()
            self.clean()
        except Exception as error:  # The GPU's context is lost.
            answer["spent"] = reason(error)
        return answer


def version_of(module):
    try:
        return str(getattr(importlib.import_module(module), "__version__", "of unknown version"))
    except Exception:  # Such libraries fail to load in many ways.
        return None


def has(module, name):
    try:
        return hasattr(importlib.import_module(module), name)
    except ImportError:
        return False


def reason(error):
    """An error in a line. Its frames hold tensors, so they go."""
    error.__traceback__ = None
    lines = str(error).strip().splitlines() or [""]
    return f"{type(error).__name__}: {lines[0][:300]}"


def summary(samples):
    ordered = sorted(samples)

    def quantile(fraction):
        place = fraction * (len(ordered) - 1)
        below, above = ordered[math.floor(place)], ordered[math.ceil(place)]
        return below + (above - below) * (place - math.floor(place))

    return {
        "lower_quartile": quantile(0.25),
        "median": quantile(0.5),
        "upper_quartile": quantile(0.75),
        "samples": len(ordered),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--device", type=int, default=0)
    parser.add_argument("--self-check", metavar="OP", help="compare its forms with f64 at a small size")
    arguments = parser.parse_args()
    # An interrupt is for the program that sends the requests: it closes standard input when it is done.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Libraries that print must not disturb the answers.
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)

    def say(answer):
        answers.write(json.dumps(answer) + "\n")

    try:
        peers = Peers(arguments.device)
    except Exception as error:
        say({"error": reason(error)})
        return 1
    if arguments.self_check:
        from self_check import check

        return check(peers, say, arguments.self_check)
    say({"ready": peers.describe()})
    for line in sys.stdin:
        request = json.loads(line)
        say({"id": request["id"], **peers.answer(request)})
    return 0


if __name__ == "__main__":
    sys.exit(main())
