#include "sums_coop-coop-e4m3-f32-16x16.glsl"

#include "multiply_coop-f32-32x128x128-16x16-16x16x16-16bytes.glsl"

#include "load_tile-8bit-1loads-coop.glsl"

#include "store_tile_coop-e4m3-1loads-16bytes.glsl"

#include "main_loop_coop-1loads.glsl"
