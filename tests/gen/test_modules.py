#!/usr/bin/env python3
"""Tests of the modules in the header: that they read back as they were embedded, and are made again of another one and
what is different from it.

    tests/gen/test_modules.py [NAME...]     runs all cases, or those named

The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
import unittest
from dataclasses import replace
from pathlib import Path
from unittest import mock

from runner import ROOT, run_cases
from copies import needs_compiler
from rows import SCALAR, SMALL_COOP, kernel_of, row_with

from gen import bases, check, constants, contract, difference, modules, probes, product, registry, rename, render, spirv
from gen.glsl.kernel import KernelWords


def shared_bytes(source: str, **values: int) -> dict[str, int]:
    """The bytes of those shared variables whose length is known from the values, by name."""
    sizes = {"uint32_t": 4, "uvec4": 16}
    found = re.findall(r"^shared (uint32_t|uvec4) ([^;]*);", source, re.MULTILINE)
    variables = [(word, *re.fullmatch(r"\s*(\w+)(?:\[(.*)\])?", one).groups())
                 for word, names in found for one in names.split(",")]
    words = set(values)
    return {name: sizes[word] * (eval(length.replace("u", ""), dict(values)) if length else 1)
            for word, name, length in variables if set(re.findall(r"[A-Z_]+", length or "")) <= words}


class Keeping(unittest.TestCase):
    def test_a_module_is_compiled_once_by_each_compiler(self) -> None:
        with tempfile.TemporaryDirectory() as folder, \
                mock.patch.object(spirv, "KEPT", Path(folder) / "modules"), \
                mock.patch.object(spirv, "compiler_version", side_effect=["1", "1", "2", "1"]), \
                mock.patch.object(spirv, "compile_shader") as compiler:
            compiler.side_effect = lambda source, name: spirv.Compiled(source.encode(), name.encode())
            first = spirv.compile_all({"a": "text", "b": "other"})
            self.assertEqual(spirv.compile_all({"a": "text", "b": "other"}), first)
            self.assertEqual(compiler.call_count, 2)
            spirv.compile_all({"a": "text"})
            self.assertEqual(compiler.call_count, 3)
            changed = spirv.compile_all({"a": "changed"})
            self.assertEqual(changed, {"a": spirv.Compiled(b"changed", b"a")})

    def test_what_a_header_holds_is_not_compiled_again(self) -> None:
        shaders = {name: mock.Mock(source=name) for name in ("same", "changed", "older")}
        held = {name: spirv.Embedded(spirv.source_hash(source), version, b"held", "base")
                for name, source, version in (("same", "same", "1"), ("changed", "text", "1"), ("older", "older", "0"))}
        with mock.patch.object(spirv, "compiler_version", return_value="1"), \
                mock.patch.object(product, "compile_all") as compiler:
            compiler.side_effect = lambda stale: {name: spirv.Compiled(name.encode(), b"") for name in stale}
            made = product.compile_embedded(shaders, held)
        self.assertEqual({name: module.spirv for name, module in made.items()},
                         {"same": b"held", "changed": b"changed", "older": b"older"})
        self.assertEqual(made["same"], held["same"])

    def test_a_stamp_tells_how_a_shader_is_compiled(self) -> None:
        before = spirv.source_hash("text")
        with mock.patch.object(spirv, "OPTIMIZATIONS", ("-O",)):
            self.assertNotEqual(spirv.source_hash("text"), before)

    def test_nothing_is_kept_where_nothing_is_built(self) -> None:
        with tempfile.TemporaryDirectory() as folder, \
                mock.patch.object(spirv, "KEPT", Path(folder) / "build/modules"), \
                mock.patch.object(spirv, "compiler_version", return_value="1"), \
                mock.patch.object(spirv, "compile_shader", return_value=spirv.Compiled(b"", b"")):
            spirv.compile_all({"a": "text"})
            self.assertEqual(list(Path(folder).iterdir()), [])


class Standing(unittest.TestCase):
    def test_a_module_stands_with_all_that_it_comes_of(self) -> None:
        held = {name: spirv.Embedded(name, "1", b"", base)
                for name, base in (("a", ""), ("b", "a"), ("c", "b"), ("d", ""), ("e", "d"))}
        modules = {**held, "b": spirv.Embedded("other", "1", b"", ""), "f": spirv.Embedded("f", "1", b"", "")}
        self.assertEqual(set(bases.standing(modules, held)), {"a", "d", "e"})
        self.assertEqual(bases.standing(modules, {}), {})


class Differences(unittest.TestCase):
    def test_runs_that_copy_from_beyond_the_end_make_nothing(self) -> None:
        self.assertTrue(difference.makes((1, 2, 3), (0, 3, 1, 4), (1, 2, 3, 4)))
        self.assertFalse(difference.makes((1, 2, 3), (0, 4, 0), (1, 2, 3)))
        self.assertFalse(difference.makes((1, 2, 3), (0, 3, 0), (1, 2, 4)))

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

    def test_what_stands_beside_a_change_is_passed(self) -> None:
        base = tuple(range(100))
        changed = (*base[:40], 1000, *base[41:70], *base[50:])
        self.assertEqual(difference.difference(base, changed), (0, 0, 0, 0, 40, 1, 1000, 0, 29, 0, 2**32 - 20, 50, 0))

    def test_numbers_read_back_as_they_were_written(self) -> None:
        words = [0, 31, 10**6, 2**32 - 1]
        module = spirv.Embedded(spirv.source_hash("text"), "glslang 1.2.3, spirv-tools v1", spirv.pack(words))
        self.assertEqual(spirv.embedded(spirv.embed_words("name", module)), {"name": module})


class Kinds(unittest.TestCase):
    """What modules say of themselves, against their shaders."""

    MODULES = modules.modules_of(registry.load())

    def test_a_shader_declares_the_constants_of_its_module(self) -> None:
        for module in self.MODULES:
            declared = re.findall(r"constant_id = (\d+)\) const (\w+) (\w+) = (\w+);", render.shader(module).source)
            declared.sort(key=lambda row: int(row[0]))
            self.assertEqual(declared, [(str(constant.id), constant.type, constant.name, default)
                                        for constant, default in module.constants.items()], module.name)

    def test_a_shader_declares_the_arguments_of_its_module(self) -> None:
        for module in self.MODULES:
            self.assertIn(render.shared_as_glsl(module.arguments), render.shader(module).source, module.name)

    def test_every_group_of_constants_is_of_some_module(self) -> None:
        used = {constant.group for module in self.MODULES for constant in module.constants}
        self.assertEqual(used, {constant.group for constant in constants.CONSTANTS})

    def test_names_are_of_one_module_each(self) -> None:
        names = [module.name for module in (*self.MODULES, *probes.load())]
        self.assertEqual(len(names), len(set(names)))

    def test_kernels_that_name_a_module_mean_the_same(self) -> None:
        made = {module.name: module for module in self.MODULES}
        for kernel in registry.load():
            for kind in modules.KINDS:
                module = kind.of(kernel)
                self.assertTrue(module is None or module == made[module.name], kernel.name)

    def test_columns_that_change_places_do_not_leave_their_span(self) -> None:
        for tile, part, by_words in (([32, 32, 8], [4, 4], True), ([64, 32, 8], [4, 8], True),
                                     ([192, 96, 24], [12, 16], False)):
            kernel = kernel_of(row_with(SCALAR, {"tile": tile, "part": part, "families": ["nvidia"]}))
            words = KernelWords(modules.multiply_of(kernel), kernel)
            self.assertEqual(words.by_words, by_words, kernel.name)

    def test_loops_of_two_stages_alternate_where_parts_are_8_x_4_and_words_are_read(self) -> None:
        for tile, part, stages, alternates in (([64, 64, 8], [8, 4], 2, True), ([64, 64, 32], [8, 4], 1, False),
                                               ([64, 64, 16], [4, 4], 2, False), ([64, 128, 8], [8, 8], 2, False),
                                               ([192, 96, 24], [4, 8], 2, False)):
            row = {"tile": tile, "part": part, "stages": stages, "families": ["nvidia"]}
            kernel = kernel_of(row_with(SCALAR, row))
            module = modules.multiply_of(kernel)
            self.assertEqual(KernelWords(module, kernel).alternates, alternates, kernel.name)
            self.assertEqual("void turn(" in render.shader(module).source, alternates, kernel.name)


@needs_compiler
class Bases(unittest.TestCase):
    """Modules that have the ids of others."""

    modules: dict[str, spirv.Embedded]
    ROWS = (SMALL_COOP, row_with(SMALL_COOP, {"tile": [64, 32, 16]}), SCALAR)

    @classmethod
    def setUpClass(cls) -> None:
        made = [module for module in modules.modules_of([kernel_of(row) for row in cls.ROWS]) if module.kernel]
        cls.modules = product.compile_embedded({module.name: render.shader(module) for module in made})

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
            ordered = rename.ordered(rename.parse(module.words, spirv.disassemble(module.spirv, "--raw-id")))
            self.assertEqual(settled[name].base == "", settled[name].words == ordered.words)

    def test_modules_are_alike_whatever_their_ids(self) -> None:
        settled = bases.settle(self.modules)
        name = next(name for name, module in settled.items() if module.base)
        self.assertNotEqual(settled[name].spirv, self.modules[name].spirv)
        self.assertTrue(check._are_alike(settled[name], self.modules[name]))
        words = list(settled[name].words)
        words[next(i for i in range(5, len(words)) if words[i] == 4 << 16 | 43) + 3] += 1  # an OpConstant
        self.assertFalse(check._are_alike(replace(settled[name], spirv=spirv.pack(words)), self.modules[name]))

    def test_few_stand_whole_and_the_others_are_of_few_words(self) -> None:
        settled = bases.settle(self.modules)
        whole = [name for name, module in settled.items() if not module.base]
        self.assertLess(len(whole), len(settled) // 2)
        for module in settled.values():
            if module.base:
                self.assertIn(module.base, settled)
                runs = difference.difference(settled[module.base].words, module.words)
                self.assertLess(len(runs), len(module.words) // bases.SHORTER)

    def test_shifted_ids_are_those_of_the_base_again(self) -> None:
        for module in self.modules.values():
            code = rename.parse(module.words, self.disassembly(module))
            shifted = [*code.words[:3], code.words[3] + 7, code.words[4]]
            for instruction in code.instructions:
                shifted += (word + 7 * (i in instruction.ids) for i, word in enumerate(instruction.words))
            self.assertEqual(
                rename.rename(rename.parse(tuple(shifted), self.disassembly(module)), code), code)

    def test_those_of_a_later_turn_change_no_other(self) -> None:
        last = [name for name in self.modules if name.endswith("_grouped")]
        others = {name: module for name, module in self.modules.items() if name not in last}
        settled = bases.settle(self.modules, dict.fromkeys(last, 1))
        self.assertEqual({name: settled[name] for name in others}, bases.settle(others))
        self.assertEqual(sorted(settled), sorted([*others, *last]))

    def test_known_modules_that_stand_whole_are_bases(self) -> None:
        first, second, *_ = self.modules
        known = {"whole": self.modules[first], "not": replace(self.modules[second], base="whole")}
        self.assertEqual(bases.settle({"own": self.modules[second]}, known=known)["own"].base, "whole")
        self.assertEqual(bases.settle({}, known=known), {})


class Room(unittest.TestCase):
    def test_the_host_counts_what_workgroups_share_to_prepare(self) -> None:
        text = (ROOT / "templates/library/plan/preparation.h").read_text(encoding="utf-8")
        teams = contract.SIZES["PREPARED_TEAMS"].value
        each = eval(re.search(r"PREPARED_PROBLEM = ([^,]*)", text)[1], {"SK__PREPARED_TEAMS": teams})
        room = int(re.search(r"PREPARED_ALL = (\d+)", text)[1])
        kernels = [kernel for kernel in registry.load() if kernel.prepares]
        self.assertTrue(kernels)
        for kernel in kernels:
            for problems in (1, 64):
                grouped, prepares = (shared_bytes(render.shader(of(kernel)).source, PROBLEMS=problems, TEAMS=teams)
                                     for of in (modules.grouped_of, modules.prepares_of))
                added = sum(prepares.values()) - sum(grouped.get(name, 0) for name in prepares)
                self.assertLessEqual(added, each * problems + room, kernel.name)
                self.assertGreater(added, each * problems, kernel.name)


if __name__ == "__main__":
    sys.exit(run_cases())
