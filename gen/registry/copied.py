"""Shared memory for B in blocks that subgroups copy as it is: see words_of_blocks.glsl.j2.

Imports elements.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .elements import Format

VECTOR = 16  # bytes of one load or store
# Formats that are never copied 16 bytes at a time: no kernel of a CPU driver holds their runs, so no test would know.
BY_WORDS = ("q6_K",)




class Piece(NamedTuple):
    """Bytes of a block: of each k-iteration that has a share of it, as large a share, or all of them."""

    begin: int  # a multiple of 16, or of 4 if the format is copied by words
    size: int
    is_shared_out: bool


# What k-iterations need of a block that has the elements of several; of other formats the whole block.
PIECES = {"q4_K": (Piece(0, 16, False), Piece(16, 128, True)),
          "q6_K": (Piece(0, 128, True), Piece(128, 64, True), Piece(192, 16, True), Piece(208, 2, False))}
MOST_PIECES = max(len(pieces) for pieces in PIECES.values())


def _units_of_pieces(pieces: Sequence[Piece], shares: int, copied: int, grain: int) -> int:
    """Units of `copied` bytes that one of so many shares of a block takes. Long pieces begin at multiples of 16 bytes."""
    end, apart = 0, VECTOR // copied
    for piece in pieces:
        size = piece.size // (shares if piece.is_shared_out else 1)
        end = -(-end // apart) * apart if size >= VECTOR else end
        end += (size + 2 * copied - 1 - grain) // copied
    return (-(-end // apart) | 1) * apart


def _units_of_column(form: Format, k: int, copied: int, grain: int) -> int:
    if form.elements > k:
        return _units_of_pieces(PIECES.get(form.word, (Piece(0, form.size, False),)), form.elements // k, copied, grain)
    units = (k // form.elements * form.size + 2 * copied - 1 - grain) // copied
    return units | (copied == 4 or grain >= 4)


def vectors_of_blocks(columns: int, k: int, formats: Iterable[Format], together: int) -> int:
    """16-byte words for what a subgroup of `together` invocations copies of its columns, of the format that takes most:
    in units of 4 bytes, or of 16."""
    most = 0
    for form in formats:
        is_split = form.elements > k
        size = form.size if is_split else k // form.elements * form.size
        grain = max(form.alignment, math.gcd(size, VECTOR))
        words = columns * _units_of_column(form, k, 4, form.alignment)
        vectors = columns * _units_of_column(form, k, VECTOR, grain)
        of_words = -(-words // 4) if is_split else -(-words // together) * together // 4
        most = max(most, of_words, 0 if form.word in BY_WORDS else vectors)
    return most
