#!/usr/bin/env python3
"""What AMD's compiler makes of the kernels, compared with a committed budget (amd_budget.csv).

    tests/gpu/amd_budget.py                       fails if a kernel became worse, in a sentence that says how
    tests/gpu/amd_budget.py --part I/N            judges one layout for one GPU family only, other ones for each I
    tests/gpu/amd_budget.py --accept              writes the budget anew
    tests/gpu/amd_budget.py --table               prints all that is known of each pipeline, as CSV
    tests/gpu/amd_budget.py --timeline KERNEL [FAMILY [LAYOUT]]     draws the inner loop by clock: navi31, nn

Needs build/tests/gpu/amd_statistics, amd_served, and RADV: of Mesa 25.0, which compiles for GPUs that are not there,
and of Mesa 26 for RDNA 4. The figures hold for the version of RADV that the budget names for a family; with another one
only spills are judged.

The budget counts the inner loop (gen/amd/loop.py), not the whole program, whose parts before and behind it run once. Of
what serves kernels, and of sparse ones (amd_served.c), it has spills, registers and subgroups a SIMD.
"""

from __future__ import annotations

import csv
import os
import re
import sys
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from gen.amd import cycles, timeline
from gen.amd.loop import count
from gen.amd.radv import (Environment, NotCompiled, Row, build_newer_device, compile_pipelines, newer_environment,
                          rows_of)

BUDGET = ROOT / "tests/gpu/amd_budget.csv"
PROGRAM = ROOT / "build/tests/gpu/amd_statistics"
SERVED = ROOT / "build/tests/gpu/amd_served"
ACCEPT = "to accept: . .ci/env; tests/gpu/amd_budget.py --accept"

# RDNA 3 with all layouts; two each of its APU, RDNA 2, CDNA 3 and RDNA 4, which differ little in what layouts do to
# them.
Layouts = Mapping[str, tuple[str, ...]]  # of A and B, by families
FAMILIES: Layouts = {"navi31": ("nn", "nt", "tn", "tt"), "gfx1151": ("nn", "tn"), "gfx940": ("nn", "tn"),
                     "navi21": ("nn", "tn"), "gfx1201": ("nn", "tn")}
NEWER = ("gfx1201",)  # which RADV of Mesa 26 compiles for
RDNA_3 = ("navi31", "gfx1151")  # of which gen/amd/cycles.py is a model
SERVED_FAMILIES = ("navi31", "navi21")  # whose copies and sparse kernels are in the budget, without a loop
TOLERANCE = 0.02  # of instructions

KEY = ("family", "kernel", "layout", "pipeline")
HIGHER_IS_BETTER = {"waves": "waves a SIMD", "lds_load": "bits an LDS load", "lds_store": "bits an LDS store",
                    "global_load": "bits a global load"}
LOWER_IS_BETTER = {"loop": "instructions in the inner loop", "lds_clocks": "clocks of LDS in the inner loop",
                   "lds_waits": "waits for LDS in the inner loop", "early_waits": "early waits for global loads"}
COLUMNS = (*KEY, "vgprs", *HIGHER_IS_BETTER, "wmma", *LOWER_IS_BETTER, "valu", "salu", "lds_bytes")


def compile_words(family: str, words: tuple[str, ...]) -> tuple[str, list[tuple[Row, list[str]]]]:
    """compile_pipelines() by the RADV that the family needs."""
    environment: Environment | None = None
    with tempfile.TemporaryDirectory() as folder:
        if family in NEWER:
            environment = newer_environment(family, build_newer_device(Path(folder)))
        return compile_pipelines(PROGRAM, family, words, environment)


def compile_family(family: str, layouts: tuple[str, ...]) -> tuple[str, list[Row]]:
    """RADV's version, and what it made of each pipeline."""
    version, found = compile_words(family, layouts)
    for row, loop in found:
        size = int(row["subgroup"])
        row |= count(loop, size)
        if family in RDNA_3:
            row |= cycles.predict(loop, size, int(row["waves"]))
        row["pipeline"] = row["pipeline"].removesuffix("_aligned")
    has_served = family in SERVED_FAMILIES and has_first(family, layouts)
    served = rows_of(SERVED, family, ())[1] if has_served else []
    return version, [row for row, _ in found] + [dict.fromkeys(COLUMNS, "") | row for row in served]


def draw(kernel: str, family: str = "navi31", layout: str = "nn") -> int:
    _, found = compile_words(family, (kernel, layout))
    if not found:
        sys.exit(f"{family} has no kernel {kernel} that auto takes")
    row, loop = found[-1]  # without a fixup
    print("{kernel} on {family}, layout {layout}".format(**row))
    print(*timeline.lines(loop, int(row["subgroup"])), sep="\n")
    return 0


def key(row: Row) -> tuple[str, ...]:
    return tuple(row[name] for name in KEY)


def place(row: Row) -> str:
    return "{kernel} on {family}, layout {layout}, {pipeline}".format(**row)


def spills(rows: list[Row]) -> list[str]:
    return [f"{place(row)}: {row['spills']} registers spilled, {row['scratch']} bytes of scratch; there may be none"
            for row in rows if row["scratch"] != "0" or row["spills"] != "0"]


