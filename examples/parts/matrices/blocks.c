#include "blocks.h"

static const unsigned char HALF_ONE[2] = {0x00, 0x3c}; /* 1 in f16 */

int find_most_in_blocks(sk_type type)
{
    switch ((int)type)
    {
    case SK_TYPE_Q5_0: return 15;
    case SK_TYPE_Q8_0: return 100;
    case SK_TYPE_Q6_K: return 31;
    case SK_TYPE_MXFP4:
    case SK_TYPE_NVFP4: return 4;      /* E2M1 lacks 5 */
    case SK_TYPE_E4M3_G128: return 16; /* E4M3 lacks 17 */
    default: return 7;
    }
}

/* Sets the low half of a byte, or its high one. */
static void set_nibble(unsigned char* byte, bool high, uint32_t code)
{
    *byte = (unsigned char)(high ? (*byte & 15u) | code << 4 : (*byte & 0xf0u) | code);
}

/* Low halves of 16 bytes, then their high ones. */
static void set_code(unsigned char* codes, uint32_t i, uint32_t code)
{
    set_nibble(codes + i % 16, i >= 16, code & 15u);
}

static uint32_t e2m1_of(int value)
{
    static const unsigned char magnitudes[] = {0, 2, 4, 5, 6};
    return value < 0 ? 8u | magnitudes[-value] : magnitudes[value];
}

/* d and dmin are 1, scales 1, and minima 8. */
static void store_q4_k(unsigned char* block, const int16_t* integers)
{
    memcpy(block, HALF_ONE, 2);
    memcpy(block + 2, HALF_ONE, 2);
    memset(block + 4, 1, 4);
    memset(block + 8, 8, 4);
    memset(block + 12, 0x81, 4);
    for (uint32_t i = 0; i < 256; i++)
        set_nibble(block + 16 + i / 64 * 32 + i % 32, i / 32 % 2, (uint32_t)(integers[i] + 8));
}

static void store_q6_k(unsigned char* block, const int16_t* integers)
{
    memset(block, 0, 192);
    memset(block + 192, 1, 16);
    memcpy(block + 208, HALF_ONE, 2);
    for (uint32_t i = 0; i < 256; i++)
    {
        uint32_t part = i / 128, quarter = i % 128 / 32, code = (uint32_t)(integers[i] + 32);
        set_nibble(block + 64 * part + i % 32 + quarter % 2 * 32, quarter >= 2, code & 15u);
        block[128 + 32 * part + i % 32] |= (unsigned char)(code >> 4 << 2 * quarter);
    }
}

static void store_nvfp4(unsigned char* block, const int16_t* integers)
{
    memset(block, 0x38, 4); /* 1 in E4M3 */
    for (uint32_t i = 0; i < 64; i++)
        set_nibble(block + 4 + i / 16 * 8 + i % 8, i % 16 >= 8, e2m1_of(integers[i]));
}

static void store_q5_0(unsigned char* block, const int16_t* integers)
{
    memset(block + 2, 0, 4);
    for (uint32_t i = 0; i < 32; i++)
    {
        uint32_t code = (uint32_t)(integers[i] + 16);
        set_code(block + 6, i, code);
        block[2 + i / 8] |= (unsigned char)(code >> 4 << i % 8);
    }
}

/* d is 1, and z is 8. */
static void store_q4_g(unsigned char* block, const int16_t* integers, uint32_t count)
{
    static const unsigned char half_eight[2] = {0x00, 0x48};
    memcpy(block + 2, half_eight, 2);
    for (uint32_t i = 0; i < count; i++)
        set_code(block + 4 + i / 32 * 16, i % 32, (uint32_t)(integers[i] + 8));
}

static void store_e4m3_g(unsigned char* block, const int16_t* integers)
{
    store_element(SK_TYPE_F32, block, 1.0);
    for (uint32_t i = 0; i < 128; i++)
        store_element(SK_TYPE_E4M3, block + 4 + i, (double)integers[i]);
}

void store_block(sk_type type, unsigned char* block, const int16_t* integers)
{
    static const unsigned char half_minus_eight[2] = {0x00, 0xc8};
    memcpy(block, HALF_ONE, 2);
    switch ((int)type)
    {
    case SK_TYPE_Q4_1: memcpy(block + 2, half_minus_eight, 2); break;
    case SK_TYPE_Q5_0: store_q5_0(block, integers); return;
    case SK_TYPE_Q4_K: store_q4_k(block, integers); return;
    case SK_TYPE_Q6_K: store_q6_k(block, integers); return;
    case SK_TYPE_NVFP4: store_nvfp4(block, integers); return;
    case SK_TYPE_Q4_G32:
    case SK_TYPE_Q4_G64:
    case SK_TYPE_Q4_G128: store_q4_g(block, integers, block_elements(type)); return;
    case SK_TYPE_E4M3_G128: store_e4m3_g(block, integers); return;
    case SK_TYPE_MXFP4: block[0] = 127; break;
    default: break;
    }
    for (uint32_t i = 0; i < 32; i++)
    {
        int value = integers[i];
        switch ((int)type)
        {
        case SK_TYPE_Q8_0: block[2 + i] = (unsigned char)value; break;
        case SK_TYPE_MXFP4: set_code(block + 1, i, e2m1_of(value)); break;
        default: set_code(block + (type == SK_TYPE_Q4_1 ? 4 : 2), i, (uint32_t)(value + 8)); break;
        }
    }
}
