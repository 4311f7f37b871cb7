#!/usr/bin/env python3
"""Compiles streamk.h with STREAMK_TRACES, and links files that have it with files that have not.

    tests/user/test_traces.py

The file of traced kernels is the viewer's, and one that `python3 -m gen header --trace` makes. What the kernels write
is tested by tests/gpu/test_trace.c. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
from compiling import FLAGS, LEAN, ROOT, STANDARDS, Result, command, compilers, run, run_all
from test_header import ENGINE, build

FILE = "viewer/traced_modules.h"
TRACES = [f'-DSTREAMK_TRACES="{FILE}"', f"-I{ROOT / 'examples'}"]
LEAN_FLAGS = [f"-I{LEAN.name}", *FLAGS]
FILES = ("declarations", "implementation", "main")
REFUSED = "or were included with another STREAMK_TRACES"


def source_of(file: str) -> str:
    return str(ROOT / "tests/cpu/compile" / file)


def compiles(pair: tuple[str, str], standard: str) -> Result:
    """With all warnings, those of the optimizer included."""
    words = command(pair, standard, [*TRACES, *LEAN_FLAGS])
    with tempfile.TemporaryDirectory() as folder:
        said = run([*words, "-O1", "-c", source_of("implementation.c"), "-o", f"{folder}/o"])
    return Result(f"traced kernels compile as {standard} with {pair[standard.startswith('c++')]}", said)


def compiles_as_msvc(standard: str) -> Result:
    """In MSVC's dialect, by clang."""
    name = f"traced kernels compile as {standard} in the dialect of MSVC"
    clang = os.environ.get("CLANG", "clang")
    if not shutil.which(clang):
        return Result(name, skipped="no clang here")
    dialect = ["-fms-compatibility", "-fms-extensions", "-fms-compatibility-version=19.29", "-Wno-#warnings"]
    words = [*command((clang, f"{clang}++"), standard, [*TRACES, *LEAN_FLAGS]), *dialect, "-fsyntax-only"]
    return Result(name, run([*words, source_of("implementation.c")]))


def handles_compile(pair: tuple[str, str]) -> Result:
    """Those of streamk.hpp, without sparse matrices."""
    words = [*command(pair, "c++11", [*TRACES, *LEAN_FLAGS]), *ENGINE, "-fsyntax-only"]
    return Result(f"handles of traced plans compile with {pair[1]}", run([*words, source_of("handles.cpp")]))


def traced_files_link(pair: tuple[str, str]) -> Result:
    """All of a program."""
    with tempfile.TemporaryDirectory() as folder:
        said = build(folder, pair, dict.fromkeys(FILES, TRACES)) or run([f"{folder}/program"])
    return Result(f"a program with traced kernels links and runs with {pair[0]}", said)


def files_do_not_link(pair: tuple[str, str], is_traced: bool) -> Result:
    """The implementation is traced and its users are not, or the other way round."""
    flags = {file: TRACES if (file == "implementation") == is_traced else [] for file in FILES}
    with tempfile.TemporaryDirectory() as folder:
        said = build(folder, pair, flags)
    wrong = "" if re.search(r"undefined.*\bsk_gemm_\d+_\d+_[0-9a-f]{8}\b", said) else f"no function is missing:\n{said}"
    whose = "a traced implementation" if is_traced else "traced users"
    return Result(f"{whose} and other files do not link with {pair[0]}", wrong)


def says(pair: tuple[str, str], text: str, wanted: str) -> str:
    """What is wrong: a file compiles, or is refused without a sentence."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "own.c").write_text(text)
        said = run([*command(pair, "c99", [*LEAN_FLAGS, *TRACES[1:]]), "-fsyntax-only", f"{folder}/own.c"])
    return "" if wanted in said else f"not refused by {wanted}:\n{said}"


def other_declarations_are_refused(pair: tuple[str, str]) -> Result:
    """Declarations of the one kind, then an implementation of the other."""
    define, header = f'#define STREAMK_TRACES "{FILE}"\n', '#include "streamk.h"\n'
    implementation = f"#define STREAMK_IMPLEMENTATION\n{header}"
    wrong = (says(pair, f"{header}{define}{implementation}", REFUSED)
             or says(pair, f"{define}{header}#undef STREAMK_TRACES\n{implementation}", REFUSED))
    return Result(f"declarations without traces before traced kernels are refused with {pair[0]}", wrong)


def kernels_of_another_header_are_refused(pair: tuple[str, str]) -> Result:
    """Which rely on something else; and those that streamk.h did not include."""
    text = (ROOT / "examples" / FILE).read_text()
    digest = re.search(r"SK__RELIED_ON != 0x([0-9a-f]{8})\n", text)[1]
    wanted = "these traced kernels were made for another streamk.h"
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "other.h").write_text(text.replace(digest, "0badc0de"))
        define = f'#define STREAMK_IMPLEMENTATION\n#define STREAMK_TRACES "{folder}/other.h"\n'
        wrong = says(pair, f'{define}#include "streamk.h"\n', wanted)
    wrong = wrong or says(pair, f'#include "{FILE}"\n', wanted)
    return Result(f"traced kernels of another streamk.h are refused with {pair[0]}", wrong)


def own_kernels_compile() -> Result:
    """A file that gen makes, of a kernel of the registry and one of a user's own."""
    name = "traced kernels of a user's own compile"
    if not shutil.which(os.environ.get("GLSLANG", "glslang")):
        return Result(name, skipped="no glslang to compile the user's configuration with")
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-B", "-m", "gen", "header", "--trace", "--kernels", "gemm_f32_f32_f32_32x32x8_scalar",
                 "--add-tile", "32x64x16/4x8/scalar/f32,f32,f32", "-o", f"{folder}/own.h"]
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            return Result(name, done.stderr)
        flags = [f'-DSTREAMK_TRACES="{folder}/own.h"', *LEAN_FLAGS]
        said = run([*command(compilers()[0], "c99", flags), "-fsyntax-only", source_of("implementation.c")])
        shaders = sorted(path.name for path in Path(folder, "own_shaders").glob("gemm*"))
    wanted = ["gemm_f32_f32_f32_32x64x16_scalar_adds_traced.comp", "gemm_f32_f32_f32_32x64x16_scalar_traced.comp"]
    return Result(name, said or ("" if shaders == wanted else f"its shaders are {shaders}"))


def cases() -> list[tuple]:
    """Functions with their arguments."""
    found: list[tuple] = [(own_kernels_compile,)]
    for pair in compilers():
        found += [(compiles, pair, standard) for standard in STANDARDS]
        found += [(case, pair) for case in (handles_compile, traced_files_link, other_declarations_are_refused,
                                            kernels_of_another_header_are_refused)]
        found += [(files_do_not_link, pair, is_traced) for is_traced in (False, True)]
    return found + [(compiles_as_msvc, standard) for standard in ("c11", "c++14")]


if __name__ == "__main__":
    sys.exit(run_all(cases()))
