/* Lists tensors of GGUF files: a head, pairs of keys and values, of which only the alignment counts here, then a line
 * for each tensor, then the tensors. Format: docs/gguf.md of https://github.com/ggml-org/ggml. */
#include "gguf.h"

#include "parts/matrices/element.h"

#include <stdlib.h>
#include <string.h>

/* Numbers of ggml's types. */
static const struct
{
    uint32_t number;
    sk_type type;
} TYPES[] = {
    {0, SK_TYPE_F32},  {1, SK_TYPE_F16},   {2, SK_TYPE_Q4_0},   {3, SK_TYPE_Q4_1},   {6, SK_TYPE_Q5_0},
    {8, SK_TYPE_Q8_0}, {12, SK_TYPE_Q4_K}, {14, SK_TYPE_Q6_K},  {24, SK_TYPE_S8},    {26, SK_TYPE_S32},
    {28, SK_TYPE_F64}, {30, SK_TYPE_BF16}, {39, SK_TYPE_MXFP4}, {40, SK_TYPE_NVFP4},
};

int find_gguf_type(uint32_t number)
{
    for (size_t i = 0; i < sizeof TYPES / sizeof TYPES[0]; i++)
        if (TYPES[i].number == number)
            return (int)TYPES[i].type;
    return TENSOR_NO_TYPE;
}

bool find_gguf_number(sk_type type, uint32_t* number)
{
    for (size_t i = 0; i < sizeof TYPES / sizeof TYPES[0]; i++)
        if (TYPES[i].type == type)
        {
            *number = TYPES[i].number;
            return true;
        }
    return false;
}

/* ---- keys and values ------------------------------------------------------------------------- */

enum
{
    VALUE_U32 = 4,
    VALUE_TEXT = 8,
    VALUE_ARRAY = 9,
    VALUE_TYPES = 13
};

/* Bytes of a value, by its type; 0: a text or an array. */
static const unsigned char VALUE_SIZES[VALUE_TYPES] = {1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};

static bool skip_text(unread* r)
{
    uint64_t length = 0;
    return take_u64(r, &length) && skip_bytes(r, length);
}

static bool refuse_value(const unread* r, uint32_t type)
{
    return refuse_npy(r->sentence, r->f->path, "has a damaged header: a value of type %u", type);
}

static bool skip_array(unread* r)
{
    uint32_t type = 0;
    uint64_t count = 0;
    if (!take_u32(r, &type) || !take_u64(r, &count))
        return false;
    if (type >= VALUE_TYPES || type == VALUE_ARRAY)
        return refuse_value(r, type);
    if (type != VALUE_TEXT)
        return skip_bytes(r, count > r->left ? UINT64_MAX : count * VALUE_SIZES[type]);
    for (uint64_t i = 0; i < count; i++)
        if (!skip_text(r))
            return false;
    return true;
}

static bool skip_value(unread* r, uint32_t type)
{
    if (type >= VALUE_TYPES)
        return refuse_value(r, type);
    if (type == VALUE_TEXT)
        return skip_text(r);
    return type == VALUE_ARRAY ? skip_array(r) : skip_bytes(r, VALUE_SIZES[type]);
}

static bool take_alignment(unread* r, uint32_t type, uint32_t* alignment)
{
    if (type != VALUE_U32)
        return refuse_value(r, type);
    if (!take_u32(r, alignment))
        return false;
    bool is_power = *alignment && (*alignment & (*alignment - 1)) == 0;
    return is_power || refuse_npy(r->sentence, r->f->path, "has a damaged header: an alignment of %u", *alignment);
}

static bool take_pair(unread* r, uint32_t* alignment)
{
    static const char ALIGNMENT[] = "general.alignment";
    char key[sizeof ALIGNMENT - 1];
    uint64_t length = 0;
    uint32_t type = 0;
    if (!take_u64(r, &length))
        return false;
    bool is_alignment = length == sizeof key;
    if (!(is_alignment ? take_bytes(r, key, sizeof key) : skip_bytes(r, length)) || !take_u32(r, &type))
        return false;
    is_alignment = is_alignment && memcmp(key, ALIGNMENT, sizeof key) == 0;
    return is_alignment ? take_alignment(r, type, alignment) : skip_value(r, type);
}

