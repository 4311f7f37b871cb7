#include "common_extensions.glsl"
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_integer_dot_product : require
#extension GL_EXT_spirv_intrinsics : require
#pragma use_vulkan_memory_model

#include "rounding_mode.glsl"
