/* grouped.h - what groups draw alike, whoever knows their sizes. */
#ifndef GROUPED_H
#define GROUPED_H

#include "forms.h"

enum
{
    MOST_PROBLEMS = 6
};

/* Operands of all problems that lie in one buffer. */
typedef struct stack
{
    size_t size; /* bytes so far */
    place place;
} stack;

typedef struct grouped
{
    sk_plan* plan;
    sk_grouped_gemm_desc desc;
    sk_grouped_gemm_args args;
    uint32_t count;
    sk_problem problems[MOST_PROBLEMS + 4];
    dense x[MOST_PROBLEMS];
    bool is_left_out[MOST_PROBLEMS];
    bool is_on_device, has_count, has_upload, is_hostile, is_c_in_place, is_residual_in_place;
    stack a, b, c, d, residual, bias, scale_m, scale_n;
    sk_problem table[MOST_PROBLEMS + 4];
} grouped;

/* Of which a problem's operand begins at a multiple, bytes. */
uint32_t alignment_in(const grouped* p, sk_type type);

/* Breaks one word of a problem of the table in a way that must leave it out; not always, of addresses. */
void break_problem(launch* l, grouped* p, uint32_t index);

/* Places operands and tables, and says what to expect. */
void place_grouped(launch* l);

#endif
