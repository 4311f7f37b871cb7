#include "../numbers.h"

/* q4_g32, q4_g64, q4_g128: a group of 32, 64 or 128 elements, 4 bytes and half a byte for each element. Bytes 0 and 1:
 * the scale d, f16. Bytes 2 and 3: the zero z, f16. Byte 4 + 16 r + i: element 32 r + i in the low half, element
 * 32 r + 16 + i in the high half. A code q means d q - d z. */
static void skb__dequantize_q4_g(const uint8_t* block, int elements, float* values)
{
    const float d = skb__read_f16(block), least = d * skb__read_f16(block + 2);
    for (int i = 0; i < elements; ++i)
    {
        const int code = block[4 + i / 32 * 16 + i % 16] >> i % 32 / 16 * 4 & 15;
        values[i] = d * (float)code - least;
    }
}
