#include "common_extensions.glsl"
#extension GL_EXT_shader_16bit_storage : require
#pragma use_vulkan_memory_model
