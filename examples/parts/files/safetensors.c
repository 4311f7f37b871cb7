/* Lists tensors of safetensors files: the length of a header, the header, which is JSON, then the tensors. Format:
 * https://github.com/huggingface/safetensors. */
#include "tensors_parts.h"

#include "parts/matrices/element.h"

#include <stdlib.h>
#include <string.h>

enum
{
    LONGEST_HEADER = 100000000 /* bytes, as the format has it */
};

static const struct
{
    const char* word;
    sk_type type;
} TYPES[] = {{"F32", SK_TYPE_F32},      {"F16", SK_TYPE_F16},      {"BF16", SK_TYPE_BF16}, {"F64", SK_TYPE_F64},
             {"I8", SK_TYPE_S8},        {"U8", SK_TYPE_U8},        {"I32", SK_TYPE_S32},   {"U32", SK_TYPE_U32},
             {"F8_E4M3", SK_TYPE_E4M3}, {"F8_E5M2", SK_TYPE_E5M2}, {"C64", SK_TYPE_CF32}};

/* A header that is being read. It is not terminated. */
typedef struct header
{
    const char *begin, *at, *end;
    tensor_file* f;
    char* sentence;
} header;

/* ---- JSON ------------------------------------------------------------------------------------ */

static bool expected(const header* h, const char* what)
{
    return refuse_npy(h->sentence, h->f->path, "is not a safetensors file, or damaged: %s is missing at byte %zu",
                      what, (size_t)(h->at - h->begin) + 8);
}

/* The next character that is no blank; 0 at the end. */
static char peek(header* h)
{
    while (h->at < h->end && (*h->at == ' ' || *h->at == '\n' || *h->at == '\r' || *h->at == '\t'))
        h->at++;
    return h->at < h->end ? *h->at : '\0';
}

static bool accept(header* h, char wanted)
{
    bool found = peek(h) == wanted && h->at < h->end;
    h->at += found;
    return found;
}

/* What a backslash and the characters behind it mean; '?' for what is not ASCII. */
static char parse_escape(header* h)
{
    static const char LETTERS[] = "\"\\/bfnrt", MEANT[] = "\"\\/\b\f\n\r\t";
    char letter = h->at < h->end ? *h->at++ : '\0';
    const char* found = letter ? strchr(LETTERS, letter) : NULL;
    if (found)
        return MEANT[found - LETTERS];
    for (int i = 0; letter == 'u' && i < 4 && h->at < h->end && *h->at != '"'; i++)
        h->at++;
    return '?';
}

/* Parses a text, and keeps as much of it as `text` has room for; `*length` is that of all. */
static bool parse_text(header* h, char* text, size_t size, size_t* length)
{
    *length = 0;
    if (!accept(h, '"'))
        return expected(h, "a text");
    while (h->at < h->end && *h->at != '"')
    {
        char next = *h->at++;
        next = next == '\\' ? parse_escape(h) : next;
        if (*length < size)
            text[*length] = next;
        ++*length;
    }
    return h->at++ < h->end || expected(h, "the end of a text");
}

static bool parse_key(header* h, char* text, size_t size, size_t* length)
{
    return parse_text(h, text, size, length) && (accept(h, ':') || expected(h, ":"));
}

/* Parses a number. One that overflows becomes UINT64_MAX, which is refused later. */
static bool parse_number(header* h, uint64_t* number)
{
    char next = peek(h);
    if (next < '0' || next > '9')
        return expected(h, "a number, 0 or more,");
    for (*number = 0; h->at < h->end && *h->at >= '0' && *h->at <= '9'; h->at++)
    {
        uint64_t digit = (uint64_t)(*h->at - '0');
        *number = *number > (UINT64_MAX - digit) / 10 ? UINT64_MAX : *number * 10 + digit;
    }
    return true;
}

/* Parses at most `most` numbers in brackets. */
static bool parse_numbers(header* h, uint64_t* numbers, uint32_t most, uint32_t* count)
{
    *count = 0;
    if (!accept(h, '['))
        return expected(h, "[");
    while (!accept(h, ']'))
    {
        if (*count == most)
            return expected(h, "]");
        if (!parse_number(h, &numbers[(*count)++]))
            return false;
        if (!accept(h, ',') && peek(h) != ']')
            return expected(h, ", or ]");
    }
    return true;
}

/* ---- entries --------------------------------------------------------------------------------- */

/* What an entry has told so far. */
typedef struct entry
{
    tensor t;
    uint64_t places[2]; /* first byte and that behind the last, from the end of the header on */
    bool has_type, has_shape, has_places;
} entry;

static bool parse_type(header* h, tensor* t)
{
    size_t length = 0;
    if (!parse_text(h, t->word, sizeof t->word - 1, &length))
        return false;
    t->word[length < sizeof t->word ? length : sizeof t->word - 1] = 0;
    for (char* c = t->word; *c; c++)
        *c = *c >= ' ' && *c <= '~' ? *c : '?';
    t->type = TENSOR_NO_TYPE;
    for (size_t i = 0; i < sizeof TYPES / sizeof TYPES[0]; i++)
        if (strcmp(TYPES[i].word, t->word) == 0)
            t->type = (int)TYPES[i].type;
    if (t->type != TENSOR_NO_TYPE)
        snprintf(t->word, sizeof t->word, "%s", element_word((sk_type)t->type));
    return true;
}

