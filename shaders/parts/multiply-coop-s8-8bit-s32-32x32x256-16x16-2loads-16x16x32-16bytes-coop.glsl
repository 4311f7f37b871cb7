#include "sums_coop-coop-s8-s32-16x16.glsl"

#include "multiply_coop-s8-s32-32x32x256-16x16-16x16x32-16bytes.glsl"

#include "load_tile-8bit-2loads-coop.glsl"

#include "store_tile_coop-2loads-16bytes.glsl"

#include "main_loop_coop-2loads.glsl"
