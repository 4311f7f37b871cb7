#!/usr/bin/env python3
"""Times cuBLAS's SYRK, SYR2K, HERK, HER2K and complex GEMM, on the shapes of blas3_benchmark; writes CSV.

    python3 examples/benchmark/cublas_blas3.py --csv cublas_blas3.csv

Calls cuBLAS's C functions on the handle and stream of PyTorch, and times as cublas.py does. A is n x k, row-major, and
the lower triangle of a row-major D is computed: cuBLAS, whose matrices are column-major, is told the upper one, and
that A is transposed.

Needs PyTorch with CUDA, and libcublas.
"""

from __future__ import annotations

import argparse
import csv
import ctypes
import sys
from collections.abc import Callable
from typing import NamedTuple

import cublas
from cublas import Call, Operands, torch

COLUMNS = ["operation", "type", "m", "n", "k", "library", "device", "time_us", "tflops"]
SHAPES = ((4096, 4096), (8192, 8192), (512, 16384), (2176, 2176))  # n, k
OPERATIONS = (("gemm", "f32"), ("gemm", "cf32"), ("gemm", "cf64"), ("syrk", "f32"), ("syrk", "f64"), ("syr2k", "f32"),
              ("herk", "cf32"), ("her2k", "cf32"))
LETTERS = {"f32": "S", "f64": "D", "cf32": "C", "cf64": "Z"}  # of cuBLAS's functions
UPPER, TRANSPOSED, CONJUGATE_TRANSPOSED = 1, 1, 2  # of cuBLAS's enums


class Problem(NamedTuple):
    """D (n x n) = A (n x k) times A's transpose; of a product, times a B (k x n); of two terms, with a second B."""

    operation: str
    type: str
    n: int
    k: int

    @property
    def flops(self) -> float:
        """As BLAS counts: a complex multiply-add has 8; a triangle has half of a product's."""
        terms = {"gemm": 2.0, "syrk": 1.0, "herk": 1.0, "syr2k": 2.0, "her2k": 2.0}[self.operation]
        return terms * self.n * self.n * self.k * (4.0 if self.type[0] == "c" else 1.0)


def find_library() -> ctypes.CDLL:
    """The cuBLAS that PyTorch has loaded."""
    with open("/proc/self/maps", encoding="utf-8") as maps:
        paths = {line.split()[-1] for line in maps if "libcublas.so" in line}
    if not paths:
        print("cublas_blas3.py: PyTorch has loaded no libcublas", file=sys.stderr)
        sys.exit(1)
    return ctypes.CDLL(sorted(paths)[0])


def scalar(type_name: str, value: float) -> ctypes.Array:
    """A number of a type, where cuBLAS finds it."""
    word = ctypes.c_float if type_name in ("f32", "cf32") else ctypes.c_double
    return (word * 2)(value, 0.0)


def check(status: int, name: str) -> None:
    if status:
        raise RuntimeError(f"{name} returned {status}")


def make_rank_call(library: ctypes.CDLL, p: Problem) -> Call:
    """SYRK, SYR2K, HERK or HER2K."""
    name = f"cublas{LETTERS[p.type]}{p.operation}_v2"
    function = getattr(library, name)
    transposed = CONJUGATE_TRANSPOSED if p.operation.startswith("her") else TRANSPOSED
    alpha, beta = scalar(p.type, 1.0), scalar(p.type, 0.0)

    def call(*matrices: torch.Tensor) -> None:
        handle = ctypes.c_void_p(torch.cuda.current_blas_handle())
        inputs = [word for matrix in matrices[:-1] for word in (ctypes.c_void_p(matrix.data_ptr()), p.k)]
        check(function(handle, UPPER, transposed, p.n, p.k, alpha, *inputs, beta,
                       ctypes.c_void_p(matrices[-1].data_ptr()), p.n), name)

    return call


def make_call(library: ctypes.CDLL, p: Problem) -> Call:
    return cublas.multiply if p.operation == "gemm" else make_rank_call(library, p)


def make_operands(p: Problem) -> Operands:
    """Sets of A, B where there is one, and D, together larger than caches."""
    dtype = {"f32": "float32", "f64": "float64", "cf32": "complex64", "cf64": "complex128"}[p.type]
    make: Callable[..., torch.Tensor] = lambda m, n: torch.randn(m, n, device="cuda", dtype=getattr(torch, dtype))
    shapes = [(p.n, p.k), (p.n, p.n)]
    if p.operation in ("gemm", "syr2k", "her2k"):
        shapes.insert(1, (p.k, p.n) if p.operation == "gemm" else (p.n, p.k))
    size = sum(m * n for m, n in shapes) * getattr(torch, dtype).itemsize
    return [tuple(make(m, n) for m, n in shapes) for _ in range(max(1, -(-cublas.ROTATED // size)))]


def time_all(options: argparse.Namespace, table) -> None:
    torch.mm(torch.ones(8, 8, device="cuda"), torch.ones(8, 8, device="cuda"))  # PyTorch loads cuBLAS
    library = find_library()
    device = torch.cuda.get_device_name()
    for operation, type_name in OPERATIONS:
        for n, k in SHAPES:
            p = Problem(operation, type_name, n, k)
            seconds = cublas.measure(make_call(library, p), make_operands(p), options.repeat, options.budget)
            tflops = 1e-12 * p.flops / seconds
            print(f"{operation} {type_name} {n}x{n}x{k}: {seconds * 1e6:.2f} us, {tflops:.4g} TFLOP/s", flush=True)
            table.writerow([operation, type_name, n, n, k, "cuBLAS", device, f"{seconds * 1e6:.4f}", f"{tflops:.5g}"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--csv", required=True, help="where times go")
    parser.add_argument("--repeat", type=int, default=5, help="batches, of which the median is taken")
    parser.add_argument("--budget", type=cublas.seconds, default=1.0, help="seconds a row")
    options = parser.parse_args()
    if torch is None or not torch.cuda.is_available():
        print("cublas_blas3.py: PyTorch with a CUDA device is missing", file=sys.stderr)
        return 1
    torch.backends.cuda.matmul.allow_tf32 = False
    with open(options.csv, "w", newline="", buffering=1, encoding="utf-8") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(COLUMNS)
        time_all(options, table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
