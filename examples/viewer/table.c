#include "table.h"

#include "fault.h"
#include "text_file.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool complain(const char* path, const char* sentence)
{
    tell_fault("%s %s", path, sentence);
    return false;
}

/* Ends the cell that begins at `at`, takes its quotes off, and returns what follows its comma or line; `ends` says
 * whether that was a line's end. NULL: a quote is not closed. */
static char* end_cell(char* at, bool* ends)
{
    char* to = at;
    bool quoted = *at == '"';
    at += quoted;
    while (*at && (quoted || (*at != ',' && *at != '\n')))
    {
        if (quoted && *at == '"' && at[1] != '"')
        {
            quoted = false;
            at++;
            continue;
        }
        at += quoted && *at == '"';
        *to++ = *at++;
    }
    *ends = *at != ',';
    char* next = *at ? at + 1 : at;
    if (to > at - 1 && to > next)
        return NULL;
    while (to < at)
        *to++ = 0;
    *at = 0;
    return quoted ? NULL : next;
}

/* Forgets an unfinished last line, and carriage returns. */
static void cut_text(char* text)
{
    char* end = strrchr(text, '\n');
    *(end ? end + 1 : text) = 0;
    char* to = text;
    for (char* at = text; *at; at++)
        if (*at != '\r')
            *to++ = *at;
    *to = 0;
}

static size_t count_of(const char* text, char wanted)
{
    size_t count = 0;
    for (; *text; text++)
        count += *text == wanted;
    return count;
}

/* Finds the cells of all lines, each with as many as the first. */
static bool find_cells(table* t)
{
    size_t line = 1, in_line = 0, count = 0;
    for (char* at = t->text; *at;)
    {
        bool ends = false;
        t->cells[count++] = at;
        at = end_cell(at, &ends);
        in_line++;
        if (at && !ends)
            continue;
        t->columns = line == 1 ? in_line : t->columns;
        if (!at || in_line != t->columns)
        {
            tell_fault("%s, line %zu: %s", t->path, line,
                       at ? "it has not as many cells as there are columns" : "a quote is not closed");
            return false;
        }
        line++;
        in_line = 0;
    }
    t->rows = line - 2;
    return true;
}

bool open_table(table* t, const char* path)
{
    memset(t, 0, sizeof *t);
    t->path = path;
    t->text = read_text_file(path, "CSV file of the benchmark");
    if (!t->text)
        return false;
    cut_text(t->text);
    t->cells = calloc(count_of(t->text, ',') + count_of(t->text, '\n') + 1, sizeof *t->cells);
    bool fine = t->cells && *t->text;
    if (!fine)
        complain(path, t->cells ? "has no lines, so it is no CSV file of the benchmark" : "does not fit into memory");
    if (fine && find_cells(t))
        return true;
    close_table(t);
    return false;
}

void close_table(table* t)
{
    free(t->text);
    free(t->cells);
    memset(t, 0, sizeof *t);
}

int find_column(const table* t, const char* name, bool needed)
{
    for (size_t i = 0; i < t->columns; i++)
        if (strcmp(t->cells[i], name) == 0)
            return (int)i;
    if (needed)
        tell_fault("%s has no column %s, so it is no CSV file of the benchmark", t->path, name);
    return TABLE_NO_COLUMN;
}

const char* cell_of(const table* t, size_t row, int column)
{
    return column < 0 ? "" : t->cells[(row + 1) * t->columns + (size_t)column];
}

bool read_cell(const table* t, size_t row, int column, float* number)
{
    const char* cell = cell_of(t, row, column);
    char* end = NULL;
    *number = column < 0 ? 0.0f : strtof(cell, &end);
    bool fine = column < 0 || (end != cell && !*end && isfinite(*number) && *number >= 0.0f);
    if (!fine)
        tell_fault("%s, line %zu: %s is \"%s\", and must be a number", t->path, row + 2, t->cells[column], cell);
    return fine;
}
