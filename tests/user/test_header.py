#!/usr/bin/env python3
"""Compiles streamk.h in the ways in which it may be included, and the code that its manual, README.md and docs show.

    tests/user/test_header.py            the ways in which it may be included
    tests/user/test_header.py tests      the tests that need no device, with the oldest Vulkan headers

gcc and clang, C99, C11, C++11 and C++17, all with the warnings below as errors; the sources are in tests/cpu/compile.
Those and the tests compile with Debian 12's Vulkan headers, 1.3.239, too. The sources also compile without what those
headers have and 1.3.204 lacks, the oldest that serve.
The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from compiling import FLAGS, LEAN, ROOT, STANDARDS, Result, command, compilers, lean_header, run, run_all

FILES = ("declarations", "implementation", "static", "no_prototypes", "volk", "blocks")
OLDEST = os.environ.get("STREAMK_OLDEST_HEADERS", "")
OLDEST_FLAGS = [f"-isystem{OLDEST}", *(f"-I{ROOT / folder}" for folder in (
    "tests", "tests/cpu", "tests/fuzz", "templates/shared", "examples", "include"))]  # LEAN.name comes before them
LINK = shlex.split(os.environ.get("LDFLAGS", ""))
ENGINE = ["-Wold-style-cast", "-fno-exceptions", "-fno-rtti"]  # of C++ programs, which include streamk.hpp


def compiles(pair: tuple[str, str], standard: str, file: str) -> Result:
    """One file. What the passes after the parser warn of is the same in C99 and C11, and in files that share code."""
    source = ROOT / "tests" / "cpu" / "compile" / f"{file}.c"
    is_whole = file in ("implementation", "static") and standard in ("c99", "c++17")
    with tempfile.TemporaryDirectory() as folder:
        passes = ["-O1", "-c", "-o", f"{folder}/{file}.o"] if is_whole else ["-fsyntax-only"]
        said = run([*command(pair, standard), *passes, str(source)])
    return Result(f"{file}.c compiles as {standard} with {pair[0]}", said)


def handles_compile(pair: tuple[str, str], standard: str) -> Result:
    """streamk.hpp, for an engine."""
    source = ROOT / "tests/cpu/compile/handles.cpp"
    with tempfile.TemporaryDirectory() as folder:
        said = run([*command(pair, standard), *ENGINE, "-O1", "-c", str(source), "-o", f"{folder}/handles.o"])
    return Result(f"handles.cpp compiles as {standard} with {pair[1]}", said)


def compiles_with_oldest(pair: tuple[str, str], standard: str, source: Path) -> Result:
    """One file, with the oldest Vulkan headers. The tests have conversions that only the build's own warnings allow."""
    is_test = source.parent.name != "compile"
    flags = [f"-I{LEAN.name}", *OLDEST_FLAGS]
    words = [*command(pair, standard, flags), *(["-Wno-sign-conversion"] if is_test else []), "-fsyntax-only"]
    name = f"{source.relative_to(ROOT)} compiles as {standard} with {pair[0]} and the oldest Vulkan headers"
    return Result(name, run([*words, str(source)]))


def oldest_headers_are_those_that_are_named() -> Result:
    """README and the header's own check name one version, and README names the one that is tried here, too."""
    name = "the oldest Vulkan headers are those that README names"
    found = re.search(r"#define VK_HEADER_VERSION (\d+)", (Path(OLDEST) / "vulkan/vulkan_core.h").read_text())
    named = re.search(r"Vulkan headers 1\.3\.(\d+) .*tests try 1\.3\.(\d+)", (ROOT / "README.md").read_text())
    checked = re.search(r"#if VK_HEADER_VERSION < (\d+)", (ROOT / "include/streamk.h").read_text())
    if not found or not named or not checked:
        return Result(name, "README, the header or the headers name no version")
    wrong = "" if named[1] == checked[1] else f"README says {named[1]}, the header {checked[1]}"
    return Result(name, wrong or ("" if found[1] in named.groups() else f"{found[1]} is tried, README says {named[2]}"))


