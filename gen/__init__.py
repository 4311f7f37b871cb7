"""Kernel registry and renderer of streamk: `python3 -m gen --help`."""
