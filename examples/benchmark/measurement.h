/* A probe, one of those in probes.h, ready to be dispatched. */
#ifndef MEASUREMENT_H
#define MEASUREMENT_H

#include "vulkan.h"

enum
{
    MEASUREMENT_PUSH_WORDS = 5 /* of every probe */
};

typedef struct measurement
{
    const gpu* g;
    VkShaderModule module;
    VkPipelineLayout layout;
    VkPipeline pipeline;
    uint32_t push[MEASUREMENT_PUSH_WORDS];
    uint32_t groups; /* workgroups of a dispatch */
} measurement;

/* Specialization constants are numbered from 0. What was made is to be destroyed even if this fails. */
bool measurement_create(const gpu* g, const char* name, const uint32_t* constants, uint32_t count, measurement* m);

/* Nothing where all is zero. */
void measurement_destroy(measurement* m);

/* Append `count` dispatches to a command buffer: what timing_batch() takes, with a measurement as user data. */
bool measurement_record(VkCommandBuffer commands, uint32_t count, void* user_data);

/* Two push words. */
void measurement_put_address(uint32_t* words, VkDeviceAddress address);

/* That all probes are built for. */
uint32_t measurement_subgroup_size(const gpu* g);

#endif
