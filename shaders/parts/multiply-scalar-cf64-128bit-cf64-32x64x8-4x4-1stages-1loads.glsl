#include "multiply_complex-cf64-cf64-32x64x8-4x4-1stages.glsl"

#include "load_tile-128bit-1loads.glsl"

#include "store_tile_complex-cf64-cf64.glsl"

#include "main_loop_scalar-1stages.glsl"
