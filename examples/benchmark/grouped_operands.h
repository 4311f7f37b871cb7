/* The memory of a group: operands on the device, tables of problems, workspaces.
 *
 * Times are taken on random reals between -1 and 1. Results are verified on integers from -3 to 3, whose sums f32 holds
 * exactly: so D has the same bits whatever the order of summation.
 *
 * Problems with k = 0 or without elements of D read nothing, so their A and B need no memory. A small group has several
 * sets of operands, together larger than caches. The B of large groups begin anew after some GB, which are
 * more than caches hold, too. */
#ifndef GROUPED_OPERANDS_H
#define GROUPED_OPERANDS_H

#include "groups.h"

enum
{
    GROUPED_PERIOD = 4194301, /* prime, so that no line of a matrix repeats */
    GROUPED_PERIOD_OF_BLOCKS = GROUPED_PERIOD / 256 * 256
};

/* What packs B of experts, and how it then lies. */
typedef struct packed_experts
{
    sk_plan* packer; /* NULL: nothing is prepacked */
    sk_pack_header header;
} packed_experts;

typedef struct grouped_operands
{
    const gpu* g;
    const product_types* types;
    int8_t* integers[2];       /* of A and B: element i of all A, or of all B, is number i % their period */
    gpu_buffer patterns[2][2]; /* a period of reals and one of integers, of A and B */
    gpu_buffer a, b, d;
    gpu_buffer tables[2]; /* of all sets; in the order given, and by descending k */
    gpu_buffer workspace; /* of grouped plans */
    gpu_buffer ring;      /* of single plans: `regions` workspaces of `region_size` bytes */
    gpu_buffer sample;    /* what is compared of D */
    gpu_buffer upload;    /* of plans with an upload buffer: `upload_size` bytes for each of their sets */
    uint64_t upload_size;
    uint64_t region_size; /* bytes */
    uint32_t regions;
    /* of the current group */
    const group* group;
    sk_problem* rows[2]; /* what the tables hold */
    uint32_t sets;
    uint64_t a_size, b_size, d_size;   /* bytes of a set */
    gpu_buffer lines;                  /* arrays of a group whose lines are assigned: see grouped_lines.h */
    const packed_experts* packed;      /* NULL: B is not prepacked; see grouped_prepacked.h */
    gpu_buffer packed_b, packed_table; /* of all sets */
} grouped_operands;

/* Numbers after which those of A (0) or B (1) begin anew. */
uint64_t find_grouped_period(const product_types* types, int operand);

/* `o` must be closed in any case. */
bool open_grouped_operands(grouped_operands* o, const gpu* g, const product_types* types);
void close_grouped_operands(grouped_operands* o);

/* Make everything but workspaces ready for a group. False: memory is short. */
bool place_group(grouped_operands* o, const group* g);

/* Fill all A and B. */
bool fill_group(grouped_operands* o, bool with_integers);

/* Make the workspaces at least so large, and clear their counters. */
bool place_workspaces(grouped_operands* o, const sk_context* context, uint64_t grouped_size, uint64_t single_size,
                      uint32_t singles);

/* Make an upload buffer for so many plans, and each of their sets. */
bool place_uploads(grouped_operands* o, uint32_t plans);

/* Problem `index` of a repetition, which takes the next set. */
const sk_problem* find_problem(const grouped_operands* o, bool sorted, uint64_t repetition, uint32_t index);

/* The arguments of a repetition. The host knows the sizes, or only the device does. */
sk_grouped_gemm_args make_grouped_args(const grouped_operands* o, bool sorted, bool on_host, uint64_t repetition);

/* Those of a repetition whose sizes the host writes into the upload buffer. What a plan writes for a set is always the
 * same, so that a launch that still runs is not disturbed. */
sk_grouped_gemm_args make_upload_args(const grouped_operands* o, bool sorted, uint32_t plan, uint64_t repetition);

/* Those of a single product, in a region of the ring. */
sk_gemm_args make_single_args(const grouped_operands* o, uint64_t repetition, uint32_t index, uint32_t region);

#endif
