#!/usr/bin/env python3
"""Draws how near the benchmark's products come to what the device can do, as measured in the same run.

    python3 examples/benchmark/roofline.py h200.csv --cublas h200_cublas.csv --output h200.svg

One panel a type. Across: arithmetic intensity, FLOP for each byte of A, B and D moved once. Up: TFLOP/s of auto, and of
cuBLAS where its times are given; GFLOP/s where the device has no TFLOP/s. Lines: memory bandwidth (of a copy), and
multiply-adds and cooperative matrices where the device does them in the type.

Needs matplotlib (Debian: python3-matplotlib). The name of the output says its format: .svg, .png, .pdf.
"""

from __future__ import annotations

import argparse
import math
import sys
import textwrap
from typing import TYPE_CHECKING, NamedTuple

from results import PLANS, TIMES, Key, Row, fastest, read_products, refuse, time_of

try:
    import matplotlib
    from matplotlib import pyplot
except ImportError:
    matplotlib = None  # --help does without
if TYPE_CHECKING:
    from matplotlib.axes import Axes

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


PANEL = 5.2, 4.4  # inches
TITLE = 9  # points, a letter of which takes less than 0.08 inches
LABEL = 8  # points


class Unit(NamedTuple):
    name: str  # of rates; the memory's has B/s
    size: float  # in TFLOP/s or TB/s


class Roofs(NamedTuple):
    """0: not known."""

    fma: float  # TFLOP/s
    matrix: float  # TFLOP/s
    copy: float  # TB/s

    @property
    def corners(self) -> list[float]:
        """The intensities up to which memory bounds the rates."""
        return [peak / self.copy for peak in (self.fma, self.matrix) if peak > 0 and self.copy > 0]


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


def unit_of(rate: float) -> Unit:
    return Unit("T", 1.0) if rate >= 1.0 else Unit("G", 1e-3)


def label_of(name: str, rate: float, kind: str) -> str:
    """A rate, given in TFLOP/s or TB/s, in the unit that suits it."""
    unit = unit_of(rate)
    return f"{name} {rate / unit.size:.3g} {unit.name}{kind}/s"


def draw_roof(axes: Axes, name: str, peak: float, bandwidth: float, size: float) -> None:
    """Level at the peak, from where the bandwidth allows it. No point can be left of that corner, so the label is
    there, or at the right end of the line if there is no room."""
    if peak <= 0 or bandwidth <= 0:
        return
    left, right = axes.get_xlim()
    corner = peak / bandwidth
    axes.plot([left, corner, right], [bandwidth * left / size, peak / size, peak / size], "k-", lw=1)
    has_room = math.log(corner / left) > 0.36 * math.log(right / left)
    place, offset = (corner, (-4, -2)) if has_room else (right, (-4, 3))
    axes.annotate(label_of(name, peak, "FLOP"), (place, peak / size), xytext=offset, textcoords="offset points",
                  ha="right", va="bottom", fontsize=LABEL)


def draw_bandwidth(axes: Axes, bandwidth: float, size: float) -> None:
    """The label of the slope, along it. Needs the axes' final place."""
    if bandwidth <= 0:
        return
    left, low = axes.get_xlim()[0], axes.get_ylim()[0]
    begin = max(left, low * size / bandwidth) * 1.15
    ends = axes.transData.transform([(x, bandwidth * x / size) for x in (begin, 2 * begin)])
    angle = math.degrees(math.atan2(ends[1][1] - ends[0][1], ends[1][0] - ends[0][0]))
    axes.annotate(label_of("memory", bandwidth, "B"), (begin, bandwidth * begin / size), xytext=(-2, 3),
                  textcoords="offset points", fontsize=LABEL, rotation=angle, rotation_mode="anchor")


def draw_panel(axes: Axes, type_name: str, sets: dict[str, Points], roofs: Roofs, size: float) -> None:
    """In units of `size` TFLOP/s."""
    for (label, points), marker, colour in zip(sets.items(), "os", ("tab:blue", "tab:orange")):
        if points:
            across, up = zip(*points)
            axes.plot(across, [y / size for y in up], marker, markersize=4, color=colour,
                      markerfacecolor=colour if marker == "o" else "none", mew=0.8, label=label)
    draw_roof(axes, "cooperative matrices", roofs.matrix, roofs.copy, size)
    draw_roof(axes, "multiply-adds", roofs.fma, roofs.copy, size)
    axes.set_title(type_name)
    axes.set_xlabel("FLOP per byte of A, B and D")
    axes.grid(True, which="major", lw=0.3)
    axes.legend(loc="lower right", fontsize=LABEL)


def draw(ours: dict[Key, list[Row]], cublas: dict[Key, list[Row]], output: str) -> None:
    types = sorted({key[3] for key in ours})
    rows = [row for product in ours.values() for row in product]
    sets = {t: {"streamk": points_of(ours, t, "auto"), "cuBLAS": points_of(cublas, t, "")} for t in types}
    roofs = {t: read_roofs(rows, t) for t in types}
    intensities = [x for part in sets.values() for points in part.values() for x, _ in points]
    intensities += [corner for roof in roofs.values() for corner in roof.corners]
    unit = unit_of(max(max(r.fma, r.matrix) for r in roofs.values()))
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "streamk"})  # small; the same every time
    width, height = PANEL[0] * len(types), PANEL[1]
    figure, panels = pyplot.subplots(1, len(types), figsize=(width, height), sharey=True, squeeze=False)
    for axes, type_name in zip(panels[0], types):
        axes.set_xscale("log")
        axes.set_yscale("log")
        axes.set_xlim(min(intensities) / 1.5, max(intensities) * 1.5)
        draw_panel(axes, type_name, sets[type_name], roofs[type_name], unit.size)
    panels[0][0].set_ylabel(f"{unit.name}FLOP/s")
    title = textwrap.fill(f"{rows[0]['device']}, {rows[0]['driver']}", int(width / 0.08))
    figure.suptitle(title, fontsize=TITLE)
    figure.tight_layout()
    for axes, type_name in zip(panels[0], types):
        draw_bandwidth(axes, roofs[type_name].copy, unit.size)
    figure.savefig(output, metadata={"Date": None} if output.endswith(".svg") else None, dpi=120)


def read_all(options: argparse.Namespace) -> tuple[dict[Key, list[Row]], dict[Key, list[Row]]]:
    """Of the benchmark, and of cuBLAS."""
    ours = read_products(options.files, PLANS)
    for type_name in {key[3] for key in ours} - SIZES.keys():
        refuse(f"there is no type {type_name!r}; there are {', '.join(SIZES)}")
    if not any(row["decomposition"] == "auto" for rows in ours.values() for row in rows):
        refuse("there is no time of auto")
    return ours, read_products([options.cublas], TIMES) if options.cublas else {}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", help="of benchmark --csv")
    parser.add_argument("--cublas", help="of cublas.py")
    parser.add_argument("--output", required=True, help="where the picture goes")
    options = parser.parse_args()
    if matplotlib is None:
        sys.exit("roofline.py: matplotlib is missing; on Debian and Ubuntu: apt install python3-matplotlib")
    matplotlib.use("Agg")
    draw(*read_all(options), options.output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
