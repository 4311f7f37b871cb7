#include "layout_coop-u8-8bytes.glsl"
const uint32_t B_VECTORS_BEGIN = 64u; // the larger of A's two layouts is reserved
shared uvec2 shared_vectors[320];

#include "fragments_coop-u8-8bytes.glsl"