def differences(row: Row, budget: Row) -> tuple[list[str], list[str]]:
    """Sentences about what is worse, and about what is better."""
    worse, better = [], []
    for name, unit in (HIGHER_IS_BETTER | LOWER_IS_BETTER).items():
        now, then = int(row[name] or 0), int(budget[name] or 0)
        allowed = TOLERANCE * then if name in LOWER_IS_BETTER else 0
        gain = then - now if name in LOWER_IS_BETTER else now - then
        if abs(gain) > allowed:
            registers = f", with {row['vgprs']} VGPRs instead of {budget['vgprs']}" if name == "waves" else ""
            (better if gain > 0 else worse).append(f"{place(row)}: {now} {unit}, budget {then}{registers}")
    return worse, better


def compare(rows: list[Row], budget: list[Row]) -> tuple[list[str], list[str]]:
    budgets = {key(row): row for row in budget}
    worse, better = [], []
    for row in rows:
        if key(row) in budgets:
            found = differences(row, budgets.pop(key(row)))
            worse += found[0]
            better += found[1]
        else:
            worse.append(f"{place(row)}: not in the budget")
    return worse + [f"{place(row)}: in the budget, but no longer made" for row in budgets.values()], better


def has_first(family: str, layouts: tuple[str, ...]) -> bool:
    """Whether the family's first layout is among them. What does not depend on layouts is compiled with it alone."""
    return FAMILIES[family][0] in layouts


def read_budget(layouts: Layouts) -> tuple[dict[str, str], list[Row]]:
    """RADV's version for each family, which the lines before the table name, and the rows of the families' layouts."""
    lines = BUDGET.read_text().splitlines()
    versions = dict(line.removeprefix("# ").split(": RADV of ") for line in lines if line.startswith("#"))
    rows = [row for row in csv.DictReader(lines[len(versions):]) if row["family"] in layouts]
    return versions, [row for row in rows if row["layout"] in layouts[row["family"]] or
                      (row["layout"] not in FAMILIES[row["family"]] and
                       has_first(row["family"], layouts[row["family"]]))]


def write_budget(versions: dict[str, str], rows: list[Row]) -> None:
    with BUDGET.open("w") as file:
        file.writelines(f"# {family}: RADV of {version}\n" for family, version in versions.items())
        write_table(file, COLUMNS, rows)


def write_table(file: TextIO, columns: tuple[str, ...], rows: list[Row]) -> None:
    table = csv.DictWriter(file, columns, extrasaction="ignore", lineterminator="\n")
    table.writeheader()
    table.writerows(rows)


def judge(versions: dict[str, str], rows: list[Row], layouts: Layouts) -> int:
    budget_versions, budget = read_budget(layouts)
    same = [family for family, version in versions.items() if version == budget_versions.get(family)]
    for family in versions.keys() - same:
        print(f"{family}'s figures are not compared: RADV is of {versions[family]}, the budget of "
              f"{budget_versions.get(family, 'none')}")
    spilled, known = spills(rows), {key(row) for row in budget}
    rows = [row for row in rows if has_first(row["family"], layouts[row["family"]]) or key(row) in known]
    worse, better = compare([row for row in rows if row["family"] in same],
                            [row for row in budget if row["family"] in same])
    for sentence in spilled + worse:
        print(f"worse: {sentence}")
    for sentence in better:
        print(f"better: {sentence}")
    if worse or better:
        print(ACCEPT)
    return 1 if spilled or worse else 0


def part_of(part: str) -> Layouts:
    """A family with one of its layouts: of part I/N the I-th such pair, from the first on again after the last."""
    found = re.fullmatch(r"(\d+)/([1-9]\d*)", part)
    if not found or int(found[1]) >= int(found[2]):
        sys.exit(f"--part is {part}, must be I/N, like 0/32")
    pairs = [(family, layout) for family, layouts in FAMILIES.items() for layout in layouts]
    family, layout = pairs[int(found[1]) % len(pairs)]
    return {family: (layout,)}


def compare_all(arguments: list[str]) -> int:
    is_part = arguments[:1] == ["--part"]
    layouts = part_of(arguments[1]) if is_part else FAMILIES
    if not os.environ.get("STREAMK_NEWER_RADV"):
        for family in set(layouts).intersection(NEWER):
            print(f"{family} is left out: there is no RADV of Mesa 26 (./setup.sh brings it)")
        layouts = {family: of_family for family, of_family in layouts.items() if family not in NEWER}
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        made = list(threads.map(compile_family, layouts, layouts.values()))
    versions = {family: version for family, (version, _) in zip(layouts, made)}
    rows = sorted((row for _, rows in made for row in rows), key=key)
    if arguments == ["--table"]:
        write_table(sys.stdout, tuple(dict.fromkeys(name for row in rows for name in row)), rows)
    elif arguments == ["--accept"]:
        write_budget(versions, rows)
    return judge(versions, rows, layouts) if is_part or not arguments else 0


def main(arguments: list[str]) -> int:
    draws = arguments[:1] == ["--timeline"] and 2 <= len(arguments) <= 4
    is_part = arguments[:1] == ["--part"] and len(arguments) == 2
    if not draws and not is_part and arguments not in ([], ["--accept"], ["--table"]):
        print(__doc__)
        return 0 if arguments in (["-h"], ["--help"]) else 2
    if not PROGRAM.exists() or not SERVED.exists():
        sys.exit("needs amd_statistics and amd_served, which ninja builds")
    try:
        return draw(*arguments[1:]) if draws else compare_all(arguments)
    except NotCompiled as error:
        sys.exit(str(error))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
