#include "sums_coop-coop-f32-16x16-decoded.glsl"

#include "multiply_coop-f16-f32-32x64x64-16x16-16x16x16-16bytes-decoded.glsl"

#include "blocks_in_memory-coop-decoded.glsl"

#include "load_tile-16bit-1loads-coop-decoded.glsl"

#include "store_tile_coop-f16-1loads-16bytes-decoded.glsl"

#include "main_loop_coop-1loads.glsl"
