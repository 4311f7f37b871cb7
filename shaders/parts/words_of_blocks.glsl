#include "block_sizes.glsl"

// Each subgroup copies what a k-iteration has of its columns to shared memory, as it lies in memory: in vectors of 16 bytes if VECTORS,
// else in words, whatever its first bytes' places in a word. An odd number of them in a column lets neighbours meet in few banks.
const uint32_t SHARES = BLOCK_ELEMENTS > TILE_K ? BLOCK_ELEMENTS / TILE_K : 1u; // k-iterations that have a share of a block each
const bool SPLITS_BLOCKS = SHARES > 1u;
const uint32_t COLUMN_BYTES = (SPLITS_BLOCKS ? 1u : TILE_K / BLOCK_ELEMENTS) * BLOCK_SIZE;
const uint32_t COPIED = VECTORS ? 16u : 4u; // bytes that are copied at once
const uint32_t EVEN_BYTES = COLUMN_BYTES % 16u == 0u ? 16u : COLUMN_BYTES % 8u == 0u ? 8u : COLUMN_BYTES % 4u == 0u ? 4u : BLOCK_ALIGNMENT;
const uint32_t GRAIN = VECTORS ? EVEN_BYTES : BLOCK_ALIGNMENT; // of what lies before a column's bytes in their unit
const bool IS_STEADY = COLUMN_BYTES % COPIED == 0u; // a column's bytes lie alike in units in all k-iterations
const uint32_t WHOLE_UNITS = (COLUMN_BYTES + 2u * COPIED - 1u - GRAIN) / COPIED | (VECTORS && GRAIN < 4u ? 0u : 1u);

// Of some formats, a k-iteration copies two pieces of a block that it shares: bytes that all need, which come first, and its share of
// those behind them. In shared memory both begin at multiples of 16 bytes. Of others the first of the k-iterations copies the block.
const uint32_t HEAD = FORMAT == 16u ? 16u : 0u; // bytes, a multiple of 16
const bool HAS_PIECES = SPLITS_BLOCKS && HEAD != 0u;
const uint32_t SHARE = (BLOCK_SIZE - HEAD) / SHARES; // bytes, a multiple of 16
const uint32_t HEAD_UNITS = (HEAD + 2u * COPIED - 1u - GRAIN) / COPIED;
const uint32_t PIECES_UNITS = HEAD_UNITS + (SHARE + 2u * COPIED - 1u - GRAIN) / COPIED;
const uint32_t UNITS_IN_VECTOR = 16u / COPIED;
const uint32_t SHARE_PLACE = (HEAD_UNITS + UNITS_IN_VECTOR - 1u) / UNITS_IN_VECTOR * UNITS_IN_VECTOR; // of its first unit
const uint32_t PIECES_VECTORS = (SHARE_PLACE + PIECES_UNITS - HEAD_UNITS + UNITS_IN_VECTOR - 1u) / UNITS_IN_VECTOR | 1u;
// Words are loaded as if they were as many as a power of two, so that invocations need few divisions to find their own.
const uint32_t PIECES_LOADS = VECTORS ? PIECES_UNITS : PIECES_UNITS > 16u ? 32u : 16u;

const uint32_t COLUMN_UNITS = HAS_PIECES ? PIECES_VECTORS * UNITS_IN_VECTOR : WHOLE_UNITS; // in shared memory
const uint32_t COLUMN_LOADS = HAS_PIECES ? PIECES_LOADS : WHOLE_UNITS;
const uint32_t B_UNITS = (SUBGROUP_N * COLUMN_LOADS + SUBGROUP_SIZE - 1u) / SUBGROUP_SIZE; // of an invocation
const uint32_t WHOLE_VECTORS = VECTORS ? SUBGROUP_N * COLUMN_UNITS : B_UNITS * SUBGROUP_SIZE / 4u;
const uint32_t SUBGROUP_VECTORS = HAS_PIECES ? SUBGROUP_N * PIECES_VECTORS : WHOLE_VECTORS;
const uint32_t ALL_VECTORS = B_VECTORS_BEGIN + SUBGROUPS * SUBGROUP_VECTORS;
