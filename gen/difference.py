"""A module as what it copies from another one and what it has of its own: with the same ids, most tiles of the same
types differ in a hundredth of their words. Pure functions; imports nothing of gen.

A difference is a list of runs, each `passed, count, own` and `own` words: pass `passed` words of the other module, copy
the next `count`, then append `own` words, beside which as many of the other module's stand. What is passed is modulo
2^32, as the next place may lie before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

SHORTEST = 5  # words that are worth a copy: a run's head takes three


def _places(other: Sequence[int]) -> dict[tuple[int, ...], list[int]]:
    """Where each sequence of SHORTEST words begins."""
    places: dict[tuple[int, ...], list[int]] = {}
    for index, sequence in enumerate(zip(*(other[i:] for i in range(SHORTEST)))):
        places.setdefault(sequence, []).append(index)
    return places


def _common(a: Sequence[int], a_begin: int, b: Sequence[int], b_begin: int) -> int:
    """For how long a, from a_begin on, and b, from b_begin on, are the same."""
    most = min(len(a) - a_begin, len(b) - b_begin)
    return next((length for length in range(most) if a[a_begin + length] != b[b_begin + length]), most)


def _longest(other: Sequence[int], words: Sequence[int], index: int, places: Sequence[int],
             expected: int) -> tuple[int, int]:
    """Where other goes on as words do from index on, for longest, and for how long; of eight places, the nearest to the
    expected."""
    nearest = sorted(places, key=lambda place: abs(place - expected))[:8]
    lengths = [_common(other, place, words, index) for place in nearest]
    longest = max(lengths, default=0)
    return (nearest[lengths.index(longest)], longest) if longest else (expected, 0)


@lru_cache(maxsize=None)
def difference(other: tuple[int, ...], words: tuple[int, ...]) -> tuple[int, ...]:
    """The runs that make `words` of `other`."""
    places = _places(other)
    runs: list[int] = []
    passed, count, own = 0, 0, list[int]()
    expected, index = 0, 0  # places in both
    while index < len(words):
        found = places.get(tuple(words[index : index + SHORTEST]), [])
        place, length = _longest(other, words, index, found, expected)
        if not length:
            own.append(words[index])
            expected, index = expected + 1, index + 1
            continue
        runs += [passed, count, len(own), *own]
        passed, count, own = (place - expected) % 2**32, length, []
        expected, index = place + length, index + length
    return (*runs, passed, count, len(own), *own)


def walk(runs: Sequence[int]) -> Iterator[tuple[int, int, Sequence[int]]]:
    """Of each run, where in the other it copies from, how many words, and the words that follow."""
    place, index = 0, 0
    while index < len(runs):
        passed, count, own = runs[index : index + 3]
        place = (place + passed) % 2**32
        yield place, count, runs[index + 3 : index + 3 + own]
        place, index = place + count + own, index + 3 + own


def makes(other: Sequence[int], runs: Sequence[int], words: Sequence[int]) -> bool:
    """Whether the runs make `words` of `other`, and copy nothing from beyond its end."""
    inside = all(place + count <= len(other) for place, count, _ in walk(runs))
    return inside and tuple(expand(other, runs)) == tuple(words)


def expand(other: Sequence[int], runs: Sequence[int]) -> list[int]:
    """The words that `difference` was given."""
    words: list[int] = []
    for place, count, own in walk(runs):
        words += [*other[place : place + count], *own]
    return words
