#include "sums_coop-coop-s8-s32-64x32.glsl"

#include "multiply_coop-s8-s32-128x128x128-64x32-16x16x32_16x16x16-16bytes.glsl"

#include "load_tile-8bit-1loads-coop.glsl"

#include "store_tile_coop-1loads-16bytes.glsl"

#include "main_loop_coop-1loads.glsl"
