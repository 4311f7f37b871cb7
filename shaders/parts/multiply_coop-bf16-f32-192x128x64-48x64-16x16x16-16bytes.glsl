#include "layout_coop-bf16-16bytes.glsl"
const uint32_t B_VECTORS_BEGIN = 1600u; // the larger of A's two layouts is reserved
shared uvec4 shared_vectors[2688];

#include "fragments_coop-bf16-16bytes.glsl"
