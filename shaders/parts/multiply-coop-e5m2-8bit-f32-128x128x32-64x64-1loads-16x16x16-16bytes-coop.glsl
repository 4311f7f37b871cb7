#include "sums_coop-coop-f32-64x64.glsl"

#include "multiply_coop-f32-128x128x32-64x64-16x16x16-16bytes.glsl"

#include "load_tile-8bit-1loads-coop.glsl"

#include "store_tile_coop-e5m2-1loads-16bytes.glsl"

#include "main_loop_coop-1loads.glsl"
