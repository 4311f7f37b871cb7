"""Probe shaders: what probes.toml names.

Imports nothing of gen.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

PATH = Path(__file__).with_name("probes.toml")


@dataclass(frozen=True)
class Probe:
    """A shader of its own: templates/kernels/probes/TEMPLATE.comp.j2."""

    name: str
    template: str
    types: tuple[str, ...]


def load(path: Path = PATH) -> tuple[Probe, ...]:
    """Every probe, in order."""
    rows = tomllib.loads(path.read_text())["probe"]
    return tuple(Probe(row["name"], row.get("template", row["name"]), tuple(row.get("types", ()))) for row in rows)
