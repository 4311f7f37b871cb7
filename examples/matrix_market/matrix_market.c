#include "matrix_market.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum
{
    MOST_LINE = 1026 /* bytes of a line with its end and a 0: the format allows 1024 */
};

typedef enum symmetry
{
    GENERAL,
    SYMMETRIC,
    SKEW,
    HERMITIAN
} symmetry;

static const char* const SYMMETRIES[] = {"general", "symmetric", "skew-symmetric", "hermitian", NULL};

typedef struct reader
{
    FILE* file;
    const char* name;
    char* sentence;
    char line[MOST_LINE];
    unsigned long number; /* of the line */
    symmetry symmetry;
    uint32_t declared, room; /* entries that the file has to have; and those that there is memory for */
} reader;

/* ---- words ----------------------------------------------------------------------------------- */

static bool refuse(const reader* r, const char* format, ...)
{
    va_list values;
    int length = snprintf(r->sentence, MTX_SENTENCE, "%.200s, line %lu: ", r->name, r->number);
    va_start(values, format);
    vsnprintf(r->sentence + length, (size_t)(MTX_SENTENCE - length), format, values);
    va_end(values);
    return false;
}

typedef enum line_state
{
    LINE_READ,
    LINE_END, /* of the file */
    LINE_BAD
} line_state;

static line_state read_line(reader* r)
{
    r->number++;
    if (!fgets(r->line, MOST_LINE, r->file))
    {
        r->line[0] = 0;
        return ferror(r->file) ? (refuse(r, "cannot be read"), LINE_BAD) : LINE_END;
    }
    size_t length = strlen(r->line);
    bool ends = length > 0 && r->line[length - 1] == '\n';
    return ends || feof(r->file) ? LINE_READ : (refuse(r, "is longer than 1024 bytes, or has a byte of 0"), LINE_BAD);
}

static bool is_blank(const char* text)
{
    while (isspace((unsigned char)*text))
        text++;
    return *text == 0;
}

/* The next word, in lower case, cut where it is too long to be one of the format. */
static const char* take_word(const char* text, char word[32])
{
    int length = 0;
    while (isspace((unsigned char)*text))
        text++;
    for (; *text && !isspace((unsigned char)*text); text++)
        if (length < 31)
            word[length++] = isprint((unsigned char)*text) ? (char)tolower((unsigned char)*text) : '?';
    word[length] = 0;
    return text;
}

static int find_word(const char* word, const char* const* words)
{
    int i = 0;
    while (words[i] && strcmp(words[i], word) != 0)
        i++;
    return i;
}

/* A number of digits that is below 2^32. Returns what is behind it, or NULL. */
static const char* take_count(const char* text, uint32_t* count)
{
    char* end;
    while (isspace((unsigned char)*text))
        text++;
    errno = 0;
    unsigned long long number = isdigit((unsigned char)*text) ? strtoull(text, &end, 10) : UINT64_MAX;
    if (number > UINT32_MAX || errno || (*end && !isspace((unsigned char)*end)))
        return NULL;
    *count = (uint32_t)number;
    return end;
}

static const char* take_value(const char* text, double* value)
{
    char* end;
    *value = strtod(text, &end);
    return end == text || (*end && !isspace((unsigned char)*end)) ? NULL : end;
}

static bool is_integral(double value)
{
    return value >= -9007199254740992.0 && value <= 9007199254740992.0 && value == (double)(int64_t)value;
}

/* ---- header ---------------------------------------------------------------------------------- */

static bool take_field(reader* r, const char* word, mtx_field* field)
{
    static const char* const words[] = {"pattern", "integer", "real", "complex", "double", NULL};
    int found = find_word(word, words);
    if (!words[found])
        return refuse(r, "the field is '%s', must be pattern, integer, real or complex", word);
    *field = found > MTX_COMPLEX ? MTX_REAL : (mtx_field)found;
    return true;
}

/* %%MatrixMarket matrix coordinate FIELD SYMMETRY */
static bool read_header(reader* r, mtx_entries* e)
{
    char banner[32], object[32], format[32], field[32], kind[32];
    if (read_line(r) == LINE_BAD)
        return false;
    const char* rest = take_word(take_word(take_word(r->line, banner), object), format);
    rest = take_word(take_word(rest, field), kind);
    if (strcmp(banner, "%%matrixmarket") != 0)
        return refuse(r, "does not begin with %%%%MatrixMarket");
    if (strcmp(object, "matrix") != 0 || strcmp(format, "coordinate") != 0)
        return refuse(r, "the object is '%s %s', must be matrix coordinate", object, format);
    if (!take_field(r, field, &e->field))
        return false;
    int found = find_word(kind, SYMMETRIES);
    if (!SYMMETRIES[found] || !is_blank(rest))
        return refuse(r, "the symmetry is '%s', must be general, symmetric, skew-symmetric or hermitian", kind);
    r->symmetry = (symmetry)found;
    if (r->symmetry == HERMITIAN && e->field != MTX_COMPLEX)
        return refuse(r, "the matrix is hermitian, but not complex");
    return r->symmetry != SKEW || e->field != MTX_PATTERN || refuse(r, "a skew-symmetric matrix has no pattern");
}

/* Rows, columns and entries, behind comments. */
static bool read_size(reader* r, mtx_entries* e)
{
    line_state state;
    do
        state = read_line(r);
    while (state == LINE_READ && (r->line[0] == '%' || is_blank(r->line)));
    if (state == LINE_BAD)
        return false;
    const char* rest = take_count(r->line, &e->rows);
    rest = rest ? take_count(rest, &e->columns) : NULL;
    rest = rest ? take_count(rest, &r->declared) : NULL;
    if (!rest || !is_blank(rest))
        return refuse(r, "rows, columns and entries must be three numbers below 2^32");
    if (r->symmetry != GENERAL && e->rows != e->columns)
        return refuse(r, "the matrix is symmetric, but %u x %u", e->rows, e->columns);
    return true;
}

