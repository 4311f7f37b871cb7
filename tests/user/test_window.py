#!/usr/bin/env python3
"""Drives the viewer's window under Xvfb: by keys and clicks, as a user does, and looks at the screen.

    tests/user/test_window.py [build/examples]
    tests/user/test_window.py --only trace              only cases of such names
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

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "examples" / "viewer"))
import pictures  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent
PARSER = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
PARSER.add_argument("examples", nargs="?", type=Path, default=ROOT / "build" / "examples")
PARSER.add_argument("--screenshot", type=Path)
PARSER.add_argument("--only", default="", help="a regular expression of the cases that run")
PARSER.add_argument("--shots", type=lambda path: Path(path).absolute(), help="a folder for pictures of what is tested")
OPTIONS = PARSER.parse_args()
VIEWER = OPTIONS.examples.absolute() / "viewer"
NO_WINDOW = f"no window; ninja {os.path.relpath(VIEWER, ROOT)} builds it"
BENCHMARK = ROOT / "examples" / "benchmark"
GROUPS = ["for this device", "all", "llama", "resnet", "waves", "deep", "skinny", "ragged", "quick", "small"]
DARK_BLUE = b"\x88\x44\x00"  # a tile's colour, as the screen has it
ORANGE = b"\x00\x50\xc0"  # a measured time's
WHITE = b"\xff\xff\xff"
ALT, CONTROL, ENTER, ESCAPE, F6 = 0xFFE9, 0xFFE3, 0xFF0D, 0xFF1B, 0xFFC3  # key symbols
LEFT, UP, RIGHT, DOWN, PAGE_DOWN = 0xFF51, 0xFF52, 0xFF53, 0xFF54, 0xFF56
SHIFT, END, DELETE = 0xFFE1, 0xFF57, 0xFFFF
REGISTRIES = [Path(folder) / "at-spi2-registryd" for folder in ("/usr/libexec", "/usr/lib", "/usr/lib/at-spi2-core")]
PATIENCE = 90  # seconds; below AddressSanitizer a driver compiles for half a minute
# Of a window that was built with -fsanitize=address. Other libraries have no frame pointers, so the fast way up their
# stacks would not find their names.
SANITIZER = {"ASAN_OPTIONS": "fast_unwind_on_malloc=0",
             "LSAN_OPTIONS": f"suppressions={ROOT / 'tests' / 'user' / 'leaks.txt'}:print_suppressions=0"}


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

    def find(self, begin):
        """The first whose name begins so, from the window downwards; None: there is none yet."""
        queue = self.children("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        while queue:
            node = queue.pop(0)
            if self.property(node, "Name").startswith(begin):
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
            raise Skip("no Xvfb" if VIEWER.is_file() else NO_WINDOW)
        self.width, self.height, self.waits_for = width, height, waits_for
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
        settings = Path("gtk-4.0") / "settings.ini"
        settings.parent.mkdir(exist_ok=True)
        settings.write_text("[Settings]\ngtk-cursor-blink=0\n", encoding="utf-8")  # a blinking screen never settles
        more = {"XDG_CONFIG_HOME": str(Path.cwd()), **more}
        environment = {**os.environ, **SANITIZER, "DISPLAY": name, "GSK_RENDERER": "cairo", "GDK_BACKEND": "x11",
                       **more}
        self.program = subprocess.Popen([str(VIEWER), *words], env=environment, stderr=subprocess.PIPE, text=True)

    def __enter__(self):
        self.point(self.width - 2, self.height - 2)  # over no bar, which would have a tip
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

    def key(self, *symbols, pause=0.15):
        """Press keys together."""
        codes = [self.x.XKeysymToKeycode(self.display, symbol) for symbol in symbols]
        for down, ordered in ((1, codes), (0, codes[::-1])):
            for code in ordered:
                self.test.XTestFakeKeyEvent(self.display, code, down, 0)
        self.x.XFlush(self.display)
        time.sleep(pause)

    def type(self, text, settles=False):
        """Replace what a field holds. A file dialog settles before it takes the name, and adds guesses after it."""
        self.key(CONTROL, ord("a"))
        for letter in text:
            if letter == "_" or letter.isupper():
                self.key(SHIFT, ord(letter), pause=0.04)
            else:
                self.key(ord(letter), pause=0.04)
        if settles:
            self.settle()
            self.key(SHIFT, END)
            self.key(DELETE)
        self.key(ENTER)

    def choose(self, letter, steps):
        """Choose what is so many lines below the choice of a mnemonic."""
        self.key(ALT, ord(letter))
        self.key(ENTER)
        for _ in range(steps):
            self.key(DOWN)
        self.key(ENTER)

    def point(self, x, y):
        self.test.XTestFakeMotionEvent(self.display, 0, x, y, 0)
        self.x.XFlush(self.display)

    def click(self, x, y):
        self.point(x, y)
        for down in (1, 0):
            self.test.XTestFakeButtonEvent(self.display, 1, down, 0)
        self.x.XFlush(self.display)
        time.sleep(0.15)

    def windows(self):
        """The children of the screen's root."""
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        root, count = ctypes.c_ulong(self.x.XDefaultRootWindow(self.display)), ctypes.c_uint()
        parent, ignored, children = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.POINTER(ctypes.c_ulong)()
        self.x.XQueryTree(self.display, root, ctypes.byref(ignored), ctypes.byref(parent), ctypes.byref(children),
                          ctypes.byref(count))
        return [children[i] for i in range(count.value)]

    def window(self):
        """The widest one."""
        return max(self.windows(), key=self.width_of)

    def open_dialog(self, *symbols):
        """Press keys that open a dialog, and wait until it takes others."""
        count = sum(self.width_of(window) > 300 for window in self.windows())
        self.key(*symbols)
        self.wait_for(lambda: sum(self.width_of(window) > 300 for window in self.windows()) > count, "a dialog")
        self.settle()

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
        said = self.program.communicate(timeout=PATIENCE)[1]
        code = self.program.returncode
        assert code == 0, f"exit code {code}: {said}"
        assert "CRITICAL" not in said and "Sanitizer" not in said, said


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


