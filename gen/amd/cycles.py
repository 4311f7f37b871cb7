"""What an inner loop of loop.py takes on RDNA 2 and 3, in clocks of a SIMD for one subgroup's turn, while the SIMD runs
as many subgroups as fit. A model, of what is known of the machine; nothing was executed.

The slowest of five things bounds the loop:

- vector: a SIMD's matrix and vector units. A v_wmma takes WMMA_CLOCKS, and nothing issues beside it there. Any other
  vector instruction takes a clock for each 32 invocations; two that issue together count once.
- lds: the two SIMDs of a compute unit share its LDS.
- cache: they share its cache, too. What it gives a clock is not documented: 64 bytes are the less of two guesses.
- issue: one instruction a clock.
- latency: what a subgroup takes that is alone (timeline.py), shared by all subgroups of the SIMD.
"""

from __future__ import annotations

from collections import Counter

from .loop import WMMA_CLOCKS, accesses, kind_of, lds_clocks, mnemonics
from .timeline import turn

LANES = 32  # of a SIMD
SIMDS = 2  # of a compute unit
CACHE = 64  # bytes of a clock, of a compute unit


def bounds(loop: list[str], subgroup_size: int, waves: int) -> dict[str, float]:
    """Clocks of each thing that may bound the loop, where `waves` subgroups run on each SIMD."""
    kinds, names = Counter(map(kind_of, loop)), mnemonics(loop)
    lds = sum(lds_clocks(bits, subgroup_size) for what in ("lds_load", "lds_store") for bits in accesses(names, what))
    loaded = sum(accesses(names, "global_load")) // 8 * subgroup_size
    return {"vector": WMMA_CLOCKS * kinds["wmma"] + -(-subgroup_size // LANES) * kinds["valu"],
            "lds": SIMDS * lds, "cache": SIMDS * -(-loaded // CACHE), "issue": len(loop),
            "latency": turn(loop, subgroup_size) / waves}


def predict(loop: list[str], subgroup_size: int, waves: int) -> dict[str, str]:
    """Clocks of a turn, and what bounds them."""
    found = bounds(loop, subgroup_size, waves)
    slowest = max(found, key=lambda name: found[name])
    return {"clocks": str(round(found[slowest])), "bound": slowest}
