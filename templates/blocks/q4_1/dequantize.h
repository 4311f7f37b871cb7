#include "../numbers.h"

/* q4_1, 32 elements, 20 bytes. Bytes 0 and 1: the scale d, f16. Bytes 2 and 3: the least value m, f16. Byte 4 + i:
 * element i in the low half, element i + 16 in the high half. A code q means d q + m. */
static void skb__dequantize_q4_1(const uint8_t* block, float* values)
{
    const float d = skb__read_f16(block), m = skb__read_f16(block + 2);
    for (int i = 0; i < 16; ++i)
    {
        values[i] = d * (float)(block[4 + i] & 15) + m;
        values[i + 16] = d * (float)(block[4 + i] >> 4) + m;
    }
}
