#!/usr/bin/env python3
"""Runs `draw` with words: pictures are read back and counted.

    tests/user/test_draw.py [build/examples]

The last line is the sum: "N passed, N failed, N skipped".
"""

import json
import re
import struct
import sys
import xml.etree.ElementTree as xml
import zlib
from pathlib import Path

from cases import run_cases, without_progress
from drawing import (H200, ROOT, SMALL, SVG, draw, drawn, driver_of, events_of, needs_cairo, rectangles, rectangles_of,
                     write_benchmark)

sys.path.insert(0, str(ROOT / "examples" / "viewer"))
from pictures import is_alike  # noqa: E402

RESULTS = ROOT / "examples" / "benchmark" / "results"


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


def write_ranks(path, events, gap="\n"):
    """Events of rank, activity, begin and end. Rank 2 has none, as one without a part of D."""
    lines = [f'{{"name": "process_name", "ph": "M", "pid": {rank}, "args": {{"name": "r \\"{rank}\\", {{"}}}}'
             for rank in range(3)]
    lines += [f'{{"ph":{gap}"X", "cat": "{what}",{gap}"name": "a", "args": {{"b": [1, {{}}]}}, "pid": {rank}, '
              f'"ts": {begin}, "dur": {end - begin}}}' for rank, what, begin, end in events]
    text = f",{gap}".join(lines)
    Path(path).write_text(f'{{"a": 1, "traceEvents":{gap}[{text}{gap}]}}', encoding="utf-8")


def what_ranks_did_has_one_axis_of_time():
    events = [(0, "disk", 50, 60), (1, "messages", 55, 75), (0, "copies", 60, 65), (0, "products", 65, 95),
              (0, "products", 95, 150), (1, "products", 100, 125), (1, "messages", 70, 85)]
    for gap in ("\n", ""):
        write_ranks("a.json", events, gap)
        tree = xml.parse(drawn("ranks", "a.json", "--size", 800, 400, "-o", "a.svg"))
        left, width = 62, 800 - 62 - 104  # of the axis, which ends at 100 us
        bars = [(element.get("fill"), (x - left) / width * 100, wide / width * 100)
                for element in tree.iter(f"{SVG}path") if element.get("class") == "datum"
                for x, _, wide, _ in rectangles_of(element)]
        expected = [(0, 10), (5, 20), (10, 5), (15, 30), (25, 10), (45, 55), (50, 25)]
        found = sorted((begin, length) for _, begin, length in bars)
        assert len(found) == len(expected) and len({colour for colour, _, _ in bars}) == 4, bars
        for bar, right in zip(found, expected):
            assert abs(bar[0] - right[0]) < 0.05 and -0.25 < bar[1] - right[1] < 0.05, (bar, right)
        words = [element.text for element in tree.iter(f"{SVG}text")]
        for said in ("Ranks of a.json", "rank 2", "multiplies 85 %", "multiplies 25 %", "multiplies 0 %",
                     "3 ranks; ends after 100.0 us; ranks multiply 37 % of the time on average, 0 % at least"):
            assert said in words, (said, words)


def many_ranks_stay_below_a_megabyte():
    events = [(rank, what, i * 40 + at * 7, i * 40 + at * 7 + 9) for rank in range(400) for i in range(40)
              for at, what in enumerate(("disk", "messages", "copies", "products"))]
    write_ranks("a.json", events)
    path = drawn("ranks", "a.json", "-o", "a.svg")
    assert path.stat().st_size < 1000000 and len(rectangles(path, "datum")) >= 1000, path.stat()
    low = drawn("ranks", "a.json", "--size", 320, 240, "-o", "b.svg")
    words = " ".join(element.text or "" for element in xml.parse(low).iter(f"{SVG}text"))
    assert re.search(r"one rank of \d+ is drawn", words), words


