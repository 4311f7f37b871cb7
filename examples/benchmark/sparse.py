#!/usr/bin/env python3
"""Times PyTorch (cuSPARSE) on the matrices of sparse_benchmark: torch.sparse CSR times a vector, and times n columns.

    python3 examples/benchmark/sparse.py [--matrices rmat] [--nonzeros 10000 --most 100000000] [--n 1] [--csv torch.csv]
        [--ours h200_sparse.csv]
    python3 examples/benchmark/sparse.py --square [--products 400000000] ...
    python3 examples/benchmark/sparse.py --sddmm [--k 32 128] ...

Asks build/examples/sparse_benchmark --dump for each matrix. Each product is timed as 5 batches of a CUDA graph, of
which the median is taken, and checked on integers. With --ours, the CSV of sparse_benchmark, it prints ratios and their
geometric means: above 1, ours is faster.

With --square, A times A: calls, not a graph, as the library reads the nonzeros of the product on the host. Memory is
the peak of what PyTorch allocates for a call, with the product. A product that fails is reported as such.

With --sddmm, torch.sparse.sampled_addmm in place: D = A B, with dense A and B, where the matrix has nonzeros. Ours are
the rows of CSR.

Needs PyTorch with CUDA, and NumPy.
"""

from __future__ import annotations

import argparse
import csv
import math
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

try:
    import numpy
    import torch
except ImportError:
    numpy = torch = None  # --help does without

BENCHMARK = Path(__file__).resolve().parents[2] / "build" / "examples" / "sparse_benchmark"
MATRICES = ("stencil-5", "stencil-27", "banded", "uniform", "blocks", "rmat", "dense-row", "scattered-7",
            "sparse-rows")
COLUMNS = ["matrix", "rows", "columns", "nonzeros", "n", "type", "measured us", "GB/s", "device"]  # or k, for n
SQUARE_COLUMNS = ["matrix", "rows", "nonzeros", "type", "nonzeros of C", "measured us", "bytes", "result", "device"]
TYPES = {"f32": "float32", "f64": "float64"}  # PyTorch's names
BATCH_TIME = 4.0  # milliseconds
BATCHES = 5
MOST_REPETITIONS = 400


class Matrix:
    """CSR on the GPU, with values that are integers from -2 to 2."""

    def __init__(self, name: str, nonzeros: int, dtype: torch.dtype, words: list[str]) -> None:
        command = [str(BENCHMARK), "--dump", "--matrices", name, "--nonzeros", str(nonzeros), *words]
        words = numpy.frombuffer(subprocess.run(command, check=True, capture_output=True).stdout, dtype=numpy.uint32)
        self.name = name
        self.rows, self.columns, self.nonzeros = (int(word) for word in words[:3])
        offsets = torch.from_numpy(words[3 : self.rows + 4].astype(numpy.int32)).cuda()
        indices = torch.from_numpy(words[self.rows + 4 :].astype(numpy.int32)).cuda()
        values = torch.randint(-2, 3, (self.nonzeros,), device="cuda").to(dtype)
        self.offsets, self.indices, self.values = offsets, indices, values
        self.csr = torch.sparse_csr_tensor(offsets, indices, values, size=(self.rows, self.columns))

    def bytes(self, n: int) -> float:
        """That a product must move, with dense matrices of n columns or, of --sddmm, k: each matrix once."""
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


def read_ours(path: Path, size: str, series: str) -> dict[tuple[str, ...], float]:
    """Microseconds of a series, by matrix, nonzeros, n or k, and type."""
    with path.open(newline="") as file:
        return {(row["matrix"], row["nonzeros"], row[size], row["type"]): float(row["measured us"])
                for row in csv.DictReader(file) if row["series"] == series}


# ---- dense products where the matrix has nonzeros ------------------------------------------------


