#!/usr/bin/env python3
"""Tests of the generator: what it renders, refuses, adds, and what its check notices.

    tests/gen/test_gen.py [NAME...]     runs all cases, or those named
    tests/gen/test_gen.py --accept      writes the golden shader anew

What writes runs in copies with a registry of two rows. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import difflib
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))
sys.dont_write_bytecode = True
from runner import run_cases

try:
    from gen import adds, bases, costs, difference, memory_order, registry, rename, render, spirv
except ModuleNotFoundError as missing:
    print(f"skip: the generator's tests: {missing}\n0 passed, 0 failed, 1 skipped")
    sys.exit(0)

SCALAR = {"multiply": "scalar", "types": ["f32", "f32", "f32"], "tile": [32, 32, 8], "part": [4, 4], "stages": 1,
          "families": ["cpu"]}
COOP = {"multiply": "coop", "types": ["f16", "f32", "f16"], "tile": [64, 64, 64], "part": [32, 32], "stages": 1,
        "families": ["nvidia", "amd"], "fragments": [[16, 16, 16]]}
SMALL_COOP = {"multiply": "coop", "types": ["f16", "f32", "f32"], "tile": [32, 32, 16], "part": [16, 16], "stages": 1,
              "families": ["cpu"], "fragments": [[8, 8, 8]]}
DOT = {"multiply": "dot", "types": ["f16", "f32", "f16"], "tile": [4, 64, 256], "part": [4, 8], "stages": 1,
       "families": ["nvidia", "amd"]}
DP4A = SCALAR | {"multiply": "dp4a", "types": ["s8", "s32", "s32"], "tile": [32, 32, 16]}
GOLDEN = ROOT / "tests/gen/golden/gemm_f32_f32_f32_32x32x8_scalar.comp"
STREAMK = "include/streamk.h"
PROBES = "examples/common/probes.h"
ACCEPT = "to accept: ninja regen\n"

TOOLS = [os.environ.get(name, tool) for name, tool in
         (("GLSLANG", "glslang"), ("SPIRV_OPT", "spirv-opt"), ("SPIRV_VAL", "spirv-val"), ("SPIRV_DIS", "spirv-dis"))]
MISSING = [tool for tool in TOOLS if not shutil.which(tool)]
needs_compiler = unittest.skipIf(MISSING, f"{', '.join(MISSING)} not found")

# What is different from a good row, and why it cannot work.
BAD_ROWS = (
    (SCALAR, {"colour": "red", "age": 3}, "unknown member age, colour"),
    (SCALAR, {"tile": None}, "tile is missing"),
    (SCALAR, {"multiply": None}, "multiply is missing"),
    (SCALAR, {"multiply": "fma"}, "multiply is 'fma', must be one of scalar, coop, dot, dp4a"),
    (SCALAR, {"types": ["f32", "f32"]}, "types has 2 entries, needs 3"),
    (SCALAR, {"types": "f32"}, "types is 'f32', must be a list of names"),
    (SCALAR, {"types": ["f32", "f16", "f32"]}, "types f32, f16, f32 are not supported"),
    (SCALAR, {"tile": [32, 32]}, "tile has 2 entries, needs 3"),
    (SCALAR, {"tile": [32, "32", 8]}, "tile is [32, '32', 8], must be 3 integers"),
    (SCALAR, {"part": [4, True]}, "part is [4, True], must be 2 integers"),
    (SCALAR, {"part": [4, 0]}, "tile or part has an extent of 0"),
    (SCALAR, {"tile": [-32, 32, 8]}, "tile or part has an extent of -32"),
    (SCALAR, {"tile": [32, 512, 8]}, "tile n = 512 > 256, for which the library checks its addresses"),
    (SCALAR, {"stages": 3}, "stages is 3, must be 1 or 2"),
    (SCALAR, {"stages": "two"}, "stages is 'two', must be an integer"),
    (SCALAR, {"families": []}, "families is empty"),
    (SCALAR, {"families": ["cpu", "amd"]}, "families are cpu, amd, but a kernel is made for cpu alone or for GPUs"),
    (SCALAR, {"families": ["abacus"]}, "family is 'abacus', must be one of nvidia, amd, intel, cpu"),
    (SCALAR, {"part": [12, 4]}, "tile m = 32 is not a multiple of part m = 12"),
    (SCALAR, {"tile": [32, 32, 6]}, "tile k = 6 is not a multiple of the 4 elements of a 16-byte load"),
    (SCALAR, {"part": [2, 4]}, "part 2 x 4 is not made of 4 x 4 blocks"),
    (SCALAR, {"tile": [32, 48, 8]}, "12 invocations along n are not a multiple of the 8 of a cell"),
    (SCALAR, {"fragments": [[8, 8, 8]]}, "fragments are given, but multiply is 'scalar'"),
    (SCALAR, {"tile": [256, 256, 64], "part": [16, 16]},
     "shared memory 133124 bytes > 32768 for family cpu"),
    (SCALAR, {"tile": [128, 128, 8]}, "1024 invocations > 256 for family cpu"),
    (COOP, {"types": ["f32", "f32", "f32"]}, "no cooperative matrices of f32"),
    (COOP, {"fragments": None}, "fragments is empty"),
    (COOP, {"fragments": [[16, 16]]}, "a fragment is [16, 16], must be 3 integers"),
    (COOP, {"fragments": [[16, 16, 0]]}, "a fragment has an extent of 0"),
    (COOP, {"fragments": [[16, 16, 16]] * 5}, "fragments has 5 entries, at most 4 fit"),
    (COOP, {"fragments": [[16, 24, 16]]}, "fragment n = 24 does not divide 32"),
    (COOP, {"fragments": [[8, 8, 8]]}, "its fragments are 8x8x8, those of family nvidia 16x16x16, 16x8x16"),
    (COOP, {"tile": [256, 256, 64], "part": [64, 64]}, "shared memory 69636 bytes > 49152 for family nvidia"),
    (COOP, {"tile": [128, 128, 64], "part": [32, 16], "families": ["amd"]}, "2048 invocations > 1024 for family amd"),
    (DOT, {"fragments": [[16, 16, 16]]}, "fragments are given, but multiply is 'dot'"),
    (DOT, {"part": [2, 8]}, "part m = 2, but a dot kernel's invocations hold all 4 rows"),
    (DOT, {"part": [4, 4]}, "4 lines are not a multiple of the 8 elements of a 16-byte load of A"),
    (DOT, {"tile": [4, 512, 256]}, "tile n = 512 > 256, for which the library checks its addresses"),
    (DOT, {"tile": [4, 64, 264], "part": [4, 16]}, "tile k = 264 is not a multiple of 16 lines"),
    (DOT, {"tile": [64, 64, 256], "part": [64, 8]}, "64 x 64 sums are more than 4 for each of 256 invocations"),
    (DOT, {"tile": [4, 64, 2048]}, "shared memory 69636 bytes > 49152 for family nvidia"),
    (DP4A, {"types": ["f16", "f32", "f32"]}, "A and B are f16, but multiply is 'dp4a', of s8 or u8"),
    (DP4A, {"tile": [32, 32, 8]}, "tile k = 8 is not a multiple of the 16 elements of a 16-byte load"),
    (DP4A, {"tile": [256, 256, 64], "part": [16, 16], "stages": 2},
     "shared memory 66564 bytes > 32768 for family cpu"),
)


def row_with(row: dict, changes: dict) -> dict:
    """A row with other members; None takes a member away."""
    return {member: value for member, value in {**row, **changes}.items() if value is not None}


def snapshot(folder: Path) -> dict[str, bytes]:
    """Every file that the generator may write."""
    single = (STREAMK, PROBES, "gen/kernels.toml")
    files = [*folder.glob("shaders/*"), *(folder / name for name in single)]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


class Rendering(unittest.TestCase):
    """What needs no copy and no compiler."""

    def test_the_golden_shader_is_what_its_row_renders(self) -> None:
        rendered = render.shader(registry.kernel_of(SCALAR))
        texts = GOLDEN.read_text().splitlines(), rendered.splitlines()
        lines = difflib.unified_diff(*texts, "golden", "rendered", n=1, lineterm="")
        difference = "\n".join(lines)
        if difference:
            self.fail(f"{difference[:4000]}\nto accept: tests/gen/test_gen.py --accept")

    def test_rendering_twice_gives_the_same(self) -> None:
        for row in (SCALAR, COOP, DOT):
            self.assertEqual(render.shader(registry.kernel_of(row)), render.shader(registry.kernel_of(row)))

    def test_every_shader_reads_as_if_written_by_hand(self) -> None:
        for kernel in registry.load():
            text = render.shader(kernel)
            self.assertNotRegex(text, r"\n\n\n|[ \t]\n|\t|\{\{|\{%", kernel.name)
            self.assertNotIn("sk__", text, kernel.name)
            self.assertTrue(text.endswith("}\n"), kernel.name)

    def test_every_bad_row_is_refused_with_its_sentence(self) -> None:
        for row, changes, sentence in BAD_ROWS:
            with self.subTest(changes), self.assertRaises(registry.BadRow) as refusal:
                registry.check(registry.kernel_of(row_with(row, changes)))
            self.assertEqual(str(refusal.exception), sentence)

    def test_good_rows_pass(self) -> None:
        for row in (SCALAR, COOP, SMALL_COOP, DOT, {**DOT, "tile": [1, 16, 1024], "part": [1, 8]}):
            registry.check(registry.kernel_of(row))

    def test_a_refusal_names_the_row(self) -> None:
        good, bad = registry.row_text(SCALAR), registry.row_text(row_with(COOP, {"stages": 9}))
        with self.assertRaises(registry.BadRow) as refusal:
            registry.parse(good + bad, "rows.toml")
        self.assertEqual(str(refusal.exception), "rows.toml: kernel 2: stages is 9, must be 1 or 2")

    def test_a_row_that_exists_is_refused(self) -> None:
        with self.assertRaises(registry.BadRow) as refusal:
            registry.parse(registry.row_text(SCALAR) * 2)
        self.assertEqual(
            str(refusal.exception), "kernels.toml: kernel 2: gemm_f32_f32_f32_32x32x8_scalar exists already"
        )

    def test_a_registry_that_is_no_toml_is_refused(self) -> None:
        with self.assertRaisesRegex(registry.BadRow, r"^kernels\.toml: "):
            registry.parse("[[kernel]\n")

    def test_a_row_reads_back_as_it_was_written(self) -> None:
        for row in (SCALAR, COOP):
            self.assertEqual(registry.parse(registry.row_text(row)), (registry.kernel_of(row),))

    def test_an_array_reads_back_as_it_was_embedded(self) -> None:
        base = spirv.Embedded(spirv.source_hash("text"), "glslang 1.2.3, spirv-tools v1", bytes(range(200)))
        other = spirv.Embedded(spirv.source_hash("other"), "glslang 1.2.3, spirv-tools v1", bytes(range(4, 160)),
                               "base")
        whole, runs = spirv.embed("base", base), spirv.embed_difference("other", other, "base", base)
        for text in (f"{whole}\n\n{runs}\n", f"{runs}\n\n{whole}\n"):
            self.assertEqual(spirv.embedded(text), {"base": base, "other": other})
        self.assertEqual(spirv.embedded(runs), {})
        self.assertLess(len(runs), len(whole) - 100)

    def test_a_module_is_made_again_of_its_difference(self) -> None:
        numbers = random.Random(1)
        for length in (0, 1, 4, 5, 6, 500):
            base = [numbers.randrange(4) for _ in range(length)]
            for edits in range(10):
                words = list(base)
                for _ in range(edits):
                    at = numbers.randrange(len(words) + 1)
                    words[at : at + numbers.randrange(3)] = [numbers.randrange(9)] * numbers.randrange(40)
                self.assertEqual(difference.expand(base, difference.difference(tuple(base), tuple(words))), words)


class Copies(unittest.TestCase):
    """What writes: in a copy of what the generator reads and writes, with two rows."""

    origin: Path

    @classmethod
    def setUpClass(cls) -> None:
        cls.addClassCleanup(shutil.rmtree, folder := tempfile.mkdtemp(prefix="test_gen."))
        cls.origin = Path(folder) / "origin"
        (cls.origin / "examples/common").mkdir(parents=True)
        for name in ("gen", "templates"):
            shutil.copytree(ROOT / name, cls.origin / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "LICENSE", cls.origin)
        rows = "# Two rows.\n\n" + registry.row_text(SCALAR) + "\n" + registry.row_text(SMALL_COOP)
        (cls.origin / "gen/kernels.toml").write_text(rows)
        if not MISSING:
            command = [sys.executable, "-B", "-m", "gen", "regen"]
            subprocess.run(command, cwd=cls.origin, check=True, stdout=subprocess.PIPE)

    def setUp(self) -> None:
        self.folder = self.origin.parent / self.id().rsplit(".", 1)[-1]
        shutil.copytree(self.origin, self.folder)

    def gen(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-B", "-m", "gen", *words]
        environment = {**os.environ, **environment}
        return subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, check=False)

    def edit(self, path: str, pattern: str, replacement: str) -> None:
        """Replace one place of a file."""
        text = (self.folder / path).read_text()
        edited, count = re.subn(pattern, replacement, text, count=1)
        self.assertEqual(count, 1, f"{path} has no {pattern}")
        (self.folder / path).write_text(edited)

    def check_fails(self, *sentences: str, **environment: str) -> str:
        """The check ends with exit code 1 and says each of these."""
        done = self.gen("check", **environment)
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        for sentence in sentences:
            self.assertIn(sentence, done.stdout)
        return done.stdout


DEVICE = """
[[device]]
name = "Abacus 1"
class = "nvidia"
driver = "1"
date = 2000-01-01
source = "a test"
bandwidth = 2.0
second_dispatch = 3.0
[device.kernels]
"coop f16 64x64x64" = [2, 1.0, 2.0, 1.5, 4.0, 5.0, 1.5, 6.0]
"""

# What replaces what in a good costs.toml, and the sentence.
BAD_COSTS = (
    ("[[device]]", "[[device]", None),
    ('name = "Abacus 1"', "", "name is missing"),
    ("bandwidth = 2.0", 'bandwidth = "2"', "bandwidth is '2', must be a number that is not negative"),
    ("second_dispatch = 3", "second_dispatch = -3", "second_dispatch is -3.0, must be a number that is not negative"),
    ("bandwidth = 2.0", "bandwidth = 2.0\ncolour = 1", "unknown member colour"),
    ('class = "nvidia"', 'class = "abacus"', "class abacus is missing"),
    ("coop f16 64x64x64", "coop f16 64x64", "kernel is 'coop f16 64x64', must be like 'coop f16 128x192x64'"),
    (", 6.0]", "]", "coop f16 64x64x64 is [2, 1.0, 2.0, 1.5, 4.0, 5.0, 1.5], must be 8 numbers that are not negative"),
    ("[2, 1.0", "[0, 1.0", "coop f16 64x64x64 is [0, 1.0, 2.0, 1.5, 4.0, 5.0, 1.5, 6.0]: at least one workgroup runs "
     "on a unit, and a factor is at least 1"),
    ('like = "NVIDIA H200"', 'like = "Abacus 2"', "no device is named Abacus 2"),
)


class Costs(unittest.TestCase):
    """What the header gets of costs.toml."""

    CLASSES = costs.PATH.read_text()
    KERNELS = tuple(registry.kernel_of(row) for row in (SCALAR, COOP))

    def table(self, name: str, text: str = "") -> costs.Table:
        return next(table for table in costs.parse(text + self.CLASSES, self.KERNELS) if table.name == name)

    def test_devices_come_before_classes_and_classes_of_any_vendor_last(self) -> None:
        tables = costs.parse(DEVICE + self.CLASSES, self.KERNELS)
        self.assertEqual([table.name for table in tables],
                         ["NVIDIA H200", "Abacus 1", "nvidia", "amd", "intel", "cpu"])
        self.assertEqual([table.is_class for table in tables], [False] * 2 + [True] * 4)
        self.assertEqual([table.vendor for table in tables], [0x10de] * 3 + [0x1002, 0, 0])
        self.assertEqual([table.for_cpu for table in tables], [False] * 5 + [True])

    def test_a_row_that_is_missing_is_the_classs_and_then_derived(self) -> None:
        device = self.table("Abacus 1", DEVICE)
        self.assertEqual(device.kernels[1], costs.Cost(2, 1.0, 2.0, 1.5, 4.0, 5.0, 1.5, 6.0))
        self.assertEqual((device.bandwidth, device.second_dispatch), (2.0, 3.0))
        other = self.table("Abacus 1", DEVICE.replace("coop f16 64x64x64", "coop f16 64x64x32"))
        self.assertEqual(other.kernels[1], self.table("NVIDIA H200").kernels[1])
        self.assertEqual(self.table("nvidia").kernels[1], self.table("NVIDIA H200").kernels[1])
        self.assertEqual(other.kernels[0], self.table("nvidia").kernels[0])

    def test_a_derived_row_is_made_of_rates(self) -> None:
        text = self.CLASSES.replace("scalar = 1.5\ndp4a = 1.6\nmoving = 1.0", "scalar = 2.0\ndp4a = 1.6\nmoving = 4.0")
        self.assertNotEqual(text, self.CLASSES)
        cost = next(table for table in costs.parse(text, self.KERNELS) if table.name == "cpu").kernels[0]
        self.assertEqual(cost, costs.Cost(1, 1.5, 8.192, 8.192, 5.0, 1.024, 1.0, 2.048))

    def test_every_bad_table_is_refused_with_its_sentence(self) -> None:
        good = DEVICE + self.CLASSES
        for old, new, sentence in BAD_COSTS:
            with self.subTest(new), self.assertRaises(registry.BadRow) as refusal:
                self.assertIn(old, good)
                costs.parse(good.replace(old, new, 1), self.KERNELS)
            self.assertTrue(str(refusal.exception).startswith("costs.toml: "))
            if sentence:
                self.assertEqual(str(refusal.exception)[12:], sentence)

    def test_a_device_that_exists_is_refused(self) -> None:
        with self.assertRaisesRegex(registry.BadRow, "^costs.toml: device Abacus 1 exists already"):
            costs.parse(self.CLASSES + DEVICE * 2, self.KERNELS)

    def test_a_class_that_is_missing_is_refused(self) -> None:
        text = self.CLASSES.replace("[class.amd]", "[class.ati]")
        with self.assertRaisesRegex(registry.BadRow, "^costs.toml: class is 'ati', must be one of nvidia, amd"):
            costs.parse(text, self.KERNELS)
        with self.assertRaisesRegex(registry.BadRow, "^costs.toml: class cpu is missing"):
            costs.parse(self.CLASSES[: self.CLASSES.index("[class.cpu]")], self.KERNELS)


@needs_compiler
class Regenerating(Copies):
    def test_regenerating_again_writes_nothing(self) -> None:
        before = snapshot(self.folder)
        done = self.gen("regen")
        self.assertEqual((done.returncode, done.stdout), (0, ""))
        self.assertEqual(snapshot(self.folder), before)

    def test_what_was_removed_comes_back_identical(self) -> None:
        before = snapshot(self.folder)
        shutil.rmtree(self.folder / "shaders")
        (self.folder / STREAMK).unlink()
        (self.folder / PROBES).unlink()
        self.assertEqual(self.gen("regen").returncode, 0)
        self.assertEqual(snapshot(self.folder), before)

    def test_a_stray_shader_is_removed(self) -> None:
        before = snapshot(self.folder)
        (self.folder / "shaders/old.comp").write_text("void main() {}\n")
        self.assertEqual(self.gen("regen").stdout, "removed shaders/old.comp\n")
        self.assertEqual(snapshot(self.folder), before)

    def test_a_shader_that_does_not_compile_leaves_everything_as_it_was(self) -> None:
        before = snapshot(self.folder)
        self.edit("templates/kernels/gemm.comp.j2", r"void main\(\)", "void main() oops")
        done = self.gen("regen")
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r"ERROR: shaders/gemm_f32_f32_f32_32x32x8_scalar.comp:\d+: .*syntax error")
        self.assertEqual(snapshot(self.folder), before)


@needs_compiler
class Adding(Copies):
    WORDS = ("add", "--multiply", "coop", "--types", "f16,f32,f16", "--tile", "32x32x32", "--part", "16x32",
             "--stages", "1", "--families", "cpu", "--fragments", "8x8x8")
    NAME = "gemm_f16_f32_f16_32x32x32_coop"

    def test_adding_appends_a_row_and_regenerates(self) -> None:
        before = (self.folder / "gen/kernels.toml").read_text()
        done = self.gen(*self.WORDS)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertTrue(done.stdout.endswith(f"added {self.NAME}\n"))
        row = {"multiply": "coop", "types": ["f16", "f32", "f16"], "tile": [32, 32, 32], "part": [16, 32], "stages": 1,
               "families": ["cpu"], "fragments": [[8, 8, 8]]}
        self.assertEqual((self.folder / "gen/kernels.toml").read_text(), before + "\n" + registry.row_text(row))
        self.assertTrue((self.folder / f"shaders/{self.NAME}.comp").exists())
        self.assertIn(f'"{self.NAME}"', (self.folder / STREAMK).read_text())
        check = self.gen("check")
        self.assertEqual(check.returncode, 0, check.stdout)

    def refuses(self, sentence: str, *words: str) -> None:
        before = snapshot(self.folder)
        done = self.gen(*self.WORDS, *words)
        self.assertEqual((done.returncode, done.stderr), (1, sentence + "\n"))
        self.assertEqual(snapshot(self.folder), before)

    def test_a_row_that_cannot_work_changes_nothing(self) -> None:
        self.refuses("kernels.toml: kernel 3: shared memory 67588 bytes > 32768 for family cpu; the nearest that "
                     "works: 256x192x32/128x96/coop/f16,f32,f16/cpu",
                     "--tile", "256x256x64", "--part", "128x128")
        self.refuses("kernels.toml: kernel 3: its fragments are 16x16x16, those of family cpu 8x8x8; the nearest that "
                     "works: 32x32x32/16x32/coop/f16,f32,f16/cpu", "--fragments", "16x16x16")
        self.refuses("tile is '32*32', must be numbers with x between them", "--tile", "32*32")
        self.refuses("kernels.toml: kernel 3: tile has 2 entries, needs 3", "--tile", "32x32")
        self.refuses("kernels.toml: kernel 3: gemm_f16_f32_f32_32x32x16_coop exists already",
                     "--types", "f16,f32,f32", "--tile", "32x32x16")


@needs_compiler
class Checking(Copies):
    """The check passes on what regenerating makes, and fails, saying where, on anything else."""

    def test_a_clean_tree_passes(self) -> None:
        done = self.gen("check")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertRegex(done.stdout, r"include/streamk.h: \d+ bytes, at most 4194304\n")
        self.assertRegex(done.stdout, r"\n\d+ passed, 0 failed, 0 skipped\n$")

    def test_an_edited_template_is_noticed_with_the_difference(self) -> None:
        self.edit("templates/kernels/gemm.comp.j2", "// Each invocation waits", "// Every invocation waits")
        self.check_fails(
            "FAILED: shaders/gemm_f32_f32_f32_32x32x8_scalar.comp is not what its template renders\n",
            "-// Each invocation waits for nothing", "+// Every invocation waits for nothing", ACCEPT,
        )

    def test_an_edited_shader_is_noticed_without_a_compiler(self) -> None:
        self.edit("shaders/gemm_f32_f32_f32_32x32x8_scalar.comp", "void main", "void  main")
        output = self.check_fails(GLSLANG="/none/glslang")
        self.assertIn("shaders/gemm_f32_f32_f32_32x32x8_scalar.comp is not what its template renders", output)
        self.assertRegex(
            output, r"include/streamk.h embeds gemm_f32_f32_f32_32x32x8_scalar of source [0-9a-f]{16}, but "
            r"shaders/gemm_f32_f32_f32_32x32x8_scalar.comp is [0-9a-f]{16}; to accept: ninja regen\n"
        )

    def test_stray_and_missing_shaders_are_named(self) -> None:
        (self.folder / "shaders/gemm_f32_f32_f32_32x32x8_scalar.comp").rename(self.folder / "shaders/stray.comp")
        self.check_fails(
            "FAILED: shaders/gemm_f32_f32_f32_32x32x8_scalar.comp is missing; to accept: ninja regen\n",
            "FAILED: shaders/stray.comp is made by no row; to accept: ninja regen\n",
        )

    def test_a_header_that_was_edited_by_hand_is_noticed(self) -> None:
        self.edit(STREAMK, "static sk_result sk__create_layout", "static  sk_result sk__create_layout")
        self.check_fails("FAILED: include/streamk.h is not what its template renders\n")

    def test_an_edited_header_part_is_noticed_without_a_compiler(self) -> None:
        self.edit("templates/header/record.h", "Nothing here changes", "Nothing here  changes")
        self.check_fails("FAILED: include/streamk.h is not what its template renders\n", GLSLANG="/none/glslang")

    def test_a_flipped_digit_of_an_array_is_noticed(self) -> None:
        for path, name in ((STREAMK, "gemm_f16_f32_f32_32x32x16_coop"), (PROBES, "probe_fma")):
            self.edit(path, rf"(spirv_{name}\[\] = \{{\n0x7230203,6681)6", r"\g<1>7")
            self.check_fails(f"FAILED: {path} does not embed what shaders/{name}.comp compiles to; {ACCEPT}")

    def test_a_flipped_digit_of_a_stamp_is_noticed_without_a_compiler(self) -> None:
        self.edit(STREAMK, r"scalar: source [0-9a-f]{4}", "scalar: source zzzz")
        sentence = "include/streamk.h embeds gemm_f32_f32_f32_32x32x8_scalar of source zzzz"
        self.check_fails(sentence, GLSLANG="/none/glslang")

    def test_an_array_that_is_missing_or_too_many_is_named(self) -> None:
        self.edit(STREAMK, r"/\* sk__spirv_gemm_f32_f32_f32_32x32x8_scalar: source", "/* sk__spirv_other: source")
        self.check_fails(
            "FAILED: include/streamk.h does not embed gemm_f32_f32_f32_32x32x8_scalar; to accept: ninja regen\n",
            "FAILED: include/streamk.h embeds sk__spirv_other, which no row makes; to accept: ninja regen\n",
        )

    def test_without_a_compiler_the_rest_is_checked(self) -> None:
        done = self.gen("check", GLSLANG="/none/glslang")
        self.assertEqual(done.returncode, 0)
        self.assertIn("skipped: recompiling (/none/glslang is not installed; ./setup.sh provides it)\n", done.stdout)
        self.assertRegex(done.stdout, r"\n\d+ passed, 0 failed, 1 skipped\n$")

    def test_another_compiler_compiles_but_compares_no_bytes(self) -> None:
        found = spirv.compiler_version()
        for path in (STREAMK, PROBES):
            text = (self.folder / path).read_text()
            (self.folder / path).write_text(text.replace(found, "glslang 1.2.3, spirv-tools v2020.1"))
        done = self.gen("check")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn(f"skipped: bytes (glslang 1.2.3, spirv-tools v2020.1 wanted, {found} found)\n", done.stdout)

    def test_a_header_over_4_mb_is_refused(self) -> None:
        path = self.folder / "LICENSE"
        path.write_text(path.read_text() + "x" * (4 << 20))
        self.gen("regen")
        size = (self.folder / STREAMK).stat().st_size
        self.check_fails(f"FAILED: include/streamk.h has {size} bytes, at most 4194304 are allowed\n")


@needs_compiler
class MemoryOrder(Copies):
    """Each of the fixup's rules, broken, is a fault."""

    EXPECTED = "(2, 5, 24904) expected"
    SHADERS = tuple(render.shader(registry.kernel_of(row)) for row in (SCALAR, SMALL_COOP))

    rows = {registry.kernel_of(row).name: row for row in (SCALAR, SMALL_COOP)}
    ADDING = tuple(adds.adds_of(registry.kernel_of(row)) for row in (SCALAR, SMALL_COOP))

    def added_faults(self, module: adds.Adds, pattern: str, replacement: str) -> list[str]:
        source = re.sub(pattern, replacement, render.shader(module)) if pattern else render.shader(module)
        return memory_order.faults(spirv.disassemble(spirv.compile_shader(source, "adds").named), module.added)

    def faults(self, source: str) -> list[str]:
        return memory_order.faults(spirv.disassemble(spirv.compile_shader(source, "broken").named))

    def finds(self, pattern: str, replacement: str, *faults: str) -> None:
        """After a change of the shader, these faults are among those found."""
        for shader in self.SHADERS:
            source, count = re.subn(pattern, replacement, shader, count=1)
            self.assertEqual(count, 1, f"the shader has no {pattern}")
            self.assertLessEqual(set(faults), set(self.faults(source)))

    def test_the_shaders_have_no_fault(self) -> None:
        for shader in self.SHADERS:
            self.assertEqual(self.faults(shader), [])

    def test_additions_of_floats_have_no_fault(self) -> None:
        for module in self.ADDING:
            self.assertEqual(self.added_faults(module, "", ""), [])

    def test_broken_additions_of_floats_are_noticed(self) -> None:
        module, scope = self.ADDING[0], "OpAtomicFAddEXT has scope and semantics (2, 0), (5, 0) expected"
        for pattern, replacement, fault in (
            (r"(part\[e\], )gl_ScopeQueueFamily", r"\1gl_ScopeWorkgroup", f"add_vector: {scope}"),
            (r"(values\[e\], )gl_ScopeQueueFamily", r"\1gl_ScopeWorkgroup", f"add_elements: {scope}"),
            (r"publish\(\);(\s*if \(gl_LocalInvocationIndex == 0u\)\s*{\s*uint32_t held)", r"\1",
             "the addition to a counter that nobody reads follows the store of a partial, publish() expected"),
        ):
            self.assertIn(fault, self.added_faults(module, pattern, replacement))

    def test_an_addition_of_floats_to_another_buffer_is_noticed(self) -> None:
        text = spirv.disassemble(spirv.compile_shader(render.shader(self.ADDING[0]), "adds").named)
        self.assertIn("add_elements: OpAtomicFAddEXT of an unknown buffer is not known to this check",
                      memory_order.faults(text, ["partial_vectors"]))

    def test_the_check_notices_private_partials_in_the_template(self) -> None:
        everywhere = self.folder.glob("templates/kernels/*.j2")
        templates = [path for path in everywhere if "nonprivate {{ kernel.sums.vector }} x" in path.read_text()]
        self.assertEqual(len(templates), 1)
        self.edit(str(templates[0].relative_to(self.folder)), r"nonprivate (\{\{ kernel.sums.vector)", r"\1")
        self.assertEqual(self.gen("regen").returncode, 0)
        output = self.check_fails("OpStore through partial_vectors is not NonPrivatePointer")
        for line in output.splitlines()[:-3]:
            self.assertRegex(line, r"gemm_\w+: \w+: Op\w*(Load|Store)\w* through partial_vectors is not NonPriv\w+$")

    def test_publishing_to_the_workgroup_alone_is_noticed(self) -> None:
        self.finds(
            r"gl_ScopeWorkgroup, gl_ScopeQueueFamily", "gl_ScopeWorkgroup, gl_ScopeWorkgroup",
            f"publish: OpControlBarrier has scopes and semantics (2, 2, 24904), {self.EXPECTED}",
        )

    def test_publishing_without_making_available_is_noticed(self) -> None:
        self.finds(
            r" \| gl_SemanticsMakeAvailable", "",
            f"publish: OpControlBarrier has scopes and semantics (2, 5, 16712), {self.EXPECTED}",
        )

    def test_publishing_shared_memory_alone_is_noticed(self) -> None:
        self.finds(
            r"gl_StorageSemanticsBuffer \| gl_StorageSemanticsShared", "gl_StorageSemanticsShared",
            f"publish: OpControlBarrier has scopes and semantics (2, 5, 24840), {self.EXPECTED}",
        )

    def test_a_relaxed_counter_is_noticed(self) -> None:
        self.finds(
            r"gl_StorageSemanticsBuffer,\s*gl_SemanticsAcquireRelease", "gl_StorageSemanticsNone, gl_SemanticsRelaxed",
            "count_arrived: OpAtomicIAdd has scope and semantics (5, 0), (5, 72) expected",
        )

    def test_a_relaxed_look_is_noticed(self) -> None:
        self.finds(
            r"gl_StorageSemanticsBuffer,\s*gl_SemanticsAcquire\)", "gl_StorageSemanticsNone, gl_SemanticsRelaxed)",
            "await_count: OpAtomicLoad has scope and semantics (5, 0), (5, 66) expected",
        )

    def test_a_ticket_within_the_workgroup_is_noticed(self) -> None:
        self.finds(
            r"(ticket\.drawn, 1u,\s*)gl_ScopeQueueFamily", r"\1gl_ScopeWorkgroup",
            "draw_worker: OpAtomicIAdd has scope and semantics (2, 0), (5, 0) expected",
        )

    def test_an_unknown_atomic_is_noticed(self) -> None:
        self.finds(
            r"atomicAdd\(ticket\.drawn", "atomicMax(ticket.drawn",
            "draw_worker: OpAtomicUMax of tickets is not known to this check", "no OpAtomicIAdd of tickets was found",
        )

    def test_an_unknown_barrier_is_noticed(self) -> None:
        self.finds(
            r"(uint32_t draw_worker\(\)\s*{)", r"\1\n    memoryBarrierBuffer();",
            "draw_worker: OpMemoryBarrier is not known to this check",
        )

    def test_every_call_of_publish_is_missed(self) -> None:
        for shader in self.SHADERS:
            calls = [match.span() for match in re.finditer(r"\bpublish\(\);", shader)]
            self.assertGreaterEqual(len(calls), 2)
            for begin, end in calls:
                found = self.faults(f"{shader[:begin]}barrier();{shader[end:]}")
                self.assertTrue(found and all("publish() expected" in fault for fault in found), found)

    def test_a_text_without_the_fixup_fails(self) -> None:
        self.assertEqual(
            set(memory_order.faults("")),
            {"no load through partial_vectors was found", "no store through partial_vectors was found",
             "publish: 0 control barriers, 1 expected"}
            | {f"no {opcode} of {struct} was found" for opcode, struct in memory_order.ATOMICS},
        )


