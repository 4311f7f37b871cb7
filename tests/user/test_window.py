#!/usr/bin/env python3
"""Drives the viewer's window under Xvfb: by keys and clicks, as a user does, and looks at the screen.

    tests/user/test_window.py [build/examples]
    tests/user/test_window.py --screenshot FILE.png     only takes a picture of the window

Needs Xvfb, libX11, libXtst and a built window (ninja viewer); skips without. What the picture says is read as screen
readers do, by AT-SPI: that needs dbus-daemon, gdbus and at-spi2-registryd. The last line is the sum: "N passed, N
failed, N skipped".
"""

import argparse
import ast
import csv
import ctypes
import ctypes.util
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

from cases import Skip, run_cases

ROOT = Path(__file__).resolve().parent.parent.parent
PARSER = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
PARSER.add_argument("examples", nargs="?", type=Path, default=ROOT / "build" / "examples")
PARSER.add_argument("--screenshot", type=Path)
PARSER.add_argument("--shots", type=lambda path: Path(path).absolute(), help="a folder for pictures of what is tested")
OPTIONS = PARSER.parse_args()
VIEWER = OPTIONS.examples.absolute() / "viewer"
DARK_BLUE = b"\x88\x44\x00"  # a tile's colour, as the screen has it
ORANGE = b"\x00\x50\xc0"  # a measured time's
ALT, CONTROL, ENTER, ESCAPE, F6 = 0xFFE9, 0xFFE3, 0xFF0D, 0xFF1B, 0xFFC3  # key symbols
LEFT, UP, RIGHT, DOWN, PAGE_DOWN = 0xFF51, 0xFF52, 0xFF53, 0xFF54, 0xFF56
TABLE = "Benchmark"
REGISTRIES = [Path(folder) / "at-spi2-registryd" for folder in ("/usr/libexec", "/usr/lib", "/usr/lib/at-spi2-core")]
PATIENCE = 30  # seconds


