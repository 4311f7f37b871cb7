#include "layout.h"

#include <stdlib.h>
#include <string.h>

static uint32_t round_to_unit(double at, uint32_t unit)
{
    return (uint32_t)(at / unit + 0.5) * unit;
}

/* Where part `index` begins, relative to the extent: shares up to it are `before` of all. */
static uint32_t find_cut(uint32_t count, double before, uint32_t unit)
{
    uint32_t at = round_to_unit((double)count * before, unit);
    return before >= 1.0 || at > count ? count : at;
}

extent cut_evenly(extent whole, uint32_t parts, uint32_t index, uint32_t unit)
{
    uint32_t begin = find_cut(whole.count, (double)index / parts, unit);
    uint32_t end = index + 1 == parts ? whole.count : find_cut(whole.count, (double)(index + 1) / parts, unit);
    extent part = {whole.first + begin, end - begin};
    return part;
}

uint32_t find_unit(uint32_t count, uint32_t parts)
{
    uint32_t unit = 1;
    while (unit < 256 && count / parts >= (unit < 16 ? 8 : 64) * unit)
        unit *= 2;
    return unit;
}

/* ---- columns of the grid --------------------------------------------------------------------- */

uint32_t first_of_column(const grid* shape, uint32_t column)
{
    uint32_t least = shape->positions / shape->columns, more = shape->positions % shape->columns;
    return column * least + (column < more ? column : more);
}

uint32_t count_column(const grid* shape, uint32_t column)
{
    return first_of_column(shape, column + 1) - first_of_column(shape, column);
}

uint32_t find_column(const grid* shape, uint32_t position)
{
    uint32_t column = 0;
    while (first_of_column(shape, column + 1) <= position)
        column++;
    return column;
}

/* ---- rectangles ------------------------------------------------------------------------------ */

static double sum(const double* numbers, uint32_t first, uint32_t end)
{
    double total = 0.0;
    for (uint32_t i = first; i < end; i++)
        total += numbers[i];
    return total;
}

/* The rows of a column of ranks, in proportion to their speeds. */
static void cut_rows(const double* speeds, extent rows, uint32_t first, uint32_t end, rectangle* rectangles)
{
    double total = sum(speeds, first, end), before = 0.0;
    uint32_t begin = 0, unit = find_unit(rows.count, end - first);
    for (uint32_t i = first; i < end; i++)
    {
        before += speeds[i];
        uint32_t cut = i + 1 == end ? rows.count : find_cut(rows.count, before / total, unit);
        rectangles[i].rows.first = rows.first + begin;
        rectangles[i].rows.count = cut - begin;
        begin = cut;
    }
}

static void cut_rectangles(const double* speeds, layout* l)
{
    const grid* shape = &l->shape;
    double total = sum(speeds, 0, shape->positions), before = 0.0;
    uint32_t begin = 0, unit = find_unit(l->block.columns.count, shape->columns);
    for (uint32_t c = 0; c < shape->columns; c++)
    {
        uint32_t first = first_of_column(shape, c), end = first_of_column(shape, c + 1);
        before += sum(speeds, first, end);
        uint32_t all = l->block.columns.count;
        uint32_t cut = c + 1 == shape->columns ? all : find_cut(all, before / total, unit);
        for (uint32_t i = first; i < end; i++)
        {
            l->rectangles[i].columns.first = l->block.columns.first + begin;
            l->rectangles[i].columns.count = cut - begin;
        }
        begin = cut;
        cut_rows(speeds, l->block.rows, first, end, l->rectangles);
    }
}

static int compare(const void* one, const void* other)
{
    uint32_t a = *(const uint32_t*)one, b = *(const uint32_t*)other;
    return (a > b) - (a < b);
}

/* Ranks of several columns share a strip whole or not at all. */
static void find_strips(layout* l)
{
    uint32_t count = 0, kept = 0;
    for (uint32_t i = 0; i < l->shape.positions; i++)
        l->strips[count++] = l->rectangles[i].rows.first;
    l->strips[count++] = l->block.rows.first + l->block.rows.count;
    qsort(l->strips, count, sizeof *l->strips, compare);
    for (uint32_t i = 0; i < count; i++)
        if (kept == 0 || l->strips[kept - 1] != l->strips[i])
            l->strips[kept++] = l->strips[i];
    l->strip_count = kept - 1;
}

bool make_layout(const grid* shape, const double* speeds, rectangle block, layout* l)
{
    memset(l, 0, sizeof *l);
    l->shape = *shape;
    l->block = block;
    l->rectangles = calloc(shape->positions, sizeof *l->rectangles);
    l->strips = calloc((size_t)shape->positions + 1, sizeof *l->strips);
    if (!l->rectangles || !l->strips)
    {
        free_layout(l);
        return false;
    }
    cut_rectangles(speeds, l);
    find_strips(l);
    return true;
}

void free_layout(layout* l)
{
    free(l->rectangles);
    free(l->strips);
    memset(l, 0, sizeof *l);
}

uint32_t find_strip_owner(const layout* l, uint32_t strip, uint32_t column)
{
    uint32_t owner = first_of_column(&l->shape, column), end = first_of_column(&l->shape, column + 1);
    while (owner + 1 < end && l->strips[strip] >= l->rectangles[owner].rows.first + l->rectangles[owner].rows.count)
        owner++;
    return owner;
}

double count_received(const layout* l, double k, double element_size)
{
    double most = 0.0;
    for (uint32_t i = 0; i < l->shape.positions; i++)
    {
        double columns = l->shape.columns, rows = count_column(&l->shape, find_column(&l->shape, i));
        const rectangle* r = &l->rectangles[i];
        double bytes = (r->rows.count * (1.0 - 1.0 / columns) + r->columns.count * (1.0 - 1.0 / rows)) * k;
        most = bytes * element_size > most ? bytes * element_size : most;
    }
    return most;
}
