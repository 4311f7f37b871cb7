"""Probes: modules that measure and look at a device, which probes.toml names.

Imports modules.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from .modules import Module

PATH = Path(__file__).with_name("probes.toml")


def load(path: Path = PATH) -> tuple[Module, ...]:
    """Every probe, in order."""
    rows = tomllib.loads(path.read_text())["probe"]
    return tuple(Module(row["name"], row.get("template", row["name"]), tuple(row.get("types", ()))) for row in rows)
