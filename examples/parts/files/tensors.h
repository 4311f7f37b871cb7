/* Tensors by name, in files of weights: GGUF, versions 2 and 3 (gguf.c), and safetensors (safetensors.c).
 *
 * A file may hold anything: nothing that it says is believed before it is compared with the file's size. Calls no
 * Vulkan. */
#ifndef PARTS_FILES_TENSORS_H
#define PARTS_FILES_TENSORS_H

#include "npy.h"

#include <stdio.h>

enum
{
    TENSOR_DIMENSIONS = 8, /* the most */
    TENSOR_WORD = 24,      /* bytes of the longest name of a type, with its 0 */
    TENSOR_NAME = 1024,    /* and of the longest name of a tensor */
    TENSOR_NO_TYPE = -1
};

typedef struct tensor
{
    char* name;             /* what a terminal would not print is '?'; from malloc */
    int type;               /* an sk_type, or TENSOR_NO_TYPE: none of streamk's */
    char word[TENSOR_WORD]; /* the type, as sentences call it */
    uint32_t dimensions;
    uint64_t extents[TENSOR_DIMENSIONS]; /* the last one counts neighbours */
    uint64_t begin, size;                /* bytes in the file, which may be shorter; no size without a type */
} tensor;

typedef struct tensor_file
{
    const char* path;
    FILE* file;
    uint64_t size; /* bytes */
    tensor* tensors;
    uint64_t count;
} tensor_file;

/* Whether a name is that of a file of weights, or of a tensor in one: "model.gguf", "model.gguf:blk.0.ffn_up.weight".
 * Then `*length` is that of the file's name. */
bool is_tensor_path(const char* path, size_t* length);

/* Open a file, and list its tensors. `path` must live until it is closed. False: `sentence` says why, and there is
 * nothing to close. */
bool open_tensors(const char* path, tensor_file* f, char sentence[NPY_SENTENCE]);

/* Find a tensor; with name NULL, the only one. NULL, after a sentence. */
const tensor* find_tensor(const tensor_file* f, const char* name, char sentence[NPY_SENTENCE]);

/* Read a vector, a matrix, or a batch of matrices, in the order of the file, which is C order. False: `sentence` says
 * why, and there is nothing to free. */
bool read_tensor(const tensor_file* f, const tensor* t, npy_matrix* matrix, char sentence[NPY_SENTENCE]);

void close_tensors(tensor_file* f);

/* Write a GGUF file with one tensor: a matrix in C order, of a type that GGUF has. False, after a sentence. */
bool write_gguf(const char* path, const char* name, const npy_matrix* matrix, char sentence[NPY_SENTENCE]);

#endif
