#include "sparse.h"

#include <stdlib.h>

sk_type draw_sparse_type(launch* l)
{
    static const sk_type types[] = {SK_TYPE_F32, SK_TYPE_F64, SK_TYPE_F16, SK_TYPE_S32, SK_TYPE_CF32};
    sk_type drawn = DRAW_OF(&l->form, types);
    return l->device->has_type ? l->device->type : drawn;
}

/* Most rows are short; some are empty, and some long. */
static uint32_t draw_row_length(launch* l, uint32_t columns, uint32_t most)
{
    uint32_t kind = draw_below(&l->state, 12);
    uint32_t length = kind < 3 ? 0 : kind == 3 ? draw_below(&l->state, most + 1) : draw_below(&l->state, 9);
    return columns == 0 ? 0 : length < most ? length : most;
}

sparse draw_sparse(launch* l, sk_type type, uint32_t rows, uint32_t columns, uint32_t most_of_row, bool is_sorted)
{
    sparse x = {.rows = rows, .columns = columns, .type = type};
    x.offsets = calloc(rows + 1, sizeof *x.offsets);
    for (uint32_t row = 0; row < rows; row++)
    {
        uint32_t length = draw_row_length(l, columns, most_of_row), room = ROOM / 16 - x.nonzeros;
        x.nonzeros += length < room ? length : room;
        x.offsets[row + 1] = x.nonzeros;
    }
    x.indices = malloc((x.nonzeros + 1) * sizeof *x.indices);
    for (uint32_t row = 0; row < rows; row++)
    {
        uint32_t length = x.offsets[row + 1] - x.offsets[row];
        for (uint32_t i = 0; i < length; i++)
        {
            uint64_t even = ((uint64_t)i * columns + draw_below(&l->state, columns)) / length;
            x.indices[x.offsets[row] + i] = is_sorted ? (uint32_t)even : draw_below(&l->state, columns);
        }
    }
    return x;
}

void free_sparse(sparse* x)
{
    free(x->offsets);
    free(x->indices);
}

uint32_t longest_row_of(const sparse* x)
{
    uint32_t longest = 0;
    for (uint32_t row = 0; row < x->rows; row++)
    {
        uint32_t length = x->offsets[row + 1] - x->offsets[row];
        longest = length > longest ? length : longest;
    }
    return longest;
}

static place place_words(launch* l, const uint32_t* words, uint32_t count)
{
    place p = take_place(l->memory, count * sizeof *words, 4);
    memcpy(l->memory->at + p.at, words, count * sizeof *words);
    return p;
}

static place place_row_indices(launch* l, const sparse* x)
{
    place p = take_place(l->memory, x->nonzeros * sizeof(uint32_t), 4);
    for (uint32_t row = 0; row < x->rows; row++)
    {
        for (uint32_t i = x->offsets[row]; i < x->offsets[row + 1]; i++)
        {
            memcpy(l->memory->at + p.at + i * sizeof row, &row, sizeof row);
        }
    }
    return p;
}

void place_sparse(launch* l, sparse* x, sk_storage storage, bool has_values)
{
    uint32_t size = (uint32_t)element_size(x->type);
    if (storage == SK_STORAGE_CSR)
    {
        x->row_offsets = place_words(l, x->offsets, x->rows + 1);
    }
    else
    {
        x->row_indices = place_row_indices(l, x);
    }
    x->column_indices = place_words(l, x->indices, x->nonzeros);
    x->values = take_place(l->memory, x->nonzeros * (size_t)size, size);
    for (uint32_t i = 0; i < x->nonzeros && has_values; i++)
    {
        store_number(l->memory, x->type, x->values.at + i * (size_t)size, draw_number(&l->state, x->type, 3));
    }
}

number get_value(const launch* l, const sparse* x, uint32_t at)
{
    return load_number(l->memory, x->type, x->values.at + at * element_size(x->type));
}

bool break_sparse(launch* l, const sparse* x, sk_storage storage)
{
    static const uint32_t words[] = {0xffffffff, 0x80000000, 0x7fffffff, 0x40000000, 0x10000};
    place rows = storage == SK_STORAGE_CSR ? x->row_offsets : x->row_indices;
    place broken = draw_once_in(&l->state, 2) ? rows : x->column_indices;
    uint32_t count = (uint32_t)(broken.size / sizeof(uint32_t)), word = DRAW_OF(&l->state, words);
    for (uint32_t times = draw_below(&l->state, 4); count && times < 4; times++)
    {
        uint32_t at = draw_below(&l->state, count);
        memcpy(l->memory->at + broken.at + at * sizeof word, &word, sizeof word);
    }
    return count > 0;
}

matrix draw_dense_matrix(launch* l, sk_dense_desc* desc, sk_type type, uint32_t rows, uint32_t columns)
{
    matrix x = {.type = type, .layout = desc->layout, .rows = rows, .columns = columns, .count = 1};
    desc->leading_dimension = draw_leading_dimension(l, &x, draw_once_in(&l->state, 2));
    x.leading_dimension = desc->leading_dimension ? desc->leading_dimension : line_length(&x);
    return x;
}

sk_buffer place_dense_matrix(launch* l, matrix* x)
{
    place p = take_place(l->memory, (size_t)count_bytes(x), (uint32_t)element_size(x->type));
    x->at = p.at;
    return name_place(&l->device->memory, l->memory, p);
}

void draw_sparse_factors(launch* l, sk_type type, double* alpha, double* beta)
{
    static const double reals[] = {0.0, 0.0, 1.0, -1.0, 2.0, -3.0, 0.5};
    uint32_t end = is_integer(type) ? 6 : 7;
    *alpha = draw_once_in(&l->state, 2) ? 1.0 : reals[draw_below(&l->state, end)];
    *beta = reals[draw_below(&l->state, end)];
}
