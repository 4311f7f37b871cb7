#!/usr/bin/env python3
"""Judges README.md, docs/ and the lab book: do commands run, is what they name there, are tables current?

    tests/user/test_docs.py [build/examples]

tests/user/test_header.py compiles their C code. Needs a Vulkan device.
The last line is the sum: "N passed, N failed, N skipped".
"""

import json
import os
import re
import shlex
import shutil
import struct
import subprocess
import sys
from pathlib import Path

from cases import Skip, run_cases
from multiplying import make, npy_bytes

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = Path(os.path.abspath(sys.argv[1])) if len(sys.argv) > 1 else ROOT / "build" / "examples"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
COURSE = ROOT / "examples" / "README.md"
LAB_INDEX = ROOT / "examples" / "benchmark" / "NOTES.md"
LAB_SUBJECTS = sorted((LAB_INDEX.parent / "notes").glob("*.md"))
FIELDS = ["Idea", "Expected", "Measured", "Verdict"]  # of an entry of the lab book
VERDICTS = "Kept|Undone|No change"
TABLES = ROOT / "examples" / "benchmark" / "tables.py"
FOLDERS = "include|templates|gen|shaders|tests|examples|docs"
LONGEST_README = 150  # lines
LONGEST_SENTENCE = 40  # words
LONGEST_LINE = 120  # characters of the lab book


def run(*words, folder=ROOT):
    """Exit code, and what it said on both streams."""
    done = subprocess.run([str(word) for word in words], cwd=folder, capture_output=True, text=True, timeout=200)
    return done.returncode, done.stdout + done.stderr


def commands(program):
    """Lines of the pages that are indented and begin with it, without their comments, as words."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8").replace("\\\n", " ")
        found += re.findall(rf"^    (?:sh \.ci/env )?{re.escape(program)} (.*)$", text, re.MULTILINE)
    assert found, f"no page has a line with {program}"
    return [shlex.split(words, comments=True) for words in found]


def prose(page):
    """The sentences of a page: no code, tables or headings; each item of a list is one at least."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^(?:    |\||#|<!--).*$", "", text, flags=re.MULTILINE)
    blocks = re.split(r"\n\s*\n|\n(?=- |\d+\. )", text)
    return [sentence for block in blocks for sentence in re.split(r"(?<=[.:;?])\s+", " ".join(block.split()))]


# ---- cases ---------------------------------------------------------------------------------------


def plans_that_pages_show_are_made():
    for words in commands("build/examples/02_plan"):
        if words == ["M", "N", "K"]:
            continue
        code, said = run(EXAMPLES / "02_plan", *words)
        assert code == 0, f"02_plan {shlex.join(words)}: exit code {code}: {said}"


def pictures_that_pages_show_are_drawn():
    shown = [words for words in commands("build/examples/draw") if not any(word.endswith(".csv") for word in words)]
    assert shown
    event = '{"ph": "X", "cat": "disk", "pid": 0, "ts": 0, "dur": 1}'  # as distributed writes them
    Path("ranks.json").write_text(f'{{"traceEvents": [{event}]}}', encoding="utf-8")
    for words in shown:
        code, said = run(EXAMPLES / "draw", *words, folder=os.getcwd())
        assert code == 0 and not said, f"draw {shlex.join(words)}: exit code {code}: {said}"


def programs_have_the_same_environment_in_any_folder():
    found = []
    for folder in (ROOT, os.getcwd()):
        words = "env", "-i", f"PATH={os.environ['PATH']}", "sh", ROOT / ".ci" / "env", "env"
        code, said = run(*words, folder=folder)
        assert code == 0 and "PYTHON=" in said, (code, said)
        found.append([line for line in said.splitlines() if not re.match(r"(OLD)?PWD=", line)])
    assert found[0] == found[1], set(found[0]) ^ set(found[1])


def options_that_pages_show_are_the_programs():
    for name in ("matmul", "benchmark", "draw"):
        _, usage = run(EXAMPLES / name, "--help")
        for words in commands(f"build/examples/{name}"):
            for option in (word for word in words if word.startswith("-") and word != "-"):  # that is a stream
                assert re.search(rf"^  (-\w, )?{option}[ ,]", usage, re.MULTILINE), f"{name} has no option {option}"


