/* What sparse_benchmark --square accepts and refuses: products of every generated matrix with itself pass, and no wrong
 * offset, column or value does. */

#include "parts/oracle/spgemm_verify.h"
#include "check.h"
#include "parts/matrices/element.h"

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
    CHECK(count_wrong_rows(&a, &c, &wrong));
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
    CHECK_EQ(count_sparse_products(&a), products);
    free_product();
}

int main(void)
{
    RUN(right_products_of_every_matrix_and_type_pass);
    RUN(each_wrong_value_is_found);
    RUN(each_wrong_column_is_found);
    RUN(each_wrong_offset_is_found);
    RUN(products_are_counted);
    return CHECK_DONE();
}
