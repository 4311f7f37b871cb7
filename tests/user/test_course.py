#!/usr/bin/env python3
"""Runs the examples that need more than a device: a file that outlives them, a clock, two drivers.

    tests/user/test_course.py [build/examples]

Needs a Vulkan device; a case skips if the CPU driver that it needs is not there.
The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from cases import Skip, run_cases

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = Path(os.path.abspath(sys.argv[1])) if len(sys.argv) > 1 else ROOT / "build" / "examples"


def run(name: str, *words: str, **environment: str) -> tuple[int, str, str]:
    """Exit code, and what it said on both streams."""
    done = subprocess.run([EXAMPLES / name, *words], capture_output=True, text=True, timeout=200, check=False,
                          env={**os.environ, **environment})
    return done.returncode, done.stdout, done.stderr


def driver(name: str) -> str:
    """The file of a CPU driver, as .ci/env tells it."""
    file = os.environ.get(name, "")
    if not file:
        raise Skip(f"no {name} here; ./setup.sh unpacks a private one")
    return file


def start(**environment: str) -> tuple[int, int, int]:
    """A start of 10_pipeline_cache: pipelines that were cached, compiled, and that the driver did not tell of."""
    code, out, err = run("10_pipeline_cache", "pipelines", **environment)
    found = re.search(r": (\d+) pipelines were in the cache, (\d+) were compiled, "
                      r"the driver did not tell of (\d+)\.\n$",
                      out)
    assert code == 0 and found, (code, out, err)
    cached, compiled, untold = map(int, found.groups())
    return cached, compiled, untold


# ---- cases ---------------------------------------------------------------------------------------


def the_second_start_compiles_nothing():
    """Of the CPU drivers, RADV alone keeps pipelines in the cache; it compiles for a GPU that is not there."""
    radv = {"VK_DRIVER_FILES": driver("STREAMK_RADV"), "RADV_FORCE_FAMILY": "navi31",
            "MESA_SHADER_CACHE_DISABLE": "true"}
    cached, compiled, untold = start(**radv)
    assert cached == untold == 0 and compiled > 0, (cached, compiled, untold)
    assert start(**radv) == (compiled, 0, 0)
    Path("pipelines").unlink()
    assert start(**radv) == (0, compiled, 0), "without the file pipelines are compiled"


def a_cache_is_kept_by_any_driver():
    first = start()
    assert os.listdir() == ["pipelines"] and Path("pipelines").stat().st_size > 0, os.listdir()
    assert sum(first) == sum(start()) > 0


def a_cache_of_another_driver_is_refused_by_the_driver():
    start(VK_DRIVER_FILES=driver("STREAMK_SWIFTSHADER"))
    cached, _, _ = start()
    assert cached == 0, cached


def a_cache_that_cannot_be_written_is_named():
    code, _, err = run("10_pipeline_cache", "none/pipelines")
    assert code == 1 and "10_pipeline_cache: none/pipelines cannot be written\n" in err, (code, err)
    assert run("10_pipeline_cache")[0] == 2


def tuning_times_five_plans_and_keeps_the_fastest():
    code, out, err = run("11_autotune")
    times = [float(time) for time in re.findall(r"^ *([\d.]+) us, predicted", out, re.MULTILINE)]
    assert code == 0 and not err and len(times) == 5, (code, out, err)
    assert "the fastest: 96x160x512 batch 1: --kernel " in out and "\n0 of 15360 values are wrong.\n" in out, out
    plans = re.findall(r" us, predicted .*?: (\S+), (\d+) workers, (\S+)$", out, re.MULTILINE)
    fastest = plans[times.index(min(times))]
    decomposition, workers, kernel = fastest
    for word in (f"--decomposition {decomposition} ", f"on {workers} workers", f"--kernel {kernel} "):
        assert word in out.partition("the fastest: ")[2], (word, out)


def two_devices_of_one_driver_multiply():
    code, out, err = run("12_two_devices")
    assert code == 0 and not err and out.count(": 0 of 60000 values are wrong.\n") == 2, (code, out, err)


def devices_of_two_drivers_multiply():
    both = {"VK_DRIVER_FILES": f"{driver('STREAMK_LAVAPIPE')}:{driver('STREAMK_SWIFTSHADER')}"}
    code, out, err = run("12_two_devices", "llvmpipe", "SwiftShader", **both)
    lines = out.splitlines()
    assert code == 0 and not err and len(lines) == 2, (code, out, err)
    assert lines[0].startswith("llvmpipe") and lines[1].startswith("SwiftShader"), out
    code, out, err = run("12_two_devices", "llvmpipe", "abacus", **both)
    assert code == 2 and not out and 'no Vulkan device matches "abacus"' in err, (code, out, err)


def refinement_reaches_f64():
    code, out, err = run("13_refine")
    lines = out.splitlines()
    assert code == 0 and not err and len(lines) == 2, (code, out, err)
    for line in lines:
        residuals = [float(word) for word in line.partition("residuals ")[2].partition(";")[0].split()]
        assert len(residuals) >= 3 and residuals[-1] < 1e-13 < residuals[1], line


def threads_make_the_plans_of_one():
    code, out, err = run("14_threads")
    assert code == 0 and not err and "\n0 of 9 plans differ.\n" in out, (code, out, err)


CASES = [
    the_second_start_compiles_nothing,
    a_cache_is_kept_by_any_driver,
    a_cache_of_another_driver_is_refused_by_the_driver,
    a_cache_that_cannot_be_written_is_named,
    tuning_times_five_plans_and_keeps_the_fastest,
    two_devices_of_one_driver_multiply,
    devices_of_two_drivers_multiply,
    refinement_reaches_f64,
    threads_make_the_plans_of_one,
]

if __name__ == "__main__":
    sys.exit(run_cases(CASES))
