"""A search over tile configurations by AMD's compiler alone: its table, as text and CSV.

Imports registry, build, candidates, machines, radv, score.
"""

from __future__ import annotations

import csv
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .. import registry
from .build import program_of
from .candidates import Candidate
from .machines import MACHINES, Machine
from .radv import compile_pipelines, require
from .score import Pipeline, Score

Result = dict[str, str]


def _say(sentence: str) -> None:
    """Progress, on one line of a terminal; elsewhere nothing."""
    if sys.stderr.isatty():
        print(f"\r{sentence:40}", end="", file=sys.stderr, flush=True)


def _pipelines(program: Path, family: str, candidate: Candidate, size: int,
               layouts: Sequence[str]) -> tuple[str, list[Pipeline]]:
    """RADV's version, and the pipelines of whole tiles, by layout; what those with a fixup spill counts as well."""
    version, found = compile_pipelines(program, family, [candidate.name, str(size), *layouts])
    spills = sum(int(row["spills"]) + int(row["scratch"]) for row, _ in found)
    return version, [Pipeline(row["layout"], int(row["subgroup"]), int(row["vgprs"]), int(row["lds"]), spills, loop)
                     for row, loop in found if row["pipeline"] == "whole_aligned"]


def _is_known(candidate: Candidate) -> bool:
    """Whether the registry has it for AMD."""
    return any(Candidate(**vars(kernel)).name == candidate.name and "amd" in kernel.families
               for kernel in registry.load())


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def result_of(machine: Machine, candidate: Candidate, pipelines: Sequence[Pipeline]) -> Result:
    """A row of the table: means over the layouts, and where it is a limit the worst of them. There are no pipelines
    where the family cannot run it."""
    row = {"tile": f"{candidate.tile_m}x{candidate.tile_n}x{candidate.tile_k}",
           "part": f"{candidate.part_m}x{candidate.part_n}", "stages": str(candidate.stages),
           "registry": "yes" if _is_known(candidate) else ""}
    if not pipelines:
        return row | {"spills": "0", "workgroups": "0"}
    row |= {"subgroup": str(pipelines[0].subgroup_size),
           "vgprs": str(max(pipeline.registers for pipeline in pipelines)),
           "lds": str(max(pipeline.lds for pipeline in pipelines)), "spills": str(pipelines[0].spills)}
    scores = [Score(machine, candidate, pipeline) for pipeline in pipelines]
    if not all(score.workgroups for score in scores):
        return row | {"workgroups": "0"}
    clocks = {f"clocks_{score.pipeline.layout}": f"{score.clocks(score.workgroups) / score.workgroups:.0f}"
              for score in scores}
    return row | {"workgroups": str(min(score.workgroups for score in scores))} | clocks | {
        "bound": "/".join(dict.fromkeys(score.bound for score in scores)),
        "traffic": f"{_mean([score.traffic for score in scores]):.1f}",
        "rate": f"{_mean([score.rate for score in scores]):.3f}",
        "shapes": f"{_mean([score.shapes for score in scores]):.3f}"}


def run(family: str, candidates: Sequence[Candidate], sizes: Sequence[int],
        layouts: Sequence[str]) -> tuple[str, list[Result]]:
    """RADV's version, and the table, the best first; those that spill come last. Raises NotCompiled, CompileError."""
    require()
    jobs = [(candidate, size) for candidate in candidates for size in sizes]
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
        program = program_of(candidates, Path(folder), _say)
        found = []
        for version, pipelines in pool.map(lambda job: _pipelines(program, family, *job, layouts), jobs):
            found.append(result_of(MACHINES[family], jobs[len(found)][0], pipelines))
            _say(f"{len(found)} of {len(jobs)} candidates")
    return version, ranked(found)


def ranked(results: Sequence[Result]) -> list[Result]:
    """The best first; what spills, or does not fit, comes last."""
    return sorted(results, key=lambda row: (int(row["spills"]) > 0, -float(row.get("shapes", 0))))


def write_csv(path: Path, title: str, results: Sequence[Result]) -> None:
    columns = tuple(dict.fromkeys(name for row in results for name in row))
    with path.open("w", newline="\n") as file:
        file.write(f"# {title}\n")
        table = csv.DictWriter(file, columns, restval="", lineterminator="\n")
        table.writeheader()
        table.writerows(results)


def lines(title: str, results: Sequence[Result]) -> Iterator[str]:
    """The table as text."""
    columns = tuple(dict.fromkeys(name for row in results for name in row))
    cells = [columns, *(tuple(row.get(name, "") for name in columns) for row in results)]
    widths = [max(map(len, column)) for column in zip(*cells)]
    yield title
    yield from ("  ".join(cell.rjust(width) for cell, width in zip(row, widths)).rstrip() for row in cells)
