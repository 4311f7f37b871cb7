#!/usr/bin/env python3
"""Drives the viewer's window under Xvfb on this machine's device: plans are timed and traced, and drivers are slow.

    tests/user/test_window_device.py [build/examples]
    tests/user/test_window_device.py --only trace       only cases of such names

window_screen.py says what it needs, and a Vulkan device. The last line is the sum: "N passed, N failed, N skipped".
"""

import csv
import subprocess
import sys
import time
from pathlib import Path

from cases import Skip
from window_screen import (
    ALT, CONTROL, DOWN, ENTER, ESCAPE, F6, GROUPS, ORANGE, RESULTS, RIGHT, UP, VIEWER, WHITE, Screen,
    bars_are_drawn, driver_of, keep, machine, run_window_cases,
)


# ---- cases ---------------------------------------------------------------------------------------


def it_is_drawn_by_vulkan():
    with Screen(["--as", "This machine"], speaks=True, GSK_RENDERER="vulkan") as screen:
        if "libvulkan" not in subprocess.run(["ldd", str(VIEWER)], capture_output=True, text=True, check=True).stdout:
            raise Skip("GTK does not link libvulkan here")
        screen.says("on llvmpipe")
        screen.close()


def it_closes_while_a_device_is_opened():
    screen = Screen(["--as", "This machine"])
    try:
        screen.wait_for(lambda: screen.picture().count(b"\xff\xff\xff") > 10000, "a window")
        screen.close()
    finally:
        screen.__exit__()


def a_device_of_this_machine_is_opened():
    with Screen(["--as", "This machine"]) as screen:
        screen.close()


def plans_are_timed():
    screen = machine()
    try:
        assert screen.picture().count(ORANGE) == 0
        screen.key(ALT, ord("f"))
        screen.wait_for(lambda: screen.picture().count(ORANGE) > 500, "bars of measured times")
        keep(screen, "plans")
        screen.close()
    finally:
        screen.__exit__()


def it_closes_while_plans_are_timed():
    screen = machine()
    try:
        screen.key(ALT, ord("a"))
        screen.close()
    finally:
        screen.__exit__()


def the_benchmark_runs_row_by_row():
    screen = machine()
    try:
        screen.key(CONTROL, ord("6"))
        screen.key(ALT, ord("r"))
        screen.wait_for(bars_are_drawn(screen, 300), "a first row")
        screen.key(ALT, ord("u"))
        screen.settle()
        before = screen.picture()
        time.sleep(2)
        assert screen.picture() == before, "it goes on in a pause"
        keep(screen, "paused")
        screen.changes(lambda: screen.key(ALT, ord("u")), "going on")
        screen.wait_for(bars_are_drawn(screen, before.count(ORANGE)), "another row")
        screen.key(ESCAPE)
        screen.settle()
        keep(screen, "benchmark")
        screen.close()
    finally:
        screen.__exit__()


