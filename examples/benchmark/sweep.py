#!/usr/bin/env python3
"""The shapes of `benchmark --sweep N SEED`, without the benchmark: prints what it prints with --list.

    python3 examples/benchmark/sweep.py 300 7
"""

from __future__ import annotations

import argparse

MASK = (1 << 64) - 1


def draw_bits(number: int) -> int:
    """As in random.h."""
    z = (number + 1) * 0x9E3779B97F4A7C15 & MASK
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
    return z ^ z >> 31


def draw_log(number: int) -> int:
    unit = (draw_bits(number) >> 11) / (1 << 53)
    return int(128.0 * 64.0**unit + 0.5)


def make_sweep(count: int, seed: int) -> list[tuple[int, int, int]]:
    """m, n and k of each shape."""
    first = seed << 32
    return [(draw_log(i), draw_log(i + 1), draw_log(i + 2)) for i in range(first, first + 3 * count, 3)]


def list_sweep(count: int, seed: int) -> list[str]:
    """Lines of CSV."""
    return ["name,m,n,k"] + [f"sweep,{m},{n},{k}" for m, n, k in make_sweep(count, seed)]


def count(text: str) -> int:
    """1 to 2^32 - 1, for argparse."""
    if not 0 < int(text) < 1 << 32:
        raise ValueError
    return int(text)


def seed(text: str) -> int:
    """0 to 2^32 - 1, for argparse."""
    return count(text) if int(text) else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=count, metavar="N", help="how many")
    parser.add_argument("seed", type=seed, metavar="SEED", help="a sweep of more has the same first shapes")
    options = parser.parse_args()
    print("\n".join(list_sweep(options.count, options.seed)))


if __name__ == "__main__":
    main()
