#include "npy.h"

#include "parts/matrices/element.h"
#include "output.h"
#include "parts/words/progress.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Bytes of the longest header. NumPy writes about 128 for a matrix, and refuses more than 10,000 by default. */
#define LONGEST_HEADER 65536

/* Bytes read or written at a time. Also the first allocation for data, since a header may lie about its size. */
#define CHUNK ((size_t)16 << 20)

/* Write a sentence that begins with the file's name. */
static bool refuse(char* sentence, const char* path, const char* format, ...)
{
    int length = snprintf(sentence, NPY_SENTENCE, "%.200s ", path);
    va_list values;
    va_start(values, format);
    vsnprintf(sentence + length, (size_t)(NPY_SENTENCE - length), format, values);
    va_end(values);
    return false;
}

/* NumPy's words, by sk_type. */
static const char* const NAMES[] = {"f4", "f2", "u2", "f8", "i1", "u1", "i4", "u4", "u1", "u1", "c8", "c16"};

enum
{
    TYPE_COUNT = sizeof NAMES / sizeof *NAMES
};

const char* name_npy_type(sk_type type)
{
    return NAMES[type];
}

static bool is_raw(int type)
{
    return type == SK_TYPE_BF16 || type == SK_TYPE_E4M3 || type == SK_TYPE_E5M2;
}

/* ---- shapes and elements --------------------------------------------------------------------- */

/* The extents of the dimensions that an array has, and how many there are. */
static int list_extents(const npy_matrix* matrix, uint32_t extents[3])
{
    const uint32_t all[3] = {matrix->count, matrix->rows, matrix->columns};
    int count = 0;
    for (int i = 0; i < 3; i++)
        if (matrix->dimensions & NPY_COUNT >> i)
            extents[count++] = all[i];
    return count;
}

static void set_extents(npy_matrix* matrix, int dimensions, const uint32_t* extents)
{
    uint32_t* const all[3] = {&matrix->count, &matrix->rows, &matrix->columns};
    matrix->dimensions = dimensions;
    for (int i = 0; i < 3; i++)
        *all[i] = dimensions & NPY_COUNT >> i ? *extents++ : 1;
}

bool name_npy_dimensions(npy_matrix* matrix, int dimensions)
{
    uint32_t extents[3];
    npy_matrix named = *matrix;
    int rank = list_extents(matrix, extents);
    set_extents(&named, dimensions, extents);
    bool is_interleaved = matrix->column_major && rank > 1 && dimensions & NPY_COUNT;
    if (list_extents(&named, extents) != rank || is_interleaved)
        return false;
    *matrix = named;
    return true;
}

const char* format_npy_shape(const npy_matrix* matrix, char text[NPY_SHAPE])
{
    uint32_t extents[3];
    int rank = list_extents(matrix, extents), length = snprintf(text, NPY_SHAPE, "%s", rank ? "" : "1");
    for (int i = 0; i < rank; i++)
        length += snprintf(text + length, (size_t)(NPY_SHAPE - length), "%s%u", i ? " x " : "", extents[i]);
    return text;
}

bool fits_npy(const npy_matrix* matrix)
{
    size_t most = SIZE_MAX / element_size(matrix->type);
    bool is_empty = matrix->count == 0 || matrix->rows == 0 || matrix->columns == 0;
    return is_empty || most / matrix->count / matrix->rows / matrix->columns > 0;
}

size_t count_npy_bytes(const npy_matrix* matrix)
{
    return (size_t)matrix->count * matrix->rows * matrix->columns * element_size(matrix->type);
}

size_t find_npy_element(const npy_matrix* matrix, size_t batch, size_t row, size_t column)
{
    size_t first = (matrix->count > 1 ? batch : 0) * matrix->rows * matrix->columns;
    return first + (matrix->column_major ? column * matrix->rows + row : row * matrix->columns + column);
}

