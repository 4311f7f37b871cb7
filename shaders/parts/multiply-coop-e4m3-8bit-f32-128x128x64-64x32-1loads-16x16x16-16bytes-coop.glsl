#include "sums_coop-coop-e4m3-f32-64x32.glsl"

#include "multiply_coop-f32-128x128x64-64x32-16x16x16-16bytes.glsl"

#include "load_tile-8bit-1loads-coop.glsl"

#include "store_tile_coop-e4m3-1loads-16bytes.glsl"

#include "main_loop_coop-1loads.glsl"
