// Words of `epilogue`, of which an address takes two
const uint32_t ALPHA = 0u;
const uint32_t BETA = 1u;
const uint32_t CLAMP_MIN = 2u;
const uint32_t CLAMP_MAX = 3u;
const uint32_t BIAS_ADDRESS = 4u;
const uint32_t SCALE_M_ADDRESS = 6u;
const uint32_t SCALE_N_ADDRESS = 8u;
const uint32_t RESIDUAL_ADDRESS = 10u;
const uint32_t LEADING_DIMENSION_RESIDUAL = 12u;
const uint32_t BATCH_STRIDE_RESIDUAL = 13u;
const uint32_t SECOND_A_ADDRESS = 22u;
const uint32_t SECOND_B_ADDRESS = 24u;
const uint32_t LEADING_DIMENSION_SECOND_A = 26u;
const uint32_t LEADING_DIMENSION_SECOND_B = 27u;
const uint32_t BATCH_STRIDE_SECOND_A = 28u;
const uint32_t BATCH_STRIDE_SECOND_B = 29u;

const uint32_t ALONG_M = 1u, ALONG_N = 2u; // of BIAS
const uint32_t ROW_MAJOR = 1u, TRANSPOSED = 2u; // of RESIDUAL
const bool HAS_RESIDUAL = RESIDUAL != 0u;
const bool SHAPES = ACTIVATION != 0u || CLAMP;

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer factors
{
    float x[];
};
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer factor_vectors
{
    vec4 x[];
};

// A matrix like D that is read at the tile.
struct addend
{
    uvec2 address; // of the tile's first element
    uint32_t leading_dimension;
    bool in_vectors; // OUTPUT_VECTOR elements of a row can be read at once
};

uvec2 d_address; // of the tile's first element
addend c, residual;