@needs_compiler
class Bases(unittest.TestCase):
    """Modules that share the ids of one that stands whole."""

    modules: dict[str, spirv.Embedded]
    ROWS = (SMALL_COOP, row_with(SMALL_COOP, {"tile": [64, 32, 16]}), SCALAR)

    @classmethod
    def setUpClass(cls) -> None:
        kernels = [registry.kernel_of(row) for row in cls.ROWS]
        adding = [adds.adds_of(kernel) for kernel in kernels]
        cls.modules = spirv.compile_embedded({module.name: render.shader(module) for module in kernels + adding})

    def disassembly(self, module: spirv.Embedded) -> str:
        return spirv.disassemble(module.spirv, "--raw-id")

    def in_order(self, module: spirv.Embedded) -> str:
        """A disassembly with ids that count their first appearances."""
        ids: dict[str, int] = {}
        return re.sub(r"%\d+", lambda match: f"%{ids.setdefault(match[0], len(ids))}",
                      re.sub(r"^;.*$| {2,}", "", self.disassembly(module), flags=re.MULTILINE))

    def test_a_base_changes_ids_alone(self) -> None:
        settled = bases.settle(self.modules)
        self.assertEqual(list(settled), list(self.modules))
        for name, module in self.modules.items():
            self.assertEqual(self.in_order(settled[name]), self.in_order(module))
            self.assertEqual(settled[name].base == "", settled[name].spirv == module.spirv)

    def test_few_stand_whole_and_the_others_are_of_few_words(self) -> None:
        settled = bases.settle(self.modules)
        whole = [name for name, module in settled.items() if not module.base]
        self.assertLess(len(whole), len(settled) // 2)
        for module in settled.values():
            if module.base:
                self.assertIn(module.base, whole)
                runs = difference.difference(settled[module.base].words, module.words)
                self.assertLess(len(runs), len(module.words) // bases.SHORTER)

    def test_shifted_ids_are_those_of_the_base_again(self) -> None:
        for module in self.modules.values():
            code = rename.parse(module.words, self.disassembly(module))
            shifted = [*code.words[:3], code.words[3] + 7, code.words[4]]
            for instruction in code.instructions:
                shifted += (word + 7 * (i in instruction.ids) for i, word in enumerate(instruction.words))
            self.assertEqual(
                rename.rename(rename.parse(tuple(shifted), self.disassembly(module)), code), code.words)

    def test_known_modules_that_stand_whole_are_bases(self) -> None:
        first, second, *_ = self.modules
        known = {"whole": self.modules[first], "not": replace(self.modules[second], base="whole")}
        self.assertEqual(bases.settle({"own": self.modules[second]}, known)["own"].base, "whole")
        self.assertEqual(bases.settle({}, known), {})


def main() -> int:
    if sys.argv[1:] == ["--accept"]:
        GOLDEN.write_text(render.shader(registry.kernel_of(SCALAR)), newline="\n")
        return 0
    return run_cases()


if __name__ == "__main__":
    sys.exit(main())
