#include "multiply_complex-cf64-cf64-64x64x8-4x4-2stages.glsl"

#include "load_tile-128bit-1loads.glsl"

#include "store_tile_complex-cf64-cf64.glsl"

#include "main_loop_scalar-2stages.glsl"
