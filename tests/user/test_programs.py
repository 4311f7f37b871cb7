#!/usr/bin/env python3
"""Runs the built examples and the tools in Python with words: --help, words that are none, devices that are not there.

    tests/user/test_programs.py [build/examples]

Exit codes are 0, 1 (failed) and 2 (bad input); matmul's, benchmark's and calibrate's own words are in their tests.
Needs a Vulkan device. The last line is the sum: "N passed, N failed, N skipped".
"""

import csv
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from cases import Skip, run_cases, without_progress

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = Path(os.path.abspath(sys.argv[1])) if len(sys.argv) > 1 else ROOT / "build" / "examples"
MEASURING = "cublas", "grouped", "grouped_summary", "summary", "sweep", "tables"
TOOLS = [ROOT / "examples/benchmark" / f"{name}.py" for name in MEASURING]
TOOLS += [ROOT / "tests/gpu/amd_budget.py", ROOT / "examples/viewer/pictures.py"]
PACKAGES = "jinja2", "torch"
NO_DEVICE = {"VK_DRIVER_FILES": "/none.json"}
PRODUCT = ["64", "64", "64"]


def run(*words, **environment):
    """Exit code, and what it said on both streams."""
    command = [str(word) for word in words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, env={**os.environ, **environment})
    return done.returncode, done.stdout, done.stderr


def check_refused(sentence, *words, **environment):
    """Bad input, said in one sentence that begins with the program's name."""
    code, out, err = run(EXAMPLES / words[0], *words[1:], **environment)
    assert code == 2, f"{words}: exit code {code}: {out}{err}"
    assert not out and err.count("\n") == 1 and err.startswith(f"{words[0]}: "), f"{words}: {out}{err}"
    assert sentence in err, f"{words}: it says {err!r}"


# ---- cases ---------------------------------------------------------------------------------------


def programs_help_without_a_device():
    for name in ("02_plan", "matmul", "benchmark", "grouped_benchmark", "sparse_benchmark", "calibrate", "doctor",
                 "draw"):
        code, out, err = run(EXAMPLES / name, "--help", **NO_DEVICE)
        assert code == 0 and not err and out.startswith(f"usage: {name} "), (name, code, out, err)
        assert "Exit codes: " in out and "--device" in out, out


def programs_tell_their_version():
    """Each that has options: on the first line of all it says, and without a device."""
    header = (ROOT / "include" / "streamk.h").read_text(encoding="utf-8")
    parts = re.findall(r"^#define STREAMK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)$", header, re.MULTILINE)
    for name in ("02_plan", "balance", "matmul", "benchmark", "blas3_benchmark", "grouped_benchmark",
                 "sparse_benchmark", "calibrate", "doctor", "draw"):
        code, out, err = run(EXAMPLES / name, "--version", **NO_DEVICE)
        assert code == 0 and not err and out == f"{name} {'.'.join(parts)}\n", (name, code, out, err)


def programs_without_words_run():
    for name in ("01_hello", "03_record", "05_grouped", "06_syrk", "07_spmv", "08_experts", "09_batch"):
        code, _, err = run(EXAMPLES / name, "--help")
        assert code == 0 and not err, (name, code, err)


def the_committed_balance_of_groups_is_what_replay_says():
    code, out, err = run(EXAMPLES / "balance", **NO_DEVICE)
    assert code == 0 and not err, (code, err)
    committed = (ROOT / "examples/benchmark/results/h200_grouped_predicted.csv").read_text(encoding="utf-8")
    assert out == committed, "build/examples/balance >examples/benchmark/results/h200_grouped_predicted.csv accepts it"
    check_refused("--none", "balance", "--none")
    assert run(EXAMPLES / "balance", "--as", "none")[0] == 2


def tools_help_without_the_packages_that_they_need():
    for name in PACKAGES:
        Path(f"{name}.py").write_text(f"raise ModuleNotFoundError('no {name}', name='{name}')", encoding="utf-8")
    for tool in TOOLS:
        code, out, err = run(sys.executable, tool, "--help", PYTHONPATH=os.getcwd())
        assert code == 0 and out and not err, (tool, code, out, err)
    for words in ([], ["list"], ["explain"], ["header"], ["add"], ["regen"], ["check"]):
        command = sys.executable, "-m", "gen", *words, "--help"
        code, out, err = run(*command, PYTHONPATH=f"{os.getcwd()}:{ROOT}")
        assert code == 0 and out.startswith("usage: python3 -m gen") and not err, (words, code, out, err)


def tools_name_the_package_that_they_lack():
    for name in PACKAGES:
        Path(f"{name}.py").write_text(f"raise ModuleNotFoundError('no {name}', name='{name}')", encoding="utf-8")
    for name in ("cublas.py", "grouped.py", "sparse.py"):
        tool = ROOT / "examples/benchmark" / name
        code, out, err = run(sys.executable, tool, "--csv", "a.csv", PYTHONPATH=os.getcwd())
        assert code == 1 and not out and err == f"{name}: PyTorch with CUDA is missing\n", (code, out, err)


