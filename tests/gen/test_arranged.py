#!/usr/bin/env python3
"""Tests of how kernels for AMD arrange A and B, on GPUs that are not there: the text of the copy and of the kernel is
run here, compiled as C++, for every invocation of a subgroup. Fragments lie in registers as AMD's guides to the
instruction sets say. What invocations load is what their fragments hold, and no place is stored twice.

    tests/gen/test_arranged.py [NAME...]     runs all cases, or those named

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

CXX = os.environ.get("CXX", "c++")
ELEMENTS = {"RDNA 3": 16, "RDNA 4": 8}  # of a fragment that an invocation holds
OF_COPY = ("sk_place_in_fragment", "sk_holds_first", "a_held", "a_place", "b_held", "b_place", "store_a", "store_b")
OF_KERNEL = ("load_step", "skip_steps", "a_fragment", "b_fragment")

# GLSL's words in C++. Fragment f of an operand has the element f 256 + 16 row + k, B's columns for rows. Invocation l
# holds row l % 16: on RDNA 3 all 16 k, on RDNA 4 those from 8 (l / 16) on.
PRELUDE = r"""
#include <cstdint>
#include <cstdio>
enum { gl_ScopeSubgroup, gl_MatrixUseA, gl_MatrixUseB, gl_CooperativeMatrixLayoutRowMajor,
       gl_CooperativeMatrixLayoutColumnMajor };