def compiles_as_msvc(standard: str, file: str) -> Result:
    """One file in MSVC's dialect, by clang. STREAMK_STATIC leaves functions unused there; libstdc++ has a #warning."""
    name = f"{file}.c compiles as {standard} in the dialect of MSVC"
    clang = os.environ.get("CLANG", "clang")
    if not shutil.which(clang):
        return Result(name, skipped="no clang here")
    dialect = ["-fms-compatibility", "-fms-extensions", "-fms-compatibility-version=19.29", "-Wgnu", "-Wvla",
               "-Wno-unused-function", "-Wno-#warnings"]
    words = [*command((clang, f"{clang}++"), standard, [f"-I{LEAN.name}", *FLAGS]), *dialect, "-fsyntax-only"]
    return Result(name, run([*words, str(ROOT / f"tests/cpu/compile/{file}.c")]))


def old_style_casts_are_silent(pair: tuple[str, str]) -> Result:
    """Inside the implementation; a cast of the user's after it is still told."""
    text = '#define VK_NO_PROTOTYPES\n#define STREAMK_IMPLEMENTATION\n#include "streamk.h"\n'
    said = []
    for more in ("", "int cast(float f);\nint cast(float f) { return (int)f; }\n"):
        words = [*command(pair, "c++11"), "-Wold-style-cast", "-fsyntax-only", "-"]
        said.append(subprocess.run(words, input=text + more, capture_output=True, text=True, check=False).stderr)
    wrong = said[0] or ("" if "old-style-cast" in said[1] else f"the user's own cast is not told: {said[1]}")
    return Result(f"old-style casts of the implementation are silent with {pair[1]}", wrong[:4000])


def older_headers_are_refused(pair: tuple[str, str]) -> Result:
    """In a sentence, before anything else is wrong."""
    text = '#define VULKAN_CORE_H_\n#define VK_HEADER_VERSION 203\n#include "streamk.h"\n'
    done = subprocess.run([*command(pair, "c99"), "-fsyntax-only", "-"], input=text, capture_output=True, text=True,
                          check=False)
    wanted = "streamk.h needs Vulkan headers 1.3.204 or newer"
    said = "" if wanted in done.stderr else f"no such sentence:\n{done.stderr[:4000]}"
    return Result(f"older Vulkan headers are refused with {pair[0]}", said)


NEWER = ROOT / "tests/user/newer_than_204.txt"


def make_204() -> str:
    """Includes Vulkan 1.3.239, says that it is 1.3.204, and lets the compiler refuse names that 1.3.204 lacks."""
    names = set(re.sub(r"#.*", "", NEWER.read_text()).split())
    text = (Path(OLDEST) / "vulkan/vulkan_core.h").read_text()
    blocks = re.split(r"^(?=#define (VK_[A-Z]+_[a-z0-9]\w*) 1$)", text, flags=re.MULTILINE)  # of extensions
    words: dict[bool, set[str]] = {True: set(), False: set(re.findall(r"\w+", blocks[0]))}
    for extension, block in zip(blocks[1::2], blocks[2::2]):
        words[extension in names] |= set(re.findall(r"\w+", block))
    newer = {name for name in words[True] - words[False] if re.match("VK_|Vk|vk|PFN_vk", name)} | names
    extensions = newer & set(blocks[1::2])
    assert "#define VK_HEADER_VERSION 239\n" in text and len(extensions) > 40, "these headers are not 1.3.239"
    return "".join(["#include <vulkan/vulkan.h>\n", *(f"#undef {name}\n" for name in sorted(newer)),
                    "#undef VK_HEADER_VERSION\n#define VK_HEADER_VERSION 204\n",
                    f"#pragma GCC poison {' '.join(sorted(newer - extensions))}\n"])


def compiles_with_204(standard: str) -> Result:
    """All files but volk's; a type and a value that such headers lack are refused."""
    name = f"the header compiles as {standard} with what Vulkan headers 1.3.204 have"
    flags = [f"-I{LEAN.name}", f"-isystem{OLDEST}",
             *(f"-I{ROOT / folder}" for folder in ("include", "tests", "tests/cpu"))]
    words = [*command(compilers()[0], standard, flags), "-fsyntax-only", "-"]
    tried = {f'#include "{ROOT}/tests/cpu/compile/{file}.c"\n': "" for file in FILES if file != "volk"}
    refused = ("VkPhysicalDeviceMeshShaderFeaturesEXT mesh;\n", "int aspect = VK_IMAGE_ASPECT_NONE;\n")
    for text, told in {**tried, **dict.fromkeys(refused, "poisoned")}.items():
        prelude = make_204() if "no_prototypes" not in text else f"#define VK_NO_PROTOTYPES\n{make_204()}"
        said = subprocess.run(words, input=prelude + text, capture_output=True, text=True, check=False).stderr
        if told not in said if told else said:
            return Result(name, f"{text}{said[:4000] or 'compiles'}")
    return Result(name)


