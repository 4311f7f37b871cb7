#include "shader.h"

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

static bool create_module(const gpu* g, const char* name, shader* s)
{
    const probe* p = find_probe(name);
    VkShaderModuleCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO};
    if (!p)
        return false;
    info.codeSize = p->size;
    info.pCode = p->spirv;
    return vkCreateShaderModule(g->device, &info, NULL, &s->module) == VK_SUCCESS;
}

static bool create_layout(const gpu* g, shader* s)
{
    VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof s->push};
    VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
    info.pushConstantRangeCount = 1;
    info.pPushConstantRanges = &range;
    return vkCreatePipelineLayout(g->device, &info, NULL, &s->layout) == VK_SUCCESS;
}

/* Specialization constants are numbered from 0. */
static bool create_pipeline(const gpu* g, const uint32_t* constants, uint32_t count, shader* s)
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
    info.layout = s->layout;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.pNext = g->features.subgroup_size_control.subgroupSizeControl ? &subgroup : NULL;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = s->module;
    info.stage.pName = "main";
    info.stage.pSpecializationInfo = &specialization;
    return vkCreateComputePipelines(g->device, VK_NULL_HANDLE, 1, &info, NULL, &s->pipeline) == VK_SUCCESS;
}

bool create_shader(const gpu* g, const char* name, const uint32_t* constants, uint32_t count, shader* s)
{
    memset(s, 0, sizeof *s);
    s->g = g;
    return create_module(g, name, s) && create_layout(g, s) && create_pipeline(g, constants, count, s);
}

void destroy_shader(shader* s)
{
    if (!s->g)
        return;
    vkDestroyPipeline(s->g->device, s->pipeline, NULL);
    vkDestroyPipelineLayout(s->g->device, s->layout, NULL);
    vkDestroyShaderModule(s->g->device, s->module, NULL);
}

bool record_shader(VkCommandBuffer commands, uint32_t count, void* user_data)
{
    const shader* s = user_data;
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, s->pipeline);
    vkCmdPushConstants(commands, s->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof s->push, s->push);
    for (uint32_t i = 0; i < count; i++)
    {
        vkCmdDispatch(commands, s->groups, 1, 1);
        record_compute_barrier(commands);
    }
    return true;
}

void put_address(uint32_t* words, VkDeviceAddress address)
{
    words[0] = (uint32_t)address;
    words[1] = (uint32_t)(address >> 32);
}
