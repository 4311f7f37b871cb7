#!/usr/bin/env python3
"""Tests of the search for AMD's tile configurations: its arithmetic on figures that are made by hand, and a search
among two, which needs RADV 25.0.

    tests/gen/test_search.py [NAME...]     runs all cases, or those named

The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import csv
import os
import sys
import tempfile
import unittest
from pathlib import Path

from runner import run_cases, run_gen
from copies import needs_compiler

from gen.amd import candidates, search
from gen.amd.machines import MACHINES
from gen.amd.score import Pipeline, Score
from gen.registry import BadRow

WMMA = "\tv_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] ; 0"
MOVE = "\tv_mov_b32_e32 v1, v2 ; 0"
SMALL, LARGE = "64x64x32/32x32/coop/f16,f32,f16", "128x128x32/64x64/coop/f16,f32,f16"


def score_of(loop: list[str], registers: int = 96, lds: int = 8192, size: int = 32) -> Score:
    """Of SMALL, whose subgroups have 8 matrix multiplications a k-iteration."""
    return Score(MACHINES["navi31"], candidates.parse(SMALL), Pipeline("nn", size, registers, lds, 0, loop))


class Occupancy(unittest.TestCase):
    def test_subgroups_share_the_registers_of_a_simd(self) -> None:
        machine = MACHINES["navi31"]
        self.assertEqual([machine.subgroups(count, 32) for count in (24, 96, 216, 217, 240, 256)], [16, 16, 7, 6, 6, 5])
        self.assertEqual([machine.subgroups(count, 64) for count in (48, 96, 97, 128)], [16, 8, 7, 5])
        self.assertEqual([MACHINES["navi21"].subgroups(count, 32) for count in (64, 65, 128)], [16, 12, 8])

    def test_workgroups_share_the_memory_of_a_processor(self) -> None:
        machine = MACHINES["navi31"]
        self.assertEqual(machine.workgroups(216, 0, 4, 32), 7)
        self.assertEqual(machine.workgroups(216, 36352, 4, 32), 3)
        self.assertEqual(machine.workgroups(24, 1, 1, 32), 32)
        self.assertEqual(machine.workgroups(256, 65536, 32, 32), 0)


class Shares(unittest.TestCase):
    def test_nothing_but_multiplications_is_the_peak(self) -> None:
        score = score_of([WMMA] * 8)
        self.assertEqual((score.workgroups, score.bound), (16, "vector"))
        self.assertEqual(score.clocks(16), 16 * 8 * 32)
        self.assertEqual(score.rate, 1.0)

    def test_other_vector_instructions_take_their_clocks(self) -> None:
        self.assertEqual(score_of([WMMA] * 8 + [MOVE] * 64).rate, 256 / 320)
        self.assertEqual(score_of([WMMA] * 8 + [MOVE] * 64, size=64).rate, 256 / 384)

    def test_a_turn_may_be_two_k_iterations(self) -> None:
        self.assertEqual(score_of([WMMA] * 16).clocks(1), 256)

    def test_the_last_tiles_are_spread_over_all_processors(self) -> None:
        score = score_of([WMMA] * 8)
        self.assertAlmostEqual(score.share(1024, 1024), 256 / (48 * 6))
        self.assertAlmostEqual(score.share(64 * 48, 64 * 17), 48 * 17 / (48 * 17))
        self.assertAlmostEqual(score.share(64 * 48, 64 * 16 + 1), 16 / 17 + 1 / 17 / 64)

    def test_a_lone_workgroup_hides_no_latency(self) -> None:
        loop = ["\tglobal_load_b128 v[4:7], v[4:5], off ; 0", "\ts_waitcnt vmcnt(0) ; 0"] + [WMMA] * 8
        score = score_of(loop)
        self.assertEqual((score.bounds(1)["latency"], score.clocks(1)), (score.bounds(16)["latency"], 726))
        self.assertEqual(score.clocks(16), 16 * 256)

    def test_the_cache_of_two_simds_gives_64_bytes_a_clock(self) -> None:
        score = score_of(["\tglobal_load_b128 v[4:7], v[4:5], off ; 0"] * 32 + [WMMA] * 8)
        self.assertEqual((score.bound, score.clocks(16)), ("cache", 16 * 2 * 32 * 512 / 64))

    def test_traffic_is_bytes_of_a_and_b(self) -> None:
        self.assertEqual(score_of([WMMA] * 8).traffic, (64 + 64) * 32 * 2 / 256 / 2)


class Candidates(unittest.TestCase):
    def test_a_family_multiplies_as_it_does_fastest(self) -> None:
        found = [candidates.multiply_of(*pair) for pair in
                 (("navi31", "f16"), ("navi31", "bf16"), ("navi31", "s8"), ("navi21", "f16"), ("navi21", "s8"))]
        self.assertEqual(found, ["coop", "scalar", "coop", "scalar", "dp4a"])

    def test_names_differ_and_all_can_be_built(self) -> None:
        for family, type_name in (("navi31", "f16"), ("navi31", "s8"), ("navi21", "f32"), ("navi21", "s8")):
            found = candidates.all_of(family, type_name)
            self.assertEqual(len({candidate.name for candidate in found}), len(found))
            self.assertGreater(len(found), 10)
            self.assertEqual({candidate.families for candidate in found}, {("amd",)})

    def test_stages_follow_a_slash(self) -> None:
        self.assertEqual((candidates.parse(SMALL).stages, candidates.parse(f"{SMALL}/2").stages), (1, 2))
        with self.assertRaisesRegex(BadRow, "stages is 3, must be 1 or 2"):
            candidates.parse(f"{SMALL}/3")


class Tables(unittest.TestCase):
    def test_the_best_come_first_and_what_spills_last(self) -> None:
        rows = [{"spills": "9", "shapes": "0.9"}, {"spills": "0", "shapes": "0.5"}, {"spills": "0"},
                {"spills": "0", "shapes": "0.7"}]
        self.assertEqual([row.get("shapes") for row in search.ranked(rows)], ["0.7", "0.5", None, "0.9"])

    def test_what_does_not_fit_has_no_figures(self) -> None:
        pipeline = Pipeline("nn", 32, 96, 1 << 18, 0, [WMMA] * 8)
        row = search.result_of(MACHINES["navi31"], candidates.parse(SMALL), [pipeline])
        self.assertEqual((row["workgroups"], "rate" in row), ("0", False))
        self.assertEqual(search.result_of(MACHINES["navi31"], candidates.parse(SMALL), [])["workgroups"], "0")


class Refusals(unittest.TestCase):
    def test_a_configuration_that_cannot_work(self) -> None:
        run = run_gen("search", "--family", "navi31", "--tile", "64x64x33/32x32/coop/f16,f32,f16")
        self.assertEqual(run.returncode, 1)
        self.assertIn("tile k = 33", run.stderr)

    def test_without_radv_it_says_what_is_missing(self) -> None:
        run = run_gen("search", "--family", "navi31", "--tile", SMALL, STREAMK_RADV="")
        self.assertEqual(run.returncode, 1)
        self.assertIn("$STREAMK_RADV names no RADV 25.0", run.stderr)


class Compiling(unittest.TestCase):
    @needs_compiler
    @unittest.skipUnless(os.environ.get("STREAMK_RADV"), "no RADV 25.0")
    def test_two_configurations_are_ranked(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "table.csv"
            run = run_gen("search", "--family", "navi31", "--tile", SMALL, "--tile", LARGE, "--layouts", "nn",
                          "--subgroups", "32", "--csv", str(path))
            self.assertEqual(run.returncode, 0, run.stderr)
            title, *lines = path.read_text().splitlines()
        rows = {row["tile"]: row for row in csv.DictReader(lines)}
        self.assertRegex(title, "^# navi31, f16: what RADV of Mesa .* makes of 2 configurations$")
        self.assertEqual(set(rows), {"64x64x32", "128x128x32"})
        for row in rows.values():
            self.assertEqual((row["subgroup"], row["spills"]), ("32", "0"))
            self.assertTrue(0.3 < float(row["shapes"]) <= float(row["rate"]) <= 1, row)
        self.assertGreaterEqual(float(rows["64x64x32"]["clocks_nn"]), 256)
        self.assertGreaterEqual(float(rows["128x128x32"]["clocks_nn"]), 1024)
        self.assertIn("128x128x32", run.stdout)



if __name__ == "__main__":
    sys.exit(run_cases())
