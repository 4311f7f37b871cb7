/* Checks the product of two sparse matrices on the host: every offset, column and value, for integers. */
#ifndef PARTS_ORACLE_SPGEMM_VERIFY_H
#define PARTS_ORACLE_SPGEMM_VERIFY_H

#include "parts/matrices/random.h"
#include "parts/matrices/sparse_matrices.h"
#include "course/vulkan.h"

/* C as the device made it. */
typedef struct spgemm_product
{
    uint64_t nonzeros; /* that columns and values have memory for */
    sk_type type;
    uint32_t* row_offsets;
    uint32_t* column_indices;
    unsigned char* values;
} spgemm_product;

/* The value of a factor's i-th nonzero: an integer from -2 to 2. */
static inline double draw_small_integer(uint64_t i)
{
    return (double)(draw_bits(i) % 5) - 2.0;
}

/* Products of A B. B may be A. */
uint64_t count_sparse_products(const sparse_matrix* a, const sparse_matrix* b);

/* Count the rows of C that are not those of A B. False: memory is short. */
bool count_wrong_rows(const sparse_matrix* a, const sparse_matrix* b, const spgemm_product* c, uint64_t* wrong);

#endif
