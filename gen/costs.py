"""Constants of the cost model: what costs.toml says of each device and class, completed for every kernel.

Reads costs.toml; imports registry, fitted.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from . import fitted
from .fitted import Fitted
from .registry import ELEMENTS, FAMILIES, FORMATS, MULTIPLIES, BadRow, Kernel

PATH = Path(__file__).with_name("costs.toml")
_Set = TypeVar("_Set", Fitted, tuple[float, ...])

_RATES = {"dot": "scalar", "arranged": "coop"}  # as which kernels multiply, others by their own name


@dataclass(frozen=True)
class Cost:
    """What one workgroup's steps take while every compute unit runs workgroups_per_unit of them, microseconds."""

    workgroups_per_unit: int
    start: float  # of a segment, before its first k-iteration is multiplied
    iteration: float
    lone_iteration: float  # of a workgroup that has a compute unit for itself
    fixup: float  # handing in a partial and completing a tile, whatever the number of peers
    peer: float  # adding one partial
    last_arriver: float  # by which k-iterations take longer in its pipelines
    epilogue: float  # writing a tile

    def times(self) -> tuple[float, ...]:
        """The members that follow workgroups_per_unit, as sk__cost has them."""
        waits = (self.start, self.iteration, self.lone_iteration)
        return (*waits, self.fixup, self.peer, self.last_arriver, self.epilogue)


@dataclass(frozen=True)
class Class:
    """What holds for a class of devices; rates are of one compute unit."""

    name: str
    vendor: int  # 0: any
    like: str  # the device whose rows it has; empty: none
    rates: Mapping[str, float]  # GFLOP/s, of kernels that have their own, and by how the others multiply
    moving: float  # GB/s of partials and tiles
    bandwidth: float  # GB/s of device memory
    start: float  # microseconds, as the two that follow
    fixup: float
    second_dispatch: float

    def cost(self, kernel: Kernel) -> Cost:
        """What a kernel's extents and the rates give."""
        flops = (8.0 if kernel.is_complex else 2.0) * kernel.tile_m * kernel.tile_n * kernel.tile_k
        rate = self.rates.get(_key(kernel)) or self.rates[_RATES.get(kernel.multiply, kernel.multiply)]
        iteration = flops / (rate * 1e3)
        if kernel.is_dot: # which has no use for B but to read it
            size = LARGEST_CODE if kernel.blocks else kernel.input_size
            iteration = max(iteration, kernel.tile_n * kernel.tile_k * size / (self.bandwidth * 1e3))
        moved = kernel.tile_m * kernel.tile_n * kernel.accumulator_size / (self.moving * 1e3)
        return Cost(1, self.start, iteration, iteration, self.fixup, moved, 1.0, 2.0 * moved)


@dataclass(frozen=True)
class Row:
    """A kernel's row of a device."""

    cost: Cost
    fitted: Mapping[str, Any]  # constants that were fitted for this kernel alone; most have none
    decoding: Mapping[str, float]  # microseconds that a k-iteration takes longer with a type in blocks


@dataclass(frozen=True)
class Table:
    """Constants of a device, or of a class."""

    name: str  # the beginning of deviceName, or the class
    is_class: bool
    vendor: int
    for_cpu: bool
    bandwidth: float  # GB/s of device memory, over its compute units
    second_dispatch: float
    kernels: tuple[Cost, ...]
    kernel_fitted: tuple[int, ...]  # of each kernel, the index of its fitted constants
    guessed: tuple[bool, ...]  # of each kernel, whether the class's rates give its constants
    fitted: tuple[Fitted, ...]  # the table's, then those of kernels that have their own
    decodings: tuple[tuple[float, ...], ...]  # by format, of kernels that share them: first none
    kernel_decoding: tuple[int, ...]  # of each kernel, the index of its own
    lacks: tuple[str, ...] = ()  # of a device: rows of guessed kernels that are made for it


# What a table may hold besides numbers of the model: where they come from.
_PROVENANCE = {"driver", "date", "source"}
_DEVICE = {"name", "class", "bandwidth", "second_dispatch", "kernels"}
_CLASS = {"vendor", "coop", "scalar", "dp4a", "moving", "bandwidth", "start", "fixup", "second_dispatch"}


LARGEST_CODE = max(form.size / form.elements for form in FORMATS)  # bytes of an element in blocks

# Types of A and B that are as fast as others, which have the rows.
_ALIKE = {"bf16": "f16", "u8": "s8", "e5m2": "e4m3"}


def _key(kernel: Kernel) -> str:
    """How costs.toml names a kernel: its results' type changes no constant."""
    operand = "q8_0" if kernel.codes else _ALIKE.get(kernel.input, kernel.input)
    operands = f"{operand}{' blocks' if kernel.blocks else ''}"
    return f"{kernel.multiply} {operands} {kernel.extents}"


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and value >= 0


