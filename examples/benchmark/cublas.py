#!/usr/bin/env python3
"""Times cuBLAS, through PyTorch, on the benchmark's shapes; writes CSV that `benchmark --compare` reads.

    build/examples/benchmark --csv ours.csv
    python3 examples/benchmark/cublas.py --shapes-from ours.csv --csv cublas.csv
    build/examples/benchmark --compare cublas.csv
    python3 examples/benchmark/cublas.py --sweep 300 7 --types f16 --csv sweep_cublas.csv --resume

As the benchmark does: the median of batches that are captured in a CUDA graph and replayed, each product after the
one before it, on operands of random reals that rotate over 512 MiB, or stay the same (--warm); fewer batches where all
would take longer than --budget. f32 is without TF32. f16 and bf16 sum in f32; parts of a split product may be added in
f16 or bf16, as PyTorch allows by default, unless --f32-reduction. s8 needs extents of multiples of 8, and m above 16.

Needs PyTorch with CUDA.
"""

from __future__ import annotations

import argparse
import csv
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

try:
    import torch
except ImportError:
    torch = None  # --help does without

import sweep
from results import EXTENTS, KEY, Key, Row, is_number, read_rows, take_up

COLUMNS = ["name", *KEY, "library", "device", "time_us", "tflops"]
ROTATED = 512 << 20  # bytes
BATCH_TIME = 4.0  # milliseconds
MOST_REPETITIONS = 400
MOST_SETS = 1024
BENCHMARK = Path(__file__).resolve().parents[2] / "build" / "examples" / "benchmark"
TYPES = {"f16": "float16", "f32": "float32", "bf16": "bfloat16", "f64": "float64", "s8": "int8"}  # PyTorch's names

Operands = list[tuple["torch.Tensor", ...]]  # sets of them
Call = Callable[..., None]  # a product of one set


class Problem(NamedTuple):
    """D (m x n) = A (m x k) B (k x n); layout letters are A's and B's, t: column-major."""

    name: str
    m: int
    n: int
    k: int
    type: str
    layout: str


def make_problems(rows: Iterable[Row], types: list[str], layouts: list[str]) -> list[Problem]:
    """Problems of a CSV's rows, each once; where it has no types or layouts, with all that are asked for."""
    problems: dict[tuple, Problem] = {}
    for row in rows:
        for type_name in [row["type"]] if "type" in row else types:
            for layout in [row["layout"]] if "layout" in row else layouts:
                key = int(row["m"]), int(row["n"]), int(row["k"]), type_name, layout
                problems.setdefault(key, Problem(row.get("name", ""), *key))
    for type_name in sorted({p.type for p in problems.values()} - TYPES.keys()):
        print(f"cublas.py: {type_name} is left out: PyTorch has no such product", file=sys.stderr)
    return [p for p in problems.values() if p.type in TYPES]


def make_matrix(shape: tuple[int, int], layout: str, dtype: torch.dtype) -> torch.Tensor:
    """Reals from -1 to 1, or all numbers of an integer."""
    scale = 128.0 if dtype == torch.int8 else 1.0
    values = torch.rand(shape if layout == "n" else shape[::-1], device="cuda").mul_(2 * scale).sub_(scale)
    values = (values.floor_() if dtype == torch.int8 else values).to(dtype)
    return values if layout == "n" else values.t()


