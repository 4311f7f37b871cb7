#include "sums.h"

#define TYPE_WORD(name, word, ...) word,
static const char* const TYPE_WORDS[] = {SK_TYPES(TYPE_WORD)};

const char* name_type(sk_type type)
{
    return TYPE_WORDS[type];
}

static void add_f32(float* to, const float* from, size_t count)
{
    for (size_t i = 0; i < count; i++)
        to[i] += from[i];
}

static void add_f64(double* to, const double* from, size_t count)
{
    for (size_t i = 0; i < count; i++)
        to[i] += from[i];
}

/* Signed and unsigned sums wrap alike. */
static void add_32(uint32_t* to, const uint32_t* from, size_t count)
{
    for (size_t i = 0; i < count; i++)
        to[i] += from[i];
}

void add_sums(sk_type type, void* to, const void* from, size_t count)
{
    size_t numbers = is_complex(type) ? 2 * count : count;
    switch ((int)component_of(type))
    {
    case SK_TYPE_F64: add_f64(to, from, numbers); break;
    case SK_TYPE_F32: add_f32(to, from, numbers); break;
    default: add_32(to, from, numbers);
    }
}

/* What fills a smaller element in place never passes what is read. */
void round_sums(sk_type sums, sk_type d, const void* from, void* to, size_t count)
{
    size_t wide = element_size(sums), narrow = element_size(d);
    const unsigned char* source = from;
    unsigned char* target = to;
    if (sums == d && from == to)
        return;
    if (sums == d)
        memcpy(to, from, count * wide);
    else
        for (size_t i = 0; i < count; i++)
            store_element(d, target + i * narrow, (double)(float)load_element(sums, source + i * wide));
}