def every_kind_of_sparse_matrix_is_drawn_with_every_decomposition():
    for kind in ("stencil-5", "stencil-27", "banded", "uniform", "blocks", "rmat", "dense-row", "scattered-7",
                 "sparse-rows"):
        path = drawn("sparse", kind, *H200, "--units", "1", "-o", "a.svg")
        words = " ".join(element.text or "" for element in xml.parse(path).iter(f"{SVG}text"))
        for decomposition in ("thread-mapped", "group-mapped", "merge-path", "row-blocks"):
            assert f"{decomposition}: " in words, f"{kind}: no {decomposition} in {words}"
        assert rectangles(path, "tile") and rectangles(path, "multiply"), kind


def decompositions_of_a_sparse_matrix_are_written_as_specifications():
    """Four of a product with a vector, and three of a square matrix with itself, which have mappings of their own."""
    drawn("sparse", "stencil-5", *H200, "--workers", "9", "--teaal", "a.yaml", "-o", "a.svg")
    documents = Path("a.yaml").read_text(encoding="utf-8").split("---\n")
    lines = [line for text in documents for line in text.splitlines()]
    plans = [line[2:] for line in lines if line.startswith("# ") and "--decomposition" in line]
    assert [re.search(r"--decomposition (\S+)", line)[1] for line in plans] == [
        "thread-mapped", "group-mapped", "merge-path", "row-blocks", "thread-mapped", "group-mapped",
        "merge-path"], plans
    assert all("--workers 9 " in line for line in plans[:4]), plans
    assert [text.count("einsum:") for text in documents[:4]] == [1] * 4 and len(documents) > 10, documents
    assert all("spacetime:" in text for text in documents[:4]), documents
    code, _, err = draw("sparse", "rmat", *H200, "--teaal", "none/a.yaml", "-o", "a.svg")
    assert code == 2 and "none/a.yaml cannot be written" in err, (code, err)


def a_sparse_matrix_of_a_file_is_drawn():
    """The founding document's case: 4 x 4, rows of 1, 3, 3 and 2 nonzeros."""
    entries = [(1, 1), (2, 1), (2, 3), (2, 4), (3, 1), (3, 2), (3, 4), (4, 2), (4, 3)]
    head = ["%%MatrixMarket matrix coordinate pattern general", "4 4 9"]
    lines = [*head, *(f"{row} {column}" for row, column in entries)]
    Path("a.mtx").write_text("\n".join([*lines, ""]), encoding="utf-8")
    path = drawn("sparse", "a.mtx", *H200, "--units", "1", "-o", "a.svg")
    cells, bars = rectangles(path, "tile"), rectangles(path, "multiply")
    side = min(width for _, _, width, _ in cells)
    assert round(sum(width for _, _, width, _ in cells) / side) == len(entries), cells
    first = sorted(bars, key=lambda bar: bar[1])[:4]  # thread-mapped: a row each, from top to bottom
    step = first[0][2] / 2
    assert [round(width / step) for _, _, width, _ in first] == [2, 4, 4, 3], first


def candidates_are_bars_the_fastest_first():
    path = drawn("candidates", "2176", "2176", "2176", "--f16", *H200, "-o", "a.svg")
    bars = sorted(rectangles(path, "datum"), key=lambda bar: bar[1])
    assert len(bars) > 20 and all(a[2] <= b[2] for a, b in zip(bars, bars[1:])), bars


def timed_candidates_have_two_bars_each():
    words = ["candidates", "96", "96", "256", "--time", "-o", "a.svg"]
    code, out, err = draw(*words, **driver_of("STREAMK_LAVAPIPE"))
    assert code == 0 and not out and not without_progress(err, "timing plans: "), f"exit code {code}: {out}{err}"
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


def a_sweep_is_drawn_of_a_file():
    rows = [f'{size},{size},{size},f32,{plan},{size / 10},"A GPU, a fast one",driver 1,60,4000'
            for size in (1024, 2048, 3072, 4096) for plan in ("auto", "data-parallel", "data-parallel-wave")]
    write_benchmark("a.csv", rows)
    tree = xml.parse(drawn("sweep", "a.csv", "-o", "a.svg"))
    assert sum(element.get("class") == "datum" for element in tree.iter(f"{SVG}circle")) == 6
    assert any(element.text == "Sweep of f32, A GPU, a fast one" for element in tree.iter(f"{SVG}text"))


