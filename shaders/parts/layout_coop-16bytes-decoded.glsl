const uint32_t STEPS = TILE_K / FRAGMENT_K; // even

// A tile in shared memory. Matrix loads take 8 lines of 16 bytes a stride apart at once; the stride is odd, in 16-byte words, so
// that they touch all banks. Where k runs along a line, line i of every fragment shares one stretch: a stride then holds a
// line of each fragment, and 16 bytes of padding suffice for all. Otherwise a stretch is the tile's extent at one k.
//
// Where an operand that comes in lines of rows is transposed, invocations that store at once have columns of up to NEAR
// fragments, and some k of each: fragments lie an odd number of steps apart, so that these touch all banks, too.
const uint32_t BLOCK = 4u; // lines from memory that an invocation transposes together
const uint32_t BLOCK_BYTES = BLOCK * 2u; // of one row, which it stores together
const uint32_t WORD_BLOCKS = 16u / BLOCK_BYTES; // in a word
const uint32_t BANKS = 128u; // bytes that shared memory stores at once

const bool A_TRANSPOSED = TRANSPOSES && PEELS && ALIGNED && !AHEAD && !A_K_CONTIGUOUS;
const bool A_ALONG_K = A_TRANSPOSED || A_K_CONTIGUOUS; // its lines
const uint32_t A_PARTS = FRAGMENT_M > VECTOR ? FRAGMENT_M / VECTOR : 1u; // vectors of a fragment's line along rows
const uint32_t A_NEIGHBOURS = TILE_M / VECTOR / A_PARTS;
const uint32_t A_NEAR = A_NEIGHBOURS % 8u == 0u ? 8u : A_NEIGHBOURS % 4u == 0u ? 4u : A_NEIGHBOURS % 2u == 0u ? 2u : 1u;
const uint32_t A_STEP = BANKS / 16u / A_NEAR;
const uint32_t A_APART = A_NEAR == 1u ? TILE_K / VECTOR : ((TILE_K / VECTOR + A_STEP - 1u) / A_STEP | 1u) * A_STEP;
const uint32_t A_FRAGMENT = A_TRANSPOSED ? A_APART : (A_K_CONTIGUOUS ? TILE_K : FRAGMENT_M) / VECTOR; // from a fragment to its neighbour
const uint32_t A_STRIDE = A_ALONG_K ? TILE_M / FRAGMENT_M * A_FRAGMENT | 1u : TILE_M / VECTOR | 1u; // 16-byte words

const bool B_TRANSPOSED = TRANSPOSES && PEELS && ALIGNED && !AHEAD && !B_K_CONTIGUOUS;
const bool B_ALONG_K = B_TRANSPOSED || B_K_CONTIGUOUS; // its lines
const uint32_t B_PARTS = FRAGMENT_N > VECTOR ? FRAGMENT_N / VECTOR : 1u; // vectors of a fragment's line along rows
const uint32_t B_NEIGHBOURS = TILE_N / VECTOR / B_PARTS;
const uint32_t B_NEAR = B_NEIGHBOURS % 8u == 0u ? 8u : B_NEIGHBOURS % 4u == 0u ? 4u : B_NEIGHBOURS % 2u == 0u ? 2u : 1u;
const uint32_t B_STEP = BANKS / 16u / B_NEAR;
const uint32_t B_APART = B_NEAR == 1u ? TILE_K / VECTOR : ((TILE_K / VECTOR + B_STEP - 1u) / B_STEP | 1u) * B_STEP;
const uint32_t B_FRAGMENT = B_TRANSPOSED ? B_APART : (B_K_CONTIGUOUS ? TILE_K : FRAGMENT_N) / VECTOR; // from a fragment to its neighbour
const uint32_t B_STRIDE = B_ALONG_K ? TILE_N / FRAGMENT_N * B_FRAGMENT | 1u : TILE_N / VECTOR | 1u; // 16-byte words

const int A_LAYOUT = A_ALONG_K ? gl_CooperativeMatrixLayoutRowMajor : gl_CooperativeMatrixLayoutColumnMajor;
const int B_LAYOUT = B_ALONG_K ? gl_CooperativeMatrixLayoutColumnMajor : gl_CooperativeMatrixLayoutRowMajor;

// Where a block that is to be transposed begins: which BLOCK lines, and which vector of them. Neighbours differ in fragment,
// then in lines, to BANKS bytes, and then in the vector of a fragment.
uvec2 block_place(uint32_t block, uint32_t parts, uint32_t near)
{
    uint32_t fitting = BANKS / BLOCK_BYTES / near;
    uint32_t lines = TILE_K / BLOCK % fitting == 0u ? fitting : 1u;
    uint32_t rest = block / (near * lines * parts);
    uint32_t line = block / near % lines + rest % (TILE_K / BLOCK / lines) * lines;
    uint32_t fragment = block % near + rest / (TILE_K / BLOCK / lines) * near;
    return uvec2(line, fragment * parts + block / (near * lines) % parts);
}
