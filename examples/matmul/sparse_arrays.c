#include "sparse_arrays.h"

#include "output.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool upload(const gpu* g, const gpu_buffer* to, const void* data)
{
    return to->size == 0 || upload_gpu_buffer(g, to, 0, data, to->size);
}

bool upload_mtx_csr(const gpu* g, const mtx_csr* m, sk_type type, gpu_buffer arrays[3])
{
    size_t size = element_size(type);
    unsigned char* values = malloc(m->nonzeros * size + 1);
    for (uint32_t i = 0; values && i < m->nonzeros; i++)
    {
        store_element(type, values + i * size, m->values[i]);
        store_imaginary(type, values + i * size, m->imaginary ? m->imaginary[i] : 0.0);
    }
    bool done = values && create_gpu_buffer(g, (m->rows + (VkDeviceSize)1) * 4, GPU_DEVICE, &arrays[0]) &&
                create_gpu_nonzeros(g, arrays, m->nonzeros, type) && upload(g, &arrays[0], m->row_offsets) &&
                upload(g, &arrays[1], m->column_indices) && upload(g, &arrays[2], values);
    free(values);
    return done;
}

bool download_mtx_array(const gpu* g, const gpu_buffer* from, void* data)
{
    return from->size == 0 || download_gpu_buffer(g, from, 0, data, from->size);
}

bool download_mtx_values(const gpu* g, const gpu_buffer* from, sk_type type, mtx_csr* m)
{
    size_t size = element_size(type);
    unsigned char* values = malloc(m->nonzeros * size + 1);
    bool done = values && download_mtx_array(g, from, values);
    for (uint32_t i = 0; done && i < m->nonzeros; i++)
    {
        m->values[i] = load_element(type, values + i * size);
        if (m->imaginary)
            m->imaginary[i] = load_imaginary(type, values + i * size);
    }
    free(values);
    return done;
}

bool write_mtx_file(const char* path, const mtx_csr* m)
{
    output o;
    bool opened = open_output(&o, path), complete = opened && write_mtx_csr(o.file, m);
    bool written = opened && close_output(&o, complete);
    if (!written)
        fprintf(stderr, "matmul: %s cannot be written: %s\n", path, strerror(errno));
    return written;
}