def the_roofline_has_a_datum_for_each_product():
    path = drawn("roofline", RESULTS / "h200.csv", "--cublas", RESULTS / "h200_cublas.csv", "-o", "a.svg")
    tree = xml.parse(path)
    data = [element for element in tree.iter(f"{SVG}circle") if element.get("class") == "datum"]
    with open(RESULTS / "h200.csv", encoding="utf-8") as file:
        ours = sum(",cold,auto," in line for line in file)
    with open(RESULTS / "h200_cublas.csv", encoding="utf-8") as file:
        theirs = len(file.readlines()) - 1
    assert len(data) == ours + theirs, (len(data), ours, theirs)
    words = [element.text for element in tree.iter(f"{SVG}text")]
    assert words.count("streamk") == 2 and words.count("cuBLAS") == 2, words


def the_roofline_of_a_cpu_has_small_units():
    device, driver = "a CPU of a name that is long, with some bits", "a driver that tells much about itself, as some do"
    write_benchmark("a.csv", [f'64,64,64,f32,auto,20,"{device}","{driver}",0.05,9'])
    words = [element.text for element in xml.parse(drawn("roofline", "a.csv", "-o", "a.svg")).iter(f"{SVG}text")]
    for said in ("GFLOP/s", "multiply-adds 50 GFLOP/s", f"Roofline of {device}, {driver}"):
        assert said in words, words


def a_roofline_may_be_of_several_files():
    columns = "m,n,k,type,decomposition,time_us,device,driver,fma_tflops,matrix_tflops,matrix_s8_tflops,copy_gb_per_s"
    for name in ("f32", "f16", "s8"):
        write_benchmark(f"{name}.csv", [f"64,64,64,{name},auto,10,G,D,50,100,200,2000"], columns)
    tree = xml.parse(drawn("roofline", "f32.csv", "f16.csv", "s8.csv", "-o", "a.svg"))
    words = [element.text for element in tree.iter(f"{SVG}text")]
    assert words.count("multiply-adds 50 TFLOP/s") == 2 and words.count("copy 2 TB/s") == 3, words
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


def trace(*words):
    """Traces a plan on lavapipe."""
    code, out, err = draw("trace", *words, "--trace-json", "a.json", "-o", "a.svg", **driver_of("STREAMK_LAVAPIPE"))
    assert code == 0 and not out and not err, (code, out, err)
    return " ".join("".join(text.itertext()) for text in xml.parse("a.svg").iter(f"{SVG}text"))


def a_trace_shows_what_was_predicted_and_measured():
    text = trace(96, 96, 512, "--decomposition", "stream-k", "--workers", 7, "--fixup", "separate-pass")
    for sentence in ("predicted: stream-k, 32x32x8", "measured: stream-k", "busy ",
                     "measured minus predicted, by worker: ", "second dispatch "):
        assert sentence in text, f"no {sentence!r}: {text}"
    # How long a tick takes is measured.
    assert re.search(r"clock ticks: device \d+(\.\d+)? ns in steps of \d+, worker \d", text), text
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


def pictures_are_compared_by_what_they_say():
    old = '<path fill="#004488" d="M1.2 20h3v4h-3z"/><text x="5" y="6">7 tiles</text>'
    assert is_alike(old, old) and is_alike(old, old.replace("1.2", "1.5"))
    for word, other in (("20h", "22h"), ("tiles", "bars"), ("7 tiles", "7.1 tiles"), ("#004488", "#994455")):
        assert not is_alike(old, old.replace(word, other)), word


