#!/usr/bin/env python3
"""Tests of how coop kernels use shared memory on AMD's GPUs: the kernels' own text is run here, compiled as C++, for
every invocation. No two invocations that access it at once want different words of one bank, and each fragment holds
what it should. Kernels that read blocks have A in the order of runs, and few conflicts.

    tests/gen/test_banks.py [NAME...]     runs all cases, or those named

LDS has 32 banks of 4 bytes, and serves 128 bytes at once: 32 invocations of 4, 16 of 8, or 8 of 16.
The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from runner import run_cases

from gen import modules, registry, render
from gen.registry import copied

LAYOUTS = ("nn", "nt", "tn", "tt")
CXX = os.environ.get("CXX", "c++")
FUNCTIONS = ("place_of_k", "block_place", "a_vector_line", "a_vector_column", "a_has_vector", "b_vector_line",
             "b_vector_column", "b_has_vector", "halves_of", "widened_to_f16", "a_word", "b_word", "store_a_block",
             "store_b_block",
             "store_a_vector", "store_tiles")

# GLSL's words in C++. Memory records every access of an invocation: where, and how many bytes.
PRELUDE = r"""
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <map>
#include <vector>
struct uvec2 { uint32_t x, y; uvec2(uint32_t a = 0, uint32_t b = 0) : x(a), y(b) {}
               uint32_t& operator[](uint32_t i) { return i ? y : x; } };
struct uvec4 { uint32_t w[4]; uvec4(uint32_t a = 0, uint32_t b = 0, uint32_t c = 0, uint32_t d = 0) : w{a, b, c, d} {}
               uvec4(uvec2 a, uvec2 b) : w{a.x, a.y, b.x, b.y} {}
               uvec2 xy() { return uvec2(w[0], w[1]); } uvec2 zw() { return uvec2(w[2], w[3]); }
               uint32_t& operator[](uint32_t i) { return w[i]; } };
