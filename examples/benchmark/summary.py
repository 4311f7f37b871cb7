#!/usr/bin/env python3
"""Sums up the benchmark's CSV files: how auto compares with data-parallel, the best forced plan, and cuBLAS.

    python3 examples/benchmark/summary.py a.csv [b.csv ...] [--cublas cublas.csv] [--worst 12]

Several files are taken as one, so that a sweep may be spread over several runs. Products that were timed twice count
once, by the last of the times.

Speed ratios above 1 say that auto is faster. Regret is auto's time over that of the fastest forced plan, so 1 is best;
where the benchmark ran with --every-kernel, forced plans with other kernels than auto's count too.

Exit codes: 0 done, 1 a plan was wrong, 2 a word or file that cannot be used.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections import Counter

from results import GROUPS, PLANS, TIMES, Key, Row, fastest, group_of, read_products, refuse, time_of

REGRETS = [1.0, 1.02, 1.05, 1.1, 1.2, 1.3, math.inf]  # upper bounds of the histogram
Ratios = dict[Key, float]
Products = dict[Key, list[Row]]


def auto_of(rows: list[Row]) -> Row | None:
    return fastest(row for row in rows if row["decomposition"] == "auto")


def best_forced(rows: list[Row]) -> Row | None:
    return fastest(row for row in rows if row["decomposition"] != "auto")


def data_parallel(rows: list[Row]) -> Row | None:
    """With auto's kernel."""
    auto = auto_of(rows)
    names = "data-parallel", "data-parallel-wave"
    return fastest(row for row in rows if auto and row["decomposition"] in names and row["kernel"] == auto["kernel"])


def finite(ratios: Ratios) -> Ratios:
    return {key: ratio for key, ratio in ratios.items() if 0 < ratio < math.inf}


def name_product(key: Key) -> str:
    return f"{'x'.join(key[:3])} {' '.join(key[4:])}"


def name_plan(row: Row) -> str:
    kernel = row["kernel"].split("_", 4)[-1]
    splits = f", {row['splits']} splits" if row["chosen"] == "split-k" else ""
    return f"{kernel} {row['chosen']}, {row['fixup']}, {row['workers']} workers{splits}: {time_of(row):.2f} us"


# ---- speed ratios --------------------------------------------------------------------------------


def print_speed(title: str, ratios: Ratios, ours: Products, worst: int) -> None:
    """By group of shapes, then the worst products."""
    if not ratios:
        return
    print(f"  auto over {title:<34} geometric mean   worst   of")
    for group in [*GROUPS, "others", "all"]:
        part = {key: ratio for key, ratio in ratios.items() if group in (group_of(ours[key][0]), "all")}
        if part:
            mean = statistics.geometric_mean(part.values())
            print(f"    {group:<42} {mean:>12.3f} {min(part.values()):>8.3f} {len(part):>4}")
    for key in sorted(ratios, key=ratios.__getitem__)[:worst]:
        print(f"    {ratios[key]:.3f}  {name_product(key)}")


# ---- regret --------------------------------------------------------------------------------------


def percentile(values: list[float], percent: int) -> float:
    """The least of sorted values that so many percent of them do not exceed."""
    return values[math.ceil(len(values) * percent / 100) - 1]


def print_regret(regrets: Ratios, ours: Products, worst: int) -> None:
    if not regrets:
        return
    values = sorted(regrets.values())
    mean = statistics.geometric_mean(values)
    print(f"  regret: {mean:.3f} in the geometric mean, {values[-1]:.3f} at worst, of {len(values)}")
    print("    percentiles  " + ", ".join(f"{p} %: {percentile(values, p):.3f}" for p in (50, 75, 90, 95, 99)))
    counts = Counter(next(bound for bound in REGRETS if value <= bound) for value in values)
    bounds = ", ".join(f"{'more' if bound == math.inf else f'to {bound:g}'}: {counts[bound]}" for bound in REGRETS)
    print(f"    products     {bounds}")
    for key in sorted(regrets, key=regrets.__getitem__, reverse=True)[:worst]:
        auto, best = auto_of(ours[key]), best_forced(ours[key])
        if auto and best:
            print(f"    {regrets[key]:.3f}  {name_product(key)}")
            print(f"           auto  {name_plan(auto)}")
            print(f"           best  {name_plan(best)}")


# ---- all -----------------------------------------------------------------------------------------


def summarise(ours: Products, cublas: Products, worst: int) -> None:
    times = {key: time_of(auto_of(rows)) for key, rows in ours.items()}
    regrets = finite({key: times[key] / time_of(best_forced(rows)) for key, rows in ours.items()})
    over_data_parallel = finite({key: time_of(data_parallel(rows)) / times[key] for key, rows in ours.items()})
    over_cublas = finite({key: time_of(fastest(cublas.get(key, []))) / times[key] for key in ours})
    print_speed("data-parallel with its kernel", over_data_parallel, ours, 0)
    print_speed("cuBLAS", over_cublas, ours, worst)
    print_regret(regrets, ours, worst)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", help="of benchmark --csv")
    parser.add_argument("--cublas", help="of cublas.py")
    parser.add_argument("--worst", type=int, default=12, help="products to name")
    options = parser.parse_args()
    ours = read_products(options.files, PLANS)
    cublas = read_products([options.cublas], TIMES) if options.cublas else {}
    if not ours:
        refuse(f"there are no results in {', '.join(options.files)}")
    for type_name in sorted({key[3] for key in ours}):
        part = {key: rows for key, rows in ours.items() if key[3] == type_name}
        print(f"{type_name}: {len(part)} products")
        summarise(part, cublas, options.worst)
    wrong = sum(row["verified"] != "yes" for rows in ours.values() for row in rows)
    slow = sum(row.get("clocks") == "low" for rows in ours.values() for row in rows)
    print(f"{sum(map(len, ours.values()))} plans, {wrong} wrong, {slow} timed at low clocks")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
