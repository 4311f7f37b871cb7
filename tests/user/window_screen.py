"""The viewer's window below Xvfb, as the tests drive it: by keys and clicks, as a user does, with a look at the screen.

Needs Xvfb, libX11, libXtst and a built window (ninja viewer). What the picture says is read as screen readers do, by
AT-SPI: that needs dbus-daemon, gdbus and at-spi2-registryd. What is missing skips the case.
"""

import argparse
import ast
import ctypes
import ctypes.util
import os
import re
import shutil
import struct
import subprocess
import sys
import time
import zlib
from pathlib import Path

from cases import Skip, run_cases

ROOT = Path(__file__).resolve().parent.parent.parent
PARSER = argparse.ArgumentParser(description=sys.modules["__main__"].__doc__,
                                 formatter_class=argparse.RawDescriptionHelpFormatter)
PARSER.add_argument("examples", nargs="?", type=Path, default=ROOT / "build" / "examples")
PARSER.add_argument("--screenshot", type=Path)
PARSER.add_argument("--only", default="", help="a regular expression of the cases that run")
PARSER.add_argument("--shots", type=lambda path: Path(path).absolute(), help="a folder for pictures of what is tested")
OPTIONS = PARSER.parse_args()
VIEWER = OPTIONS.examples.absolute() / "viewer"
NO_WINDOW = f"no window; ninja {os.path.relpath(VIEWER, ROOT)} builds it"
RESULTS = ROOT / "examples" / "benchmark" / "results"
GROUPS = ["for this device", "all", "llama", "resnet", "waves", "deep", "skinny", "ragged", "llama8b", "quick", "small"]
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


def keep(screen, name, width=1280, height=840):
    if OPTIONS.shots:
        screen.save(OPTIONS.shots / f"{name}.png", width, height)


def bars_are_drawn(screen, count):
    return lambda: screen.picture().count(ORANGE) > count


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


def driver_of(name):
    if not os.environ.get(name):
        raise Skip(f"no {name}; ./setup.sh unpacks a private one")
    return {"VK_DRIVER_FILES": os.environ[name]}


def run_window_cases(cases):
    """Those that --only names; the exit code."""
    return run_cases([case for case in cases if re.search(OPTIONS.only, case.__name__)])
