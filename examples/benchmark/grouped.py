#!/usr/bin/env python3
"""Times PyTorch on the groups of grouped_benchmark: torch._grouped_mm, and a loop of torch.mm in a CUDA graph.

    python3 examples/benchmark/grouped.py --csv torch.csv [--random 40] [--types bf16,f16]

Asks build/examples/grouped_benchmark for the problems. Operands are larger than caches: small groups have several sets,
and mixtures of experts give the tokens of each set to other experts. torch._grouped_mm takes bf16 alone, and problems
that are stacked along m or along k: the others are skipped, and it says so.

Needs PyTorch with CUDA.
"""

from __future__ import annotations

import argparse
import csv
import itertools
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

try:
    import torch
except ImportError:
    torch = None  # --help does without

COLUMNS = ["group", "family", "problems", "type", "series", "sizes", "measured us", "TFLOP/s", "device"]
ROTATED = 512 << 20  # bytes
BATCH_TIME = 4.0  # milliseconds
MOST_REPETITIONS = 400
MOST_SETS = 256
BENCHMARK = Path(__file__).resolve().parents[2] / "build" / "examples" / "grouped_benchmark"
TYPES = {"f16": "float16", "f32": "float32", "bf16": "bfloat16"}  # PyTorch's names

Product = Callable[[int], None]  # multiplies a set


class Group(NamedTuple):
    """Problems m x n x k. Those with an A in columns are stacked along k."""

    name: str
    family: str
    layout: str
    problems: list[tuple[int, int, int]]


def read_groups(words: list[str]) -> list[Group]:
    command = [str(BENCHMARK), "--list", *words]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    groups = []
    for key, rows in itertools.groupby(csv.DictReader(lines), lambda r: (r["group"], r["family"], r["layout"])):
        groups.append(Group(*key, [(int(r["m"]), int(r["n"]), int(r["k"])) for r in rows]))
    return groups


def flops(group: Group) -> float:
    return sum(2.0 * m * n * k for m, n, k in group.problems)


