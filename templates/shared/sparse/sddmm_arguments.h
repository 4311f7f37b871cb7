/* sddmm_arguments.h - the push constants of the module that computes a product of dense matrices where a sparse one has
 * nonzeros.
 *
 * Uses language.h. Must not know who fills them in. Addresses are two words, low first.
 */

/* D = alpha A B + beta C at `nonzeros` places. Leading dimensions are elements. */
SK__STRUCT(sk__sddmm_arguments)
{
    uint32_t rows_at[2]; /* row offsets, or row indices */
    uint32_t columns[2];
    uint32_t a[2];
    uint32_t b[2];
    uint32_t c[2]; /* a value for each nonzero, as of D */
    uint32_t d[2];
    uint32_t rows;
    uint32_t last_column;
    uint32_t nonzeros;
    uint32_t k; /* 0: A, B and where nonzeros are is not read */
    uint32_t leading_dimension_a;
    uint32_t leading_dimension_b;
    uint32_t alpha; /* bits of an f32; of integers, where values are those */
    uint32_t beta;
    uint32_t reads_c;
    uint32_t in_runs; /* of A and B 16 bytes are loaded at once */
};
