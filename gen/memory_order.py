"""Memory operands of the fixup, in the disassembly of a kernel with its names: the manual's chapter MEMORY ORDER, as
SPIR-V says it.

Imports nothing of gen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

# SPIR-V 1.5, sections 3.27 and 3.25
WORKGROUP, SUBGROUP, QUEUE_FAMILY = 2, 3, 5
RELAXED, ACQUIRE, ACQUIRE_RELEASE = 0x0, 0x2, 0x8
BUFFERS, SHARED, MAKE_AVAILABLE, MAKE_VISIBLE = 0x40, 0x100, 0x2000, 0x4000
BARRIER = (WORKGROUP, WORKGROUP, ACQUIRE_RELEASE | SHARED | MAKE_AVAILABLE | MAKE_VISIBLE)
MEETING = (SUBGROUP, SUBGROUP, *BARRIER[2:])  # in meet_subgroup()
ORDER_OF_LOADS = (SUBGROUP, ACQUIRE_RELEASE | SHARED)  # in functions of main loops: nobody relies on it
MAIN_LOOPS = ("advance", "order_loads")
PUBLISH = (WORKGROUP, QUEUE_FAMILY, ACQUIRE_RELEASE | BUFFERS | SHARED | MAKE_AVAILABLE | MAKE_VISIBLE)

# Scope and semantics of every atomic, by what it does and the buffer that it does it to
ATOMICS = {
    ("OpAtomicIAdd", "counters"): (QUEUE_FAMILY, ACQUIRE_RELEASE | BUFFERS),
    ("OpAtomicLoad", "counters"): (QUEUE_FAMILY, ACQUIRE | BUFFERS),
    ("OpAtomicStore", "counters"): (QUEUE_FAMILY, RELAXED),
    ("OpAtomicIAdd", "tickets"): (QUEUE_FAMILY, RELAXED),
    ("OpAtomicStore", "tickets"): (QUEUE_FAMILY, RELAXED),
    ("OpAtomicCompareExchange", "status_record"): (QUEUE_FAMILY, RELAXED, RELAXED),
    ("OpAtomicLoad", "status_record"): (QUEUE_FAMILY, RELAXED),
}
OF_TRACES = {("OpAtomicIAdd", "trace_count"): (QUEUE_FAMILY, RELAXED)}
OF_PREPARED = {  # shared memory has no buffer
    ("OpAtomicCompareExchange", "left_out_record"): (QUEUE_FAMILY, RELAXED, RELAXED),
    ("OpAtomicUMax", ""): (WORKGROUP, RELAXED),
    ("OpAtomicUMin", ""): (WORKGROUP, RELAXED),
    ("OpAtomicIAdd", ""): (WORKGROUP, RELAXED),
}
ADDITION, OF_FLOATS = "OpAtomicFAddEXT", (QUEUE_FAMILY, RELAXED)

STORE, ADD, LOOK = "the store of a partial", "the addition to a counter", "the look at a counter"
HAND_IN = "the addition to a counter that nobody reads"
PUBLISHING = "publish()"
HANDING_IN = ("end_turn", "hand_in")  # functions

_CHAINS = ("OpAccessChain", "OpInBoundsAccessChain", "OpPtrAccessChain", "OpCopyObject")
_LOADS = ("OpLoad", "OpCooperativeMatrixLoadKHR")
_STORES = ("OpStore", "OpCooperativeMatrixStoreKHR")
_PASSING = ("OpFunctionCall", "OpReturnValue")


class Instruction(NamedTuple):
    """One line; `function` is the name of the function around it, without its parameters."""

    function: str
    result: str
    opcode: str
    operands: tuple[str, ...]


def _names(text: str) -> dict[str, str]:
    """What the debug names say of each id, functions without their parameters."""
    return {match[1]: match[2].split("(")[0] for match in re.finditer(r'OpName (%\w+) "([^"]*)"', text)}


def _instructions(text: str) -> Iterator[Instruction]:
    names, function = _names(text), ""
    for match in re.finditer(r"^ *(?:(%\w+) = )?(Op\w+) *(.*)$", text, re.MULTILINE):
        if match[2] == "OpFunction":
            function = names.get(match[1], match[1])
        yield Instruction(function, match[1] or "", match[2], tuple(match[3].split()))


class _Module:
    """A disassembly, with what the rules ask of it."""

    def __init__(self, text: str, adds: Sequence[str], traces: bool, prepares: bool) -> None:
        self.known = ATOMICS | (OF_TRACES if traces else {}) | {(ADDITION, struct): OF_FLOATS for struct in adds}
        self.known |= OF_PREPARED if prepares else {}
        self.names = _names(text)
        self.instructions = tuple(_instructions(text))
        self.constants = {i.result: int(i.operands[1]) for i in self.instructions
                          if i.opcode == "OpConstant" and i.operands[1].isdigit()}
        self.functions: dict[str, list[Instruction]] = {}
        for i in self.instructions:
            self.functions.setdefault(i.function, []).append(i)
        self.pointed = self._pointed()
        self.slots = {pointer for pointer, struct in self.pointed.items() if struct == "partial_vectors"}
        self.shared = self._shared()

    def values(self, ids: tuple[str, ...]) -> tuple[int, ...]:
        """The constants' values; -1 for what is none."""
        return tuple(self.constants.get(name, -1) for name in ids)

    def _pointed(self) -> dict[str, str]:
        """The buffers of pointers to their blocks, or into them, by the pointers' ids."""
        types = {i.result: self.names.get(i.operands[1], "") for i in self.instructions if i.opcode == "OpTypePointer"}
        found: dict[str, str] = {}
        for i in self.instructions:
            if i.result and i.operands and not i.opcode.startswith("OpType"):
                base = found.get(i.operands[1], "") if i.opcode in _CHAINS else ""
                struct = base or types.get(i.operands[0], "")
                if struct:
                    found[i.result] = struct
        return found

    def _shared(self) -> set[str]:
        """The pointers into shared memory."""
        types = {i.result for i in self.instructions if i.opcode == "OpTypePointer" and i.operands[0] == "Workgroup"}
        return {i.result for i in self.instructions if i.result and i.operands and i.operands[0] in types}

    def struct(self, i: Instruction) -> str:
        """The buffer that an atomic changes or reads; empty: an unknown one."""
        return self.pointed.get(i.operands[0 if i.opcode == "OpAtomicStore" else 1], "")

    def event(self, i: Instruction) -> str:
        """What an instruction is to the rules about order; empty: nothing."""
        if (i.opcode in _STORES and i.operands[0] in self.slots) or _adds_to(i, self.slots):
            return STORE
        if i.opcode.startswith("OpAtomic") and self.struct(i) == "counters":
            added = HAND_IN if i.function in HANDING_IN else ADD
            return {"OpAtomicIAdd": added, "OpAtomicLoad": LOOK}.get(i.opcode, "")
        return PUBLISHING if i.opcode == "OpControlBarrier" and self.values(i.operands) == PUBLISH else ""

    def events(self, function: str) -> list[str]:
        """Events of a function and those that it calls, in order of the text; repeated ones once."""
        found: list[str] = []
        for i in self.functions.get(function, ()):
            called = i.opcode == "OpFunctionCall" and self.names.get(i.operands[1], i.operands[1])
            event = self.event(i)
            found += self.events(called) if called else [event] if event else []
        return [event for n, event in enumerate(found) if n == 0 or found[n - 1] != event]