static const unsigned char* point_at(const npy_matrix* matrix, size_t batch, size_t row, size_t column)
{
    size_t size = element_size(matrix->type);
    return (const unsigned char*)matrix->data + find_npy_element(matrix, batch, row, column) * size;
}

double get_npy_element(const npy_matrix* matrix, size_t batch, size_t row, size_t column)
{
    return load_element(matrix->type, point_at(matrix, batch, row, column));
}

double get_npy_imaginary(const npy_matrix* matrix, size_t batch, size_t row, size_t column)
{
    return load_imaginary(matrix->type, point_at(matrix, batch, row, column));
}

void free_npy(npy_matrix* matrix)
{
    free(matrix->data);
    memset(matrix, 0, sizeof *matrix);
}

/* ---- the header: a Python dictionary of three entries ---------------------------------------- */

typedef struct header
{
    const char *begin, *at, *end; /* not terminated, and may hold anything */
    const char* path;
    char* sentence;
    bool has_descr, has_order, has_shape;
    sk_type raw; /* what u2 or u1 hold */
    unsigned rank;
    uint64_t shape[3]; /* the first three; UINT64_MAX: that or more */
} header;

static bool expected(header* h, const char* what)
{
    return refuse(h->sentence, h->path, "has a damaged header: %s was expected at byte %zu of it", what,
                  (size_t)(h->at - h->begin));
}

static void skip_space(header* h)
{
    while (h->at < h->end && (*h->at == ' ' || *h->at == '\n' || *h->at == '\t' || *h->at == '\r'))
        h->at++;
}

/* The next character that is not a space, or 0 at the end. */
static char peek(header* h)
{
    skip_space(h);
    return h->at < h->end ? *h->at : '\0';
}

static bool accept(header* h, char wanted)
{
    bool is_next = h->at < h->end && peek(h) == wanted;
    h->at += is_next;
    return is_next;
}

static bool accept_word(header* h, const char* word)
{
    size_t length = strlen(word);
    skip_space(h);
    if ((size_t)(h->end - h->at) < length || memcmp(h->at, word, length) != 0)
        return false;
    h->at += length;
    return true;
}

/* Parses a quoted text of at most size - 1 characters. A character that would garble a terminal becomes '?'. */
static bool parse_text(header* h, char* text, size_t size)
{
    char quote = peek(h);
    size_t length = 0;
    if (quote != '\'' && quote != '"')
        return expected(h, "a quoted text");
    for (h->at++; h->at < h->end && *h->at != quote; h->at++)
        if (length + 1 < size)
            text[length++] = *h->at >= ' ' && *h->at <= '~' ? *h->at : '?';
    text[length] = '\0';
    return accept(h, quote) || expected(h, "the end of a quoted text");
}

#define ACCEPTED "f2, f4, f8, i1, u1, i4, u4, c8, c16"

/* The type whose name follows the byte order in a descr, or TYPE_COUNT. What ml_dtypes writes has a V. */
static int find_type(const char* descr, sk_type raw)
{
    int type = 0;
    bool is_void = is_raw((int)raw) && *descr == 'V' && strcmp(descr + 1, NAMES[raw] + 1) == 0;
    if (is_raw((int)raw) && (is_void || strcmp(descr, NAMES[raw]) == 0))
        return (int)raw;
    while (type < TYPE_COUNT && (is_raw(type) || strcmp(descr, NAMES[type]) != 0))
        type++;
    return type;
}

static bool parse_descr(header* h, npy_matrix* matrix)
{
    char descr[32];
    if (peek(h) == '[')
        return refuse(h->sentence, h->path, "holds records; matmul takes numbers of " ACCEPTED);
    if (!parse_text(h, descr, sizeof descr))
        return false;
    int type = find_type(descr + (*descr != 0), h->raw);
    bool is_known = type < TYPE_COUNT, is_byte = is_known && element_size((sk_type)type) == 1;
    if (is_known && *descr == '>' && !is_byte)
        return refuse(h->sentence, h->path, "is big-endian (%s); astype('<%s') makes it little-endian", descr,
                      descr + 1);
    if (!is_known || !(*descr == '<' || (*descr == '|' && (is_byte || descr[1] == 'V'))))
        return refuse(h->sentence, h->path,
                      "holds elements of type %s; matmul takes " ACCEPTED ", and with --types u2 that hold bf16",
                      descr);
    matrix->type = (sk_type)type;
    return true;
}

