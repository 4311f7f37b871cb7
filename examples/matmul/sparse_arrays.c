#include "sparse_arrays.h"

#include "course/memory.h"
#include "parts/files/output.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool upload(const gpu* g, const gpu_buffer* to, const void* data)
{
    return to->size == 0 || upload_gpu_buffer(g, to, 0, data, to->size);
}

mtx_type type_for_mtx(sk_type type)
{
    switch ((int)component_of(type))
    {
    case SK_TYPE_F16: return MTX_F16;
    case SK_TYPE_F64: return MTX_F64;
    default: return MTX_F32;
    }
}

bool upload_mtx_csr(const gpu* g, const mtx_csr* m, sk_type type, gpu_buffer arrays[3])
{
    size_t size = element_size(type);
    unsigned char* values = take_memory(m->nonzeros, size);
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

bool allocate_mtx_result(mtx_csr* m, sk_type type)
{
    char sentence[MTX_SENTENCE];
    m->field = is_complex(type) ? MTX_COMPLEX : MTX_REAL;
    bool done = allocate_mtx_csr(m, "the product", sentence);
    if (!done)
        fprintf(stderr, "matmul: %s\n", sentence);
    return done;
}

bool download_mtx_array(const gpu* g, const gpu_buffer* from, void* data)
{
    return from->size == 0 || download_gpu_buffer(g, from, 0, data, from->size);
}

bool download_mtx_values(const gpu* g, const gpu_buffer* from, sk_type type, mtx_csr* m)
{
    size_t size = element_size(type);
    unsigned char* values = take_memory(m->nonzeros, size);
    bool done = values && download_mtx_array(g, from, values);
    for (uint32_t i = 0; done && i < m->nonzeros; i++)
    {
        m->values[i] = load_element(type, values + i * size);
        if (m->field == MTX_COMPLEX)
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
        fprintf(stderr, "matmul: %s cannot be written: %s\n", name_output(path), strerror(errno));
    return written;
}
