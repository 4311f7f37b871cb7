#!/usr/bin/env python3
"""Manual pages and completions of the built programs: do they hold every option, and do shells and man take them?

    tests/user/test_manuals.py

Needs no Vulkan device. The last line is the sum: "N passed, N failed, N skipped".
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from cases import Skip, run_cases

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = ("02_plan", "balance", "benchmark", "blas3_benchmark", "calibrate", "convert_weights", "doctor", "draw",
         "grouped_benchmark", "matmul", "sparse_benchmark")
UNTOLD = {"--help", "--version"}  # that a help need not name


def run(*words, **environment):
    """What it said on stdout; it must succeed."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=100,
                          env={**os.environ, **environment})
    assert done.returncode == 0 and not done.stderr, f"{words}: {done.returncode} {done.stdout}{done.stderr}"
    return done.stdout


def make():
    run(ROOT / ".ci/manuals", "share", *(ROOT / "build/examples" / name for name in NAMES))


def options(name):
    """Kind and words by option."""
    lines = run(ROOT / "build/examples" / name, "--list-options").splitlines()
    return {line.split()[0]: line.split()[1:] for line in lines}


def every_option_is_in_the_help_and_every_one_there_exists():
    for name in NAMES:
        told = run(ROOT / "build/examples" / name, "--help")
        known = options(name)
        named = set(re.findall(r"(?<![\w-])--?[a-z][\w-]*", told))
        missing = {option for option in known if option not in named} - UNTOLD
        assert not missing, f"{name} --help does not tell of {missing}"
        listed = set(re.findall(r"^  (--?[a-z][\w-]*)", told, re.MULTILINE))
        assert listed <= set(known) | {"--help"}, f"{name} --help tells of {listed - set(known)}"


def pages_hold_usage_options_and_exit_codes():
    make()
    for name in NAMES:
        page = Path("share/man/man1", f"streamk-{name}.1").read_text("utf-8")
        assert page.startswith(".TH STREAMK\\-") and ".SH SYNOPSIS\n.nf\n" + name in page, page
        plain = page.replace("\\-", "-")
        for option in set(options(name)) - UNTOLD:
            assert option in plain, f"{name}: {option}"
        assert "Exit codes: 0" in plain, name
        wrong = [line for line in page.splitlines() if line.startswith((".", "'")) and
                 not re.match(r"\.(TH|SH|nf|fi)\b", line)]
        assert not wrong, wrong


def man_formats_the_pages():
    make()
    if not shutil.which("groff") and not shutil.which("mandoc"):
        raise Skip("no groff and no mandoc here")
    tool = ("groff", "-man", "-Tascii", "-ww") if shutil.which("groff") else ("mandoc", "-Tascii")
    for name in NAMES:
        text = re.sub(".\b", "", run(*tool, Path("share/man/man1", f"streamk-{name}.1")))  # bold is struck twice
        assert "SYNOPSIS" in text and "Exit codes: 0" in text, text


def complete(name, *words):
    """What bash proposes for the last of these words."""
    script = f'. share/bash-completion/completions/{name}; COMP_WORDS=({name} "$@"); COMP_CWORD=$#; '
    script += f'_streamk_{name} && printf "%s\\n" "${{COMPREPLY[@]}}"'
    return run("bash", "-c", script, "bash", *words).split()


def bash_completes_options_words_and_files():
    make()
    Path("matrix.npy").touch()
    assert complete("matmul", "--type") == ["--type", "--types", "--type-d"]
    assert complete("matmul", "a.npy", "--types", "e") == ["e4m3", "e5m2"]
    assert complete("matmul", "--residual", "mat") == ["matrix.npy"] == complete("matmul", "mat")
    assert complete("matmul", "--alpha", "") == []
    assert "all" in complete("benchmark", "--layouts", "")
    for name in NAMES:
        assert set(complete(name, "-")) == set(options(name)), name


def zsh_takes_the_completions():
    make()
    for name in NAMES:
        path = Path("share/zsh/site-functions", f"_{name}")
        lines = path.read_text("utf-8").splitlines()
        assert lines[0] == f"#compdef {name}" and len(lines) == len(options(name)) + 3, lines
    if not shutil.which("zsh"):
        raise Skip("no zsh here: its files are compared with the tables alone")
    for name in NAMES:
        run("zsh", "-n", f"share/zsh/site-functions/_{name}")


def install_puts_them_into_share():
    shutil.copytree(ROOT / ".ci", ".ci")
    for folder in ("include", "docs/packaging"):
        shutil.copytree(ROOT / folder, folder)
    shutil.copy(ROOT / "LICENSE", "LICENSE")
    run(ROOT / ".ci/manuals", "build/share", ROOT / "build/examples/doctor")
    run("sh", ".ci/install", DESTDIR=os.getcwd(), PREFIX="/usr")
    for path in ("man/man1/streamk-doctor.1", "bash-completion/completions/doctor", "zsh/site-functions/_doctor"):
        assert Path("usr/share", path).read_bytes() == Path("build/share", path).read_bytes(), path


CASES = [
    every_option_is_in_the_help_and_every_one_there_exists,
    pages_hold_usage_options_and_exit_codes,
    man_formats_the_pages,
    bash_completes_options_words_and_files,
    zsh_takes_the_completions,
    install_puts_them_into_share,
]


sys.exit(run_cases(CASES))
