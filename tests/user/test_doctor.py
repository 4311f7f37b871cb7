#!/usr/bin/env python3
"""Runs the built doctor: on a device, without one, and with a self-test that must fail.

    tests/user/test_doctor.py [build/examples]

Needs a Vulkan device. The last line is the sum: "N passed, N failed, N skipped".
"""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from cases import Skip, run_cases

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = Path(os.path.abspath(sys.argv[1])) if len(sys.argv) > 1 else ROOT / "build" / "examples"
OBJECTS = EXAMPLES.parent / "obj"
NO_DEVICE = {"VK_DRIVER_FILES": "/none.json"}
GROUPS = ["versions", "devices", "device", "limits", "missing_features", "extensions", "planning", "guessed_kernels",
          "features", "profile", "kernels", "kernels_that_cannot_run", "all_kernels", "first_use", "verdict"]


def run(*words, program=EXAMPLES / "doctor", **environment):
    """Exit code, and what it said on both streams."""
    done = subprocess.run([program, *words], capture_output=True, text=True, timeout=100,
                          env={**os.environ, **environment})
    return done.returncode, done.stdout, done.stderr


def diagnose(**environment):
    """The report of a device that works."""
    code, out, err = run("--json", "--seconds", "0", **environment)
    assert code == 0, (code, out, err)
    return json.loads(out)


# ---- cases ---------------------------------------------------------------------------------------


def it_says_all_in_text():
    code, out, err = run("--kernels", "--seconds", "0")
    assert code == 0, (code, out, err)
    assert re.findall(r"^(\w+)$", out, re.MULTILINE) == GROUPS, out
    assert re.search(r"^  works +yes$", out, re.MULTILINE), out
    assert re.search(r"^  because +1 of 1 products are exact, of 1 of \d+ pairs of types; --seconds N tries more$", out,
                     re.MULTILINE), out
    version = re.findall(r"^#define STREAMK_VERSION_[A-Z]+ (\d+)$", (ROOT / "include/streamk.h").read_text("utf-8"),
                         re.MULTILINE)
    assert re.search(rf"^  streamk +{re.escape('.'.join(version))}$", out, re.MULTILINE), out


def it_says_all_in_json():
    found = diagnose()
    assert list(found) == GROUPS, list(found)
    assert found["device"]["name"] in found["devices"], found
    kernels, listed = found["kernels"], found["all_kernels"]
    assert kernels["in_the_header"] == len(listed) > 0, kernels
    assert kernels["can_run"] == sum(kernel["available"] for kernel in listed), kernels
    assert kernels["chosen_by_plans"] == sum(kernel["available"] and kernel["automatic"] for kernel in listed), kernels
    assert all(kernel["available"] == (kernel["reason"] == "") for kernel in listed), listed
    chosen = [kernel for kernel in listed if kernel["available"] and kernel["automatic"]]
    guessed = [kernel["name"] for kernel in chosen if kernel["guessed"]]
    assert found["guessed_kernels"] == (["all"] if len(guessed) == len(chosen) else guessed), found["guessed_kernels"]
    reasons = sorted({kernel["reason"] for kernel in listed} - {""})
    told = found["kernels_that_cannot_run"]
    assert sorted(line.split(": ", 1)[1] for line in told) == reasons, told
    assert sum(int(line.split(":")[0]) for line in told) == len(listed) - kernels["can_run"], told
    assert isinstance(found["planning"]["compute_units_guessed"], bool), found["planning"]
    assert {f"feature = {name}" for name in found["features"]} == {
        line for line in found["profile"] if line.startswith("feature = ")}, found["profile"]
    assert not set(found["features"]) & set(found["missing_features"]), found
    first = found["first_use"]
    assert first["plans"] == 1 and first["seconds"] == first["slowest_seconds"] > 0.001, first


def compute_units_are_the_cores_of_a_cpu_or_what_the_user_says():
    found = diagnose(STREAMK_UNITS="")
    planning = found["planning"]
    if "is_cpu = yes" in found["profile"]:
        assert planning["compute_units"] == os.sysconf("SC_NPROCESSORS_ONLN"), planning
        assert planning["compute_units_guessed"] is False, planning
    planning = diagnose(STREAMK_UNITS="24")["planning"]
    assert planning["compute_units"] == 24 and planning["compute_units_guessed"] is False, planning
    for word in ("0", "-1", "24 ", "many", "65536"):
        out = run("--seconds", "0", STREAMK_UNITS=word)[1:]
        assert f'$STREAMK_UNITS is "{word}", not a number of compute units from 1 to 65535' in "".join(out), (word, out)


