"""Shaders in parts: what several of them share is rendered once, into a file named by the fields of a row that its text
depends on, and included. The first line of a part's template names those fields; those of the parts that it includes
are added. Files with the same text are one, named by the fields in which they agree. Pure functions.

Imports nothing of gen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

FOLDER = "parts"  # within shaders/
DIRECTIVE = "#extension GL_GOOGLE_include_directive : require\n"
_INCLUSION = re.compile(r'#include "([^"]+)"\n')
_FIELDS = re.compile(r"\A\{#- fields: ([a-z_, ]+) -#\}\n")


class BadPart(ValueError):
    """A part whose text depends on more than the fields that its template names."""


def _sizes(extents: tuple[int, ...]) -> str:
    return "x".join(map(str, extents))


# The fields that a part may name, in the order of its name, and how they are written there
FIELDS: dict[str, Callable[[Any], str]] = {
    "multiply": lambda row: row.multiply,
    "form": lambda row: row.form,
    "input": lambda row: row.input,
    "bits": lambda row: f"{8 * row.input_size}bit",
    "accumulator": lambda row: row.accumulator,
    "output": lambda row: row.output,
    "vector": lambda row: f"{row.output_vector}elements",
    "tile": lambda row: _sizes((row.tile_m, row.tile_n, row.tile_k)),
    "part": lambda row: _sizes((row.part_m, row.part_n)),
    "stages": lambda row: f"{row.stages}stages",
    "loads": lambda row: f"{row.loads}loads",
    "fragments": lambda row: "_".join(map(_sizes, row.fragments)),
    "word": lambda row: f"{row.word}bytes",
    "for_amd": lambda row: "amd" if row.for_amd else "",
    "is_coop": lambda row: "coop" if row.is_coop else "",
    "adds": lambda row: "adds" if row.adds else "",
    "adds_to_output": lambda row: "adds_to_output" if row.adds_to_output else "",
    "by_words": lambda row: "words" if row.by_words else "",
    "layers": lambda row: f"{row.layers}layers" if row.layers > 1 else "",
    "alternates": lambda row: "alternating" if row.alternates else "",
    "blocks": lambda row: "decoded" if row.stores_decoded else "blocks" if row.blocks else "",
    "codes": lambda row: "codes" if row.codes else "",
    "promotes": lambda row: "promotes" if row.promotes else "",
    "pairs_strips": lambda row: "pairs" if row.pairs_strips else "",
    "begins_early": lambda row: "early" if row.begins_early else "",
    "grouped": lambda row: "grouped" if row.grouped else "",
    "is_short": lambda row: "short" if row.is_short else "",
    "prepares": lambda row: "prepares" if row.prepares else "",
    "traces": lambda row: "traces" if row.traces else "",
}


def fields_of(template: str) -> set[str]:
    """The fields that a part's template names at its head."""
    found = _FIELDS.match(template)
    names = set(found[1].replace(" ", "").split(",")) if found else set()
    if names - FIELDS.keys():
        raise BadPart(f"{', '.join(sorted(names - FIELDS.keys()))}: no field of a row")
    return names


def file_name(name: str, fields: set[str], row: Any) -> str:
    """NAME[-FIELDS].glsl."""
    values = [write(row) for field, write in FIELDS.items() if field in fields]
    return "-".join([name, *filter(None, values)]) + ".glsl"


@dataclass
class Parts:
    """The parts of one shader as they are rendered: their texts by their files' names."""

    row: Any
    render: Callable[[str, Callable[[str], str]], tuple[str, str]]  # a part's template and text, of its name
    texts: dict[str, str] = field(default_factory=dict)
    fields: set[str] = field(default_factory=set)  # of the parts so far within the one that is rendered

    def include(self, name: str) -> str:
        """Render a part, and the line that includes it."""
        outside, self.fields = self.fields, set()
        template, text = self.render(name, self.include)
        self.fields |= fields_of(template)
        file = file_name(name, self.fields, self.row)
        self.texts[file] = text
        self.fields |= outside
        return f'#include "{file}"'


def with_directive(text: str) -> str:
    """A shader's text that lets compilers include its parts: glslang -Ishaders/parts."""
    version, rest = text.split("#version 460\n", 1)
    return f"{version}#version 460\n{DIRECTIVE}{rest}"


def _places(file: str, text: str, parts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Every line of a shader with its parts, and where it is from, as FILE:LINE. The inclusion of a part that is
    missing stays as it is."""
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        included = _INCLUSION.match(line)
        if included and included[1] in parts:
            yield from _places(f"{FOLDER}/{included[1]}", parts[included[1]], parts)
        elif line != DIRECTIVE:
            yield f"{file}:{number}", line


def expand(text: str, parts: Mapping[str, str]) -> str:
    """A shader's text with its parts in the place of their inclusions: what the compiler gets."""
    return "".join(line for _, line in _places("", text, parts))


def place_of(file: str, text: str, parts: Mapping[str, str], line: int) -> str:
    """Where a line of the expanded text is from, as FILE:LINE."""
    return list(_places(file, text, parts))[line - 1][0]


def merge(all_parts: list[Mapping[str, str]]) -> dict[str, str]:
    """The parts of all shaders. Raises BadPart if two of the same name differ."""
    merged: dict[str, str] = {}
    for parts in all_parts:
        for file, text in parts.items():
            if merged.setdefault(file, text) != text:
                raise BadPart(f"{file} has two texts: its template depends on more fields than it names at its head")
    return merged


def _shared_name(names: Sequence[str]) -> str:
    """The name of what files of one part have in common: the part, and the fields in which they agree."""
    first, *others = (name.removesuffix(".glsl").split("-") for name in names)
    return "-".join(value for value in first if all(value in other for other in others)) + ".glsl"


def _alike(parts: Mapping[str, str]) -> dict[str, str]:
    """Files of one part that have the same text, and the name of one for all of them."""
    groups: dict[tuple[str, str], list[str]] = {}
    for file, text in sorted(parts.items()):
        groups.setdefault((re.split(r"[-.]", file)[0], text), []).append(file)
    found: dict[str, str] = {}
    for names in (names for names in groups.values() if len(names) > 1):
        shared = _shared_name(names)
        is_taken = shared in found.values() or (shared in parts and shared not in names)
        found |= dict.fromkeys(names, names[0] if is_taken else shared)
    return found


def rename_inclusions(text: str, names: Mapping[str, str]) -> str:
    return _INCLUSION.sub(lambda match: f'#include "{names.get(match[1], match[1])}"\n', text)


def share(parts: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """The parts, each text once, and the new names of those that were renamed. Parts whose own parts become one may
    then be alike, too."""
    shared, renamed = dict(parts), dict[str, str]()
    while names := _alike(shared):
        shared = {names.get(file, file): rename_inclusions(text, names) for file, text in shared.items()}
        renamed = {old: names.get(new, new) for old, new in renamed.items()} | names
    return shared, renamed
