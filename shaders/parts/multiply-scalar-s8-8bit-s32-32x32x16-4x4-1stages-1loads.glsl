#include "multiply_scalar-scalar-s8-s32-32x32x16-4x4-1stages.glsl"

#include "load_tile-8bit-1loads.glsl"

#include "store_tile_scalar-scalar-s8-s32.glsl"

#include "main_loop_scalar-1stages.glsl"
