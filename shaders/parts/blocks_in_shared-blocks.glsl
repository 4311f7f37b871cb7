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

// Where blocks and their parts are whole vectors, or pieces of split ones: the vector around a byte.
const bool HAS_WHOLE_VECTORS = VECTORS && BLOCK_SIZE % 16u == 0u;

uvec4 vector_of(block_words line, uint32_t at)
{
    return shared_vectors[line.first / 4u + at / 16u];
}

// Of blocks that are split there are but pieces: where each lies, in bytes.
const bool HAS_PIECES = SPLITS_BLOCKS && PIECE_UNITS_1 != 0u;
const uint32_t PIECE_1 = COPIED * PIECE_PLACE_1, PIECE_2 = COPIED * PIECE_PLACE_2, PIECE_3 = COPIED * PIECE_PLACE_3;
const uint32_t SHARE_RUNS = TILE_K / RUN_ELEMENTS; // of a block, in the pieces

#include "formats.glsl"
