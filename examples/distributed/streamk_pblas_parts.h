/* What the files of streamk_pblas.h share. */
#ifndef STREAMK_PBLAS_PARTS_H
#define STREAMK_PBLAS_PARTS_H

#include "streamk_pblas.h"

/* ---- units and their ranks ---------------------------------------------------------------- */

/* What is stored and sent as one: an element, or a block of weights. */
typedef struct streamk_unit
{
    int elements; /* along k */
    size_t bytes;
} streamk_unit;

streamk_unit streamk_find_unit(sk_type type);

/* One dimension of a matrix that is dealt in blocks of units. */
typedef struct streamk_dealt
{
    int block, source, ranks, first; /* first: global index of the submatrix, from 0 */
} streamk_dealt;

typedef struct streamk_place
{
    int row, column;
} streamk_place;

/* An operand as panels see it: `outer` runs along C, `inner` along k. All numbers are of units. */
typedef struct streamk_operand
{
    const char* data;
    streamk_dealt outer, inner, along_c; /* along_c: the dimension of C that outer is multiplied into */
    int outer_is_row;                    /* of the matrix as it is stored */
    int follows_rows;                    /* its ranks of C are those of a row of the grid; else of a column */
    int lld, outer_count;
    int packed_along_k; /* in a panel, units of an outer index follow each other; else those of an inner one do */
    size_t size;        /* of a unit */
} streamk_operand;

/* A panel on its way between ranks. */
typedef struct streamk_exchange
{
    int ranks, rank;
    int first, count;                                    /* units along k */
    int *sent, *received, *send_places, *receive_places; /* units */
    int *outer, *inner, *columns; /* lists of indices; columns: of outer indices, where they lie */
    char *out, *in;               /* packed units */
    size_t room;
    MPI_Request request;
} streamk_exchange;

/* The rank, of those of a dimension, that has an index of a submatrix; and where it has it. */
int streamk_find_owner(const streamk_dealt* d, int index);
int streamk_find_local(const streamk_dealt* d, int index);

streamk_place streamk_find_place(const streamk_grid* grid, int rank);

/* The indices, of `count` from `first` on, that a rank has. Returns how many. */
int streamk_list_owned(const streamk_dealt* d, int rank, int first, int count, int* list);

/* `longest` is the longest list of indices. 0: memory is short. */
int streamk_open_exchange(const streamk_grid* grid, int longest, streamk_exchange* e);
void streamk_close_exchange(streamk_exchange* e);

/* Begin to bring a panel of an operand, `count` units along k from `first` on, to where it is needed. All ranks call
 * it, and begin panels in the same order. */
void streamk_begin_panel(const streamk_operand* x, const streamk_grid* grid, streamk_exchange* e, int first,
                         int count);

/* Wait for it, and write it to memory. */
void streamk_finish_panel(const streamk_operand* x, const streamk_grid* grid, streamk_exchange* e, char* panel);

/* ---- products -------------------------------------------------------------------------------- */

typedef struct streamk_buffer
{
    VkBuffer buffer;
    VkDeviceMemory memory;
    void* mapped;
} streamk_buffer;

enum
{
    STREAMK_PBLAS_A,
    STREAMK_PBLAS_B,
    STREAMK_PBLAS_C,
    STREAMK_PBLAS_OPERANDS,
    STREAMK_PBLAS_SLOTS = 2 /* panels under way: the device multiplies one while the next one comes */
};

/* A panel that is staged, and the commands that copy and multiply it. */
typedef struct streamk_slot
{
    streamk_buffer staging[STREAMK_PBLAS_C]; /* packed: A by columns, B by rows or in blocks by columns */
    VkCommandBuffer commands;
    VkFence fence;
    int is_submitted;
} streamk_slot;

/* A rank's part of C, which panels are multiplied into. */
typedef struct streamk_product
{
    const streamk_device* device;
    sk_type type_a, type_b, sums;
    uint32_t m, n, panel, last;           /* of C here; k of a panel, and of the last one */
    size_t sizes[STREAMK_PBLAS_OPERANDS]; /* bytes */
    streamk_slot slots[STREAMK_PBLAS_SLOTS];
    streamk_buffer staged_c; /* packed by columns */
    streamk_buffer operands[STREAMK_PBLAS_OPERANDS], workspace;
    sk_plan *plan, *last_plan; /* plan: NULL if the last panel is the only one */
    VkCommandPool pool;
} streamk_product;

/* Products of panels of k, of which the last may be shorter. */
int streamk_open_product(const streamk_device* device, sk_type type_a, sk_type type_b, uint32_t m, uint32_t n,
                         uint32_t k, uint32_t panel, streamk_product* p);
void streamk_close_product(streamk_product* p);

/* Wait until a slot's panel is multiplied, so that another may be staged. 0, or STREAMK_PBLAS_DEVICE. */
int streamk_wait_for_slot(const streamk_product* p, streamk_slot* s);

/* Submit C = alpha A B + beta C, of a slot's panels of A and B. C is uploaded before the first one, and downloaded
 * after the last. */
int streamk_submit_panel(const streamk_product* p, streamk_slot* s, double alpha, double beta, int is_first,
                         int is_last);

#endif
