#include "sums_coop-coop-s8-s32-32x32.glsl"

#include "multiply_coop-s8-s32-64x64x128-32x32-16x16x32_16x16x16-16bytes.glsl"

#include "load_tile-8bit-2loads-coop.glsl"

#include "store_tile_coop-2loads-16bytes.glsl"

#include "main_loop_coop-2loads.glsl"
