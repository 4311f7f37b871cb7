#include "load_lines_of_blocks.glsl"

// A is in q8_0: of each 32 elements, a scale of f16 and 32 bytes, which are integers. Blocks begin at even bytes. They come from
// caches: invocations with other columns and the same k load the same.
const uint32_t A_ELEMENTS = 32u; // of a block
const uint32_t A_SIZE = 34u; // bytes of a block

// Bytes of lines * stride elements, which are whole blocks.
uvec2 a_span(uint32_t lines, uint32_t stride)
{
    uint high, low, carry, bytes;
    umulExtended(lines, stride / A_ELEMENTS, high, low);
    umulExtended(low, A_SIZE, carry, bytes);
    return uvec2(bytes, high * A_SIZE + carry);
}

uvec2 a_rows[TILE_M]; // addresses of the tile's rows at k = 0

// Rows past m repeat the last one: what they add up to is never stored.
void begin_a(sk_tile_position position)
{
    uint32_t first = position.row * TILE_M;
    uvec2 matrix = add(words(problem.a.address), a_span(position.batch, problem.a.batch_stride));
    [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
    {
        a_rows[m] = add(matrix, a_span(min(first + m, problem.m - 1u), problem.a.leading_dimension));
    }
}

// What a run is multiplied by: of each row, 16 integers and a scale for each of its two parts.
uvec4 a_integers[TILE_M][2];
float a_scales[TILE_M][2];

// 16 bytes from byte 2 or 4 of five words on.
uvec4 behind_scale(uvec4 words, uint32_t last, bool is_second)
{
    uvec4 next = uvec4(words.yzw, last);
    return mix(words >> 16u | next << 16u, next, bvec4(is_second));
}

float a_scale(uint32_t word, bool is_second)
{
    return unpackHalf2x16(is_second ? word >> 16u : word & 0xffffu).x;
}

// Both halves of a block.
void load_block_of_a(uint32_t m, uint32_t k)
{
    uvec2 address = add(a_rows[m], uvec2(k / A_ELEMENTS * A_SIZE, 0u));
    memory_words words = words_around(address);
    bool is_second = (address.x & 2u) != 0u;
    uvec4 low = uvec4(words.x[0], words.x[1], words.x[2], words.x[3]), high = uvec4(words.x[4], words.x[5], words.x[6], words.x[7]);
    a_integers[m][0] = behind_scale(low, high.x, is_second);
    a_integers[m][1] = behind_scale(high, words.x[8], is_second);
    a_scales[m][0] = a_scales[m][1] = a_scale(low.x, is_second);
}

// The half that begins with element k.
void load_half_of_a(uint32_t m, uint32_t k, uint32_t part)
{
    uvec2 address = add(a_rows[m], uvec2(k / A_ELEMENTS * A_SIZE, 0u));
    memory_words words = words_around(address);
    bool is_second = (address.x & 2u) != 0u;
    uint32_t first = k % A_ELEMENTS / 4u;
    uvec4 four = uvec4(words.x[first], words.x[first + 1u], words.x[first + 2u], words.x[first + 3u]);
    a_integers[m][part] = behind_scale(four, words.x[first + 4u], is_second);
    a_scales[m][part] = a_scale(words.x[0], is_second);
}

// Loads what the run of element k is multiplied by.
void load_a(uint32_t k)
{
    uint32_t block = k - k % BLOCK_ELEMENTS, run = k % BLOCK_ELEMENTS / RUN;
    [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
    {
        if (HAS_ORDER)
        {
            load_half_of_a(m, block + part_begin(run, 0u), 0u);
            load_half_of_a(m, block + part_begin(run, 1u), 1u);
        }
        else
        {
            load_block_of_a(m, k);
        }
    }
}
