#include "common_extensions.glsl"
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_integer_dot_product : require
#extension GL_EXT_spirv_intrinsics : require
#extension GL_EXT_shader_atomic_float : require
#pragma use_vulkan_memory_model

// RoundingModeRTE for 16 bits: f32 to f16 rounds to nearest even. The host takes these two words out of the module for a
// device without shaderRoundingModeRTEFloat16, and sets ROUND_IN_INTEGERS.
spirv_execution_mode(capabilities = [4467], 4462, 16);
