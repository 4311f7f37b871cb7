/* slices_draw.h - products that tests of slices draw: batches of any layout, with numbers that slices do not cover. */
#ifndef SLICES_DRAW_H
#define SLICES_DRAW_H

#include "placed.h"

#include <math.h>

enum
{
    MOST_BATCH = 3
};

/* One element of a line is much larger than the others: slices do not cover all elements. */
static inline double draw_one_large(uint64_t* state, uint32_t line, uint32_t k)
{
    double number = draw_real(state);
    return k == line % 7 ? ldexp(number, (int)draw_below(state, 60)) : number;
}

static inline double draw_special(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    uint32_t drawn = draw_below(state, 1000);
    return drawn == 0 ? (double)NAN : drawn < 4 ? -(double)INFINITY : drawn < 20 ? 0.0 : draw_real(state);
}

static const draw_number kinds[] = {draw_uniform, draw_one_large, draw_special};

typedef struct drawn_product
{
    placed_product batch[MOST_BATCH];
    uint32_t count;
    sk_gemm_desc desc;
} drawn_product;

#endif