/* ---- entries --------------------------------------------------------------------------------- */

static bool grow(mtx_entries* e, size_t room)
{
    uint32_t* rows = realloc(e->row_indices, room * sizeof *rows);
    e->row_indices = rows ? rows : e->row_indices;
    uint32_t* columns = realloc(e->column_indices, room * sizeof *columns);
    e->column_indices = columns ? columns : e->column_indices;
    double* values = realloc(e->values, room * sizeof *values);
    e->values = values ? values : e->values;
    double* imaginary = e->field == MTX_COMPLEX ? realloc(e->imaginary, room * sizeof *imaginary) : NULL;
    e->imaginary = imaginary ? imaginary : e->imaginary;
    return rows && columns && values && (imaginary || e->field != MTX_COMPLEX);
}

/* Memory grows with the entries that are there, not with what the file declares. */
static bool make_room(reader* r, mtx_entries* e)
{
    if (e->count < r->room)
        return true;
    if (e->count >= UINT32_MAX - e->rows - 1)
        return refuse(r, "rows and entries add up to 2^32 or more");
    size_t room = r->room > UINT32_MAX / 2 ? UINT32_MAX : r->room ? 2 * (size_t)r->room : 64;
    if (!grow(e, room))
        return refuse(r, "memory is short");
    r->room = (uint32_t)room;
    return true;
}

/* Rows and columns from 1. */
typedef struct entry
{
    uint32_t row, column;
    double value, imaginary;
} entry;

static bool add_entry(reader* r, mtx_entries* e, entry added)
{
    if (!make_room(r, e))
        return false;
    e->row_indices[e->count] = added.row - 1;
    e->column_indices[e->count] = added.column - 1;
    if (e->imaginary)
        e->imaginary[e->count] = added.imaginary;
    e->values[e->count++] = added.value;
    return true;
}

/* The entry that one stands for, on the other side of the diagonal. */
static entry mirror(const reader* r, entry found)
{
    double sign = r->symmetry == SKEW ? -1.0 : 1.0, conjugate = r->symmetry == HERMITIAN ? -1.0 : 1.0;
    entry other = {found.column, found.row, sign * found.value, sign * conjugate * found.imaginary};
    return other;
}

static bool check_entry(const reader* r, const mtx_entries* e, entry found)
{
    if (e->field == MTX_INTEGER && !is_integral(found.value))
        return refuse(r, "the value is %g, must be an integer of 53 bits", found.value);
    if (found.row < 1 || found.row > e->rows || found.column < 1 || found.column > e->columns)
        return refuse(r, "the entry (%u, %u) is not in a matrix of %u x %u", found.row, found.column, e->rows,
                      e->columns);
    if (r->symmetry != GENERAL && (found.column > found.row || (r->symmetry == SKEW && found.column == found.row)))
        return refuse(r, "the entry (%u, %u) is not below the diagonal%s, but the matrix is %s", found.row,
                      found.column, r->symmetry == SKEW ? "" : ", nor on it", SYMMETRIES[r->symmetry]);
    if (r->symmetry == HERMITIAN && found.row == found.column && found.imaginary != 0.0)
        return refuse(r, "the entry (%u, %u) is not real, but the matrix is hermitian", found.row, found.column);
    return true;
}

static bool take_entry(reader* r, mtx_entries* e)
{
    static const char* const numbers[] = {"", " and a number", " and a number", " and two numbers"};
    entry found = {0, 0, 1.0, 0.0};
    const char* rest = take_count(r->line, &found.row);
    rest = rest ? take_count(rest, &found.column) : NULL;
    if (rest && e->field != MTX_PATTERN)
        rest = take_value(rest, &found.value);
    if (rest && e->field == MTX_COMPLEX)
        rest = take_value(rest, &found.imaginary);
    if (!rest || !is_blank(rest))
        return refuse(r, "an entry must be a row, a column%s", numbers[e->field]);
    bool mirrors = r->symmetry != GENERAL && found.row != found.column;
    return check_entry(r, e, found) && add_entry(r, e, found) && (!mirrors || add_entry(r, e, mirror(r, found)));
}

static bool read_entries(reader* r, mtx_entries* e)
{
    uint32_t read = 0;
    line_state state = read_line(r);
    for (; state == LINE_READ; state = read_line(r))
    {
        if (is_blank(r->line) || r->line[0] == '%')
            continue;
        if (read++ == r->declared)
            return refuse(r, "there are more than the %u entries that the file declares", r->declared);
        if (!take_entry(r, e))
            return false;
    }
    if (state == LINE_END && read < r->declared)
        return refuse(r, "the file ends after %u of %u entries", read, r->declared);
    return state == LINE_END;
}

bool read_mtx(FILE* file, const char* name, mtx_entries* entries, char sentence[MTX_SENTENCE])
{
    reader r;
    memset(&r, 0, sizeof r);
    memset(entries, 0, sizeof *entries);
    r.file = file;
    r.name = name;
    r.sentence = sentence;
    bool done =
        read_header(&r, entries) && read_size(&r, entries) && read_entries(&r, entries) &&
        (entries->rows < UINT32_MAX - entries->count || refuse(&r, "rows and entries add up to 2^32 or more"));
    if (!done)
        free_mtx(entries);
    return done;
}

void free_mtx(mtx_entries* entries)
{
    free(entries->row_indices);
    free(entries->column_indices);
    free(entries->values);
    free(entries->imaginary);
    memset(entries, 0, sizeof *entries);
}
