#!/usr/bin/env python3
"""What AMD's compiler makes of the kernels, compared with a committed budget (amd_budget.csv).

    tests/gpu/amd_budget.py              fails if a kernel became worse, in a sentence that says how
    tests/gpu/amd_budget.py --accept     writes the budget anew
    tests/gpu/amd_budget.py --table      prints all that is known of each pipeline, as CSV

Needs build/tests/gpu/amd_statistics and RADV 25.0, which compiles for GPUs that are not there. The figures hold for the
version of RADV that the budget names; with another one only spills are judged.

Of the inner loop (the longest loop that multiplies and holds no other that does) the table counts instructions. Its
share of multiplications is by issue cycles: 32 for a v_wmma, which is RADV's figure (aco_statistics.cpp) and AMD's
(512 f16 operations a clock and compute unit); one for every other line, though other waves' may overlap with them.
"""

from __future__ import annotations

import csv
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parent.parent.parent
BUDGET = ROOT / "tests/gpu/amd_budget.csv"
PROGRAM = ROOT / "build/tests/gpu/amd_statistics"
ACCEPT = "to accept: . .ci/env; tests/gpu/amd_budget.py --accept"

# RDNA 3 with all layouts; two each of its APU, RDNA 2 and CDNA 3, which differ little in what layouts do to them.
FAMILIES = {"navi31": ("nn", "nt", "tn", "tt"), "gfx1151": ("nn", "tn"), "gfx940": ("nn", "tn"), "navi21": ("nn", "tn")}
WMMA_CYCLES = 32
TOLERANCE = 0.02  # of the compiler's estimates

KEY = ("family", "kernel", "layout", "pipeline")
HIGHER_IS_BETTER = {"waves": "waves a SIMD", "lds_load": "bits an LDS load", "lds_store": "bits an LDS store",
                    "global_load": "bits a global load"}
LOWER_IS_BETTER = {"estimate": "cycles of inverse throughput"}
INFORMATION = ("vgprs", "wmma_share")
COLUMNS = KEY + INFORMATION[:1] + tuple(HIGHER_IS_BETTER) + INFORMATION[1:] + tuple(LOWER_IS_BETTER)

Row = dict[str, str]

LABEL = re.compile(r"(BB\d+):")
BRANCH = re.compile(r"\ts_c?branch\w* (BB\d+)")
MNEMONIC = re.compile(r"(?:^\t?|:: )(\w+|\(invalid)")
# on gfx940 RADV's v_mac_f32, of GFX9.0, is invalid
FMA = re.compile(r"v_(dual_)?(fma|mad_f|mad_mix|mac_f|pk_fma|dot[24]|mad_[iu]|mul_lo_u32)|\(invalid")
ACCESSES = {"lds_load": re.compile(r"ds_(?:read|load)(.*)"), "lds_store": re.compile(r"ds_(?:write|store)(.*)"),
            "global_load": re.compile(r"global_load(.*)")}
WORDS = {"dword": 32, "dwordx2": 64, "dwordx3": 96, "dwordx4": 128, "ushort": 16, "short": 16, "ubyte": 8}


def loops(lines: list[str]) -> list[tuple[int, int]]:
    """First and last line of what lies between a label and the last branch back to it."""
    labels: dict[str, int] = {}
    last: dict[int, int] = {}
    for i, line in enumerate(lines):
        if label := LABEL.match(line):
            labels[label[1]] = i
        if (branch := BRANCH.match(line)) and branch[1] in labels:
            last[labels[branch[1]]] = i
    return sorted(last.items())


def mnemonics(lines: list[str]) -> list[str]:
    return [name for line in lines for name in MNEMONIC.findall(line)]


def is_multiply(name: str) -> bool:
    return bool(FMA.match(name)) or name.startswith("v_wmma")


def inner_loop(assembly: str) -> list[str]:
    lines = assembly.split("\n")
    multiplying = [(first, last) for first, last in loops(lines)
                   if any(map(is_multiply, mnemonics(lines[first:last + 1])))]
    innermost = [(first, last) for first, last in multiplying
                 if not any(first < other and end <= last for other, end in multiplying)]
    first, last = max(innermost, key=lambda loop: loop[1] - loop[0])
    return [line for line in lines[first:last + 1] if line.startswith(("\t", "("))]


