"""Modules as a header holds them: those that are differences to each other, or have none, are packed together by LZMA,
and written as digits in C strings.

Imports spirv, difference.
"""

from __future__ import annotations

import base64
import lzma
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from . import spirv
from .difference import difference, expand, makes
from .spirv import Embedded

# What templates/library/modules/lzma.h unpacks.
_FILTERS = ({"id": lzma.FILTER_LZMA1, "preset": 6, "lc": 0, "lp": 0, "pb": 2},)

# Digits of base 85, by their values: from ! on, without ", *, ? and \\, which mean something in C.
DIGITS = bytes(code for code in range(ord("!"), ord("z")) if chr(code) not in '"*?\\')
_PYTHONS = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
_TO_DIGITS, _FROM_DIGITS = bytes.maketrans(_PYTHONS, DIGITS), bytes.maketrans(DIGITS, _PYTHONS)
LONGEST_STRING = 4000  # characters: C99 promises lines and strings of 4095


def text_of(words: Sequence[int]) -> str:
    """Words, packed, as digits."""
    packed = lzma.compress(spirv.pack(words), format=lzma.FORMAT_RAW, filters=_FILTERS)
    return base64.b85encode(packed.ljust(-(-len(packed) // 4) * 4, b"\0")).translate(_TO_DIGITS).decode()


def words_of(text: str) -> tuple[int, ...]:
    """The words that `text_of` was given."""
    packed = base64.b85decode(text.encode().translate(_FROM_DIGITS))
    return spirv.unpack(lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=_FILTERS).decompress(packed))


@dataclass(frozen=True)
class Place:
    """Where a header holds a module: words of an archive, which are a difference to a base there; or to nothing."""

    archive: int
    first: int
    count: int
    base: str


@dataclass(frozen=True)
class Held:
    """What a header holds already: of each module its base and the words of it, and archives' strings by the names of
    their modules."""

    runs: Mapping[str, tuple[str, tuple[int, ...]]] = field(default_factory=dict)
    strings: Mapping[tuple[str, ...], str] = field(default_factory=dict)


NOTHING = Held()


def runs_of(name: str, base: str, modules: Mapping[str, Embedded], held: Held) -> tuple[int, ...]:
    """The words that an archive has of a module: those that are held, if they still make it."""
    known, of = held.runs.get(name), modules[base].words if base else ()
    if known and known[0] == base and makes(of, known[1], modules[name].words):
        return known[1]
    return difference(of, modules[name].words)


@dataclass(frozen=True)
class Archive:
    """Modules by their names, each behind its base, and the words that the archive has of each."""

    number: int
    bases: Mapping[str, str]
    runs: Mapping[str, tuple[int, ...]]

    @property
    def count(self) -> int:
        """Of words."""
        return sum(map(len, self.runs.values()))

    def places(self) -> dict[str, Place]:
        found, first = {}, 0
        for name, runs in self.runs.items():
            found[name] = Place(self.number, first, len(runs), self.bases[name])
            first += len(runs)
        return found

    def _stamp(self, name: str, module: Embedded) -> str:
        origin = f" from {self.bases[name]}" if self.bases[name] else ""
        return (f" * {name}: source {module.source}, {module.version}, {len(module.spirv)} bytes, "
                f"{len(self.runs[name])} words{origin}\n")

    def _strings(self, held: Held) -> str:
        known = held.strings.get(tuple(self.runs))
        if known and all(runs is held.runs[name][1] for name, runs in self.runs.items()):
            return known
        digits = text_of([word for runs in self.runs.values() for word in runs])
        return ",\n".join(f'"{digits[i : i + LONGEST_STRING]}"' for i in range(0, len(digits), LONGEST_STRING))

    def text(self, modules: Mapping[str, Embedded], held: Held = NOTHING) -> str:
        """The archive as C, under the stamps of its modules."""
        stamps = "".join(self._stamp(name, modules[name]) for name in self.runs)
        strings = self._strings(held)
        name = f"sk__archive_{self.number}"
        return f"/* {name}:\n{stamps} */\nstatic const char* const {name}[] = {{\n{strings}\n}};"


def lineage(name: str, bases: Mapping[str, str]) -> list[str]:
    """A module, its base, that one's, and so on to the one that stands whole."""
    found = [name]
    while base := bases[found[-1]]:
        found.append(base)
    return found


def archives_of(bases: Mapping[str, str], modules: Mapping[str, Embedded], held: Held = NOTHING) -> list[Archive]:
    """The archives of a header: one for each module that stands whole, with all that come of it. Each module is named
    with its base. What is held is not made again."""
    families: dict[str, list[tuple[int, str]]] = {}
    for name in bases:
        line = lineage(name, bases)
        families.setdefault(line[-1], []).append((len(line), name))
    return [
        Archive(number, {name: bases[name] for _, name in family},
                {name: runs_of(name, bases[name], modules, held)
                 for _, name in sorted(family, key=lambda member: member[0])})
        for number, family in enumerate(families.values())
    ]


_ARCHIVE = re.compile(r"/\* sk__archive_\d+:\n(?P<stamps>.*?) \*/\nstatic const char\* const \w+\[\] = \{\n"
                      r"(?P<strings>.*?)\n\};", re.DOTALL)
_STAMP = re.compile(r"^ \* (?P<name>\w+): source (?P<source>\w+), (?P<version>.*), \d+ bytes, (?P<count>\d+) words"
                    r"(?: from (?P<base>\w+))?$", re.MULTILINE)


def _strings(text: str) -> str:
    return "".join(line[line.index('"') + 1 : line.rindex('"')] for line in text.split("\n"))


def held_in(text: str) -> Held:
    """What a header holds."""
    found, strings = dict[str, tuple[str, tuple[int, ...]]](), {}
    for archive in _ARCHIVE.finditer(text):
        words, first, stamps = words_of(_strings(archive["strings"])), 0, list(_STAMP.finditer(archive["stamps"]))
        for stamp in stamps:
            found[stamp["name"]] = (stamp["base"] or "", words[first : first + int(stamp["count"])])
            first += int(stamp["count"])
        strings[tuple(stamp["name"] for stamp in stamps)] = archive["strings"]
    return Held(found, strings)


def embedded(text: str) -> dict[str, Embedded]:
    """The modules of a header by their names; none whose base is missing."""
    found: dict[str, Embedded] = {}
    for archive in _ARCHIVE.finditer(text):
        words, first = words_of(_strings(archive["strings"])), 0
        for stamp in _STAMP.finditer(archive["stamps"]):
            runs, base = words[first : first + int(stamp["count"])], stamp["base"] or ""
            first += len(runs)
            if not base or base in found:
                whole = expand(found[base].words if base else (), runs)
                found[stamp["name"]] = Embedded(stamp["source"], stamp["version"], spirv.pack(whole), base)
    return found


def without_archives(text: str) -> str:
    """A header that lacks all modules."""
    return _ARCHIVE.sub("", text)


def unpacked(text: str) -> str:
    """A header with stamps of its archives' words for their digits: LZMA may write the same in other ways."""
    def stamp(archive: re.Match[str]) -> str:
        return archive["stamps"] + spirv.source_hash(repr(words_of(_strings(archive["strings"]))))

    return _ARCHIVE.sub(stamp, text)
