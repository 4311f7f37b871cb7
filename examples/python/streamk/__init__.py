"""Products of NumPy arrays on a Vulkan device, by streamk.

>>> import numpy, streamk
>>> a = numpy.arange(6, dtype=numpy.float32).reshape(2, 3)
>>> streamk.matmul(a, a.T)
array([[ 5., 14.],
       [14., 50.]], dtype=float32)

The functions here use the device that $STREAMK_DEVICE names, by index or by part of its name; without it, the first
discrete GPU, or else the first device. Device("NVIDIA") or Device(1) opens another one, and has the same functions.
"""

from ._device import Device, Plan, explain, matmul, plan
from ._gguf import read_gguf
from ._library import VERSION as __version__
from ._session import Error
from ._weights import Quantized, dequantize, join, quantize

__all__ = ["Device", "Error", "Plan", "Quantized", "dequantize", "explain", "join", "matmul", "plan",
           "quantize", "read_gguf"]
