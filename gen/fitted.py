"""Constants of the cost model that were fitted by hand: what costs.toml says under [fitted], for all classes of devices
and for some.

Imports registry only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from .registry import FAMILIES, BadRow, Kernel


@dataclass(frozen=True)
class Access:
    """By what factors a kernel's k-iterations take longer."""

    general: float  # where it reads A and B element by element
    strided_a: float  # where k is not contiguous in A, for kernels that want it so; added to 1
    strided_b: float


@dataclass(frozen=True)
class Fitted:
    """The members of [fitted], as costs.toml explains them."""

    general_coop: float
    general_scalar: float
    general_scalar_small: float
    general_dot: float
    strided_a: float
    strided_b: float
    copy: float
    copy_arranged_unaligned: float
    store: float
    crowd: int
    short_tile: float
    sum_latency: float
    sum_round: float
    sum_run: float
    sum_peers: int

    def _general(self, kernel: Kernel) -> float:
        if kernel.is_dot:
            return max(1.0, self.general_dot * kernel.vector)
        if kernel.is_coop:
            return self.general_coop
        return self.general_scalar_small if kernel.input_size < 4 else self.general_scalar

    def access(self, kernel: Kernel) -> Access:
        return Access(self._general(kernel), self.strided_a, self.strided_b)


def _require(name: str, value: object, is_whole: bool) -> None:
    kinds = (int,) if is_whole else (int, float)
    if isinstance(value, bool) or not isinstance(value, kinds) or value < 0:
        number = "a whole number" if is_whole else "a number"
        raise BadRow(f"fitted: {name} is {value!r}, must be {number} that is not negative")


def _of_class(values: dict[str, Any]) -> Fitted:
    members = {field.name: field.type for field in fields(Fitted)}
    values.pop("source", None)
    for name in (*values, *members):
        if name not in values or name not in members:
            raise BadRow(f"fitted: {name} is {'unknown' if name in values else 'missing'}")
        _require(name, values[name], members[name] == "int")
    return Fitted(**values)


def parse(tables: Mapping[str, Any]) -> dict[str, Fitted]:
    """Those of every class, of what [fitted] and [fitted.CLASS] hold. Raises BadRow."""
    everywhere = {name: value for name, value in tables.items() if not isinstance(value, Mapping)}
    own = {name: value for name, value in tables.items() if isinstance(value, Mapping)}
    for name in own:
        if name not in FAMILIES:
            raise BadRow(f"fitted: class is {name!r}, must be one of {', '.join(FAMILIES)}")
    return {family: _of_class({**everywhere, **own.get(family, {})}) for family in FAMILIES}
