#include "common_extensions.glsl"
#pragma use_vulkan_memory_model
