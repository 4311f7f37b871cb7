// Generated from templates/kernels/copy/join.comp.j2. Do not edit; run: ninja regen
//
// Joins codes, scales and zeros that lie apart to blocks. An invocation writes the codes of a run, and the first of a block its
// scale and zero.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

const uint32_t INVOCATIONS = 128u;
layout(local_size_x = 128) in;

// Kinds of zeros; another is 8.
#define SK_ZEROS_F16 1u
#define SK_ZEROS_CODES 2u

// What codes and scales are: 4 bits and f16 scales; E4M3 and f32; E2M1 and E4M3.
#define SK_JOINS_Q4 0u
#define SK_JOINS_E4M3 1u
#define SK_JOINS_NVFP4 2u

layout(push_constant, std430) uniform push_constants
{
    uint32_t codes[2]; // addresses, low word first
    uint32_t scales[2];
    uint32_t zeros[2];
    uint32_t to[2];
    uint32_t lines, k;
    uint32_t elements;             // of a block
    uint32_t awq;                  // 1: words of codes, and of zeros of 4 bits, have 8 lines, in AWQ's order
    uint32_t kind;                 // SK_JOINS_
    uint32_t lines_of_scale;       // that share their scales
    uint32_t code_line, code_step; // words, from a line to the next, and within one; as are, of their elements:
    uint32_t scale_line, scale_step;
    uint32_t zero_line, zero_step;
    uint32_t zero_kind, zero_added; // and what is added to zeros of 4 bits
};

#include "bytes.glsl"

#include "memory_words.glsl"

layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer block_words
{
    uint32_t x[];
};

const uint32_t RUN_ELEMENTS = 32u;

// The place of a line in a word of eight, as AWQ has them.
uint32_t awq_place(uint32_t line)
{
    return line % 8u / 2u + line % 2u * 4u;
}

// A word of codes of a line, or of eight lines.
uint32_t stored_word(uint32_t line, uint32_t number)
{
    uvec2 address = add(words(codes), span(line, code_line, 4u));
    return memory_words(add(address, span(number, code_step, 4u))).x[0];
}

// Codes of neighbours along k.
uint32_t code_word(uint32_t line, uint32_t number)
{
    if (awq == 0u)
    {
        return stored_word(line, number);
    }
    uint32_t word = 0u;
    for (uint32_t i = 0u; i < 8u; ++i)
    {
        word |= (stored_word(line / 8u, 8u * number + i) >> (4u * awq_place(line)) & 15u) << (4u * i);
    }
    return word;
}

// What begins at an address: `size` bytes that do not straddle words.
uint32_t bits_at(uvec2 address, uint32_t size)
{
    return words_around(address).x[0] >> (8u * (address.x % 4u)) & 0xffffffffu >> (32u - 8u * size);
}

// The scale of a group.
uint32_t scale_bits(uint32_t line, uint32_t group)
{
    uint32_t size = kind == SK_JOINS_Q4 ? 2u : kind == SK_JOINS_E4M3 ? 4u : 1u;
    uvec2 number = add(span(line, scale_line, 1u), span(group, scale_step, 1u));
    uvec2 bytes = add(number, size > 1u ? number : uvec2(0u));
    return bits_at(add(words(scales), size > 2u ? add(bytes, bytes) : bytes), size);
}

// The zero of a group, f16.
uint32_t zero_word(uint32_t line, uint32_t group)
{
    if (zero_kind == SK_ZEROS_F16)
    {
        return bits_at(add(words(zeros), add(span(line, zero_line, 2u), span(group, zero_step, 2u))), 2u);
    }
    uint32_t zero = 8u;
    if (zero_kind == SK_ZEROS_CODES)
    {
        uvec2 number = add(span(line, zero_line, 1u), span(group, zero_step, 1u)); // 4 bits each
        uint32_t place = awq == 1u ? awq_place(number.x) : number.x % 8u;
        uvec2 bytes = uvec2((number.x >> 1u | number.y << 31u) & ~3u, number.y >> 1u);
        zero = (memory_words(add(words(zeros), bytes)).x[0] >> (4u * place) & 15u) + zero_added;
    }
    return packHalf2x16(vec2(float(zero), 0.0));
}

// What a block begins with.
uint32_t head_of(uint32_t line, uint32_t block)
{
    line /= lines_of_scale;
    if (kind == SK_JOINS_NVFP4)
    {
        uint32_t scales_of_four = 0u;
        [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
        {
            scales_of_four |= scale_bits(line, 4u * block + i) << (8u * i);
        }
        return scales_of_four;
    }
    uint32_t scale = scale_bits(line, block);
    return kind == SK_JOINS_E4M3 ? scale : scale | zero_word(line, block) << 16u;
}

// Four codes of 4 bits, a byte each.
uint32_t spread(uint32_t four)
{
    uint32_t two = (four | four << 8u) & 0x00ff00ffu;
    return (two | two << 4u) & 0x0f0f0f0fu;
}

// A byte has two codes, 16 elements apart; 8 of nvfp4.
void write_nibbles(block_words at, uint32_t line, uint32_t run)
{
    uint32_t apart = kind == SK_JOINS_NVFP4 ? 1u : 2u; // words
    [[unroll]] for (uint32_t i = 0u; i < 2u; ++i)
    {
        uint32_t number = 4u * run + (3u - apart) * i;
        uint32_t low = code_word(line, number), high = code_word(line, number + apart);
        at.x[2u * i] = spread(low & 0xffffu) | spread(high & 0xffffu) << 4u;
        at.x[2u * i + 1u] = spread(low >> 16u) | spread(high >> 16u) << 4u;
    }
}

void main()
{
    uint32_t workgroup = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint32_t number = workgroup * INVOCATIONS + gl_LocalInvocationIndex;
    uint32_t line_runs = k / RUN_ELEMENTS, block_runs = elements / RUN_ELEMENTS;
    uint32_t line = number / line_runs, run = number % line_runs;
    if (line >= lines)
    {
        return;
    }
    uint32_t run_size = kind == SK_JOINS_E4M3 ? RUN_ELEMENTS : RUN_ELEMENTS / 2u; // bytes
    uvec2 block = add(words(to), span(number, run_size, 1u));
    block = add(block, span(number / block_runs, 4u, 1u));
    if (run % block_runs == 0u)
    {
        block_words(block).x[0] = head_of(line, run / block_runs);
    }
    block_words codes_to = block_words(add(block, uvec2(4u, 0u)));
    if (kind != SK_JOINS_E4M3)
    {
        write_nibbles(codes_to, line, run);
        return;
    }
    [[unroll]] for (uint32_t i = 0u; i < 8u; ++i)
    {
        codes_to.x[i] = code_word(line, 8u * run + i);
    }
}
