#include "sparse_matrices.h"

#include "random.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- memory ---------------------------------------------------------------------------------- */

static bool allocate(sparse_matrix* m, uint32_t rows, uint32_t columns, uint32_t most)
{
    memset(m, 0, sizeof *m);
    m->rows = rows;
    m->columns = columns;
    m->row_offsets = calloc(rows + (size_t)1, sizeof *m->row_offsets);
    m->column_indices = malloc((most + (size_t)1) * sizeof *m->column_indices);
    return m->row_offsets && m->column_indices;
}

void free_sparse_matrix(sparse_matrix* m)
{
    free(m->row_offsets);
    free(m->column_indices);
    memset(m, 0, sizeof *m);
}

static void add_nonzero(sparse_matrix* m, uint32_t column)
{
    m->column_indices[m->nonzeros++] = column;
}

static void end_row(sparse_matrix* m, uint32_t row)
{
    uint32_t length = m->nonzeros - m->row_offsets[row];
    m->row_offsets[row + 1] = m->nonzeros;
    m->longest_row = length > m->longest_row ? length : m->longest_row;
}

static uint32_t draw_column(uint64_t number, uint32_t columns)
{
    return (uint32_t)(draw_unit(number) * columns);
}

/* ---- stencils -------------------------------------------------------------------------------- */

/* A square grid's points and their 4 neighbours. */
static bool make_stencil_5(uint32_t nonzeros, sparse_matrix* m)
{
    uint32_t side = (uint32_t)sqrt(nonzeros / 5.0) + 1, points = side * side;
    if (!allocate(m, points, points, 5 * points))
        return false;
    for (uint32_t point = 0; point < points; point++)
    {
        uint32_t x = point % side, y = point / side;
        if (y > 0)
            add_nonzero(m, point - side);
        if (x > 0)
            add_nonzero(m, point - 1);
        add_nonzero(m, point);
        if (x + 1 < side)
            add_nonzero(m, point + 1);
        if (y + 1 < side)
            add_nonzero(m, point + side);
        end_row(m, point);
    }
    return true;
}

/* A permutation of `count` numbers, from the first on (Fisher and Yates, inside out). NULL: memory is short. */
static uint32_t* draw_permutation(uint32_t count)
{
    uint32_t* places = malloc((count + (size_t)1) * sizeof *places);
    for (uint32_t i = 0; i < count && places; i++)
    {
        uint32_t other = draw_column(i, i + 1);
        places[i] = places[other];
        places[other] = i;
    }
    return places;
}

/* The neighbours of a cubic grid's point along its axes, and itself; as columns that are permuted. */
static void add_axes(sparse_matrix* m, uint32_t point, uint32_t side, const uint32_t* columns)
{
    const uint32_t steps[3] = {1, side, side * side};
    add_nonzero(m, columns[point]);
    for (uint32_t axis = 0; axis < 3; axis++)
    {
        uint32_t at = point / steps[axis] % side;
        if (at > 0)
            add_nonzero(m, columns[point - steps[axis]]);
        if (at + 1 < side)
            add_nonzero(m, columns[point + steps[axis]]);
    }
}

/* A cubic grid's points and their 6 neighbours, numbered at random: alike for rows and columns. */
static bool make_scattered_7(uint32_t nonzeros, sparse_matrix* m)
{
    uint32_t side = (uint32_t)cbrt(nonzeros / 7.0) + 1, points = side * side * side;
    uint32_t *numbers = draw_permutation(points), *point_of = malloc(points * sizeof *point_of);
    bool made = allocate(m, points, points, 7 * points) && numbers && point_of;
    for (uint32_t point = 0; point < points && made; point++)
        point_of[numbers[point]] = point;
    for (uint32_t row = 0; row < points && made; row++)
    {
        add_axes(m, point_of[row], side, numbers);
        end_row(m, row);
    }
    free(numbers);
    free(point_of);
    return made;
}

/* A cubic grid's points and their 26 neighbours. */
static bool make_stencil_27(uint32_t nonzeros, sparse_matrix* m)
{
    int side = (int)cbrt(nonzeros / 27.0) + 1;
    uint32_t points = (uint32_t)(side * side * side);
    if (!allocate(m, points, points, 27 * points))
        return false;
    for (int point = 0; point < (int)points; point++)
    {
        int x = point % side, y = point / side % side, z = point / side / side;
        for (int i = 0; i < 27; i++)
        {
            int nx = x + i % 3 - 1, ny = y + i / 3 % 3 - 1, nz = z + i / 9 - 1;
            if (nx >= 0 && nx < side && ny >= 0 && ny < side && nz >= 0 && nz < side)
                add_nonzero(m, (uint32_t)((nz * side + ny) * side + nx));
        }
        end_row(m, (uint32_t)point);
    }
    return true;
}

/* ---- others ---------------------------------------------------------------------------------- */

/* 33 neighbours on the diagonal. */
static bool make_banded(uint32_t nonzeros, sparse_matrix* m)
{
    const uint32_t half = 16;
    uint32_t rows = nonzeros / (2 * half + 1) + 1;
    if (!allocate(m, rows, rows, (2 * half + 1) * rows))
        return false;
    for (uint32_t row = 0; row < rows; row++)
    {
        uint32_t end = row + half + 1 < rows ? row + half + 1 : rows;
        for (uint32_t column = row > half ? row - half : 0; column < end; column++)
            add_nonzero(m, column);
        end_row(m, row);
    }
    return true;
}