static bool parse_order(header* h, npy_matrix* matrix)
{
    matrix->column_major = accept_word(h, "True");
    return matrix->column_major || accept_word(h, "False") || expected(h, "True or False");
}

/* Parses a length. One that overflows becomes UINT64_MAX, which is refused later. */
static bool parse_length(header* h, uint64_t* length)
{
    char next = peek(h);
    if (next < '0' || next > '9')
        return expected(h, "a length, 0 or more,");
    for (*length = 0; h->at < h->end && *h->at >= '0' && *h->at <= '9'; h->at++)
    {
        uint64_t digit = (uint64_t)(*h->at - '0');
        *length = *length > (UINT64_MAX - digit) / 10 ? UINT64_MAX : *length * 10 + digit;
    }
    accept(h, 'L'); /* as Python 2 wrote them */
    return true;
}

static bool parse_shape(header* h)
{
    if (!accept(h, '('))
        return expected(h, "(");
    while (!accept(h, ')'))
    {
        uint64_t length = 0;
        if (!parse_length(h, &length))
            return false;
        if (h->rank < 3)
            h->shape[h->rank] = length;
        h->rank++;
        if (!accept(h, ',') && peek(h) != ')')
            return expected(h, ", or )");
    }
    return true;
}

static bool parse_entry(header* h, npy_matrix* matrix)
{
    char key[32];
    if (!parse_text(h, key, sizeof key))
        return false;
    bool* seen = NULL;
    if (strcmp(key, "descr") == 0)
        seen = &h->has_descr;
    else if (strcmp(key, "fortran_order") == 0)
        seen = &h->has_order;
    else if (strcmp(key, "shape") == 0)
        seen = &h->has_shape;
    if (!seen || *seen)
        return refuse(h->sentence, h->path, "has a damaged header: %s entry %s", seen ? "a second" : "an unknown",
                      key);
    *seen = true;
    if (!accept(h, ':'))
        return expected(h, ":");
    if (seen == &h->has_descr)
        return parse_descr(h, matrix);
    return seen == &h->has_order ? parse_order(h, matrix) : parse_shape(h);
}

static bool parse_dictionary(header* h, npy_matrix* matrix)
{
    if (!accept(h, '{'))
        return expected(h, "{");
    while (!accept(h, '}'))
    {
        if (!parse_entry(h, matrix))
            return false;
        if (!accept(h, ',') && peek(h) != '}')
            return expected(h, ", or }");
    }
    skip_space(h);
    if (h->at != h->end)
        return expected(h, "nothing more");
    const char* missing = !h->has_shape ? "shape" : NULL;
    missing = !h->has_order ? "fortran_order" : missing;
    missing = !h->has_descr ? "descr" : missing;
    return !missing || refuse(h->sentence, h->path, "has a damaged header: the entry %s is missing", missing);
}

