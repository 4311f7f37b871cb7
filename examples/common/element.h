/* Elements of every sk_type, on the host. A double holds every value of every type. */
#ifndef ELEMENT_H
#define ELEMENT_H

#include "float8.h"
#include "half.h"
#include "vulkan.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Bytes. */
static inline size_t element_size(sk_type type)
{
#define ELEMENT_SIZE(name, word, size) size,
    static const unsigned char sizes[] = {SK_TYPES(ELEMENT_SIZE)};
#undef ELEMENT_SIZE
    return sizes[type];
}

static inline bool is_integer(sk_type type)
{
    return type >= SK_TYPE_S8 && type <= SK_TYPE_U32;
}

static inline double load_element(sk_type type, const unsigned char* at)
{
    union
    {
        float f32;
        double f64;
        uint16_t bits;
        int8_t s8;
        uint8_t u8;
        int32_t s32;
        uint32_t u32;
    } x;
    memcpy(&x, at, element_size(type));
    switch ((int)type)
    {
    case SK_TYPE_F16: return (double)widen_half(x.bits);
    case SK_TYPE_BF16: return (double)widen_bf16(x.bits);
    case SK_TYPE_F64: return x.f64;
    case SK_TYPE_S8: return x.s8;
    case SK_TYPE_U8: return x.u8;
    case SK_TYPE_S32: return x.s32;
    case SK_TYPE_U32: return x.u32;
    case SK_TYPE_E4M3: return widen_float8(e4m3, x.u8);
    case SK_TYPE_E5M2: return widen_float8(e5m2, x.u8);
    default: return (double)x.f32;
    }
}

/* Store a value, rounded to nearest even. Types of 16 bits are rounded to f32 first. Integers wrap. */
static inline void store_element(sk_type type, unsigned char* at, double value)
{
    union
    {
        float f32;
        double f64;
        uint16_t bits;
        uint8_t u8;
        uint32_t u32;
    } x;
    switch ((int)type)
    {
    case SK_TYPE_F16: x.bits = round_to_half((float)value); break;
    case SK_TYPE_BF16: x.bits = round_to_bf16((float)value); break;
    case SK_TYPE_F64: x.f64 = value; break;
    case SK_TYPE_S8:
    case SK_TYPE_U8: x.u8 = (uint8_t)(int64_t)value; break;
    case SK_TYPE_S32:
    case SK_TYPE_U32: x.u32 = (uint32_t)(int64_t)value; break;
    case SK_TYPE_E4M3: x.u8 = round_to_float8(e4m3, value); break;
    case SK_TYPE_E5M2: x.u8 = round_to_float8(e5m2, value); break;
    default: x.f32 = (float)value;
    }
    memcpy(at, &x, element_size(type));
}

#endif
