/* What sparse_benchmark --square accepts and refuses: products of every generated matrix with itself pass, and no wrong
 * offset, column or value does. And the prolongations that --coarsen multiplies by. */

#include "parts/oracle/spgemm_verify.h"
#include "check.h"
#include "parts/matrices/element.h"
#include "parts/matrices/prolongation.h"

#include <stdlib.h>
#include <string.h>

static sparse_matrix a;
static spgemm_product c;

/* Appends a row of A A, column by column. */
static void append_row(uint32_t row)
{
    for (uint32_t column = 0; column < a.columns; column++)
    {
        double sum = 0.0;
        bool is_there = false;
        for (uint32_t i = a.row_offsets[row]; i < a.row_offsets[row + 1]; i++)
            for (uint32_t j = a.row_offsets[a.column_indices[i]]; j < a.row_offsets[a.column_indices[i] + 1]; j++)
                if (a.column_indices[j] == column)
                {
                    sum += draw_small_integer(i) * draw_small_integer(j);
                    is_there = true;
                }
        if (is_there)
        {
            c.column_indices[c.nonzeros] = column;
            store_element(c.type, c.values + c.nonzeros++ * element_size(c.type), sum);
        }
    }
    c.row_offsets[row + 1] = (uint32_t)c.nonzeros;
}

static void make_product(const char* name, sk_type type)
{
    for (int i = 0; i < SPARSE_KINDS; i++)
        if (strcmp(SPARSE_MATRICES[i].name, name) == 0)
            make_sparse_matrix(&SPARSE_MATRICES[i], 400, &a);
    size_t most = (size_t)a.rows * a.columns;
    memset(&c, 0, sizeof c);
    c.type = type;
    c.row_offsets = calloc(a.rows + (size_t)1, 4);
    c.column_indices = malloc(most * 4);
    c.values = malloc(most * element_size(type));
    for (uint32_t row = 0; row < a.rows; row++)
        append_row(row);
}

static void free_product(void)
{
    free(c.row_offsets);
    free(c.column_indices);
    free(c.values);
    free_sparse_matrix(&a);
}

static uint64_t count_wrong(void)
{
    uint64_t wrong = 0;
    CHECK(count_wrong_rows(&a, &a, &c, &wrong));
    return wrong;
}

static void right_products_of_every_matrix_and_type_pass(void)
{
    static const sk_type types[] = {SK_TYPE_F32, SK_TYPE_F64, SK_TYPE_F16, SK_TYPE_S32};
    for (int i = 0; i < SPARSE_KINDS; i++)
        for (int j = 0; j < 4; j++)
        {
            make_product(SPARSE_MATRICES[i].name, types[j]);
            CHECK(c.nonzeros > 0);
            CHECK_EQ(count_wrong(), 0);
            free_product();
        }
}

static void each_wrong_value_is_found(void)
{
    make_product("uniform", SK_TYPE_S32);
    for (uint32_t i = 0; i < c.nonzeros; i++)
    {
        c.values[4 * i] ^= 1;
        CHECK_EQ(count_wrong(), 1);
        c.values[4 * i] ^= 1;
    }
    free_product();
}

static void each_wrong_column_is_found(void)
{
    make_product("rmat", SK_TYPE_F32);
    for (uint32_t i = 0; i < c.nonzeros; i++)
    {
        uint32_t column = c.column_indices[i];
        c.column_indices[i] = column + 1;
        CHECK_EQ(count_wrong(), 1);
        c.column_indices[i] = UINT32_MAX;
        CHECK_EQ(count_wrong(), 1);
        c.column_indices[i] = column;
    }
    free_product();
}

static void each_wrong_offset_is_found(void)
{
    make_product("dense-row", SK_TYPE_F64);
    for (uint32_t row = 0; row <= a.rows; row++)
    {
        c.row_offsets[row]++;
        CHECK(count_wrong() > 0);
        c.row_offsets[row] -= 2;
        CHECK(count_wrong() > 0);
        c.row_offsets[row]++;
    }
    CHECK_EQ(count_wrong(), 0);
    free_product();
}

/* Products of rows, counted one by one. */
static void products_are_counted(void)
{
    make_product("banded", SK_TYPE_F32);
    uint64_t products = 0;
    for (uint32_t i = 0; i < a.nonzeros; i++)
        for (uint32_t j = a.row_offsets[a.column_indices[i]]; j < a.row_offsets[a.column_indices[i] + 1]; j++)
            products++;
    CHECK_EQ(count_sparse_products(&a, &a), products);
    free_product();
}

/* ---- prolongations --------------------------------------------------------------------------- */

static bool has_nonzero(const sparse_matrix* m, uint32_t row, uint32_t column)
{
    bool has = false;
    for (uint32_t i = m->row_offsets[row]; i < m->row_offsets[row + 1] && !has; i++)
        has = m->column_indices[i] == column;
    return has;
}

/* Whether A B has a nonzero there, by all pairs. */
static bool meets(const sparse_matrix* left, const sparse_matrix* right, uint32_t row, uint32_t column)
{
    bool does = false;
    for (uint32_t i = left->row_offsets[row]; i < left->row_offsets[row + 1] && !does; i++)
        does = has_nonzero(right, left->column_indices[i], column);
    return does;
}

