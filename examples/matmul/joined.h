/* Layers of safetensors files whose codes and scales are tensors of their own, joined to blocks as they are read. */
#ifndef JOINED_H
#define JOINED_H

#include "parts/files/tensors.h"

/* What a name means in a file. */
typedef enum joined_kind
{
    JOINED_NONE, /* a tensor, or nothing */
    JOINED_Q4,   /* NAME.weight_packed and NAME.weight_scale */
    JOINED_E4M3, /* NAME, and NAME_scale_inv */
    JOINED_WORDS /* NAME.qweight, .qzeros and .scales, of GPTQ or AWQ */
} joined_kind;

joined_kind find_joined(const tensor_file* f, const char* name);

/* Refuse a tensor of FP8 that nothing is joined to: its numbers are codes, and their scales lie elsewhere. */
bool has_its_scales(const tensor_file* f, const tensor* t, char sentence[NPY_SENTENCE]);

/* Read codes and scales, and join them to blocks: n x k. `words`: 0, or 1 + layout_kind of JOINED_WORDS, which no file
 * tells. False: `sentence` says why, and there is nothing to free. */
bool read_joined(const tensor_file* f, const char* name, joined_kind kind, int words, npy_matrix* matrix,
                 char sentence[NPY_SENTENCE]);

#endif
