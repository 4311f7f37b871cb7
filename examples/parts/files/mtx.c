#include "mtx_values.h"

#include <stdlib.h>
#include <string.h>

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
    mtx_reader lines;
    mtx_values values;
    symmetry symmetry;
    uint32_t declared, room; /* entries that the file has to have; and those that there is memory for */
} reader;

/* ---- header ---------------------------------------------------------------------------------- */

static bool take_field(reader* r, const char* word, mtx_field* field)
{
    static const struct
    {
        const char* word;
        mtx_field field;
    } fields[] = {{"pattern", MTX_PATTERN}, {"integer", MTX_INTEGER}, {"unsigned-integer", MTX_INTEGER},
                  {"real", MTX_REAL},       {"double", MTX_REAL},     {"complex", MTX_COMPLEX}};
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++)
        if (strcmp(word, fields[i].word) == 0)
        {
            *field = r->values.field = fields[i].field;
            r->values.is_unsigned = strcmp(word, "unsigned-integer") == 0;
            return true;
        }
    return refuse_mtx(&r->lines,
                      "the field is '%s', must be pattern, integer, unsigned-integer, real, double or complex", word);
}

static bool take_symmetry(reader* r, const char* word, mtx_field field)
{
    int found = 0;
    while (SYMMETRIES[found] && strcmp(SYMMETRIES[found], word) != 0)
        found++;
    if (!SYMMETRIES[found])
        return refuse_mtx(&r->lines, "the symmetry is '%s', must be general, symmetric, skew-symmetric or hermitian",
                          word);
    r->symmetry = (symmetry)found;
    if (r->symmetry == HERMITIAN && field != MTX_COMPLEX)
        return refuse_mtx(&r->lines, "the matrix is hermitian, but not complex");
    return r->symmetry != SKEW || field != MTX_PATTERN ||
           refuse_mtx(&r->lines, "a skew-symmetric matrix has no pattern");
}

/* %%MatrixMarket matrix coordinate FIELD SYMMETRY */
static bool read_header(reader* r, mtx_entries* e)
{
    char banner[MTX_WORD], object[MTX_WORD], format[MTX_WORD], field[MTX_WORD], kind[MTX_WORD], word[MTX_WORD];
    if (read_mtx_line(&r->lines) == MTX_LINE_BAD)
        return false;
    const char* rest = take_mtx_word(take_mtx_word(take_mtx_word(r->lines.line, banner), object), format);
    rest = take_mtx_word(take_mtx_word(rest, field), kind);
    if (strcmp(banner, "%%matrixmarket") != 0)
        return refuse_mtx(&r->lines, "does not begin with %%%%MatrixMarket");
    if (strcmp(object, "matrix") != 0 || strcmp(format, "coordinate") != 0)
        return refuse_mtx(&r->lines, "the object is '%s %s', must be matrix coordinate", object, format);
    if (!take_field(r, field, &e->field) || !take_symmetry(r, kind, e->field))
        return false;
    take_mtx_word(rest, word);
    return !*word || refuse_mtx(&r->lines, "the banner has one word too many, '%s'", word);
}

