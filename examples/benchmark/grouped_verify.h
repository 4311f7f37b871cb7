/* Is each D of a group's series right? The loop of single products is, if drawn elements are those that the host
 * computes. All others must leave the same bytes: the integers of grouped_operands.h make all sums exact.
 *
 * Where D has more than 32 MB, every few blocks of 4096 bytes are compared instead of all. D is filled with NaN before
 * each series, so an element that nobody writes is noticed. */
#ifndef GROUPED_VERIFY_H
#define GROUPED_VERIFY_H

#include "grouped_series.h"

/* Set `verified` and `note` of all. A and B must hold integers. False: memory is short, or Vulkan failed. */
bool verify_series(grouped_operands* o, series_list* list);

#endif