static bool check_shape(const header* h, npy_matrix* matrix)
{
    static const int DIMENSIONS[4] = {0, NPY_ROWS, NPY_MATRIX, NPY_BATCH};
    static const char* const WORDS[3] = {"columns", "rows", "matrices"};
    uint32_t extents[3] = {0, 0, 0};
    char shape[NPY_SHAPE];
    if (h->rank > 3)
        return refuse(h->sentence, h->path, "has %u dimensions; a batch of matrices has 3", h->rank);
    if (h->rank == 3 && matrix->column_major)
        return refuse(
            h->sentence, h->path,
            "is a batch in Fortran order, which interleaves its matrices; numpy.ascontiguousarray() mends it");
    for (unsigned i = 0; i < h->rank; i++)
    {
        if (h->shape[i] > UINT32_MAX)
            return refuse(h->sentence, h->path, "has more than 4294967295 %s",
                          h->rank == 1 ? "elements" : WORDS[h->rank - 1 - i]);
        extents[i] = (uint32_t)h->shape[i];
    }
    set_extents(matrix, DIMENSIONS[h->rank], extents);
    matrix->column_major = matrix->column_major && h->rank == 2;
    return fits_npy(matrix) || refuse(h->sentence, h->path, "claims %s elements, more than memory can hold",
                                      format_npy_shape(matrix, shape));
}

/* ---- reading --------------------------------------------------------------------------------- */

static bool complain_short(FILE* file, const char* path, char* sentence, const char* where)
{
    if (ferror(file))
        return refuse(sentence, path, "cannot be read: %s", strerror(errno));
    return refuse(sentence, path, "is truncated: it ends in its %s", where);
}

/* The magic text and the version; leaves the number of bytes that tell the header's length. */
static bool read_version(FILE* file, const char* path, size_t* length_size, char* sentence)
{
    unsigned char magic[8];
    size_t count = fread(magic, 1, sizeof magic, file);
    if (ferror(file))
        return complain_short(file, path, sentence, "first bytes");
    if (count >= 4 && memcmp(magic, "PK\3\4", 4) == 0)
        return refuse(sentence, path, "is a .npz archive, or another .zip; take the .npy files out of it");
    if (count < 6 || memcmp(magic, "\x93NUMPY", 6) != 0)
        return refuse(sentence, path, "is not a .npy file: it does not begin with \\x93NUMPY");
    if (count < 8)
        return complain_short(file, path, sentence, "version");
    if (magic[6] < 1 || magic[6] > 3 || magic[7] != 0)
        return refuse(sentence, path, "has .npy version %d.%d; 1.0, 2.0 and 3.0 are understood", magic[6], magic[7]);
    *length_size = magic[6] == 1 ? 2 : 4;
    return true;
}

static bool read_header(FILE* file, const char* path, sk_type raw, npy_matrix* matrix, char* sentence)
{
    unsigned char bytes[4] = {0};
    size_t length_size = 0;
    if (!read_version(file, path, &length_size, sentence))
        return false;
    if (fread(bytes, 1, length_size, file) != length_size)
        return complain_short(file, path, sentence, "header's length");
    uint32_t length = 0;
    for (size_t i = 0; i < length_size; i++)
        length |= (uint32_t)bytes[i] << 8 * i;
    if (length > LONGEST_HEADER)
        return refuse(sentence, path, "claims a header of %u bytes; %d are the most", length, LONGEST_HEADER);

    char* text = malloc((size_t)length + 1);
    if (!text)
        return refuse(sentence, path, "needs %u bytes for its header, and memory is short", length);
    header h = {.begin = text, .at = text, .end = text + length, .path = path, .sentence = sentence, .raw = raw};
    bool done = fread(text, 1, length, file) == length ? parse_dictionary(&h, matrix) && check_shape(&h, matrix)
                                                       : complain_short(file, path, sentence, "header");
    free(text);
    return done;
}

/* Memory grows with the bytes that the file really has, so that a header that lies costs nothing. */
static bool read_data(FILE* file, const char* path, npy_matrix* matrix, char* sentence)
{
    char shape[NPY_SHAPE];
    size_t size = count_npy_bytes(matrix), capacity = 0;
    for (size_t at = 0, step; at < size; at += step)
    {
        if (at == capacity)
        {
            capacity = size - at <= at + CHUNK ? size : 2 * at + CHUNK;
            void* larger = realloc(matrix->data, capacity);
            if (!larger)
                return refuse(sentence, path, "needs %zu bytes of memory, and there are fewer", size);
            matrix->data = larger;
        }
        step = capacity - at < CHUNK ? capacity - at : CHUNK;
        size_t count = fread((char*)matrix->data + at, 1, step, file);
        if (count != step && ferror(file))
            return complain_short(file, path, sentence, "data");
        if (count != step)
            return refuse(sentence, path, "is truncated: %s elements take %zu bytes, and %zu are there",
                          format_npy_shape(matrix, shape), size, at + count);
        update_progress(at + step, size);
    }
    return true;
}

