// Codes as integers of 8 bits with a sign, four neighbours in a word. An element is
//
//     CODE_UNIT * scale * (integer - CODE_ZERO) + minimum
#include "integers_q4_0.glsl"

#include "integers_q4_1.glsl"

#include "integers_q5_0.glsl"

#include "integers_q8_0.glsl"

#include "integers_q4_K.glsl"

#include "integers_q6_K.glsl"

#include "integers_mxfp4.glsl"

#include "integers_nvfp4.glsl"

#include "integers_q4_g.glsl"

// Those of a quad, as codes_of() counts them.
uint32_t integers_of(sk_run loaded, uint32_t quad)
{
    switch (FORMAT)
    {
    case 12u: return integers_q4_0(loaded, quad);
    case 13u: return integers_q4_1(loaded, quad);
    case 14u: return integers_q5_0(loaded, quad);
    case 15u: return integers_q8_0(loaded, quad);
    case 16u: return integers_q4_K(loaded, quad);
    case 17u: return integers_q6_K(loaded, quad);
    case 18u: return integers_mxfp4(loaded, quad);
    case 19u: return integers_nvfp4(loaded, quad);
    case 20u: case 21u: case 22u: return integers_q4_g(loaded, quad);
    }
    return 0u;
}

const int CODE_ZERO = FORMAT == 12u ? ZERO_q4_0 : FORMAT == 14u ? ZERO_q5_0 : FORMAT == 17u ? ZERO_q6_K : FORMAT == 18u ? ZERO_mxfp4 : FORMAT == 19u ? ZERO_nvfp4 : 0;
const float CODE_UNIT = FORMAT == 18u || FORMAT == 19u || false ? 0.5 : 1.0;

// The two parts of a run have scales of their own.
const bool HAS_TWO_SCALES = FORMAT == 16u || FORMAT == 17u || FORMAT == 19u || false;

// The two parts of a run are not neighbours.
const bool HAS_ORDER = FORMAT == 16u || FORMAT == 17u || false;
