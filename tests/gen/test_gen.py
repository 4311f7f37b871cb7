#!/usr/bin/env python3
"""Tests of the generator: what it renders, regenerates and adds, and what its check notices.

    tests/gen/test_gen.py [NAME...]     runs all cases, or those named
    tests/gen/test_gen.py --accept      writes the golden shader anew

What writes runs in copies with a registry of two rows. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import difflib
import re
import shutil
import sys
import unittest

from runner import ROOT, run_cases
from copies import PROBES, STREAMK, Copies, needs_compiler, snapshot
from rows import COOP, DOT, SCALAR, shader_of

from gen import archive, modules, parts, registry, render, spirv

GOLDEN = ROOT / "tests/gen/golden/gemm_f32_f32_f32_32x32x8_scalar.comp"
ACCEPT = "to accept: ninja regen\n"


def flipped(strings: str) -> str:
    """The strings of an archive, of which a bit of the second word of the first module is another, as one string."""
    words = list(archive.words_of("".join(re.findall('"([^"]*)"', strings))))
    words[4] ^= 1  # behind the head of its run, and the first word
    return f'"{archive.text_of(words)}"\n'


class Rendering(unittest.TestCase):
    """What needs no copy and no compiler."""

    def test_the_golden_shader_is_what_its_row_renders(self) -> None:
        rendered = shader_of(SCALAR).source
        texts = GOLDEN.read_text().splitlines(), rendered.splitlines()
        lines = difflib.unified_diff(*texts, "golden", "rendered", n=1, lineterm="")
        difference = "\n".join(lines)
        if difference:
            self.fail(f"{difference[:4000]}\nto accept: tests/gen/test_gen.py --accept")

    def test_rendering_twice_gives_the_same(self) -> None:
        for row in (SCALAR, COOP, DOT):
            self.assertEqual(shader_of(row).source, shader_of(row).source)

    def test_every_shader_reads_as_if_written_by_hand(self) -> None:
        for module in modules.modules_of(registry.load()):
            text = render.shader(module).source
            self.assertNotRegex(text, r"\n\n\n|[ \t]\n|\t|\{\{|\{%", module.name)
            self.assertNotIn("sk__", text, module.name)
            self.assertTrue(text.endswith("}\n"), module.name)


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
        self.edit("templates/kernels/gemm/main.glsl.j2", r"void main\(\)", "void main() oops")
        done = self.gen("regen")
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r"ERROR: shaders/parts/main.glsl:\d+: .*syntax error")
        self.assertEqual(snapshot(self.folder), before)


@needs_compiler
class Adding(Copies):
    WORD = "32x32x32/16x32/coop/f16,f32,f16/cpu"
    NAME = "gemm_f16_f32_f16_32x32x32_coop"

    def add(self, *words: str) -> str:
        """What adding says on stdout."""
        done = self.gen("add", *words)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stderr, r"\A *0 s  reading include/streamk.h\n"
                                      r" *\d+ s  rendering and compiling \d+ shaders\n"
                                      r" *\d+ s  comparing them with the others\n *\d+ s  packing \d+ shaders\n\Z")
        return done.stdout

    def test_adding_appends_a_row_and_what_it_makes(self) -> None:
        before, known = (self.folder / "gen/kernels.toml").read_text(), snapshot(self.folder)
        said = self.add(self.WORD)
        self.assertIn(f"added {self.NAME}\nbefore you commit: ninja regen", said)
        row = {"multiply": "coop", "types": ["f16,f32,f16"], "tile": [32, 32, 32], "part": [16, 32], "stages": 1,
               "families": ["cpu"], "fragments": [[8, 8, 8]]}
        self.assertEqual((self.folder / "gen/kernels.toml").read_text(), before + "\n" + registry.row_text(row))
        after = snapshot(self.folder)
        changed = {path for path in known if after[path] != known[path]}
        self.assertEqual(changed, {"gen/kernels.toml", STREAMK})
        self.assertIn(f"shaders/{self.NAME}.comp", set(after) - set(known))

    def test_the_header_embeds_what_the_new_shaders_are(self) -> None:
        before = archive.embedded((self.folder / STREAMK).read_text())
        self.add(self.WORD)
        after = archive.embedded((self.folder / STREAMK).read_text())
        self.assertEqual({name: after[name] for name in before}, before)
        texts = {path.name: path.read_text() for path in (self.folder / "shaders/parts").iterdir()}
        for name in set(after) - set(before):
            source = parts.expand((self.folder / f"shaders/{name}.comp").read_text(), texts)
            self.assertEqual(after[name].source, spirv.source_hash(source), name)
            spirv.validate(after[name].spirv)
        self.assertIn(self.NAME, set(after) - set(before))
        self.assertIn(f'"{self.NAME}"', (self.folder / STREAMK).read_text())

    def test_regenerating_then_packs_it_as_from_nothing(self) -> None:
        self.add(self.WORD)
        self.assertEqual(self.gen("regen").returncode, 0)
        check = self.gen("check")
        self.assertEqual(check.returncode, 0, check.stdout)

    def test_configurations_that_differ_in_types_alone_are_one_row(self) -> None:
        said = self.add("64x64x16/4x4/scalar/f32,f32,f32/nvidia,amd/2", "64x64x16/4x4/scalar/f64,f64,f64/nvidia,amd/2")
        rows = (self.folder / "gen/kernels.toml").read_text().split("[[kernel]]")
        self.assertIn('types = ["f32,f32,f32", "f64,f64,f64"]', rows[-1])
        self.assertIn('stages = 2\nfamilies = ["nvidia", "amd"]', rows[-1])
        self.assertEqual(len(rows), 4)
        self.assertRegex(said, r"a guess: NVIDIA H\w+: no constants were measured for .*scalar f\w+ 64x64x16")

    def refuses(self, sentence: str, *words: str) -> None:
        before = snapshot(self.folder)
        done = self.gen("add", *words)
        self.assertEqual(done.returncode, 1)
        self.assertTrue(done.stderr.endswith(sentence + "\n"), done.stderr)
        self.assertEqual(snapshot(self.folder), before)

    def test_a_row_that_cannot_work_changes_nothing(self) -> None:
        self.refuses("256x256x64/128x128/coop/f16,f32,f16/cpu: shared memory 67588 bytes > 32768 for family cpu; the "
                     "nearest that works: 256x192x32/128x96/coop/f16,f32,f16/cpu",
                     "256x256x64/128x128/coop/f16,f32,f16/cpu")
        self.refuses("32*32/16x32/coop/f16,f32,f16/cpu: tile is '32*32', must be numbers with x between them",
                     "32*32/16x32/coop/f16,f32,f16/cpu")
        self.refuses("32x32/16x32/coop/f16,f32,f16/cpu: tile has 2 entries, needs 3",
                     "32x32/16x32/coop/f16,f32,f16/cpu")
        self.refuses("it names no family of devices, which TILE/PART/MULTIPLY/TYPES[/FAMILIES[/STAGES]] may leave out "
                     "elsewhere", "32x32x32/16x32/coop/f16,f32,f16")
        self.refuses("kernels.toml: row 3: gemm_f16_f32_f32_32x32x16_coop exists already",
                     "32x32x16/16x16/coop/f16,f32,f32/cpu")


@needs_compiler
class Checking(Copies):
    """The check passes on what regenerating makes, and fails, saying where, on anything else."""

    def test_a_clean_tree_passes(self) -> None:
        done = self.gen("check")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertRegex(done.stdout, r"include/streamk.h: \d+ bytes, at most 4194304\n")
        self.assertRegex(done.stdout, r"\n\d+ passed, 0 failed, 0 skipped\n$")

    def test_an_edited_template_is_noticed_with_the_difference(self) -> None:
        self.edit("templates/kernels/gemm/main.glsl.j2", "// Each invocation waits", "// Every invocation waits")
        self.check_fails(
            "FAILED: shaders/parts/main.glsl is not what its template renders\n",
            "-// Each invocation waits for nothing", "+// Every invocation waits for nothing", ACCEPT,
        )

    def test_an_edited_shader_is_noticed_without_a_compiler(self) -> None:
        self.edit("shaders/gemm_f32_f32_f32_32x32x8_scalar.comp", "of f32; sums", "of  f32; sums")
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
        self.edit("templates/library/record/record.h", "Nothing here changes", "Nothing here  changes")
        self.check_fails("FAILED: include/streamk.h is not what its template renders\n", GLSLANG="/none/glslang")

    def test_a_part_that_includes_a_later_one_is_noticed(self) -> None:
        self.edit("templates/library/base/memory.h", r'#include "', '#include "../plan/plan.h"\n#include "')
        self.edit("templates/library/plan/plan.h", r'#include "', '#include "none.h"\n#include "')
        self.check_fails(
            "templates/library/base/memory.h includes library/plan/plan.h, whose folder comes after its own",
            "templates/library/plan/plan.h includes library/plan/none.h, which does not exist", GLSLANG="/none/glslang")

    def test_a_part_that_declares_a_later_ones_function_is_noticed(self) -> None:
        declaration = "static void sk__late(\n    int one);\n"
        self.edit("templates/library/base/memory.h", r"\Z", declaration)
        self.check_fails("templates/library/base/memory.h declares sk__late(), which a later part defines",
                         GLSLANG="/none/glslang")

    def test_what_grew_too_long_is_noticed(self) -> None:
        self.edit("templates/library/base/memory.h", r"\Z", "/* ... */\n" * 320)
        self.edit("gen/registry/rows.py", r"\Z", "# ...\n" * 320)
        self.edit("gen/probes.py", r"\Z", "\n\ndef long() -> None:\n" + "    pass\n" * 60)
        self.edit("templates/library/plan/plan.h", r"\Z", "static void sk__long(void)\n{\n" + "    ;\n" * 61 + "}\n")
        self.check_fails("templates/library/base/memory.h has ", "gen/registry/rows.py has ", "at most 320 are allowed",
                         "gen/probes.py: long() has 61 lines, at most 60 are allowed",
                         "a function has 61 lines, at most 60 are allowed", GLSLANG="/none/glslang")

    def test_an_example_that_includes_a_later_folder_or_is_too_long_is_noticed(self) -> None:
        examples = self.folder / "examples"
        for folder in ("parts/words", "parts/files", "matmul"):
            (examples / folder).mkdir(parents=True)
        for name in ("parts/words/text.h", "parts/files/npy.h", "course/vulkan.h"):
            (examples / name).write_text("\n")
        (examples / "01_one.c").write_text('#include "course/vulkan.h"\n#include "parts/words/text.h"\n')
        (examples / "parts/words/text.c").write_text('#include "text.h"\n#include "parts/files/npy.h"\n')
        (examples / "matmul/matmul.c").write_text('#include "parts/files/npy.h"\n' + "\n" * 400)
        self.check_fails("FAILED: examples/01_one.c includes parts/words/text.h, whose folder is not for its own\n"
                         "examples/matmul/matmul.c has 401 lines, at most 400 are allowed\n"
                         "examples/parts/words/text.c includes parts/files/npy.h, whose folder is not for its own\n",
                         GLSLANG="/none/glslang")

    def test_a_flipped_digit_of_an_array_is_noticed(self) -> None:
        coop, fma = "gemm_f16_f32_f32_32x32x16_coop", "probe_fma"
        self.edit(STREAMK, rf'(archive_\d+:\n \* {coop}: [^"]*)((?:"[^"]*",?\n)+)',
                  lambda match: match[1] + flipped(match[2]))
        self.edit(PROBES, rf"(spirv_{fma}\[\] = \{{\n0x7230203,6681)6", r"\g<1>7")
        self.check_fails(*(f"FAILED: {path} does not embed what shaders/{name}.comp compiles to; {ACCEPT}"
                           for path, name in ((STREAMK, coop), (PROBES, fma))))

    def test_a_part_of_the_modules_is_compiled(self) -> None:
        first, second = (self.gen("check", "--part", f"{i}/2") for i in range(2))
        self.assertEqual((first.returncode, second.returncode), (0, 0), first.stdout + second.stdout)
        self.assertIn("'2/2'", self.gen("check", "--part", "2/2").stderr)

    def test_a_flipped_digit_of_a_stamp_is_noticed_without_a_compiler(self) -> None:
        self.edit(STREAMK, r"scalar: source [0-9a-f]{4}", "scalar: source zzzz")
        sentence = "include/streamk.h embeds gemm_f32_f32_f32_32x32x8_scalar of source zzzz"
        self.check_fails(sentence, GLSLANG="/none/glslang")

    def test_an_array_that_is_missing_or_too_many_is_named(self) -> None:
        self.edit(STREAMK, r" \* gemm_f32_f32_f32_32x32x8_scalar: source", " * other: source")
        self.check_fails(
            "FAILED: include/streamk.h does not embed gemm_f32_f32_f32_32x32x8_scalar; to accept: ninja regen\n",
            "FAILED: include/streamk.h embeds other, which no row makes; to accept: ninja regen\n",
        )

    def test_without_a_compiler_the_rest_is_checked(self) -> None:
        done = self.gen("check", GLSLANG="/none/glslang")
        self.assertEqual(done.returncode, 0)
        self.assertIn("skipped: recompiling (/none/glslang is not found: run ./setup.sh once, and `. .ci/env` in each "
                      "shell)\n", done.stdout)
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


def main() -> int:
    if sys.argv[1:] == ["--accept"]:
        GOLDEN.write_text(shader_of(SCALAR).source, newline="\n")
        return 0
    return run_cases()


if __name__ == "__main__":
    sys.exit(main())
