#include "sums_coop-f32-64x48.glsl"

#include "multiply_coop-f32-128x192x64-64x48-16x16x16-16bytes.glsl"

#include "load_tile-8bit-1loads-coop.glsl"

#include "store_tile_coop-e5m2-1loads-16bytes.glsl"

#include "main_loop_coop-1loads.glsl"
