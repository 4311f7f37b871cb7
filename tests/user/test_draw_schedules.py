#!/usr/bin/env python3
"""Schedules that `draw` writes are read back: every segment is drawn once, at its place.

    tests/user/test_draw_schedules.py [build/examples]

The last line is the sum: "N passed, N failed, N skipped".
"""

import random
import re
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

from cases import run_cases
from drawing import H200, NO_DEVICE, ROOT, SMALL, SVG, draw, drawn, events_of, rectangles, rectangles_of, segments


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


class Chart:
    """The bars of a schedule's SVG file: where times and places are, by the file and by the trace beside it.

    `wide` is a file of the same schedule, which has room to say how many places there are.
    """

    def __init__(self, svg, trace, wide):
        self.events = events_of(trace, "segment")
        self.left, self.top, width, height = next(
            rectangles_of(path)[0] for path in xml.parse(svg).iter(f"{SVG}path") if path.get("fill") == "#ececec")
        self.begin = min(event["ts"] for event in self.events)
        self.scale = width / (max(event["ts"] + event["dur"] for event in self.events) - self.begin)
        text = " ".join("".join(text.itertext()) for text in xml.parse(wide).iter(f"{SVG}text"))
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
    """Words for a schedule of a few thousand segments at most, and for its picture's size."""
    draws = random.Random(seed)
    words = [str(draws.randint(1, 1 << draws.randint(3, 12))) for _ in range(2)] + [str(draws.randint(1, 4096))]
    words += draws.choice([[], ["--f16"]]) + draws.choice([[], [], ["--batch", str(draws.randint(2, 5))]])
    kind = draws.choice(["auto", "auto", "data-parallel", "split-k", "stream-k", "stream-k", "hybrid"])
    words += ["--decomposition", kind] if kind != "auto" else []
    if kind in ("stream-k", "hybrid") and draws.random() < 0.5:
        words += ["--workers", str(draws.randint(1, 700))]
    size = draws.choice([[], ["--size", "400", "300"]])
    return [*words, "--as", str(draws.choice(sorted((ROOT / "examples" / "profiles").iterdir())))], size


def segments_of_hundreds_of_plans_are_drawn_once_at_their_places():
    plans = segments_drawn = merged = 0
    for seed in range(240):
        words, size = random_plan(seed)
        code, _, err = draw("schedule", *words, *size, "--trace-json", "a.json", "-o", "a.svg", **NO_DEVICE)
        assert code == 0 and not err, f"{words}: {err}"
        chart = Chart("a.svg", "a.json", drawn("schedule", *words, "-o", "wide.svg") if size else "a.svg")
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
            path = drawn(picture, m, n, 640, *H200, *kernel, "--workers", workers, "--size", size, size,
                         "-o", "a.svg")
            assert path.stat().st_size < 1 << 20, f"{picture} of {size} pixels: {path.stat().st_size} bytes"


def a_comparison_has_four_plans():
    path = drawn("comparison", "512", "512", "8192", "--f16", *H200, "--units", "5", "--workers", "5", "--splits", "2",
                 "--kernel", "gemm_f16_f32_f16_128x128x64_coop", "-o", "a.svg")
    words = [element.text for element in xml.parse(path).iter(f"{SVG}text")]
    for kind in ("data-parallel", "split-k", "stream-k", "hybrid"):
        assert any(text.removeprefix("the planner's choice: ").startswith(kind) for text in words), (kind, words)
    assert len(rectangles(path, "multiply")) == 16 + 32 + 20 + 20, len(rectangles(path, "multiply"))


def a_trace_has_an_event_for_each_segment():
    drawn(*SMALL, "--trace-json", "a.json", "-o", "a.svg")
    found = events_of("a.json", "segment")
    listed = segments("512", "512", "8192", "--f16", *H200)
    assert len(found) == len(listed)
    for row, event in zip(listed, found):
        args = event["args"]
        assert [args["worker"], args["tile"]] == [int(row[0]), int(row[1])], (row, event)
        assert event["ph"] == "X" and event["dur"] > 0, event


def random_group(seed):
    """Words for a schedule of a group, and its sizes."""
    draws = random.Random(seed)
    sizes = [[draws.randint(0, 1 << draws.randint(0, 11)) for _ in range(2)] + [draws.randint(0, 2048)]
             for _ in range(draws.choice([1, 3, 8, 40]))]
    kind = draws.choice(["auto", "data-parallel", "stream-k", "hybrid"])
    words = ["--group", ",".join("x".join(map(str, size)) for size in sizes), *draws.choice([[], ["--f16"]]),
             "--decomposition", kind, "--colour", draws.choice(["tile", "role", "k", "problem"])]
    return [*words, "--as", str(draws.choice(sorted((ROOT / "examples" / "profiles").iterdir())))], sizes


