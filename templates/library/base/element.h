/* element.h - what an element of a matrix is: its bytes, and the type of its sums.
 *
 * Uses the enums of the API. Must not know matrices.
 */

static uint32_t sk__type_size(sk_type type)
{
    switch ((int)type)
    {
#define SK_X(name, word, size) \
    case name: return size;
        SK_TYPES(SK_X)
#undef SK_X
    default: return 0u;
    }
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
