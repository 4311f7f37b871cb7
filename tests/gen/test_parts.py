#!/usr/bin/env python3
"""Tests of shaders in parts: every part has one text, and shaders are what their files say.

    tests/gen/test_parts.py [NAME...]     runs all cases, or those named

The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from runner import ROOT, run_cases, run_gen
from copies import TOOLS, Copies, needs_compiler
from rows import SCALAR, SMALL_COOP, kernel_of, shader_of

from gen import modules, parts, product, registry, render, spirv

SHADERS = ROOT / "shaders"


def words_of(path: Path, *options: str) -> list[str]:
    """The instructions that glslang makes of a file, but for the name of an extension that only inclusions need."""
    with tempfile.NamedTemporaryFile(suffix=".spv") as file:
        command = [TOOLS[0], "-V", "--target-env", spirv.TARGET, *options, str(path), "-o", file.name]
        subprocess.run(command, check=True, capture_output=True)
        lines = spirv.disassemble(Path(file.name).read_bytes()).splitlines()
    return [line for line in lines if not re.search(r"OpSourceExtension .GL_GOOGLE_", line)]


class Texts(unittest.TestCase):
    """What needs no copy and no compiler."""

    def test_committed_files_expand_to_what_is_compiled(self) -> None:
        texts = {path.name: path.read_text() for path in (SHADERS / parts.FOLDER).iterdir()}
        for module in modules.modules_of(registry.load()):
            source = render.shader(module).source
            self.assertEqual(parts.expand((SHADERS / f"{module.name}.comp").read_text(), texts), source, module.name)
            self.assertNotIn("#include", source)
            self.assertNotIn(parts.DIRECTIVE, source)

    def test_a_part_is_shared_by_all_that_have_its_fields(self) -> None:
        names = [set(shader_of(row | {"tile": tile}).parts)
                 for row in (SCALAR, SMALL_COOP) for tile in (row["tile"], [64, 64, 16])]
        for first, second in (names[:2], names[2:]):
            self.assertEqual({name for name in first ^ second if not re.search(r"-(32x32|64x64)x", name)}, set())
            self.assertGreater(len(first & second), 10)

    def test_parts_with_the_same_text_are_one(self) -> None:
        found, renamed = parts.share({"a-x-1.glsl": "same\n", "a-x-2.glsl": "same\n", "a-x.glsl": "other\n",
                                      "b-1.glsl": '#include "a-x-1.glsl"\n', "b-2.glsl": '#include "a-x-2.glsl"\n',
                                      "c-x-1.glsl": "same\n"})
        self.assertEqual(found, {"a-x-1.glsl": "same\n", "a-x.glsl": "other\n", "b.glsl": '#include "a-x-1.glsl"\n',
                                 "c-x-1.glsl": "same\n"})
        self.assertEqual(parts.rename_inclusions('#include "b-2.glsl"\n#include "a-x-2.glsl"\n', renamed),
                         '#include "b.glsl"\n#include "a-x-1.glsl"\n')

    def test_two_texts_of_one_name_are_refused(self) -> None:
        with self.assertRaisesRegex(parts.BadPart, "^slot-f32.glsl has two texts: "):
            parts.merge([{"slot-f32.glsl": "a\n"}, {"slot-f32.glsl": "b\n"}])

    def test_a_field_that_no_row_has_is_refused(self) -> None:
        with self.assertRaisesRegex(parts.BadPart, "^colour: no field of a row$"):
            parts.fields_of("{#- fields: input, colour -#}\n")

    def test_every_line_is_found_where_it_stands(self) -> None:
        shader = shader_of(SMALL_COOP)
        files = product.files_of({"s": shader})
        for number, line in enumerate(shader.source.splitlines(), 1):
            file, place = parts.place_of("s.comp", shader.text, shader.parts, number).split(":")
            self.assertEqual(files[file].splitlines()[int(place) - 1], line)


@needs_compiler
class Files(Copies):
    """What the files in shaders/ are good for."""

    NAMES = tuple(kernel_of(row).name for row in (SCALAR, SMALL_COOP))

    def stale(self, output: str) -> set[str]:
        return set(re.findall(r"embeds (\w+) of source", output))

    def dependents(self, part: str) -> set[str]:
        """The shaders that include a part, or one that does."""
        shaders = self.folder / "shaders"
        names, found = {part}, set()
        while names - found:
            found |= names
            names |= {path.name for path in (shaders / parts.FOLDER).iterdir()
                      if any(f'"{name}"' in path.read_text() for name in found)}
        return {path.stem for path in shaders.glob("*.comp") if any(f'"{name}"' in path.read_text() for name in names)}

    def test_a_changed_part_makes_every_stamp_that_depends_on_it_fail(self) -> None:
        for part in ("slot-f32.glsl", "schedule.glsl", "load_tile-16bit-1loads-coop.glsl"):
            with self.subTest(part):
                path = self.folder / "shaders" / parts.FOLDER / part
                text, dependents = path.read_text(), self.dependents(part)
                path.write_text(text + "// one more line\n")
                output = self.check_fails(f"shaders/{parts.FOLDER}/{part} is not what its template renders",
                                          GLSLANG="/none/glslang")
                self.assertGreater(len(dependents), 1)
                self.assertEqual(self.stale(output), dependents)
                path.write_text(text)

    def test_a_part_that_is_missing_is_named(self) -> None:
        (self.folder / "shaders" / parts.FOLDER / "slot-f32.glsl").unlink()
        self.check_fails("shaders/parts/slot-f32.glsl is missing", GLSLANG="/none/glslang")

    def test_a_part_that_depends_on_more_than_it_names_is_refused(self) -> None:
        self.edit("templates/kernels/epilogue/activation.glsl.j2", r"\Z", "// of {{ kernel.input }}\n")
        done = self.gen("regen")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertRegex(done.stderr, r"^activation.glsl has two texts: ")

    def test_what_a_compiler_refuses_is_named_by_the_part_that_holds_it(self) -> None:
        self.edit("templates/kernels/fixup/slot.glsl.j2", r"\Z", "oops\n")
        done = self.gen("regen")
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r"ERROR: shaders/parts/(slot|partials)\S*.glsl:\d+: ")

    def test_compiled_by_hand_a_shader_is_the_same(self) -> None:
        folder = self.folder / "shaders"
        for name in self.NAMES:
            source = self.folder / f"{name}.comp"
            source.write_text(shader_of(SCALAR if name == self.NAMES[0] else SMALL_COOP).source)
            by_hand = words_of(folder / f"{name}.comp", f"-I{folder / parts.FOLDER}")
            self.assertEqual(by_hand, words_of(source))

    def test_the_shaders_of_ones_own_configurations_lie_beside_the_header(self) -> None:
        done = run_gen("header", "--kernels", "none", "--add-tile", "32x64x16/4x8/scalar/f32,f32,f32/cpu",
                       "-o", str(self.folder / "own.h"))
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        folder = self.folder / "own_shaders"
        self.assertIn(f"{folder}: the shaders of your own configurations\n", done.stdout)
        name = "gemm_f32_f32_f32_32x64x16_scalar"
        for shader in (name, f"{name}_adds"):
            self.assertGreater(len(words_of(folder / f"{shader}.comp", f"-I{folder / parts.FOLDER}")), 1000)


if __name__ == "__main__":
    sys.exit(run_cases())