def with_more_time_it_multiplies_more():
    code, out, err = run("--json", "--seconds", "2")
    said = json.loads(out)["verdict"]["because"]
    assert code == 0 and int(said.split()[0]) > 1, (said, err)


def its_profile_makes_plans():
    Path("profile.txt").write_text("\n".join(diagnose()["profile"]) + "\n", encoding="utf-8")
    code, out, err = run("64", "64", "64", "--as", "profile.txt", program=EXAMPLES / "02_plan", **NO_DEVICE)
    assert code == 0 and "64x64x64" in out, (code, out, err)


def a_guess_beside_what_was_measured_is_marked():
    """A profile of a CPU driver, alone and with measured constants of one kernel."""
    profile = diagnose()["profile"]
    if "is_cpu = yes" not in profile:
        raise Skip("the device is no CPU driver")
    measured, other = "gemm_f16_f32_f16_32x32x16_scalar", "gemm_f16_f32_f16_16x32x16_coop"
    for more, marked in (([], set()), ([f"cost = {measured} 1 9 9 9 9 9 1 9"], {other})):
        Path("profile.txt").write_text("\n".join(profile + more) + "\n", encoding="utf-8")
        words = "512", "512", "512", "--f16", "--explain", "--all", "--as", "profile.txt"
        code, out, err = run(*words, program=EXAMPLES / "02_plan", **NO_DEVICE)
        assert code == 0 and measured in out and other in out, (code, out, err)
        assert set(re.findall(r"(gemm_\w+) \(a guess\)$", out, re.MULTILINE)) == marked, (more, out)


def without_a_device_it_says_so():
    code, out, err = run(**NO_DEVICE)
    assert code == 1 and "no Vulkan device was found" in err, (code, out, err)
    assert re.search(r"^  works +no$", out, re.MULTILINE) and "\nversions\n" in out, out
    code, out, err = run("--json", **NO_DEVICE)
    found = json.loads(out)
    assert code == 1 and list(found) == ["versions", "verdict"] and found["verdict"]["works"] is False, (code, out)


def words_that_it_does_not_know_are_bad_input():
    for words, said in ((["--none"], "no option --none"), (["--device", "abacus"], 'matches "abacus"'),
                        (["--json=yes"], "takes no value"), (["file"], "no option file")):
        code, out, err = run(*words)
        assert code == 2 and not out and said in err, (words, code, out, err)
    for seconds in ("none", "nan"):
        code, out, err = run("--seconds", seconds)
        assert code == 2 and not out and f"--seconds is {seconds}" in err, (code, out, err)
    code, out, err = run("--help", **NO_DEVICE)
    assert code == 0 and out.startswith("usage: doctor ") and not err, (code, out, err)


def a_wrong_product_is_found():
    """The CPU's product is made wrong, which is as if the device's were."""
    source = ROOT / "examples" / "doctor" / "selftest.c"
    text, last = source.read_text("utf-8"), "real += (m == M - 1 && n == N - 1 && k == 0) + x.real"
    assert text.count("real += x.real") == 1
    Path("selftest.c").write_text(text.replace("real += x.real", last), "utf-8")
    names = "doctor/findings.o", "parts.a", "gpu.a"
    flags = [shlex.split(os.environ.get(name, "")) for name in ("CPPFLAGS", "LDFLAGS", "LIBS")]
    command = [os.environ.get("CC", "cc"), "-std=c99", "-D_POSIX_C_SOURCE=200809L", "-O1", "selftest.c",
               source.parent / "doctor.c", f"-iquote{source.parent}", f"-I{ROOT}/include", f"-I{ROOT}/examples",
               *flags[0], *(OBJECTS / name for name in names), "-o", "doctor", *flags[1], *flags[2]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    code, out, err = run("--json", program=Path("doctor").resolve())
    verdict = json.loads(out)["verdict"]
    assert code == 1 and verdict["works"] is False, (code, out, err)
    assert re.match(r"0 of \d+ products", verdict["because"]) and "--kernel gemm_" in verdict["plan"], verdict


CASES = [
    it_says_all_in_text,
    it_says_all_in_json,
    compute_units_are_the_cores_of_a_cpu_or_what_the_user_says,
    with_more_time_it_multiplies_more,
    its_profile_makes_plans,
    a_guess_beside_what_was_measured_is_marked,
    without_a_device_it_says_so,
    words_that_it_does_not_know_are_bad_input,
    a_wrong_product_is_found,
]

if __name__ == "__main__":
    sys.exit(run_cases(CASES))