def _require(table: Mapping[str, Any], wanted: set[str], optional: set[str]) -> None:
    if wanted - set(table):
        raise BadRow(f"{min(wanted - set(table))} is missing")
    if set(table) - wanted - optional:
        raise BadRow(f"unknown member {min(set(table) - wanted - optional)}")
    for member in wanted - _PROVENANCE - {"name", "class", "kernels"}:
        if not _is_number(table[member]):
            raise BadRow(f"{member} is {table[member]!r}, must be a number that is not negative")


def _require_name(name: str) -> None:
    """Of a kernel, as _key() has it."""
    types = (type_name for type_name in ELEMENTS if type_name not in _ALIKE)
    if not re.fullmatch(rf"({'|'.join(MULTIPLIES)}) ({'|'.join(types)})( blocks)? \d+x\d+x\d+(x\d+)?", name):
        raise BadRow(f"kernel is {name!r}, must be like 'coop f16 128x192x64'; "
                     + ", ".join(f"{other} has the rows of {own}" for other, own in _ALIKE.items()))


Decodings = Mapping[str, Mapping[str, float]]  # a device's, by their names


def _decodings_of(device: Mapping[str, Any]) -> Decodings:
    """Those of a device. Raises BadRow."""
    words = {form.word for form in FORMATS}
    for name, times in device.get("decoding", {}).items():
        if not isinstance(times, Mapping) or set(times) - words or not all(map(_is_number, times.values())):
            raise BadRow(f"decoding {name} is {times!r}, must be times that are not negative, of types in blocks")
    return device.get("decoding", {})


def _row(name: str, row: object, decodings: Decodings) -> Row:
    _require_name(name)
    numbers, own = (row[:8], row[8:]) if isinstance(row, list) else ([], [])
    if len(numbers) != 8 or not all(map(_is_number, numbers)) or [type(last) for last in own] not in ([], [dict]):
        raise BadRow(f"{name} is {row!r}, must be 8 numbers that are not negative, and may end with a table of "
                     "fitted constants")
    cost = Cost(*numbers)
    if not isinstance(cost.workgroups_per_unit, int) or cost.workgroups_per_unit < 1 or cost.last_arriver < 1:
        raise BadRow(f"{name} is {row!r}: at least one workgroup runs on a unit, and a factor is at least 1")
    others = dict(own[0]) if own else {}
    decoding = others.pop("decoding", None)
    if decoding is not None and decoding not in decodings:
        raise BadRow(f"{name}: decoding is {decoding!r}, which the device has no table of")
    return Row(cost, fitted.check(others), decodings.get(decoding, {}))


def _class(name: str, table: Mapping[str, Any], devices: Mapping[str, Any]) -> Class:
    if name not in FAMILIES:
        raise BadRow(f"class is {name!r}, must be one of {', '.join(FAMILIES)}")
    _require(table, _CLASS | {"source"}, {"like", "dp2a", "rates"})
    if table.get("like", "") not in {"", *devices}:
        raise BadRow(f"no device is named {table['like']}")
    rates = {multiply: table[multiply] for multiply in ("coop", "scalar", "dp4a")}
    rates["dp2a"] = table.get("dp2a", table["scalar"])
    for kernel, rate in table.get("rates", {}).items():
        _require_name(kernel)
        if not _is_number(rate) or rate == 0:
            raise BadRow(f"{kernel} is {rate!r}, must be a number of GFLOP/s")
        rates[kernel] = rate
    numbers = (table[member] for member in ("moving", "bandwidth", "start", "fixup", "second_dispatch"))
    return Class(name, table["vendor"], table.get("like", ""), rates, *numbers)


def _number(first: _Set, values: Sequence[_Set]) -> tuple[tuple[int, ...], tuple[_Set, ...]]:
    """Of each value, its number among those that differ; and these, of which `first` is number 0."""
    sets = tuple(dict.fromkeys([first, *values]))
    return tuple(map(sets.index, values)), sets


def _fit(rows: Sequence[Row], own: Fitted) -> tuple[tuple[int, ...], tuple[Fitted, ...]]:
    """The members kernel_fitted and fitted of a table, whose kernels have these rows."""
    return _number(own, [fitted.override(own, row.fitted) for row in rows])


def _decodings(rows: Sequence[Row]) -> tuple[tuple[int, ...], tuple[tuple[float, ...], ...]]:
    """The members kernel_decoding and decodings of a table, whose kernels have these rows."""
    return _number(tuple(0.0 for _ in FORMATS),
                   [tuple(float(row.decoding.get(form.word, 0.0)) for form in FORMATS) for row in rows])


