#include "measurement.h"

#include "element.h"
#include "probes.h"

#include <string.h>

uint32_t query_subgroup_size(const gpu* g)
{
    VkPhysicalDeviceSubgroupProperties subgroup = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES};
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2};
    properties.pNext = &subgroup;
    vkGetPhysicalDeviceProperties2(g->physical_device, &properties);
    return subgroup.subgroupSize;
}

static bool create_module(const gpu* g, const char* name, measurement* m)
{
    const probe* p = find_probe(name);
    VkShaderModuleCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO};
    if (!p)
        return false;
    info.codeSize = p->size;
    info.pCode = p->spirv;
    return vkCreateShaderModule(g->device, &info, NULL, &m->module) == VK_SUCCESS;
}

static bool create_layout(const gpu* g, measurement* m)
{
    VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof m->push};
    VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
    info.pushConstantRangeCount = 1;
    info.pPushConstantRanges = &range;
    return vkCreatePipelineLayout(g->device, &info, NULL, &m->layout) == VK_SUCCESS;
}

/* Specialization constants are numbered from 0. */
static bool create_pipeline(const gpu* g, const uint32_t* constants, uint32_t count, measurement* m)
{
    VkSpecializationMapEntry entries[4];
    VkSpecializationInfo specialization = {count, entries, count * sizeof *constants, constants};
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfo subgroup = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO};
    VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO};
    for (uint32_t i = 0; i < count; i++)
    {
        VkSpecializationMapEntry entry = {i, i * (uint32_t)sizeof *constants, sizeof *constants};
        entries[i] = entry;
    }
    subgroup.requiredSubgroupSize = query_subgroup_size(g);
    info.layout = m->layout;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.pNext = g->features.subgroup_size_control.subgroupSizeControl ? &subgroup : NULL;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = m->module;
    info.stage.pName = "main";
    info.stage.pSpecializationInfo = &specialization;
    return vkCreateComputePipelines(g->device, VK_NULL_HANDLE, 1, &info, NULL, &m->pipeline) == VK_SUCCESS;
}

bool create_measurement(const gpu* g, const char* name, const uint32_t* constants, uint32_t count, measurement* m)
{
    memset(m, 0, sizeof *m);
    m->g = g;
    return create_module(g, name, m) && create_layout(g, m) && create_pipeline(g, constants, count, m);
}

static uint32_t get_float_bits(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

bool create_fma_measurement(const gpu* g, sk_type type, uint32_t most_groups, measurement* m, gpu_buffer* results)
{
    const uint32_t invocations = MEASUREMENT_FMA_INVOCATIONS;
    VkDeviceSize size = (VkDeviceSize)most_groups * invocations * element_size(type);
    bool made = create_measurement(g, type == SK_TYPE_F64 ? "probe_fma_f64" : "probe_fma", &invocations, 1, m) &&
                create_gpu_buffer(g, size, GPU_DEVICE, results);
    put_address(m->push, results->address);
    m->push[3] = get_float_bits(0.999f);
    m->push[4] = get_float_bits(0.001f);
    return made;
}

void destroy_measurement(measurement* m)
{
    if (!m->g)
        return;
    vkDestroyPipeline(m->g->device, m->pipeline, NULL);
    vkDestroyPipelineLayout(m->g->device, m->layout, NULL);
    vkDestroyShaderModule(m->g->device, m->module, NULL);
}

bool record_measurement(VkCommandBuffer commands, uint32_t count, void* user_data)
{
    const measurement* m = user_data;
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, m->pipeline);
    vkCmdPushConstants(commands, m->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof m->push, m->push);
    for (uint32_t i = 0; i < count; i++)
    {
        vkCmdDispatch(commands, m->groups, 1, 1);
        record_compute_barrier(commands);
    }
    return true;
}

void put_address(uint32_t* words, VkDeviceAddress address)
{
    words[0] = (uint32_t)address;
    words[1] = (uint32_t)(address >> 32);
}
