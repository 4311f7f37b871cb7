/* CSV files of the benchmark: rows with the columns that are asked for. */
#ifndef TABLE_H
#define TABLE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct table
{
    const char* path;
    char* text;           /* the file; cells are ended in it */
    char** cells;         /* those of the first line, then of the others */
    size_t columns, rows; /* rows without the first line */
} table;

enum
{
    TABLE_NO_COLUMN = -1
};

/* Read a file. False after a sentence on stderr that names what is wrong, and the line; then there is nothing to close.
 *
 * A last line without its end does not count: whoever wrote it was interrupted. */
bool open_table(table* t, const char* path);
void close_table(table* t);

/* The place of a column of a name, or TABLE_NO_COLUMN. `needed`: a sentence if there is none. */
int find_column(const table* t, const char* name, bool needed);

const char* cell_of(const table* t, size_t row, int column);

/* A number of 0 or more; false after a sentence if the cell holds no such thing. A column that is not there has 0. */
bool read_cell(const table* t, size_t row, int column, float* number);

#endif
