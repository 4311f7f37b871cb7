#include "sums_coop-coop-f16-f32-32x32-promotes.glsl"

#include "multiply_coop-f16-f32-64x64x64-32x32-16x16x16_8x16x16-16bytes.glsl"

#include "load_tile-16bit-2loads-coop.glsl"

#include "store_tile_coop-f16-2loads-16bytes.glsl"

#include "main_loop_coop-f16-f32-2loads-promotes.glsl"
