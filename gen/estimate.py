"""How many registers a kernel needs, before anything is compiled.

Imports registry only.
"""

from __future__ import annotations

from .registry import FAMILIES, VECTOR, Family, Kernel

Fragment = tuple[int, int, int]

# 32-bit registers that an invocation can have, by subgroup size. Intel: 128 registers of 32 bytes a subgroup. CPU
# drivers keep on the stack what is too much.
LIMITS = {"nvidia": {32: 255}, "amd": {32: 256, 64: 256}, "intel": {8: 128, 16: 64, 32: 32}}
ADDRESSES = 24  # for addresses, loops and arguments: RADV takes more where there are, NVIDIA's driver no more


def fragment(kernel: Kernel, family: Family) -> Fragment | None:
    """That a family's devices build a coop kernel from."""
    return next((found for found in kernel.fragments if found in kernel.fragments_of(family)), None)


def registers(kernel: Kernel, size: Fragment | None, subgroup_size: int) -> dict[str, int]:
    """32-bit registers that an invocation needs, by what for: compilers take more, to load earlier."""
    if kernel.is_dot:
        longest = max(kernel.part_n, kernel.vector)  # run of A, or columns of B: what is not the one is the other
        return {"sums": kernel.part_m * longest, "loads": kernel.part_n * kernel.stages * VECTOR // 4,
                "operands": kernel.part_m * longest * kernel.input_size // 4, "addresses": ADDRESSES}
    holders = subgroup_size if kernel.is_coop else 1
    invocations = kernel.invocations(subgroup_size)
    sums = kernel.part_m * kernel.part_n * kernel.accumulator_size // 4 // holders
    loads = kernel.loads * sum(-(-extent * kernel.tile_k * kernel.input_size // VECTOR // invocations) * VECTOR // 4
                               for extent in (kernel.tile_m, kernel.tile_n))
    if size and kernel.is_arranged:
        step = (kernel.part_m + kernel.part_n) * size[2] * kernel.matrix_size // 4 // holders
        return {"sums": sums, "loads": kernel.stages * step, "fragments": step, "addresses": ADDRESSES}
    if not size:
        return {"sums": sums, "loads": loads, "operands": (kernel.part_n + 4) * kernel.accumulator_size // 4,
                "addresses": ADDRESSES}
    columns = kernel.part_n if kernel.ahead else size[1]
    operands = (kernel.part_m + columns) * size[2] * kernel.matrix_size // 4 // holders
    return {"sums": sums, "loads": loads, "fragments": operands * (2 if kernel.ahead else 1), "addresses": ADDRESSES}


def spills(kernel: Kernel) -> list[str]:
    """The families on which it needs more than there are, whatever the subgroup size, in words."""
    found = []
    for name in kernel.families:
        needs = [(sum(registers(kernel, fragment(kernel, FAMILIES[name]), size).values()), most)
                 for size, most in LIMITS.get(name, {}).items()]
        if needs and all(need > most for need, most in needs):
            found.append(f"about {needs[0][0]} registers > {needs[0][1]} for family {name}")
    return found
