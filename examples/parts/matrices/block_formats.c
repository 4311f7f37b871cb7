/* The implementation of streamk_blocks.h. */
#include "course/vulkan.h"

#define STREAMK_BLOCKS_IMPLEMENTATION
#include "streamk_blocks.h"