/* ---- tensors --------------------------------------------------------------------------------- */

static bool take_name(unread* r, tensor* t)
{
    char name[TENSOR_NAME];
    uint64_t length = 0;
    if (!take_u64(r, &length))
        return false;
    if (length >= sizeof name)
        return refuse_npy(r->sentence, r->f->path, "has a damaged header: a tensor's name of %llu bytes",
                          (unsigned long long)length);
    if (!take_bytes(r, name, length))
        return false;
    t->name = copy_name(r->f, name, (size_t)length, r->sentence);
    return t->name != NULL;
}

/* A file tells the extent of neighbours first. */
static bool take_extents(unread* r, tensor* t)
{
    if (!take_u32(r, &t->dimensions))
        return false;
    if (t->dimensions > TENSOR_DIMENSIONS)
        return refuse_npy(r->sentence, r->f->path, "has a damaged header: %u dimensions", t->dimensions);
    for (uint32_t i = t->dimensions; i-- > 0;)
        if (!take_u64(r, &t->extents[i]))
            return false;
    return true;
}

static bool take_place(unread* r, tensor* t)
{
    uint32_t number = 0;
    if (!take_u32(r, &number) || !take_u64(r, &t->begin))
        return false;
    t->type = find_gguf_type(number);
    if (t->type == TENSOR_NO_TYPE)
        snprintf(t->word, sizeof t->word, "ggml's type %u", number);
    else
        snprintf(t->word, sizeof t->word, "%s", element_word((sk_type)t->type));
    return size_tensor(r->f, t, r->sentence);
}

static bool take_tensor(unread* r, tensor_file* f)
{
    tensor t = {0};
    bool done = take_name(r, &t) && take_extents(r, &t) && take_place(r, &t);
    if (!done)
        free(t.name);
    return done && add_tensor(f, &t, r->sentence);
}

/* Tensors begin at a multiple of the alignment, behind the last line. */
static bool place_tensors(const unread* r, tensor_file* f, uint32_t alignment)
{
    uint64_t begin = (f->size - r->left + alignment - 1) / alignment * alignment;
    for (uint64_t i = 0; i < f->count; i++)
    {
        if (f->tensors[i].begin > UINT64_MAX - begin)
            return refuse_npy(r->sentence, f->path, "has a damaged header: %.200s begins nowhere",
                              f->tensors[i].name);
        f->tensors[i].begin += begin;
    }
    return true;
}

/* ---- the head -------------------------------------------------------------------------------- */

static bool take_head(unread* r, uint64_t* tensors, uint64_t* pairs)
{
    uint32_t version = 0;
    if (!skip_bytes(r, 4) || !take_u32(r, &version))
        return false;
    if (version > 0 && (version & 0xffff) == 0)
        return refuse_npy(r->sentence, r->f->path, "is a big-endian GGUF file");
    if (version != 2 && version != 3)
        return refuse_npy(r->sentence, r->f->path, "has GGUF version %u; 2 and 3 are understood", version);
    return take_u64(r, tensors) && take_u64(r, pairs);
}

bool list_gguf(tensor_file* f, char* sentence)
{
    unread r = {f, f->size, sentence};
    uint64_t tensors = 0, pairs = 0;
    uint32_t alignment = 32;
    if (!take_head(&r, &tensors, &pairs))
        return false;
    for (uint64_t i = 0; i < pairs; i++)
        if (!take_pair(&r, &alignment))
            return false;
    for (uint64_t i = 0; i < tensors; i++)
        if (!take_tensor(&r, f))
            return false;
    return place_tensors(&r, f, alignment);
}
