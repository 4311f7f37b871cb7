#!/usr/bin/env python3
"""Tests of what the generator does for users: list, explain, header; refusals, and the configurations they propose.

    tests/gen/test_users.py [NAME...]     runs all cases, or those named

What headers do once compiled is tests/user/test_trimmed.py's.
The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
import unittest
from dataclasses import replace
from pathlib import Path

from runner import ROOT, run_cases, run_gen

from gen import archive, estimate, explain, modules, nearest, registry, sparse, spec, trim

OWN = "32x64x16/4x8/scalar/f32,f32,f32/cpu"
COOP = spec.parse("64x64x64/32x32/coop/f16,f32,f16", ["nvidia", "amd"])

# A configuration, why it cannot work, and one that does.
REFUSED = (
    ("256x256x64/64x64/coop/f16,f32,f16/nvidia", "shared memory 69636 bytes > 49152 for family nvidia",
     "192x128x64/64x64/coop/f16,f32,f16/nvidia"),
    ("256x256x64/64x64/coop/f16,f32,f16/amd", "shared memory 69636 bytes > 65536 for family amd",
     "256x192x64/64x64/coop/f16,f32,f16/amd"),
    ("128x96x64/48x48/scalar/f32,f32,f32/amd", "tile m = 128 is not a multiple of part m = 48", None),
    ("100x64x64/50x32/coop/f16,f32,f16/nvidia",
     "tile m = 100 is not a multiple of the 8 elements of a 16-byte load", None),
    ("64x64x24/32x32/coop/f16,f32,f16/nvidia", "fragment k = 16 does not divide 24",
     "64x64x32/32x32/coop/f16,f32,f16/nvidia"),
    ("64x64x16/32x32/coop/f32,f32,f32/nvidia", "no cooperative matrices of f32", None),
    ("64x64x16/4x4/scalar/f32,f16,f32/amd", "types f32, f16, f32 are not supported",
     "64x64x16/4x4/scalar/f32,f32,f32/amd"),
    ("64x64x16/4x4/scalar/f32,f32,f32/amd,cpu",
     "families are amd, cpu, but a kernel is made for cpu alone or for GPUs", "64x64x16/4x4/scalar/f32,f32,f32/amd"),
    ("64x64x16/4x4/scalar/f32,f32,f32/abacus", "family is 'abacus', must be one of nvidia, amd, intel, cpu",
     "64x64x16/4x4/scalar/f32,f32,f32/nvidia"),
    ("0x64x16/4x4/scalar/f32,f32,f32/amd", "tile or part has an extent of 0", None),
    ("512x64x16/8x8/scalar/f32,f32,f32/amd",
     "tile m = 512 > 256, for which the library checks its addresses", "256x64x16/8x8/scalar/f32,f32,f32/amd"),
)

# What is wrong with a command's words, and the end of what it says.
WRONG_WORDS = (
    (["--types", "f33"], "a type is 'f33', must be one of "),
    (["--families", "nvida"], "the nearest: nvidia"),
    (["--kernels", "gemm_f32*64x64*,*f33*"], "no kernel's name matches '\\*f33\\*'; the nearest: gemm_"),
    (["--kernels", "none"], "no kernel is left"),
    (["--types", "f32,f16", "--kernels", "*_f16_32x32*"], "no kernel that is named multiplies f32; there are some "),
    (["--families", "cpu,amd", "--kernels", "*_128x128x64_*"], "is made for cpu; there are some of "),
    (["--add-tile", "64x64x16"], "TYPES\\[/FAMILIES\\[/STAGES\\]\\], like "),
    (["--add-tile", "64x64x16/4x4/fma/f32,f32,f32"], "must be one of scalar, coop, dot, dp4a, arranged, dp2a, as in "),
    (["--add-tile", "64x64/4x4/scalar/f32,f32,f32"], "tile has 2 entries, needs 3"),
    (["--config", "/none/own.toml"], "/none/own.toml does not exist"),
)


class Refusals(unittest.TestCase):
    def test_each_says_why_and_names_a_configuration_that_works(self) -> None:
        for text, why, works in REFUSED:
            with self.subTest(text), self.assertRaises(registry.BadRow) as refusal:
                nearest.require(spec.parse(text, []))
            said = str(refusal.exception)
            self.assertTrue(said.startswith(f"{why}; the nearest that works: {works or ''}"), said)
            found = spec.parse(re.search(r"works: (\S+)", said)[1], [])
            stages = 2 if said.endswith("with 2 stages") else 1
            registry.check(replace(found, stages=stages))
            self.assertEqual(estimate.spills(found), [])

    def test_what_works_is_not_refused(self) -> None:
        for kernel in registry.load():
            nearest.require(kernel)

    def test_the_nearest_to_what_works_is_that(self) -> None:
        self.assertEqual(nearest.find(COOP), COOP)

    def test_a_bad_word_on_the_command_line_is_named(self) -> None:
        for words, sentence in WRONG_WORDS:
            with self.subTest(words), tempfile.TemporaryDirectory() as folder:
                done = run_gen("header", *words, "-o", f"{folder}/own.h")
                self.assertEqual((done.returncode, done.stdout, os.listdir(folder)), (1, "", []))
                self.assertRegex(done.stderr, sentence)

    def test_a_bad_configuration_in_a_file_is_named_with_one_that_works(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "own.toml"
            path.write_text(registry.row_text({"multiply": "scalar", "types": ["f32,f32,f32"], "tile": [32, 32, 6],
                                               "part": [4, 4], "stages": 1, "families": ["cpu"]}))
            done = run_gen("header", "--config", str(path), "-o", f"{folder}/own.h")
        self.assertEqual(done.stderr, "own.toml: row 1: tile k = 6 is not a multiple of the 4 elements of a 16-byte "
                         "load; the nearest that works: 32x32x8/4x4/scalar/f32,f32,f32/cpu\n")


class Words(unittest.TestCase):
    def test_a_configuration_reads_back_as_it_was_written(self) -> None:
        for kernel in registry.load():
            found = replace(spec.parse(spec.text_of(kernel), []), stages=kernel.stages)
            names = ("ahead", "fragments", "blocks", "promotes", "codes", "only", "prepares", "layers")
            untold = {name: getattr(kernel, name) for name in names}
            self.assertEqual(replace(found, **untold), kernel)

    def test_fragments_are_those_of_the_families_that_divide_the_part(self) -> None:
        self.assertEqual(spec.parse("64x64x64/32x32/coop/f16,f32,f16", ["nvidia"]).fragments,
                         ((16, 16, 16), (16, 8, 16)))
        self.assertEqual(spec.parse("64x64x64/32x8/coop/f16,f32,f16/nvidia", ["amd"]).fragments, ((16, 8, 16),))


class Explaining(unittest.TestCase):
    def test_registers_are_counted_by_what_they_hold(self) -> None:
        need = estimate.registers(COOP, (16, 16, 16), 32)  # 128 invocations
        self.assertEqual(need, {"sums": 32 * 32 // 32, "loads": 128 * 64 // 128 // 2,
                                "fragments": (32 + 16) * 16 // 32 // 2, "addresses": estimate.ADDRESSES})
        ahead = estimate.registers(replace(COOP, ahead="nvidia"), (16, 16, 16), 32)
        self.assertEqual(ahead["fragments"], 2 * (32 + 32) * 16 // 32 // 2)

    def test_no_kernel_of_the_registry_needs_more_than_its_nvidia_or_amd_has(self) -> None:
        for kernel in registry.load():
            spills = [spill for spill in estimate.spills(kernel) if "intel" not in spill]
            self.assertEqual(spills, [], kernel.name)

    def test_every_family_is_there_with_its_limits_or_the_reason(self) -> None:
        text = explain.explain(COOP)
        self.assertIn("4 parts of 32 x 32, each one subgroup's", text)
        self.assertIn("18436 bytes: A 9216, B 9216;", text)
        self.assertRegex(text, r"\nnvidia +32 +128 of 1024 +18436 of 49152 +16x16x16 +100 of 255 \(32 sums \+ 32 loads")
        self.assertRegex(text, r"\namd +64 +256 of 1024 +18436 of 65536")
        self.assertRegex(text, r"\nnot on cpu: its fragments are 16x16x16, 16x8x16, those of family cpu 8x8x8$")

    def test_layers_have_the_same_parts(self) -> None:
        kernel = replace(spec.parse("32x32x32/4x4/scalar/f32,f32,f32/cpu", []), layers=4)
        self.assertIn("64 parts of 4 x 4, each one invocation's in each of 4 layers\n", explain.explain(kernel))

    def test_what_no_family_can_run_is_refused(self) -> None:
        done = run_gen("explain", "256x256x256/32x32/coop/f16,f32,f16")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertRegex(done.stderr, r"^shared memory \d+ bytes > 49152 for family nvidia; the nearest that works: ")

    def test_a_name_that_is_none_gets_the_nearest(self) -> None:
        done = run_gen("explain", "gemm_f32_f32_f32_64x64_scalar")
        self.assertEqual((done.returncode, done.stderr), (1, "no kernel is named gemm_f32_f32_f32_64x64_scalar; "
                                                          "the nearest: gemm_f32_f32_f32_64x64x8_scalar; one that is "
                                                          f"not in the registry is {spec.FORM}, "
                                                          "like 128x96x64/64x48/coop/f16,f32,f16\n"))
        self.assertEqual(spec.FORM, "TILE/PART/MULTIPLY/TYPES[/FAMILIES[/STAGES]]")

    def test_a_tile_alone_gets_the_expected_form(self) -> None:
        done = run_gen("explain", "64x32x16")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("no kernel is named 64x32x16; ", done.stderr)
        self.assertIn(f"is {spec.FORM}, like {spec.EXAMPLE}\n", done.stderr)

    def test_every_kernel_can_be_explained(self) -> None:
        for kernel in registry.load():
            self.assertIn(f"{kernel.shared_size} bytes", explain.explain(kernel))


class WithoutJinja(unittest.TestCase):
    def run_gen(self, *words: str) -> tuple[int, str, str]:
        """Exit code and output, with a jinja2 that cannot be imported."""
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "jinja2.py").write_text("raise ModuleNotFoundError('no jinja2', name='jinja2')")
            done = run_gen(*words, PYTHONPATH=folder)
        return done.returncode, done.stdout, done.stderr

    def test_what_renders_says_so_in_a_sentence(self) -> None:
        for words in (["check"], ["header", "--types", "f64", "-o", "/none/own.h"]):
            code, said, error = self.run_gen(*words)
            self.assertEqual((code, said), (1, ""), words)
            self.assertRegex(error, r"^jinja2 is missing, which renders the templates; [^\n]+\n$")

    def test_what_does_not_render_works(self) -> None:
        for words in (["--help"], ["list", "--types", "f64"], ["explain", "gemm_f32_f32_f32_32x32x8_scalar"]):
            code, said, error = self.run_gen(*words)
            self.assertEqual((code, error), (0, ""), words)
            self.assertTrue(said)


class Listing(unittest.TestCase):
    def test_every_kernel_has_a_line_with_its_sizes(self) -> None:
        lines = run_gen("list").stdout.splitlines()
        kernels = registry.load()
        self.assertEqual([line.split()[0] for line in lines[1:-1]], [kernel.name for kernel in kernels])
        sizes = [int(line.split()[-1]) for line in lines[1:-1]]
        self.assertEqual(lines[-1], f"{len(kernels)} kernels, {sum(sizes)} bytes of SPIR-V")

    def test_a_line_names_families_invocations_and_bytes(self) -> None:
        output = run_gen("list", "--kernels", "gemm_f32_f32_f32_32x32x8_scalar", "--add-tile", OWN).stdout
        self.assertRegex(output, r"\ngemm_f32_f32_f32_32x32x8_scalar +cpu +64 +2308 +\d{5,6}\n")
        self.assertRegex(output, r"\ngemm_f32_f32_f32_32x64x16_scalar +cpu +64 +6660 +-\n")


class Trimming(unittest.TestCase):
    def names(self, **wishes) -> list[str]:
        return [kernel.name for kernel in trim.select(trim.Wishes(**wishes))]

    def test_everything_is_left_where_nothing_is_named(self) -> None:
        self.assertEqual(trim.select(trim.Wishes()), registry.load())

    def test_types_and_families_narrow_both(self) -> None:
        found = trim.select(trim.Wishes(types=["f16"], families=["amd"]))
        wanted = [kernel for kernel in registry.load() if kernel.input == "f16" and "amd" in kernel.families]
        self.assertEqual(list(found), wanted)

    def test_patterns_name_kernels(self) -> None:
        self.assertEqual(self.names(patterns=["*_f32_32x32x8_*"]), ["gemm_f32_f32_f32_32x32x8_scalar"])

    def test_own_configurations_come_last_and_replace_those_of_their_name(self) -> None:
        own = "64x64x16/8x8/scalar/f32,f32,f32/amd"
        found = trim.select(trim.Wishes(types=["f32"], tiles=[own, OWN]))
        self.assertEqual([(kernel.name, kernel.part_m) for kernel in found[-2:]],
                         [("gemm_f32_f32_f32_64x64x16_scalar", 8), ("gemm_f32_f32_f32_32x64x16_scalar", 4)])
        self.assertEqual(len({kernel.name for kernel in found}), len(found))

    def test_own_configurations_are_for_the_families_that_are_named(self) -> None:
        tile = "64x64x16/8x8/scalar/f32,f32,f32"
        self.assertEqual(trim.select(trim.Wishes(families=["amd"], tiles=[tile]))[-1].families, ("amd",))
        self.assertEqual(trim.select(trim.Wishes(tiles=[tile]))[-1].families, ("nvidia", "amd", "intel"))

    def test_modules_are_the_same_whatever_bases_a_header_has(self) -> None:
        whole = archive.embedded((ROOT / "include/streamk.h").read_text())
        for words in (["--types", "bf16"], ["--families", "cpu"], ["--kernels", "*192x96x64*,*_dot"]):
            with self.subTest(words), tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "own.h"
                self.assertEqual(run_gen("header", *words, "-o", str(path)).stderr, "")
                found = archive.embedded(path.read_text())
                self.assertGreater(len(found), 10)
                self.assertEqual({name: whole[name].spirv for name in found},
                                 {name: found[name].spirv for name in found})

    def test_a_header_of_registry_kernels_needs_no_compiler_and_tells_its_size(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "own.h"
            done = run_gen("header", "--types", "f32", "-o", str(path), GLSLANG="/none/glslang")
            self.assertEqual(done.stderr, "")
            text = path.read_text()
        kernels = [kernel for kernel in registry.load() if kernel.input == "f32"]
        self.assertEqual(done.stdout, f"{path}: {len(text.encode())} bytes, {len(kernels)} kernels\n")
        self.assertTrue(text.startswith("/* Trimmed, by: python3 -m gen header --types f32 -o "))
        rows = [types for types in sparse.load() if types.input == "f32"]
        self.assertEqual(sorted(re.findall(r"(\w+): source", text)),
                         sorted(module.name for module in (*modules.modules_of(kernels), *sparse.modules_of(rows))))
        committed = (ROOT / "include/streamk.h").read_text()
        whole, found = archive.embedded(committed), archive.embedded(text)
        self.assertLess(sum(len(module.spirv) for module in found.values()),
                        sum(len(module.spirv) for module in whole.values()) // 2)
        self.assertLess(len(text), len(committed))
        self.assertEqual({name: whole[name].spirv for name in found}, {name: found[name].spirv for name in found})
        self.assertEqual(len(found), text.count(": source "))
        self.assertLess(sum(not module.base for module in found.values()), len(found) // 2)

    def test_sparse_matrices_have_the_types_that_are_named_or_are_left_out(self) -> None:
        self.assertEqual(trim.select_sparse(trim.Wishes()), sparse.load())
        found = trim.select_sparse(trim.Wishes(types=["f64", "s8"]))
        self.assertEqual([types.input for types in found], ["f64", "s32"])
        self.assertEqual(trim.select_sparse(trim.Wishes(types=["e4m3"])), ())
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "own.h"
            words = ("--types", "f32", "--without-sparse", "-o", str(path))
            self.assertEqual(run_gen("header", *words, GLSLANG="/none/glslang").stderr, "")
            text = path.read_text()
        for name in ("sk_spmm(", "sk_spmm_desc", "sk_spgemm_desc", "sk_sddmm_desc", "sk__sparse", "sparse_merge"):
            self.assertNotIn(name, text)

    def test_kernels_for_blocks_are_left_out(self) -> None:
        whole, found = trim.select(trim.Wishes()), trim.select(trim.Wishes(blocks=False))
        left_out = [kernel.name for kernel in whole if kernel not in found]
        self.assertTrue(any("_codes_" in name for name in left_out))
        self.assertEqual(left_out, [k.name for k in whole if "_blocks_" in k.name or "_codes_" in k.name])
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "own.h"
            words = ("--types", "f16,f32", "--families", "cpu", "--without-blocks", "-o", str(path))
            self.assertEqual(run_gen("header", *words, GLSLANG="/none/glslang").stderr, "")
            text = path.read_text()
        self.assertNotIn("gemm_f32_blocks", text)
        self.assertIn("SK_TYPE_Q4_0", text)

    def test_a_file_of_traced_kernels_has_their_modules_and_nothing_of_the_library(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "own.h"
            words = ("--trace", "--kernels", "gemm_f32_f32_f32_32x32x8_scalar", "-o", str(path))
            self.assertEqual(run_gen("header", *words, GLSLANG="/none/glslang").stderr, "")
            text = path.read_text()
        committed = (ROOT / "examples/viewer/traced_modules.h").read_text()
        whole, found = archive.embedded(committed), archive.embedded(text)
        self.assertEqual(sorted(found), ["decode_f32", "gemm_f32_f32_f32_32x32x8_scalar_adds_traced",
                                         "gemm_f32_f32_f32_32x32x8_scalar_traced", "pack_32bit", "sum_f32_f32_traced",
                                         "tell"])
        self.assertEqual({name: whole[name].spirv for name in found}, {name: found[name].spirv for name in found})
        self.assertIn("SK__BASELINE | SK__SHADER_CLOCK", text)
        self.assertFalse([line for line in text.split("\n") if line.startswith(("typedef", "STREAMK_API", "#define"))])
        streamk = (ROOT / "include/streamk.h").read_text()
        self.assertNotIn("SK__BASELINE | SK__SHADER_CLOCK", streamk)
        self.assertNotIn("_traced", streamk)
        hashes = [re.findall(r"SK__RELIED_ON (?:!= )?0x(\w+)", found) for found in (text, streamk)]
        self.assertEqual(hashes[0], hashes[1])
        self.assertEqual(len(hashes[0]), 1)

    def test_what_needs_many_registers_is_told(self) -> None:
        self.assertEqual(estimate.spills(spec.parse("64x64x16/32x32/scalar/f32,f32,f32/amd", [])),
                         ["about 1596 registers > 256 for family amd"])


if __name__ == "__main__":
    sys.exit(run_cases())
