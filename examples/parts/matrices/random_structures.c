#include "random_structures.h"

#include "random.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is drawn of a matrix. */
typedef struct traits
{
    uint64_t key;    /* of its random numbers */
    uint32_t rows;   /* and columns */
    double mean;     /* nonzeros of a row that is not empty */
    double empty;    /* share of rows */
    double exponent; /* of the power law */
    bool sorted;     /* long rows come first */
    bool scattered;  /* rows have nothing to do with the diagonal */
} traits;

enum
{
    KEYS = 8, /* random numbers of a row */
    BLOCK = 8 /* rows, or columns, that are alike */
};

static double draw_of_row(const traits* t, uint32_t row, uint32_t which)
{
    return draw_unit(t->key + (uint64_t)row * KEYS + which);
}

/* ---- lengths of rows: `share` is where a row stands among all of the law --------------------- */

static double alike(const traits* t, double share)
{
    (void)share;
    return t->mean;
}

static double even(const traits* t, double share)
{
    return 2.0 * t->mean * (1.0 - share);
}

static double exponential(const traits* t, double share)
{
    return -t->mean * log(share);
}

static double power_law(const traits* t, double share)
{
    return t->mean * (t->exponent - 1.0) / t->exponent * pow(share, -1.0 / t->exponent);
}

/* One row of a hundred has half of the nonzeros. */
static double few_long(const traits* t, double share)
{
    return t->mean * (share < 0.01 ? 50.0 : 0.505);
}

static const struct
{
    const char* name;
    double (*length)(const traits* t, double share);
    uint32_t neighbours; /* rows that have the same length */
} LENGTHS[] = {{"alike", alike, 1},
               {"even", even, 1},
               {"exponential", exponential, 1},
               {"power", power_law, 1},
               {"few-long", few_long, 1},
               {"blocks", exponential, BLOCK},
               {"power-blocks", power_law, BLOCK}};

/* ---- columns: `share` rises from 0 to 1 through a row ---------------------------------------- */

static double anywhere(const traits* t, uint32_t row, uint32_t length, double share)
{
    (void)row;
    (void)length;
    return share * t->rows;
}

/* Four times as wide as the row is long. */
static double banded(const traits* t, uint32_t row, uint32_t length, double share)
{
    double middle = t->scattered ? draw_of_row(t, row, 2) * t->rows : row;
    return middle + 4.0 * length * (share - 0.5);
}

static double in_blocks(const traits* t, uint32_t row, uint32_t length, double share)
{
    double place = share * length, within = fmod(place, BLOCK);
    double block = draw_of_row(t, t->scattered ? row : row / BLOCK, 3) + floor(place / BLOCK);
    return fmod(block * BLOCK / length, 1.0) * t->rows + within;
}

/* Few columns have most of the nonzeros. */
static double popular(const traits* t, uint32_t row, uint32_t length, double share)
{
    (void)row;
    (void)length;
    return share * share * share * t->rows;
}

static const struct
{
    const char* name;
    double (*column)(const traits* t, uint32_t row, uint32_t length, double share);
} COLUMNS[] = {{"anywhere", anywhere}, {"banded", banded}, {"in-blocks", in_blocks}, {"popular", popular}};

/* ---- a matrix -------------------------------------------------------------------------------- */

static uint32_t find_length(const traits* t, uint32_t law, uint32_t row)
{
    uint32_t place = row / LENGTHS[law].neighbours * LENGTHS[law].neighbours;
    double share = t->sorted ? (place + 0.5) / t->rows : draw_of_row(t, place, 0) + 1e-9;
    double length = floor(LENGTHS[law].length(t, share) + 0.5), most = t->rows / 4 + 1;
    bool is_empty = draw_of_row(t, row, 1) < t->empty;
    return is_empty || length < 0.0 ? 0 : (uint32_t)(length < most ? length : most);
}

