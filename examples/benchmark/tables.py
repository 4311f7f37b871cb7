#!/usr/bin/env python3
"""Writes the tables of README.md and docs/performance.md that come from the benchmark's CSV files.

    python3 examples/benchmark/tables.py                    brings the tables of both up to date
    python3 examples/benchmark/tables.py --check            names those that are not, and writes nothing
    python3 examples/benchmark/tables.py --check PAGE.md    the same for other pages

A table stands between the lines `<!-- table: NAME -->` and `<!-- end of table -->`. NAME is one of: selection; groups;
products f16, or another type.

Exit codes: 0 done, 1 a table is stale (--check), 2 a word or file that cannot be used.
"""

from __future__ import annotations

import argparse
import re
import statistics
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from results import GROUPS, PLANS, TIMES, Key, Row, fastest, group_of, read_products, refuse, time_of
from summary import Products, auto_of, best_forced, data_parallel

RESULTS = Path(__file__).resolve().parent / "results"
ROOT = RESULTS.parent.parent.parent
PAGES = [ROOT / "README.md", ROOT / "docs" / "performance.md"]
TABLE = re.compile(r"(?<=^<!-- table: )([a-z0-9 -]+)( -->\n)(.*?)(?=^<!-- end of table -->$)", re.MULTILINE | re.DOTALL)
SELECTION = [  # products of README.md
    ("4096", "4096", "4096", "f16"), ("8192", "8192", "8192", "f16"), ("4096", "4096", "4096", "f32"),
    ("2176", "2176", "2176", "f16"), ("2176", "2176", "2176", "f32"), ("256", "256", "32768", "f16"),
    ("1", "4096", "14336", "f16"), ("16", "4096", "14336", "f32"), ("4095", "4097", "4093", "f16"),
]


@dataclass(frozen=True)
class Results:
    """What the CSV files have of every product."""

    ours: Products
    cublas: Products

    def over_data_parallel(self, key: Key) -> float:
        return time_of(data_parallel(self.ours[key])) / time_of(auto_of(self.ours[key]))

    def over_cublas(self, key: Key) -> float:
        return time_of(fastest(self.cublas[key])) / time_of(auto_of(self.ours[key]))

    def regret(self, key: Key) -> float:
        return time_of(auto_of(self.ours[key])) / time_of(best_forced(self.ours[key]))

    def auto(self, key: Key) -> Row:
        row = auto_of(self.ours[key])
        assert row is not None, "read_results has seen to it"
        return row


def read_results() -> Results:
    """Of the files in results/; refused where a product lacks auto's time or cuBLAS's."""
    results = Results(read_products([str(RESULTS / "h200.csv")], PLANS),
                      read_products([str(RESULTS / "h200_cublas.csv")], TIMES))
    for key, rows in results.ours.items():
        if auto_of(rows) is None or key not in results.cublas:
            refuse(f"{'x'.join(key[:3])} {key[3]} has no time of auto, or none of cuBLAS")
    return results


def significant(number: float, digits: int = 3) -> str:
    """3 digits, or all those before the point."""
    return f"{number:.0f}" if number >= 10 ** (digits - 1) else f"{number:#.{digits}g}"


def table(columns: list[str], rows: Iterable[list[str]], words: int) -> str:
    """Markdown; the first `words` columns are words, the others numbers."""
    ruler = ["---"] * words + ["---:"] * (len(columns) - words)
    return "".join(f"| {' | '.join(row)} |\n" for row in [columns, ruler, *rows])


def name_plan(row: Row) -> str:
    """Tile and how it multiplies, decomposition, fixup."""
    tile, multiply = row["kernel"].split("_")[-2:]
    words = [f"{tile} {multiply}", row["chosen"], *([] if row["fixup"] == "none" else [row["fixup"]])]
    return ", ".join(words).replace("-pass", " pass").replace("-arriver", " arriver")


def product_cells(results: Results, key: Key) -> list[str]:
    row = results.auto(key)
    return [name_plan(row), significant(float(row["tflops"])), significant(float(row["gb_per_s"]) / 1000),
            f"{results.over_data_parallel(key):.2f}", f"{results.over_cublas(key):.2f}"]


PRODUCT_COLUMNS = ["plan", "TFLOP/s", "TB/s", "over data-parallel", "over cuBLAS"]


def selection(results: Results) -> str:
    keys = [(*product, "nn", "cold") for product in SELECTION]
    rows = [[" x ".join(key[:3]), key[3], *product_cells(results, key)] for key in keys]
    return table(["m x n x k", "type", *PRODUCT_COLUMNS], rows, 3)


def products(results: Results, type_name: str) -> str:
    """Every product of a type, in the order of the file."""
    keys = [key for key in results.ours if key[3] == type_name]
    if not keys:
        refuse(f"there is no product of {type_name}")
    rows = [[results.auto(key)["name"], "x".join(key[:3]), *product_cells(results, key)] for key in keys]
    return table(["product", "mxnxk", *PRODUCT_COLUMNS], rows, 3)


def group_cells(results: Results, keys: list[Key]) -> list[str]:
    """Geometric means, and the worst."""
    cells = [str(len(keys))]
    for ratio, worst in ((results.over_data_parallel, min), (results.over_cublas, min), (results.regret, max)):
        ratios = [ratio(key) for key in keys]
        cells.append(f"{statistics.geometric_mean(ratios):.2f} ({worst(ratios):.2f})")
    return cells


def groups(results: Results) -> str:
    """By type and group of shapes."""
    rows = []
    for type_name in sorted({key[3] for key in results.ours}):
        for group in [*GROUPS, "all"]:
            keys = [key for key, rows_of in results.ours.items()
                    if key[3] == type_name and group in (group_of(rows_of[0]), "all")]
            if keys:
                rows.append([type_name, group, *group_cells(results, keys)])
    columns = ["type", "products", "of them", "over data-parallel (worst)", "over cuBLAS (worst)", "regret (worst)"]
    return table(columns, rows, 2)


def render(results: Results, name: str) -> str:
    """The table of a name."""
    kind, _, rest = name.partition(" ")
    if kind == "products" and rest:
        return products(results, rest)
    if name in ("selection", "groups"):
        return {"selection": selection, "groups": groups}[name](results)
    refuse(f"there is no table {name}")


def renew(results: Results, text: str) -> tuple[str, list[str]]:
    """A page with its tables made anew, and the names of those that were stale."""
    stale = [name for name, _, old in TABLE.findall(text) if old != render(results, name)]
    return TABLE.sub(lambda match: f"{match[1]}{match[2]}{render(results, match[1])}", text), stale


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pages", nargs="*", type=Path, help="default: README.md and docs/performance.md")
    parser.add_argument("--check", action="store_true", help="write nothing")
    options = parser.parse_args()
    results = read_results()
    any_stale = False
    for page in options.pages or PAGES:
        if not page.is_file():
            refuse(f"{page} is not there")
        text, stale = renew(results, page.read_text(encoding="utf-8"))
        for name in stale if options.check else []:
            print(f"{page}: the table {name!r} is stale; to accept: python3 examples/benchmark/tables.py")
            any_stale = True
        if stale and not options.check:
            page.write_text(text, encoding="utf-8")
    return 1 if any_stale else 0


if __name__ == "__main__":
    sys.exit(main())
