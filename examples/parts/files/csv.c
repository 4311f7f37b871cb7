#include "csv.h"

#include <stdlib.h>
#include <string.h>

enum
{
    MOST_COLUMNS = 64,
    LINE_SIZE = 4096
};

/* ---- lines ----------------------------------------------------------------------------------- */

/* Cuts a line into values, in place, and removes their quotes. */
static int split_line(char* line, char* values[MOST_COLUMNS])
{
    int count = 0;
    char *from = line, *to = line;
    while (count < MOST_COLUMNS)
    {
        bool quoted = *from == '"';
        values[count++] = to;
        from += quoted;
        while (*from && *from != '\n' && *from != '\r' && (quoted ? *from != '"' || from[1] == '"' : *from != ','))
        {
            from += quoted && *from == '"';
            *to++ = *from++;
        }
        from += quoted && *from == '"';
        bool more = *from == ',';
        *to++ = 0;
        from++;
        if (!more)
            break;
    }
    return count;
}

/* ---- reading --------------------------------------------------------------------------------- */

typedef enum column
{
    COLUMN_M,
    COLUMN_N,
    COLUMN_K,
    COLUMN_TYPE,
    COLUMN_LAYOUT,
    COLUMN_TIME,
    COLUMN_CACHE, /* from here on optional */
    COLUMN_DECOMPOSITION,
    COLUMN_COUNT
} column;

static const char* const COLUMN_NAMES[COLUMN_COUNT] = {"m",      "n",       "k",     "type",
                                                       "layout", "time_us", "cache", "decomposition"};

/* Finds the place of each column; -1: the file has no such column. */
static bool find_columns(char** values, int count, int where[COLUMN_COUNT])
{
    for (int i = 0; i < COLUMN_COUNT; i++)
    {
        where[i] = -1;
        for (int j = 0; j < count; j++)
            if (strcmp(values[j], COLUMN_NAMES[i]) == 0)
                where[i] = j;
        if (where[i] < 0 && i < COLUMN_CACHE)
            return false;
    }
    return true;
}

static bool add_row(csv_table* table, csv_row row)
{
    if (table->count == table->capacity)
    {
        size_t capacity = table->capacity ? 2 * table->capacity : 256;
        csv_row* rows = realloc(table->rows, capacity * sizeof *rows);
        if (!rows)
            return false;
        table->rows = rows;
        table->capacity = capacity;
    }
    table->rows[table->count++] = row;
    return true;
}

static const char* get_value(char** values, int count, int where)
{
    return where >= 0 && where < count ? values[where] : "";
}

static csv_row make_row(char** values, int count, const int where[COLUMN_COUNT])
{
    csv_row row = {0};
    row.m = (uint32_t)strtoul(get_value(values, count, where[COLUMN_M]), NULL, 10);
    row.n = (uint32_t)strtoul(get_value(values, count, where[COLUMN_N]), NULL, 10);
    row.k = (uint32_t)strtoul(get_value(values, count, where[COLUMN_K]), NULL, 10);
    row.time = 1e-6 * strtod(get_value(values, count, where[COLUMN_TIME]), NULL);
    snprintf(row.type, sizeof row.type, "%s", get_value(values, count, where[COLUMN_TYPE]));
    snprintf(row.layout, sizeof row.layout, "%s", get_value(values, count, where[COLUMN_LAYOUT]));
    snprintf(row.cache, sizeof row.cache, "%s", get_value(values, count, where[COLUMN_CACHE]));
    snprintf(row.decomposition, sizeof row.decomposition, "%s",
             get_value(values, count, where[COLUMN_DECOMPOSITION]));
    return row;
}

static bool complain(const char* path, const char* sentence)
{
    fprintf(stderr, "benchmark: %s %s\n", path, sentence);
    return false;
}

static bool is_same_product(const csv_row* one, const csv_row* other)
{
    return one->m == other->m && one->n == other->n && one->k == other->k && strcmp(one->type, other->type) == 0 &&
           strcmp(one->layout, other->layout) == 0 && strcmp(one->cache, other->cache) == 0;
}

static bool read_rows(FILE* file, const int where[COLUMN_COUNT], csv_table* table)
{
    char line[LINE_SIZE];
    char* values[MOST_COLUMNS];
    size_t first = 0; /* row of the last product */
    long first_at = table->size = ftell(file);
    while (fgets(line, sizeof line, file))
    {
        if (!strchr(line, '\n'))
        {
            table->count = first;
            table->size = first_at;
            break;
        }
        csv_row row = make_row(values, split_line(line, values), where);
        if (table->count == 0 || !is_same_product(&row, &table->rows[table->count - 1]))
        {
            first = table->count;
            first_at = table->size;
        }
        if (!add_row(table, row))
            return false;
        table->size = ftell(file);
    }
    return true;
}

bool read_csv(const char* path, csv_table* table)
{
    char line[LINE_SIZE];
    char* values[MOST_COLUMNS];
    int where[COLUMN_COUNT];
    FILE* file = fopen(path, "r");
    if (!file)
        return complain(path, "cannot be read");
    bool good = fgets(line, sizeof line, file) && find_columns(values, split_line(line, values), where);
    if (!good)
        complain(path, "has no columns m, n, k, type, layout and time_us");
    else if (!read_rows(file, where, table))
        good = complain(path, "does not fit into memory");
    fclose(file);
    return good;
}

void free_csv(csv_table* table)
{
    free(table->rows);
    memset(table, 0, sizeof *table);
}

/* ---- look-up --------------------------------------------------------------------------------- */

static bool is_time_of(const csv_row* row, const problem* p)
{
    const shape* s = p->shape;
    return row->m == s->m && row->n == s->n && row->k == s->k && strcmp(row->type, p->types->name) == 0 &&
           strcmp(row->layout, name_layouts(p)) == 0 && (!*row->cache || strcmp(row->cache, name_cache(p)) == 0);
}

bool has_csv_time(const csv_table* table, const problem* p)
{
    for (size_t i = 0; i < table->count; i++)
        if (is_time_of(&table->rows[i], p))
            return true;
    return false;
}

double find_csv_time(const csv_table* table, const problem* p, const char* decomposition)
{
    for (size_t i = 0; i < table->count; i++)
    {
        const csv_row* row = &table->rows[i];
        if (is_time_of(row, p) && row->time > 0.0 &&
            (!*row->decomposition || strcmp(row->decomposition, decomposition) == 0))
            return row->time;
    }
    return 0.0;
}