NEED_VOLK = ("volk", "spgemm_verify", "verify")  # the benchmark's parts include it


def without_oldest() -> list[tuple]:
    skipped = "no old Vulkan headers here; ./setup.sh unpacks a private copy"
    return [(lambda: Result("the oldest Vulkan headers do", skipped=skipped),)]


def oldest_cases() -> list[tuple]:
    """Of the oldest Vulkan headers, which setup.sh unpacks; they have no volk."""
    if not OLDEST:
        return without_oldest()
    pair = compilers()[0]
    return [(oldest_headers_are_those_that_are_named,), (compiles_with_204, "c99"), (compiles_with_204, "c++11"),
            *((compiles_with_oldest, pair, standard, ROOT / f"tests/cpu/compile/{file}.c")
              for standard in ("c99", "c++11") for file in FILES if file != "volk")]


def cases_of_tests() -> list[tuple]:
    if not OLDEST:
        return without_oldest()
    tests = [*(ROOT / "tests/cpu").glob("*.c"), ROOT / "tests/fuzz/fuzz_plan.c"]
    return [(compiles_with_oldest, compilers()[0], "c99", test) for test in sorted(tests)
            if not any(word in test.name for word in NEED_VOLK)]


def links(pair: tuple[str, str], standard: str) -> Result:
    """Two files that share the library, and run."""
    name = f"two files link and run as {standard} with {pair[0]}"
    with tempfile.TemporaryDirectory() as folder:
        objects = []
        for file in ("declarations", "implementation", "main"):
            source = ROOT / "tests" / "cpu" / "compile" / f"{file}.c"
            objects.append(f"{folder}/{file}.o")
            said = run([*command(pair, standard), "-c", str(source), "-o", objects[-1]])
            if said:
                return Result(name, said)
        said = run([pair[standard.startswith("c++")], *objects, "-o", f"{folder}/program", *LINK])
        return Result(name, said or run([f"{folder}/program"]))


def c_and_cxx_share_one_library(pair: tuple[str, str]) -> Result:
    """The implementation in C, a user in C++."""
    name = f"a C++ program uses the library compiled as C with {pair[0]}"
    standards = {"declarations": "c++11", "implementation": "c99", "main": "c++11"}
    with tempfile.TemporaryDirectory() as folder:
        for file, standard in standards.items():
            source = ROOT / "tests" / "cpu" / "compile" / f"{file}.c"
            said = run([*command(pair, standard), "-c", str(source), "-o", f"{folder}/{file}.o"])
            if said:
                return Result(name, said)
        objects = [f"{folder}/{file}.o" for file in standards]
        said = run([pair[1], *objects, "-o", f"{folder}/program", *LINK])
        return Result(name, said or run([f"{folder}/program"]))


def build(folder: str, pair: tuple[str, str], flags: dict[str, list[str]]) -> str:
    """Links files with flags of their own; what went wrong."""
    for file, own in flags.items():
        source = Path(folder) / f"{file}.c"
        if not source.exists():
            source = ROOT / "tests" / "cpu" / "compile" / f"{file}.c"
        compiler = command(pair, "c99", [*own, f"-I{LEAN.name}", *FLAGS])
        said = run([*compiler, "-c", str(source), "-o", f"{folder}/{file}.o"])
        if said:
            return said
    return run([pair[0], *(f"{folder}/{file}.o" for file in flags), "-o", f"{folder}/program", *LINK])


def other_header(folder: str) -> list[str]:
    """Writes a streamk.h as other declarations make it; the flags with which it is found before ours."""
    text = lean_header()
    digest = re.search(r"#define SK__DECLARATIONS 0x([0-9a-f]{8})\n", text)[1]
    other = Path(folder) / "other"
    other.mkdir()
    (other / "streamk.h").write_text(text.replace(digest, "0badc0de"))
    return [f"-I{other}"]