def check_samples(matrix: Matrix, a: torch.Tensor, keys: torch.Tensor) -> None:
    """Some rows against sums that no sparse library makes."""
    for row in {0, matrix.rows // 2, matrix.rows - 1}:
        begin, end = int(matrix.offsets[row]), int(matrix.offsets[row + 1])
        products = a[row].double() * keys[matrix.indices[begin:end].long()].double()
        if not torch.equal(products.sum(1), matrix.csr.values()[begin:end].double()):
            sys.exit(f"{matrix.name}: PyTorch's row {row} is wrong")


def run_sampled(matrix: Matrix, k: int, dtype: torch.dtype) -> float:
    """Seconds. The columns of B are rows of memory."""
    a = torch.randint(-2, 3, (matrix.rows, k), device="cuda").to(dtype)
    keys = torch.randint(-2, 3, (matrix.columns, k), device="cuda").to(dtype)

    def multiply() -> None:
        torch.sparse.sampled_addmm(matrix.csr, a, keys.t(), beta=0, out=matrix.csr)

    multiply()
    check_samples(matrix, a, keys)
    return time_product(multiply)


# ---- A times A -----------------------------------------------------------------------------------


def multiply_rows(csr: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
    """A matrix of integers times a vector, without a sparse library."""
    lengths = csr.crow_indices().diff().long()
    rows = torch.repeat_interleave(torch.arange(csr.shape[0], device="cuda"), lengths)
    products = csr.values().double() * x[csr.col_indices().long()]
    return torch.zeros(csr.shape[0], dtype=torch.float64, device="cuda").index_add_(0, rows, products)


def check_square(matrix: Matrix, product: torch.Tensor) -> bool:
    """Freivalds' check: (A A) x is A (A x), exactly, as all are integers below 2^53."""
    x = torch.randint(-8, 9, (matrix.columns,), device="cuda").double()
    return torch.equal(multiply_rows(product, x), multiply_rows(matrix.csr, multiply_rows(matrix.csr, x)))


def run_square(matrix: Matrix) -> tuple[int, float, int, str]:
    """Nonzeros of the product, seconds, bytes at the peak, and the result in a word."""
    try:
        torch.cuda.empty_cache()
        torch.cuda.reset_peak_memory_stats()
        before = torch.cuda.memory_allocated()
        product = matrix.csr @ matrix.csr
        torch.cuda.synchronize()
        memory = torch.cuda.max_memory_allocated() - before
        nonzeros = product.values().numel()
        result = "right" if check_square(matrix, product) else "wrong"
        del product
        count = max(1, int(BATCH_TIME / max(milliseconds(lambda: matrix.csr @ matrix.csr), 1e-3)))
        batches = [milliseconds(lambda: [matrix.csr @ matrix.csr for _ in range(count)][0]) for _ in range(BATCHES)]
        return nonzeros, statistics.median(batches) / count * 1e-3, memory, result
    except RuntimeError as error:  # also torch.OutOfMemoryError
        print(f"{matrix.name}: {str(error).splitlines()[0]}", file=sys.stderr)
        return 0, math.nan, 0, "failed"


def read_squares(path: Path) -> dict[tuple[str, ...], dict[str, str]]:
    with path.open(newline="") as file:
        return {(row["matrix"], row["nonzeros"], row["type"]): row for row in csv.DictReader(file)}


def compare_square(found: tuple[int, float, int, str], own: dict[str, str]) -> tuple[float, float, float]:
    """Times of the call and memory, over ours: of the device, and of the host."""
    nonzeros, time, memory, _ = found
    if nonzeros != int(own["nonzeros of C"]):
        print(f"  nonzeros: {nonzeros} here, {own['nonzeros of C']} in ours")
    return time * 1e6 / float(own["measured us"]), time * 1e6 / float(own["host us"]), memory / float(own["bytes"])


def run_squares(arguments: argparse.Namespace, matrices: Iterator[Matrix]) -> None:
    ours = read_squares(arguments.ours) if arguments.ours else {}
    rows, ratios = [], []
    for matrix in matrices:
        found = nonzeros, time, memory, result = run_square(matrix)
        print(f"{matrix.name:11} {matrix.nonzeros:9} {time * 1e6:10.1f} us {memory / 2**20:9.1f} MiB  {result}",
              flush=True)
        rows.append([matrix.name, matrix.rows, matrix.nonzeros, arguments.type, nonzeros, f"{time * 1e6:.3f}", memory,
                     result, torch.cuda.get_device_name()])
        own = ours.get((matrix.name, str(matrix.nonzeros), arguments.type))
        if own and result == "right":
            ratios.append(compare_square(found, own))
            print("  over ours: time {:.2f}, on the host's clock {:.2f}, memory {:.2f}".format(*ratios[-1]))
    for name, values in zip(("time", "time on the host's clock", "memory"), zip(*ratios)):
        mean = math.exp(statistics.fmean(math.log(ratio) for ratio in values))
        print(f"cuSPARSE's {name} / ours: geometric mean {mean:.3f}, worst {min(values):.3f}, of {len(values)}")
    write_rows(arguments.csv, [SQUARE_COLUMNS, *rows])


# ---- times dense matrices ------------------------------------------------------------------------


def print_means(size: str, ratios: dict[int, list[float]]) -> None:
    for n, found in sorted(ratios.items()):
        mean = math.exp(statistics.fmean(math.log(ratio) for ratio in found))
        print(f"{size} {n}: cuSPARSE's time / ours: geometric mean {mean:.3f}, worst {min(found):.3f}, of {len(found)}")


def write_rows(path: Path | None, rows: list[list]) -> None:
    if path:
        with path.open("w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(rows)


def make_matrices(arguments: argparse.Namespace) -> Iterator[Matrix]:
    words = ["--square", "--products", str(arguments.products)] if arguments.square else []
    nonzeros = arguments.nonzeros
    while nonzeros <= arguments.most:
        for name in (name for name in MATRICES if arguments.matrices in name):
            yield Matrix(name, nonzeros, getattr(torch, TYPES[arguments.type]), words)
        nonzeros *= 10


def run_products(arguments: argparse.Namespace, matrices: Iterator[Matrix]) -> None:
    size, series, run = ("k", "CSR", run_sampled) if arguments.sddmm else ("n", "auto", run_product)
    ours = read_ours(arguments.ours, size, series) if arguments.ours else {}
    rows, ratios = [], {}
    for matrix in matrices:
        for n in getattr(arguments, size):
            time = run(matrix, n, matrix.values.dtype)
            rate = matrix.bytes(n) / time * 1e-9
            own = ours.get((matrix.name, str(matrix.nonzeros), str(n), arguments.type))
            ratio = f"  {time * 1e6 / own:5.2f} of ours" if own else ""
            product = f"{matrix.name:11} {matrix.nonzeros:9} {size} {n:3}"
            print(f"{product} {time * 1e6:10.1f} us {rate:8.1f} GB/s{ratio}", flush=True)
            rows.append([matrix.name, matrix.rows, matrix.columns, matrix.nonzeros, n, arguments.type,
                         f"{time * 1e6:.3f}", f"{rate:.1f}", torch.cuda.get_device_name()])
            if own:
                ratios.setdefault(n, []).append(time * 1e6 / own)
    print_means(size, ratios)
    write_rows(arguments.csv, [[size if name == "n" else name for name in COLUMNS], *rows])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matrices", default="", help="only those whose name has this in it")
    parser.add_argument("--nonzeros", type=int, default=10000, help="of the smallest matrices")
    parser.add_argument("--most", type=int,
                        help="of the largest ones (default 100000000; with --square or --sddmm 10000000)")
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("--square", action="store_true", help="A times A")
    kinds.add_argument("--sddmm", action="store_true", help="dense matrices, where the sparse one has nonzeros")
    parser.add_argument("--k", type=int, nargs="+", default=[32, 128], help="columns of A, with --sddmm")
    parser.add_argument("--products", type=int, default=400_000_000, help="at most, of A times A")
    parser.add_argument("--n", type=int, nargs="+", default=[1], help="columns of B")
    parser.add_argument("--type", choices=TYPES, default="f32")
    parser.add_argument("--csv", type=Path, help="write every result as a line")
    parser.add_argument("--ours", type=Path, help="the CSV of sparse_benchmark")
    arguments = parser.parse_args()
    if torch is None or not torch.cuda.is_available():
        sys.exit(f"{Path(__file__).name}: PyTorch with CUDA is missing")
    arguments.most = arguments.most or (10_000_000 if arguments.square or arguments.sddmm else 100_000_000)
    (run_squares if arguments.square else run_products)(arguments, make_matrices(arguments))


if __name__ == "__main__":
    main()