typedef uvec2 f16vec2;
static uvec2 unpackFloat2x16(uint32_t word) { return uvec2(word & 0xffff, word >> 16); }
static uint32_t packFloat2x16(uvec2 pair) { return pair.x | pair.y << 16; }
static uvec2 halves(uint32_t w) { return uvec2((w & 255) | (w >> 8 & 255) << 16, (w >> 16 & 255) | w >> 24 << 16); }
static uvec4 transposed(uvec4 words)
{
    uvec4 made;
    for (uint32_t i = 0; i < 16; ++i) made[i % 4] |= (words[i / 4] >> 8 * (i % 4) & 255) << 8 * (i / 4);
    return made;
}
struct access { uint32_t at, bytes; };
static uint32_t memory[16384];
static std::vector<access> accesses;
static void note(uint32_t at, uint32_t bytes)
{
    bool is_second = !accesses.empty() && accesses.back().bytes == 4 && accesses.back().at + 4 == at;
    if (bytes == 4 && is_second && BLOCK_STORED == 8)
        accesses.back().bytes = 8;
    else
        accesses.push_back({at, bytes});
}
struct component { uint32_t at; void operator=(uint32_t word) { memory[at] = word; note(4 * at, 4); } };
struct vector
{
    uint32_t at;
    component operator[](uint32_t part) { return component{at + part}; }
    void operator=(uvec4 four) { std::memcpy(memory + at, four.w, 16); note(4 * at, 16); }
};
struct { vector operator[](uint32_t at) { return vector{4 * at}; } } shared_vectors;
static uint32_t gl_LocalInvocationIndex;
static void clear_rest() {} // of a kernel that reads blocks: there is no rest
static void store_units() {}
"""

# Fills what an invocation has loaded, by a mark for each element; stores it; looks at what fragments then hold.
MAIN = r"""
static uint32_t mark(uint32_t operand, uint32_t row, uint32_t k)
{
    return (operand * 77 + row * 131 + k * 7 + row / 16 * k) & MARKS;
}
static void load(uvec4* next, uint32_t line, uint32_t column, bool along_k, uint32_t operand)
{
    *next = uvec4();
    for (uint32_t e = 0; e < VECTOR; ++e)
    {
        uint32_t row = along_k ? line : column + e, k = along_k ? column + e : line;
        (*next)[e * LOADED / 4] |= mark(operand, row, k) << 8 * (e * LOADED % 4);
    }
}
static int conflicts(const std::vector<std::vector<access>>& lanes, const char* what)
{
    int found = 0;
    for (size_t n = 0; n < lanes[0].size(); ++n)
    {
        std::map<uint32_t, uint32_t> banks;
        for (size_t lane = 0; lane < lanes.size(); ++lane)
        {
            if (n >= lanes[lane].size()) continue;
            if (lane * lanes[0][n].bytes % 128 == 0) banks.clear();
            for (uint32_t word = lanes[lane][n].at / 4; word < (lanes[lane][n].at + lanes[lane][n].bytes) / 4; ++word)
                if (banks.emplace(word % 32, word).first->second != word) found++;
        }
    }
    if (found) std::printf("%s: %d conflicts\n", what, found);
    return found;
}
// The k that lies at a place along k in shared memory.
static uint32_t k_at(uint32_t place)
{
    uint32_t k = 0;
    while (PLACE_OF_K(k) != place) ++k;
    return k;
}
static int check_fragment(uint32_t operand, uint32_t begin, uint32_t stride, uint32_t row, uint32_t k)
{
    int wrong = 0;
    std::vector<std::vector<access>> lanes;
    for (uint32_t lane = 0; lane < 16; ++lane)
    {
        uint32_t at = 4 * (begin + lane * stride);
        lanes.push_back({});
        for (uint32_t part = 0; part < 16 * STORED / 16; ++part) lanes.back().push_back({4 * at + 16 * part, 16});
        for (uint32_t e = 0; e < 16; ++e)
        {
            uint32_t found = memory[at + e * STORED / 4] >> 8 * (e * STORED % 4) & MARKS;
            wrong += found != mark(operand, row + lane, k_at(k + e));
        }
    }
    if (wrong) std::printf("%u elements of %u at row %u, k %u are wrong\n", wrong, operand, row, k);
    return wrong + conflicts(lanes, "loads");
}
static uint32_t row_of_subgroup;
static uint32_t subgroup_row() { return row_of_subgroup; }
static uint32_t subgroup_column() { return row_of_subgroup; }
static int check_loads()
{
    int faults = 0;
    for (uint32_t step = 0; step < STEPS; ++step)
    {
        uint32_t i = 0, j = 0, k = step * FRAGMENT_K;
        for (row_of_subgroup = 0; row_of_subgroup < TILE_M; row_of_subgroup += 16)
        {
            A_BEGIN
            faults += check_fragment(0, begin, A_STRIDE, row_of_subgroup, k);
        }
        for (row_of_subgroup = 0; row_of_subgroup < (BLOCKS ? 0 : TILE_N); row_of_subgroup += 16)
        {
            B_BEGIN
            faults += check_fragment(1, B_VECTORS_BEGIN + begin, B_STRIDE, row_of_subgroup, k);
        }
        (void)i; (void)j;
    }
    return faults;
}
static int check()
{
    int faults = 0;
    std::vector<std::vector<access>> lanes;
    for (gl_LocalInvocationIndex = 0; gl_LocalInvocationIndex < INVOCATIONS; ++gl_LocalInvocationIndex)
    {
        for (uint32_t i = 0, block = gl_LocalInvocationIndex; i < 64; ++i, block += INVOCATIONS)
        {
            a_block[i] = block_place(block, A_PARTS, A_NEAR);
            b_block[i] = block_place(block, B_PARTS, B_NEAR);
        }
        for (uint32_t i = 0; i < A_VECTORS; ++i)
            load(&A_NEXT[i], A_TRANSPOSED ? a_block[i / BLOCK].x * BLOCK + i % BLOCK : a_vector_line(i),
                 A_TRANSPOSED ? a_block[i / BLOCK].y * VECTOR : a_vector_column(i), A_K_CONTIGUOUS, 0);
#if !BLOCKS
        for (uint32_t i = 0; i < B_VECTORS; ++i)
            load(&B_NEXT[i], B_TRANSPOSED ? b_block[i / BLOCK].x * BLOCK + i % BLOCK : b_vector_line(i),
                 B_TRANSPOSED ? b_block[i / BLOCK].y * VECTOR : b_vector_column(i), B_K_CONTIGUOUS, 1);
#endif
        accesses.clear();
        store_tiles(STORE_ARGUMENTS);
        lanes.push_back(accesses);
        if (lanes.size() == 32)
        {
            faults += conflicts(lanes, "stores");
            lanes.clear();
        }
    }
    return faults + check_loads();
}
"""


def function(text: str, name: str) -> str:
    """One that the text defines; empty: it does not."""
    found = re.search(rf"^\w+ {name}\([^)]*\)\n{{\n.*?^}}\n", text, re.MULTILINE | re.DOTALL)
    return found[0] if found else ""


def constants(text: str) -> str:
    """Those of the tile, of its layout and of what an invocation loads."""
    lines = re.findall(r"^const (?:uint32_t|bool) \w+ = .*?;", text, re.MULTILINE)
    wanted = re.compile(r"const \w+ (A_|B_(?!UNITS|RUNS)|TILE_|STEP|WORD|BLOCK(?!_SIZE|_AL|_EL)|BANKS|VECTOR|BOTH_|"
                        r"INPUT_S|TRANSPOSED_|SHARED_V|RUN_|LINE_R)")
    return "\n".join(line for line in lines if wanted.match(line))


def program(kernel: registry.Kernel, layout: str, change: tuple[str, str] = ("", "")) -> str:
    """C++ that returns 1 where something is wrong; `change` breaks the kernel's text."""
    text = render.shader(modules.multiply_of(kernel)).source.replace("[[unroll]] ", "")
    if change[0]:
        assert change[0] in text, change
        text = text.replace(*change)
    begins = re.findall(r"uint32_t begin = \(subgroup_.*?;", text)
    at = "[0]" if kernel.loads > 1 else ""
    block = 2 if kernel.input_size < kernel.matrix_size else 4
    given = {"INVOCATIONS": kernel.invocations(32), "FRAGMENT_M": 16, "FRAGMENT_N": 16, "FRAGMENT_K": 16,
             "A_K_CONTIGUOUS": int(layout[0] == "n"), "B_K_CONTIGUOUS": int(layout[1] == "t"), "TRANSPOSES": 1,
              "ALIGNED": 1,
             "PEELS": 1, "AHEAD": 0, "STORED": kernel.matrix_size, "LOADED": kernel.input_size,
             "MARKS": 255 if kernel.input_size == 1 else 65535, "BLOCK_STORED": block * kernel.matrix_size,
             "A_NEXT": f"a_next{at}", "B_NEXT": f"b_next{at}", "A_BEGIN": begins[0],
             "B_BEGIN": (*begins, "uint32_t begin = 0;")[1],
             "BLOCKS": int(kernel.blocks), "PLACE_OF_K": "place_of_k" if kernel.blocks else "",
             "STORE_ARGUMENTS": "0u, false" if kernel.loads > 1 else "false"}
    if kernel.blocks:
        given |= {"TILE_M": kernel.tile_m, "TILE_N": kernel.tile_n, "TILE_K": kernel.tile_k}
    defines = "".join(f"#define {name} {value}\n" for name, value in given.items())
    state = "".join(f"static uvec4 {x}_next{'[2]' if kernel.loads > 1 else ''}[64];\nstatic uvec2 {x}_block[64];\n"
                    for x in "ab")
    functions = re.sub(r"\.(xy|zw)\b", r".\1()", "".join(function(text, name) for name in FUNCTIONS))
    return (f"{defines}{PRELUDE}{state}{constants(text)}\n{functions}{MAIN}"
            "int main() { int faults = check(); std::printf(\"%d faults\\n\", faults); return faults ? 1 : 0; }\n")


