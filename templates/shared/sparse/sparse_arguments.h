/* sparse_arguments.h - the push constants of modules for sparse matrices, and what the workspace holds.
 *
 * Uses sparse/merge_path.h. Must not know who fills them in. Addresses are two words, low first.
 */

/* D = alpha A B + beta C, with a sparse A of `rows` rows. Strides are elements, as the layouts have them. */
SK__STRUCT(sk__sparse_arguments)
{
    uint32_t offsets[2]; /* addresses: of row offsets, column indices and values of A */
    uint32_t columns[2];
    uint32_t values[2];
    uint32_t b[2];
    uint32_t c[2];
    uint32_t d[2];
    uint32_t workspace[2];
    uint32_t rows;
    uint32_t nonzeros; /* 0: offsets, columns, values and B are not read */
    uint32_t last_column;
    uint32_t n;
    uint32_t leading_dimension_b;
    uint32_t leading_dimension_c;
    uint32_t leading_dimension_d;
    uint32_t workers;
    uint32_t alpha; /* bits of an f32; of integers, where values are those */
    uint32_t beta;
    uint32_t reads_c;
    uint32_t in_runs; /* invocations have neighbouring columns, of which B and D have 16 bytes at once */
};

#define SK__NO_TILE 0xffffffffu

/* The workspace begins with a word a worker: the tile whose end it has, but not its first atom, or SK__NO_TILE. Then
 * come slots of n sums: one a worker, for its part of that tile; and one a worker for the atoms behind its last tile's
 * end. */
SK__FUNCTION uint32_t sk__merge_slots_begin(uint32_t workers)
{
    return (4u * workers + 255u) / 256u * 256u;
}
