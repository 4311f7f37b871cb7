#include "layout_coop-16bytes-decoded.glsl"
const uint32_t B_VECTORS_BEGIN = (A_ALONG_K ? FRAGMENT_M : TILE_K) * A_STRIDE;
const uint32_t ALL_VECTORS = B_VECTORS_BEGIN + FRAGMENT_N * B_STRIDE;
const uint32_t STRIPS = SUBGROUPS * FRAGMENT_M * (SUBGROUP_N / 4u + 1u); // vectors
shared uvec4 shared_vectors[ALL_VECTORS > STRIPS ? ALL_VECTORS : STRIPS];

#include "fragments_coop-bf16-16bytes.glsl"
