#!/usr/bin/env python3
"""Whatever fails on one rank ends all of them, with one sentence, and leaves no output.

    tests/user/test_distributed_failures.py [build/examples/distributed]

The last line is the sum: "N passed, N failed, N skipped".
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from cases import Skip, run_cases
from distributing import DISTRIBUTED, environment, need_mpi, refuse, run, write_inputs, write_matrix


def nothing_is_left():
    assert not Path("d.npy").exists() and not Path("d.npy.part").exists(), os.listdir(".")


def shapes_types_and_words_are_refused_once():
    write_inputs(20, 21, 22)
    write_matrix("e.npy", 20, 20)
    write_matrix("f.npy", 22, 21, "f8")
    Path("g.npy").write_bytes(b"no matrix")
    refuse(2, "columns of A must be rows of B", "a.npy", "e.npy", "-o", "d.npy")
    refuse(2, "their types must be alike", "a.npy", "f.npy", "-o", "d.npy")
    refuse(2, "g.npy is not a .npy file", "g.npy", "b.npy", "-o", "d.npy")
    refuse(2, "cannot be opened", "none.npy", "b.npy", "-o", "d.npy")
    refuse(2, "two files are needed", "a.npy", "-o", "d.npy")
    refuse(2, "-o FILE is needed", "a.npy", "b.npy")
    refuse(2, "is for 4 ranks, and there are 2", "a.npy", "b.npy", "-o", "d.npy", "--grid", "2x2")
    refuse(2, "--grid takes auto", "a.npy", "b.npy", "-o", "d.npy", "--grid", "2by2")
    refuse(2, "--rebalance of real numbers needs --chunk", "a.npy", "b.npy", "-o", "d.npy", "--rebalance")
    refuse(2, "--pieces takes at most 8", "a.npy", "b.npy", "-o", "d.npy", "--pieces", 9)
    refuse(1, "--plan multiplies nothing", "--plan", 9, 9, 9, "--ranks", 2, "--as", "NVIDIA H200", "--csv", "x.csv")
    refuse(2, "no/rows.csv cannot be written", "a.npy", "b.npy", "-o", "d.npy", "--csv", "no/rows.csv")
    refuse(2, "fits into memory", "a.npy", "b.npy", "-o", "d.npy", "--memory", "1e-9")
    refuse(2, "cannot be opened", "a.npy", "b.npy", "-o", "no/folder/d.npy")
    nothing_is_left()


def a_rank_without_a_device_ends_all():
    write_inputs(20, 21, 22)
    refuse(3, 'no Vulkan device matches "99"', "a.npy", "b.npy", "-o", "d.npy", "--devices", "0,0,99")
    nothing_is_left()


def chunks_need_one_kind_of_device():
    swiftshader, lavapipe = os.environ.get("STREAMK_SWIFTSHADER"), os.environ.get("STREAMK_LAVAPIPE")
    if not swiftshader or not lavapipe:
        raise Skip("there is but one driver: STREAMK_SWIFTSHADER or STREAMK_LAVAPIPE is not set")
    write_inputs(20, 21, 22)
    words = ("a.npy", "b.npy", "-o", "d.npy", "--devices", "0,1")
    both = {"VK_DRIVER_FILES": f"{lavapipe}:{swiftshader}"}
    refuse(2, "--chunk needs one kind of device and one driver", *words, "--chunk", 8, **both)
    nothing_is_left()
    done = run(2, *words, "--check", **both)
    assert done.returncode == 0 and "every row of D is right" in done.stdout, (done.stdout, done.stderr)


def a_file_that_becomes_short_ends_all():
    """A is cut after its size was checked, while its panels are read."""
    write_inputs(40, 40, 4000)
    need_mpi()
    words = ["a.npy", "b.npy", "-o", "d.npy", "--memory", "0.0002", "--grid", "1x1x2"]
    whole = Path("a.npy").read_bytes()
    command = ["mpirun", "--oversubscribe", "-n", "2", str(DISTRIBUTED), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          env=environment()) as started:
        while not Path("d.npy.part").exists() and started.poll() is None:
            time.sleep(0.001)
        os.truncate("a.npy", 2000)
        _, said = started.communicate(timeout=200)
    Path("a.npy").write_bytes(whole)
    if started.returncode == 0:
        raise Skip("the panels were read before the file was cut")
    lines = [line for line in said.splitlines() if line.startswith("distributed: ")]
    assert len(lines) == 1 and "is truncated" in lines[0], said
    nothing_is_left()


def list_children(parent):
    """Processes of mpirun that run distributed."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            words = (entry / "stat").read_text("utf-8").rsplit(")", 1)[1].split() if entry.name.isdigit() else None
            if words and int(words[1]) == parent:
                found.append(int(entry.name))
        except OSError:
            pass
    return found


def a_killed_rank_ends_all():
    need_mpi()
    command = ["mpirun", "--oversubscribe", "-n", "3", str(DISTRIBUTED), "--random", "900", "900", "20000", "-o",
               "d.npy", "--panel", "128"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          env=environment()) as started:
        while not Path("d.npy.part").exists() and started.poll() is None:
            time.sleep(0.01)
        time.sleep(0.3)
        os.kill(list_children(started.pid)[1], signal.SIGKILL)
        assert started.wait(100) != 0
    assert not Path("d.npy").exists()


def a_full_disk_ends_all():
    """A limit of 32 MB a file stands for a full disk, and leaves MPI's own files alone."""
    write_inputs(3000, 3000, 2)
    shell = f"ulimit -f 65536; trap '' XFSZ; exec {DISTRIBUTED} a.npy b.npy -o d.npy --memory 0.02"
    command = ["mpirun", "--oversubscribe", "-n", "2", "sh", "-c", shell]
    done = subprocess.run(command, capture_output=True, text=True, timeout=200, env=environment(), check=False)
    lines = [line for line in done.stderr.splitlines() if line.startswith("distributed: ")]
    assert done.returncode != 0 and len(lines) == 1 and "cannot be written" in lines[0], (done.stdout, done.stderr)
    nothing_is_left()


def ranks_that_cannot_share_memory_have_their_own():
    """The limit of a file is one of shared memory, too."""
    need_mpi()
    shell = f"ulimit -f 65536; trap '' XFSZ; exec {DISTRIBUTED} --random 64 64 200000 --check --panel 8000"
    command = ["mpirun", "--oversubscribe", "-n", "2", "sh", "-c", shell]
    done = subprocess.run(command, capture_output=True, text=True, timeout=200, env=environment(), check=False)
    assert done.returncode == 0 and "every row of D is right" in done.stdout, (done.stdout, done.stderr)
    assert "held in memory" in done.stdout and " 0 MB of messages" not in done.stdout, done.stdout


def help_needs_no_device():
    done = run(1, "--help", VK_DRIVER_FILES="/none")
    assert done.returncode == 0 and "usage: mpirun" in done.stdout, done


if __name__ == "__main__":
    sys.exit(run_cases([shapes_types_and_words_are_refused_once, a_rank_without_a_device_ends_all,
                        chunks_need_one_kind_of_device,
                        a_file_that_becomes_short_ends_all, a_killed_rank_ends_all, a_full_disk_ends_all,
                        ranks_that_cannot_share_memory_have_their_own,
                        help_needs_no_device]))
