/* Decompositions of sparse plans as TeAAL specifications: the product, how ranks are partitioned, in which order they
 * are looped over, and which of them are space and which time.
 *
 * Based on: Nayak et al., TeAAL, MICRO 2023 (arXiv:2304.07931), whose Gamma and OuterSPACE are such products, too. */
#ifndef TEAAL_H
#define TEAAL_H

#ifndef VK_NO_PROTOTYPES
#define VK_NO_PROTOTYPES /* as volk.h does; nothing here calls Vulkan */
#endif
#include "streamk.h"

/* What the library has by number, and its kernels are compiled with. */
enum
{
    TEAAL_INVOCATIONS = 128,    /* of a workgroup */
    TEAAL_PRODUCTS = 4,         /* of two sparse matrices, that an invocation has at a time */
    TEAAL_LONG_PRODUCTS = 2,    /* the same of a long row, */
    TEAAL_LONG_SLOTS = 4,       /* and of its table */
    TEAAL_SPLIT_ROWS = 2048,    /* rows that are split, at most */
    TEAAL_SPLIT_PRODUCTS = 8192 /* and the products that each has more than */
};

/* Write the decomposition of a plan, which was made from the desc. A product of two sparse matrices has a mapping for
 * each kind of rows, with a comment that says which these are; documents of YAML begin with ---.
 *
 * Returns the length it needs without the 0, as snprintf does: a few KiB. text may be NULL if size is 0. */
size_t write_spmm_teaal(const sk_spmm_desc* desc, const sk_spmm_plan* plan, char* text, size_t size);
size_t write_spgemm_teaal(const sk_spgemm_desc* desc, const sk_spgemm_plan* plan, char* text, size_t size);

#endif
