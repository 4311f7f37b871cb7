#include "sums_coop-coop-u8-u32-8x16.glsl"

#include "multiply_coop-u8-u32-16x32x16-8x16-8x8x8-8bytes.glsl"

#include "load_tile-8bit-1loads-coop.glsl"

#include "store_tile_coop-1loads-8bytes.glsl"

#include "main_loop_coop-1loads.glsl"
