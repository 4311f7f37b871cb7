"""Runs `draw`, and reads its pictures back."""

import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

from cases import Skip

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = Path(os.path.abspath(sys.argv[1])) if len(sys.argv) > 1 else ROOT / "build" / "examples"
H200 = ["--as", "NVIDIA H200"]
SMALL = ["schedule", "512", "512", "8192", "--f16", *H200]
SVG = "{http://www.w3.org/2000/svg}"
NO_DEVICE = {"VK_DRIVER_FILES": "/none.json"}


def draw(*words, **environment):
    """Exit code, and what it said on both streams."""
    done = subprocess.run([str(EXAMPLES / "draw"), *map(str, words)], capture_output=True, text=True, timeout=100,
                          env={**os.environ, **environment})
    return done.returncode, done.stdout, done.stderr


def drawn(*words):
    """The file that was drawn."""
    code, out, err = draw(*words, **NO_DEVICE)
    assert code == 0 and not out and not err, f"{words}: exit code {code}: {out}{err}"
    return Path(words[words.index("-o") + 1])


def refused(sentence, *words, **environment):
    code, out, err = draw(*words, **environment)
    assert code == 2, f"{words}: exit code {code}: {out}{err}"
    assert not out and sentence in err, f"{words}: it says {err!r}"


def refused_in_one_sentence(sentence, *words, code=2, **environment):
    done, out, err = draw(*words, **environment)
    assert done == code and not out, f"{words}: exit code {done}: {out}{err}"
    assert sentence in err and err.count("\n") == 1, f"{words}: it says {err!r}"


def segments(*words):
    """Those that 02_plan lists, as rows of words."""
    command = [str(EXAMPLES / "02_plan"), *words, "--all"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, env={**os.environ, **NO_DEVICE})
    assert done.returncode == 0, done.stderr
    return [line.split() for line in done.stdout.splitlines()[2:]]


def rectangles_of(element):
    """Those of a path: x, y, width, height."""
    found, x, y = [], 0.0, 0.0
    for kind, part in re.findall(r"([Mm])([^z]*)z", element.get("d")):
        across, down, width, height, _ = (float(number) for number in re.split(r"[ hv]", part))
        x, y = (across, down) if kind == "M" else (x + across, y + down)
        found.append((x, y, width, height))
    return found


def rectangles(path, role):
    """Those of a class of an SVG file."""
    return [found for element in xml.parse(path).iter(f"{SVG}path") if element.get("class") == role
            for found in rectangles_of(element)]


def events_of(path, category, process=0):
    """Those of a Chrome trace, in the order of the file."""
    events = json.loads(Path(path).read_text(encoding="utf-8"))["traceEvents"]
    return [event for event in events if event.get("cat") == category and event["pid"] == process]


def write_benchmark(path, rows, columns="m,n,k,type,decomposition,time_us,device,driver,fma_tflops,copy_gb_per_s"):
    Path(path).write_text("\n".join([columns, *rows, ""]), encoding="utf-8")


def needs_cairo():
    code, _, err = draw(*SMALL, "-o", "a.png", **NO_DEVICE)
    if code == 2 and "cairo" in err:
        raise Skip("this build has no cairo")


def driver_of(name):
    if not os.environ.get(name):
        raise Skip(f"no ${name} to measure with")
    return {"VK_DRIVER_FILES": os.environ[name]}