class Bus:
    """What screen readers ask, of one display's programs."""

    def __init__(self, display):
        registries = [path for path in REGISTRIES if path.is_file()]
        if not registries or not shutil.which("dbus-daemon") or not shutil.which("gdbus"):
            raise Skip("no AT-SPI: dbus-daemon, gdbus and at-spi2-registryd")
        self.area = None
        self.daemon = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address"],
                                       stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = self.daemon.stdout.readline().strip()
        self.variables = {"AT_SPI_BUS_ADDRESS": self.address, "DBUS_SESSION_BUS_ADDRESS": self.address}
        self.registry = subprocess.Popen([str(registries[0])], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                         env={**os.environ, **self.variables, "DISPLAY": display})
        end = time.monotonic() + PATIENCE
        while "org.a11y.atspi.Registry" not in self.call("org.freedesktop.DBus", "/", "org.freedesktop.DBus.ListNames"):
            assert time.monotonic() < end, "at-spi2-registryd does not begin"
            time.sleep(0.05)

    def call(self, name, path, method, *words):
        done = subprocess.run(["gdbus", "call", "--address", self.address, "--dest", name, "--object-path", path,
                               "--method", method, *words], capture_output=True, text=True, timeout=60, check=False)
        return done.stdout

    def children(self, name, path):
        return re.findall(r"'(:[\d.]+)', (?:objectpath )?'([^']+)'",
                          self.call(name, path, "org.a11y.atspi.Accessible.GetChildren"))

    def property(self, node, name):
        text = self.call(*node, "org.freedesktop.DBus.Properties.Get", "org.a11y.atspi.Accessible", name)
        found = re.search(r"""<('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")>""", text)
        return ast.literal_eval(found[1]) if found else ""

    def find(self, name):
        """The first of a name, from the window downwards; None: there is none yet."""
        queue = self.children("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        while queue:
            node = queue.pop(0)
            if self.property(node, "Name") == name:
                return node
            queue += self.children(*node)
        return None

    def description(self):
        """That of the window's picture; "" if there is none yet."""
        self.area = self.area or self.find("Picture")
        return self.property(self.area, "Description") if self.area else ""

    def close(self):
        for process in (self.registry, self.daemon):
            process.kill()
            process.wait()
        self.daemon.stdout.close()


class Screen:
    """A display of its own, and the window on it. `waits_for` a colour that there is some of when it has a picture."""

    def __init__(self, words=(), width=1300, height=850, speaks=False, waits_for=DARK_BLUE, **more):
        for name in ("X11", "Xtst"):
            if not ctypes.util.find_library(name):
                raise Skip(f"no lib{name}")
        if not shutil.which("Xvfb") or not VIEWER.is_file():
            raise Skip("no Xvfb" if VIEWER.is_file() else "no window; ninja viewer builds it")
        self.height, self.waits_for = height, waits_for
        read, write = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24",
                                        "-fbdir", ".", "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as file:
            name = f":{file.readline().strip()}"
        self.x, self.test = ctypes.CDLL(ctypes.util.find_library("X11")), ctypes.CDLL(ctypes.util.find_library("Xtst"))
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(name.encode()))
        self.bus = Bus(name) if speaks else None
        more = {"GTK_A11Y": "none", **more} if not speaks else {**self.bus.variables, **more}
        environment = {**os.environ, "DISPLAY": name, "GSK_RENDERER": "cairo", "GDK_BACKEND": "x11", **more}
        self.program = subprocess.Popen([str(VIEWER), *words], env=environment, stderr=subprocess.PIPE, text=True)

    def __enter__(self):
        self.wait_for(lambda: self.picture().count(self.waits_for) > 500, "a picture")
        return self

    def __exit__(self, *_):
        self.program.kill()
        self.program.wait()
        if self.bus:
            self.bus.close()
        self.server.kill()
        self.server.wait()

    def picture(self):
        """The bytes of the screen, whose file has a header."""
        data = Path("Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", data[:100])
        return data[header[0] + header[19] * 12:]

    def save(self, path, width, height):
        """Write the left upper part of the screen as a PNG file."""
        data, rows = self.picture(), b""
        line = len(data) // self.height
        for y in range(height):
            pixels, row = data[y * line:y * line + 4 * width], bytearray(3 * width)
            row[0::3], row[1::3], row[2::3] = pixels[2::4], pixels[1::4], pixels[0::4]
            rows += b"\0" + bytes(row)
        parts = (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)), (b"IDAT", zlib.compress(rows, 9)), \
            (b"IEND", b"")
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
            for name, body in parts))

    def wait_for(self, holds, what):
        end = time.monotonic() + PATIENCE
        while not holds():
            assert self.program.poll() is None, f"the window closed: {self.program.stderr.read()}"
            assert time.monotonic() < end, f"there is not {what} within {PATIENCE} s"
            time.sleep(0.05)

    def changes(self, act, what):
        """Do something, and wait until the screen shows something else, and then stays as it is."""
        before = self.picture()
        act()
        self.wait_for(lambda: self.picture() != before, f"a change by {what}")
        self.settle()

    def settle(self):
        last, now = None, self.picture()
        while last != now:
            time.sleep(0.3)
            last, now = now, self.picture()

    def says(self, sentence):
        """Wait until the picture's description has a sentence; lines are read as one."""
        said = ""

        def holds():
            nonlocal said
            said = " ".join(self.bus.description().split())
            return sentence in said

        try:
            self.wait_for(holds, sentence)
        except AssertionError as reason:
            raise AssertionError(f"{reason}; the picture says {said!r}") from None
        return said

    def key(self, *symbols):
        """Press keys together."""
        codes = [self.x.XKeysymToKeycode(self.display, symbol) for symbol in symbols]
        for down, ordered in ((1, codes), (0, codes[::-1])):
            for code in ordered:
                self.test.XTestFakeKeyEvent(self.display, code, down, 0)
        self.x.XFlush(self.display)
        time.sleep(0.15)

    def type(self, text):
        """Replace what a field holds."""
        self.key(CONTROL, ord("a"))
        for letter in text:
            self.key(ord(letter))
        self.key(ENTER)

    def click(self, x, y):
        self.test.XTestFakeMotionEvent(self.display, 0, x, y, 0)
        for down in (1, 0):
            self.test.XTestFakeButtonEvent(self.display, 1, down, 0)
        self.x.XFlush(self.display)
        time.sleep(0.15)

    def window(self):
        """The widest child of the screen's root."""
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        root, count = ctypes.c_ulong(self.x.XDefaultRootWindow(self.display)), ctypes.c_uint()
        parent, ignored, children = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.POINTER(ctypes.c_ulong)()
        self.x.XQueryTree(self.display, root, ctypes.byref(ignored), ctypes.byref(parent), ctypes.byref(children),
                          ctypes.byref(count))
        return max((children[i] for i in range(count.value)), key=self.width_of)

    def width_of(self, window):
        numbers = [ctypes.c_uint() for _ in range(6)]
        root = ctypes.c_ulong()
        self.x.XGetGeometry(self.display, ctypes.c_ulong(window), ctypes.byref(root), *map(ctypes.byref, numbers))
        return numbers[2].value

    def resize(self, width, height):
        self.x.XResizeWindow(self.display, ctypes.c_ulong(self.window()), width, height)
        self.x.XFlush(self.display)

    def close(self):
        """Click on the cross in the corner, and wait for the end."""
        self.click(self.width_of(self.window()) - 27, 27)
        code = self.program.wait(PATIENCE)
        said = self.program.stderr.read()
        assert code == 0, f"exit code {code}: {said}"
        assert "CRITICAL" not in said and "Sanitizer" not in said, said


