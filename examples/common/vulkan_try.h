/* What the parts of vulkan.h share: a call that prints how it failed. */
#ifndef EXAMPLES_COMMON_VULKAN_TRY_H
#define EXAMPLES_COMMON_VULKAN_TRY_H

#include "vulkan.h"

/* The call's text up to its parenthesis is its name. */
bool check_vulkan(VkResult result, const char* call);

#define VK_TRY(call) check_vulkan((call), #call)

#endif
