"""Shared memory for B in blocks that subgroups copy as it is: see words_of_blocks.glsl.j2.

Imports elements.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from .elements import Format

VECTOR = 16  # bytes of one load or store

# Of blocks that have the elements of several k-iterations: bytes that all of these need, which come first. Of those
# behind them each needs a share. Other blocks are copied whole.
HEADS = {"q4_K": 16}


def _units_of_pieces(form: Format, k: int, copied: int, grain: int) -> int:
    """Units of `copied` bytes that a column has: a head, and behind it from a multiple of 16 bytes on a share."""
    head = HEADS[form.word]
    share, apart = (form.size - head) // (form.elements // k), VECTOR // copied
    place = -(-((head + 2 * copied - 1 - grain) // copied) // apart) * apart
    return (-(-(place + (share + 2 * copied - 1 - grain) // copied) // apart) | 1) * apart


def vectors_of_blocks(columns: int, k: int, formats: Iterable[Format], together: int) -> int:
    """16-byte words for what a subgroup of `together` invocations copies of its columns, of the format that takes most:
    in units of 4 bytes, or of 16."""
    most = 0
    for form in formats:
        size = max(1, k // form.elements) * form.size
        grain = max(form.alignment, math.gcd(size, VECTOR))
        words = columns * ((size + 7 - form.alignment) // 4 | 1)
        vectors = columns * ((size + 2 * VECTOR - 1 - grain) // VECTOR | (grain >= 4))
        of_words = -(-words // together) * together // 4
        if form.elements > k and form.word in HEADS:
            vectors = columns * _units_of_pieces(form, k, VECTOR, grain)
            of_words = columns * _units_of_pieces(form, k, 4, form.alignment) // 4
        most = max(most, of_words, vectors)
    return most
