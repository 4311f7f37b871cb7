#!/usr/bin/env python3
"""Times PyTorch (cuSPARSE) on the matrices of sparse_benchmark: torch.sparse CSR times a vector, and times n columns.

    python3 examples/benchmark/sparse.py [--matrices rmat] [--nonzeros 10000 --most 100000000] [--n 1] [--csv torch.csv]
        [--ours h200_sparse.csv]
    python3 examples/benchmark/sparse.py --square [--coarsen] [--products 400000000] ...
    python3 examples/benchmark/sparse.py --sddmm [--k 32 128] ...

Asks build/examples/sparse_benchmark --dump for each matrix. Each product is timed as 5 batches of a CUDA graph, of
which the median is taken, and checked on integers. With --ours, the CSV of sparse_benchmark, it prints ratios and their
geometric means: above 1, ours is faster.

With --square, A times A: calls, not a graph, as the library reads the nonzeros of the product on the host. Memory is
the peak of what PyTorch allocates for a call, with the product. A product that fails is reported as such. With
--coarsen, also A P and R (A P), where R is the transpose of P: the products of algebraic multigrid.

With --sddmm, torch.sparse.sampled_addmm in place: D = A B, with dense A and B, where the matrix has nonzeros. Ours are
the rows of CSR.

Needs PyTorch with CUDA, and NumPy.
"""

from __future__ import annotations

import argparse
import csv
import math
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path

from sparse_peer import Matrix, make_matrix, time_product, torch, write_rows
from sparse_squares import run_squares

MATRICES = ("stencil-5", "stencil-27", "banded", "uniform", "blocks", "rmat", "dense-row", "scattered-7",
            "sparse-rows")
COLUMNS = ["matrix", "rows", "columns", "nonzeros", "n", "type", "measured us", "GB/s", "device"]  # or k, for n
TYPES = {"f32": "float32", "f64": "float64"}  # PyTorch's names


def check(matrix: Matrix, b: torch.Tensor, d: torch.Tensor) -> None:
    """Some rows against sums that no sparse library makes."""
    for row in {0, matrix.rows // 2, matrix.rows - 1}:
        begin, end = int(matrix.offsets[row]), int(matrix.offsets[row + 1])
        lines = b[matrix.indices[begin:end].long()].reshape(end - begin, d.numel() // d.shape[0])
        products = matrix.values[begin:end, None] * lines
        if not torch.equal(products.double().sum(0), d[row].double().reshape(-1)):
            sys.exit(f"{matrix.name}: PyTorch's row {row} is wrong")


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


# ---- times dense matrices ------------------------------------------------------------------------


def print_means(size: str, ratios: dict[int, list[float]]) -> None:
    for n, found in sorted(ratios.items()):
        mean = math.exp(statistics.fmean(math.log(ratio) for ratio in found))
        print(f"{size} {n}: cuSPARSE's time / ours: geometric mean {mean:.3f}, worst {min(found):.3f}, of {len(found)}")


def make_matrices(arguments: argparse.Namespace) -> Iterator[Matrix]:
    options = ["--square", "--products", str(arguments.products)] if arguments.square else []
    options += ["--coarsen"] if arguments.coarsen else []
    nonzeros = arguments.nonzeros
    while nonzeros <= arguments.most:
        for name in (name for name in MATRICES if arguments.matrices in name):
            yield make_matrix(name, nonzeros, getattr(torch, TYPES[arguments.type]), options)
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
    parser.add_argument("--coarsen", action="store_true", help="with --square: A P and R (A P), too")
    parser.add_argument("--k", type=int, nargs="+", default=[32, 128], help="columns of A, with --sddmm")
    parser.add_argument("--products", type=int, default=400_000_000, help="at most, of A times A")
    parser.add_argument("--n", type=int, nargs="+", default=[1], help="columns of B")
    parser.add_argument("--type", choices=TYPES, default="f32")
    parser.add_argument("--csv", type=Path, help="write every result as a line")
    parser.add_argument("--ours", type=Path, help="the CSV of sparse_benchmark")
    arguments = parser.parse_args()
    if arguments.coarsen and not arguments.square:
        parser.error("--coarsen is for --square alone")
    if torch is None or not torch.cuda.is_available():
        sys.exit(f"{Path(__file__).name}: PyTorch with CUDA is missing")
    arguments.most = arguments.most or (10_000_000 if arguments.square or arguments.sddmm else 100_000_000)
    (run_squares if arguments.square else run_products)(arguments, make_matrices(arguments))


if __name__ == "__main__":
    main()
