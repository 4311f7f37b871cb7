#include "layout_coop-e5m2-16bytes.glsl"
const uint32_t B_VECTORS_BEGIN = 576u; // the larger of A's two layouts is reserved
shared uvec4 shared_vectors[1152];

#include "fragments_coop-e5m2-16bytes.glsl"
