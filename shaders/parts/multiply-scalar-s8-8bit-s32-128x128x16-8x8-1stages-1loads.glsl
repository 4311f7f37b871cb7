#include "multiply_scalar-scalar-s8-s32-128x128x16-8x8-1stages.glsl"

#include "load_tile-8bit-1loads.glsl"

#include "store_tile_scalar-scalar-s8-s32.glsl"

#include "main_loop_scalar-1stages.glsl"
