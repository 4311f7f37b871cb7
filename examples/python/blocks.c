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

int dequantize(int type, const void* blocks, uint64_t count, float* values)
{
    return sk_dequantize((sk_type)type, blocks, count, values);
}
