#!/usr/bin/env python3
"""Draws how near the benchmark's products come to what the device can do, as measured in the same run.

    python3 examples/benchmark/roofline.py h200.csv --cublas h200_cublas.csv --output h200.svg

One panel a type. Across: arithmetic intensity, FLOP for each byte of A, B and D moved once. Up: TFLOP/s of auto, and of
cuBLAS where its times are given. Lines: memory bandwidth (of a copy), and multiply-adds and cooperative matrices where
the device does them in the type.

Needs matplotlib (Debian: python3-matplotlib). The name of the output says its format: .svg, .png, .pdf.
"""

from __future__ import annotations

import argparse
import sys
from typing import NamedTuple

from results import Key, Row, fastest, read_products, time_of

try:
    import matplotlib
except ImportError:
    sys.exit("roofline.py: matplotlib is missing; on Debian and Ubuntu: apt install python3-matplotlib")
matplotlib.use("Agg")
from matplotlib import pyplot  # noqa: E402
from matplotlib.axes import Axes  # noqa: E402

SIZES = {  # bytes of an element of A and B, and of D
    "f16": (2, 2), "f32": (4, 4), "bf16": (2, 2), "f16-f16": (2, 2), "f64": (8, 8),
    "s8": (1, 4), "s8-f16": (1, 2), "s8-f32": (1, 4), "u8": (1, 4), "e4m3": (1, 2), "e5m2": (1, 2),
}


# Columns, for types other than "fma_tflops"
MULTIPLY_ADDS = {"f64": "fma_f64_tflops", "s8": "", "s8-f16": "", "s8-f32": "", "u8": ""}
MATRICES = {
    "f16": "matrix_tflops", "bf16": "matrix_bf16_tflops", "f16-f16": "matrix_f16_f16_tflops",
    "s8": "matrix_s8_tflops", "s8-f16": "matrix_s8_tflops", "s8-f32": "matrix_s8_tflops", "u8": "matrix_s8_tflops",
    "e4m3": "matrix_tflops", "e5m2": "matrix_tflops",
}


class Roofs(NamedTuple):
    """0: not known."""

    fma: float  # TFLOP/s
    matrix: float  # TFLOP/s
    copy: float  # TB/s


Points = list[tuple[float, float]]  # intensity, TFLOP/s


def point(key: Key, row: Row) -> tuple[float, float]:
    m, n, k = map(int, key[:3])
    flops = 2.0 * m * n * k
    input_size, output_size = SIZES[key[3]]
    return flops / ((m * k + k * n) * input_size + m * n * output_size), flops / time_of(row) * 1e-6


def points_of(products: dict[Key, list[Row]], type_name: str, decomposition: str) -> Points:
    found = []
    for key, rows in products.items():
        row = fastest(row for row in rows if row.get("decomposition", "") == decomposition)
        if row and key[3] == type_name:
            found.append(point(key, row))
    return found


def highest(rows: list[Row], column: str) -> float:
    """What the device was seen to reach in any of the runs."""
    return max(float(row.get(column, 0)) for row in rows)


def read_roofs(rows: list[Row], type_name: str) -> Roofs:
    fma = highest(rows, MULTIPLY_ADDS.get(type_name, "fma_tflops"))
    return Roofs(fma, highest(rows, MATRICES.get(type_name, "")), highest(rows, "copy_gb_per_s") * 1e-3)


def draw_roof(axes: Axes, peak: float, bandwidth: float) -> None:
    """Level at the peak, from where the bandwidth allows it."""
    if peak <= 0 or bandwidth <= 0:
        return
    left, right = axes.get_xlim()
    corner = peak / bandwidth
    axes.plot([min(left, corner), corner, max(right, corner)], [bandwidth * min(left, corner), peak, peak], "k-", lw=1)


def draw_panel(axes: Axes, type_name: str, sets: dict[str, Points], roofs: Roofs) -> None:
    for (label, points), marker, colour in zip(sets.items(), "os", ("tab:blue", "tab:orange")):
        if points:
            face = colour if marker == "o" else "none"
            axes.plot(*zip(*points), marker, markersize=4, color=colour, markerfacecolor=face, mew=0.8, label=label)
    peaks = {"cooperative matrices": roofs.matrix, "multiply-adds": roofs.fma}
    for peak in peaks.values():
        draw_roof(axes, peak, roofs.copy)
    lines = [f"{name} {peak:.3g} TFLOP/s" for name, peak in peaks.items() if peak > 0]
    text = "\n".join([*lines, f"memory {roofs.copy:.3g} TB/s"])
    axes.text(0.03, 0.97, text, transform=axes.transAxes, va="top", fontsize=8)
    axes.set_title(type_name)
    axes.set_xlabel("FLOP per byte of A, B and D")
    axes.grid(True, which="major", lw=0.3)
    axes.legend(loc="lower right", fontsize=8)


def draw(ours: dict[Key, list[Row]], cublas: dict[Key, list[Row]], output: str) -> None:
    types = sorted({key[3] for key in ours})
    rows = [row for product in ours.values() for row in product]
    sets = {t: {"streamk": points_of(ours, t, "auto"), "cuBLAS": points_of(cublas, t, "")} for t in types}
    intensities = [x for part in sets.values() for points in part.values() for x, _ in points]
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "streamk"})  # small; the same every time
    figure, panels = pyplot.subplots(1, len(types), figsize=(5.2 * len(types), 4.4), sharey=True, squeeze=False)
    for axes, type_name in zip(panels[0], types):
        axes.set_xscale("log")
        axes.set_yscale("log")
        axes.set_xlim(min(intensities) / 1.5, max(intensities) * 1.5)
        draw_panel(axes, type_name, sets[type_name], read_roofs(rows, type_name))
    panels[0][0].set_ylabel("TFLOP/s")
    figure.suptitle(f"{rows[0]['device']}, {rows[0]['driver']}", fontsize=9)
    figure.tight_layout()
    figure.savefig(output, metadata={"Date": None} if output.endswith(".svg") else None, dpi=120)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", help="of benchmark --csv")
    parser.add_argument("--cublas", help="of cublas.py")
    parser.add_argument("--output", required=True, help="where the picture goes")
    options = parser.parse_args()
    ours = read_products(options.files)
    if not any(row["decomposition"] == "auto" for rows in ours.values() for row in rows):
        sys.exit("roofline.py: there is no time of auto")
    draw(ours, read_products([options.cublas]) if options.cublas else {}, options.output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
