#include "multiply_complex-cf32-cf32-64x64x8-8x4-2stages.glsl"

#include "load_tile-64bit-1loads.glsl"

#include "store_tile_complex-cf32-cf32.glsl"

#include "main_loop_scalar-2stages.glsl"
