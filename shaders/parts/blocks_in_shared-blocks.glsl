#include "memory_words.glsl"

// Blocks are copied to shared memory as they are. Bytes are counted from a word there.
struct block_words
{
    uint32_t first;
};

uint32_t word_of(block_words line, uint32_t number)
{
    uint32_t at = line.first + number;
    return shared_vectors[at / 4u][at % 4u];
}

// The words from the one around a byte on.
block_words words_from(block_words line, uint32_t at)
{
    return block_words(line.first + at / 4u);
}

// Whether a column begins at a whole vector.
const bool HAS_VECTORS = VECTORS;

// Where blocks and their parts are whole vectors, or pieces of split ones: the vector around a byte.
const bool HAS_WHOLE_VECTORS = VECTORS && BLOCK_SIZE % 16u == 0u;

uvec4 vector_of(block_words line, uint32_t at)
{
    return shared_vectors[(line.first + at / 4u) / 4u];
}

// The place of a byte's word in that vector.
uint32_t word_in_vector(block_words line, uint32_t at)
{
    return (line.first + at / 4u) % 4u;
}

// Where shares of blocks begin, and how many runs they have.
const uint32_t SHARE_BEGIN = COPIED * SHARE_PLACE;
const uint32_t SHARE_RUNS = TILE_K / RUN_ELEMENTS;

#include "formats.glsl"
