/* Products of panels on a rank's device: plans, and their workspace. */
#ifndef DISTRIBUTED_PRODUCTS_H
#define DISTRIBUTED_PRODUCTS_H

#include "work.h"

enum
{
    MOST_PLANS = 256
};

typedef struct product_plans
{
    struct
    {
        uint32_t m, n, k, rows, panel;
        sk_plan* plan;
    } list[MOST_PLANS];
    uint32_t count;
    gpu_buffer workspace;
} product_plans;

/* Make the plans of all panels of this rank, and clear a workspace for them. */
bool make_products(work* w, product_plans* p);
void free_products(work* w, product_plans* p);

/* Some rows of D, and some k of a panel. */
typedef struct product_shape
{
    uint32_t m, n, k;
    uint32_t first, rows;    /* the first of the rows; rows of the panel */
    uint32_t first_k, panel; /* the first of the k; k of the panel */
    bool adds;               /* to what D is */
} product_shape;

/* How many parts of its rows the last product of a rank is made in, each of which goes out while the next is made. */
uint32_t count_pieces(const work* w);

/* Record D = A B, or D += A B, of a packed panel, all of its k: at once, or chunk after chunk. */
bool record_product(const work* w, const product_plans* p, VkCommandBuffer commands, const product_shape* shape,
                    const gpu_buffer* a, const gpu_buffer* b, const gpu_buffer* d);

/* Seconds that such a product takes on this device; 0: it failed. */
double time_product(work* w, uint32_t m, uint32_t n, uint32_t k);

#endif
