/* The plans that a comparison is of: each decomposition of one product, or of a group. */
#ifndef COMPARISON_H
#define COMPARISON_H

#include "group.h"

enum
{
    COMPARED = 4
};

typedef struct comparison
{
    timeline timelines[COMPARED];
    const timeline* list[COMPARED];
    char words[COMPARED][96];
    const char* begins[COMPARED]; /* words: how what is said of each begins */
} comparison;

/* Words tell which plan is the planner's choice, where it is one of them, and where the planner made another
 * decomposition of the one that it was asked for. After a failure there is nothing to close. */
sk_result open_comparison(comparison* c, sk_context* context, const sk_gemm_desc* desc, const group* g);
void close_comparison(comparison* c);

#endif
