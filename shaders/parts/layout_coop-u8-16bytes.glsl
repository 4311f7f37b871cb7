const uint32_t STEPS = TILE_K / FRAGMENT_K; // even

// A tile in shared memory. Matrix loads take 8 lines of 16 bytes a stride apart at once; the stride is odd, in 16-byte words, so
// that they touch all banks. Where k runs along a line, line i of every fragment shares one stretch: a stride then holds a
// line of each fragment, and 16 bytes of padding suffice for all. Otherwise a stretch is the tile's extent at one k.
const uint32_t A_STRIDE = (A_K_CONTIGUOUS ? TILE_M / FRAGMENT_M * TILE_K : TILE_M) / VECTOR + 1u; // 16-byte words
const uint32_t A_FRAGMENT = (A_K_CONTIGUOUS ? TILE_K : FRAGMENT_M) / VECTOR; // from a fragment to its neighbour
const uint32_t B_STRIDE = (B_K_CONTIGUOUS ? TILE_N / FRAGMENT_N * TILE_K : TILE_N) / VECTOR + 1u; // 16-byte words
const uint32_t B_FRAGMENT = (B_K_CONTIGUOUS ? TILE_K : FRAGMENT_N) / VECTOR; // from a fragment to its neighbour

const int A_LAYOUT = A_K_CONTIGUOUS ? gl_CooperativeMatrixLayoutRowMajor : gl_CooperativeMatrixLayoutColumnMajor;
const int B_LAYOUT = B_K_CONTIGUOUS ? gl_CooperativeMatrixLayoutColumnMajor : gl_CooperativeMatrixLayoutRowMajor;
