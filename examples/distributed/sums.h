/* The type that sums of products have, and how sums become elements of D. */
#ifndef DISTRIBUTED_SUMS_H
#define DISTRIBUTED_SUMS_H

#include "parts/matrices/element.h"

/* What products of a type are summed in. */
static inline sk_type sums_of(sk_type type)
{
    switch ((int)type)
    {
    case SK_TYPE_F64:
    case SK_TYPE_CF32:
    case SK_TYPE_CF64: return type;
    case SK_TYPE_S8: return SK_TYPE_S32;
    case SK_TYPE_U8: return SK_TYPE_U32;
    default: return SK_TYPE_F32;
    }
}

/* The word for a type. */
const char* name_type(sk_type type);

/* Add `count` sums to others of the same type, as the device adds them. */
void add_sums(sk_type type, void* to, const void* from, size_t count);

/* Round sums to D's type, in place or elsewhere: f32 to f16 or bf16, s32 to f32 or f16. */
void round_sums(sk_type sums, sk_type d, const void* from, void* to, size_t count);

#endif
