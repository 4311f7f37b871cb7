#include "../numbers.h"

/* q4_K, 256 elements, 144 bytes. Bytes 0 and 1: d, f16. Bytes 2 and 3: dmin, f16. Bytes 4 to 15: a scale and a minimum
 * of 6 bits for each of 8 parts of 32 elements. Byte 16 + 32 p + i: element 64 p + i in the low half, which is of part
 * 2 p, and element 64 p + 32 + i in the high half, of part 2 p + 1. A code q means (d scale) q - (dmin minimum). */

/* The numbers of 6 bits of one part, of the 12 bytes that have all. */
static void skb__read_q4_K_part(const uint8_t* bytes, int part, float* scale, float* minimum)
{
    const int i = part % 4;
    *scale = (float)(part < 4 ? bytes[i] & 63 : (bytes[8 + i] & 15) | bytes[i] >> 6 << 4);
    *minimum = (float)(part < 4 ? bytes[4 + i] & 63 : bytes[8 + i] >> 4 | bytes[4 + i] >> 6 << 4);
}

static void skb__dequantize_q4_K(const uint8_t* block, float* values)
{
    const float d = skb__read_f16(block), dmin = skb__read_f16(block + 2);
    for (int part = 0; part < 8; ++part)
    {
        const uint8_t* codes = block + 16 + part / 2 * 32;
        float scale, minimum;
        skb__read_q4_K_part(block + 4, part, &scale, &minimum);
        scale *= d;
        minimum *= dmin;
        for (int i = 0; i < 32; ++i)
            values[32 * part + i] = scale * (float)(codes[i] >> part % 2 * 4 & 15) - minimum;
    }
}
