/* What GGUF files call the types, for who reads and who writes them. */
#ifndef PARTS_FILES_GGUF_H
#define PARTS_FILES_GGUF_H

#include "tensors_parts.h"

/* The sk_type of ggml's number, or TENSOR_NO_TYPE. */
int find_gguf_type(uint32_t number);

/* The number of a type. False: GGUF files do not hold it. */
bool find_gguf_number(sk_type type, uint32_t* number);

#endif
