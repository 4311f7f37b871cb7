"""An inner loop of loop.py as a drawing in text: what is under way at each clock of one subgroup that is alone.

A model, for finding out what waits for what: instructions issue in order, one a clock (a v_wmma: when the one before
has left the matrix unit); LDS serves accesses one after the other, and answers 32 clocks later; memory answers after
500. A barrier waits for nobody. The second turn of the loop is drawn.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from .loop import ACCESSES, KINDS, WMMA_CLOCKS, kind_of, lds_clocks, mnemonics, waits, width

LDS_LATENCY, MEMORY_LATENCY = 32, 500  # clocks
COLUMNS = 100  # of a line of text
SHADES = " .:+#"  # from none to all clocks of a column

Span = tuple[int, int]  # first clock, and the one after the last


@dataclass
class Subgroup:
    """What a subgroup has under way, and when each kind of instruction was."""

    size: int
    clock: int = 0
    matrix_free: int = 0
    lds_free: int = 0
    under_way: dict[str, deque[int]] = field(default_factory=lambda: {"lgkmcnt": deque(), "vmcnt": deque()})
    spans: dict[str, list[Span]] = field(default_factory=lambda: {kind: [] for kind in KINDS})

    def lds(self, bits: int) -> None:
        begin = max(self.clock, self.lds_free)
        self.lds_free = begin + lds_clocks(bits, self.size)
        self.under_way["lgkmcnt"].append(self.lds_free + LDS_LATENCY)
        self.spans["lds"].append((begin, self.lds_free))

    def load(self) -> None:
        answer = self.clock + MEMORY_LATENCY
        self.under_way["vmcnt"].append(answer)
        self.spans["global"].append((self.clock, answer))

    def wait(self, line: str) -> None:
        begin = self.clock
        for counter, left in waits(line).items():
            while len(self.under_way[counter]) > left:
                self.clock = max(self.clock, self.under_way[counter].popleft())
        self.spans["wait"].append((begin, self.clock))

    def multiply(self) -> None:
        self.clock = max(self.clock, self.matrix_free)
        self.matrix_free = self.clock + WMMA_CLOCKS
        self.spans["wmma"].append((self.clock, self.matrix_free))

    def issue(self, line: str) -> None:
        kind, name = kind_of(line), mnemonics([line])[0]
        width_of = [width(match[1]) for pattern in ACCESSES.values() if (match := pattern.fullmatch(name))]
        if kind == "lds" and width_of:
            self.lds(width_of[0])
        elif kind == "global" and width_of:
            self.load()
        elif kind == "wmma":
            self.multiply()
        elif kind == "wait":
            self.wait(line)
        else:
            self.spans[kind].append((self.clock, self.clock + 1))
        self.clock += 1


def _row(spans: list[Span], begin: int, step: int) -> str:
    """A line of text: how much of each column's clocks the spans cover."""
    text = ""
    for first in range(begin, begin + COLUMNS * step, step):
        covered = {clock for a, b in spans for clock in range(max(a, first), min(b, first + step))}
        text += SHADES[-(-len(covered) * (len(SHADES) - 1) // step)]
    return text


def _two_turns(loop: list[str], subgroup_size: int) -> tuple[Subgroup, int]:
    """A subgroup after two turns of a loop, and the clock at which the second began."""
    subgroup, begin = Subgroup(subgroup_size), 0
    for _ in range(2):
        begin = subgroup.clock
        for line in loop:
            subgroup.issue(line)
    return subgroup, begin


def turn(loop: list[str], subgroup_size: int) -> int:
    """Clocks of a loop's second turn."""
    subgroup, begin = _two_turns(loop, subgroup_size)
    return subgroup.clock - begin


def lines(loop: list[str], subgroup_size: int) -> list[str]:
    """The drawing of a loop."""
    subgroup, begin = _two_turns(loop, subgroup_size)
    end = subgroup.clock
    step = max(1, -(-(end - begin) // COLUMNS))
    drawn = [f"{end - begin} clocks, {step} a column; {len(loop)} instructions"]
    return drawn + [f"{kind:7}|{_row(subgroup.spans[kind], begin, step)}|" for kind in KINDS if subgroup.spans[kind]]
