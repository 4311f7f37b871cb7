#!/usr/bin/env python3
"""Sums up the benchmark's CSV files: how auto compares with data-parallel, the best forced plan, and cuBLAS.

    python3 examples/benchmark/summary.py a.csv [b.csv ...] [--cublas cublas.csv] [--worst 5]

Several files are taken as one, so that a sweep may be spread over several runs. Ratios are of speed: above 1, auto is
faster. Products that were timed twice count once, by the last of the times.
"""

from __future__ import annotations

import argparse
import csv
import math
import sys
from collections import defaultdict
from collections.abc import Iterable

Key = tuple[str, ...]  # m, n, k, type, layout, cache
KEY = "m n k type layout cache".split()


def read_rows(paths: Iterable[str]) -> dict[Key, list[dict[str, str]]]:
    """Rows of every product; of two with the same decomposition and kernel the last."""
    products: dict[Key, dict[tuple[str, str], dict[str, str]]] = defaultdict(dict)
    for path in paths:
        with open(path, newline="") as file:
            for row in csv.DictReader(file):
                plan = row.get("decomposition", ""), row.get("kernel", "")
                products[tuple(row[name] for name in KEY)][plan] = row
    return {key: list(rows.values()) for key, rows in products.items()}


def fastest(rows: Iterable[dict[str, str]]) -> float:
    """Microseconds; infinite if there are no rows."""
    return min((float(row["time_us"]) for row in rows), default=math.inf)


def print_ratios(title: str, ratios: dict[Key, float], worst: int) -> None:
    found = {key: ratio for key, ratio in ratios.items() if 0 < ratio < math.inf}
    if not found:
        return
    mean = math.exp(sum(map(math.log, found.values())) / len(found))
    print(f"  {title}: {mean:.3f} in the geometric mean, {min(found.values()):.3f} at worst, of {len(found)}")
    for key in sorted(found, key=lambda key: found[key])[:worst]:
        print(f"    {found[key]:.3f}  {'x'.join(key[:3])} {' '.join(key[3:])}")


def summarise(ours: dict[Key, list[dict[str, str]]], cublas: dict[Key, list[dict[str, str]]], worst: int) -> None:
    over_data_parallel, over_best, over_cublas = {}, {}, {}
    for key, rows in ours.items():
        auto = fastest(row for row in rows if row["decomposition"] == "auto")
        kernel = next((row["kernel"] for row in rows if row["decomposition"] == "auto"), "")
        same = (row for row in rows if row["decomposition"].startswith("data-parallel") and row["kernel"] == kernel)
        over_data_parallel[key] = fastest(same) / auto
        over_best[key] = fastest(row for row in rows if row["decomposition"] != "auto") / auto
        over_cublas[key] = fastest(cublas.get(key, [])) / auto
    print_ratios("auto over data-parallel with its kernel", over_data_parallel, worst)
    print_ratios("auto over the fastest forced plan", over_best, worst)
    print_ratios("auto over cuBLAS", over_cublas, worst)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", help="of benchmark --csv")
    parser.add_argument("--cublas", help="of cublas.py")
    parser.add_argument("--worst", type=int, default=3, help="products to name for each ratio")
    options = parser.parse_args()
    ours = read_rows(options.files)
    cublas = read_rows([options.cublas]) if options.cublas else {}
    wrong = sum(row["verified"] != "yes" for rows in ours.values() for row in rows)
    for type_name in sorted({key[3] for key in ours}):
        part = {key: rows for key, rows in ours.items() if key[3] == type_name}
        print(f"{type_name}: {len(part)} products")
        summarise(part, cublas, options.worst)
    print(f"{sum(map(len, ours.values()))} plans, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
