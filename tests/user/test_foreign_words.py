#!/usr/bin/env python3
"""Compiles streamk.h and streamk.hpp behind macros that other headers define, and behind such headers where they are.

    tests/user/test_foreign_words.py

The macros are those of foreign_words.txt. Each is a character that is no C, so that any use of it is an error.
The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys

from compiling import FLAGS, LEAN, ROOT, Result, command, compilers, run_all

WORDS = ROOT / "tests/user/foreign_words.txt"
BEFORE = "".join(f"#include <{name}>\n" for name in (
    "vulkan/vulkan.h", "assert.h", "stdarg.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h", "stdlib.h", "string.h",
    "time.h"))  # which the header includes itself
IMPLEMENTATION = ("#include \"streamk.h\"\n#define STREAMK_IMPLEMENTATION\n#include \"streamk.h\"\n"
                  "#define STREAMK_BLOCKS_IMPLEMENTATION\n#include \"streamk_blocks.h\"\n")
HANDLES = '#include "streamk.hpp"\n'
LEAN_FLAGS = [f"-I{LEAN.name}", *FLAGS]

# Name; what includes it; standards; pkg-config's packages, of which any one serves, and compilers of its own.
HEADERS = (
    ("OpenSSL's", "#include <openssl/ssl.h>\n", ("c99", "c++17"), ("openssl",), ()),
    ("Qt's", "#include <qobjectdefs.h>\n", ("c++17",), ("Qt6Core", "Qt5Core"), ()),
    ("X11's", "#define VK_USE_PLATFORM_XLIB_KHR\n#include <X11/Xlib.h>\n#include <X11/Xutil.h>\n", ("c99", "c++17"),
     ("x11",), ()),
    ("curses'", "#include <curses.h>\n", ("c99", "c++17"), ("ncurses",), ()),
    ("C's and Linux's", "#include <complex.h>\n#include <tgmath.h>\n#include <iso646.h>\n#include <termios.h>\n"
     "#include <sys/param.h>\n#include <sys/sysmacros.h>\n", ("gnu99",), (), ()),
    ("Windows'", "#define VK_USE_PLATFORM_WIN32_KHR\n#include <windows.h>\n#include <rpc.h>\n", ("c99", "c++17"), (),
     ("x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-g++")),
)


def defined(words: list[str]) -> str:
    """Macros, of which word() has arguments."""
    return "".join(f"#undef {word.removesuffix('()')}\n#define {word.replace('()', '(...)')} @\n" for word in words)


def foreign_words() -> list[str]:
    return re.sub(r"#.*", "", WORDS.read_text()).split()


def compile_text(pair: tuple[str, str], standard: str, flags: list[str], text: str) -> str:
    """What a compiler says of a text, if it refuses it."""
    words = [*command(pair, standard, [*LEAN_FLAGS, *flags]), "-fsyntax-only", "-"]
    done = subprocess.run(words, input=text, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stderr[:4000] or "it fails without a word"


def words_are_left_alone(pair: tuple[str, str], standard: str) -> Result:
    """By the declarations and the implementation, and by C++'s handles."""
    text = BEFORE + ("#include <memory>\n" if "++" in standard else "") + defined(foreign_words()) + IMPLEMENTATION
    said = compile_text(pair, standard, [], text + (HANDLES if "++" in standard else ""))
    return Result(f"macros of other headers do no harm as {standard} with {pair[0]}", said)


def own_words_are_told(pair: tuple[str, str]) -> Result:
    """A macro that is a member, a parameter, or a function of the header's own: so the test sees what it looks for."""
    for word in ("workspace_size", "allocator", "sk_gemm", "workers"):
        if not compile_text(pair, "c99", [], BEFORE + defined([word]) + IMPLEMENTATION):
            return Result(f"a macro that the header uses is told with {pair[0]}", f"{word} is not")
    return Result(f"a macro that the header uses is told with {pair[0]}")


def package_flags(packages: tuple[str, ...]) -> list[str] | None:
    """How the first package that is installed is compiled with, as a system's header, which may warn."""
    for package in packages:
        done = subprocess.run(["pkg-config", "--cflags", package], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return re.sub(r"(^|\s)-I\s*", r"\1-isystem", done.stdout).split()
    return None if packages else []


def compiles_behind(name: str, includes: str, standard: str, packages: tuple[str, ...], own: tuple[str, ...]) -> Result:
    """The whole header behind another one, which comes before Vulkan's."""
    label = f"the header compiles behind {name} as {standard}"
    pair = (own[0], own[1]) if own else compilers()[0]
    compiler = pair["++" in standard]
    if not shutil.which(compiler):
        return Result(label, skipped=f"no {compiler} here")
    flags = package_flags(packages) if shutil.which("pkg-config") or not packages else None
    if flags is None:
        return Result(label, skipped=f"pkg-config finds no {' or '.join(packages)} here")
    flags = [*flags, "-fPIC", "-D_DEFAULT_SOURCE"]
    if not includes_alone(pair, standard, flags, includes):
        return Result(label, skipped="they do not compile alone here")
    text = f"{includes}#include <vulkan/vulkan.h>\n{IMPLEMENTATION}" + (HANDLES if "++" in standard else "")
    return Result(label, compile_text(pair, standard, flags, text))


def includes_alone(pair: tuple[str, str], standard: str, flags: list[str], includes: str) -> bool:
    words = [*command(pair, standard, [*FLAGS, *flags]), "-w", "-fsyntax-only", "-"]
    return subprocess.run(words, input=includes, capture_output=True, text=True, check=False).returncode == 0


def cases() -> list[tuple]:
    """Functions with their arguments."""
    found: list[tuple] = []
    for pair in compilers():
        found += [(words_are_left_alone, pair, standard) for standard in ("c99", "c++17")]
        found.append((own_words_are_told, pair))
    for name, includes, standards, packages, own in HEADERS:
        found += [(compiles_behind, name, includes, standard, packages, own) for standard in standards]
    return found


if __name__ == "__main__":
    sys.exit(run_all(cases()))
