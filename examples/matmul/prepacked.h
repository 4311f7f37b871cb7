/* Files of prepacked operands, FILE.skp: a header of sk_query_pack, zeros up to 128 bytes, and the operand.
 *
 * A file may hold anything: nothing that it says is believed before it is compared with its size. Calls no Vulkan. */
#ifndef PREPACKED_H
#define PREPACKED_H

#include "parts/files/npy.h"

typedef struct prepacked
{
    sk_pack_header header;
    void* bytes; /* header.size of them, from malloc; NULL: there is no such file */
} prepacked;

bool is_prepacked_path(const char* path);

/* Read A, or B if `is_right`: its bytes, and as a matrix. Arranged operands have no values that a host can read: then
 * the matrix has no data. False: `sentence` says why, and there is nothing to free. */
bool read_prepacked(const char* path, bool is_right, prepacked* packed, npy_matrix* matrix,
                    char sentence[NPY_SENTENCE]);

/* False, after a sentence. */
bool write_prepacked(const char* path, const prepacked* packed, char sentence[NPY_SENTENCE]);

void free_prepacked(prepacked* packed);

#endif
