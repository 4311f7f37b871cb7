// Addresses are two words, low first: some devices have no 64-bit integers.

#include "elements-16bit-f32.glsl"

#include "matrices.glsl"
