#include "multiply_complex-cf32-cf32-64x64x16-4x4-1stages.glsl"

#include "load_tile-64bit-1loads.glsl"

#include "store_tile_complex-cf32-cf32.glsl"

#include "main_loop_scalar-1stages.glsl"
