/* The header of a .npy file: a Python dictionary of three entries. */
#include "npy_parts.h"

#include "parts/matrices/element.h"

#include <string.h>

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
    return refuse_npy(h->sentence, h->path, "has a damaged header: %s was expected at byte %zu of it", what,
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

static bool parse_descr(header* h, npy_matrix* matrix)
{
    char descr[32];
    if (peek(h) == '[')
        return refuse_npy(h->sentence, h->path, "holds records; matmul takes numbers of " ACCEPTED);
    if (!parse_text(h, descr, sizeof descr))
        return false;
    int type = find_npy_type(descr + (*descr != 0), h->raw);
    bool is_known = type < NPY_TYPES, is_byte = is_known && element_size((sk_type)type) == 1;
    if (is_known && *descr == '>' && !is_byte)
        return refuse_npy(h->sentence, h->path, "is big-endian (%s); astype('<%s') makes it little-endian", descr,
                          descr + 1);
    if (!is_known || !(*descr == '<' || (*descr == '|' && (is_byte || descr[1] == 'V'))))
        return refuse_npy(h->sentence, h->path,
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
        return refuse_npy(h->sentence, h->path, "has a damaged header: %s entry %s", seen ? "a second" : "an unknown",
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
    return !missing || refuse_npy(h->sentence, h->path, "has a damaged header: the entry %s is missing", missing);
}

static bool check_shape(const header* h, npy_matrix* matrix)
{
    static const int DIMENSIONS[4] = {0, NPY_ROWS, NPY_MATRIX, NPY_BATCH};
    static const char* const WORDS[3] = {"columns", "rows", "matrices"};
    uint32_t extents[3] = {0, 0, 0};
    char shape[NPY_SHAPE];
    if (h->rank > 3)
        return refuse_npy(h->sentence, h->path, "has %u dimensions; a batch of matrices has 3", h->rank);
    if (h->rank == 3 && matrix->column_major)
        return refuse_npy(
            h->sentence, h->path,
            "is a batch in Fortran order, which interleaves its matrices; numpy.ascontiguousarray() mends it");
    for (unsigned i = 0; i < h->rank; i++)
    {
        if (h->shape[i] > UINT32_MAX)
            return refuse_npy(h->sentence, h->path, "has more than 4294967295 %s",
                              h->rank == 1 ? "elements" : WORDS[h->rank - 1 - i]);
        extents[i] = (uint32_t)h->shape[i];
    }
    set_npy_extents(matrix, DIMENSIONS[h->rank], extents);
    matrix->column_major = matrix->column_major && h->rank == 2;
    return fits_npy(matrix) || refuse_npy(h->sentence, h->path, "claims %s elements, more than memory can hold",
                                          format_npy_shape(matrix, shape));
}

bool parse_npy_header(const char* text, size_t length, const char* path, sk_type raw, npy_matrix* matrix,
                      char* sentence)
{
    header h = {.begin = text, .at = text, .end = text + length, .path = path, .sentence = sentence, .raw = raw};
    return parse_dictionary(&h, matrix) && check_shape(&h, matrix);
}