def covered_of(events, sizes):
    """The elements of each problem's D that tiles cover."""
    tiles = {event["args"]["tile"]: event["args"] for event in events}
    covered = [0] * len(sizes)
    for tile in tiles.values():
        covered[tile["problem"]] += tile["rows"] * tile["columns"]
    return covered


def every_problem_of_a_group_is_drawn():
    problems = 0
    for seed in range(60):
        words, sizes = random_group(seed)
        path = drawn("schedule", *words, "--trace-json", "a.json", "-o", "a.svg")
        chart = Chart(path, "a.json", path) if events_of("a.json", "segment") else None
        for event, times in zip(chart.events, chart.count("a.svg")) if chart else []:
            assert times == (event["tid"] % chart.every == 0), f"{words}: drawn {times} times: {event}"
        events = chart.events if chart else []
        assert covered_of(events, sizes) == [m * n for m, n, _ in sizes], f"{words}: {covered_of(events, sizes)}"
        tiles = {event["args"]["tile"] for event in events}
        assert len(rectangles("a.svg", "tile")) in (0, len(tiles)), f"{words}: {len(tiles)} tiles"
        problems += len(sizes)
    print(f"  {problems} problems")


def a_comparison_of_a_group_deals_its_problems_in_four_ways():
    path = drawn("comparison", "--group", "256x512x1024,2x512x256x512", "--f16", *H200, "--units", "5",
                 "--kernel", "gemm_f16_f32_f16_128x128x64_coop", "-o", "a.svg")
    words = [element.text for element in xml.parse(path).iter(f"{SVG}text")]
    for begin in ("Comparison of 3 problems f16: 256x512x1024, 2 of 512x256x512, as on", "round robin: data-parallel",
                  "round robin, sorted by k: data-parallel", "stream-k", "hybrid"):
        assert any(text.removeprefix("the planner's choice: ").startswith(begin) for text in words), (begin, words)


def colours_stand_for_what_is_chosen():
    group = ["--group", "512x512x1024,512x512x512", "--f16", *H200, "--units", "4", "--decomposition", "stream-k"]
    found = set()
    for colour in ("tile", "role", "k", "problem"):
        path = drawn("schedule", *group, "--colour", colour, "-o", "a.svg")
        found.add(frozenset(element.get("fill") for element in xml.parse(path).iter(f"{SVG}path")
                            if element.get("class") == "tile"))
    assert len(found) == 4, found


def a_triangle_has_its_tiles_alone():
    words = ["1024", "1024", "64", "--kernel", "gemm_f32_f32_f32_128x128x16_scalar", *H200, "-o", "a.svg"]
    for triangle in ("lower", "upper"):
        path = drawn("schedule", *words, "--triangle", triangle)
        assert f", {triangle} triangle" in path.read_text(encoding="utf-8")
        tiles = rectangles(path, "tile")
        assert len(tiles) == 36, f"{triangle}: {len(tiles)} tiles of 8 x 8"
        below = [(round(y), round(x)) for x, y, _, _ in tiles]
        left, top = min(x for _, x in below), min(y for y, _ in below)
        lower = all(x - left <= y - top + 2 for y, x in below)
        assert lower == (triangle == "lower"), f"{triangle}: tiles lie beyond it"


def a_schedule_is_drawn_for_every_profile():
    for profile in sorted((ROOT / "examples" / "profiles").iterdir()):
        for types in ([], ["--f16"]):
            assert rectangles(drawn("schedule", "700", "800", "900", *types, "--as", profile, "-o", "a.svg"), "tile")


CASES = [
    a_schedule_has_every_segment_and_every_tile_once,
    segments_of_hundreds_of_plans_are_drawn_once_at_their_places,
    bars_do_not_overlap,
    large_schedules_are_small_files,
    a_comparison_has_four_plans,
    a_trace_has_an_event_for_each_segment,
    every_problem_of_a_group_is_drawn,
    a_comparison_of_a_group_deals_its_problems_in_four_ways,
    colours_stand_for_what_is_chosen,
    a_triangle_has_its_tiles_alone,
    a_schedule_is_drawn_for_every_profile,
]

if __name__ == "__main__":
    sys.exit(run_cases(CASES))
