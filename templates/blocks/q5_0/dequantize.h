#include "../numbers.h"

/* q5_0, 32 elements, 22 bytes. Bytes 0 and 1: the scale d, f16. Bytes 2 to 5: a word whose bit i is the fifth bit of
 * element i. Byte 6 + i: the other bits of element i in the low half, of element i + 16 in the high half. A code q
 * means d (q - 16). */
static void skb__dequantize_q5_0(const uint8_t* block, float* values)
{
    const float d = skb__read_f16(block);
    for (int i = 0; i < 32; ++i)
    {
        const int four = block[6 + i % 16] >> i / 16 * 4 & 15, fifth = block[2 + i / 8] >> i % 8 & 1;
        values[i] = d * (float)(four + 16 * fifth - 16);
    }
}
