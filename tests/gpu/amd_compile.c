#include "amd_compile.h"
#include "told_fragments.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct amd amd;

const variant amd_variants[AMD_VARIANTS] = {
    {SK_DECOMPOSITION_DATA_PARALLEL,
     SK_FIXUP_NONE,
     SK_EPILOGUE_NONE,
     SK_LAYOUT_ROW_MAJOR,
     SK_PACKING_NEVER,
     false,
     2,
     {"whole_general", "whole_aligned"}},
    {SK_DECOMPOSITION_STREAM_K,
     SK_FIXUP_LAST_ARRIVER,
     SK_EPILOGUE_LINEAR,
     SK_LAYOUT_ROW_MAJOR,
     SK_PACKING_NEVER,
     false,
     2,
     {"last_arriver_general", "last_arriver_aligned"}},
    {SK_DECOMPOSITION_STREAM_K,
     SK_FIXUP_SEPARATE_PASS,
     SK_EPILOGUE_LINEAR,
     SK_LAYOUT_COL_MAJOR,
     SK_PACKING_NEVER,
     false,
     4,
     {"store_general", "sum_general", "store_aligned", "sum_aligned"}},
};

const variant amd_copies = {SK_DECOMPOSITION_DATA_PARALLEL,
                            SK_FIXUP_NONE,
                            SK_EPILOGUE_NONE,
                            SK_LAYOUT_ROW_MAJOR,
                            SK_PACKING_ALWAYS,
                            false,
                            4,
                            {"pack", "transpose", "whole_packed_general", "whole_packed_aligned"}};

const variant amd_grouped = {SK_DECOMPOSITION_STREAM_K,
                             SK_FIXUP_LAST_ARRIVER,
                             SK_EPILOGUE_LINEAR,
                             SK_LAYOUT_ROW_MAJOR,
                             SK_PACKING_NEVER,
                             true,
                             1,
                             {"grouped_aligned"}};

const variant amd_additions[AMD_ADDITIONS] = {
    {SK_DECOMPOSITION_STREAM_K,
     SK_FIXUP_TURNSTILE_UNORDERED,
     SK_EPILOGUE_LINEAR,
     SK_LAYOUT_ROW_MAJOR,
     SK_PACKING_NEVER,
     false,
     2,
     {"unordered_general", "unordered_aligned"}},
    {SK_DECOMPOSITION_STREAM_K,
     SK_FIXUP_ATOMIC,
     SK_EPILOGUE_LINEAR,
     SK_LAYOUT_ROW_MAJOR,
     SK_PACKING_NEVER,
     false,
     4,
     {"atomic_general", "seed_general", "atomic_aligned", "seed_aligned"}},
};

/* ---- what the driver tells of a pipeline ------------------------------------------------------ */

