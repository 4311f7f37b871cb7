#!/usr/bin/env python3
"""Drives the viewer's window under Xvfb, on plans and results that need no device.

    tests/user/test_window.py [build/examples]
    tests/user/test_window.py --only display            only cases of such names
    tests/user/test_window.py --screenshot FILE.png     only takes a picture of the window

window_screen.py says what it needs. The last line is the sum: "N passed, N failed, N skipped".
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from cases import Skip
from window_screen import (
    ALT, CONTROL, DARK_BLUE, DOWN, ESCAPE, F6, LEFT, NO_WINDOW, OPTIONS, PAGE_DOWN, RESULTS, RIGHT, ROOT, UP,
    VIEWER, WHITE, Screen, bars_are_drawn, keep, run_window_cases,
)

sys.path.insert(0, str(ROOT / "examples" / "viewer"))
import pictures  # noqa: E402


# ---- cases ---------------------------------------------------------------------------------------


def without_a_display_it_says_so():
    if not VIEWER.is_file():
        raise Skip(NO_WINDOW)
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run([str(VIEWER)], capture_output=True, text=True, timeout=60, env=environment, check=False)
    assert done.returncode == 1 and "viewer: there is no display" in done.stderr, (done.returncode, done.stderr)


def it_opens_and_closes():
    with Screen() as screen:
        screen.close()


def no_library_can_call_volks_variables():
    if not VIEWER.is_file() or not shutil.which("nm"):
        raise Skip("no nm" if VIEWER.is_file() else NO_WINDOW)
    done = subprocess.run(["nm", "--defined-only", str(VIEWER)], capture_output=True, text=True, timeout=60, check=True)
    kinds = re.findall(r"^[0-9a-f]+ (\w) vk[A-Z]\w+$", done.stdout, re.MULTILINE)
    assert kinds and all(kind.islower() for kind in kinds), f"{len(kinds)} variables, not all of them local"


def every_view_opens():
    with Screen() as screen:
        for digit in "2345671":
            screen.changes(lambda: screen.key(CONTROL, ord(digit)), f"view {digit}")
        screen.close()


def numbers_are_changed_by_keys():
    with Screen() as screen:
        screen.settle()
        for letter in "mnkwsg":
            screen.key(ALT, ord(letter))
            screen.changes(lambda: screen.key(UP), f"the number {letter}")
        screen.close()


def it_is_drawn_in_any_size():
    with Screen(width=2600, height=1500) as screen:
        for size in ((800, 600), (2560, 1440)):
            screen.changes(lambda: screen.resize(*size), f"{size}")
            assert screen.picture().count(DARK_BLUE) > 500
            keep(screen, f"size{size[0]}", *size)
        screen.close()


def it_closes_while_it_plays():
    with Screen() as screen:
        screen.key(ALT, ord("l"))
        before = screen.picture()
        screen.wait_for(lambda: screen.picture() != before, "a next moment")
        screen.close()


def it_closes_while_a_file_is_chosen():
    with Screen() as screen:
        screen.open_dialog(ALT, ord("o"))
        screen.changes(lambda: screen.key(ESCAPE), "its end")
        screen.close()


def keys_select_segments():
    with Screen(speaks=True) as screen:
        title = screen.says("Schedule of 2176 x 2176 x 2176 f32, as on NVIDIA H200")
        screen.settle()
        before = screen.picture().count(DARK_BLUE)
        screen.key(F6)
        screen.key(RIGHT)
        first = screen.says("worker 0, tile 1, first segment k-iterations 0 to ")
        screen.settle()
        keep(screen, "keys")
        assert screen.picture().count(DARK_BLUE) < before, "all tiles are lit"
        screen.key(LEFT)  # there is none before
        screen.key(RIGHT)
        second = screen.says("worker 0, tile 0, ")
        screen.key(DOWN)
        screen.says("worker 1, tile ")
        screen.key(UP)
        screen.key(LEFT)
        assert screen.says("worker 0, tile 1, ") == first != second
        screen.key(ESCAPE)
        assert screen.says(title) == title
        screen.settle()
        assert abs(screen.picture().count(DARK_BLUE) - before) < 100, "the selection stays"
        screen.close()


def a_group_is_shown_and_its_problems_are_named():
    with Screen(speaks=True) as screen:
        one = screen.says("Schedule of 2176 x 2176 x 2176 f32, as on NVIDIA H200")
        screen.key(ALT, ord("z"))
        screen.type("1x2x3, 512x768x640, 3x128x256x2048")
        title = screen.says("Schedule of 5 problems f32: 1x2x3, 512x768x640, 3 of 128x256x2048, as on NVIDIA H200")
        screen.settle()
        keep(screen, "group")
        screen.key(F6)
        screen.key(RIGHT)
        screen.says("worker 0, problem 1, tile ")
        for _ in range(131):
            screen.key(DOWN, pause=0.01)
        screen.says("worker 131, problem 1, tile ")
        screen.key(ESCAPE)
        assert screen.says(title) == title
        for steps in (2, 1, 1):
            screen.changes(lambda: screen.choose("i", steps), "other colours")
        screen.key(CONTROL, ord("2"))
        screen.says(title)
        screen.key(CONTROL, ord("3"))
        screen.says("The planner lists plans of one product.")
        screen.key(CONTROL, ord("7"))
        screen.says("No kernel of groups writes a trace.")
        screen.key(CONTROL, ord("1"))
        screen.key(ALT, ord("z"))
        screen.type("64x64x64, 64x")
        screen.says('"64x" is no size of a group\'s problems: that is MxNxK, or COUNTxMxNxK for several that are alike')
        keep(screen, "groupless")
        screen.type(" ")
        assert screen.says(one) == one
        screen.close()


def a_broken_file_is_refused_in_a_sentence():
    Path("a.csv").write_text("m,n,k,type,time_us,decomposition\n1,2,3\n", encoding="utf-8")
    Path("b.csv").write_text("m,n,k\n1,2,3\n", encoding="utf-8")
    for words, sentence in ((["a.csv"], "a.csv, line 2: it has not as many cells as there are columns."),
                            (["none.csv"], "none.csv cannot be read: No such file or directory."),
                            ([str(RESULTS / "h200.csv"), "b.csv"], "b.csv has no column type")):
        with Screen(words, speaks=True, waits_for=WHITE) as screen:
            assert "  " not in screen.says(sentence)
            screen.close()
    with Screen(speaks=True) as screen:
        screen.open_dialog(ALT, ord("o"))
        screen.type(str(Path("b.csv").absolute()), settles=True)
        screen.says("b.csv has no column type, so it is no CSV file of the benchmark.")
        keep(screen, "broken")
        screen.close()


def a_click_selects_a_worker():
    with Screen() as screen:
        screen.settle()
        before = screen.picture().count(DARK_BLUE)
        screen.changes(lambda: screen.click(400, 300), "a click on a bar")
        keep(screen, "selected")
        assert screen.picture().count(DARK_BLUE) < before, "all tiles are lit"
        screen.changes(lambda: screen.click(700, 90), "a click beside the bars")
        assert screen.picture().count(DARK_BLUE) == before, "the selection stays"
        screen.close()


def counters_rise_in_time():
    with Screen() as screen:
        for letter in "mn":
            screen.key(ALT, ord(letter))
            screen.type("512")
        screen.key(ALT, ord("w"))
        screen.type("12")
        screen.settle()
        screen.key(ALT, ord("t"))
        for _ in range(4):
            screen.changes(lambda: screen.key(PAGE_DOWN), "an earlier moment")
        keep(screen, "counters")
        screen.close()


def results_lie_over_each_other():
    screen = Screen([str(RESULTS / "h200.csv"), str(RESULTS / "h200_cublas.csv")])
    try:
        screen.wait_for(bars_are_drawn(screen, 60), "the second file's points")
        keep(screen, "over")
        screen.close()
    finally:
        screen.__exit__()


def the_picture_is_dark_where_the_theme_is():
    with Screen(GTK_THEME="Adwaita:dark") as screen:
        screen.settle()
        assert screen.picture().count(b"\xff\xff\xff\x00") < 20000, "the picture is white"
        keep(screen, "dark")
        for digit in "23451":
            screen.changes(lambda: screen.key(CONTROL, ord(digit)), f"view {digit}")
            keep(screen, f"dark{digit}")
        screen.close()


def a_screenshot_holds_what_it_is_of():
    png = (ROOT / "docs" / "pictures" / "window.png").read_bytes()
    held = pictures.read_stamp(png)
    assert "_Picture" in held["labels"] and "2176 x 2176 x 2176" in held["schedule"], "it holds nothing"
    assert pictures.is_window_alike(held, held)
    other = {**held, "labels": held["labels"][1:]}
    assert not pictures.is_window_alike(held, other), "another label is not noticed"
    other = {**held, "schedule": held["schedule"].replace("132 workers", "131 workers")}
    assert not pictures.is_window_alike(held, other), "another text is not noticed"
    assert pictures.read_stamp(pictures.stamp(b"\x89PNG\r\n\x1a\n\0\0\0\0IEND\xaeB`\x82", other)) == other


CASES = [
    without_a_display_it_says_so,
    it_opens_and_closes,
    no_library_can_call_volks_variables,
    every_view_opens,
    numbers_are_changed_by_keys,
    it_is_drawn_in_any_size,
    it_closes_while_it_plays,
    a_click_selects_a_worker,
    counters_rise_in_time,
    results_lie_over_each_other,
    it_closes_while_a_file_is_chosen,
    keys_select_segments,
    a_group_is_shown_and_its_problems_are_named,
    a_broken_file_is_refused_in_a_sentence,
    the_picture_is_dark_where_the_theme_is,
    a_screenshot_holds_what_it_is_of,
]


def take_screenshot(path):
    """The window while it plays a schedule."""
    with tempfile.TemporaryDirectory() as directory:
        os.chdir(directory)
        with Screen() as screen:
            screen.settle()
            screen.key(ALT, ord("l"))
            screen.wait_for(lambda: screen.picture().count(DARK_BLUE) < 8000, "a paler picture")
            time.sleep(4)
            screen.save(path, 1280, 800)
        os.chdir("/")


if __name__ == "__main__":
    if OPTIONS.screenshot:
        take_screenshot(OPTIONS.screenshot.absolute())
    else:
        sys.exit(run_window_cases(CASES))
