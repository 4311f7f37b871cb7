#include "../numbers.h"

/* q6_K, 256 elements, 210 bytes: two halves of 128 elements. Of half h: bytes 64 h on have the low 4 bits of codes,
 * bytes 128 + 32 h on their high 2 bits, bytes 192 + 8 h on a signed scale for each 16 elements. Bytes 208 and 209: d,
 * f16. Element 32 g + i of a half, for g from 0 to 3, has its low bits in byte 32 (g mod 2) + i, in the high half if g
 * is 2 or 3, and its high bits in bits 2 g and 2 g + 1 of byte i. A code q means (d scale) (q - 32). */
static void skb__dequantize_q6_K(const uint8_t* block, float* values)
{
    const float d = skb__read_f16(block + 208);
    for (int i = 0; i < 256; ++i)
    {
        const int half = i / 128, group = i / 32 % 4, scale = block[192 + i / 16];
        const int low = block[64 * half + group % 2 * 32 + i % 32] >> group / 2 * 4 & 15;
        const int high = block[128 + 32 * half + i % 32] >> 2 * group & 3;
        values[i] = d * (float)(scale < 128 ? scale : scale - 256) * (float)(low + 16 * high - 32);
    }
}
