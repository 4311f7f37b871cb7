#!/usr/bin/env python3
"""Runs `draw` with words: pictures are read back and counted, and what cannot be drawn is refused in a sentence.

    tests/user/test_draw.py [build/examples]

The last line is the sum: "N passed, N failed, N skipped".
"""

import json
import os
import random
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as xml
import zlib
from pathlib import Path

from cases import Skip, run_cases

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "examples" / "viewer"))
from pictures import is_alike  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = Path(os.path.abspath(sys.argv[1])) if len(sys.argv) > 1 else ROOT / "build" / "examples"
BENCHMARK = ROOT / "examples" / "benchmark"
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


def needs_cairo():
    code, _, err = draw(*SMALL, "-o", "a.png", **NO_DEVICE)
    if code == 2 and "cairo" in err:
        raise Skip("this build has no cairo")


def pixels(path):
    """Width, height and rows of RGB bytes of a PNG file of 8 bits without interlacing."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, packed, width, height, kind = 8, b"", 0, 0, 0
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if name == b"IHDR":
            width, height, depth, kind = struct.unpack(">IIBB", body[:10])
            assert depth == 8 and kind in (2, 6)
        packed += body if name == b"IDAT" else b""
        at += 12 + length
    size = 3 if kind == 2 else 4
    raw, rows, last = zlib.decompress(packed), [], bytes(width * size)
    for y in range(height):
        begin = y * (width * size + 1)
        last = unfiltered(raw[begin], bytearray(raw[begin + 1:begin + 1 + width * size]), last, size)
        rows.append(last)
    return width, height, size, rows


def unfiltered(kind, line, above, size):
    """A line of a PNG file, of what is stored of it."""
    for i in range(len(line)):
        left = line[i - size] if i >= size else 0
        corner = above[i - size] if i >= size else 0
        guess = left + above[i] - corner
        nearest = min((abs(guess - value), order, value) for order, value in enumerate((left, above[i], corner)))[2]
        line[i] = (line[i] + (0, left, above[i], (left + above[i]) // 2, nearest)[kind]) & 255
    return bytes(line)


# ---- cases ---------------------------------------------------------------------------------------


def a_schedule_has_every_segment_and_every_tile_once():
    for words in (["2176", "2176", "2176", "--f16"], ["512", "512", "8192", "--f16"], ["1000", "700", "300"],
                  ["700", "900", "4096", "--decomposition", "stream-k", "--workers", "37"],
                  ["512", "768", "2048", "--decomposition", "split-k", "--splits", "5"]):
        listed = segments(*words, *H200)
        path = drawn("schedule", *words, *H200, "-o", "a.svg")
        bars, tiles = rectangles(path, "multiply"), rectangles(path, "tile")
        assert len(bars) == len(listed), f"{words}: {len(bars)} bars of {len(listed)} segments"
        assert len(tiles) == len({row[1] for row in listed}), f"{words}: {len(tiles)} tiles"
        lines = len({round(y, 1) for _, y, _, _ in bars})
        assert lines <= 264, f"{words}: {lines} lines of bars"


def events_of(path, category, process=0):
    """Those of a Chrome trace, in the order of the file."""
    events = json.loads(Path(path).read_text(encoding="utf-8"))["traceEvents"]
    return [event for event in events if event.get("cat") == category and event["pid"] == process]


class Chart:
    """The bars of a schedule's SVG file: where times and places are, by the file and by the trace beside it."""

    def __init__(self, svg, trace):
        self.events = events_of(trace, "segment")
        self.left, self.top, width, height = next(
            rectangles_of(path)[0] for path in xml.parse(svg).iter(f"{SVG}path") if path.get("fill") == "#ececec")
        self.begin = min(event["ts"] for event in self.events)
        self.scale = width / (max(event["ts"] + event["dur"] for event in self.events) - self.begin)
        text = " ".join("".join(text.itertext()) for text in xml.parse(svg).iter(f"{SVG}text"))
        wave = int(re.search(r"(\d+) at a time", text)[1])
        self.every = -(-wave // int(height))
        self.row = height / -(-wave // self.every)
        self.places = {}
        for number, event in enumerate(self.events):
            self.places.setdefault(event["tid"], []).append((*self.ends_of(event), number))

    def ends_of(self, event):
        begin = self.left + (event["ts"] - self.begin) * self.scale
        return begin, begin + event["dur"] * self.scale

    def near(self, rectangle):
        """The segments of a rectangle's place, with their ends."""
        place = round((rectangle[1] - self.top) / self.row) * self.every
        assert abs(self.top + place / self.every * self.row - rectangle[1]) < 0.11, f"no line is at {rectangle}"
        return self.places.get(place, [])

    def count(self, svg):
        """How often each segment is drawn: by a bar of its own, or within a merged one."""
        counts = [0] * len(self.events)
        for bar in rectangles(svg, "multiply"):
            middle = bar[0] + bar[2] / 2
            for begin, end, number in self.near(bar):
                if begin <= middle < end:
                    assert begin - 0.11 <= bar[0] and bar[0] + bar[2] <= end + 0.11, (bar, begin, end)
                    counts[number] += 1
        for bar in rectangles(svg, "merged"):
            for begin, end, number in self.near(bar):
                counts[number] += bar[0] - 0.11 <= begin and end <= bar[0] + bar[2] + 0.11
        return counts


def random_plan(seed):
    """Words for a schedule of a few thousand segments at most."""
    draws = random.Random(seed)
    words = [str(draws.randint(1, 1 << draws.randint(3, 12))) for _ in range(2)] + [str(draws.randint(1, 4096))]
    words += draws.choice([[], ["--f16"]]) + draws.choice([[], [], ["--batch", str(draws.randint(2, 5))]])
    kind = draws.choice(["auto", "auto", "data-parallel", "split-k", "stream-k", "stream-k", "hybrid"])
    words += ["--decomposition", kind] if kind != "auto" else []
    if kind in ("stream-k", "hybrid") and draws.random() < 0.5:
        words += ["--workers", str(draws.randint(1, 700))]
    words += draws.choice([[], ["--size", "400", "300"]])
    return [*words, "--as", str(draws.choice(sorted((ROOT / "examples" / "profiles").iterdir())))]


def segments_of_hundreds_of_plans_are_drawn_once_at_their_places():
    plans = segments_drawn = merged = 0
    for seed in range(240):
        words = random_plan(seed)
        code, _, err = draw("schedule", *words, "--trace-json", "a.json", "-o", "a.svg", **NO_DEVICE)
        assert code == 0 and not err, f"{words}: {err}"
        chart = Chart("a.svg", "a.json")
        for event, times in zip(chart.events, chart.count("a.svg")):
            assert times == (event["tid"] % chart.every == 0), f"{words}: drawn {times} times: {event}"
        tiles = {event["args"]["tile"] for event in chart.events if event["args"]["batch"] < 16}
        assert len(rectangles("a.svg", "tile")) in (0, len(tiles)), f"{words}: {len(tiles)} tiles"
        assert Path("a.svg").stat().st_size < 1 << 20
        plans, segments_drawn = plans + 1, segments_drawn + len(chart.events)
        merged += len(rectangles("a.svg", "merged"))
    print(f"  {plans} plans, {segments_drawn} segments, {merged} merged bars")
    assert merged > 0


def bars_do_not_overlap():
    bars = sorted((y, x, width) for role in ("start", "multiply", "end", "fixup")
                  for x, y, width, _ in rectangles(drawn(*SMALL, "-o", "a.svg"), role))
    for (y, x, width), (next_y, next_x, _) in zip(bars, bars[1:]):
        assert y < next_y or x + width <= next_x + 0.03, f"a bar at {x}, {y} overlaps one at {next_x}"


def large_schedules_are_small_files():
    kernel = ["--kernel", "gemm_f32_f32_f32_64x64x16_scalar"]
    for n, k, workers in ((32768, 1024, 528), (6400, 640, 264), (6400, 64, 250), (12800, 640, 264)):
        path = drawn("schedule", "32768", n, k, *H200, *kernel, "--workers", workers, "-o", "a.svg")
        assert path.stat().st_size < 1 << 20, f"{path.stat().st_size} bytes"
    for size in (1280, 3840, 16384):
        for picture, m, n, workers in (("comparison", 32768, 12800, 132), ("schedule", 16384, 16384, 528),
                                       ("schedule", 4096, 8192, 33)):
            path = drawn(picture, m, n, "640", *H200, *kernel, "--workers", workers, "--size", size, size, "-o", "a.svg")
            assert path.stat().st_size < 1 << 20, f"{picture} of {size} pixels: {path.stat().st_size} bytes"


def a_comparison_has_four_plans():
    path = drawn("comparison", "512", "512", "8192", "--f16", *H200, "--units", "5", "--workers", "5", "--splits", "2",
                 "--kernel", "gemm_f16_f32_f16_128x128x64_coop", "-o", "a.svg")
    words = [element.text for element in xml.parse(path).iter(f"{SVG}text")]
    for kind in ("data-parallel", "split-k", "stream-k", "hybrid"):
        assert any(text.startswith(kind) for text in words), f"{kind} is missing: {words}"
    assert len(rectangles(path, "multiply")) == 16 + 32 + 20 + 20, len(rectangles(path, "multiply"))


def candidates_are_bars_the_fastest_first():
    path = drawn("candidates", "2176", "2176", "2176", "--f16", *H200, "-o", "a.svg")
    bars = sorted(rectangles(path, "datum"), key=lambda bar: bar[1])
    assert len(bars) > 20 and all(a[2] <= b[2] for a, b in zip(bars, bars[1:])), bars


def timed_candidates_have_two_bars_each():
    driver = os.environ.get("STREAMK_LAVAPIPE")
    if not driver:
        raise Skip("no lavapipe")
    words = ["candidates", "96", "96", "256", "--time", "-o", "a.svg"]
    code, out, err = draw(*words, VK_DRIVER_FILES=driver)
    assert code == 0 and not out and not err, f"exit code {code}: {out}{err}"
    bars, lines = rectangles("a.svg", "datum"), {}
    for bar in bars:
        lines.setdefault(round(bar[1] / 18), []).append(bar)
    assert len(bars) >= 2 and all(len(line) == 2 for line in lines.values()), bars
    words = " ".join("".join(text.itertext()) for text in xml.parse("a.svg").iter(f"{SVG}text"))
    regret = float(re.search(r"regret (\d+\.\d+)", words)[1])
    assert 1 <= regret < 10, words


def a_sweep_has_a_datum_for_each_extent():
    points = [element for element in xml.parse(drawn("sweep", "--f16", *H200, "-o", "a.svg")).iter(f"{SVG}circle")
              if element.get("class") == "datum"]
    assert len(points) == 2 * 65, len(points)


def write_benchmark(path, rows, columns="m,n,k,type,decomposition,time_us,device,driver,fma_tflops,copy_gb_per_s"):
    Path(path).write_text("\n".join([columns, *rows, ""]), encoding="utf-8")


def a_sweep_is_drawn_of_a_file():
    rows = [f'{size},{size},{size},f32,{plan},{size / 10},"A GPU, a fast one",driver 1,60,4000'
            for size in (1024, 2048, 3072, 4096) for plan in ("auto", "data-parallel", "data-parallel-wave")]
    write_benchmark("a.csv", rows)
    tree = xml.parse(drawn("sweep", "a.csv", "-o", "a.svg"))
    assert sum(element.get("class") == "datum" for element in tree.iter(f"{SVG}circle")) == 6
    assert any(element.text == "f32, A GPU, a fast one" for element in tree.iter(f"{SVG}text"))


def the_roofline_has_a_datum_for_each_product():
    path = drawn("roofline", BENCHMARK / "h200.csv", "--cublas", BENCHMARK / "h200_cublas.csv", "-o", "a.svg")
    tree = xml.parse(path)
    data = [element for element in tree.iter(f"{SVG}circle") if element.get("class") == "datum"]
    with open(BENCHMARK / "h200.csv", encoding="utf-8") as file:
        ours = sum(",cold,auto," in line for line in file)
    with open(BENCHMARK / "h200_cublas.csv", encoding="utf-8") as file:
        theirs = len(file.readlines()) - 1
    assert len(data) == ours + theirs, (len(data), ours, theirs)
    words = [element.text for element in tree.iter(f"{SVG}text")]
    assert words.count("streamk") == 2 and words.count("cuBLAS") == 2, words


def the_roofline_of_a_cpu_has_small_units():
    device, driver = "a CPU of a name that is long, with some bits", "a driver that tells much about itself, as some do"
    write_benchmark("a.csv", [f'64,64,64,f32,auto,20,"{device}","{driver}",0.05,9'])
    words = [element.text for element in xml.parse(drawn("roofline", "a.csv", "-o", "a.svg")).iter(f"{SVG}text")]
    assert "GFLOP/s" in words and "multiply-adds 50 GFLOP/s" in words and f"{device}, {driver}" in words, words


def a_roofline_may_be_of_several_files():
    columns = "m,n,k,type,decomposition,time_us,device,driver,fma_tflops,matrix_tflops,matrix_s8_tflops,copy_gb_per_s"
    for name in ("f32", "f16", "s8"):
        write_benchmark(f"{name}.csv", [f"64,64,64,{name},auto,10,G,D,50,100,200,2000"], columns)
    tree = xml.parse(drawn("roofline", "f32.csv", "f16.csv", "s8.csv", "-o", "a.svg"))
    words = [element.text for element in tree.iter(f"{SVG}text")]
    assert words.count("multiply-adds 50 TFLOP/s") == 2 and words.count("memory 2 TB/s") == 3, words
    for rate in ("100", "200"):
        assert words.count(f"cooperative matrices {rate} TFLOP/s") == 1, words


def a_png_has_the_bars_of_the_svg():
    needs_cairo()
    width, height, size, rows = pixels(drawn(*SMALL, "--size", "800", "500", "-o", "a.png"))
    assert (width, height) == (1600, 1000), (width, height)
    tree = xml.parse(drawn(*SMALL, "--size", "800", "500", "-o", "a.svg"))
    wrong = checked = 0
    for element in tree.iter(f"{SVG}path"):
        if element.get("class") == "end" and element.get("fill").startswith("#"):
            colour = bytes.fromhex(element.get("fill")[1:])
            for x, y, wide, high in rectangles_of(element):
                at = int(2 * x + wide) * size
                found = rows[int(2 * y + high)][at:at + 3]
                found = found[::-1] if size == 4 else found
                checked += 1
                wrong += max(abs(a - b) for a, b in zip(found, colour)) > 8 and found[::-1] != colour
    assert checked > 50 and wrong <= checked // 50, f"{wrong} of {checked} bars have another colour"


def pdf_files_are_written():
    needs_cairo()
    assert drawn(*SMALL, "-o", "a.pdf").read_bytes().startswith(b"%PDF-")


def a_trace_has_an_event_for_each_segment():
    drawn(*SMALL, "--trace-json", "a.json", "-o", "a.svg")
    events = json.loads(Path("a.json").read_text(encoding="utf-8"))["traceEvents"]
    found = [event for event in events if event.get("cat") == "segment"]
    listed = segments("512", "512", "8192", "--f16", *H200)
    assert len(found) == len(listed)
    for row, event in zip(listed, found):
        args = event["args"]
        assert [args["worker"], args["tile"]] == [int(row[0]), int(row[1])], (row, event)
        assert event["ph"] == "X" and event["dur"] > 0, event


def driver_of(name):
    if not os.environ.get(name):
        raise Skip(f"no ${name} to measure with")
    return {"VK_DRIVER_FILES": os.environ[name]}


def trace(*words):
    """Traces a plan on lavapipe."""
    code, out, err = draw("trace", *words, "--trace-json", "a.json", "-o", "a.svg", **driver_of("STREAMK_LAVAPIPE"))
    assert code == 0 and not out and not err, (code, out, err)
    return " ".join("".join(text.itertext()) for text in xml.parse("a.svg").iter(f"{SVG}text"))


def a_trace_shows_what_was_predicted_and_measured():
    text = trace(96, 96, 512, "--decomposition", "stream-k", "--workers", 7, "--fixup", "separate-pass")
    for sentence in ("predicted: stream-k, 32x32x8", "measured: stream-k", "clock ticks: device 1.0", "busy ",
                     "measured minus predicted, by worker: ", "second dispatch "):
        assert sentence in text, f"no {sentence!r}: {text}"
    assert len(rectangles("a.svg", "datum")) == 7, "a bar for each worker"
    assert len(re.findall(r"busy \d+ %", text)) == 2, text
    text = trace(96, 96, 512, "--decomposition", "stream-k", "--workers", 7)
    assert "second dispatch" not in text, text


def check_threads(process):
    """Segments of a thread follow each other, and the steps of each are within it."""
    ends = {}
    for event in events_of("a.json", "segment", process):
        assert event["tid"] == event["args"]["worker"], event
        assert event["ts"] >= ends.get(event["tid"], 0.0) - 0.001, event
        ends[event["tid"]] = event["ts"] + event["dur"]
    for step in events_of("a.json", "multiply", process):
        assert step["dur"] >= 0.0 and step["ts"] + step["dur"] <= ends[step["tid"]] + 0.001, step


def a_trace_is_written_beside_what_was_predicted():
    for words in (["--decomposition", "stream-k", "--workers", 7, "--fixup", "separate-pass"],
                  ["--decomposition", "split-k", "--splits", 3], ["--decomposition", "data-parallel"]):
        trace(96, 160, 512, *words)
        predicted, measured = (events_of("a.json", "segment", process) for process in (0, 1))
        assert len(predicted) > 5 and [event["args"] for event in predicted] == [event["args"] for event in measured]
        assert [event["ts"] for event in predicted] != [event["ts"] for event in measured]
        names = {event["pid"]: event["args"]["name"] for event in json.loads(Path("a.json").read_text())["traceEvents"]
                 if event["name"] == "process_name"}
        assert names == {0: "96 x 160 x 512 f32, predicted", 1: "96 x 160 x 512 f32, measured"}, names
        for process in (0, 1):
            check_threads(process)
            passes = events_of("a.json", "second dispatch", process)
            assert len(passes) == ("separate-pass" in words), (words, passes)


def a_device_without_the_clock_is_named():
    for sentence in ("SwiftShader", "VK_KHR_shader_clock"):
        refused_in_one_sentence(sentence, "trace", 96, 96, 96, "-o", "a.svg", code=1,
                                **driver_of("STREAMK_SWIFTSHADER"))


def a_schedule_is_drawn_for_every_profile():
    for profile in sorted((ROOT / "examples" / "profiles").iterdir()):
        for types in ([], ["--f16"]):
            assert rectangles(drawn("schedule", "700", "800", "900", *types, "--as", profile, "-o", "a.svg"), "tile")


def bad_words_are_refused():
    for sentence, words in [
        ("the picture is missing", []), ("schedule, comparison, candidates, trace, sweep, roofline", ["landscape"]),
        ("the picture needs M, N and K", ["schedule", "1", "2", "-o", "a.svg"]),
        ("5 is one word too many", ["schedule", "1", "2", "3", "5", "-o", "a.svg"]),
        ("M is 0, and takes", ["schedule", "0", "2", "3", "-o", "a.svg"]), ("-o is missing", [*SMALL]),
        ("ends in .svg, .png or .pdf", [*SMALL, "-o", "a.gif"]), ("no option --fast", [*SMALL, "--fast"]),
        ("roofline needs a CSV file", ["roofline", "-o", "a.svg"]), ("--units needs --as", ["sweep", "--units", "3"]),
        ("--size takes", [*SMALL, "--size", "10", "10", "-o", "a.svg"]),
        ("--as is not for a trace", ["trace", "1", "2", "3", *H200, "-o", "a.svg"]),
        ("--time is for candidates", ["schedule", "1", "2", "3", "--time", "-o", "a.svg"]),
        ("--time is for candidates", ["candidates", "1", "2", "3", *H200, "--time", "-o", "a.svg"]),
        ("--trace-json is for a schedule or a trace", ["sweep", *H200, "--trace-json", "a.json", "-o", "a.svg"]),
    ]:
        refused(sentence, *words, *([] if "-o" in words or "-o" in sentence else ["-o", "a.svg"]))


BROKEN = {  # files that are no results, and what is said of them
    "empty": ("", "empty.csv has no lines, so it is no CSV file of the benchmark"),
    "cut": ("m,n,k,type", "cut.csv has no lines, so it is no CSV file of the benchmark"),
    "headless": ("1024,1024,1024,f32,auto,1\n", "headless.csv has no column m, so it is no CSV file"),
    "words": ("a,b\n1,2\n", "words.csv has no column m, so it is no CSV file of the benchmark"),
    "timeless": ("m,n,k,type,decomposition\n8,8,8,f32,auto\n", "timeless.csv has no column time_us, so it is no"),
    "binary": ("a,b\n\0\n", "binary.csv is not text, so no CSV file of the benchmark"),
    "short": ("m,n,k\n1024\n", "short.csv, line 2: it has not as many cells as there are columns"),
    "number": ("m,n,k,type,decomposition,time_us\n8,8,many,f32,auto,1\n",
               'number.csv, line 2: k is "many", and must be a number'),
    "nan": ("m,n,k,type,decomposition,time_us\n8,8,8,f32,auto,nan\n", 'time_us is "nan", and must be a number'),
    "negative": ("m,n,k,type,decomposition,time_us\n8,8,8,f32,auto,-1\n", 'time_us is "-1", and must be a number'),
    "quote": ('m,n,k,type,decomposition,time_us\n8,8,8,"f32,auto,1\n', "quote.csv, line 2: a quote is not closed"),
}


def refused_in_one_sentence(sentence, *words, code=2, **environment):
    done, out, err = draw(*words, **environment)
    assert done == code and not out, f"{words}: exit code {done}: {out}{err}"
    assert sentence in err and err.count("\n") == 1, f"{words}: it says {err!r}"


def files_that_cannot_be_used_are_refused():
    for name, (text, sentence) in BROKEN.items():
        Path(f"{name}.csv").write_text(text, encoding="utf-8")
        refused_in_one_sentence(sentence, "roofline", f"{name}.csv", "-o", "a.svg")
        refused_in_one_sentence(sentence, "sweep", f"{name}.csv", "-o", "a.svg")
    Path("folder.csv").mkdir()
    for picture in ("roofline", "sweep"):
        refused_in_one_sentence("missing.csv cannot be read: No such file", picture, "missing.csv", "-o", "a.svg")
        refused_in_one_sentence("folder.csv cannot be read: Is a directory", picture, "folder.csv", "-o", "a.svg")


def results_without_what_is_drawn_are_refused():
    write_benchmark("row.csv", ["1024,1024,1024,f32,auto,1,G,D,1,1"])
    write_benchmark("head.csv", [])
    write_benchmark("type.csv", ["1024,1024,1024,f12,auto,1,G,D,1,1"])
    write_benchmark("none.csv", ["1024,1024,1024,f32,split-k,1,G,D,1,1"])
    assert drawn("roofline", "row.csv", "-o", "a.svg").stat().st_size > 0, "one row suffices"
    for name in ("head", "none"):
        refused_in_one_sentence(f"{name}.csv has no time of auto", "roofline", f"{name}.csv", "-o", "a.svg")
    for name in ("head", "none", "row"):
        refused_in_one_sentence(f"{name}.csv has no times of f32", "sweep", f"{name}.csv", "-o", "a.svg")
    refused_in_one_sentence("type.csv, line 2: there is no such type", "roofline", "type.csv", "-o", "a.svg")
    refused_in_one_sentence("missing.csv cannot be read", "roofline", "row.csv", "missing.csv", "-o", "a.svg")
    refused_in_one_sentence("missing.csv cannot be read", "roofline", "row.csv", "--cublas", "missing.csv", "-o", "a.svg")


def pictures_that_cannot_be_written_are_refused():
    endings = ["svg", "json"]
    if draw(*SMALL, "-o", "a.png", **NO_DEVICE)[0] == 0:
        endings += ["png", "pdf"]
    for ending in endings:
        Path(f"folder.{ending}").mkdir()
        Path(f"full.{ending}").symlink_to("/dev/full")
        for name, reason in ((f"/none/a.{ending}", "No such file"), (f"folder.{ending}", "Is a directory"),
                             (f"full.{ending}", "No space left on device")):
            words = ["--trace-json", name, "-o", "a.svg"] if ending == "json" else ["-o", name]
            refused_in_one_sentence(f"draw: {name} cannot be written: {reason}", *SMALL, *words, **NO_DEVICE)


def devices_that_are_not_there_are_named():
    refused("NVIDIA H200\n", "schedule", "1", "1", "1", "--as", "NVIDIA H201", "-o", "a.svg")
    refused("NVIDIA H200\n", "schedule", "1", "1", "1", "--as", ".", "-o", "a.svg")
    for text, sentence in (("", "profile: name is missing"),
                           ("name = A\ncompute_units = none\n", "profile, line 2: compute_units")):
        Path("broken.txt").write_text(text, encoding="utf-8")
        refused_in_one_sentence(sentence, "schedule", "1", "1", "1", "--as", "broken.txt", "-o", "a.svg")
    for words in (["schedule", 1, 1, 1], ["comparison", 1, 1, 1], ["candidates", 1, 1, 1, "--time"], ["trace", 1, 1, 1],
                  ["sweep"]):
        refused_in_one_sentence("no Vulkan device was found", *words, "-o", "a.svg", code=1, **NO_DEVICE)


def plans_that_cannot_be_made_are_refused():
    refused("", "schedule", "64", "64", "64", *H200, "--kernel", "none", "-o", "a.svg")
    refused("", "schedule", "64", "64", "64", *H200, "--splits", "1000000", "-o", "a.svg")


def pictures_are_compared_by_what_they_say():
    old = '<path fill="#004488" d="M1.2 20h3v4h-3z"/><text x="5" y="6">7 tiles</text>'
    assert is_alike(old, old) and is_alike(old, old.replace("1.2", "1.5"))
    for word, other in (("20h", "22h"), ("tiles", "bars"), ("7 tiles", "7.1 tiles"), ("#004488", "#994455")):
        assert not is_alike(old, old.replace(word, other)), word


CASES = [
    a_schedule_has_every_segment_and_every_tile_once,
    segments_of_hundreds_of_plans_are_drawn_once_at_their_places,
    bars_do_not_overlap,
    large_schedules_are_small_files,
    a_comparison_has_four_plans,
    candidates_are_bars_the_fastest_first,
    timed_candidates_have_two_bars_each,
    a_sweep_has_a_datum_for_each_extent,
    a_sweep_is_drawn_of_a_file,
    the_roofline_has_a_datum_for_each_product,
    the_roofline_of_a_cpu_has_small_units,
    a_roofline_may_be_of_several_files,
    a_png_has_the_bars_of_the_svg,
    pdf_files_are_written,
    a_trace_has_an_event_for_each_segment,
    a_schedule_is_drawn_for_every_profile,
    bad_words_are_refused,
    files_that_cannot_be_used_are_refused,
    results_without_what_is_drawn_are_refused,
    pictures_that_cannot_be_written_are_refused,
    devices_that_are_not_there_are_named,
    plans_that_cannot_be_made_are_refused,
    pictures_are_compared_by_what_they_say,
    a_trace_shows_what_was_predicted_and_measured,
    a_trace_is_written_beside_what_was_predicted,
    a_device_without_the_clock_is_named,
]

if __name__ == "__main__":
    sys.exit(run_cases(CASES))
