/* The implementations of the three libraries, in the one file that is slow to compile. */
#define VOLK_IMPLEMENTATION
#include <volk.h>

#define VMA_STATIC_VULKAN_FUNCTIONS 0
#define VMA_DYNAMIC_VULKAN_FUNCTIONS 1
#define VMA_IMPLEMENTATION
#include <vk_mem_alloc.h>

#define STREAMK_IMPLEMENTATION
#include <streamk.h>
