#include "sums_coop-f32-8x16.glsl"

#include "multiply_coop-f16-f32-16x32x16-8x16-8x8x8-16bytes.glsl"

#include "load_tile-16bit-1loads-coop.glsl"

#include "store_tile_coop-f16-1loads-16bytes.glsl"

#include "main_loop_early_coop.glsl"
