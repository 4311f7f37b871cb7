#include "cutting.h"

#include "sums.h"

enum
{
    LEAST_PANEL = 64,
    SPARE = 4, /* short panels have the room of long ones where they are held */
    MOST_BLOCKS = 4096,
    BLOCKS_OF_LAYER =
        2 /* where layers wait for each other's blocks: more are copied more often, fewer waited for longer */
};

static uint32_t larger(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

/* ---- panels ---------------------------------------------------------------------------------- */

/* k at multiples of which parts of it begin. */
static uint32_t find_unit_of_k(const task* t, uint32_t count, uint32_t parts)
{
    return t->chunk > 0 ? t->chunk : find_unit(count, parts);
}

extent find_layer(const task* t, const grid* shape, uint32_t layer)
{
    extent all = {0, t->k};
    return cut_evenly(all, shape->layers, layer, find_unit_of_k(t, t->k, shape->layers));
}

uint32_t find_longest_layer(const task* t, const grid* shape)
{
    uint32_t longest = 0;
    for (uint32_t i = 0; i < shape->layers; i++)
        longest = larger(longest, find_layer(t, shape, i).count);
    return longest;
}

/* Quarters of a panel before panel `index`. */
static uint32_t count_quarters(uint32_t index)
{
    return index < 3 ? index : 4 * (index - 2);
}

static uint32_t find_quarters(const task* t, const grid* shape, uint32_t panel)
{
    uint32_t quarter = larger(panel / 4, larger(t->chunk, 1)), longest = find_longest_layer(t, shape);
    if (longest <= panel)
        return 1;
    return (uint32_t)(((uint64_t)longest + quarter - 1) / quarter);
}

uint32_t count_panels(const task* t, const grid* shape, uint32_t panel)
{
    uint32_t count = 1, quarters = find_quarters(t, shape, panel);
    while (count_quarters(count) < quarters)
        count++;
    return count;
}

extent find_panel(const task* t, const grid* shape, uint32_t panel, uint32_t layer, uint32_t index)
{
    extent whole = find_layer(t, shape, layer);
    uint32_t quarters = find_quarters(t, shape, panel), unit = find_unit_of_k(t, whole.count, quarters);
    uint32_t first = count_quarters(index), last = count_quarters(index + 1) - 1;
    if (first >= quarters || quarters == 1)
        return whole;
    extent begin = cut_evenly(whole, quarters, first, unit);
    extent end = cut_evenly(whole, quarters, last < quarters ? last : quarters - 1, unit);
    extent found = {begin.first, end.first + end.count - begin.first};
    return found;
}

uint32_t find_longest_panel(const task* t, const grid* shape, uint32_t panel)
{
    uint32_t longest = 0, count = count_panels(t, shape, panel);
    for (uint32_t layer = 0; layer < shape->layers; layer++)
        for (uint32_t i = 0; i < count; i++)
            longest = larger(longest, find_panel(t, shape, panel, layer, i).count);
    return longest;
}

bool passes_sums(const task* t, const grid* shape)
{
    return t->chunk > 0 && shape->layers > 1;
}

sk_type find_returned(const task* t, const grid* shape)
{
    return shape->layers > 1 ? t->sums : t->d;
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* The largest rectangle of a rank; its area is at most the product. */
static void find_largest(const layout* whole, uint32_t* rows, uint32_t* columns)
{
    *rows = *columns = 0;
    for (uint32_t i = 0; i < whole->shape.positions; i++)
    {
        *rows = larger(*rows, whole->rectangles[i].rows.count);
        *columns = larger(*columns, whole->rectangles[i].columns.count);
    }
}

static double find_share(uint32_t count, uint32_t parts)
{
    return parts == 1 ? count : (double)count / parts + find_unit(count, parts);
}

static void measure(const task* t, const layout* whole, cutting* c)
{
    const grid* shape = &whole->shape;
    uint32_t rows, columns, longest = find_longest_panel(t, shape, c->panel);
    uint32_t least = larger(shape->positions / shape->columns, 1);
    double size = (double)element_size(t->type), sum = (double)element_size(t->sums);
    sk_type returned = find_returned(t, shape);
    find_largest(whole, &rows, &columns);
    double m = find_share(rows, c->row_blocks), n = find_share(columns, c->column_blocks);
    double panels_a = SLOTS * m * longest * size, panels_b = SLOTS * n * longest * size, d = m * n * sum;
    double back = m * n * (double)element_size(returned), blocks = c->row_blocks * c->column_blocks > 1 ? 2.0 : 1.0;
    uint32_t k = find_longest_layer(t, shape);
    double kept = n * k * size;
    double held_a = (double)rows * (k / shape->columns + SPARE * longest);
    double held_b = (double)columns * (k / least + SPARE * longest);
    c->host = panels_a + panels_b + back + (shape->layers > 1 ? 2.0 * d / shape->layers : 0.0);
    c->host += passes_sums(t, shape) ? d : 0.0;
    c->host += c->resident ? (held_a + held_b) * size : 0.0;
    c->device = panels_a + (c->keeps_b ? kept : panels_b) + blocks * (d + (returned == t->sums ? 0.0 : back));
}

static bool fits(const cutting* c, const limits* most)
{
    return (most->host <= 0.0 || c->host <= most->host) && (most->device <= 0.0 || c->device <= most->device);
}

/* Shorter panels, before more blocks of D, whose panels are sent again; before both, panels are sent and read again. */
static bool cut_panels(const task* t, const layout* whole, const limits* most, uint32_t panel, cutting* c)
{
    for (uint32_t length = panel;; length /= 2)
    {
        c->panel = length;
        c->panel_count = count_panels(t, &whole->shape, length);
        for (int way = 3; way >= 0; way--)
        {
            c->resident = way >= 2;
            c->keeps_b = way % 2 == 1 && c->row_blocks > 1 && c->column_blocks == 1;
            measure(t, whole, c);
            if (fits(c, most))
                return true;
        }
        if (length < 2 * LEAST_PANEL)
            return false;
    }
}

/* The fewest rows of blocks. Where layers start from each other's sums, one computes a block while the one before
 * computes the next. */
static uint32_t find_least_blocks(const task* t, const grid* shape, uint32_t rows, uint32_t wanted)
{
    uint32_t least = passes_sums(t, shape) ? larger(wanted, BLOCKS_OF_LAYER * shape->layers) : wanted;
    return larger(1, least < rows ? least : rows);
}

bool cut_task(const task* t, const layout* whole, const limits* most, uint32_t panel, uint32_t row_blocks, cutting* c)
{
    uint32_t rows, columns;
    find_largest(whole, &rows, &columns);
    c->row_blocks = find_least_blocks(t, &whole->shape, rows, row_blocks);
    c->column_blocks = 1;
    while (!cut_panels(t, whole, most, panel, c))
    {
        bool by_rows = rows / c->row_blocks >= columns / c->column_blocks;
        if (c->row_blocks * c->column_blocks >= MOST_BLOCKS ||
            (rows / c->row_blocks < 2 && columns / c->column_blocks < 2))
            return false;
        *(by_rows ? &c->row_blocks : &c->column_blocks) *= 2;
    }
    return true;
}

rectangle find_block(const task* t, const cutting* c, uint32_t row, uint32_t column)
{
    extent rows = {0, t->m}, columns = {0, t->n};
    rectangle block = {cut_evenly(rows, c->row_blocks, row, find_unit(t->m, c->row_blocks)),
                       cut_evenly(columns, c->column_blocks, column, find_unit(t->n, c->column_blocks))};
    return block;
}