bool read_npy(const char* path, sk_type raw, npy_matrix* matrix, char sentence[NPY_SENTENCE])
{
    char step[64];
    memset(matrix, 0, sizeof *matrix);
    FILE* file = fopen(path, "rb");
    if (!file)
        return refuse(sentence, path, "cannot be opened: %s", strerror(errno));
    snprintf(step, sizeof step, "reading %s", path);
    begin_progress(step, "B");
    bool done = read_header(file, path, raw, matrix, sentence) && read_data(file, path, matrix, sentence);
    end_progress();
    fclose(file);
    if (!done)
        free_npy(matrix);
    return done;
}

/* ---- writing --------------------------------------------------------------------------------- */

/* A shape as Python writes a tuple. */
static void format_tuple(const npy_matrix* matrix, char text[NPY_SHAPE])
{
    uint32_t extents[3];
    int rank = list_extents(matrix, extents), length = 0;
    for (int i = 0; i < rank; i++)
        length += snprintf(text + length, (size_t)(NPY_SHAPE - length), "%s%u", i ? ", " : "", extents[i]);
    snprintf(text + length, (size_t)(NPY_SHAPE - length), "%s", rank == 1 ? "," : "");
}

/* Writes a header of version 1.0. As the format asks, spaces and a line end fill it up to a multiple of 64 bytes. */
static bool write_header(FILE* file, const npy_matrix* matrix)
{
    char text[192], shape[NPY_SHAPE] = "";
    format_tuple(matrix, shape);
    int used = snprintf(text, sizeof text,
                        "\x93NUMPY\x01%c%c%c"
                        "{'descr': '%c%s', 'fortran_order': %s, 'shape': (%s), }",
                        0, 0, 0, element_size(matrix->type) == 1 ? '|' : '<', name_npy_type(matrix->type),
                        matrix->column_major ? "True" : "False", shape);
    size_t length = ((size_t)used + 1 + 63) / 64 * 64;
    memset(text + used, ' ', length - (size_t)used);
    text[length - 1] = '\n';
    text[8] = (char)(length - 10); /* at most 182: the second byte stays 0 */
    return fwrite(text, 1, length, file) == length;
}

static bool write_data(FILE* file, const npy_matrix* matrix)
{
    size_t size = count_npy_bytes(matrix);
    for (size_t at = 0, step; at < size; at += step)
    {
        step = size - at < CHUNK ? size - at : CHUNK;
        if (fwrite((const char*)matrix->data + at, 1, step, file) != step)
            return false;
        update_progress(at + step, size);
    }
    return true;
}

bool write_npy(const char* path, const npy_matrix* matrix, char sentence[NPY_SENTENCE])
{
    char step[64];
    output o;
    snprintf(step, sizeof step, "writing %s", path);
    begin_progress(step, "B");
    bool done = open_output(&o, path) && close_output(&o, write_header(o.file, matrix) && write_data(o.file, matrix));
    int error = errno; /* before end_progress changes it */
    end_progress();
    return done || refuse(sentence, name_output(path), "cannot be written: %s", strerror(error));
}

bool can_write_npy(const char* path, char sentence[NPY_SENTENCE])
{
    if (is_terminal_output(path))
        return refuse(sentence, name_output(path),
                      "is a terminal, and an array is binary: let a file or a program take it");
    return can_open_output(path) || refuse(sentence, name_output(path), "cannot be written: %s", strerror(errno));
}
