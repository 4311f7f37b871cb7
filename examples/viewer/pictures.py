#!/usr/bin/env python3
"""Draws the pictures of README.md and docs/: ninja pictures.

    python3 examples/viewer/pictures.py             draws those that are stale anew
    python3 examples/viewer/pictures.py --check     names them, and writes nothing

window.png is a screenshot, which needs a built window (ninja viewer) and Xvfb; it is drawn only where they are, and is
never stale.

A picture is stale if `draw` makes another one of the same words: other texts, other shapes, or the same ones elsewhere.
Places may differ by half a pixel, as rounding does from machine to machine.

Exit codes: 0 done, 1 a picture is stale (--check), 2 build/examples/draw is missing or refuses to draw.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent.parent
DRAW = ROOT / "build" / "examples" / "draw"
FOLDER = ROOT / "docs" / "pictures"
AS = ["--as", "NVIDIA H200"]
KERNEL = ["--kernel", "gemm_f16_f32_f16_128x128x64_coop"]
RESULTS = ROOT / "examples" / "benchmark"
PICTURES = {
    "decompositions.svg": ["comparison", "512", "512", "8192", *KERNEL, "--workers", "5", "--splits", "2", *AS,
                           "--units", "5"],
    "schedule.svg": ["schedule", "2176", "2176", "2176", "--f16", *AS, "--size", "1100", "640"],
    "sweep.svg": ["sweep", *AS],
    "roofline.svg": ["roofline", str(RESULTS / "h200.csv"), "--cublas", str(RESULTS / "h200_cublas.csv")],
}
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


def take_screenshot() -> None:
    if (ROOT / "build" / "examples" / "viewer").is_file() and shutil.which("Xvfb"):
        test = ROOT / "tests" / "user" / "test_window.py"
        subprocess.run([sys.executable, str(test), "--screenshot", str(FOLDER / "window.png")], check=False)
    else:
        print("the window's screenshot stays: there is no window (ninja viewer), or no Xvfb")


def is_alike(old: str, new: str) -> bool:
    """Whether two files have the same texts, and the same shapes but for small differences of places."""
    if NUMBER.sub("0", old) != NUMBER.sub("0", new) or TEXT.findall(old) != TEXT.findall(new):
        return False
    pairs = zip(NUMBER.findall(old), NUMBER.findall(new))
    return all(a == b or abs(float(a) - float(b)) <= TOLERANCE for a, b in pairs)


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
    if not options.check:
        take_screenshot()
    return 1 if any_stale else 0


if __name__ == "__main__":
    sys.exit(main())
