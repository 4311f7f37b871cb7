#include "rates.h"

#include "fault.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A type of the benchmark: bytes of an element of A and B, and of D; columns of limits, "" where there are none. */
typedef struct type_of
{
    const char* name;
    float input, output;
    const char *multiply_adds, *matrices;
} type_of;

static const type_of TYPES[RATES_TYPES] = {
    {"f16", 2, 2, "fma_tflops", "matrix_tflops"},
    {"f32", 4, 4, "fma_tflops", ""},
    {"bf16", 2, 2, "fma_tflops", "matrix_bf16_tflops"},
    {"f16-f16", 2, 2, "fma_tflops", "matrix_f16_f16_tflops"},
    {"f64", 8, 8, "fma_f64_tflops", ""},
    {"s8", 1, 4, "", "matrix_s8_tflops"},
    {"s8-f16", 1, 2, "", "matrix_s8_tflops"},
    {"s8-f32", 1, 4, "", "matrix_s8_tflops"},
    {"u8", 1, 4, "", "matrix_s8_tflops"},
    {"e4m3", 1, 2, "fma_tflops", "matrix_tflops"},
    {"e5m2", 1, 2, "fma_tflops", "matrix_tflops"},
    {"cf32", 8, 8, "fma_tflops", ""},
    {"cf64", 16, 16, "fma_f64_tflops", ""},
};

static int find_type(const char* name)
{
    int i = 0;
    while (i < RATES_TYPES && strcmp(TYPES[i].name, name) != 0)
        i++;
    return i;
}

/* The intensity and rate of a product. */
static datum place(const type_of* type, float m, float n, float k, float time)
{
    float flops = (type->name[0] == 'c' ? 8.0f : 2.0f) * m * n * k; /* of complex numbers: four multiply-adds */
    datum d = {flops / ((m * k + k * n) * type->input + m * n * type->output), flops / time * 1e-6f};
    return d;
}

/* The highest value of a column of limits, scaled. */
static bool raise_limit(const table* t, size_t row, const char* column, float scale, float* limit)
{
    float value;
    int place_of = *column ? find_column(t, column, false) : TABLE_NO_COLUMN;
    if (!read_cell(t, row, place_of, &value))
        return false;
    *limit = fmaxf(*limit, value * scale);
    return true;
}

static bool read_limits(const table* t, size_t row, const type_of* type, rates_of_type* p)
{
    return raise_limit(t, row, type->multiply_adds, 1.0f, &p->fma) &&
           raise_limit(t, row, type->matrices, 1.0f, &p->matrix) &&
           raise_limit(t, row, "copy_gb_per_s", 1e-3f, &p->copy) &&
           raise_limit(t, row, "read_gb_per_s", 1e-3f, &p->read);
}

/* ---- devices --------------------------------------------------------------------------------- */

static char* copy_text(const char* text)
{
    char* copy = malloc(strlen(text) + 1);
    return copy ? strcpy(copy, text) : NULL;
}

/* The device of a row, which is added if it is the first of its title. NULL: memory is short. */
static device_rates* find_device(const table* t, size_t row, rates* r)
{
    char title[900];
    const char* name = cell_of(t, row, find_column(t, "device", false));
    snprintf(title, sizeof title, "%s, %s", name, cell_of(t, row, find_column(t, "driver", false)));
    for (size_t i = 0; i < r->count; i++)
        if (strcmp(r->devices[i].title, title) == 0)
            return &r->devices[i];
    device_rates* larger = realloc(r->devices, (r->count + 1) * sizeof *larger);
    if (!larger)
        return NULL;
    r->devices = larger;
    device_rates* added = &larger[r->count];
    memset(added, 0, sizeof *added);
    added->name = copy_text(name);
    added->title = copy_text(title);
    r->count += added->name && added->title;
    if (added->name && added->title)
        return added;
    free(added->name);
    free(added->title);
    return NULL;
}

