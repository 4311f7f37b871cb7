"""Reads the CSV files that benchmark and cublas.py write, and ends the program with exit code 2 if that cannot be."""

from __future__ import annotations

import csv
import math
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

Row = dict[str, str]
Key = tuple[str, ...]  # the values of KEY
KEY = "m n k type layout cache".split()
TIMES = [*KEY, "time_us"]  # columns that every file with times has
PLANS = [*TIMES, *"name decomposition chosen kernel fixup workers splits verified device driver".split()]
EXTENTS = "m n k".split()

GROUPS = ["Llama 3 8B", "ResNet-50", "waves", "deep", "skinny", "ragged", "sweep"]  # what names of shapes begin with


def refuse(sentence: str) -> NoReturn:
    print(f"{Path(sys.argv[0]).name}: {sentence}", file=sys.stderr)
    sys.exit(2)


def read_lines(path: str) -> list[str]:
    """Whole lines: one that a killed run left at the end does not count."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        refuse(f"{path} cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        refuse(f"{path} is not text, so no CSV file of the benchmark")
    return text[: text.rfind("\n") + 1].splitlines()


def is_number(text: str) -> bool:
    """Finite, and 0 or more."""
    try:
        return 0 <= float(text) < math.inf
    except ValueError:
        return False


def check_row(where: str, row: Row) -> None:
    """Refuse a row with other cells than columns, or with words or 0 where the column has numbers."""
    if None in row or None in row.values():
        refuse(f"{where} has not as many cells as there are columns")
    for name, text in row.items():
        if name in EXTENTS and not (text.isascii() and text.isdigit() and int(text) > 0):
            refuse(f"{where}: {name} is {text!r}, and must be a whole number above 0")
        if name == "time_us" and not (is_number(text) and float(text) > 0):
            refuse(f"{where}: {name} is {text!r}, and must be a number above 0")
        if name.endswith(("_tflops", "_gb_per_s")) and not is_number(text):
            refuse(f"{where}: {name} is {text!r}, and must be a number")


def read_rows(path: str, columns: Iterable[str]) -> list[Row]:
    """Rows of a file that has these columns, and maybe others."""
    reader = csv.DictReader(read_lines(path))
    try:
        missing = [name for name in columns if name not in (reader.fieldnames or [])]
        rows = list(reader)
    except csv.Error as error:
        refuse(f"{path} is no CSV file: {error}")
    if missing:
        refuse(f"{path} has no column {missing[0]}: it is no CSV file of the benchmark, or of another version")
    for number, row in enumerate(rows, 2):
        check_row(f"{path}, line {number}", row)
    return rows


def read_products(paths: Iterable[str], columns: Iterable[str]) -> dict[Key, list[Row]]:
    """Rows of every product; of two with the same decomposition and kernel the last."""
    products: dict[Key, dict[tuple[str, str], Row]] = defaultdict(dict)
    for path in paths:
        for row in read_rows(path, columns):
            plan = row.get("decomposition", ""), row.get("kernel", "")
            products[tuple(row[name] for name in KEY)][plan] = row
    return {key: list(rows.values()) for key, rows in products.items()}


def take_up(path: str, columns: list[str], resume: bool) -> set[Key]:
    """Make a file ready for rows to be appended, and tell the products that it has."""
    lines = read_lines(path) if resume and Path(path).exists() else []
    lines = lines or [",".join(columns)]
    if lines[0].split(",") != columns:
        refuse(f"{path} has other columns than those that are written now")
    Path(path).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return {tuple(row[name] for name in KEY) for row in csv.DictReader(lines)}


def fastest(rows: Iterable[Row]) -> Row | None:
    return min(rows, key=lambda row: float(row["time_us"]), default=None)


def time_of(row: Row | None) -> float:
    """Microseconds; infinite if there is no row."""
    return float(row["time_us"]) if row else math.inf


def group_of(row: Row) -> str:
    return next((group for group in GROUPS if row["name"].startswith(group)), "others")