def an_unknown_device_is_bad_input():
    for words in (["02_plan", *PRODUCT], ["benchmark"], ["benchmark", "--first-use"], ["calibrate"]):
        for given in ({"words": ["--device", "abacus"]}, {"words": ["--device=99"]}, {"STREAMK_DEVICE": "abacus"}):
            more = given.get("words", [])
            environment = {} if more else given
            code, out, err = run(EXAMPLES / words[0], *words[1:], *more, **environment)
            assert code == 2 and not out and err.startswith('no Vulkan device matches "'), (words, more, code, out, err)


def no_device_at_all_is_a_failure():
    for words in (["02_plan", *PRODUCT], ["benchmark"], ["calibrate"]):
        code, _, err = run(EXAMPLES / words[0], *words[1:], **NO_DEVICE)
        assert code == 1 and "no Vulkan device was found" in err, (words, code, err)


def plan_names_words_that_it_does_not_know():
    check_refused("M, N and K are needed", "02_plan")
    check_refused("M, N and K are needed", "02_plan", "64", "64")
    check_refused("64 is one word too many", "02_plan", *PRODUCT, "64")
    check_refused("there is no option --color", "02_plan", *PRODUCT, "--color", "red")
    check_refused("there is no option -1", "02_plan", "64", "-1", "64")
    check_refused("--workers needs a value", "02_plan", *PRODUCT, "--workers")
    check_refused("--packing is all, and takes one of auto, never, a, b, always", "02_plan", *PRODUCT, "--packing=all")
    check_refused("--decomposition is magic, and takes one of auto, ", "02_plan", *PRODUCT, "--decomposition", "magic")
    for value in ("64x", "", "4294967296", "1e3", "99999999999999999999"):
        check_refused(f"N is {value}, and takes a whole number from 0 to 4294967295", "02_plan", "64", value, "64")
        check_refused(f"--chunk is {value}, and takes a whole number from 1 ", "02_plan", *PRODUCT, "--chunk", value)


def plan_refuses_what_cannot_be_planned():
    code, out, err = run(EXAMPLES / "02_plan", *PRODUCT, "--kernel", "fast")
    assert code == 2 and "gemm_f32_f32_f32_32x32x8_scalar" in out and "no kernel has that name" in err, (code, out, err)
    code, _, err = run(EXAMPLES / "02_plan", *PRODUCT, "--splits", "3")
    assert code == 2 and "splits is 3" in err, (code, err)


def plan_understands_its_words_in_any_order():
    words = "--decomposition=stream-k", "320", "--workers", "7", "320", "--all", "300"
    code, out, err = run(EXAMPLES / "02_plan", *words)
    plan = out.partition("\n")[0]
    assert code == 0 and not err and "320x320x300" in plan and "on 7 workers" in plan, plan
    assert "--decomposition stream-k" in plan and "--workers 7" in plan, plan
    assert out.count("\n") > 42 and "more: --all" not in out, out


def plan_understands_its_own_line():
    ways = [], ["--f16"], ["--decomposition", "split-k"], ["--decomposition", "hybrid", "--workers", "7"]
    for way in ways:
        code, out, err = run(EXAMPLES / "02_plan", *PRODUCT, *way)
        line = out.partition("\n")[0]
        decisions = line.partition(": ")[2].partition(";")[0].split()
        assert code == 0 and not err and decisions[0] == "--kernel", (way, code, out, err)
        again = run(EXAMPLES / "02_plan", *PRODUCT, *decisions)
        assert again == (0, out, ""), (way, decisions, again)


def programs_that_measure_nothing_say_so():
    for words, sentence in ((["blas3_benchmark", "--rows", "nope"], "no row has a plan here, and --rows in its name"),
                            (["grouped_benchmark", "--groups", "nope"],
                             "no group has a plan here, and --groups in its name"),
                            (["benchmark", "--shapes", "64x64x64", "--types", "f32", "--splits", "70000",
                              "--decompositions", "forced", "--quick"], "no product has a plan, as is said above"),
                            (["sparse_benchmark", "--nonzeros", "200", "--most", "100", "--quick"],
                             "--most is smaller than --nonzeros")):
        code, _, err = run(EXAMPLES / words[0], *words[1:])
        said = without_progress(err, "measuring what the device can do")
        assert code == 2 and said == [f"{words[0]}: nothing was measured: {sentence}"], (words, code, err)
    code, _, err = run(EXAMPLES / "grouped_benchmark", "--list", "--groups", "nope", **NO_DEVICE)
    assert code == 2 and err == "grouped_benchmark: no group has nope in its name\n", (code, err)
    check_refused("no matrix has nope in its name; there are stencil-5, stencil-27, ", "sparse_benchmark",
                  "--matrices", "nope", **NO_DEVICE)