def _table(
    owner: Class, device: Mapping[str, Any] | None, rows: Mapping[str, Row], kernels: tuple[Kernel, ...], own: Fitted
) -> Table:
    """The table of a device, or of its class."""
    own = fitted.override(own, (device or {}).get("fitted", {}))
    found = [rows.get(_key(kernel)) or Row(owner.cost(kernel), {}, {}) for kernel in kernels]
    costs = tuple(row.cost for row in found)
    name, bandwidth, second_dispatch, lacks = owner.name, owner.bandwidth, owner.second_dispatch, ()
    if device:
        name, bandwidth, second_dispatch = device["name"], device["bandwidth"], device["second_dispatch"]
        lacks = tuple(dict.fromkeys(_key(kernel) for kernel in kernels
                                    if owner.name in kernel.families and _key(kernel) not in rows))
    indices, sets = _fit(found, own)
    guessed = tuple(_key(kernel) not in rows for kernel in kernels)
    decoding, decodings = _decodings(found)
    return Table(name, device is None, owner.vendor, owner.name == "cpu", bandwidth, second_dispatch, costs,
                 indices, guessed, sets, decodings, decoding, lacks)


def _tables(text: str, kernels: tuple[Kernel, ...]) -> tuple[Table, ...]:
    data = tomllib.loads(text)
    devices, rows = {}, {}
    for device in data.get("device", []):
        _require(device, _DEVICE | _PROVENANCE, {"fitted", "decoding"})
        if device["name"] in devices:
            raise BadRow(f"device {device['name']} exists already")
        devices[device["name"]] = device
        decodings = _decodings_of(device)
        rows[device["name"]] = {name: _row(name, row, decodings) for name, row in device["kernels"].items()}
    classes = {name: _class(name, table, devices) for name, table in data.get("class", {}).items()}
    for name in {*FAMILIES, *(device["class"] for device in devices.values())} - set(classes):
        raise BadRow(f"class {name} is missing")
    own = fitted.parse(data.get("fitted", {}))
    tables = []
    for name, device in sorted(devices.items(), key=lambda item: -len(item[0])):
        owner = classes[device["class"]]
        tables.append(_table(owner, device, {**rows.get(owner.like, {}), **rows[name]}, kernels, own[owner.name]))
    ordered = sorted(classes.values(), key=lambda owner: owner.vendor == 0)
    return (*tables, *(_table(owner, None, rows.get(owner.like, {}), kernels, own[owner.name])
                      for owner in ordered))


_SPARSE = {"workgroups_per_unit": "u", "few_nonzeros": "u", "alike": ".0f", "short_row": "u", "nonzeros_per_team": "u",
           "staged_nonzeros": "u", "most_staged_nonzeros": "u", "merge_loads": "u", "wide_loads": "u",
           "vector_loads": "u", "merge_chunks": "u", "vector_workgroups": "u", "read_alone": "u", "long_row": "u",
           "nonzeros_per_long": "u"}  # suffixes in C


def _sparse_row(name: str, table: Mapping[str, Any], vendor: int) -> str:
    for member in _SPARSE:
        if not isinstance(table.get(member), int) or table[member] < 1:
            raise BadRow(f"sparse.{name}: {member} is {table.get(member)!r}, must be a number of at least 1")
    numbers = (f"{table[member]}{suffix}" for member, suffix in _SPARSE.items())
    return ", ".join([str(name == "cpu").lower(), f"{vendor:#x}u", *numbers])


def load_sparse(path: Path = PATH) -> tuple[str, ...]:
    """The members of sk__sparse_costs, in order, of each class that has them; those of any vendor come last. Raises
    BadRow."""
    data = tomllib.loads(path.read_text())
    vendors = {name: data["class"][name]["vendor"] for name in data["sparse"]}
    names = sorted(vendors, key=lambda name: vendors[name] == 0)
    return tuple(_sparse_row(name, data["sparse"][name], vendors[name]) for name in names)


def parse(text: str, kernels: tuple[Kernel, ...], name: str = PATH.name) -> tuple[Table, ...]:
    """Constants of these kernels, in the order in which they are looked up: devices, the longest name first, as it is
    the beginning of deviceName; then classes, those of any vendor last. Raises BadRow."""
    try:
        return _tables(text, kernels)
    except (tomllib.TOMLDecodeError, BadRow) as error:
        raise BadRow(f"{name}: {error}") from None


def load(kernels: tuple[Kernel, ...], path: Path = PATH) -> tuple[Table, ...]:
    """The tables of costs.toml for these kernels. Raises BadRow."""
    return parse(path.read_text(), kernels, path.name)