static bool read_statistics(VkDevice device, const VkPipelineExecutableInfoKHR* executable, compiled* c)
{
    const struct
    {
        const char* name;
        unsigned* value;
    } wanted[] = {
        {"VGPRs", &c->vgprs},
        {"SGPRs", &c->sgprs},
        {"Spilled SGPRs", &c->spilled_sgprs},
        {"Spilled VGPRs", &c->spilled_vgprs},
        {"Scratch size", &c->scratch},
        {"LDS size", &c->lds},
        {"Subgroups per SIMD", &c->subgroups_per_simd},
        {"Code size", &c->code_size},
        {"Latency", &c->latency},
        {"Inverse Throughput", &c->inverse_throughput},
    };
    VkPipelineExecutableStatisticKHR statistics[64];
    uint32_t count = sizeof statistics / sizeof statistics[0];
    unsigned found = 0;
    memset(statistics, 0, sizeof statistics);
    for (uint32_t i = 0; i < count; i++)
    {
        statistics[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR;
    }
    if (vkGetPipelineExecutableStatisticsKHR(device, executable, &count, statistics) != VK_SUCCESS)
    {
        return false;
    }
    for (uint32_t i = 0; i < count; i++)
    {
        for (size_t j = 0; j < sizeof wanted / sizeof wanted[0]; j++)
        {
            if (strcmp(statistics[i].name, wanted[j].name) == 0)
            {
                *wanted[j].value = (unsigned)statistics[i].value.u64;
                found++;
            }
        }
    }
    return found == sizeof wanted / sizeof wanted[0];
}

static bool read_assembly(VkDevice device, const VkPipelineExecutableInfoKHR* executable, compiled* c)
{
    VkPipelineExecutableInternalRepresentationKHR texts[16];
    uint32_t count = sizeof texts / sizeof texts[0];
    memset(texts, 0, sizeof texts);
    for (uint32_t i = 0; i < count; i++)
    {
        texts[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INTERNAL_REPRESENTATION_KHR;
    }
    vkGetPipelineExecutableInternalRepresentationsKHR(device, executable, &count, texts); /* names and sizes */
    for (uint32_t i = 0; i < count; i++)
    {
        if (texts[i].isText && strcmp(texts[i].name, "Assembly") == 0)
        {
            texts[i].pData = c->assembly = calloc(texts[i].dataSize + 1, 1);
        }
    }
    vkGetPipelineExecutableInternalRepresentationsKHR(device, executable, &count, texts); /* what has room */
    return c->assembly && *c->assembly;
}

static compiled inspect(VkDevice device, VkPipeline pipeline)
{
    compiled c = {0};
    VkPipelineInfoKHR info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_INFO_KHR};
    VkPipelineExecutablePropertiesKHR properties = {.sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_PROPERTIES_KHR};
    VkPipelineExecutableInfoKHR executable = {.sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR};
    uint32_t count = 1;
    info.pipeline = pipeline;
    executable.pipeline = pipeline;
    if (vkGetPipelineExecutablePropertiesKHR(device, &info, &count, &properties) == VK_SUCCESS && count == 1)
    {
        c.subgroup_size = properties.subgroupSize;
        c.is_complete = read_statistics(device, &executable, &c) && read_assembly(device, &executable, &c);
    }
    return c;
}

/* ---- between the library and the driver ------------------------------------------------------- */

static struct
{
    PFN_vkGetDeviceProcAddr get_device_proc_addr;
    PFN_vkCreateComputePipelines create_compute_pipelines;
    compiled latest[AMD_LATEST]; /* since forget_compiled */
    uint32_t count;
    bool is_read; /* by made_for_amd(): the next pipeline is the first again */
} between;

static void forget_compiled(void)
{
    between.is_read = false;
    while (between.count > 0)
    {
        free(between.latest[--between.count].assembly);
    }
}

static VKAPI_ATTR VkResult VKAPI_CALL create_and_inspect(VkDevice device, VkPipelineCache cache, uint32_t count,
                                                         const VkComputePipelineCreateInfo* infos,
                                                         const VkAllocationCallbacks* allocator,
                                                         VkPipeline* pipelines)
{
    VkComputePipelineCreateInfo info = infos[0];
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfo size = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO};
    size.requiredSubgroupSize = amd.subgroup_size;
    info.flags |=
        VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR | VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR;
    if (amd.subgroup_size && !info.stage.pNext)
    {
        info.stage.pNext = &size;
    }
    VkResult result = between.create_compute_pipelines(device, cache, count, &info, allocator, pipelines);
    if (between.is_read)
    {
        forget_compiled();
    }
    if (result == VK_SUCCESS && between.count < AMD_LATEST)
    {
        between.latest[between.count++] = inspect(device, pipelines[0]);
    }
    return result;
}

/* Recording would crash the driver, so what sk_probe_fragments() records is dropped. */
static VKAPI_ATTR void VKAPI_CALL drop_pipeline(VkCommandBuffer commands, VkPipelineBindPoint point,
                                                VkPipeline pipeline)
{
    (void)commands;
    (void)point;
    (void)pipeline;
}

