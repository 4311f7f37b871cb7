#include "../numbers.h"

/* q4_0, 32 elements, 18 bytes. Bytes 0 and 1: the scale d, f16. Byte 2 + i: element i in the low half, element i + 16
 * in the high half. A code q means d (q - 8). */
static void skb__dequantize_q4_0(const uint8_t* block, float* values)
{
    const float d = skb__read_f16(block);
    for (int i = 0; i < 16; ++i)
    {
        values[i] = d * (float)((block[2 + i] & 15) - 8);
        values[i + 16] = d * (float)((block[2 + i] >> 4) - 8);
    }
}
