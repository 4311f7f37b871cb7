#include "mtx_lines.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* ---- lines ----------------------------------------------------------------------------------- */

bool refuse_mtx(const mtx_reader* r, const char* format, ...)
{
    va_list values;
    int length = snprintf(r->sentence, MTX_SENTENCE, "%.200s, line %lu: ", r->name, r->number);
    va_start(values, format);
    vsnprintf(r->sentence + length, (size_t)(MTX_SENTENCE - length), format, values);
    va_end(values);
    return false;
}

/* How many bytes fgets() read, zeros among them, into a line that was full of line ends. A line end that was read is
 * followed by a 0. */
static size_t measure_line(const char* line)
{
    const char* end = memchr(line, '\n', MTX_LINE);
    if (!end)
        return MTX_LINE - 1;
    size_t at = (size_t)(end - line);
    return at + 1 < MTX_LINE && end[1] == 0 ? at + 1 : at - 1;
}

/* What files begin with that are no text. */
static const struct
{
    const char* begin;
    size_t length;
    const char* kind;
} KINDS[] = {
    {"\x1f\x8b", 2, "a gzip file: unpack it first"},
    {"BZh", 3, "a bzip2 file: unpack it first"},
    {"\xfd"
     "7zXZ",
     5, "an xz file: unpack it first"},
    {"PK\x03\x04", 4, "a zip file: unpack it first"},
    {"\x93NUMPY", 6, "a NumPy file, and no Matrix Market file"},
    {"\xff\xfe", 2, "UTF-16 text, must be ASCII or UTF-8"},
    {"\xfe\xff", 2, "UTF-16 text, must be ASCII or UTF-8"},
    {"%\0", 2, "UTF-16 text, must be ASCII or UTF-8"},
    {"\0%", 2, "UTF-16 text, must be ASCII or UTF-8"},
};

/* Says what a file is that is something else. */
static bool check_kind(const mtx_reader* r, size_t length)
{
    for (size_t i = 0; i < sizeof KINDS / sizeof KINDS[0]; i++)
        if (length >= KINDS[i].length && memcmp(r->line, KINDS[i].begin, KINDS[i].length) == 0)
            return refuse_mtx(r, "this is %s", KINDS[i].kind);
    return true;
}

/* Whether a carriage return is followed by more of the line. */
static bool has_inner_return(const char* line)
{
    const char* at = strchr(line, '\r');
    return at && at[strspn(at, "\r\n")] != 0;
}

static void skip_line(FILE* file)
{
    int byte;
    do
        byte = fgetc(file);
    while (byte != EOF && byte != '\n');
}

static bool check_line(mtx_reader* r, size_t length)
{
    bool is_comment = r->number > 1 && r->line[0] == '%', ends = r->line[length - 1] == '\n';
    if (r->number == 1 && !check_kind(r, length))
        return false;
    if (memchr(r->line, 0, length))
        return refuse_mtx(r, "has a byte of 0");
    if (!is_comment && has_inner_return(r->line))
        return refuse_mtx(r, "lines end in CR alone, must end in LF, or in CR and LF");
    if (!ends && is_comment)
        skip_line(r->file);
    return ends || is_comment || feof(r->file) || refuse_mtx(r, "is longer than 1024 bytes");
}

mtx_line_state read_mtx_line(mtx_reader* r)
{
    r->number++;
    memset(r->line, '\n', MTX_LINE);
    if (!fgets(r->line, MTX_LINE, r->file))
    {
        r->line[0] = 0;
        return ferror(r->file) ? (refuse_mtx(r, "cannot be read"), MTX_LINE_BAD) : MTX_LINE_END;
    }
    return check_line(r, measure_line(r->line)) ? MTX_LINE_READ : MTX_LINE_BAD;
}

/* ---- words ----------------------------------------------------------------------------------- */

bool is_mtx_blank(const char* text)
{
    while (isspace((unsigned char)*text))
        text++;
    return *text == 0;
}

const char* take_mtx_word(const char* text, char word[MTX_WORD])
{
    int length = 0;
    while (isspace((unsigned char)*text))
        text++;
    for (; *text && !isspace((unsigned char)*text); text++)
        if (length < MTX_WORD - 1)
            word[length++] = isprint((unsigned char)*text) ? (char)tolower((unsigned char)*text) : '?';
    word[length] = 0;
    return text;
}

const char* take_mtx_count(const char* text, uint32_t* count)
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