def run(kernel: registry.Kernel, layout: str, change: tuple[str, str] = ("", "")) -> tuple[int, str]:
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "banks.cpp", Path(folder) / "banks"
        source.write_text(program(kernel, layout, change))
        built = subprocess.run([CXX, "-std=c++11", "-w", source, "-o", made], capture_output=True, text=True)
        assert built.returncode == 0, built.stderr[:2000]
        done = subprocess.run([made], capture_output=True, text=True)
        return done.returncode, done.stdout


def kernels_for_amd(blocks: bool = False) -> list[registry.Kernel]:
    """One of each tile and size of elements, of those whose B is in blocks, or of the others."""
    found = {(kernel.input_size, kernel.matrix_size, kernel.tile_m, kernel.tile_n, kernel.tile_k): kernel
             for kernel in registry.load()
             if kernel.multiply == "coop" and "amd" in kernel.families and kernel.blocks == blocks}
    return list(found.values())


def declared_space(kernel: registry.Kernel) -> int:
    """Most bytes of shared memory that the shader of a coop kernel that reads blocks declares, by its own constants:
    over the formats, A's two layouts, copies of vectors, where the format has them, and of words, and both ways to
    load."""
    text = render.shader(modules.multiply_of(kernel)).source
    lines = re.findall(r"^const (?:uint32_t|bool) \w+ = .*?;", text, re.MULTILINE)
    first = next(i for i, line in enumerate(lines) if " SUBGROUPS =" in line)
    end = next(i for i, line in enumerate(lines) if " STRIPS =" in line)
    given = "".join(f"const uint32_t {name} = {value};" for name, value in
                    {"TILE_M": kernel.tile_m, "TILE_N": kernel.tile_n, "TILE_K": kernel.tile_k,
                     **({} if kernel.is_exchanged else {"SUBGROUP_M": kernel.part_m}),
                     "INVOCATIONS": kernel.invocations(32), "FRAGMENT_M": kernel.fragments[0][0],
                     "FRAGMENT_N": kernel.fragments[0][1], "FRAGMENT_K": kernel.fragments[0][2]}.items())
    codes = ", ".join(str(form.code) for form in kernel.formats if form.word not in copied.BY_WORDS)
    by_words = ", ".join(str(form.code) for form in kernel.formats if form.word in copied.BY_WORDS)
    source = f"""#include <cstdint>
#include <cstdio>
#include <initializer_list>
static uint32_t most = 0;
static void look(uint32_t FORMAT, bool VECTORS, bool A_K_CONTIGUOUS, bool AHEAD)
{{
    const bool TRANSPOSES = false, PEELS = true, ALIGNED = true, B_K_CONTIGUOUS = true;
    {given}
    {" ".join(lines[first:end + 1])}
    const uint32_t vectors = ALL_VECTORS > STRIPS ? ALL_VECTORS : STRIPS;
    most = vectors > most ? vectors : most;
}}
int main()
{{
    for (uint32_t format : {{{codes}}})
        for (int i = 0; i < 8; ++i) look(format, i & 1, i & 2, i & 4);
    for (uint32_t format : std::initializer_list<uint32_t>{{{by_words}}})
        for (int i = 0; i < 4; ++i) look(format, false, i & 1, i & 2);
    std::printf("%u", 16 * most);
}}
"""
    with tempfile.TemporaryDirectory() as folder:
        path, made = Path(folder) / "space.cpp", Path(folder) / "space"
        path.write_text(source)
        subprocess.run([CXX, "-std=c++11", "-w", path, "-o", made], check=True)
        return int(subprocess.run([made], capture_output=True, text=True, check=True).stdout)


