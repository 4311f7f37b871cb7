// Addresses are two words, low first: some devices have no 64-bit integers.

#include "elements-coop-8bit-u32.glsl"

#include "matrices.glsl"
