#include "../numbers.h"

/* q8_0, 32 elements, 34 bytes. Bytes 0 and 1: the scale d, f16. Byte 2 + i: element i, a signed byte. A code q means
 * d q. */
static void skb__dequantize_q8_0(const uint8_t* block, float* values)
{
    const float d = skb__read_f16(block);
    for (int i = 0; i < 32; ++i)
        values[i] = d * (float)(block[2 + i] < 128 ? block[2 + i] : block[2 + i] - 256);
}
