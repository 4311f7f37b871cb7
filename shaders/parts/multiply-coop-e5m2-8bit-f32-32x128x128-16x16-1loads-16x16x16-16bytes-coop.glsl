#include "sums_coop-coop-f32-16x16.glsl"

#include "multiply_coop-f32-32x128x128-16x16-16x16x16-16bytes.glsl"

#include "load_tile-8bit-1loads-coop.glsl"

#include "store_tile_coop-e5m2-1loads-16bytes.glsl"

#include "main_loop_coop-1loads.glsl"
