#!/usr/bin/env python3
"""Times PyTorch (cuSPARSE) on the matrices of sparse_benchmark: torch.sparse CSR times a vector, and times n columns.

    python3 examples/benchmark/sparse.py [--matrices rmat] [--nonzeros 10000 --most 100000000] [--n 1] [--csv torch.csv]
        [--ours h200_sparse.csv]

Asks build/examples/sparse_benchmark --dump for each matrix. Each product is timed as 5 batches of a CUDA graph, of
which the median is taken, and checked on integers. With --ours, the CSV of sparse_benchmark, it prints ratios and their
geometric means: above 1, ours is faster.

Needs PyTorch with CUDA, and NumPy.
"""

from __future__ import annotations

import argparse
import csv
import math
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

try:
    import numpy
    import torch
except ImportError:
    numpy = torch = None  # --help does without

BENCHMARK = Path(__file__).resolve().parents[2] / "build" / "examples" / "sparse_benchmark"
MATRICES = ("stencil-5", "stencil-27", "banded", "uniform", "blocks", "rmat", "dense-row")
COLUMNS = ["matrix", "rows", "columns", "nonzeros", "n", "type", "measured us", "GB/s", "device"]
TYPES = {"f32": "float32", "f64": "float64"}  # PyTorch's names
BATCH_TIME = 4.0  # milliseconds
BATCHES = 5
MOST_REPETITIONS = 400


class Matrix:
    """CSR on the GPU, with values that are integers from -2 to 2."""

    def __init__(self, name: str, nonzeros: int, dtype: torch.dtype) -> None:
        command = [str(BENCHMARK), "--dump", "--matrices", name, "--nonzeros", str(nonzeros)]
        words = numpy.frombuffer(subprocess.run(command, check=True, capture_output=True).stdout, dtype=numpy.uint32)
        self.name = name
        self.rows, self.columns, self.nonzeros = (int(word) for word in words[:3])
        offsets = torch.from_numpy(words[3 : self.rows + 4].astype(numpy.int32)).cuda()
        indices = torch.from_numpy(words[self.rows + 4 :].astype(numpy.int32)).cuda()
        values = torch.randint(-2, 3, (self.nonzeros,), device="cuda").to(dtype)
        self.offsets, self.indices, self.values = offsets, indices, values
        self.csr = torch.sparse_csr_tensor(offsets, indices, values, size=(self.rows, self.columns))

    def bytes(self, n: int) -> float:
        """That the product must move: A, B and D once."""
        size = self.values.element_size()
        return (size + 4) * self.nonzeros + 4 * (self.rows + 1) + size * n * (self.rows + self.columns)


