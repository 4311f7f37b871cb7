"""Matrices of sparse_benchmark on a CUDA device, and times of what PyTorch does with them: for sparse.py."""

from __future__ import annotations

import csv
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
BATCH_TIME = 4.0  # milliseconds
BATCHES = 5
MOST_REPETITIONS = 400


class Matrix:
    """CSR on the GPU, with values that are integers from -2 to 2. `words` are those of the dump from the matrix on."""

    def __init__(self, name: str, words: numpy.ndarray, dtype: torch.dtype) -> None:
        self.name = name
        self.rows, self.columns, self.nonzeros = (int(word) for word in words[:3])
        self.words = self.rows + 4 + self.nonzeros  # of the dump
        self.prolongations = []
        offsets = torch.from_numpy(words[3 : self.rows + 4].astype(numpy.int32)).cuda()
        indices = torch.from_numpy(words[self.rows + 4 : self.words].astype(numpy.int32)).cuda()
        values = torch.randint(-2, 3, (self.nonzeros,), device="cuda").to(dtype)
        self.offsets, self.indices, self.values = offsets, indices, values
        self.csr = torch.sparse_csr_tensor(offsets, indices, values, size=(self.rows, self.columns))

    def bytes(self, n: int) -> float:
        """That a product must move, with dense matrices of n columns or, of --sddmm, k: each matrix once."""
        size = self.values.element_size()
        return (size + 4) * self.nonzeros + 4 * (self.rows + 1) + size * n * (self.rows + self.columns)


def make_matrix(name: str, nonzeros: int, dtype: torch.dtype, options: list[str]) -> Matrix:
    """With prolongations behind it, if the options ask for them."""
    command = [str(BENCHMARK), "--dump", "--matrices", name, "--nonzeros", str(nonzeros), *options]
    words = numpy.frombuffer(subprocess.run(command, check=True, capture_output=True).stdout, dtype=numpy.uint32)
    matrix = Matrix(name, words, dtype)
    words = words[matrix.words :]
    while len(words) > 0:
        matrix.prolongations.append(Matrix(name, words, dtype))
        words = words[matrix.prolongations[-1].words :]
    return matrix


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


def write_rows(path: Path | None, rows: list[list]) -> None:
    if path:
        with path.open("w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(rows)
