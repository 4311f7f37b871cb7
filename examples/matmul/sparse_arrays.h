/* A sparse matrix of a file, on the device and back. */
#ifndef SPARSE_ARRAYS_H
#define SPARSE_ARRAYS_H

#include "parts/matrices/csr.h"
#include "parts/files/mtx.h"

/* What values of a file become that are uploaded as a type of sparse products: f16, f32, f64 or cf32. */
mtx_type type_for_mtx(sk_type type);

/* Makes memory for the matrix, and copies it there; values become elements of the type. The caller destroys the memory,
 * whether this succeeds or not. */
bool upload_mtx_csr(const gpu* g, const mtx_csr* m, sk_type type, gpu_buffer arrays[3]);

/* Make memory for a result, whose extents and nonzeros are set. False, after a sentence. */
bool allocate_mtx_result(mtx_csr* m, sk_type type);

/* Copy an array of a matrix from the device. */
bool download_mtx_array(const gpu* g, const gpu_buffer* from, void* data);

/* Set the matrix's values to elements of the type. The field is complex, if the type is. False: Vulkan failed,
 * or memory is short. */
bool download_mtx_values(const gpu* g, const gpu_buffer* from, sk_type type, mtx_csr* m);

/* Write a matrix to a file (output.h). False, after a sentence. */
bool write_mtx_file(const char* path, const mtx_csr* m);

#endif