def a_roofline_of_several_devices_has_the_panels_of_each():
    """Each with its own points and limits, and what lies over them where it is of that device."""
    columns = "m,n,k,type,decomposition,time_us,device,driver,fma_tflops,matrix_tflops,copy_gb_per_s"
    write_benchmark("a.csv", ["64,64,64,f32,auto,10,G,D,50,100,2000", "64,64,64,f16,auto,9,G,D,50,100,2000"], columns)
    write_benchmark("b.csv", ["64,64,64,f32,auto,20,H,E,7,9,300,450", "96,64,64,f32,auto,20,H,E,7,9,300,450"],
                    f"{columns},read_gb_per_s")
    write_benchmark("over.csv", ["64,64,64,f32,8,H"], "m,n,k,type,time_us,device")
    tree = xml.parse(drawn("roofline", "a.csv", "b.csv", "--cublas", "over.csv", "-o", "a.svg"))
    words = {element.text: float(element.get("y")) for element in tree.iter(f"{SVG}text")}
    second = words["Roofline of H, E"]
    assert words["Roofline of G, D"] < second, words
    for text, is_below in (("copy 2 TB/s", False), ("reading 450 GB/s, copy 300 GB/s", True),
                           ("cooperative matrices 100 TFLOP/s", False), ("multiply-adds 50 TFLOP/s", False),
                           ("multiply-adds 7 TFLOP/s", True), ("f16", False), ("cuBLAS", True)):
        assert (words[text] > second) == is_below, (text, words)
    data = [float(element.get("cy")) for element in tree.iter(f"{SVG}circle") if element.get("class") == "datum"]
    assert len(data) == 5 and sum(y > second for y in data) == 3, data


def limits_of_one_device_are_those_of_the_best_run():
    columns = "m,n,k,type,decomposition,time_us,device,driver,fma_tflops,copy_gb_per_s,read_gb_per_s"
    for name, limits in (("a", "50,1000,1200"), ("b", "60,900,1300")):
        write_benchmark(f"{name}.csv", [f"64,64,64,f32,auto,10,G,D,{limits}"], columns)
    tree = xml.parse(drawn("roofline", "a.csv", "b.csv", "-o", "a.svg"))
    words = [element.text for element in tree.iter(f"{SVG}text")]
    assert "multiply-adds 60 TFLOP/s" in words and "reading 1.3 TB/s, copy 1 TB/s" in words, words


def times_that_lie_over_a_roofline_may_be_of_another_device():
    write_benchmark("a.csv", ["64,64,64,f32,auto,20,G,D,60,900"])
    write_benchmark("over.csv", ["64,64,64,f32,8,H"], "m,n,k,type,time_us,device")
    tree = xml.parse(drawn("roofline", "a.csv", "--cublas", "over.csv", "-o", "a.svg"))
    assert sum(element.get("class") == "datum" for element in tree.iter(f"{SVG}circle")) == 2


def a_comparison_tells_what_the_planner_chose_and_changed():
    changes = ["split-k", "stream-k", "hybrid"]  # a tile of a single k-iteration is not split
    for shape, changed in ((["64", "64", "48"], changes), (["512", "512", "8192", "--f16"], [])):
        path = drawn("comparison", *shape, *H200, "-o", "a.svg")
        words = [element.text for element in xml.parse(path).iter(f"{SVG}text")]
        asked = [text for text in words if text.startswith("asked for")]
        assert len(asked) == len(changed), words
        assert all(text.startswith(f"asked for {name}, planned as data-parallel") for text, name in zip(asked, changed))
        assert sum(text.startswith("the planner's choice: ") for text in words) == 1, words


CASES = [
    candidates_are_bars_the_fastest_first,
    timed_candidates_have_two_bars_each,
    a_sweep_has_a_datum_for_each_extent,
    a_sweep_is_drawn_of_a_file,
    the_roofline_has_a_datum_for_each_product,
    the_roofline_of_a_cpu_has_small_units,
    a_roofline_may_be_of_several_files,
    a_roofline_of_several_devices_has_the_panels_of_each,
    limits_of_one_device_are_those_of_the_best_run,
    times_that_lie_over_a_roofline_may_be_of_another_device,
    a_comparison_tells_what_the_planner_chose_and_changed,
    a_png_has_the_bars_of_the_svg,
    pdf_files_are_written,
    a_trace_shows_what_was_predicted_and_measured,
    a_trace_is_written_beside_what_was_predicted,
    what_ranks_did_has_one_axis_of_time,
    many_ranks_stay_below_a_megabyte,
    every_kind_of_sparse_matrix_is_drawn_with_every_decomposition,
    a_sparse_matrix_of_a_file_is_drawn,
    decompositions_of_a_sparse_matrix_are_written_as_specifications,
    pictures_are_compared_by_what_they_say,
]

if __name__ == "__main__":
    sys.exit(run_cases(CASES))
