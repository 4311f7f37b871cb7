"""Constants of the cost model that were fitted by hand: what costs.toml says under [fitted], for all devices, for a
class, for a device and for a kernel.

Imports registry only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from .registry import FAMILIES, BadRow


@dataclass(frozen=True)
class Fitted:
    """The members of [fitted], as costs.toml explains them, in the order of SK__FITTED in
    templates/library/device/costs.h."""

    general_coop: float
    general_scalar: float
    general_scalar_small: float
    general_dot: float
    strided_a: float
    strided_b: float
    copy: float
    copy_arranged_unaligned: float
    copy_decoded: float
    added: float
    store: float
    short_tile: float
    sum_latency: float
    sum_round: float
    sum_run: float
    distant: float
    seen: float
    alone: float
    early: float
    apart: float
    crowd: int
    sum_peers: int
    grouped: int
    rolling: int
    beside: int


_MEMBERS = {field.name: field.type for field in fields(Fitted)}


def check(values: Mapping[str, Any]) -> dict[str, Any]:
    """Some of the members, without the source that a table may name. Raises BadRow."""
    if not isinstance(values, Mapping):
        raise BadRow(f"fitted is {values!r}, must be a table")
    members = {name: value for name, value in values.items() if name != "source"}
    for name, value in members.items():
        if name not in _MEMBERS:
            raise BadRow(f"fitted: {name} is unknown")
        is_whole = _MEMBERS[name] == "int"
        kinds = (int,) if is_whole else (int, float)
        if isinstance(value, bool) or not isinstance(value, kinds) or value < 0:
            number = "a whole number" if is_whole else "a number"
            raise BadRow(f"fitted: {name} is {value!r}, must be {number} that is not negative")
    return members


def override(base: Fitted, values: Mapping[str, Any]) -> Fitted:
    """Those of a base, but for some that a device or a kernel has of its own. Raises BadRow."""
    return replace(base, **check(values))


def parse(tables: Mapping[str, Any]) -> dict[str, Fitted]:
    """Those of every class, of what [fitted] and [fitted.CLASS] hold. Raises BadRow."""
    everywhere = {name: value for name, value in tables.items() if not isinstance(value, Mapping)}
    own = {name: value for name, value in tables.items() if isinstance(value, Mapping)}
    for name in own:
        if name not in FAMILIES:
            raise BadRow(f"fitted: class is {name!r}, must be one of {', '.join(FAMILIES)}")
    found = {}
    for family in FAMILIES:
        values = check({**everywhere, **own.get(family, {})})
        for name in _MEMBERS:
            if name not in values:
                raise BadRow(f"fitted: {name} is missing")
        found[family] = Fitted(**values)
    return found
