/* ragged.h - a group whose problems an array on the device tells. */
#ifndef RAGGED_H
#define RAGGED_H

#include "forms.h"

enum
{
    MOST_PROBLEMS = 5,
    MOST_STACKED = 120,
    MOST_LINES = MOST_STACKED + 8,
    MOST_EXTENT = 60,
    MOST_K = 120
};

#define NO_LINE 0xffffffffu

typedef struct ragged
{
    sk_plan* plan;
    sk_grouped_gemm_desc desc;
    sk_grouped_gemm_args args;
    dense all;                  /* the matrices as they lie: stacked ones whole, others as a batch */
    uint32_t problems, stacked; /* stacked: extent of the stack, or the bound if there is none */
    uint32_t sizes[MOST_PROBLEMS], begins[MOST_PROBLEMS];
    uint32_t words[MOST_LINES], gather[MOST_LINES], scatter[MOST_LINES];
    uint32_t lines[MOST_LINES]; /* of the array, for each line of the stack */
    bool has_count;
} ragged;

/* Whether lines lie anywhere. */
static inline bool moves_lines(const ragged* p)
{
    return p->desc.gathers || p->desc.scatters || p->desc.assigned;
}

/* Places operands and arrays, and says what to expect. */
void place_ragged(launch* l);

#endif
