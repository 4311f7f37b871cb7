"""Rows of kernels.toml to kernels, and back.

Reads kernels.toml; imports nothing else of gen.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from .kernel import Kernel
from .requirements import BadRow, check

PATH = Path(__file__).parent.with_name("kernels.toml")

# Lengths of lists; 0: of any length, or no list
_MEMBERS = {"multiply": 0, "types": 0, "tile": 3, "part": 2, "stages": 0, "families": 0}
_ALL_MEMBERS = (*_MEMBERS, "fragments", "ahead", "blocks", "promotes", "codes", "only", "prepares", "layers")


def _is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _require_integers(member: str, value: object, length: int) -> None:
    if not isinstance(value, list | tuple) or len(value) != length or not all(map(_is_integer, value)):
        raise BadRow(f"{member} is {value!r}, must be {length} integers")


def _require_names(member: str, value: object) -> None:
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise BadRow(f"{member} is {value!r}, must be a list of names")


def _three(types: str) -> list[str]:
    names = types.split(",")
    if len(names) != 3:
        raise BadRow(f"types are {types!r}, must be 3 with commas between them, like f16,f32,f16")
    return names


def kernels_of(row: Mapping[str, Any]) -> tuple[Kernel, ...]:
    """The kernels that a table of kernels.toml describes, one for each of its types."""
    unknown = set(row) - set(_ALL_MEMBERS)
    if unknown:
        raise BadRow(f"unknown member {', '.join(sorted(unknown))}")
    for member, length in _MEMBERS.items():
        if member not in row:
            raise BadRow(f"{member} is missing")
        if member in ("types", "families"):
            _require_names(member, row[member])
        if length and len(row[member]) != length:
            raise BadRow(f"{member} has {len(row[member])} entries, needs {length}")
        if member in ("tile", "part"):
            _require_integers(member, row[member], length)
    if not _is_integer(row["stages"]):
        raise BadRow(f"stages is {row['stages']!r}, must be an integer")
    if not row["types"]:
        raise BadRow("types is empty")
    for fragment in row.get("fragments", ()):
        _require_integers("a fragment", fragment, 3)
    fragments = tuple((m, n, k) for m, n, k in row.get("fragments", ()))
    families = tuple(row["families"])
    ahead = row.get("ahead", "")
    if not isinstance(ahead, str):
        raise BadRow(f"ahead is {ahead!r}, must be the name of a family")
    blocks = row.get("blocks", False)
    if not isinstance(blocks, bool):
        raise BadRow(f"blocks is {blocks!r}, must be true or false")
    promotes = row.get("promotes", False)
    if not isinstance(promotes, bool):
        raise BadRow(f"promotes is {promotes!r}, must be true or false")
    codes = row.get("codes", False)
    if not isinstance(codes, bool):
        raise BadRow(f"codes is {codes!r}, must be true or false")
    prepares = row.get("prepares", False)
    if not isinstance(prepares, bool):
        raise BadRow(f"prepares is {prepares!r}, must be true or false")
    layers = row.get("layers", 1)
    if not _is_integer(layers):
        raise BadRow(f"layers is {layers!r}, must be an integer")
    only = row.get("only", [])
    _require_names("only", only)
    rest = (*row["tile"], *row["part"], row["stages"], families, fragments, ahead, blocks, promotes, codes,
            tuple(only), prepares, layers)
    return tuple(Kernel(row["multiply"], *_three(types), *rest) for types in row["types"])


def parse(text: str, name: str = PATH.name, require: Callable[[Kernel], None] = check) -> tuple[Kernel, ...]:
    """Every kernel of a registry's text, in its order; `require` refuses what cannot work. Raises BadRow."""
    kernels: list[Kernel] = []
    try:
        rows = tomllib.loads(text).get("kernel", [])
    except tomllib.TOMLDecodeError as error:
        raise BadRow(f"{name}: {error}") from None
    for number, row in enumerate(rows, 1):
        try:
            for kernel in kernels_of(row):
                require(kernel)
                if kernel.name in {other.name for other in kernels}:
                    raise BadRow(f"{kernel.name} exists already")
                kernels.append(kernel)
        except BadRow as error:
            raise BadRow(f"{name}: row {number}: {error}") from None
    return tuple(kernels)


def load(path: Path = PATH) -> tuple[Kernel, ...]:
    """Every kernel of the registry, in its order. Raises BadRow."""
    return parse(path.read_text(), path.name)


def _toml(value: object) -> str:
    """A value as kernels.toml writes it."""
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def row_of(kernel: Kernel) -> dict[str, Any]:
    """The row of a kernel alone."""
    row: dict[str, Any] = {
        "multiply": kernel.multiply,
        "types": [f"{kernel.input},{kernel.accumulator},{kernel.output}"],
        "tile": [kernel.tile_m, kernel.tile_n, kernel.tile_k],
        "part": [kernel.part_m, kernel.part_n],
        "stages": kernel.stages,
        "families": list(kernel.families),
    }
    if kernel.fragments:
        row["fragments"] = [list(fragment) for fragment in kernel.fragments]
    flags = {name: True for name in ("blocks", "promotes", "codes", "prepares") if getattr(kernel, name)}
    lists = {"only": list(kernel.only)} if kernel.only else {}
    layers = {"layers": kernel.layers} if kernel.layers != 1 else {}
    return row | ({"ahead": kernel.ahead} if kernel.ahead else {}) | flags | lists | layers


def row_text(row: Mapping[str, Any]) -> str:
    """A row as a table of kernels.toml."""
    lines = [f"{member} = {_toml(row[member])}" for member in _ALL_MEMBERS if member in row]
    return "\n".join(["[[kernel]]", *lines]) + "\n"