static VKAPI_ATTR void VKAPI_CALL drop_constants(VkCommandBuffer commands, VkPipelineLayout layout,
                                                 VkShaderStageFlags stages, uint32_t offset, uint32_t size,
                                                 const void* values)
{
    (void)commands;
    (void)layout;
    (void)stages;
    (void)offset;
    (void)size;
    (void)values;
}

static VKAPI_ATTR void VKAPI_CALL drop_dispatch(VkCommandBuffer commands, uint32_t x, uint32_t y, uint32_t z)
{
    (void)commands;
    (void)x;
    (void)y;
    (void)z;
}

static PFN_vkVoidFunction dropping_function(const char* name)
{
    return strcmp(name, "vkCmdBindPipeline") == 0    ? (PFN_vkVoidFunction)drop_pipeline
           : strcmp(name, "vkCmdPushConstants") == 0 ? (PFN_vkVoidFunction)drop_constants
           : strcmp(name, "vkCmdDispatch") == 0      ? (PFN_vkVoidFunction)drop_dispatch
                                                     : NULL;
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL device_function(VkDevice device, const char* name)
{
    if (dropping_function(name))
    {
        return dropping_function(name);
    }
    return strcmp(name, "vkCreateComputePipelines") == 0 ? (PFN_vkVoidFunction)create_and_inspect
                                                         : between.get_device_proc_addr(device, name);
}

/* The device without hardware has no compute units. Lend it those of a Radeon RX 7900 XTX, where they are asked for,
   and no subgroup size but the one that is forced. */
static VKAPI_ATTR void VKAPI_CALL get_properties(VkPhysicalDevice physical_device,
                                                 VkPhysicalDeviceProperties2* properties)
{
    vkGetPhysicalDeviceProperties2(physical_device, properties);
    for (VkBaseOutStructure* s = properties->pNext; s; s = s->pNext)
    {
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CORE_PROPERTIES_AMD)
        {
            VkPhysicalDeviceShaderCorePropertiesAMD* cores = (VkPhysicalDeviceShaderCorePropertiesAMD*)(void*)s;
            cores->shaderEngineCount = 6;
            cores->shaderArraysPerEngineCount = 2;
            cores->computeUnitsPerShaderArray = 8;
        }
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES && amd.subgroup_size)
        {
            VkPhysicalDeviceSubgroupSizeControlProperties* sizes =
                (VkPhysicalDeviceSubgroupSizeControlProperties*)(void*)s;
            sizes->minSubgroupSize = sizes->maxSubgroupSize = amd.subgroup_size;
        }
    }
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL instance_function(VkInstance instance, const char* name)
{
    if (strcmp(name, "vkGetPhysicalDeviceProperties2") == 0)
    {
        return (PFN_vkVoidFunction)get_properties;
    }
    return strcmp(name, "vkGetDeviceProcAddr") == 0 ? (PFN_vkVoidFunction)device_function
                                                    : vkGetInstanceProcAddr(instance, name);
}

/* ---- the device ------------------------------------------------------------------------------- */

static VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR executable_features = {
    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR};

static void enable_executable_properties(sk_features* features, void* user_data)
{
    (void)user_data;
    executable_features.pipelineExecutableInfo = VK_TRUE;
    executable_features.pNext = features->features.pNext;
    features->features.pNext = &executable_features;
    features->extensions[features->extension_count++] = VK_KHR_PIPELINE_EXECUTABLE_PROPERTIES_EXTENSION_NAME;
}