def _adds_to(i: Instruction, pointers: set[str]) -> bool:
    return i.opcode == ADDITION and i.operands[1] in pointers


def _slot_faults(module: _Module) -> Iterator[str]:
    """Every access to a slot is non-private."""
    pointers = module.slots
    seen = set()
    for i in module.instructions:
        is_load = i.opcode in _LOADS and i.operands[1] in pointers
        is_store = i.opcode in _STORES and i.operands[0] in pointers
        if is_load or is_store:
            seen.add("load" if is_load else "store")
            if not any("NonPrivatePointer" in operand for operand in i.operands):
                yield f"{i.function}: {i.opcode} through partial_vectors is not NonPrivatePointer"
        elif (i.opcode not in (*_CHAINS, *_PASSING, *_LOADS, *_STORES, ADDITION, "OpName")
              and pointers & set(i.operands)):
            yield f"{i.function}: {i.opcode} of a pointer to partial_vectors is not known to this check"
    for missing in {"load", "store"} - seen:
        yield f"no {missing} through partial_vectors was found"


def _shared_faults(module: _Module) -> Iterator[str]:
    """Every access to shared memory is non-private; it is made available and visible by barriers, not by accesses."""
    for i in module.instructions:
        if i.opcode in _LOADS or i.opcode in _STORES:
            flags = set("|".join(i.operands).split("|"))
            if i.operands[1 if i.opcode in _LOADS else 0] in module.shared and (
                    "NonPrivatePointer" not in flags or flags & {"MakePointerAvailable", "MakePointerVisible"}):
                yield f"{i.function}: {i.opcode} of shared memory is not NonPrivatePointer, or has a scope of its own"


