#include "block_sizes.glsl"

#include "memory_words.glsl"

// Blocks are read where they lie. Bytes are counted from the word around the first byte of a line.
#define block_words memory_words

uint32_t word_of(block_words line, uint32_t number)
{
    return line.x[number];
}

// The words from the one around a byte on. Those at constant places behind it take no instruction to address.
block_words words_from(block_words line, uint32_t at)
{
    return block_words(add(uvec2(line), uvec2(at & ~3u, 0u)));
}

// Where blocks are whole vectors: the one that begins at a byte.
const bool HAS_WHOLE_VECTORS = false;

uvec4 vector_of(block_words line, uint32_t at)
{
    return uvec4(0u);
}

// See blocks_in_shared.glsl.j2. Blocks are whole, and lines begin anywhere.
const bool HAS_PIECES = false, HAS_VECTORS = false;
const uint32_t SHARE_BEGIN = 0u, SHARE_RUNS = 1u;

uint32_t word_in_vector(block_words line, uint32_t at)
{
    return 0u;
}

#include "formats.glsl"

// The run of element k of a line, which begins at an address.
sk_run load_run(uvec2 address, uint32_t k)
{
    address = add(address, uvec2(k / BLOCK_ELEMENTS * BLOCK_SIZE, 0u));
    return run_at(words_around(address), address.x % 4u, k % BLOCK_ELEMENTS / RUN_ELEMENTS);
}