bool open_amd(void)
{
    const char* family = getenv("RADV_FORCE_FAMILY") ? getenv("RADV_FORCE_FAMILY") : getenv("AMDGPU_GPU_ID");
    gpu_options options = {0};
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2};
    options.edit_features = enable_executable_properties;
    if (!family || !open_gpu(&amd.device, &options))
    {
        return false;
    }
    amd.driver.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES;
    amd.subgroup_sizes.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES;
    amd.subgroup_sizes.pNext = &amd.driver;
    properties.pNext = &amd.subgroup_sizes;
    vkGetPhysicalDeviceProperties2(amd.device.physical_device, &properties);
    amd.has_matrices = strcmp(family, "navi31") == 0 || strcmp(family, "gfx1151") == 0;
    between.get_device_proc_addr = vkGetDeviceProcAddr;
    between.create_compute_pipelines = vkCreateComputePipelines;
    return true;
}

static void print_error(sk_result result, const char* sentence, void* user_data)
{
    (void)result;
    (void)user_data;
    printf("  streamk: %s\n", sentence);
}

sk_context* create_amd_context(void)
{
    sk_context* context = NULL;
    sk_context_desc desc = {0};
    desc.instance = amd.device.instance;
    desc.physical_device = amd.device.physical_device;
    desc.device = amd.device.device;
    desc.device_create_info = &amd.device.create_info;
    desc.get_instance_proc_addr = instance_function;
    desc.logger.function = print_error;
    bool is_made = sk_create_context(&desc, &context) == SK_SUCCESS &&
                   accept_told_fragments(context, amd.device.properties.pipelineCacheUUID, true) == SK_SUCCESS;
    return is_made ? context : NULL;
}

/* ---- compiling -------------------------------------------------------------------------------- */

static sk_gemm_desc describe(const sk_kernel_info* kernel, const char* layout, const variant* v)
{
    sk_gemm_desc desc = {0};
    desc.m = 2 * kernel->tile_m;
    desc.n = 2 * kernel->tile_n;
    desc.k = 8 * kernel->tile_k;
    desc.a.type = desc.b.type = kernel->input;
    desc.accumulator = kernel->accumulator;
    desc.c.type = desc.d.type = kernel->output;
    desc.a.layout = layout[0] == 't' ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.b.layout = layout[1] == 't' ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    if (kernel->blocks)
    {
        desc.b.type = SK_TYPE_Q4_0;
        desc.b.layout = SK_LAYOUT_COL_MAJOR;
    }
    if (kernel->codes)
    {
        desc.a.type = SK_TYPE_Q8_0;
        desc.a.layout = SK_LAYOUT_ROW_MAJOR;
        desc.multiplied = kernel->input;
    }
    desc.c.layout = v->c_layout;
    desc.kernel = kernel->name;
    desc.epilogue = v->epilogue;
    desc.decomposition = v->decomposition;
    desc.fixup = v->fixup;
    desc.packing = kernel->multiply == SK_MULTIPLY_ARRANGED ? SK_PACKING_ALWAYS : v->packing;
    desc.workers = v->fixup == SK_FIXUP_NONE ? 0 : 7;
    return desc;
}

/* A plan of two such problems. */
static sk_result create_grouped_plan(sk_context* context, const sk_gemm_desc* gemm, sk_plan** plan)
{
    sk_grouped_gemm_desc desc = {.gemm = *gemm, .most_problems = 2, .aligned = true};
    return sk_create_grouped_gemm_plan(context, &desc, plan);
}

/* One more of the same, with an assembly of its own. */
static compiled copy_compiled(const compiled* first)
{
    compiled copy = *first;
    copy.assembly = first->assembly ? malloc(strlen(first->assembly) + 1) : NULL;
    if (copy.assembly)
    {
        strcpy(copy.assembly, first->assembly);
    }
    return copy;
}

/* Whether a name is of a pipeline that adds sums up alone. */
static bool adds_alone(const char* name)
{
    return strncmp(name, "sum", 3) == 0;
}

/* Small dot of blocks has one pipeline whether operands are aligned or not, but for those that add sums up alone. It
 * is told for both: general ones come first, and as many aligned ones behind them. */
