/* How a product is cut: into panels of k, and, where memory asks for that, into blocks of D. Calls neither MPI nor
 * Vulkan. */
#ifndef DISTRIBUTED_CUTTING_H
#define DISTRIBUTED_CUTTING_H

#include "layout.h"

#include "course/vulkan.h"

enum
{
    SLOTS = 3 /* panels that are under way: one is multiplied, one is copied, one is received */
};

typedef struct task
{
    uint32_t m, n, k;
    sk_type type, sums, d; /* of A and B; of their products' sums; of D */
    uint32_t chunk; /* k whose sum is made apart; these are added in the order of k, on any grid. 0: no such order */
} task;

/* Bytes that a rank may use; 0: any number. */
typedef struct limits
{
    double host, device;
} limits;

typedef struct cutting
{
    uint32_t row_blocks, column_blocks; /* of D; they are computed one after the other */
    uint32_t panel;                     /* k of all panels but the first three, which are shorter, and the last */
    uint32_t panel_count;               /* of a layer */
    bool keeps_b;        /* B's panels stay on the device for all rows of blocks, so that only A's come again */
    bool resident;       /* a rank holds its share of A and B in memory; else panels are read again */
    double host, device; /* bytes that the busiest rank uses */
} cutting;

/* A layer's share of k, and a panel of it. The first panels are a quarter, a quarter and a half as long as others, so
 * that the first product begins early. Of a layer that has less k than others, the last panels may be empty. Where
 * there are chunks, layers and panels begin at multiples of them: a quarter of a panel is a chunk at least, and any
 * panel may be empty. */
extent find_layer(const task* t, const grid* shape, uint32_t layer);
uint32_t find_longest_layer(const task* t, const grid* shape);
extent find_panel(const task* t, const grid* shape, uint32_t panel, uint32_t layer, uint32_t index);

/* How many panels of so many k a layer has, and the longest of them. */
uint32_t count_panels(const task* t, const grid* shape, uint32_t panel);
uint32_t find_longest_panel(const task* t, const grid* shape, uint32_t panel);

/* Whether each layer starts from the sum of the layer before it: D goes from layer to layer, block by block. */
bool passes_sums(const task* t, const grid* shape);

/* What comes back from devices: elements of D, or, where the host adds those of several layers, sums. */
sk_type find_returned(const task* t, const grid* shape);

/* Cut a product so that the rectangles of a layout of all D, and what belongs to them, fit into memory. `panel` is the
 * longest that is wanted, and row_blocks the fewest. False: nothing fits. */
bool cut_task(const task* t, const layout* whole, const limits* most, uint32_t panel, uint32_t row_blocks,
              cutting* c);

/* The block of D in a row and a column of blocks. */
rectangle find_block(const task* t, const cutting* c, uint32_t row, uint32_t column);

#endif
