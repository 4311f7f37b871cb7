/* Products on a device: one by a plan of its own, or several in one launch by a grouped plan. */
#ifndef MULTIPLY_H
#define MULTIPLY_H

#include "product.h"
#include "runs.h"

enum
{
    WORKSPACE = OPERAND_COUNT,
    BUFFER_COUNT
};

typedef struct job
{
    options o;
    product* products; /* alike in types and orders */
    uint32_t count;
    bool is_group;
    bool is_written; /* what has a path */
    gpu g;
    sk_context* context;
    sk_plan* plan;
    run_times times;
    prepacked made;                   /* what --pack writes, */
    gpu_buffer made_of;               /* and where the device has it */
    gpu_buffer buffers[BUFFER_COUNT]; /* of operands: those of all products, one after the other */
    sk_gemm_args args;                /* of one product, or */
    sk_grouped_gemm_args grouped;     /* of a group, and */
    sk_problem* problems;             /* its rows */
} job;

/* Open the device of the options. As after the functions below, a sentence says what went wrong. */
status open_device(job* j);

status make_plan(job* j);

/* Make memory on host and device, and fill it. */
status make_buffers(job* j);

/* With --pack: prepack A or B, let it be read in place of the original, and bring it to the host. */
status pack_operand(job* j);

/* Multiply, and tell whether all workers did their part. */
status multiply(job* j);

/* Measure how long several runs take. */
status time_products(job* j);

/* Bring all D to the host. */
status download_d(job* j);

/* Free all but the products. */
void close_job(job* j);

#endif
