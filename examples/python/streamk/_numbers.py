"""Numbers in another type: reals may be rounded, but nothing becomes infinite, and no integer another one."""

import numpy

WIDER = {"float16": ("float32", "float64"), "float32": ("float64",), "complex64": ("complex128",)}


def find_changed(given: numpy.ndarray, dtype: numpy.dtype) -> numpy.ndarray:
    """Where the conversion is refused. Integers may be Python's, of any size."""
    with numpy.errstate(over="ignore", invalid="ignore"):
        made = given.astype(dtype)
    if given.dtype.kind not in "iuO":
        return numpy.isfinite(given) & ~numpy.isfinite(made)
    changed = numpy.array(~numpy.isfinite(made))
    exact = 2 ** (numpy.finfo(dtype).nmant + 1)  # all integers up to this one are held
    for i in numpy.flatnonzero(((given > exact) | (given < -exact)) & ~changed):
        changed.flat[i] = int(made.flat[i].real) != int(given.flat[i])
    return changed


def convert(name: str, given: numpy.ndarray, dtype: object) -> numpy.ndarray:
    """The array in a floating-point type; the first value that it would change is refused by its index."""
    wanted = numpy.dtype(dtype)
    changed = find_changed(given, wanted)
    if not changed.any():
        return given.astype(wanted)
    index = tuple(int(i) for i in numpy.argwhere(changed)[0])
    place = f"{name}[{', '.join(map(str, index))}]" if index else name
    value = given[index]
    fitting = [wide for wide in WIDER.get(wanted.name, ()) if not find_changed(numpy.asarray(value), numpy.dtype(wide))]
    hint = f", and {fitting[0]} would" if fitting else ""
    raise ValueError(f"{place} is {value}, which {wanted.name} does not hold{hint}")


def take_scalar(name: str, value: complex, result: numpy.dtype) -> complex:
    """alpha or beta, which the library rounds to float32 unless D is of 64 bits."""
    given = numpy.asarray(value)
    if given.ndim != 0 or given.dtype.kind not in "iufcbO":
        raise TypeError(f"{name} is {value!r}, must be a number")
    is_wide = numpy.finfo(result).bits == 64 if result.kind in "fc" else False
    kind = "complex" if given.dtype.kind == "c" else "float"
    convert(name, given, f"{kind}{(64 if is_wide else 32) * (2 if kind == 'complex' else 1)}")
    return complex(value)