const uint32_t FRAGMENT_M = 16, FRAGMENT_N = 16, FRAGMENT_K = 16, STRIDE = 0;
typedef uint16_t float16_t;
struct uvec2 { uint32_t x, y; uvec2(uint32_t a = 0, uint32_t b = 0) : x(a), y(b) {} };
struct uvec4 { uint32_t w[4]; uint32_t& operator[](uint32_t i) { return w[i]; } };
struct f16vec2 { uint16_t x, y; f16vec2(uint16_t a, uint16_t b) : x(a), y(b) {} };
static f16vec2 as_pair(uint32_t word) { return f16vec2(word & 0xffff, word >> 16); }
static uint32_t as_word(f16vec2 pair) { return pair.x | (uint32_t)pair.y << 16; }
static uvec2 add(uvec2 a, uvec2 b) { return uvec2(a.x + b.x, 0); }
static uint32_t gl_SubgroupInvocationID, along_k = 1, block = 0;
template <typename T, int SCOPE, uint32_t ROWS, uint32_t COLUMNS, int USE> struct coopmat
{
    uint16_t held[HELD_ELEMENTS];
    uint32_t length() const { return HELD_ELEMENTS; }
    uint16_t& operator[](uint32_t e) { return held[e]; }
};
static uint16_t element(uint32_t number, uint32_t e)
{
    uint32_t k = HELD_ELEMENTS == 16 ? e : gl_SubgroupInvocationID / 16 * 8 + e;
    return (uint16_t)(number * 256 + gl_SubgroupInvocationID % 16 * 16 + k);
}
template <typename T> static void coopMatLoad(T& fragment, uint32_t, uint32_t begin, uint32_t, int)
{
    for (uint32_t e = 0; e < HELD_ELEMENTS; ++e) fragment[e] = element(begin, e);
}
static uint32_t memory[65536], stores[65536 / 4];
struct stored
{
    uint32_t vector;
    void operator=(uvec4 bits)
    {
        stores[vector]++;
        for (uint32_t i = 0; i < 4; ++i) memory[4 * vector + i] = bits[i];
    }
};
struct places { uint32_t vector; stored operator[](uint32_t i) { return stored{vector + i}; } };
struct vectors { places x; vectors(uvec2 address) : x{address.x / 16} {} };
struct loaded
{
    uint32_t vector;
    uvec4 operator[](uint32_t i)
    {
        const uint32_t* w = memory + 4 * (vector + i);
        return uvec4{w[0], w[1], w[2], w[3]};
    }
};
struct arranged_vectors { loaded x; arranged_vectors(uvec2 address) : x{address.x / 16} {} };
"""

# Copies STEPS + 1 steps of both operands; loads them as the kernel does, the first before its loop; counts faults.
MAIN = r"""
const uint32_t B_BEGIN = 64 * 512; // bytes
static int differences(uint32_t step)
{
    int wrong = 0;
    for (uint32_t i = 0; i < FRAGMENTS_M; ++i)
        for (uint32_t e = 0; e < HELD_ELEMENTS; ++e)
            wrong += a_fragment(a_loaded[step % STEPS][i])[e] != element(step * FRAGMENTS_M + i, e);
    for (uint32_t i = 0; i < FRAGMENTS_N; ++i)
        for (uint32_t e = 0; e < HELD_ELEMENTS; ++e)
            wrong += b_fragment(b_loaded[step % STEPS][i])[e] != element(step * FRAGMENTS_N + i + 100, e);
    return wrong;
}
static int check()
{
    int wrong = 0;
    for (gl_SubgroupInvocationID = 0; gl_SubgroupInvocationID < 32; ++gl_SubgroupInvocationID)
    {
        for (uint32_t f = 0; f < (STEPS + 1) * FRAGMENTS_M; ++f) store_a(f, uvec2(f * 512));
        for (uint32_t f = 0; f < (STEPS + 1) * FRAGMENTS_N; ++f) store_b(f + 100, uvec2(B_BEGIN + f * 512));
    }
    for (uint32_t f = 0; f < (STEPS + 1) * FRAGMENTS_M * 32; ++f) wrong += stores[f] != 1;
    for (uint32_t f = 0; f < (STEPS + 1) * FRAGMENTS_N * 32; ++f) wrong += stores[B_BEGIN / 16 + f] != 1;
    for (gl_SubgroupInvocationID = 0; gl_SubgroupInvocationID < 32; ++gl_SubgroupInvocationID)
    {
        a_address = uvec2(a_place() * 16);
        b_address = uvec2(B_BEGIN + b_place() * 16);
        load_step(0, 0);
        skip_steps(1);
        wrong += differences(0);
        for (uint32_t step = 1; step <= STEPS; ++step)
        {
            load_step(step, step - 1);
            wrong += differences(step);
        }
    }
    return wrong;
}
int main() { int wrong = check(); std::printf("%d wrong\n", wrong); return wrong != 0; }
"""


def function(text: str, name: str) -> str:
    """One that the text defines."""
    return re.search(rf"^[\w<>, ]+ {name}\([^)]*\)\n{{\n.*?^}}\n", text, re.MULTILINE | re.DOTALL)[0]


def program(elements: int, change: tuple[str, str] = ("", "")) -> str:
    """C++ that returns 1 where something is wrong; `change` breaks the texts."""
    kernel = next(kernel for kernel in registry.load() if kernel.for_amd and kernel.input == "f16")
    copy = render.shader(modules.arrange_of(kernel)).source
    multiply = render.shader(modules.multiply_of(kernel)).source
    held = "\n".join(re.findall(r"^const uint32_t (?:MOST_HELD|ARRANGED_VECTORS) = .*?;", copy, re.MULTILINE))
    state = (f"const uint32_t STEPS = {kernel.stages}, FRAGMENTS_M = {kernel.part_m // 16};\n"
             f"const uint32_t FRAGMENTS_N = {kernel.part_n // 16};\n")
    state += "".join(re.findall(r"^uvec[24] [ab]_(?:loaded|address).*?;.*\n", multiply, re.MULTILINE))
    texts = [function(copy, name) for name in OF_COPY] + [function(multiply, name) for name in OF_KERNEL]
    body = "".join(texts).replace("[[unroll]] ", "")
    if change[0]:
        assert change[0] in body, change
        body = body.replace(*change)
    return f"#define HELD_ELEMENTS {elements}\n{PRELUDE}{held}\n{state}{body}{MAIN}"


def run(elements: int, change: tuple[str, str] = ("", "")) -> tuple[int, str]:
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "arranged.cpp", Path(folder) / "arranged"
        source.write_text(program(elements, change))
        built = subprocess.run([CXX, "-std=c++11", "-w", source, "-o", made], capture_output=True, text=True)
        assert built.returncode == 0, built.stderr[:2000]
        done = subprocess.run([made], capture_output=True, text=True)
        return done.returncode, done.stdout


@unittest.skipIf(not shutil.which(CXX), f"{CXX} not found")
class Arranged(unittest.TestCase):
    def test_fragments_are_loaded_as_they_were_copied(self) -> None:
        for name, elements in ELEMENTS.items():
            with self.subTest(name):
                self.assertEqual(run(elements), (0, "0 wrong\n"))

    def test_a_text_that_is_wrong_is_found(self) -> None:
        for change in (("invocation % (vectors / held)", "invocation"),
                       (" && sk_holds_first(gl_SubgroupInvocationID, ARRANGED_VECTORS, a_held())", ""),
                       ("8u * held + 2u * pair", "2u * pair"), ("x[place + 1u]", "x[place]")):
            with self.subTest(change[0]):
                self.assertEqual(run(ELEMENTS["RDNA 3"], change)[0], 1)


if __name__ == "__main__":
    sys.exit(run_cases())