def width(suffix: str) -> int:
    """Bits that an instruction moves, told by what follows "load" and the like: _b128, 2_b32, _2addr_b64, _dwordx4."""
    pair = 2 if suffix.startswith(("2", "_2addr")) else 1
    for part in suffix.split("_")[1:]:
        if part in WORDS:
            return WORDS[part]
        if bits := re.fullmatch(r"[bui](\d+)", part):
            return pair * int(bits[1])
    raise ValueError(f"no width is known of a memory access that ends in {suffix}")


def count(loop: list[str]) -> Row:
    names = mnemonics(loop)
    wmma = sum(name.startswith("v_wmma") for name in names)
    row = {"loop": len(loop), "wmma": wmma, "fma": sum(bool(FMA.match(name)) for name in names),
           "wmma_share": round(100 * WMMA_CYCLES * wmma / (len(loop) + (WMMA_CYCLES - 1) * wmma))}
    figures = {name: str(value) for name, value in row.items()}
    for what, pattern in ACCESSES.items():
        widths = Counter(width(match[1]) for name in names if (match := pattern.fullmatch(name)))
        accesses = widths.total()
        bits = sum(each * times for each, times in widths.items())
        figures[what] = str(round(bits / accesses)) if accesses else ""
        figures[what + "s"] = " ".join(f"{times}x{each}" for each, times in sorted(widths.items()))
    return figures


def compile_family(family: str) -> tuple[str, list[Row]]:
    """RADV's version, and what it made of each pipeline."""
    environment = os.environ | {"RADV_FORCE_FAMILY": family, "VK_DRIVER_FILES": os.environ["STREAMK_RADV"],
                                "MESA_SHADER_CACHE_DISABLE": "true"}
    environment.pop("VK_ADD_DRIVER_FILES", None)
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run([PROGRAM, folder, *FAMILIES[family]], env=environment, capture_output=True, text=True)
        if run.returncode != 0:
            sys.exit(f"amd_statistics failed for {family}: {run.stderr}{run.stdout[-1000:]}")
        version, *lines = run.stdout.splitlines()
        rows = [{"family": family} | row for row in csv.DictReader(lines)]
        for row in rows:
            name = "{kernel}_{layout}_{pipeline}_{subgroup}.s".format(**row)
            row |= count(inner_loop((Path(folder) / name).read_text()))
            row["pipeline"] = row["pipeline"].removesuffix("_aligned")
    return version, rows


def key(row: Row) -> tuple[str, ...]:
    return tuple(row[name] for name in KEY)


def place(row: Row) -> str:
    return "{kernel} on {family}, layout {layout}, {pipeline}".format(**row)


def spills(rows: list[Row]) -> list[str]:
    return [f"{place(row)}: {row['spills']} registers spilled, {row['scratch']} bytes of scratch; there may be none"
            for row in rows if row["spills"] != "0" or row["scratch"] != "0"]


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


def read_budget() -> tuple[str, list[Row]]:
    version, *lines = BUDGET.read_text().splitlines()
    return version.removeprefix("# RADV of "), list(csv.DictReader(lines))


def write_budget(version: str, rows: list[Row]) -> None:
    with BUDGET.open("w") as file:
        file.write(f"# RADV of {version}\n")
        write_table(file, COLUMNS, rows)


def write_table(file: TextIO, columns: tuple[str, ...], rows: list[Row]) -> None:
    table = csv.DictWriter(file, columns, extrasaction="ignore", lineterminator="\n")
    table.writeheader()
    table.writerows(rows)


def judge(version: str, rows: list[Row]) -> int:
    budget_version, budget = read_budget()
    spilled, worse, better = spills(rows), [], []
    if version == budget_version:
        worse, better = compare(rows, budget)
    else:
        print(f"AMD's figures are not compared: RADV is of {version}, the budget of {budget_version}")
    for sentence in spilled + worse:
        print(f"worse: {sentence}")
    for sentence in better:
        print(f"better: {sentence}")
    if worse or better:
        print(ACCEPT)
    return 1 if spilled or worse else 0


def main(arguments: list[str]) -> int:
    if arguments in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    if arguments not in ([], ["--accept"], ["--table"]):
        print(__doc__)
        return 2
    if "STREAMK_RADV" not in os.environ or not PROGRAM.exists():
        sys.exit("needs RADV 25.0, which ./setup.sh brings, and amd_statistics, which ninja builds; then: . .ci/env")
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        made = list(threads.map(compile_family, FAMILIES))
    version, rows = made[0][0], sorted((row for _, rows in made for row in rows), key=key)
    if arguments == ["--table"]:
        write_table(sys.stdout, tuple(rows[0]), rows)
    elif arguments == ["--accept"]:
        write_budget(version, rows)
    return judge(version, rows) if not arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
