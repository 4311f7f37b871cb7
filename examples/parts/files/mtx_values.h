/* Values of a Matrix Market file, and whether a type holds them. */
#ifndef PARTS_FILES_MTX_VALUES_H
#define PARTS_FILES_MTX_VALUES_H

#include "mtx_lines.h"

/* What values are, and what they become. */
typedef struct mtx_values
{
    mtx_field field;
    bool is_unsigned; /* integers */
    mtx_type type;
} mtx_values;

typedef struct mtx_number
{
    const char* text;
    double value;   /* rounded to f64 */
    bool is_finite; /* in the file */
} mtx_number;

/* The next word as a number. Returns what follows it; or NULL: it is none. */
const char* take_mtx_number(const char* text, mtx_number* number);

/* False, after a sentence: it is not of the field, or the type does not hold it. Reals may be rounded, but not to
 * infinity; integers may not. */
bool check_mtx_number(const mtx_reader* r, const mtx_values* v, const mtx_number* number);

#endif
