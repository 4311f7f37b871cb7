#include "sums_coop-e4m3-f32-8x16.glsl"

#include "multiply_coop-f32-16x32x16-8x16-8x8x8-16bytes.glsl"

#include "load_tile-8bit-1loads-coop.glsl"

#include "store_tile_coop-e4m3-1loads-16bytes.glsl"

#include "main_loop_coop-1loads.glsl"
