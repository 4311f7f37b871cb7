#!/usr/bin/env python3
"""Makes a header with a few of the kernels and with configurations of a user's own, compiles it in the ways of
test_header.py, plans with it on the fake device, and multiplies with it.

    tests/user/test_trimmed.py

Needs Python with jinja2 and glslang. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
import test_header
from cases import Skip, run_cases

ROOT = Path(__file__).resolve().parent.parent.parent
GEN = [sys.executable, "-B", "-m", "gen", "header"]
# Two loads on their way, and two stages of f64: main loops that the registry's kernels have on GPUs alone.
OWN = """
[[kernel]]
multiply = "coop"
types = ["f16,f32,f32"]
tile = [16, 48, 32]
part = [16, 16]
stages = 2
families = ["cpu"]
fragments = [[8, 8, 8]]
ahead = "cpu"

[[kernel]]
multiply = "scalar"
types = ["f64,f64,f64"]
tile = [16, 16, 2]
part = [4, 4]
stages = 2
families = ["cpu"]
"""
WISHES = ["--types", "f32", "--families", "cpu", "--kernels", "*scalar",
          "--add-tile", "32x64x16/4x8/scalar/f32,f32,f32",
          "--add-tile", "12x24x8/4x4/scalar/f32,f32,f32"]  # 3 x 6 invocations, which quads do not divide


@functools.cache
def header() -> str:
    """A streamk.h: one kernel of the registry, four of the user's own."""
    if not shutil.which(os.environ.get("GLSLANG", "glslang")):
        raise Skip("no glslang to compile the user's configurations with")
    with tempfile.TemporaryDirectory() as folder:
        config, output = Path(folder) / "own.toml", Path(folder) / "own.h"
        config.write_text(OWN)
        words = [*GEN, *WISHES, "--config", config, "-o", output]
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        shaders = f"{output.with_name('own_shaders')}: the shaders of your own configurations\n"
        assert done.stdout == f"{shaders}{output}: {output.stat().st_size} bytes, 5 kernels\n", done.stdout
        return output.read_text()


def compile_here(pair: tuple[str, str], standard: str, sources: list[str], more: list[str], text: str = "") -> None:
    """Sources of the checkout, with that header or another one, which is put into the current folder."""
    Path("streamk.h").write_text(text or header())
    words = [word for word in test_header.command(pair, standard) if word != f"-I{ROOT / 'include'}"]
    folders = ("tests", "tests/cpu", "templates/shared", "examples")
    includes = ["-I.", *(f"-I{ROOT / folder}" for folder in folders)]
    said = test_header.run([*words, *includes, *(str(ROOT / source) for source in sources), *more])
    assert not said, said


def run_program(sources: list[str], *words: str, text: str = "") -> str:
    """What a program of these sources prints; it must end well."""
    linking = ["-O1", "-Wno-sign-conversion", "-o", "program", *test_header.LINK, "-ldl", "-lm", "-lpthread"]
    compile_here(test_header.compilers()[0], "c99", sources, linking, text)
    done = subprocess.run(["./program", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    return done.stdout


def a_trimmed_header_compiles_without_a_warning() -> None:
    for pair in test_header.compilers():
        for standard in ("c99", "c++11"):
            compile_here(pair, standard, ["tests/cpu/compile/implementation.c"], ["-fsyntax-only"])


def a_header_without_sparse_matrices_compiles_without_a_warning() -> None:
    words = [*GEN, "--types", "f32", "--families", "cpu", "--without-sparse", "-o", "streamk.h"]
    done = subprocess.run([*words[:-1], os.path.abspath("streamk.h")], cwd=ROOT, capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0, done.stderr
    text = Path("streamk.h").read_text()
    shutil.copy(ROOT / "include/streamk.hpp", ".")
    for pair in test_header.compilers():
        for standard in ("c99", "c++11"):
            compile_here(pair, standard, ["tests/cpu/compile/implementation.c"], ["-fsyntax-only"], text)
        compile_here(pair, "c++11", ["tests/cpu/compile/handles.cpp"], [*test_header.ENGINE, "-fsyntax-only"], text)


def it_plans_with_what_it_has_and_refuses_the_rest() -> None:
    run_program(["tests/cpu/compile/trimmed.c", "tests/cpu/fake_device.c", "tests/cpu/fake_vulkan.c"])


def run_on_device(name: str, *words: str, text: str = "") -> str:
    """What a program of tests/gpu prints, with that header or another one."""
    if not os.environ.get("VK_DRIVER_FILES"):
        raise Skip("no Vulkan driver was chosen")
    sources = [f"tests/gpu/{source}.c" for source in (name, "multiply", "problem", "quantized", "reference")]
    shared = [f"examples/course/{source}.c"
              for source in ("streamk", "vulkan", "vulkan_memory", "vulkan_commands", "vulkan_tell")]
    return run_program([*sources, *shared], *words, text=text)


def its_kernels_multiply_exactly() -> None:
    said = run_on_device("test_random", "1", "0", "16")
    assert said.endswith("1 passed, 0 failed, 0 skipped\n"), said


def its_kernels_multiply_groups_exactly() -> None:
    said = run_on_device("test_grouped", "1", "0", "6")
    assert said.endswith("1 passed, 0 failed, 0 skipped\n"), said


def tests_that_name_a_kernel_it_lacks_skip() -> None:
    words = [*GEN, "--types", "f32", "--families", "cpu", "--kernels", "gemm_f32*dot", "--without-sparse", "-o",
             os.path.abspath("lacking.h")]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for name in ("test_grouped_hostile", "test_grouped_issues", "test_grouped_sums", "test_prepare"):
        said = run_on_device(name, text=Path("lacking.h").read_text())
        assert "skip: the_kernel_is_in_the_header: this header has no gemm_f32" in said, said
        assert said.endswith("0 passed, 0 failed, 1 skipped\n"), said


def a_header_without_kernels_for_blocks_multiplies_decoded_copies() -> None:
    words = [*GEN, "--types", "f32", "--families", "cpu", "--without-sparse", "--without-blocks", "-o",
             os.path.abspath("decoding.h")]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    text = Path("decoding.h").read_text()
    for pair in test_header.compilers():
        compile_here(pair, "c99", ["tests/cpu/compile/implementation.c"], ["-fsyntax-only"], text)
    said = run_on_device("test_blocks", "1", "0", "6", text=text)
    assert said.endswith("1 passed, 0 failed, 0 skipped\n"), said


if __name__ == "__main__":
    sys.exit(run_cases([a_trimmed_header_compiles_without_a_warning,
                        a_header_without_sparse_matrices_compiles_without_a_warning,
                        it_plans_with_what_it_has_and_refuses_the_rest, its_kernels_multiply_exactly,
                        its_kernels_multiply_groups_exactly, tests_that_name_a_kernel_it_lacks_skip,
                        a_header_without_kernels_for_blocks_multiplies_decoded_copies]))
