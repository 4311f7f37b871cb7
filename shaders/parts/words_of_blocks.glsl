#include "block_sizes.glsl"

// Each subgroup copies what a k-iteration has of its columns to shared memory, as it lies in memory, whatever its first bytes' places
// in a word. An odd number of words in a column lets neighbours meet in few banks.
const bool SPLITS_BLOCKS = BLOCK_ELEMENTS > TILE_K; // two k-iterations have half of a block each, and copy all of it
const uint32_t COLUMN_BYTES = (SPLITS_BLOCKS ? 1u : TILE_K / BLOCK_ELEMENTS) * BLOCK_SIZE;
const bool IS_STEADY = COLUMN_BYTES % 4u == 0u; // a column's bytes lie alike in words in all k-iterations
const uint32_t COLUMN_WORDS = (COLUMN_BYTES + 7u - BLOCK_ALIGNMENT) / 4u | 1u;
const uint32_t B_WORDS = (SUBGROUP_N * COLUMN_WORDS + SUBGROUP_SIZE - 1u) / SUBGROUP_SIZE; // of an invocation
const uint32_t SUBGROUP_VECTORS = B_WORDS * SUBGROUP_SIZE / 4u;
const uint32_t ALL_VECTORS = B_VECTORS_BEGIN + SUBGROUPS * SUBGROUP_VECTORS;