/* Rows, columns and entries, behind comments. */
static bool read_size(reader* r, mtx_entries* e)
{
    mtx_line_state state;
    do
        state = read_mtx_line(&r->lines);
    while (state == MTX_LINE_READ && (r->lines.line[0] == '%' || is_mtx_blank(r->lines.line)));
    if (state == MTX_LINE_BAD)
        return false;
    const char* rest = take_mtx_count(r->lines.line, &e->rows);
    rest = rest ? take_mtx_count(rest, &e->columns) : NULL;
    rest = rest ? take_mtx_count(rest, &r->declared) : NULL;
    if (!rest || !is_mtx_blank(rest))
        return refuse_mtx(&r->lines, "rows, columns and entries must be three numbers below 2^32");
    if (r->symmetry != GENERAL && e->rows != e->columns)
        return refuse_mtx(&r->lines, "the matrix is %s, but %u x %u", SYMMETRIES[r->symmetry], e->rows, e->columns);
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
    if (e->count >= UINT32_MAX - e->rows)
        return refuse_mtx(&r->lines, "rows and entries add up to 2^32 or more");
    size_t room = r->room > UINT32_MAX / 2 ? UINT32_MAX : r->room ? 2 * (size_t)r->room : 64;
    if (!grow(e, room))
        return refuse_mtx(&r->lines, "memory is short: %zu entries need %.4g MB", room,
                          1e-6 * (double)room * (e->field == MTX_COMPLEX ? 24.0 : 16.0));
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
    if (found.row < 1 || found.row > e->rows || found.column < 1 || found.column > e->columns)
        return refuse_mtx(&r->lines, "the entry (%u, %u) is not in a matrix of %u x %u", found.row, found.column,
                          e->rows, e->columns);
    if (r->symmetry != GENERAL && (found.column > found.row || (r->symmetry == SKEW && found.column == found.row)))
        return refuse_mtx(&r->lines, "the entry (%u, %u) is not below the diagonal%s, but the matrix is %s",
                          found.row, found.column, r->symmetry == SKEW ? "" : ", nor on it", SYMMETRIES[r->symmetry]);
    if (r->symmetry == HERMITIAN && found.row == found.column && found.imaginary != 0.0)
        return refuse_mtx(&r->lines, "the entry (%u, %u) is not real, but the matrix is hermitian", found.row,
                          found.column);
    return true;
}

static bool take_entry(reader* r, mtx_entries* e)
{
    static const char* const numbers[] = {"", " and a number", " and a number", " and two numbers"};
    mtx_number real = {"1", 1.0, true}, imaginary = {"0", 0.0, true};
    entry found = {0, 0, 1.0, 0.0};
    const char* rest = take_mtx_count(r->lines.line, &found.row);
    rest = rest ? take_mtx_count(rest, &found.column) : NULL;
    if (rest && e->field != MTX_PATTERN)
        rest = take_mtx_number(rest, &real);
    if (rest && e->field == MTX_COMPLEX)
        rest = take_mtx_number(rest, &imaginary);
    if (!rest || !is_mtx_blank(rest))
        return refuse_mtx(&r->lines, "an entry must be a row, a column%s", numbers[e->field]);
    found.value = real.value;
    found.imaginary = imaginary.value;
    if (!check_mtx_number(&r->lines, &r->values, &real) || !check_mtx_number(&r->lines, &r->values, &imaginary))
        return false;
    bool mirrors = r->symmetry != GENERAL && found.row != found.column;
    return check_entry(r, e, found) && add_entry(r, e, found) && (!mirrors || add_entry(r, e, mirror(r, found)));
}

static bool read_entries(reader* r, mtx_entries* e)
{
    uint32_t read = 0;
    mtx_line_state state = read_mtx_line(&r->lines);
    for (; state == MTX_LINE_READ; state = read_mtx_line(&r->lines))
    {
        if (is_mtx_blank(r->lines.line) || r->lines.line[0] == '%')
            continue;
        if (read++ == r->declared)
            return refuse_mtx(&r->lines, "there are more than the %u entries that the file declares", r->declared);
        if (!take_entry(r, e))
            return false;
    }
    if (state == MTX_LINE_END && read < r->declared)
        return refuse_mtx(&r->lines, "the file ends after %u of %u entries", read, r->declared);
    return state == MTX_LINE_END;
}

bool read_mtx(FILE* file, const char* name, mtx_type type, mtx_entries* entries, char sentence[MTX_SENTENCE])
{
    reader r;
    memset(&r, 0, sizeof r);
    memset(entries, 0, sizeof *entries);
    r.lines.file = file;
    r.lines.name = name;
    r.lines.sentence = sentence;
    r.values.type = type;
    bool done = read_header(&r, entries) && read_size(&r, entries) && read_entries(&r, entries) &&
                (entries->rows <= UINT32_MAX - entries->count ||
                 refuse_mtx(&r.lines, "rows and entries add up to 2^32 or more"));
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
