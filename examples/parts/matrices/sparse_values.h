/* Values that products of sparse matrices are verified and timed with, by their index. */
#ifndef PARTS_MATRICES_SPARSE_VALUES_H
#define PARTS_MATRICES_SPARSE_VALUES_H

#include "element.h"
#include "course/memory.h"
#include "random.h"

/* How many products the host computes to verify a result; of larger results it verifies a part. */
#define VERIFIED_PRODUCTS ((uint64_t)1 << 28)

/* An integer from -2 to 2, or a real from -1 to 1. */
static inline double draw_sparse_value(uint64_t number, bool integers)
{
    return integers ? (double)(draw_bits(number) % 5) - 2.0 : 2.0 * draw_unit(number) - 1.0;
}

/* Fill memory with elements that are drawn from `seed` on. False: Vulkan failed, or memory is short. */
static inline bool fill_sparse_values(const gpu* g, const gpu_buffer* to, sk_type type, uint64_t seed, bool integers)
{
    size_t size = element_size(type), count = (size_t)to->size / size;
    unsigned char* elements = take_memory(count, size);
    for (size_t i = 0; elements && i < count; i++)
        store_element(type, elements + i * size, draw_sparse_value(seed + i, integers));
    bool done = elements && upload_gpu_buffer(g, to, 0, elements, count * size);
    free(elements);
    return done;
}

#endif
