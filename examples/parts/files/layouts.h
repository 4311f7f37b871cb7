/* Weights of 4 bits as others store them in safetensors files, one number at a time. */
#ifndef PARTS_FILES_LAYOUTS_H
#define PARTS_FILES_LAYOUTS_H

#include "tensors.h"

typedef enum layout_kind
{
    LAYOUT_GPTQ,    /* version 1, which stores zeros less 1 */
    LAYOUT_GPTQ_V2, /* stores zeros as they are */
    LAYOUT_AWQ,
    LAYOUT_NF4 /* bitsandbytes' */
} layout_kind;

/* A layer: n outputs, k inputs, and a scale for each `group` inputs of an output. */
typedef struct layer
{
    layout_kind kind;
    uint32_t n, k, group;
    npy_matrix codes, scales, zeros; /* nf4 has no zeros */
} layer;

/* Read the tensors of a layer. `rows` is n, which files of nf4 do not tell; of others it is not used. False: `sentence`
 * says why; free it in any case. */
bool read_layer(const tensor_file* f, const char* name, layout_kind kind, uint32_t rows, layer* l,
                char sentence[NPY_SENTENCE]);

void free_layer(layer* l);

/* The code of a weight, from 0 to 15; and what its group adds and multiplies: a weight is scale (code - zero). */
uint32_t get_code(const layer* l, uint32_t n, uint32_t k);
double get_scale(const layer* l, uint32_t n, uint32_t k);
uint32_t get_zero(const layer* l, uint32_t n, uint32_t k);

/* A weight, whatever the layout. */
double get_weight(const layer* l, uint32_t n, uint32_t k);

#endif