static void tell_for_both(const variant* v)
{
    uint32_t half = v->count / 2, own = half;
    for (uint32_t i = half; i < v->count; i++)
    {
        own += adds_alone(v->names[i]);
    }
    if (between.count != own || own == v->count)
    {
        return;
    }
    for (uint32_t i = v->count; i-- > half;)
    {
        bool is_own = adds_alone(v->names[i]);
        between.latest[i] = is_own ? between.latest[--own] : copy_compiled(&between.latest[i - half]);
    }
    between.count = v->count;
}

const compiled* compile_for_amd(sk_context* context, const sk_kernel_info* kernel, const char* layout,
                                const variant* v)
{
    sk_plan* plan = NULL;
    sk_gemm_desc desc = describe(kernel, layout, v);
    forget_compiled();
    sk_result result =
        v->grouped ? create_grouped_plan(context, &desc, &plan) : sk_create_gemm_plan(context, &desc, &plan);
    if (kernel->multiply == SK_MULTIPLY_DOT && !v->grouped)
    {
        tell_for_both(v);
    }
    uint32_t before = kernel->multiply == SK_MULTIPLY_ARRANGED && between.count == v->count + 1;
    bool is_made =
        result == SK_SUCCESS && (v->grouped ? between.count >= v->count : between.count == v->count + before);
    sk_destroy_plan(plan);
    return is_made ? between.latest + (v->grouped ? 0 : before) : NULL;
}

uint32_t made_for_amd(const compiled** pipelines)
{
    uint32_t count = between.count;
    between.is_read = true;
    *pipelines = between.latest;
    return count;
}

void print_amd_heading(void)
{
    printf("%s\nkernel,layout,pipeline,subgroup,vgprs,sgprs,lds,spills,scratch,waves,bytes,estimate,latency\n",
           amd.driver.driverInfo);
}

void print_amd_row(const char* kernel, const char* layout, const char* pipeline, const compiled* c)
{
    printf("%s,%s,%s,%u,%u,%u,%u,%u,%u,%u,%u,%u,%u\n", kernel, layout, pipeline, c->subgroup_size, c->vgprs, c->sgprs,
           c->lds, c->spilled_vgprs + c->spilled_sgprs, c->scratch, c->subgroups_per_simd, c->code_size,
           c->inverse_throughput, c->latency);
}

bool write_amd_assembly(const char* folder, const char* kernel, const char* layout, const char* name,
                        const compiled* c)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s_%s_%s_%u.s", folder, kernel, layout, name, c->subgroup_size);
    FILE* file = c->assembly ? fopen(path, "w") : NULL;
    bool is_written = file && fputs(c->assembly, file) >= 0;
    return file && fclose(file) == 0 && is_written;
}

static sk_type twin_of(sk_type type)
{
    switch ((int)type)
    {
    case SK_TYPE_U8: return SK_TYPE_S8;
    case SK_TYPE_E5M2: return SK_TYPE_E4M3;
    default: return type;
    }
}

static bool are_twins(const sk_kernel_info* a, const sk_kernel_info* b)
{
    bool same_input = a->codes || twin_of(a->input) == twin_of(b->input); /* what codes would be decoded to */
    return a->multiply == b->multiply && a->blocks == b->blocks && a->codes == b->codes && same_input &&
           (a->accumulator == SK_TYPE_F16) == (b->accumulator == SK_TYPE_F16) && a->tile_m == b->tile_m &&
           a->tile_n == b->tile_n && a->tile_k == b->tile_k;
}

bool shares_pipelines(const sk_kernel_info* kernel)
{
    return kernel->codes && kernel->input != kernel->output;
}

bool has_earlier_twin(const sk_context* context, uint32_t index)
{
    sk_kernel_info kernel = sk_query_kernel(context, index);
    for (uint32_t i = 0; i < index; i++)
    {
        sk_kernel_info other = sk_query_kernel(context, i);
        if (are_twins(&kernel, &other))
        {
            return true;
        }
    }
    return false;
}
