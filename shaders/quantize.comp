// Generated from templates/kernels/copy/quantize.comp.j2. Do not edit; run: ninja regen
//
// Quantizes numbers to blocks, to the bits that sk_quantize() makes on the host. An invocation writes a word of blocks, and finds the
// scales of its bytes by itself. Quotients are computed in integers, as devices may round those of f32 otherwise.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

const uint32_t INVOCATIONS = 128u;
layout(local_size_x = 128) in;

// What the numbers are, and what they become.
#define SK_QUANTIZES_F32 0u
#define SK_QUANTIZES_F16 1u
#define SK_QUANTIZES_BF16 2u
#define SK_BECOMES_Q8_0 0u
#define SK_BECOMES_E4M3 1u

layout(push_constant, std430) uniform push_constants
{
    uint32_t from[2]; // addresses, low word first
    uint32_t to[2];
    uint32_t written;     // words
    uint32_t line_blocks; // blocks of a line
    uint32_t source_line; // elements from a line of the source to the next
    uint32_t source;      // SK_QUANTIZES_
    uint32_t kind;        // SK_BECOMES_
};

#include "bytes.glsl"

#include "memory_words.glsl"

layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer block_words
{
    uint32_t x[];
};

#include "quotients.glsl"

// A block that is no number: of values that are not finite, or too large for its scale.
const uint32_t NO_SCALE = 0xffffffffu;

// Bits of the f32 that an element is, exactly.
uint32_t element_of(uvec2 line, uint32_t number)
{
    uint32_t size = source == SK_QUANTIZES_F32 ? 4u : 2u;
    uvec2 address = add(line, span(number, 1u, size));
    uint32_t word = words_around(address).x[0];
    if (source == SK_QUANTIZES_F32)
    {
        return word;
    }
    uint32_t bits = word >> (8u * (address.x & 2u)) & 0xffffu, exponent = bits >> 10u & 31u, fraction = bits & 1023u;
    if (source == SK_QUANTIZES_BF16)
    {
        return bits << 16u;
    }
    uint32_t magnitude = exponent == 0u ? floatBitsToUint(float(fraction) / 16777216.0)
                                        : (exponent == 31u ? 255u : exponent + 112u) << 23u | fraction << 13u;
    return magnitude | (bits & 0x8000u) << 16u;
}

// Where a block's elements begin.
uvec2 block_begin(uint32_t block, uint32_t elements)
{
    uvec2 line = span(block / line_blocks, source_line, 2u), column = span(block % line_blocks, elements, 2u);
    uvec2 bytes = add(line, column);
    return add(words(from), source == SK_QUANTIZES_F32 ? add(bytes, bytes) : bytes);
}

// The largest magnitude of a block's elements.
uint32_t peak_of(uvec2 begin, uint32_t elements)
{
    uint32_t peak = 0u;
    for (uint32_t i = 0u; i < elements; ++i)
    {
        peak = max(peak, element_of(begin, i) & MAGNITUDE);
    }
    return peak;
}

// The scale of a block of q8_0, an f16, with which 127 reaches the peak.
uint32_t half_scale(uint32_t peak)
{
    uint32_t share = quotient(peak, floatBitsToUint(127.0)), half_bits = (share + 0x1fffu >> 13u) - (112u << 10u);
    if (share < 0x38800000u) // 2^-14: a multiple of 2^-24, which is what half 1 means
    {
        sk_number number = number_of(share);
        uint32_t shift = uint32_t(clamp(-24 - number.exponent, 0, 31));
        half_bits = share == 0u ? 0u : number.mantissa + ((1u << shift) - 1u) >> shift;
    }
    return half_bits < 0x7c00u ? half_bits : NO_SCALE;
}

uint32_t bits_of_half(uint32_t half_bits)
{
    return half_bits < 0x400u ? floatBitsToUint(float(half_bits) / 16777216.0) : half_bits + (112u << 10u) << 13u;
}

// The code of an element of q8_0, a byte.
uint32_t byte_code(uint32_t element, uint32_t scale)
{
    precise float steps = uintBitsToFloat(quotient(element & MAGNITUDE, scale) | element & ~MAGNITUDE) + 127.0;
    steps += 0.5;
    int code = steps > 0.0 ? int(min(steps, 254.0)) - 127 : -127;
    return scale == 0u ? 0u : uint32_t(code) & 0xffu;
}

// The scale of a block of e4m3, an f32, with which 448 reaches the peak.
uint32_t float_scale(uint32_t peak)
{
    uint32_t scale = quotient(peak, floatBitsToUint(448.0));
    return scale + (peak > 0u && is_product_below(scale, 7u, 6, peak) ? 1u : 0u);
}

// The code of an element of e4m3: of the codes nearest to its share of the scale, that which is even.
uint32_t e4m3_code(uint32_t element, uint32_t scale)
{
    uint32_t share = quotient(element & MAGNITUDE, scale);
    uint32_t code = (share + 0x7ffffu + (share >> 20u & 1u) >> 20u) - (120u << 3u);
    if (share < 0x3c800000u) // 2^-6: a multiple of 2^-9
    {
        code = uint32_t(roundEven(uintBitsToFloat(share) * 512.0));
    }
    return min(scale == 0u ? 0u : code, 126u) | (element > ~MAGNITUDE ? 128u : 0u);
}

// Half `number` of the words of q8_0: a block has its scale and 16 pairs of codes.
uint32_t half_of_blocks(uint32_t number, inout uint32_t scale)
{
    uint32_t block = number / 17u, part = number % 17u;
    uvec2 begin = block_begin(block, 32u);
    if (part == 0u || number % 2u == 0u) // else it is that of the half before
    {
        uint32_t peak = peak_of(begin, 32u);
        scale = peak < INFINITY ? half_scale(peak) : NO_SCALE;
    }
    if (part == 0u || scale == NO_SCALE)
    {
        return scale == NO_SCALE ? part == 0u ? 0x7e00u : 0u : scale;
    }
    uint32_t bits = bits_of_half(scale);
    return byte_code(element_of(begin, 2u * part - 2u), bits) | byte_code(element_of(begin, 2u * part - 1u), bits) << 8u;
}

// Word `number` of the blocks of e4m3: a block has its scale and 32 words of codes.
uint32_t word_of_blocks(uint32_t number)
{
    uint32_t part = number % 33u;
    uvec2 begin = block_begin(number / 33u, 128u);
    uint32_t peak = peak_of(begin, 128u);
    uint32_t scale = peak < INFINITY ? float_scale(peak) : NO_SCALE;
    if (part == 0u || scale == NO_SCALE)
    {
        return scale == NO_SCALE ? part == 0u ? 0x7fc00000u : 0u : scale;
    }
    uint32_t word = 0u;
    for (uint32_t i = 0u; i < 4u; ++i)
    {
        word |= e4m3_code(element_of(begin, 4u * (part - 1u) + i), scale) << (8u * i);
    }
    return word;
}

void main()
{
    uint32_t workgroup = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint32_t number = workgroup * INVOCATIONS + gl_LocalInvocationIndex;
    if (number >= written)
    {
        return;
    }
    uint32_t word = 0u;
    if (kind == SK_BECOMES_E4M3)
    {
        word = word_of_blocks(number);
    }
    else
    {
        uint32_t scale = 0u;
        for (uint32_t i = 0u; i < 2u; ++i)
        {
            word |= half_of_blocks(2u * number + i, scale) << (16u * i);
        }
    }
    block_words(add(words(to), span(number, 1u, 4u))).x[0] = word;
}
