#include "sums_coop-coop-f32-16x16.glsl"

#include "multiply_coop-bf16-f32-16x128x64-16x16-16x16x16-16bytes.glsl"

#include "load_tile-16bit-1loads-coop.glsl"

#include "store_tile_coop-bf16-1loads-16bytes.glsl"

#include "main_loop_coop-1loads.glsl"