def files_of_other_headers_do_not_link(pair: tuple[str, str]) -> Result:
    """The implementation is ours, its users are others."""
    with tempfile.TemporaryDirectory() as folder:
        other = other_header(folder)
        said = build(folder, pair, {"declarations": other, "implementation": [], "main": other})
        missing = set(re.findall(r"\bsk_[a-z_]+_\d+_\d+_0badc0de\b", said))
        wrong = "" if any(name.startswith("sk_gemm_") for name in missing) else f"no function is missing:\n{said}"
    return Result(f"files of other headers do not link with {pair[0]}", wrong)


def handles_of_other_headers_do_not_link(pair: tuple[str, str]) -> Result:
    """A file hands a plan to another file: that links if both have one header."""
    declared = '#include "streamk.hpp"\nsk_plan* take(const streamk::plan* plan);\n'
    defined = "sk_plan* take(const streamk::plan* plan) { return plan ? plan->get() : nullptr; }\n"
    said = []
    with tempfile.TemporaryDirectory() as folder:
        other = other_header(folder)
        shutil.copy(ROOT / "include/streamk.hpp", other[0].removeprefix("-I"))
        Path(folder, "main.cpp").write_text(f"{declared}int main() {{ return take(nullptr) ? 1 : 0; }}\n")
        Path(folder, "take.cpp").write_text(f"{declared}{defined}")
        for flags in ([], other):
            compiled = run([*command(pair, "c++11", [*flags, *FLAGS]), "-c", f"{folder}/take.cpp", "-o", f"{folder}/o"])
            said.append(compiled or run([*command(pair, "c++11"), f"{folder}/main.cpp", "-x", "none", f"{folder}/o",
                                         "-o", f"{folder}/program", *LINK]))
    told = re.search(r"take\(.*handles_0x", said[1])
    wrong = said[0] or ("" if told else f"take() of the other header is not missing:\n{said[1]}")
    return Result(f"handles of other headers do not link with {pair[1]}", wrong)


def other_declarations_are_refused(pair: tuple[str, str]) -> Result:
    """Another header's declarations came first, so that the implementation would compile with those."""
    with tempfile.TemporaryDirectory() as folder:
        other_header(folder)
        text = f'#include "{folder}/other/streamk.h"\n#define STREAMK_IMPLEMENTATION\n#include "streamk.h"\n'
        Path(folder, "both.c").write_text(text)
        said = run([*command(pair, "c99", [f"-I{LEAN.name}", *FLAGS]), "-fsyntax-only", f"{folder}/both.c"])
    wrong = "" if "the declarations are another streamk.h's" in said else f"no such sentence:\n{said}"
    return Result(f"other declarations before the implementation are refused with {pair[0]}", wrong)


def plain_names_link(pair: tuple[str, str]) -> Result:
    """For a program that does not include the header."""
    text = "void sk_destroy_context(void*);\nint main(void) { sk_destroy_context(0); return 0; }\n"
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "plain.c").write_text(text)
        loader = "void vkGetInstanceProcAddr(void);\nvoid vkGetInstanceProcAddr(void) {}\n"
        Path(folder, "loader.c").write_text(loader)
        said = build(folder, pair, {"plain": [], "loader": [], "implementation": ["-DSTREAMK_PLAIN_NAMES"]})
    return Result(f"plain names link with {pair[0]}", said)


def handles_hold_every_object() -> Result:
    """What streamk.h creates and destroys, streamk.hpp does."""
    declared = re.findall(r"^STREAMK_API \w+ (sk_(?:create|destroy)_\w+)\(", (ROOT / "include/streamk.h").read_text(),
                          re.MULTILINE)
    called = re.findall(r"\b(sk_(?:create|destroy)_\w+)\(", (ROOT / "include/streamk.hpp").read_text())
    wrong = "" if declared and set(declared) == set(called) else f"they differ: {sorted(set(declared) ^ set(called))}"
    return Result("streamk.hpp has a handle for every object", wrong)


