"""The inner loop of a kernel in AMD's assembly: of the loops that multiply and hold no other that does, the first that
does so nearly most. The last k-iterations may have a loop of their own behind it.

What is counted of it stands for a k-iteration, or two where the loop is unrolled. Clocks are a model's:

- A v_wmma takes 32, by RADV (aco_statistics.cpp) and by AMD (512 f16 operations a clock and compute unit).
- LDS moves 128 bytes a clock for a compute unit, and at least 32 bits an invocation of each access.
- A wait for global loads is early if fewer than three quarters of the loop's multiplies stand between the load and it:
  then loads are not in flight while the loop multiplies.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Iterator

WMMA_CLOCKS = 32
LDS_BITS = 1024  # of a clock
NEARLY = 0.9
IN_FLIGHT = 0.75  # of the loop's multiplies that a global load is to last

LABEL = re.compile(r"(BB\d+):")
BRANCH = re.compile(r"\ts_c?branch\w* (BB\d+)")
MNEMONIC = re.compile(r"(?:^\t?|:: )(\w+|\(invalid)")
# on gfx940 RADV's v_mac_f32, of GFX9.0, is invalid
FMA = re.compile(r"v_(dual_)?(fma|mad_f|mad_mix|mac_f|pk_fma|dot[24]|mad_[iu]|mul_lo_u32)|\(invalid")
ACCESSES = {"lds_load": re.compile(r"ds_(?:read|load)(.*)"), "lds_store": re.compile(r"ds_(?:write|store)(.*)"),
            "global_load": re.compile(r"global_load(.*)")}
WORDS = {"dword": 32, "dwordx2": 64, "dwordx3": 96, "dwordx4": 128, "ushort": 16, "short": 16, "ubyte": 8}
WAIT = re.compile(r"\ts_waitcnt .*?\b(lgkmcnt|vmcnt)\((\d+)\)(?:.*?\b(lgkmcnt|vmcnt)\((\d+)\))?")
# Of RDNA 4, which has a counter for each kind of memory. Of two in one, the bits from 8 on are of the first.
WAIT_4 = re.compile(r"\ts_wait_(loadcnt|dscnt|loadcnt_dscnt|storecnt_dscnt) 0x([0-9a-f]+)")
COUNTERS_4 = {"dscnt": "lgkmcnt", "loadcnt": "vmcnt"}
KINDS = ("wmma", "valu", "salu", "lds", "global", "wait")  # of instructions


def loops(lines: list[str]) -> list[tuple[int, int]]:
    """First and last line of what lies between a label and the last branch back to it."""
    labels: dict[str, int] = {}
    last: dict[int, int] = {}
    for i, line in enumerate(lines):
        if label := LABEL.match(line):
            labels[label[1]] = i
        if (branch := BRANCH.match(line)) and branch[1] in labels:
            last[labels[branch[1]]] = i
    return sorted(last.items())


def mnemonics(lines: list[str]) -> list[str]:
    """Of all instructions; two that issue together share a line."""
    return [name for line in lines for name in MNEMONIC.findall(line)]


def is_multiply(name: str) -> bool:
    return bool(FMA.match(name)) or name.startswith("v_wmma")


def inner_loop(assembly: str) -> list[str]:
    """Its instructions: lines, but for labels and what the disassembler says besides."""
    lines = assembly.split("\n")
    multiplying = [(first, last) for first, last in loops(lines)
                   if any(map(is_multiply, mnemonics(lines[first:last + 1])))]
    innermost = [(first, last) for first, last in multiplying
                 if not any(first < other and end <= last for other, end in multiplying)]
    found = [[line for line in lines[first:last + 1] if line.startswith(("\t", "(")) and mnemonics([line])]
             for first, last in innermost]
    most = max(sum(multiplies(loop)) for loop in found)
    return next(loop for loop in found if sum(multiplies(loop)) >= NEARLY * most)


def width(suffix: str) -> int:
    """Bits that an instruction moves, told by what follows "load" and the like: _b128, 2_b32, _2addr_b64, _dwordx4."""
    pair = 2 if suffix.startswith(("2", "_2addr")) else 1
    for part in suffix.split("_")[1:]:
        if part in WORDS:
            return WORDS[part]
        if bits := re.fullmatch(r"[bui](\d+)", part):
            return pair * int(bits[1])
    raise ValueError(f"no width is known of a memory access that ends in {suffix}")


def accesses(names: list[str], what: str) -> list[int]:
    """The widths of all accesses of a kind."""
    return [width(match[1]) for name in names if (match := ACCESSES[what].fullmatch(name))]


def kind_of(line: str) -> str:
    """One of KINDS."""
    name = mnemonics([line])[0]
    if name.startswith("v_wmma"):
        return "wmma"
    if name.startswith(("s_wait", "s_barrier")) or name == "s_delay_alu":
        return "wait"
    return {"s": "salu", "d": "lds", "g": "global"}.get(name[0], "valu")


def waits(line: str) -> dict[str, int]:
    """How many loads a wait leaves under way, by counter: of LDS ("lgkmcnt"), and of global memory ("vmcnt")."""
    if newer := WAIT_4.match(line):
        names, number = newer[1].split("_"), int(newer[2], 16)
        left = dict(zip(reversed(names), (number & 0x3f, number >> 8)))
        return {COUNTERS_4[name]: left[name] for name in names if name in COUNTERS_4}
    match = WAIT.match(line)
    return {match[i]: int(match[i + 1]) for i in (1, 3) if match[i]} if match else {}


def lds_clocks(bits: int, subgroup_size: int) -> int:
    """Of one access by a subgroup."""
    return -(-max(32, bits) * subgroup_size // LDS_BITS)


def multiplies(loop: list[str]) -> list[int]:
    """How many each line has. Where there are matrices, multiply-adds only make addresses."""
    counts = [sum(map(is_multiply, mnemonics([line]))) for line in loop]
    wmma = [int(kind_of(line) == "wmma") for line in loop]
    return wmma if any(wmma) else counts


def waited_for(loop: list[str]) -> Iterator[float]:
    """Of each wait that ends global loads: the share of the loop's multiplies since the last of these loads. The loop
    is walked twice, for what the first time leaves under way."""
    each = multiplies(loop)
    whole, done, under_way = sum(each), 0, deque[int]()
    for turn in range(2):
        for line, more in zip(loop, each):
            done += more
            if ACCESSES["global_load"].fullmatch(mnemonics([line])[0]):
                under_way.append(done)
            latest = None
            while len(under_way) > waits(line).get("vmcnt", len(under_way)):
                latest = under_way.popleft()
            if turn == 1 and latest is not None:
                yield (done - latest) / whole


def count(loop: list[str], subgroup_size: int) -> dict[str, str]:
    """Figures of an inner loop."""
    names = mnemonics(loop)
    kinds = Counter(map(kind_of, loop))
    wmma = kinds["wmma"]
    lds = [bits for what in ("lds_load", "lds_store") for bits in accesses(names, what)]
    row = {"loop": len(loop), "wmma": wmma, "fma": sum(bool(FMA.match(name)) for name in names),
           "valu": kinds["valu"], "salu": kinds["salu"],
           "lds_bytes": sum(lds) // 8 * subgroup_size,
           "lds_clocks": sum(lds_clocks(bits, subgroup_size) for bits in lds),
           "lds_waits": sum("lgkmcnt" in waits(line) for line in loop),
           "early_waits": sum(share < IN_FLIGHT for share in waited_for(loop)),
           "wmma_share": round(100 * WMMA_CLOCKS * wmma / (len(loop) + (WMMA_CLOCKS - 1) * wmma))}
    figures = {name: str(value) for name, value in row.items()}
    for what in ACCESSES:
        widths = accesses(names, what)
        figures[what] = str(round(sum(widths) / len(widths))) if widths else ""
        figures[what + "s"] = " ".join(f"{times}x{each}" for each, times in sorted(Counter(widths).items()))
    return figures
