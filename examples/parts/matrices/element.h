/* Elements of every sk_type, on the host. A double holds every value of every type. */
#ifndef PARTS_MATRICES_ELEMENT_H
#define PARTS_MATRICES_ELEMENT_H

#include "float8.h"
#include "half.h"
#include "course/vulkan.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Elements of a block: 1, but for types in blocks. */
static inline uint32_t block_elements(sk_type type)
{
#define BLOCK_ELEMENTS(name, word, count, size, alignment) count,
    static const unsigned short counts[] = {SK_TYPES(BLOCK_ELEMENTS)};
#undef BLOCK_ELEMENTS
    return counts[type];
}

/* Bytes of a block, which is one element, but for types in blocks. */
static inline size_t element_size(sk_type type)
{
#define ELEMENT_SIZE(name, word, count, size, alignment) size,
    static const unsigned char sizes[] = {SK_TYPES(ELEMENT_SIZE)};
#undef ELEMENT_SIZE
    return sizes[type];
}

/* Bytes of so many elements, which are whole blocks. */
static inline size_t run_size(sk_type type, uint64_t elements)
{
    return (size_t)(elements / block_elements(type)) * element_size(type);
}

static inline bool is_integer(sk_type type)
{
    return type >= SK_TYPE_S8 && type <= SK_TYPE_U32;
}

static inline bool is_complex(sk_type type)
{
    return type == SK_TYPE_CF32 || type == SK_TYPE_CF64;
}

/* The type of the real and the imaginary part of a complex number; of others, their own. */
static inline sk_type component_of(sk_type type)
{
    return type == SK_TYPE_CF32 ? SK_TYPE_F32 : type == SK_TYPE_CF64 ? SK_TYPE_F64 : type;
}

/* Types count from 0 up to this. */
#define ELEMENT_ONE(name, word, count, size, alignment) +1
enum
{
    ELEMENT_TYPES = 0 SK_TYPES(ELEMENT_ONE)
};
#undef ELEMENT_ONE

/* Whether blocks have several elements, so that these are not read and written one by one. */
static inline bool is_in_blocks(sk_type type)
{
    return block_elements(type) > 1;
}

/* The type's word, without the library. */
static inline const char* element_word(sk_type type)
{
#define ELEMENT_WORD(name, word, count, size, alignment) word,
    static const char* const words[] = {SK_TYPES(ELEMENT_WORD)};
#undef ELEMENT_WORD
    return words[type];
}

/* The real part of complex numbers. */
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
    sk_type component = component_of(type);
    memcpy(&x, at, element_size(component));
    switch ((int)component)
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

/* 0 of real numbers. */
static inline double load_imaginary(sk_type type, const unsigned char* at)
{
    return is_complex(type) ? load_element(component_of(type), at + element_size(component_of(type))) : 0.0;
}

/* Store a value, rounded to nearest even. Types of 16 bits are rounded to f32 first. Integers wrap. Of complex numbers
 * it is the real part. */
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
    sk_type component = component_of(type);
    switch ((int)component)
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
    memcpy(at, &x, element_size(component));
}

/* Nothing of real numbers. */
static inline void store_imaginary(sk_type type, unsigned char* at, double value)
{
    if (is_complex(type))
    {
        store_element(component_of(type), at + element_size(component_of(type)), value);
    }
}

#endif
