/* Element types as costs.toml calls them. */
#ifndef CALIBRATE_TYPES_H
#define CALIBRATE_TYPES_H

#include "streamk.h"

#include <stdint.h>

typedef struct type_info
{
    const char* name;
    uint32_t size; /* bytes */
} type_info;

static inline type_info type_of(sk_type type)
{
    static const type_info types[] = {
        [SK_TYPE_F32] = {"f32", 4},   [SK_TYPE_F16] = {"f16", 2}, [SK_TYPE_BF16] = {"bf16", 2},
        [SK_TYPE_F64] = {"f64", 8},   [SK_TYPE_S8] = {"s8", 1},   [SK_TYPE_U8] = {"u8", 1},
        [SK_TYPE_S32] = {"s32", 4},   [SK_TYPE_U32] = {"u32", 4}, [SK_TYPE_E4M3] = {"e4m3", 1},
        [SK_TYPE_E5M2] = {"e5m2", 1},
    };
    return types[type];
}

#endif
