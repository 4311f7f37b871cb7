#!/usr/bin/env python3
"""What a device tells of its registers is accepted, and kernels wait for it: here for lavapipe, and kernels that are
arranged as those for AMD are.

    tests/gpu/test_probe.py

Needs Python with jinja2 and glslang. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

import own_kernels
from test_arranged_amd import KERNELS, header_of

if __name__ == "__main__":
    sys.exit(own_kernels.run(KERNELS, header_of, (KERNELS[0].name,), "test_probe"))
