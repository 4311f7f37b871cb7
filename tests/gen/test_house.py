#!/usr/bin/env python3
"""Tests of what is said of the repository's order: who calls whom.

    tests/gen/test_house.py [NAME...]     runs all cases, or those named

The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import sys
import tempfile
import unittest
from pathlib import Path

from runner import ROOT, run_cases

from gen import calls, house


def graph_of(**texts: str) -> calls.Graph:
    with tempfile.TemporaryDirectory() as folder:
        for name, text in texts.items():
            Path(folder, f"{name}.h").write_text(text)
        return calls.of_c(sorted(Path(folder).glob("*.h")), Path(folder))


def function(name: str, body: str) -> str:
    return f"static int {name}(int x)\n{{\n    return {body};\n}}\n"


class Calls(unittest.TestCase):
    def test_a_call_leads_to_the_file_that_defines_the_function(self) -> None:
        self.assertEqual(graph_of(a=function("f", "x"), b=function("g", "f(x)")), {"a": set(), "b": {"a"}})

    def test_comments_strings_and_declarations_call_nothing(self) -> None:
        text = '/* f(x) */\nSTREAMK_API int f(int x);\n' + function("g", 'h("f(x)")')
        self.assertEqual(graph_of(a=function("f", "x"), b=text)["b"], set())

    def test_files_that_each_define_a_function_call_their_own(self) -> None:
        own = function("f", "x") + function("g", "f(x)")
        self.assertEqual(graph_of(a=own, b=own), {"a": set(), "b": set()})

    def test_three_files_in_a_circle_are_one_circle(self) -> None:
        graph = graph_of(a=function("f", "h(x)"), b=function("g", "f(x)"), c=function("h", "g(x)"),
                         d=function("i", "f(x)"))
        self.assertEqual(calls.circles(graph), [["a", "b", "c"]])

    def test_two_circles_are_two(self) -> None:
        graph = {"a": {"b"}, "b": {"a", "c"}, "c": {"d"}, "d": {"c"}}
        self.assertEqual(sorted(calls.circles(graph)), [["a", "b"], ["c", "d"]])

    def test_folders_depend_on_what_their_files_call(self) -> None:
        graph = {"x/a": {"x/b", "y/c"}, "x/b": set(), "y/c": set()}
        folders = {unit: unit.split("/")[0] for unit in graph}
        self.assertEqual(calls.by_folder(graph, folders), {"x": {"y"}, "y": set()})


class Python(unittest.TestCase):
    def test_a_name_that_a_package_hands_on_is_the_modules_that_defines_it(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            package = Path(folder, "made")
            (package / "inner").mkdir(parents=True)
            (package / "__init__.py").write_text("")
            (package / "inner/__init__.py").write_text("from .deep import f\n")
            (package / "inner/deep.py").write_text("def f():\n    pass\n")
            (package / "user.py").write_text("from .inner import f\n")
            self.assertEqual(calls.of_python(package)["made.user"], {"made.inner.deep"})


class Here(unittest.TestCase):
    def test_nothing_stands_in_the_wrong_place(self) -> None:
        self.assertEqual(house.faults(ROOT), [])

    def test_sparse_products_do_not_stand_on_the_planner(self) -> None:
        line = next(line for line in house.floors(ROOT) if line.startswith("sparse "))
        self.assertNotRegex(line, "planner|plan,|record")

    def test_the_report_ends_with_the_number_of_circles(self) -> None:
        self.assertEqual(house.report(ROOT).splitlines()[-1], "circles by calls: 0")


if __name__ == "__main__":
    sys.exit(run_cases())
