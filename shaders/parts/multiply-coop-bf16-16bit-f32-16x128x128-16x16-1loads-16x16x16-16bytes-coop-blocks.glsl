#include "sums_coop-coop-f32-16x16-blocks.glsl"

#include "multiply_coop-bf16-f32-16x128x128-16x16-16x16x16-16bytes-blocks.glsl"

#include "blocks_in_shared-blocks.glsl"

#include "load_tile-16bit-1loads-coop-blocks.glsl"

#include "store_tile_coop-bf16-1loads-16bytes-blocks.glsl"

#include "main_loop_coop-f32-1loads-blocks.glsl"