# ---- cases ---------------------------------------------------------------------------------------


def without_a_display_it_says_so():
    if not VIEWER.is_file():
        raise Skip("no window; ninja viewer builds it")
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run([str(VIEWER)], capture_output=True, text=True, timeout=60, env=environment, check=False)
    assert done.returncode == 1 and "viewer: there is no display" in done.stderr, (done.returncode, done.stderr)


def it_opens_and_closes():
    with Screen() as screen:
        screen.close()


def every_view_opens():
    with Screen() as screen:
        for digit in "234561":
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


def it_closes_while_it_plays():
    with Screen() as screen:
        screen.key(ALT, ord("l"))
        before = screen.picture()
        screen.wait_for(lambda: screen.picture() != before, "a next moment")
        screen.close()


def machine():
    """The window on a device of this machine, whose plans are shown, of a small product."""
    screen = Screen(["--as", "This machine"])
    try:
        screen.__enter__()
        for letter in "mnk":
            screen.key(ALT, ord(letter))
            screen.type("160")
        screen.changes(lambda: screen.key(CONTROL, ord("3")), "the plans")
    except BaseException:
        screen.__exit__()
        raise
    return screen


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


def bars_are_drawn(screen, count):
    return lambda: screen.picture().count(ORANGE) > count


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


def keep(screen, name):
    if OPTIONS.shots:
        screen.save(OPTIONS.shots / f"{name}.png", 1280, 840)


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
    folder = ROOT / "examples" / "benchmark"
    screen = Screen([str(folder / "h200.csv"), str(folder / "h200_cublas.csv")])
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


CASES = [
    without_a_display_it_says_so,
    it_opens_and_closes,
    every_view_opens,
    numbers_are_changed_by_keys,
    it_is_drawn_in_any_size,
    it_closes_while_a_device_is_opened,
    a_device_of_this_machine_is_opened,
    it_closes_while_it_plays,
    plans_are_timed,
    it_closes_while_plans_are_timed,
    the_benchmark_runs_row_by_row,
    it_closes_in_the_middle_of_the_benchmark,
    a_click_selects_a_worker,
    counters_rise_in_time,
    results_lie_over_each_other,
    the_picture_is_dark_where_the_theme_is,
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
        sys.exit(run_cases(CASES))
