#!/usr/bin/env python3
"""Tests that what host and GPU both know is written once: one edit, in a copy, changes header and shaders alike.

    tests/gen/test_contract.py [NAME...]     runs all cases, or those named

The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import unittest

from runner import ROOT, run_cases
from copies import Copies, needs_compiler
from rows import ARRANGED, COOP, SCALAR, SMALL_COOP, row_with

from gen import constants, contract, modules, registry

BYTES = row_with(COOP, {"types": ["s8,s32,s32"], "fragments": [[16, 16, 32]]})
ROWS = (SCALAR, ARRANGED, BYTES)

# Prints what the generator beside it renders: a header of one registered kernel, and the shaders of rows
RENDER = """
import json, sys
from gen import header, modules, product, registry, render
kernels = [kernel for row in json.loads(sys.argv[1]) for kernel in registry.kernels_of(row)]
embedded = product.embedded(open(product.STREAMK).read())
registered = [kernel for kernel in registry.load() if kernel.name == "gemm_f32_f32_f32_32x32x8_scalar"]
text = header.streamk(tuple(registered), (), embedded)
print(json.dumps([text, {module.name: render.shader(module).source for module in modules.modules_of(kernels)}]))
"""


class Names(unittest.TestCase):
    """Nobody knows a constant by its number."""

    def test_no_code_indexes_constants_by_number(self) -> None:
        for path in [*(ROOT / "tests/cpu").glob("*.[ch]"), ROOT / "templates/library/device/pipeline.h"]:
            indexed = r"\bconstants\[[0-9]\w*\]" if path.is_relative_to(ROOT / "tests") else r"\bvalues\[[0-9]\w*\]"
            self.assertEqual(re.findall(indexed, path.read_text()), [], path.name)

    def test_every_constant_has_a_value(self) -> None:
        pipeline = (ROOT / "templates/library/device/pipeline.h").read_text()
        filled = re.findall(r"\bvalues\[SK__CONSTANT_(\w+)\] =", pipeline)
        self.assertEqual(sorted(filled), sorted(constant.name for constant in constants.CONSTANTS))

    def test_numbers_are_places_in_the_lists(self) -> None:
        self.assertEqual([constant.id for constant in constants.CONSTANTS], [*range(len(constants.CONSTANTS))])
        self.assertEqual([stage.code for stage in contract.STAGES], [*range(len(contract.STAGES))])

    def test_every_fixup_has_a_row(self) -> None:
        rows = [f"SK_FIXUP_{fixup.name}" for fixup in contract.FIXUPS]
        enums = (ROOT / "templates/library/api/api_enums.h").read_text()
        self.assertEqual(rows, re.findall(r"X\((SK_FIXUP_\w+)", enums))
        self.assertLessEqual({fixup.stage for fixup in contract.FIXUPS}, {stage.name for stage in contract.STAGES})

    def test_zero_is_what_a_kernel_is_by_itself(self) -> None:
        self.assertEqual((modules.KINDS[0].name, contract.STAGES[0].name), ("MULTIPLY", "FIXUP_NONE"))


@needs_compiler
class Edits(Copies):
    """Of one entry."""

    header: str
    shaders: dict[str, str]

    def render(self) -> None:
        command = [sys.executable, "-B", "-c", RENDER, json.dumps(ROWS)]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        self.assertEqual(done.stderr, "")
        self.header, self.shaders = json.loads(done.stdout)

    def header_says(self, *texts: str) -> None:
        for text in texts:
            self.assertIn(f" {text}", self.header)

    def shaders_say(self, name: str, *texts: str) -> None:
        """Those that are named so, at least one."""
        sources = [source for shader, source in self.shaders.items() if re.fullmatch(name, shader)]
        self.assertTrue(sources, name)
        for source in sources:
            for text in texts:
                self.assertIn(text, source)

    def test_a_constant(self) -> None:
        self.edit("gen/constants.py", r'(?=    Constant\("FIXUP")',
                  '    Constant("EXTRA", "bool", "false", "launch", "one more"),\n')
        self.render()
        self.header_says("SK__CONSTANT_EXTRA = 10, /* one more */", "SK__CONSTANT_FIXUP = 11,",
                         f"SK__CONSTANT_COUNT = {len(constants.CONSTANTS) + 1}")
        self.shaders_say("(gemm|sum)_.*", "layout(constant_id = 10) const bool EXTRA = false; // one more\n",
                         "layout(constant_id = 11) const uint32_t FIXUP = 0u;")

    def test_a_fixup_stage(self) -> None:
        self.edit("gen/contract.py", r'(?=    Stage\("FIXUP_STORE",)',
                  '    Stage("FIXUP_EXTRA", _ordered, "one more"),\n')
        self.render()
        self.header_says("SK__FIXUP_EXTRA = 2, /* one more */", "SK__FIXUP_STORE = 3,",
                         "SK__FIXUP_ATOMIC = 8 /* they add to D */")
        self.shaders_say("gemm_.*(scalar|arranged|coop)", "FIXUP_EXTRA = 2u; // one more\n", "FIXUP_STORE = 3u;")
        self.shaders_say("gemm_.*_adds", "FIXUP_UNORDERED = 7u;")

    def test_a_kind_of_module(self) -> None:
        self.edit("gen/modules.py", r'(?=    Kind\("SUM",)', '    Kind("EXTRA", pack_of, "one more"),\n')
        self.render()
        place = [kind.name for kind in modules.KINDS].index("SUM")
        self.header_says("SK__MODULE_ADDS = 1,", f"SK__MODULE_EXTRA = {place}, /* one more */",
                         f"SK__MODULE_SUM = {place + 1},",
                         f"SK__MODULE_KINDS = {len(modules.KINDS) + 1}")

    def test_a_word_of_the_epilogue(self) -> None:
        self.edit("gen/contract.py", r'(?=    Member\("bias")', '    Member("extra", "uint32_t", "one more"),\n')
        self.render()
        self.header_says("float clamp_max;\n    uint32_t extra; /* one more */\n    uint32_t bias[2];\n")
        self.shaders_say("gemm_.*", "const uint32_t EXTRA = 4u;", "BIAS_ADDRESS = 5u;", "RESIDUAL_ADDRESS = 11u;")

    def test_a_word_of_the_epilogue_that_all_plans_have(self) -> None:
        self.edit("gen/contract.py", r'(?=    Member\("clamp_min")', '    Member("extra", "float", always=True),\n')
        self.render()
        self.header_says("SK__EPILOGUE_LEAST = 3,")
        self.shaders_say("(gemm_.*(?<!_grouped)|sum_.*)", "uint32_t epilogue[3u + MORE_WORDS];")
        last = contract.EPILOGUE[-1]
        self.shaders_say("gemm_.*_grouped", f"uint32_t epilogue[{last.first_word + last.words + 1}];")

    def test_a_code_of_the_epilogue(self) -> None:
        self.edit("gen/contract.py", '"ROW_MAJOR", "TRANSPOSED"', '"TRANSPOSED", "ROW_MAJOR"')
        self.edit("templates/library/api/api_enums.h", r"(?=    X.SK_ACTIVATION_GELU_TANH,)",
                  '    X(SK_ACTIVATION_EXTRA, "extra") \\\\\n')
        self.render()
        self.header_says("SK__RESIDUAL_TRANSPOSED = 1,", "SK__RESIDUAL_ROW_MAJOR = 2\n",
                         'X(SK_ACTIVATION_EXTRA, "extra")')
        self.shaders_say("gemm_f.*", "TRANSPOSED = 1u, ROW_MAJOR = 2u; // of RESIDUAL\n", "ALONG_M = 1u, ALONG_N = 2u;",
                         "RELU = 1u, EXTRA = 2u, GELU_TANH = 3u, ")

    def test_the_structs_of_copies(self) -> None:
        for name in ("pack", "arrange"):
            path = f"templates/shared/{name}_arguments.h"
            self.edit(path, r"(?<=    uint32_t to\[2\];\n)", "    uint32_t extra[3];\n")
        self.render()
        members = "{{\n    uint32_t from[2]; {}\n    uint32_t to[2];\n    uint32_t extra[3];\n"
        for name in ("pack", "arrange"):
            said = members.format("/* addresses, low word first */")
            self.assertIn(f"SK__PUSH_CONSTANTS(sk__{name}_arguments)\n{said}", self.header)
        said = members.format("// addresses, low word first")
        self.shaders_say("(pack|transpose|arrange)_.*(?<!_grouped)", f"uniform push_constants\n{said}")

    def test_a_size(self) -> None:
        self.edit("gen/contract.py", r"_PACK_INVOCATIONS = 128\n", "_PACK_INVOCATIONS = 64\n")
        for name, value in (("SUM_VECTORS", 32), ("SUM_LOADS", 8), ("ARRANGED_BLOCK", 2)):
            self.edit("gen/contract.py", rf'(?<=Size\("{name}", )\d+', str(value))
        self.render()
        self.header_says("SK__SUM_VECTORS = 32,", "SK__SUM_LOADS = 8,", "SK__ARRANGED_BLOCK = 2,",
                         "SK__PACK_INVOCATIONS = 64,", "SK__TRANSPOSED_LINES = 64,")
        self.shaders_say("sum_.*", "VECTORS = 32u;", "TOGETHER = 8u;")
        self.shaders_say("arrange_.*", "BLOCK = 2u;")
        self.shaders_say("(pack|transpose)_.*", "INVOCATIONS = 64u;\nlayout(local_size_x = 64) in;")
        self.shaders_say("transpose_.*", "TILE_LINES = 64u;")

    def test_a_limit_of_rows(self) -> None:
        for name, value in (("TILE_LINES", 32), ("FRAGMENTS", 1)):
            self.edit("gen/contract.py", rf'(?<=Size\("{name}", )\d+', str(value))
        self.render()
        self.header_says("SK__TILE_LINES = 32,", "SK__FRAGMENTS = 1,")
        refused = self.gen("explain", "64x32x16/4x4/scalar/f32,f32,f32/cpu")
        self.assertIn("tile m = 64 > 32, for which the library checks its addresses", refused.stdout + refused.stderr)
        rows = f"\n{registry.row_text(SMALL_COOP | {'tile': [32, 16, 16], 'fragments': [[8, 8, 8], [8, 8, 8]]})}"
        (self.folder / "gen/kernels.toml").write_text(rows)
        refused = self.gen("list")
        self.assertIn("fragments has 2 entries, at most 1 fit", refused.stdout + refused.stderr)


if __name__ == "__main__":
    sys.exit(run_cases())