def a_group_of_shapes_is_run_and_saved():
    screen = machine("6", speaks=True)
    try:
        screen.choose("h", GROUPS.index("skinny"))
        screen.key(ALT, ord("r"))
        screen.key(CONTROL, ord("5"))
        screen.says("Nothing is measured yet.")
        screen.says("llvmpipe")  # the results, with the device's limits
        keep(screen, "live")
        screen.key(CONTROL, ord("6"))
        screen.key(ESCAPE)
        screen.settle()
        screen.open_dialog(CONTROL, ord("s"))
        keep(screen, "save")
        path = Path("saved_1.csv").absolute()
        screen.type(str(path), settles=True)
        screen.wait_for(path.is_file, "the saved file")
        screen.settle()
        keep(screen, "saved")
        screen.close()
    finally:
        screen.__exit__()
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    with open(RESULTS / "h200.csv", encoding="utf-8", newline="") as file:
        assert list(rows[0]) == next(csv.reader(file)), "the columns are not the benchmark's"
    assert {row["name"] for row in rows} == {"skinny"}, rows
    assert float(rows[0]["fma_tflops"]) > 0 and float(rows[0]["read_gb_per_s"]) > 0, rows[0]
    assert all(row["verified"] == "yes" for row in rows), rows
    done = subprocess.run([str(VIEWER.parent / "draw"), "roofline", str(path), "-o", "a.svg"], capture_output=True,
                          text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert "multiply-adds" in Path("a.svg").read_text(encoding="utf-8"), "the live roofline has no lines"


def it_closes_while_limits_are_measured():
    screen = machine("6")
    try:
        screen.key(ALT, ord("r"))
        time.sleep(1)
        screen.close()
    finally:
        screen.__exit__()


def a_plan_is_traced():
    screen = machine("7", speaks=True)
    try:
        screen.says("This plan is not traced yet.")
        screen.key(ALT, ord("c"))
        screen.says("Trace of 160 x 160 x 160 f32, on ")
        screen.settle()
        keep(screen, "trace")
        screen.key(F6)
        screen.key(RIGHT)
        screen.says("worker ")
        screen.key(ALT, ord("m"))
        screen.key(UP)
        screen.says("This plan is not traced yet.")
        screen.close()
    finally:
        screen.__exit__()


def another_kernel_stands_in_for_one_without_a_trace():
    screen = machine("7", speaks=True)
    try:
        screen.key(ALT, ord("m"))
        screen.type("1")
        screen.key(ALT, ord("c"))
        screen.says("Trace of 1 x 160 x 160 f32, on ")
        screen.settle()
        assert screen.bus.find("Traced with gemm_f32_f32_f32_"), "the line below does not say so"
        screen.close()
    finally:
        screen.__exit__()


def a_product_that_takes_long_is_not_traced():
    screen = machine("7", speaks=True)
    try:
        for letter, extent in (("m", "8192"), ("n", "8192"), ("k", "16384")):
            screen.key(ALT, ord(letter))
            screen.type(extent)
        screen.key(ALT, ord("c"))
        screen.says("Choose a smaller product.")
        screen.close()
    finally:
        screen.__exit__()


def it_closes_while_a_plan_is_traced():
    screen = machine("7")
    try:
        screen.key(ALT, ord("k"))
        screen.type("2048")
        screen.key(ALT, ord("c"))
        screen.close()
    finally:
        screen.__exit__()


def a_device_without_the_clock_says_so():
    screen = machine("7", speaks=True, **driver_of("STREAMK_SWIFTSHADER"))
    try:
        said = screen.says("has no VK_KHR_shader_clock")
        assert "SwiftShader" in said, said
        keep(screen, "clockless")
        screen.key(ALT, ord("c"))  # does nothing
        screen.close()
    finally:
        screen.__exit__()


def slow_driver():
    """The window on SwiftShader, which compiles a kernel for seconds, while it makes its first plan."""
    words = ["--as", "This machine", str(RESULTS / "h200.csv")]
    screen = Screen(words, speaks=True, waits_for=WHITE, **driver_of("STREAMK_SWIFTSHADER"))
    try:
        screen.__enter__()
        screen.says("NVIDIA H200")
        screen.key(CONTROL, ord("1"))
        screen.says("a driver may compile")
    except BaseException:
        screen.__exit__()
        raise
    return screen


def it_answers_keys_while_a_driver_compiles():
    screen = slow_driver()
    try:
        screen.key(CONTROL, ord("5"))
        screen.says("NVIDIA H200")
        screen.key(CONTROL, ord("1"))
        screen.says("a driver may compile")
        screen.says("Schedule of 2176 x 2176 x 2176 f32, as on SwiftShader")
        screen.close()
    finally:
        screen.__exit__()


def it_leaves_a_device_whose_driver_compiles():
    screen = slow_driver()
    try:
        screen.key(ALT, ord("d"), pause=0.5)  # opens the list
        screen.key(DOWN)
        screen.key(ENTER)
        screen.says("Schedule of 2176 x 2176 x 2176 f32, as on AMD")
        screen.close()
    finally:
        screen.__exit__()


def it_closes_while_a_driver_compiles():
    screen = slow_driver()
    try:
        screen.close()
    finally:
        screen.__exit__()


def types_without_a_traced_kernel_say_so():
    # of halves, the kernel of CPUs needs subgroups of 8
    screen = machine("7", speaks=True, LP_NATIVE_VECTOR_WIDTH="512", **driver_of("STREAMK_LAVAPIPE"))
    try:
        screen.choose("y", 1)
        screen.key(ALT, ord("c"))
        screen.says("No kernel that can write a trace multiplies this on llvmpipe")
        screen.close()
    finally:
        screen.__exit__()


def a_profile_has_no_trace():
    with Screen(speaks=True) as screen:
        screen.key(CONTROL, ord("7"))
        screen.says('Choose "This machine"')
        screen.close()


def without_any_device_it_says_so():
    with Screen(["--as", "This machine"], speaks=True, waits_for=WHITE, VK_DRIVER_FILES="/none.json") as screen:
        screen.says("This machine has no device that can be used.")
        keep(screen, "deviceless")
        screen.close()


def it_closes_in_the_middle_of_the_benchmark():
    for is_paused in (False, True):
        screen = machine()
        try:
            screen.key(CONTROL, ord("6"))
            screen.key(ALT, ord("r"))
            screen.wait_for(bars_are_drawn(screen, 300), "a first row")
            if is_paused:
                screen.key(ALT, ord("u"))
            screen.close()
        finally:
            screen.__exit__()


CASES = [
    it_is_drawn_by_vulkan,
    it_closes_while_a_device_is_opened,
    a_device_of_this_machine_is_opened,
    plans_are_timed,
    it_closes_while_plans_are_timed,
    the_benchmark_runs_row_by_row,
    it_closes_in_the_middle_of_the_benchmark,
    a_group_of_shapes_is_run_and_saved,
    it_closes_while_limits_are_measured,
    a_plan_is_traced,
    another_kernel_stands_in_for_one_without_a_trace,
    a_product_that_takes_long_is_not_traced,
    it_closes_while_a_plan_is_traced,
    a_device_without_the_clock_says_so,
    it_answers_keys_while_a_driver_compiles,
    it_leaves_a_device_whose_driver_compiles,
    it_closes_while_a_driver_compiles,
    types_without_a_traced_kernel_say_so,
    a_profile_has_no_trace,
    without_any_device_it_says_so,
]


if __name__ == "__main__":
    sys.exit(run_window_cases(CASES))
