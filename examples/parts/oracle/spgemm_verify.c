#include "spgemm_verify.h"

#include "course/memory.h"
#include "parts/matrices/element.h"
#include "course/parallel.h"

#include <stdlib.h>
#include <string.h>

uint64_t count_sparse_products(const sparse_matrix* a, const sparse_matrix* b)
{
    uint64_t products = 0;
    for (uint32_t i = 0; i < a->nonzeros; i++)
    {
        uint32_t row = a->column_indices[i];
        products += b->row_offsets[row + 1] - b->row_offsets[row];
    }
    return products;
}

enum
{
    RIGHT,
    WRONG,
    UNKNOWN,        /* memory was short */
    LEAST_ROWS = 64 /* of a thread */
};

typedef struct verification
{
    const sparse_matrix *a, *b;
    const spgemm_product* c;
    int8_t* values;         /* of A, and of B */
    unsigned char* verdict; /* a row */
} verification;

/* A row's sums by columns, and for which row each column was summed last, plus 1. */
typedef struct dense_sums
{
    int64_t* sums;
    uint32_t* rows;
} dense_sums;

/* Adds up a row. Returns its nonzeros. */
static uint32_t sum_row(const verification* v, uint32_t row, dense_sums* dense)
{
    const sparse_matrix *a = v->a, *b = v->b;
    uint32_t nonzeros = 0;
    for (uint32_t i = a->row_offsets[row]; i < a->row_offsets[row + 1]; i++)
        for (uint32_t j = b->row_offsets[a->column_indices[i]]; j < b->row_offsets[a->column_indices[i] + 1]; j++)
        {
            uint32_t column = b->column_indices[j];
            bool is_first = dense->rows[column] != row + 1;
            dense->sums[column] = (is_first ? 0 : dense->sums[column]) + v->values[i] * v->values[j];
            dense->rows[column] = row + 1;
            nonzeros += is_first;
        }
    return nonzeros;
}

static bool is_nonzero_right(const verification* v, uint32_t row, uint32_t at, const dense_sums* dense)
{
    const spgemm_product* c = v->c;
    unsigned char expected[8];
    size_t size = element_size(c->type);
    uint32_t column = c->column_indices[at];
    bool rises = at == c->row_offsets[row] || c->column_indices[at - 1] < column;
    if (!rises || column >= v->b->columns || dense->rows[column] != row + 1)
        return false;
    store_element(c->type, expected, (double)dense->sums[column]);
    return load_element(c->type, expected) == load_element(c->type, c->values + at * size);
}

static bool is_row_right(const verification* v, uint32_t row, dense_sums* dense)
{
    uint32_t begin = v->c->row_offsets[row], end = v->c->row_offsets[row + 1];
    bool right = begin <= end && end <= v->c->nonzeros && sum_row(v, row, dense) == end - begin;
    for (uint32_t at = begin; at < end && right; at++)
        right = is_nonzero_right(v, row, at, dense);
    return right;
}

static void verify_rows(uint64_t begin, uint64_t end, void* user_data)
{
    const verification* v = user_data;
    dense_sums dense = {take_memory((v->b->columns + (size_t)1) * sizeof *dense.sums, 1),
                        take_memory(v->b->columns + (size_t)1, sizeof *dense.rows)};
    for (uint32_t row = (uint32_t)begin; row < end && dense.sums && dense.rows; row++)
        v->verdict[row] = is_row_right(v, row, &dense) ? RIGHT : WRONG;
    free(dense.sums);
    free(dense.rows);
}

bool count_wrong_rows(const sparse_matrix* a, const sparse_matrix* b, const spgemm_product* c, uint64_t* wrong)
{
    uint32_t nonzeros = a->nonzeros > b->nonzeros ? a->nonzeros : b->nonzeros;
    verification v = {a, b, c, take_memory(nonzeros + (size_t)1, 1), take_memory(a->rows + (size_t)1, 1)};
    bool done = v.values && v.verdict;
    *wrong = c->row_offsets[0] != 0 || c->row_offsets[a->rows] != c->nonzeros;
    if (done)
    {
        memset(v.verdict, UNKNOWN, a->rows);
        for (uint32_t i = 0; i < nonzeros; i++)
            v.values[i] = (int8_t)draw_small_integer(i);
        run_parallel(a->rows, LEAST_ROWS, verify_rows, &v);
    }
    for (uint32_t row = 0; row < a->rows && done; row++)
    {
        *wrong += v.verdict[row] == WRONG;
        done = v.verdict[row] != UNKNOWN;
    }
    free(v.values);
    free(v.verdict);
    return done;
}
