#!/usr/bin/env python3
"""What `draw` cannot do it refuses in a sentence.

    tests/user/test_draw_refusals.py [build/examples]

The last line is the sum: "N passed, N failed, N skipped".
"""

import sys
from pathlib import Path

from cases import Skip, run_cases
from drawing import H200, NO_DEVICE, SMALL, draw, drawn, driver_of, refused, refused_in_one_sentence, write_benchmark


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
        ("5x6x7 is one word too many: --group has all sizes", ["schedule", "5x6x7", "--group", "1x2x3", "-o", "a.svg"]),
        ("\"2x3\" is no size of a group's problems: that is MxNxK",
         ["schedule", "--group", "1x2x3,2x3", "-o", "a.svg"]),
        ("--group names no sizes", ["schedule", "--group", ",", "-o", "a.svg"]),
        ("the picture is missing", ["--group", "1x2x3", "-o", "a.svg"]),
        ("--group is not for a trace, since no kernel of groups writes one",
         ["trace", "--group", "1x2x3", "-o", "a.svg"]),
        ("--group is for a schedule or a comparison", ["candidates", "--group", "1x2x3", *H200, "-o", "a.svg"]),
        ("--group is for a schedule or a comparison", ["sweep", "--group", "1x2x3", *H200, "-o", "a.svg"]),
        ("--batch is for one product", ["schedule", "--group", "1x2x3", "--batch", "2", *H200, "-o", "a.svg"]),
        ("takes one of auto, tile, role, k, problem", [*SMALL, "--colour", "blue", "-o", "a.svg"]),
        ("--colour is for a schedule, a comparison or a trace", ["sweep", *H200, "--colour", "k", "-o", "a.svg"]),
        ("sparse needs a matrix", ["sparse", "-o", "a.svg"]),
        ("two is one word too many", ["sparse", "rmat", "two", "-o", "a.svg"]),
        ("square is no .mtx file and no kind of matrix: stencil-5, ", ["sparse", "square", *H200, "-o", "a.svg"]),
        ("none.mtx", ["sparse", "none.mtx", *H200, "-o", "a.svg"]),
        ("ranks needs a file of distributed --trace-json", ["ranks", "-o", "a.svg"]),
        ("b.json is one word too many", ["ranks", "a.json", "b.json", "-o", "a.svg"]),
        ("--nonzeros is for a sparse matrix", ["sweep", "--nonzeros", "5", *H200, "-o", "a.svg"]),
        ("--teaal is for a sparse matrix", ["sweep", "--teaal", "a.yaml", *H200, "-o", "a.svg"]),
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


def files_that_cannot_be_used_are_refused():
    for name, (text, sentence) in BROKEN.items():
        Path(f"{name}.csv").write_text(text, encoding="utf-8")
        refused_in_one_sentence(sentence, "roofline", f"{name}.csv", "-o", "a.svg")
        refused_in_one_sentence(sentence, "sweep", f"{name}.csv", "-o", "a.svg")
    Path("folder.csv").mkdir()
    for picture in ("roofline", "sweep"):
        refused_in_one_sentence("missing.csv cannot be read: No such file", picture, "missing.csv", "-o", "a.svg")
        refused_in_one_sentence("folder.csv cannot be read: Is a directory", picture, "folder.csv", "-o", "a.svg")


