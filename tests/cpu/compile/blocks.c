/* Blocks: declarations, then the implementation in the same file, which makes no Vulkan call. */
#include <vulkan/vulkan.h>

#include "streamk_blocks.h"

#define STREAMK_BLOCKS_IMPLEMENTATION
#include "streamk_blocks.h"

#include "streamk_blocks.h"
