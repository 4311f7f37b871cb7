/* forms.h - what dense products draw alike, single ones and grouped ones.
 *
 * What makes pipelines of its own is drawn from the form, which several launches share: CPU drivers compile for longer
 * than they multiply. */
#ifndef FORMS_H
#define FORMS_H

#include "blocks.h"
#include "dense.h"

/* An element of an array. */
#define DRAW_OF(state, array) (array)[draw_below(state, (uint32_t)(sizeof(array) / sizeof(array)[0]))]

/* Types that the device multiplies, layouts, parts of the epilogue, and the kernel, now and then. */
void draw_form(launch* l, sk_gemm_desc* desc, bool is_grouped);

/* How the work is dealt and summed; of a group without what a group can't have. */
void draw_decisions(launch* l, sk_gemm_desc* desc, bool is_grouped);

/* Factors that the desc allows: of few bits, so that results are exact, and 0 often. */
void draw_factors(launch* l, const sk_gemm_desc* desc, number* alpha, number* beta);
void draw_limits(launch* l, float* least, float* most);

/* A leading dimension: 0 or the line, or a longer one; and the elements from line to line that it means. */
uint32_t draw_leading_dimension(launch* l, const matrix* x, bool is_aligned);

/* The largest number of A and B with which all sums are exact. */
uint32_t most_of_operands(const sk_gemm_desc* desc);

/* Vectors of powers of two, or of small integers. */
void fill_vector(launch* l, size_t at, uint32_t length, bool is_scale);
place place_vector(launch* l, uint32_t length, bool is_scale, bool is_aligned);

void describe_gemm(launch* l, const sk_gemm_desc* desc);

#endif
