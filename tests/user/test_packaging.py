#!/usr/bin/env python3
"""Builds a small project outside the tree against streamk, in each way in which build systems get it.

    tests/user/test_packaging.py

By CMake (add_subdirectory, FetchContent, find_package), pkg-config, Meson; installed by ninja and by CMake. The recipes
are those of docs/packaging; vcpkg and Conan are tried where they are installed. A way whose tool is missing is skipped.
The last line is the sum: "N passed, N failed, N skipped".
"""

import filecmp
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from cases import Skip, run_cases

ROOT = Path(__file__).resolve().parent.parent.parent
RECIPES = ROOT / "docs" / "packaging"
CHECKOUT = "CMakeLists.txt", "LICENSE", "build.ninja", ".ci", "docs", "examples", "gen", "include", "templates", "tests"
HEADER = ROOT / "include" / "streamk.h"
VERSION = ".".join(re.findall(r"^#define STREAMK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)$", HEADER.read_text("utf-8"),
                              re.MULTILINE))
INSTALLED = ("include/streamk.h", "include/streamk.hpp", "include/streamk_blocks.h",
             "share/cmake/streamk/streamk-config-version.cmake", "share/cmake/streamk/streamk-config.cmake",
             "share/doc/streamk/LICENSE", "share/pkgconfig/streamk.pc")
CPPFLAGS = os.environ.get("CPPFLAGS", "")
LDFLAGS = os.environ.get("LDFLAGS", "")
PROGRAM = """#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include <streamk.h>
#include <stdio.h>
int main(void)
{
    printf("%d.%d.%d %s\\n", STREAMK_VERSION_MAJOR, STREAMK_VERSION_MINOR, STREAMK_VERSION_PATCH,
           sk_result_string(SK_SUCCESS));
    return 0;
}
"""


def run(*words, **environment):
    """What it said on stdout; it must succeed."""
    words = [str(word) for word in words]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, env={**os.environ, **environment})
    assert done.returncode == 0, f"{shlex.join(words)}: {done.stdout}{done.stderr}"
    return done.stdout


def need(name):
    if not shutil.which(name):
        raise Skip(f"no {name} here")


def check_program(program):
    said = run(program)
    assert said == f"{VERSION} success\n", said


def build_with_cmake(lines, *words):
    """A project whose CMakeLists.txt has these lines; its program must run."""
    need("cmake")
    Path("user").mkdir()
    Path("user/main.c").write_text(PROGRAM, encoding="utf-8")
    text = ["cmake_minimum_required(VERSION 3.15)", "project(user LANGUAGES C)", *lines,
            "add_executable(program main.c)", "target_link_libraries(program PRIVATE streamk::streamk)"]
    Path("user/CMakeLists.txt").write_text("\n".join(text) + "\n", encoding="utf-8")
    run("cmake", "-G", "Ninja", "-S", "user", "-B", "built", *words, CFLAGS=CPPFLAGS, LDFLAGS=LDFLAGS)
    run("cmake", "--build", "built")
    check_program("built/program")


