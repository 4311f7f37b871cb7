#include "prolongation.h"

#include <stdlib.h>
#include <string.h>

/* ---- aggregates ------------------------------------------------------------------------------ */

static const uint32_t NONE = UINT32_MAX;

/* Whether a row and all its neighbours are in no aggregate. */
static bool is_free(const sparse_matrix* a, uint32_t row, const uint32_t* aggregates)
{
    bool is = aggregates[row] == NONE;
    for (uint32_t i = a->row_offsets[row]; i < a->row_offsets[row + 1] && is; i++)
        is = aggregates[a->column_indices[i]] == NONE;
    return is;
}

/* The aggregate of a neighbour that has one. */
static uint32_t find_neighbour(const sparse_matrix* a, uint32_t row, const uint32_t* aggregates)
{
    uint32_t found = NONE;
    for (uint32_t i = a->row_offsets[row]; i < a->row_offsets[row + 1] && found == NONE; i++)
        found = aggregates[a->column_indices[i]];
    return found;
}

/* A free row and its neighbours are an aggregate; rows that are left join that of a neighbour, or are one alone (Vanek,
 * Mandel, Brezina 1996). Returns how many there are. */
static uint32_t aggregate_rows(const sparse_matrix* a, uint32_t* aggregates)
{
    uint32_t count = 0;
    for (uint32_t row = 0; row < a->rows; row++)
        aggregates[row] = NONE;
    for (uint32_t row = 0; row < a->rows; row++)
        if (is_free(a, row, aggregates))
        {
            aggregates[row] = count;
            for (uint32_t i = a->row_offsets[row]; i < a->row_offsets[row + 1]; i++)
                aggregates[a->column_indices[i]] = count;
            count++;
        }
    for (uint32_t row = 0; row < a->rows; row++)
    {
        uint32_t own = aggregates[row] != NONE ? aggregates[row] : find_neighbour(a, row, aggregates);
        aggregates[row] = own != NONE ? own : count++;
    }
    return count;
}

static bool make_constant(const sparse_matrix* a, sparse_matrix* p)
{
    memset(p, 0, sizeof *p);
    p->row_offsets = malloc((a->rows + (size_t)1) * sizeof *p->row_offsets);
    p->column_indices = malloc((a->rows + (size_t)1) * sizeof *p->column_indices);
    if (!p->row_offsets || !p->column_indices)
        return false;
    p->rows = p->nonzeros = a->rows;
    p->longest_row = a->rows > 0 ? 1 : 0;
    p->columns = aggregate_rows(a, p->column_indices);
    for (uint32_t row = 0; row <= a->rows; row++)
        p->row_offsets[row] = row;
    return true;
}

bool make_prolongation(const sparse_matrix* a, bool is_smoothed, sparse_matrix* p)
{
    sparse_matrix constant;
    if (!is_smoothed)
        return make_constant(a, p);
    memset(p, 0, sizeof *p);
    bool made = make_constant(a, &constant) && multiply_patterns(a, &constant, p);
    free_sparse_matrix(&constant);
    return made;
}

/* ---- transposes and products ----------------------------------------------------------------- */

bool transpose_sparse_matrix(const sparse_matrix* m, sparse_matrix* transpose)
{
    uint32_t* next = calloc(m->columns + (size_t)2, sizeof *next);
    memset(transpose, 0, sizeof *transpose);
    transpose->rows = m->columns;
    transpose->columns = m->rows;
    transpose->nonzeros = m->nonzeros;
    transpose->row_offsets = malloc((m->columns + (size_t)1) * sizeof *transpose->row_offsets);
    transpose->column_indices = malloc((m->nonzeros + (size_t)1) * sizeof *transpose->column_indices);
    bool made = next && transpose->row_offsets && transpose->column_indices;
    for (uint32_t i = 0; i < m->nonzeros && made; i++)
        next[m->column_indices[i] + 1]++;
    for (uint32_t row = 0; row <= m->columns && made; row++)
    {
        transpose->longest_row = next[row] > transpose->longest_row ? next[row] : transpose->longest_row;
        next[row] += row > 0 ? next[row - 1] : 0;
        transpose->row_offsets[row] = next[row];
    }
    for (uint32_t row = 0; row < m->rows && made; row++)
        for (uint32_t i = m->row_offsets[row]; i < m->row_offsets[row + 1]; i++)
            transpose->column_indices[next[m->column_indices[i]]++] = row;
    free(next);
    return made;
}

static int compare_indices(const void* a, const void* b)
{
    uint32_t x = *(const uint32_t*)a, y = *(const uint32_t*)b;
    return x < y ? -1 : x > y;
}

/* The columns of a row of A B, unsorted, each once. `last` tells for which row each column was met last, plus 1.
 * `columns` may be NULL: then they are only counted. */
static uint32_t find_columns(const sparse_matrix* a, const sparse_matrix* b, uint32_t row, uint32_t* last,
                             uint32_t* columns)
{
    uint32_t found = 0;
    for (uint32_t i = a->row_offsets[row]; i < a->row_offsets[row + 1]; i++)
        for (uint32_t j = b->row_offsets[a->column_indices[i]]; j < b->row_offsets[a->column_indices[i] + 1]; j++)
        {
            uint32_t column = b->column_indices[j];
            if (last[column] != row + 1 && columns)
                columns[found] = column;
            found += last[column] != row + 1;
            last[column] = row + 1;
        }
    return found;
}

static uint64_t count_pattern(const sparse_matrix* a, const sparse_matrix* b, uint32_t* last)
{
    uint64_t nonzeros = 0;
    for (uint32_t row = 0; row < a->rows; row++)
        nonzeros += find_columns(a, b, row, last, NULL);
    return nonzeros;
}

bool multiply_patterns(const sparse_matrix* a, const sparse_matrix* b, sparse_matrix* c)
{
    uint32_t* last = calloc(b->columns + (size_t)1, sizeof *last);
    uint64_t nonzeros = last ? count_pattern(a, b, last) : 0;
    memset(c, 0, sizeof *c);
    c->rows = a->rows;
    c->columns = b->columns;
    c->row_offsets = calloc(a->rows + (size_t)1, sizeof *c->row_offsets);
    c->column_indices = nonzeros < UINT32_MAX ? malloc((nonzeros + (size_t)1) * sizeof *c->column_indices) : NULL;
    bool made = last && c->row_offsets && c->column_indices;
    if (last)
        memset(last, 0, (b->columns + (size_t)1) * sizeof *last);
    for (uint32_t row = 0; row < a->rows && made; row++)
    {
        uint32_t* columns = c->column_indices + c->nonzeros;
        uint32_t own = find_columns(a, b, row, last, columns);
        qsort(columns, own, sizeof *columns, compare_indices);
        c->nonzeros += own;
        c->row_offsets[row + 1] = c->nonzeros;
        c->longest_row = own > c->longest_row ? own : c->longest_row;
    }
    free(last);
    return made;
}