def make_operands(p: Problem, warm: bool) -> Operands:
    """Sets of A, B and D, together larger than caches."""
    dtype = getattr(torch, TYPES[p.type])
    result = torch.int32 if p.type == "s8" else dtype
    size = (p.m * p.k + p.k * p.n) * dtype.itemsize + p.m * p.n * result.itemsize
    sets = 1 if warm else max(1, -(-ROTATED // size))
    sets = min(sets, MOST_SETS)
    operands = []
    for _ in range(sets):
        a = make_matrix((p.m, p.k), p.layout[0], dtype)
        b = make_matrix((p.k, p.n), p.layout[1], dtype)
        operands.append((a, b, torch.empty(p.m, p.n, device="cuda", dtype=result)))
    return operands


def multiply(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor) -> None:
    (torch._int_mm if a.dtype == torch.int8 else torch.mm)(a, b, out=d)


def capture(call: Call, operands: Operands, count: int) -> torch.cuda.CUDAGraph:
    """A graph of `count` products, one after another."""
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for i in range(count):
            call(*operands[i % len(operands)])
    return graph


def replay(graph: torch.cuda.CUDAGraph) -> float:
    """Milliseconds of one replay."""
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    begin.record()
    graph.replay()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end)


def measure(call: Call, operands: Operands, batches: int, budget: float) -> float:
    """Seconds of one product; the budget, in seconds too, is for all that is needed to tell."""
    begun = time.monotonic()
    for _ in range(3):  # cuBLAS chooses and loads its kernel
        call(*operands[0])
    torch.cuda.synchronize()
    trial = capture(call, operands, 4)
    replay(trial)
    # every set at least once, so that a replay does not find in caches what the one before it left there
    count = max(len(operands), min(MOST_REPETITIONS, int(BATCH_TIME / (replay(trial) / 4))))
    graph = capture(call, operands, count)
    for _ in range(2):  # the clocks come up
        replay(graph)
    times = [replay(graph)]
    while len(times) < batches and time.monotonic() - begun < budget:
        times.append(replay(graph))
    return 1e-3 * statistics.median(times) / count


def read_all(options: argparse.Namespace) -> list[Problem]:
    types, layouts = options.types.split(","), options.layouts.split(",")
    if options.shapes_from:
        return make_problems(read_rows(options.shapes_from, EXTENTS), types, layouts)
    if options.sweep:
        return make_problems(csv.DictReader(sweep.list_sweep(*options.sweep)), types, layouts)
    command = [str(BENCHMARK), "--list"] + (["--shapes", options.shapes] if options.shapes else [])
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return make_problems(csv.DictReader(lines), types, layouts)


def seconds(text: str) -> float:
    """Finite, for argparse."""
    if not is_number(text):
        raise ValueError
    return float(text)


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--csv", required=True, help="where times go")
    parser.add_argument("--resume", action="store_true", help="leave out what the CSV has already, append the others")
    parser.add_argument("--shapes-from", metavar="FILE", help="CSV of `benchmark --csv` or `benchmark --list`")
    parser.add_argument("--shapes", help="as benchmark's option; asks build/examples/benchmark for the list")
    parser.add_argument("--sweep", nargs=2, type=sweep.seed, metavar=("N", "SEED"), help="as benchmark's option")
    parser.add_argument("--types", default="f16,f32", help="and bf16, f64, s8")
    parser.add_argument("--layouts", default="nn")
    parser.add_argument("--warm", action="store_true", help="always the same operands")
    parser.add_argument("--repeat", type=sweep.count, default=5, help="batches, of which the median is taken")
    parser.add_argument("--budget", type=seconds, default=1.0, help="seconds a shape; the batch begun then is the last")
    parser.add_argument("--f32-reduction", action="store_true", help="add the parts of split products in f32")
    options = parser.parse_args()
    if options.sweep and options.sweep[0] == 0:
        parser.error("argument --sweep: N is 0, and must be 1 or more")
    return options


def time_all(options: argparse.Namespace, known: set[Key], table) -> None:
    library = f"cuBLAS (PyTorch {torch.__version__}, CUDA {torch.version.cuda})"
    cache = "warm" if options.warm else "cold"
    for p in read_all(options):
        if (*map(str, p[1:]), cache) in known:
            continue
        try:
            seconds = measure(multiply, make_operands(p, options.warm), options.repeat, options.budget)
        except torch.cuda.OutOfMemoryError:
            print(f"{p.m}x{p.n}x{p.k} {p.type} {p.layout}: skipped, memory is short")
            continue
        except RuntimeError as reason:
            if p.type != "s8":  # which refuses some shapes
                raise
            print(f"{p.m}x{p.n}x{p.k} {p.type} {p.layout}: skipped, {str(reason).splitlines()[0]}")
            continue
        tflops = 2e-12 * p.m * p.n * p.k / seconds
        print(f"{p.m}x{p.n}x{p.k} {p.type} {p.layout}: {seconds * 1e6:.2f} us, {tflops:.4g} TFLOP/s", flush=True)
        table.writerow([*p, cache, library, torch.cuda.get_device_name(), f"{seconds * 1e6:.4f}", f"{tflops:.5g}"])


def main() -> int:
    options = parse_options()
    if torch is None:
        print("cublas.py: PyTorch with CUDA is missing", file=sys.stderr)
        return 1
    if not torch.cuda.is_available():
        print("cublas.py: PyTorch finds no CUDA device", file=sys.stderr)
        return 1
    torch.backends.cuda.matmul.allow_tf32 = False
    torch.backends.cuda.matmul.allow_fp16_reduced_precision_reduction = not options.f32_reduction
    torch.backends.cuda.matmul.allow_bf16_reduced_precision_reduction = not options.f32_reduction
    known = take_up(options.csv, COLUMNS, options.resume)
    with open(options.csv, "a", newline="", buffering=1, encoding="utf-8") as file:
        time_all(options, known, csv.writer(file, lineterminator="\n"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
