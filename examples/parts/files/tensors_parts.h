/* What the parts of tensors.h share. */
#ifndef PARTS_FILES_TENSORS_PARTS_H
#define PARTS_FILES_TENSORS_PARTS_H

#include "npy_parts.h"
#include "tensors.h"

/* Set how many bytes a tensor has, of its type and extents. False, after a sentence: 64 bits do not count its
 * elements, or its lines are no whole blocks. */
bool size_tensor(const tensor_file* f, tensor* t, char* sentence);

/* Append a tensor, which is copied, and owns its name from then on, whatever is returned. False, after a sentence. */
bool add_tensor(tensor_file* f, const tensor* t, char* sentence);

/* Copy a name, which may hold anything. NULL, after a sentence, if memory is short. */
char* copy_name(const tensor_file* f, const char* name, size_t length, char* sentence);

/* Bytes that no one has read yet. */
typedef struct unread
{
    const tensor_file* f;
    uint64_t left;
    char* sentence;
} unread;

/* Read or skip bytes. False, after a sentence: the file ends before. */
bool take_bytes(unread* r, void* bytes, uint64_t count);
bool skip_bytes(unread* r, uint64_t count);

/* Read a little-endian number of 4 or 8 bytes. */
bool take_u32(unread* r, uint32_t* number);
bool take_u64(unread* r, uint64_t* number);

/* List the tensors of an open file, from its first byte on. False, after a sentence. */
bool list_gguf(tensor_file* f, char* sentence);
bool list_safetensors(tensor_file* f, char* sentence);

#endif
