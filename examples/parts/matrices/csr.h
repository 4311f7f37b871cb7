/* The three arrays of a sparse matrix on the device: row offsets, column indices, values. */
#ifndef PARTS_MATRICES_CSR_H
#define PARTS_MATRICES_CSR_H

#include "element.h"

/* Memory for columns and values; that for offsets is the caller's to make. */
static inline bool create_gpu_nonzeros(const gpu* g, gpu_buffer arrays[3], VkDeviceSize nonzeros, sk_type type)
{
    return create_gpu_buffer(g, nonzeros * 4, GPU_DEVICE, &arrays[1]) &&
           create_gpu_buffer(g, nonzeros * element_size(type), GPU_DEVICE, &arrays[2]);
}

/* Bytes of all three. */
static inline VkDeviceSize count_gpu_csr_bytes(VkDeviceSize rows, VkDeviceSize nonzeros, sk_type type)
{
    return 4 * (rows + 1) + nonzeros * (4 + element_size(type));
}

static inline sk_csr make_gpu_csr(const gpu_buffer arrays[3])
{
    sk_csr csr = {make_gpu_matrix(&arrays[0], 0), make_gpu_matrix(&arrays[1], 0), make_gpu_matrix(&arrays[2], 0)};
    return csr;
}

#endif
