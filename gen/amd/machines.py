"""AMD's GPUs, by the names of RADV's families: what bounds how many workgroups run at a time, and the most that they
multiply.

Imports nothing of gen.
"""

from __future__ import annotations

from dataclasses import dataclass

SIMDS = 4  # of a work group processor (WGP), which is two compute units; a workgroup has all of its SIMDs
LANES = 32
LDS = 131072  # bytes of a WGP
LDS_GRANULE = 1024  # bytes
MOST_SUBGROUPS = 16  # of a SIMD
MOST_WORKGROUPS = 32  # of a WGP


@dataclass(frozen=True)
class Machine:
    """A GPU. Registers are of 32 invocations; a subgroup of 64 takes two for each."""

    processors: int  # WGPs
    registers: int  # of a SIMD
    granule: int  # of registers that a subgroup of 32 has
    peaks: dict[str, int]  # operations a clock of a SIMD, by how a kernel multiplies

    def subgroups(self, registers: int, size: int) -> int:
        """That run on a SIMD at a time, as far as their registers go."""
        per_register = size // LANES
        granule = self.granule // per_register
        taken = -(-registers // granule) * granule * per_register
        return min(MOST_SUBGROUPS, self.registers // taken)

    def workgroups(self, registers: int, lds: int, subgroups: int, size: int) -> int:
        """That run on a WGP at a time; 0: a workgroup has more than there is."""
        by_registers = SIMDS * self.subgroups(registers, size) // subgroups
        by_lds = LDS // max(LDS_GRANULE, -(-lds // LDS_GRANULE) * LDS_GRANULE)
        return min(MOST_WORKGROUPS, by_registers, by_lds)


# An operation is a multiplication or an addition. RDNA 3: 512 of f16 a clock and compute unit by matrices, as many of
# 8-bit integers, and twice the lanes by pairs of multiply-adds. RDNA 2: neither, but dot products of four and of two.
_RDNA_3 = {"coop": 256, "arranged": 256, "scalar": 128, "dp4a": 256}
_RDNA_2 = {"scalar": 64, "dp4a": 256, "dp2a": 128}

MACHINES = {
    "navi31": Machine(48, 1536, 24, _RDNA_3),  # Radeon RX 7900 XTX
    "gfx1151": Machine(20, 1536, 24, _RDNA_3),  # Radeon 8060S
    "navi21": Machine(40, 1024, 16, _RDNA_2),  # Radeon RX 6900 XT
}
