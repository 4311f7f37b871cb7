"""A module with another's ids wherever the two do the same: then most of its words are the other's, and difference.py
makes it of few. Without that, all words after an instruction more or less are others, as ids shift. Pure functions;
imports difference only.

The disassembly of a module, with numbers for ids, tells which of its words are ids.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import NamedTuple

from .difference import difference, walk

HEADER = 5  # words before the first instruction; the fourth is one more than the largest id
BOUND = 3
_LINE = re.compile(r"^ *(?:(%\d+) = )?(Op\w+) ?(.*)$", re.MULTILINE)
_TOKEN = re.compile(r'"[^"]*"|\S+')
_UNTYPED = ("OpType", "OpExtInstImport", "OpLabel")  # results without a type


class Instruction(NamedTuple):
    words: tuple[int, ...]
    ids: tuple[int, ...]  # which of the words are
    result: int  # which of them is its own; 0: none

    def key(self, names: dict[int, int]) -> tuple[int, ...]:
        """The words, with ids renamed; those that have no name alike."""
        words = list(self.words)
        for i in self.ids:
            words[i] = names.get(words[i], 0)
        return tuple(words)


@dataclass(frozen=True)
class Code:
    """A module, and where its ids are."""

    words: tuple[int, ...]
    instructions: tuple[Instruction, ...]


def _places(result: int, rest: str) -> Iterator[int]:
    """Words of an instruction that are ids; the others take a word each, but strings, and the last."""
    place, tokens = 1, _TOKEN.findall(rest)
    if result:
        tokens.insert(result - 1, "%")
    for token in tokens:
        if token.startswith("%"):
            yield place
        place += len(token[1:-1]) // 4 + 1 if token.startswith('"') else 1


def _instructions(words: Sequence[int], text: str) -> Iterator[Instruction]:
    at = HEADER
    for name, opcode, rest in _LINE.findall(text):
        length = words[at] >> 16
        result = 0 if not name else 1 if opcode.startswith(_UNTYPED) else 2
        yield Instruction(tuple(words[at : at + length]), tuple(_places(result, rest)), result)
        at += length


def parse(words: tuple[int, ...], text: str) -> Code:
    """A module, of its words and its disassembly."""
    return Code(words, tuple(_instructions(words, text)))


def in_order(code: Code) -> list[tuple[int, ...]]:
    """Its instructions, with ids that count their first appearances: alike in modules that differ in ids alone."""
    names: dict[int, int] = {}
    for instruction in code.instructions:
        for place in instruction.ids:
            names.setdefault(instruction.words[place], len(names) + 1)
    return [instruction.key(names) for instruction in code.instructions]


def ordered(code: Code) -> Code:
    """A module whose ids count their first appearances."""
    renamed = tuple(Instruction(words, instruction.ids, instruction.result)
                    for words, instruction in zip(in_order(code), code.instructions))
    bound = max((one.words[place] for one in renamed for place in one.ids), default=0) + 1
    head = (*code.words[:BOUND], bound, *code.words[BOUND + 1 : HEADER])
    return Code((*head, *(word for one in renamed for word in one.words)), renamed)


def _first_function(instructions: Sequence[Instruction]) -> int:
    return next(i for i, instruction in enumerate(instructions) if instruction.words[0] & 0xFFFF == 54)  # OpFunction


def _pair(names: dict[int, int], taken: set[int], one: Instruction, other: Instruction) -> None:
    """Let ids of one instruction become those of the other, from left to right."""
    for place, target in zip(one.ids, other.ids):
        old, new = one.words[place], other.words[target]
        if old not in names and new not in taken:
            names[old] = new
            taken.add(new)


def _pair_globals(ones: Sequence[Instruction], others: Sequence[Instruction], names: dict[int, int],
                  taken: set[int]) -> None:
    """Types and constants are the same if they are made of the same; of several such, in order."""
    places: dict[tuple[int, ...], list[Instruction]] = {}
    for other in others:
        made_of = {other.words[place]: other.words[place] for place in other.ids if place != other.result}
        places.setdefault(other.key(made_of), []).append(other)
    for one in ones:
        found = places.get(one.key(names))
        if found and one.result:
            _pair(names, taken, one, found.pop(0))


def _pair_bodies(ones: Sequence[Instruction], others: Sequence[Instruction], names: dict[int, int],
                 taken: set[int]) -> None:
    """Instructions are the same in runs of those with the same operations, types and constants."""
    numbers: dict[tuple[int, ...], int] = {}
    same = {word: word for word in taken}
    a = tuple(numbers.setdefault(other.key(same), len(numbers)) for other in others)
    b = tuple(numbers.setdefault(one.key(names), len(numbers)) for one in ones)
    at = 0
    for place, count, own in walk(difference(a, b)):
        for one, other in zip(ones[at : at + count], others[place : place + count]):
            _pair(names, taken, one, other)
        at += count + len(own)


def rename(code: Code, other: Code) -> Code:
    """A module with the ids of another one, and with the lowest that are left."""
    ones, others = code.instructions, other.instructions
    names: dict[int, int] = {}
    taken: set[int] = set()
    first, other_first = _first_function(ones), _first_function(others)
    _pair_globals(ones[:first], others[:other_first], names, taken)
    for _ in range(2):  # the ids of the first pairs tell apart what is alike without them
        _pair_bodies(ones[first:], others[other_first:], names, taken)
    left = (number for number in count(1) if number not in taken)
    for one in ones:
        for place in one.ids:
            if one.words[place] not in names:
                names[one.words[place]] = next(left)
    renamed = tuple(Instruction(one.key(names), one.ids, one.result) for one in ones)
    head = (*code.words[:BOUND], max(names.values()) + 1, *code.words[BOUND + 1 : HEADER])
    return Code((*head, *(word for one in renamed for word in one.words)), renamed)
