"""Families of devices that rows are made for, and their limits.

Imports nothing of gen.
"""

from __future__ import annotations

from dataclasses import dataclass

ANY_VENDOR = 0xFFFFFFFF
Sizes = dict[str, tuple[tuple[int, int, int], ...]]


def _alike(types: str, *fragments: tuple[int, int, int]) -> Sizes:
    """The same sizes for several types of A and B."""
    return {name: fragments for name in types.split()}


@dataclass(frozen=True)
class Family:
    """Limits that hold for every device of a family that the rows are made for."""

    name: str
    vendor: int  # VkPhysicalDeviceProperties.vendorID; ANY_VENDOR for CPU drivers
    shared_size: int  # bytes a workgroup may have
    invocations: int  # in a workgroup
    subgroup_sizes: tuple[int, ...]
    fragments: Sizes  # m, n, k of cooperative matrices, by type of A and B

    def fragments_of(self, type_name: str) -> tuple[tuple[int, int, int], ...]:
        """Those for A and B of a type; empty if there are none."""
        return self.fragments.get(type_name, ())


FAMILIES = {
    family.name: family
    for family in (
        Family("nvidia", 0x10DE, 49152, 1024, (32,),
               _alike("f16 bf16", (16, 16, 16), (16, 8, 16)) | _alike("s8 u8", (16, 16, 32), (16, 8, 32))),
        Family("amd", 0x1002, 65536, 1024, (32, 64), _alike("f16 bf16 s8 u8", (16, 16, 16))),
        Family("intel", 0x8086, 32768, 1024, (8, 16, 32),
               _alike("f16 bf16", (8, 16, 16)) | _alike("s8 u8", (8, 16, 32))),
        Family("cpu", ANY_VENDOR, 32768, 256, (8,), _alike("f16 s8 u8", (8, 8, 8))),
    )
}
