/* element.h - what an element of a matrix is: how it lies in memory, and the type of its sums.
 *
 * Uses the enums of the API. Must not know matrices.
 */

/* A row of SK_TYPES: how elements lie in memory. Blocks follow each other in a line. */
typedef struct sk__element
{
    uint32_t count, size; /* elements of a block, and its bytes */
    uint32_t alignment;   /* bytes of which its address is a multiple */
} sk__element;

/* Rows of arrays that are no matrices: of numbers of 32 bits, and of addresses. */
static const sk__element sk__word_element = {1, 4, 4}, sk__address_element = {1, 8, 8};

static const sk__element* sk__element_of(sk_type type)
{
#define SK__ELEMENT(name, word, count, size, alignment) {count, size, alignment},
    static const sk__element rows[] = {SK_TYPES(SK__ELEMENT)};
#undef SK__ELEMENT
    return &rows[type];
}

/* Whether elements are quantized in blocks, so that they have no addresses of their own. */
static bool sk__is_in_blocks(sk_type type)
{
    return sk__element_of(type)->count > 1;
}

/* Bytes of neighbours in a line, which are whole blocks. */
static uint64_t sk__run_size(const sk__element* element, uint64_t extent)
{
    return extent / element->count * element->size;
}

/* Whether they take at most so many bytes. */
static bool sk__run_fits(const sk__element* element, uint64_t extent, uint64_t bytes)
{
    return extent / element->count <= bytes / element->size;
}

/* Bytes of an element, or its share of a block's. */
static float sk__mean_size(sk_type type)
{
    return (float)sk__element_of(type)->size / (float)sk__element_of(type)->count;
}

/* The type of sums, for A and B of a type, unless the desc says otherwise. */
static sk_type sk__usual_accumulator(sk_type input)
{
    switch ((int)input)
    {
    case SK_TYPE_F64: return SK_TYPE_F64;
    case SK_TYPE_S8: return SK_TYPE_S32;
    case SK_TYPE_U8: return SK_TYPE_U32;
    case SK_TYPE_CF32:
    case SK_TYPE_CF64: return input;
    default: return SK_TYPE_F32;
    }
}

static bool sk__is_integer_type(sk_type type)
{
    return type == SK_TYPE_S32 || type == SK_TYPE_U32;
}

static bool sk__is_complex_type(sk_type type)
{
    return type == SK_TYPE_CF32 || type == SK_TYPE_CF64;
}
