/* A shader of probes.h that is ready to be dispatched. */
#ifndef COURSE_SHADER_H
#define COURSE_SHADER_H

#include "vulkan.h"

enum
{
    SHADER_PUSH_WORDS = 5 /* of every one of them */
};

typedef struct shader
{
    const gpu* g;
    VkShaderModule module;
    VkPipelineLayout layout;
    VkPipeline pipeline;
    uint32_t push[SHADER_PUSH_WORDS];
    uint32_t groups; /* workgroups of a dispatch */
} shader;

/* Specialization constants are numbered from 0. What was made is to be destroyed even if this fails. */
bool create_shader(const gpu* g, const char* name, const uint32_t* constants, uint32_t count, shader* s);

/* Does nothing if all members are zero. */
void destroy_shader(shader* s);

/* Append `count` dispatches of a shader, which is the user data, to a command buffer: each with a barrier behind it. */
bool record_shader(VkCommandBuffer commands, uint32_t count, void* user_data);

/* Write an address to two push words. */
void put_address(uint32_t* words, VkDeviceAddress address);

/* The subgroup size that all shaders of probes.h are built for. */
uint32_t query_subgroup_size(const gpu* g);

#endif
