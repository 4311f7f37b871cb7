"""Rows of a registry that the generator's tests render, change and break."""

from gen import modules, registry, render

SCALAR = {"multiply": "scalar", "types": ["f32,f32,f32"], "tile": [32, 32, 8], "part": [4, 4], "stages": 1,
          "families": ["cpu"]}
COOP = {"multiply": "coop", "types": ["f16,f32,f16"], "tile": [64, 64, 64], "part": [32, 32], "stages": 1,
        "families": ["nvidia", "amd"], "fragments": [[16, 16, 16]]}
SMALL_COOP = {"multiply": "coop", "types": ["f16,f32,f32"], "tile": [32, 32, 16], "part": [16, 16], "stages": 1,
              "families": ["cpu"], "fragments": [[8, 8, 8]]}
ARRANGED = {"multiply": "arranged", "types": ["f16,f32,f16"], "tile": [128, 192, 48], "part": [64, 48], "stages": 3,
            "families": ["nvidia"], "fragments": [[16, 16, 16]]}
DOT = {"multiply": "dot", "types": ["f16,f32,f16"], "tile": [4, 64, 256], "part": [4, 8], "stages": 1,
       "families": ["nvidia", "amd"]}
BLOCKS = {"multiply": "coop", "types": ["f16,f32,f16"], "tile": [16, 128, 128], "part": [16, 16], "stages": 1,
          "families": ["nvidia"], "fragments": [[16, 16, 16]], "blocks": True}
DP4A = SCALAR | {"multiply": "dp4a", "types": ["s8,s32,s32"], "tile": [32, 32, 16]}
DP2A = SCALAR | {"multiply": "dp2a", "types": ["f16,f32,f32"], "tile": [32, 32, 16]}


def row_with(row: dict, changes: dict) -> dict:
    """A row with other members; None takes a member away."""
    return {member: value for member, value in {**row, **changes}.items() if value is not None}


def kernel_of(row: dict) -> registry.Kernel:
    """The kernel of a row that has one."""
    (kernel,) = registry.kernels_of(row)
    return kernel


def shader_of(row: dict) -> render.Shader:
    """The shader of the kernel of a row that has one."""
    return render.shader(modules.multiply_of(kernel_of(row)))
