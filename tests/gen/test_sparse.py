#!/usr/bin/env python3
"""Tests of the modules for sparse matrices, and of the thresholds by which decompositions are chosen.

    tests/gen/test_sparse.py [NAME...]     runs all cases, or those named

The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import re
import sys
import tempfile
import unittest
from pathlib import Path

from runner import run_cases

from gen import costs, parts, registry, render, sparse


class Modules(unittest.TestCase):
    def test_each_type_has_each_kind_and_indices_one_for_all(self) -> None:
        names = [module.name for module in sparse.modules_of(sparse.load())]
        self.assertEqual(len(set(names)), len(names))
        typed = [kind for kind in sparse.KINDS if kind.is_typed]
        self.assertEqual(len(names), len(typed) * len(sparse.load()) + len(sparse.KINDS) - len(typed))
        self.assertIn("sparse_merge_f16", names)
        self.assertIn("sparse_offsets", names)

    def test_kernels_are_no_sparse_modules(self) -> None:
        self.assertTrue(all(map(sparse.is_sparse, sparse.modules_of(sparse.load()))))

    def test_parts_depend_on_the_fields_that_they_name(self) -> None:
        shaders = [render.shader(module) for module in sparse.modules_of(sparse.load())]
        parts.merge([shader.parts for shader in shaders])

    def constants_of(self, name: str) -> list[tuple[str, str]]:
        """Their numbers and names in a module's text."""
        module = next(module for module in sparse.modules_of(sparse.load()) if module.name == name)
        return re.findall(r"constant_id = (\d+)\) const \w+ (\w+)", render.shader(module).source)

    def test_constants_have_the_numbers_of_their_places(self) -> None:
        wanted = [(str(i), constant.name) for i, constant in enumerate(sparse.CONSTANTS)]
        dense = [(number, name) for number, name in wanted if not sparse.CONSTANTS[int(number)].is_rare]
        self.assertEqual(self.constants_of("sparse_strided_f32"), dense)
        for name in ("sparse_bound", "sparse_count", "sparse_scan", "sparse_fill_f32", "sparse_fill_alone_f32"):
            found = self.constants_of(name)
            self.assertLessEqual(set(found), set(wanted))
            self.assertIn("A_IS_IDENTITY", {name for _, name in found})
        sampled = self.constants_of("sparse_sample_f32")
        self.assertLessEqual(set(sampled), set(wanted))
        self.assertIn("HAS_ROW_INDICES", {name for _, name in sampled})

    def test_constants_fit_among_those_of_kernels(self) -> None:
        self.assertLessEqual(len(sparse.CONSTANTS), len(render.CONSTANTS))


class Classes(unittest.TestCase):
    def load(self, classes: str) -> tuple[int, ...]:
        with tempfile.NamedTemporaryFile("w", suffix=".toml") as file:
            file.write(f"classes = {classes}\n")
            file.flush()
            return sparse.load_classes(Path(file.name))

    def test_they_increase_up_to_a_workgroup(self) -> None:
        self.assertEqual(self.load("[1, 32, 128]"), (1, 32, 128))
        for wrong in ("[]", "[4, 16]", "[16, 4, 128]", "[4, 4, 128]", "[3, 128]", "[0, 128]", '["4", 128]'):
            with self.subTest(wrong), self.assertRaises(registry.BadRow):
                self.load(wrong)


class Thresholds(unittest.TestCase):
    def parse(self, old: str, new: str) -> tuple[str, ...]:
        text = costs.PATH.read_text()
        self.assertIn(old, text)
        with tempfile.NamedTemporaryFile("w", suffix=".toml") as file:
            file.write(text.replace(old, new, 1))
            file.flush()
            return costs.load_sparse(Path(file.name))

    def test_a_vendor_comes_before_all_others(self) -> None:
        rows = costs.load_sparse()
        vendors = [row.split(", ")[1] for row in rows]
        self.assertEqual(vendors, sorted(vendors, key=lambda vendor: vendor == "0x0u"))
        self.assertEqual([row.split(", ")[0] for row in rows].count("true"), 1)

    def test_what_is_no_number_is_refused(self) -> None:
        few, alike = "few_nonzeros = 10000\n", "alike = 4\n"
        for old, new in ((few, ""), (alike, "alike = 0\n"), (alike, 'alike = "4"\n')):
            with self.subTest(new), self.assertRaises(registry.BadRow) as refusal:
                self.parse(old, new)
            self.assertIn("must be a number of at least 1", str(refusal.exception))


if __name__ == "__main__":
    sys.exit(run_cases())