static bool parse_member(header* h, entry* e)
{
    char key[16];
    size_t length = 0;
    uint32_t count = 0;
    if (!parse_key(h, key, sizeof key - 1, &length))
        return false;
    key[length < sizeof key ? length : sizeof key - 1] = 0;
    if (strcmp(key, "dtype") == 0 && !e->has_type)
        return (e->has_type = true) && parse_type(h, &e->t);
    if (strcmp(key, "shape") == 0 && !e->has_shape)
        return (e->has_shape = true) && parse_numbers(h, e->t.extents, TENSOR_DIMENSIONS, &e->t.dimensions);
    if (strcmp(key, "data_offsets") == 0 && !e->has_places)
        return (e->has_places = true) && parse_numbers(h, e->places, 2, &count) &&
               (count == 2 || expected(h, "the second number"));
    return expected(h, "a key that it may have");
}

/* Whether an entry is whole, and its bytes are as many as its elements take. */
static bool finish_entry(header* h, entry* e)
{
    tensor* t = &e->t;
    uint64_t begin = (uint64_t)(h->end - h->begin) + 8;
    if (!e->has_type || !e->has_shape || !e->has_places)
        return expected(h, "dtype, shape or data_offsets");
    if (!size_tensor(h->f, t, h->sentence))
        return false;
    uint64_t size = e->places[1] - e->places[0];
    if (e->places[1] < e->places[0] || e->places[1] > h->f->size - begin ||
        (t->type != TENSOR_NO_TYPE && size != t->size))
        return refuse_npy(h->sentence, h->f->path,
                          "is truncated or damaged: %.200s lies from byte %llu to %llu of %llu", t->name,
                          (unsigned long long)e->places[0], (unsigned long long)e->places[1],
                          (unsigned long long)(h->f->size - begin));
    t->begin = begin + e->places[0];
    t->size = size;
    return true;
}

static bool parse_members(header* h, entry* e)
{
    if (!accept(h, '{'))
        return expected(h, "{");
    while (!accept(h, '}'))
        if (!parse_member(h, e) || (!accept(h, ',') && peek(h) != '}' && !expected(h, ", or }")))
            return false;
    return finish_entry(h, e);
}

static bool parse_tensor(header* h, const char* name, size_t length)
{
    entry e = {0};
    if (length >= TENSOR_NAME)
        return refuse_npy(h->sentence, h->f->path, "is damaged: a tensor's name of %zu bytes", length);
    e.t.name = copy_name(h->f, name, length, h->sentence);
    if (!e.t.name)
        return false;
    if (!parse_members(h, &e))
    {
        free(e.t.name);
        return false;
    }
    return add_tensor(h->f, &e.t, h->sentence);
}

/* Texts about the file. */
static bool skip_metadata(header* h)
{
    size_t length = 0;
    if (!accept(h, '{'))
        return expected(h, "{");
    while (!accept(h, '}'))
        if (!parse_key(h, NULL, 0, &length) || !parse_text(h, NULL, 0, &length) ||
            (!accept(h, ',') && peek(h) != '}' && !expected(h, ", or }")))
            return false;
    return true;
}

static bool parse_header(header* h)
{
    static const char METADATA[] = "__metadata__";
    char name[TENSOR_NAME];
    size_t length = 0;
    if (!accept(h, '{'))
        return expected(h, "{");
    while (!accept(h, '}'))
    {
        if (!parse_key(h, name, sizeof name, &length))
            return false;
        bool is_metadata = length == sizeof METADATA - 1 && memcmp(name, METADATA, length) == 0;
        if (!(is_metadata ? skip_metadata(h) : parse_tensor(h, name, length)))
            return false;
        if (!accept(h, ',') && peek(h) != '}')
            return expected(h, ", or }");
    }
    return peek(h) == '\0' || expected(h, "the end");
}

bool list_safetensors(tensor_file* f, char* sentence)
{
    unread r = {f, f->size, sentence};
    uint64_t length = 0;
    if (f->size < 8)
        return refuse_npy(sentence, f->path, "is not a safetensors file: it has fewer than 8 bytes");
    if (!take_u64(&r, &length))
        return false;
    if (length > r.left || length > LONGEST_HEADER)
        return refuse_npy(
            sentence, f->path,
            "is not a safetensors file, or truncated: its header would have %llu bytes, the file has %llu",
            (unsigned long long)length, (unsigned long long)f->size);
    char* text = malloc((size_t)length + 1);
    if (!text)
        return refuse_npy(sentence, f->path, "needs %llu bytes for its header, and memory is short",
                          (unsigned long long)length);
    header h = {.begin = text, .at = text, .end = text + length, .f = f, .sentence = sentence};
    bool done = take_bytes(&r, text, length) && parse_header(&h);
    free(text);
    return done;
}
