/* An open device, its context, and what it keeps from one product to the next. */
#ifndef PYTHON_SESSION_H
#define PYTHON_SESSION_H

#include "library.h"

enum
{
    A,
    B,
    C,
    D,
    BIAS,
    WORKSPACE,
    STATUS,
    A_CSR, /* three each: row offsets, column indices, values */
    B_CSR = A_CSR + 3,
    C_CSR = B_CSR + 3,
    BUFFER_COUNT = C_CSR + 3
};

struct session
{
    gpu g;
    sk_context *context, *planning;   /* `planning` makes the same plans, without pipelines */
    gpu_buffer buffers[BUFFER_COUNT]; /* kept for the next product; they only grow */
    sk_plan* plan;                    /* of the product that was started */
    uint32_t next, dispatches;        /* of its launch: the first that is not submitted yet, and all */
    sk_spgemm_plan* spgemm;           /* of the sparse product that was counted */
    char message[4096];
};

/* Begins a call: forgets the last message, and keeps those of Vulkan. */
void enter(session* s);

/* The result of a Vulkan call that failed, with its sentence as the message. */
sk_result fail(session* s);

/* Frees the plans of a product that was not finished. */
void drop_plans(session* s);

/* Memory of at least so many bytes. */
bool reserve(session* s, int which, VkDeviceSize size);

/* Memory for a matrix, with its bytes if it has any. */
bool upload(session* s, int which, const matrix* from);

/* The desc of a product, from its words. */
sk_result describe(session* s, const product* p, sk_gemm_desc* desc);

#endif
