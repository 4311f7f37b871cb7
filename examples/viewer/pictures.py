#!/usr/bin/env python3
"""Draws the pictures of README.md and docs/: ninja pictures.

    python3 examples/viewer/pictures.py             draws those that are stale anew
    python3 examples/viewer/pictures.py --check     names them, and writes nothing

A picture is stale if `draw` makes another one of the same words: other texts, other shapes, or the same ones elsewhere.
Places may differ by half a pixel, as rounding does from machine to machine.

window.png is a screenshot, whose pixels differ from machine to machine. It holds, as a text, what it is of: the labels
of the window's widgets, and the schedule that it shows as `draw` makes it. It is stale if either is another one now. A
new one needs a built window (ninja viewer) and Xvfb, and is taken only where they are.

Exit codes: 0 done, 1 a picture is stale, 2 build/examples/draw is missing or refuses to draw.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent.parent
DRAW = ROOT / "build" / "examples" / "draw"
FOLDER = ROOT / "docs" / "pictures"
AS = ["--as", "NVIDIA H200"]
KERNEL = ["--kernel", "gemm_f16_f32_f16_128x128x64_coop"]
RESULTS = ROOT / "examples" / "benchmark" / "results"
PICTURES = {
    "decompositions.svg": ["comparison", "512", "512", "8192", *KERNEL, "--workers", "5", "--splits", "2", *AS,
                           "--units", "5"],
    "groups.svg": ["comparison", "--group", "768x640x4096,512x384x8192,640x512x2048,256x768x6144", *KERNEL, *AS,
                   "--units", "32"],
    "schedule.svg": ["schedule", "2176", "2176", "2176", "--f16", *AS, "--size", "1100", "640"],
    "sparse_dense_row.svg": ["sparse", "dense-row", "--nonzeros", "1000", *AS, "--units", "1"],
    "sparse_rmat.svg": ["sparse", "rmat", "--nonzeros", "2500", *AS, "--units", "1"],
    "sparse_stencil.svg": ["sparse", "stencil-5", *AS, "--units", "1"],
    "sweep.svg": ["sweep", *AS],
    "roofline.svg": ["roofline", str(RESULTS / "h200.csv"), "--cublas", str(RESULTS / "h200_cublas.csv")],
}
WINDOW = ["schedule", "2176", "2176", "2176", *AS, "--size", "990", "700"]  # what the screenshot shows, about
KEYWORD = b"streamk"  # of the text in the screenshot
LABEL = re.compile(r'"([^"\n]*_[A-Za-z][^"\n]*)"')  # with a mnemonic
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
TEXT = re.compile(r">([^<]+)<")
TOLERANCE = 0.5  # pixels


def refuse(sentence: str) -> NoReturn:
    print(f"pictures.py: {sentence}", file=sys.stderr)
    sys.exit(2)


def draw(words: list[str], path: Path) -> None:
    if not DRAW.is_file():
        refuse(f"{DRAW} is not built; ninja builds it")
    done = subprocess.run([str(DRAW), *words, "-o", str(path)], capture_output=True, text=True, check=False)
    if done.returncode:
        refuse(f"draw {words[0]}: {done.stderr.strip()}")


def is_alike(old: str, new: str) -> bool:
    """Whether two files have the same texts, and the same shapes but for small differences of places."""
    if NUMBER.sub("0", old) != NUMBER.sub("0", new) or TEXT.findall(old) != TEXT.findall(new):
        return False
    pairs = zip(NUMBER.findall(old), NUMBER.findall(new))
    return all(a == b or abs(float(a) - float(b)) <= TOLERANCE for a, b in pairs)


def describe_window() -> dict[str, object]:
    """What a screenshot of the window is of."""
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "schedule.svg"
        draw(WINDOW, path)
        svg = path.read_text(encoding="utf-8")
    lines = [line for source in sorted((ROOT / "examples" / "viewer" / "window").glob("*.c"))
             for line in source.read_text(encoding="utf-8").splitlines() if not line.startswith("#include")]
    return {"labels": [label for line in lines for label in LABEL.findall(line)], "schedule": svg}


def stamp(png: bytes, description: dict[str, object]) -> bytes:
    """The PNG file with a description in it, as a compressed text before its end."""
    end = png.rindex(b"IEND") - 4
    body = KEYWORD + b"\0\0" + zlib.compress(json.dumps(description).encode(), 9)
    chunk = struct.pack(">I", len(body)) + b"zTXt" + body + struct.pack(">I", zlib.crc32(b"zTXt" + body))
    return png[:end] + chunk + png[end:]


def read_stamp(png: bytes) -> dict[str, object]:
    """The description in a PNG file; empty if it has none."""
    at = 8
    while at + 8 <= len(png):
        length, name = struct.unpack(">I4s", png[at:at + 8])
        body = png[at + 8:at + 8 + length]
        if name == b"zTXt" and body.startswith(KEYWORD + b"\0\0"):
            return json.loads(zlib.decompress(body[len(KEYWORD) + 2:]))
        at += length + 12
    return {}


def is_window_alike(old: dict[str, object], new: dict[str, object]) -> bool:
    """A label may move from one source to another."""
    same_labels = sorted(old.get("labels", [])) == sorted(new["labels"])
    return same_labels and is_alike(str(old.get("schedule")), str(new["schedule"]))


def take_screenshot(path: Path, description: dict[str, object]) -> bool:
    """False: it cannot be taken here."""
    if not (ROOT / "build" / "examples" / "viewer").is_file() or not shutil.which("Xvfb"):
        print("window.png stays as it is: there is no window (ninja viewer), or no Xvfb")
        return False
    test = ROOT / "tests" / "user" / "test_window.py"
    subprocess.run([sys.executable, str(test), "--screenshot", str(path)], check=True)
    path.write_bytes(stamp(path.read_bytes(), description))
    return True


def renew_window(check: bool) -> bool:
    """Whether the screenshot stays stale."""
    path, description = FOLDER / "window.png", describe_window()
    if path.is_file() and is_window_alike(read_stamp(path.read_bytes()), description):
        return False
    if check:
        print("docs/pictures/window.png is stale; to accept: ninja viewer && ninja pictures")
    return check or not take_screenshot(path, description)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing")
    options = parser.parse_args()
    any_stale = False
    with tempfile.TemporaryDirectory() as directory:
        for name, words in PICTURES.items():
            new, old = Path(directory) / name, FOLDER / name
            draw(words, new)
            if old.is_file() and is_alike(old.read_text(encoding="utf-8"), new.read_text(encoding="utf-8")):
                continue
            if options.check:
                print(f"docs/pictures/{name} is stale; to accept: ninja pictures")
                any_stale = True
            else:
                shutil.copyfile(new, old)
    any_stale = renew_window(options.check) or any_stale
    return 1 if any_stale else 0


if __name__ == "__main__":
    sys.exit(main())