def it_is_drawn_by_vulkan():
    with Screen(["--as", "This machine"], speaks=True, GSK_RENDERER="vulkan") as screen:
        if "libvulkan" not in subprocess.run(["ldd", str(VIEWER)], capture_output=True, text=True, check=True).stdout:
            raise Skip("GTK does not link libvulkan here")
        screen.says("on llvmpipe")
        screen.close()


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


def machine(view="3", **more):
    """The window on a device of this machine, with a view of a small product."""
    screen = Screen(["--as", "This machine"], **more)
    try:
        screen.__enter__()
        for letter in "mnk":
            screen.key(ALT, ord(letter))
            screen.type("160")
        screen.changes(lambda: screen.key(CONTROL, ord(view)), f"view {view}")
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
    with open(BENCHMARK / "h200.csv", encoding="utf-8", newline="") as file:
        assert list(rows[0]) == next(csv.reader(file)), "the columns are not the benchmark's"
    assert {row["name"] for row in rows} == {"skinny"}, rows
    assert float(rows[0]["fma_tflops"]) > 0 and float(rows[0]["copy_gb_per_s"]) > 0, rows[0]
    assert all(row["verified"] == "yes" for row in rows), rows
    done = subprocess.run([str(VIEWER.parent / "draw"), "roofline", str(path), "-o", "a.svg"], capture_output=True,
                          text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert "multiply-adds" in Path("a.svg").read_text(encoding="utf-8"), "the live roofline has no lines"


def it_closes_while_a_file_is_chosen():
    with Screen() as screen:
        screen.open_dialog(ALT, ord("o"))
        screen.changes(lambda: screen.key(ESCAPE), "its end")
        screen.close()


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
        screen.says("160 x 160 x 160 f32, on ")
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
        screen.says("1 x 160 x 160 f32, on ")
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


def driver_of(name):
    if not os.environ.get(name):
        raise Skip(f"no {name}; ./setup.sh unpacks a private one")
    return {"VK_DRIVER_FILES": os.environ[name]}


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
    words = ["--as", "This machine", str(BENCHMARK / "h200.csv")]
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
        screen.says("2176 x 2176 x 2176 f32, as on SwiftShader")
        screen.close()
    finally:
        screen.__exit__()


def it_leaves_a_device_whose_driver_compiles():
    screen = slow_driver()
    try:
        screen.key(ALT, ord("d"), pause=0.5)  # opens the list
        screen.key(DOWN)
        screen.key(ENTER)
        screen.says("2176 x 2176 x 2176 f32, as on AMD")
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


def keys_select_segments():
    with Screen(speaks=True) as screen:
        title = screen.says("2176 x 2176 x 2176 f32, as on NVIDIA H200")
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
        one = screen.says("2176 x 2176 x 2176 f32, as on NVIDIA H200")
        screen.key(ALT, ord("z"))
        screen.type("1x2x3, 512x768x640, 3x128x256x2048")
        title = screen.says("5 problems f32: 1x2x3, 512x768x640, 3 of 128x256x2048, as on NVIDIA H200")
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
                            ([str(BENCHMARK / "h200.csv"), "b.csv"], "b.csv has no column type")):
        with Screen(words, speaks=True, waits_for=WHITE) as screen:
            assert "  " not in screen.says(sentence)
            screen.close()
    with Screen(speaks=True) as screen:
        screen.open_dialog(ALT, ord("o"))
        screen.type(str(Path("b.csv").absolute()), settles=True)
        screen.says("b.csv has no column type, so it is no CSV file of the benchmark.")
        keep(screen, "broken")
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


def keep(screen, name, width=1280, height=840):
    if OPTIONS.shots:
        screen.save(OPTIONS.shots / f"{name}.png", width, height)


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
    screen = Screen([str(BENCHMARK / "h200.csv"), str(BENCHMARK / "h200_cublas.csv")])
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
    it_is_drawn_by_vulkan,
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
    a_group_of_shapes_is_run_and_saved,
    it_closes_while_a_file_is_chosen,
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
        sys.exit(run_cases([case for case in CASES if re.search(OPTIONS.only, case.__name__)]))
