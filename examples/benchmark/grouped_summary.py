#!/usr/bin/env python3
"""Sums up grouped_benchmark's CSV: how series compare with round robin, single products and PyTorch.

    python3 examples/benchmark/grouped_summary.py grouped.csv [--torch torch.csv]

Ratios are of times: above 1, ours is faster. Each line ends with the target and whether it is met, if there is one.
Mixed are the groups whose k differ: the example, gradients and random ones.

Exit codes: 0 done, 1 a result was wrong, 2 a word or file that cannot be used.
"""

from __future__ import annotations

import argparse
import csv
import math
import statistics
import sys
from collections.abc import Iterable

Row = dict[str, str]
Times = dict[tuple[str, str], float]  # by series and sizes
COLUMNS = {"group", "family", "problems", "type", "series", "sizes", "measured us"}
MIXED = "example", "gradients", "random"
OURS = "stream-k", "hybrid"
ROUND_ROBIN = "round robin", "round robin; own kernel"
SORTED = "round robin; sorted", "round robin; sorted; own kernel"
SIZES = {"device": "sizes on the device", "host": "sizes by transfers", "upload": "sizes in an upload buffer"}


class Group:
    """The times of a group and a type, in microseconds: measured, and as replay predicts them."""

    def __init__(self, row: Row) -> None:
        self.name, self.family, self.problems = row["group"], row["family"], int(row["problems"])
        self.measured: Times = {}
        self.predicted: Times = {}

    def add(self, row: Row) -> None:
        key = row["series"], row["sizes"]
        self.measured[key] = float(row["measured us"])
        self.predicted[key] = float(row.get("predicted us") or 0.0)

    def best(self, series: Iterable[str], sizes: str = "device") -> float:
        """Infinite if there is none."""
        return min((self.measured.get((name, sizes), float("inf")) for name in series))

    def gain(self, times: Times) -> float:
        """Of the better of ours over round robin with the same kernel."""
        return times["round robin", "device"] / min(times[name, "device"] for name in OURS)


