// An operand in blocks: its elements are quantized, block by block along k, in the way that FORMAT says. An element is
//
//     scale * code + minimum
//
// Elements are decoded in runs of 32: two parts of 16 neighbours along k, of which each has one scale and one minimum.
const uint32_t PART_ELEMENTS = 16u;

#include "block_bytes-decoded.glsl"

// What is loaded of a run: bits of its codes, and of what its scales are made from, as the format has them.
struct sk_run
{
    sk_sixteen low, high;
    sk_sixteen head;
};

const sk_sixteen NOTHING = sk_sixteen(uvec4(0u), 0u, 0u);

#include "block_codes.glsl"

// A run of the block that begins at byte `block` of a line, one of the first four.
#include "decode_q4_0.glsl"

#include "decode_q4_1.glsl"

#include "decode_q5_0.glsl"

#include "decode_q8_0.glsl"

#include "decode_q4_K.glsl"

#include "decode_q6_K.glsl"

#include "decode_mxfp4.glsl"

#include "decode_nvfp4.glsl"

#include "decode_q4_g.glsl"

#include "decode_e4m3_g.glsl"

// The same, whatever the format.
sk_run run_at(block_words line, uint32_t block, uint32_t run)
{
    switch (FORMAT)
    {
    case 12u: return load_q4_0(line, block, run);
    case 13u: return load_q4_1(line, block, run);
    case 14u: return load_q5_0(line, block, run);
    case 15u: return load_q8_0(line, block, run);
    case 16u: return load_q4_K(line, block, run);
    case 17u: return load_q6_K(line, block, run);
    case 18u: return load_mxfp4(line, block, run);
    case 19u: return load_nvfp4(line, block, run);
    case 20u: case 21u: case 22u: return load_q4_g(line, block, run);
    case 23u: return load_e4m3_g(line, block, run);
    }
    return sk_run(NOTHING, NOTHING, NOTHING);
}

// The scales of its two parts.
vec2 scales_of(sk_run loaded, uint32_t run)
{
    switch (FORMAT)
    {
    case 12u: return scales_q4_0(loaded, run);
    case 13u: return scales_q4_1(loaded, run);
    case 14u: return scales_q5_0(loaded, run);
    case 15u: return scales_q8_0(loaded, run);
    case 16u: return scales_q4_K(loaded, run);
    case 17u: return scales_q6_K(loaded, run);
    case 18u: return scales_mxfp4(loaded, run);
    case 19u: return scales_nvfp4(loaded, run);
    case 20u: case 21u: case 22u: return scales_q4_g(loaded, run);
    case 23u: return scales_e4m3_g(loaded, run);
    }
    return vec2(0.0);
}

const bool HAS_MINIMA = FORMAT == 13u || FORMAT == 16u || FORMAT == 20u || FORMAT == 21u || FORMAT == 22u || false;

// The minima of its two parts, where the format has them.

vec2 minima_of(sk_run loaded, uint32_t run)
{
    switch (FORMAT)
    {
    case 13u: return minima_q4_1(loaded, run);
    case 16u: return minima_q4_K(loaded, run);
    case 20u: case 21u: case 22u: return minima_q4_g(loaded, run);
    }
    return vec2(0.0);
}

// Whether codes are E2M1, which have `halves`.
const bool IS_E2M1 = FORMAT == 18u || FORMAT == 19u || false;

// Codes of four neighbours: quads 0 to 3 are the first part, 4 to 7 the second.
sk_codes codes_of(sk_run loaded, uint32_t quad)
{
    switch (FORMAT)
    {
    case 12u: return codes_q4_0(loaded, quad);
    case 13u: return codes_q4_1(loaded, quad);
    case 14u: return codes_q5_0(loaded, quad);
    case 15u: return codes_q8_0(loaded, quad);
    case 16u: return codes_q4_K(loaded, quad);
    case 17u: return codes_q6_K(loaded, quad);
    case 18u: return codes_mxfp4(loaded, quad);
    case 19u: return codes_nvfp4(loaded, quad);
    case 20u: case 21u: case 22u: return codes_q4_g(loaded, quad);
    case 23u: return codes_e4m3_g(loaded, quad);
    }
    return byte_codes(0u, 0.0);
}

// First element of a part, counted from the block's.
uint32_t part_begin(uint32_t run, uint32_t part)
{
    switch (FORMAT)
    {
    case 16u: return part_begin_q4_K(run, part);
    case 17u: return part_begin_q6_K(run, part);
    }
    return RUN_ELEMENTS * run + PART_ELEMENTS * part;
}