/* Row offsets of up to so many nonzeros: what rows would have beyond that is left out. */
static void draw_lengths(const traits* t, uint32_t law, uint32_t most, sparse_matrix* m)
{
    for (uint32_t row = 0; row < m->rows; row++)
    {
        uint32_t length = find_length(t, law, row), room = most - m->nonzeros;
        length = length < room ? length : room;
        m->nonzeros += length;
        m->row_offsets[row + 1] = m->nonzeros;
        m->longest_row = length > m->longest_row ? length : m->longest_row;
    }
}

static int compare_columns(const void* a, const void* b)
{
    uint32_t x = *(const uint32_t*)a, y = *(const uint32_t*)b;
    return x < y ? -1 : x > y;
}

/* Of columns that do not fall out of the law's order nothing is sorted. */
static void sort_row(uint32_t* columns, uint32_t count)
{
    bool rises = true;
    for (uint32_t i = 1; i < count && rises; i++)
        rises = columns[i - 1] <= columns[i];
    if (!rises)
        qsort(columns, count, sizeof *columns, compare_columns);
}

static void draw_columns(const traits* t, uint32_t law, const sparse_matrix* m)
{
    for (uint32_t row = 0; row < m->rows; row++)
    {
        uint32_t begin = m->row_offsets[row], length = m->row_offsets[row + 1] - begin;
        for (uint32_t i = 0; i < length; i++)
        {
            double share = (i + draw_unit(~(t->key + begin + i))) / length;
            double column = COLUMNS[law].column(t, row, length, share);
            column = column < 0.0 ? 0.0 : column;
            m->column_indices[begin + i] = column < m->columns ? (uint32_t)column : m->columns - 1;
        }
        sort_row(m->column_indices + begin, length);
    }
}

static double draw_from(double least, double most, uint64_t number)
{
    return least * pow(most / least, draw_unit(number));
}

static traits draw_traits(uint64_t key, uint32_t least, uint32_t most)
{
    traits t = {.key = key};
    double nonzeros = draw_from(least, most, key + 1);
    t.mean = draw_from(2.0, 100.0, key + 2);
    t.empty = draw_unit(key + 3) < 0.6 ? 0.0 : 0.2 + 0.75 * draw_unit(key + 4);
    t.exponent = draw_from(1.2, 3.0, key + 5);
    t.sorted = draw_unit(key + 6) < 0.25;
    t.scattered = draw_unit(key + 7) < 0.5;
    t.rows = (uint32_t)(nonzeros / t.mean / (1.0 - t.empty)) + 1;
    return t;
}

bool make_random_structure(uint32_t seed, uint32_t number, uint32_t least, uint32_t most,
                           char name[RANDOM_STRUCTURE_NAME], sparse_matrix* m)
{
    uint64_t key = draw_bits((uint64_t)seed << 32 | number);
    uint32_t length_law = (uint32_t)(draw_bits(key + 8) % (sizeof LENGTHS / sizeof *LENGTHS));
    uint32_t column_law = (uint32_t)(draw_bits(key + 9) % (sizeof COLUMNS / sizeof *COLUMNS));
    traits t = draw_traits(key, least, most);
    t.key += 16;
    memset(m, 0, sizeof *m);
    m->rows = m->columns = t.rows;
    m->row_offsets = calloc(m->rows + (size_t)1, sizeof *m->row_offsets);
    if (!m->row_offsets)
        return false;
    draw_lengths(&t, length_law, most + most / 4, m);
    m->column_indices = malloc((m->nonzeros + (size_t)1) * sizeof *m->column_indices);
    if (!m->column_indices)
        return false;
    draw_columns(&t, column_law, m);
    snprintf(name, RANDOM_STRUCTURE_NAME, "%u: %s %s%s%s %.0f%% empty", number, LENGTHS[length_law].name,
             COLUMNS[column_law].name, t.sorted ? " sorted" : "", t.scattered ? " scattered" : "", 100.0 * t.empty);
    return true;
}
