/* Puts a device's table into a file as gen/costs.toml, in place of the one that the file has of this device. */
#ifndef CALIBRATE_REPLACE_H
#define CALIBRATE_REPLACE_H

#include <stdbool.h>
#include <stdio.h>

/* A file's text. */
typedef struct costs_file
{
    const char* path;
    char* text; /* ends with 0 */
} costs_file;

/* Reads the file. False: a sentence on stderr says why not. */
bool open_costs(const char* path, costs_file* file);
void close_costs(costs_file* file);

/* Writes the file with the table, which begins with [[device]]: where a table of its name was, else at the end. False:
 * a sentence on stderr says why not. `table` is read from its beginning. */
bool replace_costs(const costs_file* file, FILE* table);

#endif