def weights_that_pages_show_are_multiplied():
    """The lines of docs/weights.md, in order, on files that are made here."""
    for name, rows, columns in (("w.npy", 24, 64), ("a.npy", 3, 64), ("b.npy", 64, 5)):
        Path(name).write_bytes(npy_bytes(rows, columns, make(rows, columns)))
    parts = (("qweight", "I32", [8, 24], 768), ("qzeros", "I32", [2, 3], 24), ("scales", "F16", [2, 24], 96))
    header, size = {}, 0
    for part, dtype, shape, length in parts:
        header[f"layers.0.up_proj.{part}"] = {"dtype": dtype, "shape": shape, "data_offsets": [size, size + length]}
        size += length
    text = json.dumps(header).encode()
    Path("model.safetensors").write_bytes(struct.pack("<Q", len(text)) + text + bytes(size))
    page = (ROOT / "docs" / "weights.md").read_text(encoding="utf-8")
    shown = re.findall(r"^    build/examples/matmul (.*)$", page, re.MULTILINE)
    assert len(shown) >= 4, shown
    for words in shown:
        code, said = run(EXAMPLES / "matmul", *shlex.split(words), folder=os.getcwd())
        assert code == 0, f"matmul {words}: exit code {code}: {said}"


def the_generator_understands_what_pages_show():
    code, said = run(sys.executable, "-c", "import jinja2")
    if code:
        raise Skip("no jinja2")
    for words in commands("python3 -m gen"):
        if words[0] == "explain":
            _, said = run(sys.executable, "-m", "gen", *words)
            lines = [line for page in PAGES for line in page.read_text(encoding="utf-8").splitlines()]
            assert f"    {said.strip()}" in lines, f"no page has what gen {shlex.join(words)} says: {said}"
        else:
            _, usage = run(sys.executable, "-m", "gen", words[0], "--help")
            for option in (word for word in words if word.startswith("-")):
                assert option in usage, f"gen {words[0]} has no option {option}"


def links_and_paths_lead_to_what_is_there():
    for page in [*PAGES, LAB_INDEX, *LAB_SUBJECTS]:
        text = page.read_text(encoding="utf-8")
        for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
            assert re.match(r"https?://", link) or (page.parent / link).exists(), f"{page.name} links to {link}"
        for path in re.findall(rf"(?<![\w/])(?:{FOLDERS})/[\w./-]*\w", text):
            assert (ROOT / path).exists() or (page.parent / path).exists() or path.startswith("shaders/parts/NAME"), \
                f"{page.name} names {path}, which is not there"


def readme_leads_to_every_page():
    readme = PAGES[0].read_text(encoding="utf-8")
    for page in PAGES[1:]:
        assert f"(docs/{page.name})" in readme, f"README.md has no link to {page.name}"


def the_course_lists_every_example():
    text = COURSE.read_text(encoding="utf-8")
    for example in (ROOT / "examples").glob("[0-9]*.c"):
        assert f"[`{example.name}`]({example.name}) | " in text, f"examples/README.md has no row for {example.name}"
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        assert (COURSE.parent / link).exists(), f"examples/README.md links to {link}"


