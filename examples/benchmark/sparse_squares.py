"""Times PyTorch (cuSPARSE) on products of two sparse matrices: for sparse.py --square."""

from __future__ import annotations

import argparse
import csv
import math
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path

from sparse_peer import BATCH_TIME, BATCHES, Matrix, milliseconds, torch, write_rows

SQUARE_COLUMNS = ["matrix", "product", "rows", "nonzeros", "type", "nonzeros of C", "measured us", "bytes", "result",
                  "device"]


def list_rows(csr: torch.Tensor) -> torch.Tensor:
    """The row of each nonzero."""
    return torch.repeat_interleave(torch.arange(csr.shape[0], device="cuda"), csr.crow_indices().diff().long())


def multiply_rows(csr: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
    """A matrix of integers times a vector, without a sparse library."""
    products = csr.values().double() * x[csr.col_indices().long()]
    return torch.zeros(csr.shape[0], dtype=torch.float64, device="cuda").index_add_(0, list_rows(csr), products)


def check_factors(a: torch.Tensor, b: torch.Tensor, product: torch.Tensor) -> bool:
    """Freivalds' check: (A B) x is A (B x), exactly, as all are integers below 2^53."""
    x = torch.randint(-8, 9, (b.shape[1],), device="cuda").double()
    return torch.equal(multiply_rows(product, x), multiply_rows(a, multiply_rows(b, x)))


def run_factors(name: str, a: torch.Tensor, b: torch.Tensor) -> tuple[int, float, int, str]:
    """Nonzeros of the product, seconds, bytes at the peak, and the result in a word."""
    try:
        torch.cuda.empty_cache()
        torch.cuda.reset_peak_memory_stats()
        before = torch.cuda.memory_allocated()
        product = a @ b
        torch.cuda.synchronize()
        memory = torch.cuda.max_memory_allocated() - before
        nonzeros = product.values().numel()
        result = "right" if check_factors(a, b, product) else "wrong"
        del product
        count = max(1, int(BATCH_TIME / max(milliseconds(lambda: a @ b), 1e-3)))
        batches = [milliseconds(lambda: [a @ b for _ in range(count)][0]) for _ in range(BATCHES)]
        return nonzeros, statistics.median(batches) / count * 1e-3, memory, result
    except RuntimeError as error:  # also torch.OutOfMemoryError
        print(f"{name}: {str(error).splitlines()[0]}", file=sys.stderr)
        return 0, math.nan, 0, "failed"


def read_squares(path: Path) -> dict[tuple[str, ...], dict[str, str]]:
    with path.open(newline="") as file:
        return {(row["matrix"], row["product"], row["nonzeros"], row["type"]): row for row in csv.DictReader(file)}


def compare_square(found: tuple[int, float, int, str], own: dict[str, str]) -> tuple[float, float, float]:
    """Times of the call and memory, over ours: of the device, and of the host."""
    nonzeros, time, memory, _ = found
    if nonzeros != int(own["nonzeros of C"]):
        print(f"  nonzeros: {nonzeros} here, {own['nonzeros of C']} in ours")
    return time * 1e6 / float(own["measured us"]), time * 1e6 / float(own["host us"]), memory / float(own["bytes"])


def transpose(p: torch.Tensor) -> torch.Tensor:
    rows, columns = list_rows(p), p.col_indices().long()
    order = torch.argsort(columns * p.shape[0] + rows)
    offsets = torch.zeros(p.shape[1] + 1, dtype=torch.int64, device="cuda")
    offsets[1:] = torch.bincount(columns, minlength=p.shape[1]).cumsum(0)
    return torch.sparse_csr_tensor(offsets.int(), rows[order].int(), p.values()[order], size=(p.shape[1], p.shape[0]))


def list_products(matrix: Matrix) -> Iterator[tuple[str, torch.Tensor, torch.Tensor]]:
    """Each product's name and factors. R (A P) has the nonzeros that A P has."""
    yield "A A", matrix.csr, matrix.csr
    for name, prolongation in zip(("constant", "smoothed"), matrix.prolongations):
        p = prolongation.csr
        yield f"A P {name}", matrix.csr, p
        yield f"R (A P) {name}", transpose(p), matrix.csr @ p


def run_squares(arguments: argparse.Namespace, matrices: Iterator[Matrix]) -> None:
    ours = read_squares(arguments.ours) if arguments.ours else {}
    rows, ratios = [], []
    products = ((matrix, *product) for matrix in matrices for product in list_products(matrix))
    for matrix, name, a, b in products:
        found = nonzeros, time, memory, result = run_factors(f"{matrix.name}, {name}", a, b)
        stored = a.values().numel()
        print(f"{matrix.name:11} {name:16} {stored:9} {time * 1e6:10.1f} us {memory / 2**20:9.1f} MiB  {result}",
              flush=True)
        rows.append([matrix.name, name, a.shape[0], stored, arguments.type, nonzeros, f"{time * 1e6:.3f}", memory,
                     result, torch.cuda.get_device_name()])
        own = ours.get((matrix.name, name, str(stored), arguments.type))
        if own and result == "right":
            ratios.append(compare_square(found, own))
            print("  over ours: time {:.2f}, on the host's clock {:.2f}, memory {:.2f}".format(*ratios[-1]))
    for name, values in zip(("time", "time on the host's clock", "memory"), zip(*ratios)):
        mean = math.exp(statistics.fmean(math.log(ratio) for ratio in values))
        print(f"cuSPARSE's {name} / ours: geometric mean {mean:.3f}, worst {min(values):.3f}, of {len(values)}")
    write_rows(arguments.csv, [SQUARE_COLUMNS, *rows])