def commit_checkout(folder):
    """A repository with the files of this checkout that packages are made of."""
    need("git")
    folder.mkdir()
    for name in ("CMakeLists.txt", "LICENSE", "include", "docs/packaging"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        (folder / name).parent.mkdir(exist_ok=True)
        copy(ROOT / name, folder / name)
    identity = "-c", "user.name=user", "-c", "user.email=user@localhost"
    run("git", "init", "-q", "-b", "main", folder)
    run("git", "-C", folder, "add", "-A")
    run("git", *identity, "-C", folder, "commit", "-q", "-m", "streamk")


def install_with_ninja(prefix, destination=""):
    """Runs ninja install of this checkout's files; its build folder is here."""
    Path("checkout").mkdir()
    for name in CHECKOUT:
        Path("checkout", name).symlink_to(ROOT / name)
    run("ninja", "-C", "checkout", "install", PREFIX=str(prefix), DESTDIR=str(destination))


def list_files(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


# ---- cases ---------------------------------------------------------------------------------------


def add_subdirectory_serves():
    build_with_cmake([f"add_subdirectory({ROOT} streamk)"])
    run("cmake", "--install", "built", "--prefix", Path("prefix").resolve())
    assert not Path("prefix").exists(), "a program that contains streamk installs it"


def fetch_content_serves():
    commit_checkout(Path("origin"))
    origin = Path("origin").resolve()
    build_with_cmake(["include(FetchContent)",
                      f"FetchContent_Declare(streamk GIT_REPOSITORY file://{origin} GIT_TAG main)",
                      "FetchContent_MakeAvailable(streamk)"])


def ninja_and_cmake_install_the_same():
    need("cmake")
    one, other = Path("one").resolve(), Path("other").resolve()
    install_with_ninja(one)
    run("cmake", "-G", "Ninja", "-S", ROOT, "-B", "made", f"-DCMAKE_INSTALL_PREFIX={other}")
    run("cmake", "--build", "made", "--target", "install")
    assert list_files(one) == list_files(other) == list(INSTALLED), (list_files(one), list_files(other))
    for name in INSTALLED:
        assert filecmp.cmp(one / name, other / name, shallow=False), f"{name} differs"


def find_package_serves():
    prefix = Path("prefix").resolve()
    install_with_ninja(prefix)
    build_with_cmake([f"find_package(streamk {VERSION} EXACT REQUIRED)"], f"-DCMAKE_PREFIX_PATH={prefix}")


def find_package_finds_no_other_interface():
    need("cmake")
    prefix = Path("prefix").resolve()
    install_with_ninja(prefix)
    major, minor, patch = map(int, VERSION.split("."))
    wanted = {f"{major}.{minor}": 1, VERSION: 1, f"{major}.{minor}.{patch + 1}": 0, f"{major}.{minor + 1}": 0,
              f"{major + 1}": 0}
    for version, found in wanted.items():
        folder = Path(f"user{version}")
        folder.mkdir()
        (folder / "CMakeLists.txt").write_text(
            f"cmake_minimum_required(VERSION 3.15)\nproject(user LANGUAGES NONE)\n"
            f"find_package(streamk {version} QUIET)\nmessage(STATUS \"found: ${{streamk_FOUND}}.\")\n",
            encoding="utf-8")
        said = run("cmake", "-S", folder, "-B", folder / "built", f"-DCMAKE_PREFIX_PATH={prefix}")
        assert f"found: {found}." in said, f"{version}: {said}"


def pkg_config_serves_a_prefix_that_was_moved():
    need("pkg-config")
    install_with_ninja("/usr", Path("stage").resolve())
    assert list_files(Path("stage/usr")) == list(INSTALLED), list_files(Path("stage"))
    Path("stage/usr").rename("moved")
    environment = {"PKG_CONFIG_PATH": str(Path("moved/share/pkgconfig").resolve())}
    assert run("pkg-config", "--modversion", "streamk", **environment).strip() == VERSION
    flags = shlex.split(run("pkg-config", "--cflags", "--libs", "streamk", **environment))
    Path("main.c").write_text(PROGRAM, encoding="utf-8")
    compiler = os.environ.get("CC", "cc")
    run(compiler, "main.c", *flags, *shlex.split(CPPFLAGS), *shlex.split(LDFLAGS), "-o", "program")
    check_program("./program")


def ninja_install_refuses_a_relative_prefix():
    done = subprocess.run([ROOT / ".ci/install"], env={**os.environ, "PREFIX": "here", "DESTDIR": ""}, timeout=60,
                          capture_output=True, text=True)
    assert done.returncode == 2 and "must begin with /" in done.stderr, (done.returncode, done.stderr)


def meson_takes_the_wrap():
    need("meson")
    commit_checkout(Path("origin"))
    packages = Path("user/subprojects/packagefiles/streamk")
    packages.mkdir(parents=True)
    shutil.copy(RECIPES / "meson/meson.build", packages)
    wrap = (RECIPES / "meson/streamk.wrap").read_text(encoding="utf-8")
    url = f"file://{Path('origin').resolve()}"
    Path("user/subprojects/streamk.wrap").write_text(wrap.replace("WHERE_YOU_CLONE_STREAMK_FROM", url), "utf-8")
    Path("user/main.c").write_text(PROGRAM, encoding="utf-8")
    Path("user/meson.build").write_text("project('user', 'c')\nexecutable('program', 'main.c', dependencies : "
                                        "dependency('streamk'))\n", encoding="utf-8")
    run("meson", "setup", "built", "user", CFLAGS=CPPFLAGS, LDFLAGS=LDFLAGS)
    run("ninja", "-C", "built")
    check_program("built/program")


def the_port_of_vcpkg_makes_a_package():
    """CMake runs it, as vcpkg would; what vcpkg itself defines is written here."""
    need("cmake")
    package = Path("packages").resolve()
    version = json.loads((RECIPES / "vcpkg/vcpkg.json").read_text(encoding="utf-8"))["version"]
    Path("run.cmake").write_text(
        "function(vcpkg_install_copyright)\n  cmake_parse_arguments(arg \"\" \"\" FILE_LIST ${ARGN})\n"
        "  file(INSTALL ${arg_FILE_LIST} DESTINATION ${CURRENT_PACKAGES_DIR}/share/streamk RENAME copyright)\n"
        f"endfunction()\nset(CURRENT_PACKAGES_DIR {package})\nset(CURRENT_PORT_DIR {RECIPES}/vcpkg)\n"
        f"set(VERSION {version})\ninclude({RECIPES}/vcpkg/portfile.cmake)\n", encoding="utf-8")
    run("cmake", "-P", "run.cmake")
    build_with_cmake([f"find_package(streamk {VERSION} EXACT REQUIRED)"], f"-DCMAKE_PREFIX_PATH={package}")
    assert (package / "include/streamk_blocks.h").exists()
    assert (package / "include/streamk.hpp").exists() and (package / "share/streamk/copyright").exists()


def vcpkg_installs_the_port():
    need("vcpkg")
    run("vcpkg", "install", "streamk", f"--overlay-ports={RECIPES / 'vcpkg'}", f"--x-install-root={Path.cwd()}")
    assert list(Path.cwd().glob("*/include/streamk.h")), list_files(Path.cwd())


def conan_creates_the_package():
    need("conan")
    home = {"CONAN_HOME": str(Path("home").resolve())}
    run("conan", "profile", "detect", **home)
    assert f"streamk/{VERSION}" in run("conan", "create", RECIPES / "conan", "--format=json", **home)


def recipes_name_the_versions_of_the_header():
    found = json.loads((RECIPES / "vcpkg/vcpkg.json").read_text(encoding="utf-8"))["version"]
    assert found == VERSION, f"docs/packaging/vcpkg/vcpkg.json says {found}, the header {VERSION}"
    text = (RECIPES / "meson/meson.build").read_text(encoding="utf-8")
    assert f"version : '{VERSION}'" in text, f"docs/packaging/meson/meson.build is not of {VERSION}"
    text = (ROOT / "docs/changelog.md").read_text(encoding="utf-8")
    assert re.search(rf"^## {re.escape(VERSION)}\b", text, re.MULTILINE), f"docs/changelog.md has no chapter {VERSION}"


CASES = [
    add_subdirectory_serves,
    fetch_content_serves,
    ninja_and_cmake_install_the_same,
    find_package_serves,
    find_package_finds_no_other_interface,
    pkg_config_serves_a_prefix_that_was_moved,
    ninja_install_refuses_a_relative_prefix,
    meson_takes_the_wrap,
    the_port_of_vcpkg_makes_a_package,
    vcpkg_installs_the_port,
    conan_creates_the_package,
    recipes_name_the_versions_of_the_header,
]

if __name__ == "__main__":
    sys.exit(run_cases(CASES))
