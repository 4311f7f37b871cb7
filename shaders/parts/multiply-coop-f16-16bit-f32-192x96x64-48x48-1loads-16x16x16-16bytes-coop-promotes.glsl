#include "sums_coop-coop-f16-f32-48x48-promotes.glsl"

#include "multiply_coop-f16-f32-192x96x64-48x48-16x16x16-16bytes.glsl"

#include "load_tile-16bit-1loads-coop.glsl"

#include "store_tile_coop-f16-1loads-16bytes.glsl"

#include "main_loop_coop-f16-f32-1loads-promotes.glsl"
