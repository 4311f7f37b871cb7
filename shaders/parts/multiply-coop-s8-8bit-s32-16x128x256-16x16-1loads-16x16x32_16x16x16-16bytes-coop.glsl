#include "sums_coop-coop-s8-s32-16x16.glsl"

#include "multiply_coop-s8-s32-16x128x256-16x16-16x16x32_16x16x16-16bytes.glsl"

#include "load_tile-8bit-1loads-coop.glsl"

#include "store_tile_coop-1loads-16bytes.glsl"

#include "main_loop_coop-1loads.glsl"