@unittest.skipIf(not shutil.which(CXX), f"{CXX} not found")
class Space(unittest.TestCase):
    def test_kernels_that_read_blocks_declare_what_the_registry_counts(self) -> None:
        """NVIDIA's alone: their subgroups are of one size. A word more is a workgroup's own."""
        found = {kernel.tile: kernel for kernel in registry.load()
                 if kernel.multiply == "coop" and kernel.blocks and kernel.families == ("nvidia",)}
        self.assertGreaterEqual(len(found), 8)
        for kernel in found.values():
            declared = declared_space(kernel) + 4
            self.assertLessEqual(declared, kernel.shared_size, kernel.name)
            if kernel.is_exchanged:  # of others the registry counts a row-major B, which has no kernel
                self.assertEqual(declared, kernel.shared_size, kernel.name)


@unittest.skipIf(not shutil.which(CXX), f"{CXX} not found")
class Banks(unittest.TestCase):
    """Stores and loads of tiles, invocation by invocation."""

    def test_no_layout_has_conflicts(self) -> None:
        kernels = kernels_for_amd()
        self.assertGreaterEqual(len(kernels), 8)
        for kernel in kernels:
            for layout in LAYOUTS:
                code, said = run(kernel, layout)
                self.assertEqual(code, 0, f"{kernel.name} {layout}: {said}")

    def test_kernels_that_read_blocks_have_each_k_where_a_step_takes_it(self) -> None:
        for kernel in kernels_for_amd(blocks=True):
            for layout in LAYOUTS:
                _, said = run(kernel, layout)
                self.assertIn("faults", said)
                self.assertNotIn("wrong", said, f"{kernel.name} {layout}")
        place = "block.x % RUN_QUADS * STEP_VECTORS"
        _, said = run(kernel, "tt", (place, f"({place} ^ 2u)"))
        self.assertIn("are wrong", said)

    def test_conflicts_are_found(self) -> None:
        kernel = next(k for k in kernels_for_amd() if (k.tile_m, k.tile_n, k.tile_k, k.input_size) == (128, 128, 64, 2))
        for change in (("A_FRAGMENT = A_TRANSPOSED ? A_APART", "A_FRAGMENT = A_TRANSPOSED ? TILE_K / VECTOR"),
                       ("A_FRAGMENT | 1u", "A_FRAGMENT & ~1u")):
            code, said = run(kernel, "tt", change)
            self.assertEqual(code, 1, change)
            self.assertIn("conflicts", said)

    def test_elements_at_wrong_places_are_found(self) -> None:
        kernel = kernels_for_amd()[0]
        code, said = run(kernel, "nn", ("block.x / WORD_BLOCKS", "block.x / WORD_BLOCKS ^ 1u"))
        self.assertEqual(code, 1)
        self.assertIn("are wrong", said)


if __name__ == "__main__":
    sys.exit(run_cases())