static bool add_datum(datum** data, size_t* count, datum added)
{
    bool is_full = (*count & (*count - 1)) == 0; /* capacities are powers of two */
    datum* larger = is_full ? realloc(*data, (*count ? 2 * *count : 1) * sizeof *larger) : *data;
    if (!larger)
        return false;
    *data = larger;
    larger[(*count)++] = added;
    return true;
}

static bool is_of_device(const rates* r, const device_rates* d, const char* name)
{
    bool is_there = false;
    for (size_t i = 0; i < r->count; i++)
        is_there = is_there || strcmp(r->devices[i].name, name) == 0;
    return !is_there || strcmp(d->name, name) == 0;
}

/* ---- files ----------------------------------------------------------------------------------- */

typedef struct measured_row
{
    int type;
    datum at;
    bool is_drawn;
} measured_row;

static bool read_row(const table* t, size_t row, measured_row* found)
{
    static const char* const NAMES[4] = {"m", "n", "k", "time_us"};
    float numbers[4];
    found->type = find_type(cell_of(t, row, find_column(t, "type", false)));
    for (int i = 0; i < 4; i++)
        if (!read_cell(t, row, find_column(t, NAMES[i], false), &numbers[i]))
            return false;
    bool fine = numbers[0] * numbers[1] * numbers[2] > 0.0f && numbers[3] > 0.0f;
    if (found->type == RATES_TYPES || !fine)
    {
        tell_fault("%s, line %zu: %s", t->path, row + 2,
                   fine ? "there is no such type" : "m, n, k and time_us must be more than 0");
        return false;
    }
    int decomposition = find_column(t, "decomposition", false); /* cublas.py has none */
    found->is_drawn = decomposition < 0 || strcmp(cell_of(t, row, decomposition), "auto") == 0;
    found->at = place(&TYPES[found->type], numbers[0], numbers[1], numbers[2], numbers[3]);
    return true;
}

static bool take_row(const table* t, size_t row, const measured_row* found, rates* r)
{
    device_rates* device = find_device(t, row, r);
    rates_of_type* p = device ? &device->types[found->type] : NULL;
    if (p && (!found->is_drawn || add_datum(&p->ours, &p->our_count, found->at)))
        return read_limits(t, row, &TYPES[found->type], p);
    tell_fault("there is not enough memory for the table");
    return false;
}

static bool take_their_row(const table* t, size_t row, const measured_row* found, rates* r)
{
    const char* name = cell_of(t, row, find_column(t, "device", false));
    for (size_t i = 0; i < r->count && found->is_drawn; i++)
    {
        rates_of_type* p = &r->devices[i].types[found->type];
        if (is_of_device(r, &r->devices[i], name) && !add_datum(&p->theirs, &p->their_count, found->at))
        {
            tell_fault("there is not enough memory for the table");
            return false;
        }
    }
    return true;
}

static bool read_table(const char* path, bool ours, rates* r)
{
    static const char* const NEEDED[] = {"m", "n", "k", "type", "time_us", "decomposition"};
    table t;
    if (!open_table(&t, path))
        return false;
    bool fine = true;
    for (int i = 0; i < (ours ? 6 : 5) && fine; i++)
        fine = find_column(&t, NEEDED[i], true) >= 0;
    for (size_t row = 0; fine && row < t.rows; row++)
    {
        measured_row found;
        fine = read_row(&t, row, &found) && (ours ? take_row : take_their_row)(&t, row, &found, r);
    }
    close_table(&t);
    return fine;
}

bool add_rates(const char* path, rates* r)
{
    return read_table(path, true, r);
}

bool add_their_rates(const char* path, rates* r)
{
    return read_table(path, false, r);
}

void close_rates(rates* r)
{
    for (size_t i = 0; i < r->count; i++)
    {
        for (int type = 0; type < RATES_TYPES; type++)
        {
            free(r->devices[i].types[type].ours);
            free(r->devices[i].types[type].theirs);
        }
        free(r->devices[i].name);
        free(r->devices[i].title);
    }
    free(r->devices);
    memset(r, 0, sizeof *r);
}

const char* name_rates_type(int type)
{
    return TYPES[type].name;
}

float find_bandwidth(const rates_of_type* t)
{
    return fmaxf(t->copy, t->read);
}
