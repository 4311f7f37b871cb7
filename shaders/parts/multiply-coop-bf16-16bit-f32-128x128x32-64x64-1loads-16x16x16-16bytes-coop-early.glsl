#include "sums_coop-coop-f32-64x64.glsl"

#include "multiply_coop-bf16-f32-128x128x32-64x64-16x16x16-16bytes.glsl"

#include "load_tile-16bit-1loads-coop.glsl"

#include "store_tile_coop-bf16-1loads-16bytes.glsl"

#include "main_loop_early_coop.glsl"
