// Addresses are two words, low first: some devices have no 64-bit integers.

#include "elements-128bit-cf64.glsl"

#include "matrices-grouped.glsl"
