/* quantized.c - the tables of formats, a function each, and blocks of them whose elements are small integers. */
#include "quantized.h"
#include "multiply.h"

#include <math.h>

static double half_at(const unsigned char* at)
{
    return load_element(SK_TYPE_F16, at);
}

static void store_half(unsigned char* at, double value)
{
    store_element(SK_TYPE_F16, at, value);
}

/* Elements 0 to 15 are low halves of 16 bytes, 16 to 31 their high halves. */
static uint32_t nibble_of(const unsigned char* codes, uint32_t i)
{
    return i < 16 ? codes[i] & 15u : codes[i - 16] >> 4;
}

static double e2m1(uint32_t code)
{
    static const double magnitudes[] = {0, 0.5, 1, 1.5, 2, 3, 4, 6};
    return code & 8 ? -magnitudes[code & 7] : magnitudes[code];
}

static double decode_q5_0(const unsigned char* block, uint32_t i)
{
    uint32_t fifth = (uint32_t)block[2 + i / 8] >> i % 8 & 1u;
    return half_at(block) * ((double)(nibble_of(block + 6, i) + 16 * fifth) - 16);
}

static double decode_q4_k(const unsigned char* block, uint32_t i)
{
    const unsigned char *s = block + 4, *codes = block + 16 + i / 64 * 32;
    uint32_t j = i / 32, code = j % 2 ? codes[i % 32] >> 4 : codes[i % 32] & 15u;
    uint32_t scale = j < 4 ? s[j] & 63u : (s[j + 4] & 15u) | (uint32_t)(s[j - 4] >> 6) << 4;
    uint32_t minimum = j < 4 ? s[j + 4] & 63u : (uint32_t)(s[j + 4] >> 4) | (uint32_t)(s[j] >> 6) << 4;
    return half_at(block) * scale * code - half_at(block + 2) * minimum;
}

static double decode_q6_k(const unsigned char* block, uint32_t i)
{
    uint32_t part = i / 128, l = i % 32, quarter = i % 128 / 32;
    uint32_t low = (uint32_t)block[64 * part + l + quarter % 2 * 32] >> (quarter < 2 ? 0 : 4) & 15u;
    uint32_t high = (uint32_t)block[128 + 32 * part + l] >> 2 * quarter & 3u;
    double scale = (signed char)block[192 + 8 * part + 2 * quarter + l / 16];
    return half_at(block + 208) * scale * ((double)(low | high << 4) - 32);
}

static double decode_nvfp4(const unsigned char* block, uint32_t i)
{
    uint32_t bits = block[i / 16] & 127u, within = i % 16;
    unsigned char byte = block[4 + i / 16 * 8 + within % 8];
    double scale = bits / 8 ? ldexp(1 + bits % 8 / 8.0, (int)(bits / 8) - 7) : ldexp(bits % 8, -9);
    return e2m1(within < 8 ? byte & 15u : byte >> 4) * (block[i / 16] == 127 ? 0 : scale);
}

static double decode_q4_g(const unsigned char* block, uint32_t i)
{
    double d = half_at(block), z = half_at(block + 2);
    return d * nibble_of(block + 4 + i / 32 * 16, i % 32) - d * z;
}

static double decode_e4m3_g(const unsigned char* block, uint32_t i)
{
    return load_element(SK_TYPE_F32, block) * load_element(SK_TYPE_E4M3, block + 4 + i);
}

double decode_element(sk_type type, const unsigned char* block, uint32_t i)
{
    switch ((int)type)
    {
    case SK_TYPE_Q4_0: return half_at(block) * ((double)nibble_of(block + 2, i) - 8);
    case SK_TYPE_Q4_1: return half_at(block) * nibble_of(block + 4, i) + half_at(block + 2);
    case SK_TYPE_Q5_0: return decode_q5_0(block, i);
    case SK_TYPE_Q8_0: return half_at(block) * (signed char)block[2 + i];
    case SK_TYPE_Q4_K: return decode_q4_k(block, i);
    case SK_TYPE_Q6_K: return decode_q6_k(block, i);
    case SK_TYPE_MXFP4: return block[0] == 255 ? NAN : ldexp(e2m1(nibble_of(block + 1, i)), block[0] - 127);
    case SK_TYPE_NVFP4: return decode_nvfp4(block, i);
    case SK_TYPE_E4M3_G128: return decode_e4m3_g(block, i);
    default: return decode_q4_g(block, i);
    }
}

static double draw_power(uint64_t* state)
{
    return ldexp(1, (int)draw_below(state, 3) - 1);
}

/* Keeps d s code, which has s of 6 or 8 bits, small. */
static void draw_k_scales(sk_type type, uint64_t* state, unsigned char* block)
{
    if (type == SK_TYPE_Q4_K)
    {
        store_half(block, 0.25 * draw_power(state));
        store_half(block + 2, 0.25 * draw_power(state));
        return;
    }
    store_half(block + 208, 0.25 * draw_power(state));
    for (uint32_t i = 192; i < 208; i++)
    {
        block[i] = (unsigned char)(draw_below(state, 17) - 8);
    }
}

/* Codes of small integers and halves, of both signs. */
static void draw_e4m3(uint64_t* state, unsigned char* block)
{
    store_element(SK_TYPE_F32, block, draw_power(state));
    for (uint32_t i = 0; i < 128; i++)
    {
        store_element(SK_TYPE_E4M3, block + 4 + i, 0.5 * ((double)draw_below(state, 17) - 8));
    }
}

void draw_block(sk_type type, uint64_t* state, unsigned char* block)
{
    for (uint32_t i = 0; i < element_size(type); i++)
    {
        block[i] = (unsigned char)draw_bits(state);
    }
    switch ((int)type)
    {
    case SK_TYPE_Q4_1: store_half(block + 2, (double)draw_below(state, 9) - 4); break;
    case SK_TYPE_Q4_K:
    case SK_TYPE_Q6_K: draw_k_scales(type, state, block); return;
    case SK_TYPE_MXFP4: block[0] = (unsigned char)(126 + draw_below(state, 3)); return;
    case SK_TYPE_NVFP4:
        for (uint32_t i = 0; i < 4; i++)
        {
            block[i] = (unsigned char)(0x30 + draw_below(state, 17));
        }
        return;
    case SK_TYPE_E4M3_G128: draw_e4m3(state, block); return;
    case SK_TYPE_Q4_G32:
    case SK_TYPE_Q4_G64:
    case SK_TYPE_Q4_G128: store_half(block + 2, (double)draw_below(state, 16)); break;
    default: break;
    }
    store_half(block, draw_power(state));
}
