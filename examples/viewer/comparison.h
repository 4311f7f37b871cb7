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
    const char* begins[COMPARED]; /* of what is said of each */
} comparison;

/* After a failure there is nothing to close. */
sk_result open_comparison(comparison* c, sk_context* context, const sk_gemm_desc* desc, const group* g);
void close_comparison(comparison* c);

#endif