static void check_pattern(const sparse_matrix* left, const sparse_matrix* right, const sparse_matrix* product)
{
    uint32_t found = 0, longest = 0;
    CHECK(product->rows == left->rows && product->columns == right->columns);
    for (uint32_t row = 0; row < left->rows; row++)
    {
        uint32_t length = product->row_offsets[row + 1] - product->row_offsets[row];
        longest = length > longest ? length : longest;
        for (uint32_t column = 0; column < right->columns; column++)
        {
            CHECK_EQ(has_nonzero(product, row, column), meets(left, right, row, column));
            found += has_nonzero(product, row, column);
        }
        for (uint32_t i = product->row_offsets[row] + 1; i < product->row_offsets[row + 1]; i++)
            CHECK(product->column_indices[i - 1] < product->column_indices[i]);
    }
    CHECK(found == product->nonzeros && longest == product->longest_row);
}

static void check_transpose(const sparse_matrix* m, const sparse_matrix* transpose)
{
    uint32_t found = 0, longest = 0;
    CHECK(transpose->rows == m->columns && transpose->columns == m->rows && transpose->nonzeros == m->nonzeros);
    for (uint32_t row = 0; row < transpose->rows; row++)
    {
        uint32_t length = transpose->row_offsets[row + 1] - transpose->row_offsets[row];
        longest = length > longest ? length : longest;
        for (uint32_t column = 0; column < transpose->columns; column++)
        {
            CHECK_EQ(has_nonzero(transpose, row, column), has_nonzero(m, column, row));
            found += has_nonzero(m, column, row);
        }
    }
    CHECK(found == m->nonzeros && longest == transpose->longest_row);
}

/* A row has one aggregate, and each aggregate has rows. */
static void check_aggregates(const sparse_matrix* p)
{
    bool* has_rows = calloc(p->columns + (size_t)1, sizeof *has_rows);
    uint32_t found = 0;
    CHECK(p->rows == a.rows && p->nonzeros == a.rows && p->columns <= a.rows);
    for (uint32_t row = 0; row < p->rows; row++)
        if (CHECK(p->row_offsets[row] == row && p->column_indices[row] < p->columns))
        {
            found += !has_rows[p->column_indices[row]];
            has_rows[p->column_indices[row]] = true;
        }
    CHECK_EQ(found, p->columns);
    free(has_rows);
}

static void prolongations_of_every_matrix_have_their_patterns(void)
{
    for (int i = 0; i < SPARSE_KINDS; i++)
    {
        sparse_matrix constant, smoothed, restriction;
        make_product(SPARSE_MATRICES[i].name, SK_TYPE_F32);
        if (CHECK(make_prolongation(&a, false, &constant) && make_prolongation(&a, true, &smoothed) &&
                  transpose_sparse_matrix(&smoothed, &restriction)))
        {
            check_aggregates(&constant);
            check_pattern(&a, &constant, &smoothed);
            check_transpose(&smoothed, &restriction);
        }
        free_sparse_matrix(&constant);
        free_sparse_matrix(&smoothed);
        free_sparse_matrix(&restriction);
        free_product();
    }
}

/* A grid's aggregate is a point and its neighbours: fewer than a third of the points have one. */
static void aggregates_of_a_grid_are_few(void)
{
    sparse_matrix p;
    make_product("stencil-5", SK_TYPE_F32);
    if (CHECK(make_prolongation(&a, false, &p)))
    {
        CHECK(p.columns >= a.rows / 9 && 3 * p.columns < a.rows);
    }
    free_sparse_matrix(&p);
    free_product();
}

/* A times P, whose product with other values of P is wrong. */
static void products_of_two_matrices_are_verified(void)
{
    sparse_matrix p, ap;
    uint64_t wrong = 0;
    make_product("scattered-7", SK_TYPE_F64);
    if (CHECK(make_prolongation(&a, false, &p) && multiply_patterns(&a, &p, &ap)))
    {
        spgemm_product product = {ap.nonzeros, SK_TYPE_F64, ap.row_offsets, ap.column_indices,
                                  calloc(ap.nonzeros + (size_t)1, sizeof(double))};
        for (uint32_t row = 0; row < ap.rows; row++)
            for (uint32_t i = a.row_offsets[row]; i < a.row_offsets[row + 1]; i++)
                for (uint32_t at = ap.row_offsets[row]; at < ap.row_offsets[row + 1]; at++)
                    if (ap.column_indices[at] == p.column_indices[a.column_indices[i]])
                        ((double*)(void*)product.values)[at] +=
                            draw_small_integer(i) * draw_small_integer(a.column_indices[i]);
        CHECK(count_wrong_rows(&a, &p, &product, &wrong));
        CHECK_EQ(wrong, 0);
        ((double*)(void*)product.values)[ap.nonzeros / 2] += 1.0;
        CHECK(count_wrong_rows(&a, &p, &product, &wrong));
        CHECK_EQ(wrong, 1);
        CHECK_EQ(count_sparse_products(&a, &p), a.nonzeros);
        free(product.values);
    }
    free_sparse_matrix(&p);
    free_sparse_matrix(&ap);
    free_product();
}

int main(void)
{
    RUN(right_products_of_every_matrix_and_type_pass);
    RUN(each_wrong_value_is_found);
    RUN(each_wrong_column_is_found);
    RUN(each_wrong_offset_is_found);
    RUN(products_are_counted);
    RUN(prolongations_of_every_matrix_have_their_patterns);
    RUN(aggregates_of_a_grid_are_few);
    RUN(products_of_two_matrices_are_verified);
    return CHECK_DONE();
}
