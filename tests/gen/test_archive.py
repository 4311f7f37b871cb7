#!/usr/bin/env python3
"""Tests of the archives that hold the header's modules: that they read back as they were written, and that the library
unpacks what gen packed.

    tests/gen/test_archive.py PROGRAM [NAME...]     PROGRAM is build/tests/cpu/test_spirv

The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import random
import subprocess
import sys
import unittest
from dataclasses import replace
from unittest import mock

from runner import ROOT, run_cases

from gen import archive, header, product, spirv
from gen.spirv import Embedded

VERSION = "glslang 1.2.3, spirv-tools v1"
BASE = Embedded(spirv.source_hash("text"), VERSION, bytes(range(200)))
OTHER = Embedded(spirv.source_hash("other"), VERSION, bytes(range(4, 160)), "base")
THIRD = replace(BASE, base="other")
ALONE = replace(OTHER, base="")
MODULES = {"third": THIRD, "base": BASE, "alone": ALONE, "other": OTHER}
PROGRAM = ""


def texts_of(modules: dict[str, Embedded]) -> list[str]:
    bases = {name: module.base for name, module in modules.items()}
    return [held.text(modules) for held in archive.archives_of(bases, modules)]


def hash_of(words: tuple[int, ...]) -> str:
    """FNV-1a, a word at a time."""
    found = 0xCBF29CE484222325
    for word in words:
        found = (found ^ word) * 0x100000001B3 % 2**64
    return f"{found:016x}"


class Archives(unittest.TestCase):
    def test_modules_read_back_as_they_were_written(self) -> None:
        self.assertEqual(archive.embedded("\n\n".join(texts_of(MODULES))), MODULES)

    def test_one_whose_base_is_missing_is_none(self) -> None:
        text = "\n\n".join(texts_of(MODULES)).replace("words from other", "words from nothing")
        self.assertEqual(archive.embedded(text), {name: MODULES[name] for name in ("base", "alone", "other")})

    def test_each_that_stands_whole_has_one(self) -> None:
        bases = {name: module.base for name, module in MODULES.items()}
        held = archive.archives_of(bases, MODULES)
        self.assertEqual([list(one.runs) for one in held], [["base", "other", "third"], ["alone"]])
        for one in held:
            words = [word for runs in one.runs.values() for word in runs]
            for name, place in one.places().items():
                self.assertEqual(tuple(words[place.first : place.first + place.count]), one.runs[name])

    def test_what_is_held_is_not_made_again(self) -> None:
        text = "\n\n".join(texts_of(MODULES))
        held = archive.held_in(text)
        bases = {name: module.base for name, module in MODULES.items()}
        again = archive.archives_of(bases, MODULES, held)
        self.assertTrue(all(runs is held.runs[name][1] for one in again for name, runs in one.runs.items()))
        self.assertEqual("\n\n".join(one.text(MODULES, held) for one in again), text)
        more = {**MODULES, "fourth": replace(OTHER, base="base")}
        joined = archive.archives_of({**bases, "fourth": "base"}, more, held)
        self.assertEqual(archive.embedded("\n\n".join(one.text(more, held) for one in joined)), more)

    def test_a_module_that_has_changed_is_made_again(self) -> None:
        bases = {name: module.base for name, module in MODULES.items()}
        held = archive.held_in("\n\n".join(texts_of(MODULES)))
        for changed in MODULES:
            words = (*MODULES[changed].words, 77)
            more = {**MODULES, changed: replace(MODULES[changed], spirv=spirv.pack(words))}
            again = archive.archives_of(bases, more, held)
            self.assertEqual(archive.embedded("\n\n".join(one.text(more, held) for one in again)), more)

    def test_words_read_back_as_they_were_packed(self) -> None:
        numbers = random.Random(2)
        for count in (0, 1, 2, 3, 4, 5, 1000, 100_000):
            words = tuple(numbers.getrandbits(numbers.randrange(33)) for _ in range(count))
            text = archive.text_of(words)
            self.assertEqual(archive.words_of(text), words)
            self.assertLessEqual(set(text), {chr(code) for code in range(33, 122)} - set('"*?\\'))

    def test_lines_are_as_short_as_c_wants(self) -> None:
        module = Embedded(spirv.source_hash("text"), VERSION, random.Random(3).randbytes(40_000))
        self.assertLess(max(map(len, texts_of({"name": module})[0].splitlines())), 4096)

    def test_the_same_packed_otherwise_is_the_same(self) -> None:
        text = texts_of({"base": BASE})[0]
        words = (0, 0, len(BASE.words), *BASE.words)
        with mock.patch.object(archive, "_FILTERS", ({**archive._FILTERS[0], "mode": 1, "nice_len": 5},)):
            other = text.replace(text.split('"')[1], archive.text_of(words))
        self.assertNotEqual(other, text)
        self.assertEqual(archive.unpacked(other), archive.unpacked(text))
        self.assertNotEqual(archive.unpacked(text), archive.unpacked(texts_of({"base": replace(OTHER, base="")})[0]))


class Library(unittest.TestCase):
    def test_it_unpacks_each_module_as_gen_does(self) -> None:
        text = (ROOT / product.STREAMK).read_text()
        held, made = archive.embedded(text), product.render_all()
        names = header.module_names(made.kernels, made.sparse)
        self.assertEqual(sorted(names), sorted(held))
        listed = subprocess.run([PROGRAM, "--list"], capture_output=True, text=True, check=True).stdout.split("\n")
        self.assertEqual(listed, [*(f"{len(held[name].spirv)} {hash_of(held[name].words)}" for name in names), ""])


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    sys.exit(run_cases())
