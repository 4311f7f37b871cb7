/* Are the results of a row exact? All plans multiply integers once, whose sums fit f32. Every element of the triangle
 * must have the same bits by all plans; drawn elements must be those that the host computes; and no element beyond the
 * triangle may be written. */
#ifndef BLAS3_VERIFY_H
#define BLAS3_VERIFY_H

#include "blas3_plans.h"

/* Set the verdict of each plan. False: Vulkan failed, or memory is short. */
bool verify_blas3(blas3* b);

#endif