def read(path: str) -> list[Row]:
    try:
        with open(path, newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
    except OSError as reason:
        refuse(f"{path}: {reason.strerror}")
    if rows and not COLUMNS <= rows[0].keys():
        refuse(f"{path} is not a CSV of grouped_benchmark or grouped.py")
    return rows


def refuse(sentence: str) -> None:
    print(f"grouped_summary.py: {sentence}", file=sys.stderr)
    sys.exit(2)


def collect(rows: Iterable[Row], type_name: str) -> dict[str, Group]:
    groups: dict[str, Group] = {}
    for row in rows:
        if row["type"] == type_name and row["family"] != "overhead":
            groups.setdefault(row["group"], Group(row)).add(row)
    return groups


def say(what: str, value: float, target: float | None = None, most: bool = False, unit: str = "") -> None:
    """With a target that is the least value allowed, or the most."""
    judged = ""
    if target is not None:
        met = value <= target if most else value >= target
        judged = f"   {'at most' if most else 'at least'} {target:g}: {'met' if met else 'MISSED'}"
    print(f"  {what:<72} {value:9.3f}{unit}{judged}")


def known(ratios: dict[str, float]) -> dict[str, float]:
    """Those of groups whose series were both timed."""
    return {name: ratio for name, ratio in ratios.items() if math.isfinite(ratio) and ratio > 0}


def say_mean(what: str, ratios: dict[str, float], target: float | None = None) -> None:
    """The geometric mean."""
    ratios = known(ratios)
    if ratios:
        worst = min(ratios, key=ratios.__getitem__)
        say(f"{what}, mean of {len(ratios)}", statistics.geometric_mean(ratios.values()), target)
        if len(ratios) > 1:
            print(f"    worst {ratios[worst]:.3f}, {worst}")


def say_least(what: str, ratios: dict[str, float], target: float) -> None:
    ratios = known(ratios)
    if ratios:
        worst = min(ratios, key=ratios.__getitem__)
        say(f"{what}, worst of {len(ratios)}", ratios[worst], target)
        print(f"    {worst}; {sum(r < target for r in ratios.values())} are below")


# ---- targets -------------------------------------------------------------------------------------


def judge_mixed(groups: list[Group]) -> None:
    for family in (*MIXED, "mixed"):
        part = [g for g in groups if g.family == family or (family == "mixed" and g.family in MIXED)]
        goal = family == "mixed"
        for name in OURS:
            ratios = {g.name: g.best(["round robin"]) / g.best([name]) for g in part}
            say_mean(f"{family}: {name} over round robin", ratios)
        better = {g.name: g.best(OURS) for g in part}
        say_mean(
            f"{family}: better of both over round robin",
            {g.name: g.best(["round robin"]) / better[g.name] for g in part},
            1.3 if goal else None,
        )
        say_mean(
            f"{family}: better of both over round robin, sorted",
            {g.name: g.best(["round robin; sorted"]) / better[g.name] for g in part},
            1.1 if goal else None,
        )
        own = {g.name: g.best([*ROUND_ROBIN, *SORTED]) / g.best(["auto"]) for g in part}
        say_mean(f"{family}: auto over the best round robin with any kernel", own)


def judge_experts(groups: list[Group]) -> None:
    part = [g for g in groups if g.family == "experts"]
    baseline = {g.name: min(g.best(["round robin"]), g.best(["round robin; sorted"])) for g in part}
    for names in (["stream-k"], ["hybrid"], OURS, ["auto"]):
        what = "better of both" if names == OURS else names[0]
        ratios = {g.name: baseline[g.name] / g.best(names) for g in part}
        say_least(f"experts: {what} over the better round robin", ratios, 0.98)
    kept = {g.name: g.gain(g.measured) / g.gain(g.predicted) for g in part}
    say_mean("experts: gain over round robin, over the gain that replay predicts", kept, 0.9)


def judge_singles(groups: list[Group]) -> None:
    for g in groups:
        if g.family == "small":
            target = 2.0 if g.problems >= 64 else None
            for sizes, words in SIZES.items():
                ratio = g.best(["auto"], "loop") / g.best(["auto"], sizes)
                if ratio > 0:
                    say(f"{g.name}: one sk_gemm a problem over one launch, {words}", ratio, target)
        if g.family == "one":
            for name in ("stream-k", "hybrid", "round robin"):
                for sizes in SIZES:
                    if {(name, "loop"), (name, sizes)} <= g.measured.keys():
                        ratio = g.best([name], sizes) / g.best([name], "loop")
                        say(f"{g.name}: {name}, {sizes}: time over the single plan's", ratio, 1.03, most=True)
    for sizes in ("host", "upload"):
        ratios = {g.name: g.best(["auto"]) / g.best(["auto"], sizes) for g in groups}
        say_mean(f"auto: sizes on the device over {SIZES[sizes]}", ratios)
    for sizes, words in ("lines", "lines gathered and scattered"), ("packed", "prepacked weights"):
        ratios = {g.name: g.best(["auto"]) / g.best(["auto"], sizes) for g in groups}
        say_mean(f"experts: auto over auto with {words}", ratios)
    for family in ("experts", *MIXED):
        ratios = {g.name: g.best(["auto"], "loop") / g.best(["auto"]) for g in groups if g.family == family}
        say_mean(f"{family}: one sk_gemm a problem over auto", ratios)


def judge_torch(groups: dict[str, Group], torch: dict[str, Group]) -> None:
    for series, sizes, goal in (("torch._grouped_mm", "device", 0.6), ("torch.mm", "loop", None)):
        ratios = {}
        for name in groups.keys() & torch.keys():
            ratio = torch[name].best([series], sizes) / groups[name].best(["auto"])
            if ratio != float("inf"):
                ratios[name] = ratio
        for family in ("experts", "gradients", "example", "small", "random"):
            say_mean(f"{family}: {series} over auto", {n: r for n, r in ratios.items() if groups[n].family == family})
        say_mean(f"all: {series} over auto", ratios, goal)
        few = {n: r for n, r in ratios.items() if "; tokens 1;" in n or "; tokens 16;" in n}
        if goal:
            say_least(f"experts at 1 and 16 tokens: {series} over auto", few, 0.9)


def judge_overheads(rows: list[Row]) -> None:
    times = {(r["group"], int(r["problems"])): float(r["measured us"]) for r in rows if r["family"] == "overhead"}
    base = times.get(("one dispatch", 0), 0.0)
    for (name, problems), time in times.items():
        if name == "prepare and nothing":
            target = 5.0 if problems <= 256 else None
            say(f"prepare of {problems} problems: the launch less one dispatch", time - base, target, True, " us")
        elif name == "one dispatch":
            say("one dispatch", time, unit=" us")
        else:
            say(f"{name}; {problems} problems", time, 2000.0 if name.endswith("auto") else 100.0, True, " us")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", help="of grouped_benchmark --csv")
    parser.add_argument("--torch", help="of grouped.py")
    options = parser.parse_args()
    rows = read(options.file)
    others = read(options.torch) if options.torch else []
    if not rows:
        refuse(f"there are no results in {options.file}")
    for type_name in sorted({row["type"] for row in rows}):
        groups = collect(rows, type_name)
        print(f"{type_name}: {len(groups)} groups")
        judge_mixed(list(groups.values()))
        judge_experts(list(groups.values()))
        judge_singles(list(groups.values()))
        judge_torch(groups, collect(others, type_name))
        judge_overheads([row for row in rows if row["type"] == type_name])
    wrong = sum(row["verified"] == "no" for row in rows)
    low = sum(row["clocks"] == "low" for row in rows)
    print(f"{len(rows)} rows, {wrong} wrong, {low} timed at low clocks")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
