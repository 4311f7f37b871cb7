/* Records a launch a part at a time: sk_gemm() records all of it each time, and only the dispatches of the part pass.
 *
 * A context calls the Vulkan functions that get_part_function() finds. */
#ifndef PYTHON_PARTS_H
#define PYTHON_PARTS_H

#include "course/vulkan.h"

PFN_vkVoidFunction VKAPI_CALL get_part_function(VkInstance instance, const char* name);

/* Let this thread record dispatches from number `first` to `end`, with the barriers before them. */
void begin_part(uint32_t first, uint32_t end);

/* Let it record everything. */
void end_part(void);

#endif
