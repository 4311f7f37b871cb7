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

#include "formats.glsl"