def versions_agree() -> Result:
    """The macros, their sum, and the header's first line."""
    first, text = (ROOT / "include" / "streamk.h").read_text().split("\n", 1)
    found = [int(re.search(rf"#define STREAMK_VERSION_{part} (\d+)", text)[1]) for part in ("MAJOR", "MINOR", "PATCH")]
    wanted = ".".join(map(str, found))
    number = found[0] * 1000000 + found[1] * 1000 + found[2]
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "version.c").write_text(
            f'#include "streamk.h"\n#if STREAMK_VERSION != {number}\n#error "it is not {number}"\n#endif\n')
        said = run([*command(compilers()[0], "c99"), "-fsyntax-only", f"{folder}/version.c"])
    return Result("the version is one", said or ("" if f" - v{wanted} - " in first else f"{wanted} is not in: {first}"))


PRELUDE = """#include <vulkan/vulkan.h>

#include "streamk.h"

void steps(VkInstance instance, VkPhysicalDevice gpu, VkDevice device, VkDeviceCreateInfo device_info,
           sk_features features, VkCommandBuffer commands, sk_context* context, sk_plan* plan, VkBuffer a, VkBuffer b,
           VkBuffer d, VkBuffer w, VkDeviceSize w_size);
void steps(VkInstance instance, VkPhysicalDevice gpu, VkDevice device, VkDeviceCreateInfo device_info,
           sk_features features, VkCommandBuffer commands, sk_context* context, sk_plan* plan, VkBuffer a, VkBuffer b,
           VkBuffer d, VkBuffer w, VkDeviceSize w_size)
{
    (void)instance, (void)gpu, (void)device, (void)device_info, (void)commands, (void)context, (void)plan;
    (void)a, (void)b, (void)d, (void)w, (void)w_size;
"""


def program(code: str) -> str:
    """A snippet as a file: as it is if it has functions or includes, otherwise inside of one."""
    return code if re.search(r"^(#include|int main|static )", code, re.MULTILINE) else f"{PRELUDE}{code}\n}}\n"


def snippet(pair: tuple[str, str], standard: str, name: str, code: str) -> Result:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "snippet.c"
        source.write_text(program(code))
        more = ENGINE if "streamk.hpp" in code else []
        flags = [*command(pair, standard), *more]
        words = [*flags, "-c", str(source), "-o", f"{folder}/o"]
        return Result(f"{name} compiles as {standard} with {pair[0]}", run(words))


def manual_code() -> str:
    """The code under STEP BY STEP at the head of the header."""
    text = (ROOT / "include" / "streamk.h").read_text()
    steps = text[text.index(" * STEP BY STEP") : text.index(" * GLOSSARY")]
    return "\n".join(line[7:] for line in steps.splitlines() if line.startswith(" *     "))


def page_codes(language: str) -> list[tuple[str, str]]:
    """The code of README.md and docs/ in c or cpp, each with a name."""
    found = []
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        codes = re.findall(rf"^```{language}\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)
        name = f"{page.relative_to(ROOT)}'s {language} code"
        found += [(f"{name} {number}", code) for number, code in enumerate(codes, 1)]
    return found


def cases() -> list[tuple]:
    """Functions with their arguments."""
    found: list[tuple] = []
    for pair in compilers():
        found += [(compiles, pair, standard, file) for standard in STANDARDS for file in FILES
                  if file in FILES[:2] or standard in ("c99", "c++17")]
        found += [(links, pair, standard) for standard in STANDARDS]
        found.append((c_and_cxx_share_one_library, pair))
        found += [(case, pair) for case in (old_style_casts_are_silent, older_headers_are_refused,
                                            files_of_other_headers_do_not_link, handles_of_other_headers_do_not_link,
                                            other_declarations_are_refused, plain_names_link)]
        for standard in ("c99", "c++11"):
            found.append((snippet, pair, standard, "the manual's code", manual_code()))
            found += [(snippet, pair, standard, name, code) for name, code in page_codes("c")]
        for standard in ("c++11", "c++17"):
            found.append((handles_compile, pair, standard))
            found += [(snippet, pair, standard, name, code) for name, code in page_codes("cpp")]
    found += [(compiles_as_msvc, standard, file) for standard in ("c11", "c++14") for file in FILES if file != "volk"]
    found += [(handles_hold_every_object,), (versions_agree,)]
    found += oldest_cases()
    if len(compilers()) < 2:
        found.append((lambda: Result("a second compiler agrees", skipped="only one of gcc and clang is here"),))
    return found


if __name__ == "__main__":
    sys.exit(run_all(cases_of_tests() if sys.argv[1:] == ["tests"] else cases()))
