/* The plans of a row of blas3_benchmark, with the matrices that they share. */
#ifndef BLAS3_PLANS_H
#define BLAS3_PLANS_H

#include "blas3_rows.h"
#include "parts/timing/timing.h"

enum
{
    BLAS3_PLANS = 4
};

typedef struct blas3 blas3;

typedef struct blas3_plan
{
    const char* name; /* how tiles are dealt; "product": all of D, of one term, for comparison */
    bool is_product;
    sk_plan* plan;
    const blas3* of;
    timed timed;
    char verdict[100]; /* "exact", or what is wrong */
} blas3_plan;

/* Set the first three members; then open, and close in any case. Must not be moved while open. */
struct blas3
{
    const gpu* g;
    sk_context* context;
    const blas3_row* row;
    blas3_plan plans[BLAS3_PLANS];
    uint32_t count;
    gpu_buffer inputs, d, workspace; /* A and B of each set, D of each set */
    uint64_t matrix, result;         /* bytes of A, and of D */
    uint64_t sets;                   /* together larger than caches */
    char why[200];                   /* it could not be opened */
};

/* False: `why` says why. Timed plans read random reals. */
bool open_blas3(blas3* b);
void close_blas3(blas3* b);

/* A and B of all sets become integers from -2 to 2. */
bool fill_blas3_integers(blas3* b);

/* The integer that A or B has for a number of an element; of complex numbers both parts count. */
int draw_blas3_integer(bool of_b, uint64_t number);

/* Append one repetition on a set. */
bool record_blas3(VkCommandBuffer commands, const blas3_plan* p, uint64_t set);

#endif
