"""The structures of ../library.h."""

from ctypes import POINTER, Structure, c_bool, c_char, c_char_p, c_double, c_float, c_int, c_uint32, c_uint64, c_void_p

LINE_SIZE = 1024  # SK_LINE_SIZE


class Exact(Structure):
    """Refuses numbers that a member cannot hold, which ctypes would cut to its bits."""

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, value)
        if isinstance(value, (int, float)) and value == value and getattr(self, name) != value:
            bits = 8 * getattr(type(self), name).size
            raise ValueError(f"{name} is {value}, which the library's member of {bits} bits does not hold")


class MatrixDesc(Exact):
    """sk_matrix_desc."""

    _fields_ = [("type", c_int), ("layout", c_int), ("leading_dimension", c_uint32), ("batch_stride", c_uint64),
                ("shared", c_bool), ("conjugate", c_bool), ("prepacked", c_void_p)]


class Matrix(Exact):
    _fields_ = [("data", c_void_p), ("size", c_uint64), ("desc", MatrixDesc)]


class Product(Exact):
    _fields_ = [*((name, c_uint32) for name in ("m", "n", "k", "batch_count")),
                *((name, Matrix) for name in ("a", "b", "c", "d", "bias")), ("has_c", c_bool), ("has_gate", c_bool),
                *((name, c_double) for name in ("alpha", "alpha_imaginary", "beta", "beta_imaginary")),
                ("bias_name", c_char_p), ("activation", c_char_p), ("decisions", POINTER(c_char_p))]


class Csr(Exact):
    _fields_ = [*((name, c_uint32) for name in ("rows", "columns", "nonzeros")), ("type", c_int),
                *((name, c_void_p) for name in ("row_offsets", "column_indices", "values"))]


class Choice(Structure):
    _fields_ = [("line", c_char * LINE_SIZE),
                *((name, c_char_p) for name in ("kernel", "decomposition", "fixup", "packing")),
                *((name, c_uint32) for name in ("workers", "splits", "stream_k_tiles")),
                ("predicted_time", c_float), ("workspace_size", c_uint64)]


FUNCTIONS = {
    "get_version": (c_char_p, []),
    "get_decisions": (c_char_p, []),
    "open_session": (c_void_p, [c_char_p]),
    "close_session": (None, [c_void_p]),
    "get_message": (c_char_p, [c_void_p]),
    "get_device_name": (c_char_p, [c_void_p]),
    "start": (c_int, [c_void_p, POINTER(Product)]),
    "step": (c_int, [c_void_p, POINTER(Product)]),
    "finish": (c_int, [c_void_p, POINTER(Product)]),
    "plan": (c_int, [c_void_p, POINTER(Product), POINTER(Choice)]),
    "explain": (c_int, [c_void_p, POINTER(Product), POINTER(c_uint32), POINTER(Choice)]),
    "multiply_dense": (c_int, [c_void_p, POINTER(Csr), POINTER(Matrix), c_uint32, POINTER(Matrix)]),
    "count_sparse": (c_int, [c_void_p, POINTER(Csr), POINTER(Csr), POINTER(Csr)]),
    "fill_sparse": (c_int, [c_void_p, POINTER(Csr)]),
    "find_format": (c_int, [c_char_p, POINTER(c_uint32), POINTER(c_uint32)]),
    "quantize": (c_int, [c_int, c_void_p, c_uint64, c_void_p]),
    "dequantize": (c_int, [c_int, c_void_p, c_uint64, c_void_p]),
    "join": (c_int, [c_int, c_uint32, c_uint32, c_uint32, c_bool, c_void_p, c_void_p, c_void_p, c_void_p]),
}
