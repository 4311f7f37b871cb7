/* Groups of problems that are computed in one launch: the rows of balance and of grouped_benchmark. Their sizes are
 * drawn by number, so that they are the same everywhere. */
#ifndef GROUPS_H
#define GROUPS_H

#include "parts/matrices/types.h"

enum
{
    GROUPS_MOST_PROBLEMS = 256,
    GROUPS_RANDOM = 300
};

typedef struct group
{
    char name[64];
    const char* family; /* experts, example, gradients, small, one or random */
    const char* tile;   /* how the kernel's name ends; NULL: the planner chooses a kernel */
    bool a_column_major;
    uint32_t count;
    sk_problem problems[GROUPS_MOST_PROBLEMS]; /* only m, n and k are set */
} group;

/* How many groups there are before the random ones. */
uint32_t count_named_groups(void);

/* Make a group: a named one, or after those a random one. */
void make_group(uint32_t index, group* g);

/* A desc for problems of the group's sizes, whose operands are aligned. */
sk_grouped_gemm_desc describe_group(const group* g, const product_types* types);

/* Whether all k are whole blocks of weights, if B is in blocks. */
bool takes_group(const group* g, const product_types* types);

/* The kernel that the group asks for. NULL: it asks for none, or the device cannot run it. */
const char* find_group_kernel(const sk_context* context, const group* g, const product_types* types);

/* By descending k. */
void sort_problems(sk_problem* problems, uint32_t count);

/* Whether a problem has elements of D. */
bool has_result(const sk_problem* p);

/* k-iterations of all tiles, of the kernel of a plan. */
double count_k_iterations(const group* g, const sk_plan_info* info);

#endif