def names_come_back_from_csv():
    """The CPU driver's has a comma; a file's may have quotes, and bytes that are no UTF-8."""
    code, out, err = run(EXAMPLES / "blas3_benchmark", "--rows", "gemm cf32 96", "--batches", "1", "--quick", "--csv",
                         "a.csv")
    assert code == 0, (code, err)
    rows = list(csv.DictReader(Path("a.csv").read_text(encoding="utf-8").splitlines()))
    assert rows and all(None not in row and row["device"] == out.splitlines()[0] for row in rows), (rows, out)
    assert all(row["verified"] == "exact" and row["line"].count(" ") > 3 for row in rows), rows
    name = b'a, "b" \xff.mtx'
    Path(os.fsdecode(name)).write_text("%%MatrixMarket matrix coordinate pattern general\n2 2 1\n1 2\n",
                                       encoding="utf-8")
    for words in ([], ["--square"], ["--sddmm"]):
        done = subprocess.run([EXAMPLES / "sparse_benchmark", "--mtx", name, *words, "--batches", "1", "--quick",
                               "--csv", "b.csv"], capture_output=True, timeout=100)
        assert done.returncode == 0, done
        rows = list(csv.DictReader(Path("b.csv").read_text(encoding="utf-8").splitlines()))
        assert rows and all(row["matrix"] == 'a, "b" \ufffd.mtx' and row["result"] == "right" for row in rows), rows


def names_come_back_from_json_and_svg():
    name = b'a "b" \\ \xff'
    Path(os.fsdecode(name) + ".mtx").write_text("%%MatrixMarket matrix coordinate pattern general\n2 2 1\n1 2\n",
                                                encoding="utf-8")
    header = b"{'descr': '<f4', 'fortran_order': False, 'shape': (1, 1), }\n"
    Path(os.fsdecode(name)).write_bytes(b"\x93NUMPY\1\0" + bytes([len(header), 0]) + header + b"\0\0\x80\x3f")
    done = subprocess.run([EXAMPLES / "matmul", name, name, "--check", "--json"], capture_output=True, timeout=100)
    assert done.returncode == 0, done
    assert json.loads(done.stdout.decode())["products"][0]["a"] == 'a "b" \\ \ufffd', done.stdout
    done = subprocess.run([EXAMPLES / "draw", "sparse", name + b".mtx", "--as", "NVIDIA H200", "--units", "1", "-o",
                           "a.svg"], capture_output=True, timeout=100)
    assert done.returncode == 0, done
    words = " ".join(element.text or "" for element in ElementTree.parse("a.svg").iter())
    assert 'a "b" \\ \ufffd.mtx' in words, words


def portability_driver():
    """A file of lavapipe's driver, as a file of MoltenVK's is. A loader hides it from who does not ask."""
    driver = os.environ.get("STREAMK_LAVAPIPE")
    if not driver:
        raise Skip("no lavapipe here; ./setup.sh unpacks a private one")
    text = json.loads(Path(driver).read_text())
    library = text["ICD"]["library_path"]
    text["ICD"]["library_path"] = str(Path(driver).parent / library) if "/" in library else library
    text["ICD"]["is_portability_driver"] = True
    Path("portability.json").write_text(json.dumps(text))
    return {"VK_DRIVER_FILES": os.path.abspath("portability.json")}


def a_driver_with_a_subset_of_vulkan_is_found():
    environment = portability_driver()
    code, out, err = run(EXAMPLES / "02_plan", *PRODUCT, **environment)
    assert code == 0 and not err, (code, out, err)
    python = os.environ.get("STREAMK_NUMPY")
    if not python:
        raise Skip("the program finds it; ./setup.sh has found no Python with NumPy")
    product = "import numpy, streamk; a = numpy.ones((2, 3)); print(streamk.matmul(a, a.T).sum())"
    code, out, err = run(python, "-c", product, PYTHONPATH=str(ROOT / "examples/python"), **environment)
    assert code == 0 and out == "12.0\n", (code, out, err)


CASES = [
    a_driver_with_a_subset_of_vulkan_is_found,
    programs_help_without_a_device,
    programs_tell_their_version,
    programs_without_words_run,
    the_committed_balance_of_groups_is_what_replay_says,
    tools_help_without_the_packages_that_they_need,
    tools_name_the_package_that_they_lack,
    an_unknown_device_is_bad_input,
    no_device_at_all_is_a_failure,
    plan_names_words_that_it_does_not_know,
    plan_refuses_what_cannot_be_planned,
    plan_understands_its_words_in_any_order,
    plan_understands_its_own_line,
    programs_that_measure_nothing_say_so,
    names_come_back_from_csv,
    names_come_back_from_json_and_svg,
]


sys.exit(run_cases(CASES))
