/* Weights in blocks, for streamk/_weights.py. No session is needed. */
#include "library.h"
#include "parts/matrices/element.h"
#include "streamk_blocks.h"

#include <string.h>

int find_format(const char* word, uint32_t* elements, uint32_t* size)
{
    for (int type = 0; type < ELEMENT_TYPES; type++)
        if (is_in_blocks((sk_type)type) && strcmp(element_word((sk_type)type), word) == 0)
        {
            *elements = (uint32_t)block_elements((sk_type)type);
            *size = (uint32_t)element_size((sk_type)type);
            return type;
        }
    return -1;
}

int quantize(int type, const float* values, uint64_t count, void* blocks)
{
    return sk_quantize((sk_type)type, values, count, blocks);
}

int join(int type, uint32_t lines, uint32_t k, uint32_t lines_of_scale, bool has_zeros, const void* codes,
         const void* scales, const void* zeros, void* blocks)
{
    sk_join_desc desc = {.lines = lines, .k = k, .type = (sk_type)type, .lines_of_scale = lines_of_scale};
    desc.zeros = has_zeros ? SK_ZEROS_F16 : SK_ZEROS_EIGHT;
    return sk_join_blocks(&desc, codes, scales, zeros, blocks);
}

int dequantize(int type, const void* blocks, uint64_t count, float* values)
{
    return sk_dequantize((sk_type)type, blocks, count, values);
}
