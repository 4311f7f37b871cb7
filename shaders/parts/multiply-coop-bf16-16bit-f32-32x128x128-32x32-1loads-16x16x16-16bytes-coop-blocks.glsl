#include "sums_coop-coop-f32-32x32.glsl"

#include "multiply_coop-bf16-f32-32x128x128-32x32-16x16x16-16bytes-blocks.glsl"

#include "formats.glsl"

#include "load_tile-16bit-1loads-coop-blocks.glsl"

#include "store_tile_coop-bf16-1loads-16bytes-blocks.glsl"

#include "main_loop_coop-f32-1loads-blocks.glsl"