/* 16 random columns in each row. */
static bool make_uniform(uint32_t nonzeros, sparse_matrix* m)
{
    uint32_t rows = nonzeros / 16 + 1;
    if (!allocate(m, rows, rows, 16 * rows))
        return false;
    for (uint32_t row = 0; row < rows; row++)
    {
        for (uint32_t i = 0; i < 16; i++)
            add_nonzero(m, draw_column(m->nonzeros, rows));
        end_row(m, row);
    }
    return true;
}

/* 16 random columns in about one row of ten; the other rows are empty. */
static bool make_sparse_rows(uint32_t nonzeros, sparse_matrix* m)
{
    uint32_t rows = nonzeros / 16 * 10 + 10, most = nonzeros + nonzeros / 4 + 1024;
    if (!allocate(m, rows, rows, most))
        return false;
    for (uint32_t row = 0; row < rows; row++)
    {
        bool is_empty = draw_column((uint64_t)row << 32, 10) > 0 || most - m->nonzeros < 16;
        for (uint32_t i = 0; i < (is_empty ? 0u : 16u); i++)
            add_nonzero(m, draw_column(m->nonzeros, rows));
        end_row(m, row);
    }
    return true;
}

/* 4 dense blocks of 8 x 8 in each row of blocks. */
static bool make_blocks(uint32_t nonzeros, sparse_matrix* m)
{
    uint32_t blocks = nonzeros / 256 + 4, rows = 8 * blocks;
    if (!allocate(m, rows, rows, 32 * rows))
        return false;
    for (uint32_t row = 0; row < rows; row++)
    {
        for (uint32_t i = 0; i < 32; i++)
        {
            uint32_t stretch = blocks / 4, block = i / 8 * stretch + draw_column(row / 8 * 4 + i / 8, stretch);
            add_nonzero(m, 8 * block + i % 8);
        }
        end_row(m, row);
    }
    return true;
}

/* 8 random columns in each row; the middle row is dense. */
static bool make_dense_row(uint32_t nonzeros, sparse_matrix* m)
{
    uint32_t rows = nonzeros / 9 + 2;
    if (!allocate(m, rows, rows, 9 * rows))
        return false;
    for (uint32_t row = 0; row < rows; row++)
    {
        bool dense = row == rows / 2;
        for (uint32_t i = 0; i < (dense ? rows : 8u); i++)
            add_nonzero(m, dense ? i : draw_column(m->nonzeros, rows));
        end_row(m, row);
    }
    return true;
}

/* The end of an edge of an R-MAT graph with probabilities 0.57, 0.19, 0.19 and 0.05 (Graph 500's): bit by bit, row and
 * column fall into one of four quarters. */
static void draw_edge(uint64_t edge, uint32_t bits, uint32_t* row, uint32_t* column)
{
    *row = *column = 0;
    for (uint32_t bit = 0; bit < bits; bit++)
    {
        double chance = draw_unit(edge * 32 + bit);
        uint32_t quarter = chance < 0.57 ? 0 : chance < 0.76 ? 1 : chance < 0.95 ? 2 : 3;
        *row = *row << 1 | quarter >> 1;
        *column = *column << 1 | (quarter & 1);
    }
}

/* A power law: 16 edges a vertex. Rows are counted first, and filled in the order of edges. */
static bool make_rmat(uint32_t nonzeros, sparse_matrix* m)
{
    uint32_t bits = 1, row, column;
    while (1u << (bits + 1) <= nonzeros / 16 + 1)
        bits++;
    uint32_t rows = 1u << bits;
    uint32_t* next = calloc(rows + (size_t)1, sizeof *next);
    bool made = allocate(m, rows, rows, nonzeros) && next;
    for (uint32_t i = 0; i < nonzeros && made; i++)
    {
        draw_edge(i, bits, &row, &column);
        next[row + 1]++;
    }
    for (uint32_t i = 0; i < rows && made; i++)
    {
        m->nonzeros += next[i + 1];
        next[i + 1] += next[i];
        end_row(m, i);
    }
    for (uint32_t i = 0; i < nonzeros && made; i++)
    {
        draw_edge(i, bits, &row, &column);
        m->column_indices[next[row]++] = column;
    }
    free(next);
    return made;
}

const sparse_kind SPARSE_MATRICES[SPARSE_KINDS] = {
    {"stencil-5", make_stencil_5}, {"stencil-27", make_stencil_27},   {"banded", make_banded},
    {"uniform", make_uniform},     {"blocks", make_blocks},           {"rmat", make_rmat},
    {"dense-row", make_dense_row}, {"scattered-7", make_scattered_7}, {"sparse-rows", make_sparse_rows},
};

static int compare_columns(const void* a, const void* b)
{
    uint32_t x = *(const uint32_t*)a, y = *(const uint32_t*)b;
    return x < y ? -1 : x > y;
}

bool make_sparse_matrix(const sparse_kind* kind, uint32_t nonzeros, sparse_matrix* m)
{
    bool made = kind->make(nonzeros, m);
    for (uint32_t row = 0; made && row < m->rows; row++)
    {
        uint32_t begin = m->row_offsets[row];
        qsort(m->column_indices + begin, m->row_offsets[row + 1] - begin, sizeof *m->column_indices, compare_columns);
    }
    return made;
}
