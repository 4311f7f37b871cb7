#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle_relative : require

// The invocation's number, so that neighbours are in one subgroup.
#define SELF (gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID)