def count_sets(group: Group, size: int) -> int:
    """So that all sets are together larger than caches; only what is read or written counts."""
    touched = sum((m * k + k * n + m * n) * size for m, n, k in group.problems if m * n)
    return min(MOST_SETS, max(1, -(-ROTATED // touched)))


def reals(*shape: int, dtype: torch.dtype) -> torch.Tensor:
    """From -1 to 1."""
    return torch.empty(*shape, device="cuda", dtype=dtype).uniform_(-1.0, 1.0)


def offsets(extents: list[int]) -> torch.Tensor:
    return torch.tensor(list(itertools.accumulate(extents)), device="cuda", dtype=torch.int32)


# ---- products ------------------------------------------------------------------------------------


def stacked_rows(group: Group, dtype: torch.dtype) -> tuple[torch.Tensor, torch.Tensor, list[list[int]]]:
    """A of all experts, B of each, and for each set the rows of each expert."""
    _, n, k = group.problems[0]
    rows = [m for m, _, _ in group.problems]
    sets = count_sets(group, dtype.itemsize)
    turned = [rows[i % len(rows) :] + rows[: i % len(rows)] for i in range(sets)]
    return reals(sum(rows), k, dtype=dtype), reals(len(rows), k, n, dtype=dtype), turned


def multiply_experts(group: Group, dtype: torch.dtype) -> tuple[Product, int]:
    a, b, turned = stacked_rows(group, dtype)
    ends = [offsets(rows) for rows in turned]

    def multiply(i: int) -> None:
        torch._grouped_mm(a, b, offs=ends[i])

    return multiply, len(turned)


def multiply_gradients(group: Group, dtype: torch.dtype) -> tuple[Product, int]:
    m, n, _ = group.problems[0]
    rows = [k for _, _, k in group.problems]
    a, b, ends = reals(sum(rows), m, dtype=dtype), reals(sum(rows), n, dtype=dtype), offsets(rows)

    def multiply(_: int) -> None:
        torch._grouped_mm(a.t(), b, offs=ends)

    return multiply, 1


def loop_experts(group: Group, dtype: torch.dtype) -> tuple[Product, int]:
    a, b, turned = stacked_rows(group, dtype)
    d = torch.empty(a.shape[0], b.shape[2], device="cuda", dtype=dtype)

    def multiply(i: int) -> None:
        begin = 0
        for expert, rows in enumerate(turned[i]):
            if rows:
                torch.mm(a[begin : begin + rows], b[expert], out=d[begin : begin + rows])
            begin += rows

    return multiply, len(turned)


def loop_any(group: Group, dtype: torch.dtype) -> tuple[Product, int]:
    operands = []
    for _ in range(count_sets(group, dtype.itemsize)):
        for m, n, k in group.problems:
            a = reals(k, m, dtype=dtype).t() if group.layout == "tn" else reals(m, k, dtype=dtype)
            operands.append((a, reals(k, n, dtype=dtype), torch.empty(m, n, device="cuda", dtype=dtype)))
    count = len(group.problems)

    def multiply(i: int) -> None:
        for a, b, d in operands[i * count : (i + 1) * count]:
            torch.mm(a, b, out=d)

    return multiply, len(operands) // count


def choose(group: Group, grouped: bool) -> Callable[[Group, torch.dtype], tuple[Product, int]] | None:
    """None: torch._grouped_mm has no such form."""
    if grouped:
        return {"experts": multiply_experts, "gradients": multiply_gradients}.get(group.family)
    return loop_experts if group.family == "experts" else loop_any


# ---- time ----------------------------------------------------------------------------------------


def capture(multiply: Product, sets: int, count: int) -> torch.cuda.CUDAGraph:
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for i in range(count):
            multiply(i % sets)
    return graph


def replay(graph: torch.cuda.CUDAGraph) -> float:
    """Milliseconds of one replay."""
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    begin.record()
    graph.replay()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end)


def measure(multiply: Product, sets: int, batches: int, budget: float) -> float:
    """Seconds of one group; the budget, in seconds too, is for all that is needed to tell."""
    begun = time.monotonic()
    for _ in range(2):
        multiply(0)
    torch.cuda.synchronize()
    trial = capture(multiply, sets, 1)
    replay(trial)
    count = min(MOST_REPETITIONS, max(1, int(BATCH_TIME / replay(trial))))
    graph = capture(multiply, sets, count)
    for _ in range(2):  # the clocks come up
        replay(graph)
    times = [replay(graph)]
    while len(times) < batches and time.monotonic() - begun < budget:
        times.append(replay(graph))
    return 1e-3 * statistics.median(times) / count


def time_group(group: Group, type_name: str, grouped: bool, options: argparse.Namespace) -> float | None:
    """Seconds; None, after a sentence, if it is skipped."""
    make = choose(group, grouped)
    name = f"{group.name}; {type_name}; {'torch._grouped_mm' if grouped else 'torch.mm'}"
    if not make:
        print(f"{name}: skipped, the problems are not stacked along one extent")
        return None
    try:
        multiply, sets = make(group, getattr(torch, TYPES[type_name]))
        return measure(multiply, sets, options.batches, options.budget)
    except (RuntimeError, ValueError) as reason:  # memory is short, or it refuses such problems
        print(f"{name}: skipped, {str(reason).splitlines()[0]}")
        return None
    finally:
        torch.cuda.empty_cache()


def time_all(options: argparse.Namespace, table) -> None:
    words = ["--random", str(options.random)] + (["--groups", options.groups] if options.groups else [])
    for group in read_groups(words):
        for type_name in options.types.split(","):
            for grouped in (True, False):
                if grouped and (type_name != "bf16" or not hasattr(torch, "_grouped_mm")):
                    continue
                seconds = time_group(group, type_name, grouped, options)
                if seconds is None:
                    continue
                series, rate = "torch._grouped_mm" if grouped else "torch.mm", 1e-12 * flops(group) / seconds
                print(f"{group.name}; {type_name}; {series}: {seconds * 1e6:.2f} us", flush=True)
                row = [group.name, group.family, len(group.problems), type_name, series]
                row += ["device" if grouped else "loop", f"{seconds * 1e6:.3f}", f"{rate:.4g}"]
                table.writerow([*row, torch.cuda.get_device_name()])


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--csv", required=True, help="where times go")
    parser.add_argument("--groups", help="as grouped_benchmark's option")
    parser.add_argument("--random", type=int, default=300, help="how many of the 300 random groups")
    parser.add_argument("--types", default="bf16", help="bf16, f16, f32, with commas between")
    parser.add_argument("--batches", type=int, default=5, help="of which the median is taken")
    parser.add_argument("--budget", type=float, default=0.5, help="seconds a group; the batch begun then is the last")
    return parser.parse_args()


def main() -> int:
    options = parse_options()
    if torch is None:
        print("grouped.py: PyTorch with CUDA is missing", file=sys.stderr)
        return 1
    if not torch.cuda.is_available():
        print("grouped.py: PyTorch finds no CUDA device", file=sys.stderr)
        return 1
    if unknown := [name for name in options.types.split(",") if name not in TYPES]:
        print(f"grouped.py: --types has {unknown[0]}, and takes {', '.join(TYPES)}", file=sys.stderr)
        return 2
    torch.backends.cuda.matmul.allow_tf32 = False
    with open(options.csv, "w", newline="", buffering=1, encoding="utf-8") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(COLUMNS)
        time_all(options, table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
