#!/usr/bin/env python3
"""Runs a copy of setup.sh with package managers that are none: they write down what they were asked for.

    tests/user/test_setup.py

What they would install is not there before, whatever this machine has, nor afterwards, as on a machine whose packages
have other names. The last line is the sum: "N passed, N failed, N skipped".
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from cases import run_cases

ROOT = Path(__file__).resolve().parent.parent.parent
TOOLS = ("sh", "awk", "cat", "cmp", "cut", "dirname", "grep", "head", "id", "ls", "mkdir", "mv", "rm", "sed",
         "sort", "tail", "tr", "uname", "env", "getconf")
NO_FILES = "#!/bin/sh\n"  # find, on a machine that has no library
MANAGER = """#!/bin/sh
echo "$0 $*" | sed 's|.*/||' >>"$CALLS"
case "$*" in *' '*' '*' '*) exit 1 ;; esac
"""


def write_program(name, text):
    Path("bin", name).write_text(text, "utf-8")
    Path("bin", name).chmod(0o755)


def run_setup(manager, *words):
    """What was installed, and what setup.sh said: with only a shell's tools, no compiler, and that manager."""
    shutil.copy(ROOT / "setup.sh", "setup.sh")
    Path("bin").mkdir()
    for tool in TOOLS:
        os.symlink(shutil.which(tool), f"bin/{tool}")
    write_program("find", NO_FILES)
    if manager:
        write_program(manager, MANAGER)
    environment = {"PATH": os.path.abspath("bin"), "CALLS": os.path.abspath("calls"), "HOME": os.getcwd()}
    done = subprocess.run(["bin/sh", "./setup.sh", *words], capture_output=True, text=True, timeout=100,
                          env=environment)
    calls = Path("calls").read_text("utf-8").splitlines() if Path("calls").exists() else []
    said = done.stdout + done.stderr
    assert done.returncode == 1 and "nothing can be built without: cc ninja" in said, (done.returncode, said)
    return calls, said


def check_minimal(manager, refreshed, install, packages):
    """All at once, which fails here, then one by one, each of which succeeds."""
    if os.getuid() != 0:
        install = f"(sudo )?{install}"
    calls, said = run_setup(manager, "--minimal")
    if refreshed:
        assert calls.pop(0) == refreshed, calls
    assert calls[0] == f"{install} {' '.join(packages)}", calls[0]
    assert [call.split()[-1] for call in calls[1:]] == packages, calls
    assert f"installing through {manager.removesuffix('-get')}" in said, said


def minimal_asks_apt_for_five_things():
    packages = ["gcc", "libc6-dev", "ninja-build", "libvulkan-dev", "libvulkan-volk-dev", "libvulkan1"]
    install = "apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=60"
    check_minimal("apt-get", "apt-get update -qq", install, packages)


def minimal_asks_dnf_for_them_by_its_names():
    packages = ["gcc", "glibc-devel", "ninja-build", "vulkan-headers", "vulkan-volk-devel", "vulkan-loader"]
    check_minimal("dnf", "", "dnf install -y --setopt=install_weak_deps=False", packages)


def minimal_asks_pacman_for_them_by_its_names():
    packages = ["gcc", "ninja", "vulkan-headers", "volk", "vulkan-icd-loader"]
    check_minimal("pacman", "pacman -Sy --noconfirm", "pacman -S --needed --noconfirm", packages)


def every_package_has_a_name_for_each_manager():
    """The two tables of setup.sh name the same things, once each."""
    text = (ROOT / "setup.sh").read_text("utf-8")
    tables = re.findall(r"cat <<'TABLE'\n(.*?)^TABLE", text, re.MULTILINE | re.DOTALL)
    debian, other = [], []
    for table in tables:
        rows = [line.split() for line in table.splitlines()]
        if rows[0][0] == "cc" and len(rows[0]) == 3:
            other += [row[0] for row in rows]
            assert all(len(row) == 3 for row in rows), rows
        else:
            debian += [row[0] for row in rows]
    assert sorted(other) == sorted({*debian, "gtk"}), set(other) ^ {*debian, "gtk"}


def without_a_manager_it_lists_what_is_missing():
    calls, said = run_setup("", "--minimal")
    assert not calls and "by Debian's names; please install" in said, said
    for package in ("gcc,libc6-dev", "ninja-build", "libvulkan-volk-dev"):
        assert package in said, said
    assert sum(line.startswith("    ") and "(" in line for line in said.splitlines()) == 5, said


def it_refuses_other_words():
    shutil.copy(ROOT / "setup.sh", "setup.sh")
    done = subprocess.run(["./setup.sh", "--all"], capture_output=True, text=True, timeout=100)
    assert done.returncode == 2 and "usage: ./setup.sh [--viewer | --mpi | --minimal]" in done.stderr, done


CASES = [
    minimal_asks_apt_for_five_things,
    minimal_asks_dnf_for_them_by_its_names,
    minimal_asks_pacman_for_them_by_its_names,
    every_package_has_a_name_for_each_manager,
    without_a_manager_it_lists_what_is_missing,
    it_refuses_other_words,
]


sys.exit(run_cases(CASES))
