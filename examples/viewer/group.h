/* Several products in one launch, as a text names them: "512x512x1024,8x128x4096x64". */
#ifndef GROUP_H
#define GROUP_H

#include "timeline.h"

enum
{
    GROUP_MOST = 65536 /* problems */
};

typedef struct group
{
    sk_problem* problems;
    uint32_t count; /* 0: there is one product, and no group */
} group;

/* Understand sizes M x N x K, or counts and sizes COUNT x M x N x K, with commas, blanks or ends of lines between. No
 * size at all makes no group. False after a fault is told; then there is nothing to close. */
bool parse_group(const char* text, group* g);
void close_group(group* g);

/* "4 problems f16: 512x512x1024, 3 of 128x4096x64", as far as there is room; of no group as describe_problem(). */
void describe_group(const sk_gemm_desc* desc, const group* g, char* words, size_t size);

/* Plan a group, or else the product of the desc, and open its timeline. A group has the desc's types and decisions.
 */
sk_result open_group_timeline(timeline* t, sk_context* context, const sk_gemm_desc* desc, const group* g);

#endif