def the_lab_book_lists_every_subject():
    listed = re.findall(r"^\| \[[^]]+\]\(notes/([^)]+)\) \| ", LAB_INDEX.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == [page.name for page in LAB_SUBJECTS], f"NOTES.md lists {sorted(listed)}"


def entries_of_the_lab_book_have_four_fields():
    """In order, each with words; a verdict says first whether the idea was kept."""
    for page in LAB_SUBJECTS:
        head, *entries = re.split(r"^## ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert re.match(r"# .+\n\n\S", head) and entries, f"{page.name} has no title, no first lines or no entries"
        for entry in entries:
            name = entry.partition("\n")[0]
            found = re.findall(r"^\*\*(\w+)\.\*\* \S", entry, re.MULTILINE)
            assert found == FIELDS, f"{page.name}: {name}: the fields are {found}"
            assert re.search(rf"^\*\*Verdict\.\*\* (?:{VERDICTS})\b", entry, re.MULTILINE), \
                f"{page.name}: {name}: the verdict is none of {VERDICTS}"


def lines_of_the_lab_book_are_short():
    for page in (LAB_INDEX, *LAB_SUBJECTS):
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            assert len(line) <= LONGEST_LINE, f"{page.name}, line {number} has {len(line)} characters"


def pages_are_short():
    lines = PAGES[0].read_text(encoding="utf-8").count("\n")
    assert lines <= LONGEST_README, f"README.md has {lines} lines, at most {LONGEST_README} are allowed"
    for page in [*PAGES, COURSE, LAB_INDEX, *LAB_SUBJECTS]:
        for sentence in prose(page):
            count = len(sentence.split())
            assert count <= LONGEST_SENTENCE, f"{page.name} has a sentence of {count} words: {sentence}"


def numbers_of_pages_are_those_of_the_project():
    """Each is computed here: sizes of the header and of its modules, and how soak tests are parted."""
    code, _ = run(sys.executable, "-c", "import jinja2")
    if code:
        raise Skip("no jinja2")
    sys.path.insert(0, str(ROOT))
    from gen import archive
    header = (ROOT / "include" / "streamk.h").read_text(encoding="utf-8")
    modules = sum(len(module.spirv) for module in archive.embedded(header).values())
    archives = len(header) - len(archive.without_archives(header))
    parts = re.search(r"part_of (\d+)\) \|\| return$", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), re.MULTILINE)
    expected = {
        ("README.md", r"Where a header of (\S+) MB"): f"{len(header) / 1e6:.1f}",
        ("architecture.md", r"All modules together have (\S+) MB"): f"{modules / 1e6:.1f}",
        ("architecture.md", r"the header\s+holds\s+them in (\S+) MB"): f"{archives / 1e6:.1f}",
        ("contributing.md", r"one of (\d+) parts of the soak tests"): parts[1],
    }
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for (name, pattern), value in expected.items():
            if name == page.name:
                found = re.findall(pattern, text)
                assert found == [value], f"{name}: {pattern} is {found}, must be {value}"


def traces_that_pages_show_are_of_the_decomposition_that_they_ask_for():
    for words in commands("build/examples/draw"):
        if words[0] != "trace" or "--decomposition" not in words:
            continue
        code, said = run(EXAMPLES / "draw", *words, folder=os.getcwd())
        assert code == 0 and not said, f"draw {shlex.join(words)}: exit code {code}: {said}"
        drawn = Path(words[words.index("-o") + 1]).read_text(encoding="utf-8")
        assert f"predicted: {words[words.index('--decomposition') + 1]}, " in drawn, shlex.join(words)


def tables_are_what_the_benchmark_measured():
    code, said = run(sys.executable, TABLES, "--check")
    assert code == 0 and not said, said


def a_stale_table_is_named_and_made_anew():
    page = Path("page.md").resolve()
    shutil.copy(ROOT / "docs" / "performance.md", page)
    fresh = page.read_text(encoding="utf-8")
    row = next(line for line in fresh.splitlines() if line.startswith("| f16 | waves |"))
    page.write_text(fresh.replace(row, row.replace("7", "8", 1)), encoding="utf-8")
    code, said = run(sys.executable, TABLES, "--check", page)
    assert code == 1 and said.startswith(f"{page}: the table 'groups' is stale; ") and said.count("\n") == 1, said
    code, said = run(sys.executable, TABLES, page)
    assert code == 0 and not said and page.read_text(encoding="utf-8") == fresh, said


def a_table_that_there_is_not_is_refused():
    Path("page.md").write_text("<!-- table: products f12 -->\n<!-- end of table -->\n", encoding="utf-8")
    code, said = run(sys.executable, TABLES, Path("page.md").resolve())
    assert code == 2 and "there is no product of f12" in said, said
    code, said = run(sys.executable, TABLES, "--check", "/none.md")
    assert code == 2 and said == "tables.py: /none.md is not there\n", said


CASES = [
    plans_that_pages_show_are_made,
    pictures_that_pages_show_are_drawn,
    programs_have_the_same_environment_in_any_folder,
    options_that_pages_show_are_the_programs,
    weights_that_pages_show_are_multiplied,
    the_generator_understands_what_pages_show,
    links_and_paths_lead_to_what_is_there,
    readme_leads_to_every_page,
    the_course_lists_every_example,
    the_lab_book_lists_every_subject,
    entries_of_the_lab_book_have_four_fields,
    lines_of_the_lab_book_are_short,
    pages_are_short,
    numbers_of_pages_are_those_of_the_project,
    traces_that_pages_show_are_of_the_decomposition_that_they_ask_for,
    tables_are_what_the_benchmark_measured,
    a_stale_table_is_named_and_made_anew,
    a_table_that_there_is_not_is_refused,
]

if __name__ == "__main__":
    sys.exit(run_cases(CASES))