EVENT = '{"ph": "X", "cat": "disk", "pid": 0, "ts": 1, "dur": 1}'
NO_RANKS = {  # files that are no traces of distributed, and what is said of them
    "empty": ("", "empty.json has no list of traceEvents, so it is no trace of distributed"),
    "other": ('{"traceEvents": 5}', "other.json has no list of traceEvents"),
    "none": ('{"traceEvents": []}', "none.json has no events of ranks"),
    "names": ('{"traceEvents": [{"ph": "M", "pid": 0}]}', "names.json has no events of ranks"),
    "cut": ('{"traceEvents": [' + EVENT, "cut.json is cut: its events do not end"),
    "broken": ('{"traceEvents": [' + EVENT + ', {"ph": "X', "broken.json is broken: event 2 is no object of JSON"),
    "list": ('{"traceEvents": [1]}', "list.json is broken: event 1 is no object of JSON"),
    "key": ('{"traceEvents": [{"ph" "X"}]}', "key.json is broken: event 1 is no object of JSON"),
    "deep": ('{"traceEvents": [{"ph": {"a": [1, "b"}', "deep.json is broken: event 1 is no object of JSON"),
    "kind": ('{"traceEvents": [' + EVENT.replace("disk", "segment") + "]}", "kind.json, event 1: it is none of a rank"),
    "rank": ('{"traceEvents": [' + EVENT.replace(": 0", ": -1") + "]}", "rank.json, event 1: it is none of a rank"),
    "time": ('{"traceEvents": [' + EVENT.replace(": 1,", ": nan,") + "]}", "time.json, event 1: it is none of a rank"),
    "binary": ("a\0b", "binary.json is not text, so no trace of distributed"),
}


def files_that_are_no_traces_of_ranks_are_refused():
    for name, (text, sentence) in NO_RANKS.items():
        Path(f"{name}.json").write_text(text, encoding="utf-8")
        refused_in_one_sentence(sentence, "ranks", f"{name}.json", "-o", "a.svg")
    refused_in_one_sentence("missing.json cannot be read: No such file", "ranks", "missing.json", "-o", "a.svg")


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
    refused_in_one_sentence("missing.csv cannot be read", "roofline", "row.csv", "--cublas", "missing.csv",
                            "-o", "a.svg")


def refused_to_write(ending, name, reason):
    words = ["--trace-json", name, "-o", "a.svg"] if ending == "json" else ["-o", name]
    refused_in_one_sentence(f"draw: {name} cannot be written: {reason}", *SMALL, *words, **NO_DEVICE)


def pictures_that_cannot_be_written_are_refused():
    endings = ["svg", "json"]
    if draw(*SMALL, "-o", "a.png", **NO_DEVICE)[0] == 0:
        endings += ["png", "pdf"]
    for ending in endings:
        Path(f"folder.{ending}").mkdir()
        for name, reason in ((f"/none/a.{ending}", "No such file"), (f"folder.{ending}", "Is a directory")):
            refused_to_write(ending, name, reason)


def pictures_that_find_no_space_are_refused():
    if not Path("/dev/full").is_char_device():
        raise Skip("/dev/full is no character device here")
    for ending in ("svg", "json"):
        Path(f"full.{ending}").symlink_to("/dev/full")
        refused_to_write(ending, f"full.{ending}", "No space left on device")


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
    refused_in_one_sentence("splits", "schedule", "--group", "8x64x64x64", *H200, "--splits", "3", "-o", "a.svg")
    refused_in_one_sentence("32 bits", "schedule", "--group", "60000x4294967295x4294967295x1", *H200, "-o", "a.svg")


def a_device_without_the_clock_is_named():
    sentence = "SwiftShader Device (Subzero) cannot run a kernel for f32 inputs and f32 D: VK_KHR_shader_clock"
    refused_in_one_sentence(sentence, "trace", 96, 96, 96, "-o", "a.svg", code=1, **driver_of("STREAMK_SWIFTSHADER"))


CASES = [
    bad_words_are_refused,
    files_that_are_no_traces_of_ranks_are_refused,
    files_that_cannot_be_used_are_refused,
    results_without_what_is_drawn_are_refused,
    pictures_that_cannot_be_written_are_refused,
    pictures_that_find_no_space_are_refused,
    devices_that_are_not_there_are_named,
    plans_that_cannot_be_made_are_refused,
    a_device_without_the_clock_is_named,
]

if __name__ == "__main__":
    sys.exit(run_cases(CASES))
