#include "common_extensions.glsl"
#extension GL_ARB_shader_clock : require
#extension GL_EXT_shader_realtime_clock : require
#pragma use_vulkan_memory_model
