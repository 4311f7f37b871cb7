"""Shared memory in a module of glslang's: barriers make it available and visible, accesses do not.

Under the Vulkan memory model glslang marks each access to shared memory MakePointerAvailable or MakePointerVisible, and
AMD's compiler then waits for each. What an invocation stored, others read only behind a barrier() in any case. So the
barrier makes all that its workgroup stored available and visible, and accesses are non-private, no more.

Imports nothing of gen.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence

# SPIR-V 1.5: opcodes, and sections 3.7, 3.27, 3.26 and 3.25
CONSTANT, VARIABLE, LOAD, STORE, POINTER, PARAMETER, CONTROL_BARRIER = 43, 59, 61, 62, 32, 55, 224
ACCESS_CHAINS = (65, 66, 67)
MATRIX_LOAD, MATRIX_STORE = 4457, 4458
WORKGROUP, WORKGROUP_SCOPE = 4, 2
ALIGNED, MAKE_POINTER_AVAILABLE, MAKE_POINTER_VISIBLE = 0x2, 0x8, 0x10
SHARED, MAKE_AVAILABLE, MAKE_VISIBLE = 0x100, 0x2000, 0x4000
HEADER, BOUND = 5, 3  # words of the header; the one that holds the bound of ids

# Of each kind of access: the word that is the pointer, and the first that may be its memory operands
ACCESSES = {LOAD: (3, 4), STORE: (1, 3), MATRIX_LOAD: (3, 6), MATRIX_STORE: (1, 5)}

Words = list[int]


def _instructions(words: Sequence[int]) -> Iterator[Words]:
    at = HEADER
    while at < len(words):
        count = words[at] >> 16
        yield list(words[at : at + count])
        at += count


def _opcode(instruction: Words) -> int:
    return instruction[0] & 0xFFFF


def _pointers(instructions: list[Words]) -> set[int]:
    """The ids of pointers to shared memory."""
    types = {i[1] for i in instructions if _opcode(i) == POINTER and i[2] == WORKGROUP}
    return {i[2] for i in instructions if _opcode(i) in (VARIABLE, PARAMETER, *ACCESS_CHAINS) and i[1] in types}


def _without_flags(access: Words) -> Words:
    """An access without scopes of its own."""
    begin = ACCESSES[_opcode(access)][1]
    if len(access) <= begin:
        return access
    flags, rest = access[begin], access[begin + 1 :]
    kept = rest[:1] if flags & ALIGNED else []
    shorter = [*access[:begin], flags & ~(MAKE_POINTER_AVAILABLE | MAKE_POINTER_VISIBLE), *kept]
    return [len(shorter) << 16 | _opcode(access), *shorter[1:]]


def _raised(instructions: list[Words], bound: int) -> dict[int, Words]:
    """By the ids of the semantics of barriers that order shared memory: a constant of what they are to have."""
    missing = MAKE_AVAILABLE | MAKE_VISIBLE
    constants = [i for i in instructions if _opcode(i) == CONSTANT and len(i) == 4]
    values = {i[2]: i[3] for i in constants}
    used = {i[3] for i in instructions if _opcode(i) == CONTROL_BARRIER and values.get(i[2]) == WORKGROUP_SCOPE}
    lacking = [i for i in constants if i[2] in used and i[3] & SHARED and i[3] & missing != missing]
    return {i[2]: [i[0], i[1], bound + n, i[3] | missing] for n, i in enumerate(lacking)}


def by_barriers(spirv: bytes) -> bytes:
    """The same module; what its barriers order is as ordered as before. Barriers of wider scopes stay as they are."""
    words = struct.unpack(f"<{len(spirv) // 4}I", spirv)
    instructions = list(_instructions(words))
    pointers, raised = _pointers(instructions), _raised(instructions, words[BOUND])
    scopes = {i[2] for i in instructions if _opcode(i) == CONSTANT and i[3] == WORKGROUP_SCOPE}
    made = [*words[:BOUND], words[BOUND] + len(raised), *words[BOUND + 1 : HEADER]]
    for i in instructions:
        opcode = _opcode(i)
        if opcode in ACCESSES and i[ACCESSES[opcode][0]] in pointers:
            i = _without_flags(i)
        elif opcode == CONTROL_BARRIER and i[2] in scopes and i[3] in raised:
            i[3] = raised[i[3]][2]
        made += i
        if opcode == CONSTANT and i[2] in raised:
            made += raised[i[2]]
    return struct.pack(f"<{len(made)}I", *made)