def check(matrix: Matrix, b: torch.Tensor, d: torch.Tensor) -> None:
    """Some rows against sums that no sparse library makes."""
    for row in {0, matrix.rows // 2, matrix.rows - 1}:
        begin, end = int(matrix.offsets[row]), int(matrix.offsets[row + 1])
        lines = b[matrix.indices[begin:end].long()].reshape(end - begin, d.numel() // d.shape[0])
        products = matrix.values[begin:end, None] * lines
        if not torch.equal(products.double().sum(0), d[row].double().reshape(-1)):
            sys.exit(f"{matrix.name}: PyTorch's row {row} is wrong")


def capture(multiply: Callable[[], None], count: int) -> torch.cuda.CUDAGraph:
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(count):
            multiply()
    return graph


def milliseconds(run: Callable[[], None]) -> float:
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    begin.record()
    run()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end)


def repeat(multiply: Callable[[], None], count: int) -> Callable[[], None]:
    """A function that multiplies so often: a graph, or a loop where the product cannot be captured."""
    try:
        return capture(multiply, count).replay
    except RuntimeError as error:
        print(f"not in a graph: {str(error).splitlines()[0]}", file=sys.stderr)
        torch.cuda.synchronize()

        def loop() -> None:
            for _ in range(count):
                multiply()

        return loop


def time_product(multiply: Callable[[], None]) -> float:
    """Seconds of a product."""
    for _ in range(3):
        multiply()
    torch.cuda.synchronize()
    one = max(milliseconds(multiply), 1e-3)
    count = min(MOST_REPETITIONS, max(1, int(BATCH_TIME / one)))
    batch = repeat(multiply, count)
    batch()
    return statistics.median(milliseconds(batch) for _ in range(BATCHES)) / count * 1e-3


def run_product(matrix: Matrix, n: int, dtype: torch.dtype) -> float:
    b = torch.randint(-2, 3, (matrix.columns, n), device="cuda").to(dtype)
    b = b.reshape(-1) if n == 1 else b
    shape = (matrix.rows,) if n == 1 else (matrix.rows, n)
    d = torch.zeros(shape, device="cuda", dtype=dtype)

    def multiply() -> None:
        if n == 1:
            torch.mv(matrix.csr, b, out=d)
        else:
            torch.mm(matrix.csr, b, out=d)

    multiply()
    check(matrix, b, d)
    return time_product(multiply)


def read_ours(path: Path) -> dict[tuple[str, ...], float]:
    """Microseconds of what the library chooses, by matrix, nonzeros, n and type."""
    with path.open(newline="") as file:
        return {(row["matrix"], row["nonzeros"], row["n"], row["type"]): float(row["measured us"])
                for row in csv.DictReader(file) if row["series"] == "auto"}


def print_means(ratios: dict[int, list[float]]) -> None:
    for n, found in sorted(ratios.items()):
        mean = math.exp(statistics.fmean(math.log(ratio) for ratio in found))
        print(f"n {n}: cuSPARSE's time / ours: geometric mean {mean:.3f}, worst {min(found):.3f}, of {len(found)}")


def run(arguments: argparse.Namespace) -> None:
    dtype = getattr(torch, TYPES[arguments.type])
    ours = read_ours(arguments.ours) if arguments.ours else {}
    rows, ratios = [], {}
    nonzeros = arguments.nonzeros
    while nonzeros <= arguments.most:
        for name in (name for name in MATRICES if arguments.matrices in name):
            matrix = Matrix(name, nonzeros, dtype)
            for n in arguments.n:
                time = run_product(matrix, n, dtype)
                rate = matrix.bytes(n) / time * 1e-9
                own = ours.get((name, str(matrix.nonzeros), str(n), arguments.type))
                ratio = f"  {time * 1e6 / own:5.2f} of ours" if own else ""
                product = f"{name:11} {matrix.nonzeros:9} n {n:3}"
                print(f"{product} {time * 1e6:10.1f} us {rate:8.1f} GB/s{ratio}", flush=True)
                rows.append([name, matrix.rows, matrix.columns, matrix.nonzeros, n, arguments.type,
                             f"{time * 1e6:.3f}", f"{rate:.1f}", torch.cuda.get_device_name()])
                if own:
                    ratios.setdefault(n, []).append(time * 1e6 / own)
        nonzeros *= 10
    print_means(ratios)
    if arguments.csv:
        with arguments.csv.open("w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([COLUMNS, *rows])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matrices", default="", help="only those whose name has this in it")
    parser.add_argument("--nonzeros", type=int, default=10000, help="of the smallest matrices")
    parser.add_argument("--most", type=int, default=100_000_000, help="of the largest ones")
    parser.add_argument("--n", type=int, nargs="+", default=[1], help="columns of B")
    parser.add_argument("--type", choices=TYPES, default="f32")
    parser.add_argument("--csv", type=Path, help="write every result as a line")
    parser.add_argument("--ours", type=Path, help="the CSV of sparse_benchmark")
    arguments = parser.parse_args()
    if torch is None or not torch.cuda.is_available():
        sys.exit(f"{Path(__file__).name}: PyTorch with CUDA is missing")
    run(arguments)


if __name__ == "__main__":
    main()
