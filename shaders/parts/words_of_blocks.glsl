#include "block_sizes.glsl"

// Each subgroup copies what a k-iteration has of its columns to shared memory, as it lies in memory: in vectors of 16 bytes if VECTORS,
// else in words, whatever its first bytes' places in a word. An odd number of them in a column lets neighbours meet in few banks.
const bool SPLITS_BLOCKS = BLOCK_ELEMENTS > TILE_K; // two k-iterations have half of a block each, and copy all of it
const uint32_t COLUMN_BYTES = (SPLITS_BLOCKS ? 1u : TILE_K / BLOCK_ELEMENTS) * BLOCK_SIZE;
const uint32_t COPIED = VECTORS ? 16u : 4u; // bytes that are copied at once
const uint32_t EVEN_BYTES = COLUMN_BYTES % 16u == 0u ? 16u : COLUMN_BYTES % 8u == 0u ? 8u : COLUMN_BYTES % 4u == 0u ? 4u : BLOCK_ALIGNMENT;
const uint32_t GRAIN = VECTORS ? EVEN_BYTES : BLOCK_ALIGNMENT; // of what lies before a column's bytes in their unit
const bool IS_STEADY = COLUMN_BYTES % COPIED == 0u; // a column's bytes lie alike in units in all k-iterations
const uint32_t COLUMN_UNITS = (COLUMN_BYTES + 2u * COPIED - 1u - GRAIN) / COPIED | (VECTORS && GRAIN < 4u ? 0u : 1u);
const uint32_t B_UNITS = (SUBGROUP_N * COLUMN_UNITS + SUBGROUP_SIZE - 1u) / SUBGROUP_SIZE; // of an invocation
const uint32_t SUBGROUP_VECTORS = VECTORS ? SUBGROUP_N * COLUMN_UNITS : B_UNITS * SUBGROUP_SIZE / 4u;
const uint32_t ALL_VECTORS = B_VECTORS_BEGIN + SUBGROUPS * SUBGROUP_VECTORS;
