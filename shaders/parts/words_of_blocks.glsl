#include "block_sizes.glsl"

// Each subgroup copies what a k-iteration has of its columns to shared memory, as it lies in memory: in vectors of 16 bytes if VECTORS,
// else in words, whatever its first bytes' places in a word. An odd number of them in a column lets neighbours meet in few banks.
const uint32_t SHARES = BLOCK_ELEMENTS > TILE_K ? BLOCK_ELEMENTS / TILE_K : 1u; // k-iterations that have a share of a block
const bool SPLITS_BLOCKS = SHARES > 1u; // they copy pieces of it: where a format tells none, all
const uint32_t COLUMN_BYTES = (SPLITS_BLOCKS ? 1u : TILE_K / BLOCK_ELEMENTS) * BLOCK_SIZE;
const uint32_t COPIED = VECTORS ? 16u : 4u; // bytes that are copied at once
const uint32_t EVEN_BYTES = COLUMN_BYTES % 16u == 0u ? 16u : COLUMN_BYTES % 8u == 0u ? 8u : COLUMN_BYTES % 4u == 0u ? 4u : BLOCK_ALIGNMENT;
const uint32_t GRAIN = VECTORS ? EVEN_BYTES : BLOCK_ALIGNMENT; // of what lies before a column's bytes in their unit
const bool IS_STEADY = COLUMN_BYTES % COPIED == 0u; // a column's bytes lie alike in units in all k-iterations

// Pieces of a block: where the first share's begins in memory, and from there the next one's, in units; its units; their number, as they
// are loaded; and their place in shared memory, where long pieces begin at multiples of 16 bytes, so that parts of runs are vectors.
const uint32_t PIECE_BYTES_0 = FORMAT == 16u ? 16u : FORMAT == 17u ? 128u / SHARES : BLOCK_SIZE;
const uint32_t PIECE_BEGIN_0 = (FORMAT == 16u ? 0u : FORMAT == 17u ? 0u : 0u) / COPIED;
const uint32_t PIECE_STEP_0 = (FORMAT == 16u ? 0u : FORMAT == 17u ? 128u / SHARES : 0u) / COPIED;
const uint32_t PIECE_UNITS_0 = PIECE_BYTES_0 == 0u ? 0u : (PIECE_BYTES_0 + 2u * COPIED - 1u - GRAIN) / COPIED;
const uint32_t PIECE_NUMBER_0 = 0u;
const uint32_t PIECE_PLACE_0 = 0u;
const uint32_t PIECE_BYTES_1 = FORMAT == 16u ? 128u / SHARES : FORMAT == 17u ? 64u / SHARES : 0u;
const uint32_t PIECE_BEGIN_1 = (FORMAT == 16u ? 16u : FORMAT == 17u ? 128u : 0u) / COPIED;
const uint32_t PIECE_STEP_1 = (FORMAT == 16u ? 128u / SHARES : FORMAT == 17u ? 64u / SHARES : 0u) / COPIED;
const uint32_t PIECE_UNITS_1 = PIECE_BYTES_1 == 0u ? 0u : (PIECE_BYTES_1 + 2u * COPIED - 1u - GRAIN) / COPIED;
const uint32_t PIECE_NUMBER_1 = PIECE_NUMBER_0 + PIECE_UNITS_0;
const uint32_t PIECE_APART_1 = PIECE_BYTES_1 >= 16u ? 16u / COPIED : 1u;
const uint32_t PIECE_PLACE_1 = (PIECE_PLACE_0 + PIECE_UNITS_0 + PIECE_APART_1 - 1u) / PIECE_APART_1 * PIECE_APART_1;
const uint32_t PIECE_BYTES_2 = FORMAT == 17u ? 16u / SHARES : 0u;
const uint32_t PIECE_BEGIN_2 = (FORMAT == 17u ? 192u : 0u) / COPIED;
const uint32_t PIECE_STEP_2 = (FORMAT == 17u ? 16u / SHARES : 0u) / COPIED;
const uint32_t PIECE_UNITS_2 = PIECE_BYTES_2 == 0u ? 0u : (PIECE_BYTES_2 + 2u * COPIED - 1u - GRAIN) / COPIED;
const uint32_t PIECE_NUMBER_2 = PIECE_NUMBER_1 + PIECE_UNITS_1;
const uint32_t PIECE_APART_2 = PIECE_BYTES_2 >= 16u ? 16u / COPIED : 1u;
const uint32_t PIECE_PLACE_2 = (PIECE_PLACE_1 + PIECE_UNITS_1 + PIECE_APART_2 - 1u) / PIECE_APART_2 * PIECE_APART_2;
const uint32_t PIECE_BYTES_3 = FORMAT == 17u ? 2u : 0u;
const uint32_t PIECE_BEGIN_3 = (FORMAT == 17u ? 208u : 0u) / COPIED;
const uint32_t PIECE_STEP_3 = (FORMAT == 17u ? 0u : 0u) / COPIED;
const uint32_t PIECE_UNITS_3 = PIECE_BYTES_3 == 0u ? 0u : (PIECE_BYTES_3 + 2u * COPIED - 1u - GRAIN) / COPIED;
const uint32_t PIECE_NUMBER_3 = PIECE_NUMBER_2 + PIECE_UNITS_2;
const uint32_t PIECE_APART_3 = PIECE_BYTES_3 >= 16u ? 16u / COPIED : 1u;
const uint32_t PIECE_PLACE_3 = (PIECE_PLACE_2 + PIECE_UNITS_2 + PIECE_APART_3 - 1u) / PIECE_APART_3 * PIECE_APART_3;
const uint32_t PIECES_UNITS = PIECE_NUMBER_3 + PIECE_UNITS_3;

const uint32_t WHOLE_UNITS = (COLUMN_BYTES + 2u * COPIED - 1u - GRAIN) / COPIED | (VECTORS && GRAIN < 4u ? 0u : 1u);
const uint32_t PIECES_VECTORS = (PIECE_PLACE_3 + PIECE_UNITS_3 + 16u / COPIED - 1u) / (16u / COPIED) | 1u;
const uint32_t COLUMN_UNITS = SPLITS_BLOCKS ? PIECES_VECTORS * (16u / COPIED) : WHOLE_UNITS; // of a column, in shared memory
// Units that invocations load of a column. Words of pieces are as many as a power of two, so that few divisions are left.
const uint32_t COLUMN_LOADS = !SPLITS_BLOCKS ? COLUMN_UNITS : VECTORS ? PIECES_UNITS : PIECES_UNITS > 16u ? 32u : PIECES_UNITS > 8u ? 16u : 8u;
const uint32_t B_UNITS = (SUBGROUP_N * COLUMN_LOADS + SUBGROUP_SIZE - 1u) / SUBGROUP_SIZE; // of an invocation
const uint32_t SUBGROUP_VECTORS = VECTORS ? SUBGROUP_N * COLUMN_UNITS : SPLITS_BLOCKS ? SUBGROUP_N * COLUMN_UNITS / 4u : B_UNITS * SUBGROUP_SIZE / 4u;
const uint32_t ALL_VECTORS = B_VECTORS_BEGIN + SUBGROUPS * SUBGROUP_VECTORS;