def _publish_faults(module: _Module) -> Iterator[str]:
    """publish() is one control barrier that makes all invocations' stores available and visible."""
    barriers = [i for i in module.instructions if i.function == "publish" and i.opcode == "OpControlBarrier"]
    if len(barriers) != 1:
        yield f"publish: {len(barriers)} control barriers, 1 expected"
    for barrier in barriers:
        found = module.values(barrier.operands)
        if found != PUBLISH:
            yield f"publish: OpControlBarrier has scopes and semantics {found}, {PUBLISH} expected"


def _atomic_faults(module: _Module) -> Iterator[str]:
    """Every atomic is one of those that are known, with its scope and semantics."""
    missing = dict.fromkeys(module.known)
    for i in (i for i in module.instructions if i.opcode.startswith("OpAtomic")):
        kind = (i.opcode, module.struct(i))
        missing.pop(kind, None)
        expected = module.known.get(kind, ())
        scope = 1 if i.opcode == "OpAtomicStore" else 2
        found = module.values(i.operands[scope : scope + len(expected)])
        if not expected:
            yield f"{i.function}: {i.opcode} of {kind[1] or 'an unknown buffer'} is not known to this check"
        elif found != expected:
            yield f"{i.function}: {i.opcode} has scope and semantics {found}, {expected} expected"
    for opcode, struct in missing:
        yield f"no {opcode} of {struct} was found"


def _barrier_faults(module: _Module) -> Iterator[str]:
    """What is no publish() is GLSL's barrier(), which orders shared memory and makes it visible; or the same of a
    subgroup; or it orders a compiler's loads."""
    for i in module.instructions:
        found = module.values(i.operands)
        if i.opcode == "OpMemoryBarrier" and (i.function not in MAIN_LOOPS or found != ORDER_OF_LOADS):
            yield f"{i.function}: OpMemoryBarrier is not known to this check"
        expected = MEETING if i.function == "meet_subgroup" else BARRIER
        if i.opcode == "OpControlBarrier" and i.function != "publish" and found != expected:
            yield f"{i.function}: OpControlBarrier has scopes and semantics {found}, {expected} expected"


def _order_faults(module: _Module) -> Iterator[str]:
    """A publish() follows storing a partial, before it is counted, and a counter, before what depends on it."""
    events = ["nothing", *module.events("main"), "nothing"]
    for before, event, following in zip(events, events[1:], events[2:]):
        if event == HAND_IN and before != PUBLISHING:
            yield f"{event} follows {before}, {PUBLISHING} expected"
        if event not in (HAND_IN, PUBLISHING) and following != PUBLISHING:
            yield f"{event} is followed by {following}, {PUBLISHING} expected"


def faults(text: str, adds: Sequence[str] = (), traces: bool = False, prepares: bool = False) -> list[str]:
    """What a kernel's disassembly does against the rules; `adds` are the buffers to which it adds floats, `traces`
    whether it writes when segments begin and end, and `prepares` whether its workgroups prepare."""
    module = _Module(text, adds, traces, prepares)
    checks = (_slot_faults, _shared_faults, _publish_faults, _barrier_faults, _atomic_faults, _order_faults)
    return [fault for check in checks for fault in check(module)]
