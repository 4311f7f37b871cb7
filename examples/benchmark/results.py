"""Reads the CSV files that benchmark and cublas.py write."""

from __future__ import annotations

import csv
import math
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

Row = dict[str, str]
Key = tuple[str, ...]  # the values of KEY
KEY = "m n k type layout cache".split()

GROUPS = ["Llama 3 8B", "ResNet-50", "waves", "deep", "skinny", "ragged", "sweep"]  # what names of shapes begin with


def read_lines(path: str) -> list[str]:
    """Whole lines: one that a killed run left at the end does not count."""
    text = Path(path).read_text(encoding="utf-8")
    return text[: text.rfind("\n") + 1].splitlines()


def read_products(paths: Iterable[str]) -> dict[Key, list[Row]]:
    """Rows of every product; of two with the same decomposition and kernel the last."""
    products: dict[Key, dict[tuple[str, str], Row]] = defaultdict(dict)
    for path in paths:
        for row in csv.DictReader(read_lines(path)):
            plan = row.get("decomposition", ""), row.get("kernel", "")
            products[tuple(row[name] for name in KEY)][plan] = row
    return {key: list(rows.values()) for key, rows in products.items()}


def take_up(path: str, columns: list[str], resume: bool) -> set[Key]:
    """Make a file ready for rows to be appended, and tell the products that it has."""
    lines = read_lines(path) if resume and Path(path).exists() else []
    lines = lines or [",".join(columns)]
    if lines[0].split(",") != columns:
        raise SystemExit(f"{path} has other columns than those that are written now")
    Path(path).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return {tuple(row[name] for name in KEY) for row in csv.DictReader(lines)}


def fastest(rows: Iterable[Row]) -> Row | None:
    return min(rows, key=lambda row: float(row["time_us"]), default=None)


def time_of(row: Row | None) -> float:
    """Microseconds; infinite if there is no row."""
    return float(row["time_us"]) if row else math.inf


def group_of(row: Row) -> str:
    return next((group for group in GROUPS if row["name"].startswith(group)), "others")
