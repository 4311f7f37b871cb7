"""What can be said of a kernel before it is compiled: memory, registers, and what each family of devices allows.

Imports registry, estimate, spec, nearest.
"""

from __future__ import annotations

from dataclasses import replace

from . import estimate, nearest, registry, spec
from .registry import FAMILIES, VECTOR, Family, Kernel

def _lines(rows: list[tuple[str, ...]]) -> list[str]:
    """Rows as columns of equal width."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]


def _invocations(kernel: Kernel) -> str:
    sizes = {kernel.invocations(size) for name in kernel.families for size in kernel.subgroup_sizes(FAMILIES[name])}
    return ", ".join(map(str, sorted(sizes)))


def table(kernels: tuple[Kernel, ...], spirv_sizes: dict[str, int]) -> str:
    """A line a kernel; bytes of SPIR-V by kernel, where they are known."""
    rows = [("kernel", "families", "invocations", "shared", "SPIR-V")]
    for kernel in kernels:
        size = spirv_sizes.get(kernel.name) if kernel.shared == kernel else 0  # it is the other's
        rows.append((kernel.name, ", ".join(kernel.families), _invocations(kernel), str(kernel.shared_size),
                     "-" if size is None else str(size)))
    total = sum(spirv_sizes.get(kernel.name, 0) for kernel in kernels)
    return "\n".join([*_lines(rows), f"{len(kernels)} kernels, {total} bytes of SPIR-V"])


def _need(kernel: Kernel, family: Family, fragment: tuple[int, int, int] | None, size: int) -> str:
    parts = estimate.registers(kernel, fragment, size)
    total, most = sum(parts.values()), estimate.LIMITS.get(family.name, {}).get(size)
    words = " + ".join(f"{count} {name}" for name, count in parts.items())
    limit = "" if most is None else f" of {most}{', may spill' if total > most else ''}"
    return f"{total}{limit} ({words})"


def _family_rows(kernel: Kernel, family: Family) -> list[tuple[str, ...]]:
    """How the kernel fits a family: a row a subgroup size."""
    made = replace(kernel, families=(family.name,), ahead=kernel.ahead if kernel.ahead == family.name else "")
    rows = []
    for size in made.subgroup_sizes(family):
        fragment = estimate.fragment(made, family)
        rows.append((
            family.name, str(size), f"{made.invocations(size)} of {family.invocations}",
            f"{made.shared_size} of {family.shared_size}", "x".join(map(str, fragment or ())) or "-",
            _need(made, family, fragment, size),
        ))
    return rows


def _refusal(kernel: Kernel, family: str) -> str:
    """Why a family cannot run the kernel; empty if it can."""
    ahead = kernel.ahead if kernel.ahead == family else ""
    try:
        registry.check(replace(kernel, families=(family,), ahead=ahead))
    except registry.BadRow as error:
        return str(error)
    return ""


def _shared(kernel: Kernel) -> str:
    if kernel.is_dot:
        return f"sums of {max(kernel.peers)} peers"
    if not kernel.is_coop:
        return f"{kernel.stages} x {kernel.shared_lines} x ({kernel.tile_m} + {kernel.tile_n} + 8) words of 4"
    if kernel.is_arranged:
        return "sums on their way to D"
    a, b = (kernel.shared_vectors(axis) * VECTOR for axis in (0, 1))
    return f"A {a}, B {b}; sums on their way to D take {kernel.strip_vectors * VECTOR} of the same"


def explain(kernel: Kernel) -> str:
    """Everything about a kernel, in lines. Raises BadRow if no family can run it, with one that works."""
    refusals = {name: _refusal(kernel, name) for name in FAMILIES}
    if all(refusals.values()):
        nearest.require(replace(kernel, families=kernel.families[:1]))
    unit = "subgroup" if kernel.is_coop else "invocation"
    slot = kernel.tile_m * kernel.tile_n * kernel.accumulator_size
    lines = [
        f"{kernel.name}",
        f"macro-tile     {kernel.tile_m} x {kernel.tile_n} x {kernel.tile_k}, "
        f"{kernel.parts // kernel.layers} parts of {kernel.part_m} x {kernel.part_n}, each one {unit}'s"
        + (f" in each of {kernel.layers} layers" if kernel.layers > 1 else ""),
        f"shared memory  {kernel.shared_size} bytes: {_shared(kernel)}",
        f"slot           {slot} bytes of workspace for a partial",
        "",
    ]
    rows = [("family", "subgroup", "invocations", "shared bytes", "fragment", "registers an invocation needs, about")]
    for name, family in FAMILIES.items():
        rows += [] if refusals[name] else _family_rows(kernel, family)
    lines += _lines(rows)
    lines += [f"not on {name}: {refusal}" for name, refusal in refusals.items() if refusal]
    return "\n".join(lines)
