/* A probe of probes.h that is ready to be dispatched. */
#ifndef MEASUREMENT_H
#define MEASUREMENT_H

#include "vulkan.h"

enum
{
    MEASUREMENT_PUSH_WORDS = 5, /* of every probe */
    MEASUREMENT_FMA_INVOCATIONS = 256,
    MEASUREMENT_FMA_ITERATIONS = 2 /* the push word that counts them */
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
bool create_measurement(const gpu* g, const char* name, const uint32_t* constants, uint32_t count, measurement* m);

/* Make the loop of multiply-adds on registers, of f32 or f64, and a buffer for what `most_groups` workgroups write. The
 * caller sets how many workgroups run, and for how many iterations. */
bool create_fma_measurement(const gpu* g, sk_type type, uint32_t most_groups, measurement* m, gpu_buffer* results);

/* Does nothing if all members are zero. */
void destroy_measurement(measurement* m);

/* Append `count` dispatches to a command buffer: what time_batch() takes, with a measurement as user data. */
bool record_measurement(VkCommandBuffer commands, uint32_t count, void* user_data);

/* Write an address to two push words. */
void put_address(uint32_t* words, VkDeviceAddress address);

/* The subgroup size that all probes are built for. */
uint32_t query_subgroup_size(const gpu* g);

#endif
