"""What a module is, and a kind of modules.

Imports registry, constants.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from .constants import Constant
from .registry import Kernel


@dataclass(frozen=True)
class Module:
    """A shader, as it is rendered."""

    name: str
    template: str  # of templates/kernels: TEMPLATE.comp.j2
    types: tuple[str, ...]  # of elements: Types, but for a probe
    constants: Mapping[Constant, str] = field(default_factory=dict)  # for specialization, and their defaults
    arguments: str = ""  # of templates/shared: the struct that it is pushed; empty: a probe's own
    parts: int = 0  # subgroups or invocations of a workgroup
    kernel: Kernel | None = None  # as which it multiplies
    added: tuple[str, ...] = ()  # the buffers to which it adds floats by atomics, as its template names them
    traces: bool = False  # it writes a trace, to a workspace that has room for records
    grouped: bool = False  # it multiplies several problems
    for_amd: bool = False  # it is an arranged kernel's for AMD, or arranges for one
    prepares: bool = False  # its workgroups prepare the problems that they multiply


@dataclass(frozen=True)
class Kind:
    """What a kernel may have a module for: SK__MODULE_NAME in the header, numbered by its place in the list."""

    name: str
    of: Callable[[Kernel], Module | None]
    meaning: str
    is_traced: bool = True  # traced kernels have it
    workgroup: str = "KERNEL"  # whose invocations it has: one of WORKGROUPS
    multiplies: bool = False
    uses_subgroups: bool = False  # of the size that its kernel is built for, if that has fragments


# Whose invocations a workgroup of a module has: SK__WORKGROUP_NAME in the header
WORKGROUPS = (
    ("KERNEL", "its kernel's"),
    ("PART", "a subgroup's, of its kernel"),
    ("BLOCK", "a subgroup's for each block that it arranges"),
    ("OWN", "its pipeline's own"),
    ("FITTING", "its pipeline's own, or as many as the device allows"),
    ("RAGGED", "RAGGED_INVOCATIONS"),
)
