/* Shared by the parts of vulkan.h: prints which Vulkan call failed, and how. */
#ifndef COURSE_VULKAN_TRY_H
#define COURSE_VULKAN_TRY_H

#include "vulkan.h"

/* Prints to stderr, or where keep_gpu_sentences() says; the text ends with a line's end. */
void tell_vulkan(const char* format, ...);

/* Whether a call succeeded; otherwise says how it failed. The name of the call is its text up to the parenthesis. */
bool check_vulkan(VkResult result, const char* call);

#define VK_TRY(call) check_vulkan((call), #call)

#endif
